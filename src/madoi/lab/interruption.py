"""Interruption: how Ctrl-C ends a run and keeps what was done.

Ctrl-C reaches every process of a terminal at once. Only the main process listens: it raises a flag that the
workers see before they begin anything new.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_bool
from types import FrameType
from typing import Protocol

from madoi.processes import SPAWNED


class StopFlag(Protocol):
    """Shared by all processes of a run: whether they should stop."""

    value: bool


_flags: list[StopFlag] = []
"""The runs that this process works for; the last counts."""


def stop_requested() -> bool:
    """Whether the run that this process works for should end. Asked before each chunk."""
    return bool(_flags) and _flags[-1].value


def obey(flag: StopFlag) -> None:
    """Have this worker process watch the flag of its run instead of Ctrl-C."""
    _flags.append(flag)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interruptible() -> Iterator[StopFlag]:
    """While this lasts, Ctrl-C raises the flag, and only a second one raises KeyboardInterrupt.

    The flag stays down outside the main thread, and in a background job that ignores Ctrl-C.
    """
    flag: StopFlag = SPAWNED.RawValue(c_bool, False)

    def ask(number: int, frame: FrameType | None) -> None:
        if flag.value:
            raise KeyboardInterrupt
        flag.value = True

    before = signal.getsignal(signal.SIGINT)
    listens = threading.current_thread() is threading.main_thread() and callable(before)
    _flags.append(flag)
    if listens:
        signal.signal(signal.SIGINT, ask)
    try:
        yield flag
    finally:
        _flags.remove(flag)
        if listens:
            signal.signal(signal.SIGINT, before)
