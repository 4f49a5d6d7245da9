"""A table: its book, read from the beginning. Pure: no store, no socket, no clock but the times in the book.

Whatever is asked of a table is judged by the modules beside this one (`seating`, `deciding`, `undoing`,
`talking`), which look at a table and give the entry to be written, or refuse. Only what the store has
accepted is read into it here, so every process that reads the same book has the same table.
"""

from __future__ import annotations

from typing import Literal

from madoi.core.chance import commitment
from madoi.core.game import SPECTATOR, Event, Game, Seat, Viewer
from madoi.core.record import PERSON, Player, read
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.result_collection import ChanceResult
from madoi.core.session import Session, replay, start
from madoi.games import find
from madoi.server.table.clocks import Clocks
from madoi.server.table.log import (
    Began,
    Change,
    CorrectAsked,
    Corrected,
    Decided,
    Entry,
    Fell,
    Filled,
    Handed,
    Left,
    Opened,
    Plan,
    Rematched,
    Returned,
    Rolls,
    Said,
    Sat,
    Terms,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    Wished,
)
from madoi.server.table.paper import Again, Correction, Paper, Round, play_again

Phase = Literal["waiting", "playing", "over"]


class Chair:
    """One seat: who holds it, and who plays.

    ``kind`` is ``open`` or ``invited`` while nobody sits there, ``person`` or ``bot`` after that. ``key`` is
    the hash of the secret that its holder has, or of the invitation. ``bot`` plays; for a person only while
    she has handed the seat over. ``vacant``: a bot keeps the seat of somebody who was voted out; anybody
    may sit.
    """

    def __init__(self, plan: Plan) -> None:
        self.kind: str = plan.kind
        self.name = plan.name
        self.bot = plan.bot
        self.key = plan.key
        self.gone = False
        self.vacant = False
        self.wish = ""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return self.kind in ("open", "invited") or self.vacant

    @property
    def by_person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "person" and not self.bot


class UndoRequest:
    """A seat asks to go back to so many decisions, or, with the entry of this ``number``, to change an
    earlier one; who has agreed so far."""

    def __init__(self, seat: Seat, back: int, change: Change | None = None, number: int = 0) -> None:
        self.seat = seat
        self.back = back
        self.change = change
        self.number = number
        self.agreed = {seat}


class Retold:
    """What happened in a round before and after a correction."""

    def __init__(self, before: list[Event], after: list[Event]) -> None:
        self.before = before
        self.after = after


