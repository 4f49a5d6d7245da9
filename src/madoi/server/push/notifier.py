"""The push notifier: Web Push to absent players when a table waits for them, and about a quick match that
they wait for.

It waits a while, in case they come back, and notifies once per wait.
No table waits for a notification; one that cannot be sent is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2s
from typing import Final, NamedTuple

import msgspec
import structlog

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server import limits
from madoi.server.clock import Timer
from madoi.server.protocol.push import SubscribeRequest
from madoi.server.push.delivery import DeliveryFailed, PushServices, origin_of
from madoi.server.push.webpush import VapidSigner, base64url_encode, encrypt, is_subscription, new_vapid_key
from madoi.server.runtime.context import TableHooks
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.metrics import PUSH_NOTIFICATIONS
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.store import StoreFailed
from madoi.server.storage.subscriptions import FIRST_WAIT, PushSubscription, SubscriptionStore
from madoi.server.table.automation import is_answered_automatically
from madoi.server.table.commands import rolls
from madoi.server.table.log import Began, Sat
from madoi.server.table.matching import company_of
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.words import LANGUAGES, words

_SIGNING_KEY: Final = "push"
_GONE_STATUSES: Final = (404, 410)

_log = structlog.get_logger()
_ENCODER = msgspec.json.Encoder()


class PushNotifier(TableHooks):
    """The notifier of this process. ``after_seconds`` is the delay; ``contact`` is whom push services may
    contact."""

    def __init__(
        self, registry: TableRegistry, services: Sequence[str], contact: str, after_seconds: float
    ) -> None:
        self.subscriptions = SubscriptionStore(registry.store)
        self._clock = registry.clock
        self.services = PushServices(self._clock, services)
        self._registry = registry
        self._context = registry.context
        self._contact = contact
        self._after_seconds = after_seconds
        self._signer: VapidSigner | None = None
        self._checks: dict[str, Timer] = {}
        """The next scheduled check of each table."""
        self._queue: asyncio.Queue[tuple[PushSubscription, bytes]] = asyncio.Queue(limits.MAX_QUEUED_PUSHES)
        self._workers = [asyncio.create_task(self._deliver_queued()) for _ in range(limits.PUSH_SENDERS)]

    async def signer(self) -> VapidSigner:
        """The VAPID key of the service: made on first use, the same in every process."""
        if self._signer is None:
            self._signer = VapidSigner(
                await self._registry.store.get_or_create_key(_SIGNING_KEY, new_vapid_key())
            )
        return self._signer

    async def subscribe_player(self, evening: str, wanted: SubscribeRequest) -> None:
        """Notify a player of an evening from its next round on."""
        await self.subscriptions.add(self._subscription(evening, wanted))

    async def subscribe(self, live_table: LiveTable, wanted: SubscribeRequest) -> None:
        """Notify the holder of a seat."""
        table = live_table.table
        subscription = self._subscription(table.id, wanted)
        if table.phase == "over":
            raise Refused(Refusal("table-not-playing", "", {}))
        await self.subscriptions.add(subscription)
        # Their turn may have begun long ago, and nothing else would cause a check.
        self.table_changed(table, live_table.presence.connected()[0])

    def _subscription(self, id: str, wanted: SubscribeRequest) -> PushSubscription:
        """Raises `Refused` where this service cannot notify the browser."""
        if (
            wanted.language not in LANGUAGES
            or not is_subscription(wanted.public, wanted.auth)
            or not self.services.allows(wanted.address)
        ):
            raise Refused(Refusal("call-no-service", "", {}))
        key = hashed(wanted.secret)
        return PushSubscription(id, key, wanted.address, wanted.public, wanted.auth, wanted.language)

    def table_changed(self, table: Table, connected: Sequence[Seat]) -> None:
        if table.id not in self._checks and calls_for(table, connected):
            self._check_in(table.id, self._after_seconds)

    def game_over(self, table: Table) -> None:
        if not table.opened.for_evening:  # there the subscriptions move to the next round
            self._context.run_in_background(self.subscriptions.remove_table(table.id))

    def _check_in(self, id: str, seconds: float) -> None:
        self._checks[id] = self._clock.call_later(seconds, self._start_check, id)

    def _start_check(self, id: str) -> None:
        self._checks.pop(id, None)
        if not self._context.closing:
            self._context.run_in_background(self._check(id))

    async def _check(self, id: str) -> None:
        try:
            await self._notify_absent(id)
        except StoreFailed:  # nothing else would cause another check
            if not self._context.closing and id not in self._checks:
                self._check_in(id, self._context.leases.renewal_seconds)

    async def _notify_absent(self, id: str) -> None:
        live_table = await self._registry.find(id)
        await live_table.learn_presence()
        table, presence = live_table.table, live_table.presence
        now = live_table.now()
        # The delay starts when they were asked, or when they left if that was later.
        calls = calls_for(table, presence.connected()[0])
        due = {
            seat: max(call.since, presence.left_at.get(seat, 0.0)) + self._after_seconds
            for seat, call in calls.items()
        }
        later = [at for at in due.values() if at > now]
        if later and id not in self._checks:
            self._check_in(id, min(later) - now)
        by_key = {table.seats[seat].key: seat for seat, at in due.items() if at <= now}
        if not by_key:
            return
        for subscription in await self.subscriptions.of_table(id):
            seat = by_key.get(subscription.key)
            if seat is not None and await self.subscriptions.claim(subscription, calls[seat].number):
                self._enqueue(subscription, message(table, seat, subscription.language, calls[seat].title))

    def _enqueue(self, subscription: PushSubscription, text: bytes) -> None:
        try:
            self._queue.put_nowait((subscription, text))
        except asyncio.QueueFull:
            PUSH_NOTIFICATIONS.labels("dropped").inc()

    async def _deliver_queued(self) -> None:
        while True:
            subscription, text = await self._queue.get()
            try:
                await self._deliver(subscription, text)
            except Exception:  # one failure must not end the worker
                _log.exception("push")
                PUSH_NOTIFICATIONS.labels("failed").inc()

    async def _deliver(self, subscription: PushSubscription, text: bytes) -> None:
        signer = await self.signer()
        status = 0
        for pause_seconds in (*limits.PUSH_RETRY_SECONDS, 0.0):
            headers = {
                "authorization": signer.authorization(
                    origin_of(subscription.address), self._contact, self._clock.time_of_day()
                ),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(limits.PUSH_TTL_SECONDS),
                "urgency": "high",
                "topic": _topic(subscription),
            }
            try:
                body = encrypt(text, subscription.public, subscription.auth)
                status = await self.services.post(subscription.address, headers, body)
            except DeliveryFailed:
                status = 0
            if 0 < status < 500 and status != 429:
                break
            await self._clock.sleep(pause_seconds)
        is_gone = status in _GONE_STATUSES
        if is_gone:
            await self.subscriptions.remove_address(subscription.address)
        PUSH_NOTIFICATIONS.labels("sent" if 200 <= status < 300 else "gone" if is_gone else "failed").inc()

    async def check_recent_tables(self) -> None:
        """After a start: check the tables with recent entries. Their last process may have died before it
        sent a notification."""
        since = self._clock.now() - limits.PUSH_LOOK_BACK_SECONDS
        while not self._context.closing:
            try:
                await self._check_tables(since)
                return
            except StoreFailed:
                await self._clock.sleep(self._context.leases.renewal_seconds)

    async def _check_tables(self, since: float) -> None:
        for id in await self.subscriptions.recent_tables(since):
            if self._context.closing:
                return
            with suppress(Refused):  # an unreadable log must not keep us from the others
                live_table = await self._registry.find(id)
                self.table_changed(live_table.table, live_table.presence.connected()[0])
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop. Queued notifications are not sent."""
        for timer in self._checks.values():
            timer.cancel()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)


