"""The client's staging (web/src/games/*/staging.ts): between two updates it shows views of its own, made from the lines
of the log alone. After the last line they are what the engine says, and before it nothing is shown early."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.record import Player
from madoi.core.session import start
from madoi.core.viewer import SPECTATOR
from madoi.games import find
from madoi.server.table.projection.event_faces import lines
from support.node import run_in_node

Data = dict[str, Any]

GAMES = {"kasane": 6, "yurikure": 3}
NOT_TOLD = ("mover", "start", "deck_size", "winners")
"""What no line tells; the server's view brings it."""
STAGE = """
console.log(JSON.stringify(given.map(({ lines, before }) => ({
  after: client.staging.viewAfter(lines, before, 0),
  during: client.staging.beats(lines, before, null, 0).map((beat) => beat.during),
}))));
"""


def kasane_options(number: int) -> tuple[int, dict[str, str]]:
    return 2 + number % 3, {"open-hands": "yes"} if number % 4 == 3 else {}


def yurikure_options(number: int) -> tuple[int, dict[str, str]]:
    procedure = ("open", "competition")[number % 2]
    options = {"procedure": procedure, "brisk": "yes", "orientations": ("none", "random")[number // 2 % 2]}
    return 3 + number % 3, options


@cache
def played_steps(name: str = "kasane") -> list[Data]:
    """The lines of decisions in whole games, with the views of one viewer before and after."""
    found: list[Data] = []
    game = find(name)
    for number in range(GAMES[name]):
        viewer = (0, 1, SPECTATOR)[number % 3]
        players, options = (kasane_options if name == "kasane" else yurikure_options)(number)
        session = start(
            game, options, [Player(f"Player {seat}") for seat in range(players)], f"staging-{number}"
        )
        bot, chance = find_bot("greedy" if name == "kasane" else "random", game), Seeded(f"bot {number}")
        while session.state.outcome() is None:
            seat = session.state.to_move()[0]
            before = session.state.view(viewer).data()
            decision = session.state.decision(seat)
            events = session.play(seat, bot.choose(session.state.view(seat), decision, chance))
            told = [{"key": one.key, "rule": one.rule, "facts": one.facts} for one in lines(events, viewer)]
            found.append({"lines": told, "before": before, "after": session.state.view(viewer).data()})
    return found


def test_the_views_in_between_end_where_the_engine_is() -> None:
    steps = played_steps()
    kinds = {line["key"] for step in steps for line in step["lines"]}
    assert {"kasane-took", "kasane-took-plus-one", "kasane-made", "kasane-laid", "kasane-colours"} <= kinds
    shown = run_in_node(["games/kasane/staging"], STAGE, steps)
    for step, staged in zip(steps, shown, strict=True):
        expected = {name: fact for name, fact in step["after"].items() if name not in NOT_TOLD}
        assert {name: staged["after"][name] for name in expected} == expected, step["lines"]


def test_nothing_is_shown_before_its_time() -> None:
    """Points and layers only grow, one thing after the other, and the points of a yaku come when it is worn."""
    steps = [step for step in played_steps() if len(step["lines"]) > 1]
    shown = run_in_node(["games/kasane/staging"], STAGE, steps)
    for step, staged in zip(steps, shown, strict=True):
        views = [step["before"], *staged["during"], step["after"]]
        for earlier, later in pairwise(views):
            for before, after in zip(earlier["seats"], later["seats"], strict=True):
                assert before["points"] <= after["points"]
                assert before["row"] == after["row"][: len(before["row"])]
        if step["lines"][0]["key"] == "kasane-took":
            points = [[seat["points"] for seat in view["seats"]] for view in views[:3]]
            assert points[0] == points[1] == points[2], "the card flies first"


def bonds(view: Data) -> dict[str, tuple[object, ...]]:
    """What is between two girls, by pair."""
    return {
        " ".join(sorted(one["pair"])): (one["favor"], one["discomfort"], one["couple"], one["sworn"])
        for one in view["relations"]
        if one["favor"] or one["discomfort"] or one["couple"]
    }


def test_bonds_and_revealed_control_end_where_the_engine_is() -> None:
    steps = [step for step in played_steps("yurikure") if step["lines"]]
    kinds = {line["key"] for step in steps for line in step["lines"]}
    told = {
        "revealed",
        "declared",
        "favor",
        "discomfort",
        "couple",
        "broke-up",
        "couple-die",
        "kiss-die",
        "turn",
    }
    assert {f"yurikure-{kind}" for kind in told} <= kinds
    shown = run_in_node(["games/yurikure/staging"], STAGE, steps)
    for step, staged in zip(steps, shown, strict=True):
        after = step["after"]
        assert bonds(staged["after"]) == bonds(after), step["lines"]
        assert [staged["after"][name] for name in ("revealed", "turn")] == [after["revealed"], after["turn"]]
