"""The service over the wire: `madoi serve` in a process of its own, spoken to by `madoi.client`."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from madoi.client import Refused, Seat, http_request, open_table, seated, sit_down
from madoi.core.package_data import read_package_data
from madoi.core.record import read
from madoi.core.session import verify
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games import NAMES, find
from madoi.server.protocol.client_messages import ClientMessage
from support.server import remote_bot
from support.server.service_process import Service

Data = dict[str, Any]

SEATS = {"kasane": 3, "yurikure": 3, "lily": 2}
PEOPLE = ["Rin", "Mio", "Sae", "Yuu"]
AT_ONCE = {"pace": 0}


@asynccontextmanager
async def table_of(
    service: Service, game: str, people: int, bots: int = 0, **terms: object
) -> AsyncIterator[list[Seat]]:
    """So many people at a table, and bots behind them; the game has begun."""
    wanted: list[Data] = [{"kind": "me", "name": PEOPLE[0]}]
    wanted += [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": "random"}] * bots
    body = {"game": game, "seats": wanted, "terms": {**AT_ONCE, **terms}}
    opened = await open_table(service.address, body)
    secrets = [opened["secret"]]
    for number in range(1, people):
        taken = await sit_down(service.address, opened["table"], number, PEOPLE[number])
        secrets.append(taken["secret"])
    async with AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(seated(service.address, opened["table"], secret))
            for secret in secrets
        ]
        for seat in seats:
            await seat.until(lambda seat: seat.now["phase"] != "waiting")
        yield seats


async def refused(request: Awaitable[object]) -> str:
    """The code of the refusal that this must get."""
    with pytest.raises(Refused) as answer:
        await request
    code: str = answer.value.refusal["code"]
    return code


async def play_some(seats: list[Seat], chance: random.Random, decisions: int) -> None:
    """So many decisions, or to the end. What can only be answered in one way is answered by the table."""
    made = 0
    while made < decisions and not seats[0].over:
        asked = [seat for seat in seats if seat.prompt and len(seat.prompt["actions"]) > 1]
        if not asked:
            await asyncio.sleep(0.002)
            continue
        seat = chance.choice(asked)
        made += await answered(seat, chance)


async def answered(seat: Seat, chance: random.Random) -> bool:
    prompt = seat.prompt
    assert prompt is not None
    try:
        await seat.play(chance.choice(prompt["actions"]))
    except Refused as refused:
        if refused.refusal["code"] != "table-stale":
            raise
        return False
    await seat.until(lambda seat: seat.prompt is None or seat.prompt["id"] != prompt["id"])
    return True


async def said_by(service: Service, *messages: Data | str | bytes) -> list[Data]:
    """What the server says to somebody who sends these messages, until it closes or has answered all."""
    heard: list[Data] = []
    async with connect(service.address.replace("http", "ws") + "/play") as line:
        for message in (*messages, {"type": "ping", "id": "the last"}):
            await line.send(json.dumps(message) if isinstance(message, dict) else message)
        try:
            while True:
                told = json.loads(await line.recv())
                if told.get("id") == "the last":
                    return heard
                heard.append(told)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            return [*heard, {"type": "closed", "code": code}]


ON_PAPER = {"fell", "rolls", "correct", "instead"}
"""What is asked at paper tables alone has its answers and refusals in test_paper.py."""


class Story:
    """Requests, each with the answer it must get; knows which were made."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.refused: set[str] = set()

    async def good(self, seat: Seat, type: str, /, **fields: object) -> Data:
        self.done.add(type)
        return await seat.request(type, **fields)

    async def bad(self, code: str, seat: Seat, type: str, /, **fields: object) -> None:
        self.refused.add(type)
        assert await refused(seat.request(type, **fields)) == code


async def test_every_request_has_its_answer_and_its_refusal(service: Service) -> None:
    story = Story()

    await at_a_table(service, story)
    await before_and_after(service, story)
    await conceded(service, story)
    await matched(service, story)
    requests = {str(type.__struct_config__.tag) for type in get_args(ClientMessage)} - {"hello", *ON_PAPER}
    assert story.done == requests
    assert story.refused == requests - {"mute", "ping"}  # nobody can be refused silence, or a sign of life