class Table:
    """A table as its book tells it. ``entries[n]`` was written at ``times[n]``; ``happened[n]`` are the
    events of the game that it made. ``told[viewer]`` are the numbers of the entries that a viewer has been
    told of: a viewer counts those, so that gaps cannot tell her what she was not told."""

    def __init__(self, id: str, opened: Opened, at: float) -> None:
        self.id = id
        self.game: Game = find(opened.game)
        self.settings = self.game.settings(opened.options, len(opened.seats))
        self.opened = opened
        self.terms: Terms = opened.terms
        self.chairs = [Chair(plan) for plan in opened.seats]
        self.session: Session | None = None
        self.seed = ""
        self.commitment = ""
        """The seal of the seed, which everybody may see from the first moment of the game."""
        self.entries: list[Entry] = [opened]
        self.times = [at]
        self.happened: dict[int, list[Event]] = {}
        self.told: dict[Viewer, list[int]] = {viewer: [0] for viewer in self.viewers()}
        self.clocks = Clocks(opened.terms.clock, len(opened.seats))
        self.undo: UndoRequest | None = None
        self.votes: dict[Seat, set[Seat]] = {}
        self.rematch = ""
        self.undone = [0] * len(opened.seats)
        """How often each seat has been told that something was taken back."""
        self.made = [0] * len(opened.seats)
        """How many decisions each seat has made, those that were taken back included."""
        self.decided: list[int] = []
        """The entries of the decisions that stand."""
        self.taken_back: dict[int, list[int]] = {}
        """For each entry that took something back, the entries that it took back."""
        self.paper: Paper | None = None
        """What a paper table has besides, from the beginning of the game."""
        self.fallen: dict[int, list[ChanceResult]] = {}
        """For each entry that told what fell, what that was."""
        self.corrections: dict[int, Correction] = {}
        """For each entry that asked for a correction or made one, what it was about."""
        self.retold: dict[int, list[Retold]] = {}
        """For each entry that corrected something, the rounds from there on that stand."""
        self.memo: dict[object, object] = {}
        """What has been made from the table as it is now; empty again after the next entry."""

    @property
    def begun(self) -> bool:
        """Whether the game has begun; at a paper table its setup may still be asked for."""
        return self.session is not None or self.paper is not None

    @property
    def phase(self) -> Phase:
        if not self.begun:
            return "waiting"
        return "playing" if self.session is None or self.session.state.to_move() else "over"

    @property
    def playing(self) -> Session:
        """The game. Raises `Refused` while there is none."""
        if self.session is None:
            raise Refused(Refusal("table-chance-first" if self.begun else "table-not-begun", "", {}))
        return self.session

    @property
    def waits_for_chance(self) -> bool:
        """Whether nobody can decide because something has to be rolled or drawn first."""
        return self.paper is not None and self.paper.asked is not None

    def viewers(self) -> list[Viewer]:
        return [SPECTATOR, *range(len(self.chairs))]

    def to_move(self) -> list[Seat]:
        return [] if self.session is None or self.waits_for_chance else self.session.state.to_move()

    def people(self) -> list[Seat]:
        """The seats that people hold, also those who have gone for a while."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def full(self) -> bool:
        return not any(chair.free for chair in self.chairs)

    def apply(self, entry: Entry, at: float) -> None:
        """Read the next entry of the book."""
        number = len(self.entries)
        self.memo.clear()
        before = self.to_move()
        events = self._take(entry)
        self.entries.append(entry)
        self.times.append(at)
        if events:
            self.happened[number] = events
        after = self.to_move()
        told = [viewer for viewer in self.viewers() if self._is_told(entry, viewer, before != after)]
        for viewer in told:
            self.told[viewer].append(number)
        openly = len(told) == len(self.viewers())
        if isinstance(entry, (Decided, Undone, Fell, Corrected)):
            self._moved_on(entry, told, openly)
        self._keep_time(entry, before, after, openly, at)

    def _take(self, entry: Entry) -> list[Event]:
        if isinstance(entry, Decided):
            return self._decide(entry)
        if isinstance(entry, Began):
            return self._begin(entry)
        if isinstance(entry, (Fell, Rolls, Corrected)):
            return self._on_paper(entry)
        if isinstance(entry, Undone):
            self._take_back(entry)
        elif isinstance(entry, (UndoAsked, CorrectAsked, UndoAnswered)):
            self._ask_for_consent(entry)
        elif isinstance(entry, Wished):
            self.chairs[entry.seat].wish = entry.wish
        elif isinstance(entry, Rematched):
            self.rematch = entry.table
        elif isinstance(entry, (Sat, Filled, Left, Handed, Returned, Voted)):
            self._seat(entry)
        else:
            assert isinstance(entry, Said)  # changes nothing but the log
        return []

    def _ask_for_consent(self, entry: UndoAsked | CorrectAsked | UndoAnswered) -> None:
        if isinstance(entry, UndoAsked):
            self.undo = UndoRequest(entry.seat, entry.back)
        elif isinstance(entry, CorrectAsked):
            self.undo = UndoRequest(entry.seat, 0, entry.change, len(self.entries))
            self._describe(entry)
        elif self.undo is not None and entry.yes:
            self.undo.agreed.add(entry.seat)
        else:
            self.undo = None

    def _begin(self, entry: Began) -> list[Event]:
        if entry.version != self.game.version:  # by other rules it would become another game
            facts: Facts = {"game": self.game.name, "found": entry.version, "known": self.game.version}
            raise Refused(Refusal("table-rules-version", "", facts))
        players = [
            Player(chair.name, PERSON if chair.kind == "person" else chair.bot) for chair in self.chairs
        ]
        opened = self.opened
        if self.terms.paper:
            self.seed = entry.seed
            self.paper = Paper(self.game, self.settings, players, self.terms.rolls)
            return self._carry_on(Round(-1, "", len(self.entries)), [])
        if opened.before:
            earlier = replay(self.game, read(opened.before))
            self.session = earlier.fork(opened.decisions, opened.viewer, players, entry.seed)
        else:
            self.session = start(self.game, self.settings.options, players, entry.seed)
        self.seed = entry.seed
        self.commitment = commitment(entry.seed)
        return [] if opened.before else list(self.session.events[0])

    def _decide(self, entry: Decided) -> list[Event]:
        self.made[entry.seat] += 1
        if self.paper is not None:
            return self._carry_on(Round(entry.seat, entry.action, len(self.entries)), [])
        events = self.playing.play(entry.seat, self.game.parse(entry.action))
        self.decided.append(len(self.entries))
        return events

    def _carry_on(self, round: Round, results: list[int]) -> list[Event]:
        """Go on with a round of a paper table. Its events come when nothing is missing any more."""
        assert self.paper is not None
        session = self.paper.carry_on(self.session, round, results, len(self.entries))
        if session is None:
            return []
        self.session = session
        if round.seat >= 0:
            self.decided.append(round.number)
        return list(session.events[-1])

    def _on_paper(self, entry: Fell | Rolls | Corrected) -> list[Event]:
        paper = self.paper
        assert paper is not None
        if isinstance(entry, Fell):
            round = paper.pending
            assert round is not None
            events = self._carry_on(round, entry.results)
            self.fallen[len(self.entries)] = round.fallen[-len(entry.results) :]
            return events
        if isinstance(entry, Rolls):
            paper.by = entry.by
        else:
            self._correct(paper, entry)
        return []

    def _describe(self, entry: CorrectAsked | Corrected) -> Again:
        assert self.paper is not None
        number = len(self.entries)
        again = play_again(self.paper, entry.change, number)
        self.corrections[number] = Correction(self.paper, self.session, entry.change, again, entry.seat)
        return again

    def _correct(self, paper: Paper, entry: Corrected) -> None:
        number = len(self.entries)
        again = self._describe(entry)
        old = paper.all_rounds()
        before = [] if self.session is None else self.session.events
        after = [] if again.session is None else again.session.events
        first = paper.place_of(entry.change)
        self.retold[number] = [
            Retold(before[place] if place < len(before) else [], after[place])
            for place in range(first, len(after))
        ]
        stand = again.rounds if again.pending is None else [*again.rounds, again.pending]
        self.taken_back[number] = self._without(old, stand)
        self.session, paper.rounds = again.session, again.rounds
        paper.wait_for(again.pending or old[0], again.asked)
        self.decided = [round.number for round in again.rounds[1:]]

    def _without(self, old: list[Round], stand: list[Round]) -> list[int]:
        """The entries of decisions and results of which nothing stands any more."""
        gone: list[int] = []
        still = {number for round in stand for number in [round.number, *round.entries]}
        for round in old:
            gone += [number for number in [round.number, *round.entries] if number not in still]
        return sorted({number for number in gone if isinstance(self.entries[number], (Decided, Fell))})

    def _take_back(self, entry: Undone) -> None:
        self.playing.apply_take_back(entry.back, entry.keep)
        earlier = self.playing.forked_at
        again = [self.decided[index - earlier] for index in entry.keep]
        stand = self.decided[: entry.back - earlier] + again
        gone = [number for number in self.decided if number not in stand]
        if self.paper is not None:
            gone = self._without(self.paper.back_to(entry.back, entry.keep), self.paper.rounds)
        if self.undo is not None:
            self.undo.back -= sum(number in gone for number in self.decided[: self.undo.back - earlier])
        self.taken_back[len(self.entries)] = gone
        self.decided = stand

    def _moved_on(self, entry: Decided | Undone | Fell | Corrected, told: list[Viewer], openly: bool) -> None:
        """The game is another one for those who were told. What everybody can see (a request, votes) ends
        only with what everybody was told, for who was told of nothing must see no difference."""
        if isinstance(entry, (Undone, Corrected)):
            for seat in range(len(self.chairs)):
                self.undone[seat] += seat in told
        if openly:
            change = None if self.undo is None else self.undo.change
            if change is None or isinstance(entry, (Undone, Corrected)):
                self.undo = None  # but an earlier entry can be changed whatever happens meanwhile
            if isinstance(entry, Decided) and entry.how == "person":
                self.votes.pop(entry.seat, None)  # she is here

    def _seat(self, entry: Sat | Filled | Left | Handed | Returned | Voted) -> None:
        chair = self.chairs[entry.seat]
        if isinstance(entry, Sat):
            chair.kind, chair.name, chair.key, chair.bot = "person", entry.name, entry.key, ""
            chair.gone = chair.vacant = False
            if entry.options:
                options = {**self.settings.options, **entry.options}
                self.settings = self.game.settings(options, len(self.chairs))
        elif isinstance(entry, Filled):
            chair.kind, chair.name, chair.bot = "bot", entry.name, entry.bot
        elif isinstance(entry, Left):
            if not self.begun:
                plan = self.opened.seats[entry.seat]
                self.chairs[entry.seat] = Chair(plan if plan.kind == "invited" else Plan())
            chair.gone = True
        elif isinstance(entry, Handed):
            chair.bot = entry.bot
            if entry.why == "vote":
                chair.kind, chair.key, chair.vacant, chair.wish = "bot", "", True, ""
                for votes in self.votes.values():
                    votes.discard(entry.seat)
            self.votes.pop(entry.seat, None)
        elif isinstance(entry, Returned):
            chair.bot, chair.gone = "", False
            self.votes.pop(entry.seat, None)
        else:
            self.votes.setdefault(entry.seat, set()).add(entry.by)

    def _is_told(self, entry: Entry, viewer: Viewer, others_move: bool) -> bool:
        """Whether the viewer learns that anything has happened at all."""
        number = len(self.entries) - 1
        if isinstance(entry, Wished):
            return viewer == entry.seat
        if isinstance(entry, Said):
            return entry.room == "table" or viewer == SPECTATOR
        if isinstance(entry, Undone) and viewer != entry.seat:
            agreed = self.undo is not None and self.undo.seat == entry.seat
            return agreed or any(gone in self.told[viewer] for gone in self.taken_back[number])
        if isinstance(entry, Decided) and viewer != entry.seat:
            if others_move or any(event.told_to(viewer) for event in self.happened.get(number, ())):
                return True
            session = self.playing
            before = session.state_at(session.decisions - 1).view(viewer)
            return session.state.view(viewer).data() != before.data()
        return True

    def _keep_time(
        self, entry: Entry, before: list[Seat], after: list[Seat], openly: bool, at: float
    ) -> None:
        number = len(self.entries) - 1
        if isinstance(entry, Handed):
            self.clocks.handed_over(entry.seat, at, number, entry.why == "clock")
        elif isinstance(entry, (Returned, Sat)):
            self.clocks.taken_up(entry.seat, at, number, isinstance(entry, Sat))
        elif isinstance(entry, (Began, Fell, Corrected)) or (isinstance(entry, Undone) and openly):
            self.clocks.moved(at, number, before, after, set(after), -1, False)
        elif isinstance(entry, Decided) and openly:
            learnt = any(event.told_to(SPECTATOR) for event in self.happened.get(number, ()))
            anew = set(after) if learnt else set()
            self.clocks.moved(at, number, before, after, anew, entry.seat, entry.how == "person")
        elif isinstance(entry, (Decided, Undone)):
            self.clocks.unseen(entry.seat, at, number, isinstance(entry, Decided) and entry.how == "person")
