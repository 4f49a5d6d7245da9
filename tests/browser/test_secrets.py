"""Four people at one table of Yuri-Kure, each before a browser of her own: what one of them wrote on her sheet is in
nobody else's page, neither in what was sent to it nor anywhere in its memory.

No pair stands on two sheets, so that a pair with its points says whose it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from browser.boards import Yurikure
from browser.conftest import Coming
from browser.memory import Memory
from browser.people import DESK, PHONE, Person
from madoi.words import words

pytestmark = pytest.mark.xdist_group("browser-secrets")

NAMES = ["Aki", "Yui", "Rin", "Mio"]
VALUES = [5, 4, 3, 2, 1]
Support = tuple[frozenset[str], int]
"""A pair and the points that somebody gave it in secret."""


def friends(somebody: Coming) -> list[Person]:
    """One opens a table, the others come by its link and sit down."""
    first, *others = [somebody(size=size) for size in (DESK, PHONE, DESK, PHONE)]
    first.come("/new/yurikure")
    first.page.get_by_role("textbox").first.fill(NAMES[0])
    first.page.locator("form button.main").click()
    first.page.wait_for_url("**/t/*")
    for person, name in zip(others, NAMES[1:], strict=True):
        person.page.goto(first.page.url)
        person.page.get_by_role("textbox", name=words("en").text("web-name")).fill(name)
        person.page.get_by_role("button", name=words("en").text("web-sit")).first.click()
        person.until(lambda person=person: person.now and person.seat >= 0)  # type: ignore[misc]
    people = sorted([first, *others], key=lambda person: person.seat)
    for person in people:
        person.until_asked()
    assert [seat["name"] for seat in people[0].now["seats"]] == NAMES
    return people


def test_what_is_on_a_sheet_is_in_no_other_page(somebody: Coming) -> None:
    people = friends(somebody)
    boards = [Yurikure(person, seed=name) for person, name in zip(people, NAMES, strict=True)]
    pairs = list(combinations(boards[0].view["girls"], 2))
    Random("sheets").shuffle(pairs)
    sheets = [pairs[seat * 5 : seat * 5 + 5] for seat in range(4)]
    own: list[set[Support]] = [
        {(frozenset(pair), value) for pair, value in zip(sheet, VALUES, strict=True)} for sheet in sheets
    ]
    for board, sheet in zip(boards, sheets, strict=True):
        for one, other in sheet:
            board.play(_offered(board, f"support {one} {other}", f"support {other} {one}"))
        board.play("hand-in")
    played = 0
    while played < 30:
        for board in boards:
            if len(board.person.actions) > 1:
                board.person.settle()
                board.play(board.choice())
                played += 1
        people[0].page.wait_for_timeout(20)
    tokens = [json.loads(_kept(person, "madoi-seats")) for person in people]
    for seat, person in enumerate(people):
        foreign = set[Support]().union(*(own[other] for other in range(4) if other != seat))
        secrets = [token for other in range(4) if other != seat for token in tokens[other].values()]
        sent = list(_sent(person))
        assert own[seat] <= set(_supports(sent)), "the search would not find what is there"
        assert not foreign & set(_supports(sent)), f"{NAMES[seat]} was sent what is on other sheets"
        _only_own_lines(sent, seat)
        memory = Memory(person)
        held = {(frozenset(one["pair"]), int(one["setup"])) for one in memory.objects_with("pair", "setup")}
        assert own[seat] <= held, "the search would not find what is there"
        assert not foreign & held, f"{NAMES[seat]}'s page knows what is on other sheets"
        texts = memory.texts() | {json.dumps(message) for message in sent}
        for text in texts:
            assert not any(secret in text for secret in secrets), f"{NAMES[seat]} has somebody else's seat"
            if text.startswith("{") and '"setup"' in text:
                assert not foreign & set(_supports(json.loads(text))), f"{NAMES[seat]}'s page keeps a text"
        kept = person.page.evaluate(
            "JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })"
        )
        assert "setup" not in kept


def test_memory_shows_even_what_no_name_leads_to(somebody: Coming) -> None:
    """The search of the other test can fail."""
    person = somebody()
    person.come()
    person.page.evaluate("window.keeper = ((hidden) => () => hidden)({ pair: ['akane', 'tsuge'], setup: 5 })")
    person.page.evaluate("window.other = ((told) => () => told)(['a text ', 'of its own'].join(''))")
    memory = Memory(person)
    assert {"pair": ["akane", "tsuge"], "setup": 5} in memory.objects_with("pair", "setup")
    assert "a text of its own" in memory.texts()


def _offered(board: Yurikure, *spellings: str) -> str:
    return next(action for action in spellings if action in board.person.actions)


def _kept(person: Person, key: str) -> str:
    kept: str = person.page.evaluate("(key) => localStorage.getItem(key)", key)
    return kept


def _sent(person: Person) -> Iterator[Any]:
    """Everything the service has sent to this page, as data."""
    yield from person.told
    for response in person.responses:
        if "/api/" in response.url:
            yield response.json()


def _supports(data: Any) -> Iterator[Support]:
    """Every pair with secret points, wherever it stands."""
    if isinstance(data, dict):
        if "pair" in data and "setup" in data:
            yield frozenset(data["pair"]), data["setup"]
        for part in data.values():
            yield from _supports(part)
    elif isinstance(data, list):
        for part in data:
            yield from _supports(part)


def _only_own_lines(sent: list[Any], seat: int) -> None:
    """Of placing points only the one who does it is told, and only her own sheet is shown to her."""
    for update in (message for message in sent if message.get("type") == "update"):
        for line in (line for news in update["news"] for line in news.get("lines", [])):
            assert line["key"] != "yurikure-supported" or line["facts"]["seat"] == seat
        sheets = (update["now"].get("view") or {}).get("sheets", [])
        assert [place for place, sheet in enumerate(sheets) if sheet is not None] in ([], [seat])
