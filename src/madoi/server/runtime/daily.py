"""The deals of the day at a service: their sealed seeds, who plays them, their results and pars."""

from __future__ import annotations

from contextlib import suppress

from madoi.core.chance import commitment
from madoi.core.refusal import Refusal, Refused
from madoi.daily.day import check_day, day_at, days_before, sealed_until
from madoi.daily.deal import Deal, sealed_seed
from madoi.daily.score import Score
from madoi.server import limits
from madoi.server.protocol.daily import Attempt, Board, DailyDeals, DealOpened, DealRequest, DealStatus
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.daily import DailyStore, PlayedHow, StoredAttempt
from madoi.server.table.daily_attempt import attempt_score, opening_entries, opening_log
from madoi.server.table.daily_par import ParGame
from madoi.server.table.state import Table
from madoi.server.tokens import hashed, new_secret


class DailyService:
    """The deals of the day of this service."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._context = registry.context
        self._clock = registry.clock
        self._daily = DailyStore(registry.store)
        self._secret = ""
        self._context.game_over_hooks.append(self._on_game_over)

    async def seed(self, deal: Deal) -> str:
        """The seed of a deal. It leaves the service when `sealed_until` has come, or is taken along."""
        if not self._secret:
            self._secret = await self._registry.store.get_or_create_key("daily", new_secret())
        return sealed_seed(self._secret, deal.day, deal.game)

    def deal(self, day: str, game: str) -> Deal:
        """The deal of a day that has begun and whose board is kept. Raises `Refused`."""
        today = day_at(self._clock.now())
        if not days_before(today, limits.KEEP_DAILY_DAYS) <= check_day(day) <= today:
            raise Refused(Refusal("daily-no-day", "", {}))
        return Deal(day, game)

    async def deals(self, day: str, games: list[str], key: str) -> DailyDeals:
        """The deals of a day (empty: today), as the holder of this key may know them. Raises `Refused`."""
        today = day_at(self._clock.now())
        day = day or today
        statuses = [await self._status(self.deal(day, game), key) for game in games]
        first = await self._daily.first_day() or today
        return DailyDeals(day, today, sealed_until(day), first, self._clock.now(), statuses)

    async def _status(self, deal: Deal, key: str) -> DealStatus:
        seed = await self.seed(deal)
        attempt = await self._own_attempt(deal, key)
        is_open = self._is_open(deal)
        return DealStatus(
            deal.game,
            deal.seat,
            deal.characters,
            deal.options,
            commitment(seed),
            await self._daily.players(deal.day, deal.game),
            seed if is_open else "",
            attempt,
            await self._par(deal) if is_open or _is_finished(attempt) else None,
        )

    async def play(self, deal: Deal, wanted: DealRequest, opener: str) -> DealOpened:
        """Open a table with the deal, or find that of the attempt that has begun. Raises `Refused`."""
        key = hashed(wanted.key)
        known = await self._own_attempt(deal, key)
        if known is not None and known.score is None and known.table and not self._is_open(deal):
            return DealOpened(known.table, "", True)
        counts = known is None and deal.day == day_at(self._clock.now())
        secret = new_secret()
        seed = await self.seed(deal)
        entries = opening_entries(deal, counts, seed, wanted.name, wanted.face, hashed(secret), wanted.pace)
        table = await self._registry.fold_new(opening_log(entries, self._clock.now()), opener)
        if counts:
            name = table.seats[deal.seat].name
            first = await self._begin(deal, key, name, wanted.face, "service", table.id, opener)
            if first is not None:  # another request of this device was faster
                return DealOpened(first.table, "", True)
        await self._registry.adopt(table)
        return DealOpened(table.id, secret, counts)

    async def take_along(self, deal: Deal, wanted: DealRequest, opener: str) -> str:
        """The seed, for an attempt on the player's own device, which begins now. Raises `Refused` where one
        has begun at the service."""
        if deal.day != day_at(self._clock.now()):
            raise Refused(Refusal("daily-no-day", "", {}))
        known = await self._begin(deal, hashed(wanted.key), wanted.name, wanted.face, "device", "", opener)
        if known is not None and known.how != "device":
            raise Refused(Refusal("daily-begun", "", {}))
        return await self.seed(deal)

    async def _begin(
        self, deal: Deal, key: str, name: str, face: str, how: PlayedHow, table: str, opener: str
    ) -> StoredAttempt | None:
        attempt = StoredAttempt(name, face, how, False, table, self._clock.now(), None, None)
        known = await self._daily.begin(deal.day, deal.game, key, attempt, opener)
        if known is None:
            self._context.run_in_background(self._compute_par(deal))
        return known

    async def check_taken(self, deal: Deal, key: str) -> None:
        """Raise `Refused` unless the holder of this key took the deal along, and has sent no result."""
        known = await self._daily.attempt(deal.day, deal.game, hashed(key))
        if known is None or known.how != "device":
            raise Refused(Refusal("daily-not-taken", "", {}))

    async def finish_taken(self, deal: Deal, key: str, score: Score) -> Attempt:
        """Store the verified score of an attempt on a device."""
        await self._daily.finish(deal.day, deal.game, score, self._clock.now(), key=hashed(key))
        attempt = await self._own_attempt(deal, hashed(key))
        assert attempt is not None
        return attempt

    async def board(self, deal: Deal, key: str, first: int) -> Board:
        """A page of the board. Those who can still play and have not finished get no row and no par: what
        others reached says something about hidden cards."""
        players = await self._daily.players(deal.day, deal.game)
        if not self._is_open(deal) and not _is_finished(await self._own_attempt(deal, key)):
            return Board([], players)
        rows = await self._daily.board(deal.day, deal.game, first)
        ranked = [await self._shown(deal, row) for row in rows[:1]]
        for number, row in enumerate(rows[1:], 1):
            is_tied = row.score == rows[number - 1].score
            ranked.append(_attempt(row, ranked[-1].rank if is_tied else first + number + 1))
        return Board(ranked, players, await self._par(deal))

    async def _shown(self, deal: Deal, row: StoredAttempt) -> Attempt:
        rank = 0 if row.score is None else 1 + await self._daily.better(deal.day, deal.game, row.score)
        return _attempt(row, rank)

    async def _own_attempt(self, deal: Deal, key: str) -> Attempt | None:
        """The attempt of the holder of a key, with its table."""
        row = await self._daily.attempt(deal.day, deal.game, key) if key else None
        if row is None:
            return None
        if row.score is None and row.table:  # its process may have died between the last move and the result
            with suppress(Refused):
                await self._finish((await self._registry.find(row.table)).table)
                row = await self._daily.attempt(deal.day, deal.game, key) or row
        shown = await self._shown(deal, row)
        return Attempt(
            shown.name,
            shown.face,
            shown.how,
            shown.begun,
            shown.again,
            shown.finished,
            shown.score,
            shown.rank,
            row.table,
        )

    def _is_open(self, deal: Deal) -> bool:
        return self._clock.now() >= sealed_until(deal.day)

    def _on_game_over(self, table: Table) -> None:
        if table.is_strict:
            self._context.run_in_background(self._finish_if_it_counts(table))

    async def _finish_if_it_counts(self, table: Table) -> None:
        with suppress(Refused):
            await self._finish(table)

    async def _finish(self, table: Table) -> None:
        """Store the score of a finished game. Raises `Refused` where it does not count, or no longer."""
        daily = table.opened.daily
        at = table.log[-1].at
        if daily is None or at >= sealed_until(daily.day):
            raise Refused(Refusal("daily-sealed", "", {}))
        await self._daily.finish(daily.day, table.game.name, attempt_score(table), at, table=table.id)

    async def _par(self, deal: Deal) -> Score | None:
        """The par, if it is known. If not, it may be computed now."""
        par = await self._daily.par(deal.day, deal.game)
        if par is None and await self._daily.players(deal.day, deal.game):
            self._context.run_in_background(self._compute_par(deal))
        return par

    async def _compute_par(self, deal: Deal) -> None:
        """Let a strong bot play the deal, with bots of other tables first."""
        if not await self._daily.claim_par(deal.day, deal.game, self._clock.now()):
            return
        game = ParGame(deal, await self.seed(deal))
        while (job := game.next_job()) is not None:
            while self._context.bot_pool.jobs and not self._context.closing:
                await self._pause()
            if self._context.closing:
                return
            game.answer(await self._context.search(job))
        await self._daily.store_par(deal.day, deal.game, game.score())

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with self._clock.timeout(limits.PAR_PAUSE_SECONDS):
                await self._context.stopped.wait()


def _is_finished(attempt: Attempt | None) -> bool:
    return attempt is not None and attempt.score is not None


def _attempt(row: StoredAttempt, rank: int) -> Attempt:
    return Attempt(row.name, row.face, row.how, row.begun, row.again, row.finished, row.score, rank)
