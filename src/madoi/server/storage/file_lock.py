"""A lock on an SQLite file: two servers that do not know of each other must not share one.

A server without a bus believes that it is alone, so it locks the file for itself. Servers that share a bus
share the lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL

from madoi.core.refusal import BadOption, Refusal

try:
    import fcntl
except ImportError:  # Windows has no advisory locks; SQLite's own still keep the file whole
    fcntl = None  # type: ignore[assignment]


@contextmanager
def lock_database(url: URL, shared: bool) -> Iterator[None]:
    """Hold the lock while the block runs. Raises `BadOption` when another server holds it.

    PostgreSQL needs none: its servers find each other's leases."""
    if fcntl is None or url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    with open(f"{url.database}.lock", "ab") as file:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(Refusal("serve-store-busy", "", {"place": url.database})) from None
        yield
