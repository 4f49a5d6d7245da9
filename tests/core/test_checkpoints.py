"""Which states of a game are kept, and that the others are played again."""

from __future__ import annotations

import pytest

from madoi.core.chance import Chance, Seeded
from madoi.core.checkpoints import INTERVAL_DECISIONS, RECENT_STATES
from madoi.core.game import Game, State
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.record import Player
from madoi.core.session import Session, start
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat
from madoi.games import find

pytestmark = pytest.mark.slow

MOST_DECISIONS = 400
"""Of a game here: random games of Yuri-Kure go on for thousands, and every state is played again several times."""
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("kasane", 4, {}),
    ("yurikure", 3, {"procedure": "open"}),
    ("yurikure", 4, {"procedure": "competition"}),
    ("lily", 2, {}),
]


def players(seats: int) -> list[Player]:
    return [Player(f"seat {seat + 1}") for seat in range(seats)]


def snapshot(state: State) -> str:
    """All that can be seen of a state, and what its chance will say next."""
    coming = state.chance.copy()
    luck = [] if isinstance(coming, ManualChance) else [coming.below(65536, "luck") for _ in range(4)]
    return dump([state.view(EVERYTHING).data(), state.to_move(), luck])


def random_step(state: State, chance: Chance) -> tuple[Seat, str]:
    movers = state.to_move()
    seat = movers[chance.below(len(movers), "seat")]
    legal = state.legal(seat)
    return seat, legal[chance.below(len(legal), "choice")].text


def most_kept(session: Session) -> int:
    """The last ones, every 32nd, and where it began or was continued."""
    return RECENT_STATES + 2 + session.decisions // INTERVAL_DECISIONS


def played(session: Session, chance: Chance, decisions: int = 100_000) -> list[str]:
    """What every state is like, from now on, as it is played; the kept ones are bounded all the while."""
    found = [snapshot(session.state)]
    while session.state.to_move() and len(found) <= decisions:
        seat, text = random_step(session.state, chance)
        session.play(seat, session.game.parse(text))
        found.append(snapshot(session.state))
        assert session.decisions // INTERVAL_DECISIONS <= len(session._checkpoints) <= most_kept(session)
    return found


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_every_state_can_be_had_whether_it_is_kept_or_not(
    name: str, seats: int, options: dict[str, str]
) -> None:
    game: Game = find(name)
    session = start(game, options, players(seats), "thin")
    found = played(session, Seeded("choices"), MOST_DECISIONS)
    assert session.decisions > INTERVAL_DECISIONS + RECENT_STATES
    assert len(found) == session.decisions + 1
    text = session.record.text()
    now = snapshot(session.state)
    for number in range(session.decisions + 1):
        assert snapshot(session.state_at(number)) == found[number], number
    session.free_states()
    assert len(session._checkpoints) <= 2 + session.decisions // INTERVAL_DECISIONS
    for number in range(session.decisions - RECENT_STATES, session.decisions + 1):
        assert snapshot(session.state_at(number)) == found[number], number
    assert session.record.text() == text
    assert snapshot(session.state) == now


def test_the_states_of_a_game_that_was_continued() -> None:
    game = find("lily")
    whole = start(game, {}, players(2), "thin")
    before = played(whole, Seeded("choices"), 100)
    fork = whole.fork(75, 1, players(2), "new")
    after = played(fork, Seeded("others"), 60)
    fork = fork.fork(75, SPECTATOR, players(2), "newer")
    again = played(fork, Seeded("others"), 60)
    fork.free_states()
    assert snapshot(whole.state_at(75)) != after[0] != again[0]
    for number, state in enumerate([*before[:75], *again]):
        assert snapshot(fork.state_at(number)) == state, number


@pytest.mark.parametrize("number", [0, 1, 31, 32, 33, 50, 63, 64, 90, 99, 100])
def test_undo_reaches_any_state_and_the_game_goes_on_from_there(number: int) -> None:
    game = find("lily")
    session = start(game, {}, players(2), "thin")
    found = played(session, Seeded("choices"), 100)
    text = session.record.text()
    steps = session.record.steps.copy()
    session.back_to(number)
    assert snapshot(session.state) == found[number]
    assert session.decisions == number
    assert len(session.events) == number + 1
    if number > 3:  # and once more, from where most is no longer kept
        session.back_to(number - 3)
        assert snapshot(session.state) == found[number - 3]
    for step in steps[session.decisions :]:
        session.play(step.seat, game.parse(step.text))
        assert snapshot(session.state) == found[session.decisions]
        assert len(session._checkpoints) <= most_kept(session)
    assert session.record.text() == text
    for moment in range(session.decisions + 1):
        assert snapshot(session.state_at(moment)) == found[moment]


def test_moments_of_a_game_with_fed_chance() -> None:
    game = find("kasane")
    results: list[int] = []
    while True:
        try:
            session = Session(game, game.settings({}, 4), players(4), ManualChance(results.copy()))
            break
        except ChanceNeeded as unrolled:
            results.append(unrolled.choices[0])
    found = [snapshot(session.state)]
    while session.state.to_move():
        seat = session.state.to_move()[0]
        action = session.state.default(seat)
        fed: list[int] = []
        while session.decisions < len(found):
            try:
                session.play(seat, action, fed)
            except ChanceNeeded as unrolled:
                fed.append(unrolled.choices[-1])
        found.append(snapshot(session.state))
    assert session.decisions == 48
    for number in range(49):
        assert snapshot(session.state_at(number)) == found[number], number
    session.back_to(20)
    assert snapshot(session.state) == found[20]


def test_there_is_no_state_before_the_first_or_after_the_last() -> None:
    session = start(find("kasane"), {}, players(2), "thin")
    played(session, Seeded("choices"), 10)
    for nowhere in (-1, 11):
        with pytest.raises(AssertionError):
            session.state_at(nowhere)
