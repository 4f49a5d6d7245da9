"""Trials: bots play with a deck against others, and the results are counted."""

from __future__ import annotations

import msgspec
import pytest

from madoi.core.refusal import Refused
from madoi.lab.intervals import share_interval
from madoi.lab.simulation import Plan
from madoi.server import limits
from madoi.server.http.trials import check_trial
from madoi.server.protocol.trials import Trial, TrialRequest
from madoi.server.workers import trial
from madoi.server.workers.sandbox import Task, TrialPlan
from madoi.server.workers.sandbox_process import run_task

WANTED = TrialRequest(
    "dawn", ["dusk", "ember"], 4, "random", measures=["first/first/wins", "length/turns/each"]
)


def told(wanted: TrialRequest) -> list[Trial]:
    found = list(run_task(Task("try", trial=TrialPlan("lily", "decks", wanted))))
    return [one for one in found if isinstance(one, Trial)]


def test_a_trial_is_told_as_it_goes_and_counts_every_game() -> None:
    all_told = told(WANTED)
    assert [one.done for one in all_told] == [0.0, 0.5, 1.0]
    assert all_told[0].results[0].wins is None, "before a game there is nothing to say"
    for result in all_told[-1].results:
        assert result.games == 4
        assert result.wins is not None
        assert result.wins.mean * 8 in range(9), "wins and draws of four games"
        assert (result.wins.low, result.wins.high) == tuple(share_interval(result.wins.mean, 4))
        first, turns = result.measures["first/first/wins"], result.measures["length/turns/each"]
        assert 0 <= first.mean <= 1
        assert turns.mean >= 1
    assert told(WANTED)[-1] == all_told[-1], "the same request plays the same games"


def test_what_the_process_did_before_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "process_time", lambda: limits.TRIAL_SECONDS + 1.0)
    assert [one.done for one in told(WANTED)] == [0.0, 0.5, 1.0]


def test_the_deck_sits_at_either_seat_equally_often() -> None:
    """Against itself, the wins of both seats are merged the right way round."""
    (result,) = told(msgspec.structs.replace(WANTED, against=["dawn"]))[-1].results
    assert result.games == 4


def test_a_trial_plays_by_what_new_tables_get(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[dict[str, str]] = []

    def noted(game: str, options: dict[str, str], bots: tuple[str, ...], games: int, seed: str) -> object:
        played.append(options)
        return Plan(game, options, bots, games, seed)

    monkeypatch.setattr(trial, "Plan", noted)
    told(msgspec.structs.replace(WANTED, against=["dusk"], games=1))
    assert {one["rulings"] for one in played} == {"2"}
    assert {one["decks"] for one in played} == {"dawn,dusk", "dusk,dawn"}


def test_a_trial_without_time_reports_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([1000.0, 1000.0 + limits.TRIAL_SECONDS + 1])
    monkeypatch.setattr(trial, "process_time", lambda: next(clock))
    all_told = told(WANTED)
    assert [one.done for one in all_told] == [0.0, 1.0]
    assert [result.games for result in all_told[-1].results] == [4, 0]


@pytest.mark.parametrize(
    ("game", "option", "change", "code"),
    [
        ("lily", "set", {}, "option-no-file"),
        ("kasane", "decks", {}, "option-no-file"),
        ("lily", "decks", {"bot": "strong"}, "trial-bot"),
        ("lily", "decks", {"bot": "strong:5"}, "trial-bot"),
        ("lily", "decks", {"bot": "strong@2"}, "trial-bot"),
    ],
)
def test_what_cannot_be_tried(game: str, option: str, change: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_trial(game, option, msgspec.structs.replace(WANTED, **change))
    assert refused.value.refusal.code == code


def test_a_bad_deck_is_refused_by_the_sandbox() -> None:
    (problem,) = run_task(
        Task("try", trial=TrialPlan("lily", "decks", msgspec.structs.replace(WANTED, value="nothing")))
    )
    assert "lily-deck-text" in msgspec.json.encode(problem).decode()
