"""Players whose games are rated, at a service in the test's own process."""

from __future__ import annotations

from functools import partial

from madoi.client import http_request, open_table, sit_down
from madoi.server.table.commands.decisions import decide, prompt
from support.server.in_process import InProcessServer
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data

MIO, RIN = "M" * 32, "R" * 32
"""Device keys."""
BOT = {"kind": "bot", "bot": "random"}


class RatedPlayers:
    """What players ask of a service about ratings, and quick games for them."""

    def __init__(self, server: InProcessServer, clock: ManualClock) -> None:
        self.server = server
        self.clock = clock

    async def ask(self, path: str, **body: object) -> Data:
        answer: Data = await self.clock.during(
            http_request(self.server.address, "POST", f"/api/ratings{path}", body)
        )
        return answer

    async def list(self, device: str | None = None, season: str = "", game: str = "kasane") -> Data:
        return await self.ask("", game=game, season=season, device=device)

    async def open(self, *seats: Data, **terms: object) -> tuple[str, str]:
        """A table of Mio's, and the secret of that seat. Without other seats it has a bot."""
        plans = [{"kind": "me", "name": "Mio"}, *(seats or (BOT,))]
        wanted = {"game": "kasane", "seats": plans, "terms": {"pace": 0, **terms}}
        opened = await self.clock.during(open_table(self.server.address, wanted))
        return opened["table"], opened["secret"]

    async def sit(self, table: str, seat: int, name: str) -> str:
        taken = await self.clock.during(sit_down(self.server.address, table, seat, name))
        return str(taken["secret"])

    async def claim(self, table: str, secret: str, device: str = MIO) -> Data:
        return await self.ask("/game", table=table, secret=secret, device=device)

    async def finish(self, id: str) -> None:
        """Everybody makes the mildest choice until the game is over, and it is rated."""
        live = await self.server.service.registry.find(id)
        table = live.table
        await self.clock.until(lambda: table.phase != "waiting")
        while table.phase == "playing":
            people = [seat for seat in table.to_move() if table.seats[seat].by_person]
            asked = prompt(table, people[0]) if people else None
            if asked is None or len(asked.actions) == 1:
                await self.clock.advance(2)
                continue
            default = asked.decision.default.text
            await live.submit(partial(decide, seat=people[0], prompt_id=asked.id, action=default))
        await self.server.service.registry.context.wait_for_tasks()

    async def rated(self, device: str = MIO) -> Data:
        """A game of Mio's against a bot, rated; the answer afterwards."""
        table, secret = await self.open()
        assert (await self.claim(table, secret, device))["state"] == "open"
        await self.finish(table)
        return await self.claim(table, secret, device)
