"""`madoi.server.limits` has every limit of the service, and nothing that is not one."""

from __future__ import annotations

import ast
from pathlib import Path

from madoi.server import limits

SERVER = Path(limits.__file__).parent
NAMES = [name for name in vars(limits) if name.isupper()]


def test_every_limit_is_used() -> None:
    sources = [SERVER.parent / "cli" / "serving.py", *SERVER.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    assert [name for name in NAMES if f"limits.{name}" not in source] == []


def test_limits_import_nothing_of_ours() -> None:
    tree = ast.parse(Path(limits.__file__).read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported == ["__future__", "typing"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_no_other_module_has_a_limit_of_its_own() -> None:
    """A constant whose name has a unit of time or size belongs to `limits`, unless a standard says it."""
    fixed = {
        "_DAY_SECONDS",
        "_SECRET_BYTES",
        "_READ_BYTES",
        "_SCALAR_BYTES",
        "_AUTH_BYTES",
        "_SALT_BYTES",
        "_RECORD_BYTES",
    }
    units = ("_SECONDS", "_BYTES", "_CHARACTERS", "_PER_SECOND", "_PER_MINUTE", "_BURST")
    for path in SERVER.rglob("*.py"):
        if path.name == "limits.py":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = getattr(target, "id", "")
                assert name in fixed or not name.endswith(units), f"{path.name}: {name}"
