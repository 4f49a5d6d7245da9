"""Programs as bots: they read one JSON object per line, and answer each with one (docs/bots.md)."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Final

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.external_bots.judge import BotFailed, decision_seconds

MAX_ANSWER_BYTES: Final = 65_536
_SEEDS: Final = 65_536


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