async def at_a_table(service: Service, story: Story) -> None:
    # A bot that takes its time: it must not hand in their sheet before they are back.
    async with table_of(service, "yurikure", 3, pace=10) as (rin, mio, sae):
        async with seated(service.address, rin.table) as spectator:
            for type, fields in (
                *(
                    ("undo", {}),
                    ("return", {}),
                    ("leave", {}),
                    ("concede", {}),
                    ("rematch", {}),
                    ("hand", {"bot": "greedy"}),
                ),
                *(("play", {"prompt": "", "action": "pass"}), ("why", {"action": "pass"})),
                *(
                    ("wish", {"wish": ""}),
                    ("consent", {"yes": True}),
                    ("vote", {"seat": 0}),
                    ("absence", {"seat": 0, "answer": "bot"}),
                    ("withdraw", {}),
                    ("fill", {}),
                    ("bots", {"yes": True}),
                    ("hint", {}),
                ),
            ):
                await story.bad("table-spectator", spectator, type, **fields)
            await story.bad("name-bad", spectator, "react", phrase="love")
        await story.bad("host-only", mio, "host", what="lock")
        await story.good(rin, "host", what="silence", seat=1)
        await story.good(rin, "host", what="unsilence", seat=1)
        assert rin.prompt
        first, second = rin.prompt["actions"][:2]
        await story.bad("table-stale", rin, "play", prompt="another", action=first)
        await story.bad("yurikure-notation", rin, "play", prompt=rin.prompt["id"], action="hop")
        await story.good(rin, "play", prompt=rin.prompt["id"], action=first)
        await story.bad("undo-nothing", mio, "undo")
        await story.bad("undo-not-asked", mio, "consent", yes=True)
        await story.good(rin, "undo")
        await rin.until(lambda rin: rin.news[-1]["what"] == "undone")
        assert (await story.good(rin, "why", action=second))["refusal"] is None
        reason = await story.good(rin, "why", action="reveal murafuji 4")
        assert reason["refusal"]["rule"].startswith("YK-")
        await story.bad("yurikure-notation", rin, "why", action="hop")
        await story.bad("table-no-wish", rin, "wish", wish="to win")
        await story.good(rin, "wish", wish="")
        await story.good(rin, "say", text="hello")
        await story.good(rin, "react", phrase="luck")
        await story.bad("chat-bad", rin, "say", text="two\nlines")
        await story.good(rin, "mute", on=True)
        await story.good(rin, "ping")
        await story.bad("hint-not-here", rin, "hint")
        await story.bad("table-goes-on", rin, "rematch")
        await story.bad("bot-unknown", rin, "hand", bot="oracle")
        await story.bad("seat-yours-already", rin, "return")
        await story.good(rin, "hand", bot="random")
        await story.bad("table-bot-plays", rin, "hand", bot="random")
        await story.bad("seat-taken", rin, "fill", seat=1)
        await story.good(rin, "return")
        await story.bad("vote-here", rin, "vote", seat=1)
        await story.bad("vote-here", rin, "absence", seat=1, answer="bot")
        await story.good(sae, "leave")
        await story.good(rin, "absence", seat=2, answer="wait")
        await story.good(rin, "vote", seat=2)
        await story.bad("vote-twice", rin, "vote", seat=2)
        await asked_back(story, rin, mio)


async def before_and_after(service: Service, story: Story) -> None:
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Rin"}, {"kind": "open"}],
        "terms": AT_ONCE,
    }
    opened = await open_table(service.address, wanted)
    async with seated(service.address, opened["table"], opened["secret"]) as rin:
        await story.bad("table-not-begun", rin, "play", prompt="", action="pass")
        await story.bad("bot-unknown", rin, "fill", bot="oracle")
        await story.good(rin, "fill", seat=1)
        await rin.until(lambda rin: rin.prompt)
        await story.good(rin, "hand", bot="random")
        await rin.until(lambda rin: rin.over)
        await story.bad("game-over", rin, "undo", ask=True)
        await story.good(rin, "hint", at=0)
        await story.good(rin, "rematch")
        await rin.until(lambda rin: rin.now.get("rematch"))


async def matched(service: Service, story: Story) -> None:
    wanted = {"game": "kasane", "pace": "live", "name": "Rin"}
    seat = await http_request(service.address, "POST", "/api/match", wanted)
    async with seated(service.address, seat["table"], seat["secret"]) as rin:
        await story.bad("match-agree", rin, "fill")
        await story.good(rin, "bots", yes=True)
        await rin.until(lambda rin: rin.now["phase"] == "playing")


