"""One story or more for every rule of Kasane, told in notation."""

from __future__ import annotations

from collections import Counter

import pytest

from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.core.refusal import BadOption
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games.kasane import GAME
from madoi.games.kasane.rules import ending
from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.rules.yaku import IDS
from support.games.kasane.positions import (
    act,
    cards,
    deal,
    give,
    lay_area,
    legal,
    play,
    play_out_round,
    position,
    refusal,
    settings,
    written,
)

rule = pytest.mark.rule

AREA_4 = "1234 5678 9123 4567"
AREA_3 = "12345 67891 23456"


def kinds(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.kind, event.rule) for event in events]


# KS-1 Cards and setup


@rule("KS-1.1")
def test_the_box_has_five_of_each_number_and_seven_plus_ones() -> None:
    assert Counter(settings(4).deck) == {0: 7} | dict.fromkeys(range(1, 10), 5)


@rule("KS-1.1")
def test_every_number_has_its_own_colour_and_a_plus_one_has_none() -> None:
    assert ending.colours(cards("123456789")) == 9
    assert ending.colours(cards("99+1+")) == 2


@rule("KS-1.2")
def test_with_three_one_of_each_number_and_two_plus_ones_stay_in_the_box() -> None:
    assert Counter(settings(3).deck) == {0: 5} | dict.fromkeys(range(1, 10), 4)


@rule("KS-1.3")
@pytest.mark.parametrize(("seats", "area", "columns", "height"), [(4, AREA_4, 4, 4), (3, AREA_3, 3, 5)])
def test_the_common_area_is_laid_in_columns(seats: int, area: str, columns: int, height: int) -> None:
    state = deal(seats, 0, area)
    assert [written(column) for column in state.columns] == area.split()
    assert [len(column) for column in state.columns] == [height] * columns


@rule("KS-1.3")
def test_only_the_top_card_of_a_column_can_be_taken() -> None:
    state = deal(4, 0, AREA_4)
    play(state, "take 2")
    assert state.hands[0] == [8]  # 5678: the 8 was laid last
    assert written(state.columns[1]) == "567"


@rule("KS-1.3")
def test_there_are_no_cards_in_an_empty_column_or_beyond_the_last() -> None:
    state = position("- 12 3 45")
    assert "take 1" not in legal(state)
    assert refusal(state, "take 1").rule == "KS-1.3"
    three = position("12 34 56", seats=3)
    assert refusal(three, "take 4").code == "kasane-no-column"


@rule("KS-1.3")
def test_all_of_the_common_area_is_face_up_for_everybody() -> None:
    state = deal(4, 0, AREA_4)
    for viewer in (0, 3, SPECTATOR):
        assert state.view(viewer).data()["columns"] == [cards(column) for column in AREA_4.split()]


@rule("KS-1.4")
def test_the_start_player_is_drawn_and_play_goes_round() -> None:
    state = deal(4, 2, AREA_4)
    movers = []
    for _ in range(5):
        movers += state.to_move()
        play(state, "take 1" if state.columns[0] else "take 2")
    assert movers == [2, 3, 0, 1, 2]


@rule("KS-1.4")
def test_every_seat_starts_about_equally_often() -> None:
    starts: Counter[int] = Counter()
    for number in range(400):
        state, _ = GAME.new(settings(), Seeded(f"start/{number}"))
        assert isinstance(state, KasaneState)
        starts[state.start] += 1
    assert all(70 <= starts[seat] <= 130 for seat in range(4))


# KS-2 The turn


@rule("KS-2.1")
def test_a_taken_card_goes_to_the_front_and_the_order_never_changes() -> None:
    state = position("5 6 7 8", hand="937")
    play(state, "take 4")
    assert written(state.hands[0]) == "9378"


@rule("KS-2.1")
def test_hands_are_hidden_from_the_others() -> None:
    state = position("5 6 7 8", hand="937")
    for viewer, shown in ((0, [9, 3, 7]), (1, None), (SPECTATOR, None), (EVERYTHING, [9, 3, 7])):
        seat = state.view(viewer).data()["seats"][0]
        assert seat["hand"] == shown
        assert seat["hand_size"] == 3


@rule("KS-2.1")
def test_a_card_must_be_taken() -> None:
    assert all(text.startswith("take") for text in legal(position("5 6 7 8", hand="55")))


