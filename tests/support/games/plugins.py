"""Plugins in tests: used for a while, and forgotten again."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from madoi import plugins
from madoi.words import words


@contextmanager
def using_plugins(*paths: Path) -> Iterator[None]:
    """What ``--plugin`` does, until the end of the block."""
    before = os.environ.get(plugins.VARIABLE)
    modules, path = set(sys.modules), sys.path.copy()
    _forget()
    try:
        plugins.use_plugins([str(one) for one in paths])
        yield
    finally:
        os.environ.pop(plugins.VARIABLE, None)
        if before is not None:
            os.environ[plugins.VARIABLE] = before
        for name in set(sys.modules) - modules:
            if name.startswith("madoi_"):
                del sys.modules[name]
        sys.path[:] = path
        _forget()


def _forget() -> None:
    plugins.forget_plugins()
    words.cache_clear()
