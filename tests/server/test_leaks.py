"""The taint test of the core against everything the service makes for a viewer, for all games.

Whole games are played at a table by people of a script, who also talk, set premoves, take back and hand their seats
to bots. After every entry of the log, every viewer's messages are looked at: what she must not know is not in
them, and what she was not told of has changed nothing that she could get.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from games.kasane.test_kit import secrets as kasane_secrets
from games.lily.test_kit import secrets as lily_secrets
from games.yurikure.test_kit import secrets as yurikure_secrets
from madoi.bots import find as find_bot
from madoi.core.chance import Chance, Seeded
from madoi.core.game import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.core.refusal import Refused
from madoi.core.testing import Secrets, dump, faces
from madoi.games import find
from madoi.server.table.commands import chat, decisions, seating, undo
from madoi.server.table.log import (
    Began,
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
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed

SECRETS: dict[str, Secrets] = {
    "kasane": kasane_secrets,
    "yurikure": yurikure_secrets,
    "lily": lily_secrets,
}
SEED = "0123456789abcdef0123456789abcdef"
TABLES = [
    ("kasane", 3, {}),
    ("kasane", 4, {"open-hands": "yes"}),
    ("yurikure", 3, {"procedure": "competition"}),
    ("yurikure", 3, {"procedure": "open", "advanced-support": "yes"}),
    ("lily", 2, {"decks": "dawn,dusk", "turns": "60"}),
]
CLOCKS = {
    "kasane": ClockTerms(),
    "yurikure": ClockTerms("bank", 6000, 5),
    "lily": ClockTerms("each", 60),
}
IDS = [f"{game} {' '.join(options.values())}" for game, _, options in TABLES]


class Watched:
    """A table, and all that each viewer has been sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at = 1_000.0
        self.news: dict[Viewer, list[dict[str, object]]] = {viewer: [] for viewer in table.viewers()}
        self.now = {viewer: self.look(viewer) for viewer in table.viewers()}
        self.secrets = SECRETS[table.game.name]
        self.hidden = [hashed(secret_of(seat)) for seat in range(len(table.chairs))]
        self.looked_at = 0

    def look(self, viewer: Viewer) -> dict[str, object]:
        """What the viewer gets who comes back: the news are kept, the table as it is now given."""
        news = self.news[viewer]
        update = json.loads(snapshot.update(self.table, viewer, len(news) - 1, chat=True))
        news += update["news"]
        now: dict[str, object] = update["now"]
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
        for secret in self.secrets(self.table.playing.state, viewer):
            assert secret not in message, f"{viewer} was sent {secret}"


def encoded(message: object) -> str:
    """As it would leave, in the spelling of the kit."""
    return dump(json.loads(msgspec.json.encode(message)))


def open_to(viewer: Viewer, entry: Entry, asked: bool) -> bool:
    """Whether the viewer hears of such an entry even where it changes nothing that she can see."""
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
        return self.chance.below(len(self.table.chairs), "script")

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
        chair = self.table.chairs[seat]
        if chair.bot:
            view = self.table.playing.state.view(seat)
            action = find_bot(chair.bot, self.table.game).choose(view, asked.decision, self.chance).text
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
    opened = Opened(game, settings.options, plans, Terms(clock=CLOCKS[game], paper=paper))
    return Table("the-table", opened, 999.0)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_nothing_hidden_is_sent_to_anybody_in_a_whole_game(
    game: str, seats: int, options: dict[str, str]
) -> None:
    watched = Watched(opened_table(game, seats, options))
    script = Script(watched, f"leaks {game} {options}")
    watched.write(Began(SEED, watched.table.game.version))
    while watched.table.phase == "playing":
        script.act()
    if game != "kasane":  # where every decision draws a card
        assert script.done["undone"] > 2
    for viewer in watched.table.viewers():
        assert watched.now[viewer]["outcome"]["seed"] == SEED, "now it is open"  # type: ignore[index]
        again = json.loads(snapshot.update(watched.table, viewer, -1, chat=True))["news"]
        assert again == watched.news[viewer], "who comes later is told what the others were told"


def test_the_key_of_an_invitation_is_sent_to_nobody() -> None:
    invitation = "an invitation"
    plans = [Plan("person", "Rin", "", hashed(secret_of(0))), Plan("invited", key=hashed(invitation))]
    table = Table(
        "the-table", Opened("kasane", find("kasane").settings({}, 2).options, plans, Terms()), 999.0
    )
    watched = Watched(table)
    watched.hidden += [hashed(invitation), invitation]
    watched.write(chat.say(table, 0, "", "is anybody there?"))
    watched.write(seating.sit(table, 1, "Mio", secret_of(1), invitation))
    watched.write(Began(SEED, table.game.version))
    assert watched.looked_at > 6


