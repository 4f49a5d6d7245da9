"""The bluffing bots that the search is measured against: legal, and they bluff as they say."""

from __future__ import annotations

import pytest

from bench.yurikure_bluffers import HIDDEN_TURNS, URGENT, Decoy, Hider, decoy_sheet
from madoi.bots.bot import Bot
from madoi.bots.greedy import Greedy
from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.games import find
from madoi.games.yurikure.notation import Choice, Reveal
from madoi.games.yurikure.view import YurikureView

pytestmark = pytest.mark.slow
GAME = find("yurikure")


def test_a_decoy_sheet_has_the_same_values_on_other_pairs() -> None:
    for number in range(5):
        view = opened(number)
        own = view.sheets[0]
        assert own is not None
        circle = view.settings.circle
        decoy = decoy_sheet(own, circle, view.opening.relations(circle))
        assert sorted(decoy.setup) == sorted(own.setup)
        shared = [pair for pair in range(circle.pairs) if own.setup[pair] and decoy.setup[pair]]
        assert len(shared) <= 1


def opened(number: int) -> YurikureView:
    """What the first seat sees when all have handed in."""
    state, _ = GAME.new(GAME.settings({}, 4), Seeded(f"decoy/{number}"))
    greedy = Greedy(GAME)
    while state.view(0).data()["due"] is not None:
        seat = state.to_move()[0]
        state.play(seat, greedy.choose(state.view(seat), state.decision(seat), Seeded(f"{number}")))
    view = state.view(0)
    assert isinstance(view, YurikureView)
    return view


def decisions(bot: Bot, games: int) -> list[tuple[YurikureView, list[float], Action, Action]]:
    """What the bot does among greedy ones, and what they would do: view, values, its action, greedy's."""
    found = []
    greedy = Greedy(GAME)
    for number in range(games):
        state, _ = GAME.new(GAME.settings({}, 4), Seeded(f"bluff/{number}"))
        while state.to_move():
            seat = state.to_move()[0]
            decision = state.decision(seat)
            chosen = greedy.choose(state.view(seat), decision, Seeded(f"{number}"))
            if seat == 0:
                view = state.view(seat)
                assert isinstance(view, YurikureView)
                bluffed = bot.choose(view, decision, Seeded(f"{number}"))
                assert bluffed in decision.actions
                values = GAME.appraise(state.view(seat), decision.actions)
                assert values == GAME.appraise(view, decision.actions), "its view is as it was"
                found.append((view, values, bluffed, chosen))
                chosen = bluffed
            state.play(seat, chosen)
    return found


def test_a_decoy_declares_and_reveals_what_its_sheet_does_not_say() -> None:
    played = decisions(Decoy(GAME), 6)
    bluffs = [one for one in played if one[2] != one[3] and isinstance(one[2], (Choice, Reveal))]
    assert len(bluffs) >= 10


def test_a_hider_is_silent_and_then_takes_everything() -> None:
    played = decisions(Hider(GAME), 6)
    early = [one for one in played if 1 <= one[0].turn <= HIDDEN_TURNS and max(one[1]) < URGENT]
    assert any(isinstance(wanted, Reveal) for _, _, _, wanted in early), "greedy would have spoken up"
    assert not any(isinstance(bluffed, Reveal) for _, _, bluffed, _ in early)
    late = [one for one in played if one[0].turn > HIDDEN_TURNS and isinstance(one[2], Reveal)]
    assert late
    for view, _, bluffed, _ in late:
        own = view.sheets[0]
        assert own is not None
        assert isinstance(bluffed, Reveal)
        assert bluffed.value == own.control(view.settings.circle)[bluffed.girl]
