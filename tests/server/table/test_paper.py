"""Games at a paper table, from the first die to the last: they are the games of the engine with the same dice."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from madoi.client import Data, Refused, Seat, http_request, open_table, seated, sit_down
from madoi.core.chance import ANYBODY, Chance
from madoi.core.record import Player
from madoi.core.record import read as read_record
from madoi.core.session import Session, verify
from madoi.core.viewer import EVERYTHING
from madoi.games import find
from madoi.server.table.commands import rolls
from madoi.server.table.log import (
    Change,
    CorrectAsked,
    Corrected,
    Decided,
    Fell,
    Rolls,
    decode_entry,
    encode_entry,
)
from madoi.server.table.state import Table
from support.server.in_process import serve_in_process
from support.server.paper import Noted, broken, chosen, later_breakup, turn
from support.server.tables import NAMES

Note = tuple[str, Mapping[str, object], int]
"""What was asked, about whom, and what fell."""


class Dice(Chance):
    """Chance of an engine that plays a log: each question gets what fell for it, by what it is about."""

    def __init__(self) -> None:
        self.fallen: list[Note] = []
        self.subject: Mapping[str, object] = {}

    def about(
        self,
        subject: Mapping[str, object],
        against: Mapping[str, object] | None = None,
        by: int = ANYBODY,
        private: bool = False,
        offered: list[int] | None = None,
    ) -> None:
        self.subject = subject

    def below(self, n: int, what: str) -> int:
        return self._next(what)

    def die(self, what: str) -> int:
        return self._next(what)

    def draw(self, bag: list[int], what: str) -> int:
        drawn = self._next(what)
        bag.remove(drawn)
        return drawn

    def copy(self) -> Chance:
        return self

    def _next(self, what: str) -> int:
        subject, self.subject = self.subject, {}
        for place, (asked, about, result) in enumerate(self.fallen):
            if (asked, about) == (what, subject):
                del self.fallen[place]
                return result
        raise AssertionError(f"nothing fell for {what} {subject}")


def engine(table: Table, notes: dict[int, list[Note]]) -> Session:
    """The engine with the decisions of a table and the same dice, by round."""
    dice = Dice()
    dice.fallen = notes[0].copy()
    names = [Player(name) for name in table.names()]
    session = Session(table.game, table.settings, names, dice)
    for number in table.standing_decisions:
        entry = table.log[number].entry
        assert isinstance(entry, Decided)
        dice.fallen = notes.get(session.decisions + 1, []).copy()
        session.play(entry.seat, table.game.parse(entry.action))
    return session


class Evening:
    """Four people with a phone each; everything that falls is typed in."""

    def __init__(self, table: Table, phones: list[Seat]) -> None:
        self.table = table
        self.phones = phones
        self.chance = random.Random(9)
        self.notes: dict[int, list[Note]] = {}
        self.turns = 0

    async def seen(self, seat: int) -> Seat:
        """The phone of this seat, when it has all that there is."""
        phone = self.phones[seat]
        await phone.until(lambda phone: phone.number == len(self.table.visible_entries[seat]) - 1)
        return phone

    async def go_on(self) -> None:
        self.turns += 1
        if self.table.waits_for_chance:
            phone = await self.seen(self.turns % 4)
            asked = phone.now["chance"]
            result = self.chance.choice(asked["choices"])["result"]
            round = 0 if self.table.session is None else self.table.started_session.decisions + 1
            self.notes.setdefault(round, []).append((asked["what"], asked["facts"], result))
            await phone.request("fell", chance=asked["id"], results=[result])
            for must in [one for one in self.table.log if one.results][-1].results[
                1:
            ]:  # and what followed from it
                self.notes[round].append((must.asked.what, must.asked.subject, must.result))
            return
        seat = self.table.to_move()[0]
        phone = await self.seen(seat)
        asked = phone.prompt
        if asked is None:
            return  # the table was faster where only one choice was left
        try:
            await phone.play(chosen(asked["actions"], asked["default"], self.chance))
        except Refused:
            assert len(asked["actions"]) == 1

    async def made(self, round: int, action: str) -> None:
        """This decision, where the table has not made it by itself because only one was left."""
        while len(rolls.paper_of(self.table).all_rounds()) <= round:
            phone = await self.seen(self.table.to_move()[0])
            with suppress(Refused):
                if phone.prompt:
                    await phone.play(action)

    async def correct(self, change: Change) -> None:
        """Somebody notices that a die was typed wrong; all agree."""
        paper = rolls.paper_of(self.table)
        round = paper.rounds[paper.index_of(change)]
        [place], [face] = change.places, change.results
        number = self.table.visible_entries[3].index(round.result_entries[place])
        phone = await self.seen(3)
        assert phone.news[number]["fell"][0]["result"] == round.results[place].result
        await phone.request("correct", number=number, results=[face])
        for seat in (0, 1, 2):
            other = await self.seen(seat)
            asked = other.now["undo"]
            assert asked["seat"] == 3
            assert asked["correction"]["fell"][0]["result"] == face
            await other.request("consent", yes=True)
        notes = self.notes[paper.index_of(change)]
        what, subject, _ = notes[place]
        notes[place] = (what, subject, face)


async def test_an_evening_of_yurikure_with_a_correction_is_the_game_of_the_engine_with_the_same_dice(
    tmp_path: Path,
) -> None:
    options = {"procedure": "competition"}
    async with serve_in_process(tmp_path) as server, AsyncExitStack() as stack:
        wanted: Data = {
            "game": "yurikure",
            "options": options,
            "seats": [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * 3],
            "terms": {"paper": True},
        }
        begun = await open_table(server.address, wanted)
        secrets = [begun["secret"]]
        for seat in (1, 2, 3):
            taken = await sit_down(server.address, begun["table"], seat, NAMES[seat])
            secrets.append(taken["secret"])
        phones = [
            await stack.enter_async_context(seated(server.address, begun["table"], secret))
            for secret in secrets
        ]
        for phone in phones:
            await phone.until(lambda phone: phone.now.get("chance"))
        table = server.table(begun["table"])
        play = Evening(table, phones)
        while table.session is None or turn(table) < 4:
            await play.go_on()
        before = broken(table.started_session)
        change = later_breakup(table)
        await play.correct(change)
        assert broken(table.started_session) != before
        for _ in range(30):
            await play.go_on()
        while table.waits_for_chance:
            await play.go_on()
        same = engine(table, play.notes)
        assert len(same.events) == len(table.started_session.events)
        for viewer in [EVERYTHING, *table.viewers()]:
            assert table.started_session.state.view(viewer).data() == same.state.view(viewer).data()
        for seat in range(4):
            phone = await play.seen(seat)
            shown = msgspec.json.decode(msgspec.json.encode(same.state.view(seat).data()))
            assert phone.now["view"] == shown
            told = [news for news in phone.news if news["what"] == "corrected"]
            assert len(told) == 1
            assert any(line["key"] == "yurikure-couple-die" for line in told[0]["lines"])


@pytest.mark.parametrize("seats", [2, 3])
async def test_a_game_of_kasane_typed_in_from_a_game_of_the_engine_has_its_points(
    tmp_path: Path, seats: int
) -> None:
    kasane = find("kasane")
    noted = Noted(f"kasane {seats}")
    names = [Player(name) for name in NAMES[:seats]]
    played = Session(kasane, kasane.settings({}, seats), names, noted)
    rounds = [("", noted.results.copy())]
    chance = random.Random(seats)
    while played.state.to_move():
        [mover] = played.state.to_move()
        noted.results.clear()
        action = chance.choice(played.state.legal(mover))
        played.play(mover, action)
        rounds.append((action.text, noted.results.copy()))
    async with serve_in_process(tmp_path) as server, AsyncExitStack() as stack:
        wanted: Data = {
            "game": "kasane",
            "seats": [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (seats - 1)],
            "terms": {"paper": True},
        }
        begun = await open_table(server.address, wanted)
        secrets = [begun["secret"]]
        for seat in range(1, seats):
            taken = await sit_down(server.address, begun["table"], seat, NAMES[seat])
            secrets.append(taken["secret"])
        phones = [
            await stack.enter_async_context(seated(server.address, begun["table"], secret))
            for secret in secrets
        ]
        play = Evening(server.table(begun["table"]), phones)
        await phones[0].until(lambda phone: phone.now.get("chance"))
        for number, (text, fallen) in enumerate(rounds):
            await play.made(number, text)
            for part in (fallen[:2], fallen[2:]):  # as many at once as somebody likes
                if part:
                    phone = await play.seen(0)
                    await phone.request("fell", chance=phone.now["chance"]["id"], results=part)
        phone = await play.seen(0)
        assert phone.over
        assert phone.now["outcome"]["points"] == [float(point) for point in played.record.points]
        assert phone.now["outcome"]["seed"] == ""
        record = read_record(
            await http_request(server.address, "GET", f"/api/tables/{begun['table']}/record")
        )
        assert record.chance == "fed"
        assert verify(kasane, record).record.points == played.record.points


async def test_a_server_that_is_started_again_in_the_middle_of_a_question_asks_on(tmp_path: Path) -> None:
    wanted: Data = {
        "game": "yurikure",
        "seats": [{"kind": "me", "name": "Rin"}, *[{"kind": "bot", "bot": "random"}] * 2],
        "options": {"procedure": "competition"},
        "terms": {"paper": True, "pace": 0},
    }
    async with serve_in_process(tmp_path) as server:
        begun = await open_table(server.address, wanted)
        async with seated(server.address, begun["table"], begun["secret"]) as phone:
            await phone.until(lambda phone: phone.now.get("chance"))
            await phone.enter_results(4, 5)
            asked, number = phone.now["chance"], phone.number
    async with (
        serve_in_process(tmp_path) as server,
        seated(server.address, begun["table"], begun["secret"]) as phone,
    ):
        assert phone.now["chance"] == asked
        assert phone.number == number
        assert [one["result"] for one in asked["fell"]] == [4, 5]
        rest = [6, 7, *range(6), 0]
        await phone.enter_results(*rest)
        assert phone.chance is None
        assert phone.now["view"]["turn"] == 0
        with pytest.raises(Refused):
            await phone.request("fell", chance=asked["id"], results=rest)


def test_the_entries_of_a_paper_table_are_read_as_they_were_written() -> None:
    change = Change(3, "pass", [1], [2], [3, 4], cut=True)
    for entry in (Fell(-1, [1, 0]), Rolls(2, "program"), CorrectAsked(1, change), Corrected(1, change)):
        assert decode_entry(encode_entry(entry)) == entry
