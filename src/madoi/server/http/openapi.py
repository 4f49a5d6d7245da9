"""The OpenAPI description, made from the endpoints and their types."""

from __future__ import annotations

import re
from functools import cache
from inspect import getdoc
from typing import Final

import msgspec

import madoi
from madoi.server import limits
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.common import Problem
from madoi.server.protocol.tables import TableOpened

_PARAMETER: Final = re.compile(r"\{(\w+)(:seat)?\}")
_REF: Final = "#/components/schemas/{name}"
_ID: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
_ANY_REQUEST: Final = (421, 429)
"""Statuses with which `madoi.server.transport.middleware` refuses any request."""
_WITH_BODY: Final = (400, 403, 408, 413)
_ABOUT: Final = "Tables, seats and records. Play itself goes over the WebSocket at /play (docs/protocol.md)."


@cache
def describe(endpoints: tuple[Endpoint, ...]) -> dict[str, object]:
    """The whole HTTP API, as OpenAPI 3.1."""
    types = {Problem, *(one.body for one in endpoints), *(one.answer for one in endpoints)}
    structs = sorted(
        (one for one in types if isinstance(one, type) and issubclass(one, msgspec.Struct)),
        key=lambda one: one.__name__,
    )
    _, components = msgspec.json.schema_components(structs, ref_template=_REF)
    paths: dict[str, dict[str, object]] = {}
    for endpoint in endpoints:
        path = _PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, endpoints)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Madoi", "version": madoi.__version__, "description": _ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, endpoints: tuple[Endpoint, ...]) -> dict[str, object]:
    summary = (getdoc(endpoint.handler) or "").partition("\n\n")[0].replace("\n", " ")
    done = _response("Done", endpoint.answer)
    if endpoint.answer is TableOpened:
        done["links"] = _links(endpoints)
    responses: dict[str, object] = {"200": done}
    for status in sorted({*endpoint.refusals, *_ANY_REQUEST, *(() if endpoint.body is None else _WITH_BODY)}):
        responses[str(status)] = _response("Refused; nothing has changed", Problem)
    operation: dict[str, object] = {
        "operationId": endpoint.handler.__name__,
        "summary": summary,
        "responses": responses,
    }
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": limits.MAX_SEATS - 1} if number else _ID,
        }
        for name, number in _PARAMETER.findall(endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string", "pattern": pattern}}
        for name, pattern in endpoint.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = _json(endpoint.body)
        content["application/json"]["example"] = endpoint.example
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _links(endpoints: tuple[Endpoint, ...]) -> dict[str, object]:
    """OpenAPI links: what can be done with a table that was opened."""
    table = {"table": "$response.body#/table"}
    return {
        one.handler.__name__: {"operationId": one.handler.__name__, "parameters": table}
        for one in endpoints
        if "{table}" in one.path
    }


def _response(what: str, answer: type[object]) -> dict[str, object]:
    if answer is str:
        return {"description": what, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": what, "content": _json(answer)}


def _json(type: type[object]) -> dict[str, dict[str, object]]:
    schema: dict[str, object] = {"type": "object"}
    if issubclass(type, msgspec.Struct):
        schema = {"$ref": _REF.format(name=type.__name__)}
    return {"application/json": {"schema": schema}}
