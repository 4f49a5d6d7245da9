"""Event faces: events and facts as log lines, each as its viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from madoi.core.event import Event
from madoi.core.refusal import Refusal
from madoi.core.viewer import Viewer
from madoi.server.protocol.common import Facts, Line
from madoi.words import has_sentence


def line(event: Event, viewer: Viewer) -> Line:
    known = f"{event.kind}-known"
    more = event.tells_more(viewer) and has_sentence(known)
    return Line(known if more else event.kind, event.rule, plain_facts(event.face(viewer)))


def lines(events: Sequence[Event], viewer: Viewer) -> list[Line]:
    """The log lines of the events that the viewer learns of."""
    return [line(event, viewer) for event in events if event.told_to(viewer)]


def plain_facts(facts: Facts) -> Facts:
    """Facts as JSON data: a refusal among them becomes a phrase, a key with facts of its own."""
    return {
        name: {"key": fact.code, **plain_facts(fact.facts)} if isinstance(fact, Refusal) else fact
        for name, fact in facts.items()
    }
