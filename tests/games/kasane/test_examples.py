"""The worked examples of the book, every one."""

from __future__ import annotations

import pytest

from madoi.games.kasane.rules.yaku import IDS, mask_of
from support.games.kasane.plain_yaku import is_yaku
from support.games.kasane.positions import act, cards, legal, position, refusal, written


def made(text: str) -> set[str]:
    numbers = cards(text)
    return {name for yaku, name in enumerate(IDS) if mask_of(numbers) >> yaku & 1}


@pytest.mark.rule("KS-2.3")
def test_a_takes_1_and_lays_321() -> None:
    state = position("1 9 9 9", hand="6732")
    assert "take 1 wakana-ge 3" in legal(state)
    state.play(0, act("take 1 wakana-ge 3"))
    assert (written(state.hands[0]), written(state.rows[0]), state.points[0]) == ("67", "321", 3)


@pytest.mark.rule("KS-2.3")
def test_a_cannot_take_7_and_3_from_the_middle_for_juu() -> None:
    state = position("1 9 9 9", hand="6732")
    assert [text for text in legal(state) if "juu" in text] == []
    for count in (2, 3, 4, 5):
        assert refusal(state, f"take 1 juu {count}").rule in ("KS-3.2", "KS-2.5")


@pytest.mark.rule("KS-2.4")
def test_b_makes_yugiri_of_four_with_the_6_of_the_row() -> None:
    state = position("6 9 9 9", hand="324", row="876")
    assert {"take 1 yugiri 4 join", "take 1 kasane 2 join"} <= set(legal(state))
    state.play(0, act("take 1 yugiri 4 join"))
    assert (written(state.hands[0]), written(state.rows[0]), state.points[0]) == ("3", "876246", 4)


def last_turn_of_c(row: str, hand: str, move: str) -> int:
    """C's points for the end alone, after their last turn. The yaku itself is not counted."""
    state = position("3 1 9 79", hand=hand, row=row)
    state.round, state.start = 3, 1
    events = state.play(0, act(move))
    assert state.outcome() is not None
    return sum(
        int(str(event.public()["points"]))
        for event in events
        if event.rule in ("KS-5.1", "KS-5.2") and event.public()["seat"] == 0
    )


@pytest.mark.rule("KS-5.1")
@pytest.mark.rule("KS-5.2")
def test_c_with_eleven_cards_and_eight_colours_and_what_the_3_would_have_given() -> None:
    eleven = "98765421+82"
    assert last_turn_of_c(eleven, "", "take 1") == 4
    assert last_turn_of_c("9876542+821", "", "take 1") == 4
    # Had the last 3 been laid: nine colours and twelve cards.
    assert last_turn_of_c("98765421+87", "", "take 1 juu 2 join") == 5 + 2


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("611", "sakura-chirashi"),
        ("989", "mukai-zuru"),
        ("455", "shippou"),
        ("2334", "wakana-ge"),
        ("422", "wakana-ge"),
        ("699", "wakana-jou"),
        ("87755", "wakana-jou"),
    ],
)
def test_these_are_not(text: str, name: str) -> None:
    assert name not in made(text)
    assert not is_yaku(name, cards(text))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("22", "kasane"),
        ("999", "kasane"),
        ("46", "juu"),
        ("172", "juu"),
        ("126", "sakura-chirashi"),
        ("261", "sakura-chirashi"),
        ("389", "mukai-zuru"),
        ("938", "mukai-zuru"),
        ("457", "shippou"),
        ("574", "shippou"),
        ("124", "wakana-ge"),
        ("5321", "wakana-ge"),
        ("985", "wakana-jou"),
        ("5679", "wakana-jou"),
        ("13", "asagao"),
        ("751173", "asagao"),
        ("648", "yugiri"),
        ("84628", "yugiri"),
    ],
)
def test_these_are(text: str, name: str) -> None:
    assert name in made(text)
    assert is_yaku(name, cards(text))
