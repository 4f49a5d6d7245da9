"""Taking back one's own last decision alone, where others have decided since."""

from __future__ import annotations

import pytest

from madoi.core.action import Action, Question
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event, Outcome
from madoi.core.game import Game, State, View
from madoi.core.manual_chance import ManualChance
from madoi.core.record import Player, read
from madoi.core.refusal import Facts, Illegal, Refusal, Refused
from madoi.core.session import Session, TakeBackPlan, start, verify
from madoi.core.settings import Settings
from madoi.core.testing import dump, faces
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.games import find

YURIKURE = find("yurikure")
KASANE = find("kasane")


def players(seats: int) -> list[Player]:
    return [Player(f"seat {seat + 1}") for seat in range(seats)]


def sheets(procedure: str = "competition") -> Session:
    """Yuri-Kure for three: everybody is about to fill a sheet."""
    return start(YURIKURE, {"procedure": procedure}, players(3), "sheets")


def play(session: Session, *texts: str) -> None:
    """``1 support akane kuroki``: as a record has it."""
    for text in texts:
        seat, _, action = text.partition(" ")
        session.play(int(seat) - 1, session.game.parse(action))


def steps(session: Session) -> list[str]:
    return [step.to_line() for step in session.record.steps]


def found(session: Session, seat: Seat) -> TakeBackPlan:
    answer = session.take_back(seat)
    assert isinstance(answer, TakeBackPlan), answer
    return answer


def refused(session: Session, seat: Seat) -> str:
    answer = session.take_back(seat)
    assert isinstance(answer, Refusal)
    return answer.code


INTERLEAVED = [
    "1 support akane shirakaba",
    "2 support akane kuroki",
    "3 support akane tsuge",
    "1 support kuroki tsuge",
    "3 support kuroki sorai",
    "2 support tsuge sorai",
]


def test_each_takes_back_her_own_placing_and_leaves_the_others_theirs() -> None:
    session = sheets()
    play(session, *INTERLEAVED)
    text = session.record.text()
    one = found(session, 0)
    assert (one.back, one.keep) == (3, [4, 5])
    assert session.record.text() == text, "asking changes nothing"
    views = [dump(session.state.view(viewer).data()) for viewer in (1, 2, SPECTATOR)]
    session.apply_take_back(one.back, one.keep)
    assert steps(session) == [*INTERLEAVED[:3], *INTERLEAVED[4:]]
    assert [dump(session.state.view(viewer).data()) for viewer in (1, 2, SPECTATOR)] == views
    assert session.decisions == len(session.events) - 1 == 5
    again = found(session, 0)  # and the one before it
    assert (again.back, again.keep) == (0, [1, 2, 3, 4])
    session.apply_take_back(again.back, again.keep)
    assert steps(session) == [*INTERLEAVED[1:3], *INTERLEAVED[4:]]
    assert refused(session, 0) == "undo-nothing"
    own = session.state.view(0).data()
    assert own == sheets().state.view(0).data()
    play(session, "1 support akane kuroki")
    assert verify(YURIKURE, read(session.record.text())).record.text() == session.record.text()


def test_the_events_are_those_of_the_game_without_it() -> None:
    session, without = sheets(), sheets()
    play(session, *INTERLEAVED)
    taken = found(session, 1)
    assert (taken.back, taken.keep) == (5, [])
    session.apply_take_back(taken.back, taken.keep)
    taken = found(session, 2)
    session.apply_take_back(taken.back, taken.keep)
    play(without, *INTERLEAVED[:4])
    assert session.record.text() == without.record.text()
    assert [faces(events, EVERYTHING) for events in session.events] == [
        faces(events, EVERYTHING) for events in without.events
    ]
    assert dump(session.state.view(EVERYTHING).data()) == dump(without.state.view(EVERYTHING).data())


def test_a_sheet_that_was_handed_in_stays_and_ends_it_for_all() -> None:
    session = sheets()
    play(session, *INTERLEAVED)
    pairs = ["kuroki murafuji", "murafuji midorino", "midorino sorai"]
    play(session, *[f"1 support {pair}" for pair in pairs])
    play(session, "1 hand-in", "2 support akane sorai")
    assert refused(session, 0) == "undo-learnt"
    assert refused(session, 2) == "undo-learnt"
    assert found(session, 1).back == 10


