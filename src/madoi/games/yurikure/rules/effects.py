"""What a choice will do before it is chosen: whose favor and whose discomfort change, and by how much (YK-5).

The rules themselves are asked, on a copy of the relations.
"""

from __future__ import annotations

from madoi.core.chance import Seeded
from madoi.games.yurikure.data_types import ChoiceEffects, PairEffect
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.pending_action import PendingAction
from madoi.games.yurikure.rules.procedures.procedure import ACTION, ANSWER, COOL, LOVE_ANSWER
from madoi.games.yurikure.rules.relations import SINGLE, Relations
from madoi.games.yurikure.rules.resolution import Resolution

COOL_FAVOR = 3
"""YK-8.12: the favor that a Cool girl begins with."""


class Effects:
    """The effects of the choices of one girl, as things stand."""

    def __init__(
        self, relations: Relations, orientations: list[list[Orientation]], pending: PendingAction | None
    ) -> None:
        self.relations = relations
        self.orientations = orientations
        self.pending = pending

    def of(self, kind: str, girl: int, choice: Choice) -> ChoiceEffects:
        """A vote changes nothing by itself, nor does doing nothing."""
        found: ChoiceEffects = {"sure": [], "agreed": [], "refused": [], "limit": 0}
        circle = self.relations.circle
        trial = self._trial()
        if kind == COOL:
            trial.relations.raise_favor([], circle.pair(girl, choice.one), COOL_FAVOR, "YK-8.12")
            found["sure"] = self._changes(self.relations, trial.relations)
        elif kind == ACTION and choice.verb == "approach":
            trial.approach(girl, choice.one, [])
            found["sure"] = self._changes(self.relations, trial.relations)
        elif kind == ACTION and choice.verb == "confess":
            self._confess(trial, girl, circle.pair(girl, choice.one), choice.one, found)
        elif kind == ACTION and choice.verb == "love":
            self._love(circle.pair(choice.one, choice.other), found)
        elif self.pending is not None and kind == ANSWER:
            self._answer(self.pending, choice.verb == "yes", found)
        elif self.pending is not None and kind == LOVE_ANSWER:
            pair = self.pending.pair
            if choice.verb == "yes":
                self._love(pair, found)
            else:
                found["sure"] = self._refusal(pair)
        return found

    def _trial(self) -> Resolution:
        return Resolution(self.relations.copy(), self.orientations, [], Seeded("effects"), None)

    def _confess(self, trial: Resolution, girl: int, pair: int, target: int, found: ChoiceEffects) -> None:
        trial.flatter(target, pair, [])
        flattered = trial.relations.copy()
        found["sure"] = self._changes(self.relations, flattered)
        found["limit"] = min(6, trial.confession_limit(girl, pair))
        trial.become_couple(pair, [])
        found["agreed"] = self._changes(flattered, trial.relations)
        refused = flattered.copy()
        refused.raise_favor([], pair, 1, "YK-5.2")
        found["refused"] = self._changes(flattered, refused)

    def _answer(self, pending: PendingAction, agrees: bool, found: ChoiceEffects) -> None:
        trial = self._trial()
        trial.become_couple(pending.pair, [])
        couple = self._changes(self.relations, trial.relations)
        if agrees:
            found["sure"] = couple
            return
        found["limit"] = min(6, trial.confession_limit(pending.actor, pending.pair))
        found["agreed"] = couple
        refused = self.relations.copy()
        refused.raise_favor([], pending.pair, 1, "YK-5.2")
        found["refused"] = self._changes(self.relations, refused)

    def _love(self, pair: int, found: ChoiceEffects) -> None:
        trial = self._trial()
        trial.become_couple(pair, [])
        found["agreed"] = self._changes(self.relations, trial.relations)
        found["refused"] = self._refusal(pair)

    def _refusal(self, pair: int) -> list[PairEffect]:
        refused = self.relations.copy()
        refused.raise_discomfort([], pair, "YK-5.3")
        return self._changes(self.relations, refused)

    def _changes(self, before: Relations, after: Relations) -> list[PairEffect]:
        circle = before.circle
        found: list[PairEffect] = []
        for pair in range(circle.pairs):
            favor = after.favor[pair] - before.favor[pair]
            discomfort = after.discomfort[pair] - before.discomfort[pair]
            couple = before.couple[pair] == SINGLE and after.couple[pair] != SINGLE
            if favor or discomfort or couple:
                names = [GIRLS[circle.first[pair]], GIRLS[circle.second[pair]]]
                found.append({"pair": names, "favor": favor, "discomfort": discomfort, "couple": couple})
        return found
