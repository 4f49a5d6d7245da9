"""The state of an evening: its players, its rounds, and how it goes on.

Pure: the caller gives times and the ids of tables.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2s
from typing import Final, Literal, TypeAlias

import msgspec

from madoi.evening.pairing import (
    choose_byes,
    count_meetings,
    group_sizes,
    pair_groups,
    pair_round_robin,
)
from madoi.evening.standings import Result, Standing, place_points, standings

Mode: TypeAlias = Literal["swiss", "round-robin"]
Phase: TypeAlias = Literal["gathering", "playing", "pause", "over"]
BOT: Final = -1
"""In place of a player: a bot has the seat."""


class Player(msgspec.Struct, frozen=True):
    """Somebody who joined. ``key``: the hash of their secret, which also holds their seats."""

    name: str
    key: str
    face: str = ""
    left: bool = False


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round: its players by seat. ``points``: by place, empty while the game goes on.
    ``scores``: those of the game, empty where it ended without a result."""

    table: str
    players: list[int]
    points: list[float] = []
    scores: list[float] = []


class Round(msgspec.Struct, frozen=True):
    """A round. ``byes``: who sits out."""

    tables: list[RoundTable]
    byes: list[int] = []


class Evening(msgspec.Struct, frozen=True):
    """An evening. ``since``: when its phase began. ``lot`` decides what must be drawn."""

    game: str
    options: dict[str, str]
    mode: Mode
    rounds: int
    """Of a round robin: 0 until it starts, then as many as it takes."""
    pace: str
    lot: str
    players: list[Player]
    since: float
    phase: Phase = "gathering"
    opener: str = ""
    """A hash that stands for the address it was opened from: its tables count for it."""
    played: list[Round] = []
    """All rounds, with the one that is being played."""

    @property
    def host(self) -> int:
        """The first player who has not left; -1: nobody is left."""
        return next((number for number, player in enumerate(self.players) if not player.left), -1)

    def present(self) -> list[int]:
        return [number for number, player in enumerate(self.players) if not player.left]

    def by_lot(self, players: Collection[int], *drawn_for: object) -> list[int]:
        """Players in an order that nobody chose, the same in every process."""
        return sorted(players, key=lambda player: _draw(self.lot, player, *drawn_for))

    def standings(self) -> list[Standing]:
        results = [Result(one.players, one.points) for played in self.played for one in played.tables]
        finished = [result for result in results if result.points]
        is_over = self.phase != "playing"
        rounds = self.played if is_over else self.played[:-1]
        byes = [player for played in rounds for player in played.byes]
        return standings(self.by_lot(range(len(self.players))), finished, byes)


def _draw(*about: object) -> bytes:
    return blake2s(repr(about).encode(), digest_size=8).digest()


def join(evening: Evening, player: Player) -> Evening:
    return msgspec.structs.replace(evening, players=[*evening.players, player])


def set_left(evening: Evening, player: int, left: bool) -> Evening:
    """Somebody leaves, from the next round on, or comes back."""
    players = list(evening.players)
    players[player] = msgspec.structs.replace(players[player], left=left)
    return msgspec.structs.replace(evening, players=players)


def can_start(evening: Evening) -> bool:
    """Whether a round can begin: two people are there, and the last round is over."""
    return evening.phase in ("gathering", "pause") and len(evening.present()) > 1


def plan_round(evening: Evening, counts: Collection[int]) -> tuple[list[list[int]], list[int]]:
    """The groups of the next round, with bots where there are too few people for the game, and who sits out.
    The first group has the leaders."""
    present = evening.present()
    number = len(evening.played)
    order = [one.player for one in evening.standings() if one.player in present]
    if evening.mode == "round-robin" or not number:
        order = evening.by_lot(present)
    sizes = group_sizes(len(present), counts)
    byes_before = [player for played in evening.played for player in played.byes]
    byes = choose_byes(
        order, {player: byes_before.count(player) for player in present}, len(present) - sum(sizes)
    )
    met = count_meetings(
        [player for player in one.players if player != BOT]
        for played in evening.played
        for one in played.tables
    )
    is_circle = evening.mode == "round-robin" and set(counts) == {2} and len(present) > 2
    if is_circle:
        groups, byes = _circle(evening, order, number)
    else:
        playing = [player for player in order if player not in byes]
        groups = pair_groups(playing, sizes, met)
    lacking = max(0, min(counts) - len(present))
    return [[*evening.by_lot(group, number), *[BOT] * lacking] for group in groups], byes


def _circle(evening: Evening, order: Sequence[int], number: int) -> tuple[list[list[int]], list[int]]:
    """A round of pairs where everybody meets everybody. With an odd number one sits out: who meets nobody."""
    nobody = BOT
    met = count_meetings(
        [*one.players] for played in evening.played for one in played.tables if BOT not in one.players
    )
    circle = [*order, nobody] if len(order) % 2 else list(order)
    for played in evening.played:
        met.update((nobody, player) for player in played.byes)
    pairs = pair_round_robin(circle, number, met)
    byes = [player for pair in pairs for player in pair if nobody in pair and player != nobody]
    return [pair for pair in pairs if nobody not in pair], byes


def full_rounds(players: int, counts: Collection[int]) -> int:
    """How many rounds it takes until everybody can have met everybody."""
    sizes = group_sizes(players, counts)
    if players < 2 or not sizes:
        return 1
    if set(counts) == {2}:
        return players - 1 + players % 2
    return -(-(players - 1) // max(1, sizes[0] - 1))


def begin_round(evening: Evening, tables: Sequence[RoundTable], byes: list[int], at: float) -> Evening:
    return msgspec.structs.replace(
        evening, phase="playing", since=at, played=[*evening.played, Round(list(tables), byes)]
    )


def running_tables(evening: Evening) -> list[RoundTable]:
    """The tables whose results are missing."""
    if evening.phase != "playing":
        return []
    return [one for one in evening.played[-1].tables if not one.points]


def end(evening: Evening, at: float) -> Evening:
    """No more rounds. Tables that still run have no result."""
    for one in running_tables(evening):
        evening = record_result(evening, one.table, [], [], at)
    return msgspec.structs.replace(evening, phase="over", since=at, rounds=len(evening.played))


def record_result(
    evening: Evening, table: str, scores: Sequence[float], winners: Collection[int], at: float
) -> Evening:
    """A table is over. Without ``scores`` it has no result, and everybody gets the mean. After the last table
    comes a pause, or the end."""
    last = evening.played[-1]
    tables = [
        msgspec.structs.replace(
            one,
            scores=list(scores),
            points=place_points(scores or [0.0] * len(one.players), winners),
        )
        if one.table == table
        else one
        for one in last.tables
    ]
    played = [*evening.played[:-1], Round(tables, last.byes)]
    changed = msgspec.structs.replace(evening, played=played)
    if running_tables(changed):
        return changed
    phase: Phase = "over" if len(played) >= evening.rounds else "pause"
    return msgspec.structs.replace(changed, phase=phase, since=at)
