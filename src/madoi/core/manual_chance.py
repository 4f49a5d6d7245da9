"""Manual chance: results that people type in at a real table, or that a record contains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from madoi.core.chance import ANYBODY, NOBODY, Chance
from madoi.core.refusal import Refusal, Refused

MANUAL: Final = "fed"
"""The name of manual chance in a record."""


class ChanceNeeded(Exception):
    """A `ManualChance` has no result for this question yet.

    Play on a copy of the state. When this is raised, drop the copy, ask for one of ``choices``, add it to the
    results and play again. So a game never waits inside a rule.

    ``bag`` holds every choice as often as it is likely. The other fields are what `Chance.about` said.
    """

    def __init__(self, what: str, bag: list[int]) -> None:
        super().__init__(what)
        self.what = what
        self.bag = bag
        self.choices = sorted(set(bag))
        self.offered = self.choices
        self.subject: Mapping[str, object] = {}
        self.against: Mapping[str, object] = {}
        self.by = ANYBODY
        self.private = False

    @property
    def only_choice(self) -> int | None:
        """The result, where everybody knows that only one is possible: nobody has to type it in.

        Everybody knows when one card is left in a deck, but not when all cards left in it are the same.
        """
        known = self.by == ANYBODY or len(self.bag) == 1
        return self.choices[0] if known and len(self.choices) == 1 else None

    def same_question(self, other: ChanceNeeded) -> bool:
        """Whether both ask for the same die or card, whatever it will be compared to."""
        return self.what == other.what and self.subject == other.subject

    def known_to(self, viewer: int) -> bool:
        """Whether the viewer sees the result."""
        return self.by != NOBODY and (not self.private or viewer == self.by)


class ManualChance(Chance):
    """Given results in order: a die's face, a drawn thing, a number below n.

    Raises `ChanceNeeded` when they run out, and `Refused` for an impossible one.
    """

    def __init__(self, results: list[int]) -> None:
        self.results = results
        self.used = 0
        self._subject: Mapping[str, object] = {}
        self._against: Mapping[str, object] = {}
        self._by = ANYBODY
        self._private = False
        self._offered: list[int] | None = None

    def about(
        self,
        subject: Mapping[str, object],
        against: Mapping[str, object] | None = None,
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
        twin = ManualChance(self.results.copy())
        twin.used = self.used
        return twin

    def _next(self, what: str, bag: list[int]) -> int:
        if self.used == len(self.results):
            raise self._needed(what, bag)
        result = self.results[self.used]
        if result not in bag:
            raise Refused(
                Refusal("fed-impossible", "", {"result": result, "what": "@" + what, "number": self.used})
            )
        self.used += 1
        self.about({})
        return result

    def _needed(self, what: str, bag: list[int]) -> ChanceNeeded:
        needed = ChanceNeeded(what, bag.copy())
        needed.subject = self._subject
        needed.against = self._against
        needed.by = self._by
        needed.private = self._private
        if self._offered is not None:
            needed.offered = sorted(set(self._offered))
        return needed
