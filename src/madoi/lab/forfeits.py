"""Forfeits: games that a bot from outside lost because it crashed, stalled or cheated.

Such a game is played to its end with random choices in the bot's place, so that it counts for the others. But
the bot cannot win it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from madoi.bots.bot import Bot
from madoi.bots.random import Random
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.event import Outcome
from madoi.core.game import View
from madoi.core.refusal import Facts
from madoi.external_bots.judge import BotFailed, JudgedBot
from madoi.words import Words


class Forfeit(NamedTuple):
    """The seat that lost a game this way, and why: a key of the word catalogues, and what happened."""

    seat: int
    code: str
    detail: str


class Forfeiting(Bot):
    """A bot from outside in one seat of one game. After it failed, choices are random."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.failed: BotFailed | None = None

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if self.failed is None:
            try:
                return self._bot.choose(view, decision, chance)
            except BotFailed as failed:
                self.failed = failed
        return Random().choose(view, decision, chance)


def seat_bots(bots: Sequence[Bot]) -> list[Bot]:
    """The bots for the seats of one game."""
    return [Forfeiting(bot) if isinstance(bot, JudgedBot) else bot for bot in bots]


def forfeits_of(seated: Sequence[Bot]) -> list[Forfeit]:
    """What was forfeited in a game that was played by these."""
    return [
        Forfeit(seat, bot.failed.code, bot.failed.detail)
        for seat, bot in enumerate(seated)
        if isinstance(bot, Forfeiting) and bot.failed is not None
    ]


def settle(outcome: Outcome, forfeits: Sequence[Forfeit]) -> Outcome:
    """The outcome where these seats cannot win: the others share what they would have won."""
    lost = {forfeit.seat for forfeit in forfeits}
    if not lost:
        return outcome
    left = [seat for seat in range(len(outcome.shares)) if seat not in lost]
    won = sum(outcome.shares[seat] for seat in left)
    shares = [0.0] * len(outcome.shares)
    for seat in left:
        shares[seat] = outcome.shares[seat] / won if won else 1 / len(left)
    return Outcome(outcome.points, shares, [seat for seat in left if shares[seat]])


def forfeit_sentences(words: Words, forfeits: Counter[tuple[str, str, str]], games: int) -> list[str]:
    """One sentence for each bot and reason, with the first thing that happened."""
    found: dict[tuple[str, str], tuple[int, str]] = {}
    for (bot, code, detail), count in sorted(forfeits.items()):
        before, first = found.get((bot, code), (0, detail))
        found[bot, code] = (before + count, first)
    told: list[str] = []
    for (bot, code), (count, detail) in found.items():
        facts: Facts = {"bot": bot, "count": count, "games": games, "detail": detail}
        told.append(words.text(f"lab-{code}", facts))
    return told
