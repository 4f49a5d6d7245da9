"""An online backup of an SQLite store: a consistent copy while the service goes on writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from madoi.core.refusal import BadOption, Refusal
from madoi.server import limits


def back_up(url: URL, target: Path) -> int:
    """Copy the database into a new file and check the copy. Returns its size in bytes. Raises `BadOption`."""
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOption(Refusal("admin-backup-postgresql", "", {}))
    if target.exists():
        raise BadOption(Refusal("file-exists", "", {"path": str(target)}))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.touch(mode=0o600)  # it holds what is hidden at tables
        with closing(sqlite3.connect(url.database)) as source, closing(sqlite3.connect(draft)) as copy:
            source.backup(copy, pages=limits.BACKUP_STEP_PAGES)
            copy.execute("pragma journal_mode=delete")  # one file, without a journal beside it
            [(verdict,)] = copy.execute("pragma quick_check").fetchall()
        if verdict != "ok":
            raise BadOption(Refusal("admin-backup-damaged", "", {"reason": str(verdict)}))
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        facts: dict[str, object] = {"path": str(target), "reason": str(error)}
        raise BadOption(Refusal("file-unwritable", "", facts)) from None
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size
