"""Days of the deal of the day: UTC, written as 2026-11-18."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

from madoi.core.refusal import Refusal, Refused

_DAY: Final = re.compile(r"20\d\d-\d\d-\d\d", re.ASCII)
_DAY_SECONDS: Final = 86_400.0
_GRACE_SECONDS: Final = 7200.0


def day_at(time: float) -> str:
    """The day of a time in seconds since 1970."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def check_day(text: str) -> str:
    """The text, if it is a day. Raises `Refused`."""
    try:
        if _DAY.fullmatch(text):
            date.fromisoformat(text)
            return text
    except ValueError:
        pass
    raise Refused(Refusal("daily-no-day", "", {}))


def end_of(day: str) -> float:
    """When the day is over, in seconds since 1970."""
    start = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return start.timestamp() + _DAY_SECONDS


def sealed_until(day: str) -> float:
    """When the seeds of the day are published. Those who began in the last minutes may finish before."""
    return end_of(day) + _GRACE_SECONDS


def days_before(day: str, count: int) -> str:
    return (date.fromisoformat(day) - timedelta(days=count)).isoformat()
