"""A table whose every message to every viewer is checked for secrets, and players by a script."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec

from madoi.bots import find as find_bot
from madoi.client import Data, whole_update
from madoi.core.chance import Chance, Seeded
from madoi.core.refusal import Refused
from madoi.core.testing import dump, faces
from madoi.core.viewer import SPECTATOR, Seat, Viewer
from madoi.games import find
from madoi.server.table.commands import chat, decisions, seating, undo
from madoi.server.table.log import (
    ClockTerms,
    Corrected,
    Decided,
    Entry,
    Opened,
    Plan,
    Said,
    Terms,
    Undone,
    Wished,
)
from madoi.server.table.projection import snapshot, updates
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from support.games.secrets import secrets_of
from support.server.tables import sent_update

SEED = "0123456789abcdef0123456789abcdef"
CLOCKS = {
    "kasane": ClockTerms(),
    "yurikure": ClockTerms("bank", 6000, 5),
    "lily": ClockTerms("each", 60),
}


class StayingClient:
    """A client that stays connected, so that it is sent changes."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.since = -1
        self.seen = updates.NOTHING
        self.now: Data = {}
        self.kinds: list[str] = []

    def receive(self) -> bytes:
        """The next message."""
        update = updates.next_update(self.table, self.viewer, self.since, True, self.seen)
        self.since, self.seen = update.last, update.version
        message = json.loads(update.message)
        self.kinds.append(message["type"])
        self.now = whole_update(message, self.now)["now"]
        return update.message


