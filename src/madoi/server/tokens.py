"""Secrets of seats, ids of tables and seeds. Secrets are random and stored only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

_SECRET_BYTES = 24


def new_secret() -> str:
    """A new secret of 192 random bits: so long that a plain hash protects it as well as a slow one."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_id() -> str:
    """A new id of a table. Nobody can guess it, so only people with its link find a private table. It looks
    like no option of a command."""
    id = "-"
    while id.startswith("-"):
        id = secrets.token_urlsafe(16)
    return id


def new_seed() -> str:
    """A new seed of 128 bits, as `madoi.core.chance.commitment` needs."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, key: str) -> bool:
    """Whether the key is the hash of this secret. Takes the same time for right and wrong ones."""
    return bool(key) and compare_digest(hashed(secret), key)
