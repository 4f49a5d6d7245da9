"""docs/protocol.md tells all there is, and its example plays."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from madoi.client import open_table, seated
from madoi.server.http.openapi import describe
from madoi.server.http.router import ENDPOINTS
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import ClientMessage
from madoi.server.protocol.server_messages import ServerMessage
from madoi.server.protocol.snapshot import PromptSnapshot, Snapshot
from madoi.server.table.log import Entry
from madoi.server.transport.websocket import connection
from support.server.service_process import Service

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: object) -> list[str]:
    return [str(one.__struct_config__.tag) for one in get_args(union)]


def test_every_message_is_described() -> None:
    for tag in [*tags(ClientMessage), *tags(ServerMessage)]:
        assert re.search(rf"^\|.*`{tag}`.*\|", PAGE, re.MULTILINE), tag


def test_every_kind_of_news_and_every_field_of_the_table_is_named() -> None:
    for tag in tags(Entry):
        assert f"`{tag}`" in PAGE, tag
    for field in [*Snapshot.__struct_fields__, *PromptSnapshot.__struct_fields__]:
        assert re.search(rf"\b{field}\b", PAGE), field


def test_the_page_is_about_this_protocol_and_names_its_closing_codes() -> None:
    assert f"This is protocol {PROTOCOL}." in PAGE
    for code in (connection.CLOSE_BAD_HELLO, connection.CLOSE_NO_TABLE, connection.CLOSE_RESTART):
        assert f"| {code} |" in PAGE


def test_every_endpoint_is_in_the_openapi_description_with_its_refusals() -> None:
    paths = describe(ENDPOINTS)["paths"]
    assert isinstance(paths, dict)
    for endpoint in ENDPOINTS:
        operation = paths[re.sub(r":\w+}", "}", endpoint.path)][endpoint.method.lower()]
        assert operation["summary"]
        assert {"200", *map(str, endpoint.refusals)} <= set(operation["responses"])
    assert describe(ENDPOINTS)["openapi"] == "3.1.0"


async def test_the_bot_of_the_page_plays_a_whole_game_from_another_process(
    service: Service, tmp_path: Path
) -> None:
    [source] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    script = tmp_path / "bot.py"
    script.write_text(source, encoding="utf-8")
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}],
        "terms": {"pace": 0},
    }
    opened = await open_table(service.address, wanted)
    command = [sys.executable, str(script), service.address, opened["table"], "0"]
    bot = subprocess.Popen(command)
    try:
        async with seated(service.address, opened["table"]) as spectator:
            await spectator.until(lambda seat: seat.over, timeout=50)
            assert spectator.now["seats"][0]["name"] == "Dice"
        assert await asyncio.to_thread(bot.wait, 20) == 0
    finally:
        bot.kill()
