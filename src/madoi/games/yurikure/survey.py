"""One ended game of Yuri-Kure in numbers."""

from __future__ import annotations

from madoi.core.game import Event, Outcome
from madoi.games.yurikure.settings import YurikureSettings


def survey(settings: YurikureSettings, events: list[Event], outcome: Outcome) -> dict[str, float]:
    found: dict[str, float] = {}
    for event in events:
        if event.kind.startswith("yurikure-ending-"):
            ending = event.kind.removeprefix("yurikure-ending-")
            for kind in ("fated", "polygamy", "nine-turns"):
                found[f"endings/{kind}/games"] = float(kind == ending)
    return found
