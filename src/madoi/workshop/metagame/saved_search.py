"""A search on disk: one JSON file, written whole or not at all, from which the same command continues."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from madoi import __version__
from madoi.core.refusal import BadOption, Refusal
from madoi.terminal.files import read_text, write_text
from madoi.workshop.metagame.matches import Score
from madoi.workshop.metagame.plan import MetagamePlan
from madoi.workshop.metagame.search import Candidate, SearchState

NAME: Final = "search.json"
_FORMAT: Final = "madoi-metagame 1"


def save_search(path: Path, plan: MetagamePlan, state: SearchState) -> None:
    """Raises `Refused`."""
    data = {
        "format": _FORMAT,
        "madoi": __version__,
        "plan": plan.facts(),
        "round": state.round,
        "best": {name: _candidate(one) for name, one in state.best.items()},
        "champions": state.champions,
        "history": state.history,
        "leaders": {name: _candidate(one) for name, one in state.leaders.items()},
        "final": [_candidate(one) for one in state.final],
        "strong": [_candidate(one) for one in state.strong],
        "open": {str(number): _score(score) for number, score in state.open.items()},
    }
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1))


def load_search(path: Path, plan: MetagamePlan) -> SearchState:
    """The state in a file, if it is of this plan. Raises `BadOption` otherwise, and `Refused` where the file
    cannot be read."""
    text = read_text(path)
    try:
        data = json.loads(text)
        if data["format"] != _FORMAT:
            raise BadOption(Refusal("metagame-not-saved", "", {"path": str(path)}))
        other = sorted(name for name, value in plan.facts().items() if data["plan"].get(name) != value)
        if other:
            raise BadOption(Refusal("metagame-other-plan", "", {"path": str(path), "what": other}))
        return SearchState(
            data["round"],
            {name: _read_candidate(one) for name, one in data["best"].items()},
            data["champions"],
            data["history"],
            {name: _read_candidate(one) for name, one in data["leaders"].items()},
            [_read_candidate(one) for one in data["final"]],
            [_read_candidate(one) for one in data["strong"]],
            {int(number): _read_score(score) for number, score in data["open"].items()},
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadOption(Refusal("metagame-not-saved", "", {"path": str(path)})) from None


def _candidate(one: Candidate) -> dict[str, object]:
    return {"deck": one.deck, "scores": {opponent: _score(score) for opponent, score in one.scores.items()}}


def _score(score: Score) -> list[object]:
    return [score.wins, score.duels, dict(sorted(score.used.items()))]


def _read_candidate(data: dict[str, Any]) -> Candidate:
    return Candidate(data["deck"], {opponent: _read_score(one) for opponent, one in data["scores"].items()})


def _read_score(data: list[Any]) -> Score:
    wins, duels, used = data
    return Score(float(wins), int(duels), Counter(used))
