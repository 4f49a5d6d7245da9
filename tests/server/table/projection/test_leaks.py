"""The taint test of the core against everything the service makes for a viewer, for all games.

Whole games are played at a table by people of a script, who also talk, wish, take back and hand their seats
to bots. After every entry of the log, every viewer's messages are looked at: what they must not know is not in
them, and what they were not told of has changed nothing that they could get.
"""

from __future__ import annotations

import json

import msgspec
import pytest

from madoi.core.chance import Chance
from madoi.core.refusal import Refused
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, Seat, Viewer
from madoi.games import find
from madoi.server.table.commands import chat, decisions, seating, undo
from madoi.server.table.log import Began, Decided, Entry, Opened, Plan, Terms
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from support.server.tables import sent_update
from support.server.watched_table import (
    SEED,
    Script,
    StayingClient,
    Watched,
    encoded,
    opened_table,
    secret_of,
)

TABLES = [
    ("kasane", 3, {}),
    ("kasane", 4, {"open-hands": "yes"}),
    ("yurikure", 3, {"procedure": "competition"}),
    ("yurikure", 3, {"procedure": "open", "advanced-support": "yes"}),
    ("lily", 2, {"decks": "dawn,dusk", "turns": "60"}),
    ("lily", 2, {"decks": "eclipse,lantern", "turns": "60", "rulings": "2", "card-edition": "2"}),
]
IDS = [f"{game} {' '.join(options.values())}" for game, _, options in TABLES]


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
        again = json.loads(sent_update(watched.table, viewer, -1, chat=True))["news"]
        assert again == watched.news[viewer], "who comes later is told what the others were told"
        assert watched.clients[viewer].kinds.count("update") < 4, "the rest were changes"


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
    assert table.started_session.deciders() == []


def decided(table: Table, seat: Seat) -> Entry:
    asked = decisions.prompt(table, seat)
    assert asked is not None
    return decisions.decide(table, seat, asked.id, asked.actions[0])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_tables_whose_hidden_things_differ_send_the_same_bytes(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """From some moments on, each viewer gets a twin of the table, in which all that they must not know may be
    otherwise. The same decisions are made at both, and every message is the same until something is
    disclosed to them."""
    played = opened_table(game, seats, options)
    script = Script(Watched(played), f"twins {game} {options}")
    script.watched.write(Began(SEED, played.game.version))
    moments = sorted(script.chance.below(LENGTHS[game], "moment") for _ in range(MOMENTS))
    differing = compared = 0
    for moment in moments:
        while played.started_session.decisions < moment and played.phase == "playing":
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
        session = table.started_session
        opened = [
            msgspec.structs.replace(
                table.opened, before=session.record.text(), decisions=session.decisions, viewer=knowing
            )
            for knowing in (EVERYTHING, viewer)
        ]
        self.truth, self.twin = (Table("the-table", one, 999.0) for one in opened)
        self.tables = (self.truth, self.twin)
        self.clients = [StayingClient(table, viewer) for table in self.tables]
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
        one, other = (dump(table.started_session.state.view(EVERYTHING).data()) for table in self.tables)
        return one != other

    def compare(self) -> None:
        for since in (self.seen, -1):
            one, other = (sent_update(table, self.viewer, since, chat=True) for table in self.tables)
            assert one == other
        one, other = (client.receive() for client in self.clients)
        assert one == other
        self.seen = len(self.truth.visible_entries[self.viewer]) - 1
        welcomes = {encoded(snapshot.welcome(table, self.viewer, self.at)) for table in self.tables}
        assert len(welcomes) == 1
        assert len({encoded(snapshot.table_summary(table)) for table in self.tables}) == 1

    def go_on(self) -> int:
        """How many entries were the same to the viewer, until something was disclosed to them."""
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
        one, other = (table.started_session.state.legal(seat) for table in self.tables)
        both = [action.text for action in one if action in other]
        return Decided(seat, both[self.chance.below(len(both), "twins")]) if both else None


def took_back(table: Table, seat: Seat) -> Entry | None:
    try:
        return undo.take_back(table, seat)
    except Refused:
        return None
