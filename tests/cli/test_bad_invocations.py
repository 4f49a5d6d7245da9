"""Bad command lines get one clear message: no traceback, no hang (finding F19)."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from madoi.cli import main

FILES = ["missing", "folder", "loop", "binary", "empty", "endless", "text", "half"]
FILE_COMMANDS = [
    ["replay", "FILE"],
    ["verify", "FILE"],
    ["verify", "FILE", "FILE"],
    ["hint", "FILE"],
    ["lesson", "check", "FILE"],
    ["lesson", "outline", "FILE"],
    ["lily", "deck", "check", "FILE"],
    ["lily", "deck", "stats", "FILE"],
    ["lily", "set", "check", "FILE"],
    ["play", "--resume", "FILE"],
    ["simulate", "kasane", "--games", "1", "--yaku", "FILE"],
    ["admin", "list", "--data", "FILE"],
    ["admin", "list", "--database", "FILE"],
    ["admin", "import", "FILE"],
    ["inspect", "FILE"],
    ["report", "FILE"],
    ["admin", "backup", "FILE"],
]
NUMBERS = ["-1", "0", "nothing", "1e9", ""]
NUMBER_COMMANDS = [
    ["simulate", "kasane", "--games", "N"],
    ["simulate", "kasane", "--jobs", "N"],
    ["arena", "kasane", "--games", "N"],
    ["lab", "report", "kasane", "--games", "N"],
    ["lesson", "outline", "missing", "--seat", "N"],
    ["admin", "list", "--most", "N"],
    ["inspect", "missing", "--at", "N"],
    ["admin", "list", "--unused", "N"],
    ["admin", "forget", "--table", "x", "--seat", "N"],
    ["admin", "ban", "--name", "x", "--for", "N"],
    ["serve", "--keep-finished", "N"],
    ["serve", "--keep-idle", "N"],
]
OTHERS = [
    ["nonsense"],
    ["--nonsense"],
    ["play", "chess"],
    ["play", "kasane", "--seats", "me,nobody"],
    ["simulate", "lily", "--decks", "dawn,nothing"],
    ["simulate", "chess"],
    ["arena", "kasane", "--bots", "greedy,nobody"],
    ["lab", "report", "kasane", "--set", "nothing=1"],
    ["lab", "report", "kasane", "--set", "="],
    ["lily", "card", "nobody"],
    ["verify"],
    ["simulate", "kasane", "--jobs", "999999999999999999999"],
    ["serve", "--workers", "0"],
    ["serve", "--workers", "many"],
    ["serve", "--lease", "-1"],
    ["serve", "--lease", "soon"],
    ["serve", "--metrics", "everywhere"],
    ["serve", "--metrics", "0"],
    ["serve", "--metrics", "1.2.3.4:99999"],
    ["serve", "--port", "0", "--metrics", "192.0.2.1:8801"],
    ["serve", "--port", "0", "--metrics", "a..b:8801"],
    ["serve", "--port", "0", "--host", "a..b"],
    ["serve", "--port", "0", "--bus", "http://nowhere"],
    ["serve", "--port", "0", "--database", "mysql://nowhere"],
    ["report"],
    ["report", "nothing"],
    ["report", "nothing", "--as", "everything"],
    ["inspect"],
    ["inspect", "nothing"],
    ["inspect", "nothing", "--as", "nobody"],
    ["admin", "nonsense"],
    ["admin", "list", "--phase", "lost"],
    ["admin", "list", "--database", "mysql://nowhere"],
    ["admin", "list"],
    ["admin", "close"],
    ["admin", "close", "x"],
    ["admin", "delete", "x"],
    ["admin", "delete", "x", "--yes", "more"],
    ["admin", "reopen", "x"],
    ["admin", "forget"],
    ["admin", "forget", "--name", "x", "--table", "y", "--seat", "1"],
    ["admin", "ban"],
    ["admin", "ban", "--address", "nowhere"],
    ["admin", "ban", "--address", "1.2.3.4", "--name", "x"],
    ["admin", "unban"],
    ["admin", "export", "x"],
    ["--lang", "tlh", "verify", "missing"],
]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("a letter to a friend\n" * 40, encoding="utf-8")
    record = next((Path(__file__).parents[1]).rglob("kasane-2.madoi")).read_text(encoding="utf-8")
    (tmp_path / "half").write_text(record[: len(record) // 2], encoding="utf-8")
    return {name: str(tmp_path / name) for name in FILES} | {"endless": "/dev/zero"}


def run(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize(
    ("command", "name"), list(product(FILE_COMMANDS, FILES)), ids=lambda given: " ".join(given)[:40]
)
def test_a_bad_file(
    command: list[str], name: str, files: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    status = run([files[name] if word == "FILE" else word for word in command])
    told = "".join(capfd.readouterr())
    assert status in (1, 2), told
    assert told.strip()
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "arguments",
    [
        *(
            [number if word == "N" else word for word in command]
            for command in NUMBER_COMMANDS
            for number in NUMBERS
        ),
        *OTHERS,
    ],
    ids=" ".join,
)
def test_a_bad_argument(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) in (1, 2)
    told = "".join(capfd.readouterr())
    assert told.strip()
    assert "Traceback" not in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to try")
@pytest.mark.parametrize("arguments", [["lily", "cards"], ["simulate", "kasane", "--games", "1"]])
def test_output_to_a_full_disk(arguments: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "madoi", *arguments, "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.strip() == "Can't write the output: No space left on device."
