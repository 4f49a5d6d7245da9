"""The codes of cards, as the client prints and reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from support.node import run_in_node


def codes_of(cards: Sequence[Any]) -> list[str]:
    """Of printed cards, in their order."""
    codes: list[str] = run_in_node(
        ["games/lily/card-code"], "console.log(JSON.stringify(given.map(client.codeOf)));", list(cards)
    )
    return codes
