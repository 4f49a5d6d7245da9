"""Continuing from an earlier decision: another game, whose record is a record like any other."""

from __future__ import annotations

import pytest

from madoi.core.chance import Chance, Seeded, commitment
from madoi.core.manual_chance import ManualChance
from madoi.core.record import Player, read
from madoi.core.refusal import BadOption, BadRecord, Refusal, Refused
from madoi.core.session import Session, start, verify
from madoi.core.testing import dump, faces, held
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import NAMES, find

pytestmark = pytest.mark.slow

KASANE = find("kasane")
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("kasane", 2, {}),
    ("kasane", 4, {"harder": "no", "easier": "yes"}),
    ("yurikure", 3, {"procedure": "open", "orientations": "random"}),
    ("yurikure", 4, {"procedure": "competition", "advanced-support": "yes"}),
    ("lily", 2, {"decks": "dawn,dusk"}),
    ("lily", 2, {"decks": "ember"}),
]


def players(seats: int, name: str = "old") -> list[Player]:
    return [Player(f"{name} {seat + 1}") for seat in range(seats)]


def play_on(session: Session, chance: Chance, decisions: int = 100_000) -> None:
    """Random decisions of random seats, to the end or so many."""
    for _ in range(decisions):
        movers = session.state.to_move()
        if not movers:
            return
        seat = movers[chance.below(len(movers), "seat")]
        legal = session.state.legal(seat)
        session.play(seat, legal[chance.below(len(legal), "choice")])


def kasane(decisions: int, seed: str = "old") -> Session:
    session = start(KASANE, {}, players(4), seed)
    play_on(session, Seeded("choices"), decisions)
    return session


def fork_lines(session: Session) -> list[str]:
    return [line for line in session.record.text().splitlines() if line.startswith("from ")]


def everything(session: Session) -> str:
    return dump(session.state.view(EVERYTHING).data())


def check_is_a_record_like_any_other(session: Session) -> None:
    text = session.record.text()
    again = verify(session.game, read(text))
    assert again.record.text() == text
    assert everything(again) == everything(session)
    assert [faces(events, EVERYTHING) for events in again.events] == [
        faces(events, EVERYTHING) for events in session.events
    ]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_game_can_be_continued_from_any_decision(name: str, seats: int, options: dict[str, str]) -> None:
    game = find(name)
    whole = start(game, options, players(seats), "whole")
    chance = Seeded(f"{name}/{seats}")
    play_on(whole, chance)
    assert {name for name, _, _ in GAMES} == set(NAMES)
    for viewer in (EVERYTHING, SPECTATOR, seats - 1):
        at = chance.below(whole.decisions, "moment")
        fork = whole.fork(at, viewer, players(seats, "new"), f"new/{viewer}")
        then = verify(game, read(whole.record.text()))
        then.back_to(at)
        assert fork.decisions == fork.forked_at == at
        assert [step.to_line() for step in fork.record.steps] == [
            step.to_line() for step in then.record.steps
        ]
        for events, old_events in zip(fork.events, then.events, strict=True):
            assert faces(events, EVERYTHING) == faces(old_events, EVERYTHING)
        view, old_view = fork.state.view(viewer), then.state.view(viewer)
        assert dump(view.data()) == dump(old_view.data())
        assert held(view) == held(old_view)
        fork.state.audit()
        check_is_a_record_like_any_other(fork)
        play_on(fork, chance)
        assert fork.state.outcome() is not None
        assert fork.record.names == [f"new {seat + 1}" for seat in range(seats)]
        assert fork.record.commitment == commitment(f"new/{viewer}")
        check_is_a_record_like_any_other(fork)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES[1:5])
def test_what_the_viewer_could_not_know_is_imagined_and_chance_is_fresh(
    name: str, seats: int, options: dict[str, str]
) -> None:
    whole = start(find(name), options, players(seats), "whole")
    at = 21 if name == "kasane" else 100  # sheets are in, hands are dealt
    play_on(whole, Seeded("choices"), at)
    one, same, other = (whole.fork(at, 0, players(seats), seed) for seed in ("a", "a", "b"))
    assert everything(one) == everything(same)
    if name != "kasane":  # where everything hidden was seen once, and nothing is left to imagine
        assert everything(one) != everything(whole)
        assert everything(one) != everything(other)
    kept = [whole.fork(at, EVERYTHING, players(seats), seed) for seed in "ab"]
    assert {everything(fork) for fork in kept} == {everything(whole)}
    ends = set()
    for session in (whole, *kept):
        while session.state.to_move():
            seat = session.state.to_move()[0]
            session.play(seat, session.state.default(seat))
        ends.add(dump([faces(events, EVERYTHING) for events in session.events]))
    assert len(ends) == 3, "the dice and cards to come are the same"


