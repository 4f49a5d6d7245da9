"""Numbers of the rules that a table may set otherwise: they really change the game, and a table that says
nothing plays, and writes, what it always did."""

from __future__ import annotations

from collections import Counter

import pytest

from madoi.core.event import Event
from madoi.core.record import Player
from madoi.core.refusal import BadOption
from madoi.core.session import start
from madoi.core.testing import check
from madoi.games import NAMES, find
from madoi.words import LANGUAGES, words
from support.games.kasane.positions import act as kasane_act
from support.games.kasane.positions import position as kasane_position
from support.games.kasane.positions import settings as kasane_settings
from support.games.lily.plain_cards import Opening, Story
from support.games.yurikure.positions import between, facts, position, rest_of_turn, stage
from support.games.yurikure.positions import settings as yurikure_settings

pytestmark = pytest.mark.slow

CHANGED = {
    "kasane": {"plus-ones": "9", "bonus-row": "5", "twelve-points": "7"},
    "yurikure": {"turns": "4", "extra-after-3": "8", "extra-after-6": "0", "kiss": "6"},
    "lily": {"potentials": "1", "hand": "3", "draw": "2"},
}
rule = pytest.mark.rule


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


# ---- all games


@pytest.mark.parametrize("name", NAMES)
def test_what_is_the_books_is_not_mentioned(name: str) -> None:
    game = find(name)
    for seats in game.seat_counts:
        book = game.settings({}, seats)
        assert list(book.parameters) == [number.name for number in game.parameters]
        assert not book.options.keys() & book.parameters.keys()
        said = game.settings({name: f"0{value}" for name, value in book.parameters.items()}, seats)
        assert said.options == book.options
        players = [Player(f"p{seat}", "random") for seat in range(seats)]
        told = start(game, {name: str(value) for name, value in book.parameters.items()}, players, "s")
        assert told.record.text() == start(game, {}, players, "s").record.text()


@pytest.mark.parametrize("name", NAMES)
def test_changed_ones_stand_in_the_options_and_in_records(name: str) -> None:
    game = find(name)
    assert {number.name for number in game.parameters} == CHANGED[name].keys()
    settings = game.settings(CHANGED[name], game.seat_counts[-1])
    assert {number: str(value) for number, value in settings.parameters.items()} == CHANGED[name]
    assert CHANGED[name].items() <= settings.options.items()
    players = [Player(f"p{seat}", "random") for seat in range(settings.seats)]
    text = start(game, CHANGED[name], players, "s").record.text()
    for number, value in CHANGED[name].items():
        assert f"option {number} {value}\n" in text


@pytest.mark.parametrize("name", NAMES)
def test_each_has_bounds_a_rule_and_a_refusal(name: str) -> None:
    game = find(name)
    for number in game.parameters:
        assert number.rule in game.rules
        for bad in (str(number.least - 1), str(number.most + 1), "", "x", "1.5", "٣", "9" * 40):
            with pytest.raises(BadOption) as refused:
                game.settings({number.name: bad}, game.seat_counts[-1])
            assert (refused.value.refusal.code, refused.value.refusal.rule) == ("number-value", number.rule)
            for language in LANGUAGES:
                assert str(number.most) in words(language).refusal(refused.value.refusal)
        game.settings({number.name: str(number.most)}, game.seat_counts[-1])


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("kasane", "least"),
        ("kasane", "most"),
        ("kasane", "changed"),
        ("yurikure", "least"),
        ("yurikure", "changed"),
        ("lily", "changed"),
    ],
)
def test_the_kit_is_clean_with_them(name: str, end: str) -> None:
    game = find(name)
    seats = game.seat_counts[0]
    if end == "changed":
        options = CHANGED[name]
    else:
        options = {number.name: str(getattr(number, end)) for number in game.parameters}
    if (name, end) == ("kasane", "least"):
        options["plus-ones"] = "5"  # for two; three can do with 3
    games = {"kasane": 4, "yurikure": 1, "lily": 1}[name]
    check(game, options, seats, games=games, probes=0.5 if name == "yurikure" else 1.0)


# ---- Kasane


@rule("KS-1.1")
def test_plus_ones_in_the_deck() -> None:
    assert Counter(kasane_settings(4, plus_ones="9").deck)[0] == 9
    assert Counter(kasane_settings(3, plus_ones="3").deck)[0] == 3


