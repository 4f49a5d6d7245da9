"""A push service of our own, on loopback, and a browser behind it that can read what it is sent."""

from __future__ import annotations

import json
import os
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from madoi.server.sealing import packed, unpacked


class Pushed:
    """One request that the service got."""

    def __init__(self, path: str, headers: Message, body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def signed_by(self, public: str, service: str) -> dict[str, Any]:
        """The claims of its sender, whose signature must fit."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, given["k"]) == ("vapid", public)
        head, claims, signature = given["t"].split(".")
        numbers = unpacked(signature)
        both = [int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public))
        key.verify(encode_dss_signature(*both), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said: dict[str, Any] = json.loads(unpacked(claims))
        assert said["aud"] == service
        assert time.time() < said["exp"] < time.time() + 86_400
        return said


class PushService:
    """Answers every post with ``status``, and keeps it. With ``pause``, after so many seconds, or when it
    ``goes_on``. ``asked`` counts those that have come."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.asked = 0
        self.goes_on = threading.Event()
        self.status = 201
        self.pause = 0.0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.asked += 1
                service.goes_on.wait(service.pause)
                service.got.append(Pushed(self.path, self.headers, body))
                self.send_response(service.status)
                self.send_header("location", f"http://127.0.0.1:{service.port}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.origin = f"http://127.0.0.1:{self.port}"

    @contextmanager
    def running(self) -> Iterator[PushService]:
        thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


class Subscription:
    """A browser as a push service knows it: an address, and keys that only the browser has."""

    def __init__(self, origin: str, path: str = "/push/1") -> None:
        self.address = origin + path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wanted(self, secret: str, language: str = "en") -> dict[str, str]:
        """What it tells the table service."""
        keys = {"public": packed(self._public), "auth": packed(self._auth)}
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
