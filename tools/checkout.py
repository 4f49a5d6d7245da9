"""Where things lie in a checkout, and how its tools speak: a line per step, a sentence per failure."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

CAUSES = (
    (
        r"No space left on device|ENOSPC|disk is full|not enough space",
        "The disk is full: make room in this folder and in the folder for temporary files.",
    ),
    (
        r"CERTIFICATE_VERIFY_FAILED|invalid peer certificate|UnknownIssuer|SELF_SIGNED_CERT|"
        r"UNABLE_TO_(?:GET|VERIFY)_\w+|"
        r"unable to (?:get|verify) .*(?:certificate|issuer)",
        "A certificate was not accepted: if a proxy signs with its own, name its certificate file in"
        " SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS.",
    ),
    (
        r"name resolution|Could not resolve|dns error|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|"
        r"Network is unreachable|"
        r"NewConnectionError|[Cc]onnection (?:refused|timed out)|ReadTimeout|error sending request",
        "The package index could not be reached: connect to the network, or name your proxy in HTTPS_PROXY.",
    ),
    (
        r"THESE PACKAGES DO NOT MATCH THE HASHES|[Hh]ash mismatch|EINTEGRITY",
        "A download is not what was expected: the file was damaged or changed on its way.",
    ),
    (r"Permission denied|EACCES", "A file may not be written: check who owns this folder."),
    (r"\bKilled\b|MemoryError|Cannot allocate memory", "The machine ran out of memory."),
)
"""What an error output says, and what to tell the person."""


def variables(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of the checkout's Python programs. Compiled bytecode goes to build/pycache, also where
    writing it beside the sources is forbidden: without it every start takes seconds."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**found, "PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), **(more or {})}


class StepFailed(Exception):
    """A step failed. The text says what failed, why and what to do."""


def say(text: str) -> None:
    print(text, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Say what is being done and, when it is done, how long it took."""
    say(f"==> {text} …")
    begun = time.monotonic()
    yield
    say(f"    {text}: done in {time.monotonic() - begun:.1f} s")


def run_step(
    what: str,
    command: Sequence[object],
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run a command whose output matters only when it fails; then it is in build/log. Raises `StepFailed`."""
    words = [str(word) for word in command]
    try:
        finished = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise StepFailed(f"{what} failed: {words[0]} cannot be started ({error.strerror}).") from error
    if finished.returncode:
        raise StepFailed(f"{what} failed. {explain(finished.stdout, keep_log(what, finished.stdout))}")


def explain(output: str, log: str) -> str:
    """The likely cause in a sentence, or the last lines of the output."""
    for pattern, sentence in CAUSES:
        if re.search(pattern, output):
            return f"{sentence} (All output: {log}.)"
    last = [line.strip() for line in output.splitlines() if line.strip()][-3:]
    return f"It ended with: {' / '.join(last) or 'no output'}. (All output: {log}.)"


def keep_log(what: str, output: str) -> str:
    """Write an output into build/log; its path from the project's folder."""
    log = BUILD / "log" / f"{re.sub('[^a-z]+', '-', what.lower()).strip('-')}.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(output, encoding="utf-8")
    except OSError:
        sys.stderr.write(output[-2000:])  # a full disk: this is the only place left
        return "above"
    return str(log.relative_to(ROOT))
