"""The page about the games: it thanks for everything that Madoi is made with, and for nothing else."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

TOP = Path(__file__).parents[2]
BUILDS = {"vite", "@sveltejs/vite-plugin-svelte"}
"""What makes the client, and is not in it."""
TYPEFACES = {"@fontsource-variable/source-sans-3": "web/src/app/fonts"}
"""Files of the client that were cut from a package, with their licence."""


def test_what_madoi_stands_on_is_named() -> None:
    thanks = json.loads(
        (TOP / "web" / "src" / "features" / "about" / "thanks.json").read_text(encoding="utf-8")
    )
    needed = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    service = [re.match(r"[\w.-]+", one)[0] for one in needed]  # type: ignore[index]
    assert [one["package"] for one in thanks["service"]] == service
    client = json.loads((TOP / "web" / "package.json").read_text(encoding="utf-8"))
    packages = set(client["dependencies"]) - BUILDS | TYPEFACES.keys()
    assert {one["package"] for one in thanks["browser"]} == packages
    assert all((TOP / folder / "OFL.txt").exists() for folder in TYPEFACES.values())
    assert all(one["licence"] for part in thanks.values() for one in part)
