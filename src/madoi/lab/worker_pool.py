"""Processes that play, and how they stop.

Ctrl-C reaches every process of a terminal at once. Here only the main process listens: it raises a
flag that the workers see before they begin anything new, waits a moment for what they have begun, and
ends those that are in the middle of something long. So nothing prints a traceback, nothing hangs, and
what was done is kept.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from dataclasses import dataclass
from types import FrameType
from typing import ParamSpec, Protocol, TypeVar

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.lab import cluster
from madoi.lab.chunk_scheduler import CHUNK_SECONDS
from madoi.processes import SPAWNED, Pool, end_with_parent

P = ParamSpec("P")
T = TypeVar("T")


class Flag(Protocol):
    """Something all processes of a run see: whether they are to stop."""

    value: bool


_flags: list[Flag] = []
"""What this process works for; the last counts."""


def told_to_stop() -> bool:
    """Whether the run that this process works for is to end. Asked before each chunk."""
    return bool(_flags) and _flags[-1].value


@contextmanager
def interruptible() -> Iterator[Flag]:
    """While this lasts, Ctrl-C raises the flag, and only a second one raises KeyboardInterrupt.

    Where signals cannot be had (outside the main thread) or are not wanted (a job in the background,
    with Ctrl-C ignored) the flag stays down.
    """
    flag: Flag = SPAWNED.RawValue(c_bool, False)

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


@dataclass(frozen=True)
class Hands:
    """Who plays for a run: an executor with about so many workers, the size of chunks that suits them, and
    whether the run is to stop."""

    executor: Executor
    count: int
    chunk_seconds: float = CHUNK_SECONDS
    stop: Callable[[], bool] = told_to_stop


@contextmanager
def at_work(jobs: int, on: str = "", *, apart: bool = False) -> Iterator[Hands]:
    """Hands for a run that Ctrl-C can end: so many processes of this machine or, with ``on``, the cluster of
    the scheduler at this address.

    One job is this process itself, unless ``apart``: then Ctrl-C is quick also in the middle of a long game.
    Raises `BadOption`; and `Refused` when a process or a cluster is lost.
    """
    if jobs < 1:
        raise BadOption(Refusal("lab-jobs-few", "", {"given": jobs}))
    if on:
        with cluster.cluster_workers(on) as (executor, count), interruptible() as flag:
            yield Hands(executor, count, cluster.CHUNK_SECONDS, lambda: flag.value)
        return
    here = jobs == 1 and not apart
    seconds = CHUNK_SECONDS / 5 if here else CHUNK_SECONDS  # nothing moves while this process plays
    with interruptible() as flag, local_workers(jobs, flag, apart) as executor:
        yield Hands(executor, jobs, seconds, lambda: flag.value)


@contextmanager
def local_workers(jobs: int, flag: Flag, apart: bool = False) -> Iterator[Executor]:
    """An executor with so many processes of this machine; one job that need not be apart is this process
    itself. Raises `Refused` when one is ended from outside."""
    if jobs == 1 and not apart:
        yield Here()
        return
    pool = Pool(jobs, _begin_work, (flag,))
    try:
        yield pool
    except BrokenProcessPool:
        raise Refused(Refusal("simulate-worker-died", "", {})) from None
    finally:
        pool.end()


class Here(Executor):
    """Runs everything at once, in this process: no start-up, and a debugger can follow."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def _begin_work(flag: Flag) -> None:
    """The first thing a worker does."""
    _flags.append(flag)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
