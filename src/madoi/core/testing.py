"""The test kit: checks, on random play, what every game must promise. One call does it.

    from madoi.core.testing import check
    check(GAME, {}, seats=4, games=200)

It plays whole random games and checks everything at random points of each:

- *notation*: texts are unique within a decision, parse back, and belong to the vocabulary;
- *legality*: `why_not` and `legal` agree on the whole vocabulary for every seat;
- *copies* are independent, repeat the same events, and let their chance be replaced;
- *views* are plain data and share nothing with a state; comparisons below cover all that a view object holds;
- *no hidden choice shows*: where two different choices of another seat look the same to a viewer, its
  view, prompts and refusals are the same after both;
- *twin worlds*: a state imagined from a seat's view has the same view, prompts and refusals for that seat,
  and the same log until something is disclosed;
- *resampling moves*: imagined states do differ from the truth;
- *taint*: secrets that the caller names never appear in what others are sent;
- *audit*: the game's own invariants hold, games end, and the record of a game replays to the same end.

A failure message has the seed and the decisions that lead to it.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from typing import Final

from madoi.core.action import Action
from madoi.core.capabilities import Statistics, paper_support
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.game import Game, State
from madoi.core.immutable import Immutable
from madoi.core.record import Player, read
from madoi.core.refusal import Refused
from madoi.core.session import Session, start, verify
from madoi.core.settings import Settings
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer

Secrets = Callable[[State, Viewer], list[str]]
"""Texts that must not appear in anything the viewer is sent."""


_OUT_OF_TURN_ONE_IN: Final = 4
"""One random decision in this many is made out of turn, where a seat can."""


class Checked:
    """Counts of what a run of the kit has seen."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.probes = 0
        self.imagined = 0
        self.imagined_differing = 0
        self.longest = 0
        self.most_actions = 0
        self.kinds: set[str] = set()
        self.rules: set[str] = set()


def check(
    game: Game,
    options: dict[str, str],
    seats: int,
    games: int,
    seed: str = "kit",
    probes: float = 2.0,
    longest: int = 10_000,
    secrets: Secrets | None = None,
) -> Checked:
    """Play this many random games and test all of the above. Raises AssertionError.

    ``probes`` is the average number of close checks per game; it may be below 1.
    ``longest`` is the most decisions a game may take.
    """
    settings = game.settings(options, seats)
    assert game.settings(settings.options, seats).options == settings.options, (
        "settings: the canonical options give other settings"
    )
    checked = Checked()
    length = 50  # a guess; then the length of the game before
    for number in range(games):
        table = _Table(game, settings, f"{seed}/{number}", secrets, checked)
        try:
            length = table.play(probes, length, longest)
            if probes >= 1 or number % 16 == 0:
                table.check_record()
        except AssertionError as failure:
            raise AssertionError(f"{failure}\n{table.told()}") from failure
        checked.games += 1
    if checked.imagined >= 20:
        assert checked.imagined_differing > 0, "imagine: never differs from the truth"
    return checked