class Call(NamedTuple):
    """What to tell the absent holder of a seat: the key of its title, since when it is so, and a number that
    grows with each."""

    title: str
    since: float
    number: int


def calls_for(table: Table, connected: Sequence[Seat]) -> dict[Seat, Call]:
    """What to tell the absent: that the table waits for them, or what became of a quick match."""
    calls = _match_calls(table, connected) | _round_calls(table, connected)
    title = "call-title-chance" if table.waits_for_chance else "call-title"
    for seat, since in awaited_seats(table, connected).items():
        calls[seat] = Call(title, since, wait_number(table, seat))
    return calls


def _match_calls(table: Table, connected: Sequence[Seat]) -> dict[Seat, Call]:
    """Players who wait for a quick match learn when somebody else sits down, and when the game begins."""
    if not table.opened.quick or any(seat.decisions_made for seat in table.seats):
        return {}
    last = next((one for one in reversed(table.log) if isinstance(one.entry, Sat | Began)), None)
    if last is None or (isinstance(last.entry, Sat) and company_of(table) is None):
        return {}
    title = "call-title-joined" if isinstance(last.entry, Sat) else "call-title-begun"
    newcomer = last.entry.key if isinstance(last.entry, Sat) else ""
    return {
        seat: Call(title, last.at, FIRST_WAIT + last.number)
        for seat in table.people()
        if seat not in connected and table.seats[seat].key != newcomer and not table.seats[seat].gone
    }


