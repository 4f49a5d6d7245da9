"""Answers that many requests get: encoded and compressed once."""

from __future__ import annotations

import asyncio
from gzip import compress
from typing import Final

from madoi.server import limits

GZIP_LEVEL: Final = 6
"""Level 9 makes answers 2% smaller and takes three times as long."""


class EncodedAnswer:
    """An answer as JSON, and compressed when somebody first asks for that."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self._compressed: bytes | None = None

    async def compressed(self) -> bytes:
        if self._compressed is None:
            self._compressed = await compress_body(self.body)
        return self._compressed


async def compress_body(body: bytes) -> bytes:
    """Compress a body. A long one is compressed in a thread, where it stops nobody."""
    if len(body) < limits.THREAD_COMPRESSION_BYTES:
        return compress(body, GZIP_LEVEL, mtime=0)
    return await asyncio.to_thread(compress, body, GZIP_LEVEL, mtime=0)
