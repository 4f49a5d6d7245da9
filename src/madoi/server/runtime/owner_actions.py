"""Owner actions: this process notices what the owner does with `madoi admin` while it runs."""

from __future__ import annotations

from contextlib import suppress

from madoi.core.refusal import Refused
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.bans import BanStore
from madoi.server.storage.owner_actions import OwnerAction, OwnerActionStore


class OwnerActions:
    """Follows the owner's actions. Call `run_once` in every round of maintenance."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._actions = OwnerActionStore(registry.store)
        self._bans = BanStore(registry.store)
        self._last = -1

    async def start(self) -> None:
        self._last = await self._actions.last_number()
        await self._read_bans()

    async def run_once(self) -> None:
        if self._last < 0:
            await self.start()
        for action in await self._actions.since(self._last):
            await self._follow(action)
            self._last = action.number

    async def _follow(self, action: OwnerAction) -> None:
        match action.kind:
            case "bans":
                await self._read_bans()
            case "deleted":
                self._registry.drop(action.table, "table-none")
            case "closed":
                self._registry.drop(action.table, "table-closed")
            case "reopened":
                self._registry.unreadable.discard(action.table)
            case "changed" if action.table in self._registry.live_tables:
                self._registry.drop(action.table, "wire-restart")
                with suppress(Refused):  # nobody else would go on with its bots and clocks
                    await self._registry.find(action.table)
            case _:
                pass  # not in memory here, or an action of a newer version

    async def _read_bans(self) -> None:
        self._registry.context.bans.replace(await self._bans.all())
