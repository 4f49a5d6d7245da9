"""A push service of our own, on loopback, and a browser behind it that can read what it is sent."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import Message
from http.client import parse_headers
from io import BytesIO
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from madoi.server.push.webpush import base64url_decode, base64url_encode


class Pushed:
    """One request that the service got."""

    def __init__(self, path: str, headers: Message, body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def signed_by(self, public: str, service: str, now: float) -> dict[str, Any]:
        """The claims of its sender, whose signature must fit and hold now."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, given["k"]) == ("vapid", public)
        head, claims, signature = given["t"].split(".")
        numbers = base64url_decode(signature)
        both = [int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64url_decode(public))
        key.verify(encode_dss_signature(*both), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said: dict[str, Any] = json.loads(base64url_decode(claims))
        assert said["aud"] == service
        assert now < said["exp"] < now + 86_400
        return said


class PushService:
    """Answers every post with ``status``, and keeps it; where it does not ``go_on``, when it does. ``asked``
    counts those that have come."""

    def __init__(self, port: int = 0) -> None:
        self.got: list[Pushed] = []
        self.asked = 0
        self.status = 201
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self._listening = socket.create_server(("127.0.0.1", port))
        self.port = self._listening.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[PushService]:
        """In the loop of the test."""
        server = await asyncio.start_server(self._answer, sock=self._listening)
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()

    @contextmanager
    def running(self) -> Iterator[PushService]:
        """In a thread, for tests without a loop."""
        loop, over = asyncio.new_event_loop(), asyncio.Event()

        async def serve() -> None:
            async with self.serving():
                await over.wait()

        thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
        thread.start()
        try:
            yield self
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join()
            loop.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first, _, rest = (await reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")
            headers = parse_headers(BytesIO(rest))
            body = await reader.readexactly(int(headers["content-length"]))
            self.asked += 1
            await self.goes_on.wait()
            self.got.append(Pushed(first.decode().split()[1], headers, body))
            writer.write(
                f"HTTP/1.1 {self.status} Answered\r\nlocation: {self.origin}/elsewhere\r\n\r\n".encode()
            )
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            return  # whoever asked has gone
        finally:
            writer.close()


class Subscription:
    """A browser as a push service knows it: an address, and keys that only the browser has."""

    def __init__(self, origin: str, path: str = "/push/1") -> None:
        self.address = origin + path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wanted(self, secret: str, language: str = "en") -> dict[str, str]:
        """What it tells the table service."""
        keys = {"public": base64url_encode(self._public), "auth": base64url_encode(self._auth)}
        return {"secret": secret, "address": self.address, **keys, "language": language}

    def opened(self, pushed: Pushed) -> str:
        """What a message says (RFC 8291), read as a browser would."""
        body = pushed.body
        assert pushed.headers["content-encoding"] == "aes128gcm"
        salt, (_, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender = body[21 : 21 + length]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self._public + sender
        secret = derived(self._key.exchange(ec.ECDH(), point), self._auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert text.endswith(b"\x02")
        return text[:-1].decode()


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
