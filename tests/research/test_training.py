"""Training: it learns, can be interrupted and continued, and measures what came of it. Small runs stand for long ones."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed (extra: research)")

import madoi.bots  # noqa: E402
from madoi.bots.learned import load_weights  # noqa: E402
from madoi.cli import main  # noqa: E402
from madoi.core.chance import Seeded  # noqa: E402
from madoi.core.event import Outcome  # noqa: E402
from madoi.core.observations import layout_of  # noqa: E402
from madoi.core.refusal import BadOption  # noqa: E402
from madoi.games import find  # noqa: E402
from madoi.research import training, training_run  # noqa: E402
from madoi.research.training import (  # noqa: E402
    Learner,
    Memory,
    Task,
    Weights,
    fresh_weights,
    opinion_spread,
    play,
    value_model,
    worth,
)
from madoi.research.training_run import Plan, Progress, Training  # noqa: E402

GAME = find("kasane")
LAYOUT = layout_of(GAME, GAME.settings({}, 2))


def weights(hidden: int = 8) -> Weights:
    return fresh_weights(LAYOUT.size, hidden, 1)


def test_a_network_learns_what_it_is_shown() -> None:
    dice = np.random.default_rng(3)
    rows = (dice.random((256, LAYOUT.size)) < 0.1).astype(np.float32)
    targets = (rows[:, 3] * (1 - rows[:, 7])).astype(np.float32)  # not linear
    learner = Learner(weights())
    losses = [learner.learn(rows, targets, 1e-2) for _ in range(300)]
    assert losses[-1] < 0.1 * losses[0]


def test_gradients_are_right() -> None:
    """Against differences of the loss itself, weight by weight."""
    dice = np.random.default_rng(4)
    rows = dice.random((5, 6)).astype(np.float32)
    targets = dice.random(5).astype(np.float32)

    def loss(one: Weights) -> float:
        said = 1 / (1 + np.exp(-one.values(rows)))
        return float(-(targets * np.log(said) + (1 - targets) * np.log(1 - said)).mean())

    start = fresh_weights(6, 3, 2)
    learner = Learner(Weights(*[array.copy() for array in start.arrays()]))
    learner.learn(rows, targets, 1e-9)
    for place, array in enumerate(start.arrays()):
        for index in np.ndindex(array.shape):
            moved = Weights(*[one.astype(np.float64) for one in start.arrays()])
            moved.arrays()[place][index] += 1e-5
            slope = (loss(moved) - loss(Weights(*[one.astype(np.float64) for one in start.arrays()]))) / 1e-5
            assert learner.means[place][index] / 0.1 == pytest.approx(slope, abs=1e-3)


def test_games_become_samples() -> None:
    samples = play(Task("kasane", {}, 2, weights(), "any", 3))
    assert len(samples.targets) == 3 * 24
    assert ((samples.targets >= 0) & (samples.targets <= 1)).all()
    # The last decision of each seat is worth what the game was; seats come one after the other, backwards.
    last = samples.targets.reshape(3, 2, 12)[:, :, 0]
    assert last.sum(1).tolist() == pytest.approx([1.0] * 3)
    rows = samples.rows(np.arange(2), LAYOUT.size)
    told: Any = LAYOUT.decode(rows[0].tolist(), 0)
    assert told["round"] == 2  # the last one of two players
    again = play(Task("kasane", {}, 2, weights(), "any", 3))
    assert (again.columns == samples.columns).all()
    assert (again.targets == samples.targets).all()


def test_at_first_it_watches_greedy_bots() -> None:
    """It sees what they see after their own decisions, and values it by how their games end."""
    samples = play(Task("kasane", {}, 2, weights(), "any", 2, watch=True))
    assert len(samples.targets) == 2 * 24
    assert samples.targets.reshape(2, 2, 12)[:, :, 0].sum(1).tolist() == pytest.approx([1.0] * 2)


def test_a_clear_win_is_worth_more() -> None:
    close, clear = Outcome([20.0, 19.0], [1.0, 0.0], [0]), Outcome([30.0, 19.0], [1.0, 0.0], [0])
    assert 0.5 < worth(close, 0) < worth(clear, 0) < 1.0
    assert worth(close, 0) + worth(close, 1) == pytest.approx(1.0)
    assert worth(Outcome([5.0, 5.0], [0.5, 0.5], [0, 1]), 1) == 0.5


def test_opinions_are_weighed_by_how_much_they_differ() -> None:
    assert 0.05 < opinion_spread(GAME, GAME.settings({}, 2)) < 5.0


def test_the_oldest_samples_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "KEPT_SAMPLES", 100)
    memory = Memory(LAYOUT.size)
    for number in range(4):
        memory.add(play(Task("kasane", {}, 2, weights(), f"{number}", 2)))
    assert memory.count() == 144
    rows, targets = memory.draw(np.random.default_rng(1))
    assert rows.shape == (training.BATCH_ROWS, LAYOUT.size)
    assert targets.shape == (training.BATCH_ROWS,)


def test_the_bot_says_what_the_network_says() -> None:
    network = weights()
    state, _ = GAME.new(GAME.settings({}, 2), Seeded("any"))
    data = state.view(0).data()
    logit = float(network.values(np.array([LAYOUT.encode(data, 0)], np.float32))[0])
    assert value_model(network, LAYOUT).value(data, 0) == pytest.approx(1 / (1 + np.exp(-logit)), abs=1e-5)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run with few games."""
    monkeypatch.setattr(training_run, "GAMES_PER_TASK", 2)
    monkeypatch.setattr(training_run, "DUEL_GAMES_PER_TASK", 2)
    monkeypatch.setattr(training_run, "REPEATS", 0.0)
    monkeypatch.setattr(training_run, "PRIOR_GAMES", 2)


