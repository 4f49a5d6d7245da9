"""The card language at work, as far as the rules speak of it: conditions, looking, putting, turning, "if you did so".

Which words exist and how they are written: `test_card_authors`. What the shipped cards do with them: `cards`.
"""

from __future__ import annotations

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.words import words
from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule


def doing(effects: str, id: str = "deed", name: str = "clara") -> str:
    return girl(id, name, "1 30 10", f'type = "activated", once = true, do = [{effects}]')


def given(condition: str) -> str:
    """She has 10 more while this holds."""
    return girl(
        "glow", "clara", "1 30 10", f'type = "continuous", if = [{condition}], gives = [{{ power = 10 }}]'
    )


# Conditions.


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ turn = "own" }', True),
        ('{ turn = "opponent" }', False),
        ('{ not = { turn = "opponent" } }', True),
        ('{ partner = "upright" }', False),
        ('{ partner = "sideways" }', True),
        ('{ partner = "face-down", whose = "opponent" }', True),
        ('{ partner = "upright", whose = "opponent" }', False),
        ("{ event = true }", True),
        ("{ event = false }", False),
        ('{ count = "allies", least = 3 }', True),
        ('{ count = "allies", least = 4 }', False),
        ('{ count = "allies", most = 2 }', False),
        ('{ count = "allies", most = 3 }', True),
        ('{ count = "enemies", least = 1, most = 1 }', True),
        ('{ count = "characters", least = 4, most = 4 }', True),
        ('{ count = "allies", other = true, least = 3 }', False),
        ('{ count = "allies", row = "front", least = 2, most = 2 }', True),
        ('{ count = "allies", row = "back", least = 1, most = 1 }', True),
        ('{ count = "allies", active = false, least = 1, most = 1 }', True),
        ('{ count = "allies", active = true, least = 2, most = 2 }', True),
        ('{ count = "allies", leader = true, least = 1, most = 1 }', True),
        ('{ count = "allies", leader = false, least = 2, most = 2 }', True),
        ('{ count = "allies", column = "same", least = 2, most = 2 }', True),
        ('{ count = "enemies", column = "same", most = 0 }', True),
        ('{ count = "allies", color = "hexagram", least = 1, most = 1 }', True),
        ('{ count = "allies", level-least = 2, least = 1, most = 1 }', True),
        ('{ count = "allies", level-most = 1, least = 2, most = 2 }', True),
        ('{ count = "allies", named = "self", least = 1, most = 1 }', True),
        ('{ count = "allies", named = "leader", least = 1, most = 1 }', True),
        ('{ count = "allies", named = "partner", most = 0 }', True),
        ('{ count = "hand", least = 2, most = 2 }', True),
        ('{ count = "hand", whose = "opponent", least = 1, most = 1 }', True),
        ('{ count = "trash", kind = "event", least = 1, most = 1 }', True),
        ('{ count = "trash", kind = "character", named = "partner", least = 1, most = 1 }', True),
        ('{ count = "potentials", least = 2, most = 2 }', True),
        ('{ count = "potentials", up = true, least = 1, most = 1 }', True),
        ('{ count = "potentials", whose = "opponent", most = 0 }', True),
        ('{ count = "coupling", whose = "opponent", color = "hexagram", least = 1 }', True),
        ('{ self = { row = "front", leader = false } }', True),
        ('{ self = { row = "back" } }', False),
        ("{ self = { active = false } }", False),
        ('{ count = "deck", least = 1 }', True),
        ('{ turn = "own" }, { event = false }', False),  # all must hold
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    duel = Story(given(condition)).stand(0, cf="a1!-", lf="glow", lb="d2").stand(1, rf="e1!")
    duel.partner(0, "b1", "sideways").partner(1, "f1", "face-down").event("quiet", 1)
    duel.hand(0, "x10 x20").hand(1, "c1").trash(0, "quiet b2 d3").potentials(0, "dull1 -dull2").couple(
        1, "d1"
    )
    assert duel.power(0, "lf") == (40 if holds else 30)


@rule("LY-9.1")
def test_without_an_event_there_is_none() -> None:
    duel = Story(given("{ event = false }")).meet().stand(0, lf="glow")
    assert duel.power(0, "lf") == 40


