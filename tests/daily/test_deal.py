"""The deal of a day: the same for everybody, another one every day, and a seed that nobody can guess."""

from __future__ import annotations

import pytest

from madoi.core.refusal import Refused
from madoi.daily.day import check_day, day_at, days_before, end_of, sealed_until
from madoi.daily.deal import SEATS, Deal, next_seat, open_seed, sealed_seed
from madoi.games import find

DAYS = [days_before("2026-12-31", count) for count in range(60)]


def facts(deal: Deal) -> object:
    return deal.game, deal.options, deal.seat, deal.characters


@pytest.mark.parametrize("game", SEATS)
def test_a_deal_follows_from_its_day_alone(game: str) -> None:
    assert facts(Deal(DAYS[0], game)) == facts(Deal(DAYS[0], game))
    deals = [Deal(day, game) for day in DAYS]
    assert {deal.seat for deal in deals} == set(range(SEATS[game])), "every seat has its days"
    for deal in deals:
        bots = [name for name in deal.characters if name]
        assert deal.characters[deal.seat] == ""
        assert len(set(bots)) == len(bots) == SEATS[game] - 1
        assert find(game).settings(deal.options, SEATS[game]).options == deal.options


def test_lilys_decks_change_and_differ() -> None:
    decks = {Deal(day, "lily").options["decks"] for day in DAYS}
    assert len(decks) > 8
    assert all(len(set(pair.split(","))) == 2 for pair in decks)


def test_a_seed_needs_the_secret_of_its_service() -> None:
    seeds = {sealed_seed(secret, day, game) for secret in ("a", "b") for day in DAYS for game in SEATS}
    seeds |= {open_seed(day, game) for day in DAYS for game in SEATS}
    assert len(seeds) == 3 * len(DAYS) * len(SEATS), "none twice"
    assert all(len(seed) == 32 for seed in seeds)
    assert sealed_seed("a", DAYS[0], "lily") == sealed_seed("a", DAYS[0], "lily")


def test_a_day_is_that_of_utc() -> None:
    assert day_at(1_795_000_000.0) == "2026-11-18"
    assert day_at(end_of("2026-11-18") - 1) == "2026-11-18"
    assert day_at(end_of("2026-11-18")) == "2026-11-19"
    assert sealed_until("2026-11-18") == end_of("2026-11-18") + 7200
    assert days_before("2026-03-01", 1) == "2026-02-28"


@pytest.mark.parametrize(
    "text", ["", "today", "2026-13-01", "2026-1-1", "1999-01-01", "２０２６-01-01", "2026-01-01x"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="daily-no-day"):
        check_day(text)


def test_another_game_has_no_deal() -> None:
    with pytest.raises(Refused, match="daily-no-game"):
        Deal(DAYS[0], "bids")


def test_the_player_decides_before_the_bots_and_they_in_their_order() -> None:
    assert next_seat([0, 1, 2], 1) == 1
    assert next_seat([2, 0], 1) == 0
