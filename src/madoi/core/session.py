"""A session: one game being played, kept as a record.

Everything that plays for people or keeps what was played goes through here: it checks each decision,
writes it down, keeps the events, takes back, and plays a record again. Playouts that need no record
(search, statistics) use a `State` directly.
"""

from __future__ import annotations

from madoi.core.chance import ALGORITHM, FED, Chance, Fed, Seeded, Unrolled, commitment
from madoi.core.game import Action, Event, Game, Outcome, Seat, Settings, State
from madoi.core.record import Player, Record, Step, check_seal
from madoi.core.refusal import BadOption, BadRecord, Facts, Illegal, Refusal, Refused


def points_text(outcome: Outcome) -> list[str]:
    """The points as a record writes them: whole numbers without a fraction."""
    return [f"{points:g}" for points in outcome.points]


class Session:
    """A game, its record, and the state, events and snapshot of every moment since it began.

    ``moments[n]`` is the state after n decisions and ``events[n]`` what the n-th decision (0: the
    setup) made happen; both are caches of what the record says.
    """

    def __init__(self, game: Game, settings: Settings, players: list[Player], chance: Chance) -> None:
        self.game = game
        self.settings = settings
        kind = FED if isinstance(chance, Fed) else ALGORITHM
        self.record = Record(game.name, game.version, settings.options, players, kind)
        state, opening = game.new(settings, chance)
        self.moments: list[State] = [state]
        self.events: list[list[Event]] = [opening]
        if isinstance(chance, Fed):
            _all_used(chance)
            self.record.steps += [Step(-1, str(result)) for result in chance.results]

    @property
    def state(self) -> State:
        return self.moments[-1]

    @property
    def decisions(self) -> int:
        """How many decisions have been made."""
        return len(self.moments) - 1

    def play(self, seat: Seat, action: Action, fed: list[int] | None = None) -> list[Event]:
        """Make a decision and write it down. ``fed`` are the results of chance that it needs, where
        chance is fed by hand.

        Raises `Illegal` when it is not allowed, `Unrolled` when another result is needed, `Refused`
        when a result is impossible or one too many; then nothing has changed.
        """
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        state = self.state.copy()
        results = fed or []
        chance = state.chance
        if isinstance(chance, Fed):
            chance.results += results
        events = state.play(seat, action)
        if isinstance(chance, Fed):
            _all_used(chance)
        self.moments.append(state)
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

    def free_undo(self, seat: Seat) -> int | Refusal:
        """To how many decisions the seat may go back by itself: to just before its own last one,
        if nothing was disclosed since. Otherwise the reason why not."""
        deciders = self.deciders()
        if seat not in deciders:
            return Refusal("undo-nothing", "", {})
        back = len(deciders) - 1 - deciders[::-1].index(seat)
        for events in self.events[back + 1 :]:
            for event in events:
                if event.discloses:
                    return Refusal("undo-learnt", event.rule, {"what": "@" + event.kind + "-name"})
        return back

    def back_to(self, decisions: int) -> None:
        """Take back everything after the first so many decisions, as if it had never been."""
        steps: list[Step] = []
        made = 0
        for step in self.record.steps:
            made += step.seat >= 0
            if made > decisions:
                break
            steps.append(step)
        self.record.steps = steps
        self.record.points = []
        del self.moments[decisions + 1 :]
        del self.events[decisions + 1 :]


def _all_used(chance: Fed) -> None:
    if chance.used < len(chance.results):
        raise Refused(Refusal("fed-too-many", "", {"result": chance.results[chance.used]}))


def start(game: Game, options: dict[str, str], players: list[Player], seed: str) -> Session:
    """Open a game with a seed, and commit to it. Raises `BadOption`."""
    session = Session(game, game.settings(options, len(players)), players, Seeded(seed))
    session.record.seed = seed
    session.record.commitment = commitment(seed)
    return session


def replay(game: Game, record: Record) -> Session:
    """Play a record again, decision by decision. Raises `BadRecord` with the line and the reason
    where it does not tell a game of these rules; an unfinished game is none."""
    if record.version != game.version:
        facts: Facts = {"game": game.name, "found": record.version, "known": game.version}
        raise BadRecord(Refusal("record-rules-version", "", facts))
    if record.chance != FED and not record.seed:
        raise BadRecord(Refusal("record-sealed", "", {}))
    try:
        settings = game.settings(record.options, len(record.players))
    except BadOption as bad:
        raise BadRecord(Refusal("record-options", "", {"refusal": bad.refusal})) from bad
    opening, rounds = _rounds(record.steps)
    chance: Chance = Fed(opening) if record.chance == FED else Seeded(record.seed)
    try:
        session = Session(game, settings, record.players, chance)
    except Refused as refused:
        raise _wrong(refused.refusal, record.steps[0], 0) from refused
    except Unrolled as unrolled:
        raise BadRecord(Refusal("record-unfed", "", {"what": "@" + unrolled.what})) from unrolled
    for step, results in rounds:
        try:
            session.play(step.seat, game.parse(step.text), results)
        except Refused as refused:
            raise _wrong(refused.refusal, step, session.decisions + 1) from refused
        except Unrolled as unrolled:
            unfed = Refusal("record-unfed", "", {"what": "@" + unrolled.what})
            raise _wrong(unfed, step, session.decisions + 1) from unrolled
    if record.points and record.points != session.record.points:
        told = " ".join(record.points)
        played = " ".join(session.record.points) or "-"
        raise BadRecord(Refusal("record-points", "", {"told": told, "played": played}))
    session.record.seed = record.seed
    session.record.commitment = record.commitment
    return session


def verify(game: Game, record: Record) -> Session:
    """Check everything a record claims: check digits, seed, every decision, points."""
    check_seal(record)
    return replay(game, record)


def _rounds(steps: list[Step]) -> tuple[list[int], list[tuple[Step, list[int]]]]:
    """The fed results of the setup, and each decision with the fed results it used."""
    opening: list[int] = []
    rounds: list[tuple[Step, list[int]]] = []
    for step in steps:
        if step.seat >= 0:
            rounds.append((step, []))
        elif rounds:
            rounds[-1][1].append(int(step.text))
        else:
            opening.append(int(step.text))
    return opening, rounds


def _wrong(refusal: Refusal, step: Step, number: int) -> BadRecord:
    facts: Facts = {
        "line": step.line,
        "decision": number,
        "text": step.written(),
        "refusal": refusal,
    }
    return BadRecord(Refusal("record-decision", "", facts))
