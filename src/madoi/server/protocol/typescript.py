"""Generates the TypeScript types of the wire protocol from `madoi.server.protocol`.

    python -m madoi.server.protocol.typescript > web/src/net/protocol.ts

A test compares the file with this output, so that the two cannot drift apart.
"""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import Any, get_args

import msgspec

from madoi.server import limits, protocol
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import ClientMessage
from madoi.server.protocol.server_messages import ServerMessage, Update

_REF = "#/{name}"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    # The parts of an update are encoded already, so its Python type does not show them.
    structs = [struct for struct in _structs() if struct is not Update]
    _, schemas = msgspec.json.schema_components(structs, ref_template=_REF)
    parts = ["// Made by `python -m madoi.server.protocol.typescript`; do not edit.", ""]
    parts.append(f"export const PROTOCOL = {PROTOCOL};")
    parts.append(f"export const MAX_MY_TABLES = {limits.MAX_MY_TABLES};\n")
    parts += [_interface(name, schemas[name]) for name in sorted(schemas)]
    parts.append('export interface Update {\n  type: "update";\n  news: News[];\n  now: Snapshot;\n}\n')
    parts.append(f"export type ServerMessage = {_union(ServerMessage)};")
    parts.append(f"export type ClientMessage = {_union(ClientMessage)};")
    return "\n".join(parts) + "\n"


def _union(messages: object) -> str:
    return " | ".join(message.__name__ for message in get_args(messages))


def _structs() -> list[type[msgspec.Struct]]:
    modules = [
        import_module(f"{protocol.__name__}.{found.name}")
        for found in pkgutil.iter_modules(protocol.__path__)
    ]
    return [
        struct
        for module in modules
        for name, struct in inspect.getmembers(module, inspect.isclass)
        if issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__ and name[0] != "_"
    ]


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = []
    for field, one in schema["properties"].items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {_type(one)};")
    about = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {about} */\n" if about else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    print(types(), end="")
