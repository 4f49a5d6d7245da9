"""Objects as plain data: what a viewer can read, as texts that can be compared byte by byte."""

from __future__ import annotations

import gc
import json
from typing import Final

from madoi.core.event import Event
from madoi.core.game import Game
from madoi.core.immutable import Immutable
from madoi.core.settings import Settings
from madoi.core.viewer import Viewer


def dump(data: object) -> str:
    """Plain data as text, for comparing byte by byte."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def faces(events: list[Event], viewer: Viewer) -> list[str]:
    """What the viewer learns from these events, as comparable texts."""
    told = [event for event in events if event.told_to(viewer)]
    return [dump([event.kind, event.rule, event.face(viewer)]) for event in told]


def held(thing: object) -> object:
    """Everything that can be read from an object, as plain data: what a bot could get out of a view."""
    if isinstance(thing, Settings):
        return "settings"
    if thing is None or isinstance(thing, (str, int, float)):
        return thing
    if isinstance(thing, dict):
        return {str(key): held(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [held(value) for value in thing]
    found: dict[str, object] = {}
    for name in dir(thing):
        value = None if name.startswith("__") else getattr(thing, name, None)
        if not (name.startswith("__") or callable(value)):
            found[name] = held(value)
    return found


def holds_same(one: object, other: object) -> bool:
    """Whether `held` is the same for both. Looks into nothing that they share."""
    if one is other:
        return True
    if isinstance(one, Settings) and isinstance(other, Settings):
        return True
    if type(one) is not type(other):
        return held(one) == held(other)
    if isinstance(one, (str, int, float)):
        return one == other
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(holds_same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(holds_same, one, other))
    names = _field_names(type(one)) | set(getattr(one, "__dict__", {})) | set(getattr(other, "__dict__", {}))
    return all(holds_same(getattr(one, name, None), getattr(other, name, None)) for name in names)


_FIELD_NAMES: Final[dict[type, set[str]]] = {}


def _field_names(kind: type) -> set[str]:
    """What can be read from every object of a class."""
    found = _FIELD_NAMES.get(kind)
    if found is None:
        names = [name for name in dir(kind) if not name.startswith("__")]
        found = _FIELD_NAMES[kind] = {name for name in names if not callable(getattr(kind, name, None))}
    return found


def below(top: object, through_immutable: bool = False) -> list[object]:
    """All objects reachable from this one, except through classes, modules, functions and `Immutable` values,
    which are shared on purpose."""
    found: dict[int, object] = {}
    waiting: list[object] = [top]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (type, Game, str, bytes, int, float)):
            continue
        if isinstance(thing, Immutable) and not through_immutable:
            continue
        if type(thing).__name__ in ("module", "function", "builtin_function_or_method"):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def lists_below(top: object, through_immutable: bool = False) -> set[int]:
    """The identities of all lists and dicts below, which something else must not share."""
    return {id(thing) for thing in below(top, through_immutable) if isinstance(thing, (list, dict, set))}
