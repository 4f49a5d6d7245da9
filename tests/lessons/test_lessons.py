"""Lessons: those that come with the program hold, and every fault of somebody's own is said with its place."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from madoi.cli import main
from madoi.core.chance import Seeded
from madoi.core.record import Player
from madoi.core.session import Session, start
from madoi.games import NAMES as GAMES
from madoi.games import find
from madoi.lessons import FORMER_NAMES, NAMES, lesson_in, shipped_lesson
from madoi.lessons.check import read_lesson
from madoi.lessons.lesson import BadLesson, Lesson
from madoi.lessons.outline import outline
from madoi.server.runtime.lesson_catalogue import LessonCatalogue
from madoi.server.table.projection.lessons import lesson_content
from madoi.words import LANGUAGES, words


@cache
def read_package_data(name: str) -> Lesson:
    return shipped_lesson(name)


LILY = ["lily-fight", "lily-couple", "lily-counter"]
YURIKURE = ["yurikure-sheet", "yurikure-couple", "yurikure-kiss"]
SHORT = [*LILY, *YURIKURE]
"""Lessons about a part of a game: up to eight decisions, none of them made for the learner."""


def test_every_game_has_a_lesson() -> None:
    assert {read_package_data(name).session.game.name for name in NAMES} == set(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_asks_tells_and_lets_try_the_wrong_thing(name: str) -> None:
    lesson = read_package_data(name)
    steps = lesson.script.steps
    asked = [step for step in steps if step.decision]
    least, most = (6, 8) if name in LILY else (4, 8) if name in YURIKURE else (8, 25)
    assert least <= len(asked) <= most
    assert len(steps) <= 40
    if name in SHORT:
        assert not any(step.skips for step in steps)
    offered = [wrong for step in asked for wrong in step.wrong if wrong.offer]
    assert any(wrong.allowed for wrong in offered)
    assert any(not wrong.allowed for wrong in offered)
    assert sum(bool(step.why) for step in steps) * 2 >= len(steps)  # what it matters for, mostly
    over = lesson.session.state_at(steps[-1].after).outcome() is not None
    assert over == (name in ("kasane-first", "yurikure-kiss"))


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_travels_with_the_lesson(name: str) -> None:
    lesson = read_package_data(name)
    told = lesson_content(lesson)
    session, seat = lesson.session, lesson.script.seat
    vocabulary = session.game.vocabulary(session.settings)
    printed = told.retold.reference.get("cards", {})
    for step in [one for one in told.steps if one.decision][::4]:
        state = session.state_at(step.after)
        seen = json.dumps(state.view(seat).data())
        for action in vocabulary:
            refusal = state.why_not(seat, action)
            away = any(word in printed and f'"{word}"' not in seen for word in action.text.split())
            if refusal is None or away:
                continue
            parts = action.text.split()
            keys = [action.text, *(" ".join([*parts[:size], "*"]) for size in range(len(parts) - 1, -1, -1))]
            place = next(step.refused[key] for key in keys if key in step.refused)
            assert (told.reasons[place].code, told.reasons[place].rule) == (refusal.code, refusal.rule)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_shows_what_its_seat_saw_and_no_more(name: str) -> None:
    lesson = read_package_data(name)
    told = lesson_content(lesson)
    assert told.retold.viewer == lesson.script.seat
    numbers = [moment.decisions for moment in told.retold.moments]
    assert (numbers[0], numbers[-1]) == (lesson.script.begins, lesson.script.ends)
    assert told.retold.moments[0].news.what == "began"
    before = [moment for moment in told.retold.moments if moment.decisions < lesson.session.decisions]
    assert all(
        change.path != ["open"] or change.value is None for moment in before for change in moment.changes
    )


def test_a_link_to_a_replaced_lesson_opens_its_successor_and_each_names_the_next() -> None:
    catalogue = LessonCatalogue()
    for former, name in FORMER_NAMES.items():
        assert catalogue.encoded_lesson(former) == catalogue.encoded_lesson(name)
    following = {name: json.loads(catalogue.encoded_lesson(name))["next_lesson"] for name in SHORT}
    for names in (LILY, YURIKURE):
        assert [following[name] for name in names] == [*names[1:], ""]


def test_furniture_is_hidden_until_a_step_shows_it() -> None:
    told = lesson_content(read_package_data("lily-fight"))
    hand = ["hand" in step.hidden for step in told.steps]
    assert hand == [True, True, *[False] * (len(told.steps) - 2)]
    assert told.steps[-1].hidden == []


def test_what_is_listed_needs_no_game_to_be_played() -> None:
    listed = LessonCatalogue().list_lessons().lessons
    assert [one.id for one in listed] == NAMES
    assert [one.steps for one in listed] == [len(read_package_data(name).script.steps) for name in NAMES]


@pytest.mark.parametrize("name", LILY)
def test_the_sums_of_a_battle_are_told_as_they_are(name: str) -> None:
    lesson = read_package_data(name)
    for step in lesson.script.steps:
        view: Any = lesson.session.state_at(step.after).view(lesson.script.seat).data()
        if step.decision and view["choice"]["kind"] in ("critical", "block"):
            sums = {str(one) for one in (view["battle"]["attack"], *view["battle"]["defence"])}
            assert set(re.findall(r"= (\d+)", step.text["en"])) <= sums, step.title["en"]
            for language in LANGUAGES:
                assert sums <= set(re.findall(r"\d+", step.text[language])), (step.title["en"], language)


@cache
def played() -> Session:
    """A game of Kasane for two, seat 1 first or second, as the deal wants it."""
    game = find("kasane")
    session = start(game, {}, [Player("Aki"), Player("greedy", "greedy")], "lessons")
    chance = Seeded("lessons/choices")
    while seats := session.state.to_move():
        legal = session.state.legal(seats[0])
        session.play(seats[0], legal[chance.below(len(legal), "test")])
    return session


def mine(number: int = 0) -> int:
    """The number of a decision of seat 1."""
    return [place for place, seat in enumerate(played().deciders(), 1) if seat == 0][number]


def said(fields: str) -> str:
    return "\n".join(f"[step.{language}]\n{fields}" for language in LANGUAGES)


STEP = said('title = "T"\ntext = "X"')
TOP = "seat = 1\nminutes = 10\n" + "\n".join(f'[{one}]\ntitle = "T"\nabout = "A"' for one in LANGUAGES)
PLAYER = "[[player]]\nseat = 2\n" + "\n".join(f'{one} = "Mio"' for one in LANGUAGES)
END = "[end]\nplayed-for-you = true\n" + "\n".join(
    f'[end.{one}]\ntitle = "T"\ntext = "X"\nlearnt = ["L"]' for one in LANGUAGES
)


def script(*steps: str, top: str = TOP, player: str = PLAYER, end: str = END) -> str:
    return "\n".join([top, player, *steps, end])


def faults(text: str, record: str = "") -> list[str]:
    with pytest.raises(BadLesson) as bad:
        read_lesson("mine", text, record or played().record.text())
    return [words("en").refusal(fault) for fault in bad.value.faults]


def test_a_small_lesson_is_read() -> None:
    text = script(f"[[step]]\nafter = 0\n{STEP}")
    lesson = read_lesson("mine", text, played().record.text())
    assert [step.after for step in lesson.script.steps] == [0, played().decisions]


FAULTS = [
    (script("[[step]\n"), "isn't TOML"),
    (script(top=TOP.replace("seat = 1", "seat = 3")), "the game has 2"),
    (script(top=TOP.replace("minutes = 10", "minutes = 0")), "“minutes” must be a number from 1 to 60"),
    (script(top=TOP.replace("minutes", "minute")), "“minute” is unknown here"),
    (script(player=""), "write one [[player]] for each of the other seats"),
    (script(end=""), "at the top: “end” is missing"),
    (script(end=END.replace('learnt = ["L"]', 'learnt = ["L", "M"]', 1)), "the same number of lines"),
    (script(end=END.replace("played-for-you = true", "")), "the learner has decisions without a step"),
    (script(f"[[step]]\n{STEP}"), "either “decision” or “after”"),
    (script(f"[[step]]\nafter = 0\n{STEP}".replace('title = "T"', "", 1)), "“title” is missing in ja"),
    (script(f"[[step]]\nafter = 0\n{STEP}".replace('"X"', f'"{"x" * 500}"', 1)), "has 500 characters"),
    (script(f"[[step]]\nafter = 0\npoint = 7\n{STEP}"), "“point” has the wrong type"),
    (script(f"[[step]]\nafter = 0\npoint = 'roof'\n{STEP}"), "the board has no part “roof”"),
    (script(f"[[step]]\nafter = 0\nshows = 'dock'\n{STEP}"), "the board has no part “dock”"),
    (script(top="begins = 9\nends = 9\n" + TOP), "“ends” must be a number from 10"),
    (script(top="ends = 999\n" + TOP), "the record has only 24 decisions"),
    (script(f"[[step]]\nafter = 1\n{STEP}", top="begins = 2\n" + TOP), "steps must follow the game"),
    (script(top='record-of = "../x"\n' + TOP), "“record-of” has the wrong type"),
    (script(f"[[step]]\nafter = 0\nrules = ['KS-9.9']\n{STEP}"), "KS-9.9 isn't a rule of kasane"),
    (script(f"[[step]]\nafter = 0\nfine = ['take 1']\n{STEP}"), "“fine” is unknown here"),
    (script(f"[[step]]\nafter = 999\n{STEP}"), "the record has only 24 decisions"),
    (script(f"[[step]]\nafter = 0\nplayed-for-you = true\n{STEP}"), "has no decision before this step"),
]


@pytest.mark.parametrize(("text", "expected"), FAULTS, ids=[expected for _, expected in FAULTS])
def test_a_fault_is_said_with_its_place(text: str, expected: str) -> None:
    assert any(expected in fault for fault in faults(text)), faults(text)


def wrong(action: str, allowed: str) -> str:
    texts = "\n".join(f'{one} = {{ says = "S" }}' for one in LANGUAGES)
    return f'[[step.wrong]]\naction = "{action}"\nallowed = {allowed}\n{texts}'


def asked(more: str = "", number: int = 0) -> str:
    return script(
        f"[[step]]\ndecision = {mine(number)}\n{'' if number == 0 else 'played-for-you = true'}\n{STEP}\n{more}"
    )


def test_what_is_said_of_choices_is_held_against_the_rules() -> None:
    state = played().state_at(mine() - 1)
    expected = [step.text for step in played().record.steps][mine() - 1]
    other = next(action.text for action in state.legal(0) if action.text != expected)
    read_lesson(
        "mine", asked(wrong(other, "true") + "\n" + wrong("take 1 yugiri 6", "false")), played().record.text()
    )
    assert "is marked as not allowed, but it is" in faults(asked(wrong(other, "false")))[0]
    assert "is marked as allowed, but" in faults(asked(wrong("take 1 yugiri 6", "true")))[0]
    assert "can't read" in faults(asked(wrong("eat 1", "false")))[0]
    assert "is written" in faults(asked(wrong("TAKE 1 yugiri 6", "false")))[0]
    assert "is the recorded decision" in faults(asked(wrong(expected, "true")))[0]


def test_decisions_are_the_learners_and_in_order() -> None:
    theirs = next(place for place, seat in enumerate(played().deciders(), 1) if seat == 1)
    text = script(f"[[step]]\ndecision = {theirs}\nplayed-for-you = {str(theirs > mine()).lower()}\n{STEP}")
    assert "was made by seat 2" in faults(text)[0]
    late = f"[[step]]\ndecision = {mine(3)}\nplayed-for-you = true\n{STEP}"
    early = f"[[step]]\ndecision = {mine(0)}\n{STEP}"
    assert "steps must follow the game" in faults(script(late, early))[0]


def test_a_record_must_hold_and_be_finished() -> None:
    record = played().record.text()
    assert "The record is not valid" in faults(script(), record.replace("seed lessons", "seed other"))[0]
    assert "The record is not valid" in faults(script(), "nonsense")[0]
    cut = played().record.text().split("\n")
    half = "\n".join([*cut[: len(cut) // 2], "seed lessons", "end", ""])
    assert "stops before the game is over" in faults(script(), half)[0]


def test_every_fault_is_said_at_once() -> None:
    text = script(
        "[[step]]\nafter = 0\ncolour = 1", f"[[step]]\nafter = 0\npoint = [1]\n{STEP}", top="seat = 1"
    )
    assert len(faults(text)) > 8


def test_the_commands_of_a_writer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An outline is a lesson but for its words; checking says what is missing, and then that all is right."""
    folder = tmp_path / "tea"
    folder.mkdir()
    (folder / "game.madoi").write_text(played().record.text())
    assert main(["lesson", "outline", str(folder / "game.madoi"), "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text == outline(played(), 0, words("en"))
    assert text.count("decision = ") == 12
    (folder / "lesson.toml").write_text(text, encoding="utf-8")
    assert main(["lesson", "check", str(folder), "--lang", "en"]) == 1
    assert "“title” is missing in ja" in capsys.readouterr().out
    filled = text.replace('= ""', '= "x"').replace('[""]', '["x"]')
    (folder / "lesson.toml").write_text(filled, encoding="utf-8")
    assert main(["lesson", "check", str(folder), "--lang", "en"]) == 0
    assert "13 steps, no faults" in capsys.readouterr().out
    assert [one.id for one in LessonCatalogue(str(tmp_path)).list_lessons().lessons] == [*NAMES, "tea"]
    assert lesson_in(folder).id == "tea"
    (folder / "game.madoi").unlink()
    assert main(["lesson", "check", str(folder), "--lang", "en"]) == 1
    assert "there is no game.madoi" in capsys.readouterr().out
