"""The paper table: dice and cards are typed in, earlier entries are corrected, and nothing hidden is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from madoi.client import Data, Refused, Seat, http_request, open_table, seated, sit_down
from madoi.core.chance import ANYBODY, Chance, Seeded
from madoi.core.game import EVERYTHING, SPECTATOR, Viewer
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.record import Player
from madoi.core.record import read as read_record
from madoi.core.refusal import Refused as Impossible
from madoi.core.session import Session, verify
from madoi.games import find
from madoi.server.table import automation
from madoi.server.table.commands import corrections, decisions, rolls, seating, undo
from madoi.server.table.log import (
    Began,
    Change,
    CorrectAsked,
    Corrected,
    Decided,
    Fell,
    Handed,
    Returned,
    Rolls,
    Terms,
    decode_entry,
    encode_entry,
)
from madoi.server.table.paper_correction import replay_with_change
from madoi.server.table.projection import paper_table
from madoi.server.table.state import Table
from server.conftest import Run
from server.nearby import nearby
from server.tables import NAMES, Written, bot, everybody, opened, people, person, refused
from server.test_leaks import SEED, Script, Watched, opened_table

PAPER = Terms(paper=True)
FREE = Terms(paper=True, corrections="free")


ORDER = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]
"""The girls, as they are numbered."""

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


class Noted(Chance):
    """Chance from a seed that writes down what fell, as it is typed in: what could not be anything else is
    not."""

    def __init__(self, seed: str) -> None:
        self.source = Seeded(seed)
        self.results: list[int] = []

    def below(self, n: int, what: str) -> int:
        return self.noted(self.source.below(n, what))

    def die(self, what: str) -> int:
        return self.noted(self.source.die(what))

    def draw(self, bag: list[int], what: str) -> int:
        only = len(set(bag)) == 1
        drawn = self.source.draw(bag, what)
        return drawn if only else self.noted(drawn)

    def copy(self) -> Chance:
        return self

    def noted(self, result: int) -> int:
        self.results.append(result)
        return result


def fell(table: Written, seat: int, *results: int) -> None:
    paper = rolls.paper_of(table.table)
    table.write(rolls.enter_results(table.table, seat, paper.question_id(), list(results)))


def any_fell(table: Written, chance: random.Random) -> None:
    """Whoever can says that any of what could fall did."""
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    fell(table, rolls.reporters(table.table, asked)[-1], chance.choice(asked.choices))


def step(table: Written, chance: random.Random) -> None:
    """One result, or one decision, mostly the mildest."""
    if table.table.waits_for_chance:
        any_fell(table, chance)
        return
    seat = table.table.to_move()[0]
    asked = table.prompt(seat)
    table.play(seat, chosen(asked.actions, asked.decision.default.text, chance))


def chosen(actions: list[str], default: str, chance: random.Random) -> str:
    if len(actions) == 1:  # which the table may choose by itself
        return actions[0]
    return chance.choice(actions) if chance.random() < 0.3 else default


def turn(table: Table) -> int:
    """Of a game of Yuri-Kure."""
    number = table.playing.state.view(SPECTATOR).data()["turn"]
    assert isinstance(number, int)
    return number


def broken(session: Session) -> list[tuple[int, Mapping[str, object]]]:
    """The breakups of a game of Yuri-Kure, and in which round."""
    return [
        (round, event.public())
        for round, events in enumerate(session.events)
        for event in events
        if event.kind == "yurikure-broke-up"
    ]


def later_breakup(table: Table) -> Change:
    """Another die for a couple, in turn 2, which changes a breakup of turn 3."""
    paper = rolls.paper_of(table)
    what = "yurikure-chance-couple-die"
    dice = [
        (round, place)
        for round, one in enumerate(paper.rounds)
        for place, fallen in enumerate(one.results)
        if fallen.asked.what == what
    ]
    second, third = sorted({round for round, _ in dice})[1:3]
    for place in [place for round, place in dice if round == second]:
        for face in range(1, 7):
            change = Change(paper.rounds[second].number, "", [place], [face])
            again = replay_with_change(paper, change, 0)
            if again.stop is None and again.session is not None:
                was, would_be = broken(table.playing), broken(again.session)
                if [one for one in was if one[0] == third] != [one for one in would_be if one[0] == third]:
                    return change
    raise AssertionError("another evening is needed")


# A whole evening, by the protocol.


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
            round = 0 if self.table.session is None else self.table.playing.decisions + 1
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


def test_an_evening_of_yurikure_with_a_correction_is_the_game_of_the_engine_with_the_same_dice(
    run: Run, tmp_path: Path
) -> None:
    options = {"procedure": "competition"}

    async def evening() -> None:
        async with nearby(tmp_path) as server, AsyncExitStack() as stack:
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
            before = broken(table.playing)
            change = later_breakup(table)
            await play.correct(change)
            assert broken(table.playing) != before
            for _ in range(30):
                await play.go_on()
            while table.waits_for_chance:
                await play.go_on()
            same = engine(table, play.notes)
            assert len(same.events) == len(table.playing.events)
            for viewer in [EVERYTHING, *table.viewers()]:
                assert table.playing.state.view(viewer).data() == same.state.view(viewer).data()
            for seat in range(4):
                phone = await play.seen(seat)
                shown = msgspec.json.decode(msgspec.json.encode(same.state.view(seat).data()))
                assert phone.now["view"] == shown
                told = [news for news in phone.news if news["what"] == "corrected"]
                assert len(told) == 1
                assert any(line["key"] == "yurikure-couple-die" for line in told[0]["lines"])

    run(evening())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_of_kasane_typed_in_from_a_game_of_the_engine_has_its_points(
    run: Run, tmp_path: Path, seats: int
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

    async def typed() -> None:
        async with nearby(tmp_path) as server, AsyncExitStack() as stack:
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
            for number, (action, fallen) in enumerate(rounds):
                await play.made(number, action)
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

    run(typed())


# Who rolls.


def test_who_rolls_is_switched_in_mid_game(run: Run, tmp_path: Path) -> None:
    async def switched() -> None:
        async with nearby(tmp_path) as server:
            wanted: Data = {
                "game": "kasane",
                "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
                "terms": {"paper": True, "pace": 0},
            }
            begun = await open_table(server.address, wanted)
            async with seated(server.address, begun["table"], begun["secret"]) as phone:
                await phone.until(lambda phone: phone.now.get("chance"))
                assert phone.now["rolls"] == "people"
                await phone.request("fell", chance=phone.now["chance"]["id"], results=[1])
                await phone.request("rolls", by="program")  # in the middle of a question
                await phone.until(lambda phone: phone.prompt)
                assert phone.now["rolls"] == "program"
                table = server.table(begun["table"])
                while len(table.playing.events) < 10:
                    if phone.prompt:
                        await phone.play(phone.prompt["actions"][0])
                    else:
                        await phone.changed()
                await phone.request("rolls", by="people")
                while not phone.now.get("chance"):
                    if phone.prompt:
                        await phone.play(phone.prompt["actions"][0])
                    else:
                        await phone.changed()
                assert phone.now["chance"]["what"] == "kasane-chance-card"
                await phone.request("rolls", by="program")
                while not phone.over:
                    if phone.prompt:
                        await phone.play(phone.prompt["actions"][0])
                    else:
                        await phone.changed()
                ours = [one for one in phone.news if one["what"] == "fell" and one.get("seat", -1) == -1]
                assert len(ours) >= 2
            record = read_record(
                await http_request(server.address, "GET", f"/api/tables/{begun['table']}/record")
            )
            verify(find("kasane"), record)

    run(switched())


def test_what_we_roll_is_as_likely_as_it_lies_in_the_bag() -> None:
    table = opened("kasane", terms=Terms(paper=True, rolls="program")).begin()
    feed = rolls._RolledResults(table.table)
    drawn = [feed.further(ChanceNeeded("kasane-chance-card", [7] * 9 + [8])) for _ in range(400)]
    assert 300 < drawn.count(7) < 395
    due = table.settle("roll")
    assert due.at == table.time


def test_a_table_of_bots_and_a_card_that_nobody_can_read_are_rolled_by_us() -> None:
    bots = opened("yurikure", [bot(called=f"b{n}") for n in range(3)], terms=PAPER).begin()
    bots.settle("roll")
    assert not bots.table.waits_for_chance
    lily = opened("lily", [person(0), bot()], terms=PAPER).begin()
    while not lily.table.waits_for_chance:
        step_lily(lily)
    fell(lily, 0, 0)
    while lily.table.waits_for_chance and not rolls.is_automatic(lily.table):
        any_fell(lily, random.Random(1))
    assert rolls.is_automatic(lily.table)
    assert rolls.paper_of(lily.table).question.by == 1  # type: ignore[union-attr]
    lily.settle("roll")


def test_what_must_fall_is_asked_of_nobody_and_follows_when_something_is_changed() -> None:
    table = opened("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    fell(table, 0, 0, 3, 5, 7, 0, 1, 2, 3, 4)
    assert table.now(1)["chance"]["facts"] == {"place": 6}
    fell(table, 1, 5)
    assert table.now(1)["chance"]["what"] == "yurikure-chance-virtual"
    told = table.last(2)
    assert [(one["result"], one.get("only", False)) for one in told["fell"]] == [(5, False), (6, True)]
    number = told["number"]
    unchanged(
        table,
        partial(corrections.correct, table.table, 1, number, "", [None, 4], [], cut=False),
        "correct-only",
    )
    found = paper_table.alternatives(table.table, 1, number, "1").fell
    assert [len(one.choices) for one in found] == [2, 0]
    fell(table, 0, 2)
    correct(table, 1, number, results=[6, None])
    assert view(table)["order"] == [f"{girl}" for girl in ORDER[:5]] + [ORDER[6], ORDER[5]]
    assert [one["result"] for one in table.last(2)["correction"]["fell"]] == [6, 5]
    assert table.again().playing.state.view(EVERYTHING).data() == view(table)
    verify(table.table.game, read_record(table.table.playing.record.text()))


def test_only_what_everybody_can_know_is_filled_in() -> None:
    asked = ChanceNeeded("lily-chance-card", [7, 7])
    assert asked.only_choice == 7
    asked.by, asked.private = 1, True
    assert asked.only_choice is None, "that all her cards are the same is hers to know"
    last = ChanceNeeded("lily-chance-card", [7])
    last.by, last.private = 1, True
    assert last.only_choice == 7
    assert ChanceNeeded("kasane-chance-card", [7, 8]).only_choice is None


def test_what_may_be_asked_next_is_told_to_who_can_say_it() -> None:
    table = opened("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    asked = table.now(2)["chance"]
    ahead = [(one["what"].removeprefix("yurikure-chance-"), one["facts"]) for one in asked["ahead"]]
    favor = [("favor", {"value": value}) for value in (2, 1, 1)]
    assert ahead == [*favor, *[("order", {"place": place}) for place in range(1, 7)], ("virtual", {})]
    assert all(one["sure"] for one in asked["ahead"])
    assert [one["facts"] for one in asked["ahead"] if one.get("once")] == [
        *[facts for _, facts in favor],
        *[{"place": place} for place in range(1, 7)],
    ]
    assert [len(one.get("choices", [])) for one in asked["ahead"]] == [21, 0, 0, 7, 0, 0, 0, 0, 0, 4]
    assert table.now(SPECTATOR)["chance"].get("ahead", []) == []
    before = table.all_sent()
    for results, left in (([0, 3], 8), ([5, 7, *range(5)], 1)):
        fell(table, 0, *results)
        assert len(table.now(2)["chance"]["ahead"]) == left
    assert table.all_sent() != before


def test_dice_that_depend_on_others_may_be_asked_next() -> None:
    """Two couples: a die for each, and a kiss for each that stays together."""
    table = opened("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    chance = random.Random(72)
    while True:
        paper = rolls.paper_of(table.table)
        asked = paper.question
        if (
            asked is not None
            and "couple-die" in asked.what
            and len(table.now(0)["chance"].get("ahead", [])) > 2
        ):
            break
        if asked is not None and asked.what == "yurikure-chance-confession":
            fell(table, 0, 1)
        else:
            step(table, chance)
    now = table.now(0)["chance"]
    kinds = [one["what"].removeprefix("yurikure-chance-") for one in now["ahead"]]
    assert kinds == ["couple-die", "kiss", "kiss"]
    assert now["ahead"][0]["sure"]
    assert now["ahead"][0]["against"]
    assert not any(one.get("once") for one in now["ahead"])
    assert table.table.visible_entries[0][now["began"]] == rolls.paper_of(table.table).pending.number  # type: ignore[union-attr]
    coming = [now, *now["ahead"]]
    for one in coming:
        asks = table.now(0)["chance"]
        assert (asks["what"], asks["facts"]) == (one["what"], one["facts"])
        fell(table, 0, 6)
    assert not table.table.waits_for_chance


def test_of_her_own_cards_only_those_are_foreseen_that_come_whatever_they_are() -> None:
    table = opened("lily", terms=PAPER).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    fell(table, 0, 0)
    ahead = table.now(0)["chance"]["ahead"]
    assert ahead
    assert all(one == {"what": "lily-chance-card", "facts": {"seat": 0}, "sure": True} for one in ahead)
    assert table.now(1)["chance"].get("ahead", []) == []


def step_lily(table: Written) -> None:
    if table.table.to_move()[0] == 1:
        table.settle("bot")
    else:
        table.play(0, table.prompt(0).actions[0])


def test_who_hands_her_seat_over_while_her_card_is_asked_for_holds_nobody_up() -> None:
    table = opened("lily", terms=PAPER).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    fell(table, 1, 0)
    assert automation.next_due(table.table) is None
    table.write(seating.hand_over(table.table, 0, "greedy"))
    assert isinstance(table.table.log[-1].entry, Handed)
    table.settle("roll")


# What is refused changes nothing.


def at_a_die(terms: Terms = PAPER) -> Written:
    """A game of Yuri-Kure in its first turn that waits for the die of a couple."""
    chance = random.Random(3)
    table = opened("yurikure", people(4), {"procedure": "competition"}, terms).begin()
    while True:
        step(table, chance)
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.what == "yurikure-chance-couple-die":
            return table


def unchanged(table: Written, tried: Callable[[], object], code: str) -> Any:
    before = table.all_sent()
    with refused(code) as found:
        tried()
    assert table.all_sent() == before
    return found[0]


def test_while_chance_is_asked_nobody_can_decide_and_no_clock_runs() -> None:
    table = at_a_die()
    assert table.now(0)["phase"] == "playing"
    assert "to_move" not in table.now(0)
    assert automation.next_due(table.table) is None
    unchanged(table, lambda: decisions.decide(table.table, 0, "", "pass"), "table-chance-first")
    unchanged(table, lambda: decisions.why_not(table.table, 0, "pass"), "table-chance-first")
    chance = table.now(2)["chance"]
    assert chance["seats"] == [0, 1, 2, 3]
    assert [one["shown"] for one in chance["choices"]] == [{"die": face} for face in range(1, 7)]
    assert set(chance["facts"]) == {"one", "other"}
    assert "discomfort" in chance["against"]
    assert table.now(SPECTATOR)["chance"]["choices"] == []


def test_impossible_results_and_late_ones_are_refused() -> None:
    table = at_a_die()
    id = rolls.paper_of(table.table).question_id()

    def typed(question: str, *results: int) -> Callable[[], object]:
        return lambda: rolls.enter_results(table.table, 1, question, list(results))

    refusal = unchanged(table, typed(id, 7), "fed-impossible")
    assert refusal.facts["what"] == "@yurikure-chance-couple-die"
    unchanged(table, typed("another", 3), "table-stale")
    unchanged(table, typed(id, *[6] * 60), "fed-too-many")
    fell(table, 1, 3)
    unchanged(table, typed(id, 3), "table-stale")
    other = opened("kasane").begin()
    unchanged(other, lambda: rolls.enter_results(other.table, 0, id, [3]), "table-no-paper")
    unchanged(other, lambda: rolls.set_roller(other.table, 0, "program"), "table-no-paper")


def test_a_question_does_not_count_what_somebody_did_in_secret() -> None:
    """Who thinks her sheet over makes more decisions, and nobody else may know."""
    asked = []
    for thinks_it_over in (False, True):
        table = opened("yurikure", people(3), {"procedure": "competition"}, PAPER).begin()
        dice = random.Random("the same")
        while table.table.session is None:
            any_fell(table, dice)
        if thinks_it_over:
            first = table.prompt(1).actions[0]
            for action in (first, "clear", first, "clear"):
                table.play(1, action)
        while not table.table.waits_for_chance:
            seat = table.table.to_move()[0]
            table.play(seat, quiet(table.prompt(seat).actions))
        asked.append(rolls.paper_of(table.table).question_id())
    assert asked[0] == asked[1]


def quiet(actions: list[str]) -> str:
    """What says least: hand in, pass, do nothing; a sheet is filled from its first pairs."""
    return next((one for one in ("hand-in", "pass", "nothing", "no") if one in actions), actions[0])


def test_a_setup_that_cannot_be_is_refused_and_one_that_can_is_typed_at_once() -> None:
    table = opened("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    assert table.now(0)["phase"] == "playing"
    assert table.now(0).get("view") is None
    pair_twice = [0, 3, 3]
    id = rolls.paper_of(table.table).question_id()
    refusal = unchanged(table, lambda: rolls.enter_results(table.table, 0, id, pair_twice), "fed-impossible")
    assert refusal.facts["result"]["key"] == "yurikure-pair"
    fell(table, 0, 0, 3, 5, 7, *range(6), 2)
    assert table.now(0)["view"]["turn"] == 0
    news = table.last(1)
    assert [one["shown"] for one in news["fell"]][:1] == [
        {"pair": {"key": "yurikure-pair", "one": "@yurikure-girl-akane", "other": "@yurikure-girl-shirakaba"}}
    ]
    assert {line["key"] for line in news["lines"]} >= {"yurikure-setup-couple", "yurikure-order"}


def test_taking_back_is_free_before_anything_fell_and_needs_consent_after() -> None:
    table = at_a_die()
    pending = rolls.paper_of(table.table).pending
    assert pending is not None
    seat, other = pending.seat, (pending.seat + 1) % 4
    unchanged(table, lambda: undo.take_back(table.table, other), "undo-others")
    decisions = table.table.playing.decisions
    if not pending.results:
        table.write(undo.take_back(table.table, seat))
        assert table.table.playing.decisions == decisions
        assert not table.table.waits_for_chance
        assert table.prompt(seat)
        table.play(seat, pending.action)
    fell(table, other, 3)
    if table.table.waits_for_chance:
        unchanged(table, lambda: undo.take_back(table.table, seat), "undo-fell")
    table.write(undo.ask(table.table, seat))
    for agreeing in set(range(4)) - {seat}:
        table.write(undo.answer(table.table, agreeing, True))
    assert table.table.playing.decisions == decisions
    gone = table.last(other)["taken_back"]
    assert [table.update(other)["news"][number]["what"] for number in gone] == ["decided", "fell"]
    assert table.again().playing.state.view(EVERYTHING).data() == view(table)


def view(table: Written) -> Mapping[str, object]:
    return table.table.playing.state.view(EVERYTHING).data()


# Correcting.


def evening(terms: Terms = FREE, turns: int = 4) -> Written:
    chance = random.Random(9)
    table = opened("yurikure", people(4), {"procedure": "competition"}, terms).begin()
    while table.table.session is None or turn(table.table) < turns:
        step(table, chance)
    return table


def number_of(table: Written, seat: int, round: int, place: int = -1) -> int:
    """The news in which a seat was told of a round, or of what fell in it."""
    one = rolls.paper_of(table.table).all_rounds()[round]
    return table.table.visible_entries[seat].index(one.number if place < 0 else one.result_entries[place])


def correct(
    table: Written,
    seat: int,
    number: int,
    action: str = "",
    results: list[int | None] | None = None,
    more: list[int] | None = None,
    cut: bool = False,
) -> None:
    table.write(corrections.correct(table.table, seat, number, action, results or [], more or [], cut))


def test_a_correction_that_the_game_cannot_follow_says_where_and_why_and_can_cut_it() -> None:
    table = evening()
    paper = rolls.paper_of(table.table)
    rounds = len(paper.rounds)
    found = stopping(table.table)
    round, place, face = paper.index_of(found), found.places[0], found.results[0]
    number = number_of(table, 2, round, place)
    refusal = unchanged(
        table,
        lambda: corrections.correct(table.table, 2, number, "", [face], [], cut=False),
        "correct-stops",
    )
    again = replay_with_change(paper, found, 0)
    assert again.stop is not None
    assert again.question is not None
    stopped = again.stop.round
    assert round <= stopped < rounds
    assert refusal.facts["number"] == number_of(table, 2, stopped)
    told = [one.number for one in paper.rounds[1:] if one.number in table.table.visible_entries[2]]
    assert told[refusal.facts["decision"] - 1] == paper.rounds[stopped].number
    assert refusal.facts["refusal"].code == "correct-needs"
    assert refusal.facts["asked"] == again.question.what
    assert refusal.facts["about"] == again.question.subject
    assert [one["result"] for one in refusal.facts["choices"]] == again.question.offered
    correct(table, 2, number, results=[face], cut=True)
    assert table.table.playing.decisions == stopped - 1
    assert table.table.waits_for_chance
    assert table.now(0)["chance"]["what"] == again.question.what
    gone = table.last(1)["taken_back"]
    assert gone
    assert table.again().playing.state.view(EVERYTHING).data() == view(table)


def stopping(table: Table) -> Change:
    """A change of a die after which another die would have had to be rolled."""
    paper = rolls.paper_of(table)
    for round in reversed(range(1, len(paper.rounds))):
        for place in range(len(paper.rounds[round].results)):
            for face in range(1, 7):
                change = Change(paper.rounds[round].number, "", [place], [face])
                again = replay_with_change(paper, change, 0)
                if again.stop is not None and again.stop.refusal.code == "correct-needs":
                    return change
    raise AssertionError("another evening is needed")


def test_every_die_stays_with_the_couple_that_it_was_rolled_for() -> None:
    """Of two couples the first breaks up earlier; then the dice of the second are still hers."""
    chance = random.Random(72)
    table = opened("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    while table.table.session is None or turn(table.table) < 4:
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.what == "yurikure-chance-confession":
            fell(table, 0, 1)
        else:
            step(table, chance)
    paper = rolls.paper_of(table.table)
    first, later = [place for place, one in enumerate(paper.rounds) if place and len(one.results) >= 4]
    was = {(one.asked.what, str(one.asked.subject)): one.result for one in paper.rounds[later].results}
    assert len(was) == 4
    correct(table, 0, number_of(table, 0, first, 0), results=[2])
    stays = {(one.asked.what, str(one.asked.subject)): one.result for one in paper.rounds[later].results}
    assert len(stays) == 2
    assert [one.result for one in paper.rounds[later].results] != list(was.values())[:2]
    assert stays.items() <= was.items()


def test_what_would_have_been_rolled_can_be_given_with_the_correction() -> None:
    table = evening()
    paper = rolls.paper_of(table.table)
    change = stopping(table.table)
    round, place, face = paper.index_of(change), change.places[0], change.results[0]
    number = number_of(table, 2, round, place)
    for many in range(1, 12):
        with suppress(Impossible):
            correct(table, 2, number, results=[face], more=[3] * many)
            break
    assert isinstance(table.table.log[-1].entry, Corrected)
    fed = [one for one in paper.rounds if len(table.table.log) - 1 in one.result_entries]
    assert fed, "what was given stands in the rounds that asked for it"
    record = read_record(table.table.playing.record.text())
    assert verify(table.table.game, record).state.view(EVERYTHING).data() == view(table)


def test_a_decision_is_corrected_and_everything_after_it_played_again() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    mine = [place for place, one in enumerate(paper.rounds) if one.action.startswith("reveal")]
    assert mine
    round = mine[-1]
    one = paper.rounds[round]
    number = number_of(table, one.seat, round)
    unchanged(
        table,
        lambda: corrections.correct(table.table, one.seat, number, "hand-in", [], [], cut=False),
        "correct-stops",
    )
    correct(table, one.seat, number, "pass", cut=True)
    assert rolls.paper_of(table.table).rounds[round].action == "pass"
    news = table.last((one.seat + 1) % 4)
    assert news["correction"]["action"] == "pass"
    assert news["what"] == "corrected"


def test_what_could_stand_instead_is_told_as_it_was_at_that_moment() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    for round in (len(paper.rounds) // 2, len(paper.rounds) - 1):
        one = paper.rounds[round]
        state = table.table.playing.state_at(round - 1)
        found = paper_table.alternatives(table.table, one.seat, number_of(table, one.seat, round), "1")
        assert found.action == one.action
        assert found.actions == [action.text for action in state.legal(one.seat)]
        assert found.view == state.view(one.seat).data()
    die = next(place for place, one in enumerate(paper.rounds) if place and one.results)
    [fallen] = paper_table.alternatives(table.table, 1, number_of(table, 1, die, 0), "1").fell
    assert fallen.fell.result == paper.rounds[die].results[0].result
    assert [one.result for one in fallen.choices] == [1, 2, 3, 4, 5, 6]
    assert fallen.against == paper.rounds[die].results[0].asked.against
    for number in (0, 10**6):
        with refused("correct-nothing"):
            paper_table.alternatives(table.table, 1, number, "1")


def test_who_has_not_agreed_keeps_a_correction_from_being_made() -> None:
    table = evening(PAPER)
    change = later_breakup(table.table)
    round = rolls.paper_of(table.table).index_of(change)
    number = number_of(table, 1, round, change.places[0])
    before = broken(table.table.playing)
    correct(table, 1, number, results=[*change.results])
    asked = table.now(2)["undo"]
    assert asked["seat"] == 1
    assert asked["correction"]["number"] == number_of(table, 2, round, change.places[0])
    with refused("undo-waiting"):
        correct(table, 2, number_of(table, 2, round, change.places[0]), results=[*change.results])
    table.write(undo.answer(table.table, 2, False))
    assert broken(table.table.playing) == before
    correct(table, 1, number, results=[*change.results])
    for seat in (0, 2, 3):
        assert broken(table.table.playing) == before
        table.write(undo.answer(table.table, seat, True))
    assert broken(table.table.playing) != before
    assert table.again().playing.state.view(EVERYTHING).data() == view(table)
    for viewer in everybody(table):
        assert table.last(viewer)["what"] == "corrected"


def test_corrections_of_what_is_not_there_or_not_ones_own_are_refused() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    hand_in = next(place for place, one in enumerate(paper.rounds) if one.action == "hand-in")
    seat = paper.rounds[hand_in].seat
    placing = next(place for place, one in enumerate(paper.rounds) if one.action.startswith("support"))
    owner = paper.rounds[placing].seat
    entry = paper.rounds[placing].number
    other = (owner + 1) % 4
    assert entry not in table.table.visible_entries[other], "who was not told of it cannot even name it"
    for nothing in (0, 10**6):
        tried = partial(corrections.correct, table.table, seat, nothing, "pass", [], [], cut=False)
        unchanged(table, tried, "correct-nothing")
    die = next(place for place, one in enumerate(paper.rounds) if place and one.results)
    number = number_of(table, 0, die, 0)
    unchanged(
        table,
        lambda: corrections.correct(table.table, 0, number, "", [9], [], cut=False),
        "fed-impossible",
    )
    unchanged(
        table,
        lambda: corrections.correct(table.table, 0, number, "", [3], [4] * 90, cut=False),
        "fed-too-many",
    )


def among_bots(terms: Terms = FREE, until: str = "approach confess love nothing") -> tuple[Written, int]:
    """Two people and two bots at Yuri-Kure, up to a decision of a bot that begins with one of these words; the
    round."""
    chance = random.Random(2)
    seats = [person(0), person(1), bot(called="b2"), bot(called="b3")]
    table = opened("yurikure", seats, {"procedure": "competition"}, terms).begin()
    while True:
        if table.table.waits_for_chance:
            any_fell(table, chance)
            continue
        seat = table.table.to_move()[0]
        if seat < 2:
            table.play(seat, table.prompt(seat).decision.default.text)
            continue
        table.settle("bot")
        rounds = rolls.paper_of(table.table).all_rounds()
        if rounds[-1].action.split()[0] in until.split():
            return table, len(rounds) - 1


def test_what_a_bot_did_in_the_open_can_be_changed_by_anybody() -> None:
    table, round = among_bots(PAPER)
    made = rolls.paper_of(table.table).all_rounds()[round]
    number = number_of(table, 0, round)
    state = table.table.playing.state_at(round - 1)
    found = paper_table.alternatives(table.table, 0, number, "1")
    assert (found.seat, found.action) == (made.seat, made.action)
    assert found.actions == [action.text for action in state.legal(made.seat)]
    assert found.view == state.view(0).data(), "as the one sees it who asks"
    other = next(one for one in found.actions if one != made.action)
    correct(table, 0, number, other, cut=True)
    asked = table.now(1)["undo"]["correction"]
    assert asked["action"] == other
    assert asked["number"] == number_of(table, 1, round)
    table.write(undo.answer(table.table, 1, True))
    assert rolls.paper_of(table.table).all_rounds()[round].action == other
    assert table.last(1)["correction"]["lines"]
    assert table.again().playing.state.view(EVERYTHING).data() == view(table)


def test_what_a_bot_could_have_done_in_secret_is_not_told_by_a_correction() -> None:
    table, round = among_bots(until="reveal")
    made = rolls.paper_of(table.table).rounds[round]
    number = number_of(table, 0, round)
    legal = [action.text for action in table.table.playing.state_at(round - 1).legal(made.seat)]
    assert sum(action.startswith("reveal") for action in legal) > 1
    assert paper_table.alternatives(table.table, 0, number, "1").actions == ["pass"]
    for action in (*legal[1:], "reveal akane 9", "hand-in"):
        tried = partial(corrections.correct, table.table, 0, number, action, [], [], cut=True)
        unchanged(table, tried, "correct-bot-hidden")
    correct(table, 0, number, "pass", cut=True)
    assert rolls.paper_of(table.table).rounds[round].action == "pass"
    unchanged(table, partial(paper_table.alternatives, table.table, 0, number, "1"), "correct-bot-hidden")


def test_what_a_bot_decided_for_a_person_is_hers_again_when_she_is_back() -> None:
    table = opened("kasane", people(2), terms=Terms(paper=True, rolls="program")).begin()
    table.settle("roll")
    seat = table.table.to_move()[0]
    table.write(Handed(seat, "greedy", "asked"))
    table.settle("bot")
    round = len(rolls.paper_of(table.table).all_rounds()) - 1
    number = number_of(table, 1 - seat, round)
    found = paper_table.alternatives(table.table, 1 - seat, number, "1")
    assert found.seat == seat
    assert all(len(action.split()) == 2 for action in found.actions), "a yaku would tell of a hand"
    table.write(Returned(seat))
    unchanged(
        table, partial(paper_table.alternatives, table.table, 1 - seat, number, "1"), "correct-not-yours"
    )
    assert paper_table.alternatives(table.table, seat, number, "1").seat == seat


def test_a_result_is_corrected_in_the_middle_of_a_question() -> None:
    table = opened("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    fell(table, 0, 0, 3)
    number = len(table.table.visible_entries[1]) - 1
    correct(table, 1, number, results=[None, 4])
    assert [one.result for one in rolls.paper_of(table.table).pending.results] == [0, 4]  # type: ignore[union-attr]
    assert [one["result"] for one in table.now(2)["chance"]["fell"]] == [0, 4]


def test_who_mistypes_changes_it_by_herself_as_long_as_nothing_has_come_of_it() -> None:
    table = opened("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    fell(table, 0, 0, 3)
    number = len(table.table.visible_entries[0]) - 1
    correct(table, 1, number, results=[1, None])  # another has to ask
    assert table.table.consent_request is not None
    assert table.now(2)["undo"]["correction"]["fell"][0]["result"] == 1
    table.write(undo.answer(table.table, 2, False))
    correct(table, 0, number, results=[1, None])
    assert [one["result"] for one in table.now(2)["chance"]["fell"]] == [1, 3]
    fell(table, 0, 5, 7, *range(6), 2)
    correct(table, 0, len(table.table.visible_entries[0]) - 1, results=[6, *[None] * 9])
    assert table.table.consent_request is not None, "now all have seen what came of it"


def test_a_game_that_is_over_can_be_corrected_and_goes_on() -> None:
    chance = random.Random(1)
    table = opened("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    while table.table.phase == "playing":
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.choices[-1] == 6 and asked.choices[0] == 1:
            fell(table, 0, 6)  # everybody who kisses is fated soon
        else:
            step(table, chance)
    paper = rolls.paper_of(table.table)
    last = len(paper.rounds) - 1
    kiss = [
        place
        for place, one in enumerate(paper.rounds[last].results)
        if one.asked.what == "yurikure-chance-kiss"
    ]
    for place in kiss:
        number = number_of(table, 0, last, place)
        correct(table, 0, number, results=[1], cut=True)
    assert table.now(0)["phase"] == "playing"
    assert "outcome" not in table.now(0)


# Restarting.


def test_a_server_that_is_started_again_in_the_middle_of_a_question_asks_on(run: Run, tmp_path: Path) -> None:
    wanted: Data = {
        "game": "yurikure",
        "seats": [{"kind": "me", "name": "Rin"}, *[{"kind": "bot", "bot": "random"}] * 2],
        "options": {"procedure": "competition"},
        "terms": {"paper": True, "pace": 0},
    }

    async def restarted() -> None:
        async with nearby(tmp_path) as server:
            begun = await open_table(server.address, wanted)
            async with seated(server.address, begun["table"], begun["secret"]) as phone:
                await phone.until(lambda phone: phone.now.get("chance"))
                await phone.enter_results(4, 5)
                asked, number = phone.now["chance"], phone.number
        async with (
            nearby(tmp_path) as server,
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

    run(restarted())


# What is hidden.


class PaperScript(Script):
    """People who also type, switch and correct."""

    def act(self) -> None:
        if self.table.waits_for_chance:
            self.type()
        elif self.one_in(9):
            self.correct()
        else:
            super().act()

    def type(self) -> None:
        paper = rolls.paper_of(self.table)
        asked = paper.question
        assert asked is not None
        if rolls.is_automatic(self.table):
            self.attempt(rolls.roll)
            return
        if self.one_in(20):
            by = "program" if self.one_in(2) else "people"
            self.attempt(lambda table: rolls.set_roller(table, 0, by))  # type: ignore[arg-type]
            return
        tellers = rolls.reporters(self.table, asked)
        seat = tellers[self.chance.below(len(tellers), "script")]
        result = asked.bag[self.chance.below(len(asked.bag), "script")]
        assert self.attempt(lambda table: rolls.enter_results(table, seat, paper.question_id(), [result]))
        for viewer in self.table.viewers():
            news: Any = self.watched.news[viewer][-1]
            told, *must = news["fell"]
            assert all(one["only"] for one in must)
            assert (told["result"] == result) == asked.known_to(viewer)
            assert bool(told["shown"]) == asked.known_to(viewer)

    def correct(self) -> None:
        """Somebody changes something that she was told of."""
        table = self.table
        seat = self.any_seat()
        rounds = [
            one
            for one in rolls.paper_of(table).rounds
            if one.number in table.visible_entries[seat] and (one.seat in (seat, -1) or self.one_in(4))
        ]
        one = rounds[self.chance.below(len(rounds), "script")]
        cut = not self.one_in(3)
        if one.results and self.one_in(2):
            place = self.chance.below(len(one.results), "script")
            offered = one.results[place].asked.offered
            entry = one.result_entries[place]
            results: list[int | None] = [None] * one.result_entries.count(entry)
            results[place - one.result_entries.index(entry)] = offered[
                self.chance.below(len(offered), "script")
            ]
            number = table.visible_entries[seat].index(entry)
            self.attempt(lambda table: corrections.correct(table, seat, number, "", results, [], cut))
        elif one.seat >= 0:
            legal = table.playing.state_at(rolls.paper_of(table).rounds.index(one) - 1).legal(one.seat)
            action = self.any_of([action.text for action in legal])
            number = table.visible_entries[seat].index(one.number)
            self.attempt(lambda table: corrections.correct(table, seat, number, action, [], [], cut))
        while table.consent_request is not None:
            self.attempt(lambda table: undo.answer(table, self.any_seat(), yes=not self.one_in(9)))


LEAKS = [
    ("kasane", 2, {}, 200),
    ("yurikure", 3, {"procedure": "open"}, 350),
    ("lily", 2, {"decks": "dawn,dusk", "turns": "60"}, 350),
]


@pytest.mark.parametrize(("game", "seats", "options", "entries"), LEAKS, ids=[one[0] for one in LEAKS])
def test_nothing_hidden_is_sent_to_anybody_at_a_paper_table(
    game: str, seats: int, options: dict[str, str], entries: int
) -> None:
    watched = Watched(opened_table(game, seats, options, paper=True))
    script = PaperScript(watched, f"paper {game}")
    watched.write(Began(SEED, watched.table.game.version))
    while watched.table.phase == "playing" and len(watched.table.log) < entries:
        script.act()
    assert script.done["fell"] > 5
    assert script.done["corrected"] > 0


def test_a_card_that_somebody_else_draws_changes_nothing_that_one_gets() -> None:
    sent: list[dict[Viewer, bytes]] = []
    for other in (0, 1):
        table = opened("lily", terms=PAPER).begin()
        while not table.table.waits_for_chance:
            seat = table.table.to_move()[0]
            table.play(seat, table.prompt(seat).actions[0])
        fell(table, 0, 0)
        asked = rolls.paper_of(table.table).question
        assert asked is not None
        assert asked.private
        assert table.now(1)["chance"]["choices"] == []
        deck = table.table.settings.decks[0].cards  # type: ignore[attr-defined]
        assert [one["result"] for one in table.now(0)["chance"]["choices"]] == sorted(set(deck))
        question = rolls.paper_of(table.table).question_id()
        unchanged(
            table, partial(rolls.enter_results, table.table, 1, question, [deck[0]]), "chance-not-yours"
        )
        fell(table, 0, asked.choices[other])
        sent.append(table.all_sent())
    assert sent[0][1] == sent[1][1]
    assert sent[0][SPECTATOR] == sent[1][SPECTATOR]
    assert sent[0][0] != sent[1][0]


def test_who_corrects_her_sheet_tells_the_others_nothing_but_that() -> None:
    sent: list[dict[Viewer, bytes]] = []
    for pair in ("akane sorai", "kuroki sorai"):
        table = opened("yurikure", people(3), {"procedure": "competition"}, PAPER).begin()
        fell(table, 0, 0, 3, 5, 7, *range(6), 2)
        table.play(0, "support akane shirakaba", "support kuroki tsuge")
        number = len(table.table.visible_entries[0]) - 1
        correct(table, 0, number, f"support {pair}")
        assert table.now(1)["undo"]["correction"]["action"] == ""
        for seat in (1, 2):
            table.write(undo.answer(table.table, seat, True))
        assert isinstance(table.table.log[-1].entry, Corrected)
        assert table.last(0)["correction"]["action"] == f"support {pair}"
        assert table.last(1)["correction"]["number"] == -1
        sent.append(table.all_sent())
    for viewer in (SPECTATOR, 1, 2):
        assert sent[0][viewer] == sent[1][viewer]
    assert sent[0][0] != sent[1][0]


def test_the_entries_of_a_paper_table_are_read_as_they_were_written() -> None:
    change = Change(3, "pass", [1], [2], [3, 4], cut=True)
    for entry in (Fell(-1, [1, 0]), Rolls(2, "program"), CorrectAsked(1, change), Corrected(1, change)):
        assert decode_entry(encode_entry(entry)) == entry
