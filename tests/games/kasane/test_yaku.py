"""The fast yaku against the plain ones, and the packed forms against lists."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.bots.playout import play_randomly
from madoi.core.chance import Chance, PlayoutChance
from madoi.games.kasane import GAME
from madoi.games.kasane.notation import NO_YAKU, Take
from madoi.games.kasane.rules.packed_cards import (
    joined,
    last_card,
    last_cards,
    pack,
    unpack,
    with_card,
    without_last,
)
from madoi.games.kasane.rules.point_table import MOST_CARDS, cell_sizes
from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.rules.yaku import IDS, count_yaku, mask_of, nth_yaku
from support.games.kasane.plain_yaku import is_yaku, plain_actions

EVERY_CELL = "; ".join(
    f"{name} " + " ".join(f"{count}=1,1,1,1oo" for count in cell_sizes(yaku)) for yaku, name in enumerate(IDS)
)


def agree(numbers: list[int]) -> None:
    assert mask_of(numbers) == sum(is_yaku(name, numbers) << yaku for yaku, name in enumerate(IDS)), numbers


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_short_run(length: int) -> None:
    for numbers in product(range(1, 10), repeat=length):
        agree(list(numbers))


@given(st.lists(st.integers(1, 9), min_size=5, max_size=12))
def test_longer_runs(numbers: list[int]) -> None:
    agree(numbers)


@given(st.sets(st.integers(1, 5), min_size=2), st.booleans())
def test_long_wakana(numbers: set[int], falling: bool) -> None:
    agree(sorted(numbers, reverse=falling))
    agree(sorted((number + 4 for number in numbers), reverse=falling))


def test_the_yaku_of_a_mask() -> None:
    for mask in range(1 << len(IDS)):
        made = [yaku for yaku in range(len(IDS)) if mask >> yaku & 1]
        assert count_yaku(mask) == len(made)
        assert [nth_yaku(mask, place) for place in range(len(made))] == made


@given(st.lists(st.integers(0, 9), max_size=12), st.data())
def test_packed_cards_are_lists(numbers: list[int], data: st.DataObject) -> None:
    size = len(numbers)
    packed = pack(numbers)
    assert unpack(packed, size) == numbers
    if numbers:
        assert with_card(pack(numbers[:-1]), numbers[-1]) == packed
        assert last_card(packed) == numbers[-1]
    number = data.draw(st.integers(0, size))
    kept, last = numbers[: size - number], numbers[size - number :]
    assert unpack(without_last(packed, number), size - number) == kept
    assert last_cards(packed, number) == pack(last)
    assert joined(pack(kept), pack(last), number) == packed


def table_after(state: KasaneState) -> list[object]:
    return [state.mover, state.columns, state.hands, state.rows, state.points, state.taken, state.deck]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"easier": "yes"}, {"yaku": EVERY_CELL}])
def test_random_games_against_the_plain_rules(seats: int, options: dict[str, str]) -> None:
    """Every turn: what is legal, what a turn at random is, and what it does."""
    settings = GAME.settings(options, seats)
    yaku_made = 0
    for seed in range(12):
        state, _ = GAME.new(settings, PlayoutChance(seed))
        assert isinstance(state, KasaneState)
        chance: Chance = PlayoutChance(seed + 1000)
        while state.mover >= 0:
            seat, hands, rows = state.mover, state.hands, state.rows
            legal = state.legal(seat)
            assert [action.text for action in legal] == plain_actions(state, seat)
            twin = state.copy()
            place = 0 if len(legal) == 1 else chance.copy().below(len(legal), "bot-choice")
            take = legal[place]
            assert isinstance(take, Take)
            assert state.play_at_random(chance)
            twin.play(seat, take)
            assert table_after(state) == table_after(twin)
            if take.yaku != NO_YAKU:
                yaku_made += 1
                assert len(state.rows[seat]) > len(rows[seat])
            else:
                assert (
                    len(state.hands[seat]) + len(state.rows[seat]) == len(hands[seat]) + len(rows[seat]) + 1
                )
            state.audit()
        assert not state.play_at_random(chance)
    assert yaku_made > 50


def test_a_playout_is_the_game_that_lists_would_play() -> None:
    """`play_randomly` counts actions instead of listing them; it asks its chance the same questions."""
    settings = GAME.settings({}, 4)
    for seed in range(40):
        state, _ = GAME.new(settings, PlayoutChance(seed))
        twin = state.copy()
        chance = PlayoutChance(-1 - seed)
        while twin.to_move():
            actions = twin.legal(twin.to_move()[0])
            chosen = 0 if len(actions) == 1 else chance.below(len(actions), "bot-choice")
            twin.play(twin.to_move()[0], actions[chosen])
        outcome = twin.outcome()
        assert outcome is not None
        assert play_randomly(state, PlayoutChance(-1 - seed)).points == outcome.points


def test_cells_of_every_size_are_free_until_they_are_taken() -> None:
    table = GAME.settings({"yaku": EVERY_CELL}, 4).point_table
    taken = [0] * len(table.cells)
    free = table.free_cells(taken)
    for place, cell in enumerate(table.cells):
        assert free.of_count(cell.count) >> cell.yaku & 1
        taken[place] = len(cell.points)
        free.flip(cell)
        for count in range(MOST_CARDS + 1):
            assert free.of_count(count) == table.free_cells(taken).of_count(count)