@rule("LY-9.1")
@pytest.mark.parametrize(("condition", "down"), [("power-most = 40", "lf"), ("power-least = 50", "cf")])
def test_present_power_is_what_a_skill_asks_for(condition: str, down: str) -> None:
    """Printed 50, but 10 less by a continuous skill; and the other way round."""
    mist = girl(
        "mist",
        "diana",
        "1 30 10",
        'type = "continuous", gives = [{ power = -20, on = { all = "enemies", leader = false } }]',
    )
    hush = doing(f'{{ deactivate = {{ all = "enemies", {condition} }} }}')
    duel = Story(hush, mist).meet().stand(0, lf="deed", lb="mist").stand(1, lf="c3")
    duel.say(0, "skill lf 1")
    assert duel.fields(1) == {
        area: card + ("-" if area == down else "") for area, card in (("lf", "c3"), ("cf", "e1"))
    }


@rule("LY-4.2")
@pytest.mark.parametrize(("hand", "drawn"), [("", 1), ("x10", 2)])
def test_if_and_else(hand: str, drawn: int) -> None:
    deed = doing(
        '{ if = [{ count = "hand", least = 1 }], do = [{ draw = 2 }], else = [{ draw = 1 }] }, { so = [{ power = 10 }] }'
    )
    duel = Story(deed).meet().stand(0, lf="deed").hand(0, hand)
    duel.say(0, "skill lf 1")
    assert len(duel.in_hand(0)) == len(hand.split()) + drawn
    assert duel.power(0, "lf") == 40


@rule("LY-4.2")
def test_without_an_else_nothing_was_done_so() -> None:
    deed = doing(
        "{ power = 10 }, { if = [{ event = true }], do = [{ draw = 2 }] }, { so = [{ power = 20 }] }"
    )
    duel = Story(deed).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert duel.power(0, "lf") == 40


@rule("LY-4.2")
@pytest.mark.parametrize(
    ("effect", "answers", "setting", "done"),
    [
        ("{ draw = 1 }", [], "", True),
        ('{ draw = 1, who = "opponent" }', [], "", True),
        ('{ put = { pick = "hand" }, to = "trash" }', ["take x10"], "hand", True),
        ('{ put = { pick = "hand", up-to = 1 }, to = "trash" }', ["pass"], "hand", False),
        ('{ put = { pick = "hand", up-to = 1 }, to = "trash" }', ["take x10", "pass"][:1], "hand", True),
        ('{ put = { all = "hand" }, to = "trash" }', [], "hand", True),
        ('{ put = { all = "hand" }, to = "trash" }', [], "", False),
        ('{ put = { pick = "trash" }, to = "hand" }', [], "", False),
        ('{ put = { top = 1 }, to = "trash" }', [], "", True),
        ('{ put = { pick = "deck", named = "zelda" }, to = "hand" }', ["take x30"], "", True),
        ('{ put = { pick = "deck", named = "zelda", up-to = 1 }, to = "hand" }', ["pass"], "", False),
        ("{ look = 2 }", ["pass"], "", False),
        ("{ look = 2 }", ["take x30"], "", True),
        ('{ look = 2, to = "deck-top" }', ["take x30"], "", True),
        ('{ look = 2, to = "deck-top" }', ["pass"], "", False),
        ("{ peek = 1 }", [], "", True),
        ('{ show-hand = "you" }', [], "hand", True),
        ('{ show-hand = "you" }', [], "", False),
        ('{ show-hand = "opponent" }', [], "", False),
        ('{ power = 0, on = "enemy-leader" }', [], "", True),
        ('{ power = 0, on = { all = "enemies", leader = false } }', [], "", False),
        ('{ times = 2, on = "enemy-leader" }', [], "", True),
        ('{ grant = "wide", on = "leader" }', [], "", True),
        ('{ activate = "leader" }', [], "", False),
        ('{ deactivate = "leader" }', [], "", True),
        ('{ move = "leader", to = "back" }', ["to cb"], "", True),
        ('{ defeat = { pick = "enemies", leader = false } }', [], "", False),
        ('{ return = "enemy-leader" }', [], "", False),
        ("{ turn-up = 1 }", [], "down", True),
        ("{ turn-up = 1 }", [], "", False),
        ("{ turn-down = 1 }", [], "up", True),
        ("{ turn-down = 1 }", [], "down", False),
        ('{ partner = "sideways" }', [], "", True),
        ('{ partner = "upright" }', [], "", False),
        ("{ potential = 1 }", [], "", True),
        ("{ renew = 1 }", [], "", False),
        ("{ renew = 1 }", [], "used", True),
        ('{ event = "trash" }', [], "", False),
        ('{ event = "trash" }', [], "event", True),
        ("{ budget = 1 }", [], "", True),
        ("{ may = [{ draw = 1 }] }", ["no"], "", False),
        ("{ one-of = [[{ draw = 1 }], [{ peek = 1 }]] }", ["option 1"], "", True),
        ("{ one-of = [[{ turn-up = 1 }], [{ renew = 1 }]] }", [], "", False),
    ],
)
def test_if_you_did_so(effect: str, answers: list[str], setting: str, done: bool) -> None:
    """Each effect in turn, done or impossible or declined; after "if you did so" she gets 10."""
    deed = doing(f"{{ power = 20 }}, {effect}, {{ so = [{{ power = 10 }}] }}")
    duel = Story(deed).meet().stand(0, lf="deed").top(0, "x30 x20")
    if setting == "hand":
        duel.hand(0, "x10")
    elif setting == "event":
        duel.event("quiet", 0)
    elif setting in ("down", "up"):
        duel.couple(0, "-d1" if setting == "down" else "d1")
    elif setting == "used":
        duel.potentials(0, "-dull1")
    duel.say(0, "skill lf 1", *answers)
    assert duel.asked() == ("act", 0)
    assert duel.power(0, "lf") == (60 if done else 50)


