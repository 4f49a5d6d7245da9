"""Premoves of Yuri-Kure: passing in advance (YK-D13). Nobody can tell a premove from another pass.

A premove is one line of text that says for what it holds and until when, so that it needs no memory:

    until-reveal 3 murafuji 4   on murafuji, in turn 3, until somebody reveals more than 4 on her
    all-votes 3 akane           on every vote of the Game of Love in the action of akane in turn 3
    this-action 3 akane         during the action of akane in turn 3, whichever girl is asked
    all-this-action 3 akane     the same, also about pairs on your own sheet
    off-sheet                   from now on, on every pair that is not on your own sheet
    unless-mine                 from now on, whenever you have nothing to declare

Where a pair on your own sheet is in question, only those with "all" and ``unless-mine`` pass; the others ask.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action, Decision
from madoi.core.capabilities import Premoves
from madoi.core.game import View
from madoi.core.refusal import Facts
from madoi.games.yurikure.notation import PASS
from madoi.games.yurikure.rules.girls import GIRL_KEYS, GIRLS
from madoi.games.yurikure.rules.procedures.procedure import VOTE, Procedure
from madoi.games.yurikure.view import YurikureView

_UNTIL_REVEAL: Final = "until-reveal"
_ALL_VOTES: Final = "all-votes"
_THIS_ACTION: Final = "this-action"
_ALL_THIS_ACTION: Final = "all-this-action"
_OFF_SHEET: Final = "off-sheet"
_UNLESS_MINE: Final = "unless-mine"
_OWN_PAIRS_TOO: Final = (_ALL_VOTES, _ALL_THIS_ACTION, _UNLESS_MINE)


class YurikurePremoves(Premoves):
    """They never depend on what a seat could reveal, only on what is asked and on the pairs of its sheet."""

    def offered(self, view: View, decision: Decision) -> list[str]:
        """Some only where passing is possible. What would ask again at once is not offered."""
        assert isinstance(view, YurikureView)
        procedure = view.procedure
        if procedure is None or PASS not in decision.actions:
            return []
        girl = procedure.question.girl
        acting = GIRLS[view.order[view.acting]]
        lines = [
            f"{_UNTIL_REVEAL} {view.turn} {GIRLS[girl]} {_highest(view, girl)}",
            f"{_ALL_VOTES} {view.turn} {acting}",
            f"{_THIS_ACTION} {view.turn} {acting}",
            f"{_ALL_THIS_ACTION} {view.turn} {acting}",
            _OFF_SHEET,
            _UNLESS_MINE,
        ]
        return [line for line in lines if self.answer(line, view, decision) is not None]

    def answer(self, premove: str, view: View, decision: Decision) -> Action | None:
        """To pass, while the premove holds; None when it is over or does not apply."""
        assert isinstance(view, YurikureView)
        procedure = view.procedure
        if procedure is None or PASS not in decision.actions or self.is_over(premove, view):
            return None
        words = premove.split()
        if words[0] == _UNTIL_REVEAL and words[2] != GIRLS[procedure.question.girl]:
            return None
        pair = _pair_in_question(view, procedure)
        if words[0] == _OFF_SHEET and pair < 0:
            return None
        if words[0] not in _OWN_PAIRS_TOO and pair >= 0 and _is_supported(view, pair):
            return None
        return PASS

    def is_over(self, premove: str, view: View) -> bool:
        assert isinstance(view, YurikureView)
        words = premove.split()
        if words[0] in (_OFF_SHEET, _UNLESS_MINE):
            return False
        if words[1] != str(view.turn):
            return True
        if words[0] == _UNTIL_REVEAL:
            return words[3] != str(_highest(view, GIRLS.index(words[2])))
        if words[0] == _ALL_VOTES and view.procedure is not None and view.procedure.question.kind != VOTE:
            return True  # the votes are counted
        is_between_actions = not 0 <= view.acting < len(view.order)
        return is_between_actions or words[2] != GIRLS[view.order[view.acting]]

    def facts(self, premove: str) -> Facts:
        words = premove.split()
        if len(words) == 1:
            return {}
        facts: Facts = {"turn": int(words[1]), "girl": GIRL_KEYS[GIRLS.index(words[2])]}
        if words[0] == _UNTIL_REVEAL:
            facts["value"] = int(words[3])
        return facts


def _pair_in_question(view: YurikureView, procedure: Procedure) -> int:
    """The pair that a confession, a Game of Love or a declaration is about; -1: none yet."""
    if view.pending is not None:
        return view.pending.pair
    declared = procedure.declared
    if declared is None or declared.one < 0:
        return -1
    circle = view.settings.circle
    if declared.other >= 0:
        return circle.pair(declared.one, declared.other)
    return circle.pair(procedure.question.girl, declared.one)


def _is_supported(view: YurikureView, pair: int) -> bool:
    sheet = view.sheets[view.viewer]
    return sheet is not None and sheet.total(pair) > 0


def _highest(view: YurikureView, girl: int) -> int:
    return max([row[girl] for row in view.revealed])
