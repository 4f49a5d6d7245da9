"""LY-3: areas, what is hidden from whom, and what may be remembered."""

from __future__ import annotations

import pytest

from madoi.core.chance import Seeded
from madoi.core.testing import faces
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games.lily import GAME
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.view import UNKNOWN
from support.games.lily.plain_cards import Story, girl, potential

rule = pytest.mark.rule

SHOW = girl("show", "clara", "1 30 10", 'type = "activated", once = true, do = [{ show-hand = "you" }]')
SPY = girl(
    "spy", "clara", "1 30 10", 'type = "activated", once = true, do = [{ peek = 2, whose = "opponent" }]'
)
SCRY = girl("scry", "clara", "1 30 10", 'type = "activated", once = true, do = [{ peek = 2 }]')
HIDE = girl(
    "hide",
    "diana",
    "1 30 10",
    'type = "activated", once = true, do = [{ put = { pick = "hand" }, to = "deck-bottom" }]',
)
MIX = girl(
    "mix",
    "greta",
    "1 30 10",
    'type = "activated", once = true, do = [{ put = { pick = "trash" }, to = "deck" }]',
)
DRAW = girl("drawer", "helga", "1 30 10", 'type = "activated", once = true, do = [{ draw = 1 }]')


@rule("LY-3.1")
def test_each_player_has_her_areas_and_the_event_area_is_common() -> None:
    duel = (
        Story().meet().event("quiet", 1).trash(0, "c1").couple(0, "d1").potentials(0, "dull1").hand(0, "c2")
    )
    seen = duel.sees()
    for player in seen["players"]:
        assert set(player["field"]) == {"lf", "cf", "rf", "lb", "cb", "rb"}
        assert {"deck", "partner", "coupling", "trash", "hatena", "potentials", "hand"} <= set(player)
    assert len(seen["players"]) == 2
    assert seen["event"] == {"card": "quiet", "owner": 1}
    first = seen["players"][0]
    assert (first["trash"], first["hand"], first["partner"]) == (["c1"], ["c2"], "b1")
    assert first["coupling"] == [{"card": "d1", "up": True}]
    assert first["potentials"] == [{"card": "dull1", "up": True}]


