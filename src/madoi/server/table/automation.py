"""Automation: what a table does automatically, and when it is due.

Bots, premoves and forced choices answer, clocks run out, and at a paper table the program rolls.
Every automatic answer waits for a time drawn beforehand, so timing reveals nothing.
For a *person* it takes as long as they might take (`madoi.server.table.latency_model`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal, assert_never

from madoi.bots import NAMES, SEARCH_SECONDS, SEARCHERS
from madoi.bots import find as find_bot
from madoi.core.action import Action, Decision
from madoi.core.capabilities import Premoves
from madoi.core.chance import Chance, Seeded
from madoi.core.session import Session
from madoi.core.viewer import Seat
from madoi.daily.deal import next_seat
from madoi.server.table.commands import matching, rolls, seating
from madoi.server.table.commands.decisions import Prompt, decide, premove_answer, prompt
from madoi.server.table.log import Began, Entry, Handed, Left, Wished
from madoi.server.table.matching import company_of
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed

_FIRST_PACES: Final = 4.0
"""The median of a person's delay while no answer time is known, as a multiple of the table's pace."""
_LATEST_SHARE: Final = 0.97
"""The share of the time left on a clock within which an automatic answer comes."""
_DELAY_STEPS: Final = 65_536
_SEARCH_SHARE: Final = 0.45
"""The share of the table's pace that a search may take. A bot waits at least half of it, so no search is
late."""

DueKind = Literal["begin", "fill", "trim", "away", "roll", "bot", "wish", "forget", "forced", "clock"]
_NOBODY: Final[Mapping[Seat, float]] = MappingProxyType({})


class Due:
    """The next automatic step: what, when, for which seat, and for which prompt."""

    def __init__(self, kind: DueKind, at: float, seat: Seat = -1, prompt: Prompt | None = None) -> None:
        self.kind: DueKind = kind
        self.at = at
        self.seat = seat
        self.prompt = prompt

    def is_same(self, other: Due) -> bool:
        return (self.kind, self.seat, self.at) == (other.kind, other.seat, other.at)


def next_due(table: Table, away: Mapping[Seat, float] = _NOBODY) -> Due | None:
    """The next automatic step if nothing else happens before; None when only people can continue. ``away``:
    since when the holders of these seats are not there; while people wait for a quick match it counts."""
    if not table.begun:
        return min(_due_before_game(table, away), key=lambda due: (due.at, due.seat), default=None)
    if table.abandoned:
        return None
    if rolls.is_automatic(table):
        return Due("roll", table.log[-1].at)
    found = [due for seat in _deciding_seats(table) for due in _due_for_seat(table, seat)]
    return min(found, key=lambda due: (due.at, due.seat), default=None)


def _deciding_seats(table: Table) -> list[Seat]:
    """The seats whose automatic answers may come now. The deal of a day is the same for fast and slow
    players: there one seat after the other decides."""
    to_move = table.to_move()
    if table.opened.daily is None or not to_move:
        return to_move
    return [next_seat(to_move, table.people()[0])]


def _due_before_game(table: Table, away: Mapping[Seat, float]) -> Iterator[Due]:
    company = company_of(table)
    if company is None:
        if table.can_begin():
            yield Due("begin", table.log[-1].at)
        return
    if company.agrees_on_bots:
        yield Due("fill", table.log[-1].at)
    if company.begins_at is not None:
        yield Due("trim", company.begins_at)
    for seat in away.keys() & company.sat_at.keys():
        yield Due("away", company.leaves_at(seat, away[seat]), seat)


def search_job(table: Table, seat: Seat) -> SearchJob | None:
    """The search that the bot at this seat needs before it answers; None when it needs none."""
    bot = table.seats[seat].bot
    asked = prompt(table, seat)
    is_quick = bot in NAMES and bot not in SEARCHERS  # a bot of a plugin may take any time
    if is_quick or not bot or asked is None or len(asked.actions) == 1:
        return None
    seconds = min(SEARCH_SECONDS, _SEARCH_SHARE * table.terms.pace)
    return SearchJob(table.started_session.record.text(), seat, bot, seconds, _bot_seed(table, seat))


def is_answered_automatically(table: Table, seat: Seat) -> bool:
    """Whether a person's prompt will be answered by their premove, or because only one choice is left."""
    return any(due.kind in ("wish", "forced") for due in _due_for_seat(table, seat))


