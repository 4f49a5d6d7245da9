"""The outline of a lesson's file, made from a record for authors to fill in.

Every decision is a comment, and each of the learner's decisions has a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from madoi.core.event import Event
from madoi.core.session import Session
from madoi.core.viewer import Seat
from madoi.words import LANGUAGES, Words


def outline(
    session: Session, seat: Seat, words: Words, languages: Sequence[str] = LANGUAGES, text: str = ""
) -> str:
    """The file, with the log in these words, as the seat saw it. ``text`` stands where a text belongs."""
    return "\n".join(_lines(session, seat, words, languages, text)) + "\n"


def _lines(session: Session, seat: Seat, words: Words, languages: Sequence[str], text: str) -> Iterator[str]:
    title, body = f'title = "{text}"', f'text = "{text}"'
    blank = [line for language in languages for line in (f"[step.{language}]", title, body)]
    names = session.record.names
    yield from (f"seat = {seat + 1}", "minutes = 10", "")
    for language in languages:
        yield from (f"[{language}]", title, f'about = "{text}"', "")
    for other in range(len(names)):
        if other != seat:
            yield from ("[[player]]", f"seat = {other + 1}")
            yield from (f'{language} = "{text}"' for language in languages)
            yield ""
    yield from _told(session.events[0], seat, words, names)
    made = [step for step in session.record.steps if step.seat >= 0]
    for number, step in enumerate(made, 1):
        yield f"# {number}  {step.seat + 1} {step.text}"
        if step.seat == seat:
            yield from ("", "[[step]]", f"decision = {number}", *blank, "")
        yield from _told(session.events[number], seat, words, names)
    yield from ("", "[end]")
    for language in languages:
        yield from (f"[end.{language}]", title, body, f'learnt = ["{text}"]')


def _told(events: list[Event], seat: Seat, words: Words, names: list[str]) -> Iterator[str]:
    for event in events:
        if event.told_to(seat):
            yield f"#    {words.event(event, seat, names)} [{event.rule}]"
