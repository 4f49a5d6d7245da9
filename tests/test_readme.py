"""The Python of the README and of docs/writing-a-bot.md runs as printed, and what they link to is there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import madoi
from madoi.cli import parser_for

TOP = Path(__file__).parents[1]
PAGES = [
    TOP / "README.md",
    TOP / "CONTRIBUTING.md",
    TOP / "ARCHITECTURE.md",
    TOP / "CHANGELOG.md",
    *sorted((TOP / "docs").glob("*.md")),
]
MOST_LINES = 120
MOST_BYTES = 2_000_000


def blocks(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def output_of(source: str, folder: Path) -> str:
    """What a block prints when somebody saves it as a file and runs it."""
    script = folder / "mine.py"
    script.write_text(source, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(madoi.__file__).parents[1])}
    command = [sys.executable, str(script)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_readme_shows_a_bot_and_a_game(tmp_path: Path) -> None:
    bot, game = blocks(TOP / "README.md")
    assert re.fullmatch(r"\[\d+\.0(, \d+\.0){3}\]\n", output_of(bot, tmp_path))
    legal, reason = output_of(game, tmp_path).splitlines()
    assert "take 1" in legal
    assert "KS-" in reason


def test_the_page_about_bots_runs_from_top_to_bottom(tmp_path: Path) -> None:
    source = "\n".join(blocks(TOP / "docs" / "writing-a-bot.md"))
    shares = output_of(source.replace("games=200", "games=4"), tmp_path).split()
    assert len(shares) == 2
    assert all(0 <= float(share) <= 1 for share in shares)


def anchors(page: Path) -> set[str]:
    """The headings as GitHub links to them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


COMMANDS = (TOP / "docs" / "commands.md").read_text(encoding="utf-8")
OF_MADOI, OF_RUN_PY = COMMANDS.split("## Working on Madoi")


@pytest.mark.parametrize("line", re.findall(r"^\| `python3 run\.py ?(.*?)`", OF_MADOI, re.MULTILINE))
def test_every_command_is_one_that_the_program_takes(line: str) -> None:
    words = shlex.split(line)
    if not words or words[0].startswith("-"):
        words = ["serve", *words]
    options, unknown = parser_for(words).parse_known_args(words)
    assert unknown == []
    assert options.run


def test_no_command_is_missing() -> None:
    told = parser_for(["--help"]).format_help()
    names = set(re.findall(r"^    ([a-z]+) ", told, re.MULTILINE))
    assert len(names) >= 10
    assert {name for name in names if f"run.py {name} " not in OF_MADOI} == set()
    own = set(re.findall(r"python3 run\.py ([a-z-]+) ", (TOP / "run.py").read_text(encoding="utf-8")))
    assert {name for name in own if not re.search(rf"run\.py {name}[ `]", OF_RUN_PY)} == set()


def test_hooks_before_a_commit_fetch_nothing() -> None:
    hooks = yaml.safe_load((TOP / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repository["repo"] for repository in hooks["repos"]] == ["local"]
    assert {hook["language"] for hook in hooks["repos"][0]["hooks"]} == {"system"}


def test_every_page_is_in_the_index() -> None:
    index = (TOP / "docs" / "README.md").read_text(encoding="utf-8")
    for page in (TOP / "docs").glob("*.md"):
        assert page.name == "README.md" or f"({page.name})" in index, page.name


def test_the_readme_is_short_and_its_moving_picture_small() -> None:
    text = (TOP / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    assert text.index("![") < text.index("\n## ")
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text):
        assert (TOP / picture).stat().st_size < MOST_BYTES


def test_the_rule_that_contributors_change_is_where_they_are_told() -> None:
    page = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for name, text in (
        ("src/madoi/games/kasane/rules/ending.py", "TWELVE_POINTS: Final = 2"),
        ("tests/games/kasane/test_examples.py", "5 + 2"),
        ("tests/games/kasane/test_rules.py", "2 + 5 + 2"),
        ("tests/games/kasane/test_rules.py", "test_all_twelve_cards_laid_score_two_more"),
    ):
        assert text in page
        assert Path(name).name in page
        assert (TOP / name).read_text(encoding="utf-8").count(text) == 1, name
