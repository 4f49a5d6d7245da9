"""What a player answers is told to everybody, even while nothing follows from it yet: two answers that are told alike
leave the same table to look at. What skills do with hidden cards shows no more than it tells."""

from __future__ import annotations

import pytest

from madoi.core.chance import Seeded
from madoi.core.testing import faces, held
from madoi.core.viewer import SPECTATOR
from madoi.games.lily import GAME
from madoi.games.lily.view import LilyView
from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule


def doing(do: str, more: str = "once = true", id: str = "deed", name: str = "clara") -> str:
    return girl(id, name, "1 30 10", f'type = "activated", {more}, do = [{do}]')


def untold(duel: Story) -> list[str]:
    """Pairs of answers to what is asked now that the other player or a spectator is told alike, but sees differently."""
    _, seat = duel.asked()
    found: list[str] = []
    for viewer in (1 - seat, SPECTATOR):
        seen: dict[tuple[str, ...], list[tuple[str, object]]] = {}
        for action in duel.state.legal(seat):
            state = duel.state.copy()
            told = tuple(faces(state.play(seat, action), viewer))
            view = state.view(viewer)
            assert isinstance(view, LilyView)
            looks = (view.data(), held(view))
            alike = seen.setdefault(told, [])
            found += [f"{other}, {action.text}" for other, then in alike if then != looks]
            alike.append((action.text, looks))
    return found


@rule("LY-9.1")
def test_each_of_several_chosen_characters() -> None:
    """The question that stays shows whom else one can choose, so the first choice shows too."""
    hush = '{ grant = "no-attack", on = { pick = "enemies", up-to = 2, leader = false }, until = "turn" }'
    duel = Story(doing(hush)).meet().stand(0, lf="deed").stand(1, lf="d1", rf="g1", rb="h1")
    duel.say(0, "skill lf 1")
    assert untold(duel) == []
    happened = duel.say(0, "target enemy rf")
    assert duel.kinds(happened) == ["chosen"]
    assert duel.told("chosen") == [{"seat": 1, "card": "g1", "area": "rf", "rule": "LY-9.1"}]
    assert untold(duel) == []
    happened = duel.say(0, "target enemy lf")
    assert duel.kinds(happened) == ["chosen", "granted-no-attack", "granted-no-attack"]


@rule("LY-10.1")
def test_for_an_event_too_by_its_own_rule() -> None:
    hush = 'when = "opponent turn-start", do = [{ deactivate = { pick = "enemies", up-to = 2 } }]'
    duel = Story(event("hush", hush)).meet().stand(0, lf="c1", rf="d1").event("hush", 1)
    duel.start(0)
    assert duel.asked() == ("character", 1)
    assert untold(duel) == []
    duel.say(1, "target enemy lf", "target enemy cf")
    assert [(facts["card"], facts["rule"]) for facts in duel.told("chosen")] == [
        ("c1", "LY-10.1"),
        ("a1", "LY-10.1"),
    ]
    assert duel.told("skill")[0]["area"] == "event"


@rule("LY-9.1")
def test_who_is_to_move_before_it_is_said_where_to() -> None:
    pull = '{ move = { pick = "allies", other = true }, to = "adjacent" }'
    duel = Story(doing(pull)).meet().stand(0, lf="deed", rb="d1")
    duel.say(0, "skill lf 1")
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "target own rb")) == ["chosen"]
    assert untold(duel) == []
    duel.say(0, "to cb")
    assert duel.told("moved") == [{"seat": 0, "card": "d1", "start": "rb", "area": "cb", "rule": "LY-9.1"}]


@rule("LY-9.1")
def test_which_option_before_it_asks_for_more() -> None:
    fork = '{ one-of = [[{ power = 20, on = { pick = "allies" } }], [{ power = -20, on = { pick = "enemies" } }]] }'
    duel = Story(doing(fork)).meet().stand(0, lf="deed").stand(1, lf="c1")
    duel.say(0, "skill lf 1")
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "option 2")) == ["chose-option"]
    assert duel.told("chose-option") == [{"seat": 0, "card": "deed", "number": 2, "rule": "LY-9.1"}]


@rule("LY-9.3")
def test_that_one_does_not_do_what_one_may() -> None:
    """Yes asks for more, no goes on: without a word both would look alike."""
    duel = Story(doing('{ may = [{ power = 20, on = { pick = "allies" } }] }')).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("may", 0)
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "no")) == ["declined"]
    assert duel.told("declined") == [{"seat": 0, "card": "deed", "rule": "LY-9.1"}]