# Looking.


@rule("LY-3.4")
@pytest.mark.parametrize(
    ("rest", "top", "bottom", "trash"),
    [
        ("deck-bottom", ["x20"], ["c1", "c3"], []),
        ("deck-top", ["c1", "c3", "x20"], [], []),
        ("trash", ["x20"], [], ["c1", "c3"]),
    ],
)
def test_look_at_the_top_take_one_and_put_the_rest_away(
    rest: str, top: list[str], bottom: list[str], trash: list[str]
) -> None:
    duel = Story(doing(f'{{ look = 3, take = 1, to = "hand", rest = "{rest}" }}')).meet().stand(0, lf="deed")
    duel.top(0, "c1 c2 c3 x20")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take c2", "take c3", "pass"]
    assert duel.face(0, 0)["deck_top"] == ["c1", "c2", "c3", None]
    assert duel.face(1, 0)["deck_top"] == [None] * 4
    duel.say(0, "take c2")
    assert duel.in_hand(0) == ["c2"]
    assert duel.in_trash(0) == trash
    player = duel.sees()["players"][0]
    assert (player["deck_top"], player["deck_bottom"]) == (top, bottom)
    assert duel.face(1, 0)["hand"] == [None]


@rule("LY-3.4")
def test_what_was_looked_for_by_name_is_shown() -> None:
    duel = Story(doing('{ look = 3, take = 2, named = "clara", to = "hand" }')).meet().stand(0, lf="deed")
    duel.top(0, "c1 x10 c3")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take c3", "pass"]
    duel.say(0, "take c3")
    assert duel.legal(0) == ["take c1", "pass"]
    duel.say(0, "pass")
    for viewer in (1, SPECTATOR):
        assert duel.face(viewer, 0)["known"] == ["c3"]
    assert duel.sees()["players"][0]["deck_bottom"] == ["c1", "x10"]
    assert duel.face(1, 0)["deck_bottom"] == [None, None]


