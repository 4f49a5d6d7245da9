"""A report as one self-contained HTML file, without scripts, fonts or images beside it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light dark;
  --ink: #2b2b3a; --faint: #5f5d6b; --ground: #fff; --line: #d9d4e6; --warm: #a34a08; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceaf3; --faint: #b5b1c4; --ground: #1d1b26; --line: #45415a; --warm: #ffb27a; }
}
body { margin: 0 auto; max-width: 56rem; padding: 1rem; color: var(--ink); background: var(--ground);
  font: 1rem/1.6 system-ui, sans-serif; }
h1 { line-height: 1.25; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1.25rem; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; margin-top: 2rem; }
table { border-collapse: collapse; }
caption { text-align: start; font-size: 1.2rem; font-weight: 600; padding-bottom: .4rem; }
th, td { padding: .3rem .8rem; text-align: end; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
th { font-weight: 600; }
tr > :first-child { text-align: start; padding-inline-start: 0; }
.note { color: var(--faint); font-size: .9rem; }
.mark { border: 2px solid currentColor; border-radius: .4rem; padding: .6rem 1rem; font-weight: 600; }
.partial { color: var(--warm); }
figure { margin: 2rem 0; }
figure img { max-width: 100%; background: #fff; border-radius: .4rem; }
figcaption { color: var(--faint); font-size: .9rem; }
"""


def page(language: str, title: str, parts: list[str], style: str = "") -> str:
    """The whole file. The parts are HTML; ``style`` is for what only they have."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


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
