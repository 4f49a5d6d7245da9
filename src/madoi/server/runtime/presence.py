"""Presence: who is connected to a table, in this process and in others."""

from __future__ import annotations

from collections.abc import Callable

from madoi.core.viewer import SPECTATOR, Seat, Viewer
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.runtime.bus import Notice


class Subscriber:
    """A connection to a table. It is woken when something changes, and fetches what is new when it is free to
    write."""

    __slots__ = ("name", "viewer")

    def __init__(self, viewer: Viewer, name: str = "") -> None:
        self.viewer = viewer
        self.name = name
        """What a spectator is called; empty: nothing."""

    def wake(self) -> None:
        """Something has changed."""


class RemotePresence:
    """The last notice of another process about who is connected there."""

    def __init__(self, notice: Notice, received_at: float) -> None:
        self.notice = notice
        self.received_at = received_at


class TablePresence:
    """Who is connected to one table. A process that sent no notice for ``trust_seconds`` may be dead. ``now``
    is the table's time."""

    def __init__(self, clock: Clock, now: Callable[[], float], trust_seconds: float) -> None:
        self.subscribers: set[Subscriber] = set()
        self.left_at: dict[Seat, float] = {}
        """When each absent seat was found to have left."""
        self._clock = clock
        self._now = now
        self._trust_seconds = trust_seconds
        self._remote: dict[str, RemotePresence] = {}
        self._connected: tuple[list[Seat], int] | None = None
        self._last_seats: set[Seat] = set()

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self._changed()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._changed()

    def wake_all(self) -> None:
        for subscriber in self.subscribers:
            subscriber.wake()

    def connected(self) -> tuple[list[Seat], int]:
        """The connected seats, here or elsewhere, and the number of spectators."""
        if self._connected is None:
            self._connected = self._count()
            seats = set(self._connected[0])
            self.left_at |= dict.fromkeys(self._last_seats - seats, self._now())
            self._last_seats = seats
        return self._connected

    def connected_here(self) -> tuple[list[Seat], int]:
        """The same for this process only."""
        seats = {one.viewer for one in self.subscribers if one.viewer != SPECTATOR}
        return sorted(seats), sum(one.viewer == SPECTATOR for one in self.subscribers)

    def spectator_names(self) -> list[str]:
        """The names of spectators in this process, in their order: the bus carries none."""
        names = {one.name for one in self.subscribers if one.viewer == SPECTATOR and one.name}
        return sorted(names)[: limits.MAX_SHOWN_SPECTATORS]

    def _count(self) -> tuple[list[Seat], int]:
        own, spectators = self.connected_here()
        seats = set(own)
        for remote in self._remote.values():
            if self.is_trusted(remote):
                seats.update(remote.notice.seats or ())
                spectators += remote.notice.spectators
        return sorted(seats), spectators

    def is_trusted(self, remote: RemotePresence) -> bool:
        return self._clock.monotonic() - remote.received_at < self._trust_seconds

    def has_remote(self) -> bool:
        """Whether another process follows the table: it has clients, or its lease."""
        return any(map(self.is_trusted, self._remote.values()))

    def forget(self, process: str) -> None:
        """Another process follows the table no more."""
        if self._remote.pop(process, None) is not None:
            self._changed()

    def receive(self, notice: Notice) -> RemotePresence | None:
        """Store the notice of another process. Returns the one it replaces."""
        replaced = self._remote.get(notice.process)
        self._remote[notice.process] = RemotePresence(notice, self._clock.monotonic())
        self._changed()
        return replaced

    def drop_silent(self) -> bool:
        """Forget processes that sent no notice for too long. Returns whether there were any."""
        trusted = {process: remote for process, remote in self._remote.items() if self.is_trusted(remote)}
        if len(trusted) == len(self._remote):
            return False
        self._remote = trusted
        self._changed()
        return True

    def keep_remote(self) -> None:
        """Keep trusting all notices: the bus is lost, so nobody can repeat theirs."""
        now = self._clock.monotonic()
        for remote in self._remote.values():
            remote.received_at = now

    def _changed(self) -> None:
        self._connected = None
        self.wake_all()
