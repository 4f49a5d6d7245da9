"""Which games are rated, for whom, and with what result: decided from the log of a table. Pure.

A seat counts that a person who wants ratings has played alone, from the first decision to the last.
docs/ratings.md lists what does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from madoi.bots import NAMES
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import TakeBackPlan
from madoi.core.viewer import Seat
from madoi.evening.standings import place_points
from madoi.ratings.rating import Rating, rate_seats
from madoi.server.table.commands.undo import free_undo
from madoi.server.table.log import (
    Abandoned,
    Began,
    Decided,
    Handed,
    MovedHere,
    Opened,
    Sat,
    TakenAlong,
    Undone,
)
from madoi.server.table.state import Table

CERTAIN_GAMES: Final = 10
"""Players with fewer rated games in a season have no place in the list."""
_BOT: Final = "bot:"
MAX_CLAIM_DECISIONS: Final = 2
"""A game is rated for those who say so before their third decision: later they could choose the games that go
well."""

Uncounted: TypeAlias = Literal["alone", "several", "late", "ended", "left", "hint", "undo"]
"""Why a game is not rated for somebody who wanted it: nobody else was rated, several seats of one device, a
late request, the others ended the game, a bot had to play on, a hint, an undo that took something back."""
_OWN_DOING: Final = ("left", "hint", "undo")
"""What a player does to a game of their own. It is counted, because it could be done to every game that goes
badly."""


class RatedSeat(NamedTuple):
    """A seat that counts. ``subject``: the hash of a device key, or ``bot:NAME``."""

    subject: str
    name: str
    face: str
    score: float


class RatedGame(NamedTuple):
    """A finished game. ``seats`` are rated against each other; none where there are not two. ``uncounted``:
    for whom it is not rated, by the hash of the device key."""

    game: str
    ended: float
    seats: list[RatedSeat]
    uncounted: dict[str, Uncounted]

    @property
    def broken_off(self) -> list[str]:
        """Those for whom it is not rated because of something that they did."""
        return [device for device, reason in self.uncounted.items() if reason in _OWN_DOING]


class PlayerRating(NamedTuple):
    """The rating of a player or bot in a season, with the games behind it. ``broken_off``: games that they
    left, or in which they took a hint or something back."""

    subject: str
    name: str
    face: str
    rating: Rating
    games: int = 0
    broken_off: int = 0

    @property
    def is_bot(self) -> bool:
        return self.subject.startswith(_BOT)

    @property
    def is_certain(self) -> bool:
        return self.games >= CERTAIN_GAMES


def after_game(known: Mapping[str, PlayerRating], game: RatedGame) -> dict[str, PlayerRating]:
    """The ratings after a game, by subject, of those whom it changes."""
    subjects = [seat.subject for seat in game.seats]
    before = {subject: known[subject].rating for subject in subjects}
    rated = rate_seats(before, subjects, [seat.score for seat in game.seats]) if subjects else {}
    after: dict[str, PlayerRating] = {}
    for seat in game.seats:
        old = after.get(seat.subject, known[seat.subject])
        after[seat.subject] = PlayerRating(
            seat.subject, seat.name, seat.face, rated[seat.subject], old.games + 1, old.broken_off
        )
    for subject in game.broken_off:
        after[subject] = known[subject]._replace(broken_off=known[subject].broken_off + 1)
    return after


def refuse_unrated(table: Table) -> None:
    """Raise `Refused` at a table whose game is never rated."""
    opened = table.opened
    moved = any(isinstance(applied.entry, MovedHere) for applied in table.log)
    if table.terms.paper or opened.before or opened.daily is not None or moved or not _by_the_book(table):
        raise Refused(Refusal("rating-not-here", "", {}))


def refuse_late_claim(table: Table, seat: Seat) -> None:
    """Raise `Refused` where it is too late to have a game rated."""
    if table.phase == "over" or table.seats[seat].decisions_made > MAX_CLAIM_DECISIONS:
        raise Refused(Refusal("rating-too-late", "", {}))


def is_ended_by_last_entry(table: Table) -> bool:
    return table.phase == "over" and isinstance(table.log[-1].entry, _ENDING)


def rated_game(table: Table, devices: Mapping[str, str]) -> RatedGame:
    """The result of a finished game. ``devices``: the hashes of the device keys of those who want it rated,
    by the hash of the secret of their seat."""
    outcome = None if table.session is None else table.session.state.outcome()
    scores = [] if outcome is None else place_points(outcome.points, outcome.winners)
    bots = [RatedSeat(_bot(table, seat), "", "", score) for seat, score in enumerate(scores)]
    people: list[RatedSeat] = []
    uncounted: dict[str, Uncounted] = {}
    several = Counter(devices.values())
    undone = _seats_with_undo(table)
    for key, device in devices.items():
        reason = "several" if several[device] > 1 else _reason(table, key, undone)
        if reason is None and scores:
            seat = next(seat for seat, one in enumerate(table.seats) if one.key == key)
            people.append(RatedSeat(device, table.seats[seat].name, table.seats[seat].face, scores[seat]))
        else:
            uncounted[device] = reason or "ended"
    seats = [seat for seat in (*people, *bots) if seat.subject]
    if len(seats) < 2:
        uncounted |= {seat.subject: "alone" for seat in people}
    is_rated = bool(people) and len(seats) > 1
    return RatedGame(table.game.name, _ended(table), seats if is_rated else [], uncounted)


def late_game(table: Table, devices: Mapping[str, str]) -> RatedGame:
    """The same for those whose request came while the game was being rated: they are too late."""
    return RatedGame(table.game.name, _ended(table), [], dict.fromkeys(devices.values(), "late"))


def _ended(table: Table) -> float:
    return next(applied.at for applied in reversed(table.log) if isinstance(applied.entry, _ENDING))


_ENDING: Final = (Decided, Abandoned, TakenAlong)


def _by_the_book(table: Table) -> bool:
    """Whether the rules are those that others play: no number changed, no card set and no point table of
    somebody's own. Decks are part of the game."""
    options = table.settings.options
    own = any(
        option.from_file and not option.words and options[option.name] != option.default
        for option in table.game.options
    )
    changed = any(parameter.name in options for parameter in table.game.parameters)
    return not own and not changed and not table.game.package


