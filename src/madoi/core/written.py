"""Files that people write are TOML; what is none is refused with a reason, however strange it is."""

from __future__ import annotations

import tomllib
from typing import Final

_DEEPEST: Final = 40
"""No file that means anything has tables within tables within tables so far down."""


class NotToml(ValueError):
    """The text is no TOML; its message says why, and in which line where that is known."""


def read_toml(text: str) -> dict[str, object]:
    """What the text says. Raises `NotToml`."""
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(str(error)) from None
    except RecursionError:
        raise NotToml("nested too deeply") from None
    inside: list[object] = [data]
    for _ in range(_DEEPEST):
        inside = [one for part in inside for one in _parts(part)]
        if not inside:
            return data
    raise NotToml("nested too deeply")


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
