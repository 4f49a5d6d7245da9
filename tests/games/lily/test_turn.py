"""LY-6: the turn, phase by phase."""

from __future__ import annotations

import pytest

from support.games.lily.plain_cards import Opening, Story, event, girl, potential

rule = pytest.mark.rule

DEED = 'type = "activated", once = true, do = [{ draw = 1 }]'


def deployment(coupling: str, hand: str, **options: str) -> Story:
    """Seat 0's deployment phase; Anna leads."""
    return Story(**options).meet().couple(0, coupling).hand(0, hand).phase(0, "deployment")


# LY-6.1 Start.


@rule("LY-6.1")
def test_own_characters_become_active_the_partner_upright_and_one_card_is_drawn() -> None:
    duel = Story().stand(0, cf="a1!-", lb="c1-", rf="d1").stand(1, cf="e1!-").partner(0, "b1", "sideways")
    duel.partner(1, "f1", "sideways").top(0, "x10 x20")
    duel.start(0)
    assert duel.fields(0) == {"cf": "a1", "lb": "c1", "rf": "d1"}
    assert duel.fields(1) == {"cf": "e1-"}
    assert (duel.partner_lies(0), duel.partner_lies(1)) == ("upright", "sideways")
    assert duel.in_hand(0) == ["x10"]
    assert duel.in_hand(1) == []
    assert duel.asked() == ("couple", 0)


@rule("LY-6.1")
def test_a_face_down_partner_stays_face_down() -> None:
    duel = Story().meet().partner(0, "b1", "face-down")
    duel.start(0)
    assert duel.partner_lies(0) == "face-down"


@rule("LY-6.1")
def test_the_order_turn_start_effects_activation_partner_draw() -> None:
    """Each effect writes down what it finds by drawing or not: turn-start before she is active, "activated" before the
    partner is upright and before the draw."""
    early = girl(
        "early",
        "clara",
        "1 30 10",
        'type = "auto", when = "you turn-start", if = [{ self = { active = false } }], do = [{ power = 10 }]',
        'type = "auto", when = "self activated", do = [{ if = [{ partner = "sideways" }, { count = "hand", most = 0 }], '
        "do = [{ power = 20 }], else = [{ power = 40 }] }]",
    )
    duel = Story(early).meet().stand(0, lf="early-").partner(0, "b1", "sideways")
    duel.start(0)
    assert duel.fired("early") == 2
    assert duel.power(0, "lf") == 30 + 10 + 20
    assert duel.partner_lies(0) == "upright"


@rule("LY-6.1")
def test_turn_start_effects_come_before_all_else() -> None:
    feast = event("feast", 'when = "you turn-start", do = [{ draw = 2 }]')
    duel = Story(feast).meet("a1!-").event("feast", 1).top(0, "x10 x20 x30")
    happened = duel.start(0)
    assert duel.kinds(happened)[:4] == ["turn", "skill", "drew", "drew"]
    assert duel.in_hand(0) == ["x10", "x20", "x30"]


@rule("LY-6.1")
def test_who_stays_inactive_by_a_skill() -> None:
    ice = girl(
        "ice", "diana", "1 30 10", 'type = "continuous", gives = [{ grant = "no-activate", on = "self" }]'
    )
    duel = Story(ice).meet().stand(0, lf="ice-", rf="c1-")
    duel.start(0)
    assert duel.fields(0) == {"cf": "a1", "lf": "ice-", "rf": "c1"}


