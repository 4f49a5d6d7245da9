"""Sheets of Yuri-Kure that must stay where they were written: whether a page was sent, or holds anywhere in its
memory, what stands on another's sheet or what holds another's seat.

No pair may stand on two sheets, so that a pair with its points says whose it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from support.browser.page_memory import Memory
from support.browser.people import Person

VALUES = [5, 4, 3, 2, 1]
Support = tuple[frozenset[str], int]
"""A pair and the points that somebody gave it in secret."""


def on_sheet(pairs: Sequence[tuple[str, str]]) -> set[Support]:
    """What stands on a sheet with these pairs, the dearest first."""
    return {(frozenset(pair), value) for pair, value in zip(pairs, VALUES, strict=True)}


def each_knows_only_her_own(people: Sequence[Person], own: Sequence[set[Support]]) -> None:
    """Of people by seat, with what stands on their sheets."""
    tokens = [json.loads(_kept(person, "madoi-seats")) for person in people]
    for seat, person in enumerate(people):
        name = person.now["seats"][seat]["name"]
        others = [other for other in range(len(people)) if other != seat]
        foreign = set[Support]().union(*(own[other] for other in others))
        secrets = [token for other in others for token in tokens[other].values()]
        sent = list(_sent(person))
        assert own[seat] <= set(_supports(sent)), "the search would not find what is there"
        assert not foreign & set(_supports(sent)), f"{name} was sent what is on other sheets"
        _only_own_lines(sent, seat)
        memory = Memory(person)
        held = {(frozenset(one["pair"]), int(one["setup"])) for one in memory.objects_with("pair", "setup")}
        assert own[seat] <= held, "the search would not find what is there"
        assert not foreign & held, f"{name}'s page knows what is on other sheets"
        texts = memory.texts() | {json.dumps(message) for message in sent}
        for text in texts:
            assert not any(secret in text for secret in secrets), f"{name} has somebody else's seat"
            if text.startswith("{") and '"setup"' in text:
                assert not foreign & set(_supports(json.loads(text))), f"{name}'s page keeps a text"
        kept = person.page.evaluate(
            "JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })"
        )
        assert "setup" not in kept


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
    """Of placing points only the one who does it is told, and only their own sheet is shown to them."""
    for update in (message for message in sent if message.get("type") == "update"):
        for line in (line for news in update["news"] for line in news.get("lines", [])):
            assert line["key"] != "yurikure-supported" or line["facts"]["seat"] == seat
        sheets = (update["now"].get("view") or {}).get("sheets", [])
        assert [place for place, sheet in enumerate(sheets) if sheet is not None] in ([], [seat])
