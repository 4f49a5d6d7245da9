"""The table of a duel: the areas of both players, and the skills that wait and run on it."""

from __future__ import annotations

from madoi.core.immutable import Immutable
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.continuous import granted, instead_of_trash, power, power_steps
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.rules.power import SumStep
from madoi.games.lily.rules.triggers import TriggerCollector, queue_specials
from madoi.games.lily.settings import LilySettings
from madoi.games.lily.skills.nodes import AT_NEXT_TURN, RunningSkill, WaitingSkill


class Table(BaseTable):
    """All data of a duel: the areas, and the skills that wait and run."""

    def __init__(self, settings: LilySettings) -> None:
        super().__init__(settings.cards, settings.potentials, settings.by_book)
        self.settings = settings
        self.pool: Pool = settings.pool
        self.waiting: list[WaitingSkill] = []
        self.later: list[WaitingSkill] = []  # effects that were put off
        self.running: RunningSkill | None = None

    def copy(self) -> Table:
        twin = Table(self.settings)
        self.copy_to(twin)
        twin.waiting = self.waiting.copy()
        twin.later = self.later.copy()
        twin.running = None if self.running is None else self.running.copy()
        return twin

    def facts(self, card: int) -> Card:
        return self.pool.cards[card]

    def power(self, character: Character) -> int:
        return power(self, self.pool, character)

    def power_steps(self, character: Character) -> list[SumStep]:
        """How her power comes about."""
        return power_steps(self, self.pool, character)

    def granted(self, character: Character) -> int:
        return granted(self, self.pool, character)

    def instead_of_trash(self, character: Character) -> str:
        return instead_of_trash(self, self.pool, character)

    def trigger_for_character(self, verb: str, about: Character) -> None:
        TriggerCollector(self, self.pool, self.waiting, verb, about, -1).collect()

    def trigger_for_player(self, verb: str, seat: int) -> None:
        TriggerCollector(self, self.pool, self.waiting, verb, None, seat).collect()

    def trigger_for_card(self, verb: str, owner: int, card: int) -> None:
        queue_specials(self, self.pool, self.waiting, verb, owner, card)

    def put_off(self, waiting: Immutable) -> None:
        assert isinstance(waiting, WaitingSkill)
        self.later.append(waiting)

    def queue_later(self, moment: int) -> None:
        """What was put off until this moment waits now; the start of a turn is its player's."""
        left: list[WaitingSkill] = []
        for waiting in self.later:
            delayed = waiting.delayed
            assert delayed is not None
            due = delayed.moment == moment and (moment != AT_NEXT_TURN or waiting.seat == self.mover)
            (self.waiting if due else left).append(waiting)
        self.later = left
