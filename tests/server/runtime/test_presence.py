"""Presence: who is connected to a table, over all processes."""

from __future__ import annotations

from madoi.core.viewer import SPECTATOR
from madoi.server.runtime.bus import Notice
from madoi.server.runtime.presence import Subscriber, TablePresence
from support.server.manual_clock import ManualClock

TRUST_SECONDS = 20.0


class Watching(Subscriber):
    times_woken = 0

    def wake(self) -> None:
        self.times_woken += 1


def notice(*seats: int, process: str = "other", spectators: int = 0) -> Notice:
    return Notice(process, "table", 1, list(seats), spectators)


def test_presence_counts_seats_once_and_spectators_each() -> None:
    presence = TablePresence(clock := ManualClock(), clock.now, TRUST_SECONDS)
    for viewer in (1, 1, 0, SPECTATOR):
        presence.join(Subscriber(viewer))
    presence.receive(notice(1, 2, spectators=2))
    assert presence.connected_here() == ([0, 1], 1)
    assert presence.connected() == ([0, 1, 2], 3)


def test_a_seat_leaves_with_its_last_connection() -> None:
    clock = ManualClock()
    presence = TablePresence(clock, clock.now, TRUST_SECONDS)
    first, second = Subscriber(0), Subscriber(0)
    presence.join(first)
    presence.join(second)
    assert presence.connected() == ([0], 0)
    presence.leave(first)
    assert presence.connected() == ([0], 0)
    assert presence.left_at == {}
    presence.leave(second)
    assert presence.connected() == ([], 0)
    assert presence.left_at == {0: clock.now()}


async def test_a_silent_process_is_dropped_unless_the_bus_is_away() -> None:
    clock = ManualClock()
    presence = TablePresence(clock, clock.now, TRUST_SECONDS)
    presence.receive(notice(1))
    await clock.advance(TRUST_SECONDS - 1)
    presence.keep_remote()
    await clock.advance(TRUST_SECONDS - 1)
    assert not presence.drop_silent()
    await clock.advance(2)
    assert presence.drop_silent()
    assert presence.connected() == ([], 0)


def test_subscribers_are_woken_when_somebody_comes_or_goes() -> None:
    presence = TablePresence(clock := ManualClock(), clock.now, TRUST_SECONDS)
    watching, other = Watching(SPECTATOR), Subscriber(0)
    presence.join(watching)
    for change in (presence.join, presence.leave):
        watching.times_woken = 0
        change(other)
        assert watching.times_woken == 1
