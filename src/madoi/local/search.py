"""The search worker: a second Python beside that of the tables, so that a bot that thinks stops nobody."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import find
from madoi.server.protocol.analysis import Analysis
from madoi.server.table.search_job import SearchJob
from madoi.server.workers.analysis import analyse
from madoi.server.workers.search import choose, evaluate_actions

_analyses: dict[str, tuple[Iterator[Analysis], Analysis]] = {}
"""Analyses under way by record, with what they have found so far."""


def run(task: str, job: str) -> str:
    """Do one piece of work: choose an action, rate all actions, or go on with the analysis of a record."""
    match task:
        case "choose":
            return choose(msgspec.json.decode(job, type=SearchJob))
        case "evaluate":
            return msgspec.json.encode(
                tuple(evaluate_actions(msgspec.json.decode(job, type=SearchJob)))
            ).decode()
        case "analyse":
            return msgspec.json.encode(_analyse(job)).decode()
        case _:
            raise ValueError(task)


def _analyse(text: str) -> Analysis:
    """The analysis of a record as far as it is, one position further than at the last call."""
    if text not in _analyses:
        record = read(text)
        _analyses[text] = (analyse(verify(find(record.game, record.package), record)), Analysis([], [], 0.0))
    steps, known = _analyses[text]
    known = next(steps, known)
    _analyses[text] = (steps, known)
    return known
