"""The process of the sandbox: it verifies, replays or analyses a record, or plays the games of a trial."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from madoi.core.record import read
from madoi.core.refusal import Refused
from madoi.core.session import Session, verify
from madoi.daily.deal import Deal
from madoi.games import find
from madoi.server import limits
from madoi.server.protocol.common import Problem
from madoi.server.protocol.moves import TableLog
from madoi.server.table.commands.moving import verified_log
from madoi.server.table.daily_attempt import verified_attempt
from madoi.server.table.projection import snapshot
from madoi.server.table.projection.replay import build_replay, summarise
from madoi.server.workers.analysis import analyse
from madoi.server.workers.sandbox import EXIT_REFUSED, Task
from madoi.server.workers.trial import try_out

_NICENESS: Final = 15
"""What is done with a record gives way to the tables."""
_ANALYSIS_NICENESS: Final = 4
"""Analyses and trials also give way to other records."""


def run_task(task: Task) -> Iterator[msgspec.Struct]:
    """Results of a task, one by one where it takes long, or the `Problem` with its record or trial."""
    try:
        if task.trial is not None:
            yield from try_out(task.trial.game, task.trial.option, task.trial.wanted)
            return
        if task.attempt is not None:
            deal = Deal(task.attempt.day, task.attempt.game)
            yield verified_attempt(task.log, deal, task.attempt.seed)
            return
        if task.what == "move":
            yield TableLog(verified_log(task.log, task.now))
            return
        session = _verify(task.record)
        if task.what == "analyse":
            yield from analyse(session)
        elif task.what == "replay":
            yield build_replay(session, task.viewer)
        else:
            yield summarise(read(task.record), session)
    except Refused as refused:
        yield Problem(snapshot.refusal_data(refused.refusal))


def _verify(text: str) -> Session:
    record = read(text)
    return verify(find(record.game, record.package), record)


def limit_resources(seconds: int = limits.SANDBOX_SECONDS) -> None:
    """Set resource limits of this process, where the system has them."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (limits.SANDBOX_MEMORY_BYTES, limits.SANDBOX_MEMORY_BYTES))


def main() -> None:
    """Read one task from standard input, and write its results to standard output, one per line."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    is_long = task.what in ("analyse", "try")
    limit_resources(limits.ANALYSIS_SECONDS if is_long else limits.SANDBOX_SECONDS)
    if hasattr(os, "nice"):
        os.nice(_NICENESS + (_ANALYSIS_NICENESS if is_long else 0))
    for result in run_task(task):
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()
        if isinstance(result, Problem):
            sys.exit(EXIT_REFUSED)


if __name__ == "__main__":
    main()
