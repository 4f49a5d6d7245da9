"""The premove ``needless``: it passes on a critical or a block only where that could change nothing."""

from __future__ import annotations

import pytest

from madoi.core.capabilities import Premoves
from madoi.games.lily import GAME
from support.games.lily.plain_cards import Opening, Story, girl

OFFERS = GAME.capability(Premoves)
assert OFFERS is not None
PREMOVES: Premoves = OFFERS


def answer(duel: Story) -> str | None:
    """What the premove says to the question that is asked now; None: the player is asked."""
    _, seat = duel.asked()
    found = PREMOVES.answer("needless", duel.state.view(seat), duel.state.decision(seat))
    return None if found is None else found.text


def attack(
    *cards: str, mine: str, theirs: str, target: str = "c1", attacker: str = "a1", hand: str = "a2"
) -> Story:
    """Anna (50) attacks with these supports, and could do a critical; the question is asked."""
    duel = Story(*cards).meet(mine=f"{attacker}!").stand(1, lf=target).hand(0, hand).supports(mine, theirs)
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)
    assert len(duel.legal(0)) == 2
    return duel


def test_a_critical_is_asked_only_where_it_can_change_the_battle() -> None:
    assert answer(attack(mine="x10", theirs="x10")) == "pass", "60 against 40 wins anyway"
    assert answer(attack(mine="x10", theirs="x10", target="c4")) is None, "60 against 80: 110 wins"
    duel = attack(mine="x10", theirs="x10", target="c5", attacker="near", hand="near")
    assert answer(duel) == "pass", "40 against 90, and 70 with a critical"


@pytest.mark.parametrize(
    "skill",
    [
        'type = "auto", when = "self critical", do = [{ draw = 1 }]',
        'type = "auto", when = "enemy blocked", do = [{ draw = 1 }]',
    ],
)
def test_a_skill_that_waits_for_it_makes_it_matter(skill: str) -> None:
    cards = [girl("star", "anna", "1 50 10", skill)]
    duel = Story(*cards).meet(mine="star!").stand(1, lf="c1").hand(0, "a2").supports("x10", "x10")
    duel.say(0, "attack cf lf")
    assert answer(duel) is None


def test_a_card_that_does_something_in_the_trash_makes_it_matter() -> None:
    ghost = girl("ghost", "anna", "1 50 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
    assert answer(attack(ghost, mine="x10", theirs="x10", hand="ghost")) is None


def test_a_block_is_asked_only_where_she_would_be_defeated() -> None:
    def defended(theirs: str, target: str) -> Story:
        duel = Story().meet().stand(1, lf=target).hand(1, "c2").supports("x10", theirs)
        duel.say(0, "attack cf lf")
        if duel.asked()[0] == "critical":
            duel.say(0, "pass")
        assert duel.asked() == ("block", 1)
        assert duel.legal(1) == ["block c2", "pass"]
        return duel

    assert answer(defended("x10", "c1")) is None
    assert answer(defended("x30", "c4")) == "pass"


def test_it_is_set_with_questions_that_it_does_not_answer() -> None:
    """So it never answers at the moment it is set, which others could time."""
    duel = attack(mine="x10", theirs="x10")
    state = duel.state
    assert PREMOVES.offered(state.view(0), state.decision(0)) == []
    opening = Opening()
    assert PREMOVES.offered(opening.state.view(0), opening.state.decision(0)) == ["needless"]
    turn = Story().meet()
    assert turn.asked() == ("act", 0)
    assert PREMOVES.offered(turn.state.view(0), turn.state.decision(0)) == ["needless"]
    assert answer(turn) is None
    assert not PREMOVES.is_over("needless", turn.state.view(0))
