"""How the house is built: what a reader may rely on, checked."""

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
    if path.name != "shipped.py":
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


@pytest.mark.parametrize("name", NAMES)
def test_the_games_rules_are_those_of_the_specification(name: str) -> None:
    specification = TOP.parent / "shared" / "rules" / f"{name}.md"
    if not specification.exists():
        pytest.skip("the specification does not lie beside this checkout")
    text = specification.read_text(encoding="utf-8")
    prefix = find(name).rules[0][:2]
    assert set(re.findall(rf"\b{prefix}-(?:\d+\.\d+|D\d+)\b", text)) == set(find(name).rules)


def test_it_is_compiled_or_not_as_expected() -> None:
    expected = os.environ.get("MADOI_EXPECT")
    if expected is None:
        pytest.skip("nobody said what to expect; run.py test does")
    assert compiled() == (expected == "compiled"), f"expected {expected}, found {version_text()}"


@pytest.mark.xdist_group("house")
def test_groups_of_tests_stay_together(request: pytest.FixtureRequest) -> None:
    """Tests that start browsers or kill servers are groups, for one process each. Not every pytest goes with every
    pytest-xdist, and then groups are scattered without a word."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        pytest.skip("all tests are in one process")
    assert request.node.nodeid.endswith("@house")


def test_help_answers_at_once() -> None:
    """The promise is 0.3 s; what it computes, the best of three, because machines are busy with other things, and
    against a bare start of Python in the same run, because some are slow."""

    def best(*command: str) -> float:
        times = []
        for _ in range(3):
            before = os.times()
            subprocess.run([sys.executable, *command], check=True, capture_output=True)
            after = os.times()
            times.append(
                after.children_user + after.children_system - before.children_user - before.children_system
            )
        return min(times)

    bare = best("-c", "pass")
    assert best("-m", "madoi", "--help") < max(0.3, 8 * bare)


def test_nothing_names_a_registry_or_a_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    for name in listed.stdout.split():
        assert Path(name).name not in {"uv.lock", "pylock.toml", "poetry.lock"}
        if name.startswith("requirements/"):
            assert "://" not in (TOP / name).read_text(encoding="utf-8"), name
