"""How `tests/` is laid out: what is not a test is in `support/`, and no test module needs another one."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent
SUPPORT = TESTS / "support"


def is_test_module(name: str) -> bool:
    return name.startswith("test_") or name == "conftest"


def imported_modules(path: Path) -> set[str]:
    """The modules a file imports, with what it takes from them: ``from a import b`` may mean ``a.b``."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_module_imports_a_test_module() -> None:
    ours = {
        ".".join(path.relative_to(TESTS).with_suffix("").parts): path
        for path in TESTS.rglob("*.py")
        if is_test_module(path.stem)
    }
    wrong = {
        path.relative_to(TESTS).as_posix(): sorted(imported)
        for path in TESTS.rglob("*.py")
        if (imported := imported_modules(path) & ours.keys())
    }
    assert wrong == {}, "move what they share to tests/support"


def test_what_is_no_test_is_in_support() -> None:
    misplaced = [
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        if is_test_module(path.stem) == path.is_relative_to(SUPPORT)
    ]
    assert misplaced == []
