"""Joins the phrases of nodes to the printed text of a skill. Knows no node.

A phrase is a key and facts for the word catalogues.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from madoi.core.refusal import Facts


def phrases(parts: list[Facts], joint: str) -> Facts:
    """Several phrases as one, joined two by two."""
    joined = parts[0]
    for part in parts[1:]:
        joined = {"key": joint, "first": joined, "second": part}
    return joined


def all_of(conditions: list[Facts]) -> Facts:
    """Conditions that must all hold; "either … or" in brackets, where it is one of several."""
    return (
        conditions[0] if len(conditions) == 1 else phrases([grouped(one) for one in conditions], "lily-and")
    )


def grouped(condition: Facts) -> Facts:
    """In brackets, where it consists of several."""
    joined = condition["key"] in ("lily-either", "lily-and")
    return {"key": "lily-block", "what": condition} if joined else condition


_SENTENCES: Final = [
    *("lily-if", "lily-else", "lily-so", "lily-may", "lily-may-all", "lily-one-of"),
    *("lily-for-each", "lily-or-else", "lily-may-theirs", "lily-one-of-theirs"),
    *("lily-delayed-turn-end", "lily-delayed-next-turn", "lily-delayed-battle-end"),
]
_HANGING: Final = ["lily-so", "lily-or-else"]
"""What hangs on the effect before: "if you did so", "if not"."""
"""Effects that reach to the end of their sentence: what follows begins another."""


def in_order(parts: list[Facts], joint: str) -> Facts:
    """Effects one after the other."""
    parts = _given_together(parts)
    joined = parts[0]
    for before, part in pairwise(parts):
        if part["key"] in _HANGING:
            joined = {"key": part["key"], "first": joined, "what": part["what"]}
        else:
            key = "lily-after" if before["key"] in _SENTENCES else joint
            joined = {"key": key, "first": joined, "second": part}
    return joined


_GIFTS: Final = ["lily-do-power", "lily-do-grant", "lily-do-give"]


def _given_together(parts: list[Facts]) -> list[Facts]:
    """Join what the same characters get for the same time into one phrase."""
    found = parts[:1]
    for part in parts[1:]:
        chosen = found[-1]["key"] in ("lily-choose", "lily-choose-theirs")
        last = found[-1]["what"] if chosen else found[-1]
        assert isinstance(last, dict)
        had, gets = last.get("what"), part.get("what")
        if last["key"] != part["key"] or not isinstance(had, dict) or not isinstance(gets, dict):
            found.append(part)
            continue
        target = had.get("target")
        targets = [target, {"key": "lily-target-chosen"}] if chosen else [target]
        if had["key"] not in _GIFTS or gets["key"] not in _GIFTS or gets["target"] not in targets:
            found.append(part)
            continue
        gifts: Facts = {"key": "lily-gift-and", "first": _gift(had), "second": _gift(gets)}
        phrase: Facts = {**last, "what": {"key": "lily-do-give", "target": target, "gifts": gifts}}
        found[-1] = {**found[-1], "what": phrase} if chosen else phrase
    return found


def _gift(change: Facts) -> Facts:
    gifts = change.get("gifts")
    if isinstance(gifts, dict):
        return {**gifts, "key": "lily-gift-list"}
    gift = {name: value for name, value in change.items() if name != "target"}
    return {**gift, "key": str(change["key"]).replace("-do-", "-gift-")}


def optional(parts: list[Facts]) -> Facts:
    """Effects that the player may decline: "you may … . If you did so, …"."""
    parts = _given_together(parts)
    hangs_on_it = all(part["key"] in _HANGING for part in parts[1:])
    if parts[0]["key"] not in _SENTENCES and hangs_on_it:
        return in_order([{"key": "lily-may", "what": parts[0]}, *parts[1:]], "lily-further")
    return {"key": "lily-may-all", "what": bounded(parts)}


def bounded(parts: list[Facts]) -> Facts:
    """Effects inside another; in brackets, where "then" could be read as what follows the other."""
    phrase = in_order(parts, "lily-further")
    afterwards = any(one["key"] in _SENTENCES and two["key"] not in _HANGING for one, two in pairwise(parts))
    return {"key": "lily-block", "what": phrase} if afterwards else phrase


def put_first(phrase: object) -> None:
    """What begins a text begins with a capital letter, in languages that have them."""
    assert isinstance(phrase, dict)
    phrase["key"] = f"{phrase['key']}-first"


def number_chosen(phrase: Facts, many: bool) -> bool:
    """Say "the chosen characters" after several were chosen; returns whether the last chosen were several."""
    key = phrase.get("key")
    if key in ("lily-target-it", "lily-target-them"):
        return key == "lily-target-them"
    if key == "lily-target-chosen" and many:
        phrase["key"] = "lily-target-chosen-many"
    for part in phrase.values():
        if isinstance(part, dict):
            many = number_chosen(part, many)
    return many
