"""The compiled rules: `core`, `games` and `bots` as extension modules, made by mypyc, outside the sources.

Compiled files never lie beside the sources, where an old one would silently win over an edited source. They
lie in `build/rules/KEY/madoi`, where KEY is made from the sources. The package `madoi` looks there first when
MADOI_COMPILED names the folder (src/madoi/__init__.py), and `run.py` names it only for the
sources as they are.

This module needs the standard library only. `rules_compiler` does the work, with the Python of .venv.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.checkout import BUILD, PYTHON, ROOT, SRC, StepFailed, explain, keep_log, say
from tools.stamps import Stamp, files_below

COMPILED = ("core", "games", "bots")
FOLDER = BUILD / "rules"
WORK = FOLDER / "work"
LOG = FOLDER / "compile.log"
READY = "ready"
"""A file in the folder of a finished build."""
NICENESS = 19
WAIT_SECONDS = 1.0


def has_compiler() -> bool:
    """Whether Python extensions can be compiled here."""
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
    return compiler and (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


@cache
def current() -> Path:
    """The folder for the rules compiled from the sources as they are; it may not be there yet."""
    inputs = [path for part in COMPILED for path in files_below(SRC / "madoi" / part)]
    stamp = Stamp(FOLDER / "sources.stamp", [*inputs, ROOT / "requirements" / "build.txt", Path(__file__)])
    if not stamp.is_fresh():
        stamp.write()
    contents = stamp.file.read_text(encoding="utf-8").split("\n")[1]
    return FOLDER / contents[:16]


def is_ready(folder: Path) -> bool:
    return (folder / READY).exists()


def ready_extensions() -> dict[str, Path]:
    """The extension files for the sources as they are and for this Python, by their paths beside the package;
    none, if they are not compiled yet."""
    folder = current()
    if not is_ready(folder):
        return {}
    found = files_below(folder, sysconfig.get_config_var("EXT_SUFFIX"))
    return {path.relative_to(folder).as_posix(): path for path in found}


def start_in_background() -> None:
    """Compile in a process of its own at low priority, which ends with this one."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, ROOT / "run.py", "compile", "--background"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a group of its own, so that it can end with all that it has started
        )


def run_in_background() -> None:
    """Be that process: give way to everybody else, and stop when whoever started us is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WAIT_SECONDS)
        os.killpg(os.getpgrp(), signal.SIGTERM)

    if os.name == "posix":
        threading.Thread(target=watch, daemon=True).start()


def compile_rules(jobs: int) -> None:
    """Compile the rules into `current()` with the Python of .venv. Raises `StepFailed`."""
    command = [str(PYTHON), "-m", "tools.rules_compiler", str(jobs), current().name]
    output: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            output.append(line)
            if line.startswith("    "):
                say(line.rstrip())
    if process.returncode:
        told = "".join(output)
        raise StepFailed(
            f"Compiling the rules failed. {explain(told, keep_log('Compiling the rules', told))}"
        )


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """One build at a time: another one waits, and then finds the work done."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (FOLDER / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("    waiting for another build of the rules")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
