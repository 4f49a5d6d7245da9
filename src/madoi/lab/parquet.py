"""A writer of Parquet files: flat tables of text, whole numbers and numbers.

Parquet libraries take tens of megabytes, and the files they write change with their version. The lab needs a
small part of the format, so it writes that part itself: one page per column and row group, plain encoding,
gzip. The same rows give the same bytes. DuckDB, pandas, Polars, R and Spark read it.
Format: https://github.com/apache/parquet-format (Thrift compact protocol).
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, NamedTuple

_MAGIC: Final = b"PAR1"
_VERSION: Final = 1
_REQUIRED: Final = 0
_OPTIONAL: Final = 1
_PLAIN: Final = 0
_RLE: Final = 3
_GZIP: Final = 2
_GZIP_WINDOW: Final = 31  # zlib's number for a gzip header, which then has no time in it
_TEXT: Final = 0  # ConvertedType UTF8
_DATA_PAGE: Final = 0


class Kind(Enum):
    """The type of a column; the values are the physical types of the format."""

    WHOLE = 2
    NUMBER = 5
    TEXT = 6


class Column(NamedTuple):
    """A column. Where it is ``optional``, a row may have None."""

    name: str
    kind: Kind
    optional: bool = False


class _ColumnChunk(NamedTuple):
    offset: int
    values: int
    plain_bytes: int
    stored_bytes: int


class ParquetFile:
    """A file that takes rows group by group. Only `close` makes it complete: its index is at its end."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self._columns = columns
        self._groups: list[tuple[int, list[_ColumnChunk]]] = []
        self._file: BinaryIO = path.open("wb")
        self._file.write(_MAGIC)

    def __enter__(self) -> ParquetFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, columns: Sequence[Sequence[object]]) -> None:
        """A group of rows, column by column."""
        chunks = [self._write(column, values) for column, values in zip(self._columns, columns, strict=True)]
        self._groups.append((len(columns[0]), chunks))

    def close(self, facts: Mapping[str, str]) -> None:
        """Write the index, with facts about the whole table."""
        metadata = _footer(self._columns, self._groups, facts)
        self._file.write(metadata + len(metadata).to_bytes(4, "little") + _MAGIC)
        self._file.close()

    def _write(self, column: Column, values: Sequence[object]) -> _ColumnChunk:
        known = [value for value in values if value is not None]
        page = _definition_levels(values) if column.optional else b""
        page += _plain(column.kind, known)
        packer = zlib.compressobj(wbits=_GZIP_WINDOW)
        packed = packer.compress(page) + packer.flush()
        header = _Struct()
        header.whole(1, _DATA_PAGE)
        header.whole(2, len(page))
        header.whole(3, len(packed))
        data = _Struct()
        for place, value in enumerate((len(values), _PLAIN, _RLE, _RLE), 1):
            data.whole(place, value)
        header.struct(5, data)
        offset = self._file.tell()
        head = header.done()
        self._file.write(head + packed)
        return _ColumnChunk(offset, len(values), len(head) + len(page), len(head) + len(packed))


def _plain(kind: Kind, values: Sequence[object]) -> bytes:
    if kind is Kind.TEXT:
        texts = [str(value).encode() for value in values]
        return b"".join(len(text).to_bytes(4, "little") + text for text in texts)
    if kind is Kind.WHOLE:
        return b"".join(int(str(value)).to_bytes(8, "little", signed=True) for value in values)
    return _little(array("d", [float(str(value)) for value in values]))


def _little(numbers: array[float]) -> bytes:
    if array("H", [1]).tobytes() != b"\1\0":
        numbers.byteswap()
    return numbers.tobytes()


