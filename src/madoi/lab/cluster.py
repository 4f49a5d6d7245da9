"""Workers on other machines: a Dask cluster, used like the processes of this machine.

When a worker dies, the scheduler gives its chunks to others, and the results are the same.
Workers need the same version of Madoi as this process, which is checked first.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib.util import find_spec
from socket import create_connection
from typing import TYPE_CHECKING, Final

from madoi import __version__
from madoi.core.refusal import BadOption, Facts, Refusal, Refused

if TYPE_CHECKING:
    from distributed import Client

CHUNK_SECONDS: Final = 2.0
_TIMEOUT_SECONDS: Final = 10.0
"""How long a scheduler may take to answer."""


def check_cluster() -> None:
    """Raise `BadOption` where Dask is not installed."""
    if find_spec("distributed") is None:
        raise BadOption(Refusal("lab-cluster-missing", "", {}))


@contextmanager
def cluster_workers(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor on the cluster of this scheduler, and its number of threads.

    Work that still runs at the end is dropped. Raises `BadOption` where the cluster cannot be used, and
    `Refused` when it is lost.
    """
    check_cluster()
    # Late, because the command line must answer at once and Dask takes a second.
    from distributed import KilledWorker  # noqa: PLC0415
    from distributed.comm import CommClosedError  # noqa: PLC0415

    for name in ("distributed", "distributed.client"):  # errors are reported below, in one sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    client = _connect(address)
    try:
        _check_workers(client, address)
        threads = sum(client.nthreads().values())
        # Two calls with the same numbers are two chunks, not one that Dask remembers.
        executor = client.get_executor(pure=False)
        try:
            yield executor, threads
        finally:
            executor.shutdown(wait=False)
    except (CancelledError, CommClosedError, KilledWorker) as error:
        raise Refused(Refusal("lab-cluster-lost", "", {"address": address})) from error
    finally:
        client.close(timeout=_TIMEOUT_SECONDS)


def _connect(address: str) -> Client:
    from distributed import Client  # noqa: PLC0415
    from distributed.comm import get_address_host_port  # noqa: PLC0415

    try:
        # Dask would retry for the whole timeout where nothing listens.
        create_connection(get_address_host_port(address), _TIMEOUT_SECONDS).close()
        return Client(address, timeout=_TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:  # no answer; no address
        raise BadOption(Refusal("lab-cluster-silent", "", {"address": address})) from error


def _check_workers(client: Client, address: str) -> None:
    facts: Facts = {"address": address, "here": __version__}
    found = client.run(_worker_version, on_error="return")
    if not found:
        raise BadOption(Refusal("lab-cluster-empty", "", facts))
    for worker, version in found.items():
        if isinstance(version, Exception):
            raise BadOption(Refusal("lab-cluster-without", "", {**facts, "worker": worker}))
        if version != __version__:
            raise BadOption(Refusal("lab-cluster-version", "", {**facts, "worker": worker, "there": version}))


def _worker_version() -> str:
    return __version__
