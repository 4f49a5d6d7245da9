"""Actions, and the decision that a seat is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.core.viewer import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Immutable):
    """One choice, written as a line of text in the game's notation (``take 2 juu 3``).

    Records, the command line and the wire use the text. It is the same in every language.
    Stage a large choice as several decisions.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def parts(self) -> Mapping[str, object]:
        """The text taken apart, as plain data: verb, cards, places, so that no screen has to parse it.

        Holds nothing that the text does not. A game may type it (`madoi.core.capabilities.DataTypes`).
        The default is the whole text, which the generic board reads word by word.
        """
        return {"text": self.text}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Question(Immutable):
    """What a seat is asked: a key of the word catalogues, and the facts that its sentence needs."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"{self.key} {self.facts}"


class Decision:
    """What a seat needs besides its view: the question, its legal actions (at least one), and the default."""

    def __init__(self, seat: Seat, question: Question, actions: list[Action], default: Action) -> None:
        self.seat = seat
        self.question = question
        self.actions = actions
        self.default = default
