"""HTTP: opening tables, sitting down, records, what can be played.

Every route says the types of what it takes and gives; the OpenAPI description (`openapi`) is made from them.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

import msgspec
from prometheus_client import generate_latest
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from madoi.bots import OPPONENTS
from madoi.core.game import EVERYTHING, SPECTATOR, Option, Viewer
from madoi.core.refusal import Refusal, Refused
from madoi.games import NAMES as GAMES
from madoi.games import find as find_game
from madoi.server import parcels, seating, showing
from madoi.server.apart import Apart, Task
from madoi.server.book import ClockTerms, Opened, Plan, Terms
from madoi.server.calling import Calls
from madoi.server.figures import REFUSALS, REGISTRY
from madoi.server.house import House, Place
from madoi.server.limits import Allowances, caller
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.calls import Called, CallsOffered, CallUnwanted, CallWanted
from madoi.server.protocol.games import (
    DraftGiven,
    FileGiven,
    GameOffered,
    Offered,
    OptionExamined,
    OptionOffered,
    OptionRead,
)
from madoi.server.protocol.lessons import LessonGiven, Lessons
from madoi.server.protocol.mine import Mine, MineWanted, TableOfMine
from madoi.server.protocol.parcels import ParcelFetched, ParcelGiven, ParcelKept
from madoi.server.protocol.parts import Problem
from madoi.server.protocol.records import GameRetold, RecordGiven, ReplayWanted, Verified
from madoi.server.protocol.reviews import Reviewed, ReviewWanted
from madoi.server.protocol.tables import (
    ContinuationWanted,
    Invitation,
    Lobby,
    RecordContinuation,
    SeatTaken,
    SeatWanted,
    SittingWanted,
    TableListed,
    TableOpened,
    TableWanted,
    TermsWanted,
)
from madoi.server.rematches import brought, continued
from madoi.server.reviews import Reviews
from madoi.server.secret import hashed, new_secret
from madoi.server.store import StoreFailed
from madoi.server.table import Table
from madoi.server.teaching import Teacher
from madoi.version import version_text
from madoi.words import LANGUAGES

MOST_BODY: Final = 512_000
_TO_READ: Final = 20.0
_LOBBY_DAYS: Final = 2
_RETOLD: Final = 32
"""So many games that were told again are kept for who asks next."""
_VIEWER: Final = re.compile(r"-1|[0-9]{1,2}|open")
_LOOKS: Final = (5.0, 300.0)
"""So many tables of one's own can be looked at from one address, in a second and at once."""
_REQUESTS: Final = (0.5, 60.0)
_PARCELS: Final = (0.05, 10.0)
_STATUS: Final = {
    "http-nothing-here": 404,
    "lesson-none": 404,
    "table-none": 404,
    "seat-none": 404,
    "parcel-none": 404,
    "parcel-too-many": 503,
    "seat-taken": 409,
    "table-busy": 409,
    "table-goes-on": 409,
    "table-not-begun": 409,
    "table-not-playing": 409,
    "record-goes-on": 409,
    "seat-no-secret": 403,
    "seat-invited": 403,
    "http-origin": 403,
    "http-host": 421,
    "http-broken": 500,
    "http-too-long": 413,
    "http-too-slow": 408,
    "http-too-fast": 429,
    "review-too-many": 429,
    "store-away": 503,
}
"""Every other refusal is a mistake in the request: 400."""

_ENCODER = msgspec.json.Encoder()


