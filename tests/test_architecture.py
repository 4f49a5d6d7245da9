"""Rules of the architecture: the rules are pure, every rule has a test, and `--help` answers at once."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from madoi.games import NAMES, find
from madoi.version import compiled, version_text

TOP = Path(__file__).parents[1]
SOURCE = TOP / "src" / "madoi"
PURE = [path for part in ("core", "games") for path in (SOURCE / part).rglob("*.py")]
FORBIDDEN = {
    *(
        "asyncio",
        "datetime",
        "glob",
        "http",
        "io",
        "logging",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
    ),
    *("socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_read_no_clock_no_file_and_no_dice(path: Path) -> None:
    assert imported(path) & FORBIDDEN == set()
    if path.name != "package_data.py":
        calls = [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        assert {call.func.id for call in calls if isinstance(call.func, ast.Name)} & {
            "open",
            "print",
            "input",
        } == set()


def rules_named_by_tests(name: str) -> set[str]:
    """The ids in ``rule("…")`` marks of a game's tests: those tests fail when the rule is broken."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in (TOP / "tests" / "games" / name).glob("test_*.py")
    )
    return set(re.findall(r'rule\("([A-Z]{2}-D?\d+(?:\.\d+)?)"\)', text))


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test_that_names_it(name: str) -> None:
    assert sorted(set(find(name).rules) - rules_named_by_tests(name)) == []
    assert sorted(rules_named_by_tests(name) - set(find(name).rules)) == []


def rule_ids_in(folder: Path) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r"\b[A-Z]{2}-D?\d+\.\d+\b", text))


@pytest.mark.parametrize("name", NAMES)
def test_the_code_cites_only_rules_that_exist(name: str) -> None:
    assert rule_ids_in(SOURCE / "games" / name) <= set(find(name).rules)


def test_it_is_compiled_or_not_as_expected() -> None:
    expected = os.environ.get("MADOI_EXPECT")
    if expected is None:
        pytest.skip("nobody said what to expect; run.py test does")
    assert compiled() == (expected == "compiled"), f"expected {expected}, found {version_text()}"


def test_help_answers_at_once() -> None:
    """It loads the standard library and hardly anything else: no rules, no words, no service, no package that takes
    long. docs/performance.md says how long it takes."""
    ask = "import sys\nfrom madoi.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True).stdout
    names = loaded.splitlines()[-1].split()
    others = {name.partition(".")[0] for name in names} - sys.stdlib_module_names
    others = {name for name in others if not name.endswith("__mypyc")}  # the compiled form of what is loaded
    assert others <= {"__main__", "_distutils_hack", "madoi", "mypy_extensions"}
    slow = {"asyncio", "decimal", "multiprocessing", "sqlite3", "ssl", "xml"}
    assert slow & set(names) == set()
    parts = {".".join(name.split(".")[:2]) for name in names if name.startswith("madoi.")}
    assert parts <= {"madoi.cli", "madoi.core", "madoi.games", "madoi.server"}
    # The defaults of `madoi serve` are numbers in a module that loads nothing.
    assert [name for name in names if name.startswith("madoi.server.")] in ([], ["madoi.server.limits"])
    assert not [name for name in names if name.startswith("madoi.games.")]


def test_nothing_names_a_registry_or_a_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    for name in listed.stdout.split():
        assert Path(name).name not in {"uv.lock", "pylock.toml", "poetry.lock"}
        if name.startswith("requirements/"):
            assert "://" not in (TOP / name).read_text(encoding="utf-8"), name
