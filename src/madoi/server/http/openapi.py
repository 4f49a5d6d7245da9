"""The OpenAPI description, made from the endpoints and their types."""

from __future__ import annotations

import re
from functools import cache
from inspect import getdoc
from typing import Final

import msgspec

import madoi
from madoi.server.http import ENDPOINTS
from madoi.server.http.context import Endpoint
from madoi.server.protocol.analysis import AnalysisRequest
from madoi.server.protocol.common import Problem
from madoi.server.protocol.games import DraftRequest, OptionFileRequest
from madoi.server.protocol.my_tables import MyTablesRequest
from madoi.server.protocol.push import SubscribeRequest, UnsubscribeRequest
from madoi.server.protocol.records import ReplayRequest, VerifyRequest
from madoi.server.protocol.tables import (
    ContinuationRequest,
    RecordContinuationRequest,
    SitDownRequest,
    TableOpened,
    TableRequest,
)
from madoi.server.protocol.transfers import TransferRequest

_PARAMETER: Final = re.compile(r"\{(\w+)(:seat)?\}")
_REF: Final = "#/components/schemas/{name}"
_ID: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
_ANY: Final = (421, 429)
"""What `madoi.server.transport.middleware` may say to any request."""
_WITH_BODY: Final = (400, 403, 408, 413)
_SEATS: Final = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "greedy"}]
_EXAMPLES: Final[dict[type[msgspec.Struct], dict[str, object]]] = {
    TableRequest: {"game": "kasane", "seats": _SEATS, "terms": {"public": True}},
    SitDownRequest: {"name": "Mio"},
    ContinuationRequest: {"seats": _SEATS},
    OptionFileRequest: {"text": "name = 'Mine'\n…"},
    DraftRequest: {"text": "leader = 'w101'\n…", "options": {"set": ""}},
    MyTablesRequest: {"seats": [{"table": "8KZjyfxq19XM1DjHfAVsjA", "secret": "…"}]},
    SubscribeRequest: {
        "secret": "…",
        "address": "https://updates.push.services.mozilla.com/wpush/v2/…",
        "public": "…",
        "auth": "…",
    },
    UnsubscribeRequest: {"secret": "…", "address": "https://updates.push.services.mozilla.com/wpush/v2/…"},
    TransferRequest: {"body": "…"},
    VerifyRequest: {"record": "madoi-record 1\ngame kasane 1\n…"},
    AnalysisRequest: {"record": "madoi-record 1\ngame kasane 1\n…"},
    RecordContinuationRequest: {
        "record": "madoi-record 1\ngame kasane 1\n…",
        "seats": _SEATS,
        "decisions": 3,
    },
    ReplayRequest: {"record": "madoi-record 1\ngame kasane 1\n…", "viewer": 0},
}
_ABOUT: Final = "Tables, seats and records. Play itself goes over the WebSocket at /play (docs/protocol.md)."


@cache
def description() -> dict[str, object]:
    """The whole HTTP interface, as OpenAPI 3.1."""
    types = {Problem, *(one.takes for one in ENDPOINTS), *(one.gives for one in ENDPOINTS)}
    structs = sorted(
        (one for one in types if isinstance(one, type) and issubclass(one, msgspec.Struct)),
        key=lambda one: one.__name__,
    )
    _, components = msgspec.json.schema_components(structs, ref_template=_REF)
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        path = _PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Madoi", "version": madoi.__version__, "description": _ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint) -> dict[str, object]:
    summary = (getdoc(endpoint.does) or "").partition("\n\n")[0].replace("\n", " ")
    done = _answer("Done", endpoint.gives)
    if endpoint.gives is TableOpened:
        done["links"] = _links()
    responses: dict[str, object] = {"200": done}
    for status in sorted({*endpoint.refuses, *_ANY, *(() if endpoint.takes is None else _WITH_BODY)}):
        responses[str(status)] = _answer("Refused; nothing has changed", Problem)
    operation: dict[str, object] = {
        "operationId": endpoint.does.__name__,
        "summary": summary,
        "responses": responses,
    }
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": 15} if number else _ID,
        }
        for name, number in _PARAMETER.findall(endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string", "pattern": pattern}}
        for name, pattern in endpoint.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        content = _json(endpoint.takes)
        content["application/json"]["example"] = _EXAMPLES[endpoint.takes]
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _links() -> dict[str, object]:
    """Where one can go with a table that was opened."""
    table = {"table": "$response.body#/table"}
    return {
        one.does.__name__: {"operationId": one.does.__name__, "parameters": table}
        for one in ENDPOINTS
        if "{table}" in one.path
    }


def _answer(what: str, gives: type[object]) -> dict[str, object]:
    if gives is str:
        return {"description": what, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": what, "content": _json(gives)}


def _json(type: type[object]) -> dict[str, dict[str, object]]:
    schema: dict[str, object] = {"type": "object"}
    if issubclass(type, msgspec.Struct):
        schema = {"$ref": _REF.format(name=type.__name__)}
    return {"application/json": {"schema": schema}}
