"""Hints in the terminal: how a search bot values a seat's choices, from what that seat knows."""

from __future__ import annotations

from typing import Any, Final

from madoi.bots import find as find_bot
from madoi.bots.search import RatedAction, Search
from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session
from madoi.core.viewer import Seat
from madoi.terminal.boards import Board
from madoi.terminal.screen import Screen
from madoi.terminal.seats import shown_names

_LINES: Final = 3
_REPLIES: Final = 4
_BAR: Final = 20
_TRIED: Final = 0.01
"""What was hardly tried promises nothing that could be said."""


def show_hint(
    session: Session,
    at: int,
    seat: Seat,
    board: Board[Any, Any],
    screen: Screen,
    seconds: float,
    bot_name: str = "strongest",
) -> None:
    """Print how a bot that searches values the seat's choices after ``at`` decisions. Raises `Refused` when
    the seat has none."""
    state = session.state_at(at)
    if seat not in state.to_move():
        raise Refused(Refusal("hint-not-asked", "", {}))
    bot = find_bot(bot_name, session.game, seconds)
    assert isinstance(bot, Search)
    found = bot.search(state.view(seat), state.decision(seat), Seeded(f"hint/{at}/{seat}"))
    screen.say("hint-thought", "dim", count=found.simulations)
    names = shown_names(session.record.players, screen.words)
    said = [rated for place, rated in enumerate(found.actions) if not place or rated.visit_share >= _TRIED]
    for rated in said[:_LINES]:
        show_rated(rated, state, seat, board, screen, names)


def show_rated(
    rated: RatedAction, state: State, seat: Seat, board: Board[Any, Any], screen: Screen, names: list[str]
) -> None:
    """A choice of the seat's, what it promises, and what may follow: that in words which need no view."""
    words = screen.words
    filled = round(_BAR * rated.value)
    bar = "█" * filled + "░" * (_BAR - filled)
    choice = board.in_words(state.view(seat).data(), rated.action.text)
    facts: dict[str, object] = {"worth": round(100 * rated.value), "tried": round(100 * rated.visit_share)}
    screen.line(f"  {bar} {words.text('hint-worth', facts)}  {choice} ({rated.action.text})", "", 4)
    if rated.replies:
        screen.line(f"      {words.text('hint-then')}", "dim")
    for reply, action in rated.replies[:_REPLIES]:
        said = words.text("hint-reply", {"seat": reply, "what": board.later(action.text)}, names)
        screen.line(f"        {said}", "dim", 10)
