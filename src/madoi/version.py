"""The version of Madoi, and whether its rules run compiled."""

from __future__ import annotations

import os
import platform

from madoi import __version__


def compiled() -> bool:
    """Whether core, games and bots run as compiled code in this process."""
    from madoi.core import game

    return not str(game.__file__).endswith((".py", ".pyc"))


def compiled_later() -> bool:
    """Whether processes that are started from now on run compiled code, although this one does not: the build
    was finished in the meantime (src/madoi/__init__.py)."""
    folder = os.environ.get("MADOI_COMPILED", "")
    return bool(folder) and not compiled() and os.path.exists(f"{folder}/ready")


def version_text() -> str:
    return f"madoi {__version__} ({_rules()}, Python {platform.python_version()})"


def _rules() -> str:
    if compiled():
        return "compiled with mypyc"
    if compiled_later():
        return "plain Python; bots and the next start are compiled with mypyc"
    return "plain Python, not compiled yet" if os.environ.get("MADOI_COMPILED") else "plain Python"
