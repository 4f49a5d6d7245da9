"""Playthroughs: a whole game as text with everything every viewer learns, for golden files.

After each decision it lists what was legal, what happened and which values changed in whose view.
Changes that all viewers see alike are written once.
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Seeded
from madoi.core.game import Game, State
from madoi.core.testing import dump
from madoi.core.viewer import SPECTATOR, Viewer

_MAX_ACTIONS: Final = 16
"""Longer lists of legal actions are only counted."""


def playthrough(game: Game, options: dict[str, str], seats: int, seed: str, mild: int = 0) -> str:
    """The random game with this seed as text; ``mild`` percent of the decisions take the default."""
    settings = game.settings(options, seats)
    chance = Seeded(f"{seed}/choices")
    state, events = game.new(settings, Seeded(seed))
    viewers = [*range(seats), SPECTATOR]
    lines = [f"game {game.name} {game.version}, {seats} seats, seed {seed}"]
    lines += [f"option {name}: {value}" for name, value in settings.options.items()]
    known: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in viewers}
    while True:
        for event in events:
            faces = {viewer: dump(event.face(viewer)) for viewer in viewers if event.told_to(viewer)}
            lines += _by_viewer(f"  {event.kind} [{event.rule}] ", faces, len(viewers))
        lines += _changes(state, viewers, known)
        movers = state.to_move()
        if not movers:
            break
        seat = movers[chance.below(len(movers), "seat")]
        actions = state.legal(seat)
        action = actions[chance.below(len(actions), "choice")]
        if mild and chance.below(100, "mild") < mild:
            action = state.default(seat)
        lines.append(f"seat {seat + 1}: {state.question(seat).key}")
        many = f" and {len(actions) - _MAX_ACTIONS} more" if len(actions) > _MAX_ACTIONS else ""
        lines.append("  " + " | ".join(other.text for other in actions[:_MAX_ACTIONS]) + many)
        lines.append(f"> {seat + 1} {action.text}")
        events = state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    lines.append(f"points {outcome.points}, shares {outcome.shares}, winners {outcome.winners}")
    return "\n".join([*lines, ""])


def _changes(state: State, viewers: list[Viewer], known: dict[Viewer, dict[str, str]]) -> list[str]:
    now = {viewer: _flat("", state.view(viewer).data()) for viewer in viewers}
    places = sorted({place for view in now.values() for place in view})
    lines: list[str] = []
    for place in places:
        told = {
            viewer: now[viewer].get(place, "gone")
            for viewer in viewers
            if now[viewer].get(place) != known[viewer].get(place)
        }
        if told and place != "viewer":
            lines += _by_viewer(f"    {place} = ", told, len(viewers))
    known.update(now)
    return lines


def _by_viewer(prefix: str, told: dict[Viewer, str], viewers: int) -> list[str]:
    """One line for each different text, with its viewers unless all have the same."""
    lines: list[str] = []
    for value in dict.fromkeys(told.values()):
        who = [viewer for viewer in told if told[viewer] == value]
        names = ["spectator" if viewer == SPECTATOR else str(viewer + 1) for viewer in who]
        lines.append(prefix + value + ("" if len(who) == viewers else f"  (to {', '.join(names)})"))
    return lines


def _flat(prefix: str, data: object) -> dict[str, str]:
    """Nested data as dotted paths with texts; lists of plain values stay whole."""
    if isinstance(data, dict):
        parts = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and any(isinstance(value, (dict, list)) for value in data):
        parts = [(str(number), value) for number, value in enumerate(data, 1)]
    else:
        return {prefix: dump(data)}
    found: dict[str, str] = {}
    for name, value in parts:
        found.update(_flat(f"{prefix}.{name}" if prefix else name, value))
    return found
