"""The yaku of KS-3 one by one, as the book tells them: slow, plain, and the judge of the fast ones."""

from __future__ import annotations

from itertools import pairwise

from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.rules.yaku import IDS


def strictly_rising(cards: list[int]) -> bool:
    return all(left < right for left, right in pairwise(cards))


def strictly_falling(cards: list[int]) -> bool:
    return strictly_rising(cards[::-1])


def run_within(cards: list[int], lowest: int, highest: int) -> bool:
    inside = all(lowest <= card <= highest for card in cards)
    return inside and (strictly_rising(cards) or strictly_falling(cards))


def is_yaku(name: str, cards: list[int]) -> bool:
    """Whether the cards, in this order, are this yaku."""
    return {
        "kasane": len(set(cards)) == 1,  # KS-3.1
        "juu": sum(cards) == 10,  # KS-3.2
        "sakura-chirashi": sorted(cards) == [1, 2, 6],  # KS-3.3
        "mukai-zuru": sorted(cards) == [3, 8, 9],  # KS-3.4
        "shippou": sorted(cards) == [4, 5, 7],  # KS-3.5
        "wakana-ge": run_within(cards, 1, 5),  # KS-3.6
        "wakana-jou": run_within(cards, 5, 9),  # KS-3.7
        "asagao": all(card % 2 == 1 for card in cards),  # KS-3.8
        "yugiri": all(card % 2 == 0 for card in cards),  # KS-3.9
    }[name]


def plain_actions(state: KasaneState, seat: int) -> list[str]:
    """What a seat may choose (KS-2), worked out from lists of cards, in the order of the notation."""
    found: list[str] = []
    table = state.settings.point_table
    for column, cards in enumerate(state.columns, 1):
        if not cards:
            continue
        found.append(f"take {column}")
        hand, row = state.hands[seat], state.rows[seat]
        if cards[-1] != 0:
            hand = [*hand, cards[-1]]
        elif state.settings.easier:  # KS-6.2
            row = [*row, 0]
        else:  # KS-2.2
            continue
        for size in range(1, len(hand) + 1):
            run = hand[-size:]
            both = [(run, "")] + ([([row[-1], *run], " join")] if row and row[-1] != 0 else [])
            for made, join in both:
                for cell, taken in zip(table.cells, state.taken, strict=True):
                    name = IDS[cell.yaku]
                    if cell.count == len(made) and taken < len(cell.points) and is_yaku(name, made):
                        found.append(f"take {column} {name} {cell.count}{join}")
    return found
