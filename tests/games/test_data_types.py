"""What a game types (`DataTypes`) is what it gives: on random play, for every viewer, with every option."""

from __future__ import annotations

import random
from typing import Any, TypedDict

import msgspec
import pytest

from madoi.core.capabilities import DataTypes, FileOptions, reference_data
from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.core.game import Game, State
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import NAMES, find
from madoi.games.lily.cards.decks import built_in_deck

TABLES = [
    ("kasane", 2, {}),
    ("kasane", 4, {"open-hands": "yes"}),
    ("kasane", 3, {"harder": "yes"}),
    ("yurikure", 3, {"procedure": "competition"}),
    ("yurikure", 4, {"procedure": "open", "orientations": "standard"}),
    ("yurikure", 5, {"procedure": "competition", "orientations": "random"}),
    ("lily", 2, {"decks": "dawn,dusk"}),
    ("lily", 2, {"decks": "ember,dawn"}),
    ("lily", 2, {"decks": "eclipse,lantern", "card-edition": "2"}),
]
IN_TIME = [TABLES[1], TABLES[2], TABLES[3], TABLES[4], TABLES[6], TABLES[8]]
"""The others have more seats or other decks, and the same types."""


def fits(data: object, kind: object) -> None:
    """The data has exactly the fields of the type, on every level. Lists, dicts and unions are followed."""
    told: Any = msgspec.json.decode(msgspec.json.encode(data))
    made = msgspec.convert(told, type=kind, strict=True)
    assert made == told, "fields that the type does not have"


def types_of(game: Game) -> DataTypes:
    found = game.capability(DataTypes)
    assert found is not None
    return found


class Watch:
    """Checks views and events, and notes which kinds of events there were."""

    def __init__(self, game: Game, seats: int) -> None:
        self.types = types_of(game)
        self.viewers: list[Viewer] = [*range(seats), SPECTATOR, EVERYTHING]
        self.kinds: set[str] = set()

    def state(self, state: State) -> None:
        for viewer in self.viewers:
            fits(state.view(viewer).data(), self.types.view)

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.kinds.add(event.kind)
            for viewer in self.viewers:
                if event.told_to(viewer):
                    fits(event.face(viewer), self.types.faces[event.kind])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [pytest.param(*one, marks=() if one in IN_TIME else pytest.mark.long) for one in TABLES],
)
def test_views_and_faces_are_as_typed(name: str, seats: int, options: dict[str, str]) -> None:
    game = find(name)
    settings = game.settings(options, seats)
    watch = Watch(game, seats)
    for number in range(3):
        chance = random.Random(f"{name}/{number}")
        state, events = game.new(settings, Seeded(f"types/{number}"))
        watch.events(events)
        while state.to_move():
            if chance.random() < 0.2:
                watch.state(state)
            seat = chance.choice(state.to_move())
            watch.events(state.play(seat, chance.choice(state.legal(seat))))
        watch.state(state)
    assert len(watch.kinds) > 8


@pytest.mark.parametrize("name", NAMES)
def test_reference_data_is_as_typed(name: str) -> None:
    game = find(name)
    reference = types_of(game).reference
    data = reference_data(game, game.settings({}, game.seat_counts[0]))
    if reference is None:
        assert data == {}
    else:
        fits(data, reference)


@pytest.mark.parametrize("name", NAMES)
def test_catalogues_are_as_typed(name: str) -> None:
    offered, kind = find(name).capability(FileOptions), types_of(find(name)).catalogue
    data = {} if offered is None else offered.catalogue()
    if kind is None:
        assert data == {}
    else:
        fits(data, kind)


def test_drafts_are_as_typed() -> None:
    game = find("lily")
    offered, kind = game.capability(FileOptions), types_of(game).draft
    assert offered is not None
    cards = '[[character]]\nid = "my-nagisa-1"\n'
    for option, text in (("decks", built_in_deck("dawn").text()), ("decks", ""), ("set", cards), ("set", "")):
        fits(offered.validate_draft(option, text, {}).contents, kind)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_parts_of_actions_are_as_typed_and_say_what_the_text_says(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game = find(name)
    apart: dict[str, str] = {}
    for action in game.vocabulary(game.settings(options, seats)):
        parts = action.parts()
        fits(parts, types_of(game).parts)
        assert game.parse(action.text).parts() == parts
        assert apart.setdefault(dump(parts), action.text) == action.text, "two actions with the same parts"
        assert words_in(parts) <= set(action.text.split()), "more than the text says"


def words_in(part: object) -> set[str]:
    """Every text and number in plain data, but for what stands for nothing."""
    if isinstance(part, dict):
        return {word for value in part.values() for word in words_in(value)}
    if isinstance(part, list):
        return {word for value in part for word in words_in(value)}
    return {str(part)} if part and not isinstance(part, bool) else set()


class Small(TypedDict):
    """For the test of the test."""

    one: int
    parts: list[dict[str, int]]


@pytest.mark.parametrize(
    "wrong",
    [{"one": 1}, {"one": "1", "parts": []}, {"one": 1, "parts": [], "more": 2}, {"two": 1, "parts": []}],
)
def test_a_field_that_is_missing_renamed_or_of_another_type_is_noticed(wrong: dict[str, object]) -> None:
    fits({"one": 1, "parts": [{"a": 2}]}, Small)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        fits(wrong, Small)
