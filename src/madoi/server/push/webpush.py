"""Web Push encryption (RFC 8291) and VAPID signatures (RFC 8292).

Both are a few lines around `cryptography`; the libraries that offer them depend on two HTTP clients.
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

from madoi.server import limits

_CURVE: Final = ec.SECP256R1()
_SCALAR_BYTES: Final = 32
_AUTH_BYTES: Final = 16
_SALT_BYTES: Final = 16
_RECORD_BYTES: Final = 4096
_LAST_RECORD: Final = b"\x02"
"""The delimiter after the only record of a message (RFC 8188)."""


def is_subscription(public: str, auth: str) -> bool:
    """Whether messages can be encrypted with the keys of this subscription."""
    try:
        _public_key(base64url_decode(public))
        return len(base64url_decode(auth)) == _AUTH_BYTES
    except ValueError:
        return False


def encrypt(
    message: bytes,
    public: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for one browser. Salt and key are random; only a test gives them."""
    salt = salt or os.urandom(_SALT_BYTES)
    own = own or ec.generate_private_key(_CURVE)
    browser = base64url_decode(public)
    sender = _point_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), _public_key(browser))
    secret = _hkdf(shared, base64url_decode(auth), b"WebPush: info\0" + browser + sender, 32)
    key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", _RECORD_BYTES, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


class VapidSigner:
    """Signs requests to push services. ``public`` is the key that browsers subscribe with."""

    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(base64url_decode(key), "big"), _CURVE)
        self.public = base64url_encode(_point_bytes(self._key.public_key()))

    def authorization(self, service: str, contact: str, now: float) -> str:
        """The authorization header for a push service (its origin), with whom it may contact."""
        claims = {"aud": service, "exp": int(now) + limits.PUSH_SIGNATURE_SECONDS, "sub": contact}
        parts = [
            base64url_encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        ]
        signed = ".".join(parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = base64url_encode(b"".join(number.to_bytes(_SCALAR_BYTES, "big") for number in numbers))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_vapid_key() -> str:
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return base64url_encode(number.to_bytes(_SCALAR_BYTES, "big"))


def base64url_encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def base64url_decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _public_key(public: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)


def _point_bytes(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
