"""Endpoint for trials of a deck: many games of bots against other decks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.bots import SEARCHERS, without_budget
from madoi.core.refusal import BadOption, Refusal
from madoi.games import find
from madoi.server.http.context import ApiContext, count_characters
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.trials import SEATS, Trial, TrialRequest
from madoi.server.rate_limits import client_network
from madoi.server.workers.sandbox import Task, TrialPlan


async def try_option(context: ApiContext, request: Request, wanted: TrialRequest) -> Trial:
    """Let bots play many games with a deck against others. Ask again until all is done; a trial that nobody
    asks about is stopped."""
    characters = len(wanted.value) + sum(map(len, wanted.against)) + count_characters(wanted.options)
    context.limit_drafts(request, characters)
    game, option = str(request.path_params["game"]), str(request.path_params["option"])
    check_trial(game, option, wanted)
    task = Task("try", trial=TrialPlan(game, option, wanted))
    return context.jobs.poll_trial(task, client_network(request.scope))


def check_trial(game: str, option: str, wanted: TrialRequest) -> None:
    """Raise `BadOption` for an option that has no entry for each of two seats, and for bots that search."""
    found = find(game)
    if SEATS not in found.seat_counts or not any(one.name == option and one.words for one in found.options):
        raise BadOption(Refusal("option-no-file", "", {"option": option}))
    if without_budget(wanted.bot) in SEARCHERS:
        raise BadOption(Refusal("trial-bot", "", {"bot": wanted.bot}))


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/games/{game}/options/{option}/trial",
        try_option,
        Trial,
        TrialRequest,
        {"value": "dawn", "against": ["dusk"], "games": 20, "bot": "greedy"},
        refusals=(503,),
    ),
)
