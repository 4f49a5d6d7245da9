"""Deals of the day in the store: the attempts that count, the board, and the pars."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, func, or_, select, update

from madoi.core.refusal import Refusal, Refused
from madoi.daily.score import Score
from madoi.server import limits
from madoi.server.storage.schema import DAILY_ATTEMPTS, DAILY_PARS
from madoi.server.storage.store import Store

PlayedHow: TypeAlias = Literal["service", "device"]
_ATTEMPT = DAILY_ATTEMPTS.c
_PAR = DAILY_PARS.c


class StoredAttempt(msgspec.Struct, frozen=True):
    """An attempt that counts: the first that the holder of a device key began."""

    name: str
    face: str
    how: PlayedHow
    again: bool
    table: str
    begun: float
    finished: float | None
    score: Score | None


class DailyStore:
    """Attempts and pars in the store, by day and game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(
        self, day: str, game: str, key: str, attempt: StoredAttempt, opener: str
    ) -> StoredAttempt | None:
        """Store an attempt, unless there is one of this key: then that one is returned. Raises `Refused` when
        there are too many, of all or of one address."""
        of_deal = (_ATTEMPT.day == day, _ATTEMPT.game == game)
        known = await self.attempt(day, game, key)
        if known is not None:
            return known
        of_address = (*of_deal, _ATTEMPT.opener == opener)
        if (
            await self._count(*of_deal) >= limits.MAX_DAILY_ATTEMPTS
            or await self._count(*of_address) >= limits.MAX_DAILY_ATTEMPTS_PER_ADDRESS
        ):
            raise Refused(Refusal("daily-too-many", "", {}))
        row = {
            "day": day,
            "game": game,
            "key": key,
            "name": attempt.name,
            "face": attempt.face,
            "how": attempt.how,
            "again": await self._count(*of_address, _ATTEMPT.finished.is_not(None)) > 0,
            "opener": opener,
            "table_id": attempt.table,
            "begun": attempt.begun,
        }
        if await self._store.execute(self._store.insert(DAILY_ATTEMPTS).values(**row)):
            return None
        return await self.attempt(day, game, key)  # another request of this device was faster

    async def attempt(self, day: str, game: str, key: str) -> StoredAttempt | None:
        query = select(DAILY_ATTEMPTS).where(_ATTEMPT.day == day, _ATTEMPT.game == game, _ATTEMPT.key == key)
        return next(iter(await self._attempts(query)), None)

    async def finish(
        self, day: str, game: str, score: Score, at: float, *, key: str = "", table: str = ""
    ) -> None:
        """Store the score of the attempt of this key, or at this table, unless it has one."""
        which = _ATTEMPT.key == key if key else _ATTEMPT.table_id == table
        await self._store.execute(
            update(DAILY_ATTEMPTS)
            .where(_ATTEMPT.day == day, _ATTEMPT.game == game, which, _ATTEMPT.finished.is_(None))
            .values(finished=at, place=score.place, margin=score.margin, points=score.points)
        )

    async def players(self, day: str, game: str) -> int:
        """How many attempts are finished."""
        return await self._count(_ATTEMPT.day == day, _ATTEMPT.game == game, _ATTEMPT.finished.is_not(None))

    async def board(self, day: str, game: str, first: int) -> list[StoredAttempt]:
        """A page of the board, the best first."""
        query = (
            select(DAILY_ATTEMPTS)
            .where(_ATTEMPT.day == day, _ATTEMPT.game == game, _ATTEMPT.finished.is_not(None))
            .order_by(
                _ATTEMPT.place,
                _ATTEMPT.margin.desc(),
                _ATTEMPT.points.desc(),
                _ATTEMPT.finished,
                _ATTEMPT.key,
            )
            .offset(first)
            .limit(limits.BOARD_PAGE_ROWS)
        )
        return await self._attempts(query)

    async def better(self, day: str, game: str, score: Score) -> int:
        """How many finished attempts have a better score."""
        same_place = _ATTEMPT.place == score.place
        same_margin = and_(same_place, _ATTEMPT.margin == score.margin)
        return await self._count(
            _ATTEMPT.day == day,
            _ATTEMPT.game == game,
            _ATTEMPT.finished.is_not(None),
            or_(
                _ATTEMPT.place < score.place,
                and_(same_place, _ATTEMPT.margin > score.margin),
                and_(same_margin, _ATTEMPT.points > score.points),
            ),
        )

    async def first_day(self) -> str:
        """The first day that anybody played here; empty: none."""

        def found(connection: Connection) -> str:
            return str(connection.scalar(select(func.min(_ATTEMPT.day))) or "")

        return await self._store.run(found)

    async def par(self, day: str, game: str) -> Score | None:
        query = select(_PAR.place, _PAR.margin, _PAR.points).where(_PAR.day == day, _PAR.game == game)

        def found(connection: Connection) -> Score | None:
            row = connection.execute(query).first()
            return None if row is None or row.place is None else Score(row.place, row.margin, row.points)

        return await self._store.run(found)

    async def claim_par(self, day: str, game: str, now: float) -> bool:
        """Whether this process is to compute the par now."""
        row = {"day": day, "game": game, "claimed": now}
        if await self._store.execute(self._store.insert(DAILY_PARS).values(**row)):
            return True
        stale = now - limits.PAR_CLAIM_SECONDS
        due = (_PAR.day == day, _PAR.game == game, _PAR.place.is_(None), _PAR.claimed < stale)
        return await self._store.execute(update(DAILY_PARS).where(*due).values(claimed=now)) > 0

    async def store_par(self, day: str, game: str, par: Score) -> None:
        await self._store.execute(
            update(DAILY_PARS)
            .where(_PAR.day == day, _PAR.game == game)
            .values(place=par.place, margin=par.margin, points=par.points)
        )

    async def erase_name(self, name: str, replacement: str) -> None:
        """Replace a name on every board."""
        erased = {"name": replacement, "face": ""}
        await self._store.execute(update(DAILY_ATTEMPTS).where(_ATTEMPT.name == name).values(**erased))

    async def delete_before(self, day: str) -> None:
        await self._store.execute(delete(DAILY_ATTEMPTS).where(_ATTEMPT.day < day))
        await self._store.execute(delete(DAILY_PARS).where(_PAR.day < day))

    async def _count(self, *where: object) -> int:
        query = select(func.count()).select_from(DAILY_ATTEMPTS).where(*where)  # type: ignore[arg-type]

        def found(connection: Connection) -> int:
            return int(connection.scalar(query) or 0)

        return await self._store.run(found)

    async def _attempts(self, query: Select[tuple[object, ...]]) -> list[StoredAttempt]:
        def found(connection: Connection) -> list[StoredAttempt]:
            return [_attempt(row) for row in connection.execute(query)]

        return await self._store.run(found)


def _attempt(row: Row[tuple[object, ...]]) -> StoredAttempt:
    score = None if row.place is None else Score(row.place, row.margin, row.points)
    return StoredAttempt(row.name, row.face, row.how, row.again, row.table_id, row.begun, row.finished, score)
