"""``madoi lily matchups``: every deck against every other, the same result for the same seed, also after an
interruption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.refusal import BadOption
from madoi.games.lily.cards.sets import shipped_pool
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.worker_pool import InlineExecutor
from madoi.words import LANGUAGES, words
from madoi.workshop.metagame.matches import Score, read_score
from madoi.workshop.metagame.matchup_report import MatchupReport
from madoi.workshop.metagame.matchups import (
    MATCHUPS_FORMAT,
    MatchupPlan,
    Matchups,
    MatchupState,
    read_matchups,
)
from madoi.workshop.metagame.saved_run import load_run, save_run

POOL = shipped_pool()
OPTIONS = {"rulings": "2", "card-edition": "2", "potentials": "1"}


def plan(duels: int = 12) -> MatchupPlan:
    """Random bots: what is tested is not the play."""
    return MatchupPlan(("dawn", "dusk", "ember"), OPTIONS, "random", duels, "tiny")


def play(matchups: Matchups, most_calls: int = 1_000_000) -> None:
    """Until it is over, or asked to stop after so many matches were saved."""
    calls = 0

    def save() -> None:
        nonlocal calls
        calls += 1

    workers = Workers(InlineExecutor(), 1, 0.01, lambda: calls >= most_calls)
    matchups.run(workers, lambda done, total: None, save)


@pytest.fixture(scope="module")
def finished() -> Matchups:
    matchups = Matchups(plan(), MatchupState())
    play(matchups)
    assert matchups.over
    return matchups


def scored(shares: dict[tuple[int, int], float], duels: int = 1000) -> Matchups:
    """What the first deck of each pair has won, as if it had been played."""
    matchups = Matchups(plan(duels=10), MatchupState())
    for number, match in enumerate(matchups.matches):
        pair = tuple(matchups.plan.decks.index(deck) for deck in (match.deck, match.opponent))
        wins = shares.get((pair[0], pair[1]), 0.5) * duels
        matchups.state.scores[number] = Score(wins, duels, duels / 2, Counter({7: duels}))
    return matchups


def test_each_pair_plays_its_duels_and_both_sides_are_told_the_same(finished: Matchups) -> None:
    for deck, other in finished.plan.pairs():
        score, back = finished.score(deck, other), finished.score(other, deck)
        assert score.duels == back.duels == 12
        assert score.wins + back.wins == 12
        assert score.turns.total() == 12
        assert score.first == back.first


def test_a_run_that_was_stopped_continues_as_if_it_had_not_been(finished: Matchups, tmp_path: Path) -> None:
    file, state, sittings = tmp_path / "matchups.json", MatchupState(), 0
    while True:
        matchups = Matchups(plan(), state)
        play(matchups, most_calls=1)
        save_run(file, MATCHUPS_FORMAT, plan().facts(), state.data())
        sittings += 1
        if matchups.over:
            break
        state = load_run(file, MATCHUPS_FORMAT, plan().facts(), read_matchups)
    assert sittings > 2
    assert state == finished.state


def test_all_pairs_advance_together() -> None:
    matchups = Matchups(plan(duels=30), MatchupState())
    first = {(match.deck, match.opponent) for match in matchups.matches[:3]}
    assert first == set(matchups.plan.pairs())


def test_a_score_on_disk_is_the_same_score() -> None:
    score = Score(2.5, 4, 1.5, Counter({6: 1, 11: 3}), Counter({"w101": 2}))
    assert read_score(score.data()) == score
    for data in ([], [1.0], [1.0, 2, 1.0, [], {}]):
        with pytest.raises((ValueError, TypeError, AttributeError)):
            read_score(data)


@pytest.mark.parametrize(
    ("turns", "median"), [({6: 1, 9: 1}, 6), ({6: 1, 9: 2}, 9), ({5: 3, 7: 4, 30: 1}, 7), ({}, 0)]
)
def test_the_median_is_the_middle_duel(turns: dict[int, int], median: int) -> None:
    assert Score(turns=Counter(turns)).median_turns() == median


def test_the_verdict_names_unfair_pairs_and_who_is_better() -> None:
    fair = MatchupReport(scored({(0, 1): 0.58, (1, 2): 0.42}), POOL, words("en"))
    assert fair.verdicts()[0].startswith("Fair: in each of the 3 pairs")
    unfair = MatchupReport(scored({(0, 1): 0.40, (1, 2): 0.59}), POOL, words("en")).verdicts()
    assert unfair[0].startswith("2 of 3 pairs are outside 42.0% to 58.0%, 0 of them beyond chance")
    assert unfair[1].startswith("Catalogue of Dusk wins 60.0%")
    assert unfair[2].startswith("Catalogue of Dusk wins 59.0%")
    certain = MatchupReport(scored({(0, 1): 0.3}), POOL, words("en")).verdicts()
    assert "1 of them beyond chance" in certain[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(finished: Matchups, language: str) -> None:
    report = MatchupReport(finished, POOL, words(language))
    cross, pairs = report.tables()
    assert [len(row) for row in cross.rows] == [6, 6, 6]
    assert [row[4] for row in pairs.rows] == [
        f"{100 * finished.score(*pair).first_estimate().value:.1f}%" for pair in finished.plan.pairs()
    ]
    assert len(report.verdicts()) >= 3
    assert report.charts()[0].svg.count("<circle") == 3
    nothing = MatchupReport(Matchups(plan(), MatchupState()), POOL, words(language))
    assert (nothing.verdicts(), nothing.tables(), nothing.charts()) == ([], [], [])
    assert nothing.partial_note()


def test_a_plan_with_one_deck_or_no_duels_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        MatchupPlan(("dawn",), OPTIONS, "random", 1, "tiny")
    assert refused.value.refusal.code == "matchups-two-decks"
    with pytest.raises(BadOption):
        MatchupPlan(("dawn", "dusk"), OPTIONS, "random", 0, "tiny")


def test_the_command_writes_a_report_and_continues(
    run: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    line = f"lily matchups dawn dusk --bot random --duels 2 --jobs 1 --lang en --out {tmp_path}"
    status, printed = run(line)
    assert status == 0, printed
    assert "The median duel takes" in printed
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<figure>") == 1
    before = (tmp_path / "matchups.json").read_text(encoding="utf-8")
    assert run(line)[0] == 0
    assert (tmp_path / "matchups.json").read_text(encoding="utf-8") == before
    status, printed = run(f"{line} --seed other")
    assert status == 2
    assert "another run" in printed
