"""Lily in the terminal: the board in three languages and widths, actions in words, cards on request."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from madoi.core.capabilities import reference_data
from madoi.core.chance import Seeded
from madoi.core.record import read
from madoi.core.refusal import Refused
from madoi.core.session import verify
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import find
from madoi.terminal.boards import Board, board_for
from madoi.words import LANGUAGES, words
from support.games.lily.duel import Duel
from support.languages import mostly

Typed = Callable[..., tuple[int, str]]
WIDTHS = [80, 100, 140]
GAME = find("lily")
PLAY = "play lily --seats me,Kit=greedy --seed 7 --lang en"

CARDS = """
[names.aya]
ja = "綾乃"
zh-Hant = "綾乃子"
en = "Aya"
[names.bea]
ja = "美亜"
zh-Hant = "美亞"
en = "Bea"
[names.cleo]
ja = "紅緒"
zh-Hant = "紅緒子"
en = "Cleo"
[names.dina]
ja = "出雲"
zh-Hant = "出雲子"
en = "Dina"

[[character]]
id = "ta1"
name = "aya"
title = { ja = "最初の綾", zh-Hant = "最初的綾", en = "The First Thread" }
color = "white-lily"
level = 1
power = 50
support = 10
range = "1"
flavour = { ja = "はじまり", zh-Hant = "開始", en = "A beginning." }

[[character]]
id = "ta3"
name = "aya"
title = { ja = "三番目の綾", zh-Hant = "第三的綾", en = "The Third Thread" }
color = "white-lily"
level = 3
power = 70
support = 10
range = "1"

[[character]]
id = "tb1"
name = "bea"
title = { ja = "広い海", zh-Hant = "寬廣的海", en = "The Wide Sea" }
color = "hexagram"
level = 1
power = 30
support = 30
range = "1-2"
skills = [
  { type = "continuous", gives = [{ power = 10, on = "self" }, { grant = "wide", on = "self" }] },
]

[[character]]
id = "tc1"
name = "cleo"
title = { ja = "赤い糸", zh-Hant = "紅線", en = "The Red Line" }
color = "rhododendron"
level = 1
power = 40
support = 20
range = "1"
skills = [
  { type = "activated", once = true, do = [{ draw = 1 }] },
]

[[character]]
id = "td2"
name = "dina"
title = { ja = "雲の上", zh-Hant = "雲上", en = "Above the Clouds of the Northernmost Mountain Range" }
color = "hexagram"
level = 2
power = 60
support = 20
range = "1-3"

[[event]]
id = "te1"
name = { ja = "通り雨", zh-Hant = "陣雨", en = "Shower" }
title = { ja = "にわかな", zh-Hant = "突如其來的", en = "All of a Sudden" }
skills = [{ when = "you turn-end", do = [{ draw = 1 }] }]

[[potential]]
id = "tp1"
name = { ja = "芽", zh-Hant = "芽", en = "Bud" }
title = { ja = "小さな", zh-Hant = "小小的", en = "Small" }
skills = [{ when = "action", do = [{ draw = 2 }] }]
"""


def duel() -> Duel:
    """A duel in the middle of seat 0's action phase, in which everything lies somewhere."""
    made = Duel(CARDS)
    made.stand(0, lf="tb1", cf="ta1 ta3!", rb="tc1-").stand(1, cf="td2!", lb="tb1-")
    made.hand(0, "ta1 ta1 td2 te1").hand(1, "tc1 tc1")
    made.couple(0, "tb1 -td2 te1").couple(1, "td2")
    made.potentials(0, "tp1 -tp1").trash(0, "w104 w105 w106 w107").event("te1", 1)
    made.partner(0, "tc1", "sideways").partner(1, "tb1")
    return made


def board(language: str, game: Duel) -> Board[Any, Any]:
    return board_for(GAME, words(language), ["Aki", "Yui"], reference_data(GAME, game.table.settings))


def drawn(language: str, width: int, game: Duel, viewer: Viewer = 0) -> list[str]:
    console = Console(width=width, file=io.StringIO())
    console.print(board(language, game).draw(game.state.view(viewer).data()))
    printed = console.file
    assert isinstance(printed, io.StringIO)
    return printed.getvalue().splitlines()