@rule("LY-3.4")
def test_whether_there_was_any_is_not_shown_by_asking_or_not() -> None:
    looks = set()
    for top in ("c1 c2", "x10 x20"):
        duel = (
            Story(doing('{ look = 2, take = 1, named = "clara", to = "hand" }'))
            .meet()
            .stand(0, lf="deed")
            .top(0, top)
        )
        duel.say(0, "skill lf 1")
        assert duel.asked() == ("card", 0)
        looks.add(duel.looks(1))
        duel.say(0, "pass")
        looks.add(duel.looks(1))
    assert len(looks) == 2


@rule("LY-3.4")
@pytest.mark.parametrize(
    ("taken", "top", "bottom"), [(["c2", "c1"], ["c2", "c1"], ["c3"]), (["c3"], ["c3"], ["c1", "c2"])]
)
def test_what_is_taken_to_the_top_lies_there_in_that_order(
    taken: list[str], top: list[str], bottom: list[str]
) -> None:
    duel = (
        Story(doing('{ look = 3, take = 2, to = "deck-top" }'))
        .meet()
        .stand(0, lf="deed")
        .top(0, "c1 c2 c3 x10")
    )
    duel.say(0, "skill lf 1", *[f"take {id}" for id in taken])
    if len(taken) < 2:
        duel.say(0, "pass")
    player = duel.sees()["players"][0]
    assert sorted(player["deck_top"][:-1]) == sorted(top)
    assert player["deck_top"][-1] == "x10"
    assert player["deck_bottom"] == bottom


@rule("LY-3.4")
def test_a_deck_shorter_than_the_look_is_seen_whole_and_not_renewed() -> None:
    duel = (
        Story(doing('{ look = 3, take = 1, to = "hand" }'))
        .meet()
        .stand(0, lf="deed")
        .trash(0, "x30")
        .only(0, "c1 c2")
    )
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take c2", "pass"]
    duel.say(0, "take c2")
    assert (duel.in_trash(0), duel.deck_size(0)) == (["x30"], 1)


