"""What an HTTP endpoint is: method, path, handler, and the types of its bodies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from starlette.requests import Request

from madoi.server.http.context import ApiContext

Handler: TypeAlias = Callable[[ApiContext, Request, Any], Awaitable[object]]
"""Gets the parsed body (None where there is none) and returns the answer. Raises `Refused`."""


class Endpoint:
    """One HTTP endpoint. Its docstring in the OpenAPI description is that of its handler.

    ``body``: the type of the request's body, with an ``example`` for the OpenAPI description.
    ``answer``: the type of the answer. ``refusals``: statuses besides those that every request may get.
    ``query``: names of query parameters, each with a pattern."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        answer: type[msgspec.Struct] | type[str] | type[dict[str, object]],
        body: type[msgspec.Struct] | None = None,
        example: dict[str, object] | None = None,
        refusals: tuple[int, ...] = (),
        query: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answer = answer
        self.body = body
        self.example = example
        self.refusals = refusals
        self.query = query
