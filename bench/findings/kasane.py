"""What is known about Colors of Kasane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bench.findings.measure import Figure, column, difference, mean, names_of, ratio, share, won_by
from bench.findings.runs import Runs, RunSpec
from bench.findings.statements import Bar, Measured, Statement, Stored, percent, points, sure, sure_number
from madoi.lab.game_rows import GameRow

TITLE: Final = "What is known about Colors of Kasane"
ABOUT: Final = [
    "For players and designers: who wins, what pays, and for whom.",
    "*Strong* means `strong:100`, a search with 100 simulations per decision.",
]


def _run(bots: str, seats: int, games: int) -> RunSpec:
    return RunSpec(f"kasane-{seats}-{bots.partition(':')[0]}", "kasane", (bots,) * seats, games)


TWO: Final = _run("greedy", 2, 6000)
THREE: Final = _run("greedy", 3, 6000)
FOUR: Final = _run("greedy", 4, 6000)
WEAK: Final = _run("casual", 3, 6000)
STRONG: Final = _run("strong:100", 3, 1200)
_EVEN: Final = 1 / 3
_LEVELS: Final = {"weak": WEAK, "middling": THREE, "strong": STRONG}
_YAKU: Final = {
    "kasane": "Kasane",
    "juu": "Juu",
    "sakura-chirashi": "Sakura-chirashi",
    "mukai-zuru": "Mukai-zuru",
    "shippou": "Shippou",
    "wakana-ge": "Wakana-ge",
    "wakana-jou": "Wakana-jou",
    "asagao": "Asagao",
    "yugiri": "Yugiri",
}


def yaku_name(row: str) -> str:
    """``kasane 4``: Kasane of 4."""
    name, _, cards = row.rpartition(" ")
    return f"{_YAKU.get(name, name)} of {cards}"


def _order(rows: Sequence[GameRow], place: int) -> Figure:
    return share(row.statistics[f"order/{place}/wins"] for row in rows)


def _ordinal(place: int) -> str:
    return {1: "1st to play", 2: "2nd", 3: "3rd", 4: "4th"}[place]


def _order_of(spec: RunSpec) -> Statement:
    seats = len(spec.bots)
    kind = "strong " if spec.bots[0].startswith("strong") else ""
    count = {2: "two", 3: "three", 4: "four"}[seats]

    def measure(runs: Runs) -> Measured:
        rows = runs.rows(spec)
        found = [_order(rows, place) for place in range(1, seats + 1)]
        bars = [Bar(_ordinal(place), figure) for place, figure in enumerate(found, 1)]
        return Measured({"first": found[0], "last": found[-1]}, bars, [spec], 1 / seats)

    def say(found: Stored) -> tuple[str, list[str]]:
        first, last, even = found.figures["first"], found.figures["last"], 1 / seats
        if last.above(even):
            heading = f"With {count} {kind}players the last to play wins {percent(last.value)}"
            advice = "Draw the start player: being first costs more than it gives."
        elif first.above(even):
            heading = f"With {count} {kind}players the start player wins {percent(first.value)}"
            advice = "Let the start player change from game to game."
        else:
            heading = f"With {count} {kind}players nobody is shown to gain by the order of play"
            advice = "You need not worry about who begins."
        return heading, [
            f"The start player wins {sure(first)}, the last {sure(last)}; an even share is {percent(even)}.",
            advice,
        ]

    return Statement(f"order-{seats}-{spec.bots[0].partition(':')[0]}", measure, say)


def _yaku_shares(rows: Sequence[GameRow], fewest: int = 30) -> dict[str, Figure]:
    names = names_of(rows, "yaku", "times")
    seen = [name for name in names if sum(column(f"yaku/{name}/times")(row) > 0 for row in rows) >= fewest]
    return {name: won_by(rows, f"yaku/{name}") for name in seen}


def _yaku_worth(level: str) -> Statement:
    spec = _LEVELS[level]

    def measure(runs: Runs) -> Measured:
        found = _yaku_shares(runs.rows(spec))
        ranked = sorted(found, key=lambda name: -found[name].value)
        bars = [Bar(yaku_name(name), found[name]) for name in ranked]
        names = {"best": yaku_name(ranked[0]), "worst": yaku_name(ranked[-1])}
        figures = {"best": found[ranked[0]], "worst": found[ranked[-1]]}
        return Measured(figures, bars, [spec], _EVEN, names=names)

    def say(found: Stored) -> tuple[str, list[str]]:
        best, worst = found.figures["best"], found.figures["worst"]
        names = found.names
        return f"{names['best']} goes with the most wins of {level} players", [
            f"{level.capitalize()} players who make {names['best']} win {sure(best)} of their games.",
            f"At the other end is {names['worst']} with {sure(worst)}.",
            "Between equals, aim for the yaku at the top and do not build a hand around those at the bottom.",
        ]

    return Statement(f"yaku-{level}", measure, say)


def _points_from(runs: Runs) -> Measured:
    rows = runs.rows(STRONG)
    names = names_of(rows, "yaku", "points")
    kinds = dict.fromkeys(name.rpartition(" ")[0] for name in names)

    def brought(kind: str) -> Figure:
        cells = [f"yaku/{name}/points" for name in names if name.rpartition(" ")[0] == kind]
        return ratio(
            rows,
            lambda row: sum(row.statistics[cell] for cell in cells),
            lambda row: max(sum(row.points), 1.0),
        )

    found = {kind: brought(kind) for kind in kinds}
    ranked = sorted(found, key=lambda kind: -found[kind].value)
    bars = [Bar(_YAKU.get(kind, kind), found[kind]) for kind in ranked]
    names_of_best = {"first": _YAKU[ranked[0]], "second": _YAKU[ranked[1]]}
    figures = {"first": found[ranked[0]], "second": found[ranked[1]]}
    return Measured(figures, bars, [STRONG], names=names_of_best)


def _say_points_from(found: Stored) -> tuple[str, list[str]]:
    first, second = found.figures["first"], found.figures["second"]
    return f"{found.names['first']} and {found.names['second']} carry the score", [
        f"Of all points of strong players {sure(first)} come from {found.names['first']}.",
        f"{found.names['second']} brings {sure(second)}.",
        "Watch their spaces on the board first: somebody will take them.",
    ]


def _plus_one(runs: Runs) -> Measured:
    found = {level: won_by(runs.rows(spec), "cards/+1") for level, spec in _LEVELS.items()}
    bars = [Bar(f"+1, {level} players", figure) for level, figure in found.items()]
    return Measured(found, bars, list(_LEVELS.values()), _EVEN)


def _say_plus_one(found: Stored) -> tuple[str, list[str]]:
    weak, strong = found.figures["weak"], found.figures["strong"]
    if strong.below(_EVEN):
        heading = "The +1 is a trap, also for strong players"
        advice = "Take it to reach eight layers or twelve, and not because nothing else looks good."
    elif strong.above(_EVEN):
        heading = "Strong players win with the +1"
        advice = "Take it when it makes a layer that you need."
    else:
        heading = "For strong players a +1 is not shown to be better or worse than another turn"
        advice = "Take it without regret when the other columns are worse."
    return heading, [
        f"Of all +1 cards that weak players took, {sure(weak)} ended in a win.",
        f"With strong players it is {sure(strong)}; an even share is {percent(_EVEN)}.",
        advice,
    ]


def _numbers(runs: Runs) -> Measured:
    rows = runs.rows(STRONG)
    found = {str(number): won_by(rows, f"cards/{number}") for number in range(1, 10)}
    ranked = sorted(found, key=lambda number: -found[number].value)
    bars = [Bar(f"card {number}", figure) for number, figure in found.items()]
    figures = {"best": found[ranked[0]], "worst": found[ranked[-1]]}
    return Measured(figures, bars, [STRONG], _EVEN, names={"best": ranked[0], "worst": ranked[-1]})


def _say_numbers(found: Stored) -> tuple[str, list[str]]:
    best, worst = found.figures["best"], found.figures["worst"]
    if best.low > worst.high:
        heading = f"Take the {found.names['best']} rather than the {found.names['worst']}"
        advice = "When two columns look alike, this decides."
    else:
        heading = "No number is shown to be better than another"
        advice = "Choose by your hand and not by the number."
    return heading, [
        f"Per card {found.names['best']} that strong players took they won {sure(best)}.",
        f"Per card {found.names['worst']} it was {sure(worst)}.",
        advice,
    ]


def _twelve(runs: Runs) -> Measured:
    found = {level: won_by(runs.rows(spec), "robes/12") for level, spec in _LEVELS.items()}
    often = ratio(runs.rows(STRONG), column("robes/12/times"), lambda row: 3.0)
    bars = [Bar(f"twelve layers, {level} players", figure) for level, figure in found.items()]
    return Measured({**found, "often": often}, bars, list(_LEVELS.values()), _EVEN)


def _say_twelve(found: Stored) -> tuple[str, list[str]]:
    strong, often = found.figures["strong"], found.figures["often"]
    return f"All twelve layers win {percent(strong.value)} of the time", [
        f"Strong players complete the robe in {sure(often)} of their games, and then win {sure(strong)}.",
        f"Weak players who do it win {sure(found.figures['weak'])}.",
        "Count your layers from the start: every card that joins no robe costs one of twelve turns.",
    ]


def _lengths(runs: Runs) -> Measured:
    rows = runs.rows(THREE)
    found = {length: won_by(rows, f"robes/{length}") for length in range(7, 13)}
    bars = [Bar(f"{length} layers", figure) for length, figure in found.items()]
    figures = {str(length): figure for length, figure in found.items()}
    return Measured(figures, bars, [THREE], _EVEN)


def _say_lengths(found: Stored) -> tuple[str, list[str]]:
    eight, ten, eleven = (found.figures[length] for length in ("8", "10", "11"))
    enough = next((length for length, figure in found.figures.items() if figure.above(_EVEN)), "")
    heading = f"A robe wins more than its share only from {enough} layers on" if enough else "No length wins"
    return heading, [
        f"A robe of eight wins {sure(eight)}, one of ten {sure(ten)}, one of eleven {sure(eleven)}.",
        "The bonus for colors begins at eight layers.",
        f"Do not stop there: plan for {enough or 'twelve'}.",
    ]


def _colours(runs: Runs) -> Measured:
    rows = runs.rows(STRONG)
    found = {count: won_by(rows, f"colours/{count}") for count in range(3, 10)}
    bars = [Bar(f"{count} colors", figure) for count, figure in found.items()]
    figures = {str(count): figure for count, figure in found.items()}
    return Measured(figures, bars, [STRONG], _EVEN)


def _say_colours(found: Stored) -> tuple[str, list[str]]:
    five, six, seven, eight = (found.figures[str(count)] for count in range(5, 9))
    enough = next((count for count, figure in found.figures.items() if figure.above(_EVEN)), "")
    heading = (
        f"A robe wins more than its share from {enough} colors on" if enough else "No number of colors wins"
    )
    return heading, [
        f"Robes of five colors win {sure(five)}, of six {sure(six)}.",
        f"Seven colors win {sure(seven)}, eight {sure(eight)}.",
        "When a yaku can be made with a color that you lack, make it with that one.",
    ]


def _long_runs(runs: Runs) -> Measured:
    cells = ["wakana-ge 5", "wakana-jou 5", "asagao 6", "yugiri 6", "kasane 4"]
    rows = runs.rows(STRONG)
    found = {cell: share(float(row.statistics[f"yaku/{cell}/times"] > 0) for row in rows) for cell in cells}
    ranked = sorted(found, key=lambda cell: found[cell].value)
    bars = [Bar(yaku_name(cell), found[cell]) for cell in reversed(ranked)]
    names = {"rarest": yaku_name(ranked[0]), "least_rare": yaku_name(ranked[-1])}
    figures = {"rarest": found[ranked[0]], "least_rare": found[ranked[-1]]}
    return Measured(figures, bars, [STRONG], names=names)


def _say_long_runs(found: Stored) -> tuple[str, list[str]]:
    rarest, least = found.figures["rarest"], found.figures["least_rare"]
    rare = "hardly ever happens" if rarest.below(0.05) else "is the rarest of the dear cells"
    return f"{found.names['rarest']} {rare}", [
        f"With three strong players it is made in {sure(rarest)} of the games.",
        f"Of the five dearest cells {found.names['least_rare']} is made most often, in {sure(least)}.",
        "Take such a cell when the cards are there, and do not wait for it.",
    ]


def _score_to_win(runs: Runs) -> Measured:
    rows = runs.rows(STRONG)
    bands = [(0, 11), (12, 14), (15, 17), (18, 20), (21, 99)]

    def band(low: int, high: int) -> Figure:
        return ratio(
            rows,
            lambda row: sum(
                won for won, score in zip(row.shares, row.points, strict=True) if low <= score <= high
            ),
            lambda row: float(sum(low <= score <= high for score in row.points)),
        )

    found = {f"{low}": band(low, high) for low, high in bands}
    labels = ["11 points or fewer", "12 to 14", "15 to 17", "18 to 20", "21 or more"]
    bars = [Bar(label, figure) for label, figure in zip(labels, found.values(), strict=True)]
    return Measured(found, bars, [STRONG], _EVEN)


def _say_score(found: Stored) -> tuple[str, list[str]]:
    middle, high, top = (found.figures[band] for band in ("15", "18", "21"))
    enough = next((band for band, figure in found.figures.items() if figure.above(0.5)), "")
    heading = f"From {enough} points on you win more often than not" if enough else "No score is safe"
    return heading, [
        f"With three strong players 15 to 17 points win {sure(middle)}, 18 to 20 points {sure(high)}.",
        f"From 21 points on it is {sure(top)}.",
        f"Count along: if somebody is on the way to {enough or 21}, take the space that brings them there.",
    ]


def _skill(runs: Runs) -> Measured:
    found = {
        level: mean(sum(row.points) / len(row.points) for row in runs.rows(spec))
        for level, spec in _LEVELS.items()
    }
    bars = [Bar(f"{level} players", figure) for level, figure in found.items()]
    return Measured(found, bars, list(_LEVELS.values()), percent=False)


def _say_skill(found: Stored) -> tuple[str, list[str]]:
    weak, middling, strong = (found.figures[level] for level in _LEVELS)
    if strong.high < middling.low:
        heading = "Strong players among themselves score less than greedy ones"
    elif strong.low > middling.high:
        heading = "Strong players among themselves score more than greedy ones"
    else:
        heading = "Strong players among themselves are not shown to score more than greedy ones"
    return heading, [
        f"Strong players score {sure_number(strong)} points each, greedy ones {sure_number(middling)}.",
        f"Weak players score {sure_number(weak)}.",
        "Points are limited by the spaces: what counts is being ahead, not a high score.",
    ]


def _shared(runs: Runs) -> Measured:
    specs = {"two players": TWO, "three players": THREE, "four players": FOUR}
    found = {name: share(float(row.winners > 1) for row in runs.rows(spec)) for name, spec in specs.items()}
    bars = [Bar(name, figure) for name, figure in found.items()]
    return Measured(found, bars, list(specs.values()))


def _say_shared(found: Stored) -> tuple[str, list[str]]:
    two, four = found.figures["two players"], found.figures["four players"]
    return f"One game in {round(1 / four.value)} of four players has several winners", [
        f"With four players {sure(four)} of the games are shared, with two {sure(two)}.",
        "A single point at the end decides more often than it seems: take it.",
    ]


def _strong_or_not(runs: Runs) -> Measured:
    """Which yaku strong players profit from more than weak ones."""
    weak, strong = _yaku_shares(runs.rows(WEAK), 100), _yaku_shares(runs.rows(STRONG), 100)
    both = [name for name in weak if name in strong]
    found = {name: difference(weak[name], strong[name]) for name in both}
    ranked = sorted(found, key=lambda name: -found[name].value)
    bars = [Bar(yaku_name(name), found[name]) for name in ranked]
    names = {"up": yaku_name(ranked[0]), "down": yaku_name(ranked[-1])}
    figures = {"up": found[ranked[0]], "down": found[ranked[-1]]}
    return Measured(figures, bars, [WEAK, STRONG], 0.0, names=names)


def _say_strong_or_not(found: Stored) -> tuple[str, list[str]]:
    up, down = found.figures["up"], found.figures["down"]
    sentences = [f"From weak to strong players {found.names['up']} gains the most: {points(up)}."]
    if down.below(0):
        sentences.append(f"{found.names['down']} loses most: {points(down)}.")
    sentences.append("What pays at your table depends on who sits there.")
    if up.above(0):
        return f"{found.names['up']} is a strong player's yaku", sentences
    return "No yaku is shown to suit strong players better", sentences


STATEMENTS: Final = [
    _order_of(FOUR),
    _order_of(THREE),
    _order_of(TWO),
    _order_of(STRONG),
    _yaku_worth("weak"),
    _yaku_worth("strong"),
    Statement("strong-or-not", _strong_or_not, _say_strong_or_not),
    Statement("points", _points_from, _say_points_from),
    Statement("plus-one", _plus_one, _say_plus_one),
    Statement("numbers", _numbers, _say_numbers),
    Statement("twelve", _twelve, _say_twelve),
    Statement("lengths", _lengths, _say_lengths),
    Statement("colors", _colours, _say_colours),
    Statement("rare", _long_runs, _say_long_runs),
    Statement("score", _score_to_win, _say_score),
    Statement("skill", _skill, _say_skill),
    Statement("shared", _shared, _say_shared),
]
