"""Simulation: many games of one kind, by plan, and their results.

Game ``i`` of seed ``S`` has the chance ``S/i``, its bots ``S/i/bot/SEAT``, on any worker. A run that was
stopped keeps games 0 to n - 1 without a gap, which is exactly what a plan of n games gives.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from sys import intern
from time import monotonic, perf_counter
from typing import TypeAlias

from madoi import bots, games
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots
from madoi.core.capabilities import Statistics
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event, Outcome
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal
from madoi.core.settings import Settings
from madoi.lab.chunk_scheduler import Workers, gather
from madoi.lab.forfeits import Forfeit, forfeits_of, seat_bots, settle
from madoi.lab.game_rows import GameRow
from madoi.lab.interruption import stop_requested
from madoi.lab.tally import Tally, TallyBuilder
from madoi.lab.worker_pool import open_workers

Progress: TypeAlias = Callable[[int, int], None]
"""Called again and again with the number of games done and of all games."""
KeepRows: TypeAlias = Callable[[list[GameRow]], None]
"""Called with the games in their order, as soon as those before them are done."""


@dataclass(frozen=True)
class Plan:
    """What to play. It is checked when it is made, so every plan can be played. Raises `BadOption`.

    ``bots`` names the bot of each seat. With ``rotate`` they move on by one seat from game to game: in
    game i, seat s has bot s - i (counted round the table), so that no bot keeps the better seats.
    ``options`` are completed to their canonical form.
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption(Refusal("lab-games-few", "", {"given": self.games}))
        game = games.find(self.game)
        settings = game.settings(dict(self.options), len(self.bots))
        for name in self.bots:
            bots.find(name, game)
        object.__setattr__(self, "options", settings.options)
        object.__setattr__(self, "bots", tuple(self.bots))

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def mixed(self) -> bool:
        """Whether different bots play, so that they can be compared."""
        return len(set(self.bots)) > 1

    def bots_of(self, game: int) -> list[str]:
        """The bot of each seat in this game (counted from 0)."""
        turn = game % self.seats if self.rotate else 0
        return [self.bots[seat - turn] for seat in range(self.seats)]


def line_up_text(names: Iterable[str]) -> str:
    """The bots as short text: ``greedy*2,random``."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


def parse_line_up(text: str) -> tuple[str, ...]:
    """The bots of a short text; what `line_up_text` makes. Raises `BadOption`."""
    names: list[str] = []
    for part in text.split(","):
        name, star, count = part.strip().partition("*")
        if star and not (count.isascii() and count.isdigit()):
            raise BadOption(Refusal("lab-line-up-form", "", {"text": part}))
        names += [name.strip()] * (int(count) if star else 1)
    return tuple(names)


@dataclass
class Results:
    """The results of a plan. ``seconds`` is how long it took, for ``played`` games if not for all."""

    plan: Plan
    tally: Tally
    seconds: float = field(compare=False)
    played: int | None = field(default=None, compare=False)

    @property
    def rate(self) -> float:
        """Games per second."""
        games = self.tally.games if self.played is None else self.played
        return games / max(self.seconds, 1e-9)

    @property
    def partial(self) -> bool:
        """Whether it was stopped before all games were played."""
        return self.tally.games < self.plan.games


def no_games(plan: Plan) -> Results:
    """The results of a run before its first game."""
    return Results(plan, TallyBuilder(plan.seats).tally(), 0.0)


class GameError(Exception):
    """A game or a bot failed. The text says in which game."""


@dataclass
class Chunk:
    """Some games in a row that were played. ``seconds`` is the time for the games alone.

    ``rows`` has each game by itself, where somebody wants them.
    """

    tally: Tally
    seconds: float
    rows: list[GameRow] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.tally.games


@contextmanager
def error_context(game: str, seed: str, bots_of_seats: Iterable[str]) -> Iterator[None]:
    """Turn any exception inside into a `GameError` that names the game."""
    try:
        yield
    except Exception as error:
        # As text, because not every exception can be sent back from another process.
        line_up = line_up_text(bots_of_seats)
        raise GameError(f"{game}, seed {seed}, {line_up}:\n{traceback.format_exc()}") from error


def bot_chances(seed: str, seats: int) -> list[Chance]:
    """The chances of the bots in a game of this seed, one per seat."""
    return [Seeded(f"{seed}/bot/{seat}") for seat in range(seats)]


def collect_statistics(
    game: Game, settings: Settings, events: list[Event], outcome: Outcome
) -> dict[str, float]:
    """The game's own statistics of one finished game; none where it offers none."""
    statistics = game.capability(Statistics)
    return {} if statistics is None else statistics.collect(settings, events, outcome)