def test_where_all_see_it_the_others_are_asked() -> None:
    """The open procedure: who lets it pass after somebody else did may have decided on that."""
    session = sheets("open")
    while session.state.to_move():
        movers = session.state.to_move()
        if len(movers) == 3 and all(
            session.game.parse("pass") in session.state.legal(seat) for seat in movers
        ):
            break
        session.play(movers[0], session.state.default(movers[0]))
    before = session.decisions
    play(session, "1 pass")
    assert found(session, 0).back == before
    play(session, "2 pass")
    assert refused(session, 0) == "undo-others"
    assert found(session, 1).back == before + 1
    assert session.free_undo(0) == before, "with their consent"


def test_in_turn_the_last_one_is_taken_back_and_no_other() -> None:
    session = start(KASANE, {}, players(4), "undo")
    assert refused(session, 0) == "undo-nothing"
    for _ in range(4):
        seat = session.state.to_move()[0]
        session.play(seat, session.state.default(seat))
    text = session.record.text()
    first, *_, last = session.deciders()
    assert refused(session, first) == "undo-others"
    taken = found(session, last)
    assert (taken.back, taken.keep) == (3, [])
    with pytest.raises(Illegal):
        session.apply_take_back(0, [1, 2, 3])
    assert session.record.text() == text
    session.apply_take_back(taken.back, taken.keep)
    assert session.decisions == 3


@pytest.mark.parametrize(("back", "keep"), [(1, [3, 2]), (1, [2, 2]), (3, [2]), (1, [6]), (7, []), (-1, [])])
def test_what_take_back_never_says_is_not_applied(back: int, keep: list[int]) -> None:
    session = sheets()
    play(session, *INTERLEAVED)
    text = session.record.text()
    with pytest.raises(AssertionError):
        session.apply_take_back(back, keep)
    assert session.record.text() == text


def test_nothing_before_the_fork() -> None:
    whole = sheets()
    play(whole, *INTERLEAVED)
    fork = whole.fork(4, EVERYTHING, players(3), "new")
    play(fork, *INTERLEAVED[4:])
    text = fork.record.text()
    assert refused(fork, 0) == "undo-forked"
    with pytest.raises(Refused):
        fork.apply_take_back(3, [4, 5])
    assert fork.record.text() == text
    taken = found(fork, 2)
    assert (taken.back, taken.keep) == (4, [5])
    fork.apply_take_back(taken.back, taken.keep)
    assert verify(YURIKURE, read(fork.record.text())).record.text() == fork.record.text()


def test_with_fed_chance() -> None:
    settings = YURIKURE.settings({"procedure": "competition"}, 3)
    session = Session(YURIKURE, settings, players(3), ManualChance([0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 0]))
    fed = steps(session)
    play(session, *INTERLEAVED)
    taken = found(session, 0)
    session.apply_take_back(taken.back, taken.keep)
    assert steps(session) == [*fed, *INTERLEAVED[:3], *INTERLEAVED[4:]]
    assert verify(YURIKURE, read(session.record.text())).record.text() == session.record.text()


# A game of whispers: as much of a game as it takes to see each reason for asking the others.


class Told(Event):
    """``whisper`` is told to nobody else, ``wave`` to those who watch, ``count`` says how often anybody has
    whispered."""

    def __init__(self, seat: Seat, word: str, count: int) -> None:
        super().__init__(f"whispers-{word}", "WH-1.1", discloses=False)
        self.seat = seat
        self.word = word
        self.count = count

    def told_to(self, viewer: Viewer) -> bool:
        if self.word == "wave":
            return viewer in (self.seat, EVERYTHING, SPECTATOR)
        return self.word != "whisper" or viewer in (self.seat, EVERYTHING)

    def public(self) -> Facts:
        return {"seat": self.seat, "count": self.count if self.word == "count" else 0}


class WhispersView(View):
    def data(self) -> Facts:
        return {}


