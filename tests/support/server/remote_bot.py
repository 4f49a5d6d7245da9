"""A bot that lives in a process of its own: it knows the wire and nothing else.

python remote_bot.py ADDRESS TABLE SEAT NAME INVITATION
"""

from __future__ import annotations

import asyncio
import json
import sys

from madoi.client import Refused, seated, sit_down


async def play(address: str, table: str, number: int, name: str, invitation: str) -> None:
    taken = await sit_down(address, table, number, name, invitation)
    async with seated(address, table, taken["secret"]) as seat:
        while not seat.over:
            if seat.prompt:
                try:
                    await seat.play(seat.prompt["actions"][-1])
                except Refused as refused:
                    if refused.refusal["code"] != "table-stale":
                        raise
            await seat.changed()
        print(json.dumps({"viewer": seat.welcome["viewer"], "outcome": seat.now["outcome"]}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], sys.argv[5]))
