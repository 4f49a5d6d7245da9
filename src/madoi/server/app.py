"""The ASGI application of one process: store, bus, table registry, HTTP and WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from madoi.core.refusal import Refusal
from madoi.server import limits
from madoi.server.clock import SYSTEM, Clock
from madoi.server.config import Config
from madoi.server.http import router
from madoi.server.http.context import ApiContext
from madoi.server.http.encoding import GZIP_LEVEL
from madoi.server.http.games import prepare_answers
from madoi.server.http.responses import refusal_response
from madoi.server.push.notifier import PushNotifier
from madoi.server.rate_limits import client_host
from madoi.server.runtime.bus_connection import connect_bus
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.home_workers import HomeWorkers
from madoi.server.runtime.loop_share import LoopShares
from madoi.server.runtime.maintenance import Maintenance
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.retention import RetentionPolicy
from madoi.server.shared_memory import SharedMemory
from madoi.server.storage.connect import database_url
from madoi.server.storage.file_lock import lock_database
from madoi.server.storage.store import Store, open_store
from madoi.server.transport import static
from madoi.server.transport.connection_limits import ConnectionLimits, TrustedProxies, connection_room
from madoi.server.transport.connection_transfer import ConnectionTransfer
from madoi.server.transport.middleware import SECURITY_HEADERS, SecurityMiddleware
from madoi.server.transport.traffic_limits import TrafficLimits
from madoi.server.transport.websocket.manager import ConnectionManager
from madoi.version import version_text

_DEFAULT_CONTACT = "https://localhost"
"""Whom push services may contact, where the server has no HTTPS origin."""
_log = structlog.get_logger()


class Service:
    """The parts of a running server that answer requests."""

    def __init__(self, registry: TableRegistry, push: PushNotifier, config: Config) -> None:
        self.registry = registry
        self.notifier = push
        self.api = ApiContext(registry, push, config)
        self.connections = ConnectionManager(registry, config.stalled_client_seconds)


async def disconnect_clients(app: Starlette) -> None:
    """Tell every client of this application to reconnect, once its commands are answered."""
    service = getattr(app.state, "service", None)
    if isinstance(service, Service):
        service.registry.stop()
        await service.connections.disconnect_all()


def create_app(
    config: Config,
    clock: Clock = SYSTEM,
    shared: SharedMemory | None = None,
    routes: Sequence[BaseRoute] = (),
    folder: Path | None = None,
) -> Starlette:
    """The application. Everything is opened when it starts and closed when it stops. ``shared``: what it
    counts together with other processes; ``routes``: what a command of this machine serves besides;
    ``folder``: where workers give each other connections."""
    shared = shared or SharedMemory()
    loop_shares = LoopShares(shared, clock)
    traffic = TrafficLimits(config.openings_per_minute, shared, loop_shares, clock)
    app = Starlette(
        routes=[
            *routes,
            *router.routes(_api_context),
            *static.routes(_serve_page),
            WebSocketRoute("/play", _play),
        ],
        middleware=[
            Middleware(
                SecurityMiddleware,
                origins=config.origins,
                host=config.host,
                traffic=traffic,
                is_banned=_is_banned,
            ),
            Middleware(GZipMiddleware, compresslevel=GZIP_LEVEL),
        ],
        exception_handlers={HTTPException: _on_http_error, Exception: _on_exception},
        lifespan=partial(_lifespan, config, clock, shared),
    )
    app.state.clock = clock
    app.state.loop_shares = loop_shares
    app.state.connection_transfer = ConnectionTransfer(HomeWorkers(shared, clock), shared.worker, folder)
    app.state.connection_limits = ConnectionLimits(
        shared, TrustedProxies(config.trusted_proxies), connection_room(), clock
    )
    app.router.redirect_slashes = False  # a path with an extra or missing slash does not exist
    return app


@asynccontextmanager
async def _lifespan(
    config: Config, clock: Clock, shared: SharedMemory, app: Starlette
) -> AsyncIterator[None]:
    url = database_url(config.database, Path(config.data))
    with lock_database(url, shared=bool(config.bus)):
        async with open_store(url, clock) as store, _serving(store, config, shared, app):
            yield


@asynccontextmanager
async def _serving(store: Store, config: Config, shared: SharedMemory, app: Starlette) -> AsyncIterator[None]:
    context = RuntimeContext(
        store,
        lease_seconds=config.lease_seconds,
        shared=shared,
        search_processes=config.search_processes,
    )
    context.loop_shares = app.state.loop_shares
    context.homes = app.state.connection_transfer.homes
    registry = TableRegistry(context)
    contact = next((one for one in config.origins if one.startswith("https:")), _DEFAULT_CONTACT)
    push = PushNotifier(registry, config.push_services, contact, config.push_delay_seconds)
    context.hooks = push
    async with connect_bus(config.bus, context.process, registry.on_notice, store.clock) as context.bus:
        await context.prepare()
        app.state.service = Service(registry, push, config)
        policy = RetentionPolicy(config.keep_idle_seconds, config.keep_finished_seconds)
        maintenance = asyncio.create_task(Maintenance(registry, policy).run())
        context.run_in_background(push.check_recent_tables())
        sending_home = asyncio.create_task(app.state.service.connections.keep_sending_home())
        preparing = asyncio.create_task(_prepare_common_answers(app.state.service.api, store.clock))
        _log.info("open", process=context.process, version=version_text())
        try:
            yield
        finally:
            sending_home.cancel()
            preparing.cancel()
            await disconnect_clients(app)
            await app.state.service.api.jobs.close()
            await maintenance
            await push.close()
            await registry.close()
            _log.info("closed", process=context.process)


async def _prepare_common_answers(api: ApiContext, clock: Clock) -> None:
    """Do what the first visitors would wait for, once the server has answered its first request."""
    await clock.sleep(limits.PREPARE_SECONDS)
    await static.prepare_catalogues()
    await prepare_answers(api)


def _is_banned(scope: Scope) -> bool:
    service: Service = scope["app"].state.service
    return service.registry.context.bans.refuses_address(client_host(scope))


def _service(connection: Request | WebSocket) -> Service:
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


def _api_context(request: Request) -> ApiContext:
    return _service(request).api


async def _serve_page(request: Request, page: Path) -> Response:
    return await _api_context(request).previews.respond(request, page)


async def _play(socket: WebSocket) -> None:
    await _service(socket).connections.serve(socket)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refusal_response(Refusal("http-nothing-here", "", {}))
    response = refusal_response(Refusal("http-not-so", "", {}), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _on_exception(request: Request, error: Exception) -> Response:
    """Answer 500 for a bug of ours. The log has the details; the client gets none."""
    response = refusal_response(Refusal("http-broken", "", {}))
    response.headers.update(SECURITY_HEADERS)  # the middleware does not see this response
    return response