def play_chunk(plan: Plan, first: int, count: int, wants_rows: bool = False) -> Chunk:
    """Play games ``first`` to ``first + count - 1``, or none if the run should stop. Runs in any process.

    A chunk that was begun is finished, so that a stopped run has few gaps.
    """
    game = games.find(plan.game)
    settings = game.settings(plan.options, plan.seats)
    players = {name: bots.find(name, game) for name in plan.bots}
    builder = TallyBuilder(plan.seats)
    rows: list[GameRow] = []
    begun = perf_counter()
    for number in range(first, first + (0 if stop_requested() else count)):
        row = play_game(plan, number, game, settings, players)
        count_row(builder, row)
        if wants_rows:
            rows.append(row)
    return Chunk(builder.tally(), perf_counter() - begun, rows)


def play_game(plan: Plan, number: int, game: Game, settings: Settings, players: Mapping[str, Bot]) -> GameRow:
    """Play one game of a plan to its end. A bot from outside that fails has lost it. Raises `GameError`."""
    seed = f"{plan.seed}/{number}"
    names = plan.bots_of(number)
    with error_context(plan.game, seed, names):
        state, events = game.new(settings, Seeded(seed))
        seated = seat_bots([players[name] for name in names])
        decisions = play_bots(state, seated, bot_chances(seed, plan.seats), events)
        outcome = state.outcome()
        assert outcome is not None
        forfeits = forfeits_of(seated)
        statistics = collect_statistics(game, settings, events, outcome)
        return game_row(number, names, settle(outcome, forfeits), decisions, statistics, forfeits)


def game_row(
    number: int,
    names: Sequence[str],
    outcome: Outcome,
    decisions: int,
    statistics: dict[str, float],
    forfeits: Sequence[Forfeit] = (),
) -> GameRow:
    """One ended game as a row."""
    winners = len(outcome.winners)
    ends = (tuple(outcome.shares), tuple(outcome.points), winners, decisions, tuple(forfeits))
    return GameRow(number, tuple(names), *ends, {intern(name): value for name, value in statistics.items()})


def count_row(builder: TallyBuilder, row: GameRow) -> None:
    """Add one game to a tally."""
    builder.add(list(row.bots), row.outcome, row.decisions, row.statistics, row.forfeits)


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
    *,
    keep: KeepRows | None = None,
    before: Iterable[GameRow] = (),
) -> Results:
    """Play the plan with ``jobs`` processes, or on the cluster whose scheduler has the address ``on``.

    ``keep`` gets every game by itself. Games ``before`` were played already: the run continues after them.
    Ctrl-C ends it early: the results are then `Results.partial`.
    Raises `BadOption`, `GameError`, and `Refused` when a process or a cluster is lost.
    A script that asks for several jobs needs the usual ``if __name__ == "__main__":``.
    """
    with open_workers(jobs, on) as workers:
        return run(plan, workers, progress, keep=keep, before=before)


def run(
    plan: Plan,
    workers: Workers,
    progress: Progress | None = None,
    *,
    keep: KeepRows | None = None,
    before: Iterable[GameRow] = (),
) -> Results:
    """Play the plan with these workers. When the run should stop, return the results so far."""
    begun = monotonic()
    builder = TallyBuilder(plan.seats)
    for row in before:
        count_row(builder, row)
    tally = builder.tally()
    start = tally.games
    gather(
        plan.games,
        tally,
        lambda first, count: workers.executor.submit(play_chunk, plan, first, count, keep is not None),
        workers,
        tell=(lambda done: progress(done, plan.games)) if progress else (lambda done: None),
        keep=(lambda chunk: keep(chunk.rows)) if keep else (lambda chunk: None),
    )
    return Results(plan, tally, monotonic() - begun, played=tally.games - start)
