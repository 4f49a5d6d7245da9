"""The three catalogues: the same keys with the same variables, and a word for everything code can say."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import madoi
from madoi.core.chance import Seeded
from madoi.core.refusal import Refusal
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games import NAMES, find
from madoi.games.lily.events import PLACES
from madoi.games.lily.rules.decisions import VERBS
from madoi.games.lily.rules.pieces import PARTNER
from madoi.games.lily.skills.permissions import WORDS
from madoi.words import _REFERRED, LANGUAGES, Words, closest_language, words
from support.languages import all_entries

TELLERS = {"tell", "tell_cards", "tell_change", "Chose", "Summed", "Ended"}
"""What Lily makes events with, the kind first."""

# The sources beside these tests, also when the tests run against an installed package.
SOURCE = Path(__file__).parents[2] / "src" / "madoi"
WEB = Path(__file__).parents[2] / "web" / "src"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables it uses, also those of messages that stand inside it."""
    found: dict[str, set[str]] = {}
    inside: dict[str, set[str]] = {}
    for entry in all_entries(language):
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            assert entry.value is not None
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
            inside[entry.id.name] = variables.messages
    for key, messages in inside.items():
        for message in messages:
            found[key] |= found[message]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_all_keys_with_the_same_variables(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_each_language_is_written_in_its_own_script() -> None:
    def has_kana(text: str) -> bool:
        return any("\u3040" <= sign <= "\u30ff" for sign in text)

    for key, variables in catalogue("en").items():
        if variables or key.startswith(("kasane-yaku-", "language-", "rules-page-")):
            continue
        english, chinese = words("en").text(key), words("zh-Hant").text(key)
        names = ("kasane-name", "rule-chapter-YK-8", "rule-YK-1-1")
        assert not has_kana(english + chinese) or "』" in chinese or key in names, key


def constants_given_to(names: set[str], place: int) -> set[str]:
    """The texts that the sources give to calls of these names, at this argument."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                found.update(constants_of(node.args[place]))
    return found


def constants_of(argument: ast.expr) -> set[str]:
    """The texts that an argument can be: one, or one of two."""
    if isinstance(argument, ast.IfExp):
        return constants_of(argument.body) | constants_of(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


def test_every_refusal_and_sentence_in_the_code_has_words() -> None:
    codes = constants_given_to({"Refusal", "Wrong", "_bad", "_wrong", "_broken", "_malformed", "say"}, 0)
    assert len(codes) > 60
    assert sorted(code for code in codes if code not in catalogue("en")) == []


def put_together_by_lily() -> set[str]:
    """The keys of events and questions that Lily makes from words of its own lists."""
    made = {f"lily-question-{kind}" for kind in [*VERBS, "leader", "partner"]}
    made |= {f"lily-asked-{kind}" for kind in VERBS}
    made |= {f"lily-passed-{kind}" for kind in ("sange", "counter", "critical")}
    made |= {f"lily-area-{place}" for place in PLACES}
    made |= {f"lily-partner-{how}" for how in PARTNER}
    changes = ["power-changed", "power-multiplied", *(f"granted-{word}" for word in WORDS)]
    return made | {f"lily-{change}{end}" for change in changes for end in ("", "-counter")}


def texts_in(folder: Path) -> set[str]:
    """Every text in the sources of a folder that can be a key of Lily, or the beginning of one: ``lily-do-draw-``."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
                found.add(node.value.removeprefix("@"))
    exact = {"lily-", "lily-question-", "lily-asked-", "lily-area-"}  # `put_together_by_lily` has these
    return {text for text in found if text.startswith("lily-")} - exact


def test_everything_that_lily_can_say_has_words() -> None:
    said = {f"lily-{kind}" for kind in constants_given_to(TELLERS, 0)}
    said |= texts_in(SOURCE / "games" / "lily") | put_together_by_lily()
    assert len(said) > 150
    keys = catalogue("en")
    skills = texts_in(SOURCE / "games" / "lily" / "skills")
    for text in said - keys.keys():  # a beginning, or a skill's phrase that always gets an ending
        family = text if text.endswith("-") else f"{text}-"
        assert text.endswith("-") or text in skills, text
        assert any(key.startswith(family) for key in keys), text


def sources_of_the_client() -> str:
    """Without its tests: a sentence that only they know has no reader."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    )


def test_every_key_that_the_client_says_has_words() -> None:
    said = re.findall(r'words\.text\(\s*"([\w-]+)"', sources_of_the_client())
    assert len(said) > 60
    assert sorted(key for key in said if key not in catalogue("en")) == []


def test_every_key_is_used() -> None:
    """No sentence without a reader: each key stands in the code, whole or as the end of a family."""
    client = sources_of_the_client()
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")) + client
    sentences = "\n".join(
        path.read_text(encoding="utf-8") for path in (SOURCE / "words" / "en").glob("*.ftl")
    )
    lily = put_together_by_lily()
    skills = texts_in(SOURCE / "games" / "lily" / "skills")
    families = (
        *("yurikure-girl-", "yurikure-colour-", "yurikure-orientation-", "yurikure-effect-"),
        *("yurikure-choice-", "yurikure-final-", "yurikure-ending-", "yurikure-question-"),
        *(
            "yurikure-endings-",
            "yurikure-actions-",
            "yurikure-couples-",
            "yurikure-dice-",
            "yurikure-players-",
        ),
        *("yurikure-menu-", "yurikure-explain-", "yurikure-term-", "yurikure-wish-", "lily-wish-"),
        *("lily-gift-", "lily-menu-", "lily-explain-"),
        *("lily-endings-", "lily-battles-", "lily-length-", "lily-first-"),
        *(text for text in texts_in(SOURCE) if text.endswith("-")),
        *re.findall(r"`([a-z][a-z0-9-]*-)\$\{", client),  # `web-phase-${…}`
        *(f"{text}-" for text in skills),  # phrases get endings: "-first", "-each", "-not"
        "kasane-yaku-",
        "kasane-condition-",
        "kasane-short-",
        "kasane-colour-",
        "language-",
        "rule-",
        "rules-page-",
        "picture-",  # of a rule: test_rules_pictures.py
        "lab-",
    )
    named = set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", text))
    unused = [
        key
        for key in catalogue("en")
        if not key.startswith(families)
        and not key.endswith("-name")
        and key not in named
        and f'"{key.removeprefix("yurikure-").removeprefix("lily-").removesuffix("-known")}"' not in text
        and key not in lily
        and f"{{ {key} }}" not in sentences
    ]
    assert unused == []


REFUSALS = 31
"""One of so many actions is asked about at a moment."""


IN_TIME = [("kasane", "ja"), ("yurikure", "zh-Hant"), ("lily", "en")]
"""Each game and each language once; that each language has every sentence, other tests show."""


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(name, language, marks=() if (name, language) in IN_TIME else pytest.mark.long)
        for name in NAMES
        for language in LANGUAGES
    ],
)
def test_a_whole_game_can_be_told(name: str, language: str) -> None:
    game = find(name)
    told = words(language)
    for seats in game.seat_counts:
        settings = game.settings({}, seats)
        vocabulary = game.vocabulary(settings)
        state, events = game.new(settings, Seeded(f"told/{seats}"))
        chance = Seeded("choices")
        players = [f"player {number}" for number in range(seats)]
        while state.to_move():
            seat = state.to_move()[0]
            question = state.question(seat)
            assert told.text(question.key, question.facts, players)
            actions = state.legal(seat)
            events = events + state.play(seat, actions[chance.below(len(actions), "")])
            for action in vocabulary[len(events) % REFUSALS :: REFUSALS]:  # others at every moment
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    assert "@" not in told.refusal(refusal, players)
        for event in events:
            for viewer in (0, SPECTATOR, EVERYTHING):
                assert "@" not in told.event(event, viewer, players)
            if event.discloses:
                assert told.text(event.kind + "-name")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("ja_JP.UTF-8", "ja"),
        ("ja", "ja"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("en_GB", "en"),
        ("de_DE.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_closest_language_is_found(wanted: str, language: str) -> None:
    assert closest_language(wanted) == language


def test_what_a_person_typed_is_shown_as_it_is() -> None:
    for typed in ("@x", "{ $seat }", "[bold]", "@kasane-nothing"):
        refusal = Refusal("kasane-notation-column", "", {"text": typed})
        assert typed in words("en").refusal(refusal)


def test_the_catalogues_are_in_the_package() -> None:
    package = Path(str(madoi.__file__)).parent
    for language in LANGUAGES:
        assert (package / "words" / language / "core.ftl").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_read_with_all_it_refers_to(language: str) -> None:
    """A message is parsed when it is said, together with those that it refers to; here all are found as a parser of
    the whole file finds them."""
    fresh = Words(language)
    parsed: dict[str, set[str]] = {}
    for entry in all_entries(language):
        needed = References()
        needed.visit(entry)
        parsed["-" * isinstance(entry, fluent.Term) + entry.id.name] = needed.names
    assert set(fresh._unread) == set(parsed)
    for key, text in fresh._unread.items():
        assert parsed[key] <= set(_REFERRED.findall(text)) & set(parsed)


class References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  as the library calls it
        self.names.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)
