"""Line wrapping for all scripts: between words, or between characters where a script has no spaces.

No line begins with a closing mark or ends with an opening one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

_NOT_FIRST = frozenset(
    "、。，．：；？！）」』】〉》〕］｝”’・…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}%×"
)
_NOT_LAST = frozenset("（「『【〈《〔［｛“‘([{")
_COLUMN = re.compile(r" *\S(?:\S| (?! ))* {2,}(?=\S)")
"""What stands before the second column of a line: ``? rules       all …``, ``KS-2.1  …``."""
_WIDEST_HANG = 28


def hang(line: str) -> int:
    """How far the lines below a broken one are put in: to its second column, or as far as it is itself."""
    column = _COLUMN.match(line)
    if column and cell_len(column.group()) <= _WIDEST_HANG:
        return cell_len(column.group())
    return len(line) - len(line.lstrip(" "))


def breaks(line: str, width: int, hanging: int = 0) -> list[int]:
    """Where a line is to be broken so that it fits, the lines below the first put in by ``hanging``."""
    places: list[int] = []
    room = max(width, 1)
    used, start = 0, 0
    for end in _ends(line):
        wide = cell_len(line[start:end].rstrip(" "))
        if used and used + wide > room:
            places.append(start)
            used, room = 0, max(width - hanging, 1)
        while wide > room:  # a word that is wider than the screen
            cut = start + _fitting(line[start:end], room)
            places.append(cut)
            start, room = cut, max(width - hanging, 1)
            wide = cell_len(line[start:end].rstrip(" "))
        used += cell_len(line[start:end])
        start = end
    return places


def _ends(line: str) -> Iterator[int]:
    """The places where a line may be broken, and its end."""
    for place in range(len(line) - len(line.lstrip(" ")) + 1, len(line)):
        before, after = line[place - 1], line[place]
        if after == " " or after in _NOT_FIRST or before in _NOT_LAST:
            continue
        if before == " " or cell_len(before) > 1 or cell_len(after) > 1:
            yield place
    if line:
        yield len(line)


def _fitting(text: str, width: int) -> int:
    """How many signs fit, at least one."""
    count = 1
    while count < len(text) and cell_len(text[: count + 1]) <= width:
        count += 1
    return count


class Wrapped:
    """A text that fits whatever width it gets."""

    def __init__(self, text: Text | str, hanging: int | None = None) -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.hanging = hanging

    def lines(self, width: int) -> list[Text]:
        """The text, line by line."""
        found: list[Text] = []
        for line in self.text.split("\n", allow_blank=True):
            hanging = hang(line.plain) if self.hanging is None else self.hanging
            if hanging > width // 2:
                hanging = 0
            for number, part in enumerate(line.divide(breaks(line.plain, width, hanging))):
                if number:
                    part.pad_left(hanging)
                part.rstrip()
                part.no_wrap, part.overflow = True, "ignore"
                found.append(part)
        return found

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((cell_len(line) for line in self.text.plain.split("\n")), default=0)
        return Measurement(min(widest, 1), min(widest, options.max_width))


def flow(parts: Sequence[Text], width: int, gap: str = "  ") -> Text:
    """Parts one after the other, each kept whole; a new line where the next does not fit."""
    text = Text()
    used = 0
    for part in parts:
        wide = part.cell_len
        if used and used + cell_len(gap) + wide > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(gap)
            used += cell_len(gap)
        text.append_text(part)
        used += wide
    return text
