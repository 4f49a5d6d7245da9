"""The fast rollout: plays a game to its end and settles every question in one step.

What each seat wants (`Interest`) and the sheets decide who speaks up and what is declared.
The rules do everything else. Sheets that are due are filled by the prior.
"""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.viewer import Seat
from madoi.games.yurikure.ai.appraise import desires, reveal_cost
from madoi.games.yurikure.ai.interest import (
    RIVAL,
    Interest,
    apparent_support,
    most_revealed_by_others,
    rival_support,
)
from madoi.games.yurikure.ai.prospects import Prospect, Prospects
from madoi.games.yurikure.ai.sheet_prior import fill_draft
from madoi.games.yurikure.notation import HAND_IN, Choice
from madoi.games.yurikure.rules.control import NOBODY
from madoi.games.yurikure.rules.pending_action import actor_of, pair_of
from madoi.games.yurikure.rules.procedures.procedure import ACTION, GirlQuestion
from madoi.games.yurikure.rules.sheets import SheetRound
from madoi.games.yurikure.rules.state import YurikureState


class _Wish:
    """What one seat would like a girl to do: any of the choices that are worth most to it."""

    def __init__(self, interest: Interest) -> None:
        self.interest = interest
        self.best = -1.0e9
        self.liked: list[Choice] = []

    def look_at(self, choices: list[Action], prospects: list[Prospect]) -> None:
        for number, prospect in enumerate(prospects):
            value = self.interest.value_of(prospect)
            if value >= self.best:
                choice = choices[number]
                assert isinstance(choice, Choice)
                if value > self.best:
                    self.best = value
                    self.liked = []
                self.liked.append(choice)


class Rollout:
    """Plays on one imagined state, whose sheets are all known. For each seat: what it wants (``desire``),
    which the support that others seem to have (``keenest``) takes from, and what others have shown
    (``opposed``)."""

    def __init__(self, state: YurikureState) -> None:
        self.state = state
        seats = range(state.settings.seats)
        circle = state.settings.circle
        revealed = state.control.revealed
        self.keenest = [rival_support(circle, revealed, seat) for seat in seats]
        self.opposed = [most_revealed_by_others(revealed, seat) for seat in seats]
        self.desire = [desires(state.sheets[seat], self.keenest[seat]) for seat in seats]
        # About the question that is open:
        self.question = GirlQuestion(0, ACTION, [])
        self.prospects = Prospects(circle, state.orientations, state.relations)
        self.by_choice: list[Prospect] = []  # made when the first seat looks
        self.wishes: list[_Wish | None] = [None for _ in seats]
        self.controller = NOBODY
        self.needed = 0  # so much must be revealed to take her over

    def finish(self) -> None:
        """To the end of the game."""
        state = self.state
        while not state.ending:
            if state.due is not None:
                self._write(state.due)
            else:
                self._settle_question()

    def _write(self, due: SheetRound) -> None:
        state = self.state
        for seat in state.to_move():
            fill_draft(state.settings.circle, state.relations, due, state.sheets[seat], state.chance)
            state.play(seat, HAND_IN)
        for seat, sheet in enumerate(state.sheets):
            self.desire[seat] = desires(sheet, self.keenest[seat])

    def _settle_question(self) -> None:
        """The question that is open, from where it stands."""
        state = self.state
        procedure = state.procedure
        assert procedure is not None
        seats = state.settings.seats
        self.question = procedure.question
        self.by_choice = []
        self.wishes = [None] * seats
        self.controller = state.control.controller(self.question.girl)
        self.needed = state.control.highest(self.question.girl) + 1
        declared = procedure.declared
        silent = procedure.silent()
        speaking = silent.count(False)
        seat = procedure.to_move()[0]
        while True:
            while speaking:
                if not silent[seat]:
                    silent[seat] = True
                    speaking -= 1
                    if self._speaks_up(seat, declared):
                        declared = None
                        silent = [other == seat for other in range(seats)]
                        speaking = seats - 1
                seat = (seat + (1 if declared is None else seats - 1)) % seats  # YK-4.4, YK-4.5
            controller = self.controller
            if controller == NOBODY or not self.question.choices or declared is not None:
                state.settle_question(declared, [])
                return
            liked = self._wish(controller).liked
            declared = liked[0] if len(liked) == 1 else liked[state.chance.below(len(liked), "bot-choice")]
            silent = [other == controller for other in range(seats)]
            speaking = seats - 1
            seat = (controller - 1) % seats

    def _speaks_up(self, seat: Seat, declared: Choice | None) -> bool:
        """Whether the seat takes the girl over now; then it has."""
        control = self.state.control
        girl = self.question.girl
        needed = self.needed
        if control.own[seat][girl] < needed or not self.question.choices or self.controller == seat:
            return False
        wish = self._wish(seat)
        if declared is None:
            otherwise = self.prospects.of_silence(self.question.kind, pair_of(self.state.pending))
        else:
            pending = self.state.pending
            kind, actor, pair = self.question.kind, actor_of(pending), pair_of(pending)
            otherwise = self.prospects.of(kind, girl, declared, actor, pair)
        if wish.best - wish.interest.value_of(otherwise) <= reveal_cost(
            needed - control.revealed[seat][girl]
        ):
            return False
        control.revealed[seat][girl] = needed
        self.controller = seat
        self.needed = needed + 1
        self._shown(seat, girl, needed)
        return True

    def _shown(self, seat: Seat, girl: int, value: int) -> None:
        """The others take note of what the seat has revealed."""
        state = self.state
        circle = state.settings.circle
        shown = state.control.revealed[seat]
        for other in range(state.settings.seats):
            if other != seat:
                self.opposed[other][girl] = value
        for pair in circle.with_girl[girl]:
            seems = apparent_support(circle, shown, pair)
            for other in range(state.settings.seats):
                if other != seat and seems > self.keenest[other][pair]:
                    self.keenest[other][pair] = seems
                    self.desire[other][pair] = float(state.sheets[other].counted(pair)) - RIVAL * seems

    def _wish(self, seat: Seat) -> _Wish:
        wish = self.wishes[seat]
        if wish is None:
            state = self.state
            if not self.by_choice:
                self.prospects = Prospects(state.settings.circle, state.orientations, state.relations)
                pending = state.pending
                self.by_choice = self.prospects.of_all(self.question, actor_of(pending), pair_of(pending))
            own = state.control.own[seat]
            wish = _Wish(Interest(self.prospects, self.desire[seat], own, self.opposed[seat]))
            wish.look_at(self.question.choices, self.by_choice)
            self.wishes[seat] = wish
        return wish
