"""The rules on random positions, compared with the specification written a second time: favor and discomfort at
their ends, many couples at once, all orientations, the first and the last turn. Random play comes there rarely."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.games.yurikure.data_types import ChoiceEffects, PairEffect
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.effects import Effects
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.relations import SINGLE, SWORN, UNSWORN
from madoi.games.yurikure.rules.sheets import Sheet
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    PLAYERS,
    decide,
    facts,
    let_pass,
    question,
    table,
    winner,
)
from support.games.yurikure.reference import Bond, Pair, Reference, bonds_of, pair_of, pairs_of, ranking

rule = pytest.mark.rule

POSITIONS = 120


def random_position(dice: random.Random) -> YurikureState:
    """Any relations, sheets and revealed control; the first girl is about to act in any turn."""
    seats = dice.choice([3, 4, 5])
    orientations = dice.choice(["none", "standard", "agreed"])
    edition = dice.choice(["ja", "zh-hant"])
    agreed = _agreed(dice, seats) if orientations == "agreed" else orientations
    procedure = dice.choice(["competition", "open", "open"])
    state = table(seats=seats, edition=edition, orientations=agreed, procedure=procedure)
    circle = state.settings.circle
    crowded = dice.choice([0.05, 0.2, 0.5])
    for pair in range(circle.pairs):
        state.relations.favor[pair] = dice.choice([0, 0, 1, 2, 3, 4, 5, 6])
        state.relations.discomfort[pair] = dice.choice([0, 0, 0, 1, 2, 3, 4, 5, 6])
        state.relations.couple[pair] = dice.choice([UNSWORN, SWORN]) if dice.random() < crowded else SINGLE
    state.setup_couple = dice.randrange(circle.pairs)
    dice.shuffle(state.order)
    for seat in range(seats):
        state.sheets[seat] = Sheet(circle.pairs)
        state.control.own[seat] = [0] * circle.girls
        for value in (1, 2, 3, 4, 5):
            _support(state, seat, dice.randrange(circle.pairs), value, state.sheets[seat].setup)
        for _ in range(dice.randrange(5)):
            _support(state, seat, dice.randrange(circle.pairs), 1, state.sheets[seat].extra)
    if dice.random() < 0.5:  # so that what was revealed decides
        state.sheets[1] = state.sheets[0].copy()
        state.control.own[1] = state.control.own[0].copy()
    for girl in range(circle.girls):
        shown = 0
        for seat in dice.sample(range(seats), seats):
            own = state.control.own[seat][girl]
            value = dice.randint(shown + 1, own) if own > shown and dice.random() < 0.7 else 0
            state.control.revealed[seat][girl] = value
            shown = max(shown, value)
    state.turn = dice.choice([1, 2, 3, 5, 6, 9])
    state.acting = -1
    state.chance = Seeded(f"dice/{dice.random()}")
    state.next_girl([])
    return state


def _agreed(dice: random.Random, seats: int) -> str:
    """Orientations by YK-8.1, at random."""
    names = ["aggressive", "attracting", "cool", "passive", "shy", "friendly", "cute", "attracted"]
    girls = GIRLS[: 9 if seats == 5 else 7]
    while True:
        has = [dice.sample(names, 2) for _ in girls]
        if all(sum(name in both for both in has) <= 3 for name in names):
            return "; ".join(f"{girl} {' '.join(both)}" for girl, both in zip(girls, has, strict=True))


def _support(state: YurikureState, seat: int, pair: int, value: int, counted: list[int]) -> None:
    counted[pair] += value
    state.control.add_support(state.settings.circle, seat, pair, value)


def said(events: list[Event], kind: str, name: str = "die") -> dict[Pair, int]:
    prefix = "@yurikure-girl-"
    return {
        pair_of(str(fact["one"]).removeprefix(prefix), str(fact["other"]).removeprefix(prefix)): int(
            str(fact[name])
        )
        for fact in facts(events, kind)
    }


def changes(before: dict[Pair, Bond], after: dict[Pair, Bond]) -> list[str]:
    """Which pairs have changed, and how."""
    found: list[str] = []
    for pair, bond in after.items():
        was = before[pair]
        change = (
            bond.favor - was.favor,
            bond.discomfort - was.discomfort,
            bool(bond.marker) and not was.marker,
        )
        if any(change):
            found.append(f"{sorted(pair)} {change}")
    return sorted(found)


def told(effect: PairEffect) -> str:
    return f"{sorted(effect['pair'])} {(effect['favor'], effect['discomfort'], effect['couple'])}"


class Turn:
    """One turn of a random position: every question gets a random answer, here and in the reference."""

    def __init__(self, state: YurikureState, dice: random.Random) -> None:
        self.state = state
        self.dice = dice
        self.expected = Reference(state)
        self.turn = state.turn

    def ask(self) -> tuple[str, list[Event]]:
        """Her controller decides at random; with nobody in control she does nothing and says no."""
        procedure = self.state.procedure
        assert procedure is not None
        if self.state.control.controller(procedure.question.girl) < 0:
            return ("nothing" if procedure.question.kind == "action" else "no"), let_pass(self.state)
        texts = [choice.text for choice in procedure.question.choices]
        verb = self.dice.choice(sorted({text.split()[0] for text in texts}))
        chosen = self.dice.choice([text for text in texts if text.split()[0] == verb])
        return chosen, decide(self.state, chosen)

    def predicted(self) -> dict[str, ChoiceEffects]:
        """What each choice of the girl in question says it will do."""
        procedure = self.state.procedure
        assert procedure is not None
        effects = Effects(self.state.relations, self.state.orientations, self.state.pending)
        girl, kind = procedure.question.girl, procedure.question.kind
        return {
            choice.text: effects.of(kind, girl, choice)
            for choice in procedure.question.choices
            if isinstance(choice, Choice)
        }

    def choose(self) -> tuple[str, list[Event]]:
        """As `ask`, and what was predicted comes true at once or, with dice and others' answers, may."""
        procedure = self.state.procedure
        assert procedure is not None
        kind = procedure.question.kind
        before = bonds_of(self.state)
        predicted = self.predicted()
        chosen, events = self.ask()
        acting = self.state.procedure is not None and self.state.turn == self.turn
        if acting and kind != "vote":
            effects = predicted[chosen]
            changed = changes(before, bonds_of(self.state))
            sure = [told(effect) for effect in effects["sure"]]
            if kind == "action" or (chosen == "yes" and kind == "answer"):
                assert changed == sorted(sure)
            elif kind == "answer":
                die = int(str(facts(events, "confession-die")[0]["die"]))
                then = effects["agreed" if die <= effects["limit"] else "refused"]
                assert changed == sorted(told(effect) for effect in then)
            elif question(self.state).split()[1] != "love-answer":
                possible = (
                    [sure]
                    if sure
                    else [[told(effect) for effect in effects[way]] for way in ("agreed", "refused")]
                )
                assert changed in [sorted(way) for way in possible]
        return chosen, events

    def act(self) -> list[Event]:
        """One girl acts; the events of her last decision may go on into the dice phases."""
        actor = question(self.state).split()[0]
        chosen, events = self.choose()
        verb, *named = chosen.split()
        if verb == "approach":
            self.expected.approach(actor, named[0])
        elif verb == "confess":
            self.expected.confess(actor, named[0])
            assert question(self.state) == f"{named[0]} answer"
            answered, events = self.choose()
            rolled = facts(events, "confession-die")
            assert bool(rolled) == (answered == "no")
            self.expected.answer(
                actor, named[0], answered == "yes", int(str(rolled[0]["die"])) if rolled else 0
            )
        elif verb == "love":
            events = self.play_love(actor, named[0], named[1])
        return events

    def play_love(self, actor: str, one: str, other: str) -> list[Event]:
        state, expected = self.state, self.expected
        tally = expected.votes(actor)
        order = [GIRLS[girl] for girl in state.order]
        start = order.index(actor)
        events: list[Event] = []
        for girl in order[start + 1 :] + order[:start]:
            if girl not in (one, other):
                assert question(state) == f"{girl} vote"
                answer, events = self.choose()
                tally += expected.votes(girl) * (1 if answer == "yes" else -1)
        if tally > 0:
            yeses = 0
            for girl in sorted((one, other), key=order.index):
                assert question(state) == f"{girl} love-answer"
                answer, events = self.choose()
                yeses += answer == "yes"
            expected.love(pair_of(one, other), yeses)
        return events

    def compare(self) -> None:
        assert bonds_of(self.state) == self.expected.bonds


