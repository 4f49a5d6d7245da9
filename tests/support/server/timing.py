"""Can a player with a stopwatch tell premoves and forced answers from decisions? Games and classifiers for that.

The games are Yuri-Kure on pure tables with a clock of our own. People answer after times from a model; some set
premoves; the table does the rest when it is due. The classifiers know who answered, what, and exactly when.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from madoi.core.viewer import SPECTATOR, Seat
from madoi.server.table import automation
from madoi.server.table.commands import decisions
from madoi.server.table.log import ClockTerms, Decided, Terms
from support.server.tables import ScriptedTable, started_table

WINDOW = 20
"""Earlier answers of a seat that a classifier compares with."""
MOST_DECISIONS = 1500
PREMOVE_SHARE = 0.15


class People:
    """How long the people of one game think. Each kind of people is a class."""

    terms = Terms()

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.order = chance.sample(range(3), 3)
        """Who is the quick one, and so on: another one in each game."""

    def seconds(self, seat: Seat, question: str) -> float:
        return self.chance.lognormvariate(1.2, 0.7)


class QuickOrSlow(People):
    """Either a reflex or a thought."""

    def seconds(self, seat: Seat, question: str) -> float:
        is_quick = self.chance.random() < 0.55
        return self.chance.lognormvariate(-0.2, 0.3) if is_quick else self.chance.lognormvariate(2.2, 0.4)


class BySeat(People):
    """A quick player, a usual one, and a slow one who varies much."""

    def seconds(self, seat: Seat, question: str) -> float:
        mean, spread = [(0.0, 0.4), (1.2, 0.6), (2.5, 0.9)][self.order[seat]]
        return self.chance.lognormvariate(mean, spread)


class ByQuestion(People):
    """Votes are quick and declarations take long; not everybody alike."""

    def seconds(self, seat: Seat, question: str) -> float:
        mean = {"yurikure-question-vote": 0.3, "yurikure-question-action": 1.9}.get(question, 1.2)
        return self.chance.lognormvariate(mean + 0.3 * self.order[seat], 0.5)


class Gamma(People):
    """No logarithm is normal here."""

    def seconds(self, seat: Seat, question: str) -> float:
        return 0.4 + self.chance.gammavariate(1.5, 3)


class Hurried(People):
    """With fifteen seconds for each decision, nobody takes longer than fourteen."""

    terms = Terms(clock=ClockTerms("each", 15))

    def seconds(self, seat: Seat, question: str) -> float:
        return min(self.chance.lognormvariate(1.8, 0.7), 14 - self.chance.random())


class Answer:
    """An answer that everybody saw, and whether the table made it."""

    def __init__(self, game: int, seat: Seat, question: str, verb: str, seconds: float, masked: bool) -> None:
        self.game = game
        self.seat = seat
        self.kind = (question, verb)
        self.seconds = seconds
        self.masked = masked


def play_games(people: type[People], games: int, seed: str = "") -> list[Answer]:
    """Every public answer in this many games, in order."""
    return [answer for game in range(games) for answer in _Game(people, game, seed).play()]


class _Game:
    def __init__(self, people: type[People], number: int, seed: str) -> None:
        self.chance = Random(f"{people.__name__} {seed} {number}")
        self.people = people(self.chance)
        self.number = number
        self.table: ScriptedTable = started_table("yurikure", terms=people.terms)
        self.ready: dict[tuple[Seat, int], float] = {}
        """When the person at a seat has thought, by the seat and the entry that asked."""
        self.answers: list[Answer] = []

    def play(self) -> list[Answer]:
        for _ in range(MOST_DECISIONS):
            if self.table.table.phase == "over":
                break
            self._go_on()
        return self.answers

    def _go_on(self) -> None:
        """Whatever comes first: a person's answer, or what the table does by itself."""
        table = self.table.table
        deciding = [seat for seat in table.to_move() if not automation.is_answered_automatically(table, seat)]
        thinking = {seat: self._ready_at(seat) for seat in deciding}
        due = automation.next_due(table)
        seat = min(thinking, key=lambda one: thinking[one], default=-1)
        if due is not None and (seat < 0 or due.at < thinking[seat]):
            question = due.prompt.decision.question.key if due.prompt is not None else ""
            with self._noting(due.seat, question):
                self.table.settle(due.kind)
        else:
            self.table.time = max(self.table.time, thinking[seat])
            self._decide(seat)

    def _ready_at(self, seat: Seat) -> float:
        clocks = self.table.table.clocks
        since = clocks.asked_since[seat]
        assert since is not None
        key = (seat, clocks.asked_by[seat])
        if key not in self.ready:
            question = self.table.prompt(seat).decision.question.key
            self.ready[key] = since + self.people.seconds(seat, question)
        return self.ready[key]

    def _decide(self, seat: Seat) -> None:
        asked = self.table.prompt(seat)
        question = asked.decision.question.key
        offered = decisions.premoves(self.table.table, seat, asked)
        if offered and self.chance.random() < PREMOVE_SHARE:
            premove = decisions.set_premove(self.table.table, seat, self.chance.choice(offered))
            self.table.write(premove, after=0)
            return
        action = self.chance.choice([one for one in asked.actions if one != "clear"])
        if "hand-in" in asked.actions:
            action = "hand-in"
        elif "pass" in asked.actions and self.chance.random() < 0.6:
            action = "pass"
        with self._noting(seat, question):
            self.table.play(seat, action, after=0)

    @contextmanager
    def _noting(self, seat: Seat, question: str) -> Iterator[None]:
        """Note the answer that is made inside, if everybody sees it."""
        since = self.table.table.clocks.asked_since[seat]
        yield
        applied = self.table.table.log[-1]
        entry = applied.entry
        if since is not None and isinstance(entry, Decided) and SPECTATOR in applied.visible_to:
            verb, is_masked = entry.action.partition(" ")[0], entry.how in ("wish", "forced")
            answer = Answer(self.number, seat, question, verb, applied.at - since, is_masked)
            self.answers.append(answer)


