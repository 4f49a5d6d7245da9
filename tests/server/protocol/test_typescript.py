"""The TypeScript types in the web client are those of the protocol and of the games."""

from __future__ import annotations

import pytest

from madoi.games import NAMES, find
from madoi.server.protocol.typescript import game_types, protocol_types
from support.checkout import TOP


def test_the_types_of_the_wire_in_the_client_are_those_of_the_server() -> None:
    kept = (TOP / "web" / "src" / "net" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == protocol_types(), "python -m madoi.server.protocol.typescript > web/src/net/protocol.ts"


@pytest.mark.parametrize("game", NAMES)
def test_the_types_of_a_game_in_the_client_are_those_of_the_game(game: str) -> None:
    place = f"web/src/games/{game}/data-types.ts"
    kept = (TOP / place).read_text(encoding="utf-8")
    assert kept == game_types(find(game)), f"python -m madoi.server.protocol.typescript {game} > {place}"
