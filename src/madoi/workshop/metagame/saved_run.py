"""A run on disk: one JSON file, written whole or not at all, from which the same command continues."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from madoi import __version__
from madoi.core.refusal import BadOption, Refusal
from madoi.terminal.files import read_text, write_text

State = TypeVar("State")


def save_run(path: Path, kind: str, plan: Mapping[str, object], state: Mapping[str, object]) -> None:
    """Write the plan and how far it has come; ``kind`` is the format with its version. Raises `Refused`."""
    data = {"format": kind, "madoi": __version__, "plan": plan, **state}
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1))


def load_run(
    path: Path, kind: str, plan: Mapping[str, object], read: Callable[[dict[str, Any]], State]
) -> State:
    """What ``read`` makes of the state in a file, if the file is of this plan. Raises `BadOption` otherwise,
    and `Refused` where the file cannot be read."""
    text = read_text(path)
    try:
        data = json.loads(text)
        if data["format"] != kind:
            raise BadOption(Refusal("metagame-not-saved", "", {"path": str(path)}))
        other = sorted(name for name, value in plan.items() if data["plan"].get(name) != value)
        if other:
            raise BadOption(Refusal("metagame-other-plan", "", {"path": str(path), "what": other}))
        return read(data)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadOption(Refusal("metagame-not-saved", "", {"path": str(path)})) from None