def carry_out(table: Table, due: Due, searched: str = "") -> Entry:
    """The entry for what is due; ``searched`` is the action that a search found. Raises `Refused` when it is
    no longer due."""
    match due.kind:
        case "begin":
            return Began(new_seed(), table.game.version)
        case "fill":
            free = next(seat for seat, seat_state in enumerate(table.seats) if seat_state.free)
            return seating.fill(table, free, table.terms.bot)
        case "trim":
            return matching.trim(table)
        case "away":
            return Left(due.seat, "away")
        case "roll":
            return rolls.roll(table)
        case "forget":
            return Wished(due.seat, "")
        case "clock" if due.prompt is None:
            return Handed(due.seat, table.terms.bot, "clock")
        case "bot" | "wish" | "forced" | "clock":
            assert due.prompt is not None
            action = searched or _choice(table, due.kind, due.seat, due.prompt).text
            return decide(table, due.seat, due.prompt.id, action, due.kind)
        case _:
            assert_never(due.kind)


def _due_for_seat(table: Table, seat: Seat) -> list[Due]:
    asked = prompt(table, seat)
    since = table.clocks.asked_since[seat]
    assert asked is not None
    assert since is not None
    seat_state = table.seats[seat]
    if seat_state.bot:
        return [Due("bot", since + _bot_delay(table, seat), seat, asked)]
    found: list[Due] = []
    if len(asked.actions) == 1:
        delay = _person_delay(table, seat, asked, asked.decision.actions[0])
        found.append(Due("forced", since + delay, seat, asked))
    elif seat_state.premove:
        action = premove_answer(table, seat, asked)
        if action is not None and seat_state.premove_at >= since:  # set in answer to this question, just now
            found.append(Due("wish", seat_state.premove_at, seat, asked))
        elif action is not None:
            found.append(Due("wish", since + _person_delay(table, seat, asked, action), seat, asked))
        elif _premove_is_over(table, seat):
            found.append(Due("forget", table.log[-1].at, seat))
    deadline = table.clocks.deadline(seat)
    if deadline is not None:
        found.append(Due("clock", deadline, seat, None if table.terms.timeout == "bot" else asked))
    return found


def _choice(
    table: Table, kind: Literal["bot", "wish", "forced", "clock"], seat: Seat, asked: Prompt
) -> Action:
    decision = asked.decision
    match kind:
        case "bot":
            seed = _bot_seed(table, seat)
            return quick_choice(table.started_session, seat, table.seats[seat].bot, seed, decision)
        case "wish":
            action = premove_answer(table, seat, asked)
            assert action is not None
            return action
        case "forced":
            return decision.actions[0]
        case "clock":
            return decision.default
        case _:
            assert_never(kind)


def quick_choice(session: Session, seat: Seat, bot: str, seed: str, decision: Decision) -> Action:
    """What a bot that needs no search chooses."""
    return find_bot(bot, session.game).choose(session.state.view(seat), decision, Seeded(seed))


def _bot_seed(table: Table, seat: Seat) -> str:
    return bot_seed(table.started_session, table.seed, seat)


def bot_seed(session: Session, seed: str, seat: Seat) -> str:
    """The seed of a bot's next choice, in a game of this seed."""
    # Counted from the fork: the seed becomes public, and what came before may be hidden in a running game.
    return f"{seed}/bot/{seat}/{session.decisions - session.forked_at}"


def _premove_is_over(table: Table, seat: Seat) -> bool:
    premoves = table.game.capability(Premoves)
    view = table.started_session.state.view(seat)
    return premoves is None or premoves.is_over(table.seats[seat].premove, view)


def _mask(table: Table, seat: Seat) -> Chance:
    """The chance of a delay: the same in every process, secret until the seed is public."""
    return Seeded(f"{table.seed}/mask/{seat}/{table.clocks.asked_by[seat]}")


def _bot_delay(table: Table, seat: Seat) -> float:
    return table.terms.pace * (0.5 + _mask(table, seat).below(_DELAY_STEPS, "mask") / _DELAY_STEPS)


def _person_delay(table: Table, seat: Seat, asked: Prompt, action: Action) -> float:
    """Seconds before an automatic answer for a person: drawn from people's own answer times, within the time
    that is left. A person alone with bots gets a bot's delay: nobody is there to notice."""
    if len(table.people()) < 2:
        return _bot_delay(table, seat)
    clocks = table.clocks
    key = (clocks.asked_by[seat], action.text)
    drawn_for, delay = clocks.drawn_delays.get(seat, ((-1, ""), 0.0))
    if drawn_for != key:
        delay = _draw_delay(table, seat, asked, action)
        clocks.drawn_delays[seat] = (key, delay)
    return delay


def _draw_delay(table: Table, seat: Seat, asked: Prompt, action: Action) -> float:
    clocks = table.clocks
    since, deadline = clocks.asked_since[seat], clocks.deadline(seat)
    assert since is not None
    return clocks.latencies.draw(
        _mask(table, seat),
        seat,
        asked.decision.question.key,
        action.text.partition(" ")[0],
        _FIRST_PACES * table.terms.pace,
        clocks.latencies_known[seat],
        None if deadline is None else max(0.0, deadline - since) * _LATEST_SHARE,
    )
