#!/usr/bin/env python3
"""Set Madoi up and run it. Needs Python 3.11 or newer and nothing else.

    python3 run.py              open the tables, to be played in a browser (what `madoi serve` does)
    python3 run.py test         everything that must hold: style, types, tests, compiled and not
    python3 run.py bench        the benchmarks, as ratios in one run
    python3 run.py soak         the test kit over very many random games
    python3 run.py skills       duels of Lily until every skill of every card has been at work
    python3 run.py strength     how strong the bots are, how fast they think
    python3 run.py load         the service with very many tables
    python3 run.py faults       the service, killed and cut off again and again
    python3 run.py fuzz         the service, given bad input
    python3 run.py taps         how soon the web client answers a tap on a phone
    python3 run.py ANY WORDS    what `madoi ANY WORDS` does: play, replay FILE, verify FILE, simulate, arena;
                                each with --help. Words that begin with - are for serve.

Everything is installed into .venv beside this file, once; a stamp remembers what it was made from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
OLDEST = (3, 11)
LONG_RUNS = {
    "bench": "bench/playouts.py",
    "soak": "bench/soak.py",
    "skills": "bench/every_skill.py",
    "strength": "bench/strength.py",
    "load": "bench/service_load.py",
    "faults": "bench/service_faults.py",
    "fuzz": "bench/service_fuzz.py",
    "taps": "bench/web_taps.py",
}


def main(words: list[str]) -> int:
    if sys.version_info < OLDEST:
        needed, here = ".".join(map(str, OLDEST)), sys.version.split()[0]
        print(f"Madoi needs Python {needed} or newer; this is {here}. Start run.py with a newer one.")
        return 2
    if words in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if not words or (words[0].startswith("-") and words != ["--version"]):
        words = ["serve", *words]
    command, rest = words[0], words[1:]
    try:
        if command == "test":
            return test(rest)
        if command in LONG_RUNS:
            set_up("dev")
            return call(PYTHON, LONG_RUNS[command], *rest)
        set_up("run")
        return become(BIN / "madoi", command, *rest)
    except subprocess.CalledProcessError as error:
        step = " ".join(map(str, error.cmd[:6]))
        print(f"run.py: this step failed, see above: {step} … Run it again; what is done is kept.")
        return 1
    except KeyboardInterrupt:
        return 130


def set_up(purpose: str) -> None:
    """Make .venv with all that the purpose ("run" or "dev") needs, and Madoi in it, compiled where a
    C compiler is. Does nothing when it is there already."""
    make_venv()
    requirements = HERE / "requirements" / f"{purpose}.txt"
    build = HERE / "requirements" / "build.txt"
    if not stamped("dev", (HERE / "requirements" / "dev.txt",)) and not stamped(purpose, (requirements,)):
        say(f"installing what Madoi needs ({requirements.name})")
        install("--require-hashes", "-r", str(requirements))
        stamp(purpose, (requirements,))
    sources = [HERE / "pyproject.toml", HERE / "build_hook.py", *sorted((HERE / "src").rglob("*.*"))]
    sources = [path for path in sources if path.suffix in (".py", ".toml", ".ftl", ".typed")]
    sources += [path for path in sorted((HERE / "web").rglob("*")) if path.is_file() and not installed(path)]
    if not stamped("madoi", sources):
        say("installing Madoi: the web client is built, the rules are compiled where a C compiler is")
        install("--require-hashes", "-r", str(build))
        os.environ.setdefault("MADOI_CLIENT_CACHE", str(VENV / "client"))
        install("--no-build-isolation", "--no-deps", "--force-reinstall", str(HERE))
        stamp("madoi", sources)
        subprocess.run([BIN / "madoi", "--version"], check=True)


def installed(path: Path) -> bool:
    """Whether npm put it there."""
    return "node_modules" in path.parts


def make_venv() -> None:
    if stamped("venv", ()):
        return
    say("making .venv")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=False)
    if made.returncode:
        raise SystemExit(
            "Python could not make a virtual environment. On Debian and Ubuntu, install the package"
            " python3-venv, then run this again."
        )
    # uv installs several times faster; pip does as well where it cannot be had.
    subprocess.run([*PIP, "uv"], check=False, capture_output=True)
    stamp("venv", ())


def install(*what: str) -> None:
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if uv.exists():
        what = tuple("--reinstall" if word == "--force-reinstall" else word for word in what)
        subprocess.run([uv, "pip", "install", "-q", "--python", PYTHON, *what], check=True)
    else:
        subprocess.run([*PIP, *what], check=True)


def digest(paths: tuple[Path, ...] | list[Path]) -> str:
    found = hashlib.sha256(sys.version.encode())
    for path in paths:
        found.update(str(path.relative_to(HERE)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def stamped(name: str, paths: tuple[Path, ...] | list[Path]) -> bool:
    file = VENV / f"{name}.stamp"
    return PYTHON.exists() and file.exists() and file.read_text() == digest(paths)


def stamp(name: str, paths: tuple[Path, ...] | list[Path]) -> None:
    (VENV / f"{name}.stamp").write_text(digest(paths))


def test(words: list[str]) -> int:
    """All checks, one after the other, each with its time; the first that fails ends it. Words go to
    pytest, and then only the tests run."""
    os.environ.setdefault("MADOI_CLIENT", "require")  # a client that cannot be built may not pass unseen
    set_up("dev")
    python = [str(PYTHON), "-m"]
    plain = {"PYTHONPATH": str(HERE / "src"), "MADOI_EXPECT": "plain"}
    # Where a compiler is, the installed package must be compiled; a failed build may not pass unseen.
    compiled = {"PYTHONPATH": "", "MADOI_EXPECT": "compiled" if has_compiler() else "plain"}
    # Many tests wait for browsers and servers: two workers more than there are cores.
    pytest = ["pytest", "-q", "-n", str(2 + (os.cpu_count() or 1)), "--dist", "loadgroup"]
    # What is compiled is tested both ways. The edges are the same Python in both and are tested once, as they
    # are installed; only there is the web client, too.
    both_ways = ["core", "games", "bots", "playthroughs", "records", "test_house.py", "test_adding_a_game.py"]
    npm = [str(BIN / ("npm.cmd" if os.name == "nt" else "npm")), "--prefix", "web"]
    node = {"PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", "")])}
    style = ["src", "tests", "bench", "run.py", "build_hook.py"]
    checks: list[tuple[str, list[str], dict[str, str]]] = [
        ("style", [*python, "ruff", "check", "-q", *style], {}),
        ("format", [*python, "ruff", "format", "-q", "--check", *style], {}),
        ("types", [*python, "mypy", *style], {}),
        ("imports go one way", [str(BIN / "lint-imports")], plain),
        ("web client, installed", [*npm, "ci", "--silent", "--no-audit", "--no-fund"], node),
        ("web client, types and accessibility", [*npm, "run", "--silent", "check"], node),
        ("a browser", [str(PYTHON), "tests/browser/chromium.py"], {}),
        (
            "tests of what is compiled, in plain Python",
            [*python, *pytest, *(words or [f"tests/{name}" for name in both_ways])],
            plain,
        ),
        (
            "all tests but long ones, as installed",
            [*python, *pytest, *(words or ["-m", "not long"])],
            compiled,
        ),
    ]
    for name, command, environment in checks[-2:] if words else checks:
        say(name)
        begun = time.monotonic()
        status = call(*command, environment=environment)
        print(
            f"    {'passed' if status == 0 else 'FAILED'} in {time.monotonic() - begun:.0f} s",
            flush=True,
        )
        if status:
            return status
    return 0


def has_compiler() -> bool:
    """Whether Python extensions can be compiled here."""
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
    return compiler and (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


def become(*command: object) -> int:
    """Run Madoi in place of this script, so that Ctrl-C is Madoi's own to deal with."""
    words = [str(word) for word in command]
    environment = {**os.environ, "MADOI_COMMAND": f"python3 {sys.argv[0]}"}
    if os.name == "posix":
        os.execve(words[0], words, environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run(words, env=environment, check=False).returncode


def call(*command: object, environment: dict[str, str] | None = None) -> int:
    """Run a command in the folder of the project and say its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, env={**os.environ, **(environment or {})}, cwd=HERE, check=False).returncode


def say(what: str) -> None:
    print(f"==> {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