@rule("LY-9.1")
def test_a_card_trashed_by_looking_hears_of_it() -> None:
    ghost = girl("ghost", "diana", "1 30 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
    duel = (
        Story(ghost, doing('{ look = 2, take = 1, to = "hand", rest = "trash" }')).meet().stand(0, lf="deed")
    )
    duel.top(0, "ghost c2").say(0, "skill lf 1", "take c2")
    assert duel.fired("ghost") == 1
    assert duel.told("to-trash")[0]["card"] == "ghost"


# Putting.


@rule("LY-9.1")
@pytest.mark.parametrize("opponent", [False, True])
def test_from_the_top_of_either_deck_always_into_its_owners_areas(opponent: bool) -> None:
    whose = ', whose = "opponent"' if opponent else ""
    deed = doing(
        f'{{ put = {{ top = 1{whose} }}, to = "trash" }}, {{ put = {{ top = 1{whose} }}, to = "coupling" }}, {{ put = {{ top = 1{whose} }}, to = "hand" }}'
    )
    duel = Story(deed).meet().stand(0, lf="deed").top(0, "x10 c1 x20").top(1, "x30 d1 c2")
    duel.say(0, "skill lf 1")
    seat = 1 if opponent else 0
    wanted = (["x30"], ["d1"], ["c2"]) if opponent else (["x10"], ["c1"], ["x20"])
    assert (duel.in_trash(seat), duel.in_coupling(seat), duel.in_hand(seat)) == wanted
    assert (duel.in_trash(1 - seat), duel.in_coupling(1 - seat), duel.in_hand(1 - seat)) == ([], [], [])
    assert duel.face(1 - seat, seat)["hand"] == [None]


@rule("LY-9.1")
def test_an_empty_deck_gives_nothing_but_is_renewed_in_between() -> None:
    deed = doing('{ put = { top = 3 }, to = "coupling" }')
    duel = Story(deed).meet().stand(0, lf="deed").trash(0, "c1 d1").only(0, "x10")
    duel.say(0, "skill lf 1")
    assert sorted(duel.in_coupling(0)) == ["c1", "d1", "x10"]
    assert duel.result() == 1  # LY-1.2


@rule("LY-9.1")
def test_the_owner_chooses_from_her_hand() -> None:
    deed = doing('{ put = { pick = "hand", whose = "opponent", count = 2 }, to = "trash" }')
    duel = Story(deed).meet().stand(0, lf="deed").hand(1, "c1 c2 c3").hand(0, "x10")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("card", 1)
    question = duel.state.question(1)
    asked = words("en").text(question.key, question.facts, ["Aki", "Yui"])
    assert asked == "Discard 2 cards", (
        "the text speaks of the opponent of its owner, so it is not read to them"
    )
    duel.say(1, "take c3", "take c1")
    assert duel.in_trash(1) == ["c3", "c1"]
    assert duel.in_hand(0) == ["x10"]
    duel = Story(deed).meet().stand(0, lf="deed").hand(1, "c1")
    duel.say(0, "skill lf 1")
    duel.say(1, "take c1")
    assert duel.legal(1) == ["pass"]  # there are no two
    duel.say(1, "pass")
    assert duel.asked() == ("act", 0)


@rule("LY-9.1")
def test_from_the_trash_of_ones_choice_to_the_field() -> None:
    deed = doing('{ put = { pick = "trash", kind = "character", level-most = 2, up-to = 2 }, to = "field" }')
    duel = Story(deed).meet().stand(0, lf="deed", lb="x10").trash(0, "d1 d2 g3 quiet a2 h2")
    duel.say(0, "skill lf 1")
    areas = ["rf", "cb", "rb"]
    assert duel.legal(0) == [f"place {id} {area}" for id in ("d1", "d2", "h2") for area in areas] + ["pass"]
    duel.say(0, "place d2 rf")
    assert duel.legal(0) == [f"place h2 {area}" for area in areas[1:]] + ["pass"]  # Diana stands there now
    duel.say(0, "place h2 cb")
    assert duel.fields(0) == {"cf": "a1", "lf": "deed", "lb": "x10", "rf": "d2", "cb": "h2"}
    assert duel.told("deployed")[-1]["card"] == "h2"
    assert sorted(duel.in_trash(0)) == ["a2", "d1", "g3", "quiet"]


@rule("LY-6.8")
def test_from_the_trash_onto_an_ally() -> None:
    rise = potential(
        "rise", 'when = "action", do = [{ put = { pick = "trash", named = "leader" }, to = "level-up" }]'
    )
    duel = Story(rise).meet("a1!-").potentials(0, "rise").trash(0, "a3 c1")
    duel.say(0, "potential rise")
    assert duel.fields(0) == {"cf": "a3-"}
    assert duel.in_trash(0) == ["c1"]
    assert duel.table.levels_played == 0


@rule("LY-9.1")
def test_a_special_card_puts_itself_from_the_trash() -> None:
    phoenix = girl(
        "phoenix",
        "diana",
        "1 30 10",
        'type = "special", when = "this trashed", may = true, do = [{ put = { this = true }, to = "field" }]',
    )
    duel = Story(phoenix, doing('{ put = { pick = "hand" }, to = "trash" }')).meet().stand(0, lf="deed")
    duel.hand(0, "phoenix").say(0, "skill lf 1", "take phoenix")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes", "place phoenix rb")
    assert duel.asked() == ("act", 0)
    assert duel.fields(0)["rb"] == "phoenix"
    assert duel.in_trash(0) == []


@rule("LY-9.1")
def test_or_from_the_coupling_area() -> None:
    seed = girl(
        "seed",
        "diana",
        "1 30 10",
        'type = "special", when = "this coupled", do = [{ put = { this = true }, to = "hand" }]',
    )
    duel = Story(seed).meet().trash(0, "seed").top(0, "seed").reveal(0)
    duel.say(0, "couple")
    assert (duel.in_coupling(0), duel.in_hand(0), duel.in_trash(0)) == ([], ["seed"], ["seed"])


@rule("LY-3.4")
@pytest.mark.parametrize(("to", "size"), [("deck-top", ["x10"]), ("deck-bottom", []), ("deck", [])])
def test_from_the_trash_back_to_the_deck(to: str, size: list[str]) -> None:
    """Everybody saw it: on top and at the bottom it is known to all, shuffled in to nobody."""
    duel = (
        Story(doing(f'{{ put = {{ pick = "trash" }}, to = "{to}" }}'))
        .meet()
        .stand(0, lf="deed")
        .trash(0, "x10")
    )
    before = duel.deck_size(0)
    duel.say(0, "skill lf 1")
    assert duel.deck_size(0) == before + 1
    for viewer in (0, 1, SPECTATOR):
        face = duel.face(viewer, 0)
        assert face["deck_top"] == size
        assert face["deck_bottom"] == (["x10"] if to == "deck-bottom" else [])


@rule("LY-3.4")
def test_a_search_is_told_and_so_is_the_shuffling() -> None:
    duel = Story(doing('{ put = { pick = "deck" }, to = "hand" }')).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1", "take x30")
    assert "shuffled" in duel.kinds()
    assert duel.face(1, 0)["hand"] == [None]  # anything could be taken, so nothing need be shown


# Turning, moving, defeating.


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("effect", "mine", "theirs"),
    [
        ("{ turn-down = 1 }", ["-c1", "-d1"], ["c1", "-d1"]),
        ('{ turn-down = 1, whose = "opponent" }', ["c1", "-d1"], ["-c1", "-d1"]),
        ("{ turn-up = 1 }", ["c1", "d1"], ["c1", "-d1"]),
        ('{ turn-up = 1, whose = "opponent" }', ["c1", "-d1"], ["c1", "d1"]),
    ],
)
def test_coupling_cards_of_either_are_turned(effect: str, mine: list[str], theirs: list[str]) -> None:
    duel = Story(doing(effect)).meet().stand(0, lf="deed").couple(0, "c1 -d1").couple(1, "c1 -d1")
    duel.say(0, "skill lf 1")
    assert (duel.in_coupling(0), duel.in_coupling(1)) == (mine, theirs)


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("effect", "seat"), [("{ potential = 2 }", 0), ('{ potential = 2, whose = "opponent" }', 1)]
)
def test_potentials_come_to_either(effect: str, seat: int) -> None:
    duel = Story(doing(effect)).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert len(duel.in_potentials(seat)) == 2
    assert duel.in_potentials(1 - seat) == []


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("effect", "seat"), [('{ partner = "sideways" }', 0), ('{ partner = "sideways", whose = "opponent" }', 1)]
)
def test_the_partner_of_either_is_turned(effect: str, seat: int) -> None:
    duel = Story(doing(effect)).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert [duel.partner_lies(0), duel.partner_lies(1)].index("sideways") == seat


