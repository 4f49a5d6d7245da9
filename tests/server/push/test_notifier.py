"""Called when it is my turn: to whom, when, how often, and what a push service gets to see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from madoi.client import Refused, http_request, open_table, seated, sit_down
from madoi.server import limits
from madoi.server.push import notifier
from madoi.server.push.notifier import awaited_seats, wait_number
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import LobbyRow, NewTable, StoreFailed, open_store
from madoi.server.storage.subscriptions import PushSubscription, SubscriptionStore
from madoi.server.table.automation import is_answered_automatically
from madoi.server.table.commands import rolls
from madoi.server.table.commands.decisions import premoves
from madoi.server.table.log import Handed, Left, Terms, Wished
from support.server import tables
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import NOON, ManualClock
from support.server.players import Memory, play_on
from support.server.push_service import PushService, Subscription

AFTER = 5.0
"""Seconds that somebody is asked before they are notified, in these tests."""


class Away:
    """A table of two where both have browsers of their own, and nobody is connected."""

    def __init__(
        self, server: InProcessServer, push: PushService, clock: ManualClock, table: str, secrets: list[str]
    ) -> None:
        self.server = server
        self.push = push
        self.clock = clock
        self.table = table
        self.secrets = secrets
        self.browsers = [Subscription(push.origin, f"/push/{seat}") for seat in range(2)]

    async def want(self, seat: int, language: str = "en") -> None:
        body = self.browsers[seat].wanted(self.secrets[seat], language)
        await http_request(self.server.address, "POST", f"/api/tables/{self.table}/call", body)

    @property
    def asked(self) -> int:
        """Whose turn it is."""
        return self.server.table(self.table).to_move()[0]

    async def play(self) -> None:
        """Whose turn it is comes, decides and goes."""
        seat = self.asked
        async with seated(self.server.address, self.table, self.secrets[seat]) as me:
            await me.until(lambda me: me.prompt)
            assert me.prompt is not None
            await me.play(me.prompt["actions"][0])
        await self.nobody_is_here()

    async def look(self, seat: int) -> None:
        """The player comes, looks and goes again."""
        async with seated(self.server.address, self.table, self.secrets[seat]):
            pass
        await self.nobody_is_here()

    async def nobody_is_here(self) -> None:
        await self.clock.until(lambda: not self.server.live_table(self.table).presence.subscribers)

    async def calls(self, count: int) -> None:
        """So many calls have arrived, and no more come."""
        await self.clock.until(lambda: len(self.push.got) >= count)
        await self.clock.advance(5 * AFTER)
        assert len(self.push.got) == count


@asynccontextmanager
async def away(data: Path) -> AsyncIterator[Away]:
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(data, clock=clock, push_services=[push.origin], push_delay_seconds=AFTER) as server,
    ):
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
        begun = await open_table(server.address, {"game": "kasane", "seats": seats})
        other = await sit_down(server.address, begun["table"], 1, "Mio")
        await clock.until(lambda: server.table(begun["table"]).phase == "playing")
        yield Away(server, push, clock, begun["table"], [begun["secret"], other["secret"]])


async def test_who_is_away_is_called_once_with_what_only_her_browser_can_read(tmp_path: Path) -> None:
    async with away(tmp_path) as here:
        first = here.asked
        second = 1 - first
        await here.want(second, "ja")
        await here.play()  # now the other one is asked, and nobody is here
        await here.calls(1)
        [pushed] = here.push.got
        text = here.browsers[second].opened(pushed)
        told = json.loads(text)
        body = f"相手：{('Rin', 'Mio')[first]}"
        assert told == {"table": here.table, "title": "あなたの番です：襲ノ色目", "body": body}
        assert not any(secret in text for secret in here.secrets)
        assert here.table.encode() not in pushed.body
        key = (await http_request(here.server.address, "GET", "/api/calls"))["key"]
        claims = pushed.signed_by(key, here.push.origin, here.clock.now())
        assert claims["sub"].startswith("https:")
        assert int(pushed.headers["ttl"]) > 0
        await here.look(second)
        await here.calls(1)
        await here.want(first, "zh-Hant")
        await here.play()
        await here.calls(2)
        assert "襲之色目" in here.browsers[first].opened(here.push.got[1])


async def test_who_is_here_is_not_called_and_nobody_without_asking_for_it(tmp_path: Path) -> None:
    async with away(tmp_path) as here:
        first = here.asked
        await here.play()
        await here.calls(0)
        async with seated(here.server.address, here.table, here.secrets[1 - first]):
            await here.want(1 - first)
            await here.calls(0)
        await here.calls(1)  # the page was closed, and they are still asked
        body = {"secret": here.secrets[1 - first], "address": here.browsers[1 - first].address}
        await http_request(here.server.address, "POST", f"/api/tables/{here.table}/call/off", body)
        await here.play()
        await here.play()
        await here.calls(1)


async def test_who_asks_for_it_late_is_called_all_the_same(tmp_path: Path) -> None:
    """Nothing else happens at the table that could make anybody look."""
    async with away(tmp_path) as here:
        seat = here.asked
        await here.clock.advance(5 * AFTER)  # long enough to call somebody, and there was nobody to call
        await here.want(seat)
        await here.calls(1)
        await here.want(seat, "ja")  # the same browser: they are notified already
        await here.calls(1)


async def test_a_store_that_is_away_when_somebody_is_to_be_called_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []

    async def fail(subscriptions: SubscriptionStore, table: str) -> list[PushSubscription]:
        failed.append(table)
        raise StoreFailed("away")

    async with away(tmp_path) as here:
        await here.want(here.asked)
        with monkeypatch.context() as patched:
            patched.setattr(SubscriptionStore, "of_table", fail)
            await here.clock.until(lambda: len(failed) > 1)
        await here.calls(1)


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_tried_again(tmp_path: Path) -> None:
    async with away(tmp_path) as here:
        subscriptions, push = SubscriptionStore(here.server.service.registry.store), here.push
        seat = here.asked
        await here.want(1 - seat)
        push.status = 503
        await here.play()
        await here.calls(3)
        assert len(await subscriptions.of_table(here.table)) == 1
        await here.play()
        push.status = 302  # no redirect is followed
        await here.play()
        await here.calls(4)
        assert push.got[-1].path == f"/push/{1 - seat}"
        push.status = 410
        await here.play()
        await here.play()
        await here.calls(5)
        assert await subscriptions.of_table(here.table) == []


@pytest.mark.parametrize("minutes", [1, 60])
async def test_calls_go_on_after_a_restart_with_the_same_key(minutes: float, tmp_path: Path) -> None:
    async with away(tmp_path) as here:
        await here.want(0)
        await here.want(1)
        key = (await http_request(here.server.address, "GET", "/api/calls"))["key"]
    assert here.push.got == []  # it ended before anybody was called
    clock = ManualClock(here.clock.now() + minutes * 60)
    async with (
        PushService(here.push.port).serving() as push,
        serve_in_process(
            tmp_path, clock=clock, push_services=[push.origin], push_delay_seconds=AFTER
        ) as server,
    ):
        assert (await http_request(server.address, "GET", "/api/calls"))["key"] == key
        await clock.advance(2 * AFTER)
        assert len(push.got) == 1
        subscriptions = server.service.notifier.subscriptions
        await subscriptions.remove_table(here.table)
        assert await subscriptions.of_table(here.table) == []


async def test_who_has_just_gone_is_not_called_at_once_because_another_has_been_away_for_long(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(
            tmp_path, clock=clock, push_services=[push.origin], push_delay_seconds=AFTER
        ) as server,
    ):
        address = server.address
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        begun = await open_table(address, {"game": "yurikure", "seats": seats})
        table, other = begun["table"], await sit_down(address, begun["table"], 1, "Mio")

        async def want(seat: int, secret: str) -> None:
            body = Subscription(push.origin, f"/push/{seat}").wanted(secret)
            await http_request(address, "POST", f"/api/tables/{table}/call", body)

        await want(0, begun["secret"])
        async with seated(address, table, begun["secret"]):
            pass  # Rin looks and goes; both write their sheets
        async with seated(address, table, other["secret"]) as mio:
            await want(1, other["secret"])
            await clock.until(lambda: push.got and mio.prompt)
            assert mio.prompt is not None
            await mio.play(mio.prompt["actions"][0])
            await clock.advance(AFTER / 2)
        await clock.settle()
        while server.live_table(table).presence.subscribers:
            await asyncio.sleep(0.001)
        went = clock.monotonic()
        await clock.until(lambda: push.got[-1].path == "/push/1")
        assert clock.monotonic() - went >= AFTER - 0.001


async def test_a_finished_game_calls_nobody(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, push_services=["http://127.0.0.1:9"]) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
        begun = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": {"pace": 0}})
        table, secret = begun["table"], begun["secret"]
        browser = Subscription("http://127.0.0.1:9")
        path = f"/api/tables/{table}/call"
        await http_request(server.address, "POST", path, browser.wanted(secret))
        async with seated(server.address, table, secret) as rin:
            await play_on(rin, 0, Memory(), "over")
        subscriptions = server.service.notifier.subscriptions
        while await subscriptions.of_table(table):
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="table-not-playing"):
            await http_request(server.address, "POST", path, browser.wanted(secret))


def test_who_is_answered_for_or_has_left_does_not_wait() -> None:
    table = tables.started_table("kasane", tables.people(2))
    seat = table.table.to_move()[0]
    assert list(awaited_seats(table.table, [])) == [seat]
    assert awaited_seats(table.table, [seat]) == {}
    table.write(Handed(seat, "greedy", "asked"))
    assert awaited_seats(table.table, []) == {}
    left = tables.started_table("kasane", tables.people(2))
    left.write(Left(seat))
    assert awaited_seats(left.table, []) == {}
    sheets = tables.started_table("yurikure", tables.people(3), terms=Terms())
    for seat in range(3):
        sheets.play(seat, *tables.placed(seat), "hand-in")
    asked = sheets.table.to_move()[0]
    wishes = premoves(sheets.table, asked, sheets.prompt(asked))
    assert asked in awaited_seats(sheets.table, [])
    sheets.write(Wished(asked, wishes[-1]))
    follows = asked not in awaited_seats(sheets.table, [])
    assert follows == is_answered_automatically(sheets.table, asked)
    before = wait_number(sheets.table, asked)
    sheets.play(asked, sheets.prompt(asked).decision.default.text)
    assert wait_number(sheets.table, asked) == before + 1


def test_who_is_to_roll_at_a_paper_table_is_called_unless_somebody_is_here_who_can_say_it() -> None:
    table = tables.waiting_table(
        "yurikure", tables.people(3), {"procedure": "competition"}, Terms(paper=True)
    ).begin()
    assert awaited_seats(table.table, []) == dict.fromkeys(range(3), table.time), "the set-up is everybody's"
    assert awaited_seats(table.table, [2]) == {}
    before = wait_number(table.table, 0)
    typed(table, 0, 3, 5)
    assert wait_number(table.table, 0) == before + 1, "another question is another wait"
    assert list(awaited_seats(table.table, []).values()) == [table.time] * 3
    assert b"Something to enter" in notifier.message(
        table.table, 0, "en", notifier.calls_for(table.table, [])[0].title
    )
    table.write(Left(1))
    assert list(awaited_seats(table.table, [])) == [0, 2]
    table.write(rolls.set_roller(table.table, 0, "program"))
    assert awaited_seats(table.table, []) == {}
    table.write(rolls.set_roller(table.table, 0, "people"))
    typed(table, 7, *range(6), 1)
    for seat in range(3):
        other = (seat + 1) % 3
        made, waited = wait_number(table.table, seat), wait_number(table.table, other)
        table.play(seat, *tables.placed(seat))
        assert wait_number(table.table, seat) == made + 5
        assert wait_number(table.table, other) == waited, "what is placed in secret is no question"
        table.play(seat, "hand-in")
    assert "call-title" in {call.title for call in notifier.calls_for(table.table, []).values()}
    while not table.table.waits_for_chance:
        tables.play_on(table, 1)
    pending = rolls.paper_of(table.table).pending
    assert pending is not None
    able = pending.seat if pending.seat != 1 else 0
    assert able in awaited_seats(table.table, [])
    assert len(awaited_seats(table.table, [])) == (1 if pending.seat != 1 else 2)


def typed(table: tables.ScriptedTable, *results: int) -> None:
    question = rolls.paper_of(table.table).question_id()
    table.write(rolls.enter_results(table.table, 0, question, list(results)))


async def test_one_process_calls_and_only_once(database: str) -> None:
    url = database_url(database, Path())
    async with open_store(url) as one, open_store(url) as other:
        await one.append("t", 0, NOON, "first", NewTable(LobbyRow(False, "playing", "{}")))
        both = [SubscriptionStore(one), SubscriptionStore(other)]
        callees = [PushSubscription("t", "key", f"https://x/{number}", "p", "a", "en") for number in range(7)]
        for callee in callees:
            await both[0].add(callee)
        await both[1].add(callees[-1])
        kept = await both[1].of_table("t")
        assert [callee.address for callee in kept] == [one.address for one in callees[:1:-1]]
        assert len(kept) == limits.MAX_SUBSCRIBED_BROWSERS
        for wait, taken in ((0, 1), (0, 0), (3, 1), (2, 0)):
            got = await asyncio.gather(*(subscriptions.claim(kept[0], wait) for subscriptions in both))
            assert sum(got) == taken
        assert await both[0].recent_tables(NOON - 60) == ["t"]
        assert await both[0].recent_tables(NOON + 60) == []
        keys = await asyncio.gather(
            *(
                subscriptions._store.get_or_create_key("push", f"drawn {at}")
                for at, subscriptions in enumerate(both)
            )
        )
        assert keys[0] == keys[1]
        await both[0].remove_address(kept[0].address)
        await both[0].remove("t", "key", kept[1].address)
        assert len(await both[1].of_table("t")) == limits.MAX_SUBSCRIBED_BROWSERS - 2
        await both[0].remove_table("t")
        assert await both[1].of_table("t") == []


async def test_who_waits_for_a_slow_match_is_called_when_somebody_comes_and_when_it_begins(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(
            tmp_path, clock=clock, push_services=[push.origin], push_delay_seconds=AFTER
        ) as server,
    ):

        async def sit_and_subscribe(name: str) -> Subscription:
            wanted = {"game": "kasane", "pace": "daily", "name": name}
            seat = await http_request(server.address, "POST", "/api/match", wanted)
            browser = Subscription(push.origin, f"/push/{name}")
            path = f"/api/tables/{seat['table']}/call"
            await http_request(server.address, "POST", path, browser.wanted(seat["secret"], "en"))
            return browser

        browsers = {"Mio": await sit_and_subscribe("Mio")}
        await clock.advance(5 * AFTER)
        assert push.got == [], "nobody is called about themselves"
        browsers["Rin"] = await sit_and_subscribe("Rin")
        await clock.until(lambda: push.got)
        await clock.advance(5 * AFTER)
        [joined] = push.got
        told = json.loads(browsers["Mio"].opened(joined))
        assert (told["title"], told["body"]) == ("Colors of Kasane: somebody joined you", "With Rin")
        await sit_and_subscribe("Aki")
        await clock.advance(5 * AFTER)
        titles = sorted(
            json.loads(browser.opened(one))["title"]
            for one in push.got[1:]
            for name, browser in browsers.items()
            if one.path == f"/push/{name}"
        )
        assert len(push.got) == 4, "each of the three once: it has begun, or it is their turn"
        assert set(titles) <= {"Colors of Kasane has begun", "Your turn: Colors of Kasane"}


async def test_rounds_of_an_evening_call_who_has_closed_its_page(tmp_path: Path) -> None:
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(
            tmp_path, clock=clock, push_services=[push.origin], push_delay_seconds=AFTER
        ) as server,
    ):

        async def ask(path: str, **body: object) -> dict[str, Any]:
            answer: dict[str, Any] = await http_request(server.address, "POST", f"/api{path}", body)
            return answer

        opened = await ask("/evenings", game="kasane", mode="swiss", rounds=2, name="Mio")
        evening, host = f"/evenings/{opened['evening']}", opened["secret"]
        guest = (await ask(f"{evening}/join", name="Rin"))["secret"]
        browser = Subscription(push.origin, "/push/guest")
        with pytest.raises(Refused, match="evening-no-secret"):
            await ask(f"{evening}/call", **browser.wanted("x" * 32, "en"))
        for on in (True, False, True):
            wanted = browser.wanted(guest, "en") if on else {"secret": guest, "address": browser.address}
            assert (await ask(f"{evening}/call{'' if on else '/off'}", **wanted))["on"] == on
        first = await ask(evening, secret=host, what="start")
        table = first["played"][0]["tables"][0]["table"]
        await clock.until(lambda: len(push.got) == 1)
        told = json.loads(browser.opened(push.got[0]))
        assert (told["table"], told["title"]) == (table, "Colors of Kasane: a round is waiting for you")
        assert (await ask(f"{evening}/call", **browser.wanted(guest, "en")))["table"] == table
        await ask(evening, secret=host, what="play-on", table=table)
        live = await server.service.registry.find(table)
        await clock.until(lambda: live.table.phase == "over")
        await clock.until(lambda: ask(f"{evening}/look", secret=host))
        second = await ask(evening, secret=host, what="start")
        assert len(second["played"]) == 2
        await clock.until(lambda: len(push.got) == 2)
        told = json.loads(browser.opened(push.got[1]))
        next_table = second["played"][1]["tables"][0]["table"]
        assert told["table"] == next_table
        assert (told["title"], told["body"]) == ("Colors of Kasane: a round is waiting for you", "With Mio")
        await clock.advance(5 * AFTER)
        assert len(push.got) == 2, "once"
        subscriptions = SubscriptionStore(server.service.registry.store)
        assert await subscriptions.of_table(table) == []
        await ask(evening, secret=host, what="end")
        assert await subscriptions.of_table(next_table) == [], "the evening is over"
        with pytest.raises(Refused, match="evening-over"):
            await ask(f"{evening}/call", **browser.wanted(guest, "en"))
