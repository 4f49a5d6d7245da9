"""Premoves of Yuri-Kure: passing in advance (YK-D13). Nobody can tell a premove from another pass.

A premove is one line of text that says what was asked for and when, so that it needs no memory:

    until-reveal 3 murafuji 4   pass in turn 3 while that girl is asked and nobody reveals more than 4 on her
    this-action 3 akane         pass in turn 3 during the action of akane, for any girl who is asked
    unless-mine                 pass whenever there is nothing of mine to declare
"""

from __future__ import annotations

from madoi.core.action import Action, Decision
from madoi.core.capabilities import Premoves
from madoi.core.game import View
from madoi.games.yurikure.notation import PASS
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.view import YurikureView


class YurikurePremoves(Premoves):
    """They depend only on what everybody can see, never on what a seat could reveal."""

    def offered(self, view: View, decision: Decision) -> list[str]:
        """Some only where passing is possible."""
        assert isinstance(view, YurikureView)
        if view.procedure is None or PASS not in decision.actions:
            return []
        girl = view.procedure.question.girl
        acting = GIRLS[view.order[view.acting]]
        return [
            f"until-reveal {view.turn} {GIRLS[girl]} {_highest(view, girl)}",
            f"this-action {view.turn} {acting}",
            "unless-mine",
        ]

    def answer(self, premove: str, view: View, decision: Decision) -> Action | None:
        """To pass, while the premove holds; None when it is over or does not apply."""
        assert isinstance(view, YurikureView)
        if view.procedure is None or PASS not in decision.actions:
            return None
        words = premove.split()
        if words[0] == "unless-mine":
            return PASS
        if words[1] != str(view.turn):
            return None
        girl = view.procedure.question.girl
        if words[0] == "until-reveal":
            holds = words[2] == GIRLS[girl] and words[3] == str(_highest(view, girl))
        else:
            holds = words[2] == GIRLS[view.order[view.acting]]
        return PASS if holds else None


def _highest(view: YurikureView, girl: int) -> int:
    return max([row[girl] for row in view.revealed])
