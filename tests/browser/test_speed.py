"""How much a table weighs, and how soon the page answers a tap on a phone of the middle sort."""

from __future__ import annotations

from statistics import median
from typing import Any
from urllib.parse import urlsplit

import pytest

from support.browser.boards import BOARDS
from support.browser.people import PHONE, NewPerson
from support.browser.taps import Work

OPTIMISES = True
"""The browser optimises scripts, as on a phone."""

MOST_BYTES = 300_000
"""For the first look at a table, as they travel: page, script, style, typeface, words, cards."""

MOST_REQUESTS = 12
"""Requests for the first look at a table, besides pictures: each costs a phone a round trip."""

MOST_WORK = 25
"""Milliseconds that the page may compute for a tap: a phone that is four times slower then shows something within
100. What is counted here includes the work of asking for it; bench/web_taps.py measures what a person sees."""

TAPPED = {
    "kasane": [".columns > button.lit", ".yaku button"],
    "yurikure": ["button.girl", ".control thead button"],
    "lily": [".hand .mini", ".field.mine .spot"],
}


@pytest.mark.parametrize("game", BOARDS)
def test_the_first_look_at_a_table_is_light(new_person: NewPerson, game: str) -> None:
    person = new_person(size=PHONE, pace=None)
    opened = person.context.request.post(
        f"{person.address}/api/tables", data={"game": game, "seats": _seats(game)}
    ).json()
    traffic = person.context.new_cdp_session(person.page)
    kinds: dict[str, tuple[str, str]] = {}
    weights: dict[str, float] = {}

    def came(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = (event["type"], urlsplit(event["response"]["url"]).path)

    def ended(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = event["encodedDataLength"]

    traffic.on("Network.responseReceived", came)
    traffic.on("Network.loadingFinished", ended)
    traffic.send("Network.enable")
    person.come(f"/t/{opened['table']}")
    person.page.locator(".board button").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    loaded = {path: weights[id] for id, (_, path) in kinds.items() if id in weights}
    assert loaded
    assert sum(loaded.values()) < MOST_BYTES, loaded
    asked = [path for kind, path in kinds.values() if kind not in ("Image", "WebSocket")]
    assert len(asked) <= MOST_REQUESTS, "\n".join(asked)


@pytest.mark.long  # run.py taps measures the same
@pytest.mark.parametrize("game", BOARDS)
def test_a_tap_is_little_work(new_person: NewPerson, game: str) -> None:
    person = new_person(size=PHONE)
    person.sit(game, len(_seats(game)) - 1)
    BOARDS[game](person).play_on(8)
    assert person.until_asked()
    work = Work(person)
    took = []
    for selector in TAPPED[game]:
        targets = person.page.locator(selector)
        for place in range(min(4, targets.count())):
            took += [work.of_tap(targets.nth(place)) for _ in range(2)]  # pick it, and put it back
    assert median(took) < MOST_WORK, took


def _seats(game: str) -> list[dict[str, str]]:
    bots = 1 if game == "lily" else 3
    return [{"kind": "me", "name": "Rin"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
