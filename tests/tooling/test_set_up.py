"""Setting up a checkout: nothing is done twice, and a failure is one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import checkout, client_build, environment, rules_build
from tools.checkout import StepFailed, explain, run_step
from tools.commands import main
from tools.stamps import Stamp


def test_a_stamp_is_fresh_until_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, stamp_file = tmp_path / "source", tmp_path / "stamps" / "one"
    source.write_text("before")
    stamp = Stamp(stamp_file, [source])
    assert not stamp.is_fresh()
    stamp.write()
    with monkeypatch.context() as unread:
        unread.setattr(Path, "read_bytes", lambda path: pytest.fail(f"{path} was read"))
        assert Stamp(stamp_file, [source]).is_fresh()
    os.utime(source, ns=(1, 1))
    assert Stamp(stamp_file, [source]).is_fresh(), "touched, not changed"
    source.write_text("behind")
    assert not Stamp(stamp_file, [source]).is_fresh()


def test_a_stamp_knows_its_list_of_files_and_its_facts(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("1")
    other.write_text("2")
    stamp_file = tmp_path / "stamp"
    Stamp(stamp_file, [one], ["fact"]).write()
    assert not Stamp(stamp_file, [one, other], ["fact"]).is_fresh()
    assert not Stamp(stamp_file, [one], ["another"]).is_fresh()
    stamp_file.write_text("half")
    assert not Stamp(stamp_file, [one], ["fact"]).is_fresh()


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("npm error code EAI_AGAIN", "could not be reached"),
        ("error: failed to fetch: dns error", "could not be reached"),
        ("invalid peer certificate: UnknownIssuer", "SSL_CERT_FILE"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] …", "SSL_CERT_FILE"),
        ("npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "NODE_EXTRA_CA_CERTS"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not what was expected"),
        ("gcc: fatal error: Killed signal terminated program cc1", "out of memory"),
        ("one\ntwo\n\nthree\nfour\n", "two / three / four"),
    ],
)
def test_a_failure_is_explained_in_a_sentence(output: str, said: str) -> None:
    assert said in explain(output, "build/log/x.log")


def test_a_step_that_fails_keeps_its_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    monkeypatch.setattr(checkout, "BUILD", tmp_path / "build")
    program = "print('first'); raise SystemExit('No space left on device')"
    with pytest.raises(StepFailed, match=r"^Trying failed. The disk is full.*build/log/trying.log"):
        run_step("Trying", [sys.executable, "-c", program], tmp_path)
    assert "first" in (tmp_path / "build" / "log" / "trying.log").read_text()
    with pytest.raises(StepFailed, match="cannot be started"):
        run_step("Trying", [tmp_path / "nothing"], tmp_path)


def test_pip_installs_what_uv_could_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran: list[list[str]] = []

    def fail_for_uv(what: str, command: list[object]) -> None:
        ran.append([str(word) for word in command])
        if what == "uv":
            raise StepFailed("uv failed. A certificate was not accepted.")

    monkeypatch.setattr(environment, "run_step", fail_for_uv)
    monkeypatch.setattr(environment, "_uv", lambda: "/somewhere/uv")
    environment._install(tmp_path / "run.txt")
    assert [command[0] == "/somewhere/uv" for command in ran] == [True, False]
    assert "pip" in ran[1]
    assert "Trying pip instead" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.19.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_only_a_node_that_can_build_the_client_is_used(
    version: str, good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, f"{version}\n")

    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", told)
    client_build.has_node.cache_clear()
    assert client_build.has_node() == ("/bin/npm" if good else "")
    client_build.has_node.cache_clear()


def test_a_failed_step_is_one_line_and_a_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise StepFailed("Building failed. The disk is full.")

    monkeypatch.setattr(environment, "prepare", fail)
    assert main(["verify", "x"], "") == 1
    told = capsys.readouterr().err
    assert told == "run.py: Building failed. The disk is full. Run the command again; what is done is kept.\n"

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "prepare", interrupt)
    assert main(["verify", "x"], "") == 130
    assert "interrupted" in capsys.readouterr().err


def test_every_package_list_is_part_of_those_that_are_said_to_hold_it() -> None:
    def names(purpose: str) -> set[str]:
        lines = (checkout.ROOT / "requirements" / f"{purpose}.txt").read_text().splitlines()
        return {line.split(" \\")[0] for line in lines if "==" in line}

    for purpose, wider in environment.INCLUDED_IN.items():
        for other in wider:
            assert names(purpose) <= names(other), (purpose, other)


def test_compiling_is_possible_as_the_first_command_of_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules import packages of Madoi's own list, and mypyc has to find them."""
    installed: set[str] = set()
    lists_there_when_compiling: list[set[str]] = []
    monkeypatch.setattr(environment, "prepare", lambda *purposes: installed.update(purposes))
    monkeypatch.setattr(rules_build, "has_compiler", lambda: True)
    monkeypatch.setattr(rules_build, "is_ready", lambda folder: False)
    monkeypatch.setattr(
        rules_build, "compile_rules", lambda jobs: lists_there_when_compiling.append({*installed})
    )
    main(["compile"], "")
    assert lists_there_when_compiling == [{"run", "build"}]
