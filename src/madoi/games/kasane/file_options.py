"""The point table of Kasane as a file."""

from __future__ import annotations

from madoi.core.capabilities import FileOptions
from madoi.games.kasane.rules.point_table import table_from_toml


class KasaneFileOptions(FileOptions):
    """The option ``yaku`` is a point table in TOML."""

    def parse_file(self, name: str, text: str) -> str:
        assert name == "yaku"
        return table_from_toml(text).text()