def names(language: str) -> dict[str, str]:
    called = words(language).language
    made = Duel(CARDS)
    return {card.id: card.called[called] for card in made.pool.cards}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_width_with_wide_signs(language: str, width: int) -> None:
    lines = drawn(language, width, duel())
    assert max(cell_len(line) for line in lines) <= width
    frames = [cell_len(line.rstrip()) for line in lines if "│" in line and line.rstrip().endswith("│")]
    assert len(frames) >= 4
    assert len(set(frames)) == 1, "the right edge of the fields is not straight"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fields_face_each_other_left_on_the_left(language: str, width: int) -> None:
    """Their back on top, their front nearest to ours; by labels left faces left."""
    lines = drawn(language, width, duel())
    rows = [line for line in lines if re.search(r"│ [lcr][bf] ", line)]
    areas = [re.findall(r"│ ([lcr][bf]) ", line) for line in rows]
    assert areas == [["lb", "cb", "rb"], ["lf", "cf", "rf"], ["lf", "cf", "rf"], ["lb", "cb", "rb"]]
    called = names(language)
    cells = [line.split("│") for line in rows]
    assert called["tb1"] in cells[0][1]
    assert called["td2"] in cells[1][2]
    assert called["tb1"] in cells[2][1]
    assert called["ta3"] in cells[2][2]
    assert called["tc1"] in cells[3][3]
    assert called["tc1"] not in "".join(cells[2][1:4])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_tells_level_power_range_state_leader_cards_below_and_what_is_granted(language: str) -> None:
    lines = drawn(language, 80, duel())
    text = "\n".join(lines)
    word = words(language).text
    called = names(language)
    assert f"cf ▲ ★ {called['ta3']} Lv3" in text
    assert f"lf ▲ {called['tb1']} Lv1" in text
    assert f"rb ▷ {called['tc1']} Lv1" in text
    power, reach = word("lily-term-power"), word("lily-term-range")
    assert f"{power} 70  {reach} 1 " in text  # ta3
    assert f"{power} 40 (+10)" in text  # tb1: 30 printed, 10 by her skill
    assert f"{reach} 1-3" in text  # td2
    assert word("lily-board-below", {"count": 1}) in text
    assert word("lily-board-granted-wide") in text
    # Somebody who cannot see colours reads the word: inactive are their Bea and our Cleo, and nobody else.
    assert text.count(word("lily-term-inactive")) == 2


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_beside_the_fields(language: str, width: int) -> None:
    game = duel()
    text = "\n".join(drawn(language, width, game))
    word = words(language).text
    called = names(language)
    for seat in (0, 1):
        deck = game.table.players[seat].deck.size()
        assert f"{word('lily-term-deck')} {deck}" in text
        assert f"{word('lily-board-hatena')} {game.table.players[seat].hatena.size()}" in text
    own = text[text.rindex("Aki") :]
    assert word("lily-board-value", {"value": 3, "most": 2, "played": 0}) in own
    assert f"{called['tb1']} tb1" in own
    assert f"({called['td2']} td2)" in own  # face down
    assert f"{called['tp1']} tp1" in own
    assert f"({called['tp1']} tp1)" in own
    assert "●●○○○ 2/5" in own
    assert f"▷ {word('lily-board-lies-sideways')}" in own
    assert f"▲ {word('lily-board-lies-upright')}" in text
    assert re.search(rf"{word('lily-board-trash')} 4\b", own)
    last = [own.index(f"{called[id]} {id}") for id in ("w107", "w106", "w105")]
    assert last == sorted(last)
    assert f"{called['w104']} w104" not in own
    assert called["te1"] in text  # the event


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_out_of_the_game_and_effects_put_off_are_shown(language: str) -> None:
    game = duel()
    data: Any = game.state.view(0).data()
    removed, late = data["players"][0]["field"]["cf"]["card"], data["players"][0]["partner"]
    data["players"][0]["removed"] = [removed]
    data["later"] = [{"seat": 0, "card": late, "skill": 1, "moment": "turn-end"}]
    for width, height in ((100, 60), (80, 24)):
        console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
        console.print(board(language, game).draw(data))
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert words(language).text("lily-board-removed") in text
        assert words(language).text("lily-board-later-turn-end") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_has_its_facts_and_the_opponents_stays_hidden(language: str) -> None:
    lines = drawn(language, 100, duel())
    row = next(line for line in lines if line.startswith("  ta1"))
    assert re.search(r"×2 +1 +50 +10 +1 ", row)
    assert not any(line.startswith("  tc1") for line in lines)
    label = words(language).text("lily-board-known-hand")
    assert not any(line.startswith(label) for line in lines)
    both = drawn(language, 100, duel(), EVERYTHING)
    assert [line.count("tc1") for line in both if line.startswith(label)] == [2]
    watched = drawn(language, 100, duel(), SPECTATOR)
    assert not any(line.startswith(("  ta1", label)) for line in watched)


