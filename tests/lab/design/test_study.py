"""A plan played: the same with any number of workers, and stoppable at any moment."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from madoi.cli import main
from madoi.core.refusal import BadOption
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.design.decisiveness import LEAST_DEALS
from madoi.lab.design.study import run, study
from madoi.lab.interruption import stop_requested
from madoi.lab.worker_pool import InlineExecutor
from support.lab.studies import plan

pytestmark = pytest.mark.usefixtures("ctrl_c_is_heard")


def test_hands_and_chunks_do_not_matter() -> None:
    made = plan({"bonus-row": "6"}, games=8, deals=2)
    seen: list[tuple[int, int]] = []
    alone = study(made, progress=lambda done, total: seen.append((done, total)))
    assert alone == study(made, jobs=2)
    assert alone == run(made, Workers(InlineExecutor(), 3, 0.0))
    assert not alone.partial
    assert alone.played == made.all_games == 2 * (8 + 12)
    assert seen == sorted(seen)
    assert seen[-1] == (40, 40)


@pytest.mark.parametrize("stage", ["games", "deals"])
def test_ctrl_c_keeps_what_was_done(stage: str) -> None:
    games, deals = (10**6, 5) if stage == "games" else (3, 10**6)

    def interrupt(done: int, total: int) -> None:
        if done > (3 if stage == "games" else 9) and not stop_requested():
            signal.raise_signal(signal.SIGINT)

    found = study(plan(games=games, deals=deals), progress=interrupt)
    assert found.partial
    if stage == "games":
        assert 3 <= found.pairs.games < 10**6
        assert found.deals.games == 0
        assert found.pairs == study(plan(games=found.pairs.games, deals=0)).pairs
    else:
        assert found.pairs.games == 3
        assert 1 <= found.deals.games < 10**6
        assert found.deals == study(plan(games=3, deals=found.deals.games)).deals
    assert not stop_requested()


def test_few_deals_say_nothing() -> None:
    found = study(plan(games=1, deals=1))
    assert found.decisiveness() is None
    assert found.deals.games < LEAST_DEALS
    with pytest.raises(BadOption):
        study(plan(), jobs=0)


# ---- the command


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("kasane --set plus-ones=2", "whole number from 3 to 20. [KS-1.1]"),
        ("kasane --set plus-ones=6", "need 7. [KS-4.3]"),
        ("kasane --set bonus-row=", "whole number from 1 to 12"),
        ("kasane --set bonus-row=+7", "whole number from 1 to 12"),
        ("kasane --set speed=1", "There is no option"),
        ("kasane --set yaku=no-such-file", "There is no file"),
        ("kasane --set bonus-row=8", "nothing to compare"),
        ("kasane --set bonus-row", "Write NAME=VALUE"),
        ("kasane --set =7", "Write NAME=VALUE"),
        ("kasane --set bonus-row=7 --set bonus-row=6", "set twice"),
        ("kasane --with easier=maybe", "Choose one of: no, yes. [KS-6.2]"),
        ("kasane --with harder=yes", "[KS-6.1]"),
        ("kasane --skill greedy", "Write BETTER,WEAKER"),
        ("kasane --skill greedy,nobody", "nobody"),
        ("kasane --deals -1", "duplicate deals"),
        ("kasane --games 0", "at least one game"),
        ("kasane --jobs 0", "at least one process"),
        ("kasane --seats me,greedy", "bots"),
        ("yurikure --set kiss=0", "[YK-7.1]"),
        ("lily --set decks=dawn,nobody", "[LY-5.1]"),
        ("chess", "There is no game"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    given: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "report", *given.split(), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "out"
    settings = ["--with", "easier=yes", "--set", "bonus-row=6", "--set", "twelve-points=5"]
    sizes = ["--seats", "greedy,random", "--games", "4", "--deals", "1", "--jobs", "1"]
    assert main(["lab", "report", "kasane", *settings, *sizes, "--out", str(out), "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "8 → 6" in told
    assert "2 → 5" in told
    assert "rotated by one seat each game" in told  # different bots: nobody keeps the better seats
    assert "(bonus-row) [KS-5.1]" in (out / "report.html").read_text(encoding="utf-8")
    assert "changed-option-twelve-points,5" in (out / "run.csv").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    given = [
        "lab",
        "report",
        "kasane",
        "--games",
        "100000000",
        "--out",
        str(tmp_path / "file"),
        "--lang",
        "en",
    ]
    assert main(given) == 2
    assert "file" in capsys.readouterr().err
