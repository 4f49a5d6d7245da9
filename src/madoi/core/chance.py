"""Chance: the only source of dice, draws and shuffles.

A state owns a chance and asks it; nothing else in ``core`` or ``games`` is random. Three kinds exist:

- `Seeded`: the algorithm ``madoi-chance-1`` below. The same seed gives the same game on every
  platform and Python version, compiled or not.
- `Fed`: results typed in by hand, as they fall on a real table or stand in a record. It asks, by
  raising `Unrolled`, when the next result is not there yet.
- whatever a test needs: `Chance` can be subclassed.

Each question has a name (``what``, a key of the word catalogues), so that a person who is asked for a
result knows which die or card is meant. Where that is not enough, a game says more with `Chance.about`.

The algorithm ``madoi-chance-1``, in full
    key      = BLAKE2b(seed as UTF-8, 32 bytes, personalised with "madoi-chance-1")
    block n  = BLAKE2b(n as 8 bytes little-endian, 64 bytes, keyed with key), n = 0, 1, 2, …
    words    = the blocks one after the other, read as 16-bit little-endian numbers
    below(n) = the next word w smaller than 65536 - 65536 mod n, as w mod n; other words are skipped
It is cryptographic on purpose: who sees dice and cards cannot work out the next ones. The seed is
committed to before the first decision (`commitment`) and opened at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from madoi.core.refusal import Facts, Refusal, Refused

ALGORITHM: Final = "madoi-chance-1"
FED: Final = "fed"
ANYBODY: Final = -1
"""Everybody sees what falls, so anybody can say what it was."""
NOBODY: Final = -2
"""Nobody sees what falls: it goes from one hidden place to another."""
_WORDS: Final = 65536
_BLOCK: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of random results. ``below`` is the one thing a source must know."""

    @abstractmethod
    def below(self, n: int, what: str) -> int:
        """A number from 0 to n - 1, each equally likely. 1 <= n <= 65536."""

    @abstractmethod
    def copy(self) -> Chance:
        """A chance that goes on as this one would, and apart from it."""

    def about(  # noqa: B027  # most sources have nobody to tell it to
        self,
        subject: Facts,
        against: Facts | None = None,
        by: int = ANYBODY,
        private: bool = False,
        offered: list[int] | None = None,
    ) -> None:
        """Say of the next question what a person needs who is asked for its result; a source that asks nobody
        does not listen.

        ``subject`` is whom or what it is about: the same die of the same rule has the same subject, whatever
        else has changed. ``against`` is what the result will be compared to. ``by`` is the seat that sees it
        fall (or `ANYBODY`, `NOBODY`); ``private``: nobody else sees it. ``offered`` are the results that can
        be shown to choose from, where the bag itself would tell something hidden.
        """

    def die(self, what: str) -> int:
        """1 to 6."""
        return 1 + self.below(6, what)

    def draw(self, bag: list[int], what: str) -> int:
        """Take one of the things in the bag, each equally likely. The bag loses it.

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
        self._at: i64 = _BLOCK

    def below(self, n: int, what: str) -> int:
        assert 1 <= n <= _WORDS
        many: i64 = n
        limit = _WORDS - _WORDS % many
        while True:
            if self._at == _BLOCK:
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
            self._keyed = blake2b(digest_size=_BLOCK, key=key)
        block = self._keyed.copy()
        block.update(self._blocks.to_bytes(8, "little"))
        self._block = block.digest()
        self._blocks += 1
        self._at = 0


class Unrolled(Exception):
    """A `Fed` chance has no result for this question yet.

    Whoever plays on a fed chance plays on a copy of the state; on `Unrolled` she drops the copy,
    asks for one of ``choices``, feeds it and plays again. So a game never waits inside a rule.

    ``bag`` holds every choice as often as it is likely; the rest is what `Chance.about` says.
    """

    def __init__(self, what: str, bag: list[int]) -> None:
        super().__init__(what)
        self.what = what
        self.bag = bag
        self.choices = sorted(set(bag))
        self.offered = self.choices
        self.subject: Facts = {}
        self.against: Facts = {}
        self.by = ANYBODY
        self.private = False

    @property
    def only(self) -> int | None:
        """What must fall, where everybody knows that nothing else can: nobody has to be asked for it. That
        all cards left in a deck are the same is not for everybody to know, that there is one left is."""
        openly = self.by == ANYBODY or len(self.bag) == 1
        return self.choices[0] if openly and len(self.choices) == 1 else None

    def same_question(self, other: Unrolled) -> bool:
        """Whether both ask for the same die or card, whatever it will be compared to."""
        return self.what == other.what and self.subject == other.subject

    def known_to(self, viewer: int) -> bool:
        """Whether the viewer sees what falls."""
        return self.by != NOBODY and (not self.private or viewer == self.by)


class Fed(Chance):
    """Chance from given results, in order: a die's face, a drawn thing itself, a number below n."""

    def __init__(self, results: list[int]) -> None:
        self.results = results
        self.used = 0
        self._subject: Facts = {}
        self._against: Facts = {}
        self._by = ANYBODY
        self._private = False
        self._offered: list[int] | None = None

    def about(
        self,
        subject: Facts,
        against: Facts | None = None,
        by: int = ANYBODY,
        private: bool = False,
        offered: list[int] | None = None,
    ) -> None:
        self._subject = subject
        self._against = against or {}
        self._by = by
        self._private = private
        self._offered = offered

    def below(self, n: int, what: str) -> int:
        return self._next(what, list(range(n)))

    def die(self, what: str) -> int:
        return self._next(what, [1, 2, 3, 4, 5, 6])

    def draw(self, bag: list[int], what: str) -> int:
        drawn = self._next(what, bag)
        bag.remove(drawn)
        return drawn

    def copy(self) -> Chance:
        twin = Fed(self.results.copy())
        twin.used = self.used
        return twin

    def _next(self, what: str, bag: list[int]) -> int:
        if self.used == len(self.results):
            raise self._unrolled(what, bag)
        result = self.results[self.used]
        if result not in bag:
            raise Refused(
                Refusal("fed-impossible", "", {"result": result, "what": "@" + what, "number": self.used})
            )
        self.used += 1
        self.about({})
        return result

    def _unrolled(self, what: str, bag: list[int]) -> Unrolled:
        asked = Unrolled(what, bag.copy())
        asked.subject = self._subject
        asked.against = self._against
        asked.by = self._by
        asked.private = self._private
        if self._offered is not None:
            asked.offered = sorted(set(self._offered))
        return asked


def commitment(seed: str) -> str:
    """What is shown before the first decision: SHA-256 of "madoi-chance-1:" and the seed, in hex.

    Anyone can check an opened seed against it without this program. It hides the seed only as well
    as the seed is hard to guess: tables draw 128 bits, a seed of one's own choice hides nothing.
    """
    return sha256(f"{ALGORITHM}:{seed}".encode()).hexdigest()
