"""The search worker of a device keeps little: the latest analyses alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from madoi.core.session import Session
from madoi.local import search
from madoi.server.protocol.analysis import Analysis
from support.golden import RECORDS


def test_an_analysis_goes_on_where_it_was_and_the_oldest_one_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def analyse(session: Session) -> Iterator[Analysis]:
        for done in (0.25, 0.5, 1.0):
            yield Analysis([], [], done)

    monkeypatch.setattr(search, "analyse", analyse)
    monkeypatch.setattr(search, "_analyses", {})
    names = ("kasane-2", "kasane-4-open", "lily-2")
    texts = [(RECORDS / f"{name}.madoi").read_text(encoding="utf-8") for name in names]

    def go_on(number: int) -> float:
        return msgspec.json.decode(search.run("analyse", texts[number]), type=Analysis).done

    assert [go_on(0), go_on(1), go_on(0), go_on(1)] == [0.25, 0.25, 0.5, 0.5]
    assert [go_on(0), go_on(0)] == [1.0, 1.0], "it has ended"
    assert [go_on(2), go_on(1)] == [0.25, 0.25], "the one that nobody has asked for lately begins again"
    assert go_on(0) == 0.25
