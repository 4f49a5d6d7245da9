"""Matches: some duels of one deck against another, played by bots on any worker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from madoi.lab.chunk_scheduler import Workers, schedule_chunks
from madoi.lab.game_rows import GameRow
from madoi.lab.intervals import Estimate, share_interval
from madoi.lab.simulation import Plan, Progress, play_chunk

GAME = "lily"


@dataclass(frozen=True)
class Match:
    """Duels to play. ``deck`` and ``opponent`` are decks as text; who goes first is drawn (LY-5.3)."""

    deck: str
    opponent: str
    bot: str
    duels: int
    seed: str


@dataclass
class Score:
    """What a deck won: halves for draws. ``first`` is what the first players won, ``turns`` counts the duels
    by their turns each, ``used`` the cards that both decks played."""

    wins: float = 0.0
    duels: int = 0
    first: float = 0.0
    turns: Counter[int] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        return self.wins / self.duels if self.duels else 0.5

    def estimate(self) -> Estimate:
        return Estimate(self.share, share_interval(self.share, self.duels))

    def first_estimate(self) -> Estimate:
        """The share of the first players."""
        share = self.first / self.duels if self.duels else 0.5
        return Estimate(share, share_interval(share, self.duels))

    def median_turns(self) -> int:
        """Turns of each player in the middle duel; the fewer where two are in the middle."""
        half = (self.turns.total() + 1) // 2
        so_far = 0
        for turns, duels in sorted(self.turns.items()):
            so_far += duels
            if so_far >= half:
                return turns
        return 0

    def add(self, other: Score) -> None:
        self.wins += other.wins
        self.duels += other.duels
        self.first += other.first
        self.turns.update(other.turns)
        self.used.update(other.used)

    def mirrored(self) -> Score:
        """The same for the opponent."""
        return Score(self.duels - self.wins, self.duels, self.first, self.turns, self.used)

    def data(self) -> list[object]:
        """As plain data, for a file."""
        turns = {str(turns): duels for turns, duels in sorted(self.turns.items())}
        return [self.wins, self.duels, self.first, turns, dict(sorted(self.used.items()))]


def read_score(data: list[Any]) -> Score:
    """What `Score.data` made. Raises `ValueError`, `TypeError` or `AttributeError` for anything else."""
    wins, duels, first, turns, used = data
    by_turns = Counter({int(number): int(count) for number, count in turns.items()})
    return Score(float(wins), int(duels), float(first), by_turns, Counter(used))


@dataclass
class MatchChunk:
    """Some matches that were played."""

    scores: list[Score]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.scores)


def play_matches(options: dict[str, str], matches: list[Match]) -> MatchChunk:
    """Play matches one after the other, or as many as there is time for. Runs in any process."""
    scores: list[Score] = []
    seconds = 0.0
    for match in matches:
        decks = {"decks": f"{match.deck},{match.opponent}"}
        plan = Plan(GAME, {**options, **decks}, (match.bot, match.bot), match.duels, match.seed)
        chunk = play_chunk(plan, 0, match.duels, wants_rows=True)
        if chunk.games < match.duels:
            break  # the run should stop
        scores.append(_score(chunk.rows))
        seconds += chunk.seconds
    return MatchChunk(scores, seconds)


def _score(rows: list[GameRow]) -> Score:
    score = Score(duels=len(rows))
    for row in rows:
        score.wins += row.shares[0]
        score.first += row.statistics["first/first/wins"]
        score.turns[int(row.statistics["length/turns/each"])] += 1
        for key, times in row.statistics.items():
            table, _, rest = key.partition("/")
            id, _, measure = rest.rpartition("/")
            if table == "cards" and measure == "times" and times:
                score.used[id] += int(times)
    return score


def play_all(
    options: dict[str, str],
    matches: list[Match],
    scores: dict[int, Score],
    workers: Workers,
    progress: Progress,
    save: Callable[[], None],
) -> bool:
    """Play the matches that have no score yet. False: the run was stopped, and some still have none.

    ``save`` is called whenever something was added.
    """
    left = [number for number in range(len(matches)) if number not in scores]
    total = sum(match.duels for match in matches)

    def take(first: int, chunk: MatchChunk) -> None:
        for place, score in enumerate(chunk.scores, first):
            scores[left[place]] = score
        if chunk.scores:
            save()

    schedule_chunks(
        len(left),
        lambda first, count: workers.executor.submit(
            play_matches, options, [matches[number] for number in left[first : first + count]]
        ),
        take,
        workers,
        tick=lambda: progress(sum(matches[number].duels for number in scores), total),
    )
    return len(scores) == len(matches)
