"""Word catalogues: every sentence a person reads, in Japanese, Traditional Chinese and English.

Each language has a catalogue of Fluent files (``.ftl``), the same for terminal, server and browser. Code
sends keys and facts, never sentences; this module turns them into text for the edges written in Python.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from madoi.core.event import Event
from madoi.core.refusal import Refusal
from madoi.core.viewer import Viewer
from madoi.plugins import catalogues

LANGUAGES = ["ja", "zh-Hant", "en"]
FALLBACK = "en"
_LONGEST_FACT = 500
_BETWEEN_SCRIPTS = re.compile(r"(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[A-Za-z0-9])")
"""Where Chinese type sets a space: between Latin letters or digits and Han characters."""
_NUMBERED = re.compile(r"(.*?)( \d+)?", re.DOTALL)
_DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_KEY = re.compile(r"@[a-z][a-z0-9]*(-[a-z0-9]+)+")
_SHARED_FAMILIES = {"rule", "rules", "bot", "cast"}
"""How keys begin that plugins have too; all others of theirs begin with the name of their game."""
_REFERRED = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""Messages and terms that a file defines, and those that a message refers to."""


def closest_language(wanted: str) -> str:
    """The language of ours that fits a tag or locale name best: ``ja_JP.UTF-8`` gives ``ja``."""
    tag = wanted.partition(".")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if tag.split("-")[0] == language.split("-")[0].lower():
            return language
    return FALLBACK


@cache
def words(language: str) -> Words:
    """The words of one of `LANGUAGES`; read once."""
    return Words(language)


def has_sentence(key: str) -> bool:
    """Whether our English catalogue or one of a plugin has a sentence for a key. No sentence is parsed."""
    own, families = _own_keys()
    if key in own or key.partition("-")[0] in families:
        return key in own
    return key in _plugin_keys()


@cache
def _plugin_keys() -> frozenset[str]:
    return frozenset(_DEFINED.findall(plugin_text(FALLBACK)))


@cache
def _own_keys() -> tuple[frozenset[str], frozenset[str]]:
    """The keys of our own English catalogue, and how those begin that no plugin has."""
    own = frozenset(key for text in catalogue_texts(FALLBACK).values() for key in _DEFINED.findall(text))
    return own, frozenset(key.partition("-")[0] for key in own) - _SHARED_FAMILIES


def catalogue_texts(language: str) -> dict[str, str]:
    """The files of Madoi's own catalogue in a language, by name."""
    folder = files("madoi.words") / language
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def plugin_text(language: str) -> str:
    """The catalogues of all plugins in a language. What one lacks there is taken from its English catalogue,
    or from any other that it has."""
    order = [language, FALLBACK, *(other for other in LANGUAGES if other not in (language, FALLBACK))]
    found = catalogues(tuple(LANGUAGES))
    texts: list[str] = []
    for of_one_plugin in zip(*(found[tag] for tag in order), strict=True):
        messages: dict[str, str] = {}
        for text in of_one_plugin:
            messages = _messages(text) | messages
        texts += messages.values()
    return "\n".join(texts) + "\n"