@pytest.mark.parametrize("width", [80, 100])
def test_a_card_of_the_hand_is_one_line(width: int) -> None:
    lines = drawn("en", width, duel())
    hand = lines[lines.index("Hand (4)") + 1 :]
    assert [line.split()[0] for line in hand] == ["level", "ta1", "td2", "te1"]
    assert "…" in hand[2]


def test_texts_of_the_hand_where_there_is_room() -> None:
    made = duel().hand(0, "tc1")
    assert "[Activated] [Once a turn]" not in "\n".join(drawn("en", 100, made))
    assert "[Activated] [Once a turn]" in "\n".join(drawn("en", 140, made))


SUM = re.compile(r"power (\d+)(?: × (\d+))? \+ support (\d+)[^=]*?(?:([+−]) (\d+) \(skills\) )?= (\d+)")


def sums(text: str) -> list[int]:
    """The results of all sums on the board, each of them checked."""
    found = SUM.findall(text)
    for power, times, support, sign, more, total in found:
        added = int(more or 0) * (-1 if sign == "−" else 1)
        assert int(power) * int(times or 1) + int(support) + added == int(total)
    return [int(total) for *_, total in found]


def test_a_battle_adds_up_step_by_step() -> None:
    made = duel().top(0, "tc1 w104").top(1, "tc1 w105")
    made.partner(1, "tb1", "face-down")
    made.say(0, "attack cf cf")
    assert made.asked() == ("critical", 0)
    text = "\n".join(drawn("en", 80, made))
    assert "›[critical]›" in text
    assert "power 70 + support 20 (R Cleo tc1) = 90" in text
    assert "power 60 + support 20 (R Cleo tc1) = 80" in text
    assert "90 ≥ 80: would be defeated" in text
    assert sums(text) == [90, 80]
    assert "[attacks]" in text
    assert "[attacked]" in text
    made.say(0, "critical ta1")
    text = "\n".join(drawn("en", 80, made))
    assert "power 70 × 2 + support 20 (R Cleo tc1) = 160" in text
    assert "›[block]›" in text
    assert sums(text) == [160, 80]


def test_a_support_that_fails_counts_nothing() -> None:
    made = duel().top(0, "ta1 w104").top(1, "tc1 w105")
    made.partner(1, "tb1", "face-down")
    made.say(0, "attack cf cf")
    text = "\n".join(drawn("en", 80, made))
    assert "power 70 + support 0 (W Aya ta1, fails) = 70" in text
    assert "70 < 80: would hold" in text


def test_a_sange_counter_doubles_the_partner() -> None:
    made = duel().top(0, "tc1 w104").top(1, "tc1 w105")
    made.say(0, "attack cf cf")
    assert "[attack]›" in "\n".join(drawn("en", 80, made))
    made.say(1, "counter")
    text = "\n".join(drawn("en", 80, made))
    assert "Battle: Sange counter" in text
    assert "Yui: H Bea tb1 (not on the field)" in text
    assert "power 30 × 2 + support 20 (R Cleo tc1) = 80" in text
    assert sums(text) == [80, 90]


def test_a_block_is_seen() -> None:
    """Two are attacked; the first is blocked, the second is asked about."""
    made = duel().top(0, "tc1 w104").top(1, "tc1 w105").hand(1, "td2").stand(1, lf="ta1")
    made.partner(1, "tb1", "face-down")
    made.say(0, "attack lf cf lf", "pass")
    made.say(1, "block td2")
    assert made.asked() == ("block", 1)
    text = "\n".join(drawn("en", 80, made, 1))
    assert "[blocked]" in text
    assert "[attacked]" in text
    assert "60 against 80, but blocked: cannot be defeated" in text
    assert [line.rstrip()[-10:] for line in text.splitlines() if "block?" in line] == ["70  ← block?"[-10:]]
    assert "60 < 70: would hold" in text
    assert sums(text) == [60, 80, 70]


