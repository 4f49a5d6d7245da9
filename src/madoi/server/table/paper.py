"""The paper table: the game lies on a real table, and chance is asked for (docs/decisions/0009).

What is kept here is read from the book, like everything of a table: the rounds of the game with all that has
fallen in each, and the question that has not been answered yet.
"""

from __future__ import annotations

from hashlib import blake2s

import msgspec

from madoi.core.chance import ANYBODY
from madoi.core.chance_preview import PossibleQuestion, preview_decision, preview_setup
from madoi.core.game import EVERYTHING, SPECTATOR, Event, Game, Seat
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.record import Player
from madoi.core.refusal import Refusal, Refused
from madoi.core.result_collection import (
    ChanceResult,
    CollectedResults,
    ListedResults,
    ResultSource,
    collect_for_decision,
    collect_for_setup,
)
from madoi.core.session import Session
from madoi.core.settings import Settings
from madoi.server.table.log import Change, Rolling


class Round:
    """The setup, or one decision, and what has fallen for it. ``number`` is the entry of the book that began
    it, ``entries`` those that brought the results, one for each."""

    def __init__(self, seat: Seat, action: str, number: int) -> None:
        self.seat = seat
        self.action = action
        self.number = number
        self.fallen: list[ChanceResult] = []
        self.entries: list[int] = []


class Paper:
    """The rounds that stand, the set-up first; the ``pending`` one, which waits for what is ``asked``; and by
    whom it is rolled now."""

    def __init__(self, game: Game, settings: Settings, players: list[Player], by: Rolling) -> None:
        self.game = game
        self.settings = settings
        self.players = players
        self.by: Rolling = by
        self.rounds: list[Round] = []
        self.pending: Round | None = None
        self.asked: ChanceNeeded | None = None
        self.questions = 0
        """How often another question was asked, or none any more: everybody was told each time. A decision
        for which nothing falls does not count, for it may be hidden."""

    def feed(self, session: Session | None, round: Round, feed: ResultSource) -> CollectedResults:
        """What the round needs now, from this feed. Changes nothing."""
        if round.seat < 0:
            return collect_for_setup(self.game, self.settings, feed)
        assert session is not None
        return collect_for_decision(session, round.seat, self.game.parse(round.action), feed)

    def foresee(self, session: Session | None) -> list[PossibleQuestion]:
        """What may be asked in this round after what is asked now."""
        round = self.pending
        assert round is not None
        results = [one.result for one in round.fallen]
        if round.seat < 0:
            return preview_setup(self.game, self.settings, results)
        assert session is not None
        return preview_decision(session, round.seat, self.game.parse(round.action), results)

    def carry_on(
        self, session: Session | None, round: Round, results: list[int], number: int
    ) -> Session | None:
        """Go on with a round and what this entry has brought for it. Gives the game after it; None while
        something is missing."""
        found = self.feed(session, round, ListedResults([one.result for one in round.fallen] + results))
        round.fallen = found.results
        round.entries += [number] * len(results)
        self.wait_for(round, found.needed)
        if found.needed is not None:
            return None
        self.rounds.append(round)
        return self.played(session, round)

    def played(self, session: Session | None, round: Round) -> Session:
        """The game after a round that has all it needs."""
        results = [one.result for one in round.fallen]
        if session is None:
            return Session(self.game, self.settings, self.players, ManualChance(results))
        session.play(round.seat, self.game.parse(round.action), results)
        return session

    def wait_for(self, round: Round, asked: ChanceNeeded | None) -> None:
        self.questions += asked is not None or self.asked is not None
        self.pending = None if asked is None else round
        self.asked = asked

    def back_to(self, back: int, keep: list[int]) -> list[Round]:
        """Only the set-up, so many decisions and these later ones stand. Gives the rounds that do not."""
        stand = self.rounds[: back + 1] + [self.rounds[place + 1] for place in keep]
        gone = [round for round in self.all_rounds() if round not in stand]
        self.rounds = stand
        if self.pending is not None:
            self.wait_for(self.pending, None)
        return gone

    def all_rounds(self) -> list[Round]:
        """Those that stand, and the one that waits."""
        return self.rounds if self.pending is None else [*self.rounds, self.pending]

    def place_of(self, change: Change) -> int:
        """The place of the round that is to be changed. Raises `Refused` where it stands no longer."""
        for place, round in enumerate(self.all_rounds()):
            if round.number == change.began:
                return place
        raise Refused(Refusal("correct-nothing", "", {}))

    def question_id(self) -> str:
        """Names the question, so that no result counts twice or for another one; made from what everybody
        knows."""
        assert self.asked is not None
        known = [self.questions, self.asked.what, self.asked.subject]
        return blake2s(msgspec.json.encode(known), digest_size=8).hexdigest()


class Stop:
    """Where a game cannot go on with a change: the round, why, and, where something would have to be rolled,
    what."""

    def __init__(self, round: int, refusal: Refusal, asked: ChanceNeeded | None) -> None:
        self.round = round
        self.refusal = refusal
        self.asked = asked


