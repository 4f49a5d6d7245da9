"""Imagined tables: they fit all that is known, keep it, and invent no card."""

from __future__ import annotations

from collections import Counter

import pytest

from madoi.core.chance import Seeded
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games.lily import GAME
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.state import LilyState
from support.games.lily.plain_cards import Opening, Story, girl

SHOW = girl("show", "clara", "1 30 10", 'type = "activated", once = true, do = [{ show-hand = "you" }]')
SPY = girl(
    "spy", "clara", "1 30 10", 'type = "activated", once = true, do = [{ peek = 2, whose = "opponent" }]'
)
SINK = girl(
    "sink",
    "diana",
    "1 30 10",
    'type = "activated", once = true, do = [{ look = 2, take = 1, to = "hand", rest = "deck-bottom" }]',
)


def imagined(state: LilyState, viewer: Viewer, seed: str = "twin") -> LilyState:
    twin = GAME.imagine(state.view(viewer), Seeded(seed))
    assert isinstance(twin, LilyState)
    twin.audit()  # no card is lost, doubled or invented
    return twin


def ids(state: LilyState, entries: list[int]) -> list[str]:
    return [state.table.facts(card_of(entry)).id for entry in entries]


def moments(seed: str, decks: str) -> list[LilyState]:
    """Some moments of a random duel, its opening among them."""
    chance = Seeded(f"{seed}/choices")
    state, _ = GAME.new(GAME.settings({"decks": decks}, 2), Seeded(seed))
    assert isinstance(state, LilyState)
    found: list[LilyState] = []
    while movers := state.to_move():
        if state.table.turn == 0 or chance.below(40, "moment") == 0:
            copied = state.copy()
            assert isinstance(copied, LilyState)
            found.append(copied)
        seat = movers[chance.below(len(movers), "seat")]
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions), "choice")])
    return [*found, state]


@pytest.mark.parametrize("decks", ["dawn,dusk", "ember,dawn"])
def test_an_imagined_table_fits_all_that_is_known(decks: str) -> None:
    for moment in moments("fit", decks):
        for viewer in (0, 1, SPECTATOR):
            twin = imagined(moment, viewer)
            assert dump(twin.view(viewer).data()) == dump(moment.view(viewer).data())
            assert twin.to_move() == moment.to_move()


def test_the_own_hand_stays_the_others_is_dealt_from_what_is_unseen() -> None:
    duel = Story().meet().hand(0, "x10 x20").hand(1, "c1 c2 c3")
    hands = set()
    for number in range(20):
        twin = imagined(duel.state, 0, f"hand/{number}")
        assert sorted(ids(twin, twin.table.players[0].hand)) == ["x10", "x20"]
        hands.add(tuple(sorted(ids(twin, twin.table.players[1].hand))))
    assert len(hands) == 20
    assert ("c1", "c2", "c3") not in hands


def test_cards_that_lie_in_sight_are_not_dealt_again() -> None:
    """All six copies of a card are seen somewhere: it is in no imagined hand or deck."""
    duel = (
        Story().meet().trash(1, "c1 c1").couple(1, "c1 -c1").stand(1, lf="c1 c2", rb="d1").hand(1, "x10 x20")
    )
    duel.partner(1, "c1")
    for number in range(30):
        twin = imagined(duel.state, 0, f"sight/{number}")
        player = twin.table.players[1]
        assert "c1" not in ids(twin, player.hand)
        assert duel.pool.number_of["c1"] not in player.deck.bag


def test_known_cards_of_a_hand_stay_in_it() -> None:
    duel = Story(SHOW).meet().stand(1, lf="show").hand(1, "x10 x20").phase(1, "action")
    duel.say(1, "skill lf 1")
    duel.hand(1, "c5")  # and one that nobody has seen
    others = set()
    for number in range(20):
        twin = imagined(duel.state, 0, f"known/{number}")
        hand = ids(twin, twin.table.players[1].hand)
        assert Counter(hand) >= Counter(["x10", "x20"])
        others |= set(hand)
    assert len(others) > 5