@rule("LY-6.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_players_first_turn_has_no_start_phase(first: int) -> None:
    duel = Opening(first=first).chosen()
    duel.say(first, "pass")
    duel.say(1 - first, "pass")
    assert duel.asked() == ("couple", first)
    assert len(duel.hand(first)) == 6
    duel.say(first, "pass", "pass", "end", "end")
    assert duel.asked() == ("couple", 1 - first)
    assert len(duel.hand(1 - first)) == 7  # the second player's has
    duel.say(1 - first, "pass", "pass", "end", "end")
    assert len(duel.hand(first)) == 7


# LY-6.2 Coupling.


@rule("LY-6.2")
def test_the_top_card_is_revealed_and_goes_to_the_coupling_area() -> None:
    duel = Story().meet().top(0, "c1 x10").reveal(0)
    assert duel.told("revealed") == [
        {"seat": 0, "card": "c1", "rule": "LY-6.2"},
    ]
    duel.say(0, "couple")
    assert duel.in_coupling(0) == ["c1"]
    assert duel.face(0, 0)["deck_top"] == [None]


@rule("LY-6.2")
def test_or_stays_on_top() -> None:
    duel = Story().meet().top(0, "c1 x10").reveal(0)
    duel.say(0, "pass")
    assert duel.in_coupling(0) == []
    assert duel.face(0, 0)["deck_top"] == ["c1", None]
    assert duel.asked() == ("event", 0)


@rule("LY-6.2")
def test_an_event_may_be_coupled_it_has_a_name_and_no_colour() -> None:
    duel = Story().meet().couple(0, "-c1 -d1").hand(0, "c1 x10").top(0, "annaday").reveal(0)
    duel.say(0, "couple")
    assert duel.in_coupling(0)[-1] == "annaday"
    duel.say(0, "pass")
    assert duel.refused(0, "deploy x10 lf").code == "lily-no-color"
    duel.phase(0, "event")
    duel.top(0, "a2").reveal(0).say(0, "couple")
    assert duel.in_coupling(0)[-1] == "-a2"  # LY-4.8: that character's name lies there


# LY-6.3 Event.


@rule("LY-6.3")
def test_one_event_from_hand_to_the_event_area() -> None:
    duel = Story().meet().hand(0, "quiet calm x10").phase(0, "event")
    assert sorted(duel.legal(0)) == ["event calm", "event quiet", "pass"]
    duel.say(0, "event quiet")
    assert duel.sees()["event"] == {"card": "quiet", "owner": 0}
    assert duel.in_hand(0) == ["calm", "x10"]
    assert duel.asked() == ("deploy", 0)  # one, not more


@rule("LY-6.3")
def test_or_none() -> None:
    duel = Story().meet().hand(0, "quiet").event("calm", 1).phase(0, "event")
    duel.say(0, "pass")
    assert duel.sees()["event"] == {"card": "calm", "owner": 1}
    assert duel.in_hand(0) == ["quiet"]


@rule("LY-6.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_event_there_before_goes_to_its_owners_trash(owner: int) -> None:
    duel = Story().meet().event("calm", owner).hand(0, "quiet").phase(0, "event")
    duel.say(0, "event quiet")
    assert duel.in_trash(owner) == ["calm"]
    assert duel.in_trash(1 - owner) == []


@rule("LY-6.3")
def test_it_must_be_an_event_in_the_hand() -> None:
    duel = Story().meet().hand(0, "x10").hand(1, "quiet").phase(0, "event")
    assert duel.refused(0, "event quiet").code == "lily-not-in-hand"
    assert duel.refused(0, "event x10").code == "lily-no-event"
    assert duel.legal(0) == ["pass"]


# LY-6.4 Deployment.


@rule("LY-6.4")
def test_deploy_a_character_to_any_empty_area() -> None:
    duel = deployment("c1 d1", "x10")
    assert duel.legal(0) == [f"deploy x10 {area}" for area in ("lf", "rf", "lb", "cb", "rb")] + ["end"]
    assert duel.refused(0, "deploy x10 cf").code == "lily-occupied"
    duel.say(0, "deploy x10 rb")
    assert duel.fields(0) == {"cf": "a1", "rb": "x10"}
    assert duel.in_hand(0) == []


@rule("LY-6.4")
def test_no_ally_of_the_same_name() -> None:
    duel = deployment("d1 -c2 -c3 x20", "c1 a1")
    duel.stand(0, lb="c2")
    refusal = duel.refused(0, "deploy c1 lf")
    assert (refusal.code, refusal.rule) == ("lily-same-name", "LY-6.4")
    assert duel.refused(0, "deploy a1 lf").code == "lily-same-name"  # the leader counts
    duel = deployment("c2 d1 -c3", "c1")
    duel.stand(1, lf="c2")  # an enemy does not
    duel.say(0, "deploy c1 lf")


@rule("LY-6.4")
def test_a_namesake_may_be_deployed_where_a_skill_allows_it() -> None:
    sister = girl(
        "sister",
        "clara",
        "1 30 10",
        'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self" } }]',
    )
    duel = (
        Story(sister).meet().stand(0, lf="sister").couple(0, "x10 -d1").hand(0, "c1").phase(0, "deployment")
    )
    duel.say(0, "deploy c1 rf")
    assert set(duel.fields(0)) == {"cf", "lf", "rf"}


@rule("LY-6.4")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_level_up_an_ally_of_the_same_name_of_whatever_level(level: int) -> None:
    duel = (
        Story()
        .meet()
        .stand(0, lf="c3")
        .couple(0, "c1 d1 g1 x10 x20")
        .hand(0, f"c{level}")
        .phase(0, "deployment")
    )
    assert duel.legal(0) == [f"level c{level} lf", "end"]
    duel.say(0, f"level c{level} lf")
    assert duel.at(0, "lf").cards == [duel.pool.number_of[id] for id in ("c3", f"c{level}")]
    assert duel.table.levels_played == level


@rule("LY-6.4")
def test_not_on_another_girl_an_enemy_or_nobody() -> None:
    duel = deployment("c1 d1 g1 x10 x20", "c2")
    duel.stand(0, lf="x10").stand(1, rf="c1")
    assert duel.refused(0, "level c2 lf").code == "lily-other-name"
    assert duel.refused(0, "level c2 rf").code == "lily-nobody-there"
    assert not any(text.startswith("level") for text in duel.legal(0))


@rule("LY-6.4")
@pytest.mark.parametrize(
    ("coupling", "fine"), [("c1 g1", True), ("d1 g1", False), ("-c1 g1", False), ("quiet d1", False)]
)
def test_a_face_up_coupling_card_of_its_colour_is_needed(coupling: str, fine: bool) -> None:
    duel = deployment(coupling, "x10")
    if fine:
        duel.say(0, "deploy x10 lf")
    else:
        refusal = duel.refused(0, "deploy x10 lf")
        assert (refusal.code, refusal.rule) == ("lily-no-color", "LY-6.4")


@rule("LY-6.4")
def test_for_a_level_up_too_and_the_opponents_coupling_does_not_help() -> None:
    duel = deployment("d1 g1 -c3", "a2 c1")
    duel.couple(1, "c1")
    assert duel.refused(0, "level a2 cf").code == "lily-no-color"
    assert duel.refused(0, "deploy c1 lf").code == "lily-no-color"


@rule("LY-6.4")
def test_a_second_colour_counts() -> None:
    duel = Story(
        girl(
            "dusk",
            "diana",
            "1 30 10",
            'type = "special", gives = [{ also-color = "white-lily" }]',
            color="hexagram",
        )
    )
    duel.meet().couple(0, "dusk g1").hand(0, "x10").phase(0, "deployment")
    duel.say(0, "deploy x10 lf")


@rule("LY-6.4")
def test_the_levels_played_in_this_phase_stay_below_the_coupling_value() -> None:
    duel = deployment("c1 d1 g1 x10", "x20 h2 h1 x30 c3")
    assert duel.refused(0, "level h2 lf").code == "lily-nobody-there"
    duel.say(0, "deploy h2 lf")
    assert duel.refused(0, "deploy c3 rf").code == "lily-levels"
    duel.say(0, "deploy x20 rf")  # 2 + 1 = 3 < 4
    for text in ("deploy x30 lb", "level h1 lf"):
        assert duel.refused(0, text).code == "lily-levels"
    assert duel.legal(0) == ["end"]


@rule("LY-6.4")
def test_any_number_of_times() -> None:
    duel = deployment("c1 d1 g1 x10 quiet", "x10 x20 x30 h1")
    duel.say(0, "deploy x10 lf", "deploy x20 rf", "deploy x30 lb", "deploy h1 rb", "end")
    assert len(duel.fields(0)) == 5
    assert duel.asked() == ("act", 0)


@rule("LY-6.4")
def test_the_sum_begins_anew_in_the_next_turn() -> None:
    duel = deployment("c1 d1", "x10 x20")
    duel.say(0, "deploy x10 lf", "end", "end")
    duel.say(1, "pass", "pass", "end", "end")
    duel.say(0, "pass", "pass")
    duel.say(0, "deploy x20 rf")


@rule("LY-6.4")
@pytest.mark.parametrize(
    ("leader", "card", "counted"),
    [("a1", "a2", 1), ("a1", "a3", 2), ("a2", "a2", 2), ("a3", "a2", 2), ("a3", "a1", 1), ("a2", "a5", 4)],
)
def test_on_the_leader_a_higher_card_counts_one_level_less(leader: str, card: str, counted: int) -> None:
    duel = Story().stand(0, cf=f"{leader}!").stand(1, cf="e1!").hand(0, card)
    duel.couple(0, "c1 d1 g1 x10 x20").phase(0, "deployment")
    duel.say(0, f"level {card} cf")
    assert duel.table.levels_played == counted


@rule("LY-6.4")
@pytest.mark.parametrize(("coupling", "fine"), [("c1 d1 g1", True), ("c1 d1", False)])
def test_so_she_needs_one_coupling_card_less(coupling: str, fine: bool) -> None:
    duel = deployment(coupling, "a3")
    if fine:
        duel.say(0, "level a3 cf")
    else:
        assert duel.refused(0, "level a3 cf").code == "lily-levels"


@rule("LY-6.4")
def test_an_ally_who_does_not_lead_pays_in_full() -> None:
    duel = deployment("c1 d1 g1", "h3")
    duel.stand(0, lf="h1")
    assert duel.refused(0, "level h3 lf").code == "lily-levels"


@rule("LY-6.4")
def test_a_deployed_character_is_active_and_may_act_in_the_same_turn() -> None:
    duel = deployment("c1 d1", "near")
    duel.say(0, "deploy near lf", "end")
    assert duel.fields(0)["lf"] == "near"
    assert {"attack lf cf", "move lf lb"} <= set(duel.legal(0))


@rule("LY-6.4")
def test_events_and_cards_elsewhere_cannot_be_deployed() -> None:
    duel = deployment("c1 d1 g1", "quiet")
    duel.trash(0, "x10")
    assert duel.refused(0, "deploy x10 lf").code == "lily-not-in-hand"
    assert duel.legal(0) == ["end"]


@rule("LY-6.4")
def test_more_levels_and_cheaper_cards_by_skills() -> None:
    maid = girl("maid", "diana", "1 30 10", 'type = "continuous", gives = [{ budget = 1 }]')
    cook = girl("cook", "greta", "1 30 10", 'type = "continuous", gives = [{ cheaper = 1, level-least = 3 }]')
    duel = Story(maid, cook).meet().stand(0, lb="maid", rb="cook").couple(0, "c1 d1").hand(0, "c3 x10")
    duel.phase(0, "deployment")
    duel.say(0, "deploy c3 lf")  # 3 - 1 = 2, and 2 coupling cards + 1 allow 2
    assert duel.table.levels_played == 2
    assert duel.refused(0, "deploy x10 rf").code == "lily-levels"
    gift = potential("gift", 'when = "you couples", do = [{ budget = 2 }]')
    duel = Story(gift).meet().potentials(0, "gift").hand(0, "h2 x10").top(0, "c1").reveal(0)
    duel.couple(1, "e1 f1")
    duel.say(0, "couple", "yes", "pass")
    assert duel.face(0, 0)["levels"] == 2
    assert duel.face(0, 1)["levels"] == duel.face(1, 1)["levels"] == 1  # hers alone
    duel.say(0, "deploy h2 lf")
    assert duel.refused(0, "deploy x10 rf").code == "lily-levels"
    duel.end()
    assert duel.face(1, 0)["levels"] == 0  # only in this turn
    assert duel.face(1, 1)["levels"] == 1


# LY-6.5 Action.


@rule("LY-6.5")
def test_an_active_character_acts_to_move_or_attack_and_becomes_inactive() -> None:
    duel = Story().meet().stand(0, lf="near", rf="x10")
    duel.say(0, "move rf rb")
    assert duel.fields(0) == {"cf": "a1", "lf": "near", "rb": "x10-"}
    duel.clash("attack lf cf")
    assert duel.fields(0)["lf"] == "near-"
    for text in ("attack lf cf", "move lf lb", "move rb rf"):
        assert duel.refused(0, text).code == "lily-inactive"
        assert duel.refused(0, text).rule == "LY-6.5"


@rule("LY-6.5")
def test_any_number_of_times_in_any_order_activated_skills_too() -> None:
    deed = girl("deed", "clara", "1 30 10", DEED)
    duel = Story(deed).meet().stand(0, lf="deed", rf="near")
    duel.clash("attack rf cf")
    duel.say(0, "skill lf 1", "move lf lb")
    duel.clash("attack cf cf")
    assert duel.asked() == ("act", 0)
    duel.say(0, "end")
    assert duel.asked() == ("couple", 1)


@rule("LY-6.5")
def test_only_own_characters_act() -> None:
    duel = Story().meet().stand(1, lf="c1")
    assert duel.refused(0, "move lf lb").code == "lily-nobody-there"
    assert duel.refused(0, "attack lf cf").code == "lily-nobody-there"
    assert duel.refused(1, "move lf lb").code == "not-your-turn"


@rule("LY-6.5")
@pytest.mark.parametrize("first", [0, 1])
def test_no_attack_in_the_first_players_first_turn(first: int) -> None:
    duel = Opening(first=first).chosen()
    duel.say(first, "pass")
    duel.say(1 - first, "pass")
    duel.say(first, "pass", "pass", "end")
    assert duel.refused(first, "attack cf cf") == "lily-first-turn"
    assert not any(action.text.startswith("attack") for action in duel.state.legal(first))
    assert any(action.text.startswith("move") for action in duel.state.legal(first))
    duel.say(first, "end")
    duel.say(1 - first, "pass", "pass", "end")
    assert any(action.text.startswith("attack") for action in duel.state.legal(1 - first))


# LY-6.6 Move.

ADJACENT = {"lf": "cf lb", "cf": "lf cb rf", "rf": "cf rb", "lb": "cb lf", "cb": "lb cf rb", "rb": "cb rf"}


@rule("LY-6.6")
@pytest.mark.parametrize("start", list(ADJACENT))
def test_a_move_goes_to_an_adjacent_area_not_diagonally(start: str) -> None:
    duel = Story().stand(1, cf="e1!").stand(0, **{start: "x10", "cf" if start != "cf" else "cb": "a1!"})
    duel.stand(0, **{"rf" if start != "rf" else "lf": "x20"})
    moves = {text.split()[2] for text in duel.legal(0) if text.startswith(f"move {start} ")}
    assert moves == set(ADJACENT[start].split())
    for area in ADJACENT:
        if area not in ADJACENT[start].split():
            assert duel.refused(0, f"move {start} {area}").code == "lily-not-adjacent"


@rule("LY-6.6")
def test_onto_an_ally_they_swap_and_both_become_inactive() -> None:
    duel = Story().meet().stand(0, lf="x10", lb="x20")
    duel.say(0, "move lf cf")
    assert duel.fields(0) == {"lf": "a1-", "cf": "x10-", "lb": "x20"}
    assert duel.at(0, "lf").leader
    assert [(facts["card"], facts["area"]) for facts in duel.told("moved")] == [("x10", "cf"), ("a1", "lf")]


@rule("LY-6.6")
def test_both_must_be_active() -> None:
    duel = Story().meet().stand(0, lf="x10-", lb="x20")
    refusal = duel.refused(0, "move cf lf")
    assert (refusal.code, refusal.rule) == ("lily-other-inactive", "LY-6.6")
    assert duel.refused(0, "move lb lf").code == "lily-other-inactive"


@rule("LY-6.6")
def test_a_skill_moves_and_swaps_whoever_is_active_or_not_and_leaves_that_alone() -> None:
    """Only in the action phase, by acting, must both act."""
    push = girl(
        "push",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ move = "self", to = "adjacent" }]',
    )
    duel = Story(push).meet("a1!-").stand(0, lf="push")
    duel.say(0, "skill lf 1", "to cf")
    assert duel.fields(0) == {"lf": "a1-", "cf": "push"}


