"""A server that stops ends what is its own, and nothing else."""

from __future__ import annotations

from pathlib import Path

from support.server.in_process import serve_in_process
from support.server.recording_client import recording_client
from support.server.threats import open_and_sit_down


async def test_a_server_that_stops_leaves_the_clients_of_another_one_alone(tmp_path: Path) -> None:
    """Both are in one process, as a command that serves a page and a test beside it may be."""
    async with serve_in_process(tmp_path / "stays") as stays:
        table, held, _ = await open_and_sit_down(stays.address)
        async with recording_client(stays.address, table, held) as client:
            async with serve_in_process(tmp_path / "stops"):
                pass
            assert (await client.ask(type="say", text="still there"))["type"] == "done"
            assert stays.service.connections.connections
            assert not stays.service.registry.context.closing
