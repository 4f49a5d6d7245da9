"""LY-1: how a duel is won, lost and drawn."""

from __future__ import annotations

import pytest

from madoi.games.lily.notation import parse
from madoi.games.lily.statistics import LilyStatistics
from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"
SWORD = girl("sword", "clara", "5 80 10")
DOOM = 'type = "activated", once = true, do = [{ defeat = { all = "characters" } }]'


def last_rule(duel: Story, kind: str = "won") -> object:
    return duel.told(kind)[-1]["rule"]


def outcome(duel: Story) -> list[float] | None:
    found = duel.state.outcome()
    return None if found is None else found.points


@rule("LY-1.1")
def test_who_has_no_leader_on_the_field_loses() -> None:
    duel = Story(SWORD).stand(0, cf="a1!", lf="sword").stand(1, lf="e1!", cf="c1").potentials(1, FIVE)
    duel.clash("attack lf lf")
    assert (duel.result(), last_rule(duel)) == (0, "LY-1.1")
    assert outcome(duel) == [1.0, 0.0]
    assert duel.said("won") == "Aki won: Yui's leader has fallen."
    assert duel.in_trash(1)[0] == "e1"


@rule("LY-1.1")
def test_whoever_is_left_on_the_field_does_not_help() -> None:
    duel = (
        Story(SWORD).stand(0, cf="a1!", lf="sword").stand(1, lf="e1!", cf="c1", cb="d5").potentials(1, FIVE)
    )
    duel.clash("attack lf lf")
    assert duel.fields(1) == {"cf": "c1", "cb": "d5"}
    assert duel.result() == 0


@rule("LY-1.1")
def test_the_turn_player_can_lose_by_it() -> None:
    """A sange counter against an attacking leader who has no potential left."""
    duel = Story().meet().potentials(0, FIVE)
    duel.clash("attack cf cf", sange=True)
    assert (duel.result(), last_rule(duel)) == (1, "LY-1.1")
    assert outcome(duel) == [0.0, 1.0]


@rule("LY-1.2")
def test_who_has_neither_deck_nor_trash_loses() -> None:
    reader = girl("reader", "clara", "1 30 10", 'type = "activated", once = true, do = [{ draw = 2 }]')
    duel = Story(reader).meet().stand(0, lf="reader").only(0, "x10 x20")
    duel.say(0, "skill lf 1")
    assert duel.in_hand(0) == ["x10", "x20"]
    assert (duel.result(), last_rule(duel)) == (1, "LY-1.2")
    assert duel.said("won") == "Yui won: Aki has no cards left in deck and trash."


@rule("LY-1.2")
@pytest.mark.parametrize(("deck", "trash"), [("x10 x20 x30", ""), ("x10 x20", "x30")])
def test_one_card_in_either_is_enough(deck: str, trash: str) -> None:
    reader = girl("reader", "clara", "1 30 10", 'type = "activated", once = true, do = [{ draw = 2 }]')
    duel = Story(reader).meet().stand(0, lf="reader").trash(0, trash).only(0, deck)
    duel.say(0, "skill lf 1")
    assert duel.result() is None
    assert duel.deck_size(0) == 1


@rule("LY-1.2")
def test_coupling_the_last_card_with_an_empty_trash_loses() -> None:
    duel = Story().meet().only(1, "x10 x20")
    duel.start(1)
    assert duel.asked() == ("couple", 1)  # one drawn, one revealed, which still lies in the deck
    duel.say(1, "couple")
    assert (duel.result(), last_rule(duel)) == (0, "LY-1.2")


@rule("LY-1.2")
def test_leaving_the_last_card_does_not() -> None:
    duel = Story().meet().only(1, "x10 x20")
    duel.start(1)
    duel.say(1, "pass")
    assert duel.asked() == ("event", 1)


@rule("LY-1.3")
def test_a_card_may_make_a_player_win() -> None:
    crown = girl(
        "crown", "clara", "1 30 10", 'type = "activated", once = true, do = [{ win = true }, { draw = 1 }]'
    )
    duel = Story(crown).meet().stand(0, lf="crown")
    duel.say(0, "skill lf 1")
    assert (duel.result(), last_rule(duel)) == (0, "LY-1.3")
    assert duel.in_hand(0) == []  # nothing after it is done


@rule("LY-1.3")
def test_it_may_be_the_other_players_card() -> None:
    """Seat 1 wins by a card of theirs in seat 0's turn."""
    crown = girl("crown", "clara", "1 30 10", 'type = "auto", when = "self attacked", do = [{ win = true }]')
    duel = Story(crown).meet().stand(1, lf="crown")
    duel.say(0, "attack cf lf")
    assert (duel.result(), outcome(duel)) == (1, [0.0, 1.0])


