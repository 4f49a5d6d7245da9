"""A quick opinion of moves, from a view alone. The greedy bot plays what it likes best."""

from __future__ import annotations

from madoi.core.game import Action
from madoi.games.yurikure.view import YurikureView


def appraise(view: YurikureView, actions: list[Action]) -> list[float]:
    return [0.0 for _ in actions]
