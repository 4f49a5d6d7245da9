"""Decks and cards that are still being written, asked about over HTTP."""

from __future__ import annotations

import json
from typing import Any

from madoi.core.package_data import read_package_data
from madoi.games import NAMES
from madoi.games.lily.cards.decks import built_in_deck
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.file_options import LilyFileOptions
from support.server.raw_http import send_request
from support.server.service_process import Service

DAWN = read_package_data("madoi.games.lily.cards", "data/decks/dawn.toml")


async def asked(service: Service, request: str, body: object = None) -> tuple[int, dict[str, Any]]:
    answer = await send_request(service.address, request, body)
    return answer.status, json.loads(answer.body)


async def test_the_stock_of_every_game(service: Service) -> None:
    for game in NAMES:
        status, catalogue = await asked(service, f"GET /api/games/{game}/stock")
        assert status == 200
        assert bool(catalogue) == (game == "lily")
    assert [*catalogue["decks"]] == BUILT_IN_DECKS
    assert catalogue == json.loads(json.dumps(LilyFileOptions().catalogue()))
    assert (await asked(service, "GET /api/games/chess/stock"))[0] == 400


async def test_a_deck_is_examined_whole(service: Service) -> None:
    path = "POST /api/games/lily/options/decks/examine"
    status, good = await asked(service, path, {"text": DAWN})
    assert (status, good["faults"]) == (200, [])
    assert good["value"] == built_in_deck("dawn").text()
    assert good["found"]["failing"]["chance"] == "18.8"
    _, bad = await asked(service, path, {"text": DAWN.replace("w101 = 2", "w101 = 5\nnobody = 1")})
    assert bad["value"] == ""
    [fault] = bad["faults"]
    assert fault == {"code": "lily-deck-no-card", "rule": "LY-5.1", "facts": {"id": "nobody", "line": 8}}
    _, table = await asked(service, "POST /api/games/kasane/options/yaku/examine", {"text": "juu = 5"})
    assert table["value"] == ""
    assert table["faults"][0]["rule"] == "KS-3.10"
