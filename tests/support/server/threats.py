"""Tables and players for the tests of the threats in docs/security.md."""

from __future__ import annotations

from madoi.client import open_table, sit_down
from support.server.recording_client import Data, RecordingClient

SLOW = {"pace": 10}
"""Machines wait so long that nothing happens by itself here."""


async def open_and_sit_down(
    address: str, game: str = "kasane", people: int = 2, bots: int = 0, **terms: object
) -> list[str]:
    """A table where so many people sit; its id, and their secrets."""
    wanted: list[Data] = [{"kind": "me", "name": "Rin"}] + [{"kind": "open"}] * (people - 1)
    wanted += [{"kind": "bot", "bot": "random"}] * bots
    begun = await open_table(address, {"game": game, "seats": wanted, "terms": {**SLOW, **terms}})
    others = [await sit_down(address, begun["table"], seat, f"Rin {seat}") for seat in range(1, people)]
    return [begun["table"], begun["secret"], *(taken["secret"] for taken in others)]


async def wait_for_start(*clients: RecordingClient) -> None:
    for client in clients:
        await client.until(lambda client=client: client.now["phase"] == "playing")


def asked_first(*clients: RecordingClient) -> list[RecordingClient]:
    """Those who are asked something before the others."""
    return sorted(clients, key=lambda client: client.now.get("prompt") is None)


RESTLESS = """
[names.nagisa]
ja = "渚"
zh-Hant = "渚"
en = "Nagisa"

[[character]]
id = "restless"
name = "nagisa"
title = { ja = "休まない", zh-Hant = "不休息", en = "Restless" }
color = "white-lily"
level = 1
power = 30
support = 20
range = "1"
skills = [
  { type = "auto", when = "ally activated", do = [{ deactivate = { all = "allies" } }, { activate = { all = "allies" } }] },
]
"""
HARBOUR = "restless*4 w101*2 w102*2 w104*4 w105*4 w106*4 w107*4 w108*4 w109*4 w110*4 w205*4 / wp1*2 wp2*2 wp3*2 wp4*1 / w101 w102"
"""A set whose cards set each other off without end, and a deck with them."""
