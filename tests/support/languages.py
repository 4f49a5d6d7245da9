"""Which languages a long test speaks in every run: one, and the others when it is asked for by name."""

from __future__ import annotations

import pytest

from madoi.words import LANGUAGES


def mostly(spoken: str) -> pytest.MarkDecorator:
    """Every language, those beside this one in long runs only."""
    return pytest.mark.parametrize(
        "language", [pytest.param(one, marks=() if one == spoken else pytest.mark.long) for one in LANGUAGES]
    )
