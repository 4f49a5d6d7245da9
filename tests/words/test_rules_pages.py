"""The rules in words: complete, without strays, and the pages in docs as they are made. And the page
about yaku tables: what it says is refused is refused, and in these words."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from madoi.core.refusal import BadOption
from madoi.games import NAMES, find
from madoi.games.kasane.rules import point_table
from madoi.games.kasane.rules.point_table import Cell, shipped_table, table_from_toml
from madoi.games.kasane.rules.yaku import IDS
from madoi.words import LANGUAGES, rule_key, words
from madoi.words.rules_pages import chapter_of, main, pages
from support.languages import all_entries

TOP = Path(__file__).parents[2]
DOCS = TOP / "docs"
YAKU_PAGE = DOCS / "yaku-tables.md"
RULES = [rule for name in NAMES for rule in find(name).rules]
CHAPTERS = list(dict.fromkeys(chapter_of(rule) for rule in RULES))
PATHS = ["README.md", *[f"{language}/{name}.md" for language in LANGUAGES for name in NAMES]]
RULE_KEY = re.compile(r"(rule(?:-[a-z]+)*)-([A-Z]+-(?:[0-9]+(?:-[0-9]+)?|D[0-9]*))")


def rule_keys(language: str) -> list[str]:
    """Every key of the language that belongs to a rule."""
    return [
        entry.id.name
        for entry in all_entries(language)
        if isinstance(entry, Message) and entry.id.name.startswith("rule-")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_text_and_title(language: str) -> None:
    wanted = [rule_key(kind, rule) for rule in RULES for kind in ("rule", "rule-title")]
    wanted += [rule_key("rule-chapter", chapter) for chapter in CHAPTERS]
    assert [name for name in wanted if not words(language).has(name)] == []
    assert [rule for rule in RULES if words(language).rule(rule) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_without_a_rule(language: str) -> None:
    keys = rule_keys(language)
    assert len(keys) == len(set(keys)), "a rule has two texts"
    allowed = {rule_key("rule-chapter", chapter) for chapter in CHAPTERS}
    for kind in ("rule", "rule-title", "rule-table", "rule-table-note"):
        allowed |= {rule_key(kind, rule) for rule in RULES}
    assert [name for name in keys if name not in allowed] == []


def test_all_languages_tell_the_same_rules() -> None:
    first, *others = [sorted(rule_keys(language)) for language in LANGUAGES]
    assert all(RULE_KEY.fullmatch(name) for name in first)
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_order_of_the_books(language: str) -> None:
    """The browser shows the rules as they stand there (web/src/i18n/rulebook.ts)."""
    for name in NAMES:
        text = (files("madoi.words") / language / f"rules-{name}.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^(rule-[A-Z]\S*) =", text, re.MULTILINE)
        assert keys == [rule_key("rule", rule) for rule in find(name).rules]


ID = re.compile(r"(?<![A-Za-z0-9-])(?:KS|YK|LY)-(?:[0-9]+(?:\.[0-9]+)?|D[0-9]+)(?![0-9.]*[0-9])")
CITING = [
    *(path for kind in ("*.py", "*.ftl", "*.toml") for path in (TOP / "src" / "madoi").rglob(kind)),
    *(path for kind in ("*.ts", "*.svelte", "*.json", "*.css") for path in (TOP / "web" / "src").rglob(kind)),
    *TOP.glob("*.md"),
    *(path for path in DOCS.rglob("*.md") if "rules" not in path.parts),
]


def test_whatever_names_a_rule_names_one_that_exists() -> None:
    """In code, words, cards, lessons, the client and the documents alike: an id that leads nowhere is a mistake."""
    named = {(found, path.name) for path in CITING for found in ID.findall(path.read_text(encoding="utf-8"))}
    assert len({rule for rule, _ in named}) > 150
    known = {*RULES, *(chapter for chapter in CHAPTERS if not chapter.endswith("-D"))}
    assert sorted((rule, name) for rule, name in named if rule not in known) == []


def numbers(text: str) -> list[str]:
    """Every rule id and every run of cards in a text: they are the same in all languages."""
    return sorted(re.findall(r"KS-[0-9.]*[0-9]|[0-9](?:\.[0-9])+", text))


@pytest.mark.parametrize("rule", RULES)
def test_languages_give_the_same_examples(rule: str) -> None:
    first, *others = [numbers(words(language).rule(rule) or "") for language in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("path", PATHS)
def test_page_is_as_made(path: str) -> None:
    on_disk = (DOCS / "rules" / path).read_text(encoding="utf-8")
    assert on_disk == pages()[path], "run: python -m madoi.words.rules_pages"


def test_no_other_pages() -> None:
    folder = DOCS / "rules"
    on_disk = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert on_disk == set(pages()) == set(PATHS)


def test_every_rule_is_a_heading() -> None:
    for name in NAMES:
        for language in LANGUAGES:
            headings = re.findall(r"^### (\S+) \S", pages()[f"{language}/{name}.md"], re.MULTILINE)
            assert headings == find(name).rules


def test_every_rule_is_an_anchor_and_what_is_named_in_a_text_leads_there() -> None:
    for name in NAMES:
        for language in LANGUAGES:
            page = pages()[f"{language}/{name}.md"]
            anchors = re.findall(r'^<a id="(\S+)"></a>$', page, re.MULTILINE)
            assert anchors == find(name).rules
            body = page.partition("\n## ")[2]
            assert set(re.findall(r"\]\(#([^)]*)\)", body)) <= set(anchors)
            for rule in anchors:
                text = words(language).rule(rule) or ""
                assert all(f"[{named}](#{named})" in body for named in ID.findall(text) if named in anchors)


def test_main_writes_what_is_on_disk(tmp_path: Path) -> None:
    main(tmp_path)
    for path in pages():
        assert (tmp_path / path).read_bytes() == (DOCS / "rules" / path).read_bytes()


# The point table, as the rules and the page about it print it.


def printed(cell: Cell | None) -> list[str]:
    """A cell's numbers as a table prints them, without the word for a review."""
    if cell is None:
        return []
    star = "*" if cell.points_from == point_table.OURS else ""
    return [f"{points}{star}" for points in cell.points]


