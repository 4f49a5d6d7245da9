"""The languages in tests: which of them a long test speaks in every run, and the catalogues as Fluent reads them."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from madoi.words import LANGUAGES, catalogue_texts


@cache
def entries(language: str, file: str) -> list[Message | Term]:
    """The messages and terms of a file of a catalogue; all of it must be readable."""
    body = FluentParser(with_spans=False).parse(catalogue_texts(language)[file]).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == [], file
    return [entry for entry in body if isinstance(entry, (Message, Term))]


def all_entries(language: str) -> list[Message | Term]:
    return [entry for file in catalogue_texts(language) for entry in entries(language, file)]


def mostly(spoken: str) -> pytest.MarkDecorator:
    """Every language, those beside this one in long runs only."""
    return pytest.mark.parametrize(
        "language", [pytest.param(one, marks=() if one == spoken else pytest.mark.long) for one in LANGUAGES]
    )
