"""``madoi lily metagame``: legal decks only, the same result for the same seed, also after an interruption."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.chance import Seeded
from madoi.core.refusal import BadOption
from madoi.games.lily.cards.decks import DeckList, built_in_deck, faults, parse_deck
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.cards.sets import shipped_pool
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.intervals import Estimate, Interval
from madoi.lab.worker_pool import InlineExecutor
from madoi.words import LANGUAGES, words
from madoi.workshop.metagame.deck_evolution import DeckEvolution
from madoi.workshop.metagame.interval_chart import interval_chart
from madoi.workshop.metagame.matches import Score
from madoi.workshop.metagame.plan import MetagamePlan
from madoi.workshop.metagame.saved_run import load_run, save_run
from madoi.workshop.metagame.search import (
    FINAL,
    LEADERS,
    OVER,
    SEARCH_FORMAT,
    SHORTLIST,
    Candidate,
    Search,
    SearchState,
    read_search,
)
from madoi.workshop.metagame.summary import Summary

POOL = shipped_pool()
FEW = ("shiho", "kuroe", "akari")
TINY = {
    "generations": 2,
    "children": 2,
    "veterans": 1,
    "champions": 1,
    "duels": 1,
    "contenders": 2,
    "shortlist_duels": 1,
    "leader_duels": 1,
    "finalists": 2,
    "final_duels": 2,
    "strong_finalists": 1,
    "strong_duels": 1,
}


def tiny_plan() -> MetagamePlan:
    """Random bots: what is tested is the search, not the play."""
    options = {"rulings": "2", "card-edition": "2", "potentials": "1"}
    return MetagamePlan(("dawn",), options, "tiny", leaders=FEW, **TINY, bot="random", strong_bot="random")


def save(file: Path, plan: MetagamePlan, state: SearchState) -> None:
    save_run(file, SEARCH_FORMAT, plan.facts(), state.data())


def load(file: Path, plan: MetagamePlan) -> SearchState:
    return load_run(file, SEARCH_FORMAT, plan.facts(), read_search)


def play(search: Search, most_calls: int = 1_000_000) -> None:
    """Until it is over, or asked to stop after so many matches were saved."""
    calls = 0

    def save() -> None:
        nonlocal calls
        calls += 1

    workers = Workers(InlineExecutor(), 1, 0.01, lambda: calls >= most_calls)
    search.run(workers, lambda done, total: None, save, lambda: None)


@pytest.fixture(scope="module")
def finished() -> Search:
    search = Search(tiny_plan(), POOL, SearchState())
    play(search)
    assert search.over
    return search


def test_every_deck_of_the_evolution_is_legal() -> None:
    evolution = DeckEvolution(POOL)
    chance = Seeded("legal")
    assert len(evolution.leaders) >= 28
    decks: list[DeckList] = [built_in_deck(name) for name in BUILT_IN_DECKS]
    for name in evolution.leaders:
        deck = evolution.random_deck(name, chance)
        assert evolution.leader_name(deck) == name
        decks.append(deck)
    for turn in range(300):
        one, other = decks[chance.below(len(decks), "one")], decks[chance.below(len(decks), "other")]
        deck = evolution.cross(one, other, chance) if turn % 2 else one
        decks.append(evolution.mutate(deck, chance))
        assert evolution.leader_name(decks[-1]) == evolution.leader_name(one)
    assert [fault for deck in decks for fault in faults(POOL, deck)] == []
    assert len({deck.text() for deck in decks}) > 300


def test_a_ready_deck_is_adapted_to_every_leader() -> None:
    evolution = DeckEvolution(POOL)
    chance = Seeded("adapted")
    ready = [built_in_deck(name) for name in BUILT_IN_DECKS]
    for name in evolution.leaders:
        deck = evolution.adapted(ready, name, chance)
        assert faults(POOL, deck) == []
        assert evolution.leader_name(deck) == name
        kept = max((deck.cards.keys() & one.cards.keys() for one in ready), key=len)
        assert len(kept) > len(deck.cards) / 2
    assert evolution.adapted(ready, "shiho", chance).text() == ready[0].text(), "her own deck"


def test_a_search_finds_and_measures_a_deck_for_every_leader(finished: Search) -> None:
    state = finished.state
    assert state.round == OVER
    assert len(state.history) == 2
    assert list(state.leaders) == finished.leaders == list(FEW)
    assert len(state.final) == 3  # two finalists and the field
    assert all(len(one.scores) == 2 for one in state.final)
    assert all(score.duels == 2 for one in state.final for score in one.scores.values())
    assert state.final[0].scores["dawn"].wins + state.final[2].scores[state.final[0].deck].wins == 2
    assert not state.open


def test_new_duels_choose_among_the_best_decks_of_a_leader() -> None:
    """In the duels of the generations the first was better; perhaps it was lucky."""
    evolution, chance = DeckEvolution(POOL), Seeded("shortlist")
    contenders = {
        name: [
            Candidate(evolution.random_deck(name, chance).text(), {"dawn": Score(wins, 8)})
            for wins in (7.0, 5.0)
        ]
        for name in FEW
    }
    lucky, better = contenders["kuroe"]
    state = SearchState(SHORTLIST, contenders)
    state.open = {number: Score(0.5, 1) for number in range(6)}
    state.open[2], state.open[3] = Score(0.0, 1), Score(1.0, 1)
    rounds = iter([False])
    workers = Workers(InlineExecutor(), 1, 0.01, lambda: next(rounds, True))
    Search(tiny_plan(), POOL, state).run(workers, lambda done, total: None, lambda: None, lambda: None)
    assert state.round == LEADERS
    assert state.contenders["kuroe"] == [better, lucky]
    assert state.best["kuroe"] is better


def test_a_search_that_was_stopped_continues_as_if_it_had_not_been(finished: Search, tmp_path: Path) -> None:
    plan, file = tiny_plan(), tmp_path / "search.json"
    state = SearchState()
    sittings = 0
    while True:
        search = Search(plan, POOL, state)
        play(search, most_calls=4)
        save(file, plan, state)
        sittings += 1
        if search.over:
            break
        state = load(file, plan)
    assert sittings > 3
    assert state == finished.state


def test_a_saved_search_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    save(file, tiny_plan(), SearchState())
    other = MetagamePlan(("dawn",), {"rulings": "2"}, "other")
    with pytest.raises(BadOption) as refused:
        load(file, other)
    assert refused.value.refusal.code == "metagame-other-plan"
    assert "seed" in refused.value.refusal.facts["what"]  # type: ignore[operator]
    for text in ("", "[]", "{}", json.dumps({"format": "madoi-metagame 2"})):
        file.write_text(text)
        with pytest.raises(BadOption) as refused:
            load(file, tiny_plan())
        assert refused.value.refusal.code == "metagame-not-saved"


def test_a_plan_without_duels_or_field_is_refused() -> None:
    with pytest.raises(BadOption):
        MetagamePlan(("dawn",), {}, "seed", duels=0)
    with pytest.raises(BadOption):
        MetagamePlan((), {}, "seed")


def verdicts(state: SearchState, language: str = "en") -> list[str]:
    return Summary(Search(tiny_plan(), POOL, state), POOL, words(language)).verdicts()


def test_the_verdict_follows_the_limit() -> None:
    deck = DeckEvolution(POOL).random_deck("shiho", Seeded("verdict")).text()
    for wins, word in ((61.0, "Broken"), (60.0, "holds")):
        state = SearchState(OVER, final=[Candidate(deck, {"dawn": Score(wins, 100)})])
        assert word in verdicts(state)[0]
        assert "Shiho" in verdicts(state)[0]


def test_unused_potentials_of_the_field_are_named() -> None:
    deck = DeckEvolution(POOL).random_deck("shiho", Seeded("verdict")).text()
    used = [id for id in parse_deck("dawn").potentials if id != "wp5"]
    score = Score(1.0, 2)
    score.used.update(used)
    state = SearchState(OVER, final=[Candidate(deck, {"dawn": score})])
    title = POOL.cards[POOL.number_of["wp5"]].title["en"]
    assert title in verdicts(state)[-1]
    score.used["wp5"] = 1
    assert title not in verdicts(state)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(finished: Search, language: str) -> None:
    summary = Summary(finished, POOL, words(language))
    assert len(summary.tables()) == 3
    assert len(summary.decks()) == 2
    assert len(summary.verdicts()) >= 3
    for stage in ("1", LEADERS, FINAL):
        partial = Search(tiny_plan(), POOL, SearchState(stage, finished.state.contenders))
        assert len(Summary(partial, POOL, words(language)).tables()) == 1


def test_a_chart_shows_each_share_on_its_interval() -> None:
    svg = interval_chart([("Shiho & co", Estimate(0.5, Interval(0.4, 0.6)))], [0.6])
    assert svg.count("<circle") == 1
    assert "Shiho &amp; co" in svg
    assert 'text-anchor="end" fill="#8a8598">50%' in svg, "the labels of the lines do not overlap"
    assert 'text-anchor="start" fill="#a34a08">60%' in svg


def test_the_command_writes_a_report_and_continues(
    run: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    given = "--generations 1 --children 1 --duels 1 --shortlist-duels 1 --leader-duels 1 --finalists 1 --final-duels 1"
    line = (
        f"lily metagame {given} --strong-duels 0 --leaders shiho --decks dawn --bot random"
        f" --jobs 1 --lang en --out {tmp_path}"
    )
    status, printed = run(line)
    assert status == 0, printed
    assert "leaders are practical" in printed
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<figure>") == 2
    assert "leader: " in page
    before = (tmp_path / "search.json").read_text(encoding="utf-8")
    assert run(line)[0] == 0
    assert (tmp_path / "search.json").read_text(encoding="utf-8") == before
    status, printed = run(f"{line} --seed other")
    assert status == 2
    assert "another run" in printed
