"""Dispatch: which command each message of a seat stands for.

A new command is a class in `madoi.server.protocol.client_messages`, a function beside this module, and a case
here. mypy names the messages that are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from madoi.core.viewer import Seat
from madoi.server.protocol.client_messages import (
    AnswerAbsence,
    Concede,
    Consent,
    Correct,
    EnterResults,
    Hand,
    Host,
    Leave,
    Play,
    Return,
    SetRolling,
    Undo,
    Vote,
    WantBots,
    Wish,
    Withdraw,
)
from madoi.server.table.commands import (
    absence,
    corrections,
    decisions,
    hosting,
    matching,
    rolls,
    seating,
    undo,
)
from madoi.server.table.log import Entry
from madoi.server.table.state import Table

Command: TypeAlias = Callable[[Table, Seat], Entry]
"""A command of a seat: the entry to append, or a refusal."""

_CompanyCommand: TypeAlias = Vote | AnswerAbsence | WantBots | Host
_PaperCommand: TypeAlias = EnterResults | SetRolling | Correct
_ResignCommand: TypeAlias = Hand | Return | Concede | Leave
SeatCommand: TypeAlias = (
    Play | Wish | Undo | Consent | Withdraw | _CompanyCommand | _ResignCommand | _PaperCommand
)
"""Messages that append one entry for a seat."""


def changes_paper(message: SeatCommand, table: Table) -> bool:
    """Whether a message corrects an earlier entry of a paper table, which replays its game."""
    request = table.consent_request
    agrees = isinstance(message, Consent) and request is not None and request.change is not None
    return agrees or isinstance(message, Correct)


def seat_command(message: SeatCommand, connected: Callable[[], Sequence[Seat]]) -> Command:
    """The command for a message. ``connected``: the seats that are connected."""
    if isinstance(message, _PaperCommand):
        return _paper_command(message)
    if isinstance(message, _ResignCommand):
        return _resign_command(message)
    if isinstance(message, _CompanyCommand):
        return _company_command(message, connected)
    match message:
        case Play():
            return lambda table, seat: decisions.decide(table, seat, message.prompt, message.action)
        case Wish():
            return lambda table, seat: decisions.set_premove(table, seat, message.wish)
        case Undo():
            return undo.ask if message.ask else undo.take_back
        case Consent():
            return lambda table, seat: undo.answer(table, seat, message.yes)
        case Withdraw():
            return undo.withdraw
        case _:
            assert_never(message)


def _company_command(message: _CompanyCommand, connected: Callable[[], Sequence[Seat]]) -> Command:
    """Somebody has a wish about the others at the table."""
    match message:
        case Vote():
            return lambda table, seat: seating.vote(table, seat, message.seat, connected())
        case AnswerAbsence():
            return lambda table, seat: absence.answer_absence(
                table, seat, message.seat, message.answer, connected()
            )
        case WantBots():
            return lambda table, seat: matching.want_bots(table, seat, message.yes)
        case Host():
            return lambda table, seat: hosting.host(table, seat, message.what, message.seat)
        case _:
            assert_never(message)


def _resign_command(message: _ResignCommand) -> Command:
    """Somebody stops playing, for a while or for good, or comes back."""
    match message:
        case Hand():
            return lambda table, seat: seating.hand_over(table, seat, message.bot)
        case Return():
            return seating.return_to
        case Concede():
            return decisions.concede
        case Leave():
            return seating.leave
        case _:
            assert_never(message)


def _paper_command(message: _PaperCommand) -> Command:
    match message:
        case EnterResults():
            return lambda table, seat: rolls.enter_results(table, seat, message.chance, message.results)
        case SetRolling():
            return lambda table, seat: rolls.set_roller(table, seat, message.by)
        case Correct():
            return lambda table, seat: corrections.correct(
                table, seat, message.number, message.action, message.results, message.more, message.cut
            )
        case _:
            assert_never(message)
