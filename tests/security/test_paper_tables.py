"""The threats of docs/security.md, chapter “Paper tables”, each tried."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from madoi.client import open_table
from madoi.core.refusal import Refused
from madoi.core.viewer import SPECTATOR
from madoi.server import limits
from madoi.server.table.commands import corrections, rolls
from madoi.server.table.log import Handed, Terms
from madoi.server.table.projection import paper_table, snapshot
from support.server import tables
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client


def at_a_drawn_card() -> tables.ScriptedTable:
    """A duel of Lily at a paper table in which seat 0 draws its first card."""
    table = tables.waiting_table("lily", terms=Terms(paper=True)).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    say(table, 0, 0)
    return table


def say(table: tables.ScriptedTable, seat: int, result: int) -> None:
    """The seat types what fell."""
    table.write(rolls.enter_results(table.table, seat, question(table), [result]))


def question(table: tables.ScriptedTable) -> str:
    return rolls.paper_of(table.table).question_id()


def test_s40_a_card_that_somebody_else_draws_is_not_told() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    chances = {viewer: table.now(viewer)["chance"] for viewer in (SPECTATOR, 0, 1)}
    for viewer in (SPECTATOR, 1):
        began = chances[viewer].pop("began")
        assert table.update(viewer)["news"][began]["what"] == "decided"
    assert chances[SPECTATOR] == chances[1]
    assert chances[1]["choices"] == []
    say(table, 0, asked.choices[0])
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    again = [one["result"] for one in table.now(0)["chance"]["choices"]]
    assert again == [one["result"] for one in chances[0]["choices"]], "the deck as printed, not what is left"
    assert table.last(0)["fell"][0]["result"] is not None
    for viewer in (SPECTATOR, 1):
        assert table.last(viewer)["fell"] == [
            {"what": "lily-chance-card", "facts": {"seat": 0}, "result": None, "shown": {}}
        ]


def test_s41_nobody_types_what_only_another_sees() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    before = table.all_sent()
    for card in (asked.choices[0], 60_000):  # one that could be, and none at all: the same answer
        with tables.refused("chance-not-yours"):
            rolls.enter_results(table.table, 1, question(table), [card])
    assert table.all_sent() == before


def test_s42_a_correction_neither_shows_nor_changes_what_is_hidden() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    say(table, 0, asked.choices[0])
    first = next(one.number for one in table.table.log if one.results)
    for card in (asked.choices[1], 60_000):  # the next card of another, said along with a change
        with tables.refused("chance-not-yours"):
            corrections.correct(
                table.table, 1, table.table.visible_entries[1].index(first), "", [None], [card], cut=True
            )
    drawn = len(table.table.visible_entries[1]) - 1
    for card in (asked.choices[1], 60_000):
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, 1, drawn, "", [card], [], cut=False)
    chose = next(
        number
        for number, news in enumerate(table.update(1)["news"])
        if news["what"] == "decided" and news.get("seat") == 0
    )
    for action in ("lead w001", "pass"):
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, 1, chose, action, [], [], cut=True)


def test_s42_where_a_correction_stops_does_not_tell_how_much_others_have_done_in_secret() -> None:
    """Two tables that differ only in what another has written on their sheet meanwhile."""
    refusals = []
    for secretly in (0, 3):
        table = tables.waiting_table(
            "yurikure", tables.people(3), {"procedure": "competition"}, Terms(paper=True)
        ).begin()
        for result in (0, 3, 5, 7, *range(6), 2):
            say(table, 0, result)
        for _ in range(secretly):
            table.play(1, table.prompt(1).actions[0])
        table.play(0, "support akane sorai")
        number = len(table.table.visible_entries[0]) - 1
        with pytest.raises(Refused) as refused:
            corrections.correct(table.table, 0, number, "clear", [], [], cut=False)
        refusals.append(snapshot.refusal_data(refused.value.refusal))
    assert refusals[0] == refusals[1]
    assert refusals[0].facts["decision"] == 1


def test_s43_a_log_has_an_end_of_corrections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads it plays the game again for each."""
    monkeypatch.setattr(limits, "MAX_CORRECTIONS", 3)
    plans = [tables.person(0), tables.bot()]
    table = tables.waiting_table("kasane", plans, terms=Terms(paper=True)).begin()
    say(table, 0, 1)
    number = len(table.table.visible_entries[0]) - 1
    for result in (0, 1, 0):
        table.write(corrections.correct(table.table, 0, number, "", [result], [], cut=False))
    with tables.refused("correct-too-many"):
        corrections.correct(table.table, 0, number, "", [1], [], cut=False)


