"""A game as a tree: the same game, with exact chances and kept secrets."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator

import pytest

from madoi.core.chance import Seeded
from madoi.core.game import Game
from madoi.core.manual_chance import ManualChance
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games import NAMES, find
from madoi.research.tree import CHANCE, MAX_OUTCOMES, OVER, Position, Tree

# Every game, and Kasane at every number of seats; one table of a long game is enough here.
TABLES = [
    (name, seats) for name in NAMES for seats in find(name).seat_counts if name == "kasane" or seats == 3
]


def tree_of(game: Game, seats: int, seeds: int = 0, **options: str) -> Tree:
    return Tree(game, game.settings(options, seats), seeds)


def walk(tree: Tree, seed: int) -> Iterator[tuple[Position, int]]:
    """A random way to the end: each place, and the number that is applied there next."""
    dice = random.Random(seed)
    position = tree.opening.copy()
    while position.player != OVER:
        number = dice.choice(position.legal())
        yield position, number
        position.apply(number)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_by_seed_it_is_the_game_of_that_seed(name: str, seats: int) -> None:
    game = find(name)
    tree = tree_of(game, seats, seeds=8)
    assert tree.opening.player == CHANCE
    position = tree.opening.copy()
    position.apply(5)
    state, _ = game.new(game.settings({}, seats), Seeded("5"))
    dice = random.Random(1)
    steps = 0
    while position.player != OVER:
        seat = state.to_move()[0]
        assert position.player == seat
        texts = [tree.vocabulary[number].text for number in position.legal()]
        assert sorted(texts) == sorted(action.text for action in state.legal(seat))
        assert position.legal() == sorted(position.legal())
        number = dice.choice(position.legal())
        position.apply(number)
        state.play(seat, tree.vocabulary[number])
        steps += 1
        for viewer in (*range(seats), SPECTATOR, EVERYTHING) if steps < 60 or steps % 50 == 0 else ():
            assert json.loads(position.observation(viewer)) == state.view(viewer).data()
    outcome = state.outcome()
    assert outcome is not None
    assert position.shares() == outcome.shares


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_with_chance_nodes_it_is_the_game_fed_with_their_outcomes(name: str, seats: int) -> None:
    game = find(name)
    tree = tree_of(game, seats)
    answers: list[int] = []
    decided: list[tuple[int, int]] = []
    for position, number in walk(tree, seats):
        if position.question is not None:
            answers.append(position.question.values[number])
        else:
            decided.append((position.player, number))
    chance = ManualChance(answers)
    state, _ = game.new(tree.settings, chance)
    for seat, number in decided:
        assert state.to_move()[0] == seat
        state.play(seat, tree.vocabulary[number])
    assert chance.used == len(answers)
    assert json.loads(position.observation(EVERYTHING)) == state.view(EVERYTHING).data()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_add_up_to_one(name: str, seats: int) -> None:
    nodes = 0
    for position, _ in walk(tree_of(find(name), seats), 7):
        if position.question is not None:
            nodes += 1
            assert position.player == CHANCE
            assert [place for place, _ in position.question.outcomes] == position.legal()
            assert math.isclose(sum(chance for _, chance in position.question.outcomes), 1.0)
    assert nodes > 1


def test_cards_are_as_likely_as_there_are_many() -> None:
    """KS-1.1: five of each number and seven +1 for four players."""
    position = tree_of(find("kasane"), 4).opening.copy()
    assert position.question is not None
    assert position.question.outcomes == [(seat, 0.25) for seat in range(4)]
    position.apply(0)
    assert position.question.values == list(range(10))
    assert position.question.outcomes == [(0, 7 / 52)] + [(card, 5 / 52) for card in range(1, 10)]
    assert position.text_of(3) == "kasane-chance-card 3"
    position.apply(3)
    assert position.question.outcomes[3] == (3, 4 / 51)
    assert position.question.outcomes[4] == (4, 5 / 51)


def test_what_is_bid_in_secret_stays_so(bids: Game) -> None:
    after = []
    for card in (0, 1, 2):
        position = tree_of(bids, 3, cards="3").opening.copy()
        position.apply(1)
        assert position.player == 0
        position.apply(card)
        assert position.player == 1
        after.append(position)
    for other in after[1:]:
        for viewer in (1, 2, SPECTATOR):
            assert other.information(viewer) == after[0].information(viewer)
            assert other.observation(viewer) == after[0].observation(viewer)
        assert other.legal() == after[0].legal()
        assert other.information(0) != after[0].information(0)


def test_nothing_is_forgotten(bids: Game) -> None:
    """What a player has decided and learnt stays at the beginning of their information state."""
    for tree in (tree_of(bids, 3), tree_of(find("kasane"), 2)):
        for viewer in (0, 1):
            known: list[object] = []
            for position, _ in walk(tree, 3):
                learnt = json.loads(position.information(viewer).splitlines()[0])
                assert learnt[: len(known)] == known
                known = learnt
            decisions = [entry for entry in known if isinstance(entry, str)]
            assert decisions
            assert set(decisions) <= set(tree.numbers)


def test_copies_go_apart() -> None:
    for position, number in walk(tree_of(find("kasane"), 2), 11):
        before = position.information(EVERYTHING), position.applied.copy(), position.player
        twin = position.copy()
        twin.apply(number)
        assert (position.information(EVERYTHING), position.applied, position.player) == before


def test_shares_come_at_the_end() -> None:
    for position, _ in walk(tree_of(find("kasane"), 3), 2):
        assert position.shares() == [0.0, 0.0, 0.0]
    # The walk's last place went on to the end.
    assert position.player == OVER
    assert position.legal() == []
    assert math.isclose(sum(position.shares()), 1.0)


@pytest.mark.parametrize("seeds", [-1, MAX_OUTCOMES + 1])
def test_seeds_have_bounds(seeds: int) -> None:
    with pytest.raises(ValueError, match="seeds"):
        tree_of(find("kasane"), 2, seeds)