def shipped_rows(most: int) -> list[list[list[str]]]:
    cells = {(cell.yaku, cell.count): cell for cell in shipped_table().cells}
    assert max(count for _, count in cells) == most
    return [[printed(cells.get((yaku, count))) for count in range(2, most + 1)] for yaku in range(len(IDS))]


def told_rows(text: str, columns: int) -> list[list[list[str]]]:
    """The last columns of each row of a Markdown table, as lists of numbers."""
    lines = [line for line in text.replace("\\", "").splitlines() if line.lstrip().startswith("|")]
    rows = [[part.strip() for part in line.strip().strip("|").split("|")] for line in lines]
    return [[re.findall(r"[0-9]+\*?", part) for part in row[-columns:]] for row in rows[2:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_print_the_shipped_table(language: str) -> None:
    assert told_rows(words(language).text("rule-table-KS-3-10"), 5) == shipped_rows(6)


def yaku_page_section(title: str) -> str:
    text = YAKU_PAGE.read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_yaku_page_prints_the_shipped_table() -> None:
    section = yaku_page_section("The table that comes with Madoi")
    assert told_rows(section, 5) == shipped_rows(6)
    assert re.findall(r"^\| `(\S+)`", section, re.MULTILINE) == IDS


def test_yaku_page_shows_the_line_of_a_record() -> None:
    assert f"\noption yaku {shipped_table().text()}\n" in yaku_page_section("In a record")


def test_yaku_page_knows_the_limits() -> None:
    section = yaku_page_section("The format")
    told = "kasane 2 to 5, juu 2 to 7, wakana-ge and wakana-jou 2 to 5, asagao and yugiri 2 to 12"
    assert told in section
    sizes = [point_table.cell_sizes(yaku) for yaku in range(len(IDS))]
    expected = [(2, 5), (2, 7), (3, 3), (3, 3), (3, 3), (2, 5), (2, 5), (2, 12), (2, 12)]
    assert [(size[0], size[-1]) for size in sizes] == expected


def test_yaku_page_examples_are_accepted() -> None:
    text = YAKU_PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"<!-- accepted -->\n *```toml\n(.*?)\n *```", text, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        assert table_from_toml(example).cells


FAULTS = re.findall(
    r"### `(\S+)`\n.*?```toml\n(.*?)```\n\n> (.*?)\n", YAKU_PAGE.read_text(encoding="utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("code", "example", "sentence"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_yaku_page_faults_are_refused(code: str, example: str, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        table_from_toml(example)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.rule) == (code, "KS-3.10")
    told = words("en").refusal(refusal)
    # What is wrong with TOML is said by Python, in the words of its version.
    assert told.startswith(sentence[:-1]) if sentence.endswith("…") else told == sentence


def test_yaku_page_tells_every_fault() -> None:
    source = (files("madoi.games.kasane.rules") / "point_table.py").read_text(encoding="utf-8")
    assert sorted(fault[0] for fault in FAULTS) == sorted(set(re.findall(r"yaku-table-[a-z]+", source)))
