"""Makes the pages in docs/rules from the catalogues: ``python -m madoi.words.rules_pages``.

``rule-KS-2-1`` is the text of KS-2.1, ``rule-title-KS-2-1`` its title, ``rule-chapter-KS-1`` its chapter's.
A table is ``rule-table-…``, with a remark in ``rule-table-note-…``.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from madoi.games import NAMES, find
from madoi.words import LANGUAGES, Words, rule_key, words

_MADE = "<!-- Made from src/madoi/words by python -m madoi.words.rules_pages: change it there. -->"

_INDEX = """\
{made}

# The rules, by id

Every refusal and every automatic change in a log names the rule it comes from. These pages tell the
rules in our own words, with the same ids; in the terminal `? KS-2.4` prints the same text. In the
browser they are at `/rules`, with pictures, to be searched; a rule has an address,
`/rules/kasane#KS-2.4`. Here it is an anchor of its page, `en/kasane.md#KS-2.4`.

{table}

The point table of Colors of Kasane, and how an owner of the box corrects it:
[Yaku tables](../yaku-tables.md).
What bots have found out about playing the games: [findings](../findings/README.md).

The pages are made from the catalogues (`rules-….ftl` in `src/madoi/words`). To change a text, change it
there and run `python -m madoi.words.rules_pages` in the project's folder. The games belong to their
makers, who are named at the end of each page.
"""


def chapter_of(rule: str) -> str:
    """``KS-2`` of KS-2.4; decisions, like YK-D7, are a chapter of their own."""
    return rule.partition(".")[0] if "." in rule else rule.rstrip("0123456789")


def rules_page(game: str, rules: list[str], language: str) -> str:
    """The rules of a game as one page. Raises KeyError where the catalogue lacks a text."""
    speech = words(language)
    others = [
        f"[{speech.text(f'language-{other}')}](../{other}/{game}.md)"
        for other in LANGUAGES
        if other != language
    ]
    parts = [
        _MADE,
        f"# {speech.text(f'{game}-name')}",
        " · ".join(others),
        _plain(speech.text(f"rules-page-{game}-intro")),
    ]
    chapter = ""
    for rule in rules:
        if chapter_of(rule) != chapter:
            chapter = chapter_of(rule)
            parts.append(f"## {chapter} {speech.text(rule_key('rule-chapter', chapter))}")
        parts += _rule(speech, rule)
    parts += ["---", _plain(speech.text(f"rules-page-{game}-makers"))]
    return "\n\n".join(parts) + "\n"


_ID = re.compile(r"(?<![A-Za-z0-9-])[A-Z]{2}-(?:[0-9]+\.[0-9]+|D[0-9]+)")


def linked(text: str) -> str:
    """The text, with every rule it names as a link to the rule."""
    return _ID.sub(lambda found: f"[{found[0]}](#{found[0]})", text)


def _rule(speech: Words, rule: str) -> list[str]:
    parts = [
        f'<a id="{rule}"></a>',
        f"### {rule} {speech.text(rule_key('rule-title', rule))}",
        linked(_plain(speech.text(rule_key("rule", rule)))),
    ]
    extra = [rule_key(kind, rule) for kind in ("rule-table", "rule-table-note")]
    return parts + [linked(_plain(speech.text(name))) for name in extra if speech.has(name)]


def _plain(text: str) -> str:
    """The text, with the one mark of ours that Markdown would take for its own."""
    return text.replace("*", r"\*")


def index_page(games: list[str]) -> str:
    """docs/rules/README.md."""
    lines = [f"| {' | '.join(['', *[words(tag).text(f'language-{tag}') for tag in LANGUAGES]])} |"]
    lines.append("|---" * (len(LANGUAGES) + 1) + "|")
    for game in games:
        links = [f"[{words(tag).text(f'{game}-name')}]({tag}/{game}.md)" for tag in LANGUAGES]
        lines.append(f"| {' | '.join([f'`{game}`', *links])} |")
    return _INDEX.format(made=_MADE, table="\n".join(lines))


def pages() -> dict[str, str]:
    """Every page by its path inside docs/rules."""
    made = {"README.md": index_page(NAMES)}
    for game in NAMES:
        for language in LANGUAGES:
            made[f"{language}/{game}.md"] = rules_page(game, find(game).rules, language)
    return made


def main(folder: Path) -> None:
    """Write every page into the folder."""
    for path, text in pages().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/rules"))