@rule("LY-6.6")
def test_both_have_moved() -> None:
    dance = girl("dance", "clara", "1 30 10", 'type = "auto", when = "self moved", do = [{ draw = 1 }]')
    duel = Story(dance).meet().stand(0, lf="dance")
    duel.say(0, "move cf lf")
    assert duel.fired("dance") == 1
    duel = Story(dance).meet().stand(0, lf="dance")
    duel.say(0, "move lf lb")
    assert duel.fired("dance") == 1


# LY-6.7 End.


@rule("LY-6.7")
def test_turn_end_effects_then_the_turn_passes() -> None:
    feast = event("feast", 'when = "you turn-end", do = [{ draw = 1 }]')
    duel = Story(feast).meet().event("feast", 1).top(0, "x10").top(1, "x20 x30")
    happened = duel.say(0, "end")
    assert duel.kinds(happened)[:3] == ["skill", "drew", "turn"]
    assert duel.in_hand(0) == ["x10"]
    assert duel.in_hand(1) == ["x20"]
    assert (duel.table.mover, duel.table.turn) == (1, 4)


@rule("LY-6.7")
@pytest.mark.parametrize(("until", "powers"), [("turn", [40, 30, 30, 30]), ("next-turn", [40, 40, 30, 30])])
def test_what_lasts_until_the_end_of_a_turn_ends_with_it(until: str, powers: list[int]) -> None:
    wax = girl(
        "wax",
        "clara",
        "1 30 10",
        f'type = "activated", once = true, do = [{{ power = 10, until = "{until}" }}]',
    )
    duel = Story(wax).meet().stand(0, lf="wax")
    duel.say(0, "skill lf 1")
    found = []
    for seat in (0, 1, 0, 1):
        found.append(duel.power(0, "lf"))
        duel.end()
        duel.say(1 - seat, "pass", "pass", "end")
    assert found == powers