@rule("LY-11.1")
def test_a_potential_as_what_it_is() -> None:
    duel = Story(potential("kind", 'when = "action", do = [{ draw = 1 }]')).meet().potentials(0, "kind")
    duel.say(0, "potential kind")
    (told,) = duel.told("skill")
    assert (told["seat"], told["card"], told["area"], told["number"]) == (0, "kind", "potential", 1)
    assert told["rule"] == "LY-11.1"


@rule("LY-9.4")
def test_a_skill_before_it_is_paid() -> None:
    """The coupling cards are picked one by one; what they pay for is known before."""
    cost = "cost = { action = true, reverse = 2 }"
    duel = Story(doing("{ draw = 1 }", cost), doing("{ draw = 1 }", cost, "feat", "diana")).meet()
    duel.stand(0, lf="deed", rf="feat").couple(0, "c1 d1 g1")
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "skill rf 1")) == ["skill"]
    assert duel.asked() == ("reverse", 0)
    assert untold(duel) == []
    happened = duel.say(0, "reverse c1", "reverse g1")
    assert duel.kinds(happened) == ["turned-down", "turned-down", "drew"]


@rule("LY-9.3")
def test_that_a_cost_will_be_paid_or_not() -> None:
    dear = girl(
        "dear",
        "clara",
        "1 30 10",
        'type = "auto", when = "self deployed", cost = { reverse = 1 }, do = [{ draw = 1 }]',
    )
    duel = Story(dear).meet().couple(0, "c1 d1").hand(0, "dear").phase(0, "deployment")
    duel.say(0, "deploy dear lf")
    assert duel.asked() == ("use", 0)
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "yes")) == ["skill"]
    assert duel.asked() == ("reverse", 0)


@rule("LY-9.2")
def test_which_skill_comes_first_before_it_is_used() -> None:
    """Also of two that differ only in what they are about."""
    may = 'type = "auto", when = "ally moved", may = true, do = [{ power = 10, on = "subject" }]'
    duel = Story(girl("cheer", "clara", "1 30 10", may), girl("shout", "diana", "1 30 10", may)).meet()
    duel.stand(0, lb="cheer", rb="shout", rf="g1")
    duel.say(0, "move cf rf")
    assert duel.asked() == ("order", 0)
    assert len(duel.legal(0)) == 4
    assert untold(duel) == []
    assert duel.kinds(duel.say(0, "first 3")) == ["comes-first"]
    assert duel.told("comes-first")[0]["number"] == 3
    assert duel.asked() == ("use", 0)
    assert untold(duel) == []


@rule("LY-4.6")
def test_which_of_two_with_the_same_card_acts() -> None:
    """Twins may attack, move and use skills: where they stand tells them apart."""
    twin = girl(
        "twin",
        "clara",
        "1 30 10",
        'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self" } }]',
        'type = "activated", once = true, do = [{ draw = 1 }]',
    )
    duel = Story(twin).stand(0, lb="a1!", lf="twin", rf="twin").stand(1, cf="e1!")
    assert {"attack lf cf", "attack rf cf", "move lf cf", "move rf cf", "skill lf 2", "skill rf 2"} <= set(
        duel.legal(0)
    )
    assert untold(duel) == []
    duel.say(0, "skill rf 2", "move lf cf", "attack rf cf")
    assert [facts["area"] for facts in duel.told("skill")] == ["rf"]
    assert [(facts["start"], facts["area"]) for facts in duel.told("moved")] == [("lf", "cf")]
    assert [(facts["start"], facts["area"]) for facts in duel.told("attacked")] == [("rf", "cf")]


@rule("LY-9.2")
def test_whose_skill_it_is_when_she_has_gone() -> None:
    ash = girl("ash", "clara", "1 30 10", 'type = "auto", when = "self defeated", do = [{ draw = 1 }]')
    duel = Story(ash).stand(0, cf="a5!").stand(1, lf="ash", rf="e1!")
    duel.clash("attack cf lf")
    assert [(facts["card"], facts["area"]) for facts in duel.told("skill")] == [("ash", "lf")]


@rule("LY-8.7")
@pytest.mark.parametrize(
    ("type", "area"), [('type = "sp"', "support"), ('type = "special", when = "this trashed"', "special")]
)
def test_where_a_skill_comes_from_that_nobody_on_the_field_has(type: str, area: str) -> None:
    bold = girl("bold", "helga", "1 30 10", f"{type}, do = [{{ draw = 1 }}]")
    mill = doing('{ put = { top = 1 }, to = "trash" }')
    duel = Story(bold, mill).meet().stand(0, lf="deed").stand(1, lf="c1")
    if area == "special":
        duel.top(0, "bold").say(0, "skill lf 1")
    else:
        duel.clash("attack cf lf", "bold")
    assert [facts["area"] for facts in duel.told("skill") if facts["card"] == "bold"] == [area]


