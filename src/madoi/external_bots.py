"""Bots from outside: a Python class that is named ``module:Class``, programs that speak JSON lines, and
clients of the service (`madoi.client_bots`).

All are judged: a bot that crashes, takes too long or names an action that is not allowed raises `BotFailed`.
docs/bots.md describes the lines. Only the command line and plugins name such bots; no client of the service
can.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.plugins import Registration

PROGRAM: Final = "program"
"""``program:COMMAND`` is a program; any other name with a colon is a Python class."""
CLIENT: Final = "client"
"""``client:COMMAND`` is a client of the service."""
SECONDS_VARIABLE: Final = "MADOI_BOT_SECONDS"
"""The environment variable with the time limit, so that other processes have the same one."""
DECISION_SECONDS: Final = 5.0
"""How long a bot from outside may take for a decision, unless the variable says otherwise."""
MAX_ANSWER_BYTES: Final = 65_536
_MAX_DETAIL_CHARS: Final = 120
_SEEDS: Final = 65_536


class BotFailed(Exception):
    """A bot broke the rules of play. ``code`` is a key of the word catalogues, ``detail`` what happened."""

    def __init__(self, code: str, seat: int, detail: str = "") -> None:
        detail = " ".join(detail.split())[:_MAX_DETAIL_CHARS]
        super().__init__(code, seat, detail)
        self.code = code
        self.seat = seat
        self.detail = detail


def is_external(name: str) -> bool:
    """Whether a name says where to find a bot: ``module:Class``, ``program:COMMAND``, ``client:COMMAND``."""
    kind, colon, rest = name.partition(":")
    return bool(colon and rest.strip()) and all(part.isidentifier() for part in kind.split("."))


def find_external(name: str, game: Game) -> Bot:
    """The bot that a name says where to find. Raises `BadOption`."""
    kind, _, rest = name.partition(":")
    if kind == PROGRAM:
        return JudgedBot(ProgramBot(shlex.split(rest), game))
    if kind == CLIENT:
        from madoi.client_bots import ClientBot  # noqa: PLC0415  it brings a web server along

        return JudgedBot(ClientBot(shlex.split(rest), game))
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module in the folder where the command was given
    return judged(Registration(name, name, name).load(), game, name)


def judged(make: object, game: Game, name: str, package: str = "") -> Bot:
    """What a class or another maker makes from a game, judged. Raises `BadOption`."""
    bot = _made(make, game) if callable(make) else None
    if not isinstance(bot, Bot):
        facts: Facts = {"name": name.rpartition(":")[2], "target": name, "package": package or name}
        raise BadOption(Refusal("plugin-no-bot", "", facts))
    return bot if isinstance(bot, JudgedBot) else JudgedBot(bot)


def _made(make: Callable[..., object], game: Game) -> object:
    """Bots that need no game may take none."""
    try:
        return make(game)
    except TypeError:
        return make()


def program(command: str) -> Callable[[Game], Bot]:
    """What makes the bot of a program, for ``BOTS`` of a plugin: ``BOTS = {"mine": program("./mine")}``."""
    return lambda game: JudgedBot(ProgramBot(shlex.split(command), game))


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


class ProgramBot(Bot):
    """A program that reads one JSON object per line and answers each with one. It is started when it is first
    asked, ends when its input does, and is started again after it failed."""

    def __init__(self, command: list[str], game: Game) -> None:
        self._command = command
        self._game = game
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        asked = {
            "game": self._game.name,
            "seat": decision.seat,
            "view": view.data(),
            "question": {"key": decision.question.key, "facts": decision.question.facts},
            "actions": [action.text for action in decision.actions],
            "parts": [action.parts() for action in decision.actions],
            "seconds": decision_seconds(),
            "seed": chance.below(_SEEDS, "bot-choice"),
        }
        try:
            answer = self._ask(json.dumps(asked).encode() + b"\n", decision.seat)
            said = json.loads(answer)
            text = said["action"] if isinstance(said, dict) else said
        except (ValueError, KeyError) as error:
            self.close()
            raise BotFailed("bot-crashed", decision.seat, f"{type(error).__name__}: {error}") from error
        except BaseException:
            self.close()
            raise
        return Action(str(text))

    def _ask(self, line: bytes, seat: int) -> bytes:
        """Its answer to a line. Raises `BotFailed`."""
        process = self._running(seat)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            raise BotFailed("bot-crashed", seat, self._end(process)) from None
        deadline = monotonic() + decision_seconds()
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - monotonic())):
                    raise BotFailed("bot-stalled", seat, f"{decision_seconds():g}")
                part = os.read(process.stdout.fileno(), MAX_ANSWER_BYTES)
                self._unread += part
                if not part or len(self._unread) > MAX_ANSWER_BYTES:
                    raise BotFailed("bot-crashed", seat, self._end(process))
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def _running(self, seat: int) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._unread = b""
            try:
                self._process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            except OSError as error:
                raise BotFailed("bot-crashed", seat, str(error)) from error
        return self._process

    def _end(self, process: subprocess.Popen[bytes]) -> str:
        """How it ended, in words."""
        with suppress(subprocess.TimeoutExpired):
            process.wait(1)
        return f"exit status {process.returncode}"

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with suppress(OSError):
                        stream.close()
            self._process = None

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()
