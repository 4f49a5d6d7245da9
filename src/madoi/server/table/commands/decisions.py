"""Deciding: what a seat is asked, what it answers, what it wishes to be answered for it."""

from __future__ import annotations

from hashlib import blake2s

import msgspec

from madoi.core.capabilities import Premoves
from madoi.core.game import Decision, Question, Seat
from madoi.core.refusal import Illegal, Refusal, Refused
from madoi.server.table.log import Decided, How, Wished
from madoi.server.table.state import Table


class Prompt:
    """What a seat is asked now. ``id`` changes when the question or the choices do, when the seat has
    answered and when it was told that something was taken back; an answer names it, so that no answer counts
    twice or for another question. It is made from what the seat can see, so it tells nothing else."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.decision: Decision = table.playing.state.decision(seat)
        question: Question = self.decision.question
        self.actions = [action.text for action in self.decision.actions]
        seen = [table.made[seat], table.undone[seat], question.key, question.facts, self.actions]
        self.id = blake2s(msgspec.json.encode(seen), digest_size=8).hexdigest()


def prompt(table: Table, seat: Seat) -> Prompt | None:
    """What the seat is asked now; None when it is not asked anything."""
    if seat not in table.to_move():
        return None
    made = table.memo.get(("prompt", seat))
    if not isinstance(made, Prompt):
        made = table.memo["prompt", seat] = Prompt(table, seat)
    return made


def decide(table: Table, seat: Seat, prompt_id: str, action: str, how: How = "person") -> Decided:
    """A seat answers what it is asked. Raises `Refused`, with the rule where a rule forbids it."""
    if how == "person":
        _plays(table, seat)
    _chance_first(table)
    state = table.playing.state
    parsed = table.game.parse(action)
    asked = prompt(table, seat)
    if asked is not None and asked.id != prompt_id:
        raise Refused(Refusal("table-stale", "", {}))
    refusal = state.why_not(seat, parsed)
    if refusal is not None:
        raise Illegal(refusal)
    return Decided(seat, parsed.text, how)


def why(table: Table, seat: Seat, action: str) -> Refusal | None:
    """Why the seat may not do this now; None when it may. Raises `Malformed`."""
    _chance_first(table)
    return table.playing.state.why_not(seat, table.game.parse(action))


def wishes(table: Table, seat: Seat, asked: Prompt) -> list[str]:
    """What the seat can ask for beforehand."""
    premoves = table.game.capability(Premoves)
    return [] if premoves is None else premoves.offered(table.playing.state.view(seat), asked.decision)


def wish(table: Table, seat: Seat, wanted: str) -> Wished:
    """A seat wants to be answered for, or, with nothing, to be asked again."""
    _plays(table, seat)
    asked = prompt(table, seat)
    offered = wishes(table, seat, asked) if asked is not None else []
    if wanted and wanted not in offered:
        raise Refused(Refusal("table-no-wish", "", {"text": wanted}))
    return Wished(seat, wanted)


def _plays(table: Table, seat: Seat) -> None:
    if table.chairs[seat].bot:
        raise Refused(Refusal("table-bot-plays", "", {"bot": table.chairs[seat].bot}))


def _chance_first(table: Table) -> None:
    if table.waits_for_chance:
        raise Refused(Refusal("table-chance-first", "", {}))