Features = dict[str, float]


def observe(answers: Sequence[Answer]) -> list[tuple[Answer, Features]]:
    """What a player with a stopwatch can compute about each answer, once a seat has answered often enough."""
    earlier: dict[tuple[int, Seat], list[float]] = defaultdict(list)
    at_table: dict[int, list[float]] = defaultdict(list)
    found: list[tuple[Answer, Features]] = []
    for answer in answers:
        own, everybody = earlier[answer.game, answer.seat], at_table[answer.game]
        seconds = math.log(max(answer.seconds, 0.001))
        if len(own) >= WINDOW:
            last = own[-WINDOW:]
            features = {
                "latency": seconds,
                "latency, compared": seconds - sum(last) / WINDOW,
                "repetition": min(abs(seconds - one) for one in last),
                "repetition at the table": min(abs(seconds - one) for one in everybody[-2 * WINDOW :]),
                "order: rank": sum(one < seconds for one in last) / WINDOW,
                "order: change": seconds - last[-1],
                "order: size of the change": abs(seconds - last[-1]),
                "order: after others": seconds - everybody[-1],
            }
            found.append((answer, features))
        own.append(seconds)
        everybody.append(seconds)
    return found


def auc(masked: Sequence[float], chosen: Sequence[float]) -> float:
    """The chance that a masked answer has the higher score; half of a draw."""
    ordered = sorted(chosen)
    above = sum(bisect_left(ordered, one) + bisect_right(ordered, one) for one in masked)
    return above / (2 * len(masked) * len(chosen))


def advantage(scored: Iterable[tuple[Answer, float]]) -> float:
    """The AUC of a score, at least a half. Only answers of the same seat and kind in the same game are compared:
    that votes are forced more often than declarations, and some players think longer, is no secret."""
    groups: dict[object, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for answer, score in scored:
        groups[answer.game, answer.seat, answer.kind][answer.masked].append(score)
    total = weights = 0.0
    for chosen, masked in groups.values():
        if chosen and masked:
            weight = len(chosen) * len(masked) / (len(chosen) + len(masked))
            total += weight * auc(masked, chosen)
            weights += weight
    return max(total / weights, 1 - total / weights)


def learned(observed: Sequence[tuple[Answer, Features]], bins: int = 8) -> list[tuple[Answer, float]]:
    """A naive Bayes classifier on all features, for any shape of difference. It learns from the games with an
    even number and judges those with an odd one, and the other way round."""
    scored: list[tuple[Answer, float]] = []
    names = list(observed[0][1])
    for parity in (0, 1):
        known = [one for one in observed if one[0].game % 2 != parity]
        edges = {name: _edges([features[name] for _, features in known], bins) for name in names}
        weight: dict[tuple[str, int, bool], float] = defaultdict(lambda: 1.0)
        for answer, features in known:
            for name in names:
                weight[name, bisect_left(edges[name], features[name]), answer.masked] += 1
        for answer, features in observed:
            if answer.game % 2 == parity:
                cells = [(name, bisect_left(edges[name], features[name])) for name in names]
                score = sum(math.log(weight[*cell, True] / weight[*cell, False]) for cell in cells)
                scored.append((answer, score))
    return scored


def _edges(values: list[float], bins: int) -> list[float]:
    ordered = sorted(values)
    return [ordered[len(ordered) * number // bins] for number in range(1, bins)]


def judge(answers: Sequence[Answer]) -> dict[str, float]:
    """The AUC of every classifier."""
    observed = observe(answers)
    found = {
        name: advantage([(answer, features[name]) for answer, features in observed])
        for name in observed[0][1]
    }
    found["all, learned"] = advantage(learned(observed))
    return found
