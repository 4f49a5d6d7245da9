"""Looking for cards of Lily: every question that the client can ask of a card shows the cards of which the engine says the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

from madoi.games.lily.file_options import LilyFileOptions
from madoi.words import LANGUAGES, words
from support.node import catalogues, run_in_node

Data = dict[str, Any]

CATALOGUE = LilyFileOptions().catalogue()
CARDS = cast(dict[str, Data], CATALOGUE["cards"])
ALL = list(CARDS)

LOOK = """
const { CardQuery, catalogue, words } = client;
const answer = { "/api/games/lily/stock": JSON.stringify(given.catalogue) };
for (const [language, texts] of Object.entries(given.catalogues)) answer[`/words/${language}.ftl`] = texts;
globalThis.fetch = async (path) => new Response(answer[path]);
await catalogue.load();
const found = [];
for (const { language, ...question } of given.questions) {
  await words.setLanguage(language);
  const query = Object.assign(new CardQuery(), question);
  found.push(query.sort(catalogue.all.filter((card) => query.matches(card, 0))).map((card) => card.id));
}
console.log(JSON.stringify(found));
"""


def found(questions: list[Data]) -> list[list[str]]:
    """The cards that the client shows to each of these questions."""
    given = {
        "catalogue": CATALOGUE,
        "catalogues": catalogues(),
        "questions": [{"language": "en", **question} for question in questions],
    }
    answer: list[list[str]] = run_in_node(
        ["features/decks/card-query.svelte", "features/decks/card-catalogue.svelte", "i18n/words.svelte"],
        LOOK,
        given,
    )
    return answer


SHIHO = CARDS["w101"]["called"]["en"]
QUESTIONS: list[tuple[Data, Callable[[Data], bool]]] = [
    ({"kinds": ["event"]}, lambda card: card["kind"] == "event"),
    ({"levels": ["5"]}, lambda card: card.get("level") == 5),
    ({"supports": ["30"]}, lambda card: card.get("support") == 30),
    ({"ranges": ["1-3"]}, lambda card: card.get("range") == "1-3"),
    ({"skills": ["sp"]}, lambda card: "sp" in card["skill_types"]),
    ({"skills": ["none"]}, lambda card: card["kind"] == "character" and not card["skills"]),
    ({"sets": ["hexagram"]}, lambda card: card["id"].startswith("h")),
    ({"colors": ["white-lily"]}, lambda card: "white-lily" in card["colors"]),
    ({"minPower": 60, "maxPower": 70}, lambda card: 60 <= card.get("power", 0) <= 70),
    ({"name": "kuroe"}, lambda card: "kuroe" in card["names"]),
    ({"mentions": "shiho"}, lambda card: "shiho" in card["names"] or SHIHO in json.dumps(card["skills"])),
    ({"where": "leader"}, lambda card: card.get("level") == 1),
    (
        {"kinds": ["event"], "sets": ["rhododendron"]},
        lambda card: card["kind"] == "event" and card["id"].startswith("r"),
    ),
]


def test_filters_show_what_the_engine_knows() -> None:
    answers = found([{}, *(question for question, _ in QUESTIONS)])
    assert answers[0] == ALL
    for (question, fits), shown in zip(QUESTIONS, answers[1:], strict=True):
        expected = [id for id, card in CARDS.items() if fits(card)]
        assert 0 < len(expected) < len(CARDS), question
        assert shown == expected, question
    speak_of_her = answers[1 + [question for question, _ in QUESTIONS].index({"mentions": "shiho"})]
    assert "w202" in speak_of_her, "Minato, who speaks of her"


def test_cards_are_sorted_by_what_is_printed_on_them() -> None:
    by_power, by_level = found([{"order": "power"}, {"order": "level"}])
    powers = [CARDS[id].get("power", 0) for id in by_power]
    assert powers == sorted(powers, reverse=True)
    levels = [CARDS[id].get("level", 9) for id in by_level]
    assert levels == sorted(levels)
    assert sorted(by_power) == sorted(by_level) == sorted(ALL)


def test_cards_are_found_by_words_in_every_language() -> None:
    phrase = dict(CARDS["w305"]["skills"][0])
    key = str(phrase.pop("key"))
    questions = [
        {"language": language, "text": text}
        for language in LANGUAGES
        for text in (CARDS["h501"]["called"][language], words(language).text(key, phrase))
    ]
    answers = found(questions)
    named = {id for id, card in CARDS.items() if card["name"] == CARDS["h501"]["name"]}
    for by_name, by_phrase in zip(answers[::2], answers[1::2], strict=True):
        assert set(by_name) >= named
        assert by_phrase == ["w305"]
