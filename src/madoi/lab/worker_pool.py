"""The workers of a run: this process, other processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.lab import cluster
from madoi.lab.chunk_scheduler import CHUNK_SECONDS, Workers
from madoi.lab.interruption import StopFlag, interruptible, obey
from madoi.processes import Pool, end_with_parent

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def open_workers(jobs: int, on: str = "", *, apart: bool = False) -> Iterator[Workers]:
    """Workers for a run that Ctrl-C can end.

    They are ``jobs`` processes of this machine or, with ``on``, the cluster of the scheduler at this address.
    One job is this process itself, unless ``apart``: then Ctrl-C is quick also in the middle of a long game.
    Raises `BadOption`, and `Refused` when a process or a cluster is lost.
    """
    if jobs < 1:
        raise BadOption(Refusal("lab-jobs-few", "", {"given": jobs}))
    if on:
        with cluster.cluster_workers(on) as (executor, count), interruptible() as flag:
            yield Workers(executor, count, cluster.CHUNK_SECONDS, lambda: flag.value)
        return
    inline = jobs == 1 and not apart
    seconds = CHUNK_SECONDS / 5 if inline else CHUNK_SECONDS  # nothing moves while this process plays
    with interruptible() as flag, local_workers(jobs, flag, apart) as executor:
        yield Workers(executor, jobs, seconds, lambda: flag.value)


@contextmanager
def local_workers(jobs: int, flag: StopFlag, apart: bool = False) -> Iterator[Executor]:
    """An executor with ``jobs`` processes; a single job runs inline unless it must be ``apart``.

    Raises `Refused` when a process is killed from outside. At the end it terminates what still runs.
    """
    if jobs == 1 and not apart:
        yield InlineExecutor()
        return
    pool = Pool(jobs, _start_worker, (flag,))
    try:
        yield pool
    except BrokenProcessPool:
        raise Refused(Refusal("simulate-worker-died", "", {})) from None
    finally:
        pool.end()


class InlineExecutor(Executor):
    """Runs everything at once, in this process: no start-up, and a debugger can follow."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def _start_worker(flag: StopFlag) -> None:
    """The first thing a worker process does."""
    obey(flag)
    end_with_parent()