# Hidden cards.


@rule("LY-3.4")
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_a_card_of_the_hand_put_into_the_hand_is_none_that_is_known(whose: str) -> None:
    """It may have been the one that was known: nobody can say any more that it is there."""
    deed = doing(f'{{ put = {{ pick = "hand", whose = "{whose}", up-to = 1 }}, to = "hand" }}')
    show = doing(f'{{ show-hand = "{whose}" }}', id="show", name="diana")
    duel = Story(deed, show).meet().stand(0, lf="deed", rf="show")
    owner = 0 if whose == "you" else 1
    duel.hand(owner, "x10 x20").say(0, "skill rf 1")
    duel.hand(owner, "c1").say(0, "skill lf 1")
    assert untold(duel) == []
    assert duel.face(1 - owner, owner)["known"] == ["x10", "x20"]
    duel.say(owner, "take x10")
    assert duel.face(1 - owner, owner)["known"] == []


@rule("LY-3.4")
@pytest.mark.parametrize("to", ["hand", "deck-top", "deck-bottom", "deck"])
def test_from_where_in_a_searched_deck_a_card_is_taken(to: str) -> None:
    """The owner has seen what lies on top and at the bottom; the others see only how many lie there."""
    deed = doing(f'{{ put = {{ pick = "deck", count = 2 }}, to = "{to}" }}')
    sink = doing('{ look = 3, take = 1, to = "deck-top", rest = "deck-bottom" }', id="sink", name="diana")
    duel = Story(deed, sink).meet().stand(0, lf="deed", rf="sink").only(0, "x10 x20 x30 c1 c2")
    duel.say(0, "skill rf 1", "take x20")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take c2", "take x10", "take x20", "take x30"]
    assert untold(duel) == []
    duel.say(0, "take x20")
    assert untold(duel) == []
    duel.say(0, "take c1")
    assert duel.kinds()[-1] == "shuffled"


@rule("LY-3.2")
def test_who_searches_the_others_deck_sees_what_is_in_it_and_so_the_hand() -> None:
    deed = doing('{ put = { pick = "deck", whose = "opponent", count = 2 }, to = "deck-bottom" }')
    duel = Story(deed).meet().stand(0, lf="deed").hand(1, "g1 g2").only(1, "x10 x20 c1")
    happened = duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take x10", "take x20"]
    assert duel.kinds(happened) == ["skill", "searched"]
    assert happened[-1].discloses
    for viewer in (0, 1, SPECTATOR):  # both players know everything then, and everybody may
        assert len(happened[-1].face(viewer)["cards"]) == 3  # type: ignore[arg-type]
        assert duel.face(viewer, 1)["hand"] == ["g1", "g2"]
    for number in range(10):
        twin = GAME.imagine(duel.state.view(0), Seeded(f"search/{number}"))
        assert twin.legal(0) == duel.state.legal(0)
    assert untold(duel) == []
    duel.say(0, "take x20", "take c1")
    assert duel.face(0, 1)["deck_bottom"] == ["x20", "c1"]
    assert duel.face(1, 1)["deck_bottom"] == [None, None]  # whoever picked knows


@rule("LY-3.2")
@pytest.mark.parametrize(("hand", "number"), [("quiet calm x10", 2), ("x10 x20 c1", 0)])
@pytest.mark.parametrize("to", ["deck", "deck-bottom", "coupling"])
def test_how_many_cards_of_a_hand_are_meant_is_learnt(hand: str, number: int, to: str) -> None:
    deed = doing(f'{{ put = {{ all = "hand", whose = "opponent", kind = "event" }}, to = "{to}" }}')
    duel = Story(deed).meet().stand(0, lf="deed").hand(1, hand)
    happened = duel.say(0, "skill lf 1")
    assert duel.kinds(happened)[:2] == ["skill", "fitting"]
    assert happened[1].discloses
    assert duel.told("fitting") == [{"seat": 1, "number": number, "rule": "LY-9.1"}]
    assert len(duel.in_hand(1)) == 3 - number


@rule("LY-3.2")
def test_of_a_whole_hand_everybody_knows_how_many_it_are() -> None:
    duel = (
        Story(doing('{ put = { all = "hand" }, to = "deck" }')).meet().stand(0, lf="deed").hand(0, "x10 x20")
    )
    happened = duel.say(0, "skill lf 1")
    assert duel.kinds(happened) == ["skill", "to-deck", "to-deck"]
    assert not any(one.discloses for one in happened)
