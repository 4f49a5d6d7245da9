"""What a paper table shows to each viewer: nothing hidden."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server.table.commands import corrections, rolls, undo
from madoi.server.table.log import Began, Corrected
from support.server.paper import PAPER, correct, fell, unchanged
from support.server.tables import people, waiting_table
from support.server.watched_table import SEED, Script, Watched, opened_table


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
        """Somebody changes something that they were told of."""
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
            legal = table.started_session.state_at(rolls.paper_of(table).rounds.index(one) - 1).legal(
                one.seat
            )
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
        table = waiting_table("lily", terms=PAPER).begin()
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
        table = waiting_table("yurikure", people(3), {"procedure": "competition"}, PAPER).begin()
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
