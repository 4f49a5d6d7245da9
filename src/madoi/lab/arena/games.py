"""Plays games of a tournament by number, in any process or on any machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from madoi import bots, games
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Outcome
from madoi.core.game import Game
from madoi.core.record import MAX_NAME_CHARS, Player
from madoi.core.session import start
from madoi.core.settings import Settings
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.forfeits import Forfeit, forfeits_of, seat_bots, settle
from madoi.lab.interruption import stop_requested
from madoi.lab.simulation import bot_chances, error_context


@dataclass(frozen=True)
class PlayedGame:
    """One ended game: its number in the plan, each seat's share of the win and points, how many seats
    won and how many decisions were made. ``record`` is empty where none is wanted. ``forfeits`` are the seats
    that lost because their bot failed."""

    number: int
    shares: tuple[float, ...]
    points: tuple[float, ...]
    winners: int
    decisions: int
    record: str = ""
    forfeits: tuple[Forfeit, ...] = ()


@dataclass
class Batch:
    """Some games, played. ``seconds`` is the time for the games alone."""

    played: list[PlayedGame]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.played)


def play_games(plan: ArenaPlan, numbers: Sequence[int]) -> Batch:
    """Play these games; when told to stop, those that were begun. Raises `GameError`."""
    game = games.find(plan.game)
    settings = game.settings(plan.options, plan.seats)
    players = {name: bots.find(name, game) for name in plan.bots}
    played: list[PlayedGame] = []
    begun = perf_counter()
    for number in numbers:
        if stop_requested():
            break
        seed = plan.seed_of(plan.deal_of(number))
        names = plan.bots_of(number)
        with error_context(plan.game, seed, names):
            seated = seat_bots([players[name] for name in names])
            chances = bot_chances(seed, plan.seats)
            if plan.records:
                outcome, decisions, record = _recorded(game, plan, names, seed, seated, chances)
            else:
                outcome, decisions = _unrecorded(game, settings, seed, seated, chances)
                record = ""
            forfeits = forfeits_of(seated)
            outcome = settle(outcome, forfeits)
        played.append(
            PlayedGame(
                number,
                tuple(outcome.shares),
                tuple(outcome.points),
                len(outcome.winners),
                decisions,
                record,
                tuple(forfeits),
            )
        )
    return Batch(played, perf_counter() - begun)


def _unrecorded(
    game: Game, settings: Settings, seed: str, seated: list[Bot], chances: list[Chance]
) -> tuple[Outcome, int]:
    state, events = game.new(settings, Seeded(seed))
    decisions = play_bots(state, seated, chances, events)
    outcome = state.outcome()
    assert outcome is not None
    return outcome, decisions


def _recorded(
    game: Game, plan: ArenaPlan, names: Sequence[str], seed: str, seated: list[Bot], chances: list[Chance]
) -> tuple[Outcome, int, str]:
    """The same game, kept: slower, because a session checks every decision."""
    players = [
        Player(f"{name} {place}"[-MAX_NAME_CHARS:].strip(), name.partition(" ")[0])
        for place, name in enumerate(names, 1)
    ]
    session = start(game, plan.options, players, seed)
    while True:
        outcome = session.state.outcome()
        if outcome is not None:
            return outcome, session.decisions, session.record.text()
        seat = session.state.to_move()[0]
        action = seated[seat].choose(session.state.view(seat), session.state.decision(seat), chances[seat])
        session.play(seat, action)