def _messages(text: str) -> dict[str, str]:
    """The messages and terms of a file by their keys, each as it stands there."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        begins = _DEFINED.match(line)
        if begins:
            key = begins[1]
            found[key] = line
        elif line[:1] == "#":
            key = ""
        elif key:
            found[key] += f"\n{line}"
    return found


def plain_words(key: str) -> str:
    """A key without a sentence as readable words: ``bids-prizes-left`` gives "Prizes left"."""
    words = key.removesuffix("-known").removesuffix("-name").split("-")
    text = " ".join(words[1:] or words).replace("_", " ")
    return text[:1].upper() + text[1:]


class Words:
    """One language. A key without a sentence becomes plain words: a game of a plugin may lack some. Tests
    make sure that all our languages have all keys with the same variables."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Late: a table in a browser knows keys and has no Fluent for Python.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in catalogue_texts(language).values():
            self._unread |= _messages(text)
        self._ours = frozenset(self._unread)
        self._families = {key.partition("-")[0] for key in self._ours} - _SHARED_FAMILIES
        self._has_plugins = False

    def has(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def _read(self, key: str) -> None:
        """Parse the message of a key, and those it refers to, unless that is done: parsing all of them takes
        a second, and a command says a few sentences. Plugins are read when a key is not ours."""
        if key not in self._ours and key.partition("-")[0] not in self._families and not self._has_plugins:
            self._has_plugins = True
            self._parse(plugin_text(self.language))
        if key in self._unread:
            self._parse(self._unread.pop(key))

    def _parse(self, text: str) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415

        self._bundle.add_resource(FluentResource(text))
        for other in set(_REFERRED.findall(text)):
            self._read(other)

    def text(self, key: str, facts: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> str:
        """The sentence of a key. ``names`` are the players', for facts that count seats."""
        prepared = {
            name.replace("_", "-"): self._fact(name, value, names) for name, value in (facts or {}).items()
        }
        self._read(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return self.without_sentence(key, prepared)
        text, errors = self._bundle.format_pattern(message.value, prepared)
        if errors:
            return self.without_sentence(key, prepared)
        assert isinstance(text, str)
        return _BETWEEN_SCRIPTS.sub(" ", text) if self.language == "zh-Hant" else text

    def without_sentence(self, key: str, facts: Mapping[str, object]) -> str:
        """What is said where a catalogue has no sentence, or one that needs other facts: who, what, and the
        facts by their names."""
        who = [str(facts[name]) for name in ("seat", "seats") if name in facts]
        told = [
            f"{name.replace('-', ' ')} {fact}"
            for name, fact in facts.items()
            if name not in ("seat", "seats")
        ]
        return ": ".join([*who, plain_words(key), *([", ".join(told)] if told else [])])

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, in one line, with the rule."""
        text = self.text(refusal.code, refusal.facts, names)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def event(self, event: Event, viewer: Viewer, names: Sequence[str] = ()) -> str:
        """What happened, as this viewer learnt it. A viewer who learns more gets a sentence that says so."""
        known = event.kind + "-known"
        more = event.tells_more(viewer) and self.has(known)
        return self.text(known if more else event.kind, event.face(viewer), names)

    def rule(self, rule: str) -> str | None:
        """The text of a rule in our own words; None if there is no such rule."""
        key = rule_key("rule", rule)
        return self.text(key) if self.has(key) else None

    def rule_title(self, rule: str) -> str:
        """The heading of a rule; its id where it has none."""
        key = rule_key("rule-title", rule)
        return self.text(key) if self.has(key) else rule

    def bot_name(self, name: str, bot: str) -> str:
        """What a bot is called: a character of the cast by name, in older games by its strength
        (``casual 2``). Names that people gave are left as they are."""
        base, number = _NUMBERED.fullmatch(name).groups("")  # type: ignore[union-attr]
        key = f"bot-name-{bot}" if base == bot else f"cast-name-{base}"
        return self.text(key) + number if self.has(key) else name

    def joined(self, parts: Sequence[str]) -> str:
        return self.text("list-separator").strip("|").join(parts)

    def _fact(self, name: str, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Refusal):
            return self.refusal(value, names)
        if isinstance(value, str):
            # What a person typed may begin with @ too; only a key that exists is one.
            if value[:1] == "@" and (self.has(value[1:]) or (name != "text" and _KEY.fullmatch(value))):
                return self.text(value[1:])
            return value if len(value) <= _LONGEST_FACT else value[:_LONGEST_FACT] + "…"
        if isinstance(value, dict) and "key" not in value:  # a text of somebody's own, by language
            return str(value.get(self.language) or value.get(FALLBACK) or next(iter(value.values()), ""))
        if isinstance(value, dict):  # a phrase: a key with facts of its own
            facts = {part: fact for part, fact in value.items() if part != "key"}
            return self.text(str(value["key"]), facts, names)
        if isinstance(value, (list, tuple)):
            if name == "seats":
                return self.joined([self._seat(seat, names) for seat in value])
            if name == "cards" and all(isinstance(card, int) for card in value):
                return ".".join("+1" if card == 0 else str(card) for card in value)
            return self.joined([str(self._fact("", part, names)) for part in value])
        if name == "seat" or name.endswith("_seat"):
            return self._seat(value, names)
        if name == "card" and value == 0:
            return "+1"
        if isinstance(value, (int, float)):
            from fluent.runtime.types import fluent_number  # noqa: PLC0415

            # Lines, seats and points are no quantities to be grouped in thousands.
            return fluent_number(value, useGrouping=False)
        return str(value)

    def _seat(self, seat: object, names: Sequence[str]) -> str:
        assert isinstance(seat, int)
        assert seat >= 0
        return names[seat] if seat < len(names) else self.text("seat-number", {"number": seat + 1})


def rule_key(kind: str, rule: str) -> str:
    """The key in the catalogues: ``rule_key("rule-title", "KS-2.1")`` is ``rule-title-KS-2-1``."""
    return f"{kind}-{rule.upper().replace('.', '-')}"
