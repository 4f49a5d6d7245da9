"""``madoi lily metagame``."""

from __future__ import annotations

from pathlib import Path

from madoi.core.refusal import BadOption, Facts, Refusal, Refused
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import BUILT_IN_DECKS, playable
from madoi.lab.files import unwritable
from madoi.lab.report import progress_bar
from madoi.lab.worker_pool import open_workers
from madoi.terminal.screen import Screen
from madoi.workshop.metagame.deck_evolution import DeckEvolution
from madoi.workshop.metagame.plan import MetagamePlan
from madoi.workshop.metagame.report import print_report, write_report
from madoi.workshop.metagame.saved_search import NAME, load_search, save_search
from madoi.workshop.metagame.search import Search, SearchState
from madoi.workshop.metagame.summary import Summary
from madoi.workshop.sources import load_deck, refusal_about_deck


def field_decks(pool: Pool, names: list[str]) -> tuple[str, ...]:
    """The decks of the field as text: names of shipped decks, or files. Raises `Refused`."""
    found: list[str] = []
    for name in names:
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
    saved = None if out is None else out / NAME
    state = SearchState()
    if saved is not None and out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(out, error) from error
        if saved.exists():
            state = load_search(saved, plan)
    search = Search(plan, pool, state)
    summary = Summary(search, pool, screen.words)

    def save() -> None:
        if saved is not None:
            save_search(saved, plan, state)

    with open_workers(jobs, on, apart=True) as workers, progress_bar(screen.console, screen.words) as bar:
        search.run(workers, bar, save, lambda: screen.line(summary.round_line(), "dim"))
    print_report(summary, screen)
    if out is not None:
        screen.say("metagame-written", path=str(write_report(summary, screen.words, out)))
        if summary.partial:
            screen.say("metagame-go-on", path=str(out))
    return search.over
