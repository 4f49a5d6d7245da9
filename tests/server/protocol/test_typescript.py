"""The TypeScript types of the protocol in the web client are up to date."""

from __future__ import annotations

from madoi.server.protocol.typescript import types
from support.checkout import TOP


def test_the_types_of_the_wire_in_the_client_are_those_of_the_server() -> None:
    kept = (TOP / "web" / "src" / "net" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == types(), "python -m madoi.server.protocol.typescript > web/src/net/protocol.ts"
