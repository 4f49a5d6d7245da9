"""The device: what a local table needs from the browser around it. JavaScript implements it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Device(Protocol):
    """Storage of logs, and a second worker that searches. All texts are JSON."""

    async def append(self, table: str, number: int, at: float, entry: str) -> bool:
        """Store an entry. False: another page has stored one of this number before."""

    async def entries(self, table: str, first: int) -> Sequence[tuple[float, str]]:
        """The entries of a table from this number on, each with its time; none for an unknown table."""

    async def search(self, task: str, job: str) -> str:
        """Run ``choose``, ``evaluate`` or ``analyse`` in the second worker (`madoi.local.search`)."""

    def send(self, socket: int, message: str) -> None:
        """Send a message of the table to the page."""

    def close(self, socket: int, code: int) -> None:
        """Close a socket of the page."""

    def changed(self, table: str, state: str) -> None:
        """Tell the page how a table stands for the player of this device (`MyTable`)."""
