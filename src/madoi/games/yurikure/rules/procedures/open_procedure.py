"""YK-4.8, YK-4.9: the open procedure. Everybody may speak up until the last pass."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.event import Event
from madoi.core.viewer import Seat
from madoi.games.yurikure.data_types import ProcedureView
from madoi.games.yurikure.events import Declared, Happened, Passed, Revealed, girl_key
from madoi.games.yurikure.notation import PASS, Choice, Reveal
from madoi.games.yurikure.rules.control import NOBODY, Control
from madoi.games.yurikure.rules.procedures.procedure import GirlQuestion, Procedure


class OpenProcedure(Procedure):
    """``passed`` says who has let it pass, or has nothing to say for now.

    A seat that has passed is not asked again until a declaration or a reveal on the girl cancels all passes,
    but may still speak up (`out_of_turn`). Everybody else is asked, whether or not they could do anything but
    pass (YK-D13). ``tried`` are the choices declared since the question opened or, if later, since the last
    reveal on the girl: none may be declared again, so it ends."""

    def __init__(self, question: GirlQuestion, seats: int, any_girl: bool) -> None:
        """``any_girl``: reveals on the other girls are allowed too (YK-4.8; not in YK-8.3)."""
        super().__init__(question, seats, "YK-4.9" if any_girl else "YK-8.3")
        self.any_girl = any_girl
        self.passed = [False] * seats
        self.tried: list[Action] = []

    def copy(self) -> OpenProcedure:
        twin = OpenProcedure(self.question, self.seats, self.any_girl)
        twin.declared = self.declared
        twin.passed = self.passed.copy()
        twin.tried = self.tried.copy()
        return twin

    def to_move(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if not self.passed[seat]]

    def asks(self, seat: Seat) -> bool:
        return not self.passed[seat]

    def silent(self) -> list[bool]:
        return self.passed.copy()

    def may_declare(self, control: Control, seat: Seat) -> bool:
        return bool(self.question.choices) and control.controller(self.question.girl) == seat

    def may_pass(self, control: Control, seat: Seat) -> bool:
        return self.declared is not None or not self.may_declare(control, seat)

    def may_reveal_on(self, girl: int, seat: Seat) -> bool:
        return self.any_girl or girl == self.question.girl

    def legal(self, control: Control, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        if self.may_pass(control, seat):
            actions.append(PASS)
        self._add_interruptions(actions, control, seat)
        return actions

    def out_of_turn(self, control: Control, seat: Seat) -> list[Action]:
        """YK-4.8, YK-4.9: a pass takes nothing away. Until the question is settled, a seat that has passed
        may reveal, and the controller may declare something else."""
        actions: list[Action] = []
        if self.passed[seat]:
            self._add_interruptions(actions, control, seat)
        return actions

    def _add_interruptions(self, actions: list[Action], control: Control, seat: Seat) -> None:
        if self.may_declare(control, seat):
            actions += [
                choice
                for choice in self.question.choices
                if choice not in self.tried and choice != self.declared
            ]
        for girl in range(len(control.revealed[seat])):
            if self.may_reveal_on(girl, seat):
                control.add_reveals(actions, seat, girl)

    def may_interrupt(self, action: Action) -> bool:
        return isinstance(action, (Reveal, Choice))

    def play(self, control: Control, seat: Seat, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Reveal):
            self._reveal(control, seat, action, events)
        elif isinstance(action, Choice):
            self.declared = action
            self.tried.append(action)
            self.passed = [False] * self.seats
            events.append(Declared(seat, self.question.girl, action, "YK-4.9"))
        else:
            self.passed[seat] = True
            events.append(Passed(seat, "YK-4.9"))
        return self._settled(control)

    def _reveal(self, control: Control, seat: Seat, action: Reveal, events: list[Event]) -> None:
        girl = action.girl
        was_controller = control.controller(girl)
        before = control.revealed[seat][girl]
        control.revealed[seat][girl] = action.value
        events.append(Revealed(seat, girl, before, action.value))
        if girl != self.question.girl:  # cancels nothing
            return
        if self.declared is not None and was_controller != seat:
            events.append(Happened("void", "YK-4.9", {"girl": girl_key(girl)}))
            self.declared = None
        self.tried.clear()
        self.passed = [False] * self.seats

    def _settled(self, control: Control) -> bool:
        controller = control.controller(self.question.girl)
        if controller == NOBODY or not self.question.choices:
            return all(self.passed)
        if self.declared is None:
            return False
        return all(self.passed[seat] for seat in range(self.seats) if seat != controller)

    def data(self) -> ProcedureView:
        return {
            "step": "open",
            "passed": self.passed,
            "declared": None if self.declared is None else self.declared.text,
            "declared_parts": None if self.declared is None else self.declared.parts(),
            "tried": [choice.text for choice in self.tried],
        }
