"""Playing in the terminal, as a person does."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.chance import Seeded
from madoi.core.record import read
from madoi.core.session import verify
from madoi.core.viewer import EVERYTHING
from madoi.games import find
from madoi.games.kasane.view import KasaneView
from madoi.words import LANGUAGES

Typed = Callable[..., tuple[int, str]]
PLAY = "play kasane --seats me,greedy,greedy,random --seed 7 --lang en"


def test_a_whole_game_can_be_played_to_its_end(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.madoi"
    status, text = typed(f"{PLAY} --save {file}", *["1"] * 12)
    assert status == 0
    assert "Seed: 7" in text
    assert re.search(r"\w won\.|share the win", text)
    session = verify(find("kasane"), read(file.read_text()))
    assert session.state.outcome() is not None
    assert typed(f"verify {file} --lang en")[1].count("a valid record") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language_shows_no_key_and_no_other_language(typed: Typed, language: str) -> None:
    _, text = typed(PLAY.replace("lang en", f"lang {language}"), "?", "? 1", "log", *["1"] * 12)
    assert not re.search(r"\b(kasane|play|rule|record)-[a-z]", text), "a key was printed"
    assert ("Your move" in text) == (language == "en")
    assert ("どうしますか" in text) == (language == "ja")
    assert ("請選擇" in text) == (language == "zh-Hant")


def test_the_board_shows_the_points_and_leaves_their_origin_to_the_rules(typed: Typed) -> None:
    _, text = typed(PLAY)
    assert "○ free  ● taken\n" in text
    assert re.search(r"Kasane.*○2 +○2 ", text)  # ours, as KS-3.10 says
    assert re.search(r"Wakana-jou.*○3 +○5 +○8", text)  # the book's


def test_a_question_mark_explains_a_move_a_refusal_and_a_rule(typed: Typed) -> None:
    _, text = typed(PLAY, "? 1", "? take 1 juu 2", "? KS-2.4", "? ks-9.9", "? 99", "?")
    assert "goes to the front of your hand. [KS-2.1]" in text
    assert "[KS-2.3]" in text  # one card in hand cannot be a juu of two
    assert "KS-2.4  " in text
    assert "There is no rule KS-9.9." in text
    assert "There is no choice 99" in text
    assert "save FILE" in text


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("foo", '"foo" isn\'t a move'),
        ("take 9", '"9" isn\'t a column'),
        ("take 1 kasane 2", "[KS-2.3]"),
        ("0", "There is no choice 0"),
        ("lang tlh", '"tlh" isn\'t a language'),
        ("undo", "You have no decision to undo"),
        ("save /dev/null/x", "Can't write"),
        ("[bold]@x{ }", '"[bold]@x{ }" isn\'t a move'),
        ("x" * 3000, "isn't a move"),
        ("9" * 5000, "There is no choice 9"),
        ("take １ じゅう 2", "isn't a yaku"),
    ],
)
def test_a_bad_answer_gets_one_line_and_the_question_again(typed: Typed, answer: str, told: str) -> None:
    _, text = typed(PLAY, answer, "quit")
    after = text.partition("Your move (? for help): ")[2]
    lines = after.splitlines()
    assert told in lines[0]
    assert lines[1].startswith("Your move")


def test_full_width_signs_and_names_on_the_screen_are_understood(typed: Typed) -> None:
    _, text = typed(PLAY.replace("lang en", "lang ja"), "？", "？　１", "? take １ 拾 2", "take １")
    assert "番号か、手を直接入力" in text
    assert text.count("[KS-2.1]") >= 6
    assert "[KS-2.3]" in text


def test_the_rules_can_be_listed(typed: Typed) -> None:
    _, text = typed(PLAY, "? rules", "? KS-5", "? ks", "? XX-1")
    assert text.count("KS-1.1  ") == 2
    assert text.count("KS-5.3  ") == 3
    assert "There is no rule XX-1." in text


def test_control_characters_are_not_printed_back(typed: Typed) -> None:
    _, text = typed(PLAY, "fo\x1b[Ao\x07")
    assert "\x1b" not in text
    assert "\x07" not in text


def test_nothing_of_anybodys_is_written_over(typed: Typed, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary")
    _, text = typed(PLAY, f"save {diary}", "1")
    assert "already exists" in text
    status, text = typed(f"{PLAY} --save {diary}")
    assert status == 2
    assert "already exists" in text
    assert diary.read_text() == "dear diary"
    assert "Can't write" in typed(PLAY, f"save {tmp_path}/no/such/folder/x")[1]


def test_resume_alone_is_the_last_game(typed: Typed) -> None:
    assert typed("play --resume --lang en") == (2, typed("play --resume --lang en")[1])
    typed(PLAY, "1", "1")
    status, text = typed("play --resume --lang en", "log", "quit")
    assert status == 0
    assert text.count("Player took") == 4


def test_a_player_without_a_name_is_called_something_in_every_language(typed: Typed) -> None:
    _, text = typed(PLAY, "1", "lang ja", "log", "lang zh-Hant", "log")
    assert "Player took" in text  # English sentences need a third person
    assert "あなたが列" in text
    assert "你從第" in text


def test_two_people_of_one_name_are_told_apart(typed: Typed) -> None:
    _, text = typed("play kasane --seats Aki=me,Aki=me --seed 3 --lang en", "", "1", "")
    assert "Aki 2" in text


def test_the_curtain_opens_only_to_an_empty_line(typed: Typed) -> None:
    _, text = typed("play kasane --seats Aki=me,Yui=me --seed 3 --lang en", "1", "what", "")
    assert text.count("Press Enter") == 3
    assert text.count("Hand (front") == 1
    _, text = typed("play kasane --seats Aki=me,Yui=me --seed 3 --lang en", "quit")
    assert "Hand (front" not in text
    assert "--resume" in text


def test_open_hands_need_no_curtain(typed: Typed) -> None:
    _, text = typed("play kasane --seats Aki=me,Yui=me --open-hands --seed 3 --lang en", "1", "1")
    assert "Press Enter" not in text


def test_a_terminal_that_cannot_show_a_sign_is_no_reason_to_stop(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "madoi", "play", "--lang", "ja", "--save", str(tmp_path / "x")]
    played = subprocess.run(
        command,
        input=b"1\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert played.returncode == 0
    assert b"Traceback" not in played.stderr


def choices(file: Path) -> list[int]:
    """How many choices the first seat had at each of its decisions."""
    record = read(file.read_text())
    game = find(record.game)
    state, _ = game.new(game.settings(record.options, len(record.players)), Seeded(record.seed))
    found: list[int] = []
    for step in record.steps:
        if step.seat == 0:
            found.append(len(state.legal(0)))
        state.play(step.seat, game.parse(step.text))
    return found


def test_who_can_do_only_one_thing_is_not_asked(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.madoi"
    status, text = typed(f"play lily --seats me,greedy --seed 5 --lang en --save {file}", *["1"] * 2000)
    assert status == 0
    had = choices(file)
    assert had.count(1) >= 1
    assert text.count("Your move") == len(had) - had.count(1)
    assert "no event (the only possible move)" in text


def test_people_who_share_a_keyboard_are_always_asked(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "hot.madoi"
    _, text = typed(f"play lily --hotseat --seed 3 --lang en --save {file}", "1", *["", "1"] * 40)
    assert choices(file).count(1) >= 1
    assert text.count("Your move") == len(read(file.read_text()).steps)
    assert "the only possible move" not in text


def test_undo_goes_back_to_a_decision_that_had_a_choice(typed: Typed, tmp_path: Path) -> None:
    """Coupling, then no event and nobody to deploy: both are done for the player. They are taken back with it."""
    file = tmp_path / "undo.madoi"
    play = f"play lily --seats me,greedy --seed 21 --lang en --save {file}"
    typed(play, "1", "2", "pass", "no", "couple")
    before = read(file.read_text())
    assert [step.text for step in before.steps[-3:]] == ["couple", "pass", "end"]
    _, text = typed(f"play --resume {file} --lang en", "undo")
    assert f"Back to decision {len(before.steps) - 2}." in text
    assert text.rpartition("Back to decision")[2].count("Put it into your coupling area") == 1
    after = read(file.read_text())
    assert [step.text for step in after.steps] == [step.text for step in before.steps[:-3]]


def test_undo_that_is_not_allowed_changes_nothing(typed: Typed, tmp_path: Path) -> None:
    """A card from the hand is deployed, which shows it; that the phase ends then is done for the player."""
    file = tmp_path / "undo.madoi"
    typed(f"play lily --seats me,greedy --seed 1 --lang en --save {file}", *["1"] * 12)
    before = [step.text for step in read(file.read_text()).steps]
    assert before[-2].startswith("deploy ")
    assert before[-1] == "end"
    _, text = typed(f"play --resume {file} --lang en", "undo", "end")
    refused, asked = text.partition("You can't undo: ")[2].splitlines()[:2]
    assert refused.startswith("since your last decision, everybody has learned something new")
    assert asked.startswith("Your move")
    after = [step.text for step in read(file.read_text()).steps]
    assert after[: len(before) + 1] == [*before, "end"]


def test_undo_goes_back_until_cards_are_dealt(typed: Typed) -> None:
    _, text = typed(PLAY, "1", "1", "undo", "undo", "undo")
    assert "Back to decision 8." in text
    assert "Back to decision 4." in text
    assert text.count("You have no decision to undo.") == 1
    _, text = typed(PLAY, "1", "1", "1", "undo")
    assert "everybody has learned something new (the cards of a new common area). [KS-4.2]" in text


def test_a_game_that_was_left_goes_on_exactly_where_it_was(typed: Typed, tmp_path: Path) -> None:
    whole, left = tmp_path / "whole.madoi", tmp_path / "left.madoi"
    typed(f"{PLAY} --save {whole}", *["1"] * 12)
    _, text = typed(f"{PLAY} --save {left}", "1", "1", "1", "1", "1")
    assert f"madoi play --resume {left}" in text
    typed(f"play --resume {left} --lang en", "1", "1", "1")
    status, text = typed(f"play --resume {left} --lang ja", *["1"] * 4)
    assert status == 0
    assert left.read_text() == whole.read_text()


def test_a_resumed_game_keeps_its_own_options(typed: Typed, tmp_path: Path) -> None:
    left = tmp_path / "left.madoi"
    typed(f"{PLAY} --save {left}", "1")
    for extra in ("--seed 8", "--seats me,greedy", "--easier"):
        status, text = typed(f"play --resume {left} {extra} --lang en")
        assert status == 2
        assert "keeps its seats, seed and options" in text


def test_a_finished_game_is_not_resumed(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "over.madoi"
    typed(f"{PLAY} --save {file}", *["1"] * 12)
    status, text = typed(f"play --resume {file} --lang en")
    assert status == 2
    assert f"madoi replay {file}" in text


def test_nothing_is_lost_when_nobody_named_a_file(typed: Typed, tmp_path: Path) -> None:
    typed(PLAY, "1", "1")
    kept = list((tmp_path / "state" / "madoi").glob("kasane-*.madoi"))
    assert len(kept) == 1
    assert verify(find("kasane"), read(kept[0].read_text())).decisions >= 8


def test_save_names_another_file(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "with space.madoi"
    _, text = typed(PLAY, f"save {file}", "1", "quit")
    assert f"saved in {file}" in text
    assert f"--resume '{file}'" in text  # can be pasted as it stands
    assert len(read(file.read_text()).steps) >= 4


def test_people_at_one_keyboard_do_not_see_each_others_hands(typed: Typed) -> None:
    _, text = typed("play kasane --seats Aki=me,Yui=me --seed 3 --lang en", "", "1", "", "1", "", "1")
    assert "Aki, it is your turn. Press Enter" in text or "Yui, it is your turn. Press Enter" in text


def test_a_hand_is_on_the_screen_of_its_owner_only(typed: Typed, tmp_path: Path) -> None:
    """Who takes 5 and 7 sees them; the other sees a number."""
    file = tmp_path / "two.madoi"
    typed(
        f"play kasane --seats Aki=me,Yui=me --seed 3 --lang en --save {file}", "", "1", "", "1", "", "1", ""
    )
    session = verify(find("kasane"), read(file.read_text()))
    view = session.state.view(EVERYTHING)
    assert isinstance(view, KasaneView)
    hands = view.hands
    assert all(hands)
    for seat in (1, 2):
        _, text = typed(f"replay {file} --viewer {seat} --lang en", "end")
        shown = text.rpartition("Hand (front on the right):")[2]
        assert [int(sign) for sign in shown.partition("◀")[0] if sign.isdecimal()] == hands[seat - 1]
        other = "".join(f"▏{card} " for card in hands[2 - seat])
        assert f"hand {other}" not in text.rpartition("Decision 3")[2]


def test_a_game_that_cannot_be_kept_where_it_should_is_kept_elsewhere(typed: Typed, tmp_path: Path) -> None:
    _, text = typed(f"{PLAY} --save /dev/null/x", "1")
    assert "Can't write" in text
    assert len(list((tmp_path / "state" / "madoi").glob("*.madoi"))) == 1
    assert "/dev/null/x" not in text.rpartition("--resume")[2]


def test_options_reach_the_game(typed: Typed, tmp_path: Path) -> None:
    table = tmp_path / "own.toml"
    table.write_text('[juu]\n2 = { points = [9], points_from = "book" }\n')
    file = tmp_path / "o.madoi"
    typed(f"play kasane --seats me,greedy,greedy --harder --open-hands --yaku {table} --save {file}", "1")
    options = read(file.read_text()).options
    assert options == {"harder": "yes", "easier": "no", "open-hands": "yes", "yaku": "juu 2=9bb"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play kasane --seats me", "1 seat was given, but this game is for 2, 3, 4 players."),
        ("play kasane --seats me,greedy*9", "10 seats were given"),
        ("play kasane --seats me,clever", '"clever" isn\'t a seat'),
        ("play kasane --seats me,greedy*0", "the number of seats must be from 1 to 9"),
        ("play kasane --seats me,=greedy", '"=greedy" isn\'t a seat'),
        ("play kasane --harder", "The harder game is for three players, not 4. [KS-6.1]"),
        ("play chess", 'There is no game "chess". Available: kasane, yurikure, lily.'),
        ("play --resume nowhere.madoi", "There is no file nowhere.madoi."),
        ("play --yaku nowhere.toml", "There is no file nowhere.toml."),
        ("replay nowhere.madoi", "There is no file nowhere.madoi."),
        ("play --seed " + "x" * 65, "can't be a seed"),
        (f"play --seats {'x' * 41}=me,greedy", "can't be a name"),
    ],
)
def test_bad_words_get_one_clear_sentence(typed: Typed, words: str, told: str) -> None:
    status, text = typed(f"{words} --lang en")
    assert status == 2
    assert told in text
    assert len(text.strip().splitlines()) == 1


def test_a_wrong_table_is_refused_with_file_yaku_cell_and_reason(typed: Typed, tmp_path: Path) -> None:
    table = tmp_path / "own.toml"
    table.write_text("[juu]\n2 = { points = [2, -2] }\n")
    status, text = typed(f"play --yaku {table} --lang en")
    assert status == 2
    assert f"{table}: juu, cell 2: -2 isn't a number of points" in text
    assert "[KS-3.10]" in text


def test_unknown_words_say_where_help_is(capsys: pytest.CaptureFixture[str], typed: Typed) -> None:
    with pytest.raises(SystemExit) as left:
        typed("play kasane --sets me")
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert "--sets" in error
    assert "--help" in error
    assert len(error.strip().splitlines()) == 1


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.madoi"
    command = [sys.executable, "-m", "madoi", *PLAY.split(), "--save", str(file)]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while not file.exists() or len(read(file.read_text()).steps) < 7:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    text, _ = process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in text
    assert f"madoi play --resume {file}" in text
    assert verify(find("kasane"), read(file.read_text())).decisions == 7


def test_simulate_prints_a_report_and_writes_files(typed: Typed, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = f"simulate kasane --seats greedy,random --games 6 --jobs 1 --out {out} --lang en"
    status, text = typed(command)
    assert status == 0
    assert "95%" in text
    assert (out / "wins.csv").exists()
    assert "<svg" in (out / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--seats me,greedy", "People can't be simulated"),
        ("--games 0", "0"),
        ("--jobs 0", "0"),
        ("--seats greedy*7", "7 seats were given"),
        ("--out /dev/null/x", "Can't write"),
    ],
)
def test_a_bad_simulation_gets_one_clear_sentence(typed: Typed, words: str, told: str) -> None:
    status, text = typed(f"simulate kasane --lang en {words}")
    assert status == 2
    assert told in text
    assert len(text.strip().splitlines()) == 1