async def conceded(service: Service, story: Story) -> None:
    async with table_of(service, "lily", 2) as (rin, mio):
        await story.good(mio, "concede")
        await rin.until(lambda rin: rin.over)
        assert rin.now["outcome"]["winners"] == [0]
        await story.bad("table-not-playing", rin, "concede")


async def asked_back(story: Story, rin: Seat, mio: Seat) -> None:
    """Rin asks to take back what only consent can take back."""
    await rin.until(lambda rin: rin.prompt)
    assert rin.prompt
    await story.good(rin, "play", prompt=rin.prompt["id"], action=rin.prompt["actions"][0])
    await story.good(rin, "undo", ask=True)
    await mio.until(lambda mio: mio.now["undo"]["seat"] == 0)
    await story.bad("undo-not-asked", rin, "consent", yes=True)
    await story.bad("undo-not-asked", mio, "withdraw")
    await story.good(rin, "withdraw")
    await mio.until(lambda mio: mio.now["undo"]["seat"] == -1)
    await story.good(rin, "undo", ask=True)
    await story.good(mio, "consent", yes=False)
    await rin.until(lambda rin: rin.now["undo"]["seat"] == -1)
    await story.good(rin, "undo", ask=True)
    await story.good(mio, "consent", yes=True)
    await rin.until(lambda rin: rin.news[-1]["what"] in ("undone", "undo-answered"))


async def test_only_a_good_hello_is_let_in(service: Service) -> None:
    async with table_of(service, "kasane", 1, bots=1) as (rin,):
        hello = {"type": "hello", "table": rin.table, "secret": rin.secret}
        assert [one["type"] for one in await said_by(service, hello)][:2] == ["welcome", "update"]
        for wrong, code, closed in (
            ({**hello, "table": "nowhere"}, "table-none", 4404),
            ({**hello, "secret": "guessed"}, "seat-no-secret", 4400),
            ({**hello, "protocol": 99}, "wire-protocol", 4400),
            ({**hello, "since": -2}, "wire-malformed", 4400),
            ({"type": "mute", "id": "1", "on": True}, "wire-hello-first", 4400),
            ("hello", "wire-malformed", 4400),
        ):
            answer, end = await said_by(service, wrong)
            assert (answer["refusal"]["code"], end["code"]) == (code, closed)
        again = await said_by(service, hello, hello)
        assert [one["refusal"]["code"] for one in again if one["type"] == "refused"] == ["wire-hello-once"]


@pytest.mark.parametrize("game", NAMES)
async def test_who_comes_back_gets_exactly_what_she_missed(game: str, service: Service) -> None:
    """At many moments of a game, every viewer comes back having seen any number of news; and some lose their
    line again and again all the while. What they have in the end is what those have who never went."""
    chance = random.Random(game)
    async with table_of(service, game, SEATS[game]) as seats, AsyncExitStack() as stack:
        viewers = [*seats, await stack.enter_async_context(seated(service.address, seats[0].table))]
        flaky = [
            await stack.enter_async_context(seated(service.address, one.table, one.secret)) for one in viewers
        ]
        for number in range(14):
            await play_some(seats, chance, 5)
            speaker = seats[number % len(seats)]  # in turn: a seat may say ten things at once, and not more
            await speaker.request("say", text=f"{chance.random()}")
            await something_taken_back(chance.choice(seats))
            cut_off(chance.choice(flaky))
            for witness in viewers:
                await compare_with(witness, chance.randint(-1, witness.number))
            if seats[0].over:
                break
        for witness, other in zip(viewers, flaky, strict=True):
            while (
                other.number != witness.number
            ):  # what the table does by itself reaches one before the other
                await other.until(lambda other, witness=witness: other.number >= witness.number)  # type: ignore[misc]
                await witness.until(lambda witness, other=other: witness.number >= other.number)  # type: ignore[misc]
            assert other.news == witness.news
            assert other.now == witness.now
        assert sum(other.reconnects for other in flaky) > 2
        assert any(news["what"] == "said" for news in viewers[0].news)


async def something_taken_back(seat: Seat) -> None:
    if not seat.over and seat.now["undo"]["refusal"] is None:
        try:
            await seat.request("undo")
        except Refused as refused:
            if refused.refusal["code"] not in ("undo-nothing", "undo-learnt", "undo-others", "game-over"):
                raise


