"""`run.py check` and `run.py test`: everything that must hold."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tools import client_build, environment, rules_build, runtime_build
from tools.checkout import BIN, PYTHON, ROOT, WEB, say, variables
from tools.commands import call, compile_now, compiled_environment, set_up

STYLED = ("src", "tests", "bench", "tools", "run.py", "build_hook.py")
COMPILED_PARTS = ("core", "games", "bots", "golden", "test_architecture.py")
"""Tests of what is compiled. `run.py check` runs them on the plain sources, but for slow ones."""
BOTH_WAYS = (
    "core",
    "bots",
    "golden",
    "test_architecture.py",
    *(f"games/{game}/test_kit.py" for game in ("kasane", "yurikure", "lily")),
)
"""What runs on the plain sources in the whole run too: records, chance, golden games byte for byte, random
games with every view. If the compiler took a rule for another, it shows there."""
SMALL_TESTS = {
    "words and text": ("words", "terminal", "lessons", "daily", "evening", "puzzles", "ratings"),
    "rules": ("games",),
    "records, bots and golden games": ("core", "bots", "golden"),
}
"""Together 4,000 small tests, in lists of 20 to 50 processor seconds, the longest first. In a process of its
own a list needs up to a third less of the processor than where several are handed test after test."""
LONGEST_PARTS = ("browser", "server", "security", "tooling")
"""These run in groups that take minutes, so they begin first."""
YOUNG_GENERATION = "--max-semi-space-size=128"
"""Linters make much garbage. With 128 MB for it instead of 16, ESLint needs a quarter less processor time."""
PLAIN = {"MADOI_COMPILED": "", "MADOI_EXPECT": "plain"}


class Check(NamedTuple):
    """A command that must succeed."""

    name: str
    command: Sequence[object]
    environment: Mapping[str, str] = {}


def check() -> int:
    """Style, types, imports and the fast tests on the plain sources; nothing is built."""
    begun = time.monotonic()
    environment.prepare("dev")
    client_build.install_packages(development=True)
    fast = Check(
        "fast tests",
        [*_pytest(os.cpu_count() or 1), "-m", "not long and not slow", *_paths(COMPILED_PARTS)],
        PLAIN,
    )
    failed = _any_fails([fast, *_python_checks(), *_web_checks()])
    say(f"{'FAILED' if failed else 'All checks passed'} in {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


def test(words: list[str]) -> int:
    """Everything; or, with words, the tests that they name to pytest, at once from the sources."""
    if words:
        return _some_tests(words)
    set_up("dev")
    client_build.install_packages(development=True)
    runtime_build.prepare_if_possible()
    compile_now()
    begun = time.monotonic()
    compiled = {
        **compiled_environment(),
        "MADOI_EXPECT": "compiled" if rules_build.has_compiler() else "plain",
    }
    small = [
        Check(f"{what}, compiled", [*_pytest(), "-m", "not long", *_paths(parts)], compiled)
        for what, parts in SMALL_TESTS.items()
    ]
    quick = ["-m", "not long and not slow", *_paths(BOTH_WAYS)]
    small.insert(2, Check("golden games, the kit and bots, plain", [*_pytest(), *quick], PLAIN))
    # Tests with browsers and servers often wait: one more process fills the gaps. Each imports all of these.
    large = Check(
        "all other tests, compiled",
        [*_pytest((os.cpu_count() or 1) + 1), "-m", "not long", *_other_parts()],
        compiled,
    )
    style = [
        # This also leaves the bytecode with its rewritten assertions, which every process would make anew.
        Check("tests can be collected", [PYTHON, "-m", "pytest", "-q", "--collect-only", "tests"]),
        *_python_checks(),
        *_web_checks(),
        Check("a browser", [PYTHON, "tests/support/browser/chromium.py"]),
    ]
    if _any_fails(style) or _any_fails(small) or _fails(large):
        return 1
    say(f"Everything holds; {time.monotonic() - begun:.0f} s after set-up")
    return 0


def _some_tests(words: list[str]) -> int:
    environment.prepare("dev")
    if any("browser" in word for word in words):
        client_build.prepare()
        client_build.install_packages(development=True)  # axe-core
        runtime_build.prepare_if_possible()
    expected = dict(PLAIN)
    if words[0] == "--compiled":
        compile_now()
        words, expected = words[1:], {**compiled_environment(), "MADOI_EXPECT": "compiled"}
    return call(PYTHON, "-m", "pytest", "-q", *words, environment=expected)


def _pytest(workers: int = 0) -> list[object]:
    """In so many processes; with none in its own, without the cost of handing out tests."""
    return [PYTHON, "-m", "pytest", "-q", "-n", workers, "--dist", "loadgroup", "--durations=20"]


def _paths(parts: Sequence[str]) -> list[str]:
    return [f"tests/{part}" for part in parts]


def _other_parts() -> list[str]:
    small = [part for parts in SMALL_TESTS.values() for part in parts]
    found = [
        path.name
        for path in sorted((ROOT / "tests").iterdir())
        if (path.name.startswith("test_") or any(path.rglob("test_*.py"))) and path.name not in small
    ]
    return _paths([*LONGEST_PARTS, *(name for name in found if name not in LONGEST_PARTS)])


def _python_checks() -> list[Check]:
    return [
        Check("types", [PYTHON, "-m", "mypy", *STYLED]),
        Check("style", [PYTHON, "-m", "ruff", "check", "-q", *STYLED]),
        Check("format", [PYTHON, "-m", "ruff", "format", "-q", "--check", *STYLED]),
        Check("imports go one way", [BIN / "lint-imports"]),
        Check("prose", [PYTHON, "-m", "tools.prose_lint"]),
    ]


def _web_checks() -> list[Check]:
    options = f"{os.environ.get('NODE_OPTIONS', '')} {YOUNG_GENERATION}".strip()
    node = {**client_build.node_environment(), "NODE_OPTIONS": options}
    return [
        Check(name, [client_build.npm_program(), "--prefix", WEB, "run", "--silent", script], node)
        for name, script in (
            ("web client: types and accessibility", "check"),
            ("web client: style", "lint"),
            ("web client: format", "format:check"),
            ("web client: unit tests", "unit"),
        )
    ]


def _any_fails(checks: Sequence[Check]) -> bool:
    """Run the checks side by side, one per core, and print each when it is done; whether one failed."""
    printing = threading.Lock()
    say(f"==> {len(checks)} checks, {os.cpu_count() or 1} at a time")

    def run(check: Check) -> bool:
        begun = time.monotonic()
        finished = subprocess.run(
            [str(word) for word in check.command],
            cwd=ROOT,
            env=variables(check.environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        with printing:
            if finished.returncode:
                print(finished.stdout)
            _report(check.name, finished.returncode, begun)
        return finished.returncode != 0

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return any(list(pool.map(run, checks)))


def _fails(check: Check) -> bool:
    """Run a check with its output; whether it failed."""
    say(f"==> {check.name}")
    begun = time.monotonic()
    status = call(*check.command, environment=dict(check.environment))
    _report(check.name, status, begun)
    return status != 0


def _report(name: str, status: int, begun: float) -> None:
    say(f"    {name}: {'FAILED' if status else 'passed'} in {time.monotonic() - begun:.0f} s")
