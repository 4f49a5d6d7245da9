"""LY-5.3 to LY-5.5: before the first turn."""

from __future__ import annotations

import pytest

from madoi.core.event import Event
from madoi.core.testing import dump, faces
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games.lily.cards.sets import shipped_pool
from support.games.lily.plain_cards import MINE, THEIRS, Opening

rule = pytest.mark.rule


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.removeprefix("lily-") for event in events]


@rule("LY-5.3")
def test_both_choose_leader_and_partner_at_the_same_time_in_any_order() -> None:
    duel = Opening()
    assert duel.state.to_move() == [0, 1]
    duel.say(1, "leader e1")
    assert duel.state.to_move() == [0, 1]
    duel.say(1, "partner f1")
    assert duel.state.to_move() == [0]
    assert duel.refused(1, "leader f1") == "lily-already-chosen"
    duel.say(0, "leader a1", "partner a1")  # two copies, if one likes
    assert duel.state.table.first in (0, 1)


@rule("LY-5.3")
def test_level_1_characters_of_the_own_deck_first_the_leader() -> None:
    duel = Opening()
    assert duel.refused(0, "partner a1") == "lily-choose-first"
    assert duel.refused(0, "leader e1") == "lily-cannot-lead"
    assert duel.refused(0, "pass") == "lily-choose-first"
    texts = {action.text for action in duel.state.legal(0)}
    deck = duel.state.settings.decks[0]
    cards = [duel.state.settings.pool.cards[card] for card in deck.cards]
    assert texts == {f"leader {card.id}" for card in cards if card.level == 1}
    duel.say(0, "leader c1")  # the deck has it once
    assert duel.refused(0, "partner c1") == "lily-cannot-lead"


@rule("LY-5.3")
def test_by_default_whom_the_author_of_the_deck_would_lead_with() -> None:
    duel = Opening()
    assert duel.state.default(0).text == "leader a1"
    assert duel.state.question(0).key == "lily-question-leader"
    duel.say(0, "leader a1")
    assert duel.state.question(0).key == "lily-question-partner"
    assert duel.state.default(0).text == "partner b1"


