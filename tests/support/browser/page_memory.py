"""What a page holds in its memory: every object and every text that is alive in it, reachable by a name or not."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from typing import Any

from support.browser.people import Person


class Memory:
    """A snapshot of the heap of a page."""

    def __init__(self, person: Person) -> None:
        session = person.context.new_cdp_session(person.page)
        parts: list[str] = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"captureNumericValue": True})
        session.detach()
        snapshot = json.loads("".join(parts))
        meta = snapshot["snapshot"]["meta"]
        self._names: list[str] = snapshot["strings"]
        self._nodes: list[int] = snapshot["nodes"]
        self._edges: list[int] = snapshot["edges"]
        self._width = len(meta["node_fields"])
        self._step = len(meta["edge_fields"])
        self._type, self._name, self._count = (
            meta["node_fields"].index(field) for field in ("type", "name", "edge_count")
        )
        self._node_types: list[str] = meta["node_types"][0]
        self._edge_types: list[str] = meta["edge_types"][0]
        self._starts = self._where_edges_start()

    def _where_edges_start(self) -> list[int]:
        counts = self._nodes[self._count :: self._width]
        return [0, *accumulate(count * self._step for count in counts[:-1])]

    def texts(self) -> set[str]:
        """Every text that is alive."""
        kinds = {self._node_types.index(kind) for kind in ("string", "concatenated string", "sliced string")}
        return {
            self._names[self._nodes[node + self._name]]
            for node in range(0, len(self._nodes), self._width)
            if self._nodes[node + self._type] in kinds
        }

    def objects_with(self, *fields: str) -> list[dict[str, Any]]:
        """Every object that has these fields, as far as they are plain data."""
        owners = [self._owners(field) for field in fields]
        return [
            {field: self._value(owned[node]) for field, owned in zip(fields, owners, strict=True)}
            for node in set(owners[0]).intersection(*owners[1:])
        ]

    def _owners(self, field: str) -> dict[int, int]:
        """The objects that have a field, each with what is in it. A heap has millions of edges and few with this
        name: those are looked for first, and then whose they are."""
        if field not in self._names:
            return {}
        name, kind = self._names.index(field), self._edge_types.index("property")
        found: dict[int, int] = {}
        for place in _places(name, self._edges[1 :: self._step]):
            edge = place * self._step
            if self._edges[edge] == kind:
                node = (bisect_right(self._starts, edge) - 1) * self._width
                if self._node_types[self._nodes[node + self._type]] == "object":
                    found[node] = self._edges[edge + 2]
        return found

    def _held(self, node: int) -> Iterator[tuple[str, int]]:
        """The fields of an object and the places of an array; of a number, where its value is written."""
        start = self._starts[node // self._width]
        for edge in range(start, start + self._nodes[node + self._count] * self._step, self._step):
            kind, name, to = self._edges[edge : edge + 3]
            if self._edge_types[kind] in ("property", "internal"):
                yield self._names[name], to
            elif self._edge_types[kind] == "element":
                yield str(name), to

    def _value(self, node: int) -> Any:
        kind = self._node_types[self._nodes[node + self._type]]
        name = self._names[self._nodes[node + self._name]]
        held = dict(self._held(node))
        if kind == "number":
            return float(self._names[self._nodes[held["value"] + self._name]])
        if name == "Array":
            places = sorted((int(key), to) for key, to in held.items() if key.isdigit())
            return [self._value(to) for _, to in places]
        return name


def _places(wanted: int, numbers: list[int]) -> Iterator[int]:
    """Where a number stands in a long list."""
    place = -1
    with suppress(ValueError):
        while True:
            place = numbers.index(wanted, place + 1)
            yield place
