"""HTTP bodies for trials: many games of bots with one deck, against others."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import BotName, OptionName, OptionText

SEATS: Final = 2
"""Of a game of a trial: the deck, and one that it is tried against."""


class TrialRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games to play with ``value`` as one seat's entry of an option (a deck), against each of ``against``.

    ``bot`` plays both sides. ``options`` are other options. ``measures`` are names of the game's own
    statistics."""

    value: OptionText
    against: Annotated[list[OptionText], Meta(min_length=1, max_length=limits.MAX_TRIAL_OPPONENTS)]
    games: Annotated[int, Meta(ge=2, le=limits.MAX_TRIAL_GAMES)]
    bot: BotName
    options: dict[OptionName, OptionText] = {}
    measures: Annotated[
        list[OptionName],
        Meta(max_length=limits.MAX_TRIAL_MEASURES),
    ] = []


class MeasuredMean(msgspec.Struct, frozen=True):
    """A mean over the games played, and its 95% interval (null: nothing can be said)."""

    mean: float
    low: float | None
    high: float | None


class TrialResult(msgspec.Struct, frozen=True):
    """The games against one opponent: how many, the share of wins, and the measures that were asked for."""

    games: int
    wins: MeasuredMean | None
    measures: dict[str, MeasuredMean]


class Trial(msgspec.Struct, frozen=True):
    """The results so far, in the order of the request.

    ``done`` is the finished part of the work (1: all of it, or as much as there is time for).
    ``waiting`` is the number of jobs before it in the queue."""

    results: list[TrialResult]
    done: float
    waiting: int = 0
