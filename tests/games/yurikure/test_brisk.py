"""The option ``brisk``: what can no longer change anything, as everybody can see, is not asked. Nothing that
depends on a sheet is left out (YK-D13)."""

from __future__ import annotations

import random

import pytest

from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.core.settings import with_recommended
from madoi.core.viewer import SPECTATOR
from madoi.games.yurikure import GAME
from madoi.games.yurikure.notation import PASS, YES, Choice, Reveal
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    asked,
    between,
    decide,
    facts,
    interrupt,
    kinds,
    legal,
    out_of_turn,
    play,
    position,
    question,
    refusal,
    rules,
    settings,
    stage,
    table,
)

rule = pytest.mark.rule


def brisk(
    *sheets: str, revealed: tuple[str, ...] = (), love: str = "", procedure: str = "open"
) -> YurikureState:
    return position(love, sheets=sheets, revealed=revealed, procedure=procedure, brisk="yes")


def test_new_tables_are_brisk_and_a_record_without_the_option_is_not() -> None:
    assert not GAME.settings({}, 3).brisk
    assert "brisk" not in GAME.settings({"brisk": "no"}, 3).options
    assert GAME.settings({"brisk": "yes"}, 3).options["brisk"] == "yes"
    opened = with_recommended({"edition": "zh-hant"}, GAME.options)
    assert (opened["brisk"], opened["procedure"], opened["edition"]) == ("yes", "open", "zh-hant")
    assert not GAME.settings(with_recommended({"brisk": "no"}, GAME.options), 3).brisk


@rule("YK-5.3")
@pytest.mark.parametrize(("votes", "passes"), [(["yes", "yes"], True), (["no", "no", "no"], False)])
def test_a_vote_that_is_decided_is_not_gone_on_with(votes: list[str], passes: bool) -> None:
    """Five votes, the actor's among them: three decide."""
    state = stage("", brisk="yes")
    events = decide(state, "love shirakaba kuroki", *votes)
    left = facts(events, "left-out")
    assert [fact["kind"] for fact in left] == ["vote"]
    assert len(str(left[0]["girls"]).split(",")) == 4 - len(votes)
    assert rules(events, "left-out") == ["YK-5.3"]
    assert facts(events, "vote-result")[0]["passed"] == ("yes" if passes else "no")
    assert question(state) == ("shirakaba love-answer" if passes else "shirakaba action")


@rule("YK-5.3")
@rule("YK-8.15")
def test_a_vote_that_counts_three_times_may_still_turn_it() -> None:
    state = stage("", brisk="yes", orientations="standard", to_act="akane")
    events = decide(state, "love shirakaba kuroki", "yes", "no")  # tsuge 3 and akane 1, murafuji 3 against
    assert facts(events, "left-out") == []
    assert question(state) == "midorino vote"


@rule("YK-5.3")
def test_after_one_no_the_other_girl_of_a_game_of_love_is_not_asked() -> None:
    state = stage("", brisk="yes")
    events = decide(state, "love shirakaba kuroki", "yes", "yes", "no")
    assert [fact["kind"] for fact in facts(events, "left-out")] == ["vote", "love-answer"]
    assert between(state, "shirakaba kuroki") == "discomfort 1"
    assert question(state) == "shirakaba action"
    state = stage("", brisk="yes")
    decide(state, "love shirakaba kuroki", "yes", "yes", "yes")
    assert question(state) == "kuroki love-answer"


@rule("YK-5.2")
@rule("YK-8.10")
@pytest.mark.parametrize(("favor", "sure"), [(3, False), (4, True), (6, True)])
def test_a_confession_that_cannot_fail_has_no_answer(favor: int, sure: bool) -> None:
    """Akane is Aggressive: the die is compared with favor + 2."""
    state = stage(f"akane tsuge favor {favor}", brisk="yes", orientations="standard", to_act="akane")
    events = decide(state, "confess tsuge")
    assert rules(events, "left-out") == (["YK-5.2"] if sure else [])
    assert question(state) == ("shirakaba action" if sure else "tsuge answer")
    assert between(state, "akane tsuge").startswith("couple") == sure


