"""The service put together: store, bus, registry, HTTP and WebSocket, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from weakref import WeakSet

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from madoi.core.refusal import Refusal
from madoi.server.clock import SYSTEM, Clock
from madoi.server.http import ENDPOINTS
from madoi.server.http.context import Desk, Endpoint
from madoi.server.http.openapi import description
from madoi.server.http.responses import answered, refusal_response
from madoi.server.push.notifier import NOTIFY_AFTER_SECONDS, PushNotifier
from madoi.server.runtime import bus
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.maintenance import Maintenance
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.store import database_url, opened
from madoi.server.transport import static
from madoi.server.transport.middleware import HEADERS, Guard
from madoi.server.transport.rate_limits import Allowances
from madoi.server.transport.websocket import Switchboard
from madoi.version import version_text

_REQUESTS_AN_OPENING = 10
_NOWHERE = "https://localhost"
_COMPRESSION = 6
"""The highest makes answers a fiftieth smaller, and takes three times as long."""
_log = structlog.get_logger()
_running: WeakSet[Service] = WeakSet()


class Configuration(msgspec.Struct, frozen=True):
    """What a server is started with."""

    data: str
    database: str = ""
    bus: str = ""
    origins: list[str] = []
    openings_per_minute: float = 120
    """So many tables may be opened from one address; ten times as many requests may come from it."""
    lease: float = 12
    """So many seconds a process looks after a table before it must say so again; when it dies, another takes
    over after that."""
    patience: float = 20
    """So many seconds a client may leave what it is sent unread before it loses its connection."""
    push_services: list[str] = []
    """Services that may be told to call somebody, besides those of the browsers there are."""
    call_after: float = NOTIFY_AFTER_SECONDS
    """So many seconds somebody is asked, and not here, before she is called."""
    host: str = ""
    """The name or address that the server was told to listen at."""
    lessons: str = ""
    """A folder of lessons that are given besides those of the program."""


class Service:
    """The rooms of a running server, for those who answer requests."""

    def __init__(self, registry: TableRegistry, notifier: PushNotifier, configuration: Configuration) -> None:
        self.registry = registry
        self.notifier = notifier
        self.desk = Desk(registry, notifier, configuration.openings_per_minute, configuration.lessons)
        self.switchboard = Switchboard(registry, configuration.patience)
        _running.add(self)


async def say_goodbye() -> None:
    """Tell every client of this process to come back in a moment, when nothing of theirs is under way."""
    for service in list(_running):
        service.registry.stop()
        await service.switchboard.say_goodbye(1.0)


def create(configuration: Configuration, clock: Clock = SYSTEM) -> Starlette:
    """The application. Everything is opened when it starts and closed when it stops."""
    rate = configuration.openings_per_minute / 60 * _REQUESTS_AN_OPENING
    requests = Allowances(rate, max(200.0, 15 * rate), clock)
    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Guard, origins=configuration.origins, host=configuration.host, requests=requests),
            Middleware(GZipMiddleware, compresslevel=_COMPRESSION),
        ],
        exception_handlers={HTTPException: _failed, Exception: _broken},
        lifespan=partial(_lifespan, configuration, clock),
    )
    app.state.clock = clock
    app.router.redirect_slashes = False  # what is not there is not there, whatever it nearly is
    return app


@asynccontextmanager
async def _lifespan(configuration: Configuration, clock: Clock, app: Starlette) -> AsyncIterator[None]:
    url = database_url(configuration.database, Path(configuration.data))
    async with opened(url, clock) as store:
        context = RuntimeContext(store, lease_seconds=configuration.lease)
        registry = TableRegistry(context)
        contact = next((one for one in configuration.origins if one.startswith("https:")), _NOWHERE)
        notifier = PushNotifier(registry, configuration.push_services, contact, configuration.call_after)
        context.hooks = notifier
        async with bus.connect_bus(
            configuration.bus, context.process, registry.on_notice, clock
        ) as context.bus:
            app.state.service = Service(registry, notifier, configuration)
            maintenance = asyncio.create_task(Maintenance(registry).run())
            context.run_in_background(notifier.check_recent_tables())
            _log.info("open", process=context.process, version=version_text())
            try:
                yield
            finally:
                await say_goodbye()
                await app.state.service.desk.reviews.close()
                await maintenance
                await notifier.close()
                await registry.close()
                _log.info("closed", process=context.process)


def _routes() -> list[BaseRoute]:
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        *(Route(path, _handler(by_method), methods=list(by_method)) for path, by_method in paths.items()),
        Route("/api/openapi.json", _describe),
        *static.routes(),
        WebSocketRoute("/play", _play),
    ]


def _service(connection: Request | WebSocket) -> Service:
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


def _handler(by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answered(_service(request).desk, by_method[method], request)

    return handle


async def _play(socket: WebSocket) -> None:
    await _service(socket).switchboard.serve(socket)


async def _describe(request: Request) -> Response:
    return JSONResponse(description())


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal_response(Refusal("http-nothing-here", "", {}))
    response = refusal_response(Refusal("http-not-so", "", {}), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> Response:
    """A mistake of ours; it is in the log, and nobody else's business."""
    response = refusal_response(Refusal("http-broken", "", {}))
    response.headers.update(HEADERS)  # nothing else puts them on so late
    return response
