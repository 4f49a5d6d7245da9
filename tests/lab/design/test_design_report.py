"""What the terminal, the page and the tables show, in three languages."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from madoi.games import NAMES, find
from madoi.lab.design.figure_tables import SHARE, compared, comparisons_of, decisive, figure_tables, widths
from madoi.lab.design.page import study_page
from madoi.lab.design.plan import design_plan
from madoi.lab.design.report import print_study
from madoi.lab.design.study import Study, study
from madoi.lab.design.tables import write_study
from madoi.lab.labels import labels_of
from madoi.lab.simulation import Plan
from madoi.words import LANGUAGES, words
from support.lab.studies import make

CHANGES = {"twelve-points": "5"}


def report(found: Study, language: str, everything: bool = False, width: int = 100) -> str:
    file = StringIO()
    print_study(found, words(language), Console(file=file, width=width), everything)
    return file.getvalue()


def line_with(text: str, *parts: str) -> str:
    found = [line for line in text.splitlines() if all(part in line for part in parts)]
    assert len(found) == 1, found
    return found[0]


# ---- the figures


def test_the_figures_of_known_games() -> None:
    lines = {
        (line.table, line.row, line.measure): line for line in comparisons_of(figure_tables(make(CHANGES)))
    }
    wins = lines["seats", "seat 1", "wins"]
    assert [side.value for side in wins.sides if side is not None] == [0.5, 0.75]
    assert wins.difference is not None
    assert wins.difference.value == 0.25
    # ten games of forty differ, all one way: 0.25 ± 1.96 · sqrt(0.25 · 0.75 / 39)
    assert wins.difference.interval == pytest.approx((0.1141, 0.3859), abs=1e-4)
    assert wins.difference.clear
    points = lines["seats", "seat 3", "points"]
    assert points.difference is not None
    assert points.difference.value == 1.0
    assert not points.difference.interval.known  # a point more in every game: nothing varied
    makers = lines["yaku", "kasane 2", SHARE]
    assert [side.value for side in makers.sides if side is not None] == [0.375, 0.4375]
    assert makers.difference is not None
    assert makers.difference.value == 0.0625
    assert lines["course", "decisions", "mean"].difference is not None
    assert ("yaku", "kasane 2", "won") not in lines  # it is part of the share
    assert figure_tables(make())[2].reference(SHARE) == pytest.approx(1 / 3)


def test_how_many_are_clear() -> None:
    seen, clear = compared(figure_tables(make(CHANGES)))
    assert 0 < clear < seen
    assert compared(figure_tables(make())) == (0, 0)


def test_bars_add_up() -> None:
    found = decisive(make())
    assert found is not None
    assert sum(widths(found, 0, 50)) == 50
    assert decisive(make(deals=9)) is None


# ---- the terminal


def test_one_game() -> None:
    text = report(make(), "en")
    seat = line_with(text, "Seat 1", "50.0%")
    assert "35.2% to 64.8%" in seat
    assert "●" in seat
    assert "┊" in seat
    assert "100.0% (91.2% to 100.0%)" in line_with(text, "Juu (ten), 2 cards", "●")
    assert "wins of one greedy against 2 random (if equal: 33.3%)" in text
    assert "40 games" in text
    assert "easier=yes" in text


def test_two_games_show_what_is_clear() -> None:
    text = report(make(CHANGES), "en")
    assert "points for all twelve layers (twelve-points) [KS-5.2]: 2 → 5" in text
    assert line_with(text, "Seat 1: wins").split("  ")[-1].strip() == "●"
    assert "+25.0 (+11.4 to +38.6)" in line_with(text, "Seat 1: wins")
    assert "+1.00" in line_with(text, "Seat 3: points")
    assert "Kasane, 2 cards: win share" in text
    assert "Juu" not in text  # it is the same on both sides
    assert "Juu" in report(make(CHANGES), "en", everything=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    for found in (make(), make(CHANGES), make(games=0), make(games=1), make(deals=0), make(CHANGES, 1)):
        for text in (report(found, language, True), study_page(found, words(language))):
            assert "lab-" not in re.sub(r"docs/lab\.md|report-lab", "", text)
        assert all(len(line) <= 100 for line in report(found, language).splitlines())


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "PARTIAL"), ("ja", "途中結果"), ("zh-Hant", "部分結果")]
)
def test_partial_is_said_before_and_after(language: str, mark: str) -> None:
    assert report(make(planned=500), language).count(mark) == 2
    assert study_page(make(planned=500), words(language)).count(mark) == 1
    assert mark not in report(make(), language)


# ---- the page


class Reader(HTMLParser):
    """What a browser, and somebody who cannot see, would make of it."""

    EMPTY = ("meta", "line", "rect", "circle", "path", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_loads_nothing(language: str) -> None:
    for found in (make(), make(CHANGES), make(games=0, deals=0)):
        text = study_page(found, words(language))
        reader = Reader()
        reader.feed(text)
        reader.close()
        assert reader.open == []
        assert ("html", {"lang": language}) in reader.tags
        names = [tag for tag, _ in reader.tags]
        assert not {"link", "img", "iframe"} & set(names)
        assert [facts for tag, facts in reader.tags if tag == "script"] == [{}]  # one, of its own
        assert not re.search(r"https?:|url\(|@import", text)
        assert all(facts.get("aria-hidden") == "true" for tag, facts in reader.tags if tag == "svg")
        assert all("scope" in facts for tag, facts in reader.tags if tag == "th")
        assert names.count("caption") == names.count("table")
        places = {facts["id"] for _, facts in reader.tags if "id" in facts}
        assert {f"#{place}" for place in places} == {f["href"] for tag, f in reader.tags if tag == "a"}
        assert "prefers-color-scheme: dark" in text


def test_names_are_text_and_never_markup() -> None:
    text = study_page(make(), words("en"))
    assert "&lt;b&gt;&amp;" in text
    assert "<b>" not in text


# ---- the tables


def test_the_tables_say_what_the_figures_are(tmp_path: Path) -> None:
    found = make(CHANGES)
    written = write_study(found, words("en"), tmp_path)
    assert sorted(written) == sorted(tmp_path.iterdir())
    with (tmp_path / "figures.csv").open(encoding="utf-8", newline="") as file:
        lines = {(line["table"], line["row"], line["measure"]): line for line in csv.DictReader(file)}
    decided = decisive(found)
    assert decided is not None
    expected = list(comparisons_of([*figure_tables(found), decided]))
    assert len(lines) == len(expected)
    for line in expected:
        cells = lines[line.table, line.row, line.measure]
        for kind, figure in zip(("", "changed-", "difference-"), (*line.sides, line.difference), strict=True):
            if figure is None:
                assert cells[f"{kind}value"] == ""
            else:
                assert float(cells[f"{kind}value"]) == figure.value
                assert (cells[f"{kind}low"] == "") == (not figure.interval.known)
    with (tmp_path / "run.csv").open(encoding="utf-8", newline="") as file:
        about = {line["what"]: line["value"] for line in csv.DictReader(file)}
    assert (about["games"], about["deals"], about["partial"]) == ("40", "12", "no")
    assert about["changed-option-twelve-points"] == "5"
    assert "option-twelve-points" not in about


@pytest.mark.parametrize("name", NAMES)
def test_all_statistics_of_a_game_have_a_name(name: str) -> None:
    options = {"orientations": "standard"} if name == "yurikure" else {}
    game = find(name)
    base = Plan(name, options, ("greedy",) * game.seat_counts[0], 1, "s")
    found = figure_tables(study(design_plan(base, {}, "greedy", "random", 0)))
    for language in ("ja", "zh-Hant"):  # where a key that nobody has named is seen by its letters
        labels = labels_of(base, words(language))
        told = [labels.parameter(number.name) for number in game.parameters]
        for figures in found:
            told.append(labels.table(figures.name))
            told += [labels.measure(figures.name, measure) for measure in figures.measures]
            told += [labels.row(figures.name, row) for row in figures.rows]
        assert [text for text in told if text.isascii() and not text.lstrip("+").isdecimal()] == []


# ---- the documentation


PAGE = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    for large, small in (("games=2000", "games=2"), ("deals=100", "deals=1"), ("jobs=2", "jobs=1")):
        assert large in example
        example = example.replace(large, small)
    monkeypatch.chdir(tmp_path)
    exec(example, {"__name__": "__main__"})
    assert "Colors of Kasane" in capsys.readouterr().out
    named = set(re.findall(r"(?m)^\| `([a-z-]+\.[a-z]+)`", PAGE))
    assert named == {path.name for path in (tmp_path / "results").iterdir()}


def test_the_page_lists_the_rule_parameters() -> None:
    listed = re.findall(
        r"(?m)^\| (\w+) \| `([\w-]+)`: .*? \| ([A-Z]+-[\d.]+) \| .* \| (\d+) \| (\d+) \|$", PAGE
    )
    known = [
        (name, number.name, number.rule, str(number.least), str(number.most))
        for name in NAMES
        for number in find(name).parameters
    ]
    assert listed == known
