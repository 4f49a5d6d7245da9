"""A session: one game being played, kept as a record. Also undo, forks, and replay of records.

It checks each decision, records it and keeps the events.
Playouts that need no record (search, statistics) use a `State` directly.
"""

from __future__ import annotations

from collections.abc import Iterator

from madoi.core.action import Action
from madoi.core.chance import ALGORITHM, Chance, Seeded, commitment
from madoi.core.checkpoints import Checkpoints
from madoi.core.event import Event, Outcome
from madoi.core.game import Game, State
from madoi.core.manual_chance import MANUAL, ChanceNeeded, ManualChance
from madoi.core.record import (
    MAX_NAME_CHARS,
    MAX_SEED_CHARS,
    Fork,
    Player,
    Record,
    Step,
    check_seal,
    is_printable_line,
)
from madoi.core.refusal import BadOption, BadRecord, Facts, Illegal, Refusal, Refused
from madoi.core.settings import Settings
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer


def points_text(outcome: Outcome) -> list[str]:
    """The points as a record writes them: whole numbers without a fraction."""
    return [str(int(points)) if points == int(points) else repr(points) for points in outcome.points]


class TakeBackPlan:
    """How to take back one decision alone: go back to ``back`` decisions, then make the later ones again.

    ``keep`` are the indexes of these later decisions in `Session.deciders`.
    """

    def __init__(self, back: int, keep: list[int]) -> None:
        self.back = back
        self.keep = keep


