"""Sitting down, leaving, handing a seat to a bot and taking it back, replacing who has gone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from madoi.bots import NAMES
from madoi.core.game import Seat
from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.server.table.log import Filled, Handed, Left, Returned, Sat, Voted
from madoi.server.table.state import Chair, Table
from madoi.server.tokens import fits, hashed


def seat_of(table: Table, secret: str) -> Seat:
    """The seat whose holder has this secret. Raises `Refused`."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "person" and fits(secret, chair.key):
            return seat
    raise Refused(Refusal("seat-no-secret", "", {}))


def sit(
    table: Table,
    seat: Seat,
    name: str,
    secret: str,
    invitation: str = "",
    options: Mapping[str, str] = MappingProxyType({}),
) -> Sat:
    """Somebody takes a free seat; from now on the secret holds it. ``options``: her own entry in those that
    have one for each seat."""
    chair = chair_of(table, seat)
    if not chair.free:
        raise Refused(Refusal("seat-taken", "", {"number": seat + 1}))
    if chair.kind == "invited" and not fits(invitation, chair.key):
        raise Refused(Refusal("seat-invited", "", {"number": seat + 1}))
    others = [other.name for other in table.chairs if other is not chair]
    return Sat(seat, named(name, others), hashed(secret), _brought(table, seat, options))


def _brought(table: Table, seat: Seat, entries: Mapping[str, str]) -> dict[str, str]:
    """The options of the game that change with what somebody brings to her seat. Raises `Refused`."""
    changed: dict[str, str] = {}
    for name, entry in entries.items():
        is_hers = any(option.name == name and option.words for option in table.game.options)
        if not is_hers or "," in entry or table.begun or table.opened.before:
            raise Refused(Refusal("seat-no-option", "", {"option": name}))
        all_entries = table.settings.options[name].split(",")
        if len(all_entries) == 1:  # everybody's
            all_entries *= len(table.chairs)
        all_entries[seat] = entry
        changed[name] = ",".join(all_entries)
    if changed:
        table.game.settings({**table.settings.options, **changed}, len(table.chairs))
    return changed


def fill(table: Table, seat: Seat, bot: str) -> Filled:
    """A bot takes a free seat before the game."""
    chair = chair_of(table, seat)
    known(bot)
    if table.begun or not chair.free:
        raise Refused(Refusal("seat-taken", "", {"number": seat + 1}))
    return Filled(seat, named(bot, table.names()), bot)


def leave(table: Table, seat: Seat) -> Left:
    return Left(seat)


def hand_over(table: Table, seat: Seat, bot: str) -> Handed:
    """A bot plays for a seat, with what that seat knows, until its holder wants it back."""
    known(bot)
    _plays_on(table)
    if table.chairs[seat].bot:
        raise Refused(Refusal("table-bot-plays", "", {"bot": table.chairs[seat].bot}))
    return Handed(seat, bot, "asked")


def return_to(table: Table, seat: Seat) -> Returned:
    """The holder of a seat plays again herself."""
    chair = table.chairs[seat]
    if not chair.bot and not chair.gone:
        raise Refused(Refusal("seat-yours-already", "", {}))
    return Returned(seat)


def vote(table: Table, by: Seat, seat: Seat, here: Collection[Seat]) -> Voted | Handed:
    """A seat wants somebody to be replaced who is not ``here``. More than half of the others must; the vote
    that decides it hands the seat to a bot, and somebody else may sit down there."""
    chair = chair_of(table, seat)
    _plays_on(table)
    if chair.kind != "person" or by == seat or (seat in here and not chair.gone):
        raise Refused(Refusal("vote-here", "", {"seat": seat}))
    votes = table.votes.get(seat, set())
    others = [other for other in table.people() if other != seat and not table.chairs[other].gone]
    if 2 * len((votes | {by}) & set(others)) > len(others):  # others may have left since she voted first
        return Handed(seat, table.terms.bot, "vote")
    if by in votes:
        raise Refused(Refusal("vote-twice", "", {}))
    return Voted(seat, by, table.chairs[by].name)


def chair_of(table: Table, seat: Seat) -> Chair:
    """Raises `Refused` where there is no such seat."""
    if not 0 <= seat < len(table.chairs):
        raise Refused(Refusal("seat-none", "", {"number": seat + 1, "most": len(table.chairs)}))
    return table.chairs[seat]


def named(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody has it already. Raises `Refused`."""
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MAX_NAME_CHARS}))
    unique, number = name, 2
    while unique in taken:
        unique, number = f"{name[: MAX_NAME_CHARS - 3].rstrip()} {number}", number + 1
    return unique


def known(bot: str) -> None:
    if bot not in NAMES:
        raise Refused(Refusal("bot-unknown", "", {"bot": bot, "allowed": NAMES}))


def _plays_on(table: Table) -> None:
    if table.phase != "playing":
        raise Refused(Refusal("table-not-playing", "", {}))
