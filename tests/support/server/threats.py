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
