"""The judge of bots from outside: one that crashes, takes too long or names an action that is not allowed
raises `BotFailed`."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import View

SECONDS_VARIABLE: Final = "MADOI_BOT_SECONDS"
"""The environment variable with the time limit, so that other processes have the same one."""
DECISION_SECONDS: Final = 5.0
"""How long a bot from outside may take for a decision, unless the variable says otherwise."""
_MAX_DETAIL_CHARS: Final = 120


class BotFailed(Exception):
    """A bot broke the rules of play. ``code`` is a key of the word catalogues, ``detail`` what happened."""

    def __init__(self, code: str, seat: int, detail: str = "") -> None:
        detail = " ".join(detail.split())[:_MAX_DETAIL_CHARS]
        super().__init__(code, seat, detail)
        self.code = code
        self.seat = seat
        self.detail = detail


def decision_seconds() -> float:
    return float(os.environ.get(SECONDS_VARIABLE) or DECISION_SECONDS)


class JudgedBot(Bot):
    """Lets another bot choose, and raises `BotFailed` unless it keeps to the rules of play."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        seat = decision.seat
        copy = Decision(seat, decision.question, decision.actions.copy(), decision.default)
        seconds = decision_seconds()
        self._prepare(seat)
        begun = monotonic()
        try:
            with _time_limit(seconds):
                chosen: object = self._bot.choose(view, copy, chance)
        except BotFailed:
            raise
        except _TimeUp:
            raise BotFailed("bot-stalled", seat, f"{seconds:g}") from None
        except Exception as error:
            raise BotFailed("bot-crashed", seat, f"{type(error).__name__}: {error}") from error
        if monotonic() - begun > seconds + 1.0:  # where nothing could interrupt it
            raise BotFailed("bot-stalled", seat, f"{seconds:g}")
        # Its own action object is not used: only one of ours is sure to do what its text says.
        for action in decision.actions:
            if isinstance(chosen, Action) and chosen.text == action.text:
                return action
        raise BotFailed("bot-cheated", seat, chosen.text if isinstance(chosen, Action) else repr(chosen))

    def _prepare(self, seat: int) -> None:
        """What has to be started is started before time runs."""
        prepare = getattr(self._bot, "prepare", None)
        if prepare is not None:
            prepare(seat)


class _TimeUp(BaseException):
    """Not an Exception: a bot that catches all of those must not catch it."""


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, where the system and the thread allow it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
