"""What the terminal shows, in three languages."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from madoi.lab.labels import Labels
from madoi.lab.report import print_report, progress_bar
from madoi.lab.simulation import Results, simulate
from madoi.words import LANGUAGES, words

Make = Callable[..., Results]


def report(results: Results, language: str, width: int = 80) -> str:
    file = StringIO()
    print_report(results, words(language), Console(file=file, width=width))
    return file.getvalue()


def line_with(text: str, *parts: str) -> str:
    found = [line for line in text.splitlines() if all(part in line for part in parts)]
    assert len(found) == 1, found
    return found[0]


def test_the_figures_of_known_games(some_results: Make) -> None:
    text = report(some_results(), "en")
    # 2 and a half and a third of four; Wilson of 17/24 in 4
    seat_1 = line_with(text, "Seat 1", "greedy")
    assert seat_1.split() == [
        "Seat",
        "1",
        "greedy",
        "70.8%",
        "27.2–94.0%",
        "5.50",
        "±3.35",
        "3.42",
        "5",
        "1–9",
    ]
    greedy, random = line_with(text, "greedy", "33.3%"), line_with(text, "random", "66.7%")
    assert greedy.split()[:4] == ["greedy", "1", "70.8%", "27.2–94.0%"]
    assert random.split()[:3] == ["random", "2", "29.2%"]
    assert "31.5 (SD 1.3, from 30 to 33)" in line_with(text, "Decisions per game")
    assert "25.0%" in line_with(text, "Shared wins")
    assert "25.0%" in line_with(text, "No winner")
    assert line_with(text, "Juu").split()[-4:] == ["1.50", "±1.27", "3.00", "±2.53"]
    assert line_with(text, "unheard-of").split()[-1] == "1.00"  # no ± where nothing varied
    assert line_with(text, "Seat 1", "75.0%").split() == ["Seat", "1", "75.0%", "±44.9"]
    assert "easier=yes" in text
    assert "yaku=" not in text  # left as it is by itself
    assert "4 games" in text
    assert "2 games per second" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str, some_results: Make) -> None:
    for results in (some_results(9), some_results(rotate=True), some_results(games=1)):
        text = report(results, language)
        assert "lab-" not in text
        assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize(
    ("language", "mark", "seat", "yaku"),
    [
        ("en", "PARTIAL", "Seat 2", "Juu (ten), 2 cards"),
        ("ja", "途中結果", "席2", "拾 2枚"),
        ("zh-Hant", "部分結果", "座位 2", "拾 2 張"),
    ],
)
def test_partial_is_said_before_and_after(
    language: str, mark: str, seat: str, yaku: str, some_results: Make
) -> None:
    text = report(some_results(planned=12345), language)
    assert text.count(mark) == 2
    assert text.index(mark) < text.index(seat) < text.rindex(mark)
    assert text.count("12,345") == 2
    assert yaku in text
    assert mark not in report(some_results(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stopped_before_the_first_game(language: str, some_results: Make) -> None:
    text = report(some_results(games=0), language)
    assert "0" in text
    assert "%" not in text


def test_a_rotating_line_up_has_no_bot_of_a_seat(some_results: Make) -> None:
    text = report(some_results(rotate=True), "en")
    assert "greedy" not in line_with(text, "Seat 1", "–")
    assert "rotated by one seat each game" in text


def test_labels_fall_back_to_the_keys() -> None:
    english = Labels(words("en"), "kasane")
    assert english.table("yaku") == "Yaku"
    assert english.row("yaku", "juu 2") == "Juu (ten), 2 cards"
    assert english.row("colours", "1") == "1 color"
    assert english.row("colours", "3") == "3 colors"
    assert english.row("robe", "seat 2") == english.seat(1) == "Seat 2"
    assert english.measure("robe", "twelve") == "all twelve"
    assert english.measure("colours", "seats") == "players"  # the same word in any table
    unknown = Labels(words("en"), "unknown")
    assert unknown.game() == "unknown"
    assert unknown.table("yaku") == "yaku"
    assert unknown.measure("yaku", "made") == "made"
    assert unknown.row("yaku", "juu 2") == "juu 2"
    assert unknown.row("yaku", "4") == "4"
    assert unknown.row("yaku", "two words") == "two words"
    assert unknown.row("yaku", "seat 3") == "Seat 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_is_for_terminals(language: str, some_results: Make) -> None:
    drawn: dict[bool, str] = {}
    for terminal in (True, False):
        file = StringIO()
        console = Console(file=file, force_terminal=terminal, width=100)
        with progress_bar(console, words(language)) as progress:
            progress(0, 2)
            results = simulate(some_results().plan, progress=progress)
        assert not results.partial
        drawn[terminal] = file.getvalue()
    assert words(language).text("lab-progress-start") in drawn[True]
    assert drawn[False] == ""