@mostly("en")
def test_every_sum_of_whole_games_adds_up_and_every_board_fits(language: str) -> None:
    """All that the board derives from a view agrees with the view."""
    battles = 0
    for number in range(2):
        settings = GAME.settings({"decks": "dusk,ember"}, 2)
        state, _ = GAME.new(settings, Seeded(f"board/{number}"))
        chance = Seeded("answers")
        shown = board_for(GAME, words(language), ["Aki", "Yui"], reference_data(GAME, settings))
        for step in range(150):
            if not state.to_move():
                break
            seat = state.to_move()[0]
            actions = state.legal(seat)
            data = state.view(seat).data()
            for action in actions[:6]:
                said = shown.choice(data, action.text)
                assert action.text in str(said)
                assert shown.in_notation(data, action.text) == action.text
            if data["battle"] or step % 10 == 0:
                console = Console(width=WIDTHS[step % 3], file=io.StringIO())
                console.print(shown.draw(data))
                assert isinstance(console.file, io.StringIO)
                text = console.file.getvalue()
                assert max(cell_len(line) for line in text.splitlines()) <= console.width
                if language == "en" and data["battle"]:
                    battles += len(sums(text))
            attacks = [action for action in actions if action.text.startswith("attack")]
            chosen = attacks or actions
            state.play(seat, chosen[chance.below(len(chosen), "")])
    assert language != "en" or battles > 20


def test_the_phase_and_step_are_those_of_the_question() -> None:
    made = duel().phase(0, "event")
    assert "event phase" in drawn("en", 80, made)[0]
    settings = GAME.settings({}, 2)
    state, _ = GAME.new(settings, Seeded("phase"))
    seat = 0
    while GAME.parse("couple") not in state.legal(seat):
        seat = state.to_move()[0]
        if GAME.parse("couple") not in state.legal(seat):
            state.play(seat, state.default(seat))
    console = Console(width=80, file=io.StringIO())
    shown = board_for(GAME, words("en"), ["Aki", "Yui"], reference_data(GAME, settings))
    console.print(shown.draw(state.view(seat).data()))
    assert isinstance(console.file, io.StringIO)
    assert "coupling phase" in console.file.getvalue().splitlines()[0]


# Actions in words.


@mostly("zh-Hant")
def test_every_action_of_the_vocabulary_has_words(language: str) -> None:
    """Whatever is said when: no key shows, the rules that are cited exist, and notation stays notation."""
    settings = GAME.settings({"decks": "ember,dusk"}, 2)
    state, _ = GAME.new(settings, Seeded("words"))
    shown = board_for(GAME, words(language), ["Aki", "Yui"], reference_data(GAME, settings))
    data = state.view(0).data()
    said: set[str] = set()
    for action in GAME.vocabulary(settings):
        text = str(shown.choice(data, action.text))
        assert text.endswith(f"  {action.text}")
        assert not re.search(r"lily-|@", text), text
        explained = shown.explain(data, action.text)
        assert not re.search(r"lily-|@", explained), explained
        cited = re.findall(r"LY-D?\d+(?:\.\d+)?", explained)
        assert cited, explained
        assert set(cited) <= set(GAME.rules)
        said.add(action.text.split()[0])
    assert len(said) == 28
    for action in GAME.vocabulary(settings)[::11]:
        assert shown.in_notation(data, action.text) == action.text


@pytest.mark.parametrize(
    ("kind", "action", "told"),
    [
        ("mulligan", "pass", "keep the rest of the hand"),
        ("couple", "pass", "leave it on top of the deck"),
        ("event", "pass", "no event"),
        ("sange", "pass", "no Sange counter"),
        ("redraw", "pass", "keep the event: the support fails"),
        ("counter", "pass", "no coupling counter"),
        ("critical", "pass", "no critical"),
        ("block", "pass", "no block"),
        ("character", "pass", "nobody else"),
        ("deploy", "end", "go to the action phase"),
        ("act", "end", "end the turn"),
        ("use", "no", "don't use it"),
        ("may", "no", "don't"),
        ("sange", "counter", "Sange counter: Cleo attacks with power 80"),
        ("act", "attack cf cf", "Aya (power 70) attacks leader Dina (power 60)"),
        ("act", "attack lf cf cb", "Bea (power 40) attacks leader Dina (power 60), center back (nobody)"),
        ("act", "attack lf cf lf", "Bea (power 40) attacks leader Dina (power 60), left front (nobody)"),
        ("act", "attack lf lb lf", "Bea (power 40) attacks Bea (power 40), left front (nobody)"),
        ("act", "move cf lf", "move Aya: center front → left front, swapping with Bea"),
        ("act", "move cf cb", "move Aya: center front → center back"),
        ("act", "skill rb 1", "Cleo, right back: "),
        ("deploy", "deploy td2 rf", "deploy Dina to the right front (level 2, power 60)"),
        ("deploy", "level ta3 cf", "level up Aya in the center front (level 3 → 3, power 70)"),
        ("character", "target enemy lb", "Bea of Yui (left back, power 40)"),
        ("keep", "keep lf", "keep Bea (left front, power 40)"),
    ],
)
def test_what_an_action_means_depends_on_the_question(kind: str, action: str, told: str) -> None:
    made = duel()
    data = dict(made.state.view(0).data())
    data["choice"] = {"kind": kind, "seat": 0, "least": 1, "most": 1, "characters": []}
    assert str(board("en", made).choice(data, action)).startswith(told)


