"""Searches of bots: the action for a search job, and the values of all actions.

A worker, in another process or in a browser, gets the record of a game and replays it. The bot there gets the
view of its seat, and a random seed of its own. The worker keeps the trees of a few games, so that a bot can
go on with what it thought at its last decision; without them it begins with nothing.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.bots.parallel_search import ParallelSearch
from madoi.bots.place_model import PlaceModel
from madoi.bots.search import Budget, Search, SearchResult
from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.record import read
from madoi.core.session import replay
from madoi.games import find
from madoi.server.protocol.server_messages import ActionValue, ExpectedAction
from madoi.server.table.search_job import SearchJob

_LOST_SHARE: Final = 0.02
"""With less hope of a win than this, a game is as good as lost."""
_UNLIMITED: Final = 1_000_000_000
MOST_KEPT_NODES: Final = 100_000
"""Of all trees that a worker of the service keeps: as many as the largest single one may have."""


class KeptTrees:
    """The searches of the latest games, each by its game's commitment, its seat and its bot."""

    def __init__(self, most_nodes: int = MOST_KEPT_NODES) -> None:
        self._most_nodes = most_nodes
        self._searches: dict[tuple[str, int, str], Search] = {}

    def hand_over(self, key: tuple[str, int, str], search: Search) -> None:
        """Give this search the trees of the one before, and keep it instead."""
        before = self._searches.pop(key, None)
        if before is not None:
            search.take_over(before)
        self._searches[key] = search

    def forget(self) -> None:
        """Drop the oldest searches, where there are too many nodes."""
        while sum(search.nodes for search in self._searches.values()) > self._most_nodes:
            del self._searches[next(iter(self._searches))]


_KEPT: Final = KeptTrees()


def choose(job: SearchJob, kept: KeptTrees = _KEPT) -> str:
    """The bot's action, in the game's notation. A bot of a plugin may fail."""
    bot, state, commitment = _prepare(job)
    # Not isinstance: compiled classes share the cache of their abstract base, so that the class of a plugin,
    # which is no `Search`, would be no `Bot` from then on.
    if (type(bot) is Search or type(bot) is ParallelSearch) and commitment:
        kept.hand_over((commitment, job.seat, job.bot), bot)
    chosen = bot.choose(state.view(job.seat), state.decision(job.seat), Seeded(job.seed)).text
    kept.forget()
    return chosen


def mildest(job: SearchJob) -> str:
    """The action that changes least."""
    _, state, _ = _prepare(job)
    return state.decision(job.seat).default.text


class Evaluation(NamedTuple):
    """What a search found: what it counted, and the actions, the best first."""

    goal: Literal["win", "place"]
    actions: list[ActionValue]


def evaluate_actions(job: SearchJob) -> Evaluation:
    """The values of all actions, the best first. The bot must be one that searches.

    Where the game is as good as lost, they are rated by place and points instead of the win."""
    bot, state, _ = _prepare(job)
    assert isinstance(bot, Search)
    view, decision = state.view(job.seat), state.decision(job.seat)
    found = bot.search(view, decision, Seeded(job.seed))
    if max(rated.value for rated in found.actions) >= _LOST_SHARE:
        return Evaluation("win", _action_values(found))
    place_search = Search(bot.model.game, Budget(_UNLIMITED, job.seconds), PlaceModel(bot.model))
    by_place = place_search.search(view, decision, Seeded(job.seed))
    by_place.actions.sort(key=lambda rated: rated.value, reverse=True)
    if by_place.actions[0].value == 0.0:  # a duel has no second place
        return Evaluation("win", _action_values(found))
    return Evaluation("place", _action_values(by_place))


def _action_values(found: SearchResult) -> list[ActionValue]:
    return [
        ActionValue(
            rated.action.text,
            rated.value,
            rated.visit_share,
            [ExpectedAction(seat, action.text, action.parts()) for seat, action in rated.replies],
            rated.action.parts(),
        )
        for rated in found.actions
    ]


def _prepare(job: SearchJob) -> tuple[Bot, State, str]:
    """The bot, the state it decides in, and the commitment of the game."""
    record = read(job.record)
    game = find(record.game, record.package)
    session = replay(game, record)
    state = session.state if job.at is None else session.state_at(job.at)
    return find_bot(job.bot, game, job.seconds), state, record.commitment
