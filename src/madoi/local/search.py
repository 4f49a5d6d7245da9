"""The search worker: a second Python beside that of the tables, so that a bot that thinks stops nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import find
from madoi.server.protocol.analysis import Analysis
from madoi.server.table.search_job import SearchJob
from madoi.server.workers.analysis import analyse
from madoi.server.workers.search import KeptTrees, choose, evaluate_actions

_MOST_NODES: Final = 20_000
"""Of all trees that are kept: about ten megabytes, the work of a few minutes in a browser."""
_MOST_ANALYSES: Final = 2
"""How many are kept: one under way, and one to come back to. Each has a tree per position."""
_kept: Final = KeptTrees(_MOST_NODES)
_analyses: dict[str, tuple[Iterator[Analysis], Analysis]] = {}
"""The latest analyses by record, with what they have found so far."""


def run(task: str, job: str) -> str:
    """Do one piece of work: choose an action, rate all actions, or go on with the analysis of a record."""
    match task:
        case "choose":
            return choose(msgspec.json.decode(job, type=SearchJob), _kept)
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
    if text in _analyses:
        steps, known = _analyses.pop(text)
    else:
        record = read(text)
        steps, known = analyse(verify(find(record.game, record.package), record)), Analysis([], [], 0.0)
    known = next(steps, known)
    _analyses[text] = (steps, known)
    while len(_analyses) > _MOST_ANALYSES:
        del _analyses[next(iter(_analyses))]
    return known
