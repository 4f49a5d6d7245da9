"""YK-4: who decides for a girl. The base class of the two procedures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from madoi.core.action import Action
from madoi.core.event import Event
from madoi.core.immutable import Immutable
from madoi.core.refusal import Refusal
from madoi.core.viewer import Seat
from madoi.games.yurikure.data_types import PassedOverFace, ProcedureView, QuestionKind
from madoi.games.yurikure.events import Happened, girl_key
from madoi.games.yurikure.notation import Choice, Pass, Reveal
from madoi.games.yurikure.rules.control import NOBODY, Control
from madoi.games.yurikure.rules.girls import GIRL_KEYS

# What a girl can be asked.
ACTION: Final = "action"
ANSWER: Final = "answer"
VOTE: Final = "vote"
LOVE_ANSWER: Final = "love-answer"
COOL: Final = "cool"
REVEAL_ONLY: Final = "start"
_RULE_OF_KIND: Final = {
    ACTION: "YK-5.1",
    ANSWER: "YK-5.2",
    VOTE: "YK-5.3",
    LOVE_ANSWER: "YK-5.3",
    COOL: "YK-8.12",
    REVEAL_ONLY: "YK-8.3",
}


class GirlQuestion(Immutable):
    """One decision of one girl: what kind, and what her controller may declare (nothing to declare in the
    reveal step of the game start phase). Never changes."""

    def __init__(self, girl: int, kind: QuestionKind, choices: list[Action]) -> None:
        self.girl = girl
        self.kind = kind
        self.choices = choices


class Procedure(ABC):
    """How one question is settled. ``declared`` is what the controller has declared, and, when `play` says
    that it is settled, what the girl does; None: nobody is in control of her (YK-4.3)."""

    def __init__(self, question: GirlQuestion, seats: int, rule: str, points: int) -> None:
        """``rule`` is the one that says who may speak and declare. ``points``: those on every sheet, where
        the table is brisk and passes over those who cannot outbid as everybody can see; else 0."""
        self.question = question
        self.seats = seats
        self.rule = rule
        self.points = points
        self.brisk = points > 0
        self.declared: Choice | None = None

    @abstractmethod
    def open(self, control: Control, events: list[Event]) -> bool:
        """The question is asked now; whether it is settled at once."""

    def can_outbid(self, control: Control, seat: Seat) -> bool:
        """Whether the seat can change who decides, as far as everybody can see."""
        return not self.brisk or control.can_outbid(seat, self.question.girl, self.points)

    def tell_passed_over(self, seats: list[Seat], events: list[Event]) -> None:
        if seats:
            facts: PassedOverFace = {"seats": sorted(seats), "girl": girl_key(self.question.girl)}
            events.append(Happened("passed-over", "YK-4.2", facts))

    @abstractmethod
    def to_move(self) -> list[Seat]:
        """Who is asked; never depends on what anybody could reveal (YK-D13)."""

    @abstractmethod
    def asks(self, seat: Seat) -> bool:
        """Whether the seat is among those who are asked."""

    @abstractmethod
    def silent(self) -> list[bool]:
        """The seats that have passed and are not asked again unless somebody speaks up."""

    def forced_to_pass(self, control: Control) -> Seat:
        """The only seat that is asked, where it can only pass; else `NOBODY`."""
        return NOBODY

    @abstractmethod
    def legal(self, control: Control, seat: Seat) -> list[Action]:
        """The seat is asked."""

    @abstractmethod
    def may_declare(self, control: Control, seat: Seat) -> bool:
        """Whether the seat may declare now. The seat is asked."""

    @abstractmethod
    def may_pass(self, control: Control, seat: Seat) -> bool:
        """The seat is asked."""

    @abstractmethod
    def may_reveal_on(self, girl: int, seat: Seat) -> bool:
        """The seat is asked."""

    @abstractmethod
    def out_of_turn(self, control: Control, seat: Seat) -> list[Action]:
        """What a seat that is not asked may choose all the same."""

    @abstractmethod
    def may_interrupt(self, action: Action) -> bool:
        """Whether a seat that is not asked may do such a thing at all."""

    @abstractmethod
    def play(self, control: Control, seat: Seat, action: Action, events: list[Event]) -> bool:
        """Make the decision; whether the question is settled."""

    @abstractmethod
    def copy(self) -> Procedure: ...

    @abstractmethod
    def data(self) -> ProcedureView:
        """What everybody may know."""

    def why_not(self, control: Control, seat: Seat, action: Action) -> Refusal | None:
        """The seat is asked, or may interrupt with such an action."""
        girl = GIRL_KEYS[self.question.girl]
        if isinstance(action, Reveal):
            if not self.may_reveal_on(action.girl, seat):
                if action.girl == self.question.girl:
                    return Refusal("yurikure-must-declare", self.rule, {"girl": girl})
                return Refusal("yurikure-reveal-other-girl", "YK-4.6", {"girl": girl})
            return control.why_not_reveal(seat, action)
        if isinstance(action, Pass):
            if self.may_pass(control, seat):
                return None
            return Refusal("yurikure-must-declare", self.rule, {"girl": girl})
        if isinstance(action, Choice):
            if not self.may_declare(control, seat):
                return Refusal("yurikure-not-yours-to-declare", self.rule, {"girl": girl})
            if action in self.legal(control, seat):  # or out of turn: a pass takes no choice away
                return None
            return self.why_not_choice(action, girl)
        return Refusal("yurikure-not-now", "", {"text": action.text})

    def why_not_choice(self, choice: Choice, girl: str) -> Refusal:
        if choice in self.question.choices:
            return Refusal("yurikure-declared-before", "YK-4.9", {"girl": girl, "text": choice.text})
        if self.question.girl in (choice.one, choice.other):
            rule = "YK-5.3" if choice.verb == "love" else _RULE_OF_KIND[self.question.kind]
            return Refusal("yurikure-choice-herself", rule, {"girl": girl})
        if self.question.kind == ACTION and choice.verb == "confess":
            return Refusal("yurikure-confess-in-couple", "YK-5.2", {"girl": girl})
        if self.question.kind == ACTION and choice.verb == "love":
            return Refusal("yurikure-love-couple", "YK-5.3", {"text": choice.text})
        rule = _RULE_OF_KIND[self.question.kind]
        return Refusal("yurikure-choice-wrong-kind", rule, {"girl": girl, "text": choice.text})
