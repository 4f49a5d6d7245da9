"""Each game is in layers (pyproject.toml): a module that no layer names could close a circle unseen."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def layers(game: str) -> set[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract.get("containers") == [f"madoi.games.{game}"]:
            return {name.strip() for layer in contract["layers"] for name in layer.split("|")}
    raise AssertionError(f"no layers of {game}")


@pytest.mark.parametrize("game", ["kasane", "yurikure", "lily"])
def test_every_module_is_in_a_layer(game: str) -> None:
    folder = ROOT / "src" / "madoi" / "games" / game
    modules = {
        ".".join(path.relative_to(folder).with_suffix("").parts)
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    }
    assert modules == layers(game)