@rule("LY-6.6")
@pytest.mark.parametrize(
    ("to", "areas"),
    [
        ("front", ["rf"]),
        ("back", ["lb", "rb"]),
        ("any", ["rf", "lb", "rb"]),
        ("adjacent", ["lf", "rf", "cb"]),
    ],
)
def test_where_a_skill_moves_one(to: str, areas: list[str]) -> None:
    """To empty areas, or beside, where they swap."""
    duel = Story(doing(f'{{ move = "leader", to = "{to}" }}')).meet().stand(0, lf="deed", cb="x10")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == [f"to {area}" for area in areas]
    duel.say(0, f"to {areas[-1]}")
    assert duel.at(0, areas[-1]).leader
    assert duel.asked() == ("act", 0)
    assert duel.told("moved")[0]["rule"] == "LY-9.1"


@rule("LY-6.6")
def test_several_are_moved_one_after_the_other_where_there_is_room() -> None:
    duel = (
        Story(doing('{ move = { all = "enemies", row = "back" }, to = "front" }')).meet().stand(0, lf="deed")
    )
    duel.stand(1, lf="c1", lb="d1", rb="g1")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("area", 0)
    assert duel.legal(0) == ["to rf"]
    duel.say(0, "to rf")
    assert duel.asked() == ("act", 0)  # the front is full
    assert len([area for area in duel.fields(1) if area[1] == "f"]) == 3