class _SeatConvertor(Convertor[int]):
    """A seat's number in an address. With one that no table can have, there is nothing at the address."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", _SeatConvertor())


class Endpoint:
    """One thing that can be asked by HTTP: where, what it takes, what it gives; ``refuses`` are statuses
    besides those that every request, or every request with a body, may get; ``query`` are names of what may
    stand behind the address, with a pattern."""

    def __init__(
        self,
        method: str,
        path: str,
        does: Callable[[Desk, Request, Any], Awaitable[object]],
        takes: type[msgspec.Struct] | None,
        gives: type[msgspec.Struct] | type[str] | type[dict[str, object]],
        refuses: tuple[int, ...] = (),
        query: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.does = does
        self.takes = takes
        self.gives = gives
        self.refuses = refuses
        self.query = query


class Desk:
    """Where HTTP requests arrive."""

    def __init__(self, house: House, calls: Calls, openings_per_minute: float, lessons: str = "") -> None:
        self.house = house
        self.calls = calls
        self.teacher = Teacher(lessons)
        self._openings = Allowances(openings_per_minute / 60, max(10.0, openings_per_minute / 4))
        self._verifying = Allowances(1.0, 10.0)
        self._examining = Allowances(openings_per_minute / 60, max(40.0, openings_per_minute / 3))
        self.apart = Apart()
        self.reviews = Reviews()
        self.retold: dict[tuple[str, Viewer], bytes] = {}
        """Finished games as they were told again, those that were asked for last."""
        self._looking = Allowances(*_LOOKS)
        self._asking = Allowances(*_REQUESTS)
        self._parcels = Allowances(*_PARCELS)

    def may_open(self, request: Request) -> None:
        self._within(self._openings, request)

    def may_verify(self, request: Request) -> None:
        self._within(self._verifying, request)

    def may_examine(self, request: Request) -> None:
        self._within(self._examining, request)

    def may_look(self, request: Request) -> None:
        """At one table of one's own: it may have to be read first."""
        self._within(self._looking, request)

    def may_leave(self, request: Request) -> None:
        self._within(self._parcels, request)

    def may_ask(self, request: Request) -> None:
        """For something that is kept for her."""
        self._within(self._asking, request)

    def _within(self, allowances: Allowances, request: Request) -> None:
        if not allowances.take(caller(request.scope)):
            raise Refused(Refusal("http-too-fast", "", {}))

    async def place(self, request: Request) -> Place:
        return await self.house.find(str(request.path_params["table"]))


async def answered(desk: Desk, endpoint: Endpoint, request: Request) -> Response:
    """What the endpoint says, as a response; every "no" is a `Problem`."""
    try:
        body = None if endpoint.takes is None else decoded(endpoint.takes, await _body(request))
        given = await endpoint.does(desk, request, body)
    except Refused as refused:
        return refusal_response(refused.refusal)
    except StoreFailed:
        return refusal_response(Refusal("store-away", "", {}))
    except ClientDisconnect:
        return Response()  # to nobody
    if isinstance(given, str):
        return PlainTextResponse(given)
    return Response(_ENCODER.encode(given), media_type="application/json")


def refusal_response(refusal: Refusal, status: int = 0) -> Response:
    """A "no", with the status that its code has, if no other is given."""
    REFUSALS.labels(refusal.code).inc()
    problem = _ENCODER.encode(Problem(showing.reasoned(refusal)))
    return Response(problem, status or _STATUS.get(refusal.code, 400), media_type="application/json")


async def _body(request: Request) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(_TO_READ):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BODY:
                    raise Refused(Refusal("http-too-long", "", {"most": MOST_BODY}))
    except TimeoutError:
        raise Refused(Refusal("http-too-slow", "", {})) from None
    return bytes(body)


