"""A connection that can be broken: a proxy on loopback which cuts and stalls what goes through it.

It lives in a thread of its own, so that it works while a test waits for a process to start.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from support.ports import Port

Target = tuple[str, int] | str
"""A host and a port, or the path of a Unix socket."""

CHUNK = 4096


class Proxy:
    """Passes on to ``target``, which may be another one for later connections. Use `between`."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self._port = Port()
        self.port = self._port.number
        self._loop = asyncio.new_event_loop()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def start(self) -> None:
        self._thread.start()
        self.come_back()

    def stop(self) -> None:
        self.go_away()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._port.close()

    def cut(self) -> None:
        """Break every connection; new ones can be made."""
        self._do(self._cut())

    def go_away(self) -> None:
        """Break every connection, and accept no more."""

        async def away() -> None:
            if self._server is not None:
                self._server.close()
                self._server = None
                await asyncio.sleep(0.05)  # a new connection is made only after some turns of the loop
            await self._cut()

        self._do(away())

    def come_back(self) -> None:
        """Let people in, at the same address as before."""

        async def back() -> None:
            if self._server is not None:
                return
            self._server = await asyncio.start_server(self._come, "127.0.0.1", self.port)

        self._do(back())

    def stall(self) -> None:
        """Pass nothing on, and break nothing."""
        self._soon(self._flowing.clear)

    def flow(self) -> None:
        """Pass everything on again."""
        self._soon(self._flowing.set)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def _soon(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)

    async def _cut(self) -> None:
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client has connected: the connection is known from now on, even if it is cut before it is made."""
        line = self._loop.create_task(self._serve(reader, writer))
        self._lines.add(line)

        def gone(line: asyncio.Task[None]) -> None:
            self._lines.discard(line)
            writer.transport.abort()

        line.add_done_callback(gone)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to: asyncio.StreamWriter | None = None
        try:
            there, to = await self._connected()
            ways = [asyncio.create_task(way) for way in (self._pass(reader, to), self._pass(there, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass  # nobody is there, or the connection was cut
        finally:
            if to is not None:
                to.transport.abort()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, str):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection(*self.target)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._flowing.wait()
            writer.write(data)
            await writer.drain()


@contextmanager
def proxy_to(target: Target) -> Iterator[Proxy]:
    """A proxy before this target, as long as the block lasts."""
    proxy = Proxy(target)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