class Watched:
    """A table, and all that each viewer has been sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at = 1_000.0
        self.news: dict[Viewer, list[dict[str, object]]] = {viewer: [] for viewer in table.viewers()}
        self.clients = {viewer: StayingClient(table, viewer) for viewer in table.viewers()}
        self.now = {viewer: self.look(viewer) for viewer in table.viewers()}
        self.secrets = secrets_of(table.game)
        self.hidden = [hashed(secret_of(seat)) for seat in range(len(table.seats))]
        self.looked_at = 0

    def look(self, viewer: Viewer) -> dict[str, object]:
        """What the viewer gets who comes back: the news are kept, the table as it is now given."""
        news = self.news[viewer]
        update = json.loads(sent_update(self.table, viewer, len(news) - 1, chat=True))
        news += update["news"]
        now: dict[str, object] = update["now"]
        if update["news"]:
            self.clients[viewer].receive()
            assert self.clients[viewer].now == now, "what has changed leads to the same"
        assert now.pop("number") == len(news) - 1 == news[-1]["number"], "numbers have no gaps"
        return now

    def write(self, entry: Entry) -> None:
        """The next entry of the log, looked at from all sides."""
        was_told = {viewer: len(news) for viewer, news in self.news.items()}
        asked = self.table.consent_request is not None
        self.at += 1
        self.table.apply(entry, self.at)
        for viewer in self.table.viewers():
            before, now = self.now[viewer], self.look(viewer)
            fresh = self.news[viewer][was_told[viewer] :]
            if not fresh:
                assert now == before, f"{viewer} could tell that there was {entry}"
                continue
            self.now[viewer] = now
            lines = [
                dump([line["key"].removesuffix("-known"), line["rule"], line["facts"]])
                for line in fresh[0].get("lines", [])  # type: ignore[attr-defined]
            ]
            happened = self.table.log[-1].events
            again = isinstance(entry, Corrected)  # who tells what had happened before
            assert again or lines == faces(list(happened), viewer), f"{viewer} was told another story"
            if viewer != getattr(entry, "seat", None):
                news = now != before or lines or open_to(viewer, entry, asked)
                assert news, f"{viewer} was told for nothing of {entry}"
                assert fresh[0].get("how", "person") in ("person", "bot", "clock")
            self.check(dump([fresh, now]), viewer)
        self.check(encoded(snapshot.table_summary(self.table)), SPECTATOR)

    def check(self, message: str, viewer: Viewer) -> None:
        self.looked_at += 1
        for key in self.hidden:
            assert key not in message, f"{viewer} was sent the hash of a secret"
        if self.table.phase == "over" or self.table.session is None:
            return
        assert self.table.seed not in message, f"{viewer} was sent the seed of a game that goes on"
        for secret in self.secrets(self.table.started_session.state, viewer):
            assert secret not in message, f"{viewer} was sent {secret}"


def encoded(message: object) -> str:
    """As it would leave, in the spelling of the kit."""
    return dump(json.loads(msgspec.json.encode(message)))


def open_to(viewer: Viewer, entry: Entry, asked: bool) -> bool:
    """Whether the viewer hears of such an entry even where it changes nothing that they can see."""
    if isinstance(entry, Said):
        return entry.room == "table" or viewer == SPECTATOR
    if isinstance(entry, Undone):
        return asked
    return not isinstance(entry, (Decided, Wished))


class Script:
    """People who do all that people can do at a table, by chance and always the same."""

    def __init__(self, watched: Watched, seed: str) -> None:
        self.watched = watched
        self.table = watched.table
        self.chance: Chance = Seeded(seed)
        self.done: dict[str, int] = {}

    def one_in(self, n: int) -> bool:
        return self.chance.below(n, "script") == 0

    def any_of(self, choices: list[str]) -> str:
        return choices[self.chance.below(len(choices), "script")]

    def any_seat(self) -> Seat:
        return self.chance.below(len(self.table.seats), "script")

    def attempt(self, judge: Callable[[Table], Entry]) -> bool:
        try:
            entry = judge(self.table)
        except Refused:
            return False
        self.watched.write(entry)
        tag = str(entry.__struct_config__.tag)
        self.done[tag] = self.done.get(tag, 0) + 1
        return True

    def act(self) -> None:
        """Somebody who is asked answers; now and then somebody does something else."""
        movers = self.table.to_move()
        seat = movers[self.chance.below(len(movers), "script")]
        if self.one_in(12):
            self.something_else(self.any_seat())
        elif self.one_in(25):
            self.wish(seat)
        else:
            self.answer(seat)

    def answer(self, seat: Seat) -> None:
        asked = decisions.prompt(self.table, seat)
        assert asked is not None
        seat_state = self.table.seats[seat]
        if seat_state.bot:
            view = self.table.started_session.state.view(seat)
            action = find_bot(seat_state.bot, self.table.game).choose(view, asked.decision, self.chance).text
            how = "bot"
        else:
            mildest = asked.decision.default.text  # taken often, or some games would last too long
            action = mildest if self.one_in(2) else self.any_of(asked.actions)
            how = "forced" if len(asked.actions) == 1 else "wish" if self.one_in(9) else "person"
        assert self.attempt(
            lambda table: decisions.decide(table, seat, asked.id, action, how)  # type: ignore[arg-type]
        )

    def wish(self, seat: Seat) -> None:
        asked = decisions.prompt(self.table, seat)
        assert asked is not None
        wishes = ["", *decisions.premoves(self.table, seat, asked)]
        self.attempt(lambda table: decisions.set_premove(table, seat, self.any_of(wishes)))

    def something_else(self, seat: Seat) -> None:
        kinds: list[Callable[[Table], Entry]] = [
            lambda table: chat.say(table, seat, "", "ねえ <b>"),
            lambda table: chat.say(table, SPECTATOR, "Mio", "psst"),
            lambda table: undo.ask(table, seat),
            lambda table: seating.hand_over(table, seat, "random"),
            lambda table: seating.return_to(table, seat),
        ]
        if self.one_in(2):
            self.attempt(lambda table: undo.take_back(table, seat))
        else:
            self.attempt(kinds[self.chance.below(len(kinds), "script")])
        while self.table.consent_request is not None and not self.one_in(3):
            self.attempt(lambda table: undo.answer(table, self.any_seat(), yes=not self.one_in(6)))


def secret_of(seat: Seat) -> str:
    return f"secret of seat {seat}"


def opened_table(game: str, seats: int, options: dict[str, str], paper: bool = False) -> Table:
    plans = [Plan("person", f"Rin {seat}", "", hashed(secret_of(seat))) for seat in range(seats)]
    settings = find(game).settings(options, seats)
    opened = Opened(game, settings.options, plans, Terms(clock=CLOCKS.get(game, ClockTerms()), paper=paper))
    return Table("the-table", opened, 999.0)
