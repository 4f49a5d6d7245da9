"""Replays: a game from its record, moment by moment, as one viewer could follow it.

A replay for a seat or a spectator contains only what they saw at the table, and everything at the end.
A moment is the setup or a decision that the viewer could notice. It holds what differs from the one before.
"""

from __future__ import annotations

import msgspec

from madoi.core.capabilities import reference_data
from madoi.core.event import Event
from madoi.core.game import State
from madoi.core.manual_chance import MANUAL
from madoi.core.record import PERSON, Player, Record
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.server.protocol.records import Moment, Replay, SnapshotChange, VerifiedRecord
from madoi.server.protocol.snapshot import News, OutcomeSnapshot, PromptSnapshot, SeatSnapshot, Snapshot
from madoi.server.table.projection import event_faces


def build_replay(session: Session, viewer: Viewer, begins: int = 0, ends: int | None = None) -> Replay:
    """The replay of a game, or of its part between two numbers of decisions, for a seat, a spectator or
    everything. Raises `Refused` where there is no such seat."""
    if not EVERYTHING <= viewer < session.settings.seats:
        facts: dict[str, object] = {"number": viewer + 1, "most": session.settings.seats}
        raise Refused(Refusal("seat-none", "", facts))
    builder = _ReplayBuilder(session, viewer)
    deciders = session.deciders()
    actions = [step.text for step in session.record.steps if step.seat >= 0]
    for number, state in enumerate(session.states()):
        if number < begins:
            continue
        if ends is not None and number > ends:
            break
        seat = deciders[number - 1] if number else SPECTATOR
        builder.add(number, state, seat, actions[number - 1] if number else "")
    return Replay(
        session.game.name,
        session.settings.options,
        viewer,
        session.decisions,
        session.forked_at,
        bool(session.record.seed),
        reference_data(session.game, session.settings),
        builder.moments,
    )


class _ReplayBuilder:
    """The moments so far, and the last snapshot."""

    def __init__(self, session: Session, viewer: Viewer) -> None:
        self.session = session
        self.viewer = viewer
        self.seats = [_seat_snapshot(player) for player in session.record.players]
        self.moments: list[Moment] = []
        self.last_snapshot: object = None
        self.movers: list[Seat] = []
        self.last_view: object = None

    def add(self, number: int, state: State, seat: Seat, action: str) -> None:
        """Add the moment after the decision of this number, if the viewer could notice it."""
        viewer = self.viewer
        events = [event for event in self.session.events[number] if event.told_to(viewer)]
        movers, view = state.to_move(), state.view(viewer).data()
        is_own = viewer in (seat, EVERYTHING)
        is_noticed = is_own or bool(events) or movers != self.movers or view != self.last_view
        self.movers, self.last_view = movers, view
        index = len(self.moments)
        if index and not is_noticed:
            return
        if number and not index:  # the part begins here: what led to it is not told
            events = []
        snapshot = msgspec.to_builtins(self._snapshot(index, state))
        news = _news(index, events, viewer, seat if index else None)
        changes = _changes(self.last_snapshot, snapshot, [])
        self.moments.append(Moment(number, news, changes, action if is_own else ""))
        self.last_snapshot = snapshot

    def _snapshot(self, index: int, state: State) -> dict[str, object]:
        """The table at this moment. Every field is there, null where it has no value."""
        outcome = state.outcome()
        record = self.session.record
        shown: dict[str, object] = dict.fromkeys(Snapshot.__struct_fields__)
        shown.update(
            number=index,
            phase="playing" if outcome is None else "over",
            seats=self.seats,
            to_move=self.movers,
            view=self.last_view,
            prompt=self._prompt(index, state),
            wish="",
            commitment=record.commitment,
            rematch="",
        )
        if outcome is not None:
            shown["outcome"] = OutcomeSnapshot(outcome.points, outcome.winners, record.seed)
            shown["open"] = state.view(EVERYTHING).data()
        return shown

    def _prompt(self, index: int, state: State) -> PromptSnapshot | None:
        """The viewer's prompt, without premoves."""
        if self.viewer not in self.movers:
            return None
        asked = state.decision(self.viewer)
        question = asked.question
        actions = [action.text for action in asked.actions]
        return PromptSnapshot(
            str(index),
            question.key,
            event_faces.plain_facts(question.facts),
            actions,
            asked.default.text,
            [],
            [action.parts() for action in asked.actions],
        )


def _seat_snapshot(player: Player) -> SeatSnapshot:
    if player.kind == PERSON:
        return SeatSnapshot("person", player.name)
    return SeatSnapshot("bot", player.name, player.kind)


def _news(index: int, events: list[Event], viewer: Viewer, seat: Seat | None) -> News:
    """The news of a moment, without a time: records have none."""
    lines = [event_faces.line(event, viewer) for event in events]
    if seat is None:
        return News(index, 0.0, "began", lines=lines)
    return News(index, 0.0, "decided", seat, lines=lines)


def _changes(old: object, new: object, path: list[str | int]) -> list[SnapshotChange]:
    """The difference between two snapshots: values to set, each at a path of names and indexes. Where
    something was removed or inserted, the whole surrounding value is replaced."""
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
            for index, (was, now) in enumerate(zip(old, new, strict=True))
            for change in _changes(was, now, [*path, index])
        ]
    return [] if type(old) is type(new) and old == new else [SnapshotChange(path, new)]


def summarise(record: Record, session: Session) -> VerifiedRecord:
    """What a verified record shows, and what protects it."""
    sealed = bool(record.header_check) and all(step.check for step in record.steps)
    fed = record.chance == MANUAL
    committed = bool(record.commitment) and not fed
    return VerifiedRecord(record.game, session.decisions, session.record.points, fed, committed, sealed)