def decoded(wanted: type[msgspec.Struct], body: bytes) -> msgspec.Struct:
    """What a body says. Raises `Refused`."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Refusal("wire-malformed", "", {"reason": str(error)[:200]})) from error


async def offer(desk: Desk, request: Request, _: None) -> Offered:
    """What can be played here."""
    return _offered()


@cache
def _offered() -> Offered:
    games: list[GameOffered] = []
    for name in GAMES:
        game = find_game(name)
        options = [_option_offered(option) for option in game.options]
        games.append(GameOffered(game.name, game.version, game.seat_counts, options, game.rules))
    return Offered(version_text(), PROTOCOL, games, OPPONENTS, LANGUAGES)


def _option_offered(option: Option) -> OptionOffered:
    is_free = not (option.choices or option.words or option.from_file)
    return OptionOffered(
        option.name,
        option.choices,
        option.words,
        option.examples if is_free else [],
        option.default,
        option.rule,
        option.from_file,
    )


async def read_option(desk: Desk, request: Request, given: FileGiven) -> OptionRead:
    """What somebody's file gives as the text of an option; whether a table can be opened with it is said
    when one is."""
    desk.may_open(request)
    game = find_game(str(request.path_params["game"]))
    return OptionRead(game.option_from_file(str(request.path_params["option"]), given.text))


async def show_stock(desk: Desk, request: Request, _: None) -> dict[str, object]:
    """What people make decks and the like from before there is a table: cards as printed, decks that come
    with the game. Never changes while the server runs."""
    return _stock(str(request.path_params["game"]))


@cache
def _stock(game: str) -> dict[str, object]:
    return find_game(game).stock()


async def examine_option(desk: Desk, request: Request, given: DraftGiven) -> OptionExamined:
    """Everything that is wrong with a file that somebody is still writing, and what it comes to. Nothing of
    it is kept."""
    desk.may_examine(request)
    game = find_game(str(request.path_params["game"]))
    examined = game.examine(str(request.path_params["option"]), given.text, given.options)
    faults = [showing.reasoned(fault) for fault in examined.faults]
    return OptionExamined(examined.value, faults, examined.found)


async def lobby(desk: Desk, request: Request, _: None) -> Lobby:
    """The public tables. Private ones are nowhere listed."""
    summaries = await desk.house.store.lobby(time.time() - _LOBBY_DAYS * 86_400)
    return Lobby([msgspec.json.decode(summary, type=TableListed) for summary in summaries])


async def open_table(desk: Desk, request: Request, wanted: TableWanted) -> TableOpened:
    """Open a table; who opens it may sit there at once. It begins when no seat is free."""
    desk.may_open(request)
    game = find_game(wanted.game)
    settings = game.settings(wanted.options, len(wanted.seats))
    drawn = Drawn(wanted.seats)
    opened = Opened(game.name, settings.options, drawn.plans, terms(wanted.terms))
    return await _opened(desk, opened, drawn)


async def continue_table(desk: Desk, request: Request, wanted: ContinuationWanted) -> TableOpened:
    """Open a table that goes on from a moment of this one."""
    place = await desk.place(request)
    desk.may_open(request)
    drawn = Drawn(wanted.seats)
    opened = continued(
        place.table, drawn.plans, terms(wanted.terms), wanted.decisions, wanted.number, wanted.secret
    )
    return await _opened(desk, opened, drawn)


async def continue_record(desk: Desk, request: Request, wanted: RecordContinuation) -> TableOpened:
    """Open a table that goes on from a moment of the game that a record tells."""
    desk.may_open(request)
    desk.may_verify(request)
    verified = msgspec.json.decode(await desk.apart.done(Task("verify", wanted.record)), type=Verified)
    drawn = Drawn(wanted.seats)
    opened = brought(wanted.record, bool(verified.points), drawn.plans, terms(wanted.terms), wanted.decisions)
    return await _opened(desk, opened, drawn)


async def _opened(desk: Desk, opened: Opened, drawn: Drawn) -> TableOpened:
    place = await desk.house.open(opened)
    return TableOpened(place.table.id, drawn.seat, drawn.secret, drawn.invitations)


class Drawn:
    """The seats that somebody wants, with the secrets drawn for them. Raises `Refused`."""

    def __init__(self, seats: list[SeatWanted]) -> None:
        self.seat: int | None = None
        self.secret = ""
        self.invitations: list[Invitation] = []
        self.plans: list[Plan] = []
        taken: set[str] = set()
        for seat, wanted in enumerate(seats):
            if wanted.kind == "me":
                if self.seat is not None:
                    raise Refused(Refusal("seat-me-twice", "", {}))
                self.seat, self.secret = seat, new_secret()
                plan = Plan("person", seating.named(wanted.name, taken), "", hashed(self.secret))
            elif wanted.kind == "bot":
                seating.known(wanted.bot)
                plan = Plan("bot", seating.named(wanted.name or wanted.bot, taken), wanted.bot)
            elif wanted.kind == "invited":
                self.invitations.append(Invitation(seat, new_secret()))
                plan = Plan("invited", key=hashed(self.invitations[-1].invitation))
            else:
                plan = Plan()
            taken.add(plan.name)
            self.plans.append(plan)


def terms(wanted: TermsWanted) -> Terms:
    """What the table agrees on. Raises `Refused`."""
    seating.known(wanted.bot)
    clock = wanted.clock
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused(Refusal("clock-too-short", "", {}))
    kept = ClockTerms() if clock.kind == "none" else ClockTerms(clock.kind, clock.seconds, clock.increment)
    return Terms(
        wanted.public,
        kept,
        wanted.timeout,
        wanted.bot,
        wanted.pace,
        wanted.chat,
        wanted.hints,
        wanted.paper,
        wanted.rolls,
        wanted.corrections,
    )


async def show_table(desk: Desk, request: Request, _: None) -> TableListed:
    """The table, for who has its link."""
    return showing.listed((await desk.place(request)).table)


async def show_reference(desk: Desk, request: Request, _: None) -> dict[str, object]:
    """What never changes in this game and a screen wants beside views: cards as printed."""
    table = (await desk.place(request)).table
    return table.game.reference(table.settings)


async def sit_down(desk: Desk, request: Request, wanted: SittingWanted) -> SeatTaken:
    """Take a free seat."""
    place = await desk.place(request)
    seat = int(request.path_params["seat"])
    if wanted.options:
        desk.may_open(request)  # the game's cards are made anew, as for a table
    secret = new_secret()
    await place.ask(
        lambda table: seating.sit(table, seat, wanted.name, secret, wanted.invitation, wanted.options)
    )
    return SeatTaken(place.table.id, seat, secret)


async def show_record(desk: Desk, request: Request, _: None) -> str:
    """The record of a finished game. One that was continued from a running game is not shown before that has
    ended, for it tells what is hidden there."""
    return (await _finished(desk, request)).playing.record.text()


async def _finished(desk: Desk, request: Request) -> Table:
    """The table, if everybody may know all of its game. Raises `Refused`."""
    table = (await desk.place(request)).table
    if table.phase != "over" or not await _source_over(desk, table.opened):
        raise Refused(Refusal("record-goes-on", "", {}))
    return table


async def _source_over(desk: Desk, opened: Opened) -> bool:
    while opened.before and opened.source:
        source = (await desk.house.find(opened.source)).table
        if source.phase != "over":
            return False
        opened = source.opened
    return True


async def replay_table(desk: Desk, request: Request, _: None) -> msgspec.Raw:
    """A finished game told again, for a seat, a spectator (-1), or with everything open."""
    wanted = request.query_params.get("viewer", str(SPECTATOR))
    if not _VIEWER.fullmatch(wanted):
        raise Refused(Refusal("replay-no-viewer", "", {}))
    viewer = EVERYTHING if wanted == "open" else int(wanted)
    table = await _finished(desk, request)
    key = (table.id, viewer)
    made = desk.retold.pop(key, None)
    if made is None:
        desk.may_verify(request)
        made = await desk.apart.done(Task("retell", table.playing.record.text(), viewer))
    desk.retold[key] = made
    if len(desk.retold) > _RETOLD:
        del desk.retold[next(iter(desk.retold))]
    return msgspec.Raw(made)


async def replay_record(desk: Desk, request: Request, wanted: ReplayWanted) -> msgspec.Raw:
    """A game told again from its record."""
    desk.may_verify(request)
    return msgspec.Raw(await desk.apart.done(Task("retell", wanted.record, wanted.viewer)))


async def review_table(desk: Desk, request: Request, _: None) -> Reviewed:
    """How the chances of winning went in a finished game. Asked again and again, until all is done; who asks
    no more stops it."""
    table = await _finished(desk, request)
    return desk.reviews.ask(table.playing.record.text(), caller(request.scope))


async def review_record(desk: Desk, request: Request, wanted: ReviewWanted) -> Reviewed:
    """The same for a game that a record tells."""
    return desk.reviews.ask(wanted.record, caller(request.scope))


async def verify_record(desk: Desk, request: Request, given: RecordGiven) -> Verified:
    """Check every decision, the seed and the points of a record."""
    desk.may_verify(request)
    return msgspec.json.decode(await desk.apart.done(Task("verify", given.record)), type=Verified)


async def list_lessons(desk: Desk, request: Request, _: None) -> Lessons:
    """The first games that explain themselves."""
    return await asyncio.to_thread(desk.teacher.listed)


async def give_lesson(desk: Desk, request: Request, _: None) -> msgspec.Raw:
    """A lesson, all of it: with it one can go on without a line."""
    return msgspec.Raw(await asyncio.to_thread(desk.teacher.given, str(request.path_params["lesson"])))


async def my_tables(desk: Desk, request: Request, wanted: MineWanted) -> Mine:
    """How the tables stand where one holds a seat. What is not there and what a secret does not hold is left
    out, alike."""
    found: list[TableOfMine] = []
    for held in wanted.seats:
        desk.may_look(request)
        try:
            table = (await desk.house.find(held.table)).table
            found.append(showing.mine(table, seating.seat_of(table, held.secret)))
        except Refused:
            continue
        await asyncio.sleep(0)  # a book may be long, and others wait
    return Mine(time.time(), found)


async def offer_calls(desk: Desk, request: Request, _: None) -> CallsOffered:
    """What a browser needs so that its holder can be called when it is her turn (web push)."""
    return CallsOffered((await desk.calls.signer()).public)


async def want_call(desk: Desk, request: Request, wanted: CallWanted) -> Called:
    """Be called at this browser when it is one's turn and one is not here."""
    desk.may_ask(request)
    table = (await desk.place(request)).table
    seat = seating.seat_of(table, wanted.secret)
    await desk.calls.want(
        table, seat, wanted.secret, wanted.address, wanted.public, wanted.auth, wanted.language
    )
    return Called(table.id, seat, True)


