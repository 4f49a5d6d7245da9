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

GAMES = {"kasane": 6, "yurikure": 2, "lily": 3}
BOTS = {"kasane": "greedy", "yurikure": "random", "lily": "greedy"}
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


def lily_options(number: int) -> tuple[int, dict[str, str]]:
    decks = ("dawn,dusk", "ember,lantern", "eclipse,dusk")[number % 3]
    return 2, {"decks": decks, "card-edition": "2"}


OPTIONS = {"kasane": kasane_options, "yurikure": yurikure_options, "lily": lily_options}


@cache
def played_steps(name: str = "kasane") -> list[Data]:
    """The lines of decisions in whole games, with the views of one viewer before and after."""
    found: list[Data] = []
    game = find(name)
    for number in range(GAMES[name]):
        viewer = (0, 1, SPECTATOR)[number % 3]
        players, options = OPTIONS[name](number)
        session = start(
            game, options, [Player(f"Player {seat}") for seat in range(players)], f"staging-{number}"
        )
        bot, chance = find_bot(BOTS[name], game), Seeded(f"bot {number}")
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


HIDDEN_ORDER = ("hand", "known", "deck_top", "deck_bottom")
"""What only the server's view has in order, if at all."""
CHARACTER = ("card", "below", "leader", "active")
"""Powers and permissions follow from skills, which only the engine knows."""
BATTLE = ("side", "attacker", "area", "targets", "counter", "supports", "critical", "blocked")


def lily_table(view: Data) -> Data:
    """What of a view of Lily the lines tell: where every card lies."""
    sides = []
    for side in view["players"]:
        told = {name: fact for name, fact in side.items() if name not in (*HIDDEN_ORDER, "field", "levels")}
        told["hand"] = sorted(card or "" for card in side["hand"])
        told["field"] = {
            area: stands and {name: stands[name] for name in CHARACTER}
            for area, stands in side["field"].items()
        }
        sides.append(told)
    battle = view["battle"] and {name: view["battle"][name] for name in BATTLE}
    others = {name: view[name] for name in ("turn", "mover", "opened", "event", "result")}
    return {"players": sides, "battle": battle, **others}


def test_every_card_of_a_duel_ends_where_the_engine_has_it() -> None:
    steps = [step for step in played_steps("lily") if step["lines"]]
    kinds = {line["key"] for step in steps for line in step["lines"]}
    told = (
        "deployed",
        "levelled",
        "attacked",
        "support",
        "sum-attack",
        "critical",
        "stays",
        "defeated",
        "won",
    )
    assert {f"lily-{kind}" for kind in told} <= kinds
    shown = run_in_node(["games/lily/staging"], STAGE, steps)
    for step, staged in zip(steps, shown, strict=True):
        assert lily_table(staged["after"]) == lily_table(step["after"]), step["lines"]


def test_a_battle_reveals_one_thing_after_the_other() -> None:
    """Supports turn over one by one; nobody falls and no card is lost before the sums are counted."""
    steps = [
        step
        for step in played_steps("lily")
        if any(line["key"] == "lily-sum-attack" for line in step["lines"])
    ]
    assert steps
    script = """
    console.log(JSON.stringify(given.map(({ lines, before }) =>
      client.staging.beats(lines, before, null, 0).map(({ during, scene, milliseconds }) => ({
        supports: during.battle?.supports, field: during.players.map((side) => side.field), milliseconds,
        moment: scene?.moment, attack: scene?.attack, defence: scene?.defence,
      })))));
    """
    for beats in run_in_node(["games/lily/staging"], script, steps):
        assert all(beat["milliseconds"] > 0 for beat in beats)
        moments = [beat.get("moment") for beat in beats]
        sums = [at for at, moment in enumerate(moments) if moment == "sum"]
        counted = [(beats[at]["attack"], sum(beats[at]["defence"].values())) for at in sums]
        assert counted == sorted(counted), "a sum only grows"
        for earlier, later in pairwise(beats[: sums[0]]):
            if earlier["supports"] and later["supports"]:
                changed = [
                    one != other for one, other in zip(earlier["supports"], later["supports"], strict=True)
                ]
                assert sum(changed) <= 1, "one support after the other"
