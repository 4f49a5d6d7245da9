"""Hints: who gets one, and when."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from madoi.client import Refused, open_table, seated, sit_down
from support.server.service_process import Service


async def opened_for(address: str, people: int, **terms: object) -> list[tuple[str, str]]:
    """A table with so many people and a bot; the table and secret of each person."""
    seats: list[dict[str, object]] = [{"kind": "me", "name": "Rin"}]
    seats += [{"kind": "open"} for _ in range(1, people)]
    seats.append({"kind": "bot", "bot": "greedy"})
    made = await open_table(address, {"game": "kasane", "seats": seats, "terms": {"pace": 0, **terms}})
    held = [(made["table"], made["secret"])]
    for seat in range(1, people):
        taken = await sit_down(address, made["table"], seat, f"Guest {seat}")
        held.append((made["table"], taken["secret"]))
    return held


async def asked_for_a_hint(address: str, people: int, **terms: object) -> dict[str, Any]:
    """What the first person who is asked gets for a hint."""
    held = await opened_for(address, people, **terms)
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(seated(address, *one)) for one in held]
        while True:
            for seat in seats:
                if seat.prompt and len(seat.prompt["actions"]) > 1:
                    answer = await seat.request("hint")
                    assert {line["action"] for line in answer["lines"]} == set(seat.prompt["actions"])
                    return answer
            await asyncio.sleep(0.02)


async def test_who_plays_alone_with_bots_gets_a_hint(service: Service) -> None:
    answer = await asked_for_a_hint(service.address, 1)
    tried = [line["tried"] for line in answer["lines"]]
    assert tried == sorted(tried, reverse=True)


async def test_among_people_hints_are_for_tables_that_agreed_on_them(service: Service) -> None:
    with pytest.raises(Refused) as refused:
        await asked_for_a_hint(service.address, 2)
    assert refused.value.refusal["code"] == "hint-not-here"
    assert (await asked_for_a_hint(service.address, 2, hints=True))["lines"]


async def test_decisions_are_looked_back_at_only_after_the_game(service: Service) -> None:
    [held] = await opened_for(service.address, 1)
    async with seated(service.address, *held) as seat:
        while not seat.prompt:
            await seat.changed()
        with pytest.raises(Refused) as refused:
            await seat.request("hint", at=0)
        assert refused.value.refusal["code"] == "hint-not-over"
        while not seat.over:
            if seat.prompt:
                await seat.play(seat.prompt["actions"][0])
            await seat.changed()
        answer = await seat.request("hint", at=3)
        assert len(answer["lines"]) > 1
        with pytest.raises(Refused) as refused:
            await seat.request("hint", at=24)
        assert refused.value.refusal["code"] == "hint-no-decision"
