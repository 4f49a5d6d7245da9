"""The threats of docs/security.md, each tried."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import socket
import sqlite3
import stat
import sys
import tomllib
from contextlib import AsyncExitStack
from hmac import compare_digest
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from nats import connect as connect_to_nats
from nats.aio.msg import Msg

from madoi.bots import SEARCHERS
from madoi.client import http_request, open_table, sit_down
from madoi.core.chance import commitment
from madoi.core.game import EVERYTHING, SPECTATOR
from madoi.core.refusal import Refused
from madoi.core.testing import dump
from madoi.games import find
from madoi.server import limits, tokens
from madoi.server.clock import SYSTEM
from madoi.server.http.openapi import describe
from madoi.server.http.router import ENDPOINTS
from madoi.server.push import delivery
from madoi.server.rate_limits import TokenBuckets, client_network
from madoi.server.runtime.live_table import LiveTable
from madoi.server.table import automation
from madoi.server.table.commands import corrections, decisions, rolls
from madoi.server.table.log import Began, Decided, Handed, Opened, Plan, Terms, Wished
from madoi.server.table.projection import paper_table, snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed, new_id, new_secret
from madoi.server.transport.middleware import SECURITY_HEADERS
from madoi.server.transport.static import WEB
from madoi.server.transport.uvicorn_protocols import WebSocketProtocol
from madoi.server.transport.websocket import manager
from madoi.server.workers import bot_pool, hints, sandbox
from support.async_runs import Run
from support.games.secrets import SECRETS
from support.golden import RECORDS
from support.server import tables
from support.server.in_process import Nearby, nearby
from support.server.manual_clock import ManualClock
from support.server.nats_server import Nats
from support.server.push_service import PushService, Subscription
from support.server.raw_http import HANDSHAKE, Answer, ended, exchanged, frame, http
from support.server.recorded_socket import Data, Ear, hearing
from support.server.service_process import Service, running

TOP = Path(__file__).parents[2]
SLOW = {"pace": 10}
"""Machines wait so long that nothing happens by itself here."""


def test_every_threat_has_a_test_and_every_test_a_threat() -> None:
    threats = re.findall(r"^\| S(\d+) \|", (TOP / "docs" / "security.md").read_text(encoding="utf-8"), re.M)
    tests = re.findall(r"^def test_s(\d+)_", Path(__file__).read_text(encoding="utf-8"), re.M)
    assert list(map(int, threats)) == list(range(1, len(threats) + 1))
    assert sorted({int(number) for number in tests}) == sorted(map(int, threats))


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


# Seats.


def test_s01_secrets_cannot_be_guessed(service: Service, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {new_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(len(base64.urlsafe_b64decode(one)) * 8 == 192 for one in drawn)
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare_digest(one, other)

    monkeypatch.setattr(tokens, "compare_digest", compare)
    assert tokens.fits("right", hashed("right"))
    assert not tokens.fits("wrong", hashed("right"))
    assert not tokens.fits("", "")
    assert compared == [(hashed("right"), hashed("right")), (hashed("wrong"), hashed("right"))]

    async def guess() -> None:
        table, held, _ = await opened(service.address)
        for wrong in (new_secret(), held[:-1], held.upper(), hashed(held), "' or 1=1 --"):
            async with hearing(service.address, table, wrong) as ear:
                await ear.until(lambda ear=ear: ear.closed)
                assert json.loads(ear.heard[0])["refusal"]["code"] == "seat-no-secret"
                assert len(ear.heard) == 1

    run(guess())


def test_s02_the_store_holds_hashes(tmp_path: Path, run: Run) -> None:
    given: list[str] = []

    async def sit() -> None:
        async with nearby(tmp_path / "data") as server:
            seats = [
                {"kind": "me", "name": "Rin"},
                {"kind": "open"},
                {"kind": "invited"},
                {"kind": "invited"},
            ]
            begun = await open_table(server.address, {"game": "kasane", "seats": seats})
            given.extend(one["invitation"] for one in begun["invitations"])
            given.append(begun["secret"])
            for seat, invitation in ((1, ""), (2, given[0])):
                taken = await sit_down(server.address, begun["table"], seat, "Mio", invitation)
                given.append(taken["secret"])

    run(sit())
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert len(given) == 5
    for one in given:
        assert hashed(one).encode() in stored
        assert one.encode() not in stored


def test_s03_no_secret_stands_in_an_address(service: Service, run: Run) -> None:
    paths = describe(ENDPOINTS)["paths"]
    assert isinstance(paths, dict)
    operations = [one for path in paths.values() for one in path.values()]
    parameters = {
        (one["name"], one["in"]) for operation in operations for one in operation.get("parameters", [])
    }
    named = {(name, "path") for name in ("table", "seat", "game", "option", "lesson", "parcel")}
    assert parameters == {*named, ("viewer", "query")}  # a parcel opens with what is not in its address (S54)

    async def look() -> None:
        table, held, _ = await opened(service.address)
        while (
            b'"phase":"playing"'
            not in (plain := await http(service.address, f"GET /api/tables/{table}")).body
        ):
            await asyncio.sleep(0.02)
        with_secret = await http(service.address, f"GET /api/tables/{table}?secret={held}")
        assert with_secret.body == plain.body, "a secret in an address is good for nothing"
        assert plain.headers["referrer-policy"] == "no-referrer"

    run(look())


def test_s04_logs_tell_nothing_of_anybody(tmp_path: Path, run: Run) -> None:
    marks = [
        "Minamoto no Nanashi",
        "I have the five of pine",
        "guessed-secret",
        "not-a-table",
        "junk-in-a-message",
    ]

    async def talk(service: Service) -> list[str]:
        seats = [{"kind": "me", "name": marks[0]}, {"kind": "invited"}]
        begun = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": SLOW})
        invitation = begun["invitations"][0]["invitation"]
        taken = await sit_down(service.address, begun["table"], 1, "Mio", invitation)
        async with hearing(service.address, begun["table"], begun["secret"]) as ear:
            await ear.ask(type="say", text=marks[1])
            await ear.socket.send(f'{{"type": "{marks[4]}"')
            await ear.socket.send(marks[4].encode() + b"\xff")
        for table, held in ((begun["table"], marks[2]), (marks[3], "")):
            async with hearing(service.address, table, held) as ear:
                await ear.until(lambda ear=ear: ear.closed)
        await http(service.address, f"POST /api/tables/{begun['table']}/seats/0", {"name": marks[4]})
        await exchanged(service.address, marks[4].encode() + b"\r\n\r\n")
        return [begun["table"], begun["secret"], invitation, taken["secret"], "127.0.0.1"]

    service = Service("--data", str(tmp_path / "data"))
    for one in running(service):
        marks += run(talk(one))
        one.stop()
        told = one.told()
    assert '"event": "open"' in told
    assert [mark for mark in marks if mark in told] == []


def test_s05_who_gave_her_seat_up_sees_nothing_of_it_any_more(tmp_path: Path, run: Run) -> None:
    async def leave() -> None:
        async with nearby(tmp_path) as server:
            seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
            begun = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": SLOW})
            table = begun["table"]
            mio = await sit_down(server.address, table, 1, "Mio")
            async with (
                hearing(server.address, table, mio["secret"]) as tab,
                hearing(server.address, table, mio["secret"]) as other_tab,
            ):
                await tab.ask(type="leave")
                await sit_down(server.address, table, 1, "Eve")
                await sit_down(server.address, table, 2, "Sae")
                for ear in (tab, other_tab):
                    await ear.until(lambda ear=ear: ear.closed == manager.CLOSE_BAD_HELLO)
                    assert all("Eve" not in text and '"hand"' not in text for text in ear.heard)
            async with hearing(server.address, table, mio["secret"]) as ear:
                await ear.until(lambda: ear.closed == manager.CLOSE_BAD_HELLO)

    run(leave())


def test_s06_nobody_acts_for_another_seat(tmp_path: Path, run: Run) -> None:
    async def act() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address, "yurikure", 3)
            async with AsyncExitStack() as stack:
                ears = [
                    await stack.enter_async_context(hearing(server.address, table, one))
                    for one in [*held, ""]
                ]
                await begun(*ears)
                prompt = ears[0].now["prompt"]
                played = {"type": "play", "prompt": prompt["id"], "action": prompt["actions"][0]}
                assert (await ears[3].ask(**played))["refusal"]["code"] == "table-spectator"
                asked = [ear.now["prompt"] for ear in ears[:3]]
                assert asked[0]["actions"] == asked[1]["actions"], "the same question to all"
                await ears[1].ask(**played)  # the same question: it is her own answer
                entries = [one.entry for one in server.table(table).log]
                assert [one.seat for one in entries if isinstance(one, Decided)] in ([], [1])
                for more in ({"seat": 0}, {"viewer": 0}, {"secret": held[0]}):
                    await ears[1].send(**played, id="x", **more)
                await ears[1].until(lambda: sum("wire-malformed" in text for text in ears[1].heard) == 3)
                assert all(
                    one.entry.seat == 1 for one in server.table(table).log if isinstance(one.entry, Decided)
                ), "a request names no seat"

    run(act())


def test_s07_an_answer_counts_once_and_for_its_own_question(tmp_path: Path, run: Run) -> None:
    async def answer() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address)
            async with (
                hearing(server.address, table, held[0]) as one,
                hearing(server.address, table, held[1]) as other,
            ):
                await begun(one, other)
                first, second = asked_first(one, other)
                prompt = first.now["prompt"]
                played = {"type": "play", "prompt": prompt["id"], "action": prompt["actions"][0]}
                answers = await asyncio.gather(*(first.ask(**played, id=str(n)) for n in range(5)))
                assert sorted(one["type"] for one in answers) == ["done"] + ["refused"] * 4
                assert (await second.ask(**{**played, "prompt": "0"}))["refusal"]["code"] == "table-stale"
                assert sum(isinstance(one.entry, Decided) for one in server.table(table).log) == 1

    run(answer())


def test_s08_who_is_there_cannot_be_voted_out(tmp_path: Path, run: Run) -> None:
    async def vote() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address, people=3)
            async with (
                hearing(server.address, table, held[0]) as rin,
                hearing(server.address, table, held[1]) as mio,
                hearing(server.address, table, held[2]),
            ):
                await begun(rin, mio)
                for ear in (rin, mio):
                    assert (await ear.ask(type="vote", seat=2))["refusal"]["code"] == "vote-here"
                assert (await rin.ask(type="vote", seat=0))["refusal"]["code"] == "vote-here"
                assert server.table(table).chairs[2].key == hashed(held[2])

    run(vote())


# What is hidden.


@pytest.mark.parametrize(
    ("game", "seats", "decisions"), [("kasane", 3, 99), ("yurikure", 3, 50), ("lily", 2, 50)]
)
def test_s09_every_byte_is_free_of_what_is_hidden(
    game: str, seats: int, decisions: int, tmp_path: Path, run: Run
) -> None:
    """All that is sent to every seat and to spectators, and every answer that anybody gets by HTTP."""
    chance = random.Random(game)

    async def play() -> None:
        async with nearby(tmp_path) as server, AsyncExitStack() as stack:
            table, *held = await opened(server.address, game, seats, public=True)
            ears = {
                viewer: await stack.enter_async_context(hearing(server.address, table, one))
                for viewer, one in [(SPECTATOR, ""), *enumerate(held)]
            }
            await begun(*ears.values())
            for number in range(decisions):
                await look(server, table, ears, held, asking=number % 8 == 0)
                asked = [ear for ear in ears.values() if ear.now.get("prompt")]
                if not asked:
                    break
                ear = chance.choice(asked)
                prompt = ear.now["prompt"]
                action = chance.choice(prompt["actions"])
                await ear.ask(type="play", prompt=prompt["id"], action=action)  # if the table was not faster
            assert server.table(table).playing.decisions >= min(decisions, 36)

    async def look(server: Nearby, id: str, ears: dict[int, Ear], held: list[str], *, asking: bool) -> None:
        table = server.table(id)
        for viewer, ear in ears.items():
            await ear.until(
                lambda ear=ear, viewer=viewer: ear.number == len(table.visible_entries[viewer]) - 1
            )
        if table.phase == "over":
            return
        paths = [f"/api/tables{path}" for path in ("", f"/{id}", f"/{id}/reference", f"/{id}/record")]
        paths = [*paths, "/metrics", "/api/offer"] if asking else []
        answers = [await http(server.address, f"GET {path}") for path in paths]
        public = [one.body.decode() for one in answers]
        state = table.playing.state
        for viewer, ear in ears.items():
            messages = [dump(json.loads(text)) for text in ear.new()]
            for message in [*messages, *(public if viewer == SPECTATOR else [])]:
                for hidden in (*SECRETS[game](state, viewer), table.seed, *held, *map(hashed, held)):
                    assert hidden not in message, f"{viewer} was sent {hidden}"

    run(play())


def test_s10_the_seed_is_shown_when_the_game_is_over(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        async with nearby(tmp_path) as server:
            table, held = await opened(server.address, people=1, bots=1, pace=0)
            async with (
                hearing(server.address, table, held) as rin,
                hearing(server.address, table) as spectator,
            ):
                await rin.ask(type="hand", bot="random")
                for ear in (rin, spectator):
                    await ear.until(lambda ear=ear: ear.now["phase"] == "over")
                seed = server.table(table).seed
                assert re.fullmatch(r"[0-9a-f]{32}", seed), "128 bits"
                for ear in (rin, spectator):
                    updates = [one for one in map(json.loads, ear.heard) if one["type"] == "update"]
                    going_on = [one for one in updates if one["now"]["phase"] == "playing"]
                    assert going_on
                    assert all(seed not in json.dumps(one) for one in going_on)
                    seals = {one["now"]["commitment"] for one in updates if one["now"]["phase"] != "waiting"}
                    assert seals == {commitment(seed)}
                    assert ear.now["outcome"]["seed"] == seed

    run(play())


def test_s11_no_record_tells_of_a_game_that_goes_on(tmp_path: Path, run: Run) -> None:
    async def get() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address)
            async with (
                hearing(server.address, table, held[0]) as rin,
                hearing(server.address, table, held[1]) as mio,
            ):
                await begun(rin, mio)
            await told_of_by_nobody(server.address, table)
            seats = [{"kind": "bot", "bot": "random"}] * 2
            wanted = {"seats": seats, "terms": {"pace": 0}, "secret": held[0]}
            other = (await http_request(server.address, "POST", f"/api/tables/{table}/continue", wanted))[
                "table"
            ]
            async with hearing(server.address, other) as looking:
                await looking.until(lambda: looking.now["phase"] == "over")
                seed = server.table(table).seed
                assert all(seed not in text for text in looking.heard)
            await told_of_by_nobody(server.address, other)
            again = (
                await http_request(
                    server.address,
                    "POST",
                    f"/api/tables/{other}/continue",
                    {**wanted, "secret": "", "decisions": 5},
                )
            )["table"]
            async with hearing(server.address, again) as looking:
                await looking.until(lambda: looking.now["phase"] == "over")
            await told_of_by_nobody(server.address, again)
            async with (
                hearing(server.address, table, held[0]) as rin,
                hearing(server.address, table, held[1]) as mio,
            ):
                await play_out(rin, mio)
            for one in (table, other, again):
                answer = await http(server.address, f"GET /api/tables/{one}/record")
                assert answer.status == 200
                assert seed.encode() in answer.body

    run(get())


async def told_of_by_nobody(address: str, table: str) -> None:
    """Neither its record nor its game told again is to be had."""
    for path in ("record", "replay", "replay?viewer=0", "replay?viewer=open"):
        assert (await http(address, f"GET /api/tables/{table}/{path}")).code == "record-goes-on"


async def play_out(*ears: Ear) -> None:
    while ears[0].now["phase"] == "playing":
        await play_one(*ears)


async def play_one(*ears: Ear) -> None:
    """Whoever is asked first answers; or nobody, if the game is over meanwhile."""
    while all(ear.now.get("prompt") is None for ear in ears):
        if ears[0].now["phase"] == "over":
            return
        await asyncio.sleep(0.001)
    (asked, *_) = asked_first(*ears)
    prompt = asked.now["prompt"]
    await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])


def test_s12_continuing_a_running_game_shows_nothing_of_it(tmp_path: Path, run: Run) -> None:
    async def go_on() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address, "lily")
            async with (
                hearing(server.address, table, held[0]) as rin,
                hearing(server.address, table, held[1]) as mio,
            ):
                await begun(rin, mio)
                for _ in range(8):
                    await play_one(rin, mio)
            truth = dump(server.table(table).playing.state.view(EVERYTHING).data())
            seats = [{"kind": "open"}, {"kind": "me", "name": "Mio"}]
            wanted = {"seats": seats, "secret": held[1], "terms": SLOW}
            begun_there = await http_request(server.address, "POST", f"/api/tables/{table}/continue", wanted)
            other = begun_there["table"]
            eve = await sit_down(server.address, other, 0, "Eve")
            async with (
                hearing(server.address, other, eve["secret"]) as her,
                hearing(server.address, other, begun_there["secret"]) as me,
            ):
                await begun(her, me)
                source = server.table(table)
                for text in (*her.heard, *me.heard):
                    assert table not in text
                    assert source.seed not in text
                imagined = server.table(other).playing.state
                assert dump(imagined.view(EVERYTHING).data()) != truth
                # A face-down leader may be imagined as it is, one time in eight; a whole hand never.
                hands = [one for one in SECRETS["lily"](source.playing.state, 1) if '"hand"' in one]
                assert hands
                for hidden in hands:
                    assert all(hidden not in dump(json.loads(text)) for text in her.heard)

    run(go_on())


def test_s13_an_answer_set_beforehand_takes_as_long_as_a_thought() -> None:
    def table_with(*, wish: str) -> Table:
        plans = [Plan("person", f"Rin {seat}", "", hashed(str(seat))) for seat in range(3)]
        settings = find("yurikure").settings({}, 3)
        table = Table("t", Opened("yurikure", settings.options, plans, Terms(pace=2.0)), 0.0)
        table.apply(Began("0" * 32, find("yurikure").version), 1.0)
        at = 1.0
        while not any(decisions.premoves(table, seat, asked(table, seat)) for seat in table.to_move()):
            at += 1
            seat = table.to_move()[0]
            table.apply(Decided(seat, asked(table, seat).actions[0]), at)
        seat = next(seat for seat in table.to_move() if decisions.premoves(table, seat, asked(table, seat)))
        if wish:
            table.apply(Wished(seat, wish), at)
        return table

    def asked(table: Table, seat: int) -> decisions.Prompt:
        found = decisions.prompt(table, seat)
        assert found is not None
        return found

    assert automation.next_due(table_with(wish="")) is None
    due = automation.next_due(table_with(wish="unless-mine"))
    assert due is not None
    assert due.kind == "wish"
    table = table_with(wish="unless-mine")
    begun = table.clocks.asked_since[due.seat]
    assert begun is not None
    assert set(table.clocks.answer_times) == {1.0}
    assert due.at - begun == 1.0, "as long as somebody here took"
    entry = automation.carry_out(table, due)
    table.apply(entry, due.at)
    from madoi.server.table.projection import snapshot

    others = [viewer for viewer in table.viewers() if viewer != due.seat]
    told = [snapshot.news(table, viewer, len(table.visible_entries[viewer]) - 1) for viewer in others]
    assert {news.how for news in told} == {"person"}


def test_s14_the_bus_carries_nothing_to_hide(nats: Nats, tmp_path: Path, run: Run) -> None:
    notes: list[bytes] = []

    async def overhear() -> None:
        async def heard(message: Msg) -> None:
            notes.append(message.data)

        listener = await connect_to_nats(nats.url)
        await listener.subscribe(">", cb=heard)
        async with nearby(tmp_path, bus=nats.url) as server:
            table, held, _ = await opened(server.address)
            async with hearing(server.address, table, held) as ear:
                await ear.ask(type="say", text="nobody hears this")
                await begun(ear)
            while len(notes) < 4:
                await asyncio.sleep(0.01)
        await listener.close()
        for note in map(json.loads, notes):
            assert set(note) == {"process", "table", "length", "seats", "spectators"}
            assert note["table"] == table
            assert isinstance(note["length"], int)
            assert set(note["seats"] or []) <= {0, 1}
            assert re.fullmatch("[0-9a-f]{16}", note["process"])

    run(overhear())


def test_s15_private_tables_cannot_be_found(tmp_path: Path, run: Run) -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(base64.urlsafe_b64decode(one + "==")) * 8 == 128 for one in ids)

    async def search() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address, people=1, bots=1, pace=0)
            strange = [
                new_id(),
                "x",
                "a" * 64,
                "a" * 65,
                "a" * 500,
                "%00",
                "%27",
                "..",
                "%F0%9F%8C%B8",
                "-1",
                "~",
            ]
            for request in (
                "GET {}",
                "GET {}/record",
                "GET {}/reference",
                "POST {}/seats/0",
                "POST {}/continue",
            ):
                body = {"name": "Eve"} if "seats" in request else {"seats": [{"kind": "open"}]}
                answers = set()
                for one in strange:
                    path = request.format(f"/api/tables/{one}")
                    answer = await http(server.address, path, body if "POST" in request else None)
                    answers.add((answer.status, answer.body))
                assert len(answers) == 1, "no difference between what is not there and what cannot be"
                assert answers.pop()[0] == 404
            async with hearing(server.address, table, held[0]) as ear:
                await ear.ask(type="hand", bot="random")
                await ear.until(lambda: ear.now["phase"] == "over")
            seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
            wanted = {"seats": seats, "terms": {"public": True}, "decisions": 3}
            other = await http_request(server.address, "POST", f"/api/tables/{table}/continue", wanted)
            lobby = await http(server.address, "GET /api/tables")
            assert other["table"].encode() in lobby.body
            assert table.encode() not in lobby.body

    run(search())


# Messages.


def test_s16_nothing_is_read_beyond_its_limit(service: Service, run: Run) -> None:
    async def too_much() -> None:
        table, held, _ = await opened(service.address)
        async with hearing(service.address, table, held) as ear:
            await ear.send(type="say", id="1", text="x" * 301)
            await ear.until(lambda: "wire-malformed" in ear.heard[-1])
            await ear.send(type="mute", id="1", on=True, more="x" * 4096)
            await ear.until(lambda: ear.closed)
            assert ear.closed == 1009
        async with hearing(service.address, table, held) as ear:
            await ear.socket.send(["x" * 2000] * 3)  # in pieces, it is too long all the same
            await ear.until(lambda: ear.closed == 1009)
        answer = await http(service.address, "POST /api/tables", b"x" * 512_001)
        assert (answer.status, answer.code) == (413, "http-too-long")
        unannounced = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
            + b"10000\r\n" + b"x" * 65536 + b"\r\n"
        )  # fmt: skip
        assert b" 413 " in (
            await exchanged(service.address, unannounced + (b"10000\r\n" + b"x" * 65536 + b"\r\n") * 8)
        )
        head = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: " + b"x" * 200_000
        assert b" 200 " not in await exchanged(service.address, head + b"\r\n\r\n")
        assert (await http(service.address, "GET /healthz")).status == 200

    run(too_much())


STRANGE: list[str | bytes] = [
    *(
        "",
        " ",
        "null",
        "true",
        "0",
        '"hello"',
        "[]",
        "{}",
        "{",
        '{"type":',
        '{"type": "play"}',
        '{"type": 3}',
    ),
    *(
        '{"type": "dance", "id": "1"}',
        '{"type": "mute", "id": "1", "on": 3}',
        '{"type": "mute", "id": 1, "on": true}',
    ),
    *(
        '{"type": "mute", "id": "", "on": true}',
        '{"type": "mute", "on": true}',
        '{"type": "vote", "id": "1", "seat": -1}',
    ),
    *(
        '{"type": "vote", "id": "1", "seat": 1e300}',
        '{"type": "vote", "id": "1", "seat": 99999999999999999999}',
    ),
    '{"type": "say", "id": "1", "text": "\\ud800"}',
    '{"type": "say", "id": "1", "text": "\\u0000"}',
    '{"type": "mute", "id": "1", "on": true, "on": false, "x": ' + "[" * 1500 + "]" * 1500 + "}",
    *("[" * 4000, '{"a":' * 600, "NaN", "Infinity", "-0", "1" * 4000, "\ufeff{}", "円居" * 500),
    *(b"\x00\x01\x02", b"\xff\xfe", b"", b'{"type": "mute"'),
]


def test_s17_what_is_no_message_is_refused_and_the_table_goes_on(service: Service, run: Run) -> None:
    async def strange() -> None:
        table, held, other = await opened(service.address)
        async with (
            hearing(service.address, table, held) as ear,
            hearing(service.address, table, other) as witness,
        ):
            await begun(ear, witness)
            for message in STRANGE:
                before = len(ear.heard)
                await ear.socket.send(message)
                await ear.until(lambda before=before: any('"refused"' in text for text in ear.heard[before:]))
                answer = next(json.loads(text) for text in ear.heard[before:] if '"refused"' in text)
                assert answer["refusal"]["code"] in ("wire-malformed", "chat-bad"), message
            (asked, *_) = asked_first(ear, witness)
            prompt = asked.now["prompt"]
            assert (await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0]))[
                "type"
            ] == "done"
            await witness.until(
                lambda: '"decided"' in witness.heard[-1] or '"decided"' in "".join(witness.heard)
            )
        for message in STRANGE:
            async with hearing(service.address, table) as ear:
                pass
            data = message.encode() if isinstance(message, str) else message
            answer_to = await http(service.address, "POST /api/tables", data)
            assert answer_to.status == 400, message
        for rubbish in (
            frame(1, b"\xff\xff"),
            frame(3, b""),
            frame(1, b"half", fin=False) + frame(1, b"again"),
        ):
            assert await ended(service.address, rubbish) in (1002, 1007)
        for number in (
            "9" * 5000,
            "99",
            "-1",
            "one",
            "1.0",
            "%31%32%33",
            "\u0661".encode("unicode_escape").decode(),
        ):
            answer_to = await http(
                service.address, f"POST /api/tables/{table}/seats/{number}", {"name": "Eve"}
            )
            assert answer_to.status == 404, number
        assert "Traceback" not in service.told()

    run(strange())


def test_s18_ids_names_and_chat_are_no_sql(database: str, tmp_path: Path, run: Run) -> None:
    evil = "'); DROP TABLE entries; --"

    async def inject() -> None:
        async with nearby(tmp_path, database=database) as server:
            seats = [{"kind": "me", "name": evil}, {"kind": "bot", "bot": "random"}]
            begun = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": SLOW})
            async with hearing(server.address, begun["table"], begun["secret"]) as ear:
                await ear.ask(type="say", text=evil)
                await ear.until(lambda: evil in ear.heard[-1] or evil in "".join(ear.heard))
            for id in ("%27%20OR%201=1%20--", "%00", "%27;DROP%20TABLE%20tables;--", "%25", "_" * 22):
                assert (await http(server.address, f"GET /api/tables/{id}")).code == "table-none"
            shown = await http_request(server.address, "GET", f"/api/tables/{begun['table']}")
            assert shown["seats"][0]["name"] == evil
            rows = await server.service.registry.store.entries(begun["table"])
            assert any(evil in row.body for row in rows)

    run(inject())


def test_s19_no_address_leads_to_a_file(service: Service, run: Run) -> None:
    async def walk() -> None:
        for path in (
            *(
                "/../../../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/..%2f..%2fetc%2fpasswd",
                "//etc/passwd",
            ),
            *(
                "/api/../../pyproject.toml",
                "/api/tables/..%2F..%2Fmadoi.sqlite",
                "/madoi.sqlite",
                "/static/../x",
            ),
            *("/api/tables/%2e%2e/record", "/.git/config", "/api/tables/", "/%00", "file:///etc/passwd"),
        ):
            answer = await http(service.address, f"GET {path}")
            assert answer.status == 404, path
            assert answer.code in ("http-nothing-here", "table-none")
            assert b"root:" not in answer.body

    run(walk())


def test_s20_names_and_chat_are_text_of_one_line(service: Service, run: Run) -> None:
    wrong = [
        "a\nb",
        "a\rb",
        "a\tb",
        "a\x00b",
        "a\x1b[31mb",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "a\u2028b",
        " a",
        "a ",
    ]
    markup = "<img src=x onerror=alert(1)>"

    async def speak() -> None:
        seats = [{"kind": "me", "name": markup}, {"kind": "open"}]
        for name in (*wrong, "x" * 41, ""):
            bad = {"game": "kasane", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
            assert (await http(service.address, "POST /api/tables", bad)).status == 400
        begun = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": SLOW})
        table = begun["table"]
        for name in (*wrong, "x" * 41, ""):
            answer = await http(service.address, f"POST /api/tables/{table}/seats/1", {"name": name})
            assert answer.status == 400
        async with (
            hearing(service.address, table, begun["secret"]) as rin,
            hearing(service.address, table) as nao,
        ):
            for text in wrong:
                assert (await rin.ask(type="say", text=text))["refusal"]["code"] == "chat-bad"
                assert (await nao.ask(type="say", text="x", name=text))["refusal"]["code"] == "name-bad"
            await rin.ask(type="say", text=markup)
            await nao.until(lambda: any(markup in text for text in nao.heard))
        answer = await http(service.address, f"GET /api/tables/{table}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert json.loads(answer.body)["seats"][0]["name"] == markup, "text stays as it was written"

    run(speak())


def test_s21_the_log_is_json_and_rubbish_does_not_fill_it(tmp_path: Path, run: Run) -> None:
    service = Service("--data", str(tmp_path / "data"))

    async def rubbish() -> None:
        await opened(service.address)
        quiet = service.told()
        for _ in range(20):
            await exchanged(service.address, b'\x00\xff rubbish\r\n{"event": "forged"}\r\n\r\n')
            await exchanged(
                service.address,
                b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: tea\r\nConnection: upgrade, close\r\n\r\n",
            )
            await ended(service.address, frame(1, b'\xff\n{"event": "forged"}'))
        half = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
        for _ in range(5):
            _, writer = await asyncio.open_connection("127.0.0.1", service.port)
            writer.write(half)
            await writer.drain()
            await http(service.address, "GET /healthz")  # what came before this has been read
            writer.transport.abort()
        await http(service.address, "GET /healthz")
        assert service.told() == quiet
        # Something that does fail: a log that was changed behind our back.
        with sqlite3.connect(tmp_path / "data" / "madoi.sqlite") as store:
            store.execute(
                "insert into tables select 'broken', public, phase, touched, summary, '', 9e12 from tables"
            )
            store.execute("insert into entries values ('broken', 0, 0.0, 1, ?)", ["no\nentry"])
        store.close()
        answer = await http(service.address, "GET /api/tables/broken")
        assert answer.status == 500

    service.start()
    try:
        run(rubbish())
    finally:
        service.stop()
    lines = service.told().splitlines()
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert any("Traceback" in line for line in lines), "our own failures are told"
    service.forget()


def test_s22_our_mistakes_tell_nothing(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(live_table: LiveTable, command: object) -> None:
        raise ZeroDivisionError("the secret of the house")

    async def break_down() -> None:
        async with nearby(tmp_path) as server:
            table, held, _ = await opened(server.address)
            monkeypatch.setattr(LiveTable, "submit", fail)
            for path in ("seats/1",):
                answer = await http(server.address, f"POST /api/tables/{table}/{path}", {"name": "Mio"})
                assert (answer.status, answer.code) == (500, "http-broken")
                assert b"secret of the house" not in answer.body
                assert b"ZeroDivision" not in answer.body
            async with hearing(server.address, table, held) as ear:
                await ear.send(type="say", id="1", text="hello")
                await ear.until(lambda: ear.closed == 1011)
                assert all("house" not in text and "Zero" not in text for text in ear.heard)

    run(break_down())


# Too much.


def test_s23_a_flood_of_messages_waits_in_its_own_line(tmp_path: Path, run: Run) -> None:
    async def flood() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, clock=clock) as server:
            table, held, other = await opened(server.address)
            async with (
                hearing(server.address, table, held) as ear,
                hearing(server.address, table, other) as witness,
            ):
                await begun(ear, witness)

                async def answered(count: int) -> None:
                    """So many have been answered, and no more are without time passing; nor is anybody kept
                    waiting who asks for something beside."""
                    await ear.until(lambda: sum('"done"' in text for text in ear.heard) >= count)
                    await clock.settle()
                    assert sum('"done"' in text for text in ear.heard) == count
                    assert (await witness.ask(type="mute", on=True))["type"] == "done"

                for number in range(300):
                    await ear.send(type="mute", id=str(number), on=True)
                await answered(60)
                await clock.advance(1.01)
                await answered(80)
                await clock.advance(5)
                await answered(180)
                assert ear.closed is None, "it only waits"

    run(flood())


def test_s24_one_address_opens_only_so_many_tables(tmp_path: Path, run: Run) -> None:
    async def open_many() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, openings=6, clock=clock) as server:
            wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}

            async def opened_from(address: str) -> int:
                from_there = {"X-Forwarded-For": address}
                return (await http(server.address, "POST /api/tables", wanted, from_there)).status

            statuses = [await opened_from("192.0.2.1") for _ in range(12)]
            assert statuses == [200] * 10 + [429] * 2
            await clock.advance(10.1)
            assert [await opened_from("192.0.2.1") for _ in range(2)] == [200, 429], (
                "one more after ten seconds"
            )
            assert await opened_from("192.0.2.2") == 200, "others are not kept waiting"
            table = json.loads((await http(server.address, "POST /api/tables", wanted)).body)["table"]
            more = await http(
                server.address,
                f"POST /api/tables/{table}/continue",
                {"seats": wanted["seats"]},
                {"X-Forwarded-For": "192.0.2.1"},
            )
            assert more.code == "http-too-fast"

    run(open_many())
    assert client_network({"client": ("2001:db8:1:2:3:4:5:6", 1)}) == client_network(
        {"client": ("2001:db8:1:2::9", 2)}
    )
    assert client_network({"client": ("2001:db8:1:2::1", 1)}) != client_network(
        {"client": ("2001:db8:1:3::1", 1)}
    )
    assert client_network({"client": ("::ffff:192.0.2.1", 1)}) != client_network(
        {"client": ("::ffff:192.0.2.2", 1)}
    )


def test_s25_one_address_sends_only_so_many_requests(tmp_path: Path, run: Run) -> None:
    async def ask_often() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, openings=6, clock=clock) as server:
            asked = [await http(server.address, "GET /healthz") for _ in range(200)]
            assert {one.status for one in asked} == {200}
            refused = [await http(server.address, "GET /healthz") for _ in range(5)]
            assert {(one.status, one.code) for one in refused} == {(429, "http-too-fast")}
            assert b" 429 " in (await exchanged(server.address, HANDSHAKE)).partition(b"\r\n")[0]
            elsewhere = await http(server.address, "GET /healthz", headers={"X-Forwarded-For": "192.0.2.9"})
            assert elsewhere.status == 200
            await clock.advance(1.01)
            later = [(await http(server.address, "GET /healthz")).status for _ in range(2)]
            assert later == [200, 429], "one a second"

    run(ask_often())


def test_s26_who_does_not_read_loses_the_connection_and_holds_up_nobody(tmp_path: Path, run: Run) -> None:
    async def stop_reading() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, clock=clock) as server:
            table, held, other = await opened(server.address, "lily")
            async with hearing(server.address, table, other) as witness:
                deaf = await shaken_hands(server)
                hello = json.dumps({"type": "hello", "table": table, "secret": held}).encode()
                await asyncio.get_running_loop().sock_sendall(deaf, frame(1, hello))
                await witness.until(lambda: any('"seats":[0,1]' in text for text in witness.heard))
                lines = server.server.server_state.connections
                while all(line.writable.is_set() for line in lines if isinstance(line, WebSocketProtocol)):
                    assert (await witness.ask(type="say", text="円居" * 150))["type"] == "done"
                    await clock.advance(0.05)
                # She is answered while the clock stands still: nobody waits for the other one.
                assert (await witness.ask(type="say", text="are you there?"))["type"] == "done"
                await clock.advance(19)
                assert len(server.service.connections.connections) == 2
                await clock.advance(2)
                assert len(server.service.connections.connections) == 1
                deaf.close()
                assert (await witness.ask(type="say", text="she has gone"))["type"] == "done"

    run(stop_reading())


async def shaken_hands(server: Nearby) -> socket.socket:
    """A WebSocket that is open, and that nobody will read from."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", int(server.address.rpartition(":")[2])))
    await loop.sock_sendall(deaf, HANDSHAKE)
    assert b" 101 " in await loop.sock_recv(deaf, 1000)
    return deaf


