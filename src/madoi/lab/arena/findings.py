"""The results of a tournament as sentences, each with its certainty and its picture.

Ratings and scores have intervals that hold at every moment of the run. The seats are compared all at once, so
each of their intervals takes its part of the error probability.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from madoi.core.refusal import Facts
from madoi.lab.arena.charts import draw_ratings, draw_score_history, draw_seats
from madoi.lab.arena.standings import Pairing, Standings
from madoi.lab.confidence_sequences import ERROR_PROBABILITY, anytime_interval
from madoi.lab.intervals import Estimate
from madoi.lab.labels import Labels
from madoi.lab.report import percent, signed
from madoi.words import Words


@dataclass(frozen=True)
class Finding:
    """A sentence, and what draws its picture as HTML."""

    text: str
    draw: Callable[[], str]


def find(standings: Standings, words: Words, labels: Labels) -> list[Finding]:
    """The best bot, a verdict for every pair, and whether the seat matters."""
    found = list(_best(standings, words))
    found += [_verdict(pairing, words) for pairing in standings.pairings]
    return [*found, _seats(standings, words, labels)]


def _best(standings: Standings, words: Words) -> Iterator[Finding]:
    """The bot that is shown to be better than each of the others; of two, their score says the same."""
    ratings = standings.ratings()
    best = ratings[0]
    others = [rating.bot for rating in ratings[1:]]
    if len(others) > 1 and all(standings.pairing(best.bot, one).better == best.bot for one in others):
        facts: Facts = {
            "bot": best.bot,
            "value": signed(best.rating),
            "low": signed(best.interval.low),
            "high": signed(best.interval.high),
        }
        yield Finding(words.text("lab-arena-best", facts), lambda: draw_ratings(ratings, best.bot))


def _verdict(pairing: Pairing, words: Words) -> Finding:
    first, second = pairing.match.first, pairing.match.second
    shown = pairing.better or first
    low, high = pairing.interval(shown)
    facts: Facts = {"value": percent(pairing.score(shown)), "low": percent(low), "high": percent(high)}
    if pairing.better:
        worse = second if pairing.better == first else first
        facts |= {"better": pairing.better, "worse": worse, "deals": pairing.shown_after}
        text = words.text("lab-arena-better", facts)
    else:
        facts |= {"one": first, "other": second}
        text = words.text("lab-arena-neither", facts)
    return Finding(text, lambda: draw_score_history(pairing, shown))


def _seats(standings: Standings, words: Words, labels: Labels) -> Finding:
    """The seat that is shown to be furthest from the even share, or that none is."""
    count = len(standings.seats)
    even = 1 / count
    shares = [
        Estimate(seat.sums().mean, anytime_interval(seat.counts, ERROR_PROBABILITY / count))
        for seat in standings.seats
    ]
    table: Facts = {"table": words.text("lab-table-seats"), "even": percent(even)}
    shown = [
        seat for seat, share in enumerate(shares) if share.interval.low > even or share.interval.high < even
    ]
    names = [labels.seat(seat) for seat in range(count)]
    if not shown:
        low, high = min(share.interval.low for share in shares), max(share.interval.high for share in shares)
        text = words.text("lab-finding-even", {**table, "low": percent(low), "high": percent(high)})
        return Finding(text, lambda: draw_seats(names, shares))
    seat = max(shown, key=lambda each: abs(shares[each].value - even))
    share = shares[seat]
    key = "lab-finding-wins-more" if share.value > even else "lab-finding-wins-less"
    low, high = share.interval
    facts: Facts = {
        **table,
        "row": names[seat],
        "value": percent(share.value),
        "low": percent(low),
        "high": percent(high),
    }
    return Finding(words.text(key, facts), lambda: draw_seats(names, shares, names[seat]))
