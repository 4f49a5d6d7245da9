"""One row per game: the same bytes on any number of workers, complete, resumable, and readable as Parquet."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest

from madoi import __version__, games, lab
from madoi.core.refusal import BadOption
from madoi.lab.arena.files import write_files as write_arena
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.summary import Summary
from madoi.lab.arena.tournament import play as play_arena
from madoi.lab.design.plan import design_plan
from madoi.lab.design.study import study
from madoi.lab.design.tables import StudyFolder
from madoi.lab.files import RunFolder
from madoi.lab.game_rows import GameRow, GamesTable, column_of, game_cells, read_rows
from madoi.lab.parquet import Column, Kind, ParquetFile
from madoi.lab.simulation import Plan, Results, parse_line_up, simulate
from madoi.words import LANGUAGES, words
from support.lab.parquet_reader import read_parquet

DATA_PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")


def plan(count: int = 12, game: str = "kasane", **options: str) -> Plan:
    return Plan(game, options, ("random",) * 3, count, "spring")


def play(made: Plan, folder: Path, jobs: int = 1, resume: bool = False) -> Results:
    target = RunFolder(made, folder, resume=resume)
    results = simulate(made, jobs, keep=target.keep, before=target.before)
    target.finish(results, words("en"))
    return results


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def told(folder: Path) -> dict[str, str]:
    return {line["what"]: line["value"] for line in table(folder / "run.csv")}


def test_a_row_has_the_whole_game(tmp_path: Path) -> None:
    results = play(plan(), tmp_path)
    lines = table(tmp_path / "games.csv")
    assert [line["number"] for line in lines] == [str(number) for number in range(12)]
    assert [line["seed"] for line in lines][:2] == ["spring/0", "spring/1"]
    assert {line["game"] for line in lines} == {"kasane"}
    assert {(line["madoi"], line["rules"]) for line in lines} == {
        (__version__, str(games.find("kasane").version))
    }
    assert {line["option-easier"] for line in lines} == {"no"}
    assert all(re.fullmatch("sha256:[0-9a-f]{16}", line["option-yaku"]) for line in lines)
    assert {line["bot-3"] for line in lines} == {"random"}
    shares = [sum(float(line[f"share-{seat}"]) for line in lines) for seat in (1, 2, 3)]
    assert shares == pytest.approx([float(sums.total) for sums in results.tally.shares])
    points = {float(line["points-2"]) for line in lines}
    assert points == set(results.tally.points[1].counts)
    for key, sums in results.tally.statistics.items():
        assert sum(float(line[key]) for line in lines) == pytest.approx(float(sums.total)), key


@pytest.mark.parametrize("game", ["kasane", pytest.param("yurikure", marks=pytest.mark.long)])
def test_more_jobs_write_the_same_bytes(game: str, tmp_path: Path) -> None:
    made = Plan(game, {}, ("random",) * 3, 6, "spring")
    play(made, tmp_path / "one")
    play(made, tmp_path / "two", jobs=2)
    for name in ("games.csv", "games.parquet", "run.csv"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name


def test_a_run_that_was_killed_continues(tmp_path: Path) -> None:
    """Also after a last line that was cut in the middle."""
    whole = play(plan(), tmp_path / "whole")
    folder = RunFolder(plan(), tmp_path / "killed")
    simulate(plan(5), keep=folder.keep)
    folder.close()
    path = tmp_path / "killed" / "games.csv"
    assert (told(tmp_path / "killed")["partial"], told(tmp_path / "killed")["games"]) == ("yes", "0")
    os.truncate(path, path.stat().st_size - 3)
    again = RunFolder(plan(), tmp_path / "killed", resume=True)
    assert [row.number for row in again.before] == [0, 1, 2, 3]
    results = simulate(plan(), keep=again.keep, before=again.before)
    again.finish(results, words("en"))
    assert results == whole
    assert results.played == 8
    for name in ("games.csv", "games.parquet", "run.csv"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name


def test_more_games_continue_a_finished_run(tmp_path: Path) -> None:
    play(plan(3), tmp_path)
    assert play(plan(5), tmp_path, resume=True) == simulate(plan(5))
    assert len(table(tmp_path / "games.csv")) == 5


def test_without_resume_a_run_begins_again(tmp_path: Path) -> None:
    play(plan(3), tmp_path)
    again = RunFolder(plan(5), tmp_path)
    again.close()
    assert again.before == []
    assert list(read_rows(tmp_path)) == []


def test_another_run_is_not_continued(tmp_path: Path) -> None:
    play(plan(3), tmp_path)
    before = (tmp_path / "games.csv").read_bytes()
    with pytest.raises(BadOption) as refused:
        RunFolder(plan(3, easier="yes"), tmp_path, resume=True)
    assert refused.value.refusal.code == "lab-resume-other"
    assert refused.value.refusal.facts["what"] == ["option-easier"]
    for language in LANGUAGES:
        assert "option-easier" in words(language).refusal(refused.value.refusal)
    assert (tmp_path / "games.csv").read_bytes() == before


def row(number: int, **statistics: float) -> dict[str, object]:
    found = {name.replace("_", "/"): value for name, value in statistics.items()}
    return dict(
        game_cells(GameRow(number, ("a", "b"), (1.0, 0.0), (3.5, 2.0), 1, 7, (), found), f"s/{number}")
    )


def test_a_late_column_is_empty_before(tmp_path: Path) -> None:
    written = GamesTable(tmp_path)
    written.add([row(0, t_r_m=1.0)])  # type: ignore[list-item]
    written.add([row(1, t_r_m=0.1, t_late_m=2.0), row(2)])  # type: ignore[list-item]
    written.close()
    lines = table(tmp_path / "games.csv")
    assert [line["t/r/m"] for line in lines] == ["1", "0.1", ""]
    assert [line["t/late/m"] for line in lines] == ["", "2", ""]
    assert [found.statistics for found in read_rows(tmp_path)] == [
        {"t/r/m": 1.0},
        {"t/r/m": 0.1, "t/late/m": 2.0},
        {},
    ]


# ---- Parquet


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    play(plan(5, "yurikure", orientations="random"), tmp_path)
    columns, facts = read_parquet(tmp_path / "games.parquet")
    lines = table(tmp_path / "games.csv")
    assert list(columns) == list(lines[0])
    empty = 0
    for name, values in columns.items():
        kind = column_of(name).kind
        for value, line in zip(values, lines, strict=True):
            if line[name] == "" and kind is Kind.NUMBER:
                assert value is None
                empty += 1
            else:
                assert value == {Kind.TEXT: str, Kind.WHOLE: int, Kind.NUMBER: float}[kind](line[name]), name
    assert empty  # not every game has every orientation
    assert facts["partial"] == "no"
    assert {name: facts[name] for name in ("madoi", "rules", "schema", "seed")} == {
        "madoi": __version__,
        "rules": "1",
        "schema": "madoi-lab 1",
        "seed": "spring",
    }


def test_a_table_that_other_readers_have_read(tmp_path: Path) -> None:
    """pyarrow 26, DuckDB 2.0 and Polars 2.1 have read this table, made by this code. They are no part of the
    suite because of their size."""
    columns = [
        Column("number", Kind.WHOLE),
        Column("t/r 1/m", Kind.NUMBER, optional=True),
        Column("seed", Kind.TEXT),
        *(Column(f"x{place}", Kind.NUMBER, optional=True) for place in range(20)),
    ]
    with ParquetFile(tmp_path / "t.parquet", columns) as file:
        for group in range(2):
            rows = range(20 - group)
            file.add(
                [
                    [place - 5 for place in rows],
                    [None if place % 3 == 0 else place / 3 for place in rows],
                    [f"春/{place}" for place in rows],
                    *([float(place * times) for place in rows] for times in range(20)),
                ]
            )
        file.close({"madoi": "0.1.0", "rules": "1"})
    found, facts = read_parquet(tmp_path / "t.parquet")
    assert found["number"][:3] == [-5, -4, -3]
    assert found["t/r 1/m"][:4] == [None, 1 / 3, 2 / 3, None]
    assert found["seed"][-1] == "春/18"
    assert sum(value for value in found["x19"] if isinstance(value, float)) == 19 * (190 + 171)
    assert facts == {"madoi": "0.1.0", "rules": "1"}


# ---- the other commands


def test_a_study_has_a_row_for_each_side(tmp_path: Path) -> None:
    made = design_plan(plan(4), {"twelve-points": "5"}, "greedy", "random", 0)
    folder = StudyFolder(made, tmp_path)
    folder.finish(study(made, keep=folder.keep), words("en"))
    lines = table(tmp_path / "games.csv")
    assert [(line["number"], line["side"]) for line in lines] == [
        (str(number), side) for number in range(4) for side in ("1", "2")
    ]
    assert [line["option-twelve-points"] for line in lines[:2]] == ["", "5"]
    assert (told(tmp_path)["madoi"], told(tmp_path)["rules"]) == (__version__, "1")
    columns, _ = read_parquet(tmp_path / "games.parquet")
    assert columns["side"] == [1, 2] * 4


def test_a_tournament_has_a_row_for_each_game(tmp_path: Path) -> None:
    made = ArenaPlan("kasane", {}, ("greedy", "random"), 2, 8, "spring")
    results = play_arena(made, out=tmp_path, to_the_end=True)
    write_arena(Summary(results, words("en")), words("en"), tmp_path)
    lines = table(tmp_path / "games.csv")
    assert [(line["deal"], line["line-up"]) for line in lines][:3] == [("0", "1"), ("0", "2"), ("1", "1")]
    assert [line["bot-1"] for line in lines][:2] == ["greedy", "random"]
    assert len(lines) == results.standings.games
    assert (told(tmp_path)["schema"], told(tmp_path)["rules"]) == ("madoi-lab 1", "1")


# ---- from Python


def test_five_lines_of_python(tmp_path: Path) -> None:
    run = lab.play("kasane", "random*2,greedy", games=4, options={"twelve-points": 5}, seed="spring")
    assert run.columns["bot-3"] == ["greedy"] * 4
    assert run.columns["number"] == [0, 1, 2, 3]
    assert all(isinstance(value, float) for value in run.columns["points-1"])
    assert run.findings() == []  # four games are too few to claim anything
    run.write(tmp_path)
    assert "too few" in (tmp_path / "report.html").read_text(encoding="utf-8")
    columns, _ = read_parquet(tmp_path / "games.parquet")
    assert columns == run.columns
    assert lab.compare("kasane", "random*3", {"twelve-points": 5}, games=2).pairs.games == 2


def test_the_example_of_the_page_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = re.findall(r"```python\n(.*?)```", DATA_PAGE, re.DOTALL)[0]
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) == 5
    assert "games=2000, jobs=2" in example
    monkeypatch.chdir(tmp_path)
    exec(
        example.replace("greedy*4", "random*4").replace("games=2000, jobs=2", "games=40"),
        {"__name__": "__main__"},
    )
    assert "even" in capsys.readouterr().out
    assert (tmp_path / "results" / "report.html").exists()


@pytest.mark.parametrize("text", ["greedy*", "greedy*x", "greedy*-1"])
def test_a_line_up_is_checked(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_line_up(text)
    for language in LANGUAGES:
        assert text in words(language).refusal(refused.value.refusal)


def test_no_bots_are_refused() -> None:
    with pytest.raises(BadOption):
        lab.play("kasane", [])


# ---- the schema


@pytest.mark.parametrize("game", games.NAMES)
def test_every_column_is_documented(game: str, tmp_path: Path) -> None:
    seats = 2 if game == "lily" else 3
    play(Plan(game, {}, ("random",) * seats, 1, "spring"), tmp_path)
    for name in table(tmp_path / "games.csv")[0]:
        if "/" in name:
            shown = f"`{name.partition('/')[0]}/"
        else:
            shown = f"`{re.sub('^(option)-.*', r'option-NAME', re.sub('-[0-9]+$', '-N', name))}`"
        assert shown in DATA_PAGE, name
    for name in told(tmp_path):
        assert f"`{re.sub('^option-.*', 'option-NAME', name)}`" in DATA_PAGE, name