def test_s27_pings_are_not_gathered_for_who_does_not_read(tmp_path: Path, run: Run) -> None:
    async def ping() -> None:
        async with nearby(tmp_path) as server:
            deaf = await shaken_hands(server)
            for _ in range(60):
                await asyncio.get_running_loop().sock_sendall(deaf, frame(9, b"p" * 125) * 1000)
            (connection,) = server.server.server_state.connections
            assert connection.transport.get_write_buffer_size() < 400_000, "of 8 MB"
            deaf.close()

    run(ping())


def test_s28_who_says_nothing_is_not_waited_for(tmp_path: Path, run: Run) -> None:
    async def wait() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, clock=clock) as server:

            async def told(sent: bytes) -> bytes:
                """What these bytes are answered with when time passes."""
                telling = asyncio.create_task(exchanged(server.address, sent))
                await clock.advance(9)
                assert not telling.done(), "there is time"
                await clock.advance(12)
                return await telling

            request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            assert await told(b"") == b""
            assert await told(request) == b""
            slow = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nConnection: close\r\n\r\n{"
            assert b"http-too-slow" in await told(slow)
            quiet = await told(HANDSHAKE)
            assert quiet.startswith(b"HTTP/1.1 101"), "and then it is closed"
            long = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            assert b"200 OK" in await exchanged(server.address, long)

    run(wait())


def test_s29_a_record_without_end_is_not_verified_to_the_end(tmp_path: Path, run: Run) -> None:
    given = {"record": (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")}

    async def verify() -> None:
        clock = ManualClock()
        async with nearby(tmp_path, clock=clock) as server:
            assert (await http(server.address, "POST /api/verify", given)).status == 200
            working = server.service.api.sandbox
            working.command = [sys.executable, "-S", "-c", "import time\ntime.sleep(600)"]
            checking = asyncio.create_task(http(server.address, "POST /api/verify", given))
            for _ in range(3):
                assert (await http(server.address, "GET /healthz")).status == 200, "nobody else waits for it"
            await clock.advance(19)
            assert not checking.done()
            await clock.advance(2)
            assert (await checking).code == "verify-too-much"
            for endless in ("limit(1)\nwhile True: pass", "limit()\na = [0]\nwhile True: a += a"):
                working.command = [
                    sys.executable,
                    "-c",
                    f"from madoi.server.workers.sandbox import limit\n{endless}",
                ]
                answer = await http(server.address, "POST /api/verify", given)
                assert answer.code == "verify-too-much", "the system ends it, if nobody else does"
                await clock.advance(5)  # so many are verified in a second
            working.command = [sys.executable, "-S", "-c", ""]
            paths = ["verify", "replay"] * 7
            many = await asyncio.gather(*(http(server.address, f"POST /api/{path}", given) for path in paths))
            codes = {"verify-too-much", "replay-too-much", "http-too-fast"}
            assert {answer.code for answer in many} == codes
            working.command = [sys.executable, "-S", "-c", "print('x' * 9_000_000)"]
            long = await http(server.address, "POST /api/replay", given, {"X-Forwarded-For": "192.0.2.3"})
            assert long.code == "replay-too-much", "what would fill our memory is not taken"

    run(verify())


def test_s29_records_that_wait_do_not_pile_up(run: Run) -> None:
    """Each that waits is kept, and whoever sent it may be long gone."""

    async def send() -> None:
        working = sandbox.Sandbox(SYSTEM)
        working.command = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
        waiting: list[asyncio.Task[bytes]] = []

        async def refused(caller: str) -> str:
            """The code of the first refusal that this caller gets for a record more."""
            while True:
                waiting.append(asyncio.create_task(working.run(sandbox.Task("verify", "x"), caller)))
                await asyncio.sleep(0)
                if waiting[-1].done():
                    error = waiting.pop().exception()
                    assert isinstance(error, Refused)
                    return error.refusal.code

        assert await refused("one") == "http-too-fast"
        assert len(waiting) == 4
        assert [await refused(f"another {number}") for number in range(9)] == ["http-too-fast"] * 9
        assert len(waiting) == 40
        assert await refused("the last") == "records-too-many"
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        working.command = [sys.executable, "-S", "-c", "print(1)"]
        assert await working.run(sandbox.Task("verify", "x"), "one") == b"1\n", "who went has left nothing"

    run(send())


def test_s30_a_book_does_not_grow_for_ever(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_TABLE_ENTRIES", 12)

    async def talk() -> None:
        async with nearby(tmp_path) as server:
            table, held = await opened(server.address, people=1, bots=1, pace=0)
            async with hearing(server.address, table, held) as ear:
                answers = [
                    await ear.ask(type="say", text=f"and {number}", id=f"{number}") for number in range(15)
                ]
                codes = [one["refusal"]["code"] for one in answers if one["type"] == "refused"]
                assert codes[-1] == "table-full"
                assert len(server.table(table).log) == 12
                assert server.live_table(table).next_due() is None

    run(talk())


RESTLESS = """
[names.nagisa]
ja = "渚"
zh-Hant = "渚"
en = "Nagisa"

[[character]]
id = "restless"
name = "nagisa"
title = { ja = "休まない", zh-Hant = "不休息", en = "Restless" }
color = "white-lily"
level = 1
power = 30
support = 20
range = "1"
skills = [
  { type = "auto", when = "ally activated", do = [{ deactivate = { all = "allies" } }, { activate = { all = "allies" } }] },
]
"""
HARBOUR = "restless*4 w101*4 w102*4 w104*4 w107*4 w201*4 w202*4 w205*4 w301*4 w305*4 / wp1*2 wp2*2 wp3*2 wp4*1 / w101 w102"


def test_s31_cards_that_act_for_ever_stop_nobody(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        async with nearby(tmp_path) as server:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            options = {"set": json.dumps(tomllib.loads(RESTLESS)), "decks": HARBOUR}
            wanted = {"game": "lily", "seats": seats, "options": options, "terms": {"pace": 0}}
            table = (await open_table(server.address, wanted))["table"]
            async with hearing(server.address, table) as looking:
                await looking.until(lambda: looking.now["phase"] == "over", 40)
                assert any("LY-D12" in text for text in looking.heard[-3:])
            for nested in ("[" * 90_000, '{"character": ' + "[" * 40_000 + "]" * 40_000 + "}"):
                bad = {**wanted, "options": {"set": nested}}
                answer = await http(server.address, "POST /api/tables", bad)
                assert (answer.status, answer.code) == (400, "lily-set-toml")

    run(play())


# Browsers.


def test_s32_other_sites_cannot_connect(tmp_path: Path, run: Run) -> None:
    async def connect_from() -> None:
        async with nearby(tmp_path, origins=["https://madoi.example"]) as server:
            host = server.address.removeprefix("http://")

            async def first_line(origin: str) -> bytes:
                asked = HANDSHAKE.replace(b"Host: 127.0.0.1", f"Host: {host}\r\nOrigin: {origin}".encode())
                return (await exchanged(server.address, asked, until=b"\r\n\r\n")).partition(b"\r\n")[0]

            for origin in (
                *(
                    "https://evil.example",
                    "http://127.0.0.1:1",
                    f"http://{host}.evil.example",
                    "null",
                    "http://[",
                ),
                *(
                    "https://madoi.example.evil.example",
                    "file://",
                    f"http://evil.example/{host}",
                    f"http://{host}@evil",
                ),
            ):
                assert b" 403 " in await first_line(origin), origin
            for origin in (f"http://{host}", "https://madoi.example"):
                assert b" 101 " in await first_line(origin)

    run(connect_from())


def test_s33_other_sites_cannot_change_or_read_anything(tmp_path: Path, run: Run) -> None:
    async def post_from() -> None:
        async with nearby(tmp_path) as server:
            table, *_ = await opened(server.address)
            own = {"Origin": server.address}
            wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}
            for path in (
                "/api/tables",
                f"/api/tables/{table}/seats/0",
                f"/api/tables/{table}/continue",
                "/api/verify",
            ):
                for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1"):
                    answer = await http(server.address, f"POST {path}", wanted, {"Origin": origin})
                    assert (answer.status, answer.code) == (403, "http-origin"), (path, origin)
            assert (await http(server.address, "POST /api/tables", wanted, own)).status == 200
            for method in ("GET", "OPTIONS"):
                answer = await http(
                    server.address, f"{method} /api/tables", headers={"Origin": "https://evil.example"}
                )
                assert not [name for name in answer.headers if name.startswith("access-control")]
                assert answer.headers["cross-origin-resource-policy"] == "same-origin"

    run(post_from())


def test_s34_we_answer_only_to_our_own_names(tmp_path: Path, run: Run) -> None:
    async def call() -> None:
        async with nearby(tmp_path, origins=["https://madoi.example"], host="table.lan") as server:
            port = server.address.rpartition(":")[2]
            for name in (
                "evil.example",
                f"evil.example:{port}",
                "127.0.0.1.evil.example",
                "localhost.evil",
                "[",
                "a b",
                "@",
            ):
                same = {"Host": name, "Origin": f"http://{name}"}
                answer = await http(server.address, "GET /api/tables", headers=same)
                assert answer.status in (400, 421), name
                assert (await http(server.address, "POST /api/tables", {}, same)).status in (400, 421)
            wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}
            for name in (
                "localhost",
                f"127.0.0.1:{port}",
                "[::1]:80",
                "192.0.2.7",
                "madoi.example",
                "TABLE.lan",
                "x.localhost",
            ):
                answer = await http(
                    server.address, "POST /api/tables", wanted, {"Host": name, "Origin": f"http://{name}"}
                )
                assert answer.status == 200, name
            without = await exchanged(server.address, b"GET /healthz HTTP/1.0\r\n\r\n")
            assert b" 200 " in without, "no browser asks like this"

    run(call())


def test_s35_every_answer_has_the_headers(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert (
        policy["default-src"]
        == policy["frame-ancestors"]
        == policy["base-uri"]
        == policy["form-action"]
        == "'none'"
    )
    assert "unsafe" not in SECURITY_HEADERS["content-security-policy"]
    assert policy["script-src"] == policy["connect-src"] == "'self'"

    async def ask_everything() -> None:
        async with nearby(tmp_path) as server:
            table, *_ = await opened(server.address)
            paths = describe(ENDPOINTS)["paths"]
            assert isinstance(paths, dict)
            requests: list[tuple[str, dict[str, str]]] = [
                (f"{method.upper()} {path.replace('{table}', table).replace('{seat}', '0')}", {})
                for path, methods in paths.items()
                for method in methods
            ]
            requests += [
                ("GET /", {}),
                ("GET /api/openapi.json", {}),
                ("GET /nowhere", {}),
                ("PUT /api/tables", {}),
            ]
            requests += [("HEAD /api/offer", {}), ("GET /api/tables/x", {}), ("GET /play", {})]
            requests += [
                ("POST /api/tables", {"Origin": "https://evil.example"}),
                ("GET /", {"Host": "evil.example"}),
            ]
            statuses = set()
            for request, headers in requests:
                body: Data | None = {} if request.startswith("P") else None
                answer = await http(server.address, request, body, headers)
                statuses.add(answer.status)
                check(answer.headers, request)
            big = await http(server.address, "POST /api/tables", b" " * 600_000)
            check(big.headers, "413")
            monkeypatch.setattr(server.service.registry.store, "lobby", None)
            broken = await http(server.address, "GET /api/tables")
            check(broken.headers, "500")
            asked = HANDSHAKE.replace(b"Host: 127.0.0.1", b"Host: 127.0.0.1\r\nOrigin: https://evil.example")
            refused = (await exchanged(server.address, asked)).partition(b"\r\n\r\n")[0].decode().lower()
            assert "content-security-policy: default-src 'none'" in refused
            statuses |= {big.status, broken.status}
            assert statuses >= {200, 400, 403, 404, 405, 409, 413, 421, 500}

    def check(headers: dict[str, str], what: str) -> None:
        assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, what
        assert "server" not in headers

    run(ask_everything())


# Neighbours.


@pytest.mark.skipif(os.name != "posix", reason="other systems keep this differently")
def test_s36_the_folder_is_for_its_owner(tmp_path: Path, run: Run) -> None:
    async def make() -> None:
        async with nearby(tmp_path / "data"):
            assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700

    run(make())


@pytest.mark.parametrize("pace", [0.4, 0.8, 3.0])
@pytest.mark.parametrize("bot", SEARCHERS)
def test_s37_how_long_a_bot_thinks_does_not_show(bot: str, pace: float) -> None:
    for number in range(40):  # waits are drawn; the shortest ones count
        table = tables.opened("kasane", [tables.bot(bot)] * 2, terms=Terms(pace=pace)).begin(f"mask/{number}")
        job = automation.search_job(table.table, table.table.to_move()[0])
        due = automation.next_due(table.table)
        assert job is not None
        assert due is not None
        assert job.seconds < due.at - table.time


def test_s38_bots_that_think_hold_nobody_up(tmp_path: Path, run: Run) -> None:
    async def think() -> None:
        async with nearby(tmp_path) as server:
            seats = [{"kind": "bot", "bot": "strongest"}] * 2
            table = (
                await open_table(server.address, {"game": "kasane", "seats": seats, "terms": {"pace": 3.0}})
            )["table"]
            thoughts: list[set[str]] = []
            while len(thoughts) < 3:  # somebody is answered while a bot goes on thinking
                before = under_way(server.live_table(table))
                assert (await http(server.address, "GET /readyz")).status == 200
                thoughts += [before] * bool(before & under_way(server.live_table(table)))

    def under_way(live_table: LiveTable) -> set[str]:
        return live_table.bot_jobs.running()

    run(think())


def test_s39_a_hint_knows_what_the_seat_knows() -> None:
    """Two tables that differ only in what the others wrote give the same hint."""
    answers = []
    for pairs in (tables.PAIRS, tables.PAIRS[::-1]):
        table = tables.begun("yurikure", tables.people(3), terms=Terms(hints=True))
        table.play(1, *tables.placed(1, pairs), "hand-in")
        table.play(0, *tables.placed(0)[:2])
        to_do = hints.hint_job(table.table, 0)
        answers.append(bot_pool.evaluate_actions(msgspec.structs.replace(to_do, bot="strong:6")))
    assert answers[0] == answers[1]
    assert len(answers[0]) > 1


# Paper tables.


def at_a_drawn_card() -> tables.Written:
    """A duel of Lily at a paper table in which seat 0 draws her first card."""
    table = tables.opened("lily", terms=Terms(paper=True)).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    say(table, 0, 0)
    return table


def say(table: tables.Written, seat: int, result: int) -> None:
    """The seat types what fell."""
    table.write(rolls.enter_results(table.table, seat, question(table), [result]))


def question(table: tables.Written) -> str:
    return rolls.paper_of(table.table).question_id()


def test_s40_a_card_that_somebody_else_draws_is_not_told() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    chances = {viewer: table.now(viewer)["chance"] for viewer in (SPECTATOR, 0, 1)}
    for viewer in (SPECTATOR, 1):
        began = chances[viewer].pop("began")
        assert table.update(viewer)["news"][began]["what"] == "decided"
    assert chances[SPECTATOR] == chances[1]
    assert chances[1]["choices"] == []
    say(table, 0, asked.choices[0])
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    again = [one["result"] for one in table.now(0)["chance"]["choices"]]
    assert again == [one["result"] for one in chances[0]["choices"]], "the deck as printed, not what is left"
    assert table.last(0)["fell"][0]["result"] is not None
    for viewer in (SPECTATOR, 1):
        assert table.last(viewer)["fell"] == [
            {"what": "lily-chance-card", "facts": {"seat": 0}, "result": None, "shown": {}}
        ]


def test_s41_nobody_types_what_only_another_sees() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    before = table.all_sent()
    for card in (asked.choices[0], 60_000):  # one that could be, and none at all: the same answer
        with tables.refused("chance-not-yours"):
            rolls.enter_results(table.table, 1, question(table), [card])
    assert table.all_sent() == before


def test_s42_a_correction_neither_shows_nor_changes_what_is_hidden() -> None:
    table = at_a_drawn_card()
    asked = rolls.paper_of(table.table).question
    assert asked is not None
    say(table, 0, asked.choices[0])
    first = next(one.number for one in table.table.log if one.results)
    for card in (asked.choices[1], 60_000):  # the next card of another, said along with a change
        with tables.refused("chance-not-yours"):
            corrections.correct(
                table.table, 1, table.table.visible_entries[1].index(first), "", [None], [card], cut=True
            )
    drawn = len(table.table.visible_entries[1]) - 1
    for card in (asked.choices[1], 60_000):
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, 1, drawn, "", [card], [], cut=False)
    chose = next(
        number
        for number, news in enumerate(table.update(1)["news"])
        if news["what"] == "decided" and news.get("seat") == 0
    )
    for action in ("lead w001", "pass"):
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, 1, chose, action, [], [], cut=True)


def test_s42_where_a_correction_stops_does_not_tell_how_much_others_have_done_in_secret() -> None:
    """Two tables that differ only in what another has written on her sheet meanwhile."""
    refusals = []
    for secretly in (0, 3):
        table = tables.opened(
            "yurikure", tables.people(3), {"procedure": "competition"}, Terms(paper=True)
        ).begin()
        for result in (0, 3, 5, 7, *range(6), 2):
            say(table, 0, result)
        for _ in range(secretly):
            table.play(1, table.prompt(1).actions[0])
        table.play(0, "support akane sorai")
        number = len(table.table.visible_entries[0]) - 1
        with pytest.raises(Refused) as refused:
            corrections.correct(table.table, 0, number, "clear", [], [], cut=False)
        refusals.append(snapshot.refusal_data(refused.value.refusal))
    assert refusals[0] == refusals[1]
    assert refusals[0].facts["decision"] == 1


def test_s43_a_log_has_an_end_of_corrections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads it plays the game again for each."""
    monkeypatch.setattr(limits, "MAX_CORRECTIONS", 3)
    plans = [tables.person(0), tables.bot()]
    table = tables.opened("kasane", plans, terms=Terms(paper=True)).begin()
    say(table, 0, 1)
    number = len(table.table.visible_entries[0]) - 1
    for result in (0, 1, 0):
        table.write(corrections.correct(table.table, 0, number, "", [result], [], cut=False))
    with tables.refused("correct-too-many"):
        corrections.correct(table.table, 0, number, "", [1], [], cut=False)


def test_s43_corrections_do_not_keep_the_server_busy(tmp_path: Path, run: Run) -> None:
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
        "terms": {"paper": True, "pace": 0},
    }

    async def correct_again_and_again() -> None:
        async with nearby(tmp_path) as server:
            begun = await open_table(server.address, wanted)
            async with hearing(server.address, begun["table"], begun["secret"]) as ear:
                await ear.until(lambda: ear.now.get("chance"))
                id = ear.now["chance"]["id"]
                await ear.ask(type="fell", chance=id, results=[1])
                number = ear.number
                answers = [
                    await ear.ask(type="correct", id=f"c{one}", number=number, results=[one % 2])
                    for one in range(14)
                ]
            codes = [one["refusal"]["code"] if one["type"] == "refused" else "" for one in answers]
            assert codes.count("correct-too-fast") >= 3
            assert codes[0] == ""

    run(correct_again_and_again())


def test_s44_trying_corrections_tells_nothing_about_another() -> None:
    table = tables.opened(
        "yurikure", tables.people(3), {"procedure": "competition"}, Terms(paper=True)
    ).begin()
    for result in (0, 3, 5, 7, *range(6), 2):
        say(table, 0, result)
    while table.prompt(table.table.to_move()[0]).decision.question.key == "yurikure-question-setup":
        seat = table.table.to_move()[0]
        actions = table.prompt(seat).actions
        table.play(seat, "hand-in" if "hand-in" in actions else actions[0])
    mover = table.table.to_move()[0]
    reveals = [action for action in table.prompt(mover).actions if action.startswith("reveal")]
    table.play(mover, "pass")
    passed_by_mover = len(table.table.visible_entries[mover]) - 1
    other = (mover + 1) % 3
    passed = len(table.table.visible_entries[other]) - 1
    for action in (reveals[0], "reveal akane 40"):  # she could have revealed this, and nobody that
        with tables.refused("correct-not-yours"):
            corrections.correct(table.table, other, passed, action, [], [], cut=False)
    with tables.refused("correct-not-yours"):
        paper_table.alternatives(table.table, other, passed, "1")
    table.write(Handed(other, "greedy", "asked"))
    table.settle("bot")
    by_bot = len(table.table.visible_entries[mover]) - 1
    for action in ("reveal akane 1", "reveal akane 31", "hand-in"):  # nor of a bot, which keeps what it has
        with tables.refused("correct-bot-hidden"):
            corrections.correct(table.table, mover, by_bot, action, [], [], cut=False)
    own = paper_table.alternatives(table.table, mover, passed_by_mover, "1")
    assert own.action == "pass"
    assert reveals[0] in own.actions

    duel = at_a_drawn_card()
    chance = random.Random(1)
    while not (shown := _shown_by(duel, 0)):
        asked = rolls.paper_of(duel.table).question
        if asked is not None:
            say(duel, rolls.reporters(duel.table, asked)[0], chance.choice(asked.choices))
        else:
            seat = duel.table.to_move()[0]
            duel.play(seat, chance.choice(duel.prompt(seat).actions))
    number = duel.table.visible_entries[1].index(shown)
    deck = duel.table.settings.decks[0].cards  # type: ignore[attr-defined]
    for card in (deck[0], deck[-1], 60_000):
        with tables.refused("correct-not-yours"):
            corrections.correct(duel.table, 1, number, "", [card], [], cut=True)
    assert paper_table.alternatives(duel.table, 1, number, "1").fell[0].choices == []
    assert (
        paper_table.alternatives(duel.table, 0, duel.table.visible_entries[0].index(shown), "1")
        .fell[0]
        .choices
    )


def _shown_by(table: tables.Written, seat: int) -> int:
    """The entry in which a card of this deck fell that both saw; 0: none yet."""
    for one in table.table.log:
        if one.results and one.results[0].asked.by == seat and not one.results[0].asked.private:
            return one.number
    return 0


def test_s45_looking_back_does_not_keep_the_server_busy(tmp_path: Path, run: Run) -> None:
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
        "terms": {"paper": True, "pace": 0},
    }

    async def look_back_again_and_again() -> None:
        async with nearby(tmp_path, clock=ManualClock()) as server:
            begun = await open_table(server.address, wanted)
            async with hearing(server.address, begun["table"], begun["secret"]) as ear:
                await ear.until(lambda: ear.now.get("chance"))
                await ear.ask(type="fell", chance=ear.now["chance"]["id"], results=[1])
                number = ear.number
                answers = [await ear.ask(type="instead", id=f"i{one}", number=number) for one in range(22)]
            kinds = [one["type"] for one in answers]
            assert kinds == ["changeable"] * 20 + ["refused"] * 2

    run(look_back_again_and_again())


# Decks and cards.


def test_s50_files_that_are_examined_keep_nobody_waiting(tmp_path: Path, run: Run) -> None:
    async def write() -> None:
        async with nearby(tmp_path, openings=6, clock=ManualClock()) as server:

            async def examined(option: str, text: str, _from: str = "192.0.2.1", **more: object) -> Answer:
                path = f"POST /api/games/lily/options/{option}/examine"
                return await http(server.address, path, {"text": text, **more}, {"X-Forwarded-For": _from})

            worst = ["a = " + "[" * 90_000, "[[character]]\n" * 7000, "x y\n" * 24_000, "99 w101\n" * 12_000]
            worst += [f"1 w101\na{' ' * 90_000}b", "\ufdfa" * 80_000, f"a = {'9' * 90_000}"]
            worst += [f"a{'.a' * 49_000} = 1", f"[{'a.' * 49_000}a]", f"a = 0x{'f' * 90_000}"]
            for number, text in enumerate(worst):
                for option in ("set", "decks"):
                    answer = await examined(option, text, f"192.0.2.{number + 9}")
                    assert answer.status == 200
                    assert 0 < len(json.loads(answer.body)["faults"]) <= 101
            large = [(await examined("set", "#" * 99_000, "192.0.2.3")).status for _ in range(12)]
            assert 429 in large, "who sends much sends less often"
            half = '{"names": {"x": {"en": "\\ud800", "ja": "x", "zh-Hant": "x"}}}'
            assert (await examined("decks", "", options={"set": half})).code == "lily-set-toml"
            assert (await examined("set", "x" * 100_001)).code == "wire-malformed"
            assert (await examined("decks", "", options={"set": "[" * 90_000})).code == "lily-set-toml"
            assert (await examined("nothing", "")).code == "option-no-file"
            statuses = [(await examined("decks", "")).status for _ in range(40)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            elsewhere = {"X-Forwarded-For": "192.0.2.2"}
            path = "POST /api/games/lily/options/decks/examine"
            assert (await http(server.address, path, {"text": ""}, elsewhere)).status == 200
            assert (await http(server.address, "GET /api/tables", None, elsewhere)).status == 200

    run(write())


def test_s46_a_worker_keeps_what_everybody_gets(tmp_path: Path, run: Run) -> None:
    source = (TOP / "web" / "worker" / "kept.ts").read_text(encoding="utf-8")
    kept = [re.compile(one.replace("\\/", "/")) for one in re.findall(r"^  /(\^.*)/,$", source, re.M)]
    worker = (TOP / "web" / "worker" / "sw.ts").read_text(encoding="utf-8")
    assert 'request.method !== "GET"' in worker
    assert 'headers.has("authorization")' in worker

    async def ask_as_anybody() -> None:
        async with nearby(tmp_path) as server:
            table, *held = await opened(server.address, "yurikure", people=1, bots=2, **SLOW)
            paths = describe(ENDPOINTS)["paths"]
            assert isinstance(paths, dict)
            asked = [path.replace("{table}", table) for path, methods in paths.items() if "get" in methods]
            found = [path for path in asked if any(one.search(path) for one in kept)]
            assert f"/api/tables/{table}/reference" in found
            assert "/api/tables" not in found, "the lobby is of now"
            for path in found:
                answers = [
                    (await http(server.address, f"GET {path}", headers=headers)).body
                    for headers in ({}, {"Authorization": f"Bearer {held[0]}", "Cookie": f"secret={held[0]}"})
                ]
                assert answers[0] == answers[1], path
                assert not any(secret.encode() in answers[0] for secret in held), path

    run(ask_as_anybody())


def test_s47_an_old_client_does_not_stay(service: Service) -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert policy["worker-src"] == policy["manifest-src"] == "'self'"
    if not (WEB / "sw.js").exists():
        pytest.skip("the web client is built into the package only")
    for path in ("/", "/t/x", "/sw.js", "/manifest.webmanifest", "/words/en.ftl"):
        answer = asyncio.run(http(service.address, f"GET {path}"))
        assert answer.headers["cache-control"] == "no-cache", path
    answer = asyncio.run(http(service.address, "GET /sw.js"))
    assert "service-worker-allowed" not in answer.headers
    assert b"importScripts" not in answer.body


# My games, and being called.


def test_s51_my_tables_are_shown_to_who_holds_a_seat(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with nearby(tmp_path) as server:
            table, rin, mio, *_ = await opened(server.address, "yurikure", people=3)
            async with hearing(server.address, table, mio) as ear:
                await begun(ear)
                for pair in tables.placed(1):
                    await ear.until(lambda: ear.now.get("prompt"))
                    await ear.ask(type="play", prompt=ear.now["prompt"]["id"], action=pair)
                answers = []
                for held in (
                    (table, ""),
                    (table, new_secret()),
                    (table, hashed(rin)),
                    ("nowhere", rin),
                    ("' or", rin),
                ):
                    seats = [{"table": held[0], "secret": held[1]}]
                    answers.append((await http(server.address, "POST /api/mine", {"seats": seats})).body)
                assert all(json.loads(answer)["tables"] == [] for answer in answers)
                seats = [{"table": table, "secret": rin}]
                answer = await http(server.address, "POST /api/mine", {"seats": seats})
                assert json.loads(answer.body)["tables"][0]["seat"] == 0
                for hidden in (
                    rin,
                    mio,
                    hashed(rin),
                    server.table(table).seed,
                    "akane",
                    "support",
                ):
                    assert hidden.encode() not in answer.body
                many = await http(server.address, "POST /api/mine", {"seats": seats * 51})
                assert (many.status, many.code) == (400, "wire-malformed")
                answered = [
                    await http(server.address, "POST /api/mine", {"seats": seats * 50}) for _ in range(8)
                ]
                assert {answer.status for answer in answered} == {200, 429}

    run(look())


ELSEWHERE = [
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://evil.example/x",
    "https://evilpush.apple.com.evil.example/x",
    "https://xfcm.googleapis.com/x",
    "https://fcm.googleapis.com/x\r\nHost: evil",
    "file:///etc/passwd",
    "https:fcm.googleapis.com/x",
]


def test_s52_only_push_services_are_posted_to(tmp_path: Path, run: Run) -> None:
    async def try_it() -> None:
        async with nearby(tmp_path) as server:
            table, rin, _ = await opened(server.address)
            browser = Subscription("https://fcm.googleapis.com").wanted(rin)
            for address in ELSEWHERE:
                wanted = {**browser, "address": address}
                answer = await http(server.address, f"POST /api/tables/{table}/call", wanted)
                assert (answer.status, answer.code) == (400, "call-no-service"), address
                with pytest.raises(delivery.DeliveryFailed):
                    await delivery.PushServices(SYSTEM).post(address, {}, b"")
            assert (await http(server.address, f"POST /api/tables/{table}/call", browser)).status == 200

    run(try_it())


def test_s52_a_known_name_must_lead_out_and_nobody_waits(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def try_it() -> None:
        loop = asyncio.get_running_loop()
        places: list[str] = []

        async def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", (place, port)) for place in places]

        async def connected(*_: object, **__: object) -> None:
            raise AssertionError("gone to")

        with monkeypatch.context() as patched:
            patched.setattr(loop, "getaddrinfo", found)
            patched.setattr(asyncio, "open_connection", connected)
            for inside in (
                "127.0.0.1",
                "10.0.0.8",
                "192.168.1.1",
                "169.254.169.254",
                "::1",
                "fd00::1",
                "0.0.0.0",
                "::ffff:10.0.0.8",
            ):
                places[:] = [inside]
                with pytest.raises(delivery.DeliveryFailed, match="not a public address"):
                    await delivery.PushServices(SYSTEM).post("https://fcm.googleapis.com/x", {}, b"")
        clock = ManualClock()
        async with (
            PushService().serving() as push,
            nearby(tmp_path, clock=clock, push_services=[push.origin]) as server,
        ):
            push.goes_on.clear()
            table, rin, mio = await opened(server.address)
            for number, secret in enumerate((rin, mio)):
                wanted = Subscription(push.origin, f"/{number}").wanted(secret)
                await http_request(server.address, "POST", f"/api/tables/{table}/call", wanted)
            await clock.until(lambda: push.asked)  # the service is being told now, and takes its time
            hers = (rin, mio)[server.table(table).to_move()[0]]
            async with hearing(server.address, table, hers) as ear:
                prompt = ear.now["prompt"]
                answer = await ear.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
                assert answer["type"] == "done"
                assert push.got == [], "she did not wait for it"
            push.goes_on.set()

    run(try_it())


def test_s53_a_call_tells_its_carrier_nothing(tmp_path: Path, run: Run) -> None:
    async def call() -> None:
        clock = ManualClock()
        async with (
            PushService().serving() as push,
            nearby(tmp_path, clock=clock, push_services=[push.origin]) as server,
        ):
            table, *secrets = await opened(server.address, "yurikure", people=3)
            browsers = [Subscription(push.origin, f"/{seat}") for seat in range(3)]
            for browser, secret in zip(browsers, secrets, strict=True):
                await http_request(
                    server.address, "POST", f"/api/tables/{table}/call", browser.wanted(secret)
                )
            await clock.until(lambda: len(push.got) == 3)
            seed = server.table(table).seed
            for pushed in push.got:
                browser = browsers[int(pushed.path[1:])]
                carried = pushed.body + str(pushed.headers).encode()
                for hidden in (table, *secrets, "Rin", "yurikure", "Yuri"):
                    assert hidden.encode() not in carried
                text = browser.opened(pushed)
                assert set(json.loads(text)) == {"table", "title", "body"}
                assert not any(hidden in text for hidden in (*secrets, seed, *map(hashed, secrets)))
                with pytest.raises(InvalidTag):  # nobody else can
                    browsers[int(pushed.path[1:]) - 1].opened(pushed)

    run(call())


def test_s54_what_is_moved_is_given_once(tmp_path: Path, run: Run) -> None:
    async def move() -> None:
        async with nearby(tmp_path, clock=ManualClock()) as server:
            left = json.loads((await http(server.address, "POST /api/parcels", {"body": "sealed"})).body)
            assert len(base64.urlsafe_b64decode(left["parcel"] + "==")) * 8 == 128
            path = f"POST /api/parcels/{left['parcel']}/fetch"
            answers = await asyncio.gather(*(http(server.address, path) for _ in range(5)))
            assert sorted(answer.status for answer in answers) == [200, 404, 404, 404, 404]
            stolen = await http(server.address, path, {}, {"Origin": "https://evil.example"})
            assert stolen.status == 403
            answered = [await http(server.address, "POST /api/parcels", {"body": "x"}) for _ in range(12)]
            assert [answer.status for answer in answered] == [200] * 9 + [429] * 3

    run(move())


def test_s48_nobody_keeps_the_server_busy_with_chances(tmp_path: Path, run: Run) -> None:
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    others = [record.replace("greedy 1", f"greedy {number}") for number in range(2, 5)]

    async def review() -> None:
        async with nearby(tmp_path) as server:
            every = server.service.api.analyses
            busy = 'import time\nprint(\'{"points": [], "turnings": [], "done": 0.1}\', flush=True)\ntime.sleep(600)'
            every.command = [sys.executable, "-S", "-c", busy]
            answers = [await http(server.address, "POST /api/review", {"record": one}) for one in others]
            assert [answer.status for answer in answers] == [200, 200, 429]
            assert answers[2].code == "review-too-many"
            assert json.loads(answers[1].body)["waiting"] == 1, "one after the other"
            from_there = {"X-Forwarded-For": "192.0.2.7"}
            elsewhere = await http(server.address, "POST /api/review", {"record": others[2]}, from_there)
            assert elsewhere.status == 200, "others are not kept waiting for it"
        # Whoever closes ends it: it would go on for ten minutes.

    run(review())


def test_s49_a_record_that_is_brought_must_hold_before_it_is_played_on(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    wanted = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "terms": {"pace": 0}, "decisions": 9}

    async def go_on() -> None:
        async with nearby(tmp_path) as server:

            async def answer(text: str, **other: object) -> Answer:
                return await http(server.address, "POST /api/continue", {**wanted, "record": text, **other})

            first = next(line for line in record.splitlines() if re.match(r"[12] take", line))
            assert (await answer(record.replace(first, "1 take 9"))).code == "record-step-changed"
            assert (
                await answer(re.sub(r" ~\w+", "", record).replace("take", "give"))
            ).code == "record-decision"
            assert (await answer(record, decisions=24)).code == "continue-no-moment", "it was over"
            assert (await answer(record, seats=wanted["seats"] * 2)).code == "seats-wrong"  # type: ignore[operator]
            assert (await answer(record, terms={"paper": True})).code == "fork-unseeded"
            assert not server.service.registry.live_tables, "no table was opened"
            table = json.loads((await answer(record)).body)["table"]
            async with hearing(server.address, table) as looking:
                await looking.until(lambda: looking.now["phase"] == "over")
            given = (await http(server.address, f"GET /api/tables/{table}/record")).body.decode()
            assert "from 9 kept" in given
            monkeypatch.setattr(limits, "MAX_IMPORTED_DECISIONS", 20)
            assert (await answer(record)).code == "continue-too-long"

    run(go_on())


def test_s55_long_answers_are_not_made_again_and_again(tmp_path: Path, run: Run) -> None:
    async def look() -> None:
        async with nearby(tmp_path) as server:
            api = server.service.api
            api._reads = TokenBuckets(0.001, 20, SYSTEM)
            lesson = [await http(server.address, "GET /api/lessons/lily-first") for _ in range(5)]
            assert [answer.status for answer in lesson] == [200, 200, 200, 429, 429], "each counts six"
            assert (await http(server.address, "GET /api/lessons/kasane-first")).status == 200, "and this one"
            elsewhere = {"X-Forwarded-For": "192.0.2.4"}
            assert (await http(server.address, "GET /api/lessons/lily-first", None, elsewhere)).status == 200

    run(look())