@rule("LY-9.1")
def test_so_many_are_picked_as_it_says() -> None:
    duel = Story(
        doing('{ power = -10, on = { pick = "enemies", count = 2 } }, { deactivate = "chosen" }')
    ).meet()
    duel.stand(0, lf="deed").stand(1, lf="c1", rf="d1")
    duel.say(0, "skill lf 1", "target enemy lf")
    assert duel.legal(0) == ["target enemy cf", "target enemy rf"]
    duel.say(0, "target enemy rf")
    assert duel.fields(1) == {"lf": "c1-", "cf": "e1", "rf": "d1-"}
    assert [duel.power(1, area) for area in ("lf", "cf", "rf")] == [20, 50, 20]


@rule("LY-9.1")
def test_up_to_so_many_may_be_fewer_or_none() -> None:
    deed = doing('{ power = -10, on = { pick = "enemies", up-to = 2 } }')
    duel = Story(deed).meet().stand(0, lf="deed").stand(1, lf="c1")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["target enemy lf", "target enemy cf", "pass"]
    duel.say(0, "target enemy cf", "pass")
    assert [duel.power(1, area) for area in ("lf", "cf")] == [30, 40]


@rule("LY-9.1")
def test_fewer_than_it_says_are_all_taken() -> None:
    duel = Story(doing('{ power = -10, on = { pick = "enemies", count = 2 } }')).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert duel.power(1, "cf") == 40


@rule("LY-9.1")
def test_a_leader_is_not_returned() -> None:
    duel = Story(doing('{ return = { all = "enemies" } }')).meet().stand(0, lf="deed").stand(1, lf="c1")
    duel.say(0, "skill lf 1")
    assert duel.fields(1) == {"cf": "e1"}
    assert duel.in_hand(1) == ["c1"]


