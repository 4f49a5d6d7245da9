"""A report as one self-contained HTML file, without fonts, images or scripts beside it.

A small script of its own sorts tables; without it everything can still be read.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files


def page(language: str, title: str, parts: list[str], style: str = "") -> str:
    """The whole file. The parts are HTML; ``style`` is for what only they have."""
    common, script = _beside("page.css"), _beside("page.js")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{common}{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + f"\n</main>\n<script>{script}</script>\n</body>\n</html>\n"
    )


def _beside(name: str) -> str:
    """A file of this package."""
    return (files("madoi.lab") / name).read_text(encoding="utf-8")


def facts_list(facts: list[tuple[str, str]]) -> str:
    """Names and their values, one per line."""
    lines = [f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts]
    return "<dl>\n" + "\n".join(lines) + "\n</dl>"


def marked(text: str, partial: bool = False) -> str:
    """A sentence that nobody may miss."""
    return f'<p class="mark{" partial" if partial else ""}">{escape(text)}</p>'


def sentences(texts: list[str]) -> str:
    """A list of sentences."""
    return "<ul>\n" + "\n".join(f"<li>{escape(text)}</li>" for text in texts) + "\n</ul>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def picture(svg: str, alternative: str, caption: str) -> str:
    """A drawing, what it shows for those who do not see it, and what all should know."""
    data = b64encode(svg.encode()).decode()
    return (
        f'<figure>\n<img src="data:image/svg+xml;base64,{data}" alt="{escape(alternative)}">\n'
        f"<figcaption>{escape(caption)}</figcaption>\n</figure>"
    )


def section(heading: str, inside: str, place: str = "findings") -> str:
    """A part of the page with its heading; ``place`` is its anchor."""
    return f'<section aria-labelledby="{place}"><h2 id="{place}">{escape(heading)}</h2>{inside}</section>'


def findings_list(findings: list[tuple[str, str]]) -> str:
    """Sentences, each with its picture as HTML."""
    items = "".join(f"<li><p>{escape(text)}</p>{picture}</li>" for text, picture in findings)
    return f'<ol class="findings">{items}</ol>'
