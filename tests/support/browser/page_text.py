"""All words of a page, for eyes and for ears, and which of them are in the wrong language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from madoi.words import LANGUAGES
from support.browser.people import Person

WORDS = """() => {
  const found = [document.title];
  const foreign = (element) => element.closest("code, svg, script, style, [translate=no]") || (element.closest("[lang]") !== document.documentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() && !foreign(element)) found.push(node.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
    if (element.closest("[lang]") !== document.documentElement) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
      if (element.getAttribute(name)?.trim()) found.push(element.getAttribute(name).trim());
    }
  }
  return [...new Set(found)];
}"""

OURS = {"Madoi", "円居", "Lily: The Coupling Generation", "Lily", "うつろひ", "Lv", "SP"}
"""What is called the same in all languages."""

LATIN = re.compile(r"[A-Za-z]{2,}")
KANA = re.compile(r"[\u3040-\u30fa\u30fc-\u30ff]")
HAN = re.compile(r"[\u3400-\u9fff]")
PLAIN = re.compile(r"^[\w-]+ = ([^{}\n]+)$(?!\n )", re.MULTILINE)
RULE = re.compile(r"\b[A-Z]{2}-D?\d+(\.\d+)?\b")


def spoken(person: Person) -> list[str]:
    """Every text of the page."""
    found: list[str] = person.page.evaluate(WORDS)
    return found


def foreign(person: Person, names: set[str]) -> list[str]:
    """Texts that are not in the language of the page. Names and the ids of rules belong to no language."""
    own = names | OURS
    found = []
    for text in spoken(person):
        rest = RULE.sub(" ", text)
        for name in sorted(own, key=len, reverse=True):
            rest = rest.replace(name, " ")
        if _is_foreign(person.language, rest.strip()):
            found.append(text)
    return found


def _is_foreign(language: str, text: str) -> bool:
    if language == "en":
        return bool(KANA.search(text) or HAN.search(text))
    if LATIN.search(text) or (language == "zh-Hant" and KANA.search(text)):
        return True
    if not any(sign.isalpha() for sign in text):
        return False
    others = [other for other in LANGUAGES if other != language]
    return text not in sentences(language) and any(text in sentences(other) for other in others)


@cache
def sentences(language: str) -> frozenset[str]:
    """Those of a language that are always the same."""
    found = []
    for file in (files("madoi.words") / language).iterdir():
        if file.name.endswith(".ftl"):
            found += PLAIN.findall(file.read_text(encoding="utf-8"))
    return frozenset(found)
