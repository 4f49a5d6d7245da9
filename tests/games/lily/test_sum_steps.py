"""The steps to a power and to a battle sum: they lead to what the rules compute, and each names the card that
causes it."""

from __future__ import annotations

from typing import Any

from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.record import Player
from madoi.core.session import start
from madoi.core.settings import with_recommended
from madoi.core.viewer import SPECTATOR
from madoi.games import find
from madoi.games.lily.rules.state import LilyState

DECKS = ["dawn,dusk", "ember,dawn", "dusk,ember", "lantern,eclipse"]
MULTIPLIED = ("times", "sange", "critical")


def lead_to(steps: list[dict[str, Any]]) -> int:
    total = 0
    for step in steps:
        kind, number = step["kind"], step["number"]
        if kind in MULTIPLIED:
            total *= number
        elif kind == "half":
            total //= number
        else:
            total = number if kind == "set" else total + number
    return total


def test_steps_lead_to_the_sum() -> None:
    game = find("lily")
    kinds: set[str] = set()
    for number, decks in enumerate(DECKS):
        options = with_recommended({"decks": decks}, game.options)
        session = start(game, options, [Player("one"), Player("two")], f"steps-{number}")
        state = session.state
        assert isinstance(state, LilyState)
        cards = {facts.id: facts for facts in state.table.cards.facts_of}
        bot, chance = find_bot("greedy", game), Seeded(f"bot {number}")
        while session.state.outcome() is None:
            seat = session.state.to_move()[0]
            action = bot.choose(session.state.view(seat), session.state.decision(seat), chance)
            for event in session.play(seat, action):
                face: Any = event.public()
                if "steps" in face:
                    kinds |= {step["kind"] for step in face["steps"]}
                    assert lead_to(face["steps"]) == face["number"], face
            view: Any = session.state.view(SPECTATOR).data()
            for side in view["players"]:
                for stands in side["field"].values():
                    if stands is not None:
                        printed = {"kind": "printed", "number": cards[stands["card"]].power}
                        assert lead_to([printed, *stands["changes"]]) == stands["power"], stands
                        assert all(one["card"] in cards for one in stands["changes"])
            if view["battle"]:
                battle = view["battle"]
                assert lead_to(battle["attack_parts"]["steps"]) == battle["attack"]
                for parts, total in zip(battle["defence_parts"], battle["defence"], strict=True):
                    assert lead_to(parts["steps"]) == total
    assert {"printed", "skill", "support", "failed", "critical"} <= kinds