def dump(data: object) -> str:
    """Plain data as text, for comparing byte by byte."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def faces(events: list[Event], viewer: Viewer) -> list[str]:
    """What the viewer learns from these events, as comparable texts."""
    told = [event for event in events if event.told_to(viewer)]
    return [dump([event.kind, event.rule, event.face(viewer)]) for event in told]


class _Table:
    """One random game under test."""

    def __init__(
        self, game: Game, settings: Settings, seed: str, secrets: Secrets | None, checked: Checked
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.secrets = secrets
        self.checked = checked
        self.chance: Chance = Seeded(f"{seed}/choices")
        self.history: list[tuple[Seat, Action]] = []
        self.events: list[Event] = []
        self.vocabulary = game.vocabulary(settings)
        self.paper = paper_support(game)
        self.state, opening = game.new(settings, Seeded(seed))
        self.check_events(opening)

    def told(self) -> str:
        lines = [f"{seat + 1} {action.text}" for seat, action in self.history]
        return f"seed {self.seed}, options {self.settings.options}, decisions:\n" + "\n".join(lines)

    def viewers(self) -> list[Viewer]:
        return [*range(self.settings.seats), SPECTATOR]

    def play(self, probes: float, length: int, longest: int) -> int:
        """Play to the end with about ``probes`` close checks. Returns the length."""
        while True:
            movers = self.state.to_move()
            if not movers:
                break
            assert len(self.history) < longest, f"termination: no end after {longest} decisions"
            assert movers == sorted(set(movers)), "to_move: not ascending"
            assert self.state.outcome() is None, "outcome: of a game that goes on"
            if self.chance.below(10_000, "kit-probe") * length < probes * 10_000:
                self.probe(movers)
            seat, action = self.any_decision(movers)
            events = self.state.play(seat, action)
            self.history.append((seat, action))
            self.check_events(events)
        self.check_end()
        self.checked.decisions += len(self.history)
        self.checked.longest = max(self.checked.longest, len(self.history))
        return len(self.history)

    def any_decision(self, movers: list[Seat]) -> tuple[Seat, Action]:
        """Of a seat to move or, now and then, of one that speaks out of turn."""
        if self.chance.below(_OUT_OF_TURN_ONE_IN, "kit-out-of-turn") == 0:
            others = [seat for seat in range(self.settings.seats) if self.state.out_of_turn(seat)]
            if others:
                seat = others[self.chance.below(len(others), "kit-seat")]
                return seat, self.any_of(self.state.out_of_turn(seat))
        seat = movers[self.chance.below(len(movers), "kit-seat")]
        return seat, self.any_of(self.state.legal(seat))

    def any_of(self, actions: list[Action]) -> Action:
        assert actions, "legal: a seat to move has no action"
        self.checked.most_actions = max(self.checked.most_actions, len(actions))
        return actions[self.chance.below(len(actions), "kit-choice")]

    def check_events(self, events: list[Event]) -> None:
        self.events += events
        for event in events:
            assert event.rule in self.game.rules, f"event {event.kind}: unknown rule {event.rule!r}"
            self.checked.kinds.add(event.kind)
            self.checked.rules.add(event.rule)

    def probe(self, movers: list[Seat]) -> None:
        self.checked.probes += 1
        self.state.audit()
        for seat in range(self.settings.seats):
            self.check_legality(seat, seat in movers)
        self.check_copies(movers[0])
        self.check_views()
        for seat in movers:
            self.check_untold(seat)
        for viewer in self.viewers():
            self.check_twin_worlds(viewer)

    def check_legality(self, seat: Seat, may_decide: bool) -> None:
        state = self.state
        legal = state.legal(seat)
        texts = {action.text for action in legal}
        assert bool(legal) == may_decide, f"legal: seat {seat + 1} and to_move disagree"
        out_of_turn = state.out_of_turn(seat)
        texts |= {action.text for action in out_of_turn}
        assert len(texts) == len(legal) + len(out_of_turn), "notation: two actions have the same text"
        public = self.paper.public_actions(state, seat)
        assert public == [action for action in legal if action in public], (
            "public_actions: not of legal, in its order"
        )
        for action in [*legal, *out_of_turn]:
            assert state.why_not(seat, action) is None, f"why_not: refuses the legal {action.text}"
            assert self.game.parse(action.text) == action, f"notation: {action.text}"
            sloppy = "  " + action.text.upper().replace(" ", "   ") + " "
            assert self.game.parse(sloppy) == action, f"notation: {sloppy!r}"
            assert " ".join(action.text.split()) == action.text, f"notation: {action.text!r}"
            assert "~" not in action.text, "notation: ~ is what check digits begin with"
        assert texts <= {action.text for action in self.vocabulary}, "vocabulary: incomplete"
        for action in self.vocabulary:
            if action.text not in texts:
                refusal = state.why_not(seat, action)
                assert refusal is not None, f"why_not: lets the illegal {action.text} pass"
                known = refusal.rule == "" or refusal.rule in self.game.rules
                assert known, f"refusal {refusal.code}: unknown rule {refusal.rule!r}"
        if may_decide:
            opinion = self.game.appraise(state.view(seat), legal)
            assert len(opinion) == len(legal), "appraise: not one value for each action"
            assert state.default(seat) in legal, "default: not legal"
            assert state.question(seat), "question: empty"

    def check_copies(self, seat: Seat) -> None:
        before = self.everything(self.state)
        action = self.any_of(self.state.legal(seat))
        one = self.state.copy()
        other = self.state.copy()
        one_events = faces(one.play(seat, action), EVERYTHING)
        assert self.everything(self.state) == before, "copy: playing a copy changes the original"
        happened = other.play(seat, action)
        other_events = faces(happened, EVERYTHING)
        assert one_events == other_events, "copy: two copies go on differently"
        assert self.everything(one) == self.everything(other), "copy: two copies end differently"
        shared = _lists_below(self.state) & _lists_below(one)
        assert not shared, "copy: shares a list with the original"
        one.chance = Seeded(f"{self.seed}/other")
        chances = [thing for thing in _below(one) if isinstance(thing, Chance)]
        assert chances == [one.chance], "copy: something else than the state holds its chance"

        for viewer in self.viewers():
            for face in faces(happened, viewer):
                self.check_taint(other, viewer, face, "log")

    def check_untold(self, seat: Seat) -> None:
        """Two choices, or two results of chance, that look the same to a viewer must leave the same view."""
        legal = self.state.legal(seat)
        first = self.any_of(legal)
        one = self.state.copy()
        one_events = one.play(seat, first)
        for second in legal:
            if second == first:
                continue
            other = self.state.copy()
            other_events = other.play(seat, second)
            for viewer in self.viewers():
                if viewer != seat and faces(one_events, viewer) == faces(other_events, viewer):
                    self.compare_worlds(viewer, one, other)
        lucky = self.state.copy()
        lucky.chance = Seeded(f"{self.seed}/luck/{len(self.history)}")
        lucky_events = lucky.play(seat, first)
        for viewer in self.viewers():
            if faces(one_events, viewer) == faces(lucky_events, viewer):
                self.compare_worlds(viewer, one, lucky)

    def everything(self, state: State) -> str:
        return dump(state.view(EVERYTHING).data())

    def check_views(self) -> None:
        own = _lists_below(self.state)
        for viewer in [*self.viewers(), EVERYTHING]:
            view = self.state.view(viewer)
            assert view.viewer == viewer
            below = _below(view)
            for thing in below:
                assert not isinstance(thing, (State, Chance)), f"view {viewer}: holds a state"
            shared = own & _lists_below(view)
            assert not shared, f"view {viewer}: shares a list with the state"
            data = view.data()
            text = dump(data)
            assert json.loads(text) == data, f"view {viewer}: not plain data"
            immutable = _lists_below(self.settings, through_immutable=True)
            assert not _lists_below(data) & (own | immutable), f"view {viewer}: data shares a list"
            self.check_taint(self.state, viewer, text, "view")

    def check_taint(self, state: State, viewer: Viewer, text: str, what: str) -> None:
        if self.secrets is not None and viewer != EVERYTHING:
            for secret in self.secrets(state, viewer):
                assert secret not in text, f"taint: the {what} of {viewer} contains {secret!r}"

    def check_twin_worlds(self, viewer: Viewer) -> None:
        view = self.state.view(viewer)
        chance = Seeded(f"{self.seed}/twin/{len(self.history)}/{viewer}")
        twin = self.game.imagine(view, chance)
        twin.audit()
        assert not _lists_below(twin) & _lists_below(view), "imagine: shares a list with the view"
        self.compare_worlds(viewer, self.state, twin)
        truth = self.state.copy()
        if viewer >= 0:
            self.checked.imagined += 1
            self.checked.imagined_differing += self.differ(truth.copy(), twin.copy())
        self.go_on_alike(viewer, truth, twin)

    def compare_worlds(self, viewer: Viewer, truth: State, twin: State) -> None:
        view, twin_view = truth.view(viewer), twin.view(viewer)
        assert dump(twin_view.data()) == dump(view.data()), f"secrets: {viewer} sees a difference"
        assert held(twin_view) == held(view), f"secrets: the view object of {viewer} holds a difference"
        assert twin.to_move() == truth.to_move(), "secrets: other seats to move"
        for seat in truth.to_move():
            public = self.paper.public_actions(truth, seat)
            same = self.paper.public_actions(twin, seat) == public
            assert same, f"secrets: {viewer} can tell what {seat} may choose"
            same = repr(twin.question(seat)) == repr(truth.question(seat))
            assert same or not public, f"secrets: {viewer} can tell what {seat} is asked"
        if viewer < 0:
            return
        assert twin.legal(viewer) == truth.legal(viewer), "secrets: other actions"
        assert twin.out_of_turn(viewer) == truth.out_of_turn(viewer), "secrets: other actions out of turn"
        if viewer in truth.to_move():
            one_asks, other_asks = truth.question(viewer), twin.question(viewer)
            assert repr(one_asks) == repr(other_asks), "secrets: other question"
            assert twin.default(viewer) == truth.default(viewer), "secrets: other default"
        for action in self.vocabulary:
            one = truth.why_not(viewer, action)
            other = twin.why_not(viewer, action)
            assert repr(one) == repr(other), f"secrets: {action.text} is refused differently"

    def go_on_alike(self, viewer: Viewer, truth: State, twin: State) -> None:
        """Play the same decisions in both worlds. The viewer must not be able to tell them apart, by log or
        by view, until the first event that discloses something."""
        while True:
            movers = truth.to_move()
            if not movers:
                return
            seat = movers[self.chance.below(len(movers), "kit-seat")]
            theirs = twin.legal(seat)
            both = [action for action in truth.legal(seat) if action in theirs]
            if not both:
                return
            action = both[self.chance.below(len(both), "kit-choice")]
            true_events = [event for event in truth.play(seat, action) if event.told_to(viewer)]
            twin_events = [event for event in twin.play(seat, action) if event.told_to(viewer)]
            for one, other in zip(true_events, twin_events, strict=False):
                if one.discloses:
                    return
                same = faces([one], viewer) == faces([other], viewer)
                assert same, f"secrets: {viewer} tells them apart by {one.kind}"
            assert len(true_events) == len(twin_events), "secrets: more happens in one"
            told = truth.view(viewer).data()
            assert twin.view(viewer).data() == told, f"secrets: {viewer} sees a difference"

    def differ(self, truth: State, twin: State) -> bool:
        """Whether the imagined world is, or becomes, another one."""
        if self.everything(truth) != self.everything(twin):
            return True
        while truth.to_move():
            seat = truth.to_move()[0]
            legal = truth.legal(seat)
            action = legal[self.chance.below(len(legal), "kit-choice")]
            true_events = truth.play(seat, action)
            twin_events = twin.play(seat, action)
            if faces(true_events, EVERYTHING) != faces(twin_events, EVERYTHING):
                return True
        return False

    def check_end(self) -> None:
        state = self.state
        state.audit()
        outcome = state.outcome()
        assert outcome is not None, "outcome: none, though nobody may decide"
        seats = self.settings.seats
        assert len(outcome.points) == len(outcome.shares) == seats
        assert abs(sum(outcome.shares) - 1.0) < 1e-9, "outcome: the shares do not add up to 1"
        assert all(outcome.shares[seat] > 0 for seat in outcome.winners)
        statistics = self.game.capability(Statistics)
        collected = {} if statistics is None else statistics.collect(self.settings, self.events, outcome)
        for key in collected:
            assert key.count("/") == 2, f"statistics: {key!r} is no table/row/measure"
        for seat in range(seats):
            assert state.legal(seat) == [], "legal: after the end"
            assert state.out_of_turn(seat) == [], "out_of_turn: after the end"
            for action in self.vocabulary[:3]:
                assert state.why_not(seat, action) is not None, "why_not: after the end"

    def check_record(self) -> None:
        """Check that the record, written, read and verified, ends as this game did."""
        players = [Player(f"seat {seat + 1}") for seat in range(self.settings.seats)]
        session = start(self.game, self.settings.options, players, self.seed)
        for seat, action in self.history:
            session.play(seat, action)
        text = session.record.text()
        try:
            again: Session = verify(self.game, read(text))
        except Refused as refused:
            raise AssertionError(f"record: does not verify: {refused}") from refused
        assert again.record.text() == text, "record: written differently the second time"
        for viewer in [*self.viewers(), EVERYTHING]:
            end = dump(self.state.view(viewer).data())
            assert dump(session.state.view(viewer).data()) == end, "replay: another end"
            assert dump(again.state.view(viewer).data()) == end, "record: another end"


def held(thing: object) -> object:
    """Everything that can be read from an object, as plain data: what a bot could get out of a view."""
    if isinstance(thing, Settings):
        return "settings"
    if thing is None or isinstance(thing, (str, int, float)):
        return thing
    if isinstance(thing, dict):
        return {str(key): held(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [held(value) for value in thing]
    found: dict[str, object] = {}
    for name in dir(thing):
        value = None if name.startswith("__") else getattr(thing, name, None)
        if not (name.startswith("__") or callable(value)):
            found[name] = held(value)
    return found


def _below(top: object, through_immutable: bool = False) -> list[object]:
    """All objects reachable from this one, except through classes, modules, functions and `Immutable` values,
    which are shared on purpose."""
    found: dict[int, object] = {}
    waiting: list[object] = [top]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (type, Game, str, bytes, int, float)):
            continue
        if isinstance(thing, Immutable) and not through_immutable:
            continue
        if type(thing).__name__ in ("module", "function", "builtin_function_or_method"):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def _lists_below(top: object, through_immutable: bool = False) -> set[int]:
    """The identities of all lists and dicts below, which something else must not share."""
    return {id(thing) for thing in _below(top, through_immutable) if isinstance(thing, (list, dict, set))}
