"""The wheel, installed as a user would install it: a fresh environment, an empty home, no Node and no compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from madoi.version import compiled
from tools.checkout import ROOT, variables

pytestmark = pytest.mark.skipif(
    not compiled(), reason="once is enough: with the compiled rules, which need no building"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the checkout, with what is compiled and built there already."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "-w", str(out), str(ROOT)]
    both = {"MADOI_COMPILE": "require", "MADOI_CLIENT": "require"}
    subprocess.run(command, env=variables(both), check=True)
    [found] = out.glob("madoi-*.whl")
    return found


@pytest.fixture
def user(tmp_path: Path) -> dict[str, str]:
    """The variables of somebody whose home is empty and who has Python and no other program."""
    home, programs = tmp_path / "home", tmp_path / "bin"
    home.mkdir()
    programs.mkdir()
    (programs / "python3").symlink_to(sys.executable)
    kept = {name: value for name, value in os.environ.items() if "CERT" in name or "PROXY" in name.upper()}
    return {**kept, "HOME": str(home), "PATH": str(programs), "LANG": "C.UTF-8"}


def plays_and_serves(madoi: Path, user: dict[str, str], tmp_path: Path) -> None:
    def told(*words: str) -> str:
        return subprocess.run(
            [madoi, *words], env=user, cwd=tmp_path, capture_output=True, text=True, check=True
        ).stdout

    assert "compiled with mypyc" in told("--version")
    for game in ("kasane", "yurikure", "lily"):
        assert told("simulate", game, "--games", "1", "--lang", "en")
    process = subprocess.Popen(
        [madoi, "serve", "--port", "0", "--data", tmp_path / "data", "--lang", "en"],
        env=user,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        with process.stdout as output:
            address = re.search(r"http://[\d.:]+", output.readline())
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=60) as page:
            script = re.search(r'"(/assets/app-[^"]+\.js)"', page.read().decode())
        assert script is not None
        with urllib.request.urlopen(address[0] + script[1], timeout=60) as answer:
            assert len(answer.read()) > 100_000
    finally:
        process.terminate()
        process.wait()


def test_uv_installs_it_as_a_tool(wheel: Path, user: dict[str, str], tmp_path: Path) -> None:
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert uv is not None
    folders = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "programs")}
    command = [uv, "tool", "install", "-q", "--python", sys.executable, str(wheel)]
    subprocess.run(command, env={**user, **folders}, check=True)
    plays_and_serves(tmp_path / "programs" / "madoi", user, tmp_path)


@pytest.mark.long  # what uv does, with another program
def test_pipx_installs_it(wheel: Path, user: dict[str, str], tmp_path: Path) -> None:
    folders = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "programs")}
    command = [sys.executable, "-m", "pipx", "install", "--python", sys.executable, str(wheel)]
    subprocess.run(command, env={**user, **folders}, check=True, capture_output=True)
    plays_and_serves(tmp_path / "programs" / "madoi", user, tmp_path)
