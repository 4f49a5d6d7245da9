"""Correcting at a paper table: an earlier decision or result is changed, and the game played again with it.

Nothing is changed where the game could not have gone on as it did: the answer says where and why, and whoever
asks can give what would have been rolled, or cut the game there. Nobody learns what is not hers: who changes
something hidden tells the others only that she does.
"""

from __future__ import annotations

from collections.abc import Sequence

from madoi.core.game import Action, Seat
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.server import limits
from madoi.server.table.commands.rolls import impossible, offered, paper_of, tellers
from madoi.server.table.commands.undo import agreed, consenting
from madoi.server.table.log import Change, CorrectAsked, Corrected, Decided, Fell
from madoi.server.table.paper import Paper, Round, Stop, events_of, is_open, play_again
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
    """Change what the seat was told as news of this number: the ``action`` of its decision, or what fell,
    with None where that stays. Raises `Refused`."""
    paper = paper_of(table)
    if len(table.corrections) >= limits.MAX_CORRECTIONS:
        raise Refused(Refusal("correct-too-many", "", {"most": limits.MAX_CORRECTIONS}))
    change = _change(table, paper, seat, number, action, results, more, cut)
    again = play_again(paper, change, len(table.entries), seat)
    if again.stop is not None and not cut:
        raise Refused(_stopped(table, seat, again.stop))
    request = table.undo
    if request is not None:
        if request.seat == seat and request.change == change and consenting(table) <= request.agreed:
            return _corrected(agreed(table, request))
        raise Refused(Refusal("undo-waiting", "", {"seat": request.seat}))
    free = table.terms.corrections == "free" or _is_slip(table, paper, seat, change)
    if free or not consenting(table) - {seat}:
        return Corrected(seat, change)
    return CorrectAsked(seat, change)


def _is_slip(table: Table, paper: Paper, seat: Seat, change: Change) -> bool:
    """Whether the seat only changes what it has typed itself, and nothing has come of that yet."""
    round = paper.pending
    if round is None or round.number != change.began or change.action or change.cut:
        return False
    typed = [table.entries[round.entries[place]] for place in change.places]
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
    told = table.told[seat]
    place = told[number] if number < len(told) else -1
    for number_of_round, round in enumerate(paper.all_rounds()):
        if action and round.number == place and round.seat >= 0:
            openly = [] if round.seat == seat else of_bot(table, number_of_round, round)
            wanted = table.game.parse(action)
            if round.seat != seat and wanted not in openly:
                raise Refused(Refusal("correct-bot-hidden", "", {}))
            return Change(round.number, wanted.text, [], [], more, cut)
        places = [at for at, entry in enumerate(round.entries) if entry == place]
        if results and len(places) == len(results):
            changed = [(at, result) for at, result in zip(places, results, strict=True) if result is not None]
            if not all(seat in tellers(table, round.fallen[at].asked) for at, _ in changed):
                raise Refused(Refusal("correct-not-yours", "", {}))
            for at, result in changed:
                asked = round.fallen[at].asked
                if asked.only is not None:
                    raise Refused(Refusal("correct-only", "", {"what": "@" + asked.what}))
                if result not in asked.offered:
                    raise Refused(impossible(table, asked, result))
            return Change(
                round.number, "", [at for at, _ in changed], [result for _, result in changed], more, cut
            )
    raise Refused(Refusal("correct-nothing", "", {}))


def of_bot(table: Table, place: int, round: Round) -> list[Action]:
    """What can be put in the place of a decision that a bot made: what everybody knows that it could have
    done. Raises `Refused` where a person decided, or decides for the seat now: what she could have done
    instead would tell what she has."""
    made = table.entries[round.number]
    by_bot = isinstance(made, Decided) and made.how == "bot"
    if not by_bot or table.chairs[round.seat].by_person:
        raise Refused(Refusal("correct-not-yours", "", {}))
    state = table.playing.state_at(place - 1)
    openly = state.openly(round.seat)
    if all(action.text == round.action for action in openly):
        raise Refused(Refusal("correct-bot-hidden", "", {}))
    return openly


def _stopped(table: Table, seat: Seat, stop: Stop) -> Refusal:
    """Where and why a game cannot go on, as far as the seat may know."""
    paper = paper_of(table)
    rounds = paper.all_rounds()
    round = rounds[stop.round]
    told = table.told[seat]
    # Counted as she could count them: what she was not told of makes no gap.
    before = sum(one.number in told for one in rounds[1 : stop.round])
    facts: Facts = {"decision": min(stop.round, before + 1)}
    asked = stop.asked
    hers = round.seat in (seat, -1) or is_open(events_of(table.session, stop.round))
    if not hers or (asked is not None and not asked.known_to(seat)):
        return Refusal("correct-stops-hidden", "", facts)
    facts["refusal"] = stop.refusal
    facts["number"] = told.index(round.number) if round.number in told else -1
    if asked is not None:
        facts["against"] = asked.against
        facts["asked"] = asked.what
        facts["about"] = asked.subject
        facts["choices"] = offered(table, seat, asked)
    return Refusal("correct-stops", stop.refusal.rule, facts)
