"""YK-4.4 to YK-4.7: the competition procedure. One player at a time has priority."""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.event import Event
from madoi.core.viewer import Seat
from madoi.games.yurikure.data_types import ProcedureStep, ProcedureView
from madoi.games.yurikure.events import Declared, Happened, Passed, Revealed, girl_key
from madoi.games.yurikure.notation import PASS, Choice, Reveal
from madoi.games.yurikure.rules.control import NOBODY, Control
from madoi.games.yurikure.rules.procedures.procedure import GirlQuestion, Procedure

REVEALING: Final = "reveal"
DECLARING: Final = "declare"
RESPONDING: Final = "respond"


class Competition(Procedure):
    """``priority`` is the seat that is asked; ``passes`` how many have passed in a row.

    At a brisk table the controller, always the last one in a reveal step, is asked once for two things: to
    raise what she has revealed, or to declare."""

    def __init__(self, question: GirlQuestion, seats: int, starter: Seat, points: int = 0) -> None:
        """``starter`` is the controller, or who stands in for one (YK-4.7)."""
        super().__init__(question, seats, "YK-4.5", points)
        self.step: ProcedureStep = REVEALING
        self.priority = (starter + 1) % seats  # YK-4.4: left of the controller
        self.passes = 0

    def copy(self) -> Competition:
        twin = Competition(self.question, self.seats, 0, self.points)
        twin.declared = self.declared
        twin.step = self.step
        twin.priority = self.priority
        twin.passes = self.passes
        return twin

    def to_move(self) -> list[Seat]:
        return [self.priority]

    def asks(self, seat: Seat) -> bool:
        return seat == self.priority

    def silent(self) -> list[bool]:
        if self.step == DECLARING:
            return [True] * self.seats
        back = 1 if self.step == RESPONDING else -1
        silent = [False] * self.seats
        for steps in range(1, self.passes + 1):
            silent[(self.priority + back * steps) % self.seats] = True
        return silent

    def may_declare(self, control: Control, seat: Seat) -> bool:
        return self.step == DECLARING

    def may_pass(self, control: Control, seat: Seat) -> bool:
        return self.step != DECLARING

    def may_reveal_on(self, girl: int, seat: Seat) -> bool:
        return girl == self.question.girl and (self.brisk or self.step != DECLARING)  # YK-4.6

    def legal(self, control: Control, seat: Seat) -> list[Action]:
        actions: list[Action] = self.question.choices.copy() if self.step == DECLARING else [PASS]
        if self.step != DECLARING or self.brisk:
            control.add_reveals(actions, seat, self.question.girl)
        return actions

    def forced_to_pass(self, control: Control) -> Seat:
        girl = self.question.girl
        if self.step == DECLARING or control.own[self.priority][girl] > control.highest(girl):
            return NOBODY
        return self.priority

    def out_of_turn(self, control: Control, seat: Seat) -> list[Action]:
        return []  # YK-4.4: only the seat with priority

    def may_interrupt(self, action: Action) -> bool:
        return False

    def open(self, control: Control, events: list[Event]) -> bool:
        return self._pass_over(control, events)

    def play(self, control: Control, seat: Seat, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Reveal):
            self._reveal(control, seat, action, events)
        elif isinstance(action, Choice):
            self.declared = action
            self.step = RESPONDING
            self.passes = 0
            self.priority = (seat - 1) % self.seats  # YK-4.5: from the right, on to the right (YK-D5)
            events.append(Declared(seat, self.question.girl, action, "YK-4.5"))
        else:
            events.append(Passed(seat, "YK-4.5" if self.step == RESPONDING else "YK-4.4"))
            self._count_pass()
        return self._pass_over(control, events)

    def _count_pass(self) -> None:
        self.passes += 1
        on = -1 if self.step == RESPONDING else 1
        self.priority = (self.priority + on) % self.seats

    def _pass_over(self, control: Control, events: list[Event]) -> bool:
        """Go on to the next seat that is asked; whether the question is settled."""
        asked = self.seats - 1 if self.step == RESPONDING else self.seats
        if not self.brisk and self.passes < asked and self.step != DECLARING:
            return False  # nobody is passed over, and somebody is still to be asked
        over: list[Seat] = []
        controller = control.controller(self.question.girl)
        while self.step != DECLARING:
            if self.step == RESPONDING:
                if self.passes == self.seats - 1:
                    break
            elif self.passes == self.seats or (self.brisk and self._declares_next(controller)):
                if controller == NOBODY or not self.question.choices:
                    break
                self.step = DECLARING  # the controller declares, if there is one and something to declare
                self.priority = controller
                continue
            if self.can_outbid(control, self.priority):
                break
            over.append(self.priority)
            self._count_pass()
        self.tell_passed_over(over, events)
        if self.step == RESPONDING:
            return self.passes == self.seats - 1
        return self.step == REVEALING and self.passes == self.seats

    def _declares_next(self, controller: Seat) -> bool:
        return controller == self.priority and bool(self.question.choices)

    def _reveal(self, control: Control, seat: Seat, action: Reveal, events: list[Event]) -> None:
        before = control.revealed[seat][action.girl]
        control.revealed[seat][action.girl] = action.value
        events.append(Revealed(seat, action.girl, before, action.value))
        if self.declared is not None:  # YK-4.5: back to the reveal step
            events.append(Happened("void", "YK-4.5", {"girl": girl_key(action.girl)}))
            self.declared = None
        self.step = REVEALING
        self.passes = 0
        self.priority = (seat + 1) % self.seats

    def data(self) -> ProcedureView:
        return {
            "step": self.step,
            "priority": self.priority,
            "passes": self.passes,
            "declared": None if self.declared is None else self.declared.text,
            "declared_parts": None if self.declared is None else self.declared.parts(),
        }