def test_the_line_says_from_where_how_and_by_which_seed() -> None:
    whole = kasane(30)
    assert fork_lines(whole.fork(20, EVERYTHING, players(4), "new")) == ["from 20 kept old"]
    assert fork_lines(whole.fork(20, SPECTATOR, players(4), "new")) == ["from 20 imagined 0 old"]
    fork = whole.fork(0, 2, players(4), "new")
    assert fork_lines(fork) == ["from 0 imagined 3 old"]
    assert fork.record.text().endswith("\nseed new\nend\n")
    assert fork.decisions == 0
    assert len(fork.events) == 1
    play_on(fork, Seeded("x"))
    check_is_a_record_like_any_other(fork)


def test_a_fork_of_a_fork() -> None:
    first = kasane(30).fork(20, EVERYTHING, players(4), "second")
    play_on(first, Seeded("x"), 10)
    later = first.fork(25, 0, players(4), "third")
    assert fork_lines(later) == ["from 20 kept old", "from 25 imagined 1 second"]
    at_once = first.fork(20, 0, players(4), "third")
    assert fork_lines(at_once) == ["from 20 kept old", "from 20 imagined 1 second"]
    again = at_once.fork(20, EVERYTHING, players(4), "fourth")
    assert fork_lines(again) == [*fork_lines(at_once), "from 20 kept third"]
    for session in (later, at_once, again):
        play_on(session, Seeded("y"))
        check_is_a_record_like_any_other(session)


def test_a_fork_before_a_fork_forgets_it() -> None:
    twice = kasane(30).fork(10, EVERYTHING, players(4), "second")
    play_on(twice, Seeded("x"), 20)
    twice = twice.fork(20, EVERYTHING, players(4), "third")
    play_on(twice, Seeded("x"), 10)
    between = twice.fork(15, 1, players(4), "new")
    assert fork_lines(between) == ["from 10 kept old", "from 15 imagined 2 second"]
    before = twice.fork(5, 1, players(4), "new")
    assert fork_lines(before) == ["from 5 imagined 2 old"]
    for session in (between, before):
        play_on(session, Seeded("y"))
        check_is_a_record_like_any_other(session)


def test_a_fork_and_what_it_was_continued_from_go_on_apart() -> None:
    whole = kasane(20)
    before = whole.record.text()
    fork = whole.fork(20, EVERYTHING, players(4), "new")
    told = fork.record.text()
    play_on(whole, Seeded("x"))
    assert fork.record.text() == told
    play_on(fork, Seeded("y"))
    whole.back_to(20)
    assert whole.record.text() == before


def test_nothing_before_the_fork_is_taken_back() -> None:
    fork = kasane(30).fork(20, EVERYTHING, players(4), "new")
    last = fork.deciders()[-1]
    refusal = fork.free_undo(last)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-forked"
    with pytest.raises(Refused) as refused:
        fork.back_to(19)
    assert refused.value.refusal.code == "undo-forked"
    before = fork.record.text()
    play_on(fork, Seeded("x"), 3)
    fork.back_to(20)
    assert fork.record.text() == before
    play_on(fork, Seeded("x"), 1)
    assert fork.free_undo(fork.deciders()[-1]) == 20
    play_on(fork, Seeded("x"), 2)
    twice = fork.fork(22, EVERYTHING, players(4), "newer")
    assert (fork.forked_at, twice.forked_at) == (20, 22)


def refusal_of(session: Session, decisions: int, new: list[Player], seed: str = "new") -> str:
    with pytest.raises(Refused) as refused:
        session.fork(decisions, EVERYTHING, new, seed)
    return refused.value.refusal.code


def test_what_cannot_be_continued_is_refused() -> None:
    over = kasane(48)
    assert refusal_of(over, 48, players(4)) == "game-over"
    assert refusal_of(over, 47, players(3)) == "seats-wrong"
    assert refusal_of(over, 47, players(4, "\n")) == "name-bad"
    assert refusal_of(over, 47, players(4), "a b") == "seed-bad"
    with pytest.raises(BadOption):
        over.fork(47, EVERYTHING, players(2), "new")
    area = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7]
    fed = Session(KASANE, KASANE.settings({}, 4), players(4), ManualChance([2, *area]))
    assert refusal_of(fed, 0, players(4)) == "fork-unseeded"
    for nowhere in (-1, 49):
        with pytest.raises(AssertionError):
            over.fork(nowhere, EVERYTHING, players(4), "new")
    for nobody in (-3, 4):
        with pytest.raises(AssertionError):
            over.fork(0, nobody, players(4), "new")


