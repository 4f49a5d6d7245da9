"""Chance: the only source of dice, draws and shuffles.

A state owns its chance. Nothing else in ``core`` or ``games`` is random.

- `Seeded` follows the algorithm ``madoi-chance-1`` below. The same seed gives the same game on every platform
  and Python version, compiled or not.
- `PlayoutChance` is many times as fast, and predictable: for playouts and simulations, which nobody plays.
- `madoi.core.manual_chance.ManualChance` takes results that people type in or a record contains.

Each question has a name (``what``, a key of the word catalogues), so that people who type in a result know
which die or card is meant. Rules can say more with `Chance.about`.

The algorithm ``madoi-chance-1``, in full
    key      = BLAKE2b(seed as UTF-8, 32 bytes, personalised with "madoi-chance-1")
    block n  = BLAKE2b(n as 8 bytes little-endian, 64 bytes, keyed with key), n = 0, 1, 2, …
    words    = the blocks one after the other, read as 16-bit little-endian numbers
    below(n) = the next word w smaller than 65536 - 65536 mod n, as w mod n; other words are skipped
It is cryptographic on purpose: players who see dice and cards cannot work out the next ones.
The table commits to the seed before the first decision (`commitment`) and publishes it at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

ALGORITHM: Final = "madoi-chance-1"
ANYBODY: Final = -1
"""Everybody sees the result, so anybody can type it in."""
NOBODY: Final = -2
"""Nobody sees the result, such as a card that moves from one hidden pile to another."""
_WORD_COUNT: Final = 65536
_BLOCK_BYTES: Final = 64
_WORD32: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 1791398085
"""Of Marsaglia's list: times 2**32 less 1, and times 2**31 less 1, are prime, so the period is over 2**61."""
_MOST_SEEDS: Final = _MULTIPLIER * (1 << 32) - 2
"""All states but 0 and the largest, which stay as they are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of random results. A source implements `below` and `copy`."""

    @abstractmethod
    def below(self, n: int, what: str) -> int:
        """A number from 0 to n - 1, each equally likely. 1 <= n <= 65536."""

    @abstractmethod
    def copy(self) -> Chance:
        """A chance that gives the same results from here on, independently of this one."""

    def about(  # noqa: B027  # most sources ignore it
        self,
        subject: Mapping[str, object],
        against: Mapping[str, object] | None = None,
        by: int = ANYBODY,
        private: bool = False,
        offered: list[int] | None = None,
    ) -> None:
        """Describe the next question to the person who will type in its result.

        ``subject`` says whom or what it is about. The same die of the same rule always has the same subject.
        ``against`` says what the result will be compared to.
        ``by`` is the seat that sees the result and can type it in, or `ANYBODY`, `NOBODY`.
        ``private``: no other seat sees it. Without this call everybody does.
        Viewers who see it learn it from the events or the view too. Others cannot tell it from those, unless
        a later event of the same decision discloses it.
        ``offered`` are the results that a screen lists to those who can type it in; by default the bag.
        Where the bag would tell them something hidden, offer all that they cannot rule out.
        A result is accepted only if it is truly possible.
        """

    def die(self, what: str) -> int:
        return 1 + self.below(6, what)

    def draw(self, bag: list[int], what: str) -> int:
        """Remove one thing from the bag, each equally likely, and return it.

        The order of a bag means nothing; drawing all of it is a fair shuffle.
        """
        place: i64 = self.below(len(bag), what)
        drawn = bag[place]
        last = bag.pop()
        if place < len(bag):
            bag[place] = last
        return drawn


class Seeded(Chance):
    """Chance from a seed, by ``madoi-chance-1``."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._keyed: blake2b | None = None  # made with the first block, then only copied
        self._block = b""
        self._blocks = 0
        self._at: i64 = _BLOCK_BYTES

    def below(self, n: int, what: str) -> int:
        assert 1 <= n <= _WORD_COUNT
        many: i64 = n
        limit = _WORD_COUNT - _WORD_COUNT % many
        while True:
            if self._at == _BLOCK_BYTES:
                self._next_block()
            at = self._at
            low: i64 = self._block[at]
            high: i64 = self._block[at + 1]
            word = low + 256 * high
            self._at = at + 2
            if word < limit:
                return word % many

    def copy(self) -> Chance:
        twin = Seeded(self._seed)
        twin._keyed = self._keyed
        twin._block = self._block
        twin._blocks = self._blocks
        twin._at = self._at
        return twin

    def _next_block(self) -> None:
        if self._keyed is None:
            person = ALGORITHM.encode()
            key = blake2b(self._seed.encode(), digest_size=32, person=person).digest()
            self._keyed = blake2b(digest_size=_BLOCK_BYTES, key=key)
        block = self._keyed.copy()
        block.update(self._blocks.to_bytes(8, "little"))
        self._block = block.digest()
        self._blocks += 1
        self._at = 0


class PlayoutChance(Chance):
    """Chance for games that nobody plays and no record keeps: playouts, and the simulations of a search.

    A multiply-with-carry generator: the state's low 32 bits are a digit, the high ones the carry, and a word
    is both combined. All numbers stay below 2**63, so it gives the same results compiled or not.
    Anyone who sees a few results can work out the next ones, so no game between people may use it.
    """

    def __init__(self, seed: int) -> None:
        """``seed``: any number; seeds that differ in their low 62 bits give different results."""
        self._state: i64 = 1 + seed % _MOST_SEEDS
        for _ in range(4):  # similar seeds are not similar any more
            self._next_word()

    def _next_word(self) -> i64:
        state = self._state
        self._state = _MULTIPLIER * (state & _WORD32) + (state >> 32)
        return (state ^ state >> 32) & _WORD32

    def below(self, n: int, what: str) -> int:
        assert 1 <= n <= _WORD_COUNT
        many: i64 = n
        state = self._state
        self._state = _MULTIPLIER * (state & _WORD32) + (state >> 32)
        product = ((state ^ state >> 32) & _WORD32) * many
        if product & _WORD32 < many:  # hardly ever: where rounding would favour some results
            while product & _WORD32 < (_WORD32 + 1) % many:
                product = self._next_word() * many
        return product >> 32

    def copy(self) -> Chance:
        twin = PlayoutChance(0)
        twin._state = self._state
        return twin


def playout_chance(chance: Chance) -> PlayoutChance:
    """A quick chance that begins with results of this one."""
    seed = 0
    for _ in range(4):
        seed = seed * _WORD_COUNT + chance.below(_WORD_COUNT, "bot-choice")
    return PlayoutChance(seed)


def commitment(seed: str) -> str:
    """The commitment to a seed: SHA-256 of "madoi-chance-1:" and the seed, in hex.

    Anyone can check a published seed against it without this program.
    It hides a seed only if the seed is hard to guess: tables draw 128 bits.
    """
    return sha256(f"{ALGORITHM}:{seed}".encode()).hexdigest()
