"""What a search has found, as words and tables: the same for the terminal and the page."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import DeckList, parse_deck
from madoi.lab.intervals import Estimate
from madoi.lab.report import percent, percents
from madoi.lab.text_tables import TextTable
from madoi.words import Words
from madoi.workshop.metagame.deck_names import DeckNames
from madoi.workshop.metagame.interval_chart import interval_chart
from madoi.workshop.metagame.matches import Score
from madoi.workshop.metagame.plan import BROKEN_SHARE, PRACTICAL_SHARE
from madoi.workshop.metagame.report import Chart, Report
from madoi.workshop.metagame.search import FINAL, LEADERS, OVER, SHORTLIST, STRONG, Candidate, Search

_ROUNDS: Final = {
    SHORTLIST: "metagame-round-shortlist",
    LEADERS: "metagame-round-leaders",
    FINAL: "metagame-round-final",
    STRONG: "metagame-round-strong",
    OVER: "metagame-round-over",
}


class Summary(Report):
    """The findings of one search in one language."""

    def __init__(self, search: Search, pool: Pool, words: Words) -> None:
        self._search = search
        self._plan = search.plan
        self._state = search.state
        self._pool = pool
        self._words = words
        self._names = DeckNames(pool, words)

    def partial_note(self) -> str:
        return "" if self._search.over else self._words.text("metagame-partial")

    def title(self) -> str:
        return self._words.text("metagame-title")

    def heading(self) -> list[tuple[str, str]]:
        """What was searched."""
        plan, words = self._plan, self._words
        field = [self._names.deck(deck) for deck in plan.field]
        lines = [
            ("metagame-head-field", words.joined(field)),
            ("metagame-head-cards", str(len(self._pool.cards))),
            ("metagame-head-round", self.round_name()),
            ("lab-head-seed", plan.seed),
        ]
        return [(words.text(key), value) for key, value in lines]

    def round_name(self) -> str:
        state = self._state
        if not state.round.isdigit():
            return self._words.text(_ROUNDS[state.round])
        facts: Facts = {"number": int(state.round) + 1, "all": self._plan.generations}
        return self._words.text("metagame-round-generation", facts)

    def round_line(self) -> str:
        """One line after a round: what comes now, and the best deck so far."""
        history = self._state.history
        facts: Facts = {"round": self.round_name(), "share": percent(history[-1]) if history else ""}
        return self._words.text("metagame-progress", facts)

    def verdicts(self) -> list[str]:
        """Whether the pool is broken, and how many leaders are practical, in sentences."""
        found: list[str] = []
        for decks, key in ((self._state.final, "greedy"), (self._state.strong, "strong")):
            measured = [one for one in decks if one.scores][: self._finalists(key)]
            if not measured:
                continue
            best = max(measured, key=lambda one: self._against_all(one).share)
            estimate = self._against_all(best).estimate()
            facts: Facts = {
                "bot": self._plan.bot if key == "greedy" else self._plan.strong_bot,
                "leader": self._names.leader(best.deck),
                "share": percent(estimate.value),
                "interval": percents(estimate.interval),
                "limit": percent(BROKEN_SHARE),
            }
            broken = estimate.value > BROKEN_SHARE
            found.append(self._words.text("metagame-broken" if broken else "metagame-holds", facts))
        if self._state.leaders:
            facts = {
                "count": len(self.practical_leaders()),
                "all": len(self._state.leaders),
                "share": percent(PRACTICAL_SHARE),
            }
            found.append(self._words.text("metagame-practical", facts))
        unused = self.unused_potentials()
        if unused:
            names = [self._names.cards.phrase(id) for id in unused]
            found.append(self._words.text("metagame-unused", {"potentials": names}))
        return found

    def practical_leaders(self) -> list[str]:
        field = list(self._plan.field)
        return [
            name for name, one in self._state.leaders.items() if one.total(field).share >= PRACTICAL_SHARE
        ]

    def unused_potentials(self) -> list[str]:
        """Potentials of the field that no bot has used, in whatever was played with them in the final."""
        used = {id for one in self._state.final for score in one.scores.values() for id in score.used}
        if not used:
            return []
        decks = [parse_deck(deck) for deck in self._plan.field]
        return sorted({id for deck in decks for id in deck.potentials if id not in used})

    def charts(self) -> list[Chart]:
        """Pictures of the final and of the leaders."""
        words = self._words
        found: list[Chart] = []
        if estimates := self.final_estimates():
            svg = interval_chart(estimates, [BROKEN_SHARE])
            found.append(Chart(svg, words.text("metagame-alt-final"), words.text("metagame-plot-final")))
        if estimates := self.leader_estimates():
            svg = interval_chart(estimates, [PRACTICAL_SHARE])
            found.append(Chart(svg, words.text("metagame-alt-leaders"), words.text("metagame-plot-leaders")))
        return found

    def leader_estimates(self) -> list[tuple[str, Estimate]]:
        """Each leader's best deck against the ready decks, the best first."""
        field = list(self._plan.field)
        found = [
            (self._names.name(name), one.total(field).estimate()) for name, one in self._state.leaders.items()
        ]
        return sorted(found, key=lambda one: -one[1].value)

    def final_estimates(self) -> list[tuple[str, Estimate]]:
        """Each deck of the final against all others, the best first."""
        found = [(self._names.deck(one.deck), self._against_all(one).estimate()) for one in self._state.final]
        return sorted(found, key=lambda one: -one[1].value)

    def tables(self) -> list[TextTable]:
        """What there is so far, the most important first."""
        found: list[TextTable] = []
        if self._state.final:
            found.append(self._cross("metagame-table-final", self._state.final))
        if self._state.strong:
            found.append(self._cross("metagame-table-strong", self._state.strong))
        if self._state.leaders:
            found.append(self._leaders())
        elif self._state.best:
            found.append(self._best())
        return found

    def decks(self) -> list[tuple[str, str]]:
        """The decks found, best first: a name, and the list of cards to read and to load."""
        found = [one for one in self._state.final if one.deck not in self._plan.field]
        if not found:
            opponents = list(self._plan.field)
            found = sorted(self._state.best.values(), key=lambda one: -one.share(opponents))
            found = found[: self._plan.finalists]
        return [(self._names.deck(one.deck), self._deck_list(parse_deck(one.deck))) for one in found]

    def _cross(self, key: str, decks: list[Candidate]) -> TextTable:
        """Decks against all, and against each of the field."""
        words, field = self._words, list(self._plan.field)
        rows: list[list[str]] = []
        for one in decks:
            if not one.scores:
                continue
            total = self._against_all(one).estimate()
            cells = [percent(one.scores[other].share) if other in one.scores else "" for other in field]
            rows.append([self._names.deck(one.deck), percent(total.value), percents(total.interval), *cells])
        columns = [
            words.text("metagame-column-deck"),
            words.text("metagame-column-all"),
            words.text("lab-column-interval"),
            *[self._names.deck(deck) for deck in field],
        ]
        return TextTable(words.text(key), columns, rows, words.text("metagame-note-final"))

    def _leaders(self) -> TextTable:
        words = self._words
        rows = [
            [name, percent(estimate.value), percents(estimate.interval)]
            for name, estimate in self.leader_estimates()
        ]
        columns = [words.text(key) for key in ("metagame-column-leader", "metagame-column-field")]
        note = words.text("metagame-note-leaders", {"share": percent(PRACTICAL_SHARE)})
        return TextTable(
            words.text("metagame-table-leaders"), [*columns, words.text("lab-column-interval")], rows, note
        )

    def _best(self) -> TextTable:
        """Before the second measurement."""
        words, field = self._words, list(self._plan.field)
        found = sorted(self._state.best.items(), key=lambda one: -one[1].share(field))
        rows = [
            [self._names.name(name), percent(one.share(field)), str(one.total(field).duels)]
            for name, one in found
        ]
        keys = ("metagame-column-leader", "metagame-column-field", "metagame-column-duels")
        columns = [words.text(key) for key in keys]
        return TextTable(words.text("metagame-table-best"), columns, rows, words.text("metagame-note-best"))

    def _deck_list(self, deck: DeckList) -> str:
        """In the form of a list for a chat (docs/card-authors.md)."""
        lines = [f"leader: {deck.leader}", f"partner: {deck.partner}", ""]
        for part in (deck.cards, deck.potentials):
            lines += [f"{number} {id}" for id, number in part.items()]
        return "\n".join(lines)

    def _finalists(self, key: str) -> int:
        return self._plan.finalists if key == "greedy" else self._plan.strong_finalists

    def _against_all(self, one: Candidate) -> Score:
        return one.total(list(one.scores))