def _round_calls(table: Table, connected: Sequence[Seat]) -> dict[Seat, Call]:
    """Players of an evening learn when a round waits for them."""
    if not table.opened.for_evening:
        return {}
    return {
        seat: Call("call-title-round", table.log[0].at, FIRST_WAIT)
        for seat in table.people()
        if seat not in connected and table.is_awaited(seat)
    }


def awaited_seats(table: Table, connected: Sequence[Seat]) -> dict[Seat, float]:
    """The seats whose absent holders the table waits for, and since when. Seats that are answered
    automatically are left out."""
    found = _awaited_for_results(table, connected)
    for seat in table.to_move():
        seat_state = table.seats[seat]
        since = table.clocks.asked_since[seat]
        is_absent = seat_state.by_person and not seat_state.gone and seat not in connected
        if is_absent and since is not None and not is_answered_automatically(table, seat):
            found[seat] = since
    return found


def _awaited_for_results(table: Table, connected: Sequence[Seat]) -> dict[Seat, float]:
    """The seats that must type in a result at a paper table, unless somebody connected can do it."""
    paper = table.paper
    if paper is None or paper.question is None or paper.pending is None:
        return {}
    if any(seat in connected for seat in rolls.reporters(table, paper.question)):
        return {}
    since = table.log[max(paper.pending.entry_numbers())].at
    return dict.fromkeys(rolls.awaited_reporters(table), since)


def wait_number(table: Table, seat: Seat) -> int:
    """The number of the seat's current wait. A new one begins with each decision of the seat, each undo it
    learns of, and each new question at a paper table."""
    seat_state = table.seats[seat]
    questions = 0 if table.paper is None else table.paper.questions_changed
    return seat_state.decisions_made + seat_state.rollbacks_seen + questions


def message(table: Table, seat: Seat, language: str, title: str) -> bytes:
    """The content of a notification: which table, and with whom. It contains nothing of the game."""
    catalogue = words(language)
    names = [
        catalogue.bot_name(seat_state.name, seat_state.bot)
        if seat_state.kind == "bot" and not seat_state.replaced
        else seat_state.name
        for seat_state in table.seats
    ]
    others = [number for number, name in enumerate(names) if number != seat and name]
    content = {
        "table": table.id,
        "title": catalogue.text(title, {"game": f"@web-game-{table.game.name}"}),
        "body": catalogue.text("call-with", {"seats": others}, names)[: limits.MAX_PUSH_NAMES_CHARACTERS],
    }
    return _ENCODER.encode(content)


def _topic(subscription: PushSubscription) -> str:
    """The topic of a seat: a push service keeps only the latest notification of a topic."""
    return base64url_encode(
        blake2s(f"{subscription.table} {subscription.key}".encode(), digest_size=16).digest()
    )
