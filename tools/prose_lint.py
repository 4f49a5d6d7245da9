"""Checks the prose of the documentation: short sentences, one per line, and no phrases that must be decoded.

python3 -m tools.prose_lint            every page and docstring that is listed below
python3 -m tools.prose_lint FILE …     these Markdown or Python files
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from io import StringIO
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/*.md", "docs/decisions/README.md")
CODE = ("src", "tests", "bench", "tools")
"""Folders in whose docstrings and comments players are "they"."""
GAMES_OF_GIRLS = ("lily", "yurikure")
"""Modules of these games, by their path, may call a character "she" without naming her in the sentence."""
MOST_WORDS_IN_A_SENTENCE = 30
MOST_WORDS_IN_A_FIRST_SENTENCE = 25
MOST_COLUMNS = 100
MOST_SENTENCES_IN_A_LINE_OF_A_LIST = 2

_NUMBER = r"(?:one(?! [a-z]*s )|two|three|four|five|ten|twenty|\d[\d,.]*\d|\d)"
_THINGS = r"(?: (?!and |as |at |by |for |from |in |is |of |on |or |than |to |with )[a-z]+)?"
_VERB = r"(?:is|are|can|gets|sees|has|may|must|will|needs|loses|finds|learns|wins)"
_UNIT = r"(?:game|table|seat|player|decision|request|line|second|minute|hour|day)"
BANNED = {
    rf"(?-i:Who) (?!this )[a-z]+s [^.?]+ {_VERB}\b(?![^.]*\?)": "players who, anyone who",
    r"who asks\b": "players who ask, a client that asks",
    r"(?:is|are|was|were|be) told\b(?! from)": "sees, receives; or name who tells",
    r"so many\b": "up to N, this many",
    r"what is (?:none|no)\b": "anything else",
    rf"{_NUMBER}{_THINGS} an? {_UNIT}\b(?! of)": "per: one board per game",
    r"look(?:s|ed|ing)? after\b": "runs, maintains, holds the lease of",
    r"(?:by|of) oneself\b": "alone, automatically",
    r"one's\b": "your, their, its",
    r"whoever\b": "anyone who, the player who",
    r"(?:those who come|who comes)\b(?! back)": "clients, visitors",
    r"by way of\b": "through, with",
    r"anew\b": "again",
}
_SHE = re.compile(r"\b(?:she|hers?|herself)\b", re.IGNORECASE)
_GIRL = re.compile(r"\b(?:girl|character)", re.IGNORECASE)
"""Of these people "she" is right: the girls of Yuri-Kure and the characters of Lily. Players are "they"."""
_PATTERNS = [(re.compile(rf"\b{phrase}", re.IGNORECASE), better) for phrase, better in BANNED.items()]

_FENCE = re.compile(r"\s*(```|~~~)")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) +")
_NOT_PROSE = re.compile(r"\s*(?:[#<>]|!\[|\[!\[|$)")
_SENTENCE_END = re.compile(r"(?<!e\.g\.)(?<!i\.e\.)(?<=[.!?…])[)\"*_”]*(?:\n|\s+(?=[\"“(*_\[]*[A-Z`\d]))")
_CODE = re.compile(r"``[^`]*``|`[^`]*`")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")


class Fault(NamedTuple):
    """A place where the prose breaks a rule, and what to do there."""

    path: str
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}; write: {self.instead}"


def page_faults(path: str, text: str) -> Iterator[Fault]:
    """Check a Markdown page. Code is skipped; a table is checked by the parts of its cells."""
    paragraph: list[str] = []
    in_code = in_list = False
    for number, raw in enumerate([*text.splitlines(), ""], start=1):
        if _FENCE.match(raw):
            in_code = not in_code
        line = _readable(raw)
        is_cell_row = raw.lstrip().startswith("|")
        is_prose = not (in_code or is_cell_row or _FENCE.match(raw) or _NOT_PROSE.match(raw))
        if paragraph and (not is_prose or _ITEM.match(raw)):
            yield from _sentence_faults(path, number - len(paragraph), paragraph)
            paragraph = []
        if is_prose:
            in_list = bool(_ITEM.match(raw)) or (in_list and raw.startswith(" "))
            paragraph.append(_ITEM.sub("", line))
            yield from _line_faults(path, number, line, in_list)
        elif is_cell_row and not in_code:
            for cell in re.split(r"[|;]", line):
                yield from _sentence_faults(path, number, [cell.strip()])


def docstring_faults(path: str, text: str) -> Iterator[Fault]:
    """Check the docstrings of a Python module, those of its constants too."""
    tree = ast.parse(text)
    first = ast.get_docstring(tree)
    sentence = _SENTENCE_END.split((first or "").partition("\n\n")[0])[0]
    if not sentence.strip():
        yield Fault(path, 1, "no module docstring", "one sentence that says what the module is")
    elif len(sentence.split()) > MOST_WORDS_IN_A_FIRST_SENTENCE:
        yield Fault(path, 1, f"a first sentence of {len(sentence.split())} words", "what the module is")
    for line, docstring in _docstrings(tree):
        yield from _phrase_faults(path, line, [_readable(one) for one in docstring.splitlines()])


def pronoun_faults(path: str, text: str) -> Iterator[Fault]:
    """Check that the docstrings and comments of a Python module do not call players "she", as girls are."""
    if not _SHE.search(text):  # to parse a module takes much longer than to search it
        return
    for line, docstring in _docstrings(ast.parse(text)):
        yield from _she_faults(path, line, docstring.splitlines())
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from _she_faults(path, token.start[0], [token.string])


def _docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the text of every string that is a statement; expressions are not walked."""
    inside: list[ast.AST] = [tree]
    while inside:
        node = inside.pop(0)
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
        for part in ("body", "handlers", "orelse", "finalbody", "cases"):
            found = getattr(node, part, None)
            if isinstance(found, list):
                inside += found