@rule("KS-2.2")
def test_a_plus_one_is_laid_at_once_for_a_point() -> None:
    state = position("+ 6 7 8", hand="55", row="9")
    play(state, "take 1")
    assert (written(state.hands[0]), written(state.rows[0]), state.points[0]) == ("55", "9+", 1)


@rule("KS-2.2")
def test_no_yaku_in_the_turn_of_a_plus_one() -> None:
    state = position("+ 6 7 8", hand="55")
    assert [text for text in legal(state) if text.startswith("take 1")] == ["take 1"]
    assert refusal(state, "take 1 kasane 2").rule == "KS-2.2"


@rule("KS-2.3")
def test_at_most_one_yaku_or_none() -> None:
    state = position("5 6 7 8", hand="5")
    assert {"take 1", "take 1 kasane 2", "take 1 juu 2"} <= set(legal(state))
    play(state, "take 1")
    assert (written(state.hands[0]), state.points[0]) == ("55", 0)


@rule("KS-2.3")
def test_a_yaku_is_made_of_the_front_of_the_hand_and_contains_the_card_just_taken() -> None:
    state = position("1 6 7 8", hand="555")  # 5.5.5 lies ready, but a 1 in front spoils it
    assert "take 1 kasane 3" not in legal(state)
    assert refusal(state, "take 1 kasane 3").rule == "KS-3.1"
    assert refusal(state, "take 1 asagao 5").rule == "KS-2.3"  # only four cards


@rule("KS-2.4")
def test_a_yaku_may_begin_with_the_right_end_of_the_row_which_stays() -> None:
    state = position("6 1 2 3", hand="", row="86")
    play(state, "take 1 kasane 2 join")
    assert (written(state.rows[0]), written(state.hands[0])) == ("866", "")


@rule("KS-2.4")
def test_only_the_right_most_card_joins_and_not_a_plus_one() -> None:
    assert refusal(position("6 1 2 3", row="68"), "take 1 kasane 2 join").rule == "KS-3.1"
    assert refusal(position("6 1 2 3", row="6+"), "take 1 kasane 2 join").code == "kasane-join-plus-one"
    assert refusal(position("6 1 2 3"), "take 1 kasane 2 join").code == "kasane-join-empty-row"


@rule("KS-2.4")
def test_the_joined_card_is_the_first_of_the_yaku() -> None:
    rising = position("3 7 7 7", hand="2", row="1")
    assert "take 1 wakana-ge 3 join" in legal(rising)
    assert "take 1 wakana-ge 3 join" not in legal(position("3 7 7 7", hand="1", row="2"))


@rule("KS-2.5")
def test_the_number_of_cards_names_the_cell_the_joined_card_included() -> None:
    state = position("6 1 3 5", hand="24", row="8")
    assert "take 1 yugiri 3" in legal(state)
    assert "take 1 yugiri 4 join" in legal(state)
    assert refusal(state, "take 1 kasane 5").code in ("kasane-hand-too-small", "kasane-no-cell")
    assert refusal(position("6 1 3 5", hand="6666"), "take 1 kasane 5").code == "kasane-no-cell"


@rule("KS-2.5")
def test_the_cell_must_have_a_free_space() -> None:
    state = position("6 1 3 5", hand="4", full=("juu 2",))
    assert "take 1 juu 2" not in legal(state)
    assert refusal(state, "take 1 juu 2").code == "kasane-cell-full"
    assert refusal(state, "take 1 juu 2").rule == "KS-2.5"


@rule("KS-2.6")
def test_the_cards_are_laid_in_order_the_points_scored_the_space_taken() -> None:
    state = position("31 777 88 88", hand="672", row="9")
    play(state, "take 1 juu 3")
    assert (written(state.rows[0]), written(state.hands[0]), state.points[0]) == ("9721", "6", 3)
    again = state.copy()
    give(again, 1, "72")
    lay_area(again, [*again.columns[:1], cards("1"), *again.columns[2:]])
    assert again.mover == 1
    assert refusal(again, "take 2 juu 3", seat=1).code == "kasane-cell-full"


# KS-3 Yaku: the definitions are compared with the plain ones in test_yaku.py; here each is laid.


