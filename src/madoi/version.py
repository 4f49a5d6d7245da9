"""Which Madoi this is, and whether its rules run compiled."""

from __future__ import annotations

import platform

from madoi import __version__


def compiled() -> bool:
    """Whether core, games and bots run as compiled code."""
    from madoi.core import game

    return not str(game.__file__).endswith(".py")


def version_text() -> str:
    form = "compiled with mypyc" if compiled() else "plain Python"
    return f"madoi {__version__} ({form}, Python {platform.python_version()})"
