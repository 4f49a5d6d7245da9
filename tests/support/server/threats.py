"""Tables and players for the tests of the threats in docs/security.md."""

from __future__ import annotations

from madoi.client import open_table, sit_down
from support.server.recorded_socket import Data, Ear

SLOW = {"pace": 10}
"""Machines wait so long that nothing happens by itself here."""


async def opened(
    address: str, game: str = "kasane", people: int = 2, bots: int = 0, **terms: object
) -> list[str]:
    """A table where so many people sit; its id, and their secrets."""
    wanted: list[Data] = [{"kind": "me", "name": "Rin"}] + [{"kind": "open"}] * (people - 1)
    wanted += [{"kind": "bot", "bot": "random"}] * bots
    begun = await open_table(address, {"game": game, "seats": wanted, "terms": {**SLOW, **terms}})
    others = [await sit_down(address, begun["table"], seat, f"Rin {seat}") for seat in range(1, people)]
    return [begun["table"], begun["secret"], *(taken["secret"] for taken in others)]


async def begun(*ears: Ear) -> None:
    for ear in ears:
        await ear.until(lambda ear=ear: ear.now["phase"] == "playing")


def asked_first(*ears: Ear) -> list[Ear]:
    """Those who are asked something before the others."""
    return sorted(ears, key=lambda ear: ear.now.get("prompt") is None)