@rule("LY-3.2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_decks_and_hatena_are_hidden_from_all(viewer: int) -> None:
    duel = Story().meet().top(0, "x10 x20").top(1, "x30").hatena(0, "dull1")
    for seat in (0, 1):
        face = duel.face(viewer, seat)
        assert set(face["deck_top"]) | set(face["deck_bottom"]) <= {None}
        table = duel.state.view(viewer).table  # type: ignore[attr-defined]
        player = table.players[seat]
        for pile in (player.deck, player.hatena):
            assert set(pile.bag) <= {UNKNOWN}
            assert {card_of(entry) for entry in pile.top + pile.bottom} <= {UNKNOWN}


@rule("LY-3.2")
def test_the_order_of_a_deck_never_changes_by_itself() -> None:
    """What lies on top is drawn and revealed in order, whatever happens in between."""
    duel = Story().meet().stand(0, lf="near").top(0, "x10 x20 x30 quiet c1 c2 c3").top(1, "d1 d2 d3")
    duel.say(0, "attack lf cf")
    duel.fight()
    duel.say(0, "attack cf cf")
    duel.fight()
    assert [facts["card"] for facts in duel.told("support")] == ["x10", "d1", "x20", "d2"]
    duel.say(0, "end")
    assert duel.in_hand(1) == ["d3"]
    duel.start(0)
    assert duel.in_hand(0) == ["x30"]
    assert duel.told("revealed")[-1]["card"] == "quiet"


@rule("LY-3.2")
def test_hatena_keeps_its_order_too() -> None:
    gift = girl(
        "gift", "clara", "1 30 10", 'type = "activated", cost = { action = true }, do = [{ potential = 2 }]'
    )
    duel = Story(gift).meet().stand(0, lf="gift").hatena(0, "dull3 dull1 dull2")
    duel.say(0, "skill lf 1")
    assert duel.in_potentials(0) == ["dull3", "dull1"]


@rule("LY-3.2")
def test_a_hand_is_hidden_from_the_opponent_and_shown_to_its_player() -> None:
    duel = Story().meet().hand(0, "c1 d1")
    assert sorted(duel.face(0, 0)["hand"]) == ["c1", "d1"]
    assert duel.face(1, 0)["hand"] == duel.face(SPECTATOR, 0)["hand"] == [None, None]
    other = Story().meet().hand(0, "h5 x30")
    for viewer in (1, SPECTATOR):
        assert other.looks(viewer) == duel.looks(viewer)


@rule("LY-3.2")
def test_draws_are_told_to_the_drawer_alone() -> None:
    duel = Story(DRAW).meet().stand(0, lf="drawer").top(0, "x30")
    happened = duel.say(0, "skill lf 1")
    drew = [event for event in happened if event.kind == "lily-drew"]
    assert '"x30"' in faces(drew, 0)[0]
    assert '"x30"' in faces(drew, EVERYTHING)[0]
    for viewer in (1, SPECTATOR):
        assert "x30" not in "".join(faces(drew, viewer))


@rule("LY-3.2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_else_is_public_face_down_coupling_cards_too(viewer: int) -> None:
    duel = Story().meet().couple(1, "d1 -c1").trash(1, "x10").potentials(1, "dull1 -dull2")
    duel.partner(1, "f1", "face-down").stand(1, lb="c1 c2-")
    face = duel.face(viewer, 1)
    assert face["coupling"] == [{"card": "d1", "up": True}, {"card": "c1", "up": False}]
    assert face["trash"] == ["x10"]
    assert face["potentials"] == [{"card": "dull1", "up": True}, {"card": "dull2", "up": False}]
    assert (face["partner"], face["partner_lies"]) == ("f1", "face-down")
    assert face["field"]["lb"]["below"] == ["c1"]
    assert (face["field"]["lb"]["card"], face["field"]["lb"]["active"]) == ("c2", False)


@rule("LY-3.2")
def test_a_face_down_coupling_card_gives_no_colour() -> None:
    duel = Story().meet().couple(0, "-d1 c1 -c2 -c3 -g1").hand(0, "d2 g1 c4").phase(0, "deployment")
    assert duel.refused(0, "deploy d2 lf").code == "lily-no-color"
    assert duel.refused(0, "deploy g1 lf").code == "lily-no-color"
    duel.say(0, "deploy c4 lf")


@rule("LY-3.2")
def test_it_gives_no_name() -> None:
    """A second Clara is put face up beside a face-down one."""
    duel = Story().meet().couple(0, "-c1").top(0, "c2").reveal(0)
    duel.say(0, "couple")
    assert duel.in_coupling(0) == ["-c1", "c2"]


@rule("LY-3.2")
@pytest.mark.parametrize(
    ("condition", "number"),
    [
        ("", 4),
        ('color = "white-lily"', 1),
        ('color = "hexagram"', 0),
        ('named = "clara"', 1),
        ('named = "diana"', 0),
        ("level-least = 1", 1),
        ("level-most = 5", 1),
        ('kind = "character"', 1),
        ('kind = "event"', 1),
        ("up = true", 2),
        ("up = false", 2),
    ],
)
def test_it_gives_no_fact_to_skills_but_that_it_lies_there(condition: str, number: int) -> None:
    given = f", {condition}" if condition else ""
    ruler = girl(
        "ruler",
        "helga",
        "1 30 10",
        f'type = "continuous", gives = [{{ power = {{ each = "coupling"{given}, times = 10 }}, on = "self" }}]',
    )
    duel = Story(ruler).meet().stand(0, lf="ruler").couple(0, "c1 -d1 quiet -x10")
    assert duel.power(0, "lf") == 30 + 10 * number


@rule("LY-3.3")
@pytest.mark.parametrize(("coupling", "value"), [("", 0), ("c1", 1), ("-c1", 1), ("c1 -c2 d1 -d2", 4)])
def test_the_coupling_value_counts_cards_both_ways_up(coupling: str, value: int) -> None:
    duel = Story().meet().couple(0, coupling).phase(0, "deployment")
    assert duel.face(0, 0)["levels"] == value - 1  # LY-6.4: the levels played stay below it
    ruler = girl(
        "ruler",
        "helga",
        "1 30 10",
        'type = "continuous", gives = [{ power = { each = "coupling", times = 10 }, on = "self" }]',
    )
    duel = Story(ruler).meet().stand(0, lf="ruler").couple(0, coupling)
    assert duel.power(0, "lf") == 30 + 10 * value


# LY-3.4: what a player has seen.


@rule("LY-3.4")
def test_a_card_revealed_for_coupling_is_still_in_the_deck() -> None:
    duel = Story().meet().top(0, "x10 x20")
    before = duel.deck_size(0)
    duel.start(0)
    assert duel.asked() == ("couple", 0)
    assert duel.deck_size(0) == before - 1  # only the one drawn is gone


@rule("LY-3.4")
def test_a_card_left_on_top_is_known_to_both() -> None:
    duel = Story().meet().top(0, "x10 x20 x30")
    duel.start(0)
    duel.say(0, "pass")
    for viewer in (0, 1, SPECTATOR):
        assert duel.face(viewer, 0)["deck_top"] == ["x20", None]


@rule("LY-3.4")
def test_also_when_it_has_gone_into_the_hand() -> None:
    duel = Story().meet().top(0, "x10 x20 x30").top(1, "c1 c2")
    duel.start(0)
    duel.say(0, "pass")
    duel.end()
    duel.say(1, "pass")
    duel.end()  # seat 0 draws the x20 that both have seen
    assert duel.in_hand(0) == ["x10", "x20"]
    for viewer in (1, SPECTATOR):
        assert sorted(map(str, duel.face(viewer, 0)["hand"])) == ["None", "x20"]
        assert duel.face(viewer, 0)["known"] == ["x20"]
    assert sorted(duel.face(0, 0)["hand"]) == ["x10", "x20"]


@rule("LY-3.4")
def test_it_is_forgotten_when_a_card_of_that_kind_leaves_the_hand() -> None:
    """Two x20: one that both have seen and one drawn unseen. Whichever is played, nobody can tell which."""
    duel = Story().meet().hand(0, "x20").top(0, "x10 x20").couple(0, "c1 -c2 -c3").top(1, "c1 c2")
    duel.start(0)
    duel.say(0, "pass")
    duel.end()
    duel.say(1, "pass")
    duel.end()
    assert duel.face(1, 0)["known"] == ["x20"]
    duel.phase(0, "deployment")
    duel.say(0, "deploy x20 lf")
    assert duel.in_hand(0) == ["x10", "x20"]
    assert duel.face(1, 0)["known"] == []
    assert duel.face(1, 0)["hand"] == [None, None]


@rule("LY-3.4")
def test_a_card_of_another_kind_leaving_does_not_make_one_forget() -> None:
    duel = Story(SHOW).meet().stand(0, lf="show").hand(0, "x20 x10").couple(0, "c1 -c2 -c3")
    duel.say(0, "skill lf 1")
    assert sorted(duel.face(1, 0)["known"]) == ["x10", "x20"]
    duel.phase(0, "deployment")
    duel.say(0, "deploy x10 rf")
    assert duel.face(1, 0)["known"] == ["x20"]


@rule("LY-3.4")
def test_a_card_put_away_unseen_leaves_no_trace_of_which_it_was() -> None:
    """The whole hand was shown; then one card goes under the deck face down. The opponent must not see which."""
    looks = set()
    for taken in ("x10", "x20"):
        duel = Story(SHOW, HIDE).meet().stand(0, lf="show", rf="hide").hand(0, "x10 x20")
        duel.say(0, "skill lf 1")
        duel.say(0, "skill rf 1", f"take {taken}")
        assert duel.face(0, 0)["deck_bottom"] == [taken]
        assert duel.face(1, 0)["deck_bottom"] == [None]
        looks.add(duel.looks(1))
    assert len(looks) == 1


@rule("LY-3.4")
def test_shuffling_ends_it() -> None:
    duel = Story(SPY, MIX).meet().stand(0, lf="spy").stand(1, lf="mix").top(1, "x10 x20").trash(1, "x30")
    duel.say(0, "skill lf 1")
    assert duel.face(0, 1)["deck_top"] == ["x10", "x20"]
    duel.phase(1, "action").say(1, "skill lf 1")
    for viewer in (0, 1, SPECTATOR):
        assert duel.face(viewer, 1)["deck_top"] == []


@rule("LY-3.4")
def test_who_peeks_at_a_deck_remembers_and_nobody_else_learns() -> None:
    duel = Story(SPY).meet().stand(0, lf="spy").top(1, "x10 x20 x30")
    happened = duel.say(0, "skill lf 1")
    assert duel.face(0, 1)["deck_top"] == ["x10", "x20", None]
    for viewer in (1, SPECTATOR):
        assert duel.face(viewer, 1)["deck_top"] == [None, None, None]
        assert "x10" not in "".join(faces(happened, viewer))
    assert "x10" in "".join(faces(happened, 0))
    duel.end()  # seat 1 draws the x10
    assert [card for card in duel.face(0, 1)["hand"] if card] == ["x10"]
    assert duel.face(SPECTATOR, 1)["hand"] == [None]


@rule("LY-3.4")
def test_what_one_saw_of_her_own_deck_is_hers_alone() -> None:
    duel = Story(SCRY, DRAW).meet().stand(0, lf="scry", rf="drawer").top(0, "x10 x20")
    duel.say(0, "skill lf 1")
    assert duel.face(0, 0)["deck_top"] == ["x10", "x20"]
    assert duel.face(1, 0)["deck_top"] == [None, None]
    duel.say(0, "skill rf 1")
    assert duel.face(1, 0)["hand"] == [None]
    assert duel.face(0, 0)["deck_top"] == ["x20"]


@rule("LY-3.4")
def test_a_returned_card_is_known_in_the_hand() -> None:
    broom = girl(
        "broom",
        "clara",
        "1 30 10",
        'type = "activated", cost = { action = true }, do = [{ return = { pick = "enemies" } }]',
    )
    duel = Story(broom).meet().stand(0, lf="broom").stand(1, lf="d1 d2")
    duel.say(0, "skill lf 1")
    assert duel.face(0, 1)["hand"] == duel.face(0, 1)["known"] == ["d2"]
    assert duel.in_trash(1) == ["d1"]


@rule("LY-3.4")
def test_refreshing_forgets_where_the_cards_of_the_trash_are() -> None:
    duel = Story(DRAW).meet().stand(0, lf="drawer").trash(0, "x20 x30 c1 c2").only(0, "x10")
    duel.say(0, "skill lf 1")
    assert duel.face(0, 0)["deck_top"] == duel.face(1, 0)["deck_top"] == []
    twin = GAME.imagine(duel.state.view(0), Seeded("twin"))
    assert sorted(twin.table.players[0].deck.bag) == sorted(duel.table.players[0].deck.bag)  # type: ignore[attr-defined]


@rule("LY-3.4")
def test_a_searched_card_is_shown_and_the_deck_is_shuffled() -> None:
    seek = girl(
        "seek",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { pick = "deck", named = "zelda" }, to = "hand" }]',
    )
    duel = Story(SPY, seek).meet().stand(0, lf="seek").stand(1, lf="spy").top(0, "x10 x20")
    duel.phase(1, "action").say(1, "skill lf 1")
    assert duel.face(1, 0)["deck_top"] == ["x10", "x20"]
    duel.phase(0, "action").say(0, "skill lf 1", "take x30")
    assert duel.face(1, 0)["known"] == ["x30"]
    assert duel.face(1, 0)["deck_top"] == []