def test_a_secret_choice_leaves_what_was_asked_of_all_as_it_is() -> None:
    watched = Watched(opened_table("yurikure", 3, {}))
    table = watched.table
    watched.write(Began(SEED, table.game.version))
    for seat in (0, 1):
        watched.write(decided(table, seat))
    watched.write(undo.ask(table, 0))
    watched.write(decided(table, 1))  # which nobody else may notice: `write` looks
    assert table.consent_request is not None
    watched.write(undo.answer(table, 1, yes=True))
    watched.write(undo.answer(table, 2, yes=True))
    assert table.playing.deciders() == []


def decided(table: Table, seat: Seat) -> Entry:
    asked = decisions.prompt(table, seat)
    assert asked is not None
    return decisions.decide(table, seat, asked.id, asked.actions[0])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_tables_whose_hidden_things_differ_send_the_same_bytes(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """From some moments on, each viewer gets a twin of the table, in which all that she must not know may be
    otherwise. The same decisions are made at both, and every message is the same until something is
    disclosed to her."""
    played = opened_table(game, seats, options)
    script = Script(Watched(played), f"twins {game} {options}")
    script.watched.write(Began(SEED, played.game.version))
    moments = sorted(script.chance.below(LENGTHS[game], "moment") for _ in range(MOMENTS))
    differing = compared = 0
    for moment in moments:
        while played.playing.decisions < moment and played.phase == "playing":
            script.answer(played.to_move()[-1])
        if played.phase == "over":
            break
        for viewer in played.viewers():
            twins = Twins(played, viewer, script.chance)
            differing += twins.differ()
            compared += twins.go_on()
    assert compared > 20
    if game != "kasane":  # where only what is to come is hidden from who remembers
        assert differing > 0, "a twin that is the same shows nothing"


LENGTHS = {"kasane": 36, "yurikure": 120, "lily": 200}
MOMENTS = 4


class Twins:
    """The table going on from now as it is, and as the viewer can imagine that it is."""

    def __init__(self, table: Table, viewer: Viewer, chance: Chance) -> None:
        session = table.playing
        opened = [
            msgspec.structs.replace(
                table.opened, before=session.record.text(), decisions=session.decisions, viewer=knowing
            )
            for knowing in (EVERYTHING, viewer)
        ]
        self.truth, self.twin = (Table("the-table", one, 999.0) for one in opened)
        self.tables = (self.truth, self.twin)
        self.viewer = viewer
        self.chance = chance
        self.seen = -1
        self.at = 1_000.0
        self.write(Began(SEED, table.game.version))

    def write(self, entry: Entry) -> None:
        self.at += 1
        for table in self.tables:
            table.apply(entry, self.at)

    def differ(self) -> bool:
        one, other = (dump(table.playing.state.view(EVERYTHING).data()) for table in self.tables)
        return one != other

    def compare(self) -> None:
        for since in (self.seen, -1):
            one, other = (snapshot.update(table, self.viewer, since, chat=True) for table in self.tables)
            assert one == other
        self.seen = len(self.truth.visible_entries[self.viewer]) - 1
        welcomes = {encoded(snapshot.welcome(table, self.viewer, self.at)) for table in self.tables}
        assert len(welcomes) == 1
        assert len({encoded(snapshot.table_summary(table)) for table in self.tables}) == 1

    def go_on(self) -> int:
        """How many entries were the same to the viewer, until something was disclosed to her."""
        for count in range(40):
            self.compare()
            entry = self.next()
            if entry is None:
                return count
            self.write(entry)
            disclosed = any(
                event.discloses and event.told_to(self.viewer)
                for table in self.tables
                for event in table.log[-1].events
            )
            if disclosed:
                return count
        return 40

    def next(self) -> Entry | None:
        """A decision that can be made at both, or somebody takes one back at both."""
        movers = self.truth.to_move()
        if not movers:
            return None
        seat = movers[self.chance.below(len(movers), "twins")]
        if self.chance.below(8, "twins") == 0:
            undone = [took_back(table, seat) for table in self.tables]
            if undone[0] is not None and undone[0] == undone[1]:
                return undone[0]
        one, other = (table.playing.state.legal(seat) for table in self.tables)
        both = [action.text for action in one if action in other]
        return Decided(seat, both[self.chance.below(len(both), "twins")]) if both else None


def took_back(table: Table, seat: Seat) -> Entry | None:
    try:
        return undo.take_back(table, seat)
    except Refused:
        return None