def plan(seconds: float) -> Plan:
    return Plan("kasane", {}, [2, 3], 4, seconds, "any", 4, 1)


def test_a_run_writes_what_it_learnt_and_how(tmp_path: Path, small: None) -> None:
    out = tmp_path / "weights.json"
    told: list[Progress] = []
    run = Training(plan(0.2), out, told.append)
    run.run()
    assert run.done
    assert {progress.seats for progress in told} == {2, 3}
    assert [result.games for result in run.results] == [4, 4]
    made = json.loads(out.read_text(encoding="utf-8"))["made"]
    assert made["finished"]
    assert [entry["seats"] for entry in made["training"]] == [2, 3]
    assert all(0 <= entry["share"] <= 1 for entry in made["results"])
    assert sorted(load_weights(out, GAME).models) == [2, 3]
    assert not run.folder.exists()
    assert madoi.bots.find(f"learned:{out}", GAME)


@pytest.mark.usefixtures("ctrl_c_is_heard")
def test_an_interrupted_run_is_continued(tmp_path: Path, small: None) -> None:
    out = tmp_path / "weights.json"

    def interrupt(progress: Progress) -> None:
        signal.raise_signal(signal.SIGINT)  # Ctrl-C

    first = Training(plan(600), out, interrupt)
    first.run()
    assert not first.done
    assert first.stages[0].games == 2
    assert list(load_weights(out, GAME).models) == [2]
    second = Training(plan(600), out, interrupt)
    assert second.continued
    assert second.stages[0].games == 2
    kept = zip(
        first.stages[0].learner.weights.arrays(), second.stages[0].learner.weights.arrays(), strict=True
    )
    assert all((one == other).all() for one, other in kept)
    assert second.stages[0].learner.steps == first.stages[0].learner.steps == 1
    with pytest.raises(BadOption, match="learn-other-run"):
        Training(Plan("kasane", {}, [2], 5, 600, "any", 4, 1), out, lambda progress: None)


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_the_command(tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str], language: str) -> None:
    out = tmp_path / "weights.json"
    given = [
        "--seats",
        "2",
        "--minutes",
        "0.001",
        "--games",
        "2",
        "--jobs",
        "1",
        "--hidden",
        "4",
        "--lang",
        language,
    ]
    assert main(["learn", "train", "kasane", "--out", str(out), *given]) == 0
    said = capsys.readouterr().out
    assert "50.0" in said
    assert out.name in said
    assert main(["learn", "train", "kasane", "--out", str(out), "--seats", "7"]) == 2
