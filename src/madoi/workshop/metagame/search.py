"""The search: generations of decks, the choice of one deck per leader, the measurement of leaders, the final,
and the final by the strong bot.

Each is a round of matches. Everything in a round follows from the plan and from the rounds before it, so a
search that was stopped continues as if it had not been.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from madoi.core.chance import Chance, Seeded
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import parse_deck
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.simulation import Progress
from madoi.workshop.metagame.deck_evolution import DeckEvolution
from madoi.workshop.metagame.matches import Match, Score, play_all, read_score
from madoi.workshop.metagame.plan import MetagamePlan

_ADAPTED_DECKS_PER_LEADER = 2
_CROSSED_IN_10 = 3
SHORTLIST, LEADERS, FINAL, STRONG, OVER = "shortlist", "leaders", "final", "strong", "over"
SAVED_SEARCH: Final = "search.json"
SEARCH_FORMAT: Final = "madoi-metagame 2"


@dataclass
class Candidate:
    """A deck of the search and its score against each opponent it has met."""

    deck: str
    scores: dict[str, Score] = field(default_factory=dict)

    def share(self, opponents: list[str]) -> float:
        """The mean share against these. A few imagined draws keep luck in few duels from counting fully."""
        met = [self.scores[one] for one in opponents if one in self.scores]
        return sum((one.wins + 2.0) / (one.duels + 4.0) for one in met) / len(met) if met else 0.0

    def total(self, opponents: list[str]) -> Score:
        """All duels against these together."""
        total = Score()
        for opponent in opponents:
            total.add(self.scores.get(opponent, Score()))
        return total

    def note(self, opponent: str, score: Score) -> None:
        self.scores.setdefault(opponent, Score()).add(score)

    def data(self) -> dict[str, object]:
        """As plain data, for a file."""
        return {"deck": self.deck, "scores": {other: score.data() for other, score in self.scores.items()}}


def read_candidate(data: dict[str, Any]) -> Candidate:
    return Candidate(data["deck"], {other: read_score(score) for other, score in data["scores"].items()})


@dataclass
class SearchState:
    """How far a search is. ``round`` is a generation (from 0 on), `SHORTLIST`, `LEADERS`, `FINAL`, `STRONG`
    or `OVER`; ``open`` are the scores of the matches of this round that were played."""

    round: str = "0"
    contenders: dict[str, list[Candidate]] = field(default_factory=dict)
    """The best decks of each leader, the best first. The few duels of a generation cannot tell for sure which
    of them it is."""
    champions: list[str] = field(default_factory=list)
    """The best deck after a generation; the latest last."""
    history: list[float] = field(default_factory=list)
    """The best share after each generation."""
    leaders: dict[str, Candidate] = field(default_factory=dict)
    """The same decks, measured again."""
    final: list[Candidate] = field(default_factory=list)
    """Finalists, then the decks of the field, against one another."""
    strong: list[Candidate] = field(default_factory=list)
    open: dict[int, Score] = field(default_factory=dict)

    @property
    def best(self) -> dict[str, Candidate]:
        """The best deck of each leader."""
        return {leader: decks[0] for leader, decks in self.contenders.items()}

    def data(self) -> dict[str, object]:
        """As plain data, for a file."""
        return {
            "round": self.round,
            "contenders": {name: [one.data() for one in decks] for name, decks in self.contenders.items()},
            "champions": self.champions,
            "history": self.history,
            "leaders": {name: one.data() for name, one in self.leaders.items()},
            "final": [one.data() for one in self.final],
            "strong": [one.data() for one in self.strong],
            "open": {str(number): score.data() for number, score in self.open.items()},
        }


def read_search(data: dict[str, Any]) -> SearchState:
    """What `SearchState.data` made."""
    return SearchState(
        data["round"],
        {name: [read_candidate(one) for one in decks] for name, decks in data["contenders"].items()},
        data["champions"],
        data["history"],
        {name: read_candidate(one) for name, one in data["leaders"].items()},
        [read_candidate(one) for one in data["final"]],
        [read_candidate(one) for one in data["strong"]],
        {int(number): read_score(score) for number, score in data["open"].items()},
    )


class Search:
    """A search under way."""

    def __init__(self, plan: MetagamePlan, pool: Pool, state: SearchState) -> None:
        self.plan = plan
        self.state = state
        self._evolution = DeckEvolution(pool)

    @property
    def over(self) -> bool:
        return self.state.round == OVER

    @property
    def leaders(self) -> list[str]:
        """The names that lead: all that can, unless the plan says whom."""
        return [
            name for name in self._evolution.leaders if name in self.plan.leaders or not self.plan.leaders
        ]

    def run(
        self,
        workers: Workers,
        progress: Progress,
        save: Callable[[], None],
        tell: Callable[[], None],
    ) -> None:
        """Go on until it is over or the run should stop. ``save`` is called whenever there is more to save,
        ``tell`` after each round."""
        while not self.over and not workers.stop():
            decks, matches = self._matches()
            if not play_all(self.plan.options, matches, self.state.open, workers, progress, save):
                break
            scores = [self.state.open[number] for number in range(len(matches))]
            self._conclude(decks, matches, scores)
            self.state.open = {}
            save()
            tell()

    # Rounds.

    def _matches(self) -> tuple[list[str], list[Match]]:
        """The decks of this round, and what they play."""
        plan, state = self.plan, self.state
        if state.round == SHORTLIST:
            decks = [one.deck for name in self.leaders for one in state.contenders[name]]
            return decks, self._against(decks, list(plan.field), plan.bot, plan.shortlist_duels)
        if state.round == LEADERS:
            decks = [state.contenders[name][0].deck for name in self.leaders]
            return decks, self._against(decks, list(plan.field), plan.bot, plan.leader_duels)
        if state.round == FINAL:
            decks = [*self._finalists(plan.finalists), *plan.field]
            return decks, self._all_pairs(decks, len(decks), plan.bot, plan.final_duels)
        if state.round == STRONG:
            decks = [one.deck for one in state.final]
            return decks, self._all_pairs(decks, plan.strong_finalists, plan.strong_bot, plan.strong_duels)
        decks = self._generation(Seeded(f"{plan.seed}/evolution/{state.round}"))
        return decks, self._against(decks, self._opponents(), plan.bot, plan.duels)

    def _conclude(self, decks: list[str], matches: list[Match], scores: list[Score]) -> None:
        """Learn from a finished round, and begin the next."""
        state = self.state
        found = {deck: Candidate(deck) for deck in decks}
        for match, score in zip(matches, scores, strict=True):
            found[match.deck].note(match.opponent, score)
            if match.opponent in found and state.round in (FINAL, STRONG):
                found[match.opponent].note(match.deck, score.mirrored())
        if state.round == SHORTLIST:
            field = list(self.plan.field)
            for decks_of_leader in state.contenders.values():
                # By the new duels alone: in the old ones a lucky deck comes first.
                decks_of_leader.sort(key=lambda one: -found[one.deck].share(field))
            state.round = LEADERS
        elif state.round == LEADERS:
            state.leaders = dict(zip(self.leaders, found.values(), strict=True))
            state.round = FINAL
        elif state.round == FINAL:
            state.final = list(found.values())
            state.final[: self.plan.finalists] = sorted(
                state.final[: self.plan.finalists],
                key=lambda one: -one.total(list(one.scores)).share,
            )
            state.round = STRONG if self.plan.strong_finalists and self.plan.strong_duels else OVER
        elif state.round == STRONG:
            state.strong = list(found.values())
            state.round = OVER
        else:
            self._select(list(found.values()))
            number = int(state.round) + 1
            state.round = str(number) if number < self.plan.generations else SHORTLIST

    def _against(self, decks: list[str], opponents: list[str], bot: str, duels: int) -> list[Match]:
        pairs = [(deck, opponent) for deck in decks for opponent in opponents if deck != opponent]
        return self._seeded(pairs, bot, duels)

    def _all_pairs(self, decks: list[str], most: int, bot: str, duels: int) -> list[Match]:
        """Each of the first decks against everybody, each pair once."""
        pairs = [(deck, other) for place, deck in enumerate(decks[:most]) for other in decks[place + 1 :]]
        return self._seeded(pairs, bot, duels)

    def _seeded(self, pairs: list[tuple[str, str]], bot: str, duels: int) -> list[Match]:
        seed = f"{self.plan.seed}/{self.state.round}"
        return [Match(*pair, bot, duels, f"{seed}/{number}") for number, pair in enumerate(pairs)]

    # Generations.

    def _opponents(self) -> list[str]:
        return list(dict.fromkeys([*self.plan.field, *self.state.champions]))

    def _generation(self, chance: Chance) -> list[str]:
        """New decks, and the best so far, whose shares become more certain."""
        state, evolution = self.state, self._evolution
        if not state.contenders:
            ready = [parse_deck(deck) for deck in self.plan.field]
            first = [evolution.random_deck(name, chance) for name in self.leaders]
            for _ in range(_ADAPTED_DECKS_PER_LEADER):
                first += [evolution.adapted(ready, name, chance) for name in self.leaders]
            return list(dict.fromkeys(deck.text() for deck in first))
        ranked = self._ranked()
        decks = [one.deck for one in ranked[: self.plan.veterans]]
        for number in range(self.plan.children):
            # Half for the best, half for every leader in turn, so that none is given up too early.
            if number % 2:
                turn = int(state.round) * self.plan.children + number
                parent = state.contenders[self.leaders[turn // 2 % len(self.leaders)]][0]
            else:
                parent = ranked[min(chance.below(len(ranked), "parent") for _ in range(3))]
            deck = parse_deck(parent.deck)
            if chance.below(10, "crossing") < _CROSSED_IN_10:
                other = ranked[min(chance.below(len(ranked), "parent") for _ in range(2))]
                deck = evolution.cross(deck, parse_deck(other.deck), chance)
            decks.append(evolution.mutate(deck, chance).text())
        return list(dict.fromkeys(decks))

    def _select(self, candidates: list[Candidate]) -> None:
        """The best decks of each leader, and the champion of all."""
        opponents = self._opponents()
        for one in candidates:
            leader = self._evolution.leader_name(parse_deck(one.deck))
            decks = self.state.contenders.setdefault(leader, [])
            same = next((before for before in decks if before.deck == one.deck), None)
            if same is None:
                decks.append(one)
            else:
                for opponent, score in one.scores.items():
                    same.note(opponent, score)
        for decks in self.state.contenders.values():
            decks.sort(key=lambda one: -one.share(opponents))
            del decks[self.plan.contenders :]
        champion = self._ranked()[0]
        self.state.history.append(champion.share(opponents))
        if champion.deck not in self.state.champions:
            kept = [*self.state.champions, champion.deck]
            self.state.champions = kept[-self.plan.champions :] if self.plan.champions else []

    def _ranked(self) -> list[Candidate]:
        opponents = self._opponents()
        names = {name: place for place, name in enumerate(self.leaders)}
        found = sorted(self.state.best.items(), key=lambda one: (-one[1].share(opponents), names[one[0]]))
        return [one for _, one in found]

    def _finalists(self, most: int) -> list[str]:
        """By the second measurement against the field; luck in the search does not count."""
        field = list(self.plan.field)
        found = sorted(self.state.leaders.values(), key=lambda one: -one.total(field).share)
        return [one.deck for one in found][:most]
