"""A confession or a Game of Love that is under way (YK-5.2, YK-5.3)."""

from __future__ import annotations


class PendingAction:
    """A confession or a Game of Love that is under way: the acting girl, the pair it is about, and how far it
    has come. ``voters`` and ``answerers`` are still to be asked, the next one last."""

    def __init__(self, actor: int, pair: int) -> None:
        self.actor = actor
        self.pair = pair
        self.voters: list[int] = []
        self.votes_for = 0
        self.votes_against = 0
        self.answerers: list[int] = []
        self.yeses = 0

    def copy(self) -> PendingAction:
        twin = PendingAction(self.actor, self.pair)
        twin.voters = self.voters.copy()
        twin.votes_for = self.votes_for
        twin.votes_against = self.votes_against
        twin.answerers = self.answerers.copy()
        twin.yeses = self.yeses
        return twin


def actor_of(pending: PendingAction | None) -> int:
    """Whose confession or Game of Love it is; -1: none is under way."""
    return -1 if pending is None else pending.actor


def pair_of(pending: PendingAction | None) -> int:
    """Whom it is about; -1: none is under way."""
    return -1 if pending is None else pending.pair
