"""The pages of docs/findings and their plots, made from the stored figures."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Any, Final

from bench.findings.measure import FIGURES_OF_A_PAGE
from bench.findings.statements import Bar, Statement, Stored, percent, stored

FOLDER: Final = Path(__file__).parents[2] / "docs" / "findings"
_WIDTH: Final = 640
_LABEL: Final = 200
_VALUE: Final = 60
_LINE: Final = 22
_COLUMNS: Final = 98
_DECKS: Final = re.compile(r"--decks (\S+)")
_STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#2b2b3a}.s{font-size:11px;fill:#5f5d6b}"
    ".r{stroke:#c9bbe2;stroke-width:6;stroke-linecap:round}.d{fill:#5d3f8c}"
    ".e{stroke:#a34a08;stroke-dasharray:3 2}"
    "@media(prefers-color-scheme:dark){text{fill:#eceaf3}.s{fill:#b5b1c4}.r{stroke:#6d5a99}.d{fill:#c3a9f0}"
    ".e{stroke:#ffb27a}}"
)


def data_path(game: str) -> Path:
    return FOLDER / f"{game}.json"


def files_of(game: str, title: str, about: Sequence[str], statements: Sequence[Statement]) -> dict[Path, str]:
    """The page of a game and its plots, by path, from the figures that are stored."""
    data: dict[str, Any] = json.loads(data_path(game).read_text(encoding="utf-8"))
    found: dict[Path, str] = {}
    lines = [f"# {title}", "", *_wrapped([*about, *_how_to_read(data)]), ""]
    for number, statement in enumerate(statements, 1):
        measured = stored(data["statements"][statement.name])
        heading, sentences = statement.say(measured)
        picture = f"{game}-{statement.name}.svg"
        found[FOLDER / "images" / picture] = draw(measured)
        lines += [f"## {number}. {heading}", "", *_wrapped(sentences), ""]
        lines += [f"![{heading}](images/{picture})", ""]
        games = f"{measured.games:,} games:" if measured.games > 1 else "1 game:"
        lines += [games, "", "```sh", *_grouped(measured.commands), "```", ""]
    found[FOLDER / f"{game}.md"] = "\n".join(lines).rstrip() + "\n"
    return found


def _how_to_read(data: Mapping[str, Any]) -> list[str]:
    return [
        f"Madoi {data['madoi']}, rules {data['rules']}.",
        f"All ranges here hold together with 95% certainty ({FIGURES_OF_A_PAGE} figures, Bonferroni).",
        "In the plots a dot is the figure, the line its range, the dashed line an even share.",
        "The figures are about these bots first, and about people second.",
        "A win share tells how players fared, not why.",
        f"`python3 run.py findings {data['game']}` makes this page again.",
    ]


def _grouped(commands: Sequence[str]) -> list[str]:
    """The commands as lines of a shell; those that differ only in their decks are a loop."""
    groups: dict[str, list[str]] = {}
    for command in commands:
        decks = _DECKS.search(command)
        kind = _DECKS.sub("--decks $decks", command) if decks else command
        groups.setdefault(kind, []).append(decks[1] if decks else "")
    lines: list[str] = []
    for kind, decks_of in groups.items():
        if len(decks_of) == 1:
            lines.append(kind.replace("$decks", decks_of[0]))
        else:
            lines += [f"for decks in {' '.join(decks_of)}; do", f"  {kind}", "done"]
    return lines


def _wrapped(sentences: Sequence[str]) -> list[str]:
    """One sentence per line, broken where it is too long."""
    return [
        line for sentence in sentences for line in textwrap.wrap(sentence, _COLUMNS, break_on_hyphens=False)
    ]


def draw(measured: Stored) -> str:
    """The plot of a statement as SVG: dots on their ranges, on one labelled scale."""
    bars = measured.bars
    ends = [end for bar in bars for end in (bar.figure.low, bar.figure.high)]
    ends += [] if measured.reference is None else [measured.reference]
    low, high = min(ends), max(ends)
    rough = max(high - low, 1e-6) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    left, right = _LABEL, _WIDTH - _VALUE - 10

    def across(value: float) -> float:
        return round(left + (value / step - first) / (last - first) * (right - left), 1)

    height = _LINE * (len(bars) + 1) + 6
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}"'
    parts = [f'<svg {box} role="img"><style>{_STYLE}</style>']
    for tick in range(first, last + 1):
        text = _value(tick * step, measured.percent)
        parts.append(f'<text class="s" x="{across(tick * step)}" y="13" text-anchor="middle">{text}</text>')
    if measured.reference is not None:
        at = across(measured.reference)
        parts.append(f'<line class="e" x1="{at}" x2="{at}" y1="18" y2="{height}"/>')
    for place, bar in enumerate(bars, 1):
        parts.append(_line(bar, _LINE * place + 12, across, measured.percent))
    return "".join(parts) + "</svg>\n"


def _line(bar: Bar, y: int, across: Any, in_percent: bool) -> str:
    low, value, high = (across(end) for end in (bar.figure.low, bar.figure.value, bar.figure.high))
    return (
        f'<text x="0" y="{y + 4}">{escape(bar.label)}</text>'
        f'<line class="r" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        f'<circle class="d" cx="{value}" cy="{y}" r="5"/>'
        f'<text x="{_WIDTH}" y="{y + 4}" text-anchor="end">{_value(bar.figure.value, in_percent)}</text>'
    )


def _value(value: float, in_percent: bool) -> str:
    return percent(value) if in_percent else f"{value:.4g}"