@pytest.mark.parametrize(
    ("hand", "top", "move", "points"),
    [
        pytest.param("99", "9", "kasane 3", 5, marks=rule("KS-3.1")),
        pytest.param("17", "2", "juu 3", 3, marks=rule("KS-3.2")),
        pytest.param("26", "1", "sakura-chirashi 3", 4, marks=rule("KS-3.3")),
        pytest.param("93", "8", "mukai-zuru 3", 4, marks=rule("KS-3.4")),
        pytest.param("57", "4", "shippou 3", 4, marks=rule("KS-3.5")),
        pytest.param("532", "1", "wakana-ge 4", 5, marks=rule("KS-3.6")),
        pytest.param("567", "9", "wakana-jou 4", 5, marks=rule("KS-3.7")),
        pytest.param("75117", "3", "asagao 6", 8, marks=rule("KS-3.8")),
        pytest.param("8462", "8", "yugiri 5", 6, marks=rule("KS-3.9")),
    ],
)
def test_each_yaku_is_laid_and_scored(hand: str, top: str, move: str, points: int) -> None:
    state = position(f"{top} - - -", hand=hand)
    play_before = state.points[0]
    state.play(0, act(f"take 1 {move}"))
    assert state.points[0] - play_before == points
    assert written(state.rows[0]) == (hand + top)[-int(move.split()[1]) :]


@rule("KS-3.3")
@rule("KS-3.4")
@rule("KS-3.5")
@rule("KS-3.10")
def test_the_illustrated_yaku_score_four_first_and_three_then() -> None:
    for name, hand, top in (
        ("sakura-chirashi", "12", "6"),
        ("mukai-zuru", "38", "9"),
        ("shippou", "45", "7"),
    ):
        state = position(f"3{top} 3{top} 888 99", hand=hand)
        give(state, 1, hand)
        play(state, f"take 1 {name} 3", f"take 2 {name} 3")
        assert state.points[:2] == [4, 3]
        give(state, 2, hand)
        lay_area(state, [cards("3"), cards("3"), cards(top), cards("99")])
        assert refusal(state, f"take 3 {name} 3", seat=2).code == "kasane-cell-full"


@rule("KS-3.10")
def test_the_shipped_table_is_the_specified_one() -> None:
    assert settings().point_table.text() == (
        "kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; "
        "mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; "
        "asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"
    )


@rule("KS-3.10")
def test_the_view_says_where_every_number_comes_from() -> None:
    cells = position("1 2 3 4").view(0).data()["cells"]
    assert isinstance(cells, list)
    sources = {(cell["yaku"], cell["count"]): cell["points_from"] for cell in cells}
    assert sources["yugiri", 3] == "review"
    assert sources["yugiri", 4] == "book"
    assert sources["yugiri", 5] == "ours"


# KS-4 Rounds


@rule("KS-4.1")
@pytest.mark.parametrize(("seats", "area", "turns"), [(4, AREA_4, 12), (3, AREA_3, 12)])
def test_a_round_ends_when_as_many_cards_are_left_as_players(seats: int, area: str, turns: int) -> None:
    state, _ = GAME.new(settings(seats), Seeded("rounds"))
    assert isinstance(state, KasaneState)
    for turn in range(turns):
        assert state.round == 0, f"after {turn} turns"
        events = state.play(state.mover, state.default(state.mover))
    assert state.round == 1
    ended = next(event for event in events if event.kind == "kasane-round-ended")
    assert len(ended.public()["cards"]) == seats  # type: ignore[arg-type]
    assert len(state.discards) == seats


@rule("KS-4.1")
def test_discards_are_out_of_sight() -> None:
    state, _ = GAME.new(settings(), Seeded("discards"))
    assert isinstance(state, KasaneState)
    play_out_round(state)
    assert len(state.discards) == 4
    for viewer in (0, SPECTATOR, EVERYTHING):
        shown = dump(state.view(viewer).data())
        state.discards[:] = [card % 9 + 1 for card in state.discards]
        assert dump(state.view(viewer).data()) == shown


@rule("KS-4.2")
def test_the_start_player_passes_to_the_left_and_a_new_area_is_laid() -> None:
    state, _ = GAME.new(settings(), Seeded("next round"))
    assert isinstance(state, KasaneState)
    before = state.start
    play_out_round(state)
    assert state.start == state.mover == (before + 1) % 4
    assert [len(column) for column in state.columns] == [4, 4, 4, 4]
    assert len(state.deck) == 52 - 32