@rule("LY-6.7")
def test_until_the_end_of_the_opponents_next_turn_when_used_in_the_opponents_turn() -> None:
    """Used in seat 0's turn by seat 1, it lasts through seat 0's NEXT turn."""
    wax = girl(
        "wax",
        "clara",
        "1 30 10",
        'type = "auto", when = "ally attacked", do = [{ power = 10, until = "next-turn" }]',
    )
    duel = Story(wax).meet().stand(1, lf="wax")
    duel.clash("attack cf cf")
    found = []
    for seat in (0, 1, 0, 1):
        found.append(duel.power(1, "lf"))
        duel.end()
        duel.say(1 - seat, "pass", "pass", "end")
    assert found == [40, 40, 40, 30]


# LY-6.8 Level-up.


@rule("LY-6.8")
@pytest.mark.parametrize("state", ["", "-"])
def test_a_level_up_keeps_state_and_area_and_leadership(state: str) -> None:
    duel = Story().stand(0, cf="x10", rb=f"a1!{state}").stand(1, cf="e1!").hand(0, "a2")
    duel.couple(0, "c1 d1").phase(0, "deployment")
    duel.say(0, "level a2 rb")
    assert duel.fields(0) == {"cf": "x10", "rb": "a2" + state}
    assert duel.at(0, "rb").leader


