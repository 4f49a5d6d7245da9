"""Evenings: the service opens the tables of each round, reads their results, and begins the next.

Nothing runs by itself: an evening goes on when somebody looks at it, so it needs no lease and survives every
restart. A player's secret holds their seats at all tables of the evening.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from madoi.bots.cast import pick_character
from madoi.core.refusal import Refusal, Refused
from madoi.core.settings import with_recommended
from madoi.evening import state
from madoi.evening.state import BOT, Evening, Player, RoundTable
from madoi.games import find as find_game
from madoi.server import limits
from madoi.server.protocol.evenings import EveningRequest
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.evenings import EveningStore
from madoi.server.storage.subscriptions import SubscriptionStore
from madoi.server.table.commands import seating
from madoi.server.table.log import Handed, Opened, Plan
from madoi.server.table.matching import terms_of
from madoi.server.table.state import Table
from madoi.server.tokens import fits, hashed, new_secret

Change = Callable[[Evening], Evening]


class EveningService:
    """The evenings of this process. All methods raise `Refused`."""

    def __init__(self, registry: TableRegistry) -> None:
        self.store = EveningStore(registry.store)
        self._registry = registry
        self._clock = registry.clock
        self._subscriptions = SubscriptionStore(registry.store)

    async def open(self, wanted: EveningRequest, opener: str) -> tuple[str, str]:
        """Open an evening; returns its id, and the secret of the host."""
        game = find_game(wanted.game)
        options = with_recommended(wanted.options, game.options)
        for seats in game.seat_counts:
            game.settings(options, seats)
        secret = new_secret()
        host = Player(seating.unique_name(wanted.name, ()), hashed(secret), wanted.face)
        rounds = wanted.rounds if wanted.mode == "swiss" else 0
        now, lot = self._clock.now(), new_secret()
        evening = Evening(
            game.name, options, wanted.mode, rounds, wanted.pace, lot, [host], now, opener=opener
        )
        return await self.store.create(evening), secret

    async def join(self, id: str, name: str, face: str) -> str:
        """Join an evening, from the next round on. Returns the player's secret."""
        secret = new_secret()

        def joined(evening: Evening) -> Evening:
            if evening.phase == "over":
                raise Refused(Refusal("evening-over", "", {}))
            if len(evening.players) >= limits.MAX_EVENING_PLAYERS:
                raise Refused(Refusal("evening-full", "", {"most": limits.MAX_EVENING_PLAYERS}))
            unique = seating.unique_name(name, [player.name for player in evening.players])
            return state.join(evening, Player(unique, hashed(secret), face))

        await self._change(id, joined)
        return secret

    async def set_left(self, id: str, secret: str, left: bool) -> None:
        """Leave an evening, from the next round on, or come back."""
        await self._change(id, lambda evening: state.set_left(evening, player_of(evening, secret), left))

    async def end(self, id: str, secret: str) -> None:
        """As the host: no more rounds."""

        def ended(evening: Evening) -> Evening:
            _check_host(evening, secret)
            if evening.phase == "over":
                raise Refused(Refusal("evening-over", "", {}))
            return state.end(evening, self._clock.now())

        await self._change(id, ended)

    async def start_round(self, id: str, secret: str) -> None:
        """As the host: begin the first or the next round."""
        version, evening = await self.store.fetch(id)
        _check_host(evening, secret)
        if not state.can_start(evening):
            raise Refused(Refusal("evening-not-now", "", {}))
        await self._start_round(id, version, evening)

    async def play_on(self, id: str, secret: str, table: str) -> None:
        """As the host: bots play on at a table that hangs, for those who are not there. Where everybody is,
        for those whose turn it is. They can return."""
        _, evening = await self.store.fetch(id)
        _check_host(evening, secret)
        if table not in [one.table for one in state.running_tables(evening)]:
            raise Refused(Refusal("evening-not-now", "", {}))
        live = await self._registry.find(table)
        await live.learn_presence()
        for seat in _hanging_seats(live):
            await live.submit(lambda table, seat=seat: _hand_over(table, seat))  # type: ignore[misc]

    async def find_player(self, id: str, secret: str) -> tuple[int, str]:
        """The number of a player, and the table where they have a seat in the running round; empty where they
        have none."""
        _, evening = await self.store.fetch(id)
        player = player_of(evening, secret)
        if evening.phase == "over":
            raise Refused(Refusal("evening-over", "", {}))
        tables = (one.table for one in state.running_tables(evening) if player in one.players)
        return player, next(tables, "")

    async def unsubscribe(self, id: str, secret: str, address: str) -> int:
        """Notify a browser of no further round. Returns the number of its player."""
        _, evening = await self.store.fetch(id)
        player = player_of(evening, secret)
        for one in _subscribed(id, evening):
            await self._subscriptions.remove(one, evening.players[player].key, address)
        return player

    async def look(self, id: str) -> tuple[int, Evening]:
        """The evening as it is now, with what has happened since somebody last looked."""
        for _ in range(limits.MAX_EVENING_TRIES):
            version, evening = await self.store.fetch(id)
            changed = await self._with_results(evening)
            if changed is not evening:
                if await self.store.replace(id, version, changed):
                    await self._forget_subscriptions(id, changed)
                continue
            is_due = self._clock.now() >= evening.since + limits.EVENING_PAUSE_SECONDS
            if evening.phase == "pause" and is_due and state.can_start(evening):
                await self._start_round(id, version, evening)
                continue
            return version, evening
        raise Refused(Refusal("table-busy", "", {}))

    async def _with_results(self, evening: Evening) -> Evening:
        """The evening with the results of the tables that are over."""
        for one in state.running_tables(evening):
            if await self._registry.store.phase(one.table) in ("waiting", "playing"):
                continue
            scores, winners = await self._result(one.table)
            evening = state.record_result(evening, one.table, scores, winners, self._clock.now())
        return evening

    async def _result(self, table: str) -> tuple[list[float], list[int]]:
        """The scores and the winners of a table; none where it ended without a result, or was deleted."""
        try:
            session = (await self._registry.find(table)).table.session
        except Refused:
            return [], []
        outcome = None if session is None else session.state.outcome()
        return ([], []) if outcome is None else (list(outcome.points), list(outcome.winners))

    async def _start_round(self, id: str, version: int, evening: Evening) -> None:
        counts = find_game(evening.game).seat_counts
        if not evening.rounds:  # a round robin takes as many as there are opponents
            rounds = state.full_rounds(len(evening.present()), counts)
            evening = msgspec.structs.replace(evening, rounds=rounds)
        groups, byes = await asyncio.to_thread(state.plan_round, evening, counts)
        tables = [RoundTable(await self._open_table(id, evening, group), group) for group in groups]
        begun = state.begin_round(evening, tables, byes, self._clock.now())
        # Another process may have been faster: nobody comes to our tables then, and they are deleted.
        if await self.store.replace(id, version, begun):
            await self._move_subscriptions(id, evening, tables)

    async def _move_subscriptions(self, id: str, evening: Evening, tables: list[RoundTable]) -> None:
        """Players who are notified of rounds or of their turns are notified at the tables of the new round
        too."""
        earlier = _subscribed(id, evening)
        for one in tables:
            table = (await self._registry.find(one.table)).table
            keys = {evening.players[number].key for number in one.players if number != BOT}
            await self._subscriptions.move(earlier, one.table, keys)
            self._registry.context.hooks.table_changed(table, [])

    async def _open_table(self, id: str, evening: Evening, group: list[int]) -> str:
        terms = terms_of("daily" if evening.pace == "daily" else "live")
        plans: list[Plan] = []
        for number in group:
            if number == BOT:
                taken = [plan.name for plan in plans]
                plans.append(Plan("bot", pick_character(new_secret(), taken), terms.bot))
            else:
                player = evening.players[number]
                plans.append(Plan("person", player.name, "", player.key, player.face))
        is_live = evening.pace != "daily"  # a slow table waits for nobody
        opened = Opened(
            evening.game,
            evening.options,
            plans,
            terms,
            opener=evening.opener,
            gathers=is_live,
            for_evening=id,
        )
        return (await self._registry.open(opened)).table.id

    async def _forget_subscriptions(self, id: str, evening: Evening) -> None:
        """Delete what was kept for the next round, when there is none."""
        if evening.phase == "over":
            for one in _subscribed(id, evening):
                await self._subscriptions.remove_table(one)

    async def _change(self, id: str, change: Change) -> None:
        for _ in range(limits.MAX_EVENING_TRIES):
            version, evening = await self.store.fetch(id)
            changed = change(evening)
            if await self.store.replace(id, version, changed):
                await self._forget_subscriptions(id, changed)
                return
        raise Refused(Refusal("table-busy", "", {}))


def _subscribed(id: str, evening: Evening) -> list[str]:
    """What subscriptions of the players may be for: the evening until they have a table, then that."""
    return [id, *(one.table for played in evening.played for one in played.tables)]


def player_of(evening: Evening, secret: str) -> int:
    """The player who has this secret. Raises `Refused`."""
    for number, player in enumerate(evening.players):
        if fits(secret, player.key):
            return number
    raise Refused(Refusal("evening-no-secret", "", {}))


def _check_host(evening: Evening, secret: str) -> None:
    if player_of(evening, secret) != evening.host:
        raise Refused(Refusal("evening-host-only", "", {}))


def _hanging_seats(live: LiveTable) -> list[int]:
    table = live.table
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.by_person]
    connected = live.presence.connected()[0]
    absent = [seat for seat in people if seat not in connected]
    return absent or [seat for seat in table.to_move() if seat in people]


def _hand_over(table: Table, seat: int) -> Handed:
    if table.phase == "over" or not table.seats[seat].by_person:
        raise Refused(Refusal("table-stale", "", {}))
    return Handed(seat, table.terms.bot, "absent")
