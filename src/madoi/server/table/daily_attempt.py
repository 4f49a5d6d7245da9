"""Attempts at the deal of the day: their first entries, when they stay sealed, and which of them count.

Pure. A game counts if its log could have been made here without undo, hints, copies or help.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.daily.day import sealed_until
from madoi.daily.deal import BOT, Deal, next_seat
from madoi.daily.score import Score, score_of
from madoi.games import find
from madoi.server.protocol.moves import LogEntry
from madoi.server.table.automation import bot_seed, quick_choice
from madoi.server.table.commands.seating import unique_name
from madoi.server.table.log import (
    Arrived,
    Began,
    DailyDeal,
    Decided,
    Entry,
    Hosted,
    Left,
    Opened,
    Plan,
    Returned,
    Said,
    Terms,
    Wished,
    decode_entry,
    encode_entry,
)
from madoi.server.table.state import Table

_OWN_WAYS = ("person", "wish", "forced")
"""How the player's own decisions are made."""
_HARMLESS = Hosted | Left | Returned | Arrived | Said | Wished
"""Entries that change nothing about the game."""


def opening_entries(
    deal: Deal, counts: bool, seed: str, name: str, face: str, key: str, pace: float = Terms().pace
) -> list[Entry]:
    """The first entries of a table with this deal, which the player holds by the secret of this hash. Nobody
    looks on unless the player unlocks it. ``pace``: about how many seconds the bots wait. Raises `Refused`
    for a bad name."""
    name = unique_name(name, deal.characters)
    plans = [
        Plan("bot", character, BOT) if character else Plan("person", name, "", key, face)
        for character in deal.characters
    ]
    game = find(deal.game)
    terms = Terms(bot=BOT, pace=pace, chat=False)
    opened = Opened(
        deal.game, deal.options, plans, terms, package=game.package, daily=DailyDeal(deal.day, counts)
    )
    return [opened, Hosted(deal.seat, "lock"), Began(seed, game.version)]


def opening_log(entries: Sequence[Entry], now: float) -> list[LogEntry]:
    return [LogEntry(now, encode_entry(entry)) for entry in entries]


def is_sealed(table: Table, now: float) -> bool:
    """Whether the seed of this table, and so its record, must wait until the day is over."""
    return table.opened.daily is not None and now < sealed_until(table.opened.daily.day)


def refuse_sealed(table: Table, now: float) -> None:
    if is_sealed(table, now):
        raise Refused(Refusal("daily-sealed", "", {}))


def attempt_score(table: Table) -> Score:
    """The score of a finished game that this program kept the log of. Raises `Refused` where it does not
    count."""
    for applied in table.log[1:]:
        _check_kind(table, applied.entry)
    deal = _deal_of(table)
    score = None if table.session is None else score_of(table.game, table.session.state, deal.seat)
    if score is None:
        raise Refused(Refusal("daily-unfinished", "", {}))
    return score


def verified_attempt(entries: Sequence[LogEntry], deal: Deal, seed: str) -> Score:
    """The score of a game that was played elsewhere, if every entry could have been made here. Raises
    `Refused`. Takes as long as the game: for untrusted logs only in the sandbox."""
    try:
        return attempt_score(_fold_checked(entries, deal, seed))
    except Refused:
        raise
    except Exception as error:  # whatever this is, it is no log of a deal
        raise _no_attempt() from error


def _fold_checked(entries: Sequence[LogEntry], deal: Deal, seed: str) -> Table:
    opened = decode_entry(entries[0].body)
    if not isinstance(opened, Opened):
        raise _no_attempt()
    own = opened.seats[deal.seat]
    if not is_printable_line(own.name, MAX_NAME_CHARS):
        raise _no_attempt()
    expected = opening_entries(deal, True, seed, own.name, own.face, own.key, opened.terms.pace)
    first = expected[0]
    assert isinstance(first, Opened)
    if msgspec.structs.replace(opened, opener="") != first:
        raise _no_attempt()
    table = Table("", first, entries[0].at)
    for row in entries[1:]:
        entry = decode_entry(row.body)
        _check_kind(table, entry)
        if isinstance(entry, Began) and entry != expected[-1]:
            raise _no_attempt()
        if isinstance(entry, Decided):
            _check_decision(table, entry, deal.seat)
        table.log_shares.check(entry)
        table.apply(entry, row.at)
    return table


def _check_kind(table: Table, entry: Entry) -> None:
    """Whether an entry can be in the log of an attempt that counts. Raises `Refused`."""
    if isinstance(entry, Decided):
        is_own = table.opened.seats[entry.seat].kind == "person"
        allowed = entry.how in _OWN_WAYS if is_own else entry.how == "bot"
    else:
        allowed = isinstance(entry, Began | _HARMLESS)
    if not allowed:
        raise Refused(Refusal("daily-not-alone", "", {}))


def _check_decision(table: Table, entry: Decided, own: int) -> None:
    """Whether it was this seat's turn and, of a bot, whether it chooses so. Raises `Refused`."""
    session = table.started_session
    if entry.seat == own:
        return  # its legality is checked when it is played
    if next_seat(table.to_move(), own) != entry.seat:
        raise _no_attempt()
    seed, decision = bot_seed(session, table.seed, entry.seat), session.state.decision(entry.seat)
    if quick_choice(session, entry.seat, BOT, seed, decision).text != entry.action:
        raise _no_attempt()


def _deal_of(table: Table) -> Deal:
    if not table.is_strict or table.opened.daily is None:
        raise _no_attempt()
    return Deal(table.opened.daily.day, table.opened.game)


def _no_attempt() -> Refused:
    return Refused(Refusal("daily-no-attempt", "", {}))