def test_a_sealed_record_keeps_its_seed_to_itself() -> None:
    fork = kasane(30).fork(20, EVERYTHING, players(4), "secret-seed")
    text, sealed = fork.record.text(), fork.record.text(sealed=True)
    assert sealed == text.replace("seed secret-seed\n", "")
    assert "secret-seed" not in sealed
    assert "from 20 kept old" in sealed
    with pytest.raises(BadRecord) as refused:
        verify(KASANE, read(sealed))
    assert refused.value.refusal.code == "record-sealed"


def bad_record(text: str) -> Refusal:
    with pytest.raises(BadRecord) as refused:
        verify(KASANE, read(text))
    return refused.value.refusal


def unchecked(text: str) -> str:
    return "\n".join(line.partition(" ~")[0] for line in text.splitlines())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("from 20 kept old", "from 19 kept old"),
        ("from 20 kept old", "from 20 imagined 1 old"),
        ("from 20 kept old", "from 20 kept older"),
        ("from 20 kept old\n", ""),
    ],
)
def test_a_changed_line_is_found_by_the_check_digits(old: str, new: str) -> None:
    fork = kasane(30).fork(20, EVERYTHING, players(4), "new")
    text = fork.record.text()
    assert old in text
    assert bad_record(text.replace(old, new)).code == "record-header-changed"


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ("from", "record-from"),
        ("from 20", "record-from"),
        ("from 20 kept", "record-from"),
        ("from 20 kept old er", "record-from"),
        ("from 20 kept " + "x" * 65, "record-from"),
        ("from 20 kept \x07", "record-from"),
        ("from -1 kept old", "record-from"),
        ("from twenty kept old", "record-from"),
        ("from 20 lost old", "record-from"),
        ("from 20 imagined old", "record-from"),
        ("from 20 imagined one old", "record-from"),
        ("from 20 imagined -1 old", "record-from"),
        ("from 20 imagined 1 old er", "record-from"),
        ("from 20 imagined 5 old", "record-from-seat"),
        ("from 20 kept old\nfrom 19 kept old", "record-from-order"),
        ("from 49 kept old", "record-from-beyond"),
    ],
)
def test_a_bad_line_is_refused_and_named(new: str, code: str) -> None:
    fork = kasane(30).fork(20, EVERYTHING, players(4), "new")
    play_on(fork, Seeded("x"))
    text = unchecked(fork.record.text())
    lines = text.splitlines()
    place = lines.index("from 20 kept old") + 1 + new.count("\n")
    refusal = bad_record(text.replace("from 20 kept old", new))
    assert (refusal.code, refusal.facts["line"]) == (code, place)


def test_a_game_that_was_over_was_not_continued() -> None:
    text = unchecked(kasane(48).record.text())
    lines = text.splitlines()
    refusal = bad_record(text.replace("commitment", "from 48 kept old\ncommitment"))
    place = next(number for number, line in enumerate(lines, 1) if line.startswith("commitment"))
    assert (refusal.code, refusal.facts["line"]) == ("record-from-over", place)


def test_a_fed_game_has_no_such_line() -> None:
    area = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7]
    fed = Session(KASANE, KASANE.settings({}, 4), players(4), ManualChance([2, *area]))
    text = unchecked(fed.record.text())
    refusal = bad_record(text.replace("chance fed", "from 0 kept old\nchance fed"))
    assert (refusal.code, refusal.facts["line"]) == (
        "record-from-fed",
        text.splitlines().index("chance fed") + 1,
    )


def test_another_seed_in_the_line_is_another_game() -> None:
    """Nothing commits to it, but the decisions no longer fit, or the points do not."""
    viewers: list[Viewer] = [EVERYTHING, 0]
    for viewer in viewers:
        fork = kasane(30).fork(20, viewer, players(4), "new")
        play_on(fork, Seeded("x"))
        assert bad_record(unchecked(fork.record.text()).replace(" old\n", " older\n")).code in (
            "record-decision",
            "record-points",
        )