def cut_off(seat: Seat) -> None:
    """As a tunnel does."""
    if seat._socket is not None:
        seat._socket.transport.abort()


async def compare_with(witness: Seat, since: int) -> None:
    """Somebody with the same secret who saw the news of this number last gets what the witness got since."""
    hello = {"type": "hello", "table": witness.table, "secret": witness.secret, "since": since}
    async with connect(witness.address.replace("http", "ws") + "/play") as line:
        await line.send(json.dumps(hello))
        welcome, update = json.loads(await line.recv()), json.loads(await line.recv())
    assert welcome["viewer"] == witness.welcome["viewer"]
    last = update["now"]["number"]
    await witness.until(lambda witness: witness.number >= last)
    assert update["news"] == witness.news[since + 1 : last + 1]
    if witness.number == last:
        assert update["now"] == witness.now


async def test_all_viewers_see_what_the_rules_let_them_see(service: Service) -> None:
    """What each viewer saw after each decision is what their view was then, when the record is played again."""
    seen: dict[int, dict[int, Data]] = {}

    async def look_on() -> str:
        async with (
            table_of(service, "kasane", 2) as seats,
            seated(service.address, seats[0].table) as spectator,
        ):
            viewers = [(SPECTATOR, spectator), *enumerate(seats)]
            chance = random.Random("views")
            made = 0
            while not spectator.over:
                for viewer, one in viewers:
                    await one.until(lambda one, made=made: decisions(one) >= made)  # type: ignore[misc]
                    seen.setdefault(made, {})[viewer] = one.now["view"]
                await play_some(seats, chance, 1)
                made += 1
            for viewer, one in viewers:
                await one.until(lambda one: one.over)
                seen.setdefault(made, {})[viewer] = one.now["view"]
            assert spectator.prompt is None
            text: str = await http_request(service.address, "GET", f"/api/tables/{spectator.table}/record")
            return text

    def decisions(one: Seat) -> int:
        return sum(news["what"] == "decided" for news in one.news)

    record = await look_on()
    session = verify(find("kasane"), read(record))
    assert len(seen) == session.decisions + 1
    for number, views in seen.items():
        state = session.state_at(number)
        for viewer, view in views.items():
            assert view == state.view(viewer).data()
            assert view != state.view(EVERYTHING).data()


async def test_several_tabs_hold_one_seat(service: Service) -> None:
    async with table_of(service, "kasane", 2) as seats, AsyncExitStack() as stack:
        rin, mio = sorted(seats, key=lambda seat: seat.prompt is None)
        tab = await stack.enter_async_context(seated(service.address, rin.table, rin.secret))
        assert tab.welcome["viewer"] == rin.welcome["viewer"]
        prompt = tab.prompt
        assert prompt is not None
        assert prompt == rin.prompt
        answers = await asyncio.gather(
            *(one.play(prompt["actions"][0]) for one in (rin, tab)), return_exceptions=True
        )
        assert [isinstance(answer, Refused) for answer in answers].count(True) == 1, "it counts once"
        await mio.until(lambda mio: mio.prompt)
        for one in (rin, tab, mio):
            await one.until(lambda one: [news["what"] for news in one.news].count("decided") == 1)
            assert one.here["seats"] == [0, 1]
            assert one.here["spectators"] == 0
        assert tab.now == rin.now


async def test_spectators_talk_among_themselves(service: Service) -> None:
    def said(seat: Seat) -> list[tuple[int, str, str]]:
        return [
            (news.get("seat", -1), news["name"], news["text"]) for news in seat.news if news["what"] == "said"
        ]

    async with (
        table_of(service, "kasane", 2) as (rin, mio),
        seated(service.address, rin.table) as nao,
        seated(service.address, rin.table) as ema,
        seated(service.address, rin.table, chat=False) as deaf,
    ):
        await nao.request("say", text="Rin will lose", name="Nao")
        await rin.request("say", text="good evening")
        assert await refused(nao.request("say", text="who am I?")) == "name-bad"
        await ema.until(lambda ema: len(said(ema)) == 2)
        assert said(ema) == [(-1, "Nao", "Rin will lose"), (0, "Rin", "good evening")]
        await mio.until(said)
        assert said(mio) == [(0, "Rin", "good evening")]
        await mio.request("mute", on=True)
        await rin.request("say", text="are you there?")
        await mio.request("mute", on=False)
        await rin.request("say", text="and now?")
        await mio.until(lambda mio: said(mio)[-1][2] == "and now?")
        await play_some([rin, mio], random.Random(1), 1)
        await deaf.until(lambda deaf: deaf.news[-1]["what"] == "decided")
        assert said(deaf) == []
    async with table_of(service, "kasane", 1, bots=1, chat=False) as (rin,):
        assert await refused(rin.request("say", text="anybody?")) == "chat-off"


