"""``madoi lily metagame`` and ``madoi lily matchups``."""

from __future__ import annotations

from pathlib import Path

from madoi.core.refusal import BadOption, Facts, Refusal, Refused
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import playable
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.lab.files import unwritable
from madoi.lab.report import progress_bar
from madoi.lab.worker_pool import open_workers
from madoi.terminal.screen import Screen
from madoi.workshop.metagame.deck_evolution import DeckEvolution
from madoi.workshop.metagame.matchup_report import MatchupReport
from madoi.workshop.metagame.matchups import (
    MATCHUPS_FORMAT,
    SAVED_MATCHUPS,
    MatchupPlan,
    Matchups,
    MatchupState,
    read_matchups,
)
from madoi.workshop.metagame.plan import MetagamePlan
from madoi.workshop.metagame.report import Report, print_report, write_report
from madoi.workshop.metagame.saved_run import load_run, save_run
from madoi.workshop.metagame.search import SAVED_SEARCH, SEARCH_FORMAT, Search, SearchState, read_search
from madoi.workshop.metagame.summary import Summary
from madoi.workshop.sources import load_deck, refusal_about_deck


def field_decks(pool: Pool, names: list[str]) -> tuple[str, ...]:
    """Decks as text: names of shipped decks, or files; none: all shipped. Raises `Refused`."""
    found: list[str] = []
    for name in names or BUILT_IN_DECKS:
        try:
            deck = load_deck(pool, name)
            playable(pool, deck)
        except BadOption as bad:
            raise Refused(refusal_about_deck(name, bad.refusal)) from None
        found.append(name if name in BUILT_IN_DECKS else deck.text())
    return tuple(dict.fromkeys(found))


def leader_names(pool: Pool, text: str | None) -> tuple[str, ...]:
    """The keys of names that can lead. Raises `BadOption`."""
    if text is None:
        return ()
    allowed = DeckEvolution(pool).leaders
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in allowed:
            facts: Facts = {"option": "leaders", "value": name, "allowed": allowed}
            raise BadOption(Refusal("option-value", "", facts))
    return names


def run_search(screen: Screen, plan: MetagamePlan, pool: Pool, out: Path | None, jobs: int, on: str) -> bool:
    """Search, or continue what is in the folder; report what was found; whether it is over.

    Ctrl-C ends it early. Raises `Refused`, and `GameError`.
    """
    saved = _saved_file(out, SAVED_SEARCH)
    state = SearchState()
    if saved is not None and saved.exists():
        state = load_run(saved, SEARCH_FORMAT, plan.facts(), read_search)
    search = Search(plan, pool, state)
    summary = Summary(search, pool, screen.words)

    def save() -> None:
        if saved is not None:
            save_run(saved, SEARCH_FORMAT, plan.facts(), state.data())

    with open_workers(jobs, on, apart=True) as workers, progress_bar(screen.console, screen.words) as bar:
        search.run(workers, bar, save, lambda: screen.line(summary.round_line(), "dim"))
    _show(summary, screen, out)
    return search.over


def run_matchups(screen: Screen, plan: MatchupPlan, pool: Pool, out: Path | None, jobs: int, on: str) -> bool:
    """Play every two decks, or continue what is in the folder; report it; whether it is over.

    Ctrl-C ends it early. Raises `Refused`, and `GameError`.
    """
    saved = _saved_file(out, SAVED_MATCHUPS)
    state = MatchupState()
    if saved is not None and saved.exists():
        state = load_run(saved, MATCHUPS_FORMAT, plan.facts(), read_matchups)
    matchups = Matchups(plan, state)

    def save() -> None:
        if saved is not None:
            save_run(saved, MATCHUPS_FORMAT, plan.facts(), state.data())

    with open_workers(jobs, on, apart=True) as workers, progress_bar(screen.console, screen.words) as bar:
        matchups.run(workers, bar, save)
    _show(MatchupReport(matchups, pool, screen.words), screen, out)
    return matchups.over


def _saved_file(out: Path | None, name: str) -> Path | None:
    """Where the run is saved, in a folder that is there. Raises `Refused`."""
    if out is None:
        return None
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(out, error) from error
    return out / name


def _show(report: Report, screen: Screen, out: Path | None) -> None:
    print_report(report, screen)
    if out is not None:
        screen.say("metagame-written", path=str(write_report(report, screen.words, out)))
        if report.partial_note():
            screen.say("metagame-go-on", path=str(out))
