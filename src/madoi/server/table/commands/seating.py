"""Seat commands: sit down, leave, hand a seat to a bot and take it back, vote to replace absent players."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from madoi.bots import is_bot, names
from madoi.bots.cast import pick_character
from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server.table.log import Filled, Handed, Left, Returned, Sat, Voted
from madoi.server.table.seats import SeatState
from madoi.server.table.state import Table
from madoi.server.tokens import fits, hashed


def seat_of(table: Table, secret: str) -> Seat:
    """The seat that this secret holds."""
    for seat, seat_state in enumerate(table.seats):
        if seat_state.kind == "person" and fits(secret, seat_state.key):
            return seat
    raise Refused(Refusal("seat-no-secret", "", {}))


def sit(
    table: Table,
    seat: Seat,
    name: str,
    secret: str,
    invitation: str = "",
    options: Mapping[str, str] = MappingProxyType({}),
    face: str = "",
) -> Sat:
    """Take a free seat, which the secret holds from now on. ``options``: the player's own entry in options
    that have one per seat."""
    seat_state = find_seat(table, seat)
    if table.locked:
        raise Refused(Refusal("table-locked", "", {}))
    if not seat_state.free:
        raise Refused(Refusal("seat-taken", "", {"number": seat + 1}))
    if seat_state.kind == "invited" and not fits(invitation, seat_state.key):
        raise Refused(Refusal("seat-invited", "", {"number": seat + 1}))
    others = [other.name for other in table.seats if other is not seat_state]
    changed = _changed_options(table, seat, options)
    return Sat(seat, unique_name(name, others), hashed(secret), changed, face)


def _changed_options(table: Table, seat: Seat, entries: Mapping[str, str]) -> dict[str, str]:
    """The game options that change with a player's own entries, such as a deck."""
    changed: dict[str, str] = {}
    for name, entry in entries.items():
        is_per_seat = any(option.name == name and option.words for option in table.game.options)
        if not is_per_seat or "," in entry or table.begun or table.opened.before:
            raise Refused(Refusal("seat-no-option", "", {"option": name}))
        all_entries = table.settings.options[name].split(",")
        if len(all_entries) == 1:  # one for all seats
            all_entries *= len(table.seats)
        all_entries[seat] = entry
        changed[name] = ",".join(all_entries)
    if changed:
        table.game.settings({**table.settings.options, **changed}, len(table.seats))
    return changed


def fill(table: Table, seat: Seat, bot: str) -> Filled:
    seat_state = find_seat(table, seat)
    check_bot(bot)
    if table.begun or not seat_state.free:
        raise Refused(Refusal("seat-taken", "", {"number": seat + 1}))
    return Filled(seat, pick_character(f"{table.id}/{seat}", table.names()), bot)


def leave(table: Table, seat: Seat) -> Left:
    return Left(seat)


def hand_over(table: Table, seat: Seat, bot: str) -> Handed:
    """Let a bot play for a seat, with what that seat knows, until its holder returns."""
    check_bot(bot)
    _refuse_unless_playing(table)
    if table.is_strict:
        raise Refused(Refusal("daily-no-bot", "", {}))
    if table.seats[seat].bot:
        raise Refused(Refusal("table-bot-plays", "", {"bot": f"@bot-name-{table.seats[seat].bot}"}))
    return Handed(seat, bot, "asked")


def return_to(table: Table, seat: Seat) -> Returned:
    """Return to your own seat: the bot no longer plays for it."""
    seat_state = table.seats[seat]
    if not seat_state.bot and not seat_state.gone:
        raise Refused(Refusal("seat-yours-already", "", {}))
    return Returned(seat)


def vote(table: Table, by: Seat, seat: Seat, connected: Collection[Seat]) -> Voted | Handed:
    """Vote to replace a player who is not among the ``connected`` seats. It takes more than half of the other
    players. The deciding vote hands the seat to a bot, and anybody may sit down there."""
    seat_state = find_seat(table, seat)
    _refuse_unless_playing(table)
    if seat_state.kind != "person" or by == seat or (seat in connected and not seat_state.gone):
        raise Refused(Refusal("vote-here", "", {"seat": seat}))
    votes = table.votes.voters(seat)
    others = [other for other in table.people() if other != seat and not table.seats[other].gone]
    if 2 * len((votes | {by}) & set(others)) > len(others):  # others may have left since
        return Handed(seat, table.terms.bot, "vote")
    if by in votes:
        raise Refused(Refusal("vote-twice", "", {}))
    return Voted(seat, by, table.seats[by].name)


def find_seat(table: Table, seat: Seat) -> SeatState:
    if not 0 <= seat < len(table.seats):
        raise Refused(Refusal("seat-none", "", {"number": seat + 1, "most": len(table.seats)}))
    return table.seats[seat]


def unique_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number added if one that reads the same is taken. Raises `Refused` for one that is not
    allowed."""
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MAX_NAME_CHARS}))
    used = {other.casefold() for other in taken}
    unique, number = name, 2
    while unique.casefold() in used:
        unique, number = f"{name[: MAX_NAME_CHARS - 3].rstrip()} {number}", number + 1
    return unique


def check_bot(bot: str) -> None:
    if not is_bot(bot):
        raise Refused(Refusal("bot-unknown", "", {"bot": bot, "allowed": names()}))


def _refuse_unless_playing(table: Table) -> None:
    if table.phase != "playing":
        raise Refused(Refusal("table-not-playing", "", {}))
