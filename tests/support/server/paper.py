"""Paper tables for tests: results that are typed in, evenings of Yuri-Kure, corrections."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from madoi.core.chance import Chance, Seeded
from madoi.core.session import Session
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.server.table.commands import corrections, rolls
from madoi.server.table.log import Change, Terms
from madoi.server.table.paper_correction import replay_with_change
from madoi.server.table.state import Table
from support.server.tables import ScriptedTable, people, refused, waiting_table

PAPER = Terms(paper=True)
FREE = Terms(paper=True, corrections="free")


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


def turn(table: Table) -> int:
    """Of a game of Yuri-Kure."""
    number = table.started_session.state.view(SPECTATOR).data()["turn"]
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


def fell(table: ScriptedTable, seat: int, *results: int) -> None:
    paper = rolls.paper_of(table.table)
    table.write(rolls.enter_results(table.table, seat, paper.question_id(), list(results)))


def any_fell(table: ScriptedTable, chance: random.Random) -> None:
    """Whoever can says that any of what could fall did."""
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    fell(table, rolls.reporters(table.table, asked)[-1], chance.choice(asked.choices))


def step(table: ScriptedTable, chance: random.Random) -> None:
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
                was, would_be = broken(table.started_session), broken(again.session)
                if [one for one in was if one[0] == third] != [one for one in would_be if one[0] == third]:
                    return change
    raise AssertionError("another evening is needed")


def unchanged(table: ScriptedTable, tried: Callable[[], object], code: str) -> Any:
    before = table.all_sent()
    with refused(code) as found:
        tried()
    assert table.all_sent() == before
    return found[0]


def view(table: ScriptedTable) -> Mapping[str, object]:
    return table.table.started_session.state.view(EVERYTHING).data()


def evening(terms: Terms = FREE, turns: int = 4) -> ScriptedTable:
    chance = random.Random(9)
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, terms).begin()
    while table.table.session is None or turn(table.table) < turns:
        step(table, chance)
    return table


def correct(
    table: ScriptedTable,
    seat: int,
    number: int,
    action: str = "",
    results: list[int | None] | None = None,
    more: list[int] | None = None,
    cut: bool = False,
) -> None:
    table.write(corrections.correct(table.table, seat, number, action, results or [], more or [], cut))
