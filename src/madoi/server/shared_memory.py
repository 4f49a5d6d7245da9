"""Counters in memory that all worker processes of one machine share.

There are no locks: every counter is one number of eight bytes. A count may be lost now and then, which no
limit notices; a process that is killed or paused keeps nobody waiting.
"""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from mmap import mmap
from typing import Final

from madoi.server import limits

_WORD: Final = 8
_HEAD_WORDS: Final = 2
"""A random key for hashes, so that nobody can choose addresses that share a slot."""
_SLOT_WORDS: Final = 2
"""A slot is the hash of its name, and its number."""
_WAYS: Final = 8
"""A name can be in one of this many slots."""


class SharedMemory:
    """The counters. ``worker`` is the number of this process among the ``workers`` that share them."""

    def __init__(self, memory: mmap | bytearray | None = None, workers: int = 1, worker: int = 0) -> None:
        if memory is None:
            memory = bytearray(memory_bytes(workers))
            memory[: _HEAD_WORDS * _WORD] = os.urandom(_HEAD_WORDS * _WORD)
        self.workers = workers
        self._key = bytes(memory[: _HEAD_WORDS * _WORD])
        view = memoryview(memory)
        self._words = view.cast("Q")
        self._floats = view.cast("d")
        self.worker = worker
        self._counts: Counter[str] = Counter()
        self._hashes: dict[str, int] = {}
        self._found_slots: dict[str, int] = {}
        first = self._gauges_of(worker)
        for word in range(first, first + _SLOT_WORDS * limits.SHARED_GAUGES):
            self._words[word] = 0  # what a process that died had counted

    def read_rate(self, name: str) -> float:
        """The number of this name; 0 where there is none."""
        slot = self._rate_slot(name, self._rate_hash(name))
        return 0.0 if slot is None else self._floats[slot + 1]

    def write_rate(self, name: str, number: float) -> None:
        """Set a number. Where all its slots are taken, it replaces the smallest."""
        hashed = self._rate_hash(name)
        slot = self._rate_slot(name, hashed)
        if slot is None:
            slots = self._slots(_HEAD_WORDS, limits.SHARED_RATES, hashed)
            slot = min(slots, key=lambda slot: self._floats[slot + 1])
            self._words[slot] = hashed
            self._found_slots[name] = slot
        self._floats[slot + 1] = number

    def _rate_hash(self, name: str) -> int:
        """The hash of a name, remembered: each message asks for the same few names many times."""
        hashed = self._hashes.get(name)
        if hashed is None:
            if len(self._hashes) >= limits.REMEMBERED_RATES:
                self._hashes.clear()
                self._found_slots.clear()
            hashed = self._hashes[name] = self._hash(name)
        return hashed

    def _rate_slot(self, name: str, hashed: int) -> int | None:
        """The slot of a name. Where it was last is looked at first: another name may have it now."""
        slot = self._found_slots.get(name)
        if slot is not None and self._words[slot] == hashed:
            return slot
        slot = self._find(_HEAD_WORDS, limits.SHARED_RATES, hashed)
        if slot is not None:
            self._found_slots[name] = slot
        return slot

    def add(self, name: str, number: int) -> None:
        """Add to what this process counts under a name."""
        self.set(name, self._counts[name] + number)

    def set(self, name: str, number: int) -> None:
        """Set what this process counts under a name."""
        self._counts[name] = number
        hashed, first = self._hash(name), self._gauges_of(self.worker)
        slot = self._find(first, limits.SHARED_GAUGES, hashed)
        if slot is None:
            slots = self._slots(first, limits.SHARED_GAUGES, hashed)
            slot = next((slot for slot in slots if not self._words[slot + 1]), None)
        if slot is not None:  # else only this process knows of it
            self._words[slot] = hashed
            self._words[slot + 1] = self._counts[name]
        if not self._counts[name]:
            del self._counts[name]

    @contextmanager
    def counted(self, *names: str) -> Iterator[None]:
        """Count one under each of these names for as long as the block lasts."""
        for name in names:
            self.add(name, 1)
        try:
            yield
        finally:
            for name in names:
                self.add(name, -1)

    def total(self, name: str) -> int:
        """What all processes together count under a name."""
        return self._counts[name] + sum(
            count for worker, count in enumerate(self.by_worker(name)) if worker != self.worker
        )

    def by_worker(self, name: str) -> list[int]:
        """What each process counts under a name."""
        hashed = self._hash(name)
        found = (
            self._find(self._gauges_of(worker), limits.SHARED_GAUGES, hashed)
            for worker in range(self.workers)
        )
        return [0 if slot is None else self._words[slot + 1] for slot in found]

    def _hash(self, name: str) -> int:
        return int.from_bytes(blake2b(name.encode(), digest_size=8, key=self._key).digest(), "little") | 1

    def _gauges_of(self, worker: int) -> int:
        return _HEAD_WORDS + _SLOT_WORDS * (limits.SHARED_RATES + worker * limits.SHARED_GAUGES)

    def _slots(self, first: int, count: int, hashed: int) -> range:
        start = first + _SLOT_WORDS * _WAYS * ((hashed >> 8) % (count // _WAYS))
        return range(start, start + _SLOT_WORDS * _WAYS, _SLOT_WORDS)

    def _find(self, first: int, count: int, hashed: int) -> int | None:
        words = self._words
        for slot in self._slots(first, count, hashed):
            if words[slot] == hashed:
                return slot
        return None


def memory_bytes(workers: int) -> int:
    return _WORD * (_HEAD_WORDS + _SLOT_WORDS * (limits.SHARED_RATES + workers * limits.SHARED_GAUGES))


def create_memory_file(workers: int) -> int:
    """A file without a name for `map_memory_file`, which worker processes inherit. Returns its descriptor."""
    with tempfile.TemporaryFile() as file:
        file.write(os.urandom(_HEAD_WORDS * _WORD))
        file.truncate(memory_bytes(workers))
        file.flush()
        return os.dup(file.fileno())


def map_memory_file(descriptor: int, workers: int) -> mmap:
    return mmap(descriptor, memory_bytes(workers))
