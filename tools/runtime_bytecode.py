"""Bytecode for browsers: small, because it is downloaded and stays in memory.

web/python/compile.mjs runs this file in Pyodide, so it needs the standard library and nothing beside it.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import zipfile
from collections.abc import Collection, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

_NO_COLUMNS = 13
"""A kind of entry in a table of lines: a line and no columns (CPython's InternalDocs/code_objects.md)."""
_NO_LINE = 15
_MOST_UNITS = 8
"""How many code units an entry can cover."""
_UNIT_BYTES = 2
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compile_all(folder: str, optimize: int, lines: bool) -> None:
    """Put bytecode beside every source of a folder. It is loaded without a look at the source."""
    for path in _files(folder):
        if path.endswith(".py"):
            with open(path, "rb") as file:
                source = file.read()
            code = compile_lean(source, os.path.relpath(path, folder), optimize, lines)
            with open(f"{path}c", "wb") as file:
                file.write(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def compile_lean(source: bytes, name: str, optimize: int, lines: bool) -> CodeType:
    """Compile without what no running code reads: docstrings, types of functions and variables, columns; and
    lines, if they are not wanted."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        # A decorator may read the types: `functools.singledispatch` does.
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.decorator_list:
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
    tree.body = list(filter(None, map(_untyped, tree.body)))
    return _shorten(compile(tree, name, "exec", dont_inherit=True, optimize=optimize), lines)


def _untyped(statement: ast.stmt) -> ast.stmt | None:
    """A variable of a module without its type."""
    if not isinstance(statement, ast.AnnAssign):
        return statement
    if statement.value is None:
        return None
    return ast.copy_location(ast.Assign([statement.target], statement.value), statement)


def _shorten(code: CodeType, lines: bool) -> CodeType:
    """The same code and the code in it, with a table of lines alone, or of nothing."""
    consts = tuple(_shorten(one, lines) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=consts, co_linetable=bytes(_line_table(code, lines)))


def _line_table(code: CodeType, lines: bool) -> Iterator[int]:
    """A traceback asks for the place of every instruction, so each one needs an entry."""
    known = code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // _UNIT_BYTES
        while units > 0:
            covered = min(units, _MOST_UNITS)
            units -= covered
            if line is None or not lines:
                yield _head(_NO_LINE, covered)
            else:
                yield _head(_NO_COLUMNS, covered)
                yield from _signed(line - known)
                known = line


def _head(kind: int, units: int) -> int:
    return 0x80 | kind << 3 | units - 1


def _signed(number: int) -> Iterator[int]:
    """Six bits to a byte, the lowest first; the very lowest is the sign."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    while rest > 0x3F:
        yield 0x40 | rest & 0x3F
        rest >>= 6
    yield rest


def pack(archive: str, folders: Collection[str], left_out: Collection[str]) -> None:
    """Write an archive of the bytecode and data of some folders, without some files.

    It is not compressed: as a whole it compresses better."""
    with zipfile.ZipFile(archive, "w") as packed:
        for folder in folders:
            for path in _files(folder):
                name = os.path.relpath(path, folder)
                if (
                    not path.endswith((".py", ".pyi", ".typed"))
                    and ".dist-info" not in path
                    and name not in left_out
                ):
                    with open(path, "rb") as file:
                        # The same time for all: the archive depends on its contents only.
                        packed.writestr(zipfile.ZipInfo(name), file.read())


def _files(folder: str) -> list[str]:
    return sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
