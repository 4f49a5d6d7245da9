"""The virtual environment in .venv: the packages that a purpose needs, and the sources of this checkout."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.checkout import BIN, PYTHON, ROOT, SRC, VENV, StepFailed, run_step, say, step
from tools.stamps import Stamp

INCLUDED_IN = {"run": ("dev",), "build": ("dev",), "node": (), "dev": ()}
"""The lists in requirements/, and those that hold all of another one."""
LAYOUT = "1"
"""Another one has .venv made anew."""
NEEDED_BYTES = 100_000_000
"""What an environment without packages may take, generously."""


def prepare(*purposes: str) -> None:
    """Make sure that .venv has the packages of these lists. Raises `StepFailed`."""
    _create()
    for purpose in purposes:
        if not any(_packages(name).is_fresh() for name in (purpose, *INCLUDED_IN[purpose])):
            stamp = _packages(purpose)
            stamp.file.unlink(missing_ok=True)
            with step(f"Installing packages (requirements/{purpose}.txt)"):
                _install(ROOT / "requirements" / f"{purpose}.txt")
            stamp.write()


def _packages(purpose: str) -> Stamp:
    return Stamp(VENV / f"{purpose}.stamp", [ROOT / "requirements" / f"{purpose}.txt"])


def _create() -> None:
    """A new .venv that finds the sources of this checkout, unless there is one."""
    stamp = Stamp(VENV / "venv.stamp", [], [LAYOUT, str(SRC)])
    if stamp.is_fresh() and PYTHON.exists():
        return
    with step("Creating .venv"):
        made = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", VENV], check=False, capture_output=True
        )
        if made.returncode:
            raise StepFailed(f"Python could not create a virtual environment. {_why_no_venv()}")
        (_site_packages() / "madoi-checkout.pth").write_text(f"{SRC}\n", encoding="utf-8")
    stamp.write()


def _why_no_venv() -> str:
    """Python itself says nothing but that it failed."""
    if shutil.disk_usage(ROOT).free < NEEDED_BYTES:
        return "The disk is full: make room in this folder."
    return "On Debian and Ubuntu, install the package python3-venv."


def _site_packages() -> Path:
    [folder] = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
    return folder


def _install(requirements: Path) -> None:
    """Install a list with uv, which is several times faster, or with pip if uv fails for any reason."""
    what = ["--require-hashes", "-r", str(requirements)]
    uv = _uv()
    if uv:
        try:
            run_step("uv", [uv, "pip", "install", "-q", "--python", PYTHON, *what])
        except StepFailed as failed:
            say(f"    {failed} Trying pip instead.")
        else:
            return
    run_step("pip", [PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", "install", *what])


@cache
def _uv() -> str:
    """The program uv: the machine's, or one from the package index. Empty where it cannot be had."""
    found = shutil.which("uv", path=str(BIN)) or shutil.which("uv")
    if found:
        return found
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-q", "install", "uv"]
    subprocess.run(pip, check=False, capture_output=True)
    return shutil.which("uv", path=str(BIN)) or ""
