"""Positions of Kasane, written as on the table: cards as digits, + for a +1."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.core.manual_chance import ManualChance
from madoi.core.refusal import Refusal
from madoi.games.kasane import GAME
from madoi.games.kasane.rules.common_area import common_area
from madoi.games.kasane.rules.robe import make_robe
from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.settings import KasaneSettings


def cards(text: str) -> list[int]:
    return [0 if sign == "+" else int(sign) for sign in text if sign not in " ."]


def written(numbers: list[int]) -> str:
    return "".join("+" if number == 0 else str(number) for number in numbers)


def settings(seats: int = 4, **options: str) -> KasaneSettings:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.settings(chosen, seats)


def deal(seats: int, start: int, area: str, **options: str) -> KasaneState:
    """A fresh game with this start player and this first common area, fed as at a real table."""
    state, _ = GAME.new(settings(seats, **options), ManualChance([start, *cards(area)]))
    assert isinstance(state, KasaneState)
    return state


def position(
    columns: str,
    hand: str = "",
    row: str = "",
    seats: int = 4,
    full: tuple[str, ...] = (),
    **options: str,
) -> KasaneState:
    """Seat 1 is to move; columns are written bottom card first, parted by spaces, ``-`` for an empty
    one. ``full`` names cells that are full, like ``juu 2``. The other cards lie in the deck."""
    state = KasaneState(settings(seats, **options), Seeded("position"))
    state.set_up()
    state.start = state.mover = 0
    area = [cards(column.strip("-")) for column in columns.split()]
    lay_area(state, area + [[] for _ in range(state.settings.columns - len(area))])
    give(state, 0, hand, row)
    state.deck = state.settings.deck.copy()
    for pile in [*area, cards(hand), cards(row)]:
        for card in pile:
            state.deck.remove(card)
    for name in full:
        yaku, count = name.rsplit(" ", 1)
        for place, cell in enumerate(state.settings.point_table.cells):
            if (cell.yaku, cell.count) == (GAME.parse(f"take 1 {yaku} {count}").yaku, int(count)):  # type: ignore[attr-defined]
                state.taken[place] = len(cell.points)
    state.set_taken(state.taken)
    return state


def lay_area(state: KasaneState, columns: list[list[int]]) -> None:
    """Replace the common area."""
    state.area = common_area(columns, max(state.settings.column_height, *map(len, columns)))


def give(state: KasaneState, seat: int, hand: str, row: str = "", points: int = 0) -> None:
    """Replace what a seat has."""
    state.robes[seat] = make_robe(cards(hand), cards(row), points)


def legal(state: KasaneState, seat: int = 0) -> list[str]:
    return [action.text for action in state.legal(seat)]


def act(text: str) -> Action:
    return GAME.parse(text)


def refusal(state: KasaneState, text: str, seat: int = 0) -> Refusal:
    found = state.why_not(seat, act(text))
    assert found is not None, f"{text} is allowed"
    return found


def play(state: KasaneState, *texts: str) -> None:
    """Whoever is to move plays each, legally."""
    for text in texts:
        seat = state.mover
        assert state.why_not(seat, act(text)) is None, f"{text}: {state.why_not(seat, act(text))}"
        state.play(seat, act(text))


def play_out_round(state: KasaneState) -> None:
    """Everybody only takes, from the left, until the round is over."""
    now = state.round
    while state.mover >= 0 and state.round == now:
        state.play(state.mover, state.default(state.mover))
