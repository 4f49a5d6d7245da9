"""The threats of docs/security.md, chapter “Counters and copies”, each tried."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from madoi.client import http_request
from madoi.core.viewer import SPECTATOR
from madoi.server.http.router import ENDPOINTS
from madoi.server.serve import bind_socket
from madoi.server.table.commands import seating
from madoi.server.table.commands.continuations import continuation_of_table
from madoi.server.table.log import Terms
from madoi.server.transport.metrics_server import MetricsServer
from support.server.in_process import InProcessServer, serve_in_process
from support.server.raw_http import send_request
from support.server.recording_client import RecordingClient, recording_client
from support.server.tables import PAIRS, ScriptedTable, bot, placed, secret, started_table
from support.server.threats import open_and_sit_down, wait_for_start

NO_SORAI = ["akane shirakaba", "kuroki tsuge", "murafuji midorino", "akane kuroki", "shirakaba tsuge"]
"""With this sheet, nothing can be revealed on sorai, who acts first with our seed."""


async def test_s56_no_public_answer_moves_with_a_hidden_event(tmp_path: Path) -> None:
    async with (
        serve_in_process(tmp_path) as server,
        metrics_port() as metrics,
    ):
        table, *held = await open_and_sit_down(server.address, "yurikure", 3, public=True)
        async with (
            recording_client(server.address, table, held[0]) as rin,
            recording_client(server.address, table, held[1]) as mio,
            recording_client(server.address, table) as spectator,
        ):
            await wait_for_start(rin, mio, spectator)
            others = (mio, spectator)
            await public_answers(server, table)  # what is made on first use is made
            counted = await http_request(metrics, "GET", "/metrics")
            for client in others:
                await client.ask(type="ping")
                client.new()
            before = await public_answers(server, table)
            for pair in PAIRS:
                answer = await rin.ask(type="play", prompt=rin.now["prompt"]["id"], action=f"support {pair}")
                assert answer["type"] == "done"
            assert (await rin.ask(type="undo"))["type"] == "done"
            assert (await rin.ask(type="play", prompt="nothing", action="pass"))["type"] == "refused"
            for client in others:
                pong = await client.ask(type="ping", id="now")
                assert pong["type"] == "done"
                assert len(client.new()) == 1, "nothing but the answer to this ping was sent"
            assert await public_answers(server, table) == before
            assert await http_request(metrics, "GET", "/metrics") != counted, "the operator sees it"


def test_s56_votes_end_alike_with_decisions_and_forced_answers() -> None:
    """Votes to replace a player are public: they must not tell who answered for the seat."""
    shown = []
    for kind in ("forced", "person"):
        table = started_table("yurikure")
        for seat in range(3):
            table.play(seat, *placed(seat, NO_SORAI if seat == 2 else PAIRS), "hand-in")
        assert table.prompt(2).actions == ["pass"]
        table.write(seating.vote(table.table, 0, 2, ()))
        assert table.now(SPECTATOR)["seats"][2]["votes"] == 1
        if kind == "forced":
            table.settle("forced")
        else:
            table.play(2, "pass")
        shown.append(table.now(SPECTATOR)["seats"])
    assert shown[0] == shown[1]


@asynccontextmanager
async def metrics_port() -> AsyncIterator[str]:
    listening = bind_socket("127.0.0.1", 0)
    server = MetricsServer(listening)
    server.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.shutdown()
        server.server_close()


async def public_answers(server: InProcessServer, table: str) -> dict[str, tuple[object, ...]]:
    """Every address that can be read without a secret, with status, headers and body."""
    paths = [one.path.replace("{table}", table) for one in ENDPOINTS if one.method == "GET"]
    found: dict[str, tuple[object, ...]] = {}
    for path in [*(path for path in paths if "{" not in path), "/metrics", f"/table/{table}"]:
        answer = await send_request(server.address, f"GET {path}")
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        body = re.sub(rb'"time":[0-9.]+', b"", answer.body)
        found[path] = (answer.status, headers, body)
    assert found["/metrics"][0] == 404
    assert found[f"/api/tables/{table}"][0] == 200
    return found


async def test_s57_a_copy_does_not_count_what_was_hidden_in_the_game_it_came_from(tmp_path: Path) -> None:
    """Two tables that differ in secret decisions of others; everything that their copies answer is the same."""
    async with serve_in_process(tmp_path) as server:
        found = [await ask_a_finished_copy(server, placed) for placed in (0, 3)]
        assert found[0] == found[1]


async def ask_a_finished_copy(server: InProcessServer, placed: int) -> list[object]:
    """Rin copies a game in which Mio has placed so many pairs; bots finish the copy, and Rin asks around."""
    table, *held = await open_and_sit_down(server.address, "yurikure", 3)
    async with recording_client(server.address, table, held[1]) as mio:
        await wait_for_start(mio)
        for pair in PAIRS[:placed]:
            await mio.ask(type="play", prompt=mio.now["prompt"]["id"], action=f"support {pair}")
    seats = [{"kind": "me", "name": "Rin"}, *[{"kind": "bot", "bot": "random"}] * 2]
    wanted = {"seats": seats, "secret": held[0], "terms": {"pace": 0}}
    path = f"/api/tables/{table}/continue"
    copy = await http_request(server.address, "POST", path, wanted)
    answers: list[object] = []
    async with recording_client(server.address, copy["table"], copy["secret"]) as rin:
        await wait_for_start(rin)
        answers.append(rin.now["undo"])
        answers.append(await refusal_of(rin, type="undo"))
        await rin.ask(type="hand", bot="random")
        await rin.until(lambda: rin.now["phase"] == "over")
        answers += [await refusal_of(rin, type="hint", at=at) for at in (0, 1, 99_999)]
    for decisions in (0, 1, 2, 3, 4, 99_999):
        again = {**wanted, "secret": "", "decisions": decisions}
        path = f"/api/tables/{copy['table']}/continue"
        answers.append((await send_request(server.address, f"POST {path}", again)).body)
    session = server.table(copy["table"]).started_session
    assert session.forked_at == placed
    return answers


async def refusal_of(client: RecordingClient, **message: object) -> object:
    answer = await client.ask(**message)
    return answer["refusal"]


async def test_s57_neither_do_the_bots_of_a_copy(tmp_path: Path) -> None:
    """Their seed is public when the copy is over: nothing hidden may be part of it."""
    chosen: list[list[str]] = []
    for count in (0, 3):
        table = started_table("yurikure")
        table.play(1, *(f"support {pair}" for pair in PAIRS[:count]))
        plans = [bot("random", str(seat)) for seat in range(3)]
        opened = continuation_of_table(table.table, plans, Terms(), None, None, secret(0))
        copy = ScriptedTable(opened, "copy").begin("another-seed")
        for _ in range(30):
            copy.settle("bot")
        chosen.append([getattr(one.entry, "action", "") for one in copy.table.log])
    assert chosen[0] == chosen[1]


async def test_s58_a_copy_gives_no_hints_for_a_game_without_hints(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        for allowed, code in ((False, "hint-not-here"), (True, "")):
            table, *held = await open_and_sit_down(server.address, hints=allowed)
            async with recording_client(server.address, table, held[0]) as rin:
                await wait_for_start(rin)
            seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
            wanted = {"seats": seats, "secret": held[0], "terms": {"pace": 0, "hints": True}}
            copy = await http_request(server.address, "POST", f"/api/tables/{table}/continue", wanted)
            async with recording_client(server.address, copy["table"], copy["secret"]) as rin:
                await rin.until(lambda rin=rin: rin.now.get("prompt"))
                answer = await rin.ask(type="hint")
                assert answer.get("refusal", {"code": ""})["code"] == code
                again = {**wanted, "secret": copy["secret"]}  # nor in a copy of the copy
                path = f"/api/tables/{copy['table']}/continue"
                second = await http_request(server.address, "POST", path, again)
            async with recording_client(server.address, second["table"], second["secret"]) as rin:
                await rin.until(lambda rin=rin: rin.now.get("prompt"))
                answer = await rin.ask(type="hint")
                assert answer.get("refusal", {"code": ""})["code"] == code
