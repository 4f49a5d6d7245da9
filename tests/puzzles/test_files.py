"""Files of puzzles: what is written is read again, and anything else is refused with a reason."""

from __future__ import annotations

import gzip
from collections import Counter

import pytest

from madoi.core.refusal import Refused
from madoi.puzzles import shipped_puzzles
from madoi.puzzles.files import Making, PuzzleFile, decode, encode
from madoi.puzzles.puzzle import Continuation, MoveChance, Puzzle
from support.checkout import TOP

DOCS = TOP / "docs" / "puzzles.md"
PUZZLE = Puzzle(
    "00ff",
    "madoi-record 1\n…",
    1,
    [MoveChance("take 1", 0.8), MoveChance("take 3", 0.8, "take 1"), MoveChance("take 2", 0.5)],
    "hard",
    0.1,
    [Continuation("00ff/0", ["2 take 1"])],
)
CONTENT = PuzzleFile(Making("kasane", 1, "0", "spring", 256, "2026-11-18", deals=3, positions=90), [PUZZLE])


def test_a_file_is_read_as_it_was_written_and_always_has_the_same_bytes() -> None:
    assert decode(encode(CONTENT), "x") == CONTENT
    assert encode(decode(encode(CONTENT), "x")) == encode(CONTENT)


def test_moves_with_the_same_effect_are_one_answer() -> None:
    assert PUZZLE.answers == ["take 1", "take 3"]
    assert PUZZLE.gap == pytest.approx(0.3)
    assert CONTENT.find("00ff") is PUZZLE
    assert CONTENT.find("00fe") is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no gzip",
        encode(CONTENT)[:-20],
        encode(CONTENT)[:-4],
        gzip.compress(b""),
        gzip.compress(b"{}"),
        gzip.compress(encode(CONTENT)),
        gzip.compress(gzip.decompress(encode(CONTENT)).replace(b"puzzles 1", b"puzzles 2")),
        gzip.compress(gzip.decompress(encode(CONTENT)).replace(b'"hard"', b'"harder"')),
    ],
    ids=[
        "empty",
        "plain",
        "cut off",
        "cut off late",
        "no line",
        "no header",
        "twice",
        "another format",
        "no such level",
    ],
)
def test_anything_else_is_refused(content: bytes) -> None:
    with pytest.raises(Refused) as refused:
        decode(content, "mine.gz")
    assert refused.value.refusal.code == "puzzles-unreadable"
    assert refused.value.refusal.facts["path"] == "mine.gz"


@pytest.mark.parametrize(
    ("game", "title"), [("kasane", "Kasane"), ("lily", "Lily"), ("yurikure", "Yuri-Kure")]
)
def test_the_package_has_the_puzzles_that_the_docs_name(game: str, title: str) -> None:
    content = shipped_puzzles(game)
    levels = Counter(puzzle.level for puzzle in content.puzzles)
    number = len(content.puzzles)
    assert number >= 200
    assert levels["easy"] <= number * 2 / 5
    row = next(
        line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {title} | `")
    )
    counts = (
        f"| {number} | {levels['easy']}, {levels['medium']}, {levels['hard']} | {content.making.positions:,} "
    )
    assert counts in row
