"""Notation: everything is an action or a refusal, nothing is a traceback."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.refusal import Malformed
from madoi.games.lily import GAME
from madoi.games.lily.cards.sets import make_pool
from madoi.games.lily.notation import PLAIN, SIDES, WITH_AREA, WITH_CARD, WITH_CARD_AND_AREA, WITH_NUMBER
from madoi.games.lily.rules.areas import AREAS
from support.games.lily.plain_cards import PLAIN as PLAIN_CARDS
from support.games.lily.plain_cards import Opening, Story, girl, potential


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "lily-notation"),
        ("dance", "lily-notation"),
        ("pass pass", "lily-notation"),
        ("couple w101", "lily-notation"),
        ("deploy", "lily-notation"),
        ("deploy w101", "lily-notation"),
        ("deploy w101 lf lb", "lily-notation"),
        ("critical", "lily-notation"),
        ("critical w101 w102", "lily-notation"),
        ("attack lf", "lily-notation"),
        ("attack lf cf rf rb", "lily-notation"),
        ("move lf", "lily-notation"),
        ("move lf cf rf", "lily-notation"),
        ("skill lf", "lily-notation"),
        ("target lf", "lily-notation"),
        ("target mine lf", "lily-notation"),
        ("keep", "lily-notation"),
        ("first", "lily-notation"),
        ("move lf mf", "lily-notation-area"),
        ("attack cf cf 2", "lily-notation-area"),
        ("deploy w101 front", "lily-notation-area"),
        ("target own lc", "lily-notation-area"),
        ("keep w101", "lily-notation-area"),
        ("skill w101 1", "lily-notation-area"),
        ("critical 101", "lily-notation-card"),
        ("critical w_1", "lily-notation-card"),
        ("take " + "w" * 25, "lily-notation-card"),
        ("skill lf 0", "lily-notation-number"),
        ("skill lf 99", "lily-notation-number"),
        ("skill lf x", "lily-notation-number"),
        ("skill lf １", "lily-notation-number"),
        ("skill lf ²", "lily-notation-number"),
        ("first 0", "lily-notation-number"),
        ("first 100", "lily-notation-number"),
        ("option -1", "lily-notation-number"),
        ("option " + "9" * 5000, "lily-notation-number"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.parse(text)
    assert caught.value.refusal.code == code


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  DEPLOY   W101  Lf ", "deploy w101 lf"),
        ("Attack CF cf", "attack cf cf"),
        ("skill lf 01", "skill lf 1"),
        ("First 2", "first 2"),
        ("take own-girl", "take own-girl"),
    ],
)
def test_spaces_and_capitals_do_no_harm(text: str, meant: str) -> None:
    assert GAME.parse(text).text == meant


def test_the_vocabulary_has_every_text_once_and_reads_back() -> None:
    for decks in ("dawn,dusk", "ember,ember"):
        settings = GAME.settings({"decks": decks}, 2)
        texts = [action.text for action in GAME.vocabulary(settings)]
        assert len(set(texts)) == len(texts)
        assert all(GAME.parse(text).text == text for text in texts)


def test_the_vocabulary_speaks_of_the_cards_of_both_decks_and_of_no_other() -> None:
    texts = {action.text for action in GAME.vocabulary(Opening().state.settings)}
    assert {
        "leader a1",
        "deploy h2 cb",
        "level e3 cf",
        "event quiet",
        "potential dull6",
        "take dull1",
    } <= texts
    assert {"critical quiet", "block quiet", "reverse quiet", "return quiet", "critical h2"} <= texts
    for never in (
        "leader a2",
        "partner quiet",
        "deploy quiet cf",
        "potential a1",
        "event a1",
        "take a5",
        "level w101 cf",
    ):
        assert never not in texts


def test_what_is_not_among_the_cards_of_the_duel_is_refused_and_not_a_traceback() -> None:
    duel = Opening()
    for text in ("leader w101", "deploy nobody lf", "critical long", "take zz9"):
        assert duel.refused(0, text) == "lily-not-in-duel"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("couple", "lily-other-question"),
        ("counter", "lily-other-question"),
        ("deploy a1 lf", "lily-other-question"),
        ("keep cf", "lily-other-question"),
        ("yes", "lily-other-question"),
        ("pass", "lily-other-question"),
        ("take a1", "lily-other-question"),
    ],
)
def test_an_answer_to_another_question_is_refused(text: str, code: str) -> None:
    duel = Story().meet()
    assert duel.refused(0, text).code == code
    assert duel.refused(1, text).code == "not-your-turn"


def test_targets_are_named_from_the_side_of_whoever_chooses() -> None:
    dart = girl(
        "dart",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ power = -10, on = { pick = "characters" } }]',
    )
    for seat in (0, 1):
        duel = Story(dart).meet().stand(seat, lf="dart").phase(seat, "action")
        duel.say(seat, "skill lf 1")
        assert sorted(duel.legal(seat)) == ["target enemy cf", "target own cf", "target own lf"]
        assert duel.refused(seat, "target enemy lf").code == "lily-not-among"
        duel.say(seat, "target enemy cf")
        assert duel.power(1 - seat, "cf") == 40


def test_options_are_numbered_as_printed() -> None:
    pick = girl(
        "pick",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ one-of = [[{ turn-up = 1 }], [{ draw = 1 }], [{ power = 10 }]] }]',
    )
    duel = Story(pick).meet().stand(0, lf="pick")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["option 2", "option 3"]  # the first cannot be done
    assert duel.refused(0, "option 1").code == "lily-not-among"
    duel.say(0, "option 3")
    assert duel.power(0, "lf") == 40


verbs = [
    *PLAIN,
    *WITH_CARD,
    *WITH_CARD_AND_AREA,
    *WITH_AREA,
    *WITH_NUMBER,
    "move",
    "attack",
    "skill",
    "target",
]
words = st.sampled_from([*verbs, *AREAS, *SIDES, "w101", "we1", "1", "24", "２"]) | st.text(max_size=5)


@given(st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = GAME.parse(text)
    except Malformed:
        return
    assert GAME.parse(action.text) == action


def test_every_skill_of_a_card_that_is_let_in_can_be_named() -> None:
    """A card with many skills is refused where it is read, or all of them can be used; nothing breaks in the duel."""
    deed = 'type = "activated", once = true, do = [{ draw = 1 }]'
    for number in range(1, 9):
        card = girl("many", "clara", "1 30 10", *[deed] * number)
        _, wrong = make_pool(None, [("many", tomllib.loads(PLAIN_CARDS + card))])
        if not wrong:
            duel = Story(card).meet().stand(0, lf="many")
            assert [text for text in duel.legal(0) if text.startswith("skill")] == [
                f"skill lf {n}" for n in range(1, number + 1)
            ]
            duel.say(0, f"skill lf {number}")


def test_however_many_skills_wait_they_can_be_put_in_order() -> None:
    late = 'type = "auto", when = "you turn-end", do = [{ draw = 1 }]'
    names = ["clara", "diana", "greta", "helga", "xenia"]
    girls = [girl(f"q{n}", name, "1 30 10", *[late] * 4) for n, name in enumerate(names)]
    gifts = [potential(f"gift{n}", 'when = "you turn-end", do = [{ draw = 1 }]') for n in range(8)]
    duel = Story(*girls, *gifts).meet().stand(0, lf="q0", rf="q1", lb="q2", cb="q3", rb="q4")
    duel.potentials(0, " ".join(f"gift{n}" for n in range(8)))
    duel.say(0, "end")
    for _ in range(60):
        kind, seat = duel.asked()
        if kind not in ("order", "use"):
            break
        duel.say(seat, duel.legal(seat)[-1] if kind == "order" else "yes")
    assert duel.kinds().count("skill") == 28
