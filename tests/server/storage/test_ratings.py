"""Ratings in the store: rated once, listed by the low end, frozen with the season, deleted when asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.server import limits
from madoi.server.storage.ratings import RatingStore
from madoi.server.storage.schema import RATING_CLAIMS, RATINGS
from madoi.server.table.rated_game import CERTAIN_GAMES, RatedGame, RatedSeat, Uncounted
from support.server.stores import count_rows, empty_store

SEASON, QUARTER = "1970-1", 92 * 86_400.0


def game(*subjects: str, at: float = 0.0, uncounted: dict[str, Uncounted] | None = None) -> RatedGame:
    """A game of two or more, which the first has won."""
    seats = [
        RatedSeat(subject, f"{subject}'s name", "", len(subjects) - number)
        for number, subject in enumerate(subjects)
    ]
    return RatedGame("kasane", at, seats, uncounted or {})


class Games:
    """Games that are rated, one after the other."""

    def __init__(self, ratings: RatingStore) -> None:
        self.ratings = ratings
        self.played = 0

    async def rate(self, rated: RatedGame) -> str:
        table = f"table {self.played}"
        self.played += 1
        for subject in {*(seat.subject for seat in rated.seats), *rated.uncounted}:
            if not subject.startswith("bot:"):
                await self.ratings.claim(table, f"seat of {subject}", subject)
        await self.ratings.settle(table, rated)
        return table


async def test_places_go_by_the_low_end_and_few_games_make_none(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        games = Games(ratings)
        for _ in range(CERTAIN_GAMES):
            await games.rate(game("mio", "rin", "bot:casual"))
        await games.rate(game("new", "mio"))
        ranked = await ratings.ranked("kasane", SEASON, certain=True)
        assert [one.subject for one in ranked] == ["mio", "rin", "bot:casual"]
        assert [await ratings.place(one, "kasane", SEASON) for one in ranked] == [1, 2, 3]
        (apart,) = await ratings.ranked("kasane", SEASON, certain=False)
        assert (apart.subject, apart.games) == ("new", 1)
        assert apart.rating.mean > ranked[1].rating.mean, "one lucky game would be a high place"
        assert await ratings.ranked("lily", SEASON, certain=True) == []


async def test_a_claim_that_comes_while_a_game_is_rated_stays_open(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        await ratings.claim("table 0", "seat of late", "late")
        table = await Games(ratings).rate(game("mio", "rin"))
        states = {claim.device: claim.state for claim in await ratings.claims(table)}
        assert states == {"mio": "rated", "rin": "rated", "late": "open"}


async def test_a_game_is_rated_once_and_says_what_it_changed(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        games = Games(ratings)
        table = await games.rate(game("mio", "bot:casual", uncounted={"rin": "hint", "ai": "ended"}))
        after = await ratings.ranked("kasane", SEASON, certain=False)
        await ratings.settle(table, game("mio", "bot:casual"))
        assert await ratings.ranked("kasane", SEASON, certain=False) == after
        claims = {claim.device: claim for claim in await ratings.claims(table)}
        assert {device: claim.state for device, claim in claims.items()} == {
            "mio": "rated",
            "rin": "hint",
            "ai": "ended",
        }
        won = claims["mio"]
        assert won.before is not None
        assert won.after == next(one.rating for one in after if one.subject == "mio")
        assert won.after > won.before
        assert claims["rin"].after is None
        assert {one.subject for one in after} == {"mio", "bot:casual"}, "no game, no row"
        await games.rate(game("rin", "ai"))
        broken = {
            one.subject: one.broken_off for one in await ratings.ranked("kasane", SEASON, certain=False)
        }
        assert (broken["rin"], broken["ai"]) == (1, 0)


async def test_a_season_that_is_over_changes_no_more(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        games = Games(ratings)
        await games.rate(game("mio", "rin"))
        first = await ratings.ranked("kasane", SEASON, certain=False)
        await games.rate(game("mio", "rin", at=3 * QUARTER))
        assert await ratings.ranked("kasane", SEASON, certain=False) == first
        later = await ratings.player("mio", "kasane", "1970-4")
        assert later is not None
        assert (later.games, later.rating.mean > first[0].rating.mean) == (1, True)
        assert await ratings.seasons("kasane", "1971-1") == ["1970-4", SEASON]
        assert await ratings.seasons("lily", "1971-1") == []


async def test_what_one_deletes_is_gone_and_others_keep_theirs(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        games = Games(ratings)
        await games.rate(game("mio", "rin"))
        await ratings.claim("running", "a seat", "mio")
        await ratings.withdraw("mio")
        assert await ratings.claims("running") == []
        assert await ratings.player("mio", "kasane", SEASON) is not None
        await ratings.erase(["mio"])
        await ratings.erase_name("nobody's name")
        left = await ratings.ranked("kasane", SEASON, certain=False)
        assert [one.subject for one in left] == ["rin"]
        assert [claim.device for claim in await ratings.claims("table 0")] == ["rin"]
        await ratings.erase_name("rin's name")
        assert await count_rows(store, RATINGS, RATING_CLAIMS) == [0, 0]


async def test_ratings_and_claims_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with empty_store(tmp_path) as (clock, store):
        ratings = RatingStore(store)
        games = Games(ratings)
        await games.rate(game("mio", "rin", at=clock.now()))
        await ratings.delete_old(clock.now() + limits.KEEP_RATING_CLAIMS_SECONDS + 1)
        assert await count_rows(store, RATINGS, RATING_CLAIMS) == [2, 0]
        await ratings.delete_old(clock.now() + (limits.KEEP_RATING_SEASONS + 1) * QUARTER)
        assert await count_rows(store, RATINGS) == [0]
        await games.rate(game("mio", "rin", at=clock.now()))
        monkeypatch.setattr(limits, "MAX_RATING_ROWS", 0)
        await ratings.delete_old(clock.now())
        assert await count_rows(store, RATINGS, RATING_CLAIMS) == [0, 0]