def test_a_higher_level_on_the_leader_and_a_second_name_in_the_coupling_area_are_said() -> None:
    made = Duel(CARDS).stand(0, cf="ta1!").stand(1, cf="td2!").hand(0, "ta3")
    made.couple(0, "tb1").top(0, "tb1")
    made.table.chance = made.state.chance
    made.table.reveal_top(0)
    data = made.state.view(0).data()
    shown = board("en", made)
    assert "level 1 → 3, power 70; counts 1 less" in str(shown.choice(data, "level ta3 cf"))
    assert "face down" in str(shown.choice(data, "couple"))
    assert "[LY-4.8" in shown.explain(data, "couple")


def test_a_piercing_attack_names_who_stands_before_the_back() -> None:
    made = duel().stand(1, lf="tc1")
    data = made.state.view(0).data()
    shown = board("en", made)
    assert "attacks Bea (power 40)   " in str(shown.choice(data, "attack cf lb"))
    attacker = made.state.view(0).data()["players"][0]["field"]["cf"]  # type: ignore[index]
    data["players"][0]["field"]["cf"] = {**attacker, "granted": ["piercing"]}  # type: ignore[index]
    assert "attacks Bea (power 40), Cleo (power 40)   " in str(shown.choice(data, "attack cf lb"))


def test_a_critical_tells_what_it_makes_of_the_sum() -> None:
    made = duel().top(0, "tc1 w104").top(1, "tc1 w105").partner(1, "tb1", "face-down")
    made.say(0, "attack cf cf")
    data = made.state.view(0).data()
    assert "attack 160" in str(board("en", made).choice(data, "critical ta1"))
    made.say(0, "critical ta1")
    assert made.told("critical")[-1]["number"] == 160


@pytest.mark.parametrize(
    ("language", "typed_", "meant"),
    [
        ("en", "attack centre front left back", "attack cf lb"),
        ("en", "Attack Aya Dina", "attack cf cf"),
        ("en", "attack aya, bea", "attack cf lb"),
        ("en", "move Bea left back", "move lf lb"),
        ("en", "deploy Dina right front", "deploy td2 rf"),
        ("en", "deploy Above the Clouds of the Northernmost Mountain Range rf", "deploy td2 rf"),
        ("en", "level up Aya", "level ta1 cf"),
        ("en", "skill Cleo", "skill rb 1"),
        ("en", "target Dina", "target enemy cf"),
        ("en", "target enemy Bea", "target enemy lb"),
        ("en", "event Shower", "event te1"),
        ("en", "end", "end"),
        ("en", "what", "what"),
        ("ja", "攻撃 綾乃 出雲", "attack cf cf"),
        ("ja", "攻撃 センターフロント レフトバック", "attack cf lb"),
        ("ja", "攻撃 中央前 左後ろ", "attack cf lb"),
        ("ja", "出撃 出雲 右前", "deploy td2 rf"),
        ("ja", "レベルアップ 綾乃", "level ta1 cf"),
        ("ja", "移動 美亜 左後", "move lf lb"),
        ("ja", "パス", "pass"),
        ("zh-Hant", "攻擊 綾乃子 出雲子", "attack cf cf"),
        ("zh-Hant", "出擊 出雲子 前排右側", "deploy td2 rf"),
        ("zh-Hant", "移動 美亞 左後", "move lf lb"),
        ("zh-Hant", "結束", "end"),
    ],
)
def test_people_type_names_and_areas_of_their_language(language: str, typed_: str, meant: str) -> None:
    made = duel()
    assert board(language, made).in_notation(made.state.view(0).data(), typed_) == meant


def refused(made: Duel, typed_: str, *offered: str) -> str:
    with pytest.raises(Refused) as refused:
        board("en", made).in_notation(made.state.view(0).data(), typed_, offered)
    return words("en").refusal(refused.value.refusal)


