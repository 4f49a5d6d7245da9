"""How long the README's commands take for somebody new: a fresh clone, an empty home, each step timed.

    python3 run.py first-start                  to the first page, with a C compiler and Node, and without
    python3 run.py first-start --tests          the test command too, from nothing to its end (many minutes)
    python3 run.py first-start --keep FOLDER    leave the clones there

What is committed is measured, not what lies in the work tree. Packages come from the index as on any machine.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HIDDEN = ("cc", "gcc", "g++", "c++", "clang", "node", "npm", "npx", "uv")
"""Programs that the machine without a compiler does not have, as far as they lie on the PATH."""
LONGEST_SECONDS = 1800
COMPILES = "Compiling the rules in the background"


class Clone:
    """A fresh clone with an empty home, on a machine with or without a compiler and Node."""

    def __init__(self, folder: Path, bare: bool) -> None:
        self.folder = folder / ("bare" if bare else "full")
        self.checkout = self.folder / "madoi"
        home = self.folder / "home"
        home.mkdir(parents=True)
        subprocess.run(["git", "clone", "-q", ROOT, self.checkout], check=True)
        path = str(without(HIDDEN, self.folder / "bin")) if bare else os.environ["PATH"]
        kept = {
            name: value for name, value in os.environ.items() if name.endswith(("CERT", "CERTS", "_FILE"))
        }
        proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        self.environment = {"HOME": str(home), "PATH": path, "LANG": "C.UTF-8", **kept, **proxies}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "run.py", *words],
            cwd=self.checkout,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LONGEST_SECONDS,
            check=False,
        )

    @contextmanager
    def served(self) -> Iterator[tuple[float, str]]:
        """`python3 run.py`: the seconds until it serves the page, and what it has printed by then."""
        port, log = free_port(), self.folder / "log"
        begun = time.monotonic()
        with log.open("w") as output:
            process = subprocess.Popen(
                [sys.executable, "run.py", "--port", str(port)],
                cwd=self.checkout,
                env=self.environment,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        try:
            while not has_page(port):
                if process.poll() is not None:
                    raise SystemExit(f"run.py ended:\n{log.read_text()}")
                time.sleep(0.01)
            yield time.monotonic() - begun, log.read_text()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def without(names: tuple[str, ...], folder: Path) -> Path:
    """A folder with links to all programs on the PATH but these, to be the PATH instead."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            link = folder / program.name
            plain = re.sub(r"-?\d[\d.]*$", "", program.name)  # gcc-12 is gcc
            if (
                plain not in names
                and not plain.endswith(("-gcc", "-g++", "-cc"))
                and not os.path.lexists(link)
            ):
                link.symlink_to(program)
    return folder


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def has_page(port: int) -> bool:
    """Whether the page and its script can be had: a playable page, not only an open port."""
    address = f"http://127.0.0.1:{port}"
    try:
        with urllib.request.urlopen(address, timeout=5) as page:
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.read().decode())
        if script is None:
            return False
        with urllib.request.urlopen(address + script[1], timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def steps(told: str) -> str:
    """What run.py said of its steps."""
    found = re.findall(r"^    (.+): done in ([\d.]+) s$", told, re.M)
    return ", ".join(f"{name[0].lower()}{name[1:]} {seconds}" for name, seconds in found) or "nothing to do"


def row(machine: str, what: str, seconds: float, remark: str = "") -> None:
    print(f"| {machine} | {what} | {seconds:.1f} | {remark} |", flush=True)


def measure(machine: str, clone: Clone) -> None:
    with clone.served() as (seconds, told):
        row(machine, "first start, to the page", seconds, steps(told))
        if COMPILES in told:
            row(machine, "compiled rules ready in the background, after", wait_for_rules(clone))
    for what, change in (
        ("second start", None),
        ("third start", None),
        ("start after an edit in server/", "src/madoi/server/app.py"),
        ("start after an edit in a game", "src/madoi/games/kasane/rules/cards.py"),
    ):
        if change is not None:
            with (clone.checkout / change).open("a") as source:
                source.write("\n\ndef edited() -> int:\n    return 1\n")
        with clone.served() as (seconds, told):
            row(machine, what, seconds, steps(told))
            if change is not None and COMPILES in told:
                row(machine, "  its group compiled in the background, after", wait_for_rules(clone))
    subprocess.run(["git", "checkout", "-q", "."], cwd=clone.checkout, check=True)


def wait_for_rules(clone: Clone) -> float:
    begun = time.monotonic()
    log = clone.checkout / "build" / "rules" / "compile.log"
    while "The rules are compiled" not in log.read_text():
        if time.monotonic() - begun > LONGEST_SECONDS or "failed" in log.read_text():
            raise SystemExit(log.read_text())
        time.sleep(0.1)
    return time.monotonic() - begun


def measure_checks(machine: str, clone: Clone) -> None:
    for what, words in (
        ("check, from a first start", ["check"]),
        ("check again", ["check"]),
        ("one test", ["test", "tests/core/test_chance.py"]),
        ("test", ["test"]),
        ("test again", ["test"]),
    ):
        begun = time.monotonic()
        finished = clone.run(*words)
        took = time.monotonic() - begun
        last = [line for line in finished.stdout.splitlines() if line.strip()][-1:]
        row(machine, f"`run.py {' '.join(words)}`: {what}", took, "; ".join(last))
        if finished.returncode:
            print(finished.stdout[-6000:], finished.stderr[-2000:])
            raise SystemExit(1)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tests", action="store_true", help="run the test command too")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the clones in this folder")
    options = parser.parse_args()
    folder = options.keep or Path(tempfile.mkdtemp(prefix="madoi-first-start-"))
    print("| machine | what | seconds | of these |\n|---|---|---:|---|", flush=True)
    try:
        for machine, bare in (("compiler and Node", False), ("neither", True)):
            clone = Clone(folder, bare)
            measure(machine, clone)
            if options.tests and not bare:
                measure_checks(machine, clone)
    finally:
        if options.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