@rule("KS-4.3")
@pytest.mark.parametrize(("seats", "least"), [(2, 5), (3, 3), (4, 7)])
def test_with_too_few_the_last_round_could_not_be_laid(seats: int, least: int) -> None:
    kasane_settings(seats, plus_ones=str(least))
    check(find("kasane"), {"plus-ones": str(least)}, seats, games=2, probes=0.0)
    if least > 3:
        with pytest.raises(BadOption) as refused:
            kasane_settings(seats, plus_ones=str(least - 1))
        assert refused.value.refusal.code == "kasane-plus-ones-few"
        for language in LANGUAGES:
            assert str(least) in words(language).refusal(refused.value.refusal)


@rule("KS-5.1")
@pytest.mark.parametrize(("needed", "scores"), [("8", False), ("7", True)])
def test_the_row_that_scores_for_colours(needed: str, scores: bool) -> None:
    state = kasane_position("9 1 1 11", hand="98", row="2345678", bonus_row=needed)
    state.round, state.start = 3, 1
    events = state.play(0, kasane_act("take 1"))
    mine = [event for event in events if event.public().get("seat") == 0]
    assert ("kasane-colours" in kinds(mine)) == scores
    assert state.points[0] == (3 if scores else 0)
    told = [event.public() for event in mine if event.kind == "kasane-too-few"]
    assert told == ([] if scores else [{"seat": 0, "count": 7, "needed": 8}])


@rule("KS-5.2")
@pytest.mark.parametrize("points", ["0", "2", "7"])
def test_points_for_all_twelve(points: str) -> None:
    state = kasane_position("3 1 1 11", row="98765432123", twelve_points=points)
    state.round, state.start = 3, 1
    events = state.play(0, kasane_act("take 1 kasane 2 join"))
    twelve = [event.public() for event in events if event.kind == "kasane-twelve"]
    assert twelve == ([{"seat": 0, "points": int(points)}] if points != "0" else [])


# ---- Yuri-Kure


@rule("YK-3.1")
@pytest.mark.parametrize(("turn", "ending"), [(4, ""), (5, "nine-turns")])
def test_the_last_turn(turn: int, ending: str) -> None:
    state = position("akane kuroki couple, tsuge sorai couple", to_act="sorai", turn=turn, turns="5")
    events = rest_of_turn(state, 5, 5, 1, 1)
    assert state.ending == ending
    assert ending or facts(events, "turn") == [{"turn": 5, "turns": 5}]


@rule("YK-3.2")
@pytest.mark.parametrize(("points", "asked"), [("0", 0), ("4", 4)])
def test_additional_support(points: str, asked: int) -> None:
    state = position("akane kuroki couple", to_act="sorai", turn=3, extra_after_3=points)
    rest_of_turn(state, 5, 1)
    assert (len(state.due.values) if state.due is not None else 0) == asked
    assert state.turn == (3 if asked else 4)
    plain = yurikure_settings(orientations="standard", extra_after_3="3", extra_after_6="3")
    assert "extra-after-3" not in plain.options  # with orientations the book says 3
    assert plain.options["extra-after-6"] == "3"


@rule("YK-7.1")
@pytest.mark.parametrize(("needed", "sworn"), [("4", True), ("6", True), ("7", False)])
def test_what_a_kiss_takes(needed: str, sworn: bool) -> None:
    state = stage("akane kuroki couple favor 2", to_act="sorai", kiss=needed)
    events = rest_of_turn(state, 5, 4)
    assert between(state, "akane kuroki").startswith("sworn") == sworn
    assert facts(events, "kiss-die")[0]["needed"] == int(needed)


# ---- Lily


@rule("LY-5.4")
def test_the_first_hand() -> None:
    duel = Opening(hand="3")
    duel.say(0, "leader a1", "partner a1")
    duel.say(1, "leader e1", "partner f1")
    assert [len(player.hand) for player in duel.state.table.players] == [3, 3]


@rule("LY-6.1")
def test_cards_drawn_at_the_start_of_a_turn() -> None:
    for number in (1, 3):
        duel = Story(draw=str(number)).meet()
        before = len(duel.in_hand(1))
        duel.start(1)
        assert len(duel.in_hand(1)) == before + number


@rule("LY-8.12")
@pytest.mark.parametrize(("most", "lost"), [("1", True), ("2", False)])
def test_potentials_that_a_leader_can_take(most: str, lost: bool) -> None:
    duel = Story(potentials=most).meet().potentials(1, "dull1").hatena(1, "dull6")
    duel.clash("attack cf cf", "x20", "x10")
    assert (duel.result() == 0) == lost
    assert duel.in_potentials(1) == (["dull1"] if lost else ["dull1", "dull6"])