def play_turn(seed: str) -> YurikureState:
    """One whole turn, compared after every action and after the dice. Returns the state after it."""
    dice = random.Random(seed)
    state = random_position(dice)
    turn = Turn(state, dice)
    girls = len(state.order)
    number = state.turn
    for place in range(girls):
        assert (state.acting, state.turn) == (place, number)
        events = turn.act()
        if place < girls - 1:
            turn.compare()
    spared = list(pairs_of(state))[state.setup_couple] if number == 1 else None
    turn.expected.couples_phase(said(events, "couple-die"))
    fated = turn.expected.kiss_phase(said(events, "kiss-die"), spared)
    turn.compare()
    check_end(turn, number, set(fated))
    return state


def check_end(turn: Turn, number: int, fated: set[Pair]) -> None:
    state = turn.state
    polygamy = turn.expected.polygamy()
    ending, pairs = "", set[Pair]()
    if fated:
        ending, pairs = "fated", fated
    elif polygamy:
        ending, pairs = "polygamy", polygamy
    elif number == 9:
        ending, pairs = "nine-turns", set(turn.expected.couples())
    assert state.ending == ending
    if ending:
        numbered = list(pairs_of(state))
        assert {numbered[pair] for pair in state.ending_pairs} == pairs
        assert winner(state) == "=".join(PLAYERS[seat] for seat in ranking(state, ending, pairs))
    elif number in (3, 6):
        assert state.due is not None
    else:
        assert state.turn == number + 1


@rule("YK-5.1")
@rule("YK-5.2")
@rule("YK-5.3")
@rule("YK-5.5")
@rule("YK-6.1")
@rule("YK-6.2")
@rule("YK-6.3")
@rule("YK-6.4")
@rule("YK-7.1")
@rule("YK-7.2")
@rule("YK-7.3")
@rule("YK-7.4")
@rule("YK-7.5")
@rule("YK-7.6")
@rule("YK-8.10")
@rule("YK-8.11")
@rule("YK-8.13")
@rule("YK-8.14")
@rule("YK-8.15")
@rule("YK-8.16")
@rule("YK-8.17")
@rule("YK-9.5")
@pytest.mark.parametrize("start", range(0, POSITIONS, 20))
def test_a_turn_from_a_random_position_is_as_specified(start: int) -> None:
    for number in range(start, start + 20):
        play_turn(f"position/{number}")


@pytest.mark.slow
def test_random_positions_come_to_every_ending_and_to_draws() -> None:
    """Otherwise the test above would say little about who wins."""
    seen: Mapping[str, list[str]] = {"fated": [], "polygamy": [], "nine-turns": []}
    for number in range(POSITIONS):
        state = play_turn(f"position/{number}")
        if state.ending:
            seen[state.ending].append(winner(state))
    assert all(len(winners) >= 3 for winners in seen.values()), seen
