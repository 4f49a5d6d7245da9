"""Web push, sealed and signed: a message that only one browser can read (RFC 8291), and how push services
know who sends it (RFC 8292).

Both are a few lines around `cryptography`; the libraries that offer them bring two HTTP clients along.
"""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_NUMBER: Final = 32
"""So many bytes has a number of this curve."""
_AUTH: Final = 16
_RECORD: Final = 4096
_LAST: Final = b"\x02"
_HOLDS: Final = 12 * 3600
"""So many seconds a signature holds; a day is the most."""


def is_browser(public: str, auth: str) -> bool:
    """Whether a message can be sealed with what a browser has given."""
    try:
        _point(unpacked(public))
        return len(unpacked(auth)) == _AUTH
    except ValueError:
        return False


def sealed(
    message: bytes,
    public: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The message as the push service carries it. Salt and key are drawn anew for each; only a test gives
    them."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(_CURVE)
    browser = unpacked(public)
    sender = _encoded(own.public_key())
    shared = own.exchange(ec.ECDH(), _point(browser))
    secret = _derived(shared, unpacked(auth), b"WebPush: info\0" + browser + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", _RECORD, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, message + _LAST, None)


class Signer:
    """Who we are to push services. ``public`` is what browsers ask them for."""

    def __init__(self, kept: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(unpacked(kept), "big"), _CURVE)
        self.public = packed(_encoded(self._key.public_key()))

    def authorization(self, service: str, contact: str, now: float) -> str:
        """The header that lets us post to a service: its origin, whom it may ask, and until when."""
        claims = {"aud": service, "exp": int(now) + _HOLDS, "sub": contact}
        parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = packed(b"".join(number.to_bytes(_NUMBER, "big") for number in numbers))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_signing_key() -> str:
    """What a `Signer` is made from, to be kept."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return packed(number.to_bytes(_NUMBER, "big"))


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(public: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)


def _encoded(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
