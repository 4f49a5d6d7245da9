"""Automation: what a table does automatically, and when it is due.

The game begins when all seats are taken. Bots, premoves and forced choices answer, clocks run out, and at a
paper table the program rolls what nobody types in.
Every automatic answer waits for a time drawn beforehand, however long it took to find, so timing reveals
nothing. An answer for a *person* (a premove, a forced choice) takes as long as people at this table usually
take.
"""

from __future__ import annotations

import math
from typing import Final, Literal, assert_never

from madoi.bots import SEARCH_SECONDS, SEARCHERS
from madoi.bots import find as find_bot
from madoi.core.action import Action
from madoi.core.capabilities import Premoves
from madoi.core.chance import Seeded
from madoi.core.viewer import Seat
from madoi.server.table.commands import rolls
from madoi.server.table.commands.decisions import Prompt, decide, prompt
from madoi.server.table.log import Began, Entry, Handed, Wished
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed

_FEWEST_ANSWER_TIMES: Final = 5
_USUAL_SHARE: Final = 0.75
"""Delays imitate people's answer times up to this quantile."""
_DELAY_STEPS: Final = 65_536
_SEARCH_SHARE: Final = 0.45
"""The share of the table's pace that a search may take. A bot waits at least half of it, so no search is
late."""

DueKind = Literal["begin", "roll", "bot", "wish", "forget", "forced", "clock"]


class Due:
    """The next automatic step: what, when, for which seat, and for which prompt."""

    def __init__(self, kind: DueKind, at: float, seat: Seat = -1, prompt: Prompt | None = None) -> None:
        self.kind: DueKind = kind
        self.at = at
        self.seat = seat
        self.prompt = prompt

    def is_same(self, other: Due) -> bool:
        return (self.kind, self.seat, self.at) == (other.kind, other.seat, other.at)


def next_due(table: Table) -> Due | None:
    """The next automatic step if nothing else happens before; None when only people can continue."""
    if not table.begun:
        return Due("begin", table.log[-1].at) if table.full() else None
    if rolls.is_automatic(table):
        return Due("roll", table.log[-1].at)
    found = [due for seat in table.to_move() for due in _due_for_seat(table, seat)]
    return min(found, key=lambda due: (due.at, due.seat), default=None)


def search_job(table: Table, seat: Seat) -> SearchJob | None:
    """The search that the bot at this seat needs before it answers; None when it needs none."""
    bot = table.seats[seat].bot
    asked = prompt(table, seat)
    if bot not in SEARCHERS or asked is None or len(asked.actions) == 1:
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
        found.append(Due("forced", since + _person_delay(table, seat), seat, asked))
    elif seat_state.premove:
        if _premove_action(table, seat, asked) is not None:
            found.append(Due("wish", since + _person_delay(table, seat), seat, asked))
        elif " " in seat_state.premove:  # it was for a limited time, which is over
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
            bot = find_bot(table.seats[seat].bot, table.game)
            return bot.choose(
                table.started_session.state.view(seat), decision, Seeded(_bot_seed(table, seat))
            )
        case "wish":
            action = _premove_action(table, seat, asked)
            assert action is not None
            return action
        case "forced":
            return decision.actions[0]
        case "clock":
            return decision.default
        case _:
            assert_never(kind)


def _bot_seed(table: Table, seat: Seat) -> str:
    return f"{table.seed}/bot/{seat}/{table.started_session.decisions}"


def _premove_action(table: Table, seat: Seat, asked: Prompt) -> Action | None:
    premoves = table.game.capability(Premoves)
    if premoves is None:
        return None
    return premoves.answer(table.seats[seat].premove, table.started_session.state.view(seat), asked.decision)


def _draw(table: Table, seat: Seat) -> float:
    """A random number from 0 to 1, the same in every process, secret until the seed is public."""
    chance = Seeded(f"{table.seed}/mask/{seat}/{table.clocks.asked_by[seat]}")
    return chance.below(_DELAY_STEPS, "mask") / _DELAY_STEPS


def _bot_delay(table: Table, seat: Seat) -> float:
    return table.terms.pace * (0.5 + _draw(table, seat))


def _person_delay(table: Table, seat: Seat) -> float:
    """Seconds before an automatic answer for a person: drawn from people's own answer times, within the time
    that is left. A person alone with bots gets a bot's delay: nobody is there to notice."""
    if len(table.people()) < 2:
        return _bot_delay(table, seat)
    drawn = _draw(table, seat)
    times = sorted(table.clocks.answer_times)
    delay = table.terms.pace * (1 + 4 * drawn)
    if len(times) >= _FEWEST_ANSWER_TIMES:
        usual = times[: math.ceil(len(times) * _USUAL_SHARE)]
        delay = usual[int(drawn * len(usual))]
    since, deadline = table.clocks.asked_since[seat], table.clocks.deadline(seat)
    assert since is not None
    return delay if deadline is None else min(delay, max(0.0, deadline - since) * (0.5 + drawn / 2))