@rule("KS-4.3")
@pytest.mark.parametrize(("seats", "deck_before_last", "spare"), [(4, 4, 0), (3, 11, 2)])
def test_the_discards_come_back_for_the_last_round(seats: int, deck_before_last: int, spare: int) -> None:
    state, _ = GAME.new(settings(seats), Seeded("last round"))
    assert isinstance(state, KasaneState)
    while state.round < seats - 2:
        play_out_round(state)
    assert len(state.deck) == deck_before_last
    events: list[Event] = []
    while state.round < seats - 1:
        events = state.play(state.mover, state.default(state.mover))
    told = kinds(events)
    assert ("kasane-reshuffled", "KS-4.3") in told
    assert (("kasane-spares", "KS-4.3") in told) == (spare > 0)
    assert (len(state.deck), len(state.discards)) == (0, spare)
    state.audit()


@rule("KS-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_had_twelve_turns(seats: int) -> None:
    state, _ = GAME.new(settings(seats), Seeded("twelve turns"))
    assert isinstance(state, KasaneState)
    turns: Counter[int] = Counter()
    while state.mover >= 0:
        turns[state.mover] += 1
        state.play(state.mover, state.default(state.mover))
    assert turns == dict.fromkeys(range(seats), 12)


# KS-5 End


@rule("KS-5.1")
def test_eight_cards_score_for_their_colours() -> None:
    points = [5, 4, 3, 2, 0, 2, 3, 4, 5]
    for colours, expected in enumerate(points, 1):
        row = [min(number, colours) for number in range(1, 10)]
        assert ending.colour_bonus(row, 8) == expected, f"{colours} colours"


@rule("KS-5.1")
def test_seven_cards_score_nothing_and_a_plus_one_counts_as_a_card() -> None:
    assert ending.colour_bonus(cards("1234567"), 8) == 0
    assert ending.colour_bonus(cards("1234567+"), 8) == 3


def last_turn(hand: str, row: str, top: str) -> KasaneState:
    """The very last turn of a game for four, seat 1's."""
    state = position(f"{top} 1 1 11", hand=hand, row=row)
    state.round, state.start = 3, 1
    return state


@rule("KS-5.2")
def test_all_twelve_cards_laid_score_two_more() -> None:
    assert ending.twelve_bonus(cards("123456789+12"), 2) == 2
    assert ending.twelve_bonus(cards("123456789+1"), 2) == 0
    state = last_turn("", "98765432123", "3")
    events = state.play(0, act("take 1 kasane 2 join"))
    assert ("kasane-twelve", "KS-5.2") in kinds(events)
    assert state.points[0] == 2 + 5 + 2


@rule("KS-5.3")
def test_most_points_win_then_most_cards_then_they_share() -> None:
    rows = [3, 4, 4, 1]
    assert ending.outcome([5, 4, 4, 0], rows).winners == [0]
    assert ending.outcome([5, 5, 4, 0], rows).winners == [1]
    shared = ending.outcome([5, 6, 6, 0], rows)
    assert shared.winners == [1, 2]
    assert shared.shares == [0.0, 0.5, 0.5, 0.0]


# KS-6 Options


@rule("KS-6.1")
def test_harder_takes_a_space_of_kasane_2_and_of_juu_2_from_the_start() -> None:
    state = deal(3, 0, "12355 12346 78923", harder="yes")
    give(state, 0, "5")
    assert "take 1 juu 2" in legal(state)
    play(state, "take 1 juu 2")
    give(state, 1, "5")
    assert refusal(state, "take 1 juu 2", seat=1).code == "kasane-cell-full"
    assert "take 1 kasane 2" in legal(state, 1)
    play(state, "take 1 kasane 2")
    give(state, 2, "5")
    lay_area(state, [cards("5"), cards("12346"), cards("78923")])
    assert refusal(state, "take 1 kasane 2", seat=2).code == "kasane-cell-full"


@rule("KS-6.1")
def test_harder_is_told_and_takes_nothing_where_there_is_no_such_cell() -> None:
    state, events = GAME.new(settings(3, harder="yes", yaku="asagao 3=2oo"), Seeded("harder"))
    assert ("kasane-cells-taken", "KS-6.1") in kinds(events)
    assert isinstance(state, KasaneState)
    assert state.taken == [0]


@rule("KS-6.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_harder_is_for_three(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        settings(seats, harder="yes")
    assert caught.value.refusal.rule == "KS-6.1"


@rule("KS-6.2")
def test_easier_allows_a_yaku_from_the_front_of_the_hand_with_a_plus_one() -> None:
    state = position("+ 6 7 8", hand="955", row="5", easier="yes")
    play(state, "take 1 kasane 2")
    assert (written(state.rows[0]), written(state.hands[0]), state.points[0]) == ("5+55", "9", 3)


@rule("KS-6.2")
def test_easier_does_not_join_the_row_after_a_plus_one() -> None:
    state = position("+ 6 7 8", hand="955", row="5", easier="yes")
    assert refusal(state, "take 1 kasane 3 join").rule == "KS-6.2"
    assert [text for text in legal(state) if "join" in text and text.startswith("take 1")] == []


@rule("KS-6.3")
def test_open_hands_are_shown() -> None:
    state = position("5 6 7 8", hand="937", open_hands="yes")
    for viewer in (1, 2, SPECTATOR):
        assert state.view(viewer).data()["seats"][0]["hand"] == [9, 3, 7]


@rule("KS-6.4")
def test_two_players_play_two_rounds_of_six_turns_from_32_cards() -> None:
    assert Counter(settings(2).deck) == {0: 5} | dict.fromkeys(range(1, 10), 3)
    state, _ = GAME.new(settings(2), Seeded("two"))
    assert isinstance(state, KasaneState)
    assert [len(column) for column in state.columns] == [4, 4, 4, 4]
    for _ in range(12):
        assert state.round == 0
        events = state.play(state.mover, state.default(state.mover))
    assert state.round == 1
    assert "kasane-reshuffled" not in [event.kind for event in events]
    assert (len(state.deck), len(state.discards)) == (0, 4)
    play_out_round(state)
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        settings(seats)
    assert caught.value.refusal.code == "seats-wrong"


def test_the_other_seats_wait() -> None:
    state = position("5 6 7 8")
    assert legal(state, 1) == []
    assert refusal(state, "take 1", seat=1).code == "not-your-turn"


def test_ids_and_notation_agree() -> None:
    assert all(act(f"take 1 {name} 3").text == f"take 1 {name} 3" for name in IDS)


@rule("KS-5.3")
def test_a_tie_and_how_it_was_broken_is_told() -> None:
    state = last_turn("", "12345678", "9")
    state.robes[0].points = 3  # eight cards in eight colours will give four
    give(state, 1, "", "12", 7)
    give(state, 2, "", "123", 7)
    events = state.play(0, act("take 1"))
    tied = next(event for event in events if event.kind == "kasane-tied")
    assert tied.public() == {"seats": [0, 1, 2], "points": 7, "count": 8}
    assert events[-1].public()["seats"] == [0]


@rule("KS-5.1")
def test_a_short_row_is_told_to_score_nothing() -> None:
    state = last_turn("", "1234567", "9")
    events = state.play(0, act("take 1"))
    assert ("kasane-too-few", "KS-5.1") in kinds(events)
    assert state.points[0] == 0


@rule("KS-5.1")
def test_everybody_scores_for_her_own_row() -> None:
    state = last_turn("", "22233456", "9")
    give(state, 1, "", "123456789")
    give(state, 2, "", "12345678")
    state.play(0, act("take 1"))
    assert state.points == [0, 5, 4, 0]


@rule("KS-2.1")
@rule("KS-2.6")
def test_what_is_told_of_a_turn() -> None:
    state = position("36 777 88 88", hand="24", row="8")
    took, made = state.play(0, act("take 1 yugiri 4 join"))
    assert took.public() == {"seat": 0, "column": 1, "card": 6}
    assert made.rule == "KS-3.9"
    assert made.public() == {
        "seat": 0,
        "yaku": "@kasane-yaku-yugiri",
        "count": 4,
        "cards": [8, 2, 4, 6],
        "join": "yes",
        "points": 4,
    }


@rule("KS-2.2")
@rule("KS-2.4")
def test_refusals_name_the_rule_and_who_is_to_move() -> None:
    assert refusal(position("6 1 2 3", row="6+"), "take 1 kasane 2 join").rule == "KS-2.4"
    assert refusal(position("6 1 2 3"), "take 1 kasane 2 join").rule == "KS-2.4"
    assert refusal(position("5 6 7 8"), "take 1", seat=3).facts == {"seat": 0}
    plus_one = position("1+ 777 88 88").play(0, act("take 1"))[0]
    assert (plus_one.rule, plus_one.public()) == ("KS-2.2", {"seat": 0, "column": 1, "points": 1})


@rule("KS-1.4")
@rule("KS-4.2")
def test_what_chance_decides_discloses() -> None:
    _, events = GAME.new(settings(), Seeded("told"))
    assert [(event.kind, event.discloses) for event in events] == [
        ("kasane-started", True),
        ("kasane-laid", True),
    ]