@rule("LY-3.4")
@pytest.mark.parametrize("place", ["deck-top", "deck-bottom"])
def test_also_when_what_was_found_goes_to_its_top_or_bottom(place: str) -> None:
    """Two cards are looked for: they lie there in order, and the rest is shuffled."""
    seek = girl(
        "seek",
        "clara",
        "1 30 10",
        f'type = "activated", once = true, do = [{{ put = {{ pick = "deck", count = 2, level-most = 1 }}, to = "{place}" }}]',
    )
    duel = Story(SPY, seek).meet().stand(0, lf="seek").stand(1, lf="spy").top(0, "c5 c4")
    duel.phase(1, "action").say(1, "skill lf 1")
    duel.phase(0, "action").say(0, "skill lf 1", "take x30", "take x20")
    face = duel.face(1, 0)
    assert face["deck_top"] == (["x20", "x30"] if place == "deck-top" else [])
    assert face["deck_bottom"] == ([] if place == "deck-top" else ["x30", "x20"])


@rule("LY-3.4")
def test_a_revealed_support_still_counts_as_a_card_of_the_deck() -> None:
    """LY-D11 is an exception for LY-4.9 alone."""
    count = girl(
        "count",
        "clara",
        "1 30 10",
        'type = "sp", if = [{ count = "deck", least = 3 }], do = [{ support = 30 }]',
    )
    duel = Story(count).meet().top(1, "x10").trash(0, "x10").only(0, "count x20 x30")
    duel.say(0, "attack cf cf")
    duel.fight()
    assert duel.fired("count") == 1


