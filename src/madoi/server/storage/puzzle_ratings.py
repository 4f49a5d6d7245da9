"""Ratings of players and puzzles, and who has tried what. A player is the hash of a device key.

Only the first attempt of a device at a puzzle counts: the solution is shown after it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, update

from madoi.puzzles.ratings import rate_attempt
from madoi.ratings.rating import Rating
from madoi.server import limits
from madoi.server.storage.retention import delete_old_rows
from madoi.server.storage.schema import PUZZLE_ATTEMPTS, PUZZLE_RATINGS
from madoi.server.storage.store import Store


class StoredRating(NamedTuple):
    """A rating, and the number of first attempts behind it."""

    rating: Rating
    attempts: int = 0
    solved: int = 0


async def rate_first_attempt(
    database: Store, game: str, puzzle: str, player: str, solved: bool, unrated: Rating
) -> tuple[StoredRating, StoredRating] | None:
    """Store an attempt and rate player and puzzle; None: the player has tried this puzzle before.

    ``unrated`` is the rating of a puzzle that nobody has tried."""
    now = database.clock.now()
    attempt = {"player": player, "game": game, "puzzle": puzzle, "solved": solved, "at": now}

    def rated(connection: Connection) -> tuple[StoredRating, StoredRating] | None:
        if not connection.execute(database.insert(PUZZLE_ATTEMPTS).values(**attempt)).rowcount:
            connection.rollback()
            return None
        subjects = (player, puzzle)
        found = [
            _find(connection, game, subject) or StoredRating(beginning)
            for subject, beginning in zip(subjects, (Rating(), unrated), strict=True)
        ]
        new = rate_attempt(found[0].rating, found[1].rating, solved)
        stored: list[StoredRating] = []
        for subject, before, rating in zip(subjects, found, new, strict=True):
            after = StoredRating(rating, before.attempts + 1, before.solved + solved)
            row = {"mean": rating.mean, "spread": rating.spread, "at": now}
            row |= {"attempts": after.attempts, "solved": after.solved}
            here = (PUZZLE_RATINGS.c.game == game, PUZZLE_RATINGS.c.subject == subject)
            if not connection.execute(update(PUZZLE_RATINGS).where(*here).values(**row)).rowcount:
                connection.execute(database.insert(PUZZLE_RATINGS).values(game=game, subject=subject, **row))
            stored.append(after)
        connection.commit()
        return stored[0], stored[1]

    return await database.write(rated)


async def player_ratings(database: Store, player: str) -> dict[str, StoredRating]:
    """The ratings of a player, by game."""
    columns = (PUZZLE_RATINGS.c.game, *_COLUMNS)
    query = select(*columns).where(PUZZLE_RATINGS.c.subject == player).order_by(PUZZLE_RATINGS.c.game)

    def found(connection: Connection) -> dict[str, StoredRating]:
        return {game: _rating(*row) for game, *row in connection.execute(query)}

    return await database.run(found)


async def delete_old(database: Store, now: float) -> None:
    """Delete what nobody has touched for long, and the oldest attempts where there are too many."""
    before = now - limits.KEEP_PUZZLE_RATINGS_SECONDS
    for table in (PUZZLE_ATTEMPTS, PUZZLE_RATINGS):
        await delete_old_rows(database, table, before, limits.MAX_PUZZLE_ROWS)


_COLUMNS = (
    PUZZLE_RATINGS.c.mean,
    PUZZLE_RATINGS.c.spread,
    PUZZLE_RATINGS.c.attempts,
    PUZZLE_RATINGS.c.solved,
)


def _find(connection: Connection, game: str, subject: str) -> StoredRating | None:
    here = (PUZZLE_RATINGS.c.game == game, PUZZLE_RATINGS.c.subject == subject)
    row = connection.execute(select(*_COLUMNS).where(*here).with_for_update()).first()
    return None if row is None else _rating(*row)


def _rating(mean: float, spread: float, attempts: int, solved: int) -> StoredRating:
    return StoredRating(Rating(mean, spread), attempts, solved)