class Again:
    """A game played again with a change, up to where it stops or to its end."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.rounds: list[Round] = []
        self.pending: Round | None = None
        self.asked: ChanceNeeded | None = None
        self.stop: Stop | None = None


class Correction:
    """A change as it can be told: the entry that it changes and who decided there, the action and whether it
    is open to all, what it makes happen, what falls instead, how much falls besides. ``by`` is who changes
    it: of another seat's decisions only what is open anyway can be."""

    def __init__(self, paper: Paper, session: Session | None, change: Change, again: Again, by: Seat) -> None:
        place = paper.place_of(change)
        round = paper.all_rounds()[place]
        self.number = round.entries[change.places[0]] if change.places else round.number
        self.seat = round.seat
        self.action = change.action
        was, is_now = events_of(session, place), events_of(again.session, place)
        self.open = by != round.seat or (is_open(was) and is_open(is_now))
        self.events = is_now
        self.fell = [
            ChanceResult(round.fallen[at].asked, result)
            for at, result in zip(change.places, change.results, strict=True)
        ]
        fresh = (again.rounds if again.pending is None else [*again.rounds, again.pending])[place:][:1]
        self.fell += [one for new in fresh for one in new.fallen if _must_now(one, round)]
        self.more = len(change.more)
        self.cut = change.cut


def _must_now(one: ChanceResult, before: Round) -> bool:
    """Whether this has to fall now, and something else fell before."""
    was = [other.result for other in before.fallen if other.asked.same_question(one.asked)]
    return one.asked.only_choice is not None and bool(was) and one.result not in was


def events_of(session: Session | None, round: int) -> list[Event]:
    """What a round made happen; nothing while it waits for chance."""
    return session.events[round] if session is not None and round < len(session.events) else []


def is_open(events: list[Event]) -> bool:
    """Whether something happened, and everybody was told everything."""
    return bool(events) and all(
        event.told_to(SPECTATOR) and event.face(SPECTATOR) == event.face(EVERYTHING) for event in events
    )


class NotHers(Refused):
    """A seat says what fell where only another sees it."""


class _Kept(ResultSource):
    """The results of a round once more, each for the question that it answered; what is asked besides is
    taken from ``more``, what is no longer asked is left out. What must fall follows from the rest."""

    def __init__(self, round: Round, more: list[int], number: int, teller: Seat | None) -> None:
        self.left = list(zip(round.fallen, round.entries, strict=True))
        self.teller = teller
        self.more = more
        self.number = number
        self.entries: list[int] = []
        self.fault: Refusal | None = None

    def next(self, asked: ChanceNeeded) -> int | None:
        for place, (was, entry) in enumerate(self.left):
            if was.asked.same_question(asked):
                del self.left[place]
                result = was.result if asked.only_choice is None else asked.only_choice
                if result in asked.choices:
                    self.entries.append(entry)
                    return result
                facts: dict[str, object] = {"result": was.result, "what": "@" + asked.what}
                self.fault = Refusal("fed-impossible", "", facts)
                break
        if asked.only_choice is not None:
            self.entries.append(self.number)
            return asked.only_choice
        if not self.more:
            return None
        if self.teller is not None and asked.by not in (ANYBODY, self.teller):
            # Before it is looked at: by trying she could find out what is left in somebody's deck.
            raise NotHers(Refusal("chance-not-yours", "", {"what": "@" + asked.what}))
        self.entries.append(self.number)
        return self.more.pop(0)


def play_again(paper: Paper, change: Change, number: int, teller: Seat | None = None) -> Again:
    """The game with a change, which the entry of this number makes. Changes nothing. Raises `Refused` for
    what no game could have, and where there is more than is asked for. ``teller`` is the seat that says what
    falls besides, where that has not been judged yet: it can say only what it sees fall."""
    again = Again()
    more = change.more.copy()
    for place, old in enumerate(paper.all_rounds()):
        round = _changed(old, change) if old.number == change.began else old
        feed = _Kept(round, more, number, teller)
        fresh = Round(round.seat, round.action, round.number)
        try:
            found = paper.feed(again.session, fresh, feed)
        except NotHers:
            raise
        except Refused as refused:
            again.stop = Stop(place, refused.refusal, None)
            break
        fresh.fallen, fresh.entries = found.results, feed.entries
        if found.needed is not None:
            again.pending, again.asked = fresh, found.needed
            if old is not paper.pending or not _same(found.needed, paper.asked):
                needs = Refusal(
                    "correct-needs", "", {"what": "@" + found.needed.what, **found.needed.subject}
                )
                again.stop = Stop(place, feed.fault or needs, found.needed)
            break
        again.session = paper.played(again.session, fresh)
        again.rounds.append(fresh)
    if more:
        raise Refused(Refusal("fed-too-many", "", {"result": more[0]}))
    return again


def _same(asked: ChanceNeeded, before: ChanceNeeded | None) -> bool:
    return before is not None and asked.same_question(before)


def _changed(round: Round, change: Change) -> Round:
    fresh = Round(round.seat, change.action or round.action, round.number)
    fresh.entries = round.entries
    fresh.fallen = round.fallen.copy()
    for place, result in zip(change.places, change.results, strict=True):
        fresh.fallen[place] = ChanceResult(round.fallen[place].asked, result)
    return fresh