@rule("LY-3.4")
def test_a_potential_gained_is_seen_by_all() -> None:
    gift = potential("gift", 'when = "action", do = [{ potential = 1 }]')
    duel = Story(gift).meet().potentials(0, "gift").hatena(0, "dull4")
    duel.say(0, "potential gift")
    for viewer in (0, 1, SPECTATOR):
        assert duel.face(viewer, 0)["potentials"][-1] == {"card": "dull4", "up": True}


@rule("LY-3.4")
@pytest.mark.parametrize("place", ["coupling", "trash"])
@pytest.mark.parametrize("source", ["top = 1", 'pick = "hand"'])
def test_an_event_that_shows_a_card_unseen_before_says_so(place: str, source: str) -> None:
    """Otherwise two worlds that look the same would be told apart without anybody having been shown a thing."""
    turn = girl(
        "turn",
        "clara",
        "1 30 10",
        f'type = "activated", once = true, do = [{{ put = {{ {source} }}, to = "{place}" }}]',
    )
    duel = Story(turn).meet().stand(0, lf="turn").top(0, "x30").hand(0, "x30")
    happened = duel.say(0, "skill lf 1")
    if duel.asked()[0] == "card":
        happened += duel.say(0, "take x30")
    shown = [event for event in happened if "x30" in "".join(faces([event], SPECTATOR))]
    assert [event.discloses for event in shown] == [True]


@rule("LY-3.4")
def test_and_so_do_draws_looks_supports_and_potentials() -> None:
    duel = Story(DRAW, SPY).meet().stand(0, lf="drawer", rf="spy").stand(1, rf="c5")
    duel.say(0, "skill lf 1", "skill rf 1")
    duel.clash("attack cf cf", "x20", "x10")
    duel.end()
    for kind in ("drew", "looked", "support", "potential", "revealed"):
        assert all(event.discloses for event in duel.events if event.kind == f"lily-{kind}"), kind
        assert any(event.kind == f"lily-{kind}" for event in duel.events), kind
