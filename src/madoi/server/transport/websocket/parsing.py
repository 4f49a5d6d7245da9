"""Receiving and parsing WebSocket messages."""

from __future__ import annotations

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.protocol.client_messages import ClientMessage

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def receive(socket: WebSocket) -> str | bytes:
    """The next message of a client, as text or as bytes. Raises `WebSocketDisconnect`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def parse(message: str | bytes) -> ClientMessage:
    """Parse and validate a message. Raises `Refused`."""
    if len(message) > limits.MAX_MESSAGE_BYTES:
        raise Refused(Refusal("wire-too-long", "", {"most": limits.MAX_MESSAGE_BYTES}))
    try:
        return _DECODER.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = str(error)[: limits.MAX_ECHOED_CHARACTERS]
        raise Refused(Refusal("wire-malformed", "", {"reason": reason})) from error
