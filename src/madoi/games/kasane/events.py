"""The events of Kasane. All of them are public: none has a private face."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from madoi.core.event import Event
from madoi.core.viewer import Seat
from madoi.games.kasane.data_types import (
    ColourBonusFace,
    CountFace,
    EndedFace,
    LaidFace,
    MadeFace,
    RoundEndedFace,
    StartedFace,
    TiedFace,
    TooFewFace,
    TookFace,
    TookPlusOneFace,
    TwelveBonusFace,
)
from madoi.games.kasane.rules.yaku import IDS, RULES


class Started(Event):
    """The start player was drawn."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("kasane-started", "KS-1.4", True)
        self.seat = seat

    def public(self) -> StartedFace:
        return {"seat": self.seat}


class CellsTaken(Event):
    """Harder: one space of kasane-2 and one of juu-2 are taken from the start."""

    def __init__(self) -> None:
        super().__init__("kasane-cells-taken", "KS-6.1", False)


class Laid(Event):
    """A common area was laid. ``start`` begins the round."""

    def __init__(self, round: int, start: Seat, columns: list[list[int]]) -> None:
        super().__init__("kasane-laid", "KS-1.3" if round == 0 else "KS-4.2", True)
        self.round = round
        self.start = start
        self.columns = columns

    def public(self) -> LaidFace:
        return {"round": self.round + 1, "seat": self.start, "columns": self.columns}


@mypyc_attr(free_list_len=1)
class Took(Event):
    """A card went to the front of a hand."""

    def __init__(self, seat: Seat, column: int, card: int) -> None:
        super().__init__("kasane-took", "KS-2.1", False)
        self.seat = seat
        self.column = column
        self.card = card

    def public(self) -> TookFace:
        return {"seat": self.seat, "column": self.column + 1, "card": self.card}


@mypyc_attr(free_list_len=1)
class TookPlusOne(Event):
    """A +1 was laid in a row for a point."""

    def __init__(self, seat: Seat, column: int) -> None:
        super().__init__("kasane-took-plus-one", "KS-2.2", False)
        self.seat = seat
        self.column = column

    def public(self) -> TookPlusOneFace:
        return {"seat": self.seat, "column": self.column + 1, "points": 1}


@mypyc_attr(free_list_len=1)
class Made(Event):
    """A yaku was made. ``cards`` are all of its cards in order, a joined one first."""

    def __init__(self, seat: Seat, yaku: int, cards: list[int], join: bool, points: int) -> None:
        super().__init__("kasane-made", RULES[yaku], False)
        self.seat = seat
        self.yaku = yaku
        self.cards = cards
        self.join = join
        self.points = points

    def public(self) -> MadeFace:
        return {
            "seat": self.seat,
            "yaku": "@kasane-yaku-" + IDS[self.yaku],
            "count": len(self.cards),
            "cards": self.cards,
            "join": "yes" if self.join else "no",
            "points": self.points,
        }


class RoundEnded(Event):
    """The rest of the common area was discarded."""

    def __init__(self, round: int, cards: list[int]) -> None:
        super().__init__("kasane-round-ended", "KS-4.1", False)
        self.round = round
        self.cards = cards

    def public(self) -> RoundEndedFace:
        return {"round": self.round + 1, "cards": self.cards}


class Reshuffled(Event):
    """The discards were shuffled into the deck for the last round."""

    def __init__(self, cards: int) -> None:
        super().__init__("kasane-reshuffled", "KS-4.3", False)
        self.cards = cards

    def public(self) -> CountFace:
        return {"count": self.cards}


class SparesDiscarded(Event):
    """With three players two cards are over in the last round; nobody sees them."""

    def __init__(self, cards: int) -> None:
        super().__init__("kasane-spares", "KS-4.3", False)
        self.cards = cards

    def public(self) -> CountFace:
        return {"count": self.cards}


class ColourBonus(Event):
    """Points for the colours of a row of eight cards or more."""

    def __init__(self, seat: Seat, cards: int, colours: int, points: int) -> None:
        super().__init__("kasane-colours", "KS-5.1", False)
        self.seat = seat
        self.cards = cards
        self.colours = colours
        self.points = points

    def public(self) -> ColourBonusFace:
        return {
            "seat": self.seat,
            "count": self.cards,
            "colours": self.colours,
            "points": self.points,
        }


class TooFew(Event):
    """A row of fewer than eight cards scores nothing at the end."""

    def __init__(self, seat: Seat, cards: int, needed: int) -> None:
        super().__init__("kasane-too-few", "KS-5.1", False)
        self.seat = seat
        self.cards = cards
        self.needed = needed

    def public(self) -> TooFewFace:
        return {"seat": self.seat, "count": self.cards, "needed": self.needed}


class TwelveBonus(Event):
    """Points for all twelve cards laid."""

    def __init__(self, seat: Seat, points: int) -> None:
        super().__init__("kasane-twelve", "KS-5.2", False)
        self.seat = seat
        self.points = points

    def public(self) -> TwelveBonusFace:
        return {"seat": self.seat, "points": self.points}


class Tied(Event):
    """Several have the most points; those of them with the most cards win."""

    def __init__(self, seats: list[Seat], points: int, most_cards: int) -> None:
        super().__init__("kasane-tied", "KS-5.3", False)
        self.seats = seats
        self.points = points
        self.most_cards = most_cards

    def public(self) -> TiedFace:
        return {"seats": self.seats, "points": self.points, "count": self.most_cards}


class Ended(Event):
    """The game is over."""

    def __init__(self, winners: list[Seat], points: list[int]) -> None:
        super().__init__("kasane-ended", "KS-5.3", False)
        self.winners = winners
        self.points = points

    def public(self) -> EndedFace:
        return {"seats": self.winners, "count": len(self.winners), "points": self.points}