async def test_the_lobby_shows_public_tables_and_no_others(service: Service) -> None:
    wanted = {"game": "kasane", "seats": [{"kind": "me", "name": "Rin"}, {"kind": "open"}]}
    private = await open_table(service.address, wanted)
    public = await open_table(service.address, {**wanted, "terms": {"public": True}})
    listed = {
        one["table"]: one for one in (await http_request(service.address, "GET", "/api/tables"))["tables"]
    }
    assert private["table"] not in listed
    assert [seat["kind"] for seat in listed[public["table"]]["seats"]] == ["person", "open"]
    whole = await http_request(service.address, "GET", f"/api/tables/{public['table']}")
    assert {**whole, "options": {}} == listed[public["table"]], "options that nobody changed are not listed"
    shown = await http_request(service.address, "GET", f"/api/tables/{private['table']}")
    assert shown["phase"] == "waiting", "who has the link sees it"
    await sit_down(service.address, public["table"], 1, "Rin")
    again = await http_request(service.address, "GET", f"/api/tables/{public['table']}")
    assert [seat["name"] for seat in again["seats"]] == ["Rin", "Rin 2"]


async def test_an_invitation_is_for_one_seat(service: Service) -> None:
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "invited"}, {"kind": "invited"}]
    opened = await open_table(service.address, {"game": "kasane", "seats": seats})
    first, second = (one["invitation"] for one in opened["invitations"])
    table = opened["table"]
    assert await refused(sit_down(service.address, table, 1, "Eve")) == "seat-invited"
    assert await refused(sit_down(service.address, table, 1, "Eve", second)) == "seat-invited"
    mio = await sit_down(service.address, table, 1, "Mio", first)
    assert await refused(sit_down(service.address, table, 1, "Eve", first)) == "seat-taken"
    assert await refused(sit_down(service.address, table, 7, "Eve", first)) == "seat-none"
    async with seated(service.address, table, mio["secret"]) as seat:
        await seat.request("leave")
        with pytest.raises(Refused, match="seat-no-secret"):
            await seat.until(lambda seat: False)
    again = await sit_down(service.address, table, 1, "Mio", first)
    assert again["secret"] != mio["secret"]


async def test_the_seat_of_somebody_else_shows_nothing_any_more(service: Service) -> None:
    """A player who was voted out sees nothing of what the next one at their seat sees, in no tab."""
    async with (
        table_of(service, "kasane", 3) as (rin, mio, sae),
        seated(service.address, sae.table, sae.secret) as tab,
    ):
        await sae.request("leave")
        for one in (rin, mio):
            await one.request("vote", seat=2)
        for one in (sae, tab):
            with pytest.raises(Refused, match="seat-no-secret"):
                await one.until(lambda one: False)
            assert all(news["what"] != "handed" for news in one.news)
        yuu = await sit_down(service.address, rin.table, 2, "Yuu")
        async with seated(service.address, rin.table, yuu["secret"]) as seat:
            assert seat.welcome["viewer"] == 2
            assert seat.now["seats"][2]["name"] == "Yuu"


async def test_a_rematch_keeps_seats_secrets_and_options(service: Service) -> None:
    async with table_of(service, "kasane", 2, public=True) as (rin, mio):
        await play_some([rin, mio], random.Random(5), 100)
        await asyncio.gather(*(one.request("rematch") for one in (rin, mio)))
        for one in (rin, mio):
            await one.until(lambda one: one.now.get("rematch"))
        table = rin.now["rematch"]
        assert mio.now["rematch"] == table
        assert rin.news[-1] == {**rin.news[-1], "what": "rematched", "table": table}
        async with seated(service.address, table, mio.secret) as seat:
            assert seat.welcome["viewer"] == 1
            assert seat.welcome["source"] == rin.table
            assert {**seat.welcome, "table": 0, "time": 0, "source": 0} == {
                **mio.welcome, "table": 0, "time": 0, "source": 0
            }  # fmt: skip
            assert [one["name"] for one in seat.now["seats"]] == ["Rin", "Mio"]
            await seat.until(lambda seat: not seat.now["seats"][1].get("awaited"))
            assert seat.now["phase"] == "waiting", "not before everybody has come"
            assert seat.now["seats"][0]["awaited"]
            assert seat.now["evening"]["games"] == 1
            async with seated(service.address, table, rin.secret):
                await seat.until(lambda seat: seat.now["phase"] == "playing")


