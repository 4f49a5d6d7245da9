"""The example package Toro: where it is, and installed as pip would leave it."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[3] / "examples"
TORO = EXAMPLES / "toro"
BOARDS = EXAMPLES / "boards" / "lanterns.py"
"""A plugin with boards of its own for terminal and browser."""


def install_toro(folder: Path) -> Path:
    """Put the package and its metadata into a folder for ``PYTHONPATH``."""
    shutil.copytree(TORO / "src" / "madoi_toro", folder / "madoi_toro")
    project = tomllib.loads((TORO / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"madoi_toro-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups))
    return folder
