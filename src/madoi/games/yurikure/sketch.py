"""A quick sketch of how a game may go on: every question is settled at one stroke.

Who would speak up, and what she would declare, follows from what each seat wants (`Interest`) and the
sheets; everything else is done by the rules themselves. Sheets that are due are filled by habit.
"""

from __future__ import annotations

from madoi.core.game import Event, Seat
from madoi.games.yurikure.control import NOBODY
from madoi.games.yurikure.interest import Interest, rivals, shown_by_others
from madoi.games.yurikure.judgement import desires, price
from madoi.games.yurikure.notation import HAND_IN, Choice
from madoi.games.yurikure.procedure import Asked
from madoi.games.yurikure.sheets import Round
from madoi.games.yurikure.state import YurikureState
from madoi.games.yurikure.writing import write


class Sketch:
    """Plays on one imagined state, whose sheets are all known."""

    def __init__(self, state: YurikureState) -> None:
        self.state = state
        seats = range(state.settings.seats)
        self.interests = [Interest(state.settings.circle, state.orientations) for _ in seats]
        self.asked = Asked(0, "", [])
        self.looked = [False for _ in seats]
        self.best = [0.0 for _ in seats]
        self.liked: list[list[Choice]] = [[] for _ in seats]
        self.events: list[Event] = []

    def finish(self) -> None:
        """To the end of the game."""
        state = self.state
        while not state.ending:
            if state.due is not None:
                self._write(state.due)
            else:
                self._settle()
            self.events.clear()

    def _write(self, due: Round) -> None:
        state = self.state
        for seat in state.to_move():
            write(state.settings.circle, state.relations, due, state.sheets[seat], state.chance)
            state.play(seat, HAND_IN)

    def _settle(self) -> None:
        """The question that is open, from where it stands."""
        state = self.state
        procedure = state.procedure
        assert procedure is not None
        seats = state.settings.seats
        self.asked = procedure.question
        self.looked = [False] * seats
        girl = self.asked.girl
        declared = procedure.declared
        silent = procedure.silent()
        seat = procedure.to_move()[0]
        while True:
            for _ in range(seats):
                if not silent[seat]:
                    if self._speaks_up(seat, girl, declared):
                        declared = None
                        silent = [False] * seats
                    silent[seat] = True
                seat = (seat + (1 if declared is None else seats - 1)) % seats  # YK-4.4, YK-4.5
            if not all(silent):
                continue
            controller = state.control.controller(girl)
            if controller == NOBODY or not self.asked.choices or declared is not None:
                state.settle(declared, self.events)
                return
            self._look(controller)
            liked = self.liked[controller]
            declared = liked[0] if len(liked) == 1 else liked[state.chance.below(len(liked), "bot-choice")]
            silent = [False] * seats
            silent[controller] = True
            seat = (controller - 1) % seats

    def _speaks_up(self, seat: Seat, girl: int, declared: Choice | None) -> bool:
        """Whether the seat takes the girl over now; then it has."""
        control = self.state.control
        needed = control.highest(girl) + 1
        if control.own[seat][girl] < needed or not self.asked.choices or control.controller(girl) == seat:
            return False
        self._look(seat)
        pair = -1 if self.state.affair is None else self.state.affair.pair
        if declared is None:
            otherwise = self.interests[seat].silence(self.asked.kind, pair)
        else:
            otherwise = self._worth(seat, declared)
        if self.best[seat] - otherwise <= price(needed - control.revealed[seat][girl]):
            return False
        control.revealed[seat][girl] = needed
        return True

    def _look(self, seat: Seat) -> None:
        """What the seat would like her to do."""
        if self.looked[seat]:
            return
        self.looked[seat] = True
        state = self.state
        revealed = state.control.revealed
        desire = desires(state.sheets[seat], rivals(state.settings.circle, revealed, seat))
        opposed = shown_by_others(revealed, seat)
        self.interests[seat].wants(state.relations, desire, state.control.own[seat], opposed)
        best = -1.0e9
        liked: list[Choice] = []
        for choice in self.asked.choices:
            assert isinstance(choice, Choice)
            worth = self._worth(seat, choice)
            if worth > best:
                best = worth
                liked = [choice]
            elif worth == best:
                liked.append(choice)
        self.best[seat] = best
        self.liked[seat] = liked

    def _worth(self, seat: Seat, choice: Choice) -> float:
        affair = self.state.affair
        actor = -1 if affair is None else affair.actor
        pair = -1 if affair is None else affair.pair
        self._look(seat)
        return self.interests[seat].worth(self.asked.kind, self.asked.girl, choice, actor, pair)
