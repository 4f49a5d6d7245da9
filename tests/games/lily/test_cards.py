"""LY-2: what is printed on cards, and which are the same."""

from __future__ import annotations

import tomllib

import pytest

from madoi.core.capabilities import reference_data
from madoi.games.lily import GAME
from madoi.games.lily.cards.card import printed
from madoi.games.lily.cards.card_facts import COLORS
from madoi.games.lily.cards.decks import faults, parse_deck
from madoi.games.lily.cards.editions import EDITIONS
from madoi.games.lily.cards.sets import make_pool, shipped_pool
from support.games.lily.plain_cards import PLAIN, Story, event, girl, potential

rule = pytest.mark.rule


@rule("LY-2.1")
def test_a_character_has_title_name_colour_level_power_support_range_and_skills() -> None:
    duel = Story(
        girl("all", "clara", "3 60 20", 'type = "sp", do = [{ support = 10 }]', reach="1-2", color="hexagram")
    )
    facts = printed(duel.pool.cards[duel.pool.number_of["all"]])
    assert facts["kind"] == "character"
    assert facts["title"] == {"ja": "all", "zh-Hant": "all", "en": "all"}
    assert facts["called"] == {"ja": "clara", "zh-Hant": "clara", "en": "clara"}
    assert (facts["name"], facts["color"], facts["level"]) == ("clara", "hexagram", 3)
    assert (facts["power"], facts["support"], facts["range"]) == (60, 20, "1-2")
    assert facts["skill_types"] == ["sp"]


@rule("LY-2.1")
def test_there_are_three_colours() -> None:
    assert COLORS == ["white-lily", "hexagram", "rhododendron"]
    colors = {card.color for card in shipped_pool().cards if card.kind == 0}
    assert colors == {0, 1, 2}


@rule("LY-2.1")
def test_each_of_these_is_what_play_goes_by() -> None:
    duel = Story().stand(0, cf="c3!", lf="long").stand(1, cf="e1!", rb="d1").supports("x20", "x30")
    assert duel.power(0, "cf") == 50
    duel.say(0, "attack cf cf")
    duel.fight()
    assert duel.sums() == (70, [80])
    assert "attack lf rb" not in duel.legal(0)


@rule("LY-2.2")
def test_an_event_has_title_name_and_effects_and_no_colour() -> None:
    duel = Story(event("feast", "gives = [{ budget = 1 }]", name="clara"))
    card = duel.pool.cards[duel.pool.number_of["feast"]]
    facts = printed(card)
    assert (facts["kind"], facts["name"]) == ("event", "clara")
    assert "color" not in facts
    assert "level" not in facts
    assert facts["skills"]
    assert card.colors == []


@rule("LY-2.3")
def test_a_potential_has_title_name_one_timing_and_one_effect() -> None:
    duel = Story(potential("gift", 'when = "action", do = [{ draw = 1 }]'))
    facts = printed(duel.pool.cards[duel.pool.number_of["gift"]])
    assert facts["kind"] == "potential"
    assert [skill["key"] for skill in facts["skills"]] == ["lily-skill-none"]
    two = potential(
        "gift", 'when = "action", do = [{ draw = 1 }] },\n  { when = "action", do = [{ draw = 2 }]'
    )
    _, wrong = make_pool(None, [("two", tomllib.loads(two))])
    assert [fault.code for fault in wrong] == ["lily-file-skills"]
    timeless = potential("gift", "do = [{ draw = 1 }]")
    _, wrong = make_pool(None, [("timeless", tomllib.loads(timeless))])
    assert [fault.code for fault in wrong] == ["lily-file-missing"]


@rule("LY-2.4")
def test_the_same_title_and_name_are_the_same_card() -> None:
    """One pool has each card once: a second one with its title and name is refused, whatever else is printed."""
    twin = girl("c1-again", "clara", "2 60 20").replace('"c1-again", zh', '"c1", zh')
    twin = twin.replace('en = "c1-again"', 'en = "c1"')
    _, wrong = make_pool(None, [("twin", tomllib.loads(PLAIN + twin))])
    assert [(fault.code, fault.rule) for fault in wrong] == [("lily-file-same", "LY-2.4")]
    other_name = twin.replace('name = "clara"', 'name = "diana"')
    assert make_pool(None, [("name", tomllib.loads(PLAIN + other_name))])[1] == []
    other_title = girl("c1-again", "clara", "1 30 10")
    assert make_pool(None, [("title", tomllib.loads(PLAIN + other_title))])[1] == []


@rule("LY-2.4")
def test_copies_are_counted_by_card_and_not_by_name() -> None:
    """Four of each of three cards named Anna are twelve cards of her name, and no fault."""
    others = "b1*4 c1*4 d1*4 e1*4 f1*4 g1*4 h1*4 x10*4"
    deck = parse_deck(f"a1*4 anna2*4 a2*4 {others} / dull1*2 dull2*2 dull3*2 dull4*1 / a1 b1")
    assert faults(Story().pool, deck) == []


@rule("LY-2.4")
def test_flavour_number_and_illustrator_mean_nothing_in_play() -> None:
    """Other flavour, other id: the duel goes the same way."""
    plain = girl("one", "clara", "1 50 10")
    loud = plain.replace('"one"', '"other"') + 'flavour = { ja = "!", zh-Hant = "!", en = "!" }\n'
    courses = []
    for card, id in ((plain, "one"), (loud, "other")):
        duel = Story(card).meet().stand(0, lf=id)
        duel.clash("attack lf cf")
        courses.append((duel.kinds(), duel.sums()))
    assert courses[0] == courses[1]


@rule("LY-2.4")
def test_everything_printed_is_in_the_reference_for_screens() -> None:
    for edition in EDITIONS:
        settings = GAME.settings({"card-edition": edition.number}, 2)
        cards = reference_data(GAME, settings)["cards"]
        assert isinstance(cards, dict)
        assert set(cards) == {card.id for card in shipped_pool(edition.number).cards}
