"""Endpoints for evenings: open one, join it, look at it, and act in it."""

from __future__ import annotations

from typing import Final, assert_never

from starlette.requests import Request

from madoi.core.refusal import Refused
from madoi.evening.state import Evening
from madoi.server import limits
from madoi.server.http.context import ApiContext, count_characters
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.evenings import (
    EveningCommand,
    EveningJoined,
    EveningLook,
    EveningPlayer,
    EveningRequest,
    EveningRound,
    EveningState,
    EveningTable,
    JoinEveningRequest,
)
from madoi.server.rate_limits import client_network
from madoi.server.runtime.evenings import player_of
from madoi.server.table.projection.snapshot import shown_time

_EVENING: Final = "/api/evenings/{evening}"


def _id(request: Request) -> str:
    return str(request.path_params["evening"])


async def open_evening(context: ApiContext, request: Request, wanted: EveningRequest) -> EveningJoined:
    """Open an evening among friends. The player who opens it is its host."""
    context.limit_openings(request, count_characters(wanted.options))
    context.check_names([wanted.name])
    opener = await context.registry.context.public_tables.opener(client_network(request.scope))
    return EveningJoined(*await context.evenings.open(wanted, opener))


async def join_evening(context: ApiContext, request: Request, wanted: JoinEveningRequest) -> EveningJoined:
    """Join an evening, from the next round on."""
    context.limit_openings(request)
    context.check_names([wanted.name])
    return EveningJoined(_id(request), await context.evenings.join(_id(request), wanted.name, wanted.face))


async def look_at_evening(context: ApiContext, request: Request, wanted: EveningLook) -> EveningState:
    """The evening now: players, rounds, standings. Results come in when somebody looks."""
    context.limit_evenings(request)
    version, evening = await context.evenings.look(_id(request))
    now = context.registry.clock.now()
    if version == wanted.after:
        return EveningState(version, now, unchanged=True)
    return _shown(evening, version, now, wanted.secret)


async def act_in_evening(context: ApiContext, request: Request, wanted: EveningCommand) -> EveningState:
    """Do something as a player or as the host; returns the evening after that."""
    context.limit_evenings(request)
    evenings, id = context.evenings, _id(request)
    match wanted.what:
        case "leave" | "return":
            await evenings.set_left(id, wanted.secret, wanted.what == "leave")
        case "start":
            context.limit_openings(request)
            await evenings.start_round(id, wanted.secret)
        case "play-on":
            await evenings.play_on(id, wanted.secret, wanted.table)
        case "end":
            await evenings.end(id, wanted.secret)
        case _:
            assert_never(wanted.what)
    version, evening = await evenings.look(id)
    return _shown(evening, version, context.registry.clock.now(), wanted.secret)


def _shown(evening: Evening, version: int, now: float, secret: str) -> EveningState:
    """An evening field by field: no keys, and no lot."""
    try:
        me = player_of(evening, secret)
    except Refused:
        me = -1
    standings = evening.standings()
    by_player = {one.player: one for one in standings}
    players = [
        EveningPlayer(
            player.name,
            player.face,
            player.left,
            by_player[number].place,
            by_player[number].points,
            by_player[number].strength,
            by_player[number].firsts,
            by_player[number].games,
            by_player[number].byes,
        )
        for number, player in enumerate(evening.players)
    ]
    is_pause = evening.phase == "pause"
    return EveningState(
        version,
        now,
        False,
        evening.game,
        evening.options,
        evening.mode,
        "daily" if evening.pace == "daily" else "live",
        evening.phase,
        evening.rounds,
        evening.host,
        me,
        shown_time(evening.since + limits.EVENING_PAUSE_SECONDS) if is_pause else None,
        players,
        [one.player for one in standings],
        [
            EveningRound(
                [EveningTable(one.table, one.players, one.points, one.scores) for one in played.tables],
                played.byes,
            )
            for played in evening.played
        ],
    )


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/evenings",
        open_evening,
        EveningJoined,
        EveningRequest,
        {"game": "kasane", "mode": "swiss", "name": "Rin"},
        refusals=(503,),
    ),
    Endpoint(
        "POST",
        f"{_EVENING}/join",
        join_evening,
        EveningJoined,
        JoinEveningRequest,
        {"name": "Mio"},
        refusals=(404, 409),
    ),
    Endpoint("POST", f"{_EVENING}/look", look_at_evening, EveningState, EveningLook, {}, refusals=(404, 409)),
    Endpoint(
        "POST",
        _EVENING,
        act_in_evening,
        EveningState,
        EveningCommand,
        {"secret": "…", "what": "start"},
        refusals=(403, 404, 409),
    ),
)
