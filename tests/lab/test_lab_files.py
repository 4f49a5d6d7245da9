"""CSV files that say what the tallies say, and a page."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.refusal import BadOption
from madoi.lab.files import prepare, write_files
from madoi.lab.simulation import Plan, Results, simulate
from madoi.words import LANGUAGES, words

Make = Callable[..., Results]


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(Plan("kasane", {}, ("greedy", "random", "random"), 20, "spring", rotate=True))


@pytest.fixture(scope="module")
def folder(results: Results, tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("lab") / "new" / "out"
    written = write_files(results, words("en"), directory)
    assert sorted(written) == sorted(directory.iterdir())
    return directory


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_there_is_a_file_for_everything(folder: Path) -> None:
    own = ["cards", "colours", "order", "robe", "robes", "yaku"]
    stems = ["bots", "length", "points", *(f"survey-{table}" for table in own), "wins"]
    assert [path.name for path in folder.iterdir() if path.suffix != ".csv"] == ["report.html"]
    assert sorted(path.stem for path in folder.glob("*.csv")) == sorted(
        [*stems[:1], "length-counts", "points", "points-counts", "run", *stems[3:]]
    )


def test_wins_are_those_of_the_tally(folder: Path, results: Results) -> None:
    lines = table(folder / "wins.csv")
    assert [line["seat"] for line in lines] == ["1", "2", "3"]
    for line, sums in zip(lines, results.tally.shares, strict=True):
        low, high = sums.share_interval()
        assert (line["bot"], line["games"]) == ("any", "20")
        assert float(line["wins"]) == float(sums.total)
        assert [float(line[name]) for name in ("share", "low", "high")] == [sums.mean, low, high]
    assert sum(float(line["wins"]) for line in lines) == pytest.approx(20)
    by_bot = {line["bot"]: line for line in table(folder / "bots.csv")}
    assert by_bot["random"]["seats"] == "2"
    assert float(by_bot["greedy"]["share"]) == results.tally.bot_shares["greedy"].mean
    assert float(by_bot["random"]["points"]) == results.tally.bot_points["random"].mean


def test_points_are_those_of_the_tally(folder: Path, results: Results) -> None:
    for seat, line in enumerate(table(folder / "points.csv")):
        sums = results.tally.points[seat].sums()
        assert [float(line[name]) for name in ("mean", "sd", "least", "most", "total")] == [
            sums.mean,
            sums.deviation,
            sums.least,
            sums.most,
            float(sums.total),
        ]
        assert float(line["p50"]) == results.tally.points[seat].percentile(50)
    counts = table(folder / "points-counts.csv")
    for seat, histogram in enumerate(results.tally.points):
        mine = {float(each["points"]): int(each["games"]) for each in counts if each["seat"] == str(seat + 1)}
        assert mine == histogram.counts
    lengths = {float(each["decisions"]): int(each["games"]) for each in table(folder / "length-counts.csv")}
    assert lengths == results.tally.decisions.counts


def test_statistics_are_those_of_the_tally(folder: Path, results: Results) -> None:
    found = {
        f"{path.stem.removeprefix('survey-')}/{line['row']}/{line['measure']}": line
        for path in folder.glob("survey-*.csv")
        for line in table(path)
    }
    assert sorted(found) == sorted(results.tally.statistics)
    for key, sums in results.tally.statistics.items():
        line = found[key]
        assert int(line["games"]) == sums.count
        assert float(line["total"]) == float(sums.total)
        assert [float(line[name]) for name in ("mean", "sd", "least", "most")] == [
            sums.mean,
            sums.deviation,
            sums.least,
            sums.most,
        ]


def test_what_was_played_is_told(folder: Path, results: Results) -> None:
    told = {line["what"]: line["value"] for line in table(folder / "run.csv")}
    assert told["bots"] == "greedy,random,random"
    assert (told["seed"], told["rotate"], told["partial"]) == ("spring", "yes", "no")
    again = Plan(
        told["game"],
        {name.removeprefix("option-"): told[name] for name in told if name.startswith("option-")},
        tuple(told["bots"].split(",")),
        int(told["games"]),
        told["seed"],
        told["rotate"] == "yes",
    )
    assert again == results.plan


def test_partial_results_by_hand(tmp_path: Path, some_results: Make) -> None:
    write_files(some_results(planned=7), words("ja"), tmp_path)
    told = {line["what"]: line["value"] for line in table(tmp_path / "run.csv")}
    assert (told["partial"], told["games"], told["games-planned"]) == ("yes", "4", "7")
    assert (told["shared-wins"], told["undecided"]) == ("1", "1")
    lines = {(line["row"], line["measure"]): line for line in table(tmp_path / "survey-yaku.csv")}
    never_varied, varied = lines["unheard-of", "made"], lines["juu 2", "made"]
    assert (never_varied["mean"], never_varied["low"], never_varied["high"]) == ("1", "", "")
    assert (varied["total"], varied["mean"], varied["low"][:4]) == ("6", "1.5", "0.23")
    wins = table(tmp_path / "wins.csv")
    assert [line["bot"] for line in wins] == ["greedy", "random", "random"]
    assert "赤い花" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_no_game_at_all_can_be_written(tmp_path: Path, some_results: Make) -> None:
    assert [path.name for path in write_files(some_results(games=0), words("en"), tmp_path)] == ["run.csv"]


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(BadOption) as refused:
            prepare(place)
        assert refused.value.refusal.code == "file-unwritable"
        for language in LANGUAGES:
            assert "file" in words(language).refusal(refused.value.refusal)


def test_the_example_of_the_page_works_even_with_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    assert "games=3000" in example
    assert "jobs=2" in example
    monkeypatch.chdir(tmp_path)
    exec(example.replace("games=3000", "games=1").replace("jobs=2", "jobs=1"), {"__name__": "__main__"})
    assert "Colors of Kasane" in capsys.readouterr().out
    named = set(re.findall(r"(?m)^\| `([a-z-]+\.csv)`", page))
    written = {path.name for path in (tmp_path / "results").glob("*.csv")}
    assert named == {name for name in written if not name.startswith("survey-")}