@rule("LY-3.2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_leader_and_partner_lie_face_down_until_both_are_turned(viewer: Viewer) -> None:
    """Whatever seat 0 chooses, the others are told and see the same; not even that half of it is chosen."""
    looks: set[str] = set()
    for leader, partner in (("a1", "b1"), ("b1", "a1"), ("x10", "d1")):
        duel = Opening()
        before = dump(duel.state.view(viewer).data())
        half = duel.say(0, f"leader {leader}")
        assert faces(half, viewer) == []
        assert dump(duel.state.view(viewer).data()) == before
        whole = duel.say(0, f"partner {partner}")
        assert [event.kind for event in whole if event.told_to(viewer)] == ["lily-ready"]
        assert leader not in "".join(faces(whole, viewer))
        face = duel.face(viewer, 0)
        assert (face["leader"], face["partner"], face["ready"]) == (None, None, True)
        assert face["deck"] == 48
        looks.add(dump(duel.state.view(viewer).data()) + "".join(faces(whole, viewer)))
        own = duel.face(0, 0)
        assert (own["leader"], own["partner"]) == (leader, partner)
    assert len(looks) == 1


@rule("LY-3.2")
def test_they_stay_hidden_while_cards_are_given_back() -> None:
    duel = Opening(first=0).chosen()
    duel.say(0, "pass")
    for viewer in (1, SPECTATOR):
        face = duel.face(viewer, 0)
        assert (face["leader"], face["partner"], face["partner_lies"]) == (None, None, "face-down")
        assert all(stands is None for stands in face["field"].values())


@rule("LY-5.3")
def test_who_goes_first_is_random() -> None:
    firsts = [Opening(f"first/{number}").chosen().state.table.first for number in range(60)]
    assert 18 <= sum(firsts) <= 42


@rule("LY-5.3")
def test_the_deck_is_shuffled() -> None:
    """The first card drawn is spread over the deck."""
    drawn = {tuple(Opening(f"shuffle/{number}", first=0).chosen().hand(0)) for number in range(20)}
    assert len(drawn) == 20
    tops = {Opening(f"shuffle/{number}", first=0).chosen().hand(0)[0] for number in range(60)}
    assert len(tops) > 8


@rule("LY-5.4")
@pytest.mark.parametrize("first", [0, 1])
def test_six_cards_each_then_the_first_player_gives_back_then_the_second(first: int) -> None:
    duel = Opening(first=first).chosen()
    assert [len(duel.hand(seat)) for seat in (0, 1)] == [6, 6]
    assert duel.face(EVERYTHING, 0)["deck"] == 42
    assert duel.asked() == ("mulligan", first)
    assert duel.state.question(first).facts == {"least": 0, "most": 6}
    assert duel.refused(1 - first, "pass") == "not-your-turn"
    duel.say(first, "pass")
    assert duel.asked() == ("mulligan", 1 - first)
    duel.say(1 - first, "pass")
    assert duel.asked() == ("couple", first)


@rule("LY-5.4")
@pytest.mark.parametrize("number", range(7))
def test_none_to_six_go_to_the_trash_and_as_many_are_drawn(number: int) -> None:
    duel = Opening("exchange", first=0).chosen()
    given = duel.hand(0)[:number]
    kept = duel.hand(0)[number:]
    for id in given:
        assert duel.asked() == ("mulligan", 0)
        duel.say(0, f"return {id}")
    if number < 6:
        assert len(duel.hand(0)) == 6 - number  # nothing is drawn before they have finished
        duel.say(0, "pass")
    assert duel.asked() == ("mulligan", 1)
    assert duel.hand(0)[: len(kept)] == kept
    assert len(duel.hand(0)) == 6
    face = duel.face(1, 0)
    assert face["trash"] == given
    assert face["deck"] == 42 - number
    assert face["hand"] == [None] * 6


@rule("LY-5.4")
def test_only_what_is_in_the_hand_can_be_given_back() -> None:
    duel = Opening("exchange", first=0).chosen()
    other = next(id for id in ("a2", "a3", "b2", "c2", "c3", "x10", "x20") if id not in duel.hand(0))
    assert duel.refused(0, f"return {other}") == "lily-not-in-hand"


@rule("LY-5.5")
def test_leader_and_partner_are_turned_face_up_when_both_have() -> None:
    duel = Opening(first=1).chosen()
    duel.say(1, "pass")
    happened = duel.say(0, "pass")
    assert kinds(happened)[:3] == ["kept-hand", "opened", "opened"]
    for viewer in (0, 1, SPECTATOR):
        for seat, (leader, partner) in enumerate((("a1", "b1"), ("e1", "f1"))):
            face = duel.face(viewer, seat)
            assert (face["partner"], face["partner_lies"]) == (partner, "upright")
            stands = face["field"].pop("cf")
            assert (stands["card"], stands["leader"], stands["active"]) == (leader, True, True)
            assert set(face["field"].values()) == {None}
            assert face["leader"] is None  # she stands on the field now


@rule("LY-5.5")
def test_the_same_girl_may_be_leader_and_partner() -> None:
    duel = Opening(first=0)
    duel.say(0, "leader a1", "partner anna2")
    duel.say(1, "leader e1", "partner f1")
    duel.say(0, "pass")
    duel.say(1, "pass")
    assert duel.asked() == ("couple", 0)


@rule("LY-5.3")
def test_the_first_card_of_all_may_lead() -> None:
    first = shipped_pool().cards[0].id
    duel = Opening(decks=f"{MINE.replace('a1', first)},{THEIRS}")
    duel.say(0, f"leader {first}")
    assert duel.refused(0, f"leader {first}") == "lily-choose-first"
    assert duel.state.question(0).key == "lily-question-partner"
    duel.say(0, f"partner {first}")
    assert duel.state.to_move() == [1]
    assert duel.face(0, 0)["leader"] == duel.face(0, 0)["partner"] == first
    assert duel.face(1, 0)["leader"] is None
