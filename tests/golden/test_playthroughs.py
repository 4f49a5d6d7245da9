"""Golden playthroughs: whole games with every view. To write them anew, and then review the diff:

MADOI_REGENERATE=1 python3 run.py test tests/golden/test_playthroughs.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from madoi.core.playthrough import playthrough
from madoi.games import find
from support.golden import PLAYTHROUGHS

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("kasane", 2, {}),
    ("kasane", 3, {"harder": "yes"}),
    ("kasane", 3, {"easier": "yes"}),
    ("kasane", 4, {}),
    ("kasane", 4, {"open-hands": "yes"}),
    ("yurikure", 3, {"procedure": "competition"}),
    ("yurikure", 3, {"procedure": "open"}),
    ("yurikure", 4, {"procedure": "competition", "orientations": "standard"}),
    ("yurikure", 4, {"procedure": "open", "orientations": "random"}),
    ("yurikure", 5, {"procedure": "competition"}),
    ("yurikure", 5, {"procedure": "open", "orientations": "standard"}),
    ("lily", 2, {"decks": "dawn,dusk"}),
    ("lily", 2, {"decks": "ember,dawn", "deployment": "up-to"}),
    ("lily", 2, {"decks": "dusk,ember", "rulings": "2"}),
    ("lily", 2, {"decks": "lantern,eclipse", "rulings": "2", "card-edition": "2"}),
]
MILD = {"kasane": 0, "yurikure": 85, "lily": 60}
"""How many decisions of a hundred are the mildest: random games of some are long."""


def file_of(name: str, seats: int, options: dict[str, str]) -> Path:
    chosen = [key if value == "yes" else value for key, value in options.items()]
    return PLAYTHROUGHS / ("-".join([name, str(seats), *chosen]) + ".txt")


SLOW = [("yurikure", 5, {"procedure": "open", "orientations": "standard"})]
"""Four plain seconds; smaller games of these options are played both ways."""
LONG = [("yurikure", 5, {"procedure": "competition"})]
"""Others of this game show five seats, and this procedure."""


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        pytest.param(
            *game, marks=pytest.mark.slow if game in SLOW else pytest.mark.long if game in LONG else ()
        )
        for game in GAMES
    ],
)
def test_the_game_goes_as_it_did(name: str, seats: int, options: dict[str, str]) -> None:
    played = playthrough(find(name), options, seats, "golden", mild=MILD[name])
    path = file_of(name, seats, options)
    if os.environ.get("MADOI_REGENERATE"):
        path.write_text(played, encoding="utf-8")
    assert played == path.read_text(encoding="utf-8"), f"{path.name} tells another game"


def test_no_golden_file_is_forgotten() -> None:
    known = {file_of(*game).name for game in GAMES}
    assert {path.name for path in PLAYTHROUGHS.glob("*.txt")} == known
