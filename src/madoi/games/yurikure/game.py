"""Yuri-Kure behind the contract."""

from __future__ import annotations

from madoi.core.chance import Chance
from madoi.core.game import Action, Decision, Event, Game, Outcome, Settings, State, View
from madoi.games.yurikure.control import Control
from madoi.games.yurikure.imagine import guess_draft, guess_sheet
from madoi.games.yurikure.judgement import appraise
from madoi.games.yurikure.notation import parse, vocabulary
from madoi.games.yurikure.settings import OPTIONS, YurikureSettings, yurikure_settings
from madoi.games.yurikure.sheets import Sheet
from madoi.games.yurikure.state import Affair, YurikureState
from madoi.games.yurikure.survey import survey
from madoi.games.yurikure.view import YurikureView
from madoi.games.yurikure.wishes import follow, wishes

_CHAPTERS = [(1, 1, 10), (2, 1, 7), (3, 1, 4), (4, 1, 9), (5, 1, 5), (6, 1, 4), (7, 1, 6)]
_CHAPTERS += [(8, 1, 3), (8, 10, 17), (9, 1, 5)]
RULES = [f"YK-{chapter}.{number}" for chapter, first, last in _CHAPTERS for number in range(first, last + 1)]
RULES += [f"YK-D{number}" for number in range(1, 15)]


class Yurikure(Game):
    """Three to five players; five play with nine girls."""

    def __init__(self) -> None:
        super().__init__("yurikure", 1, [3, 4, 5], OPTIONS, RULES)

    def settings(self, options: dict[str, str], seats: int) -> YurikureSettings:
        return yurikure_settings(self.checked_options(options, seats), seats)

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        assert isinstance(settings, YurikureSettings)
        state = YurikureState(settings, chance)
        return state, state.set_up()

    def parse(self, text: str) -> Action:
        return parse(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        assert isinstance(settings, YurikureSettings)
        return vocabulary(settings.circle, settings.most_control)

    def imagine(self, view: View, chance: Chance) -> State:
        """The sheets of the others are guessed; everything else is public."""
        assert isinstance(view, YurikureView)
        settings = view.settings
        circle = settings.circle
        state = YurikureState(settings, chance)
        state.relations = view.relations.copy()
        state.orientations = [has.copy() for has in view.orientations]
        state.order = view.order.copy()
        state.setup_couple = view.setup_couple
        state.virtual = view.virtual
        state.turn = view.turn
        state.acting = view.acting
        state.due = view.due
        state.procedure = None if view.procedure is None else view.procedure.copy()
        if view.actor >= 0:
            state.affair = Affair(view.actor, view.affair_pair)
            state.affair.voters = view.voters.copy()
            state.affair.answerers = view.answerers.copy()
            state.affair.votes_for = view.votes_for
            state.affair.votes_against = view.votes_against
            state.affair.yeses = view.yeses
        state.ending = view.ending
        state.ending_pairs = view.ending_pairs.copy()
        own = [[0] * circle.girls for _ in range(settings.seats)]
        state.control = Control(own, [row.copy() for row in view.revealed])
        for seat in range(settings.seats):
            known = view.sheets[seat]
            sheet = _guessed(view, seat, chance) if known is None else known.copy()
            state.sheets.append(sheet)
            for pair in range(circle.pairs):
                state.control.add_support(circle, seat, pair, sheet.total(pair))
        return state

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        assert isinstance(view, YurikureView)
        return appraise(view, actions)

    def wishes(self, view: View, decision: Decision) -> list[str]:
        assert isinstance(view, YurikureView)
        return wishes(view, decision)

    def follow(self, wish: str, view: View, decision: Decision) -> Action | None:
        assert isinstance(view, YurikureView)
        return follow(wish, view, decision)

    def survey(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        assert isinstance(settings, YurikureSettings)
        return survey(settings, events, outcome)


def _guessed(view: YurikureView, seat: int, chance: Chance) -> Sheet:
    """A sheet that the viewer cannot see."""
    settings = view.settings
    circle = settings.circle
    due = view.due
    if due is not None and due.is_setup:
        sheet = Sheet(circle.pairs)
    else:
        extra = (settings.extra_after_3 if view.turn > 3 else 0) + (
            settings.extra_after_6 if view.turn > 6 else 0
        )
        different = not settings.advanced_support
        sheet = guess_sheet(circle, different, extra, view.revealed[seat], chance)
    sheet.handed_in = view.handed_in[seat]
    if due is not None and sheet.handed_in:
        sheet.draft = guess_draft(circle, len(due.values), due.different, chance)
    return sheet
