"""Quick match commands: sit down where others wait for the same, and agree on bots."""

from __future__ import annotations

from collections.abc import Mapping

from madoi.core.refusal import Refusal, Refused
from madoi.core.settings import with_recommended
from madoi.core.viewer import Seat
from madoi.games import find as find_game
from madoi.server.table.commands import seating
from madoi.server.table.log import BotsWanted, Opened, Pace, Plan, Sat, Trimmed
from madoi.server.table.matching import best_count, company_of, terms_of
from madoi.server.table.state import Table


def open_quick(game_name: str, pace: Pace) -> Opened:
    """The first entry of a quick table, where nobody sits yet. Raises `Refused`."""
    game = find_game(game_name)
    seats = best_count(game.seat_counts)
    settings = game.settings(with_recommended({}, game.options), seats)
    return Opened(game.name, settings.options, [Plan() for _ in range(seats)], terms_of(pace), quick=True)


def sit_down(table: Table, name: str, secret: str, options: Mapping[str, str], face: str) -> Sat:
    """Take the first free seat of a quick table. Raises `Refused` with ``seat-taken`` where there is none."""
    if company_of(table) is None:
        raise Refused(Refusal("seat-taken", "", {"number": len(table.seats)}))
    seat = next(seat for seat, seat_state in enumerate(table.seats) if seat_state.free)
    return seating.sit(table, seat, name, secret, options=options, face=face)


def want_bots(table: Table, seat: Seat, yes: bool) -> BotsWanted:
    """Say whether bots should take the free seats. They come when all who wait want them."""
    company = company_of(table)
    if company is None or yes == (seat in company.wants_bots):
        raise Refused(Refusal("table-stale", "", {}))
    return BotsWanted(seat, yes)


def trim(table: Table) -> Trimmed:
    """Begin with those who are there."""
    return Trimmed([seat for seat, seat_state in enumerate(table.seats) if not seat_state.free])
