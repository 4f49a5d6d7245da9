"""The lint of the prose finds what breaks its rules. `run.py check` and `run.py test` run it over all pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.prose_lint import docstring_faults, main, page_faults, pronoun_faults

LONG = " ".join(["Word"] * 31)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("It works. It is fast.", 1, "2 sentences in one line"),
        ("- One. Two. Three.", 1, "3 sentences in one line"),
        ("- One.\n  Two. Three. Four.", 2, "3 sentences in one line"),
        ("Short.\n" + "w" * 101, 2, "101 columns"),
        ("Short.\n" + LONG[:79] + "\n" + LONG[80:] + ".", 2, "a sentence of 31 words"),
        (f"| a | {LONG} |", 1, "a sentence of 31 words"),
        ("A table.\n\nWho asks for a seat is refused.", 3, '"Who asks for a seat is"'),
        ("One\nis told why.", 2, '"is told"'),
        ("It plays one\nboard a game.", 1, '"one board a game"'),
        ("| S4 | Who reads logs finds nothing | |", 1, '"Who reads logs finds"'),
        ("Whoever wins, wins.", 1, '"Whoever"'),
        ("She sees her hand.", 1, '"She"'),
        ("A girl is asked.\nA player passes\nif she can.", 3, '"she"'),
    ],
)
def test_the_lint_finds(text: str, line: int, what: str) -> None:
    faults = list(page_faults("page.md", text))
    assert any((fault.line, fault.what) == (line, what) for fault in faults), faults
    assert all(fault.instead for fault in faults)


@pytest.mark.parametrize(
    "text",
    [
        "It works.\nIt is fast.",
        "1. One. Two.\n   Three.",
        "Use `a. B` or [this page](" + "x" * 100 + ").",
        "```\nShe is told. So many lines.\n" + "x" * 120 + "\n```",
        "| One. Two. Three. " + "x" * 120 + " |\n|---|",
        "# Who reads this is told\n\nWho reads this?",
        "| who plays | cannot be told from chance |",
        "Who rolls at first.\nWho this is.\nThe secret of one holds a seat.",
        "Pass while a girl is asked and nobody reveals more on her.",
        "It shows one at a table, e.g. Lily, and 20 for a request.",
    ],
)
def test_the_lint_has_nothing_against(text: str) -> None:
    assert list(page_faults("page.md", text)) == []


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("x = 1", 1, "no module docstring"),
        (f'"""{LONG}."""', 1, "a first sentence of 31 words"),
        ('"""A module."""\n\nX = 1\n"""\nSo many\nof them."""', 5, '"So many"'),
        ('"""A module."""\n\ndef f():\n    """Done by whoever calls."""', 4, '"whoever"'),
    ],
)
def test_the_lint_reads_docstrings(text: str, line: int, what: str) -> None:
    assert [(fault.line, fault.what) for fault in docstring_faults("module.py", text)] == [(line, what)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('"""A module."""\n\ndef f():\n    """The player sees\n    her hand."""', 5),
        ('"""A module."""\nx = 1  # she is asked', 2),
    ],
)
def test_a_player_is_not_she_in_code(text: str, line: int) -> None:
    assert [(fault.line, fault.instead) for fault in pronoun_faults("module.py", text)] == [
        (line, "they, their; or you")
    ]


def test_a_girl_is_she_and_a_string_is_no_prose() -> None:
    text = '"""A girl and her controller."""\nx = "she"  # the character who has it in her name'
    assert list(pronoun_faults("module.py", text)) == []


def test_the_command_names_the_place_and_what_to_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("Fine.\n\nWhoever wins, wins.\n", encoding="utf-8")
    assert main([str(page)]) == 1
    assert capsys.readouterr().out == f'{page}:3: "Whoever"; write: anyone who, the player who\n'
    page.write_text("Fine.\n", encoding="utf-8")
    assert main([str(page)]) == 0