async def unwant_call(desk: Desk, request: Request, wanted: CallUnwanted) -> Called:
    """Not be called there any more."""
    desk.may_ask(request)
    table = (await desk.place(request)).table
    seat = seating.seat_of(table, wanted.secret)
    await desk.calls.book.remove(table.id, hashed(wanted.secret), wanted.address)
    return Called(table.id, seat, False)


async def leave_parcel(desk: Desk, request: Request, given: ParcelGiven) -> ParcelKept:
    """Leave something for another device of one's own, sealed, for ten minutes."""
    desk.may_leave(request)
    return ParcelKept(*await parcels.leave(desk.house.store, given.body))


async def fetch_parcel(desk: Desk, request: Request, _: None) -> ParcelFetched:
    """Fetch it, once."""
    desk.may_ask(request)
    return ParcelFetched(await parcels.fetch(desk.house.store, str(request.path_params["parcel"])))


async def healthy(desk: Desk, request: Request, _: None) -> str:
    """This process lives."""
    return "ok"


async def ready(desk: Desk, request: Request, _: None) -> str:
    """This process can serve: its store answers and it is not about to stop. A lost bus slows news down and
    stops nothing, so it does not count."""
    if desk.house.closing or not await desk.house.store.ready():
        raise Refused(Refusal("store-away", "", {}))
    return "ready"


