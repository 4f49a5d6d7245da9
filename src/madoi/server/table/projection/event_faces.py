"""Telling: events and facts as they travel, each as its viewer may know it."""

from __future__ import annotations

from madoi.core.game import Event, Viewer
from madoi.core.refusal import Refusal
from madoi.server.protocol.common import Facts, Line
from madoi.words import FALLBACK, words


def line(event: Event, viewer: Viewer) -> Line:
    """A line of the log, from what the viewer learns of an event."""
    known = f"{event.kind}-known"
    more = event.tells_more(viewer) and words(FALLBACK).has(known)
    return Line(known if more else event.kind, event.rule, plain(event.face(viewer)))


def lines(events: list[Event], viewer: Viewer) -> list[Line]:
    """What a viewer is told of events, line by line."""
    return [line(event, viewer) for event in events if event.told_to(viewer)]


def plain(facts: Facts) -> Facts:
    """Facts as JSON can hold them: a refusal among them becomes a phrase, a key with facts of its own."""
    return {
        name: {"key": fact.code, **plain(fact.facts)} if isinstance(fact, Refusal) else fact
        for name, fact in facts.items()
    }
