"""Ratings by season, and the seats whose games are rated. A player is the hash of a device key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, select, update

from madoi.ratings.rating import Rating
from madoi.ratings.season import rating_in, season_at, seasons_back
from madoi.server import limits
from madoi.server.storage.retention import delete_old_rows
from madoi.server.storage.schema import RATING_CLAIMS, RATINGS, TABLES
from madoi.server.storage.store import Store
from madoi.server.table.rated_game import PlayerRating, RatedGame, after_game

OPEN: Final = "open"
RATED: Final = "rated"
_CLAIM = RATING_CLAIMS.c
_RATING = RATINGS.c


class Claim(NamedTuple):
    """A seat whose game is rated: ``open`` until it ends, then ``rated``, or why it was not. ``key`` is the
    hash of the seat's secret, ``device`` that of the device key."""

    key: str
    device: str
    state: str
    before: Rating | None
    after: Rating | None


class RatingStore:
    """Ratings and claims in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, table: str, key: str, device: str) -> None:
        """Have the game of a seat rated for the holder of a device key. The first device stays."""
        row = {"table_id": table, "key": key, "device": device, "at": self._store.clock.now(), "state": OPEN}
        await self._store.execute(self._store.insert(RATING_CLAIMS).values(**row))

    async def claims(self, table: str) -> list[Claim]:
        query = select(RATING_CLAIMS).where(_CLAIM.table_id == table).order_by(_CLAIM.key)

        def found(connection: Connection) -> list[Claim]:
            return [_claim(row) for row in connection.execute(query)]

        return await self._store.run(found)

    async def unsettled(self) -> list[str]:
        """Finished tables with claims that are still open: their process died, or the store was away."""
        query = (
            select(_CLAIM.table_id)
            .join(TABLES, TABLES.c.id == _CLAIM.table_id)
            .where(_CLAIM.state == OPEN, TABLES.c.phase == "over")
            .distinct()
            .limit(limits.MAX_SETTLED_TABLES)
        )

        def found(connection: Connection) -> list[str]:
            return [id for (id,) in connection.execute(query)]

        return await self._store.run(found)

    async def settle(self, table: str, game: RatedGame) -> None:
        """Rate a finished game, once: of several processes the first one does."""
        season = season_at(game.ended)
        # Another process may just have accepted a claim that this game was not rated with: it stays open.
        devices = {*game.uncounted, *(seat.subject for seat in game.seats)}

        def settled(connection: Connection) -> None:
            here = (_CLAIM.table_id == table, _CLAIM.state == OPEN, _CLAIM.device.in_(devices))
            claimed = update(RATING_CLAIMS).where(*here).values(state=RATED)
            if not connection.execute(claimed).rowcount:
                connection.rollback()
                return
            subjects = {*game.broken_off, *(seat.subject for seat in game.seats)}
            known = {
                subject: self._lock_rating(connection, subject, game.game, season)
                for subject in sorted(subjects)  # in the same order everywhere, to avoid deadlocks
            }
            after = after_game(known, game)
            for new in after.values():
                connection.execute(
                    update(RATINGS).where(*_row(new.subject, game.game, season)).values(**self._values(new))
                )
            for seat in game.seats:
                old, rating = known[seat.subject].rating, after[seat.subject].rating
                change = {"mean_before": old.mean, "spread_before": old.spread}
                change |= {"mean": rating.mean, "spread": rating.spread}
                mine = (_CLAIM.table_id == table, _CLAIM.device == seat.subject)
                connection.execute(update(RATING_CLAIMS).where(*mine).values(**change))
            for device, reason in game.uncounted.items():
                mine = (_CLAIM.table_id == table, _CLAIM.device == device)
                connection.execute(update(RATING_CLAIMS).where(*mine).values(state=reason))
            connection.commit()

        await self._store.write(settled)

    def _lock_rating(self, connection: Connection, subject: str, game: str, season: str) -> PlayerRating:
        """The rating of a season. Players without one begin with that of an earlier one, less certain."""
        new = PlayerRating(subject, "", "", Rating())
        earlier = (
            select(_RATING.season, _RATING.mean, _RATING.spread)
            .where(_RATING.subject == subject, _RATING.game == game, _RATING.season < season)
            .order_by(_RATING.season.desc())
            .limit(1)
        )
        last = connection.execute(earlier).first()
        if last is not None:
            new = new._replace(rating=rating_in(season, Rating(last.mean, last.spread), last.season))
        row = {"subject": subject, "game": game, "season": season, **self._values(new)}
        connection.execute(self._store.insert(RATINGS).values(**row))
        here = select(RATINGS).where(*_row(subject, game, season)).with_for_update()
        return _player(connection.execute(here).one())

    def _values(self, player: PlayerRating) -> dict[str, object]:
        return {
            "name": player.name,
            "face": player.face,
            "mean": player.rating.mean,
            "spread": player.rating.spread,
            "low": player.rating.low,
            "games": player.games,
            "broken_off": player.broken_off,
            "certain": player.is_certain,
            "at": self._store.clock.now(),
        }

    async def ranked(self, game: str, season: str, certain: bool) -> list[PlayerRating]:
        """Those whose rating is certain, or is not yet, the highest low end first."""
        query = (
            select(RATINGS)
            .where(*_listed(game, season, certain))
            .order_by(_RATING.low.desc(), _RATING.subject)
            .limit(limits.RATING_PAGE_ROWS)
        )
        return await self._players(query)

    async def player(self, subject: str, game: str, season: str) -> PlayerRating | None:
        query = select(RATINGS).where(*_row(subject, game, season), _RATING.games > 0)
        return next(iter(await self._players(query)), None)

    async def place(self, player: PlayerRating, game: str, season: str) -> int:
        """The place of a player whose rating is certain, from 1."""
        above = (*_listed(game, season, certain=True), _RATING.low > player.rating.low)
        query = select(func.count()).select_from(RATINGS).where(*above)

        def found(connection: Connection) -> int:
            return 1 + int(connection.scalar(query) or 0)

        return await self._store.run(found)

    async def seasons(self, game: str, season: str) -> list[str]:
        """The seasons with rated games, up to this one, the latest first."""

        def found(connection: Connection) -> list[str]:
            kept = seasons_back(season, limits.KEEP_RATING_SEASONS)
            rows = [
                (one, select(_RATING.subject).where(_RATING.season == one, _RATING.game == game).limit(1))
                for one in kept
            ]
            return [one for one, query in rows if connection.scalar(query) is not None]

        return await self._store.run(found)

    async def withdraw(self, device: str) -> None:
        """Have no running game rated for the holder of a device key."""
        await self._store.execute(delete(RATING_CLAIMS).where(_CLAIM.device == device, _CLAIM.state == OPEN))

    async def erase(self, devices: Iterable[str]) -> None:
        """Delete all that is known of the holders of these device keys."""
        for device in devices:
            await self._store.execute(delete(RATING_CLAIMS).where(_CLAIM.device == device))
            await self._store.execute(delete(RATINGS).where(_RATING.subject == device))

    async def erase_name(self, name: str) -> None:
        """Delete all that is known of those who have, or had, this name in the list."""
        query = select(_RATING.subject).where(_RATING.name == name).distinct()

        def found(connection: Connection) -> list[str]:
            return [subject for (subject,) in connection.execute(query)]

        await self.erase(await self._store.run(found))

    async def delete_old(self, now: float) -> None:
        """Delete the seasons that are no longer kept, what single games changed, and the oldest rows where
        there are too many."""
        first = seasons_back(season_at(now), limits.KEEP_RATING_SEASONS)[-1]
        await self._store.execute(delete(RATINGS).where(_RATING.season < first))
        before = now - limits.KEEP_RATING_CLAIMS_SECONDS
        await delete_old_rows(self._store, RATING_CLAIMS, before, limits.MAX_RATING_ROWS)
        await delete_old_rows(self._store, RATINGS, 0.0, limits.MAX_RATING_ROWS)

    async def _players(self, query: Select[tuple[object, ...]]) -> list[PlayerRating]:
        def found(connection: Connection) -> list[PlayerRating]:
            return [_player(row) for row in connection.execute(query)]

        return await self._store.run(found)


def _row(subject: str, game: str, season: str) -> tuple[ColumnElement[bool], ...]:
    return (_RATING.subject == subject, _RATING.game == game, _RATING.season == season)


def _listed(game: str, season: str, certain: bool) -> tuple[ColumnElement[bool], ...]:
    """Rows that the list of a season may show. Some have no rated game, only one that was broken off."""
    here = (_RATING.season == season, _RATING.game == game, _RATING.certain == certain)
    return here if certain else (*here, _RATING.games > 0)


def _player(row: Row[tuple[object, ...]]) -> PlayerRating:
    rating = Rating(row.mean, row.spread)
    return PlayerRating(row.subject, row.name, row.face, rating, row.games, row.broken_off)


def _claim(row: Row[tuple[object, ...]]) -> Claim:
    before = None if row.mean_before is None else Rating(row.mean_before, row.spread_before)
    after = None if row.mean is None else Rating(row.mean, row.spread)
    return Claim(row.key, row.device, row.state, before, after)
