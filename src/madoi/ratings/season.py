"""Seasons: quarters of a year (UTC). A season begins with less certainty; when it is over,
its list stays."""

from __future__ import annotations

from datetime import UTC, datetime
from math import hypot, sqrt
from typing import Final

from madoi.ratings.rating import SPREAD, Rating

_QUARTERS: Final = 4
_MONTHS: Final = 3
_LOST_SPREAD: Final = 2.0
"""How much certainty a season's break costs: what was known for sure is then known within 240 points."""


def season_at(time: float) -> str:
    """The season of a time in seconds since 1970: ``2026-4`` is October to December."""
    return _season(_number_at(time))


def seasons_back(season: str, count: int) -> list[str]:
    """This season and those before it, ``count`` in all, the latest first."""
    number = _number(season)
    return [_season(number - back) for back in range(count)]


def rating_in(season: str, rating: Rating, earlier: str) -> Rating:
    """The rating with which somebody begins a season, from the rating at the end of an ``earlier`` one."""
    missed = _number(season) - _number(earlier)
    return Rating(rating.mean, min(SPREAD, hypot(rating.spread, _LOST_SPREAD * sqrt(missed))))


def _number_at(time: float) -> int:
    day = datetime.fromtimestamp(time, UTC)
    return day.year * _QUARTERS + (day.month - 1) // _MONTHS


def _number(season: str) -> int:
    year, _, quarter = season.partition("-")
    return int(year) * _QUARTERS + int(quarter) - 1


def _season(number: int) -> str:
    return f"{number // _QUARTERS}-{number % _QUARTERS + 1}"
