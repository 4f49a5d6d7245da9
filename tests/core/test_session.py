"""Sessions: taking back, and feeding chance by hand."""

from __future__ import annotations

import pytest

from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.record import Player
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session, start
from madoi.games import find

GAME = find("kasane")
PLAYERS = [Player(name) for name in "abcd"]


def advance(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        seat = session.state.to_move()[0]
        session.play(seat, session.state.default(seat))


def test_undo_goes_back_to_just_before_ones_own_last_decision() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    first = session.state.to_move()[0]
    advance(session, 2)
    before = session.record.text()
    view = session.state.view(first).data()
    advance(session, 6)
    third = (first + 2) % 4
    assert session.free_undo(third) == 6
    session.back_to(2)
    assert session.record.text() == before
    assert session.state.view(first).data() == view
    assert session.decisions == 2
    assert len(session.events) == 3


def test_undo_is_not_free_once_cards_were_dealt() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    first = session.state.to_move()[0]
    advance(session, 11)
    assert session.free_undo(first) == 8
    advance(session, 1)  # the round ends, a new common area is laid
    refusal = session.free_undo(first)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("undo-learnt", "KS-4.2")
    advance(session, 4)
    assert session.free_undo((first + 1) % 4) == 12


def test_undo_of_somebody_who_has_not_decided() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    refusal = session.free_undo(0)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-nothing"


def test_undo_takes_the_points_back_too() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    advance(session, 48)
    assert session.record.points
    last = session.deciders()[-1]
    assert session.free_undo(last) == 47
    session.back_to(47)
    assert session.record.points == []
    assert "points" not in session.record.text()


def test_a_fed_chance_asks_and_nothing_changes_until_it_is_fed() -> None:
    settings = GAME.settings({}, 4)
    results: list[int] = []
    asked = []
    while True:  # as the paper table does it: ask, feed, try again
        try:
            session = Session(GAME, settings, PLAYERS, ManualChance(results.copy()))
            break
        except ChanceNeeded as unrolled:
            asked.append(unrolled.what)
            results.append(unrolled.choices[-1])
    assert asked == ["kasane-chance-start", *["kasane-chance-card"] * 16]
    advance(session, 11)
    before = session.record.text()
    seat = session.state.to_move()[0]
    with pytest.raises(ChanceNeeded):
        session.play(seat, session.state.default(seat))
    with pytest.raises(ChanceNeeded):
        session.play(seat, session.state.default(seat), [1, 2, 3])
    with pytest.raises(Refused):
        session.play(seat, session.state.default(seat), [77])
    enough = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4]
    with pytest.raises(Refused) as refused:
        session.play(seat, session.state.default(seat), [*enough, 4])
    assert refused.value.refusal.code == "fed-too-many"
    assert session.record.text() == before
    session.play(seat, session.state.default(seat), enough)
    assert session.decisions == 12
    session.back_to(11)
    assert session.record.text() == before


def test_too_many_results_for_the_setup_are_refused() -> None:
    with pytest.raises(Refused):
        Session(GAME, GAME.settings({}, 4), PLAYERS, ManualChance([0, *[1] * 5, *[2] * 5, *[3] * 5, 4, 4]))


def test_who_ended_the_round_herself_may_not_take_it_back() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    advance(session, 12)
    refusal = session.free_undo(session.deciders()[-1])
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-learnt"


def test_going_back_to_where_one_is_changes_nothing() -> None:
    session = start(GAME, {}, PLAYERS, "undo")
    advance(session, 48)
    before = session.record.text()
    session.back_to(48)
    assert session.record.text() == before
    for nowhere in (-1, 49):
        with pytest.raises(AssertionError):
            session.back_to(nowhere)
