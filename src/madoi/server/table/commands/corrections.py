"""Correction commands of a paper table: change an earlier decision or result, and replay the game with it.

If the later game is not possible then, nothing changes, and the refusal says where and why.
Of a hidden change the others learn only that there was one.
"""

from __future__ import annotations

from collections.abc import Sequence

from madoi.core.action import Action
from madoi.core.capabilities import paper_support
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server import limits
from madoi.server.table.commands.rolls import impossible_result, offered_results, paper_of, reporters
from madoi.server.table.commands.undo import carry_out, consent_needed
from madoi.server.table.log import Change, CorrectAsked, Corrected, Decided, Fell
from madoi.server.table.paper import Paper, Round, events_of, is_public
from madoi.server.table.paper_correction import ReplayStop, replay_with_change
from madoi.server.table.state import Table


def correct(
    table: Table,
    seat: Seat,
    number: int,
    action: str,
    results: Sequence[int | None],
    more: list[int],
    cut: bool,
) -> CorrectAsked | Corrected:
    """Correct the entry that the seat knows by this number: the ``action`` of a decision, or its results
    (None: unchanged)."""
    paper = paper_of(table)
    if sum(one.correction is not None for one in table.log) >= limits.MAX_CORRECTIONS:
        raise Refused(Refusal("correct-too-many", "", {"most": limits.MAX_CORRECTIONS}))
    change = _change(table, paper, seat, number, action, results, more, cut)
    stop = replay_with_change(paper, change, len(table.log), seat).stop
    if stop is not None and not cut:
        raise Refused(_stop_refusal(table, seat, stop))
    request = table.consent_request
    if request is not None:
        if request.seat == seat and request.change == change and consent_needed(table) <= request.agreed:
            return _corrected(carry_out(table, request))
        raise Refused(Refusal("undo-waiting", "", {"seat": request.seat}))
    is_free = table.terms.corrections == "free" or _is_own_typo(table, paper, seat, change)
    if is_free or not consent_needed(table) - {seat}:
        return Corrected(seat, change)
    return CorrectAsked(seat, change)


def _is_own_typo(table: Table, paper: Paper, seat: Seat, change: Change) -> bool:
    """Whether the seat only changes results that it typed in itself, and nothing has followed from them
    yet."""
    round = paper.pending
    if round is None or round.number != change.began or change.action or change.cut:
        return False
    typed = [table.log[round.result_entries[place]].entry for place in change.places]
    return all(isinstance(entry, Fell) and entry.seat == seat for entry in typed)


def _corrected(entry: object) -> Corrected:
    assert isinstance(entry, Corrected)
    return entry


def _change(
    table: Table,
    paper: Paper,
    seat: Seat,
    number: int,
    action: str,
    results: Sequence[int | None],
    more: list[int],
    cut: bool,
) -> Change:
    visible = table.visible_entries[seat]
    changed_entry = visible[number] if number < len(visible) else -1
    for index, round in enumerate(paper.all_rounds()):
        if action and round.number == changed_entry and not round.is_setup:
            allowed = [] if round.seat == seat else public_actions_of_bot(table, index, round)
            wanted = table.game.parse(action)
            if round.seat != seat and wanted not in allowed:
                raise Refused(Refusal("correct-bot-hidden", "", {}))
            return Change(round.number, wanted.text, [], [], more, cut)
        places = [place for place, entry in enumerate(round.result_entries) if entry == changed_entry]
        if results and len(places) == len(results):
            changed = [(at, result) for at, result in zip(places, results, strict=True) if result is not None]
            if not all(seat in reporters(table, round.results[at].asked) for at, _ in changed):
                raise Refused(Refusal("correct-not-yours", "", {}))
            for at, result in changed:
                asked = round.results[at].asked
                if asked.only_choice is not None:
                    raise Refused(Refusal("correct-only", "", {"what": "@" + asked.what}))
                if result not in asked.offered:
                    raise Refused(impossible_result(table, asked, result))
            return Change(
                round.number, "", [at for at, _ in changed], [result for _, result in changed], more, cut
            )
    raise Refused(Refusal("correct-nothing", "", {}))


def public_actions_of_bot(table: Table, index: int, round: Round) -> list[Action]:
    """The actions that can replace a bot's decision: those that everybody knows it had. Raises `Refused`
    where a person decided, or decides for the seat now: their choices would give away what they hold."""
    made = table.log[round.number].entry
    by_bot = isinstance(made, Decided) and made.how == "bot"
    if not by_bot or table.seats[round.seat].by_person:
        raise Refused(Refusal("correct-not-yours", "", {}))
    state = table.started_session.state_at(index - 1)
    actions = paper_support(table.game).public_actions(state, round.seat)
    if all(action.text == round.action for action in actions):
        raise Refused(Refusal("correct-bot-hidden", "", {}))
    return actions


def _stop_refusal(table: Table, seat: Seat, stop: ReplayStop) -> Refusal:
    """Where and why the game cannot go on, as far as the seat may know."""
    paper = paper_of(table)
    rounds = paper.all_rounds()
    round = rounds[stop.round]
    # Counted as the seat knows them: rounds that it did not learn of leave no gap.
    before = sum(seat in table.log[one.number].visible_to for one in rounds[1 : stop.round])
    facts: Facts = {"decision": min(stop.round, before + 1)}
    asked = stop.question
    is_known = round.seat in (seat, -1) or is_public(events_of(table.session, stop.round))
    if not is_known or (asked is not None and not asked.known_to(seat)):
        return Refusal("correct-stops-hidden", "", facts)
    facts["refusal"] = stop.refusal
    facts["number"] = table.viewer_number(seat, round.number)
    if asked is not None:
        facts["against"] = asked.against
        facts["asked"] = asked.what
        facts["about"] = asked.subject
        facts["choices"] = offered_results(table, seat, asked)
    return Refusal("correct-stops", stop.refusal.rule, facts)