class Whispers(State):
    """Everybody may always say anything; ``answer`` only once somebody has whispered."""

    def __init__(self, chance: Chance, whispers: int) -> None:
        super().__init__(chance)
        self.whispers = whispers

    def to_move(self) -> list[Seat]:
        return [0, 1]

    def legal(self, seat: Seat) -> list[Action]:
        words = ["whisper", "wave", "say", "count", *(["answer"] if self.whispers else [])]
        return [Action(word) for word in words]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("whispers-none", "WH-1.1", {})

    def play(self, seat: Seat, action: Action) -> list[Event]:
        self.whispers += action.text == "whisper"
        return [Told(seat, action.text, self.whispers)]

    def view(self, viewer: Viewer) -> View:
        return WhispersView(viewer)

    def outcome(self) -> Outcome | None:
        return None

    def copy(self) -> State:
        return Whispers(self.chance.copy(), self.whispers)

    def question(self, seat: Seat) -> Question:
        return Question("whispers-question")

    def default(self, seat: Seat) -> Action:
        return Action("say")


class WhispersGame(Game):
    def __init__(self) -> None:
        super().__init__("whispers", 1, [2], ["WH-1.1"])

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        return Whispers(chance, 0), []

    def parse(self, text: str) -> Action:
        return Action(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        return []

    def imagine(self, view: View, chance: Chance) -> State:
        return Whispers(chance, 0)


@pytest.mark.parametrize(
    ("said", "alone"),
    [
        ("1 whisper, 2 whisper", True),
        ("1 whisper, 2 say", True),
        ("1 say", True),
        ("1 say, 2 whisper", False),  # the seat was told of it before it decided
        ("1 wave, 2 whisper", False),  # those who watch were told
        ("1 whisper, 2 count", False),  # what it told would not be true
        ("1 whisper, 2 whisper, 2 count", False),
        ("2 whisper, 2 count, 1 whisper, 2 say", True),
        ("1 whisper, 2 answer", False),  # it was not possible without
        ("1 whisper, 1 whisper, 2 answer", True),
    ],
)
def test_reasons_for_asking_the_others(said: str, alone: bool) -> None:
    session = start(WhispersGame(), {}, players(2), "whispers")
    play(session, *said.split(", "))
    text = session.record.text()
    answer = session.take_back(0)
    assert isinstance(answer, TakeBackPlan) == alone
    assert session.record.text() == text
    if isinstance(answer, Refusal):
        assert answer.code == "undo-others"


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        ("1 say, 2 whisper", True),
        ("1 say, 2 say, 2 count", True),
        ("1 whisper, 2 count", False),
        ("1 whisper, 2 answer", False),
    ],
)
def test_what_was_decided_since_may_stand_without_it(said: str, stands: bool) -> None:
    """Legal without it, and telling everybody the same; whether the seat was told before does not count here."""
    session = start(WhispersGame(), {}, players(2), "whispers")
    play(session, *said.split(", "))
    text = session.record.text()
    assert session.stands_without(0, list(range(1, session.decisions))) == stands
    assert session.record.text() == text


def known(session: Session, viewers: list[Viewer]) -> list[str]:
    """What these see now, and all that they were ever told."""
    views = [dump(session.state.view(viewer).data()) for viewer in viewers]
    every = [event for events in session.events for event in events]
    return [*views, *[dump(faces(every, viewer)) for viewer in viewers]]


@pytest.mark.parametrize("seed", range(6))
def test_nobody_else_can_tell(seed: int) -> None:
    """Random games: whenever others have decided since and it is taken back alone, their views and all that they
    were told stay what they were."""
    session = sheets(("competition", "open")[seed % 2])
    chance = Seeded(f"random/{seed}")
    alone = 0
    for _ in range(60):
        movers = session.state.to_move()
        seat = movers[chance.below(len(movers), "seat")]
        legal = session.state.legal(seat)
        session.play(seat, legal[chance.below(len(legal), "choice")])
        taker = chance.below(3, "taker")
        answer = session.take_back(taker)
        if not isinstance(answer, TakeBackPlan) or not answer.keep:
            continue
        alone += 1
        others = [viewer for viewer in (0, 1, 2, SPECTATOR) if viewer != taker]
        before = known(session, others)
        session.apply_take_back(answer.back, answer.keep)
        assert known(session, others) == before
    assert alone > 3
    assert verify(YURIKURE, read(session.record.text())).record.text() == session.record.text()
