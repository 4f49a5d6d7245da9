"""Refusals: every "no" has a code, a rule and the facts that led to it.

A refusal is data. The edge makes a sentence in the reader's language from the code (a key of the word
catalogues) and the facts.
"""

from __future__ import annotations

from typing import TypeAlias

Facts: TypeAlias = dict[str, object]
"""Named values as plain data: numbers, texts, and lists of these.

In a sentence, a text that begins with ``@`` is a key of the word catalogues.
A dict with a ``key`` is a phrase with facts of its own, and a dict without one a text by language.
A fact named ``seat``, ``…_seat`` or ``seats`` holds seats.
"""


class Refusal:
    """Why something is not allowed.

    ``code`` is a key of the word catalogues, ``rule`` the id of the rule that forbids it (empty when
    no rule of a game is involved), ``facts`` the values the sentence needs.
    """

    def __init__(self, code: str, rule: str, facts: Facts) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.facts!r})"


class Refused(Exception):
    """Raised for bad input. Carries the refusal, which an edge turns into one sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.rule} {refusal.facts}")
        self.refusal = refusal


class Malformed(Refused):
    """The text is not an action in the game's notation, in any position."""


class Illegal(Refused):
    """The action is well formed but not allowed now."""


class BadOption(Refused):
    """An option, a number of seats or a data file that cannot be used."""


class BadRecord(Refused):
    """A record that cannot be read, or whose game is not legal by these rules."""
