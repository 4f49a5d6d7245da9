"""The printed text of Lily's cards: whatever the card language allows has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias, cast

import pytest
from fluent.syntax.ast import Message

from madoi.games.lily.cards.card_facts import COLORS, KINDS
from madoi.games.lily.cards.sets import shipped_pool
from madoi.games.lily.rules.pieces import PARTNER, UNTIL
from madoi.games.lily.skills.effects.characters import MOVES, RETURNS
from madoi.games.lily.skills.effects.looking_at_cards import LOOK_DESTINATIONS, REST
from madoi.games.lily.skills.effects.moving_cards import DESTINATIONS, PLAYERS
from madoi.games.lily.skills.effects.turning_cards import PARTNER_STATES
from madoi.games.lily.skills.nodes import MOMENTS
from madoi.games.lily.skills.permissions import WORDS
from madoi.games.lily.skills.reader.fields import CardFileError
from madoi.games.lily.skills.reader.skills import (
    CONDITIONS,
    EFFECTS,
    SKILL_FIELDS,
    SPECIAL_STATICS,
    STATICS,
    Reader,
)
from madoi.games.lily.skills.statics import INSTEAD
from madoi.games.lily.skills.targets import FILTERS, GROUPS, REFERENCES, WHOSE, ZONES
from madoi.games.lily.skills.triggers import TRIGGERS
from madoi.words import LANGUAGES, Words, words
from support.languages import entries

Table: TypeAlias = Mapping[str, object]

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
    "below-least": [2],
    "below-most": [3],
    "up": [True, False],
}
ONE_BY_ONE: list[Table] = [{name: value} for name, values in VALUES.items() for value in values]
TOGETHER: list[Table] = [
    {"level-least": 2, "level-most": 3},
    {"level-least": 2, "level-most": 2},
    {"power-least": 50, "power-most": 60},
    {"power-least": 50, "power-most": 50},
    {"below-least": 2, "below-most": 3},
    {"below-least": 2, "below-most": 2},
    {"below-most": 0},
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


def every_subject() -> Iterator[tuple[str, Table]]:
    for subject in ("ally", "other-ally", "enemy"):
        for some in FILTERED:
            yield "character", {**do({"draw": 1}), "when": f"{subject} deployed", "subject": some}


def every_frame() -> Iterator[tuple[str, Table]]:
    """Types, costs, once, may, at, and conditions in front of effects and statics."""
    act: list[Table] = [{"cost": {"action": True}}, {"cost": {"reverse": 1}}, {"cost": {"reverse": 2}}]
    act += [
        {"cost": {"action": True, "reverse": 3}},
        {"once": True},
        {"once": True, "cost": {"reverse": 1}},
        {"once": True, "cost": {"discard": 1}},
        {"once": True, "cost": {"discard": 2, "sacrifice": "self"}},
        {"once": True, "cost": {"sacrifice": 1}},
        {"once": True, "cost": {"sacrifice": {"count": 2, "level-most": 2}}},
        {},
    ]
    turns: list[Table] = [{"turn": "own"}, {"turn": "opponent"}]
    ifs: list[Table] = [
        {},
        {"if": [{"event": True}]},
        {"if": [turns[0]]},
        {"if": [turns[1], {"event": True}]},
    ]
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
    for special in ({"also-named": "rin"}, {"also-color": "hexagram"}, {"any-number": True}, {"at-most": 2}):
        yield "character", {"type": "special", "gives": [special, {"also-color": "white-lily"}]}


def every_static() -> Iterator[Table]:
    targets: list[object] = ["self", "leader", "enemy-leader"]
    targets += [
        {"all": group, **some} for group in GROUPS for some in ({}, {"leader": True}, {"row": "front"})
    ]
    for target in targets:
        for amount in amounts():
            yield {"power": amount, "on": target}
        for word in WORDS:
            yield {"grant": word, "on": target}
        yield from ({"instead": to, "on": target} for to in INSTEAD)
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
    yield {"each": ["trash", "coupling"], "times": 10}


def targets(filtered: list[Table]) -> Iterator[object]:
    yield from REFERENCES
    for group in GROUPS:
        for some in filtered:
            yield {"all": group, **some}
            yield from ({"pick": group, **many, **some} for many in HOW_MANY)
            if some in FEW:
                yield {"pick": group, "by": "opponent", **some}


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
        for verb in ("activate", "deactivate", "remove"):
            yield {verb: target}
        yield from ({"return": target, "to": to} for to in RETURNS)
        yield from ({"move": target, "to": to} for to in MOVES)
        for until in UNTIL:
            yield {"power": 10, "on": target, "until": until}
            yield from ({"times": times, "on": target, "until": until} for times in (2, 3, 4))
            yield {"grant": "no-attack", "on": target, "until": until}
            yield from ({"halve": target, "until": until}, {"set-power": 30, "on": target, "until": until})
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
                    if len(some) < 2:
                        sources += [{"pick": zone, "whose": whose, "by": by, **some} for by in WHOSE]
        yield from ({"put": source, "to": to} for source in sources)


def every_condition() -> Iterator[Table]:
    limits: list[Table] = [{"least": 1}, {"least": 2}, {"most": 0}, {"most": 1}, {"most": 2}]
    limits += [
        {"least": 1, "most": 1},
        {"least": 2, "most": 2},
        {"least": 1, "most": 2},
        {"least": 0, "most": 2},
    ]
    for some in FILTERED:
        yield {"self": some}
        yield from ({"count": group, "least": 1, **some} for group in [*GROUPS, *ZONES])
    for some in FEW:
        for limit in limits:
            for group in [*GROUPS, *ZONES]:
                yield from ({"count": group, "whose": whose, **limit, **some} for whose in WHOSE)
    sides: list[Table] = [{"of": group} for group in [*GROUPS, *ZONES]]
    sides += [{"of": "hand", "whose": "opponent"}, {"of": ["hand", "trash", "coupling"]}]
    yield from ({"more": one, "than": other} for one in sides for other in sides if one != other)
    for limit in limits:
        yield {"count": ["hand", "coupling"], **limit}
        yield {"count": ["trash", "coupling", "potentials"], "whose": "opponent", "named": "rin", **limit}
    event: Table = {"event": True}
    yield {"any": [event, {"turn": "own"}]}
    yield {"any": [event, {"turn": "own"}, {"count": "hand", "most": 0}]}
    yield {"any": [event, {"not": {"any": [{"turn": "own"}, {"count": "hand", "most": 0}]}}]}
    yield from ({"turn": "own"}, {"turn": "opponent"}, {"event": True}, {"event": False})
    yield from ({"partner": lies, "whose": whose} for lies in PARTNER for whose in WHOSE)


def every_course() -> Iterator[Table]:
    """Effects inside effects, one after the other, in every order that matters."""
    draw: Table = {"draw": 1}
    choose: Table = {"power": -10, "on": {"pick": "enemies"}}
    several: Table = {"power": -10, "on": {"pick": "enemies", "up-to": 2}}
    chosen: Table = {"grant": "no-move", "on": "chosen"}
    event: Table = {"event": True}
    gifts: list[Table] = [
        {"power": 10, "on": "leader"},
        *({"grant": word, "on": "leader"} for word in WORDS[:3]),
    ]
    parts: list[list[Table]] = [
        [draw],
        [draw, draw],
        [choose, chosen],
        [several, chosen],
        [draw, {"so": [draw]}],
        gifts,
    ]
    parts += [
        [several, draw, chosen],
        [choose, draw, chosen],
        [draw, {"so": [draw, draw]}],
        [draw, {"or-else": [draw]}],
        [draw, {"so": [draw]}, draw],
        [{"may": [draw]}, {"so": [draw]}],
    ]
    for part in parts:
        steering: list[Table] = [{"if": [event], "do": part}, {"may": part}, {"one-of": [part, [draw]]}]
        steering += [{"may": part, "who": "opponent"}, {"one-of": [part, [draw]], "who": "opponent"}]
        steering += [{"later": moment, "do": part} for moment in MOMENTS]
        steering += [{"for-each": "allies", "row": "front", "do": part}, {"for-each": "hand", "do": part}]
        steering += [
            {"if": [event, {"turn": turn}], "do": part, "else": part} for turn in ("own", "opponent")
        ]
        for one in steering:
            yield do(one)
            yield do(one, draw)
            yield do(draw, one, {"so": part})
            yield do(draw, one, {"or-else": part})
            yield {**do(one, draw), "may": True}
            yield do({"may": [one, draw]}, *part)
        yield do(*part, draw)
        yield {**do(*part), "may": True}


def every_skill() -> Iterator[tuple[str, Table]]:
    yield from every_trigger()
    yield from every_subject()
    yield from every_frame()
    yield from (("character", do(effect)) for effect in every_effect())
    for condition in every_condition():
        yield "character", when_if(condition)
        yield "character", when_if({"not": condition}, {"event": True})
        yield "character", when_if({"turn": "own"}, {"not": {"not": condition}})
        yield "character", {**gives({"power": 10}), "if": [condition]}
    yield from (("character", skill) for skill in every_course())


@cache
def phrases() -> list[dict[str, object]]:
    """What every skill that can be read says; what the language forbids is left out. Old records may have cards that
    are refused today, and they have words too."""
    found: dict[str, dict[str, object]] = {}
    reader = Reader(NAMES, strict=False)
    for kind, table in every_skill():
        try:
            phrase = reader.skill(table, "skill", kind).phrase()
        except CardFileError:
            continue
        found[repr(phrase)] = phrase
    return list(found.values())


def said(words: Words, phrase: Mapping[str, object]) -> str:
    return words.text(str(phrase["key"]), {name: fact for name, fact in phrase.items() if name != "key"})


def all_said(words: Words) -> list[str]:
    """The text of each of `phrases`."""
    return [said(words, phrase) for phrase in phrases()]


@cache
def texts(language: str) -> list[str]:
    return all_said(words(language))


def keys(phrase: object) -> Iterator[str]:
    """Every key that a phrase uses."""
    if isinstance(phrase, str) and phrase.startswith("@"):
        yield phrase[1:]
    if isinstance(phrase, dict):
        if "key" in phrase:
            yield phrase["key"]
        for part in phrase.values():
            yield from keys(part)


def own_keys(language: str) -> set[str]:
    return {entry.id.name for entry in entries(language, "lily-skills.ftl") if isinstance(entry, Message)}


def test_the_language_is_tried_in_full() -> None:
    """A verb, filter or field that is new in the card language must be tried here too."""
    assert list(VALUES) == FILTERS
    course = [effect for skill in every_course() for effect in cast(list[Table], skill["do"])]
    assert {name for effect in [*every_effect(), *course] for name in effect} >= EFFECTS.keys()
    assert {name for condition in every_condition() for name in condition} >= CONDITIONS.keys() - {"not"}
    assert {name for static in every_static() for name in static} >= STATICS.keys() - set(SPECIAL_STATICS)
    skills = {name for _, skill in every_skill() for name in skill}
    assert skills == set(SKILL_FIELDS)
    assert len(phrases()) > 5_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_said_is_there_and_no_other(language: str) -> None:
    assert own_keys(language) == {key for phrase in phrases() for key in keys(phrase)} | {"lily-card"}


FAULTS = {
    "a placeholder": r"[{}$@]|lily-",
    "two spaces": r"\s\s|^\s|\s$",
    "a space beside a stop": r"\s[.,;:。、，；：]|[（「“(]\s|\s[）」”)]|[。、，；：]\s",
    "two stops": r"[.,;:。、，；：]{2}|[、，][）」]",
    "several where there is one": r"\b1 (other |inactive |non-leader |face-\w+ )*(cards|allies|enemies|characters)\b",
    "one where there are several": r"\b2 (other |inactive |non-leader |face-\w+ )*(card|ally|enemy|character)\b(?! cards| leaders)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_clean(language: str) -> None:
    stop = "." if language == "en" else "。"
    for text in texts(language):
        for fault, pattern in FAULTS.items():
            assert not re.search(pattern, text), f"{fault}: {text}"
        assert text.endswith(stop), text
        for opens, closes in ("“”", "「」", "（）", "()", "[]", "【】", "［］"):
            assert text.count(opens) == text.count(closes), text


def test_english_sentences_begin_with_a_capital_letter() -> None:
    """Effects of an activated skill follow its costs and a colon."""
    for text in texts("en"):
        for sentence in re.split(r"(?<=\.) ", text):
            begins = re.sub(r"^(\[[^]]*\] ?)*", "", sentence)
            assert begins[0].isupper() or re.match(r"\[Activated\] (\[[^]]*\] ?)+: [a-z]", sentence), text


SAME = [
    (
        "{'key': 'lily-only-allies', 'what': {'key': 'lily-noun-allies-leader-only'}}",
        "{'key': 'lily-target-leader'}",
    ),
    (
        "{'key': 'lily-only-enemies', 'what': {'key': 'lily-noun-enemies-leader-only'}}",
        "{'key': 'lily-target-enemy-leader'}",
    ),
    ("lily-further", "lily-then"),
    ("{'key': 'lily-some-ally', 'what': {'key': 'lily-noun-allies-leader'}}", "'@lily-subject-leader'"),
    ("lily-do-put-removed-opponent", "lily-do-put-removed-you"),
    ("lily-put-removed-opponent", "lily-put-removed-you"),
]
"""What may be written in two ways."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_skills_have_different_texts(language: str) -> None:
    found: dict[str, str] = {}
    for phrase, text in zip(phrases(), texts(language), strict=True):
        meant = re.sub(r"-(one|many|first)'", "'", repr(phrase))
        for one, other in SAME:
            meant = meant.replace(one, other)
        meant = re.sub(
            r"-cards'(.*?), 'what': {'key': 'lily-noun-card'}(?=, 'zone': '@lily-zone-\w+-hand')",
            r"-hand'\1",
            meant,
        )
        assert found.setdefault(text, meant) == meant, text