async def test_what_somebody_wrote_in_a_file_can_be_played_with(service: Service) -> None:
    deck = read_package_data("madoi.games.lily.cards", "data/decks/ember.toml")
    at = "/api/games/lily/options"
    given = await http_request(service.address, "POST", f"{at}/decks", {"text": deck})
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
    wanted = {"game": "lily", "seats": seats, "options": {"decks": f"dawn,{given['value']}"}}
    opened = await http_request(service.address, "POST", "/api/tables", wanted)
    sitting = {"name": "Mio", "options": {"decks": given["value"]}}
    await http_request(service.address, "POST", f"/api/tables/{opened['table']}/seats/1", sitting)
    listed = await http_request(service.address, "GET", f"/api/tables/{opened['table']}")
    assert listed["options"]["decks"] == f"dawn,{given['value']}"
    for option, text, code in (
        ("decks", "[", "lily-deck-toml"),
        ("set", "[", "lily-set-toml"),
        ("turns", "60", "option-no-file"),
        ("nothing", "", "option-no-file"),
    ):
        assert await refused(http_request(service.address, "POST", f"{at}/{option}", {"text": text})) == code
    no_game = http_request(service.address, "POST", "/api/games/chess/options/decks", {"text": deck})
    assert await refused(no_game) == "game-unknown"


async def test_what_is_offered_says_how_it_can_be_chosen(service: Service) -> None:
    offered = await http_request(service.address, "GET", "/api/offer")
    options = {one["name"]: one for game in offered["games"] for one in game["options"]}
    assert options["orientations"]["suggestions"] == ["none", "standard", "random"]
    assert options["procedure"]["suggestions"] == options["decks"]["suggestions"] == []


async def test_a_finished_game_is_kept_as_a_record_and_can_be_gone_on_from(service: Service) -> None:
    def points(seat: Seat) -> list[str]:
        return [f"{points:g}" for points in seat.now["outcome"]["points"]]

    def decided(record: str) -> list[str]:
        return [line.rpartition(" ~")[0] for line in record.splitlines() if line[0] in "12"]

    async with table_of(service, "kasane", 2) as (rin, mio):
        table = f"/api/tables/{rin.table}"
        assert await refused(http_request(service.address, "GET", f"{table}/record")) == "record-goes-on"
        await play_some([rin, mio], random.Random(7), 100)
        record = await http_request(service.address, "GET", f"{table}/record")
        verified = await http_request(service.address, "POST", "/api/verify", {"record": record})
        known = {"game": "kasane", "decisions": 24, "points": points(rin)}
        assert verified == {**known, "fed": False, "committed": True, "sealed": True}
        changed = record.replace("seed ", "seed 0")
        assert (
            await refused(http_request(service.address, "POST", "/api/verify", {"record": changed}))
            == "record-seed"
        )
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"seats": seats, "terms": AT_ONCE, "decisions": 11}
        opened = await http_request(service.address, "POST", f"{table}/continue", wanted)
        async with seated(service.address, opened["table"], opened["secret"]) as seat:
            assert seat.welcome["source"] == rin.table
            await seat.until(lambda seat: seat.now["phase"] != "waiting")
            await play_some([seat], random.Random(8), 100)
            await seat.until(lambda seat: seat.over)
        again = await http_request(service.address, "GET", f"/api/tables/{opened['table']}/record")
        assert (
            again.splitlines().count(next(line for line in again.splitlines() if "from 11 kept" in line)) == 1
        )
        assert decided(again)[:11] == decided(record)[:11]
        assert (await http_request(service.address, "POST", "/api/verify", {"record": again}))[
            "decisions"
        ] == 24
        beyond = http_request(service.address, "POST", f"{table}/continue", {**wanted, "decisions": 25})
        assert await refused(beyond) == "continue-no-moment"