@rule("LY-1.4")
def test_both_leaders_defeated_at_once_is_a_draw() -> None:
    doom = girl("doom", "clara", "1 30 10", DOOM)
    duel = Story(doom).meet().stand(0, lf="doom").potentials(0, FIVE).potentials(1, FIVE)
    duel.say(0, "skill lf 1")
    assert (duel.result(), last_rule(duel, "drawn")) == ("draw", "LY-1.4")
    assert outcome(duel) == [0.5, 0.5]
    assert duel.kinds().count("defeated") == 3  # those defeated together leave together first
    end = duel.state.outcome()
    assert end is not None
    assert LilyStatistics().collect(duel.state.settings, duel.events, end)["endings/both/games"] == 1.0


@rule("LY-1.4")
@pytest.mark.parametrize(("loser", "winner"), [(0, 1), (1, 0)])
def test_only_one_of_them_gone_is_no_draw(loser: int, winner: int) -> None:
    doom = girl("doom", "clara", "1 30 10", DOOM)
    duel = Story(doom).meet().stand(0, lf="doom").potentials(loser, FIVE)
    duel.say(0, "skill lf 1")
    assert duel.result() == winner


@rule("LY-1.4")
def test_both_decks_run_out_at_once() -> None:
    drought = girl(
        "drought", "clara", "1 30 10", 'type = "activated", once = true, do = [{ draw = 1, who = "both" }]'
    )
    duel = Story(drought).meet().stand(0, lf="drought").only(0, "x10").only(1, "x10")
    duel.say(0, "skill lf 1")
    assert duel.result() == "draw"


@rule("LY-1.4")
def test_two_who_would_win_one_after_the_other_do_not_win_at_once() -> None:
    both = event("both-ways", 'when = "anyone event", do = [{ win = true }]')
    duel = Story(both).meet().hand(0, "both-ways").phase(0, "event")
    duel.say(0, "event both-ways")
    assert duel.result() == 0  # the turn player's is done first, and the duel is over at that moment
    assert duel.kinds().count("won-by-card") == 1


@rule("LY-1.4")
def test_the_end_comes_at_that_moment_and_nothing_after_it_is_done() -> None:
    """No auto of a defeated leader, no supports to the trash, no question."""
    widow = girl("widow", "emma", "1 50 10", 'type = "auto", when = "self defeated", do = [{ draw = 1 }]')
    duel = (
        Story(SWORD, widow).stand(0, cf="a1!", lf="sword").stand(1, lf="widow!", cf="c1").potentials(1, FIVE)
    )
    duel.clash("attack lf lf")
    assert duel.result() == 0
    assert duel.fired("widow") == 0
    assert duel.kinds()[-1] == "won"
    assert "battle-over" not in duel.kinds()
    assert (duel.state.to_move(), duel.legal(0), duel.legal(1)) == ([], [], [])
    assert duel.refused(0, "end").code == "game-over"


@rule("LY-1.4")
def test_it_is_checked_within_a_skill() -> None:
    """The first effect ends the duel; the second, which would save the loser, is never done."""
    late = potential(
        "late",
        'when = "action", do = [{ defeat = { pick = "enemies", leader = true } }, { draw = 1, who = "both" }]',
    )
    duel = Story(late).meet().potentials(1, FIVE).potentials(0, "late")
    duel.say(0, "potential late")
    assert duel.result() == 0
    assert duel.in_hand(0) == duel.in_hand(1) == []


@rule("LY-D13")
@pytest.mark.parametrize("seat", [0, 1], ids=["in her turn", "in the other's turn"])
def test_who_concedes_loses_at_once(seat: int) -> None:
    duel = Story().stand(0, cf="a1!").stand(1, cf="e1!")
    concede = parse("concede")
    assert duel.state.why_not(seat, concede) is None
    assert "concede" not in duel.legal(seat), "nobody is offered it among the choices"
    (told,) = duel.state.play(seat, concede)
    assert (told.rule, told.face(seat)["reason"]) == ("LY-D13", "conceded")
    ended = duel.state.outcome()
    assert ended is not None
    assert ended.winners == [1 - seat]
    assert duel.state.to_move() == []
    refusal = duel.state.why_not(1 - seat, concede)
    assert refusal is not None
    assert refusal.code == "game-over"
