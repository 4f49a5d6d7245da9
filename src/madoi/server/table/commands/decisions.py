"""Decision commands: the prompt of a seat, its answer, and its premoves."""

from __future__ import annotations

from hashlib import blake2s

import msgspec

from madoi.core.action import Action, Decision, Question
from madoi.core.capabilities import Concession, Premoves
from madoi.core.refusal import Facts, Illegal, Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server.table.log import Decided, DecidedBy, Wished
from madoi.server.table.state import Table


class Prompt:
    """The question a seat is asked now, with its legal actions.

    An answer names the ``id``, so no answer counts twice or for another question. The id changes with the
    question, the choices, each answer of the seat, and each undo that the seat learns of. It is made only
    from what the seat can see.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        self.decision: Decision = table.started_session.state.decision(seat)
        question: Question = self.decision.question
        self.actions = [action.text for action in self.decision.actions]
        self.id = _id_of(table, seat, [question.key, question.facts, self.actions])


class OutOfTurn:
    """What a seat may do although nobody waits for it; the ``id`` is as that of a prompt."""

    def __init__(self, table: Table, seat: Seat, actions: list[Action]) -> None:
        self.actions = actions
        self.id = _id_of(table, seat, ["out-of-turn", [action.text for action in actions]])


def _id_of(table: Table, seat: Seat, asked: list[object]) -> str:
    seat_state = table.seats[seat]
    seen = [seat_state.decisions_made, seat_state.rollbacks_seen, *asked]
    return blake2s(msgspec.json.encode(seen), digest_size=8).hexdigest()


def prompt(table: Table, seat: Seat) -> Prompt | None:
    """The prompt of a seat; None when it is not asked anything."""
    if seat not in table.to_move():
        return None
    made = table.memo.get(("prompt", seat))
    if not isinstance(made, Prompt):
        made = table.memo["prompt", seat] = Prompt(table, seat)
    return made


def out_of_turn(table: Table, seat: Seat) -> OutOfTurn | None:
    """What a seat may do besides answering a prompt; None where there is nothing."""
    if table.session is None or table.waits_for_chance:
        return None
    actions = table.session.state.out_of_turn(seat)
    return OutOfTurn(table, seat, actions) if actions else None


def decide(table: Table, seat: Seat, prompt_id: str, action: str, how: DecidedBy = "person") -> Decided:
    """Answer a prompt, or act out of turn. Raises `Refused`, with the rule that forbids the action if any."""
    if how == "person":
        _refuse_if_bot_plays(table, seat)
    _refuse_if_abandoned(table)
    _refuse_before_chance(table)
    state = table.started_session.state
    parsed = table.game.parse(action)
    asked, besides = prompt(table, seat), out_of_turn(table, seat)
    ids = [offered.id for offered in (asked, besides) if offered is not None]
    if ids and prompt_id not in ids:
        raise Refused(Refusal("table-stale", "", {}))
    refusal = state.why_not(seat, parsed)
    if refusal is not None:
        raise Illegal(refusal)
    is_choice = how == "person" and asked is not None and len(asked.actions) > 1
    question = asked.decision.question.key if asked is not None and is_choice else ""
    return Decided(seat, parsed.text, how, question)


def concede(table: Table, seat: Seat) -> Decided:
    """Give the game up, also out of turn. Raises `Refused` where the rules do not know that."""
    offers = table.game.capability(Concession)
    if offers is None:
        raise Refused(Refusal("concede-not-offered", "", {}))
    if table.phase != "playing":
        raise Refused(Refusal("table-not-playing", "", {}))
    _refuse_before_chance(table)
    return Decided(seat, offers.action.text)


def why_not(table: Table, seat: Seat, action: str) -> Refusal | None:
    """Why the seat may not do this now; None when it may. Raises `Malformed`."""
    _refuse_if_abandoned(table)
    _refuse_before_chance(table)
    return table.started_session.state.why_not(seat, table.game.parse(action))


def premoves(table: Table, seat: Seat, asked: Prompt) -> list[str]:
    offers = table.game.capability(Premoves)
    return [] if offers is None else offers.offered(table.started_session.state.view(seat), asked.decision)


def premove_facts(table: Table, premove: str) -> Facts:
    """The facts for the sentence of a premove; none for no premove."""
    offers = table.game.capability(Premoves)
    return {} if offers is None or not premove else offers.facts(premove)


def premove_answer(table: Table, seat: Seat, asked: Prompt) -> Action | None:
    """What the seat's premove answers now; None to ask the player."""
    offers = table.game.capability(Premoves)
    premove = table.seats[seat].premove
    if offers is None or not premove:
        return None
    return offers.answer(premove, table.started_session.state.view(seat), asked.decision)


def is_answered_for(table: Table, seat: Seat, asked: Prompt) -> bool:
    """Whether a person's prompt answers itself: only one choice, or a premove."""
    return len(asked.actions) == 1 or premove_answer(table, seat, asked) is not None


def set_premove(table: Table, seat: Seat, premove: str) -> Wished:
    """Set the premove of a seat, or clear it (empty)."""
    _refuse_if_bot_plays(table, seat)
    asked = prompt(table, seat)
    offered = premoves(table, seat, asked) if asked is not None else []
    if premove and premove not in offered:
        raise Refused(Refusal("table-no-wish", "", {"text": premove}))
    return Wished(seat, premove)


def _refuse_if_bot_plays(table: Table, seat: Seat) -> None:
    if table.seats[seat].bot:
        raise Refused(Refusal("table-bot-plays", "", {"bot": f"@bot-name-{table.seats[seat].bot}"}))


def _refuse_if_abandoned(table: Table) -> None:
    if table.abandoned:
        raise Refused(Refusal("game-over", "", {}))


def _refuse_before_chance(table: Table) -> None:
    if table.waits_for_chance:
        raise Refused(Refusal("table-chance-first", "", {}))