@rule("LY-10.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_event_may_forbid_both_sides_something(seat: int) -> None:
    fog = event("fog", 'gives = [{ grant = "no-attack", on = { all = "allies", leader = true } }]')
    duel = Story(fog).meet().event("fog", 0).phase(seat, "action")
    assert duel.refused(seat, "attack cf cf").code == "lily-cannot-attack"
    assert duel.face(0, seat)["field"]["cf"]["granted"] == ["no-attack"]


@rule("LY-9.1")
def test_what_was_granted_and_changed_is_told() -> None:
    duel = (
        Story(doing('{ grant = "wide" }, { power = 10 }, { times = 2 }, { budget = 2 }'))
        .meet()
        .stand(0, lf="deed")
    )
    happened = duel.say(0, "skill lf 1")
    assert duel.kinds(happened) == [
        "skill",
        "granted-wide",
        "power-changed",
        "power-multiplied",
        "levels-changed",
    ]
    assert duel.said("power-changed") == "Power of Aki's clara “deed” (left front): +10."
    assert "[Activated]" in duel.said("skill")
    assert duel.face(1, 0)["field"]["lf"]["granted"] == ["wide"]
    assert duel.face(1, 0)["field"]["lf"]["power"] == 70


@rule("LY-D8")
def test_of_a_counters_attacker_too() -> None:
    bold = girl(
        "bold", "helga", "1 30 10", 'type = "sp", do = [{ power = 20, on = "attacker", until = "battle" }]'
    )
    duel = Story(bold).meet().stand(1, lf="c1").supports("x10", "f2 bold")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    (told,) = duel.told("power-changed-counter")
    assert (told["seat"], told["card"], told["number"], told["rule"]) == (1, "f2", 20, "LY-9.1")


@rule("LY-8.8")
def test_what_a_skill_adds_to_a_support_counts_even_if_that_failed() -> None:
    cheer = girl(
        "cheer", "diana", "1 30 10", 'type = "auto", when = "ally attacked", do = [{ support = 20 }]'
    )
    duel = Story(cheer).meet().stand(1, lf="c1", lb="cheer")
    duel.clash("attack cf lf", "x10", "c2")
    assert duel.sums() == (60, [50])


@rule("LY-9.1")
@pytest.mark.parametrize(("way", "fired"), [("trash", ["ash"]), ("coupling", ["bud"])])
def test_a_special_skill_reacts_to_its_own_trigger_alone(way: str, fired: list[str]) -> None:
    ash = girl("ash", "diana", "1 30 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
    bud = girl("bud", "greta", "1 30 10", 'type = "special", when = "this coupled", do = [{ draw = 1 }]')
    never = girl(
        "never",
        "helga",
        "1 30 10",
        'type = "special", when = "this trashed", if = [{ turn = "opponent" }], do = [{ draw = 1 }]',
        'type = "special", when = "this coupled", if = [{ turn = "opponent" }], do = [{ draw = 1 }]',
    )
    duel = (
        Story(ash, bud, never, doing(f'{{ put = {{ top = 3 }}, to = "{way}" }}')).meet().stand(0, lf="deed")
    )
    duel.top(0, "ash bud never")
    duel.say(0, "skill lf 1")
    assert [facts["card"] for facts in duel.told("skill")] == ["deed", *fired]


@rule("LY-9.1")
def test_from_the_coupling_area_of_ones_choice() -> None:
    duel = Story(doing('{ put = { pick = "coupling", up = true }, to = "hand" }')).meet().stand(0, lf="deed")
    duel.couple(0, "c1 -c1 d1 -g1")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take d1"]
    duel.say(0, "take c1")
    assert duel.in_coupling(0) == ["-c1", "d1", "-g1"]
    assert duel.in_hand(0) == ["c1"]
    assert duel.face(1, 0)["known"] == ["c1"]  # it lay open


@rule("LY-9.1")
def test_the_first_card_of_all_is_a_card_like_the_others() -> None:
    """As a support, as a partner, as the card that attacks in a counter."""
    duel = (
        Story(given('{ count = "deck", most = 1 }')).stand(0, cf="c3!").stand(1, cf="e1!", lf="d1", lb="glow")
    )
    duel.partner(1, "a1").top(0, "x10").only(1, "a1 x20")
    assert duel.pool.cards[0].id == "a1"
    duel.say(0, "attack cf lf")
    assert duel.sees()["battle"]["supports"] == ["x10", "a1"]
    assert duel.power(1, "lb") == 30  # the support is one of two
    assert duel.sees()["battle"]["defence"] == [40]
    duel.say(1, "counter")
    battle = duel.sees()["battle"]
    assert (battle["attacker"], battle["attack"]) == ("a1", 70)
    duel.fight()
    assert sorted(duel.in_trash(1)) == ["a1", "x20"] or duel.deck_size(1) == 2
    duel = Story().stand(0, cf="c3!").stand(1, cf="e1!").partner(1, "a1")
    duel.clash("attack cf cf", sange=True)
    assert duel.sums() == (110, [60])
    duel = Story(given('{ count = "trash", named = "partner", least = 1 }')).meet().stand(0, lf="glow")
    duel.partner(0, "a1").trash(0, "a2")
    assert duel.power(0, "lf") == 40


@rule("LY-4.2")
def test_a_card_that_is_not_there_any_more_is_not_put_anywhere() -> None:
    """The last card of the deck goes to the trash and with it, at once, into the new deck."""
    ash = girl(
        "ash",
        "diana",
        "1 30 10",
        'type = "special", when = "this trashed", do = [{ power = 10, on = "leader" }, '
        '{ put = { this = true }, to = "hand" }, { so = [{ power = 20, on = "leader" }] }]',
    )
    duel = Story(ash, doing('{ put = { top = 1 }, to = "trash" }')).meet().stand(0, lf="deed").trash(0, "x10")
    duel.only(0, "ash").say(0, "skill lf 1")
    assert duel.in_hand(0) == []
    assert duel.deck_size(0) == 2
    assert duel.power(0, "cf") == 60


@rule("LY-4.2")
@pytest.mark.parametrize(("left", "power"), [(1, 60), (0, 50)])
def test_from_an_empty_hatena_no_potential_comes(left: int, power: int) -> None:
    duel = (
        Story(doing("{ power = 20 }, { potential = 1 }, { so = [{ power = 10 }] }"))
        .meet()
        .stand(0, lf="deed")
    )
    hatena = duel.table.players[0].hatena
    while len(hatena.bag) > left:
        duel.table.settings.decks[0].potentials.remove(hatena.bag.pop())
    duel.say(0, "skill lf 1")
    assert len(duel.in_potentials(0)) == left
    assert duel.power(0, "lf") == power