def test_known_tops_stay_on_top() -> None:
    duel = Story(SPY).meet().stand(0, lf="spy").top(1, "x10 x20 x30")
    duel.say(0, "skill lf 1")
    thirds = set()
    for number in range(20):
        twin = imagined(duel.state, 0, f"top/{number}")
        top = ids(twin, twin.table.players[1].deck.top)[::-1]
        assert top[:2] == ["x10", "x20"]
        thirds.add(top[2])
    assert len(thirds) > 5
    firsts = {
        ids(twin, twin.table.players[1].deck.top)[-1]
        for twin in (imagined(duel.state, 1, f"own/{n}") for n in range(20))
    }
    assert len(firsts) > 5  # the owner has not seen them


def test_known_bottoms_stay_at_the_bottom() -> None:
    duel = Story(SINK).meet().stand(0, lf="sink").top(0, "x10 x20")
    duel.say(0, "skill lf 1", "take x10")
    mine = imagined(duel.state, 0)
    assert ids(mine, mine.table.players[0].deck.bottom) == ["x20"]
    assert ids(mine, mine.table.players[0].hand) == ["x10"]
    theirs = {
        tuple(ids(twin, twin.table.players[0].deck.bottom))
        for twin in (imagined(duel.state, 1, f"b/{n}") for n in range(20))
    }
    assert len(theirs) > 5


def test_a_card_left_on_top_in_the_coupling_phase_stays_there_for_everybody() -> None:
    duel = Story().meet().top(0, "x10").reveal(0)
    duel.say(0, "pass")
    for viewer in (0, 1, SPECTATOR):
        twin = imagined(duel.state, viewer)
        assert ids(twin, twin.table.players[0].deck.top) == ["x10"]


def test_face_down_leaders_and_partners_are_level_1_characters_of_the_deck() -> None:
    duel = Opening()
    duel.say(1, "leader e1", "partner f1")
    pairs = set()
    for number in range(30):
        twin = imagined(duel.state, 0, f"people/{number}")
        player = twin.table.players[1]
        for card in (player.leader_card, player.partner):
            facts = twin.table.facts(card)
            assert facts.level == 1
            assert card in twin.settings.decks[1].cards
        pairs.add((player.leader_card, player.partner))
    assert len(pairs) > 8
    own = imagined(duel.state, 1)
    assert own.table.facts(own.table.players[1].leader_card).id == "e1"


def test_potentials_that_have_come_are_not_in_hatena_any_more() -> None:
    duel = Story().meet().potentials(1, "dull1 dull1 -dull1 dull1 dull1 dull1")
    twin = imagined(duel.state, 0)
    assert duel.pool.number_of["dull1"] not in twin.table.players[1].hatena.bag


def test_in_a_battle_supports_and_the_attacking_card_of_a_counter_are_accounted_for() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "f2 x20")
    duel.say(0, "attack cf lf")
    for viewer in (0, 1, SPECTATOR):
        assert imagined(duel.state, viewer).table.battle is not None
    duel.say(1, "counter")
    for viewer in (0, 1, SPECTATOR):
        twin = imagined(duel.state, viewer)
        assert dump(twin.view(EVERYTHING).data()["battle"]) == dump(
            duel.state.view(EVERYTHING).data()["battle"]
        )


def test_each_deal_is_about_equally_likely() -> None:
    """Two cards are unseen, one in the hand and one in the deck: half and half."""
    duel = Story().meet().hand(1, "x10").only(1, "x20")
    found = Counter(
        ids(twin, twin.table.players[1].hand)[0]
        for twin in (imagined(duel.state, 0, f"fair/{n}") for n in range(200))
    )
    assert set(found) == {"x10", "x20"}
    assert 70 <= found["x10"] <= 130


def test_the_imagined_duel_plays_on() -> None:
    for moment in moments("plays-on", "dusk,ember")[:6]:
        twin = imagined(moment, 0)
        chance = Seeded("plays-on")
        for _ in range(60):
            movers = twin.to_move()
            if not movers:
                break
            actions = twin.legal(movers[0])
            twin.play(movers[0], actions[chance.below(len(actions), "choice")])
            twin.audit()
