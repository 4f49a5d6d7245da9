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
    reveal on the girl: none may be declared again, so it ends.

    At a brisk table those are asked on whom it depends: before the declaration the ``decider`` (the
    controller, where there is something to declare), after it the others who may outbid as far as everybody
    can see. A question is about its girl; everything else is possible out of turn."""

    def __init__(self, question: GirlQuestion, seats: int, any_girl: bool, points: int = 0) -> None:
        """``any_girl``: reveals on the other girls are allowed too (YK-4.8; not in YK-8.3)."""
        super().__init__(question, seats, "YK-4.9" if any_girl else "YK-8.3", points)
        self.any_girl = any_girl
        self.passed = [False] * seats
        self.tried: list[Action] = []
        self.decider = NOBODY

    def copy(self) -> OpenProcedure:
        twin = OpenProcedure(self.question, self.seats, self.any_girl, self.points)
        twin.declared = self.declared
        twin.passed = self.passed.copy()
        twin.tried = self.tried.copy()
        twin.decider = self.decider
        return twin

    def to_move(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.asks(seat)]

    def asks(self, seat: Seat) -> bool:
        if self.passed[seat]:
            return False
        if not self.brisk or self.decider == NOBODY:
            return True
        return (seat == self.decider) == (self.declared is None)

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
        self._add_choices(actions, control, seat)
        if self.brisk:
            control.add_reveals(actions, seat, self.question.girl)
        else:
            self._add_reveals(actions, control, seat)
        return actions

    def out_of_turn(self, control: Control, seat: Seat) -> list[Action]:
        """YK-4.8, YK-4.9: a pass takes nothing away. Until the question is settled, a seat that is not asked
        may reveal, and the controller may declare something else."""
        actions: list[Action] = []
        if not self.asks(seat):
            self._add_choices(actions, control, seat)
            self._add_reveals(actions, control, seat)
        elif self.brisk and self.any_girl:
            for girl in range(len(control.revealed[seat])):
                if girl != self.question.girl:
                    control.add_reveals(actions, seat, girl)
        return actions

    def _add_choices(self, actions: list[Action], control: Control, seat: Seat) -> None:
        if self.may_declare(control, seat):
            actions += [
                choice
                for choice in self.question.choices
                if choice not in self.tried and choice != self.declared
            ]

    def _add_reveals(self, actions: list[Action], control: Control, seat: Seat) -> None:
        for girl in range(len(control.revealed[seat])):
            if self.may_reveal_on(girl, seat):
                control.add_reveals(actions, seat, girl)

    def may_interrupt(self, action: Action) -> bool:
        return isinstance(action, (Reveal, Choice))

    def open(self, control: Control, events: list[Event]) -> bool:
        self._ask_all(control, events)
        return self._settled()

    def play(self, control: Control, seat: Seat, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Reveal):
            self._reveal(control, seat, action, events)
        elif isinstance(action, Choice):
            self.declared = action
            self.tried.append(action)
            events.append(Declared(seat, self.question.girl, action, "YK-4.9"))
            self._ask_all(control, events)
        else:
            self.passed[seat] = True
            events.append(Passed(seat, "YK-4.9"))
        return self._settled()

    def _ask_all(self, control: Control, events: list[Event]) -> None:
        """All passes are cancelled; at a brisk table, who cannot outbid has passed again."""
        controller = control.controller(self.question.girl)
        self.decider = controller if self.question.choices else NOBODY
        self.passed = [False] * self.seats
        if self.brisk and (self.decider == NOBODY or self.declared is not None):
            for seat in range(self.seats):
                self.passed[seat] = seat != controller and not self.can_outbid(control, seat)
            over = [seat for seat in range(self.seats) if self.passed[seat]]
            self.tell_passed_over(over, events)

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
        self._ask_all(control, events)

    def _settled(self) -> bool:
        if self.decider == NOBODY:
            return all(self.passed)
        if self.declared is None:
            return False
        return all(self.passed[seat] for seat in range(self.seats) if seat != self.decider)

    def data(self) -> ProcedureView:
        return {
            "step": "open",
            "passed": self.passed,
            "declared": None if self.declared is None else self.declared.text,
            "declared_parts": None if self.declared is None else self.declared.parts(),
            "tried": [choice.text for choice in self.tried],
        }
