"""HTTP and WebSocket bytes as a test writes them: nothing is corrected on the way, as clients do."""

from __future__ import annotations

import asyncio
import json
import struct
from urllib.parse import urlsplit

from support.server.manual_clock import DEADLINE


class RawResponse:
    """An HTTP answer as it came."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1]) if first else 0
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    @property
    def code(self) -> str:
        """The code of the refusal in it."""
        code: str = json.loads(self.body)["refusal"]["code"]
        return code


async def send_request(
    address: str,
    request: str,
    body: object = None,
    headers: dict[str, str] | None = None,
    seconds: float = DEADLINE,
) -> RawResponse:
    """One request as it is written here: ``GET /path``. Nothing is tidied up on the way, as clients do."""
    parts = urlsplit(address)
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    given = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(data)), **(headers or {})}
    lines = [f"{request} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items() if value), "", ""]
    return RawResponse(await exchange_bytes(address, "\r\n".join(lines).encode("latin-1") + data, seconds))


HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(kind: int, data: bytes, *, fin: bool = True) -> bytes:
    """A frame of the WebSocket protocol, as a client sends it."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
    return bytes([(0x80 if fin else 0) | kind]) + size + bytes(4) + data


async def close_code_after(address: str, sent: bytes) -> int:
    """The code with which a WebSocket is closed on which these bytes are sent."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(sent)
        async with asyncio.timeout(DEADLINE):
            closing = await reader.read()
    finally:
        writer.transport.abort()
    assert closing[0] == 0x88, closing
    code: int = struct.unpack(">H", closing[2:4])[0]
    return code


async def exchange_bytes(address: str, sent: bytes, seconds: float = DEADLINE, until: bytes = b"") -> bytes:
    """All that the server says to these bytes, until it closes or has said this."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(sent)
        async with asyncio.timeout(seconds):
            return await (reader.readuntil(until) if until else reader.read())
    except ConnectionResetError:
        return b""
    finally:
        writer.transport.abort()
