"""The view of Kasane: what a viewer may know, field by field (KS-1.3, KS-2.1, KS-4.1, KS-6.3)."""

from __future__ import annotations

from madoi.core.game import View
from madoi.core.viewer import EVERYTHING, Seat, Viewer
from madoi.games.kasane.data_types import CellView, KasaneData, SeatView
from madoi.games.kasane.rules.ending import COLOUR_POINTS, colours
from madoi.games.kasane.rules.yaku import IDS
from madoi.games.kasane.settings import KasaneSettings


class KasaneView(View):
    """The common area, the rows, the cells and the points are open. Hands are hidden from the others
    unless the table plays with open hands, and discards lie out of sight; but every card was taken
    or discarded in the open, so ``hands``, ``deck`` and ``discards`` hold what a good memory knows. Only
    `data` decides what is shown. What nobody can know, the cards to come in their order, is not here."""

    def __init__(
        self,
        viewer: Viewer,
        settings: KasaneSettings,
        round: int,
        start: Seat,
        mover: Seat,
        columns: list[list[int]],
        deck: list[int],
        discards: list[int],
        hands: list[list[int]],
        rows: list[list[int]],
        points: list[int],
        taken: list[int],
        winners: list[Seat],
    ) -> None:
        super().__init__(viewer)
        self.settings = settings
        self.round = round
        self.start = start
        self.mover = mover
        self.columns = columns
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.rows = rows
        self.points = points
        self.taken = taken
        self.winners = winners

    def shows_hand(self, seat: Seat) -> bool:
        return self.settings.open_hands or self.viewer in (seat, EVERYTHING)

    def data(self) -> KasaneData:
        settings = self.settings
        seats: list[SeatView] = [
            {
                "points": self.points[seat],
                "row": self.rows[seat],
                "colours": colours(self.rows[seat]),
                "hand": self.hands[seat] if self.shows_hand(seat) else None,
                "hand_size": len(self.hands[seat]),
            }
            for seat in range(settings.seats)
        ]
        cells: list[CellView] = [
            {
                "yaku": IDS[cell.yaku],
                "count": cell.count,
                "points": cell.points.copy(),
                "taken": taken,
                "points_from": cell.points_from,
                "spaces_from": cell.spaces_from,
            }
            for cell, taken in zip(settings.point_table.cells, self.taken, strict=True)
        ]
        return {
            "game": "kasane",
            "viewer": self.viewer,
            "round": self.round + 1,
            "rounds": settings.rounds,
            "start": self.start,
            "mover": self.mover,
            "columns": self.columns,
            "deck_size": len(self.deck),
            "seats": seats,
            "cells": cells,
            "easier": settings.easier,
            "colour_points": COLOUR_POINTS[1:],
            "winners": self.winners,
        }