def test_a_missing_message_is_noticed() -> None:
    bare = Words("en")
    assert bare.has("lily-do-defeat")
    del bare._bundle._messages["lily-do-defeat"]
    with pytest.raises(LookupError):
        all_said(bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_cards_read_like_this(language: str) -> None:
    pool = shipped_pool()
    for (id, number), text in EXACT[language].items():
        skill = pool.cards[pool.number_of[id]].skills[number - 1]
        assert said(words(language), skill.phrase()) == text
    card = pool.cards[pool.number_of["h101"]]
    assert said(words(language), card.phrase()) == NAMED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_has_its_text(language: str) -> None:
    for card in shipped_pool().cards:
        for skill in card.skills:
            text = said(words(language), skill.phrase())
            assert not any(re.search(pattern, text) for pattern in FAULTS.values()), text


NAMED = {
    "en": "Kuroe “Keeper of the Closed Stacks”",
    "ja": "「閉架の鍵番」黒江",
    "zh-Hant": "「閉架書庫的掌鑰人」黑江",
}

EXACT: dict[str, dict[tuple[str, int], str]] = {
    "en": {
        (
            "w101",
            1,
        ): "[Continuous] During your opponent's turn, while this character is a leader and your partner is upright, this character gets +10 power.",
        (
            "w104",
            1,
        ): "[Auto] When this character is deployed, if you wish, let both players draw 1 card, then put 1 card from your hand into your coupling area.",
        ("w203", 1): "[Continuous] Each character card of level 4 or higher you play counts 1 level less.",
        (
            "w501",
            2,
        ): "[Activated] [Once a turn] [Reverse 3]: give this character Wide and +20 power until the end of the turn.",
        (
            "wp2",
            1,
        ): "When your leader is attacked, give your leader +10 power for each White Lily card in your coupling area until the end of the battle.",
        (
            "wp6",
            1,
        ): "In your Action Phase, turn your partner face down. If you did so, make your leader active, then give your leader +20 power until the end of the turn.",
        (
            "h101",
            1,
        ): "[Activated] [Once a turn]: look at the top card of your deck and put it back on top or on the bottom.",
        (
            "h204",
            1,
        ): "[Auto] When this character is deployed, if you pay [Reverse 1], reveal 1 character card with your leader's name from your deck, put it into your hand and shuffle that deck.",
        (
            "h304",
            1,
        ): "[SP] When this card supports an attack, if there are 5 or more cards in your opponent's hand, put 1 card of your opponent's choice from your opponent's hand into your opponent's trash.",
        (
            "h503",
            1,
        ): "[Auto] When your turn starts, if this character is not a leader and is in the front and there are 6 or more face-up Hexagram cards in your coupling area, win the game.",
        ("he1", 1): "No character can use a critical.",
        ("he3", 1): "Each leader in the back gets −20 power.",
        (
            "r305",
            1,
        ): "[Auto] When this character is deployed, choose one: (1) choose 1 ally and give it +10 power until the end of the turn; (2) give each enemy in this character's column −10 power until the end of the turn; (3) choose 1 ally and give it “also has range 1-2” until the end of the turn.",
        (
            "r308",
            1,
        ): "[Activated] [Action]: choose 1 other inactive ally of level 2 or lower and make it active. If you did so, you may move the chosen character to an adjacent area.",
        (
            "rp3",
            1,
        ): "In your Action Phase, if the enemy leader is in the back, move the enemy leader to an empty area in the front, then give the enemy leader −20 power until the end of the turn. Otherwise, give the enemy leader −10 power until the end of the turn.",
        (
            "rp6",
            1,
        ): "In your Action Phase, choose 1 ally and give it +20 power, Wide and Piercing until the end of the turn.",
    },
    "ja": {
        (
            "w101",
            1,
        ): "【常時】相手のターン中、このキャラがリーダー、かつ自分のパートナーが縦向きなら、このキャラのパワーを＋10する。",
        (
            "w104",
            1,
        ): "【自動】このキャラが出撃した時、望むなら、お互いにカードを1枚ずつ引く。さらに、自分の手札1枚をカップリングエリアに置く。",
        ("w203", 1): "【常時】自分が出すレベル4以上のキャラカードのレベルを1低く数える。",
        (
            "w501",
            2,
        ): "【起動】【ターン1】［リバースコスト3］ターン終了時までこのキャラに「攻撃範囲2」とパワー＋20を与える。",
        (
            "wp2",
            1,
        ): "自分のリーダーが攻撃された時、バトル終了時まで自分のリーダーのパワーを、自分のカップリングエリアの白百合のカード1枚につき＋10する。",
        (
            "wp6",
            1,
        ): "自分のアクションフェイズに、自分のパートナーを裏向きにする。そうしたなら、自分のリーダーをアクティブにする。さらに、ターン終了時まで自分のリーダーのパワーを＋20する。",
        (
            "h101",
            1,
        ): "【起動】【ターン1】自分のデッキの一番上のカードを見て、デッキの一番上に戻すか、デッキの一番下に置く。",
        (
            "h204",
            1,
        ): "【自動】このキャラが出撃した時、［リバースコスト1］を支払うなら、自分のデッキの自分のリーダーと同じ名前のキャラカード1枚を公開して手札に加え、そのデッキをシャッフルする。",
        (
            "h304",
            1,
        ): "【SP】相手の手札が5枚以上あるなら、相手が選んだ相手の手札1枚を相手のトラッシュエリアに置く。",
        (
            "h503",
            1,
        ): "【自動】自分のターン開始時、このキャラがリーダー以外で、フロントにいる、かつ自分のカップリングエリアに表向きの六芒星のカードが6枚以上あるなら、自分はゲームに勝利する。",
        ("he3", 1): "バックのリーダー全員のパワーを－20する。",
        (
            "r305",
            1,
        ): "【自動】このキャラが出撃した時、次から1つを選んで行う：［1］味方1体を選び、ターン終了時までそのキャラのパワーを＋10する／［2］ターン終了時までこのキャラと同じ縦の並びの敵全員のパワーを－10する／［3］味方1体を選び、ターン終了時までそのキャラに「射程1-2も持つ」を与える。",
        (
            "r308",
            1,
        ): "【起動】［アクションコスト］このキャラ以外の非アクティブのレベル2以下の味方1体を選び、そのキャラをアクティブにする。そうしたなら、選んだキャラを隣のエリアに移動させることができる。",
        (
            "rp3",
            1,
        ): "自分のアクションフェイズに、敵リーダーがバックにいるなら、敵リーダーをフロントの空いているエリアに移動させる。さらに、ターン終了時まで敵リーダーのパワーを－20する。そうでなければ、ターン終了時まで敵リーダーのパワーを－10する。",
        (
            "rp6",
            1,
        ): "自分のアクションフェイズに、味方1体を選び、ターン終了時までそのキャラにパワー＋20、「攻撃範囲2」と「貫通」を与える。",
    },
    "zh-Hant": {
        ("w101", 1): "【常時】在對手的回合，只要這個角色是領袖，且自己的搭檔是直放的，這個角色的力量+10。",
        ("w104", 1): "【自動】這個角色出擊時，若願意，讓雙方各抽 1 張牌，然後將 1 張自己的手牌放進配對區。",
        ("w203", 1): "【常時】自己打出的等級 4 以上的角色卡，等級少算 1。",
        (
            "w501",
            2,
        ): "【起動】【一回合一次】［翻面成本 3］給予這個角色「攻擊範圍 2」與力量+20，直到回合結束。",
        ("wp2", 1): "我方領袖被攻擊時，自己的配對區每有 1 張白百合的牌，使我方領袖的力量+10，直到戰鬥結束。",
        (
            "wp6",
            1,
        ): "在自己的行動階段，將自己的搭檔翻成正面朝下。若這麼做，使我方領袖變成活躍，然後使我方領袖的力量+20，直到回合結束。",
        ("h101", 1): "【起動】【一回合一次】查看自己牌庫最上面的 1 張牌，放回牌庫最上面或放到牌庫最下面。",
        (
            "h204",
            1,
        ): "【自動】這個角色出擊時，若支付［翻面成本 1］，公開自己的牌庫中的 1 張與我方領袖同名的角色卡，加入手牌，並將該牌庫洗勻。",
        ("h304", 1): "【SP】若對手的手牌至少有 5 張，將對手所選的 1 張對手的手牌放進對手的棄牌區。",
        (
            "h503",
            1,
        ): "【自動】自己的回合開始時，若這個角色不是領袖，且在前排，且自己的配對區至少有 6 張正面朝上、六芒星的牌，自己獲勝。",
        ("he3", 1): "所有後排的領袖的力量−20。",
        (
            "r305",
            1,
        ): "【自動】這個角色出擊時，選擇下列一項執行：（1）選擇 1 個我方角色，使該角色的力量+10，直到回合結束；（2）使所有與這個角色同一直行的敵方角色的力量−10，直到回合結束；（3）選擇 1 個我方角色，給予該角色「也具有射程 1-2」，直到回合結束。",
        (
            "r308",
            1,
        ): "【起動】［行動成本］選擇 1 個這個角色以外、非活躍、等級 2 以下的我方角色，使該角色變成活躍。若這麼做，可以使所選的角色移動到相鄰的區域。",
        (
            "rp3",
            1,
        ): "在自己的行動階段，若敵方領袖在後排，使敵方領袖移動到前排空的區域，然後使敵方領袖的力量−20，直到回合結束。否則，使敵方領袖的力量−10，直到回合結束。",
        (
            "rp6",
            1,
        ): "在自己的行動階段，選擇 1 個我方角色，給予該角色力量+20、「攻擊範圍 2」與「貫通」，直到回合結束。",
    },
}
