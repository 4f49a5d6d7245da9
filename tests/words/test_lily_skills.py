"""The printed text of Lily's cards: whatever the card language allows has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import madoi.words
from madoi.games.lily.cards import COLORS, KINDS
from madoi.games.lily.sets import shipped_pool
from madoi.games.lily.skills.characters import MOVES
from madoi.games.lily.skills.moving_cards import DESTINATIONS, LOOK_DESTINATIONS, PARTNER_STATES, PLAYERS, REST
from madoi.games.lily.skills.reading import CONDITIONS, EFFECTS, STATICS, Reader, Wrong
from madoi.games.lily.skills.targets import FILTERS, GROUPS, REFERENCES, WHOSE, ZONES
from madoi.games.lily.skills.triggers import TRIGGERS
from madoi.games.lily.skills.words import WORDS
from madoi.games.lily.table import PARTNER, UNTIL
from madoi.words import LANGUAGES, Words, words

Table: TypeAlias = dict[str, object]

NAMES = {"rin": {"ja": "凛", "zh-Hant": "凜", "en": "Rin"}}

VALUES: dict[str, list[object]] = {
    "color": [*COLORS],
    "level-least": [2],
    "level-most": [3],
    "power-least": [50],
    "power-most": [60],
    "named": ["rin", "self", "leader", "partner"],
    "kind": [*KINDS],
    "row": ["front", "back"],
    "active": [True, False],
    "leader": [True, False],
    "other": [True, False],
    "column": ["same"],
    "up": [True, False],
}
ONE_BY_ONE: list[Table] = [{name: value} for name, values in VALUES.items() for value in values]
TOGETHER: list[Table] = [
    {"level-least": 2, "level-most": 3},
    {"level-least": 2, "level-most": 2},
    {"power-least": 50, "power-most": 60},
    {"power-least": 50, "power-most": 50},
    {"leader": True, "row": "back", "column": "same"},
    {"leader": True, "kind": "character"},
    {"other": True, "active": False, "color": "hexagram"},
    {name: values[0] for name, values in VALUES.items()},
    {name: values[-1] for name, values in VALUES.items()},
]
FILTERED: list[Table] = [{}, *ONE_BY_ONE, *TOGETHER]
FEW: list[Table] = [{}, {"leader": True}, {"leader": False}, {"other": True, "row": "front"}]
HOW_MANY: list[Table] = [{}, {"count": 2}, {"up-to": 1}, {"up-to": 2}]


def do(*effects: Table) -> Table:
    return {"type": "auto", "when": "self attacks", "do": [*effects]}


def when_if(*conditions: Table) -> Table:
    return {"type": "auto", "when": "self attacks", "if": [*conditions], "do": [{"draw": 1}]}


def gives(*statics: Table) -> Table:
    return {"type": "continuous", "gives": [*statics]}


def every_trigger() -> Iterator[tuple[str, Table]]:
    for when in TRIGGERS:
        for kind, type in (("character", "auto"), ("character", "special"), ("event", ""), ("potential", "")):
            yield kind, {**({"type": type} if type else {}), "when": when, "do": [{"draw": 1}]}


def every_frame() -> Iterator[tuple[str, Table]]:
    """Types, costs, once, may, at, and conditions in front of effects and statics."""
    act: list[Table] = [{"cost": {"action": True}}, {"cost": {"reverse": 1}}, {"cost": {"reverse": 2}}]
    act += [{"cost": {"action": True, "reverse": 3}}, {"once": True}, {"once": True, "cost": {"reverse": 1}}, {}]
    turns: list[Table] = [{"turn": "own"}, {"turn": "opponent"}]
    ifs: list[Table] = [{}, {"if": [{"event": True}]}, {"if": [turns[0]]}, {"if": [turns[1], {"event": True}]}]
    for costs in act:
        for condition in ifs:
            for may in (False, True):
                for frame in (
                    {"type": "activated"},
                    {"type": "sp"},
                    {"type": "sp", "at": "end"},
                    {"type": "auto", "when": "self attacks"},
                    {"type": "special", "when": "this coupled"},
                    {"when": "you turn-start"},
                    {"when": "action"},
                ):
                    table = {**frame, **costs, **condition, "may": may, "do": [{"draw": 1}]}
                    yield "character" if "type" in frame else "potential", table
    for condition in ifs:
        for static in every_static() if condition in ifs[:2] else [{"power": 10}, {"budget": 1}]:
            yield "character", {**gives(static), **condition}
            yield "character", {**gives(static, {"budget": 1}), **condition}
            yield "event", {"gives": [static], **condition}
    for special in ({"also-named": "rin"}, {"also-color": "hexagram"}, {"any-number": True}):
        yield "character", {"type": "special", "gives": [special, {"also-color": "white-lily"}]}


def every_static() -> Iterator[Table]:
    targets: list[object] = ["self", "leader", "enemy-leader"]
    targets += [{"all": group, **some} for group in GROUPS for some in ({}, {"leader": True}, {"row": "front"})]
    for target in targets:
        for amount in amounts():
            yield {"power": amount, "on": target}
        for word in WORDS:
            yield {"grant": word, "on": target}
    for amount in amounts():
        yield {"support": amount}
    yield from ({"budget": 1}, {"budget": 2})
    for some in FILTERED:
        yield {"cheaper": 1, **some}
        yield {"cheaper": 2, **some}


def amounts() -> Iterator[object]:
    yield from (20, -10, 0)
    for group in [*GROUPS, *ZONES]:
        for whose in WHOSE:
            yield {"each": group, "whose": whose, "times": 10}
            yield {"each": group, "whose": whose, "times": -10, "color": "hexagram"}


def targets(filtered: list[Table]) -> Iterator[object]:
    yield from REFERENCES
    for group in GROUPS:
        for some in filtered:
            yield {"all": group, **some}
            yield from ({"pick": group, **many, **some} for many in HOW_MANY)


def every_effect() -> Iterator[Table]:
    for number in (1, 2):
        yield from ({"draw": number, "who": who} for who in PLAYERS)
        yield from ({"renew": number}, {"budget": number})
        for verb in ("peek", "turn-up", "turn-down", "potential"):
            yield from ({verb: number, "whose": whose} for whose in WHOSE)
    yield from ({"show-hand": whose} for whose in WHOSE)
    yield from ({"partner": how, "whose": whose} for how in PARTNER_STATES for whose in WHOSE)
    yield from ({"event": "trash"}, {"win": True})
    for look, take in ((1, 1), (3, 1), (3, 2)):
        yield from ({"look": look, "take": take, **some} for some in FILTERED)
        for to in LOOK_DESTINATIONS:
            for rest in REST:
                yield {"look": look, "take": take, "to": to, "rest": rest}
                yield {"look": look, "take": take, "to": to, "rest": rest, "kind": "event"}
    yield from every_put()
    for amount in amounts():
        yield {"support": amount}
        yield {"power": amount, "on": "leader"}
    yield from ({"defeat": target} for target in targets(FILTERED))
    for target in targets(FEW):
        for verb in ("activate", "deactivate", "return"):
            yield {verb: target}
        yield from ({"move": target, "to": to} for to in MOVES)
        for until in UNTIL:
            yield {"power": 10, "on": target, "until": until}
            yield from ({"times": times, "on": target, "until": until} for times in (2, 3, 4))
            yield {"grant": "no-attack", "on": target, "until": until}
    yield from ({"grant": word, "on": "self"} for word in WORDS)


def every_put() -> Iterator[Table]:
    for to in DESTINATIONS:
        sources: list[Table] = [{"this": True}]
        sources += [{"top": number, "whose": whose} for number in (1, 2) for whose in WHOSE]
        for zone in ZONES:
            for whose in WHOSE:
                for some in FILTERED if to == "hand" else FEW:
                    sources.append({"all": zone, "whose": whose, **some})
                    sources += [{"pick": zone, "whose": whose, **many, **some} for many in HOW_MANY]
        yield from ({"put": source, "to": to} for source in sources)


def every_condition() -> Iterator[Table]:
    limits: list[Table] = [{"least": 1}, {"least": 2}, {"most": 0}, {"most": 1}, {"most": 2}]
    limits += [{"least": 1, "most": 1}, {"least": 2, "most": 2}, {"least": 1, "most": 2}, {"least": 0, "most": 2}]
    for some in FILTERED:
        yield {"self": some}
        yield from ({"count": group, "least": 1, **some} for group in [*GROUPS, *ZONES])
    for some in FEW:
        for limit in limits:
            for group in [*GROUPS, *ZONES]:
                yield from ({"count": group, "whose": whose, **limit, **some} for whose in WHOSE)
    yield from ({"turn": "own"}, {"turn": "opponent"}, {"event": True}, {"event": False})
    yield from ({"partner": lies, "whose": whose} for lies in PARTNER for whose in WHOSE)


def every_course() -> Iterator[Table]:
    """Effects inside effects, one after the other, in every order that matters."""
    draw: Table = {"draw": 1}
    choose: Table = {"power": -10, "on": {"pick": "enemies"}}
    several: Table = {"power": -10, "on": {"pick": "enemies", "up-to": 2}}
    chosen: Table = {"grant": "no-move", "on": "chosen"}
    event: Table = {"event": True}
    gifts: list[Table] = [{"power": 10, "on": "leader"}, *({"grant": word, "on": "leader"} for word in WORDS[:3])]
    parts: list[list[Table]] = [[draw], [draw, draw], [choose, chosen], [several, chosen], [draw, {"so": [draw]}], gifts]
    parts += [[several, draw, chosen], [choose, draw, chosen], [draw, {"so": [draw, draw]}], [draw, {"so": [draw]}, draw], [{"may": [draw]}, {"so": [draw]}]]
    for part in parts:
        steering: list[Table] = [{"if": [event], "do": part}, {"may": part}, {"one-of": [part, [draw]]}]
        steering += [{"if": [event, {"turn": turn}], "do": part, "else": part} for turn in ("own", "opponent")]
        for one in steering:
            yield do(one)
            yield do(one, draw)
            yield do(draw, one, {"so": part})
            yield {**do(one, draw), "may": True}
            yield do({"may": [one, draw]}, *part)
        yield do(*part, draw)
        yield {**do(*part), "may": True}


def every_skill() -> Iterator[tuple[str, Table]]:
    yield from every_trigger()
    yield from every_frame()
    yield from (("character", do(effect)) for effect in every_effect())
    for condition in every_condition():
        yield "character", when_if(condition)
        yield "character", when_if({"not": condition}, {"event": True})
        yield "character", when_if({"turn": "own"}, {"not": {"not": condition}})
        yield "character", {**gives({"power": 10}), "if": [condition]}
    yield from (("character", skill) for skill in every_course())


def phrases() -> list[dict[str, object]]:
    """What every skill that can be read says; what the language forbids is left out."""
    found: dict[str, dict[str, object]] = {}
    reader = Reader(NAMES)
    for kind, table in every_skill():
        try:
            phrase = reader.skill(table, "skill", kind).phrase()
        except Wrong:
            continue
        found[repr(phrase)] = phrase
    return list(found.values())


PHRASES = phrases()


def said(language: str, phrase: dict[str, object]) -> str:
    return words(language).text(str(phrase["key"]), {k: v for k, v in phrase.items() if k != "key"})


def keys(phrase: object) -> Iterator[str]:
    """Every key that a phrase uses."""
    if isinstance(phrase, str) and phrase.startswith("@"):
        yield phrase[1:]
    if isinstance(phrase, dict):
        if "key" in phrase:
            yield phrase["key"]
        for part in phrase.values():
            yield from keys(part)


USED = {key for phrase in PHRASES for key in keys(phrase)} | {"lily-card"}


def own_keys(language: str) -> set[str]:
    path = Path(str(madoi.words.__file__)).parent / language / "lily-skills.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, fluent.Message)}


def test_the_language_is_tried_in_full() -> None:
    """Nothing new in the card language goes without a text."""
    assert list(VALUES) == FILTERS
    assert len(PHRASES) > 5_000
    reader = Reader(NAMES)
    for verbs, read in ((EFFECTS, reader.effect), (CONDITIONS, lambda one, at: reader.condition(one, at, False))):
        made: set[str] = set()
        tables = [*every_effect()] if verbs is EFFECTS else [*every_condition(), {"not": {"event": True}}]
        if verbs is EFFECTS:
            tables += [one for skill in every_course() for one in skill["do"]]  # type: ignore[attr-defined]
        for table in tables:
            try:
                read(table, "")
            except Wrong:
                continue
            made |= table.keys() & verbs.keys()
        assert made >= verbs.keys()
    specials = {"also-named", "also-color", "any-number"}
    assert {key for static in every_static() for key in static} | specials >= STATICS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_file_is_said_and_every_key_said_is_there(language: str) -> None:
    assert own_keys(language) == USED


FAULTS = {
    "a placeholder": r"[{}$@]|lily-",
    "two spaces": r"\s\s|^\s|\s$",
    "a space before a stop": r"\s[.,;:。、，；：]|[（「“(]\s|\s[）」”)]",
    "two stops": r"[.,;:。、，；：]{2}|[、，][）」]",
    "an and without a first": r"(^|[\]】］] ?)(and|or|then|、|，)\b",
    "a number of things": r"\b1 (?!or\b|of\b)(more |non-leader |face-\w+ |other )*(cards|allies|enemies|characters|leaders|levels)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_clean(language: str) -> None:
    stop = "." if language == "en" else "。"
    for phrase in PHRASES:
        text = said(language, phrase)
        for fault, pattern in FAULTS.items():
            assert not re.search(pattern, text), f"{fault}: {text!r}"
        assert text.endswith(stop), text
        assert text.count("“") == text.count("”"), text
        assert text.count("「") == text.count("」"), text


def test_english_sentences_begin_with_a_capital_letter() -> None:
    for phrase in PHRASES:
        text = said("en", phrase)
        for sentence in re.split(r"(?<=\.) ", text):
            begins = re.sub(r"^(\[[^]]*\] ?)*", "", sentence)
            assert begins.startswith(":") or begins[0].isupper(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_skills_have_different_texts(language: str) -> None:
    """No two phrases read the same, unless they say the same in other words."""
    texts: dict[str, str] = {}
    for phrase in PHRASES:
        text = said(language, phrase)
        plain = re.sub(r"-(one|many|first)'", "'", repr(phrase)).replace("lily-further", "lily-then")
        assert texts.setdefault(text, plain) == plain, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_noticed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Words(language)
    del bare._bundle._messages["lily-do-defeat"]
    with pytest.raises(LookupError):
        for phrase in PHRASES:
            bare.text(str(phrase["key"]), {k: v for k, v in phrase.items() if k != "key"})
