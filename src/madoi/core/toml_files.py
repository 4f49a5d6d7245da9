"""Files that people write are TOML; what is none is refused with a reason, however strange it is."""

from __future__ import annotations

import re
import tomllib
from typing import Final

_DEEPEST: Final = 40
"""No file that means anything has tables within tables within tables so far down."""
_PART: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DOTTED: Final = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{_DEEPEST}}}")
"""A name that leads so far down: the longer, the more than proportionally long it takes to read."""
_LARGEST: Final = 1 << 63
"""A whole number of TOML has 64 bits."""


class NotToml(ValueError):
    """The text is no TOML; its message says why, and in which line where that is known."""


def read_toml(text: str) -> dict[str, object]:
    """What the text says. Raises `NotToml`."""
    if _DOTTED.search(text):
        raise NotToml("nested too deeply")
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(str(error)) from None
    except RecursionError:
        raise NotToml("nested too deeply") from None
    except ValueError:  # it has so many digits that Python does not read it
        raise NotToml("number too large") from None
    inside: list[object] = [data]
    for _ in range(_DEEPEST):
        inside = [one for part in inside for one in _parts(part)]
        if not inside:
            return data
        if any(isinstance(one, int) and not -_LARGEST <= one < _LARGEST for one in inside):
            raise NotToml("number too large")
    raise NotToml("nested too deeply")


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