def test_a_name_means_what_is_offered_before_anything_else() -> None:
    made = duel().trash(0, "ta3").couple(0, "ta1")
    data = made.state.view(0).data()
    shown = board("en", made)
    assert refused(made, "take Aya") == '"Aya" could mean: ta1, ta3.'
    assert shown.in_notation(data, "take Aya", ["take ta3", "take tb1", "pass"]) == "take ta3"
    assert shown.in_notation(data, "target Bea", ["target own lf", "target enemy cf"]) == "target own lf"
    assert shown.in_notation(data, "level Aya", ["level ta1 cf", "end"]) == "level ta1 cf"


def test_a_name_that_means_several_or_nobody_is_not_guessed() -> None:
    made = duel()
    assert refused(made, "deploy Aya rf", "deploy ta1 rf", "deploy ta3 rf", "end") == (
        '"deploy Aya rf" could mean: deploy ta1 rf, deploy ta3 rf.'
    )
    assert refused(made, "target Bea") == '"Bea" could mean: own lf, enemy lb.'
    assert refused(made, "attack Dina Aya") == "There is no Dina here."
    assert refused(made, "deploy Cleo rf") == "There is no Cleo here."


def test_a_menu_numbers_what_is_offered_and_puts_one_card_on_one_line() -> None:
    made = duel()
    offered = ["deploy td2 rf", "deploy td2 lb", "deploy td2 cb", "level ta1 cf", "end"]
    console = Console(width=80, file=io.StringIO())
    console.print(board("en", made).menu(made.phase(0, "deployment").state.view(0).data(), offered, 80))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert lines == [
        "     deploy Dina (level 2, power 60) to  1 rf  2 lb  3 cb   deploy td2 …",
        "  4  level up Aya in the center front (level 3 → 1, power 50)   level ta1 cf",
        "  5  go to the action phase   end",
    ]


@mostly("ja")
def test_notation_in_a_menu_is_never_broken(language: str) -> None:
    settings = GAME.settings({"decks": "ember,dusk"}, 2)
    state, _ = GAME.new(settings, Seeded("words"))
    shown = board_for(GAME, words(language), ["Aki", "Yui"], reference_data(GAME, settings))
    for action in GAME.vocabulary(settings)[::3]:
        console = Console(width=60, file=io.StringIO())
        console.print(shown.menu(state.view(0).data(), [action.text], 60))
        assert isinstance(console.file, io.StringIO)
        lines = console.file.getvalue().splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 60
        assert lines[-1].rstrip().endswith(f" {action.text}")


def test_what_a_card_does_in_the_coupling_area_is_said_before_it_is_there() -> None:
    made = Duel().leaders().top(0, "w106")
    made.table.chance = made.state.chance
    made.table.reveal_top(0)
    data = made.state.view(0).data()
    shown = board("en", made)
    menu = " ".join(str(shown.choice(data, "couple")).split())
    assert "[Special] When this card is put into your coupling area" in menu
    assert "[Special] When this card is put into your coupling area" in shown.explain(data, "couple")


def test_a_coupling_counter_and_a_leader_are_chosen_by_numbers() -> None:
    made = duel().top(0, "tc1 w104").top(1, "tb1 w105")
    made.say(0, "attack cf cf")
    made.say(1, "pass")
    assert made.asked() == ("counter", 1)
    shown = board("en", made)
    assert "Bea attacks with power 30" in str(shown.choice(made.state.view(1).data(), "counter"))
    settings = GAME.settings({}, 2)
    cards = settings.decks[0].cards  # type: ignore[attr-defined]
    copies = sum(settings.pool.cards[card].name == "shiho" for card in cards)  # type: ignore[attr-defined]
    state, _ = GAME.new(settings, Seeded("leader"))
    shown = board_for(GAME, words("en"), ["Aki", "Yui"], reference_data(GAME, settings))
    assert f"{copies} in the deck" in str(shown.choice(state.view(0).data(), "leader w101"))


PROUD = """
[[character]]
id = "tx5"
name = "cleo"
title = { ja = "誇り", zh-Hant = "驕傲", en = "Proud" }
color = "white-lily"
level = 5
power = 80
support = 10
range = "1"
skills = [{ type = "auto", when = "self defeats", may = true, do = [{ draw = 1 }] }]
"""


def test_what_has_been_decided_is_not_told_as_what_would_be() -> None:
    made = Duel(CARDS + PROUD).stand(0, cf="ta1!", lf="tx5").stand(1, cf="td2!")
    made.top(0, "ta1 ta1").top(1, "ta1 ta1").partner(1, "tb1", "face-down")
    made.say(0, "attack lf cf", "pass")
    assert "90 ≥ 70: would be defeated" in "\n".join(drawn("en", 80, made, 1))
    made.say(1, "pass")
    assert made.asked() == ("use", 0)
    text = "\n".join(drawn("en", 80, made))
    assert "90 against 70: was defeated" in text
    assert "would" not in text