@rule("YK-4.9")
def test_openly_only_the_controller_is_asked_until_she_has_declared_and_then_the_others() -> None:
    state = brisk("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    assert asked(state) == "A"
    assert "reveal akane 2" in out_of_turn(state, "B")
    assert refusal(state, "B pass").code == "yurikure-not-asked"
    play(state, "A approach kuroki")
    assert asked(state) == "BC"
    assert "approach sorai" in out_of_turn(state, "A")
    interrupt(state, "A approach sorai")
    play(state, "B pass")
    interrupt(state, "B reveal akane 2")
    assert asked(state) == "B"
    play(state, "B approach tsuge", "C pass", "A pass")
    assert question(state) == "shirakaba action"


@rule("YK-4.8")
def test_openly_a_question_is_about_its_girl_and_the_others_are_possible_besides() -> None:
    state = brisk("akane kuroki 5", "tsuge sorai 3", revealed=("akane 1",))
    play(state, "A approach kuroki")
    assert legal(state, "B") == ["pass"]
    assert "reveal tsuge 3" in out_of_turn(state, "B")
    assert state.why_not(1, GAME.parse("reveal sorai 1")) is None
    state.play(1, GAME.parse("reveal sorai 1"))
    assert asked(state) == "BC"


@rule("YK-4.4")
@rule("YK-4.5")
def test_in_a_competition_the_controller_declares_or_raises_in_one_go() -> None:
    state = brisk("akane kuroki 5", "akane sorai 4", revealed=("akane 1",), procedure="competition")
    assert asked(state) == "B"
    play(state, "B pass", "C pass")
    assert asked(state) == "A"
    assert {"nothing", "approach kuroki", "reveal akane 5"} <= set(legal(state))
    assert refusal(state, "A pass").code == "yurikure-must-declare"
    play(state, "A reveal akane 3")
    assert asked(state) == "B"
    play(state, "B reveal akane 4", "C pass", "A reveal akane 5", "B pass", "C pass", "A nothing")
    assert asked(state) == "C"
    play(state, "C pass", "B pass")
    assert question(state) == "shirakaba action"


@rule("YK-8.3")
def test_where_there_is_nothing_to_declare_the_controller_is_asked_too() -> None:
    state = table(procedure="competition", brisk="yes", orientations="standard", virtual="C")
    play(state, "A reveal akane 1", "B pass", "C pass")
    assert (question(state), asked(state)) == ("akane start", "A")
    play(state, "A pass")
    assert question(state) == "shirakaba start"


@rule("YK-4.2")
@pytest.mark.parametrize("procedure", ["open", "competition"])
def test_who_cannot_outbid_as_everybody_can_see_is_passed_over_in_one_line(procedure: str) -> None:
    """All 15 points of A are on akane: nobody can have more."""
    full = "akane kuroki 5, akane sorai 4, akane tsuge 3, akane murafuji 2, akane midorino 1"
    state = brisk(full, "akane sorai 4", revealed=("akane 15",), procedure=procedure)
    assert asked(state) == "A"
    events = play(state, "A approach kuroki")
    assert kinds(events)[:2] == ["declared", "passed-over"]
    assert facts(events, "passed-over")[0]["seats"] == [1, 2]
    assert rules(events, "passed-over") == ["YK-4.2"]
    assert question(state) == "shirakaba action"


@rule("YK-4.2")
@rule("YK-D13")
def test_what_was_revealed_on_others_leaves_less_for_her() -> None:
    """15 points are 30 of control in all. B has shown 27 of them on other girls, so at most 3 are akane's."""
    state = brisk("akane kuroki 4", "", "", revealed=("akane 3", "shirakaba 15, kuroki 12"))
    assert asked(state) == "A"
    events = play(state, "A nothing")
    assert facts(events, "passed-over")[0]["seats"] == [1]
    assert asked(state) == "C"
    state = brisk("akane kuroki 4", "", "", revealed=("akane 2", "shirakaba 15, kuroki 12"))
    play(state, "A nothing")
    assert asked(state) == "BC"


@rule("YK-D13")
@pytest.mark.parametrize("procedure", ["open", "competition"])
def test_whoever_is_asked_says_nothing_about_a_sheet(procedure: str) -> None:
    rich = brisk("akane kuroki 5", "akane sorai 9", revealed=("akane 1",), procedure=procedure)
    poor = brisk("akane kuroki 5", "", revealed=("akane 1",), procedure=procedure)
    chance = random.Random("twins")
    for _ in range(40):
        assert rich.to_move() == poor.to_move()
        for viewer in (0, 2, SPECTATOR):
            assert rich.view(viewer).data() == poor.view(viewer).data()
        seat = chance.choice(poor.to_move())
        both = [action for action in poor.legal(seat) if not isinstance(action, Reveal)]
        action = chance.choice(both)
        told = [event.public() for event in poor.play(seat, action)]
        assert [event.public() for event in rich.play(seat, action)] == told


class Both:
    """A brisk game, and the same game with every step asked: there the steps that were left out are passes and
    any votes."""

    def __init__(self, seed: str, options: dict[str, str], seats: int) -> None:
        self.chance = random.Random(seed)
        short, _ = GAME.new(settings(seats, brisk="yes", **options), Seeded(seed))
        long, _ = GAME.new(settings(seats, **options), Seeded(seed))
        assert isinstance(short, YurikureState)
        assert isinstance(long, YurikureState)
        self.short, self.long = short, long
        self.steps = [0, 0]

    def play(self) -> None:
        while self.short.to_move():
            seat = self.chance.choice(self.short.to_move())
            legal = self.short.legal(seat)
            passing = PASS in legal and self.chance.random() < 0.7
            action = PASS if passing else self.chance.choice(legal)
            self.catch_up()
            while action not in self.long.legal(seat) + self.long.out_of_turn(seat):
                self.pass_one(self.long.to_move()[0])
            before = key(self.short)
            self.short.play(seat, action)
            self.long.play(seat, action)
            self.steps[0] += 1
            self.steps[1] += 1
            if key(self.short) != before:
                self.catch_up()
        self.catch_up()

    def catch_up(self) -> None:
        """Make the steps that the brisk game has left out."""
        while self.long.to_move() and key(self.long) != key(self.short):
            self.pass_one(self.long.to_move()[0])

    def pass_one(self, seat: int) -> None:
        legal = self.long.legal(seat)
        choices = [action for action in legal if isinstance(action, Choice)]
        procedure = self.long.procedure
        assert procedure is not None
        action: Action = PASS
        if PASS not in legal:
            assert procedure.question.kind in ("vote", "love-answer", "answer")
            action = YES if procedure.question.kind == "answer" else self.chance.choice(choices)
        self.long.play(seat, action)
        self.steps[1] += 1


def key(state: YurikureState) -> tuple[object, ...]:
    """Which question is open."""
    if state.procedure is None:
        return (state.turn, state.due is not None, state.ending)
    asks = state.procedure.question
    return (state.turn, state.acting, asks.girl, asks.kind)


@pytest.mark.parametrize("procedure", ["open", "competition"])
@pytest.mark.parametrize(("seats", "orientations"), [(3, "none"), (4, "standard"), (5, "standard")])
def test_what_is_left_out_would_have_changed_nothing(procedure: str, seats: int, orientations: str) -> None:
    both = Both(f"{procedure}/{seats}", {"procedure": procedure, "orientations": orientations}, seats)
    both.play()
    one, other = both.short.outcome(), both.long.outcome()
    assert one is not None
    assert other is not None
    assert (one.points, one.winners) == (other.points, other.winners)
    assert both.short.control.revealed == both.long.control.revealed
    assert both.short.relations.favor == both.long.relations.favor
    assert both.short.relations.discomfort == both.long.relations.discomfort
    assert both.steps[0] < 0.95 * both.steps[1]