@rule("LY-6.8")
def test_the_cards_below_leave_with_it() -> None:
    duel = Story().stand(0, cf="c5", lf="a1!").stand(1, cf="e1!", lf="d1 d3 d2")
    duel.clash("attack cf lf")
    assert duel.in_trash(1) == ["d1", "d3", "d2", "x10"]


@rule("LY-6.8")
def test_what_lasts_on_her_stays() -> None:
    wax = girl("wax", "clara", "1 30 10", 'type = "activated", once = true, do = [{ power = 10 }]')
    duel = Story(wax).meet().stand(0, lf="wax").couple(0, "c1 d1 g1").hand(0, "c2")
    duel.say(0, "skill lf 1")
    duel.phase(0, "deployment").say(0, "level c2 lf")
    assert duel.power(0, "lf") == 50


@rule("LY-6.8")
def test_once_a_turn_marks_are_cleared() -> None:
    one = girl("one", "clara", "1 30 10", DEED)
    two = girl("two", "clara", "1 40 10", DEED)
    duel = Story(one, two).meet().stand(0, lf="one").couple(0, "c1 d1").hand(0, "two one")
    duel.say(0, "skill lf 1")
    assert duel.refused(0, "skill lf 1").code == "lily-used"
    duel.phase(0, "deployment").say(0, "level two lf", "end")
    duel.say(0, "skill lf 1")
    assert duel.refused(0, "skill lf 1").code == "lily-used"
    assert duel.fired("one") == duel.fired("two") == 1


@rule("LY-6.8")
def test_an_auto_of_the_card_below_that_still_waits_uses_up_nothing_of_the_new_one() -> None:
    """At the start of the turn Clara's auto waits; a potential first puts another Clara on her. The old auto is done
    (LY-9.2), and the new card's own skill is not used up by it."""
    old = girl(
        "old", "clara", "1 30 10", 'type = "auto", when = "you turn-start", once = true, do = [{ draw = 1 }]'
    )
    new = girl("new", "clara", "1 30 10", DEED)
    rise = potential(
        "rise",
        'when = "you turn-start", do = [{ put = { pick = "trash", named = "clara" }, to = "level-up" }]',
    )
    duel = Story(old, new, rise).meet().stand(0, lf="old").potentials(0, "rise").trash(0, "new")
    duel.start(0)
    assert duel.asked() == ("order", 0)
    duel.say(0, "first 2", "yes")
    assert duel.fields(0)["lf"] == "new"
    assert duel.fired("old") == 1
    duel.say(0, "pass", "pass", "end")
    duel.say(0, "skill lf 1")
