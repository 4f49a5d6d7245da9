"""What is known about Lily, for whatever ready decks there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bench.findings.measure import Figure, column, difference, mean, names_of, ratio, share, won_by
from bench.findings.runs import Runs, RunSpec
from bench.findings.statements import Bar, Measured, Statement, Stored, percent, points, sure, sure_number
from madoi import games
from madoi.core.capabilities import Statistics
from madoi.core.settings import with_recommended
from madoi.lab.game_rows import GameRow
from madoi.words import words

TITLE: Final = "What is known about Lily"
ABOUT: Final = [
    "For players and designers: decks, first player, lengths, levels and couplings, with Madoi's own cards.",
    "Every two of the five ready decks of the second edition meet, played by greedy bots.",
    "Where a sentence names strong bots, the search (`strong:50`) played `dawn` against three others.",
    "It takes a hundred times as long, so these are 30 duels and wide ranges.",
    "New tables have the third edition, in which duels of strong bots are shorter.",
    "[balance.md](../balance.md) is about it; whoever repeats these runs adds `--card-edition 2`.",
]
DECKS: Final = next(option.words for option in games.find("lily").options if option.name == "decks")
_DUELS: Final = 200
_STRONG_DUELS: Final = 10


def _spec(pair: Sequence[str], bot: str, duels: int, **options: str) -> RunSpec:
    more = "".join(f"-{value}" for value in options.values())
    name = f"lily-{'-'.join(pair)}-{bot.partition(':')[0]}{more}"
    return RunSpec(name, "lily", (bot, bot), duels, {"decks": ",".join(pair), **options})


PAIRS: Final = list(combinations(DECKS, 2))
ALL: Final = [_spec(pair, "greedy", _DUELS) for pair in PAIRS]
UP_TO: Final = [_spec(pair, "greedy", _DUELS, deployment="up-to") for pair in PAIRS]
STRONG: Final = [_spec(pair, "strong:50", _STRONG_DUELS) for pair in PAIRS[:3]]
_EVEN: Final = 0.5


def _rows(runs: Runs, specs: Sequence[RunSpec]) -> list[GameRow]:
    return [row for spec in specs for row in runs.rows(spec)]


def _first(runs: Runs) -> Measured:
    found = {
        " – ".join(pair): share(column("first/first/wins")(row) for row in runs.rows(spec))
        for pair, spec in zip(PAIRS, ALL, strict=True)
    }
    every = share(column("first/first/wins")(row) for row in _rows(runs, ALL))
    strong = share(column("first/first/wins")(row) for row in _rows(runs, STRONG))
    bars = [Bar("strong bots", strong), Bar("all pairs", every)]
    bars += [Bar(name, figure) for name, figure in found.items()]
    return Measured({"all": every, "strong": strong}, bars, [*ALL, *STRONG], _EVEN)


def _say_first(found: Stored) -> tuple[str, list[str]]:
    greedy = found.figures["all"]
    if greedy.above(_EVEN):
        heading, advice = f"The first player wins {percent(greedy.value)}", "Draw who goes first, every time."
    elif greedy.below(_EVEN):
        heading, advice = f"The second player wins {percent(1 - greedy.value)}", "Going second is no loss."
    else:
        heading, advice = "Going first is not shown to be an advantage", "Draw, and think no more of it."
    return heading, [
        f"Over all pairs of decks the first player wins {sure(greedy)}.",
        f"Between strong bots it is {sure(found.figures['strong'])}.",
        advice,
    ]


def _deck_wins(runs: Runs, specs: Sequence[RunSpec]) -> dict[str, Figure]:
    found: dict[str, list[float]] = {deck: [] for deck in DECKS}
    for pair, spec in zip(PAIRS, specs, strict=True):
        for row in runs.rows(spec):
            for seat, deck in enumerate(pair):
                found[deck].append(row.shares[seat])
    return {deck: share(values) for deck, values in found.items()}


def _decks(runs: Runs) -> Measured:
    found = _deck_wins(runs, ALL)
    ranked = sorted(found, key=lambda deck: -found[deck].value)
    bars = [Bar(deck, found[deck]) for deck in ranked]
    figures = {"best": found[ranked[0]], "worst": found[ranked[-1]]}
    return Measured(figures, bars, ALL, _EVEN, names={"best": ranked[0], "worst": ranked[-1]})


def _say_decks(found: Stored) -> tuple[str, list[str]]:
    best, worst, names = found.figures["best"], found.figures["worst"], found.names
    if best.above(_EVEN):
        heading = f"`{names['best']}` is the strongest ready deck"
        advice = f"Give `{names['best']}` to a beginner, and `{names['worst']}` to the expert."
    else:
        heading = "No ready deck is shown to be stronger"
        advice = "Choose the deck whose girls you like."
    return heading, [
        f"`{names['best']}` wins {sure(best)} against the others, `{names['worst']}` {sure(worst)}.",
        advice,
    ]


def _pairs(runs: Runs) -> Measured:
    found = {
        " – ".join(pair): share(row.shares[0] for row in runs.rows(spec))
        for pair, spec in zip(PAIRS, ALL, strict=True)
    }
    bars = [Bar(f"{name}, the first's wins", figure) for name, figure in found.items()]
    far = max(found, key=lambda name: abs(found[name].value - _EVEN))
    close = min(found, key=lambda name: abs(found[name].value - _EVEN))
    figures = {"far": found[far], "close": found[close]}
    return Measured(figures, bars, ALL, _EVEN, names={"far": far, "close": close})


def _say_pairs(found: Stored) -> tuple[str, list[str]]:
    far, close = found.figures["far"], found.figures["close"]
    shown = far.above(_EVEN) or far.below(_EVEN)
    heading = f"{found.names['close']} is the closest match of the ready decks"
    if shown:
        heading = f"{found.names['far']} is the most uneven match of the ready decks"
    return heading, [
        f"In {found.names['far']} the first deck wins {sure(far)}.",
        f"In {found.names['close']} it wins {sure(close)}.",
        "For an even evening take the closest pair.",
    ]


def _length(runs: Runs) -> Measured:
    found = {
        " – ".join(pair): mean(column("length/turns/each")(row) for row in runs.rows(spec))
        for pair, spec in zip(PAIRS, ALL, strict=True)
    }
    strong = mean(column("length/turns/each")(row) for row in _rows(runs, STRONG))
    bars = [Bar("strong bots", strong), *(Bar(name, figure) for name, figure in found.items())]
    fast = min(found, key=lambda name: found[name].value)
    slow = max(found, key=lambda name: found[name].value)
    every = mean(column("length/turns/each")(row) for row in _rows(runs, ALL))
    figures = {"all": every, "strong": strong, "fast": found[fast], "slow": found[slow]}
    names = {"fast": fast, "slow": slow}
    return Measured(figures, bars, [*ALL, *STRONG], percent=False, names=names)


def _say_length(found: Stored) -> tuple[str, list[str]]:
    every, fast, slow, strong = (found.figures[name] for name in ("all", "fast", "slow", "strong"))
    advice = "Plan for that many turns: a card that pays after ten is rarely paid."
    if strong.above(every.high):
        advice = "Careful players take longer: against them, a card that pays late is paid too."
    return f"A duel takes {every.value:.1f} turns of each player", [
        f"The shortest duels are {found.names['fast']} with {sure_number(fast)} turns each.",
        f"The longest are {found.names['slow']} with {sure_number(slow)}.",
        f"Strong bots need {sure_number(strong)}.",
        advice,
    ]


def _endings(runs: Runs) -> Measured:
    rows = _rows(runs, ALL)
    labels = {
        "leader": "a leader fell",
        "deck": "deck and trash were empty",
        "card": "won by a card",
        "both": "a draw",
        "turns": "out of turns",
    }
    found = {name: share(column(f"endings/{name}/games")(row) for row in rows) for name in labels}
    strong = share(column("endings/leader/games")(row) for row in _rows(runs, STRONG))
    bars = [Bar(labels[name], figure) for name, figure in found.items()]
    bars.append(Bar("a leader fell, strong bots", strong))
    return Measured({**found, "strong": strong}, bars, [*ALL, *STRONG])


def _say_endings(found: Stored) -> tuple[str, list[str]]:
    leader, deck = found.figures["leader"], found.figures["deck"]
    return f"{percent(leader.value)} of the duels end with the fall of a leader", [
        f"A leader falls in {sure(leader)} of the duels, and an empty deck ends {sure(deck)}.",
        f"Between strong bots a leader falls in {sure(found.figures['strong'])}.",
        "Defend the leader first; the deck can wait."
        if leader.above(deck.high)
        else "Count your deck: it ends duels as well.",
    ]


def _more(what: str, said: str, advice: dict[str, str]) -> Statement:
    def measure(runs: Runs) -> Measured:
        every = won_by(_rows(runs, ALL), f"more/{what}")
        often = share(column(f"more/{what}/times")(row) for row in _rows(runs, ALL))
        strong = won_by(_rows(runs, STRONG), f"more/{what}")
        bars = [Bar("strong bots", strong), Bar("all pairs", every)]
        for pair, spec in zip(PAIRS, ALL, strict=True):
            bars.append(Bar(" – ".join(pair), won_by(runs.rows(spec), f"more/{what}")))
        figures = {"all": every, "often": often, "strong": strong}
        return Measured(figures, bars, [*ALL, *STRONG], _EVEN)

    def say(found: Stored) -> tuple[str, list[str]]:
        greedy, often = found.figures["all"], found.figures["often"]
        if greedy.above(_EVEN):
            heading, key = f"The player who {said} more often wins {percent(greedy.value)}", "more"
        elif greedy.below(_EVEN):
            heading, key = f"The player who {said} more often loses {percent(1 - greedy.value)}", "less"
        else:
            heading, key = f"Who {said} more often is not shown to matter", "even"
        return heading, [
            f"One player does it more often in {sure(often)} of the duels, and wins {sure(greedy)} of them.",
            f"Between strong bots that player wins {sure(found.figures['strong'])}.",
            advice[key],
        ]

    return Statement(f"more-{what}", measure, say)


def _deployment(runs: Runs) -> Measured:
    below, up_to = _rows(runs, ALL), _rows(runs, UP_TO)
    turns = {
        "below": mean(column("length/turns/each")(row) for row in below),
        "up-to": mean(column("length/turns/each")(row) for row in up_to),
    }
    first = difference(
        share(column("first/first/wins")(row) for row in below),
        share(column("first/first/wins")(row) for row in up_to),
    )
    more = difference(turns["below"], turns["up-to"])
    bars = [Bar(f"turns with {name}", figure) for name, figure in turns.items()]
    return Measured({**turns, "more": more, "first": first}, bars, [*ALL, *UP_TO], percent=False)


def _say_deployment(found: Stored) -> tuple[str, list[str]]:
    more, first = found.figures["more"], found.figures["first"]
    if more.above(0):
        heading = "`up-to` makes duels longer than `below`"
    elif more.below(0):
        heading = "`up-to` makes duels shorter than `below`"
    else:
        heading = "`up-to` and `below` are not shown to differ in length"
    return heading, [
        f"With `below` a duel takes {sure_number(found.figures['below'])} turns of each player.",
        f"With `up-to` it takes {sure_number(found.figures['up-to'])}.",
        f"The first player's wins change by {points(first)}.",
        "Choose the reading that your table finds in the book: the balance does not force one."
        if not (first.above(0) or first.below(0))
        else "Agree on the reading before you choose decks: it shifts the balance.",
    ]


def _saved(runs: Runs) -> Measured:
    rows = _rows(runs, ALL)
    names = {"leader-stays": "leader saved by a potential", "critical": "criticals", "block": "blocks"}
    found = {name: mean(column(f"battles/{name}/times")(row) for row in rows) for name in names}
    bars = [Bar(label, found[name]) for name, label in names.items()]
    return Measured(found, bars, ALL, percent=False)


def _say_saved(found: Stored) -> tuple[str, list[str]]:
    stays, critical = found.figures["leader-stays"], found.figures["critical"]
    return f"A potential saves a leader {stays.value:.1f} times per duel", [
        f"Both leaders together are saved {sure_number(stays)} times.",
        f"A duel has {sure_number(critical)} criticals.",
        "A hit on a leader is a step and not the end: count the potentials that are left.",
    ]


def _cards(runs: Runs) -> Measured:
    rows = _rows(runs, ALL)
    names = names_of(rows, "cards", "times")
    seen = [name for name in names if sum(column(f"cards/{name}/times")(row) > 0 for row in rows) >= 100]
    found = {name: won_by(rows, f"cards/{name}") for name in seen}
    ranked = sorted(found, key=lambda name: -found[name].value)
    labels = {name: _card_name(name) for name in [*ranked[:6], *ranked[-6:]]}
    bars = [Bar(labels[name], found[name]) for name in labels]
    figures = {"best": found[ranked[0]], "worst": found[ranked[-1]]}
    said = {"best": labels[ranked[0]], "worst": labels[ranked[-1]]}
    return Measured(figures, bars, ALL, _EVEN, names=said)


def _card_name(id: str) -> str:
    game = games.find("lily")
    statistics = game.capability(Statistics)
    assert statistics is not None
    for deck in DECKS:
        settings = game.settings(with_recommended({"decks": f"{deck},{deck}"}, game.options), 2)
        phrase = statistics.row_name(settings, "cards", id)
        if phrase is not None:
            return words("en").text(str(phrase["key"]), phrase)
    return id


def _say_cards(found: Stored) -> tuple[str, list[str]]:
    best, worst, names = found.figures["best"], found.figures["worst"], found.names
    return f"{names['best']} is on the winning side most often", [
        f"Players of {names['best']} win {sure(best)}, players of {names['worst']} {sure(worst)}.",
        "Some cards win, others are played by those who are losing: ask which before you cut one.",
    ]


def _skills(runs: Runs) -> Measured:
    rows = _rows(runs, ALL)
    defeats = ratio(rows, column("battles/defeated/times"), column("battles/attacks/times"))
    attacks = mean(column("battles/attacks/times")(row) for row in rows)
    bars = [Bar("attacks that defeat", defeats)]
    return Measured({"defeats": defeats, "attacks": attacks}, bars, ALL)


def _say_skills(found: Stored) -> tuple[str, list[str]]:
    defeats, attacks = found.figures["defeats"], found.figures["attacks"]
    return f"{percent(defeats.value)} of the attackers defeat somebody", [
        f"A duel has {sure_number(attacks)} attacking characters, and {sure(defeats)} of them defeat one.",
        "Attack also when a defeat is unlikely: the other side pays cards to prevent it.",
    ]


STATEMENTS: Final = [
    Statement("first", _first, _say_first),
    Statement("decks", _decks, _say_decks),
    Statement("pairs", _pairs, _say_pairs),
    Statement("length", _length, _say_length),
    Statement("endings", _endings, _say_endings),
    _more(
        "level-ups",
        "levels up",
        {
            "more": "Keep the next level in hand, and use it.",
            "less": "Leveling up late is a sign of losing: do it while you lead.",
            "even": "Level up for what it does, not for its own sake.",
        },
    ),
    _more(
        "couplings",
        "couples",
        {
            "more": "Couple early and often.",
            "less": "Do not buy couplings with your tempo.",
            "even": "Couple when the pair helps in this battle.",
        },
    ),
    _more(
        "attacks",
        "attacks",
        {
            "more": "When in doubt, attack.",
            "less": "Choose your attacks: many are not enough.",
            "even": "The number of attacks is not what wins.",
        },
    ),
    _more(
        "criticals",
        "makes criticals",
        {
            "more": "Keep copies of your attackers in hand.",
            "less": "A critical costs a card: make it when it decides.",
            "even": "A critical is a card for a hit, no more.",
        },
    ),
    _more(
        "sange",
        "uses Sange counters",
        {
            "more": "Do not fear the Sange counter: use it.",
            "less": "Who needs Sange counters is in trouble: protect the leader before.",
            "even": "Use it when the leader would fall.",
        },
    ),
    Statement("deployment", _deployment, _say_deployment),
    Statement("saved", _saved, _say_saved),
    Statement("attacks", _skills, _say_skills),
    Statement("cards", _cards, _say_cards),
]
