"""docs/card-authors.md says every word of the card language, and everything on it works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from madoi.bots import find
from madoi.core.chance import Seeded
from madoi.core.settings import with_recommended
from madoi.games.lily import GAME
from madoi.games.lily.cards.card_facts import COLORS
from madoi.games.lily.cards.decks import faults, read_deck
from madoi.games.lily.cards.sets import FIELDS, make_pool, one_line, parse_files, pool_with, shipped_pool
from madoi.games.lily.events import Happened
from madoi.games.lily.rules.pieces import UNTIL
from madoi.games.lily.skills.effects.characters import MOVES, RETURNS
from madoi.games.lily.skills.effects.looking_at_cards import LOOK_DESTINATIONS, REST
from madoi.games.lily.skills.effects.moving_cards import DESTINATIONS, PLAYERS
from madoi.games.lily.skills.effects.turning_cards import PARTNER_STATES
from madoi.games.lily.skills.nodes import MOMENTS, TYPES
from madoi.games.lily.skills.permissions import WORDS
from madoi.games.lily.skills.reader.skills import CONDITIONS, COSTS, EFFECTS, SKILL_FIELDS, STATICS, Reader
from madoi.games.lily.skills.statics import INSTEAD
from madoi.games.lily.skills.targets import FILTERS, GROUPS, REFERENCES, ZONES
from madoi.games.lily.skills.triggers import (
    CARD_VERBS,
    CHARACTER_SUBJECTS,
    CHARACTER_VERBS,
    PLAYER_SUBJECTS,
    PLAYER_VERBS,
)

PAGE = (Path(__file__).parents[3] / "docs" / "card-authors.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def lines(kind: str) -> list[str]:
    return [line for what, text in EXAMPLES if what == kind for line in text.splitlines() if line.strip()]


def chapter(title: str) -> str:
    """What stands between a heading and the next of its rank."""
    return PAGE.split(f"\n## {title}", 1)[1].split("\n## ", 1)[0]


def headings(title: str) -> list[str]:
    return re.findall(r"^### `(.+)`$", chapter(title), re.MULTILINE)


def file(name: str) -> str:
    return str(next(text for what, text in EXAMPLES if what == f"file={name}"))


@pytest.mark.parametrize(
    ("title", "nodes"),
    [("Effects", EFFECTS), ("Conditions", CONDITIONS), ("Statics", STATICS)],
)
def test_every_node_has_a_heading_and_nothing_else_has(title: str, nodes: dict[str, list[str]]) -> None:
    assert sorted(headings(title)) == sorted(nodes)


@pytest.mark.parametrize(
    "words",
    [
        [*CHARACTER_SUBJECTS, *CHARACTER_VERBS, *PLAYER_SUBJECTS, *PLAYER_VERBS],
        [f"this {verb}" for verb in CARD_VERBS],
        [*GROUPS, *ZONES],
        [*FIELDS["character"], *SKILL_FIELDS, *TYPES, *COLORS],
        [*COSTS, *MOMENTS, *RETURNS, *INSTEAD],
        [*WORDS, *DESTINATIONS, *LOOK_DESTINATIONS, *REST, *MOVES, *PARTNER_STATES, *PLAYERS, *UNTIL],
    ],
)
def test_every_word_is_said(words: list[str]) -> None:
    assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_every_filter_and_reference_is_explained() -> None:
    whom = chapter("Whom and which")
    assert [name for name in FILTERS if f"`{name} = " not in whom] == []
    assert [name for name in REFERENCES if f'`"{name}"`' not in whom] == []


def test_every_example_of_a_node_is_one_of_it() -> None:
    """Under each heading stands an example that uses its node, and it can be read."""
    reader = Reader(shipped_pool().names)
    reader.holder = "special"  # the only skill in which `this` can be said
    for title, kinds in (
        ("Effects", ("effect", "effects")),
        ("Conditions", ("condition",)),
        ("Statics", ("static", "special")),
    ):
        for name, text in re.findall(
            r"^### `(.+?)`\n(.*?)(?=^### |\Z)", chapter(title), re.MULTILINE | re.DOTALL
        ):
            kind, examples = re.findall(r"^```toml (\S+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
            assert kind in kinds, name
            nodes = tomllib.loads("nodes = [" + ",".join(examples.splitlines()) + "]")["nodes"]
            assert any(name in node for node in nodes), name
            for node in nodes:
                if kind in ("effect", "effects"):
                    reader.effect(node, name)
                elif kind == "condition":
                    reader.condition(node, name, False)
                else:
                    reader.static(node, name, kind == "special")


def test_every_skill_on_the_page_can_be_read() -> None:
    reader = Reader(shipped_pool().names)
    skills = [tomllib.loads(f"skill = {line}")["skill"] for line in lines("skill")]
    assert sorted({skill["type"] for skill in skills}) == sorted(TYPES)
    for skill in skills:
        reader.skill(skill, "skill", "character")


def test_the_first_card_is_right_and_is_played() -> None:
    """What the page makes a stranger type: the card, the deck, and a duel in which the card does what it says."""
    parts, wrong = parse_files([("lantern.toml", file("my-cards/lantern.toml"))])
    pool, more = make_pool(shipped_pool(), parts)
    assert wrong + more == []
    deck = read_deck(file("harbour.toml"))
    assert faults(pool, deck) == []
    given = {"set": one_line(parts[0][1]), "decks": f"{deck.text()},dusk"}
    options = with_recommended(given, GAME.options)
    settings = GAME.settings(options, 2)
    assert settings.pool.number_of.keys() == pool_with(options["set"]).number_of.keys()
    mine = pool.number_of["my-nagisa-1"]
    done: set[str] = set()
    bot = find("greedy", GAME)
    for number in range(12):
        state, _ = GAME.new(settings, Seeded(f"harbour/{number}"))
        chance = Seeded("bots")
        while state.to_move() and "lily-skill" not in done:
            seat = state.to_move()[0]
            events = state.play(seat, bot.choose(state.view(seat), state.decision(seat), chance))
            done |= {event.kind for event in events if isinstance(event, Happened) and event.card == mine}
    assert {"lily-deployed", "lily-skill"} <= done
