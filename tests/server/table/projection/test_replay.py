"""A game told again is the game as it was told: for every viewer what their table showed them, and nothing else."""

from __future__ import annotations

import copy
import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from madoi.client import Refused as RequestRefused
from madoi.client import http_request, open_table, seated
from madoi.core.record import Record, read
from madoi.core.refusal import Refused
from madoi.core.session import verify
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import find
from madoi.server.protocol.records import Moment, Replay
from madoi.server.table.log import Decided, Opened, Terms
from madoi.server.table.projection.replay import build_replay
from support.games.secrets import SECRETS
from support.golden import kept, played
from support.server.in_process import serve_in_process
from support.server.recording_client import recording_client
from support.server.service_process import Service
from support.server.tables import ScriptedTable, people, sent_update

Data = dict[str, Any]

PLAYED = ["kasane-3-harder-easier", "yurikure-4", "lily-2"]
MOST_ON_THE_WIRE = 100_000


def moments(told: Replay) -> list[tuple[Moment, Data]]:
    """Every moment with the table as it is shown then, as a client puts it together from the wire."""
    now: Any = None
    found = []
    wire: Replay = msgspec.json.decode(msgspec.json.encode(told), type=Replay)
    for moment in wire.moments:
        now = copy.deepcopy(now)
        for change in moment.changes:
            if not change.path:
                now = change.value
                continue
            place = now
            for step in change.path[:-1]:
                place = place[step]
            place[change.path[-1]] = change.value
        found.append((moment, now))
    return found


def at_the_table(record: Record) -> dict[Viewer, list[tuple[Data, Data]]]:
    """The same game played by people at a table: what each viewer was told of it, and shown after that."""
    seats = len(record.players)
    table = ScriptedTable(Opened(record.game, record.options, people(seats), Terms())).begin(record.seed)
    seen: dict[Viewer, list[tuple[Data, Data]]] = {viewer: [] for viewer in [SPECTATOR, *range(seats)]}

    def look() -> None:
        for viewer, told in seen.items():
            since = told[-1][0]["number"] if told else 0
            update = json.loads(sent_update(table.table, viewer, since, chat=True))
            assert len(update["news"]) <= 1
            told += [(news, update["now"]) for news in update["news"]]

    look()
    for step in record.steps:
        table.write(Decided(step.seat, step.text))
        look()
    return seen


@pytest.mark.parametrize("name", PLAYED)
def test_everybody_is_told_again_what_she_was_told_and_shown_what_she_was_shown(name: str) -> None:
    record = kept(name)
    session = verify(find(record.game), record)
    for viewer, seen in at_the_table(record).items():
        told = moments(build_replay(session, viewer))
        assert len(told) == len(seen)
        for (moment, now), (news, then) in zip(told, seen, strict=True):
            assert msgspec.to_builtins(moment.news.lines) == news.get("lines", [])
            assert (moment.news.what, moment.news.seat) == (news["what"], news.get("seat", -1))
            for part in ("view", "phase", "outcome", "open", "commitment"):
                assert now[part] == then.get(part), part
            assert now["to_move"] == then.get("to_move", [])
            asked, was_asked = now["prompt"], then.get("prompt")
            for part in ("question", "facts", "actions", "default"):
                assert (asked or {}).get(part) == (was_asked or {}).get(part)


@pytest.mark.parametrize("name", PLAYED)
def test_no_moment_before_the_end_holds_what_its_viewer_could_not_know(name: str) -> None:
    session = played(name)
    hidden = SECRETS[session.game.name]
    looked_for = 0
    for viewer in [SPECTATOR, *range(session.settings.seats)]:
        *before, _ = moments(build_replay(session, viewer))
        for moment, now in before:
            told = dump([msgspec.to_builtins(moment), now])
            assert session.record.seed not in told
            for secret in hidden(session.state_at(moment.decisions), viewer):
                assert secret not in told, f"{viewer} is shown {secret} after {moment.decisions} decisions"
                looked_for += 1
    assert looked_for > 50