def test_there_are_words_for_all_that_a_view_can_say() -> None:
    from madoi.games.lily.rules.battle import STEPS
    from madoi.games.lily.rules.pieces import PARTNER
    from madoi.games.lily.rules.turn import PHASES
    from madoi.games.lily.skills.permissions import WORDS

    for family, members in (("granted", WORDS), ("step", STEPS), ("phase", PHASES), ("lies", PARTNER)):
        for member in members:
            assert words("en").has(f"lily-board-{family}-{member}"), member


# In play.


def test_cards_can_be_read_in_the_game(typed: Typed) -> None:
    _, text = typed(PLAY, "card w101", "card 志穂", "? w102", "card xyzzy", "card", "?")
    shown = text.partition("Your move")[2]
    assert "╭─ w101" in shown
    assert shown.count("level 5, power") >= 1  # all cards of the name
    assert "╭─ w102" in shown
    assert 'Nothing here is called "xyzzy".' in shown
    assert 'Nothing here is called "".' in shown
    assert "In a duel of Lily:" in shown
    _, text = typed("play kasane --seed 7 --lang en", "card w101", "?")
    assert 'Nothing here is called "w101".' in text
    assert "duel" not in text


def test_the_text_of_a_card_is_in_the_chosen_language(typed: Typed) -> None:
    _, text = typed(PLAY, "card w101", "lang ja", "card w101", "lang zh-Hant", "card w101")
    card = reference_data(GAME, GAME.settings({}, 2))["cards"]
    assert isinstance(card, dict)
    for language in LANGUAGES:
        assert card["w101"]["title"][language] in text
        assert card["w101"]["flavour"][language] in text


@mostly("en")
def test_a_whole_duel_against_a_bot(typed: Typed, tmp_path: Path, language: str) -> None:
    """Pass and end wherever one can."""
    file = tmp_path / f"{language}.madoi"
    answers = ["1", "1", "pass", *["pass", "end", "no", "1"] * 900]
    status, text = typed(
        f"play lily --seats me,Kit=greedy --seed 11 --lang {language} --save {file}", "? 1", *answers
    )
    assert status == 0
    session = verify(find("lily"), read(file.read_text()))
    assert session.state.outcome() is not None, f"{session.decisions} decisions"
    assert not re.search(r"\b(lily|play|rule|record)-[a-z]+-", text), "a key was printed"
    if language == "en":
        assert re.search(r"\n(Player|Kit) won: .* \[LY-1\.\d\]\nSeed: 11", text)
        assert text.rindex("╯") < text.rindex(" won: "), "below the board"


def test_areas_and_rules_can_be_asked_for(typed: Typed) -> None:
    _, text = typed(PLAY, "1", "1", "pass", "? cf", "? ly", "? XX", "?")
    assert "Player, center front: power" in text
    assert "Kit, center front: power" in text
    assert "There is no rule CF" not in text
    assert "There is no rule XX" not in text
    assert "LY-1.1  " in text
    assert "? attack cf rf" in text
    assert "juu" not in text


def test_the_signs_are_explained_once_and_the_news_stand_below_the_board(typed: Typed) -> None:
    _, text = typed(PLAY, "1", "1", "pass")
    assert text.count("Your move") == 4
    assert text.count("(…) face down") == 1
    _, text = typed(PLAY, "1", "1", "pass", "board")
    assert text.count("(…) face down") == 2
    page = text.split("Your move")[2]
    assert page.rindex("╯") < page.index("Player drew: ")


