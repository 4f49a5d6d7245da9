"""Seats and viewers: who plays and who looks."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0, 1, …, in the order of play."""
Viewer: TypeAlias = int
"""Who looks: a seat, `SPECTATOR` or `EVERYTHING`."""
SPECTATOR: Final = -1
"""A viewer who knows what the whole table knows."""
EVERYTHING: Final = -2
"""A viewer who knows all. Only for finished games and tests."""
