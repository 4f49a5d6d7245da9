"""Reads and checks the fields of a card file. A mistake raises `CardFileError` with field and reason."""

from __future__ import annotations

from madoi.core.refusal import Facts
from madoi.games.lily.cards.card_facts import Text


class CardFileError(Exception):
    """A mistake in a card file: a key of the word catalogues, the field, the facts of the sentence."""

    def __init__(self, code: str, field: str, facts: Facts | None = None) -> None:
        super().__init__(code, field)
        self.code = code
        self.field = field
        self.facts: Facts = {} if facts is None else facts


class Fields:
    """Reads fields. ``names`` are all names a skill may speak of. ``strict``: what a node would not use is
    refused; records from before LY-D14 are read without."""

    def __init__(self, names: dict[str, Text], strict: bool = True) -> None:
        self.names = names
        self.strict = strict
        self.holder = "character"  # what kind of card or skill is being read
        self.on_field = True  # whether a character on the field has the skill
        self.has_subject = True  # whether its moment is about a character
        self.has_battle = True  # whether there can be a battle when it works
        self.has_chosen = True  # whether it has picked characters so far

    def table(self, value: object, field: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise CardFileError("lily-file-type", field, {"wanted": "@lily-file-table", "value": str(value)})
        return value

    def items(self, value: object, field: str) -> list[object]:
        if not isinstance(value, list):
            raise CardFileError("lily-file-type", field, {"wanted": "@lily-file-list", "value": str(value)})
        return value

    def number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            facts: Facts = {"value": str(value), "least": least, "most": most}
            raise CardFileError("lily-file-number", field, facts)
        return value

    def word(self, value: object, field: str, allowed: list[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise CardFileError("lily-file-value", field, {"value": str(value), "allowed": allowed})
        return value

    def truth(self, value: object, field: str) -> bool:
        if not isinstance(value, bool):
            raise CardFileError("lily-file-type", field, {"wanted": "@lily-file-truth", "value": str(value)})
        return value

    def only(self, table: dict[str, object], field: str, allowed: list[str]) -> None:
        for key in table:
            if key not in allowed:
                raise CardFileError(
                    "lily-file-unknown", f"{field}.{key}" if field else key, {"allowed": allowed}
                )

    def name(self, value: object, field: str, also: list[str]) -> str:
        if not isinstance(value, str) or not (value in also or value in self.names):
            raise CardFileError("lily-file-name", field, {"value": str(value)})
        return value

    def verb(self, value: object, field: str, known: dict[str, list[str]]) -> tuple[str, dict[str, object]]:
        """The one key that says what a node is; its other fields are checked."""
        table = self.table(value, field)
        verbs = [key for key in table if key in known]
        if len(verbs) > 1:  # a field of one node may be the verb of another: { if, do }, { power, on }
            verbs = [key for key in verbs if all(other == key or other in known[key] for other in table)]
        if len(verbs) != 1:
            facts: Facts = {"value": ", ".join(table), "allowed": list(known)}
            raise CardFileError("lily-file-node", field, facts)
        self.only(table, field, [verbs[0], *known[verbs[0]]])
        return verbs[0], table

    def need_character(self, field: str) -> None:
        """Where nobody is "this character" nothing can be said about her."""
        if not self.on_field:
            raise CardFileError("lily-file-not-here", field, {"value": self.holder})

    def refuse(self, code: str, field: str, allowed: list[str]) -> None:
        """Something that would be printed and not done, or done and not printed."""
        if self.strict:
            raise CardFileError(code, field, {"allowed": allowed})

    def need_battle(self, field: str) -> None:
        """Where there is never a battle nothing can be said about it."""
        if not self.has_battle:
            self.refuse("lily-file-no-battle", field, [])
