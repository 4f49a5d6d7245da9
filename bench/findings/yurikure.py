"""What is known about Yuri-Kure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bench.findings.measure import Figure, column, difference, mean, names_of, ratio, share, won_by
from bench.findings.runs import Runs, RunSpec
from bench.findings.statements import Bar, Measured, Statement, Stored, percent, sure, sure_number
from madoi.lab.game_rows import GameRow

TITLE: Final = "What is known about Yuri-Kure"
ABOUT: Final = [
    "For players and designers: how games end, and what favor, support and control are worth.",
    "Greedy bots play by the simple procedure, which new tables have, unless a command says otherwise.",
    "Four strong bots (`strong:50`) take 22 seconds of processor time for a game, with compiled rules.",
    "As many games as here would take 15 hours, so nothing here is from strong play.",
]
_EVEN: Final = 1 / 4


def _run(name: str, seats: int, games: int, bot: str = "greedy", **options: str) -> RunSpec:
    return RunSpec(f"yurikure-{name}", "yurikure", (bot,) * seats, games, options)


FOUR: Final = _run("4-greedy", 4, 2400)
THREE: Final = _run("3-greedy", 3, 1000)
FIVE: Final = _run("5-greedy", 5, 1000)
WEAK: Final = _run("4-casual", 4, 1000, "casual")
ORIENTED: Final = _run("4-orientations", 4, 2400, orientations="random")
COMPETITION: Final = _run("4-competition", 4, 2000, procedure="competition")
_ENDINGS: Final = {"fated": "a Fated Couple", "polygamy": "a Yuri Polygamy", "nine-turns": "nine turns"}


def _of_games(rows: Sequence[GameRow], name: str) -> Figure:
    return share(column(name)(row) for row in rows)


def _endings(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {name: _of_games(rows, f"endings/{name}/games") for name in _ENDINGS}
    bars = [Bar(_ENDINGS[name], figure) for name, figure in found.items()]
    most = max(found, key=lambda name: found[name].value)
    return Measured({**found, "most": found[most]}, bars, [FOUR], names={"most": _ENDINGS[most]})


def _say_endings(found: Stored) -> tuple[str, list[str]]:
    most, poly = found.figures["most"], found.figures["polygamy"]
    return f"Most games end by {found.names['most']}: {percent(most.value)}", [
        f"With four players {sure(most)} of the games end by {found.names['most']}.",
        f"A Yuri Polygamy ends {sure(poly)}.",
        "Ask of every couple whether it could be the last one: that is the usual way to lose.",
    ]


def _last_turn(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    last = [column("length/turns/mean")(row) for row in rows]
    found = {str(turn): share(float(each <= turn) for each in last) for turn in range(1, 10)}
    half = next(turn for turn, figure in found.items() if figure.value >= 0.5)
    bars = [Bar(f"over by turn {turn}", figure) for turn, figure in found.items()]
    figures = {"half": found[half], "three": found["3"], "mean": mean(last)}
    return Measured(figures, bars, [FOUR], 0.5, names={"half": half})


def _say_last_turn(found: Stored) -> tuple[str, list[str]]:
    half = found.names["half"]
    return f"Half of all games are over by turn {half}", [
        f"By the end of turn {half} {sure(found.figures['half'])} of the games are over.",
        f"By turn 3, when more support is given out, it is {sure(found.figures['three'])}.",
        "Spend your first support as if there were no second: often there is none.",
    ]


def _favor(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {
        str(favor): ratio(rows, column(f"favor/{favor}/deciding"), column(f"favor/{favor}/pairs"))
        for favor in range(7)
    }
    bars = [Bar(f"favor {favor} at most", figure) for favor, figure in found.items()]
    return Measured(found, bars, [FOUR])


def _say_favor(found: Stored) -> tuple[str, list[str]]:
    steps = [found.figures[str(favor)] for favor in range(7)]
    jump = max(range(1, 7), key=lambda favor: steps[favor].value - steps[favor - 1].value)
    shown = steps[jump].low > steps[jump - 1].high
    heading = f"The step to favor {jump} is worth the most" if shown else "No single step of favor decides"
    return heading, [
        f"Of the pairs that never had more than favor {jump - 1}, {sure(steps[jump - 1])} decide the game.",
        f"With favor {jump} it is {sure(steps[jump])}, and with 2 it is {sure(steps[2])}.",
        f"Fight over the approach that brings a pair to {jump}, not over the first one.",
    ]


def _backed(rows: Sequence[GameRow], supporters: int, part: str, whole: str) -> Figure:
    """Of the pairs that this number of players supports: the sum of one measure by that of another."""
    pairs = names_of(rows, "pair", "times")

    def total(measure: str) -> Callable[[GameRow], float]:
        def count(row: GameRow) -> float:
            here = [pair for pair in pairs if row.statistics.get(f"pair/{pair}/times") == supporters]
            return (
                float(len(here))
                if not measure
                else sum(row.statistics[f"pair/{pair}/{measure}"] for pair in here)
            )

        return count

    return ratio(rows, total(part), total(whole))


def _company(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {str(count): _backed(rows, count, "won", "times") for count in range(1, 5)}
    labels = ["alone", "with one other", "with two others", "with three others"]
    bars = [Bar(f"supported {label}", each) for label, each in zip(labels, found.values(), strict=True)]
    return Measured(found, bars, [FOUR], _EVEN)


def _say_company(found: Stored) -> tuple[str, list[str]]:
    alone, two = found.figures["1"], found.figures["2"]
    if alone.low > two.high:
        heading, advice = "Support what nobody else supports", "A pair of your own wins for you alone."
    elif alone.high < two.low:
        heading, advice = (
            "Do not support a pair alone",
            "Company makes a pair likely: share it with one other.",
        )
    else:
        heading = "Supporting a pair alone is not shown to be better or worse"
        advice = "Choose the pair, not the company."
    return heading, [
        f"Players who support a pair alone win {sure(alone)}, with one other {sure(two)}.",
        f"With three others it is {sure(found.figures['4'])}; an even share is {percent(_EVEN)}.",
        advice,
    ]


def _backing(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {str(count): _backed(rows, count, "decided", "") for count in range(5)}
    bars = [
        Bar(f"{count} supporters" if count != "1" else "1 supporter", each) for count, each in found.items()
    ]
    return Measured(found, bars, [FOUR])


def _say_backing(found: Stored) -> tuple[str, list[str]]:
    none, one, three = found.figures["0"], found.figures["1"], found.figures["3"]
    heading = "Supporters are not shown to make a pair decide"
    if three.low > one.high:
        heading = "A pair with three supporters decides more often than a pair with one"
    return heading, [
        f"A pair with three supporters decides {sure(three)} of the games, a pair with one {sure(one)}.",
        f"A pair that nobody supports still decides {sure(none)}.",
        "Watch which pairs the others push: three hands move what one cannot.",
    ]


def _control(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {name: won_by(rows, f"control/{name}") for name in ("most", "least")}
    bars = [Bar(f"revealed the {name}", figure) for name, figure in found.items()]
    return Measured(found, bars, [FOUR], _EVEN)


def _say_control(found: Stored) -> tuple[str, list[str]]:
    most, least = found.figures["most"], found.figures["least"]
    if most.above(_EVEN):
        heading = "Revealing control pays"
        advice = "Points kept back win nothing: reveal while it still changes an action."
    elif most.below(_EVEN):
        heading = "Those who reveal the most lose"
        advice = "Let others pay for control, and reveal only what decides."
    else:
        heading = "How much control you reveal is not shown to matter"
        advice = "Ask what it changes, not how much it costs."
    return heading, [
        f"The player who revealed the most wins {sure(most)}, the one who revealed the least {sure(least)}.",
        f"An even share is {percent(_EVEN)}.",
        advice,
    ]


def _support(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {
        name: mean(column(f"players/{name}/support")(row) for row in rows) for name in ("winners", "others")
    }
    more = difference(found["others"], found["winners"])
    bars = [Bar(f"{name}, support that counted", figure) for name, figure in found.items()]
    return Measured({**found, "more": more}, bars, [FOUR], percent=False)


def _say_support(found: Stored) -> tuple[str, list[str]]:
    winners, others = found.figures["winners"], found.figures["others"]
    return f"{winners.value:.1f} points of support are what a win takes", [
        f"Winners have {sure_number(winners)} points that count, the others {sure_number(others)}.",
        "Add up what you have on the two likeliest pairs: if it is less, change what is likely.",
    ]


def _girls(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {girl: _of_games(rows, f"girl/{girl}/decided") for girl in names_of(rows, "girl", "decided")}
    ranked = sorted(found, key=lambda girl: -found[girl].value)
    bars = [Bar(girl.capitalize(), found[girl]) for girl in ranked]
    figures = {"best": found[ranked[0]], "worst": found[ranked[-1]]}
    names = {"best": ranked[0].capitalize(), "worst": ranked[-1].capitalize()}
    return Measured(figures, bars, [FOUR], names=names)


def _say_girls(found: Stored) -> tuple[str, list[str]]:
    best, worst = found.figures["best"], found.figures["worst"]
    if best.low > worst.high:
        heading = f"{found.names['best']} decides more games than {found.names['worst']}"
        advice = "Without orientations the girls have the same rules, so it is their place in the circle."
    else:
        heading = "Without orientations no girl is shown to decide more games than another"
        advice = "Choose whom you like: the circle is fair."
    return heading, [
        f"{found.names['best']} is among the deciding couples in {sure(best)} of the games.",
        f"{found.names['worst']} is in {sure(worst)}.",
        advice,
    ]


def _orientation(measure_name: str, runs: Runs) -> Measured:
    rows = runs.rows(ORIENTED)
    names = [name for name in names_of(rows, "orientation", measure_name) if name != "all"]
    key = "orientation/{}/" + measure_name
    every = mean(row.statistics[key.format("all")] for row in rows)
    found: dict[str, Figure] = {}
    for name in names:
        values = [row.statistics[key.format(name)] for row in rows if key.format(name) in row.statistics]
        if len(values) >= 100:
            found[name] = mean(values)
    ranked = sorted(found, key=lambda name: -found[name].value)
    shown = ranked if len(ranked) <= 14 else [*ranked[:7], *ranked[-7:]]
    bars = [Bar(name.replace("-", " "), found[name]) for name in shown]
    figures = {"best": found[ranked[0]], "worst": found[ranked[-1]], "all": every}
    labels = {"best": ranked[0].replace("-", " "), "worst": ranked[-1].replace("-", " ")}
    matter = [name for name in found if found[name].above(every.high) or found[name].below(every.low)]
    labels |= {"matter": str(len(matter)), "known": str(len(found))}
    return Measured(figures, bars, [ORIENTED], every.value, measure_name == "decided", labels)


def _say_orientation(found: Stored) -> tuple[str, list[str]]:
    best, worst, every = (found.figures[name] for name in ("best", "worst", "all"))
    names = found.names
    if int(names["matter"]) == 0:
        return "No orientation is shown to decide games", [
            f"The girls of the most frequent one, {names['best']}, decide {sure(best)} of the games.",
            f"Any girl decides {sure(every)}.",
            "Play the girls, and enjoy the orientations.",
        ]
    return f"{names['matter']} of {names['known']} orientations change who decides the game", [
        f"A girl with {names['best']} is among the deciding couples in {sure(best)} of the games.",
        f"With {names['worst']} it is {sure(worst)}, and any girl has {sure(every)}.",
        f"Back girls with {names['best']}, and think twice about {names['worst']}.",
    ]


def _say_orientation_couples(found: Stored) -> tuple[str, list[str]]:
    best, worst, every = (found.figures[name] for name in ("best", "worst", "all"))
    names = found.names
    heading = "No orientation is shown to make couples"
    if best.low > every.high:
        heading = f"Girls with {names['best']} become a couple more often than others"
    return heading, [
        f"Girls with {names['best']} are in {sure_number(best)} new couples per game.",
        f"Any girl is in {sure_number(every)}.",
        f"With {names['worst']} it is {sure_number(worst)}.",
        "Being a couple is not yet deciding: compare with the statement before.",
    ]


def _actions(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    found = {
        name: ratio(rows, column(f"actions/{name}/couples"), column(f"actions/{name}/done"))
        for name in ("confess", "love")
    }
    labels = {"confess": "Confession", "love": "Game of Love"}
    bars = [Bar(labels[name], figure) for name, figure in found.items()]
    return Measured(found, bars, [FOUR])


def _say_actions(found: Stored) -> tuple[str, list[str]]:
    confess, love = found.figures["confess"], found.figures["love"]
    heading = "Confession and Game of Love are not shown to differ as ways to a couple"
    if confess.low > love.high:
        heading = "A Confession is the surer way to a couple"
    elif love.low > confess.high:
        heading = "A Game of Love is the surer way to a couple"
    return heading, [
        f"A Confession makes a couple in {sure(confess)} of all cases, a Game of Love in {sure(love)}.",
        "Choose the surer one for your own pair, and hope for the other when it is somebody else's.",
    ]


def _kisses(runs: Runs) -> Measured:
    rows = runs.rows(FOUR)
    kissed, failed = column("couples/kissed/times"), column("couples/failed-to-kiss/times")
    found = {"kiss": ratio(rows, kissed, lambda row: kissed(row) + failed(row))}
    broke = mean(column("couples/broke-up/times")(row) for row in rows)
    return Measured({**found, "broke": broke}, [Bar("Kiss of Promise succeeds", found["kiss"])], [FOUR], 0.5)


def _say_kisses(found: Stored) -> tuple[str, list[str]]:
    kiss, broke = found.figures["kiss"], found.figures["broke"]
    return f"{percent(kiss.value)} of the Kisses of Promise succeed", [
        f"Of all tries {sure(kiss)} succeed, and {sure_number(broke)} couples break up per game.",
        "A couple is a promise and not yet a result: keep support on a second pair until the kiss.",
    ]


def _players(runs: Runs) -> Measured:
    specs = {"three": THREE, "four": FOUR, "five": FIVE}
    found = {
        name: mean(column("length/turns/mean")(row) for row in runs.rows(spec))
        for name, spec in specs.items()
    }
    more = difference(found["three"], found["five"])
    bars = [Bar(f"{name} players, turns", figure) for name, figure in found.items()]
    return Measured({**found, "more": more}, bars, list(specs.values()), percent=False)


def _say_players(found: Stored) -> tuple[str, list[str]]:
    three, five, more = found.figures["three"], found.figures["five"], found.figures["more"]
    if more.above(0):
        heading = "More players make longer games"
    elif more.below(0):
        heading = "More players make shorter games"
    else:
        heading = "The number of players is not shown to change how many turns a game takes"
    return heading, [
        f"With three players a game takes {sure_number(three)} turns, with five {sure_number(five)}.",
        "Choose the number of players by the time you have for a turn, not for a game.",
    ]


def _shared(runs: Runs) -> Measured:
    specs = {"three players": THREE, "four players": FOUR, "five players": FIVE}
    found = {name: share(float(row.winners > 1) for row in runs.rows(spec)) for name, spec in specs.items()}
    bars = [Bar(name, figure) for name, figure in found.items()]
    return Measured(found, bars, list(specs.values()))


def _say_shared(found: Stored) -> tuple[str, list[str]]:
    four, five = found.figures["four players"], found.figures["five players"]
    heading = f"{percent(four.value)} of the games of four have several winners"
    advice = "Ask who else profits before you help a couple: a shared win is half a win."
    if four.below(0.02):
        heading = "A win is hardly ever shared"
        advice = "Whoever helps your couple expects to be ahead of you on it: count their support."
    return heading, [
        f"With four players {sure(four)} of the games are shared, with five {sure(five)}.",
        advice,
    ]


def _order(runs: Runs) -> Measured:
    rows = runs.rows(COMPETITION)
    found = [share(row.statistics[f"order/{place}/wins"] for row in rows) for place in range(1, 5)]
    labels = ["virtual controller", "2nd", "3rd", "4th"]
    bars = [Bar(label, figure) for label, figure in zip(labels, found, strict=True)]
    return Measured({"first": found[0], "last": found[-1]}, bars, [COMPETITION], _EVEN)


def _say_order(found: Stored) -> tuple[str, list[str]]:
    first, last = found.figures["first"], found.figures["last"]
    if first.above(_EVEN) or first.below(_EVEN):
        heading = f"The virtual controller wins {percent(first.value)}"
        advice = "Draw who it is, and pass it on from game to game."
    else:
        heading = "The virtual controller has no advantage that is shown"
        advice = "You need not worry about where you sit."
    return heading, [
        f"The virtual controller wins {sure(first)}, the last seat {sure(last)}.",
        "This is about the competition procedure; the simple one has no such seat.",
        f"An even share is {percent(_EVEN)}.",
        advice,
    ]


def _procedures(runs: Runs) -> Measured:
    found = {
        "simple": mean(float(row.decisions) for row in runs.rows(FOUR)),
        "competition": mean(float(row.decisions) for row in runs.rows(COMPETITION)),
    }
    bars = [Bar(f"{name} procedure", figure) for name, figure in found.items()]
    return Measured(found, bars, [FOUR, COMPETITION], percent=False)


def _say_procedures(found: Stored) -> tuple[str, list[str]]:
    simple, competition = found.figures["simple"], found.figures["competition"]
    times = competition.value / simple.value
    return f"The competition procedure asks {times:.1f} times as often", [
        f"A game takes {sure_number(simple)} decisions by the simple procedure.",
        f"By the competition procedure it takes {sure_number(competition)}.",
        "Play the simple one unless your table wants every pass on record.",
    ]


def _weak(runs: Runs) -> Measured:
    found = {
        "weak": mean(column("length/turns/mean")(row) for row in runs.rows(WEAK)),
        "middling": mean(column("length/turns/mean")(row) for row in runs.rows(FOUR)),
    }
    more = difference(found["middling"], found["weak"])
    bars = [Bar(f"{name} players, turns", figure) for name, figure in found.items()]
    return Measured({**found, "more": more}, bars, [WEAK, FOUR], percent=False)


def _say_weak(found: Stored) -> tuple[str, list[str]]:
    weak, middling, more = found.figures["weak"], found.figures["middling"], found.figures["more"]
    if more.above(0):
        heading = "Beginners play longer"
    elif more.below(0):
        heading = "Beginners' games are over sooner"
    else:
        heading = "Beginners' games are not shown to be longer or shorter"
    return heading, [
        f"Casual bots need {sure_number(weak)} turns, greedy ones {sure_number(middling)}.",
        "A first game tells you little about how long the next will be.",
    ]


STATEMENTS: Final = [
    Statement("endings", _endings, _say_endings),
    Statement("last-turn", _last_turn, _say_last_turn),
    Statement("favor", _favor, _say_favor),
    Statement("company", _company, _say_company),
    Statement("backing", _backing, _say_backing),
    Statement("control", _control, _say_control),
    Statement("support", _support, _say_support),
    Statement("girls", _girls, _say_girls),
    Statement("orientations", lambda runs: _orientation("decided", runs), _say_orientation),
    Statement("orientation-couples", lambda runs: _orientation("formed", runs), _say_orientation_couples),
    Statement("actions", _actions, _say_actions),
    Statement("kisses", _kisses, _say_kisses),
    Statement("order", _order, _say_order),
    Statement("players", _players, _say_players),
    Statement("weak", _weak, _say_weak),
    Statement("procedures", _procedures, _say_procedures),
    Statement("shared", _shared, _say_shared),
]
