"""YK-5: the resolution of a declared action: approach, confession, Game of Love."""

from __future__ import annotations

from typing import Final, Literal

from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.games.yurikure.data_types import (
    ConfessionDieFace,
    ConfessionLimit,
    LeftOut,
    LeftOutFace,
    QuestionKind,
    VotedFace,
    VoteResultFace,
)
from madoi.games.yurikure.events import Happened, Rolled, girl_key, pair_facts
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.pending_action import PendingAction
from madoi.games.yurikure.rules.procedures.procedure import ACTION, ANSWER, LOVE_ANSWER, VOTE
from madoi.games.yurikure.rules.relations import Relations

DIE_FACES: Final = 6


class Resolution:
    """Resolves one declaration. Afterwards ``pending`` is the confession or Game of Love that is under way,
    ``next_girl`` the girl who is asked next about it, and ``next_kind`` what she is asked; an empty
    ``next_kind``: the action is over. A ``brisk`` table leaves out what can no longer change anything, as
    everybody can see."""

    def __init__(
        self,
        relations: Relations,
        orientations: list[list[Orientation]],
        order: list[int],
        chance: Chance,
        pending: PendingAction | None,
        brisk: bool = False,
    ) -> None:
        self.relations = relations
        self.circle = relations.circle
        self.orientations = orientations
        self.order = order
        self.chance = chance
        self.pending = pending
        self.brisk = brisk
        self.next_girl = -1
        self.next_kind: QuestionKind | Literal[""] = ""

    def resolve(self, kind: str, girl: int, choice: Choice, events: list[Event]) -> None:
        """The girl, asked for an action, an answer or a vote, has decided."""
        if kind == ACTION:
            self._act(girl, choice, events)
            return
        pending = self.pending
        assert pending is not None
        if kind == ANSWER:
            self._answer_confession(pending, choice, events)
        elif kind == VOTE:
            self._count_vote(pending, girl, choice.verb == "yes", events)
            self._next_vote(pending, events)
        else:
            self._answer_love(pending, choice, events)

    def _ask(self, girl: int, kind: QuestionKind) -> None:
        self.next_girl = girl
        self.next_kind = kind

    def _act(self, girl: int, choice: Choice, events: list[Event]) -> None:
        if choice.verb == "approach":
            self.approach(girl, choice.one, events)
        elif choice.verb == "confess":
            pair = self.circle.pair(girl, choice.one)
            self.pending = PendingAction(girl, pair)
            self.flatter(choice.one, pair, events)
            if self.brisk and self.confession_limit(girl, pair) >= DIE_FACES:
                self._leave_out([choice.one], "answer", "YK-5.2", events)
                self.become_couple(pair, events)
            else:
                self._ask(choice.one, ANSWER)
        elif choice.verb == "love":
            self._begin_love(girl, self.circle.pair(choice.one, choice.other), events)

    def approach(self, girl: int, target: int, events: list[Event]) -> None:
        """YK-5.1, YK-8.14."""
        pair = self.circle.pair(girl, target)
        gain = 1
        rule = "YK-5.1"
        for orientation in self.orientations[target]:
            if orientation.approached(self.relations.favor[pair]) > gain:
                gain = orientation.approached(self.relations.favor[pair])
                rule = orientation.rule
        self.relations.raise_favor(events, pair, gain, rule)
        self.relations.disturb_others(events, pair, "YK-5.1")

    def _answer_confession(self, pending: PendingAction, answer: Choice, events: list[Event]) -> None:
        """YK-5.2, YK-8.10."""
        pair = pending.pair
        if answer.verb == "yes":
            self.become_couple(pair, events)
            return
        limit = self.confession_limit(pending.actor, pair)
        favor = self.relations.favor[pair]
        against: ConfessionLimit = {"limit": limit, "favor": favor, "courage": limit - favor}
        about = pair_facts(self.circle, pair)
        self.chance.about(about, against)
        die = self.chance.die("yurikure-chance-confession")
        result: Literal["couple", "favor"] = "couple" if die <= limit else "favor"
        facts: ConfessionDieFace = {**about, "die": die, **against, "result": result}
        events.append(Rolled("confession-die", "YK-5.2", pair, die, facts))
        if die <= limit:  # YK-D2
            self.become_couple(pair, events)
        else:
            self.relations.raise_favor(events, pair, 1, "YK-5.2")

    def flatter(self, target: int, pair: int, events: list[Event]) -> None:
        """YK-8.13: before her answer."""
        for orientation in self.orientations[target]:
            if orientation.flattered():
                self.relations.raise_favor(events, pair, orientation.flattered(), orientation.rule)

    def confession_limit(self, actor: int, pair: int) -> int:
        """After a No, the largest die with which they become a couple all the same."""
        courage = sum([orientation.courage() for orientation in self.orientations[actor]])
        return self.relations.favor[pair] + courage

    def _leave_out(self, girls: list[int], kind: LeftOut, rule: str, events: list[Event]) -> None:
        """These girls are not asked: it can no longer change anything."""
        facts: LeftOutFace = {"girls": [girl_key(girl) for girl in girls], "kind": kind}
        events.append(Happened("left-out", rule, facts))

    def become_couple(self, pair: int, events: list[Event]) -> None:
        """YK-5.5."""
        self.relations.become_couple(events, pair, "YK-5.5")
        self.relations.disturb_others(events, pair, "YK-5.5")

    # The Game of Love.

    def _begin_love(self, girl: int, pair: int, events: list[Event]) -> None:
        """YK-5.3: the actor votes for, at once; then every other girl outside the pair, from the one after
        the actor in action order, going round."""
        circle = self.circle
        order = self.order
        pending = PendingAction(girl, pair)
        place = order.index(girl)
        after = order[place + 1 :] + order[:place]
        pending.voters = [other for other in after if not circle.has(pair, other)]
        pending.voters.reverse()
        pending.answerers = [other for other in order if circle.has(pair, other)]  # YK-D11
        pending.answerers.reverse()
        self.pending = pending
        self._count_vote(pending, girl, True, events)
        self._next_vote(pending, events)

    def _vote_weight(self, girl: int) -> int:
        """How many times her vote counts, YK-8.15."""
        return max([1] + [orientation.votes() for orientation in self.orientations[girl]])

    def _count_vote(self, pending: PendingAction, girl: int, agrees: bool, events: list[Event]) -> None:
        weight = self._vote_weight(girl)
        if agrees:
            pending.votes_for += weight
        else:
            pending.votes_against += weight
        facts: VotedFace = {"girl": girl_key(girl), "agrees": "yes" if agrees else "no", "count": weight}
        events.append(Happened("voted", "YK-8.15" if weight > 1 else "YK-5.3", facts))

    def _next_vote(self, pending: PendingAction, events: list[Event]) -> None:
        if self.brisk and pending.voters and self._is_decided(pending):
            self._leave_out(pending.voters[::-1], "vote", "YK-5.3", events)
            pending.voters.clear()
        if pending.voters:
            self._ask(pending.voters.pop(), VOTE)
            return
        passed = pending.votes_for > pending.votes_against
        facts: VoteResultFace = {
            "agree": pending.votes_for,
            "disagree": pending.votes_against,
            "passed": "yes" if passed else "no",
        }
        events.append(Happened("vote-result", "YK-5.3", facts))
        if passed:
            self._ask(pending.answerers.pop(), LOVE_ANSWER)

    def _is_decided(self, pending: PendingAction) -> bool:
        """Whether the votes that are left cannot change the result."""
        left = sum([self._vote_weight(girl) for girl in pending.voters])
        ahead = pending.votes_for - pending.votes_against
        return ahead > left or ahead + left <= 0

    def _answer_love(self, pending: PendingAction, answer: Choice, events: list[Event]) -> None:
        """Both are asked, whatever the first one says; at a brisk table not after a No."""
        pending.yeses += answer.verb == "yes"
        if self.brisk and pending.answerers and not pending.yeses:
            self._leave_out(pending.answerers, "love-answer", "YK-5.3", events)
            pending.answerers.clear()
        if pending.answerers:
            self._ask(pending.answerers.pop(), LOVE_ANSWER)
        elif pending.yeses == 2:
            self.become_couple(pending.pair, events)
        else:
            self.relations.raise_discomfort(events, pending.pair, "YK-5.3")
