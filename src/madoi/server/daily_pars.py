"""Pars of the deals of the day for a site without a server, computed when the site is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from madoi.core.refusal import Facts
from madoi.daily.day import day_at, days_before
from madoi.daily.deal import SEATS, Deal, open_seed
from madoi.daily.score import Score
from madoi.server.clock import Clock
from madoi.server.table.daily_par import ParGame
from madoi.server.workers.search import choose

Pars: TypeAlias = dict[str, dict[str, Score]]
"""By day and game."""


def compute_pars(clock: Clock, days: int, report: Callable[[Facts], None]) -> Pars:
    """The pars of today and the following days. Ctrl-C ends it with those that are known."""
    pars: Pars = {}
    try:
        for number in range(days):
            day = days_before(day_at(clock.now()), -number)
            for game in SEATS:
                begun = clock.monotonic()
                par = pars.setdefault(day, {})[game] = _par(day, game)
                seconds = round(clock.monotonic() - begun)
                facts: Facts = {"day": day, "game": game, "seconds": seconds}
                report({**facts, "place": par.place, "margin": round(par.margin)})
    except KeyboardInterrupt:
        pass
    return pars


def _par(day: str, game: str) -> Score:
    played = ParGame(Deal(day, game), open_seed(day, game))
    while (job := played.next_job()) is not None:
        played.answer(choose(job))
    return played.score()