class Session:
    """A game, its record, its states and its events. States and events are caches of the record.

    ``events[n]`` are the events of the n-th decision; ``events[0]`` belongs to the set-up.
    """

    def __init__(self, game: Game, settings: Settings, players: list[Player], chance: Chance) -> None:
        _check_players(players)
        self.game = game
        self.settings = settings
        kind = MANUAL if isinstance(chance, ManualChance) else ALGORITHM
        self.record = Record(game.name, game.version, settings.options, players, kind)
        self.record.package = game.package
        state, opening = game.new(settings, chance)
        self._checkpoints = Checkpoints(state)
        self.events: list[list[Event]] = [opening]
        if isinstance(chance, ManualChance):
            _all_used(chance)
            self.record.steps += [Step(-1, str(result)) for result in chance.results]

    @property
    def state(self) -> State:
        """The state now. Do not change it."""
        return self._checkpoints.now

    def state_at(self, decisions: int) -> State:
        """The state after this many decisions. Do not change it. 0 <= decisions <= self.decisions.

        At a fork, it is the state that this game continued with.
        """
        assert 0 <= decisions <= self.decisions
        near = self._checkpoints.nearest(decisions)
        state = self._checkpoints.at(near)
        if near == decisions:
            return state
        state = state.copy()
        for step, fed in _rounds(self.record.steps)[1][near:decisions]:
            _play(state, step.seat, self.game.parse(step.text), _results(fed))
        return state

    def free_states(self) -> None:
        """Free the memory of states that can be worked out again. Those of the last decisions make an undo
        quick."""
        self._checkpoints.drop_recent()

    def states(self) -> Iterator[State]:
        """The states after 0, 1, … decisions. Cheaper than `state_at` for each. Do not change them."""
        state = self._checkpoints.at(0)
        yield state
        for number, (step, fed) in enumerate(_rounds(self.record.steps)[1], 1):
            if self._checkpoints.nearest(number) == number:
                state = self._checkpoints.at(number)
            else:
                state = state.copy()
                _play(state, step.seat, self.game.parse(step.text), _results(fed))
            yield state

    @property
    def decisions(self) -> int:
        """How many decisions have been made."""
        return len(self.events) - 1

    @property
    def forked_at(self) -> int:
        """How many decisions were made before the last fork. Undo goes back no further."""
        return self.record.forks[-1].decisions if self.record.forks else 0

    def play(self, seat: Seat, action: Action, fed: list[int] | None = None) -> list[Event]:
        """Make a decision and record it. ``fed`` are the results that it needs from manual chance.

        Raises `Illegal` when it is not allowed, `ChanceNeeded` when another result is needed, and `Refused`
        when a result is impossible or one too many. Then nothing has changed.
        """
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        state = self.state.copy()
        results = fed or []
        events = _play(state, seat, action, results)
        self._checkpoints.add(state)
        self.events.append(events)
        self.record.steps.append(Step(seat, action.text))
        self.record.steps += [Step(-1, str(result)) for result in results]
        outcome = state.outcome()
        if outcome is not None:
            self.record.points = points_text(outcome)
        return events

    def deciders(self) -> list[Seat]:
        """Who made each decision, in order."""
        return [step.seat for step in self.record.steps if step.seat >= 0]

    def last_of(self, seat: Seat) -> int:
        """How many decisions were made before the last one of this seat; -1 when it has made none."""
        before = self.decisions
        for step in reversed(self.record.steps):
            before -= step.seat >= 0
            if step.seat == seat:
                return before
        return -1

    def free_undo(self, seat: Seat) -> int | Refusal:
        """The number of decisions a seat may go back to without consent, or the reason why not.

        It may go back to just before its own last decision, if nothing was disclosed since and it was made
        in this game. Later decisions of others are dropped; `take_back` keeps them.
        """
        back = self.last_of(seat)
        if self.record.forks and back < self.forked_at:  # also where the seat had decided nothing before
            return Refusal("undo-forked", "", {})
        if back < 0:
            return Refusal("undo-nothing", "", {})
        for events in self.events[back + 1 :]:
            for event in events:
                if event.discloses:
                    return Refusal("undo-learnt", event.rule, {"what": "@" + event.kind + "-name"})
        return back

    def take_back(self, seat: Seat) -> TakeBackPlan | Refusal:
        """How the seat can take back its own last decision and nothing else, or why not. Changes nothing.

        It can where `free_undo` allows it and no later decision can depend on it: no other viewer learnt of
        it, and without it the later decisions are legal and have the same faces.
        """
        back = self.free_undo(seat)
        if isinstance(back, Refusal):
            return back
        keep = list(range(back + 1, self.decisions))
        if keep and not self._untold(seat, back, keep):
            return Refusal("undo-others", "", {})
        return TakeBackPlan(back, keep)

    def apply_take_back(self, back: int, keep: list[int]) -> None:
        """Carry out a `TakeBackPlan`.

        Raises `Illegal` or `ChanceNeeded` where that is no longer possible, and `Refused` before the
        last fork. Then nothing has changed.
        """
        assert keep == sorted(set(keep))
        assert not keep or (back <= keep[0] and keep[-1] < self.decisions)
        rounds = _rounds(self.record.steps)[1]
        self._without(back, keep)  # refuses before anything has changed
        self.back_to(back)
        for number in keep:
            step, fed = rounds[number]
            self.play(step.seat, self.game.parse(step.text), _results(fed))

    def stands_without(self, back: int, keep: list[int]) -> bool:
        """Whether later decisions are legal and have the same faces without the one after ``back``."""
        try:
            without = self._without(back, keep)
        except (Refused, ChanceNeeded):
            return False
        for number, events in zip(keep, without, strict=True):
            for viewer in [*range(self.settings.seats), SPECTATOR]:
                if _told(events, viewer) != _told(self.events[number + 1], viewer):
                    return False
        return True

    def _untold(self, seat: Seat, back: int, keep: list[int]) -> bool:
        """Whether only the seat could notice if the decision after ``back`` had not been made."""
        others = [viewer for viewer in [*range(self.settings.seats), SPECTATOR] if viewer != seat]
        for viewer in others:
            if _told(self.events[back + 1], viewer):  # nearly always: then nothing need be played again
                return False
        try:
            without = self._without(back, keep)
        except (Refused, ChanceNeeded):
            return False
        for events, were in zip(without, self.events[back + 2 :], strict=True):
            for viewer in others:
                if _told(events, viewer) != _told(were, viewer):
                    return False
        return True

    def _without(self, back: int, keep: list[int]) -> list[list[Event]]:
        """The events of these later decisions when they are made after the first ``back``. Changes nothing.

        Raises `Illegal`, and with manual chance `Refused` or `ChanceNeeded`.
        """
        state = self.state_at(back).copy()
        rounds = _rounds(self.record.steps)[1]
        found: list[list[Event]] = []
        for number in keep:
            step, fed = rounds[number]
            action = self.game.parse(step.text)
            refusal = state.why_not(step.seat, action)
            if refusal is not None:
                raise Illegal(refusal)
            found.append(_play(state, step.seat, action, _results(fed)))
        return found

    def back_to(self, decisions: int) -> None:
        """Undo everything after the first ``decisions``. 0 <= decisions <= self.decisions.

        Raises `Refused` before the last fork: those decisions belong to another game.
        """
        assert 0 <= decisions <= self.decisions
        if decisions < self.forked_at:
            raise Refused(Refusal("undo-forked", "", {}))
        if decisions == self.decisions:
            return
        self._checkpoints.back_to(decisions, self.state_at(decisions))
        self.record.steps = _first(self.record.steps, decisions)
        self.record.points = []
        del self.events[decisions + 1 :]

    def fork(self, decisions: int, viewer: Viewer, players: list[Player], seed: str) -> Session:
        """A new game that begins with the first ``decisions`` of this one and has its own chance.

        For `EVERYTHING`, hidden things stay as they are. For a seat or a spectator they are imagined from
        what it could know then. 0 <= decisions <= self.decisions.

        Raises `Refused` where chance is manual or the game was over, and `BadOption` for invalid players or
        an invalid seed.
        """
        assert 0 <= decisions <= self.decisions
        assert EVERYTHING <= viewer < self.settings.seats
        old = self.record
        if not old.seed:
            raise Refused(Refusal("fork-unseeded", "", {}))
        if not self.state_at(decisions).to_move():
            raise Refused(Refusal("game-over", "", {}))
        if len(players) != self.settings.seats:
            facts: Facts = {"given": len(players), "allowed": [self.settings.seats]}
            raise BadOption(Refusal("seats-wrong", "", facts))
        _check_players(players)
        _check_seed(seed)
        kept = [fork for fork in old.forks if fork.decisions <= decisions]
        used = old.forks[len(kept)].seed if len(kept) < len(old.forks) else old.seed
        record = Record(old.game, old.version, old.options, players, old.chance)
        record.package = old.package
        record.forks = [*kept, Fork(decisions, viewer, used)]
        record.steps = _first(old.steps, decisions)
        record.seed = seed
        record.commitment = commitment(seed)
        return replay(self.game, record)

    def continue_with(self, viewer: Viewer, seed: str) -> None:
        """Go on with another seed. What the viewer cannot know is imagined, as in `fork`.

        Raises `Refused` where chance is manual or the game is over, and `BadOption` for an invalid seed.
        """
        if not self.record.seed:
            raise Refused(Refusal("fork-unseeded", "", {}))
        if not self.state.to_move():
            raise Refused(Refusal("game-over", "", {}))
        _check_seed(seed)
        self._continue_from(Fork(self.decisions, viewer, self.record.seed), seed)
        self.record.seed = seed
        self.record.commitment = commitment(seed)

    def _continue_from(self, fork: Fork, seed: str) -> None:
        """Continue here with another chance. Undo no longer goes back past this point."""
        chance = Seeded(seed)
        if fork.viewer == EVERYTHING:
            state = self.state.copy()
            state.chance = chance
        else:
            state = self.game.imagine(self.state.view(fork.viewer), chance)
        self._checkpoints.replace_last(state)
        self.record.forks.append(fork)


