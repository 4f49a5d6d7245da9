"""A real cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from madoi.core.refusal import BadOption
from madoi.lab import cluster
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.tournament import play, run
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.cluster import cluster_workers
from madoi.lab.design.plan import design_plan
from madoi.lab.design.study import study
from madoi.lab.game_rows import GameRow
from madoi.lab.simulation import Plan, simulate
from madoi.lab.worker_pool import InlineExecutor
from madoi.words import LANGUAGES, words
from support.ports import Port

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
PATIENCE = 90


@dataclass
class Cluster:
    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    folder = tmp_path_factory.mktemp("cluster")
    port = Port()
    address = f"tcp://127.0.0.1:{port.number}"
    processes: list[subprocess.Popen[bytes]] = []

    def start(module: str, *arguments: str) -> None:
        with (folder / f"{len(processes)}.log").open("wb") as log:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments, "--no-dashboard"]
            processes.append(
                subprocess.Popen(
                    command, env=ENVIRONMENT, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
                )
            )

    start("dask_scheduler", "--host", "127.0.0.1", "--port", address.rpartition(":")[2])
    for _ in range(2):
        start("dask_worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny")
    try:
        logs = [folder / f"{number}.log" for number in range(3)]
        deadline = time.monotonic() + PATIENCE
        while not all(b"Registered to:" in log.read_bytes() for log in logs[1:]):
            assert time.monotonic() < deadline, [log.read_text() for log in logs]
            time.sleep(0.1)
        yield Cluster(address, processes[1:])
    finally:
        for process in processes:
            process.kill()
            process.wait()
        port.close()


@pytest.mark.long  # Dask repeats the lost work; that a cluster gives the same digits is tested below
def test_a_killed_worker_changes_nothing(running: Cluster) -> None:
    """The same standings to the last digit as on this machine alone, although a worker dies in the middle."""
    plan = ArenaPlan("kasane", {}, ("strong:20", "random"), 2, 40, "spring")
    killed_after: list[int] = []

    def kill(done: int, total: int) -> None:
        if done >= 5 and not killed_after:
            killed_after.append(done)
            running.workers[0].kill()
            running.workers[0].wait()

    there = play(plan, on=running.address, to_the_end=True, progress=kill)
    assert killed_after[0] < 40  # in the middle
    here = run(plan, Workers(InlineExecutor(), 1), to_the_end=True)
    assert there.standings.deals == here.standings.deals == 20
    assert there.standings.pairings[0].scores == here.standings.pairings[0].scores
    assert there.standings.ratings() == here.standings.ratings()
    assert there.standings.points == here.standings.points


def test_simulate_on_a_cluster(running: Cluster) -> None:
    plan = Plan("kasane", {}, ("greedy", "random"), 20, "spring")
    there: list[GameRow] = []
    here: list[GameRow] = []
    assert simulate(plan, on=running.address, keep=there.extend) == simulate(plan, keep=here.extend)
    assert there == here
    assert len(here) == 20


def test_a_designers_report_on_a_cluster(running: Cluster) -> None:
    base = Plan("kasane", {}, ("greedy",) * 3, 6, "spring")
    plan = design_plan(base, {"bonus-row": "6"}, "greedy", "random", 2)
    assert study(plan, on=running.address) == study(plan)


def test_workers_of_another_version_are_refused(running: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "9.9")
    assert "has Madoi" in refusal(running.address)
    assert "and this is 9.9" in refusal(running.address)


def refusal(address: str) -> str:
    with pytest.raises(BadOption) as refused, cluster_workers(address):
        pass
    for language in LANGUAGES:
        assert words(language).refusal(refused.value.refusal)
    return words("en").refusal(refused.value.refusal)


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "foo://x:1"])
def test_nobody_answers(address: str) -> None:
    pytest.importorskip("distributed")
    port = Port()
    address = address.format(port=port.number)
    assert refusal(address) == f"No Dask scheduler is answering at {address}."
    port.close()


def test_dask_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert "not installed" in refusal("tcp://127.0.0.1:1")
