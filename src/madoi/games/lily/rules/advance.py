"""The main loop of a duel: does what follows by itself until a player must decide.

The order is: the end of the duel, state-based actions, the running skill, waiting skills, the battle,
the turn.
"""

from __future__ import annotations

from typing import Final

from madoi.games.lily.rules import battle as battles
from madoi.games.lily.rules import turn as turns
from madoi.games.lily.rules.base_table import DRAW
from madoi.games.lily.rules.state_based import apply_state_based_actions, check_end, end_duel
from madoi.games.lily.rules.table import Table
from madoi.games.lily.skills import runner

MOST_STEPS: Final = 1000
"""The most steps that skills may take in one turn (LY-D12); the shipped cards take a few dozen."""


def advance(table: Table) -> None:
    """Do everything that follows by itself, until somebody must decide or the duel has ended."""
    while table.opened and not check_end(table):
        if apply_state_based_actions(table):
            continue
        if table.choice is not None:
            return
        if table.running is not None or table.waiting:
            table.skill_steps += 1
        if table.skill_steps > MOST_STEPS:
            end_duel(table, DRAW, "LY-D12", "skills")
            return
        if table.running is not None:
            runner.step(table, table.running)
        elif table.waiting:
            runner.start_next_waiting(table)
        elif table.battle is not None:
            table.left_field = []
            battles.step(table, table.battle)
        else:
            table.left_field = []
            turns.step(table)
