"""Reads the Parquet files that the lab writes, from the format's description and not from the writer's code."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any


class Thrift:
    """The compact protocol: structs become dicts by field number."""

    def __init__(self, data: bytes, place: int) -> None:
        self.data = data
        self.place = place

    def byte(self) -> int:
        self.place += 1
        return self.data[self.place - 1]

    def varint(self) -> int:
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def zigzag(self) -> int:
        number = self.varint()
        return (number >> 1) ^ -(number & 1)

    def value(self, kind: int) -> Any:
        if kind in (5, 6):
            return self.zigzag()
        if kind == 8:
            size = self.varint()
            self.place += size
            return self.data[self.place - size : self.place]
        if kind == 9:
            head = self.byte()
            count = head >> 4 if head >> 4 < 15 else self.varint()
            return [self.value(head & 15) for _ in range(count)]
        assert kind == 12
        return self.struct()

    def struct(self) -> dict[int, Any]:
        found: dict[int, Any] = {}
        number = 0
        while head := self.byte():
            assert head >> 4, "fields are close together"
            number += head >> 4
            found[number] = self.value(head & 15)
        return found


def read_parquet(path: Path) -> tuple[dict[str, list[object]], dict[str, str]]:
    """The columns and the facts of a file."""
    data = path.read_bytes()
    assert data[:4] == data[-4:] == b"PAR1"
    size = int.from_bytes(data[-8:-4], "little")
    footer = Thrift(data, len(data) - 8 - size).struct()
    root, *elements = footer[2]
    assert root[5] == len(elements)
    columns: dict[str, list[object]] = {element[4].decode(): [] for element in elements}
    for group in footer[4]:
        for element, chunk in zip(elements, group[1], strict=True):
            metadata = chunk[3]
            assert metadata[3] == [element[4]]
            values = read_page(data, metadata[9], element)
            assert len(values) == group[3] == metadata[5]
            columns[element[4].decode()] += values
    assert all(len(values) == footer[3] for values in columns.values())
    return columns, {pair[1].decode(): pair[2].decode() for pair in footer[5]}


def read_page(data: bytes, offset: int, element: dict[int, Any]) -> list[object]:
    reader = Thrift(data, offset)
    header = reader.struct()
    page = zlib.decompress(data[reader.place : reader.place + header[3]], wbits=31)
    assert len(page) == header[2]
    count = header[5][1]
    known = [True] * count
    if element[3]:  # optional
        size = int.from_bytes(page[:4], "little")
        run = Thrift(page, 4)
        head = run.varint()
        assert head & 1, "bit-packed"
        bits = int.from_bytes(page[run.place : 4 + size], "little")
        known = [bool(bits >> place & 1) for place in range(count)]
        page = page[4 + size :]
    plain = iter(read_plain(page, element[1], sum(known)))
    return [next(plain) if has else None for has in known]


def read_plain(page: bytes, kind: int, count: int) -> list[object]:
    if kind == 6:
        found: list[object] = []
        for _ in range(count):
            size = int.from_bytes(page[:4], "little")
            found.append(page[4 : 4 + size].decode())
            page = page[4 + size :]
        return found
    return list(struct.unpack(f"<{count}{'q' if kind == 2 else 'd'}", page))