def test_two_seats_are_the_default_of_a_game_for_two(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "two.madoi"
    typed(f"play lily --save {file}", "quit")
    assert [player.kind for player in read(file.read_text()).players] == ["person", "casual"]
    hot = tmp_path / "hot.madoi"
    typed(f"play lily --hotseat --save {hot}", "quit")
    assert [player.kind for player in read(hot.read_text()).players] == ["person", "person"]
    four = tmp_path / "four.madoi"
    typed(f"play kasane --seed 7 --save {four}", "quit")
    assert len(read(four.read_text()).players) == 4
    status, text = typed("simulate lily --games 2 --jobs 1 --lang en")
    assert status == 0
    assert "greedy*2" in text


def test_a_leader_chosen_face_down_is_covered_before_the_other_looks(typed: Typed) -> None:
    """Seat 2 has no secret yet, but what seat 1 has typed and seen is one (LY-3.2)."""
    _, text = typed("play lily --seed 7 --lang en --hotseat", "leader w102", "", "partner w101", "", "quit")
    assert text.count("Press Enter") == 2
    first, _, second = text.rpartition("Press Enter")
    assert "w102" in first
    assert "(Minato)" not in second


# Options that are lists, files and folders.

SHIPPED = Path(__file__).parents[2] / "src" / "madoi" / "games" / "lily" / "cards" / "data"


def test_decks_are_words_or_files(typed: Typed, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text((SHIPPED / "decks" / "ember.toml").read_text(encoding="utf-8"), encoding="utf-8")
    for number, (given, starts) in enumerate(
        (
            ("dawn", ["dawn", "dawn"]),
            ("ember,dusk", ["ember", "dusk"]),
            (f"{own},dusk", ["r101*", "dusk"]),
            (f"dawn,{own}", ["dawn", "r101*"]),
            (str(own), ["r101*", "r101*"]),
        )
    ):
        file = tmp_path / f"{number}.madoi"
        status, text = typed(f"{PLAY} --decks {given} --save {file}", "quit")
        assert status == 0, text
        decks = read(file.read_text()).options["decks"].split(",")
        assert [deck.startswith(start) for deck, start in zip(decks, starts, strict=True)] == [True, True]


def test_a_deck_in_one_line_is_no_path() -> None:
    from madoi.cli.options import list_entry

    line = "w101*4 w102*4 / wp1*2 / w101 w102"
    assert list_entry(GAME, "decks", line, {}) == line


def test_what_is_wrong_with_a_deck_is_said_with_its_file(typed: Typed, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (SHIPPED / "decks" / "dawn.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("w101 = 2", "w101 = 9"), encoding="utf-8")
    status, told = typed(f"{PLAY} --decks dusk,{own}")
    assert status == 2
    assert told.startswith(f"{own}: ")
    assert "[LY-5.1]" in told
    assert len(told.strip().splitlines()) == 1
    assert typed(f"{PLAY} --decks nowhere.toml") == (2, "There is no file nowhere.toml.\n")
    own.write_text("[cards\n")
    assert typed(f"{PLAY} --decks {own}")[1].startswith(f"{own}: ")


ONE = CARDS.partition("[[character]]")[0]
TWO = CARDS.removeprefix(ONE)


def test_a_set_may_be_a_file_or_a_folder(typed: Typed, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    assert typed(f"{PLAY} --set {folder}") == (2, f"There is no card file (.toml) in {folder}.\n")
    (folder / "a.toml").write_text(ONE, encoding="utf-8")
    (folder / "b.toml").write_text(TWO, encoding="utf-8")
    status, text = typed(f"{PLAY} --set {folder}", "card ta1")
    assert status == 0
    assert "The First Thread" in text
    whole = tmp_path / "whole.toml"
    whole.write_text(CARDS, encoding="utf-8")
    assert "The First Thread" in typed(f"{PLAY} --set {whole}", "card ta1")[1]
    status, text = typed(f"{PLAY} --set {folder / 'b.toml'}")
    assert status == 2
    assert text.startswith(f"{folder / 'b.toml'}: ")
    (folder / "c.toml").write_text(ONE, encoding="utf-8")
    status, text = typed(f"{PLAY} --set {folder}")
    assert status == 2
    assert f"The 3 files in {folder} are not valid TOML together" in text
    (folder / "c.toml").write_text("what is this", encoding="utf-8")
    status, text = typed(f"{PLAY} --set {folder}")
    assert status == 2
    assert f"{folder / 'c.toml'} isn't TOML" in text


def test_a_record_needs_no_file_any_more(typed: Typed, tmp_path: Path) -> None:
    own, kept = tmp_path / "own.toml", tmp_path / "kept.madoi"
    own.write_text(CARDS, encoding="utf-8")
    typed(f"{PLAY} --set {own} --save {kept}", "1", "quit")
    own.unlink()
    status, text = typed(f"play --resume {kept} --lang en", "card ta1")
    assert status == 0
    assert "The First Thread" in text
    assert typed(f"replay {kept} --lang en", "end")[0] == 0


def test_a_duel_is_conceded_after_asking(typed: Typed) -> None:
    status, shown = typed(PLAY, "concede", "concede yes")
    assert status == 0
    assert "Type concede yes to give up the game." in shown
    assert "conceded" in shown
    status, shown = typed("play kasane --seats me,Kit=greedy --seed 7 --lang en", "concede", "quit")
    assert "This game can't be conceded." in shown
