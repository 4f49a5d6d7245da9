"""Every deck against every other: how fair a set of ready decks is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any, Final

from madoi.core.refusal import BadOption, Refusal
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.simulation import Progress
from madoi.workshop.metagame.matches import Match, Score, play_all, read_score

SAVED_MATCHUPS: Final = "matchups.json"
MATCHUPS_FORMAT: Final = "madoi-matchups 1"
_DUELS_AT_ONCE: Final = 10
"""Progress is shown and saved after this number of duels: ten by a strong bot take minutes."""


@dataclass(frozen=True)
class MatchupPlan:
    """What to play. ``decks`` are names of shipped decks, or decks as text; ``duels`` are for each pair;
    ``options`` are those of every duel, without ``decks``. Raises `BadOption`."""

    decks: tuple[str, ...]
    options: dict[str, str]
    bot: str
    duels: int
    seed: str

    def __post_init__(self) -> None:
        if len(self.decks) < 2:
            raise BadOption(Refusal("matchups-two-decks", "", {"given": len(self.decks)}))
        if self.duels < 1:
            facts = {"option": "duels", "least": 1, "given": self.duels}
            raise BadOption(Refusal("metagame-number", "", facts))

    def facts(self) -> dict[str, object]:
        """As plain data. Two plans with the same facts are the same run."""
        return {**asdict(self), "decks": list(self.decks)}

    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.decks, 2))


@dataclass
class MatchupState:
    """The scores of the matches that were played, by number."""

    scores: dict[int, Score] = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """As plain data, for a file."""
        return {"scores": {str(number): score.data() for number, score in self.scores.items()}}


def read_matchups(data: dict[str, Any]) -> MatchupState:
    """What `MatchupState.data` made."""
    return MatchupState({int(number): read_score(score) for number, score in data["scores"].items()})


class Matchups:
    """The duels of a plan, under way."""

    def __init__(self, plan: MatchupPlan, state: MatchupState) -> None:
        self.plan = plan
        self.state = state
        self.matches = [match for pair in plan.pairs() for match in self._of_pair(*pair)]
        # All pairs advance together, so that a run that is stopped says something about each.
        self.matches.sort(key=lambda match: int(match.seed.rsplit("/", 1)[1]))

    @property
    def over(self) -> bool:
        return len(self.state.scores) == len(self.matches)

    def run(self, workers: Workers, progress: Progress, save: Callable[[], None]) -> None:
        """Play what is left, until it is over or the run should stop."""
        play_all(self.plan.options, self.matches, self.state.scores, workers, progress, save)

    def score(self, deck: str, opponent: str) -> Score:
        """What the deck won against the opponent so far."""
        total = Score()
        for number, score in sorted(self.state.scores.items()):
            match = self.matches[number]
            if (match.deck, match.opponent) == (deck, opponent):
                total.add(score)
            elif (match.opponent, match.deck) == (deck, opponent):
                total.add(score.mirrored())
        return total

    def _of_pair(self, deck: str, opponent: str) -> list[Match]:
        plan, found = self.plan, []
        places = f"{plan.decks.index(deck)}-{plan.decks.index(opponent)}"
        for first in range(0, plan.duels, _DUELS_AT_ONCE):
            duels = min(_DUELS_AT_ONCE, plan.duels - first)
            found.append(Match(deck, opponent, plan.bot, duels, f"{plan.seed}/{places}/{first}"))
        return found
