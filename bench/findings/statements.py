"""Statements: what is measured, and how it is said.

Measuring takes games, saying takes only the figures. So a page can be made again from its figures alone, and
a test sees whether somebody edited it by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench.findings.measure import Figure
from bench.findings.runs import Runs, RunSpec


@dataclass
class Bar:
    """A line of a plot."""

    label: str
    figure: Figure


@dataclass
class Measured:
    """The figures of a statement by name, its plot, and the runs that they come from."""

    figures: dict[str, Figure]
    bars: list[Bar]
    runs: list[RunSpec]
    reference: float | None = None
    percent: bool = True
    names: dict[str, str] = field(default_factory=dict)
    """Words that the figures chose, such as the best row."""

    def data(self) -> dict[str, Any]:
        """As plain data for JSON."""
        return {
            "figures": {name: _rounded(figure) for name, figure in self.figures.items()},
            "bars": [[bar.label, *_rounded(bar.figure)] for bar in self.bars],
            "commands": [run.command for run in self.runs],
            "games": sum(run.games for run in self.runs),
            "reference": self.reference,
            "percent": self.percent,
            "names": self.names,
        }


@dataclass
class Stored:
    """The same, read from JSON."""

    figures: dict[str, Figure]
    bars: list[Bar]
    commands: list[str]
    games: int
    reference: float | None
    percent: bool
    names: dict[str, str]


def stored(data: dict[str, Any]) -> Stored:
    """Plain data as what a page is made of."""
    return Stored(
        {name: Figure(*figure) for name, figure in data["figures"].items()},
        [Bar(label, Figure(*figure)) for label, *figure in data["bars"]],
        data["commands"],
        data["games"],
        data["reference"],
        data["percent"],
        data["names"],
    )


@dataclass(frozen=True)
class Statement:
    """One statement: its short name, how it is measured, and what it says, with advice for players.

    ``say`` gives the statement as a heading, then sentences.
    """

    name: str
    measure: Callable[[Runs], Measured]
    say: Callable[[Stored], tuple[str, list[str]]]


def _rounded(figure: Figure) -> list[float]:
    """Six digits are more than anybody reads, and the same on every machine."""
    return [float(f"{value:.6g}") for value in figure]


def percent(value: float) -> str:
    digits = 100 * value
    return f"{digits:.1f}%" if digits < 10 or digits > 90 else f"{digits:.0f}%"


def sure(figure: Figure) -> str:
    """A share with its range: ``30% (28% to 32%)``."""
    return f"{percent(figure.value)} ({percent(figure.low)} to {percent(figure.high)})"


def sure_number(figure: Figure) -> str:
    """A number with its range."""
    return f"{figure.value:.1f} ({figure.low:.1f} to {figure.high:.1f})"


def points(figure: Figure) -> str:
    """A difference of two shares, in percentage points."""
    return f"{100 * figure.value:+.1f} points ({100 * figure.low:+.1f} to {100 * figure.high:+.1f})"
