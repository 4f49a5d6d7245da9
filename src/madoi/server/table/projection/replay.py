"""Retelling: a game told again from its record, moment by moment, as one viewer could follow it.

Everything is made by `telling` and by views, as it was at the table: for a seat or a spectator a retold game
holds what she was told and shown then and nothing else, up to the end, which opens everything. A moment is
the setup or a decision that the viewer could notice. Views change little from one moment to the next, so each
moment tells what is different.
"""

from __future__ import annotations

import msgspec

from madoi.core.game import EVERYTHING, SPECTATOR, Event, Seat, State, Viewer
from madoi.core.record import PERSON, Player
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session
from madoi.server.protocol.records import Moment, Replay, SnapshotChange
from madoi.server.protocol.snapshot import News, OutcomeSnapshot, PromptSnapshot, SeatSnapshot, Snapshot
from madoi.server.table.projection import event_faces


def retold(session: Session, viewer: Viewer) -> Replay:
    """The whole game for a seat, a spectator, or somebody who may see everything. Raises `Refused` for a seat
    that is not there."""
    if not EVERYTHING <= viewer < session.settings.seats:
        facts: dict[str, object] = {"number": viewer + 1, "most": session.settings.seats}
        raise Refused(Refusal("seat-none", "", facts))
    teller = _Teller(session, viewer)
    deciders = session.deciders()
    actions = [step.text for step in session.record.steps if step.seat >= 0]
    for number, state in enumerate(session.states()):
        seat = deciders[number - 1] if number else SPECTATOR
        teller.tell(number, state, seat, actions[number - 1] if number else "")
    return Replay(
        session.game.name,
        session.settings.options,
        viewer,
        session.decisions,
        session.forked_at,
        bool(session.record.seed),
        session.game.reference(session.settings),
        teller.moments,
    )


class _Teller:
    """What has been told so far, and the table as it was shown last."""

    def __init__(self, session: Session, viewer: Viewer) -> None:
        self.session = session
        self.viewer = viewer
        self.seats = [_seated(player) for player in session.record.players]
        self.moments: list[Moment] = []
        self.shown: object = None
        self.movers: list[Seat] = []
        self.seen: object = None

    def tell(self, number: int, state: State, seat: Seat, action: str) -> None:
        """What the decision of this number made of the table."""
        viewer = self.viewer
        told = [event for event in self.session.events[number] if event.told_to(viewer)]
        movers, seen = state.to_move(), state.view(viewer).data()
        own = viewer in (seat, EVERYTHING)
        noticed = own or bool(told) or movers != self.movers or seen != self.seen
        self.movers, self.seen = movers, seen
        if number and not noticed:
            return
        place = len(self.moments)
        now = msgspec.to_builtins(self._now(place, state))
        news = _news(place, told, viewer, seat if number else None)
        self.moments.append(Moment(number, news, _changes(self.shown, now, []), action if own else ""))
        self.shown = now

    def _now(self, place: int, state: State) -> dict[str, object]:
        """The table at this moment. What was not there before is not missing later: it is null."""
        outcome = state.outcome()
        record = self.session.record
        shown: dict[str, object] = dict.fromkeys(Snapshot.__struct_fields__)
        shown.update(
            number=place,
            phase="playing" if outcome is None else "over",
            seats=self.seats,
            to_move=self.movers,
            view=self.seen,
            prompt=self._prompt(place, state),
            wish="",
            commitment=record.commitment,
            rematch="",
        )
        if outcome is not None:
            shown["outcome"] = OutcomeSnapshot(outcome.points, outcome.winners, record.seed)
            shown["open"] = state.view(EVERYTHING).data()
        return shown

    def _prompt(self, place: int, state: State) -> PromptSnapshot | None:
        """What the viewer is asked; what she can wish for beforehand is of no use any more."""
        if self.viewer not in self.movers:
            return None
        asked = state.decision(self.viewer)
        question = asked.question
        actions = [action.text for action in asked.actions]
        return PromptSnapshot(
            str(place), question.key, event_faces.plain(question.facts), actions, asked.default.text, []
        )


def _seated(player: Player) -> SeatSnapshot:
    if player.kind == PERSON:
        return SeatSnapshot("person", player.name)
    return SeatSnapshot("bot", player.name, player.kind)


def _news(place: int, told: list[Event], viewer: Viewer, seat: Seat | None) -> News:
    """What the viewer is told; a record knows no times."""
    lines = [event_faces.line(event, viewer) for event in told]
    if seat is None:
        return News(place, 0.0, "began", lines=lines)
    return News(place, 0.0, "decided", seat, lines=lines)


def _changes(old: object, new: object, path: list[str | int]) -> list[SnapshotChange]:
    """What makes the new from the old: values to put at places, each a way of names and numbers. Places that
    are gone or come in between make their whole surroundings new."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        found: list[SnapshotChange] = []
        for name, value in new.items():
            if name not in old:
                found.append(SnapshotChange([*path, name], value))
            else:
                found += _changes(old[name], value, [*path, name])
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [
            change
            for place, (was, now) in enumerate(zip(old, new, strict=True))
            for change in _changes(was, now, [*path, place])
        ]
    return [] if type(old) is type(new) and old == new else [SnapshotChange(path, new)]