async def test_s43_corrections_do_not_keep_the_server_busy(tmp_path: Path) -> None:
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
        "terms": {"paper": True, "pace": 0},
    }
    async with serve_in_process(tmp_path) as server:
        begun = await open_table(server.address, wanted)
        async with recording_client(server.address, begun["table"], begun["secret"]) as client:
            await client.until(lambda: client.now.get("chance"))
            id = client.now["chance"]["id"]
            await client.ask(type="fell", chance=id, results=[1])
            number = client.number
            answers = [
                await client.ask(type="correct", id=f"c{one}", number=number, results=[one % 2])
                for one in range(14)
            ]
        codes = [one["refusal"]["code"] if one["type"] == "refused" else "" for one in answers]
        assert codes.count("correct-too-fast") >= 3
        assert codes[0] == ""


def test_s44_trying_corrections_tells_nothing_about_another() -> None:
    table = tables.waiting_table(
        "yurikure", tables.people(3), {"procedure": "competition"}, Terms(paper=True)
    ).begin()
    for result in (0, 3, 5, 7, *range(6), 2):
        say(table, 0, result)
    while table.prompt(table.table.to_move()[0]).decision.question.key == "yurikure-question-setup":
        seat = table.table.to_move()[0]
        actions = table.prompt(seat).actions
        table.play(seat, "hand-in" if "hand-in" in actions else actions[0])
    mover = table.table.to_move()[0]
    reveals = [action for action in table.prompt(mover).actions if action.startswith("reveal")]
    table.play(mover, "pass")
    passed_by_mover = len(table.table.visible_entries[mover]) - 1
    other = (mover + 1) % 3
    passed = len(table.table.visible_entries[other]) - 1
    for action in (reveals[0], "reveal akane 40"):  # the seat could have revealed this, and nobody that
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, other, passed, action, [], [], cut=False)
    with tables.refused("correct-not-yours"):
        paper_table.alternatives(table.table, other, passed, "1")
    table.write(Handed(other, "greedy", "asked"))
    table.settle("bot")
    by_bot = len(table.table.visible_entries[mover]) - 1
    for action in ("reveal akane 1", "reveal akane 31", "hand-in"):  # nor of a bot, which keeps what it has
        with tables.refused("correct-bot-hidden"):
            corrections.correct(table.table, mover, by_bot, action, [], [], cut=False)
    own = paper_table.alternatives(table.table, mover, passed_by_mover, "1")
    assert own.action == "pass"
    assert reveals[0] in own.actions

    duel = at_a_drawn_card()
    chance = random.Random(1)
    while not (shown := _shown_by(duel, 0)):
        asked = rolls.paper_of(duel.table).question
        if asked is not None:
            say(duel, rolls.reporters(duel.table, asked)[0], chance.choice(asked.choices))
        else:
            seat = duel.table.to_move()[0]
            duel.play(seat, chance.choice(duel.prompt(seat).actions))
    number = duel.table.visible_entries[1].index(shown)
    deck = duel.table.settings.decks[0].cards  # type: ignore[attr-defined]
    for card in (deck[0], deck[-1], 60_000):
        with tables.refused("correct-not-yours"):
            corrections.correct(duel.table, 1, number, "", [card], [], cut=True)
    assert paper_table.alternatives(duel.table, 1, number, "1").fell[0].choices == []
    assert (
        paper_table.alternatives(duel.table, 0, duel.table.visible_entries[0].index(shown), "1")
        .fell[0]
        .choices
    )


def _shown_by(table: tables.ScriptedTable, seat: int) -> int:
    """The entry in which a card of this deck fell that both saw; 0: none yet."""
    for one in table.table.log:
        if one.results and one.results[0].asked.by == seat and not one.results[0].asked.private:
            return one.number
    return 0


async def test_s45_looking_back_does_not_keep_the_server_busy(tmp_path: Path) -> None:
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
        "terms": {"paper": True, "pace": 0},
    }
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        begun = await open_table(server.address, wanted)
        async with recording_client(server.address, begun["table"], begun["secret"]) as client:
            await client.until(lambda: client.now.get("chance"))
            await client.ask(type="fell", chance=client.now["chance"]["id"], results=[1])
            number = client.number
            answers = [await client.ask(type="instead", id=f"i{one}", number=number) for one in range(22)]
        kinds = [one["type"] for one in answers]
        assert kinds == ["changeable"] * 20 + ["refused"] * 2
