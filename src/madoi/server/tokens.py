"""Secrets of seats: made by us, at random, kept only as a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

_SECRET_BYTES = 24


def new_secret() -> str:
    """192 bits that nobody can guess. That is why a plain hash keeps them as well as a slow one would."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_id() -> str:
    """The id of a table: a private one is found only by who was given it."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """128 bits, as `madoi.core.chance.commitment` asks for."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, key: str) -> bool:
    """Whether this is the secret of the key; takes as long for a wrong one as for the right one."""
    return bool(key) and compare_digest(hashed(secret), key)
