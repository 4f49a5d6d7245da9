"""Worker processes: spawned, deaf to Ctrl-C, and ended with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# Not fork: the terminal's progress bar has a thread, and a forked copy of a locked lock stays locked.
SPAWNED: Final = multiprocessing.get_context("spawn")


class Pool(ProcessPoolExecutor):
    """A process pool that is deaf to Ctrl-C from its first moment and can be ended at any. Its processes
    begin with ``begin``."""

    def __init__(self, processes: int, begin: Callable[..., None], given: tuple[object, ...] = ()) -> None:
        super().__init__(processes, SPAWNED, begin, given)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        # Processes are started in here. They inherit the mask, so a Ctrl-C finds none of them
        # unprepared, not even one that is still importing.
        with _ctrl_c_held():
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """Stop the processes, whatever they are doing. Nobody waits for what was not finished."""
        # The names with a line in front are all there is before Python 3.14. The futures must not be
        # cancelled as well: the pool wants to tell each of them that its worker is gone.
        if self._pending_work_items:
            for process in list(self._processes.values()):
                process.terminate()
        self.shutdown()


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Ctrl-C waits until this is over, here and for ever in processes started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """From now on this process ends with the one that started it: one that is killed cannot tell, and its
    workers would wait for work for ever."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
