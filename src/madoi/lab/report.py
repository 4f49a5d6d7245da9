"""Results for the terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import monotonic

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from madoi import games
from madoi.core.refusal import Facts
from madoi.lab.forfeits import forfeit_sentences
from madoi.lab.intervals import Interval
from madoi.lab.labels import Labels, labels_of
from madoi.lab.simulation import Plan, Results, line_up_text
from madoi.lab.simulation import Progress as Report
from madoi.lab.statistics_tables import StatisticsTable, statistics_tables
from madoi.lab.tally import Histogram
from madoi.words import Words

_LONGEST_OPTION = 40


@contextmanager
def progress_bar(console: Console, words: Words) -> Iterator[Report]:
    """A bar for `madoi.lab.simulation.simulate`, which goes away when the work is over. Nothing is
    drawn where nobody looks (a file, a pipe)."""
    begun = monotonic()
    first: int | None = None  # a run that is gone on with does not begin at 0
    columns = (BarColumn(), TextColumn("{task.description}", markup=False), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.text("lab-progress-start"), total=None)

        def report(done: int, total: int) -> None:
            nonlocal first
            first = done if first is None else first
            facts: Facts = {"done": done, "total": total, "rate": rate(done - first, monotonic() - begun)}
            text = words.text("lab-progress", facts) if done else words.text("lab-progress-start")
            bar.update(task, total=total, completed=done, description=text)

        yield report


def print_report(results: Results, words: Words, console: Console) -> None:
    """Everything a reader wants to see first. What is partial says so before and after."""
    partial = _partial(results, words)
    if partial is not None:
        console.print(partial)
    console.print(_heading(results, words))
    if not results.tally.games:
        return
    for sentence in forfeit_sentences(words, results.tally.forfeits, results.tally.games):
        console.print(Text(f"• {sentence}", style="yellow"))
    labels = labels_of(results.plan, words)
    parts = [(words.text("lab-table-seats"), _seats(results, words, labels))]
    if results.plan.mixed:
        parts.append((words.text("lab-table-bots"), _bots(results, words)))
    parts.append((words.text("lab-table-endings"), _endings(results, words)))
    parts += [
        (labels.table(statistics.name), _statistics_table(statistics, words, labels))
        for statistics in statistics_tables(results.tally.statistics)
    ]
    for title, table in parts:
        console.print()
        console.print(Text(title, style="bold cyan"))
        console.print(table)
    console.print()
    console.print(Text(words.text("lab-note"), style="dim"))
    if partial is not None:
        console.print(partial)


def _partial(results: Results, words: Words) -> Panel | None:
    if not results.partial:
        return None
    facts: Facts = {"games": results.tally.games, "planned": results.plan.games}
    return Panel(Text(words.text("lab-partial", facts), style="bold yellow"), border_style="yellow")


def _heading(results: Results, words: Words) -> Table:
    plan, played = results.plan, results.tally.games
    time: Facts = {"seconds": round(results.seconds, 1), "rate": said_rate(results.rate)}
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    lines = [
        ("lab-head-game", Labels(words, plan.game).game()),
        ("lab-head-games", words.text("lab-games", {"games": played})),
        ("lab-head-line-up", _line_up(plan, words)),
        ("lab-head-options", words.joined(changed_options(plan.game, plan.options))),
        ("lab-head-seed", plan.seed),
        ("lab-head-time", words.text("lab-time", time)),
    ]
    for key, value in lines:
        if value:
            grid.add_row(Text(words.text(key)), Text(value))
    return grid


def _line_up(plan: Plan, words: Words) -> str:
    text = line_up_text(plan.bots)
    return words.text("lab-rotating", {"line_up": text}) if plan.rotate else text


def changed_options(game: str, given: Mapping[str, str]) -> list[str]:
    """What the table has not left as it is by itself; a whole data file only by name."""
    changed: list[str] = []
    numbers = games.find(game).parameters
    for option in games.find(game).options:
        value = given.get(option.name, option.default)  # a record names some options only where they are on
        if value != option.default:
            short = len(value) <= _LONGEST_OPTION and "\n" not in value
            changed.append(f"{option.name}={value if short else '…'}")
    return changed + [f"{number.name}={given[number.name]}" for number in numbers if number.name in given]


def _seats(results: Results, words: Words, labels: Labels) -> Table:
    plan, tally = results.plan, results.tally
    shows_bot = plan.mixed and not plan.rotate
    table = _table(words, ["seat", *(["bot"] if shows_bot else [])])
    _numeric(table, words, ["wins", "interval", "points", "deviation", "median", "range"])
    for seat in range(plan.seats):
        shares, histogram = tally.shares[seat], tally.points[seat]
        points = histogram.sums()
        table.add_row(
            labels.seat(seat),
            *([plan.bots[seat]] if shows_bot else []),
            percent(shares.mean),
            percents(shares.share_interval()),
            _with_error(points.mean, points.interval()),
            f"{points.deviation:.2f}",
            f"{histogram.percentile(50):g}",
            f"{points.least:g}–{points.most:g}",
        )
    return table


def _bots(results: Results, words: Words) -> Table:
    plan, tally = results.plan, results.tally
    table = _table(words, ["bot"])
    _numeric(table, words, ["seats", "wins", "interval", "even", "points"])
    for bot in dict.fromkeys(plan.bots):
        shares, points = tally.bot_shares[bot], tally.bot_points[bot]
        seats = plan.bots.count(bot)
        table.add_row(
            bot,
            str(seats),
            percent(shares.mean),
            percents(shares.share_interval()),
            percent(seats / plan.seats),
            _with_error(points.mean, points.interval()),
        )
    return table


def spread_text(histogram: Histogram, words: Words) -> str:
    """Mean, standard deviation and range of single games."""
    sums = histogram.sums()
    facts: Facts = {
        "mean": f"{sums.mean:.1f}",
        "deviation": f"{sums.deviation:.1f}",
        "least": round(sums.least),
        "most": round(sums.most),
    }
    return words.text("lab-length", facts)


def _endings(results: Results, words: Words) -> Table:
    tally = results.tally
    grid = Table.grid(padding=(0, 2))
    grid.add_row(words.text("lab-row-length"), spread_text(tally.decisions, words))
    grid.add_row(words.text("lab-row-shared"), percent(tally.shared / tally.games))
    if tally.undecided:
        grid.add_row(words.text("lab-row-undecided"), percent(tally.undecided / tally.games))
    return grid


def _statistics_table(statistics: StatisticsTable, words: Words, labels: Labels) -> Table:
    table = _table(words, [])
    table.add_column()
    for measure in statistics.measures:
        table.add_column(Text(labels.measure(statistics.name, measure)), justify="right")
    for row in statistics.rows:
        cells: list[str] = []
        for measure in statistics.measures:
            if (row, measure) not in statistics.cells:
                cells.append("")
                continue
            mean, interval = statistics.cells[row, measure].mean, statistics.interval(row, measure)
            if statistics.frequency(measure):
                cells.append(f"{percent(mean)} ±{100 * interval.half_width(mean):.1f}")
            else:
                cells.append(_with_error(mean, interval))
        table.add_row(Text(labels.row(statistics.name, row)), *cells)
    return table


def _table(words: Words, columns: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        # A long name of a bot is broken rather than a number.
        table.add_column(words.text(f"lab-column-{column}"), no_wrap=column != "bot", overflow="fold")
    return table


def _numeric(table: Table, words: Words, columns: list[str]) -> None:
    for column in columns:
        table.add_column(words.text(f"lab-column-{column}"), justify="right", no_wrap=True)


def rate(games: int, seconds: float) -> float:
    """How many games a second, as it is said; slow bots need a digit more."""
    return said_rate(games / max(seconds, 1e-9))


def said_rate(exact: float) -> float:
    return round(exact) if exact >= 10 else round(exact, 1)


# The three languages write numbers alike, so these need no catalogue.


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def signed(number: float) -> str:
    """A whole number with its sign."""
    return f"{number:+.0f}".replace("-", "−")


def percents(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}%"


def _with_error(mean: float, interval: Interval) -> str:
    return f"{mean:.2f} ±{interval.half_width(mean):.2f}" if interval.known else f"{mean:.2f}"
