"""The pages of docs/findings are what the generator makes of the stored figures, and the figures are sound."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bench.findings.__main__ import PAGES, Page
from bench.findings.measure import FIGURES_OF_A_PAGE, Figure, difference, mean, ratio, share
from bench.findings.pages import FOLDER, data_path, draw
from bench.findings.runs import Interrupted, Runs, RunSpec
from bench.findings.statements import stored
from madoi.lab.game_rows import GameRow
from madoi.lab.intervals import share_interval
from madoi.lab.simulation import Plan

SPEC = RunSpec("tiny", "kasane", ("random", "random"), 3)


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.game)
def test_no_page_was_edited_by_hand(page: Page) -> None:
    """Change a statement in bench/findings and run ``run.py findings --pages``."""
    wanted = page.files()
    for path, text in wanted.items():
        assert path.read_text(encoding="utf-8") == text, path.name
    plots = {path for path in wanted if path.suffix == ".svg"}
    assert set((FOLDER / "images").glob(f"{page.game}-*.svg")) == plots


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.game)
def test_every_statement_has_figure_range_plot_and_command(page: Page) -> None:
    data = json.loads(data_path(page.game).read_text(encoding="utf-8"))
    assert list(data["statements"]) == [one.name for one in page.statements]
    assert len(page.statements) >= 10
    text = (FOLDER / f"{page.game}.md").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        assert re.search(r"\(-?[\d.+%]+ to [\d.+%-]+\)", part), part.splitlines()[0]
        assert part.count("![") == 1
        assert f"python3 run.py simulate {page.game} " in part
    assert _figures(data) <= FIGURES_OF_A_PAGE  # for so many the ranges hold together
    for name, one in data["statements"].items():
        found = stored(one)
        for figure in [*found.figures.values(), *(bar.figure for bar in found.bars)]:
            assert figure.low <= figure.value <= figure.high, name
        assert found.games >= 100


def _figures(data: dict[str, Any]) -> int:
    return sum(len(one["figures"]) + len(one["bars"]) for one in data["statements"].values())


def test_the_pages_can_be_found() -> None:
    start = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    assert "(findings/README.md)" in start
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\((\w+)\.md\)", index) == list(PAGES)


def test_a_plot_is_one_file_with_a_labelled_scale() -> None:
    text = draw(
        stored(json.loads(data_path("kasane").read_text(encoding="utf-8"))["statements"]["order-4-greedy"])
    )
    assert text.count("<circle") == 4
    assert "25%" in text
    assert "prefers-color-scheme:dark" in text
    assert not re.search(r"href|url\(|<script", text)


# ---- figures


def row(number: int, share_of_first: float, **statistics: float) -> GameRow:
    shares = (share_of_first, 1 - share_of_first)
    return GameRow(number, ("a", "b"), shares, (1.0, 0.0), 1, 5, (), dict(statistics))


def test_ranges_hold_together() -> None:
    found = share([1.0] * 60 + [0.0] * 40)
    low, high = share_interval(0.6, 100)
    assert found.value == 0.6
    assert found.low < low < high < found.high
    many = mean([1.0, 2.0, 3.0] * 30)
    assert many.value == 2
    assert many.low < 2 < many.high
    assert difference(Figure(1, 0.7, 1.3), Figure(3, 2.6, 3.4)) == pytest.approx((2, 1.5, 2.5))


def test_a_ratio_counts_games_and_not_what_happens_in_one() -> None:
    """Ten things that happen together in each of forty games are forty tries, not four hundred."""
    rows = [row(number, 1.0, done=10.0, won=10.0 * (number % 2)) for number in range(40)]
    found = ratio(rows, lambda one: one.statistics["won"], lambda one: one.statistics["done"])
    assert found.value == 0.5
    one_each = share([float(number % 2) for number in range(40)])
    assert found.high - found.low > 0.9 * (one_each.high - one_each.low)


# ---- runs


def test_a_run_is_kept_and_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Runs(1, folder=tmp_path).rows(RunSpec("tiny", "kasane", ("random", "random"), 2))
    again = Runs(1, folder=tmp_path).rows(SPEC)
    assert list(again[:2]) == list(first)
    assert [one.number for one in again] == [0, 1, 2]
    other = Runs(1, folder=tmp_path).rows(
        RunSpec("tiny", "kasane", ("random", "random"), 1, {"easier": "yes"})
    )
    assert len(other) == 1  # another run of this name begins again


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bench.findings import runs

    play = runs.simulate  # type: ignore[attr-defined]

    def stopped(plan: Plan, *given: object, **more: object) -> object:
        results = play(Plan(plan.game, plan.options, plan.bots, 1, plan.seed), keep=more["keep"])  # type: ignore[arg-type]
        results.plan = plan
        return results

    monkeypatch.setattr(runs, "simulate", stopped)
    with pytest.raises(Interrupted):
        Runs(1, folder=tmp_path).rows(SPEC)
    monkeypatch.undo()
    assert len(Runs(1, folder=tmp_path).rows(SPEC)) == 3


def test_a_command_repeats_the_run() -> None:
    from madoi.cli import main

    assert SPEC.command.startswith(
        "python3 run.py simulate kasane --seats 'random*2' --games 3 --seed findings"
    )
    with pytest.raises(SystemExit):
        main([*SPEC.command.removeprefix("python3 run.py ").replace("'", "").split(), "--no-such-option"])