async def test_a_running_game_is_gone_on_from_with_what_one_knows(service: Service) -> None:
    async with table_of(service, "lily", 2) as (rin, mio):
        await play_some([rin, mio], random.Random(3), 12)
        number, view = mio.number, mio.now["view"]
        seats = [{"kind": "open"}, {"kind": "me", "name": "Mio"}]
        path = f"/api/tables/{rin.table}/continue"
        terms = {"pace": 10}
        wanted = {"seats": seats, "secret": mio.secret, "number": number, "terms": terms}
        opened = await http_request(service.address, "POST", path, wanted)
        await sit_down(service.address, opened["table"], 0, "Ema")
        async with seated(service.address, opened["table"], opened["secret"]) as seat:
            await seat.until(lambda seat: seat.now["phase"] == "playing")
            assert seat.now["view"] == view
            assert seat.now["commitment"] != mio.now["commitment"]
            assert seat.welcome["source"] == "", "its opponents are not shown the way to the other table"
        assert (
            await refused(http_request(service.address, "POST", path, {**wanted, "secret": "guessed"}))
            == "seat-no-secret"
        )
        assert (
            await refused(http_request(service.address, "POST", path, {**wanted, "number": 10_000}))
            == "continue-no-moment"
        )


async def test_a_bot_of_another_process_sits_down_and_plays_a_whole_game(service: Service) -> None:
    script = Path(remote_bot.__file__)
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "invited"}]
    opened = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": AT_ONCE})
    invited = opened["invitations"][0]
    words = [service.address, opened["table"], str(invited["seat"]), "Clockwork", invited["invitation"]]
    bot = await asyncio.create_subprocess_exec(sys.executable, script, *words, stdout=subprocess.PIPE)
    async with seated(service.address, opened["table"], opened["secret"]) as rin:
        await rin.until(lambda rin: rin.now["phase"] == "playing")
        await play_some([rin], random.Random(9), 100)
        await rin.until(lambda rin: rin.over)
        assert rin.now["seats"][1]["name"] == "Clockwork"
    told, _ = await bot.communicate()
    assert bot.returncode == 0
    assert json.loads(told) == {"viewer": 1, "outcome": rin.now["outcome"]}


async def test_a_seat_is_handed_to_a_bot_and_taken_back(service: Service) -> None:
    async with table_of(service, "kasane", 2) as seats:
        rin, mio = sorted(seats, key=lambda seat: seat.prompt is None)
        number = rin.welcome["viewer"]
        await rin.request("hand", bot="greedy")
        await rin.until(lambda rin: rin.now["seats"][number].get("bot") == "greedy")
        assert rin.prompt is None
        await mio.until(lambda mio: mio.prompt)
        made = [(news["seat"], news["how"]) for news in mio.news if news["what"] == "decided"]
        assert made == [(number, "bot")]
        assert await refused(rin.request("play", prompt="", action="pass")) == "table-bot-plays"
        await rin.request("return")
        await play_some([mio], random.Random(2), 1)
        await rin.until(lambda rin: rin.prompt)
        await play_some([rin], random.Random(2), 1)
        await mio.until(lambda mio: mio.prompt)
        last = [news for news in mio.news if news["what"] == "decided"][-1]
        assert (last["seat"], last["how"]) == (number, "person")


async def test_why_says_the_rule(service: Service) -> None:
    async with table_of(service, "kasane", 2) as seats:
        rin, mio = sorted(seats, key=lambda seat: seat.prompt is None)
        assert rin.prompt
        allowed = rin.prompt["actions"][0]
        assert (await rin.request("why", action=allowed))["refusal"] is None
        not_hers = (await mio.request("why", action=allowed))["refusal"]
        assert not_hers["rule"].startswith("KS-")
        assert await refused(mio.request("why", action="dance")) == "kasane-notation"


async def test_a_client_does_not_come_back_where_it_is_not_let_in(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = socket.getaddrinfo

    def led_here(host: str, *rest: Any, **more: Any) -> Any:
        return found("127.0.0.1" if host == "madoi.invalid" else host, *rest, **more)

    with pytest.raises(Refused, match="table-none"):
        async with seated(service.address, "nowhere"):
            pass
    monkeypatch.setattr(socket, "getaddrinfo", led_here)
    with pytest.raises(InvalidStatus, match="421"):
        async with seated(f"http://madoi.invalid:{service.port}", "nowhere"):
            pass
