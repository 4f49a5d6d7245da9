"""The headline of a skill's question is what the player does: every question that any card can put has a verb, in every
language, and so has the button that repeats it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from madoi.games.lily.cards.sets import shipped_pool
from madoi.games.lily.skills.effects.characters import RETURNS
from madoi.games.lily.skills.effects.control_flow import ForEach, If, Later, May, OneOf, OrElse, So
from madoi.games.lily.skills.nodes import Block, Effect
from madoi.words import LANGUAGES, words

WITHOUT_NAME = {"may", "option", "use", "area"}
"""Verbs that are not about a card or a character."""
SILENT = {
    *("If", "So", "Draw", "Peek", "ShowHand", "TurnPartner", "GainPotential", "TrashEvent", "Win"),
    *("AddSupport", "AddLevels", "ForEach", "Later", "OrElse"),
}
"""Effects that ask nothing themselves."""


def effects_in(block: Block) -> Iterator[Effect]:
    for effect in block.effects:
        yield effect
        if isinstance(effect, If):
            yield from effects_in(effect.then)
            yield from effects_in(effect.otherwise)
        elif isinstance(effect, So | OrElse | May | ForEach | Later):
            yield from effects_in(effect.block)
        elif isinstance(effect, OneOf):
            for one in effect.blocks:
                yield from effects_in(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_every_card_has_a_verb(language: str) -> None:
    said = words(language)
    seen = {"use", "reverse", "area", "sacrifice", "discard", "power-set", "remove", "to-removed"}
    seen |= {f"return-{to}" for to in RETURNS if to != "hand"}
    for card in shipped_pool().cards:
        for skill in card.skills:
            for effect in effects_in(skill.block):
                verb = effect.verb()
                assert bool(verb) != (type(effect).__name__ in SILENT), (card.id, type(effect).__name__)
                seen |= {verb} - {""}
    assert {"discard", "take-back", "to-hand", "power-up", "defeat", "option", "may"} <= seen
    for verb in seen:
        for least, most in ((0, 1), (1, 1), (0, 3), (2, 2)):
            headline = said.text(f"lily-verb-{verb}", {"least": least, "most": most, "card": "Rin"})
            assert headline, verb
            assert "lily-" not in headline, headline
        if verb not in WITHOUT_NAME:
            assert "Rin" in said.text(f"lily-verb-{verb}-do", {"name": "Rin"}), verb
