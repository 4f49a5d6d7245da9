"""The bytecode for browsers says where an error is, and has nothing that no running code reads."""

from __future__ import annotations

import traceback
from typing import Any

import pytest

from madoi.server.transport.static import RUNTIME
from tools.runtime_bytecode import compile_lean

SOURCE = b'''"""A module."""

from __future__ import annotations

import functools

limit: int = 3
later: int


class Rule:
    """A class."""

    points: int


def only_documented() -> None:
    """Nothing else."""


@functools.cache
def decorated(points: int) -> int:
    return points


def divide(points: int, *, by: float = 0) -> float:
    """A function."""
    total = [
        points,
        limit,
    ]
    return (
        sum(total)
        / by
    )
'''
MOST_BYTES = 8_000_000


@pytest.mark.parametrize("lines", [True, False])
def test_docstrings_and_types_are_left_out_and_errors_are_found(lines: bool) -> None:
    made: dict[str, Any] = {}
    exec(compile_lean(SOURCE, "rule.py", 0, lines), made)
    divide, rule = made["divide"], made["Rule"]
    assert (made.get("__doc__"), rule.__doc__, divide.__doc__) == (None, None, None)
    assert divide.__annotations__ == {} == made.get("__annotations__", {})
    assert rule.__annotations__ == {"points": "int"}, "msgspec reads those"
    assert set(made["decorated"].__annotations__) == {"points", "return"}, "its decorator may read those"
    with pytest.raises(ZeroDivisionError) as failed:
        divide(1)
    frame = traceback.TracebackException.from_exception(failed.value).stack[-1]
    assert (frame.name, frame.filename) == ("divide", "rule.py")
    if lines:
        assert frame.lineno is not None
        assert SOURCE.decode().splitlines()[frame.lineno - 1].strip() == "sum(total)"


@pytest.mark.parametrize("encoding", ["br", "gz"])
def test_the_runtime_is_small_enough(encoding: str) -> None:
    """With gzip it lies on static hosts, which send files as they are."""
    if not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    sizes = [path.stat().st_size for path in RUNTIME.rglob(f"*.{encoding}")]
    assert 0 < sum(sizes) <= MOST_BYTES
