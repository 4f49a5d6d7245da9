"""Faces of events: nobody gets a private face that the game has not declared (`Secrets.private_faces`)."""

from __future__ import annotations

from madoi.core.capabilities import ANY_ONE_SEAT, Secrets
from madoi.core.event import Event
from madoi.core.viewer import EVERYTHING, SPECTATOR


def check_faces(event: Event, seats: int, secrets: Secrets) -> None:
    """Check who learns of an event, and which facts."""
    kind = event.kind
    assert event.told_to(EVERYTHING), f"faces: {kind} is not in the record of everything"
    every_fact = event.face(EVERYTHING)
    public = event.face(SPECTATOR) if event.told_to(SPECTATOR) else None
    insiders: list[int] = []
    for seat in range(seats):
        if not event.told_to(seat):
            assert public is None, f"faces: {kind} is told to spectators and not to seat {seat + 1}"
            continue
        face = event.face(seat)
        for name, fact in face.items():
            assert name in every_fact, f"faces: {kind} tells {name} to seat {seat + 1} and not to everything"
            assert fact == every_fact[name], f"faces: {kind} has another {name} for seat {seat + 1}"
        for name in public or {}:
            assert name in face, f"faces: {kind} tells spectators {name} and not seat {seat + 1}"
        if face != public:
            insiders.append(seat)
    for name, fact in (public or {}).items():
        assert fact == every_fact.get(name), f"faces: {kind} has another {name} for spectators"
    if not insiders:
        return
    allowed = secrets.private_faces.get(kind)
    assert allowed is not None, f"faces: {kind} has a private face that is not declared"
    if allowed == ANY_ONE_SEAT:
        assert len(insiders) == 1, f"faces: {kind} has a private face for several seats"
    else:
        assert insiders == [every_fact.get(allowed)], (
            f"faces: the private face of {kind} is for its {allowed} alone, and seats "
            f"{[seat + 1 for seat in insiders]} get it"
        )
