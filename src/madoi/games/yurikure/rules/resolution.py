"""YK-5: what follows from what a girl does: approaching, confessing, the Game of Love."""

from __future__ import annotations

from typing import TYPE_CHECKING

from madoi.core.game import Event
from madoi.core.refusal import Facts
from madoi.games.yurikure.events import Happened, Rolled, girl_key, pair_facts
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.pending_action import Affair
from madoi.games.yurikure.rules.procedures.procedure import ANSWER, LOVE_ANSWER, VOTE

if TYPE_CHECKING:
    from madoi.games.yurikure.rules.state import YurikureState


def act(state: YurikureState, girl: int, choice: Choice, events: list[Event]) -> None:
    circle = state.settings.circle
    if choice.verb == "approach":
        _approach(state, girl, choice.one, events)
        state.next_girl(events)
    elif choice.verb == "confess":
        state.affair = Affair(girl, circle.pair(girl, choice.one))
        for orientation in state.orientations[choice.one]:
            if orientation.flattered():  # YK-8.13: before her answer
                state.relations.raise_favor(
                    events, state.affair.pair, orientation.flattered(), orientation.rule
                )
        state.ask(choice.one, ANSWER)
    elif choice.verb == "love":
        _begin_love(state, girl, circle.pair(choice.one, choice.other), events)
    else:
        state.next_girl(events)


def _approach(state: YurikureState, girl: int, target: int, events: list[Event]) -> None:
    """YK-5.1, YK-8.14."""
    pair = state.settings.circle.pair(girl, target)
    gain = 1
    rule = "YK-5.1"
    for orientation in state.orientations[target]:
        if orientation.approached(state.relations.favor[pair]) > gain:
            gain = orientation.approached(state.relations.favor[pair])
            rule = orientation.rule
    state.relations.raise_favor(events, pair, gain, rule)
    state.relations.disturb_others(events, pair, "YK-5.1")


def answer_confession(state: YurikureState, answer: Choice, events: list[Event]) -> None:
    """YK-5.2, YK-8.10."""
    affair = state.affair
    assert affair is not None
    pair = affair.pair
    if answer.verb == "yes":
        _become_couple(state, pair, events)
    else:
        courage = sum(orientation.courage() for orientation in state.orientations[affair.actor])
        limit = state.relations.favor[pair] + courage
        circle = state.settings.circle
        against: Facts = {"limit": limit}
        state.chance.about(pair_facts(circle, pair), against)
        die = state.chance.die("yurikure-chance-confession")
        events.append(Rolled("confession-die", "YK-5.2", circle, pair, die, against))
        if die <= limit:  # YK-D2
            _become_couple(state, pair, events)
        else:
            state.relations.raise_favor(events, pair, 1, "YK-5.2")
    state.next_girl(events)


def _become_couple(state: YurikureState, pair: int, events: list[Event]) -> None:
    """YK-5.5."""
    state.relations.become_couple(events, pair, "YK-5.5")
    state.relations.disturb_others(events, pair, "YK-5.5")


def _begin_love(state: YurikureState, girl: int, pair: int, events: list[Event]) -> None:
    """YK-5.3: the actor votes for, at once; then every other girl outside the pair, from the one after
    the actor in action order, going round."""
    circle = state.settings.circle
    affair = Affair(girl, pair)
    place = state.order.index(girl)
    after = state.order[place + 1 :] + state.order[:place]
    affair.voters = [other for other in after if not circle.has(pair, other)]
    affair.voters.reverse()
    affair.answerers = [other for other in state.order if circle.has(pair, other)]  # YK-D11
    affair.answerers.reverse()
    state.affair = affair
    _count_vote(state, girl, True, events)
    _next_vote(state, events)


def _weight(state: YurikureState, girl: int) -> int:
    """How many times her vote counts, YK-8.15."""
    return max([1] + [orientation.votes() for orientation in state.orientations[girl]])


def _count_vote(state: YurikureState, girl: int, agrees: bool, events: list[Event]) -> None:
    affair = state.affair
    assert affair is not None
    weight = _weight(state, girl)
    if agrees:
        affair.votes_for += weight
    else:
        affair.votes_against += weight
    facts: Facts = {"girl": girl_key(girl), "agrees": "yes" if agrees else "no", "count": weight}
    events.append(Happened("voted", "YK-8.15" if weight > 1 else "YK-5.3", facts))


def vote(state: YurikureState, girl: int, choice: Choice, events: list[Event]) -> None:
    _count_vote(state, girl, choice.verb == "yes", events)
    _next_vote(state, events)


def _next_vote(state: YurikureState, events: list[Event]) -> None:
    affair = state.affair
    assert affair is not None
    if affair.voters:
        state.ask(affair.voters.pop(), VOTE)
        return
    facts: Facts = {"agree": affair.votes_for, "disagree": affair.votes_against}
    passed = affair.votes_for > affair.votes_against
    facts["passed"] = "yes" if passed else "no"
    events.append(Happened("vote-result", "YK-5.3", facts))
    if passed:
        state.ask(affair.answerers.pop(), LOVE_ANSWER)
    else:
        state.next_girl(events)


def answer_love(state: YurikureState, answer: Choice, events: list[Event]) -> None:
    """Both are asked, whatever the first one says."""
    affair = state.affair
    assert affair is not None
    affair.yeses += answer.verb == "yes"
    if affair.answerers:
        state.ask(affair.answerers.pop(), LOVE_ANSWER)
        return
    if affair.yeses == 2:
        _become_couple(state, affair.pair, events)
    else:
        state.relations.raise_discomfort(events, affair.pair, "YK-5.3")
    state.next_girl(events)
