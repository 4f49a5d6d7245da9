"""Views as tensors: every value comes back, layouts are pinned, and the kit finds what a layout loses or leaks."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

from madoi.core.capabilities import DataTypes
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game
from madoi.core.observations import Layout, NoLayout, Observations, layout_of, make_layout
from madoi.core.settings import Settings
from madoi.core.tensors import (
    Bag,
    Cells,
    EachSeat,
    Flag,
    Keyed,
    Maybe,
    Named,
    Number,
    Omitted,
    Part,
    Record,
    Row,
    SeatNumber,
    Slice,
    Word,
)
from madoi.core.testing import check
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import NAMES, find
from support.games.bids import bids

PAIRS: list[object] = [["a", "b"], ["a", "c"]]
FACED: list[object] = [{"card": card, "up": up} for card in "xy" for up in (True, False)]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (Flag(), True),
        (Number(9), 7),
        (Number(5, -5), -3),
        (Word(["a", "b"]), "b"),
        (Word(["a", "b"]), None),
        (Word(PAIRS), ["a", "c"]),
        (Word([0, 1, "draw"]), 0),
        (SeatNumber(3), 2),
        (SeatNumber(3), -1),
        (Maybe(Number(3)), None),
        (Maybe(Number(3)), 0),
        (Row(3, Number(5)), [0, 4]),
        (Row(3, Number(5), backwards=True), [1, 2, 3]),
        (Row(2, Row(2, Flag())), [[True], []]),
        (EachSeat(3, Number(9)), [1, 2, 3]),
        (Bag(["a", "b"], 3), ["a", "a", "b"]),
        (Bag(["a"], 1, most_unknown=4), ["a", None, None]),
        (Bag(FACED, 2), [{"card": "x", "up": True}, {"card": "y", "up": False}]),
        (Named(["a", "b"], Number(3)), {"b": 0}),
        (Keyed("pair", PAIRS, Record({"n": Number(3)}, [])), [{"pair": ["a", "c"], "n": 2}]),
        (Record({"a": Flag(), "b": Number(2)}, ["b"]), {"a": False}),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_every_value_comes_back(part: Part, value: object, viewer: Viewer) -> None:
    cells = Cells()
    part.write(value, 2, viewer, cells)
    tensor = [0.0] * (part.size + 2)
    for index, number in zip(cells.indices, cells.values, strict=True):
        assert 2 <= index < 2 + part.size
        assert 0.0 < number <= 1.0
        tensor[index] = number
    assert part.read(tensor, 2, viewer) == part.normal(value) == value


def test_seats_count_from_the_viewer() -> None:
    cells = Cells()
    EachSeat(3, Number(9)).write([0, 9, 0], 0, 1, cells)
    SeatNumber(3).write(0, 3, 1, cells)
    assert cells.indices == [0, 5]


def test_what_is_left_out_is_left_out_of_the_comparison_too() -> None:
    part = Record({"why": Omitted("of no use"), "top": Row(2, Number(9), backwards=True, cut=True)}, [])
    assert part.normal({"why": 3, "top": [1, 2, 3]}) == {"top": [2, 3]}
    found: list[Slice] = []
    part.describe("", 0, [], [], found)
    assert found[0].meaning == "left out: of no use"
    assert "more are left out" in found[1].meaning


LAYOUTS = {
    ("kasane", 2): ("1.1", 841, "e6d68fdefec5ca0a"),
    ("kasane", 3): ("1.1", 1116, "6880373e77148199"),
    ("kasane", 4): ("1.1", 1417, "f28b0a879a17bcc2"),
    ("yurikure", 3): ("1.1", 1124, "55293a6eb1f8d336"),
    ("yurikure", 4): ("1.1", 1331, "bfb6b4377f5a7283"),
    ("yurikure", 5): ("1.1", 2430, "fa593f79f081acac"),
}


@pytest.mark.parametrize(("name", "seats"), LAYOUTS)
def test_a_layout_that_changes_has_a_new_version(name: str, seats: int) -> None:
    """Trained weights depend on it. Change the version and the hash here together."""
    game = find(name)
    layout = layout_of(game, game.settings({}, seats))
    assert (layout.version, layout.size, layout.hash) == LAYOUTS[name, seats]


def test_a_layout_of_lily_that_changes_has_a_new_version() -> None:
    """By its fields: the cards of the decks are part of the settings."""
    game = find("lily")
    layout = layout_of(game, game.settings({}, 2))
    names = " ".join(part.name for part in layout.slices)
    assert (layout.version, sha256(names.encode()).hexdigest()[:16]) == ("1.1", "6aa5644488868e3d")


@pytest.mark.parametrize("name", NAMES)
def test_slices_cover_the_tensor_without_overlap(name: str) -> None:
    game = find(name)
    layout = layout_of(game, game.settings({}, game.seat_counts[0]))
    covered = [0] * layout.size
    for part in layout.slices:
        cells = [part.start]
        for length, stride in zip(part.shape, part.strides, strict=True):
            cells = [cell + step * stride for cell in cells for step in range(length)]
        for cell in cells:
            covered[cell] += 1
    assert covered == [1] * layout.size


OPTIONS: list[tuple[str, int, dict[str, str]]] = [
    ("kasane", 3, {"harder": "yes"}),
    ("kasane", 4, {"easier": "yes", "open-hands": "yes", "plus-ones": "20"}),
    ("yurikure", 3, {"procedure": "open", "brisk": "yes", "orientations": "random"}),
    ("yurikure", 5, {"advanced-support": "yes", "edition": "zh-hant", "extra-after-3": "8"}),
    ("lily", 2, {"rulings": "2", "decks": "ember,dawn"}),
    ("lily", 2, {"turns": "none", "hand": "12", "draw": "4"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
def test_nothing_is_lost_with_other_options(name: str, seats: int, options: dict[str, str]) -> None:
    """The kit does the same with its own options (tests/games)."""
    game = find(name)
    settings = game.settings(options, seats)
    layout = layout_of(game, settings)
    chance: Chance = Seeded("choices")
    state, _ = game.new(settings, Seeded("tensors"))
    steps = 0
    while state.to_move():
        seat = state.to_move()[chance.below(len(state.to_move()), "bot-order")]
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions), "bot-choice")])
        steps += 1
        if steps % 10 == 0 or not state.to_move():
            for viewer in (*range(seats), SPECTATOR, EVERYTHING):
                assert layout.loss(state.view(viewer)) == ""


class Typed(TypedDict):
    """Types that say everything."""

    game: Literal["typed"]
    phase: Literal["one", "two"]
    done: bool
    points: Annotated[int, Meta(ge=1, le=6)]
    hand: Annotated[list[Literal["x", "y"]], Meta(max_length=3)]
    best: Annotated[int, Meta(le=3)] | None
    more: NotRequired[bool]


def typed_game(view: object, parts: dict[str, Part]) -> Game:
    class Declared(Observations):
        def parts(self, settings: Settings) -> dict[str, Part]:
            return parts

    game = bids()
    game.capabilities = [*game.capabilities, DataTypes(view, None, {}), Declared(3)]
    return game


def test_types_with_bounds_need_no_declaration() -> None:
    game = typed_game(Typed, {})
    layout = make_layout(game, game.settings({}, 2))
    data: Any = {"game": "typed", "phase": "two", "done": True, "points": 6, "hand": ["y"], "best": None}
    told = layout.decode(layout.encode(data, 1), 1)
    assert told == layout.normal(data) == {name: data[name] for name in data if name != "game"}
    assert layout.version == "1.3"
    assert layout.size == 2 + 2 + 1 + 1 + 3 * (1 + 2) + 2 + 2


class Unbounded(TypedDict):
    """A type that does not say how large a number can be."""

    points: int


def test_a_missing_bound_is_named() -> None:
    with pytest.raises(NoLayout, match=r"points: .* has no bound"):
        make_layout(typed_game(Unbounded, {}), bids().settings({}, 2))
    with pytest.raises(NoLayout, match="do not have: point"):
        make_layout(typed_game(Unbounded, {"points": Number(9), "point": Number(9)}), bids().settings({}, 2))
    with pytest.raises(NoLayout, match="does not say how views become tensors"):
        layout_of(bids(), bids().settings({}, 2))


# What the kit must find.


class BidsObservations(Observations):
    """The example game of docs/adding-a-game.md, with parts that a fault replaces."""

    def __init__(self, fault: dict[str, Part]) -> None:
        super().__init__(1)
        self.fault = fault

    def parts(self, settings: Settings) -> dict[str, Part]:
        seats = settings.seats
        cards: list[object] = [*range(1, 5)]
        parts: dict[str, Part] = {
            "prize": Number(4),
            "prizes_left": Bag(cards, 1),
            "points": EachSeat(seats, Number(10)),
            "bids": EachSeat(seats, Bag(cards, 1, most_unknown=1)),
            "held": EachSeat(seats, Bag(cards, 1)),
        }
        return {name: part for name, part in {**parts, **self.fault}.items() if part.size}


def checked(fault: dict[str, Part]) -> None:
    game = bids()
    game.capabilities = [*game.capabilities, BidsObservations(fault)]
    check(game, {}, 3, games=12, probes=4)


def test_the_kit_takes_a_good_layout() -> None:
    checked({})


class Faulty(Part):
    """Another part with a fault in what it writes."""

    def __init__(self, good: Part) -> None:
        super().__init__(good.size)
        self.good = good

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        return self.good.read(tensor, at, viewer)

    def normal(self, value: object) -> object:
        return self.good.normal(value)

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        self.good.describe(name, at, shape, strides, found)


class Forgetful(Faulty):
    """Says that it tells everything, and does not tell who hides what."""

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, list)
        self.good.write([card for card in value if card is not None], at, viewer, cells)


class Curious(Faulty):
    """Tells what is not in the view: how often it was asked."""

    asked = 0

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        self.asked += 1
        cells.put(at, self.asked % 1000 / 1e9)
        self.good.write(value, at, viewer, cells)


CARDS: list[object] = [*range(1, 5)]


@pytest.mark.parametrize(
    ("fault", "failure"),
    [
        ({"points": EachSeat(3, Number(2))}, r"tensor: .* points\[\] is \d and the tensor tells 2"),
        ({"held": EachSeat(3, Row(2, Word(CARDS)))}, r"tensor: .* held\[\] is \["),
        ({"bids": EachSeat(3, Forgetful(Bag(CARDS, 1, 1)))}, r"tensor: .* bids\[\] is \[None\]"),
        ({"held": Flag()}, "tensor: .* held is"),
        ({"prize": Omitted("forgotten")}, "tensor: .* prize is"),
        ({"points": EachSeat(3, Curious(Number(10)))}, "secrets: the tensor of .* holds a difference"),
    ],
)
def test_the_kit_finds_a_bad_layout(fault: dict[str, Part], failure: str) -> None:
    with pytest.raises(AssertionError, match=failure):
        checked(fault)


def test_a_layout_knows_views_of_other_tables() -> None:
    game = find("kasane")
    layouts: list[Layout] = [layout_of(game, game.settings({}, seats)) for seats in game.seat_counts]
    for seats in game.seat_counts:
        state, _ = game.new(game.settings({}, seats), Seeded("any"))
        data = state.view(0).data()
        assert [layout.seats for layout in layouts if layout.fits(data)] == [seats]