def _told(events: list[Event], viewer: Viewer) -> list[tuple[str, str, Facts]]:
    """What the viewer learns from these events."""
    return [(event.kind, event.rule, event.face(viewer)) for event in events if event.told_to(viewer)]


def _play(state: State, seat: Seat, action: Action, results: list[int]) -> list[Event]:
    """Make a legal decision with exactly the manual results that it needs."""
    chance = state.chance
    if isinstance(chance, ManualChance):
        chance.results += results
    events = state.play(seat, action)
    if isinstance(chance, ManualChance):
        _all_used(chance)
    return events


def _first(steps: list[Step], decisions: int) -> list[Step]:
    """The first ``decisions``, with the manual results that belong to them."""
    found: list[Step] = []
    made = 0
    for step in steps:
        made += step.seat >= 0
        if made > decisions:
            break
        found.append(step)
    return found


def _check_players(players: list[Player]) -> None:
    for player in players:
        if (
            not is_printable_line(player.name, MAX_NAME_CHARS)
            or " " in player.kind
            or not is_printable_line(player.kind, MAX_NAME_CHARS)
        ):
            raise BadOption(Refusal("name-bad", "", {"text": player.name, "most": MAX_NAME_CHARS}))


def _check_seed(seed: str) -> None:
    if not is_printable_line(seed, MAX_SEED_CHARS) or " " in seed:
        raise BadOption(Refusal("seed-bad", "", {"text": seed, "most": MAX_SEED_CHARS}))


def _all_used(chance: ManualChance) -> None:
    if chance.used < len(chance.results):
        facts: Facts = {"result": chance.results[chance.used], "number": chance.used}
        raise Refused(Refusal("fed-too-many", "", facts))


