"""A study: plays a plan, on this machine or a cluster, to its end or until it is stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

from madoi.lab.chunk_scheduler import Workers, gather
from madoi.lab.design.decisiveness import LEAST_DEALS, Deals, Decisiveness, play_deals
from madoi.lab.design.pairs import Pairs, PairsBuilder, play_pairs
from madoi.lab.design.plan import DesignPlan
from madoi.lab.game_rows import GameRow
from madoi.lab.simulation import Progress, Results
from madoi.lab.worker_pool import open_workers


@dataclass
class Study:
    """What came of a plan; ``seconds`` is how long it took."""

    plan: DesignPlan
    pairs: Pairs
    deals: Deals
    seconds: float = field(compare=False)

    @property
    def partial(self) -> bool:
        """Whether it was stopped before everything was played."""
        return self.pairs.games < self.plan.base.games or self.deals.games < self.plan.deals

    @property
    def played(self) -> int:
        """All games, of every side and of the duplicate deals."""
        return len(self.plan.sides) * (self.pairs.games + self.deals.games * self.plan.games_a_deal)

    def decisiveness(self, side: int = 0) -> Decisiveness | None:
        """None where fewer than `LEAST_DEALS` were played."""
        if self.deals.games < LEAST_DEALS:
            return None
        return Decisiveness(self.deals.joint, self.plan.seats, side)


def as_study(results: Results) -> Study:
    """The results of a simulation as a study of one game, without duplicate deals."""
    plan, tally = results.plan, results.tally
    pairs = Pairs(tally.games, [tally], {}, tally.choices)
    return Study(DesignPlan((plan,), plan.bots[0], plan.bots[0], 0), pairs, Deals(), results.seconds)


KeepPairs: TypeAlias = Callable[[list[list[GameRow]]], None]
"""Called with the games in their order, each on every side."""


def study(
    plan: DesignPlan,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
    *,
    keep: KeepPairs | None = None,
) -> Study:
    """Play the plan with ``jobs`` processes, or on the cluster whose scheduler has the address ``on``.

    ``keep`` gets every game by itself, except those of the duplicate deals.
    Ctrl-C ends it early: the study is then `Study.partial`. Raises `BadOption`, `GameError`, and `Refused`
    when a process or a cluster is lost.
    """
    with open_workers(jobs, on) as workers:
        return run(plan, workers, progress, keep=keep)


def run(
    plan: DesignPlan,
    workers: Workers,
    progress: Progress | None = None,
    *,
    keep: KeepPairs | None = None,
) -> Study:
    """Play the plan by any workers. The same results by each, and whatever the chunks; when they are to stop,
    what was played without a gap from the first game on."""
    begun = monotonic()
    before = 0

    def tell(done: int, games_each: int) -> None:
        if progress is not None:
            progress(before + done * games_each, plan.all_games)

    pairs = PairsBuilder(plan.seats, len(plan.sides)).tally()
    gather(
        plan.base.games,
        pairs,
        lambda first, count: workers.executor.submit(play_pairs, plan, first, count, keep is not None),
        workers,
        tell=lambda done: tell(done, len(plan.sides)),
        keep=(lambda chunk: keep(chunk.rows)) if keep else (lambda chunk: None),
    )
    before = len(plan.sides) * pairs.games
    deals = Deals()
    gather(
        plan.deals,
        deals,
        lambda first, count: workers.executor.submit(play_deals, plan, first, count),
        workers,
        tell=lambda done: tell(done, len(plan.sides) * plan.games_a_deal),
    )
    return Study(plan, pairs, deals, monotonic() - begun)
