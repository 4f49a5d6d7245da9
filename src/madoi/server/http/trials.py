"""Endpoint for trials of a deck: many games of bots against other decks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext, count_characters
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.trials import Trial, TrialRequest
from madoi.server.rate_limits import client_network
from madoi.server.workers.sandbox import Task, TrialPlan
from madoi.server.workers.trial import check_trial


async def try_option(context: ApiContext, request: Request, wanted: TrialRequest) -> Trial:
    """Let bots play many games with a deck against others. Ask again until all is done; a trial that nobody
    asks about is stopped."""
    characters = len(wanted.value) + sum(map(len, wanted.against)) + count_characters(wanted.options)
    context.limit_drafts(request, characters)
    game, option = str(request.path_params["game"]), str(request.path_params["option"])
    check_trial(game, option, wanted)
    task = Task("try", trial=TrialPlan(game, option, wanted))
    return context.jobs.poll_trial(task, client_network(request.scope))


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
