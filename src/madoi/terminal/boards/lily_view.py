"""The data of a view of Lily as types, field by field as `madoi.games.lily` makes it."""

from __future__ import annotations

from typing import TypedDict

FRONT = ["lf", "cf", "rf"]
BACK = ["lb", "cb", "rb"]
AREAS = FRONT + BACK


class Character(TypedDict):
    """Somebody on the field."""

    card: str
    below: list[str]
    active: bool
    leader: bool
    power: int
    granted: list[str]
    used: list[int]


class FacedCard(TypedDict):
    """A card that lies face up or face down."""

    card: str
    up: bool


class Side(TypedDict):
    """One player's side; None for cards the viewer does not know."""

    deck: int
    deck_top: list[str | None]
    deck_bottom: list[str | None]
    hatena: int
    hand: list[str | None]
    known: list[str]
    trash: list[str]
    coupling: list[FacedCard]
    potentials: list[FacedCard]
    levels: int
    leader: str | None
    partner: str | None
    partner_lies: str
    ready: bool
    field: dict[str, Character | None]


class PowerBreakdown(TypedDict):
    """How a sum comes about: power, so many times, with the support and what skills add besides."""

    power: int
    times: int
    support: int
    failed: bool
    more: int


class Battle(TypedDict):
    """A battle in progress."""

    side: int
    step: str
    attacker: str | None
    area: str | None
    targets: list[str]
    counter: str
    supports: list[str | None]
    critical: bool
    blocked: list[str]
    beaten: list[str]
    attack: int
    attack_parts: PowerBreakdown
    defence: list[int]
    defence_parts: list[PowerBreakdown]


class SkillReference(TypedDict):
    """A skill that runs or waits."""

    seat: int
    card: str
    skill: int


class EventInPlay(TypedDict):
    """The event in the event area."""

    card: str
    owner: int


class FieldPosition(TypedDict):
    """Where somebody stands."""

    seat: int
    area: str


class OpenChoice(TypedDict):
    """What somebody is asked; about whom, if it is about characters."""

    kind: str
    seat: int
    least: int
    most: int
    characters: list[FieldPosition]


class Data(TypedDict):
    """What a `LilyView` shows."""

    viewer: int
    turn: int
    mover: int
    first: int
    opened: bool
    phase: str
    played: int
    result: int | str | None
    event: EventInPlay | None
    players: list[Side]
    battle: Battle | None
    skill: SkillReference | None
    waiting: list[SkillReference]
    choice: OpenChoice | None


def below(data: Data) -> int:
    """Whose side is drawn below: the viewer's; for who has none, the first seat's."""
    return max(data["viewer"], 0)