def start(game: Game, options: dict[str, str], players: list[Player], seed: str) -> Session:
    """Start a game with a seed, and commit to the seed. Raises `BadOption`."""
    _check_seed(seed)
    session = Session(game, game.settings(options, len(players)), players, Seeded(seed))
    session.record.seed = seed
    session.record.commitment = commitment(seed)
    return session


def replay(game: Game, record: Record) -> Session:
    """Play a record again, decision by decision. The game may be finished or not.

    Raises `BadRecord`, with the line and the reason, where a decision is not legal by these rules.
    """
    return list(replay_steps(game, record))[-1]


def replay_steps(game: Game, record: Record) -> Iterator[Session]:
    """The same step by step, for callers who have other things to do in between: yields the session after the
    setup, after every decision, and when it is complete. Raises `BadRecord`."""
    if record.version != game.version:
        facts: Facts = {"game": game.name, "found": record.version, "known": game.version}
        raise BadRecord(Refusal("record-rules-version", "", facts))
    if record.chance != MANUAL and not record.seed:
        raise BadRecord(Refusal("record-sealed", "", {}))
    try:
        settings = game.settings(record.options, len(record.players))
    except BadOption as bad:
        raise BadRecord(Refusal("record-options", "", {"refusal": bad.refusal})) from bad
    opening, rounds = _rounds(record.steps)
    seeds = [*[fork.seed for fork in record.forks], record.seed]
    chance: Chance = ManualChance(_results(opening)) if record.chance == MANUAL else Seeded(seeds[0])
    try:
        session = Session(game, settings, record.players, chance)
    except Refused as refused:
        first = opening[0] if opening else Step(-1, "")
        raise _wrong(refused.refusal, _refused_step(refused.refusal, first, opening, 0), 0) from refused
    except ChanceNeeded as needed:
        raise BadRecord(Refusal("record-unfed", "", {"what": "@" + needed.what})) from needed
    session.record.package = record.package
    used = len(opening)
    _fork_where(session, record, seeds)
    yield session
    for step, fed in rounds:
        number = session.decisions + 1
        try:
            session.play(step.seat, game.parse(step.text), _results(fed))
        except Refused as refused:
            raise _wrong(
                refused.refusal, _refused_step(refused.refusal, step, fed, used), number
            ) from refused
        except ChanceNeeded as needed:
            unfed = Refusal("record-unfed", "", {"what": "@" + needed.what})
            raise _wrong(unfed, step, number) from needed
        used += len(fed)
        _fork_where(session, record, seeds)
        yield session
    if record.points and record.points != session.record.points:
        told = " ".join(record.points)
        played = " ".join(session.record.points) or "-"
        raise BadRecord(Refusal("record-points", "", {"told": told, "played": played}))
    session.record.seed = record.seed
    session.record.commitment = record.commitment
    yield session


def _fork_where(session: Session, record: Record, seeds: list[str]) -> None:
    """Continue with another chance where the record has a fork at this point."""
    done = session.record.forks
    while len(done) < len(record.forks) and record.forks[len(done)].decisions == session.decisions:
        fork = record.forks[len(done)]
        if not session.state.to_move():
            facts: Facts = {"line": fork.line, "text": fork.to_line()}
            raise BadRecord(Refusal("record-from-over", "", facts))
        session._continue_from(fork, seeds[len(done) + 1])


def verify(game: Game, record: Record) -> Session:
    """Check everything a record claims: check digits, seed, every decision, points. Raises `BadRecord`."""
    check_seal(record)
    return replay(game, record)


def _rounds(steps: list[Step]) -> tuple[list[Step], list[tuple[Step, list[Step]]]]:
    """The manual results of the set-up, and each decision with the manual results it used."""
    opening: list[Step] = []
    rounds: list[tuple[Step, list[Step]]] = []
    for step in steps:
        if step.seat >= 0:
            rounds.append((step, []))
        elif rounds:
            rounds[-1][1].append(step)
        else:
            opening.append(step)
    return opening, rounds


def _results(fed: list[Step]) -> list[int]:
    return [int(step.text) for step in fed]


def _refused_step(refusal: Refusal, step: Step, fed: list[Step], used: int) -> Step:
    """The step that a refusal is about: the manual result it names, else the decision itself."""
    number = refusal.facts.get("number")
    return fed[number - used] if isinstance(number, int) and 0 <= number - used < len(fed) else step


def _wrong(refusal: Refusal, step: Step, number: int) -> BadRecord:
    facts: Facts = {
        "line": step.line,
        "decision": number,
        "text": step.to_line(),
        "refusal": refusal,
    }
    return BadRecord(Refusal("record-decision", "", facts))
