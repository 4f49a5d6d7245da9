"""Reader for TOML files that people write. Refuses malformed or excessive ones with a reason."""

from __future__ import annotations

import re
import tomllib
from typing import Final

_MAX_DEPTH: Final = 40
"""No sensible file nests tables deeper."""
_PART: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DOTTED: Final = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{_MAX_DEPTH}}}")
"""A dotted name of that depth. Parsing one takes more than linear time in its length."""
_INTEGER_LIMIT: Final = 1 << 63
"""TOML integers have 64 bits."""


class NotToml(ValueError):
    """The text is not TOML. The message says why, and in which line where that is known."""


def read_toml(text: str) -> dict[str, object]:
    """Parse the text. Raises `NotToml`."""
    if _DOTTED.search(text):
        raise NotToml("nested too deeply")
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(str(error)) from None
    except RecursionError:
        raise NotToml("nested too deeply") from None
    except ValueError:  # it has too many digits for Python
        raise NotToml("number too large") from None
    inside: list[object] = [data]
    for _ in range(_MAX_DEPTH):
        inside = [one for part in inside for one in _parts(part)]
        if not inside:
            return data
        if any(isinstance(one, int) and not -_INTEGER_LIMIT <= one < _INTEGER_LIMIT for one in inside):
            raise NotToml("number too large")
    raise NotToml("nested too deeply")


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