def _bot(table: Table, seat: Seat) -> str:
    """The subject of a bot that has played a whole game; empty for people and for bots in their place."""
    bot = table.seats[seat].bot
    return f"{_BOT}{bot}" if bot in NAMES and not _changes(table, seat) else ""


def _reason(table: Table, key: str, undone: set[Seat]) -> Uncounted | None:
    """Why the game is not rated for the holder of this key; None where it is, if it has a result."""
    for seat, seat_state in enumerate(table.seats):
        if key not in (seat_state.key, seat_state.former_key):
            continue
        changes = _changes(table, seat)
        if changes:
            return _reason_for(changes[-1] if key == seat_state.key else changes[0])
        if seat_state.hinted:
            return "hint"
        return "undo" if seat in undone else None
    return "ended"  # for them it did not begin


def _changes(table: Table, seat: Seat) -> list[Handed | Sat | TakenAlong | Abandoned]:
    """What happened in the game by which somebody else came to play for a seat."""
    return [
        applied.entry
        for applied in table.log[_began(table) :]
        if isinstance(applied.entry, Handed | Sat | TakenAlong | Abandoned) and applied.entry.seat == seat
    ]


def _reason_for(change: Handed | Sat | TakenAlong | Abandoned) -> Uncounted:
    if isinstance(change, Sat):
        return "late"
    return "ended" if isinstance(change, Handed) and change.why == "host" else "left"


def _began(table: Table) -> int:
    """The number of the entry with which the game began."""
    return next((applied.number for applied in table.log if isinstance(applied.entry, Began)), 0)


def _seats_with_undo(table: Table) -> set[Seat]:
    """The seats that undid something after somebody had learnt from it. The log is folded again: the entry of
    a free undo is the same."""
    if not any(isinstance(applied.entry, Undone) for applied in table.log):
        return set()
    opened = table.log[0].entry
    assert isinstance(opened, Opened)
    before = Table(table.id, opened, table.log[0].at)
    found: set[Seat] = set()
    for applied in table.log[1:]:
        entry = applied.entry
        if isinstance(entry, Undone):
            free = free_undo(before, entry.seat)
            if not isinstance(free, TakeBackPlan) or (free.back, free.keep) != (entry.back, entry.keep):
                found.add(entry.seat)
        before.apply(entry, applied.at)
    return found
