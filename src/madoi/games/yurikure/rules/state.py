"""The state of a game: setup, sheets, turns (YK-3) and end.

The procedures say who decides for a girl (YK-4), `resolution` what follows (YK-5).
The dice are in `phases` (YK-6, YK-7).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from madoi.core.action import Action, Question
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import State
from madoi.core.refusal import Facts, Refusal
from madoi.core.viewer import Seat, Viewer
from madoi.games.yurikure.data_types import EndedFace, Ending, FinalChoiceFace, PairPhrase, QuestionKind
from madoi.games.yurikure.events import Happened, Supported, girl_key, pair_facts
from madoi.games.yurikure.memory import MOST_REMEMBERED, RelationsSnapshot, WitnessedDeclaration
from madoi.games.yurikure.notation import (
    HAND_IN,
    NO,
    NOTHING,
    PASS,
    Choice,
    Clear,
    HandIn,
    Reveal,
    Support,
    girls_named,
)
from madoi.games.yurikure.rules import scoring
from madoi.games.yurikure.rules.actions import choices_for
from madoi.games.yurikure.rules.control import NOBODY, Control
from madoi.games.yurikure.rules.effects import COOL_FAVOR, Effects
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.pending_action import PendingAction, actor_of, pair_of
from madoi.games.yurikure.rules.phases import Phases
from madoi.games.yurikure.rules.procedures.competition import Competition
from madoi.games.yurikure.rules.procedures.open_procedure import OpenProcedure
from madoi.games.yurikure.rules.procedures.procedure import (
    ACTION,
    COOL,
    REVEAL_ONLY,
    VOTE,
    GirlQuestion,
    Procedure,
)
from madoi.games.yurikure.rules.relations import MOST, SINGLE, Relations
from madoi.games.yurikure.rules.resolution import Resolution
from madoi.games.yurikure.rules.setup import (
    assign_orientations,
    draw_couple,
    draw_favor,
    draw_order,
    draw_virtual,
)
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet, SheetRound
from madoi.games.yurikure.settings import YurikureSettings
from madoi.games.yurikure.view import YurikureView


class YurikureState(State):
    """``turn`` is 0 until the first begins. Exactly one of three holds: sheets are being filled (``due``),
    a girl's decision is open (``procedure``), or the game is over (``ending``). ``acting`` is the place in
    the action order of the girl whose turn it is. ``opening`` (how things stood between the girls when
    sheets were first written) and ``witnessed`` (the latest declarations) are what views remember; a
    game without views goes on without them (`stop_remembering`)."""

    def __init__(self, settings: YurikureSettings, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = settings
        circle = settings.circle
        self.relations = Relations(circle, [], [], [])
        self.control = Control([], [])
        self.sheets: list[Sheet] = []
        self.orientations: list[list[Orientation]] = []
        self.order: list[int] = []
        self.setup_couple = -1
        self.virtual = NOBODY
        self.turn = 0
        self.acting = -1
        self.due: SheetRound | None = None
        self.procedure: Procedure | None = None
        self.pending: PendingAction | None = None
        self.ending: Ending | Literal[""] = ""
        self.ending_pairs: list[int] = []
        self.opening = RelationsSnapshot(self.relations)
        self.witnessed: list[WitnessedDeclaration] = []
        self._remembers = True

    def copy(self) -> YurikureState:
        twin = YurikureState(self.settings, self.chance.copy())
        twin.relations = self.relations.copy()
        twin.control = self.control.copy()
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.orientations = [has.copy() for has in self.orientations]
        twin.order = self.order.copy()
        twin.setup_couple = self.setup_couple
        twin.virtual = self.virtual
        twin.turn = self.turn
        twin.acting = self.acting
        twin.due = self.due
        twin.procedure = None if self.procedure is None else self.procedure.copy()
        twin.pending = None if self.pending is None else self.pending.copy()
        twin.ending = self.ending
        twin.ending_pairs = self.ending_pairs.copy()
        twin.opening = self.opening
        twin.witnessed = self.witnessed.copy()
        twin._remembers = self._remembers
        return twin

    def stop_remembering(self) -> None:
        self._remembers = False

    # Who may decide, and what.

    def play_at_random(self, chance: Chance) -> bool:
        if self.procedure is not None:
            seat = self.procedure.forced_to_pass(self.control)
            if seat != NOBODY:  # most decisions of a game: no lists are needed
                self.play_unheard(seat, PASS)
                return True
        return super().play_at_random(chance)

    def to_move(self) -> list[Seat]:
        if self.due is not None:
            return [seat for seat, sheet in enumerate(self.sheets) if not sheet.handed_in]
        return [] if self.procedure is None else self.procedure.to_move()

    def legal(self, seat: Seat) -> list[Action]:
        if self.due is not None:
            sheet = self.sheets[seat]
            return [] if sheet.handed_in else self.due.legal(self.settings.circle, sheet)
        if self.procedure is None or not self.procedure.asks(seat):
            return []
        return self.procedure.legal(self.control, seat)

    def out_of_turn(self, seat: Seat) -> list[Action]:
        """YK-4.8, YK-4.9: what a seat that has passed may do until the question is settled."""
        return [] if self.procedure is None else self.procedure.out_of_turn(self.control, seat)

    def action_parts(self, seat: Seat, action: Action) -> Mapping[str, object]:
        """A declaration with what it will do, and a pass with what the choice will do that it lets pass."""
        if self.procedure is None:
            return action.parts()
        choice = self.procedure.declared if action == PASS else action
        if not isinstance(choice, Choice):
            return action.parts()
        effects = Effects(self.relations, self.orientations, self.pending)
        question = self.procedure.question
        return {**action.parts(), "effects": effects.of(question.kind, question.girl, choice)}

    def public_actions(self, seat: Seat) -> list[Action]:
        """All but what depends on a sheet."""
        if self.due is not None:
            return []
        return [action for action in self.legal(seat) if not isinstance(action, Reveal)]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if self.ending:
            return Refusal("game-over", "", {})
        if any(girl >= self.settings.circle.girls for girl in girls_named(action)):
            return Refusal("yurikure-girl-not-here", "YK-2.1", {"count": self.settings.circle.girls})
        if self.due is not None:
            if self.sheets[seat].handed_in:
                return Refusal("yurikure-sheet-handed-in", self.due.rule, {})
            return self.due.why_not(self.settings.circle, self.sheets[seat], action)
        assert self.procedure is not None
        if not self.procedure.asks(seat) and not self.procedure.may_interrupt(action):
            rule = "YK-4.9" if self.settings.open_procedure else "YK-4.4"
            return Refusal("yurikure-not-asked", rule, {"seats": self.procedure.to_move()})
        return self.procedure.why_not(self.control, seat, action)

    def question(self, seat: Seat) -> Question:
        if self.due is not None:
            key = "yurikure-question-setup" if self.due.is_setup else "yurikure-question-extra"
            return Question(key, {"count": len(self.due.values)})
        assert self.procedure is not None
        asked = self.procedure.question
        facts: Facts = {"girl": girl_key(asked.girl)}
        if self.pending is not None:
            facts["actor"] = girl_key(self.pending.actor)
            facts.update(pair_facts(self.settings.circle, self.pending.pair))
        return Question("yurikure-question-" + asked.kind, facts)

    def default(self, seat: Seat) -> Action:
        legal = self.legal(seat)
        for mild in (PASS, HAND_IN, NOTHING, NO):
            if mild in legal:
                return mild
        return legal[0]

    # Setup and sheets.

    def set_up(self) -> list[Event]:
        """YK-2, in its order; orientations before anything that could depend on them."""
        settings = self.settings
        circle = settings.circle
        events: list[Event] = []
        self.relations = Relations(circle, [0] * circle.pairs, [0] * circle.pairs, [SINGLE] * circle.pairs)
        self.sheets = [Sheet(circle.pairs) for _ in range(settings.seats)]
        own = [[0] * circle.girls for _ in range(settings.seats)]
        self.control = Control(own, [[0] * circle.girls for _ in range(settings.seats)])
        self.orientations = assign_orientations(settings, self.chance, events)
        self.setup_couple = draw_couple(self.relations, self.chance, events)
        draw_favor(settings, self.relations, self.chance, events)
        self.opening = RelationsSnapshot(self.relations)
        self.order = draw_order(circle, self.chance, events)
        if not settings.open_procedure:
            self.virtual = draw_virtual(settings.seats, self.chance, events)
        self._ask_for_sheets(SheetRound(SETUP_VALUES, not settings.advanced_support, True, "YK-2.5"))
        return events

    def _ask_for_sheets(self, due: SheetRound) -> None:
        self.due = due
        for sheet in self.sheets:
            sheet.draft.clear()
            sheet.handed_in = False

    def _fill_sheet(self, due: SheetRound, seat: Seat, action: Action, events: list[Event]) -> None:
        sheet = self.sheets[seat]
        circle = self.settings.circle
        if isinstance(action, Support):
            pair = circle.pair(action.one, action.other)
            events.append(Supported(circle, due.rule, seat, due.values[len(sheet.draft)], pair))
            sheet.draft.append(pair)
        elif isinstance(action, Clear):
            sheet.draft.clear()
            events.append(Supported(circle, due.rule, seat, 0, -1))
        else:
            assert isinstance(action, HandIn)
            sheet.handed_in = True
            events.append(Happened("handed-in", due.rule, {"seat": seat}, discloses=True))
            if not self.to_move():
                self._apply_sheets(due, events)

    def _apply_sheets(self, due: SheetRound, events: list[Event]) -> None:
        """YK-3.3: control grows at once."""
        for seat, sheet in enumerate(self.sheets):
            counted = sheet.setup if due.is_setup else sheet.extra
            for value, pair in zip(due.values, sheet.draft, strict=True):
                counted[pair] += value
                self.control.add_support(self.settings.circle, seat, pair, value)
            sheet.draft.clear()
        self.due = None
        if self.turn == 0 and self.settings.with_orientations:
            events.append(Happened("start-phase", "YK-8.3", {}))
            self.next_girl(events)
        else:
            self._begin_turn(events)

    # Turns and questions.

    def play(self, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if self.due is not None:
            self._fill_sheet(self.due, seat, action, events)
            return events
        procedure = self.procedure
        assert procedure is not None
        if self._remembers and isinstance(action, Choice):
            self._witness(seat, procedure.question, action)
        if procedure.play(self.control, seat, action, events):
            self.settle_question(procedure.declared, events)
        return events

    def _witness(self, seat: Seat, question: GirlQuestion, choice: Choice) -> None:
        actor, pair = actor_of(self.pending), pair_of(self.pending)
        snapshot, revealed = RelationsSnapshot(self.relations), self.control.revealed
        seen = WitnessedDeclaration(
            seat, question.kind, question.girl, choice, actor, pair, snapshot, revealed
        )
        self.witnessed.append(seen)
        if len(self.witnessed) > MOST_REMEMBERED:
            del self.witnessed[0]

    def settle_question(self, declared: Choice | None, events: list[Event]) -> None:
        """The open question has this answer, and the game goes on to the next. None: nobody is in control of
        the girl (YK-4.3)."""
        assert self.procedure is not None
        question = self.procedure.question
        self.procedure = None
        self._apply_decision(question, declared, events)

    def _begin_turn(self, events: list[Event]) -> None:
        """YK-3.1."""
        self.turn += 1
        self.acting = -1
        events.append(Happened("turn", "YK-3.1", {"turn": self.turn, "turns": self.settings.turns}))
        self.next_girl(events)

    def next_girl(self, events: list[Event]) -> None:
        """The next girl in action order, in the game start phase (turn 0) or in an action phase."""
        self.pending = None
        self.acting += 1
        if self.acting < len(self.order):
            girl = self.order[self.acting]
            if self.turn > 0:
                self.ask(girl, ACTION, events)
            else:  # YK-8.3
                cool = any(orientation.chooses_at_start() for orientation in self.orientations[girl])
                self.ask(girl, COOL if cool else REVEAL_ONLY, events)
        elif self.turn == 0:
            self._begin_turn(events)
        else:
            self._dice_phases(events)

    def ask(self, girl: int, kind: QuestionKind, events: list[Event]) -> None:
        """Open a decision of this girl."""
        question = GirlQuestion(girl, kind, choices_for(kind, self.relations, girl))
        seats = self.settings.seats
        points = self.settings.points_in(self.turn) if self.settings.brisk else 0
        procedure: Procedure
        if self.settings.open_procedure:
            procedure = OpenProcedure(question, seats, self.turn > 0, points)
        else:
            procedure = Competition(question, seats, self._starter(girl), points)
        self.procedure = procedure
        if procedure.open(self.control, events):
            self.settle_question(procedure.declared, events)

    def _starter(self, girl: int) -> Seat:
        """Left of whom the reveal step starts: the controller; with nobody in control, YK-4.7."""
        place = self.order.index(girl)
        for back in range(len(self.order)):
            found = self.control.controller(self.order[place - back])
            if found != NOBODY:
                return found
        return self.virtual

    def _apply_decision(self, question: GirlQuestion, declared: Choice | None, events: list[Event]) -> None:
        """A decision is final."""
        girl = question.girl
        if question.kind != REVEAL_ONLY:
            if declared is None:
                events.append(Happened("nobody", "YK-4.3", {"girl": girl_key(girl)}))
            elif question.kind != VOTE:  # a vote is told when it is counted
                facts: FinalChoiceFace = {
                    "girl": girl_key(girl),
                    "choice": declared.phrase,
                    "text": declared.text,
                }
                rule = "YK-4.9" if self.settings.open_procedure else "YK-4.5"
                events.append(Happened("final-" + question.kind, rule, facts))
        if question.kind in (COOL, REVEAL_ONLY):
            if declared is not None:
                pair = self.settings.circle.pair(girl, declared.one)
                self.relations.raise_favor(events, pair, COOL_FAVOR, "YK-8.12")
            self.next_girl(events)
        else:
            self._resolve(question.kind, girl, declared, events)

    def _resolve(self, kind: str, girl: int, declared: Choice | None, events: list[Event]) -> None:
        """YK-5. Where nobody is in control of her she does nothing, and says no."""
        chosen = (NOTHING if kind == ACTION else NO) if declared is None else declared
        resolution = Resolution(
            self.relations, self.orientations, self.order, self.chance, self.pending, self.settings.brisk
        )
        resolution.resolve(kind, girl, chosen, events)
        self.pending = resolution.pending
        if resolution.next_kind:
            self.ask(resolution.next_girl, resolution.next_kind, events)
        else:
            self.next_girl(events)

    def _dice_phases(self, events: list[Event]) -> None:
        """YK-6, then YK-7; the setup couple does not kiss in turn 1 (YK-7.2)."""
        phases = Phases(self.relations, self.orientations, self.order, self.settings.kiss, self.chance)
        phases.roll_for_couples(events)
        fated = phases.roll_for_kisses(self.setup_couple if self.turn == 1 else -1, events)
        self._end_of_turn(fated, events)

    def _end_of_turn(self, fated: list[int], events: list[Event]) -> None:
        polygamy = scoring.polygamy_pairs(self.settings.circle, self.relations.couple)
        if fated:
            self._end(scoring.FATED, fated, "YK-7.4", events)
        elif polygamy:
            self._end(scoring.POLYGAMY, polygamy, "YK-7.5", events)
        elif self.turn == self.settings.turns:
            self._end(scoring.NINE_TURNS, self.relations.couples(), "YK-7.6", events)
        elif self.settings.extra_after(self.turn):  # YK-3.2
            points = self.settings.extra_after(self.turn)
            rule = "YK-8.2" if self.settings.with_orientations else "YK-3.2"
            self._ask_for_sheets(SheetRound([1] * points, False, False, rule))
            events.append(Happened("extra", rule, {"count": points}))
        else:
            self._begin_turn(events)

    # The end.

    def _end(self, ending: Ending, pairs: list[int], rule: str, events: list[Event]) -> None:
        self.ending = ending
        self.ending_pairs = pairs
        named: list[PairPhrase] = [
            {"key": "yurikure-pair", **pair_facts(self.settings.circle, pair)} for pair in pairs
        ]
        events.append(Happened("ending-" + ending, rule, {"turn": self.turn, "pairs": named}))
        circle = self.settings.circle
        points = self.points()
        exposed = scoring.exposure(circle, self.control, pairs)
        scoring.open_sheets(circle, self.sheets, ending, pairs, points, exposed, events)
        outcome = scoring.outcome(points, exposed, bool(pairs))
        best = [seat for seat, share in enumerate(outcome.shares) if share > 0]
        facts: EndedFace = {"seats": best, "count": len(outcome.winners)}
        events.append(Happened("ended", "YK-9.5", facts))

    def points(self) -> list[int]:
        """What each seat's support is worth by the ending."""
        return scoring.support_sums(self.sheets, self.ending_pairs, self.ending != scoring.POLYGAMY)

    def outcome(self) -> Outcome | None:
        if not self.ending:
            return None
        exposed = scoring.exposure(self.settings.circle, self.control, self.ending_pairs)
        return scoring.outcome(self.points(), exposed, bool(self.ending_pairs))

    # What may be known, and what always holds.

    def view(self, viewer: Viewer) -> YurikureView:
        view = YurikureView(viewer, self.settings)
        view.take_public(
            self.relations,
            self.control.revealed,
            self.orientations,
            self.order,
            self.setup_couple,
            self.virtual,
            self.turn,
            self.acting,
        )
        view.due = self.due
        view.handed_in = [sheet.handed_in for sheet in self.sheets]
        view.procedure = None if self.procedure is None else self.procedure.copy()
        view.pending = None if self.pending is None else self.pending.copy()
        view.ending = self.ending
        view.ending_pairs = self.ending_pairs.copy()
        view.opening = self.opening
        view.witnessed = self.witnessed.copy()
        for seat, sheet in enumerate(self.sheets):
            if self.ending or view.sees_sheet(seat):  # YK-2.7
                view.sheets[seat] = sheet.copy()
        return view

    def audit(self) -> None:
        circle = self.settings.circle
        for pair in range(circle.pairs):
            assert 0 <= self.relations.favor[pair] <= MOST, "YK-1.3"
            assert 0 <= self.relations.discomfort[pair] <= MOST, "YK-1.3"
        assert sorted(self.order) == list(range(circle.girls))
        states = [self.due is not None, self.procedure is not None, bool(self.ending)]
        assert states.count(True) == 1, "exactly one thing is under way"
        for seat, sheet in enumerate(self.sheets):
            for girl in range(circle.girls):
                support = sum(sheet.total(pair) for pair in circle.with_girl[girl])
                assert support == self.control.own[seat][girl], "YK-1.6"
                assert self.control.revealed[seat][girl] <= support, f"YK-4.1: {GIRLS[girl]}"
        for girl in range(circle.girls):
            best = self.control.highest(girl)
            holders = [row[girl] for row in self.control.revealed].count(best)
            assert best == 0 or holders == 1, "YK-1.8"
