"""Notices of the bus as bytes, with the entry that they tell of encrypted.

Entries hold seeds and hidden decisions, which the bus need not see. Only processes with the store can make
the key.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from madoi.server import limits
from madoi.server.runtime.bus import Notice

_NONCE_BYTES: Final = 12


class StoredEntryData(msgspec.Struct, array_like=True, frozen=True):
    """An entry as it is in the store: what a process that has it need not read again."""

    number: int
    at: float
    body: str


_DECODER = msgspec.json.Decoder(StoredEntryData)


class EntryCipher:
    """Encrypts the entries of one process, and decrypts those of all. Each process has a key of its own, made
    from the service's and its name, and counts what it has sent: no key and number come twice."""

    def __init__(self, key: str, process: str) -> None:
        self._key = blake2b(key.encode(), digest_size=32).digest()
        self._own = self._cipher(process)
        self._sent = 0
        self._others: dict[str, AESGCM] = {}

    def encrypt(self, table: str, entry: StoredEntryData) -> bytes:
        plain = msgspec.json.encode(entry)
        block = limits.BUS_ENTRY_BLOCK_BYTES
        padded = plain.ljust(-(-len(plain) // block) * block)
        self._sent += 1
        nonce = self._sent.to_bytes(_NONCE_BYTES, "big")
        return nonce + self._own.encrypt(nonce, padded, table.encode())

    def decrypt(self, notice: Notice) -> StoredEntryData | None:
        """The entry that a notice tells of; None where it has none that can be read."""
        if not notice.entry:
            return None
        cipher = self._others.get(notice.process)
        if cipher is None:
            if len(self._others) >= limits.MAX_BUS_PROCESSES:
                self._others.clear()  # processes that were restarted have new names
            cipher = self._others[notice.process] = self._cipher(notice.process)
        nonce, encrypted = notice.entry[:_NONCE_BYTES], notice.entry[_NONCE_BYTES:]
        try:
            return _DECODER.decode(cipher.decrypt(nonce, encrypted, notice.table.encode()))
        except (InvalidTag, ValueError, msgspec.MsgspecError):
            return None

    def _cipher(self, process: str) -> AESGCM:
        return AESGCM(blake2b(process.encode(), key=self._key, digest_size=32).digest())
