"""`madoi.client` knows every message of the protocol. It may not import the server, so this compares them."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosedError

from madoi import client
from madoi.client import Disconnected, Refused, Seat, seated
from madoi.server import protocol
from madoi.server.protocol.server_messages import ServerMessage

TAGS = {str(message.__struct_config__.tag): message for message in get_args(ServerMessage)}
ANSWERS = [tag for tag, message in TAGS.items() if "id" in message.__struct_fields__]
REFUSAL = {"code": "table-stale", "rule": "", "facts": {}}


@asynccontextmanager
async def seated_at_a_stub() -> AsyncIterator[Seat]:
    """A seat at a server that answers every command with the message of that type."""

    async def answer(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(json.dumps({"type": "welcome"}))
        await socket.send(json.dumps({"type": "from-the-future", "id": ""}))
        await socket.send(json.dumps({"type": "update", "news": [], "now": {"number": 0}}))
        async for text in socket:
            asked = json.loads(text)
            await socket.send(json.dumps({**asked, "refusal": REFUSAL}))

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with seated(f"http://127.0.0.1:{port}", "a table") as seat:
            yield seat


@pytest.mark.parametrize("tag", ANSWERS)
async def test_every_answer_reaches_the_request_that_waits_for_it(tag: str) -> None:
    async with seated_at_a_stub() as seat, asyncio.timeout(60):
        if tag == "refused":
            with pytest.raises(Refused):
                await seat.request(tag)
        else:
            assert (await seat.request(tag))["type"] == tag


async def test_a_line_lost_while_sending_is_told_once() -> None:
    """The answer has failed too by then, and nobody waits for it."""
    left: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: left.append(context))

    class LostLine:
        async def send(self, text: str) -> None:
            seat._on_connection_lost()
            raise ConnectionClosedError(None, None)

    seat = Seat("http://127.0.0.1", "a table", "", chat=False)
    seat._socket = LostLine()  # type: ignore[assignment]
    with pytest.raises(Disconnected):
        await seat.request("ping")
    gc.collect()
    await asyncio.sleep(0)
    assert not left


def test_the_client_knows_every_type_of_message_and_no_other() -> None:
    assert set(get_args(client.MessageType)) == set(TAGS)
    assert client.PROTOCOL == protocol.PROTOCOL
