"""What a table does by itself: the game begins when all seats are taken, bots answer, wishes are followed,
forced choices are made, clocks run out; what nobody types in at a paper table is rolled.

Everything a machine answers waits for a while that was drawn beforehand and does not depend on what it
answers or how long that took to find, so that its timing tells nothing. An answer for a *person* (a wish, a
forced choice) takes as long as people at this table take: it is drawn from their own answers.
"""

from __future__ import annotations

import math
from typing import Final, Literal

from madoi.bots import PATIENCE, THINKERS
from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.game import Action, Seat
from madoi.server.table.commands import rolls
from madoi.server.table.commands.decisions import Prompt, decide, prompt
from madoi.server.table.log import Began, Entry, Handed, Wished
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed
from madoi.server.workers.bot_pool import SearchJob

_FEWEST_PACES: Final = 5
_USUAL: Final = 0.75
_FINE: Final = 65_536
_WITHIN: Final = 0.45
"""A machine waits at least half of the table's pace, so whoever thinks no longer than this is never late: how
long it thought does not show."""

Kind = Literal["begin", "roll", "bot", "wish", "forget", "forced", "clock"]


class Due:
    """Something the table owes: what, for which seat, when, and for which question."""

    def __init__(self, kind: Kind, at: float, seat: Seat = -1, asked: Prompt | None = None) -> None:
        self.kind: Kind = kind
        self.at = at
        self.seat = seat
        self.asked = asked


def due(table: Table) -> Due | None:
    """What comes next by itself, if nothing else happens before; None when only people can go on."""
    if not table.begun:
        return Due("begin", table.times[-1]) if table.full() else None
    if rolls.is_ours(table):
        return Due("roll", table.times[-1])
    owed = [found for seat in table.to_move() for found in _owed(table, seat)]
    return min(owed, key=lambda found: (found.at, found.seat), default=None)


def errand(table: Table, seat: Seat) -> SearchJob | None:
    """What a bot at this seat has to think about before it answers; None when that takes no time."""
    bot = table.chairs[seat].bot
    asked = prompt(table, seat)
    if bot not in THINKERS or asked is None or len(asked.actions) == 1:
        return None
    seconds = min(PATIENCE, _WITHIN * table.terms.pace)
    return SearchJob(table.playing.record.text(), seat, bot, seconds, _bot_seed(table, seat))


def answers_for(table: Table, seat: Seat) -> bool:
    """Whether a person who is asked something will be answered for: by her wish, or because only one choice
    is left."""
    return any(found.kind in ("wish", "forced") for found in _owed(table, seat))


def carry_out(table: Table, owed: Due, thought: str = "") -> Entry:
    """The entry that settles it, with what a bot has thought if it had to. Raises `Refused` when the table
    has moved on since."""
    if owed.asked is None:
        if owed.kind == "begin":
            return Began(new_seed(), table.game.version)
        if owed.kind == "roll":
            return rolls.roll(table)
        if owed.kind == "forget":
            return Wished(owed.seat, "")
        return Handed(owed.seat, table.terms.bot, "clock")
    action = thought or _choice(table, owed.kind, owed.seat, owed.asked).text
    how = owed.kind
    assert how in ("bot", "wish", "forced", "clock")
    return decide(table, owed.seat, owed.asked.id, action, how)


def _owed(table: Table, seat: Seat) -> list[Due]:
    asked = prompt(table, seat)
    begun = table.clocks.asked[seat]
    assert asked is not None
    assert begun is not None
    chair = table.chairs[seat]
    if chair.bot:
        return [Due("bot", begun + _of_machine(table, seat), seat, asked)]
    found: list[Due] = []
    if len(asked.actions) == 1:
        found.append(Due("forced", begun + _as_a_person(table, seat), seat, asked))
    elif chair.wish:
        follows = _followed(table, seat, asked)
        if follows is not None:
            found.append(Due("wish", begun + _as_a_person(table, seat), seat, asked))
        elif " " in chair.wish:  # a wish for a while, and the while is over
            found.append(Due("forget", table.times[-1], seat))
    deadline = table.clocks.deadline(seat)
    if deadline is not None:
        found.append(Due("clock", deadline, seat, None if table.terms.timeout == "bot" else asked))
    return found


def _choice(table: Table, kind: Kind, seat: Seat, asked: Prompt) -> Action:
    decision = asked.decision
    if kind == "bot":
        bot = find_bot(table.chairs[seat].bot, table.game)
        return bot.choose(table.playing.state.view(seat), decision, Seeded(_bot_seed(table, seat)))
    if kind == "wish":
        follows = _followed(table, seat, asked)
        assert follows is not None
        return follows
    return decision.actions[0] if kind == "forced" else decision.default


def _bot_seed(table: Table, seat: Seat) -> str:
    return f"{table.seed}/bot/{seat}/{table.playing.decisions}"


def _followed(table: Table, seat: Seat, asked: Prompt) -> Action | None:
    return table.game.follow(table.chairs[seat].wish, table.playing.state.view(seat), asked.decision)


def _drawn(table: Table, seat: Seat) -> float:
    """From 0 to 1; the same in every process, and nobody can work it out before the seed is opened."""
    chance = Seeded(f"{table.seed}/mask/{seat}/{table.clocks.number[seat]}")
    return chance.below(_FINE, "mask") / _FINE


def _of_machine(table: Table, seat: Seat) -> float:
    return table.terms.pace * (0.5 + _drawn(table, seat))


def _as_a_person(table: Table, seat: Seat) -> float:
    """As long as somebody here took for an answer, the slowest answers left out, and never beyond the time
    that is left. Who is alone with machines has nobody to hide it from."""
    if len(table.people()) < 2:
        return _of_machine(table, seat)
    drawn = _drawn(table, seat)
    paces = sorted(table.clocks.paces)
    took = table.terms.pace * (1 + 4 * drawn)
    if len(paces) >= _FEWEST_PACES:
        usual = paces[: math.ceil(len(paces) * _USUAL)]
        took = usual[int(drawn * len(usual))]
    begun, deadline = table.clocks.asked[seat], table.clocks.deadline(seat)
    assert begun is not None
    return took if deadline is None else min(took, max(0.0, deadline - begun) * (0.5 + drawn / 2))
