"""A WebSocket after its handshake: its messages go straight to the table, and nothing of ASGI is left."""

from __future__ import annotations

from pathlib import Path

from madoi.server.transport.websocket_protocol import WebSocketProtocol, _text_head
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client
from support.server.threats import open_and_sit_down

CLOSE_FROM_CLIENT = b"\x88\x82" + bytes(4) + (1000).to_bytes(2, "big")
"""A frame that closes normally, masked with zeros."""


async def test_a_silent_connection_has_no_task_and_forgets_its_handshake(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        shared = server.service.registry.context.shared
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
        ):
            await one.until(lambda: any('"seats":[0,1]' in text for text in one.heard))
            await clock.settle()
            state = server.server.server_state
            assert not state.tasks
            assert shared.total("websockets 127.0.0.1") == 2
            [first, second] = [line for line in state.connections if isinstance(line, WebSocketProtocol)]
            for line in (first, second):
                assert line.is_handed_over
                assert not hasattr(line, "scope")
            assert (await two.ask(type="say", text="still there"))["type"] == "done"
        await clock.settle()
        assert not server.service.connections.connections
        assert shared.total("websockets 127.0.0.1") == 0


async def test_a_connection_ends_as_soon_as_the_client_has_answered_its_close(tmp_path: Path) -> None:
    """No time passes: the clock of the service stands, and this client waits for ever."""
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held) as client:
            await client.until(lambda: client.heard)
            client.socket.close_timeout = None
            state = server.server.server_state
            [line] = [line for line in state.connections if isinstance(line, WebSocketProtocol)]
            line.close(1001)
            await client.until(lambda: client.closed == 1001)


async def test_the_server_can_stop_just_when_a_client_closes(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held) as client:
            await client.until(lambda: client.heard)
            [line] = [
                line for line in server.server.server_state.connections if isinstance(line, WebSocketProtocol)
            ]
            line.data_received(CLOSE_FROM_CLIENT)
            line.shutdown()
            await client.until(lambda: client.closed == 1000)


def test_the_head_of_a_frame_has_the_length_in_the_form_that_fits() -> None:
    assert _text_head(b"x" * 125) == b"\x81\x7d"
    assert _text_head(b"x" * 126) == b"\x81\x7e\x00\x7e"
    assert _text_head(b"x" * 65_535) == b"\x81\x7e\xff\xff"
    assert _text_head(b"x" * 65_536) == b"\x81\x7f" + (65_536).to_bytes(8, "big")
