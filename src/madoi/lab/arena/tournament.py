"""Plays a tournament until it is over, decided or interrupted."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic

from madoi.lab.arena.games import Batch, PlayedGame, play_games
from madoi.lab.arena.journal import Journal
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.standings import Standings
from madoi.lab.chunk_scheduler import Workers, schedule_chunks
from madoi.lab.simulation import Progress
from madoi.lab.worker_pool import open_workers


@dataclass
class Results:
    """What came of a plan. ``played`` counts the games of this sitting, ``seconds`` is how long it took."""

    plan: ArenaPlan
    standings: Standings
    to_the_end: bool
    played: int = field(compare=False)
    seconds: float = field(compare=False)

    @property
    def partial(self) -> bool:
        """Whether it was stopped although there is more to play."""
        return self.standings.deals < self.plan.deals and not self.early

    @property
    def early(self) -> bool:
        """Whether it ended before all games were played because the answer was clear."""
        return self.standings.deals < self.plan.deals and self.standings.clear and not self.to_the_end


def play(
    plan: ArenaPlan,
    jobs: int = 1,
    on: str = "",
    out: Path | None = None,
    *,
    to_the_end: bool = False,
    progress: Progress | None = None,
) -> Results:
    """Play the plan with ``jobs`` processes, or on the cluster at ``on``.

    It ends when all games are played or, unless ``to_the_end``, when of every two bots one is shown to be
    better. Ctrl-C ends it early. With ``out``, a journal in this folder keeps every game, and what it holds
    already is not played again. Raises `BadOption`, `Refused`, and `GameError`.
    """
    with (
        Journal(plan, out) if out else nullcontext() as journal,
        open_workers(jobs, on, apart=True) as workers,
    ):
        return run(plan, workers, progress, journal=journal, to_the_end=to_the_end)


def run(
    plan: ArenaPlan,
    workers: Workers,
    progress: Progress | None = None,
    *,
    journal: Journal | None = None,
    to_the_end: bool = False,
) -> Results:
    """Play the plan by any workers."""
    begun = monotonic()
    counter = DealCounter(plan, to_the_end)
    counter.take(journal.played.values() if journal else [])
    gaps, beyond = counter.missing()
    left = len(gaps) + plan.all_games - beyond
    played = 0

    def numbers(first: int, games: int) -> list[int]:
        places = range(first, first + games)
        return [gaps[place] if place < len(gaps) else beyond + place - len(gaps) for place in places]

    def take(first: int, batch: Batch) -> None:
        nonlocal played
        played += batch.games
        if journal is not None:
            journal.keep(batch.played)
        counter.take(batch.played)

    schedule_chunks(
        left,
        lambda first, games: workers.executor.submit(play_games, plan, numbers(first, games)),
        take,
        replace(workers, stop=lambda: counter.over or workers.stop()),
        tick=(lambda: progress(plan.all_games - left + played, plan.all_games))
        if progress
        else (lambda: None),
    )
    return Results(plan, counter.standings, to_the_end, played, monotonic() - begun)


class DealCounter:
    """Takes games in any order and counts deals in theirs. Games of a deal that is not whole yet, or that
    comes after the end, are not counted."""

    def __init__(self, plan: ArenaPlan, to_the_end: bool) -> None:
        self.standings = Standings(plan)
        self._plan = plan
        self._to_the_end = to_the_end
        self._waiting: dict[int, PlayedGame] = {}

    def missing(self) -> tuple[list[int], int]:
        """The games that were not taken: some, and all from a number on."""
        last = max([self.standings.games - 1, *self._waiting])
        beyond = min(last + 1, self._plan.all_games)
        found = range(self.standings.games, beyond)
        return [number for number in found if number not in self._waiting], beyond

    @property
    def over(self) -> bool:
        """Whether nothing more needs to be played."""
        return self.standings.deals == self._plan.deals or (self.standings.clear and not self._to_the_end)

    def take(self, played: Iterable[PlayedGame]) -> None:
        """Some more games."""
        for game in played:
            self._waiting[game.number] = game
        size = len(self._plan.line_ups)
        while not self.over:
            deal = range(self.standings.games, self.standings.games + size)
            if not all(number in self._waiting for number in deal):
                break
            self.standings.add([self._waiting.pop(number) for number in deal])