async def metrics(desk: Desk, request: Request, _: None) -> str:
    """Figures of this process, for Prometheus."""
    return generate_latest(REGISTRY).decode()


ENDPOINTS: Final = [
    Endpoint("GET", "/api/offer", offer, None, Offered),
    Endpoint("POST", "/api/games/{game}/options/{option}", read_option, FileGiven, OptionRead),
    Endpoint("GET", "/api/games/{game}/stock", show_stock, None, dict, (400,)),
    Endpoint(
        "POST", "/api/games/{game}/options/{option}/examine", examine_option, DraftGiven, OptionExamined
    ),
    Endpoint("GET", "/api/tables", lobby, None, Lobby),
    Endpoint("POST", "/api/tables", open_table, TableWanted, TableOpened),
    Endpoint("GET", "/api/tables/{table}", show_table, None, TableListed, (404,)),
    Endpoint("GET", "/api/tables/{table}/reference", show_reference, None, dict, (404,)),
    Endpoint("GET", "/api/tables/{table}/record", show_record, None, str, (404, 409)),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat:seat}",
        sit_down,
        SittingWanted,
        SeatTaken,
        (403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/continue",
        continue_table,
        ContinuationWanted,
        TableOpened,
        (403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay_table,
        None,
        GameRetold,
        (400, 404, 409),
        (("viewer", f"^({_VIEWER.pattern})$"),),
    ),
    Endpoint("POST", "/api/replay", replay_record, ReplayWanted, GameRetold, (404,)),
    Endpoint("POST", "/api/tables/{table}/review", review_table, None, Reviewed, (400, 403, 404, 409)),
    Endpoint("POST", "/api/review", review_record, ReviewWanted, Reviewed),
    Endpoint("POST", "/api/continue", continue_record, RecordContinuation, TableOpened),
    Endpoint("POST", "/api/verify", verify_record, RecordGiven, Verified),
    Endpoint("GET", "/api/lessons", list_lessons, None, Lessons),
    Endpoint("GET", "/api/lessons/{lesson}", give_lesson, None, LessonGiven, (404,)),
    Endpoint("POST", "/api/mine", my_tables, MineWanted, Mine),
    Endpoint("GET", "/api/calls", offer_calls, None, CallsOffered),
    Endpoint("POST", "/api/tables/{table}/call", want_call, CallWanted, Called, (403, 404, 409)),
    Endpoint("POST", "/api/tables/{table}/call/off", unwant_call, CallUnwanted, Called, (403, 404)),
    Endpoint("POST", "/api/parcels", leave_parcel, ParcelGiven, ParcelKept, (503,)),
    Endpoint("POST", "/api/parcels/{parcel}/fetch", fetch_parcel, None, ParcelFetched, (403, 404)),
    Endpoint("GET", "/healthz", healthy, None, str),
    Endpoint("GET", "/readyz", ready, None, str, (503,)),
    Endpoint("GET", "/metrics", metrics, None, str),
]
