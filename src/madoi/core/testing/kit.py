"""The kit: plays random games and checks everything at random points of each."""

from __future__ import annotations

import json
from typing import Final

from madoi.core.action import Action
from madoi.core.capabilities import Secrets, Statistics, paper_support
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.game import Game, State
from madoi.core.observations import Layout, Observations, make_layout
from madoi.core.record import Player, read
from madoi.core.refusal import Refused
from madoi.core.session import Session, start, verify
from madoi.core.settings import Settings
from madoi.core.testing.face_check import check_faces
from madoi.core.testing.imagine_check import ImagineCheck
from madoi.core.testing.plain_data import below, dump, faces, lists_below
from madoi.core.testing.secret_check import SecretCheck
from madoi.core.testing.worlds import everything
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer

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
    openings: int = 60,
) -> Checked:
    """Play this many random games and check what every game promises. Raises AssertionError.

    ``probes`` is the average number of close checks per game; it may be below 1.
    ``longest`` is the most decisions a game may take.
    ``openings`` are the games begun to see whether `Game.imagine` is fair.
    """
    settings = game.settings(options, seats)
    assert game.settings(settings.options, seats).options == settings.options, (
        "settings: the canonical options give other settings"
    )
    secrets = game.capability(Secrets)
    assert secrets is not None, "hidden: the game does not say what is (madoi.core.capabilities.Secrets)"
    imagine = ImagineCheck(game, settings, secrets)
    layout = None if game.capability(Observations) is None else make_layout(game, settings)
    checked = Checked()
    length = 50  # a guess; then the length of the game before
    for number in range(games):
        table = _Table(game, settings, f"{seed}/{number}", secrets, imagine, layout, checked)
        try:
            if number % 16 == 0:
                table.secret_check.check_set_up()
            length = table.play(probes, length, longest)
            if probes >= 1 or number % 16 == 0:
                table.check_record()
        except AssertionError as failure:
            raise AssertionError(f"{failure}\n{table.story()}") from failure
        checked.games += 1
    if checked.imagined >= 20:
        assert checked.imagined_differing > 0, "imagine: never differs from the truth"
    imagine.play_openings(openings, seed)
    imagine.check_differing()
    imagine.check_fairness()
    return checked


class _Table:
    """One random game under test."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seed: str,
        secrets: Secrets,
        imagine: ImagineCheck,
        layout: Layout | None,
        checked: Checked,
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.secrets = secrets
        self.imagine = imagine
        self.layout = layout
        self.checked = checked
        self.chance: Chance = Seeded(f"{seed}/choices")
        self.history: list[tuple[Seat, Action]] = []
        self.events: list[Event] = []
        self.vocabulary = game.vocabulary(settings)
        self.secret_check = SecretCheck(game, settings, secrets, self.vocabulary, self.chance, seed, layout)
        self.paper = paper_support(game)
        self.state, opening = game.new(settings, Seeded(seed))
        self.check_events(opening)

    def story(self) -> str:
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
        bound = self.game.most_decisions(self.settings)
        assert len(self.history) <= bound, f"most_decisions: {len(self.history)} are more than {bound}"
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
            check_faces(event, self.settings.seats, self.secrets)
            for viewer in self.viewers():
                if event.told_to(viewer):
                    self.check_covered(viewer, dump(event.face(viewer)), "log")
            self.checked.kinds.add(event.kind)
            self.checked.rules.add(event.rule)

    def probe(self, movers: list[Seat]) -> None:
        self.checked.probes += 1
        self.state.audit()
        for seat in range(self.settings.seats):
            self.check_legality(seat, seat in movers)
        self.check_copies(movers[0])
        self.check_views()
        seat = movers[self.chance.below(len(movers), "kit-seat")]
        self.secret_check.check_choices(self.state, seat)
        self.secret_check.check_results(self.state, seat)
        for viewer in self.viewers():
            self.check_imagined(viewer)
        self.check_tensors()

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
        before = everything(self.state)
        action = self.any_of(self.state.legal(seat))
        one = self.state.copy()
        other = self.state.copy()
        one_events = faces(one.play(seat, action), EVERYTHING)
        assert everything(self.state) == before, "copy: playing a copy changes the original"
        other_events = faces(other.play(seat, action), EVERYTHING)
        assert one_events == other_events, "copy: two copies go on differently"
        assert everything(one) == everything(other), "copy: two copies end differently"
        shared = lists_below(self.state) & lists_below(one)
        assert not shared, "copy: shares a list with the original"
        one.chance = Seeded(f"{self.seed}/other")
        chances = [thing for thing in below(one) if isinstance(thing, Chance)]
        assert chances == [one.chance], "copy: something else than the state holds its chance"

    def check_views(self) -> None:
        own = lists_below(self.state)
        for viewer in [*self.viewers(), EVERYTHING]:
            view = self.state.view(viewer)
            assert view.viewer == viewer
            for thing in below(view):
                assert not isinstance(thing, (State, Chance)), f"view {viewer}: holds a state"
            shared = own & lists_below(view)
            assert not shared, f"view {viewer}: shares a list with the state"
            data = view.data()
            text = dump(data)
            assert json.loads(text) == data, f"view {viewer}: not plain data"
            immutable = lists_below(self.settings, through_immutable=True)
            assert not lists_below(data) & (own | immutable), f"view {viewer}: data shares a list"
            self.check_covered(viewer, text, "view")

    def check_tensors(self) -> None:
        """Check that a tensor tells all of its view but what its layout leaves out."""
        if self.layout is not None:
            for viewer in [*self.viewers(), EVERYTHING]:
                loss = self.layout.loss(self.state.view(viewer))
                assert not loss, f"tensor: of {viewer}: {loss}"

    def check_covered(self, viewer: Viewer, text: str, what: str) -> None:
        if viewer != EVERYTHING:
            for covered in self.secrets.covered(self.state, viewer):
                written = dump(covered)[1:-1]
                assert written not in text, f"covered: the {what} of {viewer} contains {written}"

    def check_imagined(self, viewer: Viewer) -> None:
        view = self.state.view(viewer)
        chance = Seeded(f"{self.seed}/twin/{len(self.history)}/{viewer}")
        twin = self.game.imagine(view, chance)
        twin.audit()
        assert twin.chance is chance, "imagine: another chance decides the future"
        assert not lists_below(twin) & lists_below(view), "imagine: shares a list with the view"
        self.imagine.check_memories(viewer, self.state, twin)
        if viewer >= 0:
            self.checked.imagined += 1
            self.checked.imagined_differing += self.differ(self.state.copy(), twin.copy())
        self.secret_check.check_twin(viewer, self.state, twin)

    def differ(self, truth: State, twin: State) -> bool:
        """Whether the imagined world is, or becomes, another one."""
        if everything(truth) != everything(twin):
            return True
        while truth.to_move():
            seat = truth.to_move()[0]
            action = self.any_of(truth.legal(seat))
            if faces(truth.play(seat, action), EVERYTHING) != faces(twin.play(seat, action), EVERYTHING):
                return True
        return False

    def check_end(self) -> None:
        state = self.state
        state.audit()
        self.check_tensors()
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
