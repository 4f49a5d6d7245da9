"""The state of a table: its log, folded entry by entry. Pure: the only times are those in the log.

A command (`madoi.server.table.commands`) returns the entry to append, or refuses. Only entries that the store
has accepted are applied here, so every process with the same log has the same table.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Literal, assert_never

import msgspec

from madoi.core.chance import commitment
from madoi.core.event import Event
from madoi.core.game import Game
from madoi.core.record import PERSON, Player, read
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.session import Session, replay_steps, start
from madoi.core.viewer import SPECTATOR, Seat, Viewer
from madoi.games import find
from madoi.server.table.absence import Absences
from madoi.server.table.applied_entry import AppliedEntry
from madoi.server.table.clocks import Clocks
from madoi.server.table.consent import ConsentRequest
from madoi.server.table.log import (
    Abandoned,
    AbsenceAnswered,
    Arrived,
    Began,
    BotsWanted,
    Change,
    CorrectAsked,
    Corrected,
    Decided,
    Entry,
    Fell,
    Filled,
    Handed,
    Hinted,
    Hosted,
    Left,
    MovedHere,
    Opened,
    Plan,
    Rematched,
    Returned,
    Rolls,
    Said,
    Sat,
    TakenAlong,
    Terms,
    Trimmed,
    UndoAnswered,
    UndoAsked,
    Undone,
    UndoWithdrawn,
    Voted,
    Wished,
)
from madoi.server.table.log_share import LogShares
from madoi.server.table.paper import Paper, Round, events_of
from madoi.server.table.paper_correction import Correction, ReplayedGame, ReplayedRound, replay_with_change
from madoi.server.table.seats import SeatState, Votes, options_in_order

Phase = Literal["waiting", "playing", "over"]


class Table:
    """A table, made from its log. Change it only with `apply`."""

    def __init__(self, id: str, opened: Opened, at: float) -> None:
        self.id = id
        self.game: Game = find(opened.game, opened.package)
        self.settings = self.game.settings(opened.options, len(opened.seats))
        self.opened = opened
        self.terms: Terms = opened.terms
        self.seats = [SeatState(plan) for plan in opened.seats]
        self.votes = Votes()
        self.absences = Absences()
        self.arrived: set[Seat] = set()
        """The seats whose holders have come, at a table that waits for everybody."""
        self.abandoned = False
        """Whether the game was ended without a result."""
        self.taken_along = False
        """Whether the only player took the game along to their device."""
        self.clocks = Clocks(opened.terms.clock, len(opened.seats))
        self.session: Session | None = None
        self._earlier_game: Session | None = None
        self.seed = ""
        self.commitment = ""
        """The sealed seed, public from the start of the game."""
        self.paper: Paper | None = None
        """The paper part of a paper table, from the start of the game."""
        self.consent_request: ConsentRequest | None = None
        self.locked = False
        """Whether nobody else may sit down or look on."""
        self.silenced: set[Viewer] = set()
        """The seats that may not chat; -1: the spectators."""
        self.spectators_removed = 0
        """How often the host sent the spectators away."""
        self.joined = False
        """Whether anybody sat down since the table was opened, or decided something."""
        self.rematch = ""
        """The id of the table of the rematch."""
        self.log: list[AppliedEntry] = []
        self.log_shares = LogShares(len(opened.seats))
        self.visible_entries: dict[Viewer, list[int]] = {viewer: [] for viewer in self.viewers()}
        """The log numbers of the entries that each viewer learnt of. A viewer counts only these, so no gap
        reveals a hidden entry."""
        self.standing_decisions: list[int] = []
        """The log numbers of the decisions that were not undone."""
        self.memo: dict[object, object] = {}
        """A cache of results computed from the current state; cleared by the next entry."""
        self.last_sent: dict[Viewer, object] = {}
        """The last snapshot that was made for each viewer: the next is sent as what has changed."""
        self._everybody = tuple(self.viewers())
        self._publish(AppliedEntry(0, opened, at), self._everybody)

    @property
    def earlier_decisions(self) -> int:
        """How many decisions of its game were made before the table was opened."""
        return self.opened.decisions if self.opened.before else 0

    @property
    def is_strict(self) -> bool:
        """Whether the game counts for the board of the day: no undo, no hint, no copy, no bot in place of the
        player."""
        return self.opened.daily is not None and self.opened.daily.counts

    @property
    def begun(self) -> bool:
        """Whether the game has begun. At a paper table its setup may still wait for results."""
        return self.session is not None or self.paper is not None

    @property
    def phase(self) -> Phase:
        if self.abandoned:
            return "over"
        if not self.begun:
            return "waiting"
        return "playing" if self.session is None or self.session.state.to_move() else "over"

    @property
    def started_session(self) -> Session:
        """The game. Raises `Refused` before it begins."""
        if self.session is None:
            raise Refused(Refusal("table-chance-first" if self.begun else "table-not-begun", "", {}))
        return self.session

    @property
    def waits_for_chance(self) -> bool:
        """Whether a result must be typed in or rolled before anybody can decide."""
        return self.paper is not None and self.paper.question is not None

    def viewers(self) -> list[Viewer]:
        return [SPECTATOR, *range(len(self.seats))]

    def to_move(self) -> list[Seat]:
        return (
            []
            if self.session is None or self.waits_for_chance or self.abandoned
            else self.session.state.to_move()
        )

    def people(self) -> list[Seat]:
        """The seats held by people, including people who are away."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.kind == "person"]

    def names(self) -> list[str]:
        return [seat_state.name for seat_state in self.seats]

    def can_begin(self) -> bool:
        """Whether no seat is free, and everybody has come whom the table waits for."""
        return not any(seat_state.free or self.is_awaited(seat) for seat, seat_state in enumerate(self.seats))

    def is_awaited(self, seat: Seat) -> bool:
        """Whether the game waits for the holder of this seat to come."""
        gathers = self.opened.gathers and not self.begun
        return gathers and self.seats[seat].by_person and seat not in self.arrived

    def viewer_number(self, viewer: Viewer, number: int) -> int:
        """The viewer's own number of a log entry; -1 for one they did not learn of."""
        if viewer not in self.log[number].visible_to:
            return -1
        return bisect_left(self.visible_entries[viewer], number)

    def apply(self, entry: Entry, at: float) -> None:
        self.memo.clear()
        applied = AppliedEntry(len(self.log), entry, at)
        before = self.to_move()
        self._change(applied)
        after = self.to_move()
        self._publish(applied, self._audience(applied, before != after))
        self._end_requests(applied)
        self.clocks.apply(applied, before, after)

    def free_caches(self) -> None:
        """Free what can be worked out again: nothing has happened at this table for a while."""
        self.memo.clear()
        self.last_sent.clear()
        self.clocks.latencies.forget_fit()
        if self.session is not None:
            self.session.free_states()

    def _publish(self, applied: AppliedEntry, audience: tuple[Viewer, ...]) -> None:
        applied.is_public = len(audience) == len(self._everybody)
        applied.visible_to = self._everybody if applied.is_public else audience
        self.log.append(applied)
        self.log_shares.add(applied.entry)
        for viewer in audience:
            self.visible_entries[viewer].append(applied.number)

    def _change(self, applied: AppliedEntry) -> None:
        entry = applied.entry
        match entry:
            case Decided():
                self._decide(applied, entry)
            case Began():
                self._begin(applied, entry)
            case Said() | BotsWanted():
                pass  # changes nothing but the log
            case Wished():
                self.seats[entry.seat].premove = entry.wish
                self.seats[entry.seat].premove_at = applied.at
            case Undone():
                self._undo(applied, entry)
            case UndoAsked() | CorrectAsked() | UndoAnswered() | UndoWithdrawn():
                self._change_consent(applied, entry)
            case AbsenceAnswered() | Arrived() | Abandoned() | Rematched() | MovedHere() | TakenAlong():
                self._change_company(entry)
            case Sat() | Filled() | Left() | Handed() | Returned() | Voted() | Trimmed() | Hinted():
                self._change_seat(entry)
            case Fell() | Rolls() | Corrected():
                self._change_paper(applied, entry)
            case Hosted():
                self._host(entry)
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)

    def _host(self, entry: Hosted) -> None:
        match entry.what:
            case "silence":
                self.silenced.add(entry.seat)
            case "unsilence":
                self.silenced.discard(entry.seat)
            case "lock" | "unlock":
                self.locked = entry.what == "lock"
            case "remove":
                self.spectators_removed += 1
            case _:
                assert_never(entry.what)

    def host(self) -> Seat | None:
        """The host of the table: the person at the first seat whose holder has not left."""
        return next((seat for seat in self.people() if not self.seats[seat].gone), None)

    def _change_consent(
        self, applied: AppliedEntry, entry: UndoAsked | CorrectAsked | UndoAnswered | UndoWithdrawn
    ) -> None:
        match entry:
            case UndoAsked():
                self.consent_request = ConsentRequest(entry.seat, entry.back)
            case CorrectAsked():
                self.consent_request = ConsentRequest(entry.seat, 0, entry.change, applied.number)
                self._replay_with(applied, entry.change, entry.seat)
            case UndoAnswered():
                if self.consent_request is not None and entry.yes:
                    self.consent_request.agreed.add(entry.seat)
                else:
                    self.consent_request = None
            case UndoWithdrawn():
                self.consent_request = None
            case _:
                assert_never(entry)

    def _change_company(
        self, entry: AbsenceAnswered | Arrived | Abandoned | Rematched | MovedHere | TakenAlong
    ) -> None:
        match entry:
            case AbsenceAnswered():
                self.absences.add(entry.seat, entry.by, entry.answer)
            case Arrived():
                self.arrived.add(entry.seat)
                self.absences.close(entry.seat)
            case Abandoned():
                self.abandoned = True
                self.consent_request = None
            case Rematched():
                self.rematch = entry.table
            case MovedHere():
                self.started_session.continue_with(entry.seat, entry.seed)
                self.seed, self.commitment = entry.seed, commitment(entry.seed)
                for seat_state in self.seats:  # whoever moves the game opens its seats anew, if at all
                    seat_state.vacant = False
            case TakenAlong():
                self.taken_along = self.abandoned = True
            case _:
                assert_never(entry)

    def _change_seat(self, entry: Sat | Filled | Left | Handed | Returned | Voted | Trimmed | Hinted) -> None:
        match entry:
            case Sat():
                self._sit(entry)
            case Filled():
                self.seats[entry.seat].fill(entry)
            case Left():
                self._leave(entry)
            case Handed():
                self._hand_over(entry)
            case Returned():
                self.seats[entry.seat].take_back()
                self._close_votes(entry.seat)
            case Voted():
                self.votes.add(entry.seat, entry.by)
            case Trimmed():
                self._trim(entry)
            case Hinted():
                self.seats[entry.seat].hinted = True
            case _:
                assert_never(entry)

    def _change_paper(self, applied: AppliedEntry, entry: Fell | Rolls | Corrected) -> None:
        paper = self.paper
        assert paper is not None
        match entry:
            case Fell():
                round = paper.pending
                assert round is not None
                applied.events = self._play_round(paper, round, entry.results, applied.number)
                applied.results = round.results[-len(entry.results) :]
            case Rolls():
                paper.rolled_by = entry.by
            case Corrected():
                self._correct(paper, applied, entry)
            case _:
                assert_never(entry)

    def _sit(self, entry: Sat) -> None:
        self.silenced.discard(entry.seat)
        self.joined = True
        self.arrived.add(entry.seat)
        self.seats[entry.seat].sit(entry)
        if entry.options:
            options = {**self.settings.options, **entry.options}
            self.settings = self.game.settings(options, len(self.seats))

    def _leave(self, entry: Left) -> None:
        self.seats[entry.seat].gone = True
        if not self.begun:
            plan = self.opened.seats[entry.seat]
            self.seats[entry.seat] = SeatState(plan if plan.kind == "invited" else Plan())

    def _trim(self, entry: Trimmed) -> None:
        """Go on with some of the seats, before the game. What was hidden from whom stays so."""
        kept = entry.seats
        options = options_in_order(self.game, self.settings.options, kept)
        self.settings = self.game.settings(options, len(kept))
        self.opened = msgspec.structs.replace(self.opened, seats=[self.opened.seats[seat] for seat in kept])
        self.seats = [self.seats[seat] for seat in kept]
        self.silenced = {
            viewer if viewer == SPECTATOR else kept.index(viewer)
            for viewer in self.silenced
            if viewer == SPECTATOR or viewer in kept
        }
        self.clocks = Clocks(self.terms.clock, len(kept))
        seen = self.visible_entries
        self.visible_entries = {SPECTATOR: seen[SPECTATOR]}
        self.visible_entries |= {number: seen[seat] for number, seat in enumerate(kept)}
        self._everybody = tuple(self.viewers())

    def _hand_over(self, entry: Handed) -> None:
        self.seats[entry.seat].hand_over(entry)
        if entry.frees_seat:
            self.votes.withdraw(entry.seat)
        self._close_votes(entry.seat)

    def _close_votes(self, seat: Seat) -> None:
        self.votes.close(seat)
        self.absences.close(seat)

    def _begin(self, applied: AppliedEntry, entry: Began) -> None:
        if entry.version != self.game.version:  # other rules would play another game
            facts: Facts = {"game": self.game.name, "found": entry.version, "known": self.game.version}
            raise Refused(Refusal("table-rules-version", "", facts))
        players = [
            Player(seat_state.name, PERSON if seat_state.kind == "person" else seat_state.bot)
            for seat_state in self.seats
        ]
        opened = self.opened
        self.seed = entry.seed
        if self.terms.paper:
            self.paper = Paper(self.game, self.settings, players, self.terms.rolls)
            setup = Round(-1, "", applied.number)
            applied.events = self._play_round(self.paper, setup, [], applied.number)
            return
        if opened.before:
            for _ in self.replay_earlier_game():
                pass
            assert self._earlier_game is not None
            self.session = self._earlier_game.fork(opened.decisions, opened.viewer, players, entry.seed)
            self._earlier_game = None
        else:
            self.session = start(self.game, self.settings.options, players, entry.seed)
            applied.events = list(self.session.events[0])
        self.commitment = commitment(entry.seed)

    def replay_earlier_game(self) -> Iterator[None]:
        """Replay the game that this table continues, if it has not begun yet, decision by decision: a long
        one takes most of a second. Those who have other tables do it before the game begins."""
        if not self.opened.before or self.begun or self._earlier_game is not None:
            return
        replayed: Session | None = None
        for session in replay_steps(self.game, read(self.opened.before)):
            replayed = session
            yield
        self._earlier_game = replayed

    def _decide(self, applied: AppliedEntry, entry: Decided) -> None:
        self.seats[entry.seat].decisions_made += 1
        self.joined = self.joined or entry.how == "person"
        if self.paper is not None:
            round = Round(entry.seat, entry.action, applied.number)
            applied.events = self._play_round(self.paper, round, [], applied.number)
            return
        applied.events = self.started_session.play(entry.seat, self.game.parse(entry.action))
        self.standing_decisions.append(applied.number)

    def _undo(self, applied: AppliedEntry, entry: Undone) -> None:
        self.started_session.apply_take_back(entry.back, entry.keep)
        earlier = self.earlier_decisions
        decisions = self.standing_decisions
        kept = [decisions[index - earlier] for index in entry.keep]
        standing = decisions[: entry.back - earlier] + kept
        removed = [number for number in decisions if number not in standing]
        if self.paper is not None:
            removed = self._removed_entries(self.paper.roll_back(entry.back, entry.keep), self.paper.rounds)
        request = self.consent_request
        if request is not None:
            request.back -= sum(number in removed for number in decisions[: request.back - earlier])
        applied.taken_back = removed
        self.standing_decisions = standing

    def _play_round(self, paper: Paper, round: Round, results: list[int], number: int) -> list[Event]:
        """Go on with a round of a paper table. Its events come when no result is missing."""
        session = paper.add_results(self.session, round, results, number)
        if session is None:
            return []
        self.session = session
        if not round.is_setup:
            self.standing_decisions.append(round.number)
        return list(session.events[-1])

    def _replay_with(self, applied: AppliedEntry, change: Change, by: Seat) -> ReplayedGame:
        assert self.paper is not None
        replayed = replay_with_change(self.paper, change, applied.number)
        applied.correction = Correction(self.paper, self.session, change, replayed, by)
        return replayed

    def _correct(self, paper: Paper, applied: AppliedEntry, entry: Corrected) -> None:
        replayed = self._replay_with(applied, entry.change, entry.seat)
        old = paper.all_rounds()
        after = [] if replayed.session is None else replayed.session.events
        applied.replayed_rounds = [
            ReplayedRound(events_of(self.session, index), after[index])
            for index in range(paper.index_of(entry.change), len(after))
        ]
        applied.taken_back = self._removed_entries(old, replayed.all_rounds())
        self.session, paper.rounds = replayed.session, replayed.rounds
        paper.wait_for(replayed.pending or old[0], replayed.question)
        self.standing_decisions = [round.number for round in replayed.rounds[1:]]

    def _removed_entries(self, old: list[Round], standing: list[Round]) -> list[int]:
        """The numbers of decisions and results that were undone."""
        kept = {number for round in standing for number in round.entry_numbers()}
        removed = {number for round in old for number in round.entry_numbers()} - kept
        return sorted(number for number in removed if isinstance(self.log[number].entry, (Decided, Fell)))

    def _audience(self, applied: AppliedEntry, movers_changed: bool) -> tuple[Viewer, ...]:
        """The viewers who learn that there was an entry at all."""
        entry = applied.entry
        match entry:
            case Decided():
                return self._decision_audience(applied, entry, movers_changed)
            case Undone():
                return self._undo_audience(applied, entry)
            case Wished():
                return (entry.seat,)
            case Hinted():
                return ()
            case Said():
                return self._everybody if entry.room == "table" else (SPECTATOR,)
            case Opened() | Began() | Sat() | Filled() | Left() | Handed() | Returned() | Voted():
                return self._everybody
            case AbsenceAnswered() | Arrived() | Abandoned() | MovedHere() | TakenAlong():
                return self._everybody
            case UndoAsked() | UndoAnswered() | UndoWithdrawn() | CorrectAsked() | Corrected():
                return self._everybody
            case Fell() | Rolls() | Rematched() | Hosted() | BotsWanted() | Trimmed():
                return self._everybody
            case _:
                assert_never(entry)

    def _decision_audience(
        self, applied: AppliedEntry, entry: Decided, movers_changed: bool
    ) -> tuple[Viewer, ...]:
        """Those who see something change: who is to move, an event, or their view."""
        if movers_changed:
            return self._everybody
        aware = [
            viewer
            for viewer in self._everybody
            if viewer == entry.seat or any(event.told_to(viewer) for event in applied.events)
        ]
        if len(aware) < len(self._everybody):
            session = self.started_session
            before, after = session.state_at(session.decisions - 1), session.state
            aware += [
                viewer
                for viewer in self._everybody
                if viewer not in aware and before.view(viewer).data() != after.view(viewer).data()
            ]
        return tuple(aware)

    def _undo_audience(self, applied: AppliedEntry, entry: Undone) -> tuple[Viewer, ...]:
        """Everybody if consent was asked for; otherwise those who knew of something that was undone."""
        request = self.consent_request
        if request is not None and request.seat == entry.seat:
            return self._everybody
        undone = [self.log[number] for number in applied.taken_back]
        return tuple(
            viewer
            for viewer in self._everybody
            if viewer == entry.seat or any(viewer in one.visible_to for one in undone)
        )

    def _end_requests(self, applied: AppliedEntry) -> None:
        """End what the entry makes obsolete. What everybody can see (a request, votes) ends only with a
        public entry: other viewers must see no difference."""
        entry = applied.entry
        match entry:
            case Undone() | Corrected():
                for viewer in applied.visible_to:
                    if viewer != SPECTATOR:
                        self.seats[viewer].rollbacks_seen += 1
                if applied.is_public:
                    self.consent_request = None
            case Decided() | Fell():
                if applied.is_public:
                    self._end_undo_request()
                    if isinstance(entry, Decided):
                        self._judge_presence(entry)
            case Opened() | Began() | Sat() | Filled() | Left() | Handed() | Returned() | Voted() | Rolls():
                pass
            case AbsenceAnswered() | Arrived() | Abandoned() | UndoWithdrawn() | MovedHere() | TakenAlong():
                pass
            case Said() | Wished() | UndoAsked() | UndoAnswered() | CorrectAsked() | Rematched() | Hosted():
                pass
            case BotsWanted() | Trimmed() | Hinted():
                pass
            case _:
                assert_never(entry)

    def _judge_presence(self, entry: Decided) -> None:
        if entry.how in ("person", "wish", "forced"):
            # They are here; or it must look as if they were.
            self._close_votes(entry.seat)
        if entry.how != "bot":
            self.seats[entry.seat].overdue = entry.how == "clock"

    def _end_undo_request(self) -> None:
        """End a request to undo: the game has moved on. A request to correct an earlier entry stays."""
        if self.consent_request is not None and self.consent_request.change is None:
            self.consent_request = None
