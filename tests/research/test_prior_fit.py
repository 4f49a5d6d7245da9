"""Fitting priors: the weights are found again, a run can be interrupted, and its file says how it was made."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed (extra: research)")

from madoi.cli import main  # noqa: E402
from madoi.core.refusal import BadOption  # noqa: E402
from madoi.core.toml_files import read_toml  # noqa: E402
from madoi.games import find  # noqa: E402
from madoi.research import prior_fit, prior_fit_run  # noqa: E402
from madoi.research.prior_fit import (  # noqa: E402
    Choices,
    GamesTask,
    fit,
    least_surprise,
    play_games,
    prior_model_of,
    priors,
    surprise,
)
from madoi.research.prior_fit_run import FitPlan, FitProgress, FitRun  # noqa: E402

MODEL = prior_model_of(find("kasane"))


def made_up(number: int, weights: list[list[float]]) -> Choices:
    """Decisions with visits as these weights have them."""
    dice = np.random.default_rng(5)
    sizes = dice.integers(2, 9, number).astype(np.int32)
    counts = dice.normal(0.0, 1.0, (int(sizes.sum()), len(weights[0]))).astype(np.float32)
    phases = dice.integers(0, len(weights), number).astype(np.int16)
    choices = Choices(sizes, phases, counts, np.zeros(len(counts), np.float32))
    choices.visits = priors(choices, np.array(weights)).astype(np.float32)
    return choices


def test_weights_are_found_again() -> None:
    weights = [[1.0, -0.5, 0.0], [0.2, 2.0, -1.0]]
    choices = made_up(4_000, weights)
    found = fit(choices, 2)
    assert np.abs(found - np.array(weights)).max() < 0.25
    assert surprise(choices, priors(choices, found)) < surprise(choices, priors(choices, 0 * found))
    assert least_surprise(choices) <= surprise(choices, priors(choices, found)) + 1e-6


def test_a_phase_without_decisions_gets_the_weights_of_its_neighbours() -> None:
    found = fit(made_up(4_000, [[1.0, -0.5], [1.0, -0.5]]), 3)
    assert np.abs(found[2] - found[1]).max() < 0.2


def small_task(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (prior_fit, prior_fit_run):
        monkeypatch.setattr(module, "GAMES_PER_TASK", 1)


def plan(seed: str = "any") -> FitPlan:
    return FitPlan("kasane", {}, [2, 3], 4, 2, seed)


def test_games_become_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    small_task(monkeypatch)
    choices = play_games(GamesTask("kasane", {}, 2, 20, "any"))
    assert choices.sizes.sum() == len(choices.counts) == len(choices.visits)
    assert choices.counts.shape[1] == len(MODEL.features)
    firsts = np.concatenate([[0], np.cumsum(choices.sizes[:-1])])
    assert np.add.reduceat(choices.visits, firsts).tolist() == pytest.approx([1.0] * len(choices.sizes))
    assert choices.phases.max() == 12  # the first turn
    again = play_games(GamesTask("kasane", {}, 2, 20, "any"))
    assert (again.visits == choices.visits).all()


@pytest.mark.usefixtures("ctrl_c_is_heard")
def test_an_interrupted_run_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small_task(monkeypatch)
    whole = FitRun(plan(), tmp_path / "whole.toml", 1, lambda progress: None)
    whole.run()
    assert whole.done

    def interrupt(progress: FitProgress) -> None:
        if progress.seats == 2 and progress.games == 1:
            signal.raise_signal(signal.SIGINT)  # Ctrl-C

    out = tmp_path / "weights.toml"
    first = FitRun(plan(), out, 1, interrupt)
    first.run()
    assert not first.done
    assert not out.exists()
    with pytest.raises(BadOption, match="learn-other-games"):
        FitRun(plan("other"), out, 1, lambda progress: None)
    told: list[FitProgress] = []
    second = FitRun(plan(), out, 1, told.append)
    assert second.continued
    second.run()
    assert told[0].games == 1  # those of the first run count
    assert second.done
    assert out.read_bytes() == (tmp_path / "whole.toml").read_bytes()
    assert [file.name for file in tmp_path.iterdir() if "run" in file.name] == []


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    small_task(monkeypatch)
    out = tmp_path / "weights.toml"
    given = ["--seats", "2", "--games", "2", "--simulations", "4", "--jobs", "1", "--lang", language]
    assert main(["learn", "fit", "kasane", "--out", str(out), *given]) == 0
    assert out.name in capsys.readouterr().out
    written = read_toml(out.read_text(encoding="utf-8"))
    made, seats = written["made"], written["seats"]
    assert isinstance(made, dict)
    assert isinstance(seats, dict)
    assert made["features"] == MODEL.features
    assert made["simulations"] == 4
    assert len(seats["2"]["weights"]) == MODEL.phases
    assert main(["learn", "fit", "lily", "--out", str(out), "--lang", language]) == 2