def all_faults() -> Iterator[Fault]:
    """Check everything that is listed above."""
    for path in sorted({path for pattern in PAGES for path in ROOT.glob(pattern)}):
        yield from page_faults(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "src").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        yield from docstring_faults(name, path.read_text(encoding="utf-8"))
    for path in sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not any(game in name for game in GAMES_OF_GIRLS):
            yield from pronoun_faults(name, path.read_text(encoding="utf-8"))


def _readable(line: str) -> str:
    """Put one word in place of code, and of a link what a reader sees."""
    return _LINK.sub(r"\1", _CODE.sub("`code`", line))


def _line_faults(path: str, number: int, line: str, in_list: bool) -> Iterator[Fault]:
    if len(line) > MOST_COLUMNS:
        yield Fault(path, number, f"{len(line)} columns", f"a line break before column {MOST_COLUMNS}")
    sentences = len(_SENTENCE_END.split(_ITEM.sub("", line).strip()))
    if sentences > (MOST_SENTENCES_IN_A_LINE_OF_A_LIST if in_list else 1):
        yield Fault(path, number, f"{sentences} sentences in one line", "each sentence on a line of its own")


def _sentence_faults(path: str, start: int, lines: list[str]) -> Iterator[Fault]:
    text = "\n".join(lines)
    position = 0
    for sentence in _SENTENCE_END.split(text):
        position = text.index(sentence, position)
        if (words := len(sentence.split())) > MOST_WORDS_IN_A_SENTENCE:
            line = start + _line_of(position, lines)
            yield Fault(path, line, f"a sentence of {words} words", "two sentences, or a table")
    yield from _phrase_faults(path, start, lines)
    yield from _she_faults(path, start, lines)


def _phrase_faults(path: str, start: int, lines: list[str]) -> Iterator[Fault]:
    text = " ".join(lines)
    for pattern, better in _PATTERNS:
        for found in pattern.finditer(text):
            yield Fault(path, start + _line_of(found.start(), lines), f'"{found[0]}"', better)


def _she_faults(path: str, start: int, lines: list[str]) -> Iterator[Fault]:
    text = " ".join(lines)
    for sentence in _SENTENCE_END.split(text):
        if (she := _SHE.search(sentence)) and not _GIRL.search(sentence):
            line = start + _line_of(text.index(sentence) + she.start(), lines)
            yield Fault(path, line, f'"{she[0]}"', "they, their; or you")


def _line_of(position: int, lines: list[str]) -> int:
    """The index of the line that holds a position in the joined lines."""
    ends = accumulate(len(line) + 1 for line in lines)
    return next((index for index, end in enumerate(ends) if position < end), 0)


def main(names: list[str]) -> int:
    """Print every fault; 1 if there is one."""
    faults = list(all_faults()) if not names else []
    for name in names:
        check = docstring_faults if name.endswith(".py") else page_faults
        faults += check(name, Path(name).read_text(encoding="utf-8"))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
