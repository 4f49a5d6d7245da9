"""`run.py check` and `run.py test`: everything that must hold."""

from __future__ import annotations

import os
import re
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools import client_build, environment, rules_build, runtime_build
from tools.checkout import BIN, PYTHON, ROOT, WEB, say, variables
from tools.commands import call, compile_now, compiled_environment, set_up

STYLED = ("src", "tests", "bench", "tools", "run.py", "build_hook.py")
RECORDS_AND_BOTS = "records, bots and golden games"
ALL_OTHERS = "all others"
TEST_LISTS = {
    "browser": ("browser",),
    "servers in processes of their own": ("server/test_*.py",),
    ALL_OTHERS: (),
    "parts of the server": ("server/*/",),
    "words and text": ("words", "terminal", "lessons", "daily", "evening", "puzzles", "ratings"),
    "security": ("security",),
    "rules": ("games",),
    RECORDS_AND_BOTS: ("core", "bots", "golden", "test_architecture.py"),
}
"""The lists of the whole run, the longest first. Each has a process of its own: where several processes are
handed test after test, small tests need up to a third more of the processor, and each process starts browsers
and servers of its own."""
FAST_LISTS = ("rules", RECORDS_AND_BOTS)
"""Tests of what is compiled. `run.py check` runs them on the plain sources, but for slow ones."""
BOTH_WAYS = (
    *TEST_LISTS[RECORDS_AND_BOTS],
    *(f"games/{game}/test_kit.py" for game in ("kasane", "yurikure", "lily")),
)
"""What runs on the plain sources in the whole run too: records, chance, golden games byte for byte, random
games with every view. If the compiler took a rule for another, it shows there."""
PYTEST = (PYTHON, "-m", "pytest", "-q")
PERCENT = re.compile(r"\[ *(\d+)%\]$")
PROGRESS_STEP_PERCENT = 20
PASSED = re.compile(r"\d+ passed(?:, \d+ \w+)*")
"""How pytest says how far it is, and how it ends."""
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
    fast = [
        Check(what, [*PYTEST, "-m", "not long and not slow", *_paths(TEST_LISTS[what])], PLAIN)
        for what in FAST_LISTS
    ]
    failed = _any_fails([*fast, *_python_checks(), *_web_checks()], os.cpu_count() or 1)
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
    lists = [
        Check(f"{what}, compiled", [*PYTEST, "-m", "not long", *_paths(parts or _other_parts())], compiled)
        for what, parts in TEST_LISTS.items()
    ]
    quick = ["-m", "not long and not slow", *_paths(BOTH_WAYS)]
    lists.append(Check("golden games, the kit and bots, plain", [*PYTEST, *quick], PLAIN))
    style = [
        # This also leaves the bytecode with its rewritten assertions, which every process would make anew.
        Check("tests can be collected", [*PYTEST, "--collect-only", "tests"]),
        *_python_checks(),
        *_web_checks(),
        Check("a browser", [PYTHON, "tests/support/browser/chromium.py"]),
    ]
    cores = os.cpu_count() or 1
    # Tests with browsers and servers often wait: one more process fills the gaps.
    if _any_fails(style, cores) or _any_fails(lists, cores + 1):
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
    return call(*PYTEST, *words, environment=expected)


def _paths(parts: Sequence[str]) -> list[Path]:
    """The files and folders of tests that these patterns name."""
    found = [path for part in parts for path in sorted((ROOT / "tests").glob(part))]
    return [path.relative_to(ROOT) for path in found if not path.name.startswith("__")]


def _other_parts() -> list[str]:
    listed = {part.split("/")[0] for parts in TEST_LISTS.values() for part in parts}
    return [
        path.name
        for path in sorted((ROOT / "tests").iterdir())
        if (path.name.startswith("test_") or any(path.rglob("test_*.py"))) and path.name not in listed
    ]


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


def _any_fails(checks: Sequence[Check], at_once: int) -> bool:
    """Run the checks side by side, and print each when it is done. Once one has failed, no other begins."""
    failed = threading.Event()
    say(f"==> {len(checks)} checks, {at_once} at a time")

    def run(check: Check) -> None:
        if not failed.is_set() and not _passes(check):
            failed.set()

    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(run, checks))
    return failed.is_set()


def _passes(check: Check) -> bool:
    """Run a check, say now and then how far its tests are, and show its output if it fails."""
    begun = time.monotonic()
    output: list[str] = []
    with subprocess.Popen(
        [str(word) for word in check.command],
        cwd=ROOT,
        env=variables(check.environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        shown = 0
        for line in process.stdout:
            output.append(line)
            percent = PERCENT.search(line)
            if percent and int(percent[1]) >= shown + PROGRESS_STEP_PERCENT:
                shown = int(percent[1])
                say(f"    {check.name}: {shown}%")
    seconds = time.monotonic() - begun
    if process.returncode:
        say(f"{''.join(output)}\n    {check.name}: FAILED in {seconds:.0f} s")
        return False
    tests = PASSED.match(output[-1]) if output else None
    say(f"    {check.name}: passed in {seconds:.0f} s{f' ({tests[0]})' if tests else ''}")
    return True