@pytest.mark.parametrize("name", ["kasane-3-continued", "yurikure-3-continued", "lily-2-continued"])
def test_with_everything_open_every_decision_is_a_moment_and_nothing_is_hidden(name: str) -> None:
    session = played(name)
    told = build_replay(session, EVERYTHING)
    shown = moments(told)
    assert [moment.decisions for moment, _ in shown] == list(range(session.decisions + 1))
    for number, (moment, now) in enumerate(shown):
        state = session.state_at(number)
        assert now["view"] == json.loads(msgspec.json.encode(state.view(EVERYTHING).data()))
        assert now["to_move"] == state.to_move()
        assert now["prompt"] is None
        assert moment.action == ("" if number == 0 else session.record.steps[number - 1].text)
    assert told.first == session.forked_at > 0
    assert told.seeded


def test_who_looks_with_a_seat_s_eyes_sees_her_own_decisions_in_notation_and_no_others() -> None:
    session = played("yurikure-4")
    told = build_replay(session, 1)
    deciders = session.deciders()
    actions = [step.text for step in session.record.steps]
    for moment in told.moments[1:]:
        made = moment.decisions - 1
        assert moment.action == (actions[made] if deciders[made] == 1 else "")
    drafts = sum(
        text.startswith("support") and seat != 1 for seat, text in zip(deciders, actions, strict=True)
    )
    assert len(told.moments) <= session.decisions + 1 - drafts, "what others write is no moment of theirs"


def test_there_is_nobody_at_a_seat_that_is_not_there() -> None:
    session = played("kasane-2")
    for viewer in (2, -3):
        with pytest.raises(Refused) as refused:
            build_replay(session, viewer)
        assert refused.value.refusal.code == "seat-none"


@pytest.mark.parametrize("name", ["lily-2", "yurikure-5-orientations"])
def test_a_long_game_is_short_on_its_way(name: str) -> None:
    wire = msgspec.json.encode(build_replay(played(name), 0))
    assert len(gzip.compress(wire)) < MOST_ON_THE_WIRE


# Over the wire.


async def finished(address: str, game: str, seats: int) -> str:
    """The id of a table where machines have played a whole game."""
    wanted = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * seats, "terms": {"pace": 0}}
    table: str = (await open_table(address, wanted))["table"]
    async with seated(address, table) as looking:
        await looking.until(lambda seat: seat.over, timeout=50)
    return table


async def test_the_service_tells_a_finished_game_again_to_anybody(service: Service) -> None:
    address = service.address
    table = await finished(address, "kasane", 2)
    record = await http_request(address, "GET", f"/api/tables/{table}/record")
    session = verify(find("kasane"), read(record))
    for wanted, viewer in (("0", 0), ("1", 1), ("-1", SPECTATOR), ("open", EVERYTHING)):
        given = await http_request(address, "GET", f"/api/tables/{table}/replay?viewer={wanted}")
        assert given == json.loads(msgspec.json.encode(build_replay(session, viewer)))
        assert given == await http_request(address, "GET", f"/api/tables/{table}/replay?viewer={wanted}"), (
            "kept"
        )
    assert given == await http_request(
        address, "POST", "/api/replay", {"record": record, "viewer": EVERYTHING}
    )
    for path, code in (
        (f"{table}/replay?viewer=all", "replay-no-viewer"),
        (f"{table}/replay?viewer=7", "seat-none"),
        ("nowhere/replay", "table-none"),
    ):
        with pytest.raises(RequestRefused) as refused:
            await http_request(address, "GET", f"/api/tables/{path}")
        assert refused.value.refusal["code"] == code
    with pytest.raises(RequestRefused) as refused:
        await http_request(address, "POST", "/api/replay", {"record": record.replace("take", "give", 1)})
    assert refused.value.refusal["code"] == "record-step-changed"
    assert refused.value.refusal["facts"]["line"] > 1


async def test_a_game_that_was_corrected_after_its_end_is_told_as_it_is_now(tmp_path: Path) -> None:
    """At a paper table that can happen when somebody has looked back already."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    wanted = {"game": "kasane", "seats": seats, "terms": {"pace": 0}}
    async with serve_in_process(tmp_path) as server:
        first, second = [(await open_table(server.address, wanted))["table"] for _ in range(2)]
        for table in (first, second):
            async with recording_client(server.address, table) as looking:
                await looking.until(lambda: looking.now["phase"] == "over")

        async def told() -> Any:
            return await http_request(server.address, "GET", f"/api/tables/{first}/replay?viewer=open")

        before = await told()
        corrected = server.table(second)
        corrected.id = first
        server.live_table(first).table = corrected
        assert await told() != before