def _definition_levels(values: Sequence[object]) -> bytes:
    """One bit per row, whether it has a value, as a single bit-packed run behind its length."""
    groups = -(-len(values) // 8)
    bits = sum(1 << place for place, value in enumerate(values) if value is not None)
    run = _varint(groups << 1 | 1) + bits.to_bytes(groups, "little")
    return len(run).to_bytes(4, "little") + run


def _footer(
    columns: Sequence[Column], groups: Sequence[tuple[int, list[_ColumnChunk]]], facts: Mapping[str, str]
) -> bytes:
    footer = _Struct()
    footer.whole(1, _VERSION)
    root = _Struct()
    root.text(4, "games")
    root.whole(5, len(columns))
    footer.structs(2, [root, *(_schema_element(column) for column in columns)])
    footer.whole(3, sum(rows for rows, _ in groups), wide=True)
    footer.structs(4, [_row_group(columns, rows, chunks) for rows, chunks in groups])
    pairs: list[_Struct] = []
    for name, value in facts.items():
        pair = _Struct()
        pair.text(1, name)
        pair.text(2, value)
        pairs.append(pair)
    footer.structs(5, pairs)
    footer.text(6, "madoi")
    return footer.done()


def _schema_element(column: Column) -> _Struct:
    element = _Struct()
    element.whole(1, column.kind.value)
    element.whole(3, _OPTIONAL if column.optional else _REQUIRED)
    element.text(4, column.name)
    if column.kind is Kind.TEXT:
        element.whole(6, _TEXT)
    return element


def _row_group(columns: Sequence[Column], rows: int, chunks: Sequence[_ColumnChunk]) -> _Struct:
    stored: list[_Struct] = []
    for column, chunk in zip(columns, chunks, strict=True):
        metadata = _Struct()
        metadata.whole(1, column.kind.value)
        metadata.wholes(2, [_PLAIN, _RLE])
        metadata.texts(3, [column.name])
        metadata.whole(4, _GZIP)
        metadata.whole(5, chunk.values, wide=True)
        metadata.whole(6, chunk.plain_bytes, wide=True)
        metadata.whole(7, chunk.stored_bytes, wide=True)
        metadata.whole(9, chunk.offset, wide=True)
        one = _Struct()
        one.whole(2, chunk.offset, wide=True)
        one.struct(3, metadata)
        stored.append(one)
    group = _Struct()
    group.structs(1, stored)
    group.whole(2, sum(chunk.plain_bytes for chunk in chunks), wide=True)
    group.whole(3, rows, wide=True)
    return group


class _Struct:
    """A struct of Thrift's compact protocol. Fields are written in rising order."""

    _I32: Final = 5
    _I64: Final = 6
    _BINARY: Final = 8
    _LIST: Final = 9
    _STRUCT: Final = 12

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._last = 0

    def _field(self, number: int, kind: int) -> None:
        self._bytes.append((number - self._last) << 4 | kind)  # no gap in these structs is wider than 15
        self._last = number

    def _list(self, number: int, kind: int, count: int) -> None:
        self._field(number, self._LIST)
        self._bytes += bytes([count << 4 | kind]) if count < 15 else bytes([15 << 4 | kind]) + _varint(count)

    def whole(self, number: int, value: int, *, wide: bool = False) -> None:
        self._field(number, self._I64 if wide else self._I32)
        self._bytes += _varint(_zigzag(value))

    def wholes(self, number: int, values: Sequence[int]) -> None:
        self._list(number, self._I32, len(values))
        for value in values:
            self._bytes += _varint(_zigzag(value))

    def text(self, number: int, text: str) -> None:
        self._field(number, self._BINARY)
        self._bytes += _binary(text)

    def texts(self, number: int, texts: Sequence[str]) -> None:
        self._list(number, self._BINARY, len(texts))
        for text in texts:
            self._bytes += _binary(text)

    def struct(self, number: int, struct: _Struct) -> None:
        self._field(number, self._STRUCT)
        self._bytes += struct.done()

    def structs(self, number: int, structs: Sequence[_Struct]) -> None:
        self._list(number, self._STRUCT, len(structs))
        for struct in structs:
            self._bytes += struct.done()

    def done(self) -> bytes:
        return bytes(self._bytes) + b"\0"


def _binary(text: str) -> bytes:
    data = text.encode()
    return _varint(len(data)) + data


def _zigzag(value: int) -> int:
    return value << 1 if value >= 0 else (-value << 1) - 1


def _varint(value: int) -> bytes:
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    found.append(value)
    return bytes(found)
