"""Calling people whose turn it is, or who have something to roll at a paper table, and who are not here, by
web push, where they have asked for it.

Nobody is called who is connected, and nobody at once: who has just closed a page may come back by herself,
and what she wished for beforehand is answered without her. For one wait she is called once. No table waits
for any of this; what cannot be sent is dropped, for it would come too late anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2s
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from madoi.core.game import Seat
from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.clock import Timer
from madoi.server.push.delivery import DeliveryFailed, PushServices, origin_of
from madoi.server.push.webpush import VapidSigner, base64url_encode, encrypt, is_subscription, new_vapid_key
from madoi.server.runtime.metrics import CALLS
from madoi.server.storage.store import StoreFailed
from madoi.server.storage.subscriptions import PushSubscription, SubscriptionStore
from madoi.server.table.automation import answers_for
from madoi.server.table.commands import rolls
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.words import LANGUAGES, words

if TYPE_CHECKING:
    from madoi.server.runtime.live_table import Place
    from madoi.server.runtime.registry import House

_SIGNING_KEY: Final = "push"
_GONE: Final = (404, 410)

_log = structlog.get_logger()
_ENCODER = msgspec.json.Encoder()


class Calls:
    """The calls of this process. ``after``: so many seconds somebody is asked before she is called;
    ``contact``: whom a push service may ask about them."""

    def __init__(self, house: House, services: Sequence[str], contact: str, after: float) -> None:
        self.book = SubscriptionStore(house.store)
        self._clock = house.clock
        self.services = PushServices(self._clock, services)
        self._house = house
        self._contact = contact
        self._after = after
        self._signer: VapidSigner | None = None
        self._looking: dict[str, Timer] = {}
        self._waiting: asyncio.Queue[tuple[PushSubscription, bytes]] = asyncio.Queue(limits.MAX_QUEUED_PUSHES)
        self._workers = [asyncio.create_task(self._work()) for _ in range(limits.PUSH_SENDERS)]

    async def signer(self) -> VapidSigner:
        """Who we are to push services; drawn when somebody asks first, the same in every process."""
        if self._signer is None:
            self._signer = VapidSigner(await self.book.get_or_create_key(_SIGNING_KEY, new_vapid_key()))
        return self._signer

    async def want(
        self, place: Place, secret: str, address: str, public: str, auth: str, language: str
    ) -> None:
        """Call the holder of a seat at this browser. Raises `Refused`."""
        table = place.table
        if (
            language not in LANGUAGES
            or not is_subscription(public, auth)
            or not self.services.allows(address)
        ):
            raise Refused(Refusal("call-no-service", "", {}))
        if table.phase == "over":
            raise Refused(Refusal("table-not-playing", "", {}))
        await self.book.add(PushSubscription(table.id, hashed(secret), address, public, auth, language))
        # She may have been asked for so long that nobody would look again before something else happens.
        self.look(place)

    def look(self, place: Place) -> None:
        """Something has changed at a table: see after a while whether somebody must be called."""
        table = place.table
        if table.id not in self._looking and waits(table, place.here()[0]):
            self._look_after(table.id, self._after)

    def _look_after(self, id: str, seconds: float) -> None:
        self._looking[id] = self._clock.call_later(seconds, self._see, id)

    def _see(self, id: str) -> None:
        self._looking.pop(id, None)
        if not self._house.closing:
            self._house.run(self._call_if_due(id))

    async def _call_if_due(self, id: str) -> None:
        try:
            await self._call(id)
        except StoreFailed:  # nobody else would look again
            if not self._house.closing and id not in self._looking:
                self._look_after(id, self._house.pause)

    async def _call(self, id: str) -> None:
        place = await self._house.find(id)
        table = place.table
        now = self._clock.now()
        # Each from when she was asked, or went if that was later.
        due = {
            seat: max(since, place.went.get(seat, 0.0)) + self._after
            for seat, since in waits(table, place.here()[0]).items()
        }
        later = [at for at in due.values() if at > now]
        if later and id not in self._looking:
            self._look_after(id, min(later) - now)
        by_key = {table.chairs[seat].key: seat for seat, at in due.items() if at <= now}
        if not by_key:
            return
        for callee in await self.book.of_table(id):
            seat = by_key.get(callee.key)
            if seat is not None and await self.book.claim(callee, wait_of(table, seat)):
                self._send(callee, message(table, seat, callee.language))

    def _send(self, callee: PushSubscription, text: bytes) -> None:
        try:
            self._waiting.put_nowait((callee, text))
        except asyncio.QueueFull:
            CALLS.labels("dropped").inc()

    async def _work(self) -> None:
        while True:
            callee, text = await self._waiting.get()
            try:
                await self._deliver(callee, text)
            except Exception:  # one call that fails must not end all others
                _log.exception("call")
                CALLS.labels("failed").inc()

    async def _deliver(self, callee: PushSubscription, text: bytes) -> None:
        signer = await self.signer()
        status = 0
        for pause in (*limits.PUSH_RETRY_SECONDS, 0.0):
            headers = {
                "authorization": signer.authorization(
                    origin_of(callee.address), self._contact, self._clock.now()
                ),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(limits.PUSH_TTL_SECONDS),
                "urgency": "high",
                "topic": _topic(callee),
            }
            try:
                body = encrypt(text, callee.public, callee.auth)
                status = await self.services.post(callee.address, headers, body)
            except DeliveryFailed:
                status = 0
            if 0 < status < 500 and status != 429:
                break
            await self._clock.sleep(pause)
        if status in _GONE:
            await self.book.remove_address(callee.address)
        CALLS.labels("sent" if 200 <= status < 300 else "gone" if status in _GONE else "failed").inc()

    async def look_back(self) -> None:
        """After a start: look at the tables where something happened shortly before, for whoever was about to
        call somebody then may have died over it."""
        since = self._clock.now() - limits.PUSH_LOOK_BACK_SECONDS
        while not self._house.closing:
            try:
                await self._look_at_all(since)
                return
            except StoreFailed:
                await self._clock.sleep(self._house.pause)

    async def _look_at_all(self, since: float) -> None:
        for id in await self.book.recent_tables(since):
            if self._house.closing:
                return
            with suppress(Refused):  # a book that cannot be read must not keep us from the others
                self.look(await self._house.find(id))
            await asyncio.sleep(0)

    async def close(self) -> None:
        """What waits is not sent any more."""
        for timer in self._looking.values():
            timer.cancel()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)


def waits(table: Table, here: Sequence[Seat]) -> dict[Seat, float]:
    """The seats that are asked something, whose holders are not here, and for whom nobody else answers; since
    when."""
    found = _roll(table, here)
    for seat in table.to_move():
        chair = table.chairs[seat]
        since = table.clocks.asked[seat]
        away = chair.by_person and not chair.gone and seat not in here
        if away and since is not None and not answers_for(table, seat):
            found[seat] = since
    return found


def _roll(table: Table, here: Sequence[Seat]) -> dict[Seat, float]:
    """Those whom a paper table waits for to say what fell, unless somebody is here who can say it too."""
    paper = table.paper
    if paper is None or paper.asked is None or paper.pending is None:
        return {}
    if any(seat in here for seat in rolls.tellers(table, paper.asked)):
        return {}
    since = table.times[max([paper.pending.number, *paper.pending.entries])]
    return dict.fromkeys(rolls.rollers(table), since)


def wait_of(table: Table, seat: Seat) -> int:
    """Counts the waits of a seat: another begins when the seat has decided, when something was taken back,
    and when at a paper table something else is to be typed in."""
    questions = 0 if table.paper is None else table.paper.questions
    return table.made[seat] + table.undone[seat] + questions


def message(table: Table, seat: Seat, language: str) -> bytes:
    """What the holder of a seat is told, by way of others: which table, and with whom. It is sealed, and
    even so holds nothing of the game."""
    said = words(language)
    names = [
        said.text(f"bot-name-{chair.bot}") if chair.name == chair.bot else chair.name
        for chair in table.chairs
    ]
    others = [number for number in range(len(names)) if number != seat]
    told = {
        "table": table.id,
        "title": said.text(
            "call-title-chance" if table.waits_for_chance else "call-title",
            {"game": f"@web-game-{table.game.name}"},
        ),
        "body": said.text("call-with", {"seats": others}, names)[: limits.MAX_PUSH_NAMES_CHARACTERS],
    }
    return _ENCODER.encode(told)


def _topic(callee: PushSubscription) -> str:
    """Of two calls for one seat that a push service holds, only the later is of use."""
    return base64url_encode(blake2s(f"{callee.table} {callee.key}".encode(), digest_size=16).digest())
