"""The ratings of this service: which games are rated, and the list of a season."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, cast

from madoi.core.refusal import Refusal, Refused
from madoi.games import find
from madoi.ratings.rating import Rating, shown
from madoi.ratings.season import season_at
from madoi.server.protocol.ratings import RatedGameState, RatingList, RatingPoints, RatingRow, RatingState
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.ratings import OPEN, Claim, RatingStore
from madoi.server.table.commands import seating
from madoi.server.table.rated_game import (
    CERTAIN_GAMES,
    PlayerRating,
    is_ended_by_last_entry,
    late_game,
    rated_game,
    refuse_late_claim,
    refuse_unrated,
)
from madoi.server.table.state import Table
from madoi.server.tokens import hashed

_BOT_PREFIX: Final = "bot:"


class RatingService:
    """The ratings of this service, if its owner wants any."""

    def __init__(self, registry: TableRegistry, is_on: bool) -> None:
        self._registry = registry
        self._ratings = RatingStore(registry.store)
        self._is_on = is_on
        if is_on:
            registry.context.game_over_hooks.append(self._on_game_over)

    def _on_game_over(self, table: Table) -> None:
        if is_ended_by_last_entry(table):
            self._registry.context.run_in_background(settle(self._ratings, table))

    async def claim(self, table_id: str, secret: str, device: str) -> RatedGameState:
        """Have the game of a seat rated, or say what came of it. Raises `Refused`."""
        self._refuse_if_off()
        table = (await self._registry.find(table_id)).table
        seat = seating.seat_of(table, secret)
        refuse_unrated(table)
        found = await self._claim_of(table_id, secret)
        if found is None:
            refuse_late_claim(table, seat)
            await self._ratings.claim(table_id, hashed(secret), hashed(device))
            return RatedGameState(OPEN)
        if found.state == OPEN and table.phase == "over":  # the process may have died before it was rated
            await settle(self._ratings, table)
            found = await self._claim_of(table_id, secret) or found
        return RatedGameState(cast(RatingState, found.state), _points(found.before), _points(found.after))

    async def _claim_of(self, table: str, secret: str) -> Claim | None:
        return next((one for one in await self._ratings.claims(table) if one.key == hashed(secret)), None)

    async def list_season(self, game: str, season: str, device: str) -> RatingList:
        """The list of a season (empty: this one), with the row of the holder of a device key. Raises
        `Refused`."""
        self._refuse_if_off()
        find(game)
        current = season_at(self._registry.clock.now())
        season = season or current
        subject = hashed(device) if device else ""
        ranked = await self._ratings.ranked(game, season, certain=True)
        others = await self._ratings.ranked(game, season, certain=False)
        return RatingList(
            game,
            season,
            current,
            await self._ratings.seasons(game, current),
            [_row(player, subject, place) for place, player in enumerate(ranked, 1)],
            [_row(player, subject) for player in others],
            await self._own_row(game, season, subject),
            CERTAIN_GAMES,
        )

    async def _own_row(self, game: str, season: str, subject: str) -> RatingRow | None:
        player = await self._ratings.player(subject, game, season) if subject else None
        if player is None:
            return None
        place = await self._ratings.place(player, game, season) if player.is_certain else 0
        return _row(player, subject, place)

    async def leave(self, device: str, erase: bool) -> None:
        """Rate no running game for the holder of a device key; ``erase``: delete their ratings too."""
        if erase:
            await self._ratings.erase([hashed(device)])
        else:
            await self._ratings.withdraw(hashed(device))

    def _refuse_if_off(self) -> None:
        if not self._is_on:
            raise Refused(Refusal("rating-off", "", {}))


async def settle(ratings: RatingStore, table: Table) -> None:
    """Rate a finished game for those who wanted it, unless that was done before."""
    claims = await ratings.claims(table.id)
    devices = {claim.key: claim.device for claim in claims if claim.state == OPEN}
    if not devices:
        return
    if len(devices) < len(claims):
        await ratings.settle(table.id, late_game(table, devices))
    else:
        # An undo makes it fold the log again.
        await ratings.settle(table.id, await asyncio.to_thread(rated_game, table, devices))


async def settle_missed(registry: TableRegistry) -> None:
    """Rate games whose process died when they ended."""
    ratings = RatingStore(registry.store)
    for id in await ratings.unsettled():
        with suppress(Refused):
            await settle(ratings, (await registry.find(id)).table)


def _row(player: PlayerRating, own: str, place: int = 0) -> RatingRow:
    rating = _points(player.rating)
    assert rating is not None
    return RatingRow(
        rating,
        player.games,
        player.name,
        player.face,
        player.subject.removeprefix(_BOT_PREFIX) if player.is_bot else "",
        place,
        player.broken_off,
        bool(own) and player.subject == own,
    )


def _points(rating: Rating | None) -> RatingPoints | None:
    return None if rating is None else RatingPoints(*shown(rating))
