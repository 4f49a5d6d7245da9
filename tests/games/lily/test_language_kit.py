"""The kit on duels full of what the card language can say besides: nobody learns more than the cards tell, and what
bots imagine is fair."""

from __future__ import annotations

import tomllib

import pytest

from madoi.core.testing import check
from madoi.games.lily import GAME
from madoi.games.lily.cards.sets import one_line
from support.games.lily.plain_cards import PLAIN, girl, potential

DEPLOYED = 'type = "auto", when = "self deployed", '
ONCE = 'type = "activated", once = true, '
SKILLS = {
    "thief": DEPLOYED + 'do = [{ put = { pick = "hand", whose = "opponent", by = "you" }, to = "deck-bottom" }]',
    "bully": DEPLOYED + 'do = [{ put = { pick = "hand", whose = "opponent", by = "you", kind = "character", up-to = 1 }, to = "trash" }]',
    "judge": DEPLOYED + 'do = [{ may = [{ put = { pick = "hand", whose = "opponent" }, to = "deck" }], who = "opponent" }, { or-else = [{ draw = 1 }] }]',
    "guest": DEPLOYED + 'do = [{ put = { pick = "deck", by = "opponent" }, to = "hand" }]',
    "diver": DEPLOYED + 'do = [{ put = { pick = "deck", whose = "opponent", by = "opponent", kind = "event", up-to = 1 }, to = "hand" }]',
    "miser": ONCE + "cost = { discard = 1 }, do = [{ draw = 2 }]",
    "widow": ONCE + 'cost = { sacrifice = 1 }, do = [{ later = "turn-end", do = [{ draw = 1 }] }]',
    "count": ONCE + 'if = [{ more = { of = "hand" }, than = { of = "allies" } }], do = [{ for-each = "allies", do = [{ put = { pick = "hand" }, to = "removed" }] }]',
    "hush": DEPLOYED + 'do = [{ grant = "silent", on = { pick = "enemies" }, until = "next-turn" }, { halve = { pick = "enemies" } }]',
    "ghost": 'type = "continuous", gives = [{ instead = "hand" }]',
    "tide": DEPLOYED + 'do = [{ return = { pick = "enemies", leader = false, by = "opponent" }, to = "deck-top" }, { or-else = [{ set-power = 20, on = "enemy-leader" }] }]',
    "herald": 'type = "auto", when = "ally deployed", subject = { level-most = 1 }, cost = { discard = 1 }, do = [{ later = "next-turn", do = [{ draw = 2 }] }]',
}  # fmt: skip
NAMES = (
    "clara",
    "diana",
    "greta",
    "helga",
    "nina",
    "freda",
    "mila",
    "lola",
    "xenia",
    "yvonne",
    "zelda",
    "flora",
)
CARDS = "".join(
    girl(id, name, "1 30 10", skill) for (id, skill), name in zip(SKILLS.items(), NAMES, strict=True)
)
GIFT = potential("gift", 'when = "action", cost = { discard = 1 }, do = [{ draw = 2 }]')
SET = one_line(tomllib.loads(PLAIN + CARDS + GIFT))
DECK = " ".join(f"{id}*3" for id in SKILLS) + " a1*2 b1*2 a2*2 / gift*2 dull1*2 dull2*2 dull3*1 / a1 b1"


@pytest.mark.slow
def test_the_kit_is_clean() -> None:
    given = {"set": SET, "decks": f"{DECK},{DECK}", "rulings": "2", "turns": "60", "deployment": "up-to"}
    seen = check(GAME, given, 2, games=6, probes=1)
    assert seen.games == 6
    assert {"lily-skill", "lily-showed-hand", "lily-removed-card", "lily-put-off"} <= seen.kinds
