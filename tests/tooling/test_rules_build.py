"""The compiled rules lie outside the sources and never run instead of changed ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules_build
from tools.checkout import ROOT, SRC
from tools.rules_compiler import INTERPRETED, groups
from tools.stamps import files_below


def where_core_is(compiled: Path) -> str:
    program = "import madoi.core.refusal as found, madoi.server as edge; print(found.__file__); print(edge.__file__)"
    environment = {**os.environ, "MADOI_COMPILED": str(compiled), "PYTHONPATH": str(SRC)}
    told = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    core, edge = told.stdout.split()
    assert edge.startswith(str(SRC))
    return core


def test_another_folder_with_rules_is_used_only_when_it_is_complete(tmp_path: Path) -> None:
    other = tmp_path / "madoi" / "core"
    other.mkdir(parents=True)
    for name in ("__init__.py", "refusal.py"):
        (other / name).write_bytes((SRC / "madoi" / "core" / name).read_bytes())
    assert where_core_is(tmp_path).startswith(str(SRC))
    (tmp_path / rules_build.READY).touch()
    assert where_core_is(tmp_path).startswith(str(tmp_path))


def test_the_key_depends_on_the_rules_and_on_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "src"
    for name in ("core/a.py", "games/kasane/b.toml", "bots/c.py", "server/d.py"):
        (source / "madoi" / name).parent.mkdir(parents=True, exist_ok=True)
        (source / "madoi" / name).write_text("1")
    monkeypatch.setattr(rules_build, "SRC", source)
    monkeypatch.setattr(rules_build, "FOLDER", tmp_path / "rules")

    def key() -> str:
        rules_build.current.cache_clear()
        return rules_build.current().name

    first = key()
    (source / "madoi" / "server" / "d.py").write_text("2")
    assert key() == first
    (source / "madoi" / "games" / "kasane" / "b.toml").write_text("2")
    assert key() != first
    (source / "madoi" / "games" / "kasane" / "b.toml").write_text("1")
    assert key() == first
    rules_build.current.cache_clear()


def test_every_module_is_compiled_once_and_each_game_for_itself() -> None:
    modules = groups(SRC)
    found = [name for group in modules.values() for name in group]
    expected = [
        path.relative_to(SRC).as_posix()
        for part in rules_build.COMPILED
        for path in files_below(SRC / "madoi" / part, ".py")
        if path.name != INTERPRETED
    ]
    assert sorted(found) == sorted(expected)
    assert {"madoi_core", "madoi_bots", "madoi_kasane", "madoi_yurikure", "madoi_lily"} == set(modules)


def test_no_compiled_file_lies_in_the_sources() -> None:
    assert [path for path in files_below(ROOT / "src") if path.suffix in (".so", ".pyd")] == []
