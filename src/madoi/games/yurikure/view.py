"""The view of Yuri-Kure: what a viewer may know, which is everything but the others' support (YK-2.7)."""

from __future__ import annotations

from typing import Literal

from madoi.core.game import View
from madoi.core.viewer import EVERYTHING, Seat, Viewer
from madoi.games.yurikure.data_types import (
    AffairView,
    DueView,
    Ending,
    QuestionView,
    RelationView,
    SheetView,
    YurikureData,
)
from madoi.games.yurikure.memory import RelationsSnapshot, WitnessedDeclaration
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.pending_action import PendingAction
from madoi.games.yurikure.rules.procedures.procedure import Procedure
from madoi.games.yurikure.rules.relations import SINGLE, SWORN, Relations
from madoi.games.yurikure.rules.sheets import Sheet, SheetRound
from madoi.games.yurikure.settings import YurikureSettings


class YurikureView(View):
    """``sheets`` holds the sheets the viewer may see: their own, and all of them when the game is over.
    Procedures and pending actions are public: they never hold what anybody could reveal.
    ``opening`` and ``witnessed`` are what everybody saw and a good memory keeps. They lie nowhere on the
    table, so no screen shows them."""

    def __init__(self, viewer: Viewer, settings: YurikureSettings) -> None:
        super().__init__(viewer)
        self.settings = settings
        self.relations = Relations(settings.circle, [], [], [])
        self.revealed: list[list[int]] = []
        self.orientations: list[list[Orientation]] = []
        self.order: list[int] = []
        self.setup_couple = -1
        self.virtual = -1
        self.turn = 0
        self.acting = -1
        self.due: SheetRound | None = None
        self.handed_in: list[bool] = []
        self.procedure: Procedure | None = None
        self.pending: PendingAction | None = None
        self.ending: Ending | Literal[""] = ""
        self.ending_pairs: list[int] = []
        self.sheets: list[Sheet | None] = [None] * settings.seats
        self.opening = RelationsSnapshot(self.relations)
        self.witnessed: list[WitnessedDeclaration] = []

    def sees_sheet(self, seat: Seat) -> bool:
        return self.viewer in (seat, EVERYTHING)

    def take_public(
        self,
        relations: Relations,
        revealed: list[list[int]],
        orientations: list[list[Orientation]],
        order: list[int],
        setup_couple: int,
        virtual: Seat,
        turn: int,
        acting: int,
    ) -> None:
        """Copy what lies open on the table."""
        self.relations = relations.copy()
        self.revealed = [row.copy() for row in revealed]
        self.orientations = [has.copy() for has in orientations]
        self.order = order.copy()
        self.setup_couple = setup_couple
        self.virtual = virtual
        self.turn = turn
        self.acting = acting

    def data(self) -> YurikureData:
        girls = self.settings.circle.girls
        question: QuestionView | None = None
        if self.procedure is not None:
            asked = self.procedure.question
            question = {"girl": GIRLS[asked.girl], "kind": asked.kind, **self.procedure.data()}
        pending: AffairView | None = None
        if self.pending is not None:
            pending = {
                "actor": GIRLS[self.pending.actor],
                "pair": self._pair(self.pending.pair),
                "voters": [GIRLS[girl] for girl in reversed(self.pending.voters)],
                "votes_for": self.pending.votes_for,
                "votes_against": self.pending.votes_against,
                "yeses": self.pending.yeses,
            }
        due: DueView | None = None
        if self.due is not None:
            due = {"values": self.due.values, "different": self.due.different, "setup": self.due.is_setup}
        return {
            "game": "yurikure",
            "viewer": self.viewer,
            "turn": self.turn,
            "girls": GIRLS[:girls],
            "order": [GIRLS[girl] for girl in self.order],
            "acting": GIRLS[self.order[self.acting]] if 0 <= self.acting < girls else None,
            "orientations": {
                GIRLS[girl]: [orientation.name for orientation in has]
                for girl, has in enumerate(self.orientations)
                if has
            },
            "relations": self._relations(),
            "setup_couple": self._pair(self.setup_couple),
            "revealed": [{GIRLS[girl]: row[girl] for girl in range(girls)} for row in self.revealed],
            "virtual_controller": self.virtual,
            "due": due,
            "handed_in": self.handed_in,
            "question": question,
            "affair": pending,
            "sheets": [None if sheet is None else self._sheet(sheet) for sheet in self.sheets],
            "ending": self.ending,
            "ending_pairs": [self._pair(pair) for pair in self.ending_pairs],
            "turns": self.settings.turns,
        }

    def _pair(self, pair: int) -> list[str]:
        circle = self.settings.circle
        return [GIRLS[circle.first[pair]], GIRLS[circle.second[pair]]]

    def _relations(self) -> list[RelationView]:
        relations = self.relations
        return [
            {
                "pair": self._pair(pair),
                "favor": relations.favor[pair],
                "discomfort": relations.discomfort[pair],
                "couple": relations.couple[pair] != SINGLE,
                "sworn": relations.couple[pair] == SWORN,
            }
            for pair in range(self.settings.circle.pairs)
            if relations.favor[pair] or relations.discomfort[pair] or relations.couple[pair]
        ]

    def _sheet(self, sheet: Sheet) -> SheetView:
        circle = self.settings.circle
        control = sheet.control(circle)
        return {
            "support": [
                {"pair": self._pair(pair), "setup": sheet.setup[pair], "extra": sheet.extra[pair]}
                for pair in range(circle.pairs)
                if sheet.total(pair)
            ],
            "draft": [self._pair(pair) for pair in sheet.draft],
            "control": {GIRLS[girl]: control[girl] for girl in range(circle.girls)},
        }
