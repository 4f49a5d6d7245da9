"""Paper tables: the game is played on a real table, and chance is typed in (docs/decisions/0009).

This module keeps the rounds of the game with their results of chance, and the open question.
"""

from __future__ import annotations

from hashlib import blake2s

import msgspec

from madoi.core.chance_preview import PossibleQuestion, preview_decision, preview_setup
from madoi.core.event import Event
from madoi.core.game import Game
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
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat
from madoi.server.table.log import Change, RolledBy


class Round:
    """The setup or one decision, with the results of chance for it.

    ``number`` is the log entry that began it. ``result_entries[n]`` is the entry that brought ``results[n]``.
    """

    def __init__(self, seat: Seat, action: str, number: int) -> None:
        self.seat = seat
        self.action = action
        self.number = number
        self.results: list[ChanceResult] = []
        self.result_entries: list[int] = []

    @property
    def is_setup(self) -> bool:
        return self.seat < 0

    def values(self) -> list[int]:
        return [one.result for one in self.results]

    def entry_numbers(self) -> list[int]:
        return [self.number, *self.result_entries]


class Paper:
    """The rounds that stand (the setup first), and the ``pending`` one, which waits for its ``question``."""

    def __init__(self, game: Game, settings: Settings, players: list[Player], rolled_by: RolledBy) -> None:
        self.game = game
        self.settings = settings
        self.players = players
        self.rolled_by: RolledBy = rolled_by
        self.rounds: list[Round] = []
        self.pending: Round | None = None
        self.question: ChanceNeeded | None = None
        self.questions_changed = 0
        """How often the open question changed, which everybody sees. A decision that needs no chance does not
        count: it may be hidden."""

    def feed(self, session: Session | None, round: Round, feed: ResultSource) -> CollectedResults:
        """What the round needs after the results of this source. Changes nothing."""
        if round.is_setup:
            return collect_for_setup(self.game, self.settings, feed)
        assert session is not None
        return collect_for_decision(session, round.seat, self.game.parse(round.action), feed)

    def preview_questions(self, session: Session | None) -> list[PossibleQuestion]:
        """The questions that may follow the open one in this round."""
        round = self.pending
        assert round is not None
        if round.is_setup:
            return preview_setup(self.game, self.settings, round.values())
        assert session is not None
        return preview_decision(session, round.seat, self.game.parse(round.action), round.values())

    def add_results(
        self, session: Session | None, round: Round, results: list[int], number: int
    ) -> Session | None:
        """Give a round the results that this entry brought. Returns the game after the round, or None while
        results are missing."""
        found = self.feed(session, round, ListedResults(round.values() + results))
        round.results = found.results
        round.result_entries += [number] * len(results)
        self.wait_for(round, found.needed)
        if found.needed is not None:
            return None
        self.rounds.append(round)
        return self.play(session, round)

    def play(self, session: Session | None, round: Round) -> Session:
        if session is None:
            return Session(self.game, self.settings, self.players, ManualChance(round.values()))
        session.play(round.seat, self.game.parse(round.action), round.values())
        return session

    def wait_for(self, round: Round, question: ChanceNeeded | None) -> None:
        """Set the open question of the pending round; None: nothing is pending."""
        self.questions_changed += question is not None or self.question is not None
        self.pending = None if question is None else round
        self.question = question

    def roll_back(self, back: int, keep: list[int]) -> list[Round]:
        """Keep the setup, the first ``back`` decisions and these later ones. Returns the rounds removed."""
        standing = self.rounds[: back + 1] + [self.rounds[index + 1] for index in keep]
        removed = [round for round in self.all_rounds() if round not in standing]
        self.rounds = standing
        if self.pending is not None:
            self.wait_for(self.pending, None)
        return removed

    def all_rounds(self) -> list[Round]:
        return self.rounds if self.pending is None else [*self.rounds, self.pending]

    def index_of(self, change: Change) -> int:
        """The index of the round that a change is about. Raises `Refused` where it no longer stands."""
        for index, round in enumerate(self.all_rounds()):
            if round.number == change.began:
                return index
        raise Refused(Refusal("correct-nothing", "", {}))

    def question_id(self) -> str:
        """Identifies the open question, so that no result counts twice. Made from public facts only."""
        assert self.question is not None
        known = [self.questions_changed, self.question.what, self.question.subject]
        return blake2s(msgspec.json.encode(known), digest_size=8).hexdigest()


def events_of(session: Session | None, round: int) -> list[Event]:
    return session.events[round] if session is not None and round < len(session.events) else []


def is_public(events: list[Event]) -> bool:
    """Whether there are events, and everybody learnt all about each."""
    return bool(events) and all(
        event.told_to(SPECTATOR) and event.face(SPECTATOR) == event.face(EVERYTHING) for event in events
    )
