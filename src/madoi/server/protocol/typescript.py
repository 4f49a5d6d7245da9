"""Generates TypeScript types: of the wire protocol, and of a game's data (`capabilities.DataTypes`).

    python -m madoi.server.protocol.typescript > web/src/net/protocol.ts
    python -m madoi.server.protocol.typescript GAME > web/src/games/GAME/data-types.ts

A test compares the files with this output, so that the two cannot drift apart.
"""

from __future__ import annotations

import inspect
import pkgutil
import sys
from importlib import import_module
from typing import Any, get_args

import msgspec

from madoi.core.capabilities import DataTypes
from madoi.core.game import Game
from madoi.games import find
from madoi.server import limits, protocol
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import ClientMessage
from madoi.server.protocol.server_messages import Changes, History, ServerMessage, Update

_REF = "#/{name}"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol_types() -> str:
    """The module of the wire protocol."""
    # The parts of an update are encoded already, so its Python type does not show them.
    structs = [struct for struct in _structs() if struct not in (Changes, History, Update)]
    _, schemas = msgspec.json.schema_components(structs, ref_template=_REF)
    parts = ["// Made by `python -m madoi.server.protocol.typescript`; do not edit.", ""]
    parts.append(f"export const PROTOCOL = {PROTOCOL};")
    parts.append(f"export const MAX_MY_TABLES = {limits.MAX_MY_TABLES};")
    parts.append(f"export const MAX_MATCH_SEATS = {limits.MAX_MATCH_SEATS};\n")
    parts += [_interface(name, schemas[name]) for name in sorted(schemas)]
    parts.append('export interface History {\n  type: "history";\n  news: News[];\n}\n')
    parts.append('export interface Update {\n  type: "update";\n  news: News[];\n  now: Snapshot;\n}\n')
    changes = "now: Partial<Snapshot>;\n  view?: Record<string, unknown>;\n  gone?: (keyof Snapshot)[];"
    parts.append(f'export interface Changes {{\n  type: "changes";\n  news: News[];\n  {changes}\n}}\n')
    parts.append(f"export type ServerMessage = {_union(ServerMessage)};")
    parts.append(f"export type ClientMessage = {_union(ClientMessage)};")
    return "\n".join(parts) + "\n"


def game_types(game: Game) -> str | None:
    """The module of a game's data; None where the game does not type it."""
    offered = game.capability(DataTypes)
    if offered is None:
        return None
    kinds = [offered.view, offered.parts, *offered.faces.values()]
    kinds += [one for one in (offered.reference, offered.catalogue, offered.draft) if one is not None]
    _, schemas = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template=_REF)
    parts = [f"// Made by `python -m madoi.server.protocol.typescript {game.name}`; do not edit.", ""]
    parts += [_interface(name, schemas[name]) for name in sorted(schemas)]
    parts.append("/** The face of each kind of event. */\nexport interface Faces {")
    parts += [f'  "{kind}": {_name(face)};' for kind, face in offered.faces.items()]
    return "\n".join([*parts, "}"]) + "\n"


def _name(kind: object) -> str:
    assert isinstance(kind, type)
    return kind.__name__


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
    lines: list[str] = []
    for field, one in schema["properties"].items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {_type(one)};")
    about = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {about} */\n" if about else ""
    if not lines:
        return f"{comment}export type {name} = Record<string, never>;\n"
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
        if "maxItems" in schema and schema.get("minItems") == schema["maxItems"]:
            return f"[{', '.join([inner] * schema['maxItems'])}]"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    print(protocol_types() if len(sys.argv) == 1 else game_types(find(sys.argv[1])), end="")
