"""The plain data of Lily as types: view, cards as printed, faces of events, parts of actions.

web/src/games/lily/data-types.ts is generated from them.
Cards are ids; null stands for a card that the viewer does not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

Area: TypeAlias = Literal["lf", "cf", "rf", "lb", "cb", "rb"]
"""Left, centre and right of the front, then of the back."""
Phase: TypeAlias = Literal["setup", "start", "coupling", "event", "deployment", "action", "end"]
BattleStep: TypeAlias = Literal[
    "declared", "starts", "support", "counter", "sp", "sums", "critical", "block", "compare", "end"
]
Counter: TypeAlias = Literal["", "sange", "coupling"]
ChoiceKind: TypeAlias = Literal[
    "mulligan",
    "couple",
    "event",
    "deploy",
    "act",
    "sange",
    "redraw",
    "counter",
    "critical",
    "block",
    "order",
    "use",
    "reverse",
    "discard",
    "sacrifice",
    "character",
    "card",
    "place",
    "area",
    "option",
    "may",
    "keep",
]
"""What a player is asked."""


PartKind: TypeAlias = Literal[
    "printed", "set", "times", "half", "skill", "sange", "least", "critical", "support", "failed"
]
"""What a part of a sum comes from; ``least``: no power is below 0."""
Origin: TypeAlias = Literal["deck", "hand", "trash", "coupling", "event", "field"]
"""Where a card comes from."""


class SumPart(TypedDict):
    """One step to a sum: a number that is added, or by which what stands before it is multiplied (``times``,
    ``sange``, ``critical``) or divided (``half``), or which counts instead of it (``set``). The card is what
    causes it."""

    kind: PartKind
    number: int
    card: str


class CharacterView(TypedDict):
    """Somebody on the field. ``used``: skills that were used, counted from 1. ``changes``: the steps from the
    printed power to hers."""

    card: str
    below: list[str]
    active: bool
    leader: bool
    power: int
    changes: list[SumPart]
    granted: list[str]
    used: list[int]


class FieldView(TypedDict):
    """Who stands in each area."""

    lf: CharacterView | None
    cf: CharacterView | None
    rf: CharacterView | None
    lb: CharacterView | None
    cb: CharacterView | None
    rb: CharacterView | None


class FacedCard(TypedDict):
    """A card face up or down; both may be read (LY-3.2)."""

    card: str
    up: bool


class SideView(TypedDict):
    """One player's side. ``known``: cards of the hand that the opponent knows. The partner lies ``upright``,
    ``sideways`` or ``face-down``."""

    deck: int
    deck_top: list[str | None]
    deck_bottom: list[str | None]
    hatena: int
    hand: list[str | None]
    known: list[str | None]
    trash: list[str]
    removed: list[str]
    coupling: list[FacedCard]
    potentials: list[FacedCard]
    levels: int
    leader: str | None
    partner: str | None
    partner_lies: str
    ready: bool
    field: FieldView


class PowerParts(TypedDict):
    """The parts of a battle sum: power times a factor, support, and what skills add; and every step to it,
    with its cause."""

    power: int
    times: int
    support: int
    failed: bool
    more: int
    steps: list[SumPart]


class BattleView(TypedDict):
    """A battle in progress."""

    side: int
    step: BattleStep
    attacker: str | None
    area: Area | None
    targets: list[Area]
    counter: Counter
    supports: list[str | None]
    critical: bool
    blocked: list[Area]
    beaten: list[Area]
    attack: int
    attack_parts: PowerParts
    defence: list[int]
    defence_parts: list[PowerParts]


class SkillReference(TypedDict):
    """A skill that runs or waits, counted from 1."""

    seat: int
    card: str
    skill: int


class LaterReference(SkillReference):
    """A skill whose effects were put off, and until when."""

    moment: str


class EventInPlay(TypedDict):
    """The event in the event area."""

    card: str
    owner: int


class FieldPosition(TypedDict):
    """Where somebody stands."""

    seat: int
    area: Area


class OpenChoice(TypedDict):
    """What somebody is asked; about whom, if it is about characters."""

    kind: ChoiceKind
    seat: int
    least: int
    most: int
    characters: list[FieldPosition]


class LilyData(TypedDict):
    """What a viewer may know."""

    viewer: int
    turn: int
    mover: int
    first: int
    opened: bool
    phase: Phase
    played: int
    result: int | Literal["draw"] | None
    event: EventInPlay | None
    players: list[SideView]
    battle: BattleView | None
    skill: SkillReference | None
    waiting: list[SkillReference]
    later: list[LaterReference]
    choice: OpenChoice | None


class PrintedCard(TypedDict):
    """What is printed on a card, texts by language; the last five only on characters. The kind is
    ``character``, ``event`` or ``potential``."""

    id: str
    kind: str
    name: str
    title: dict[str, str]
    called: dict[str, str]
    flavour: dict[str, str]
    skills: list[dict[str, Any]]
    skill_types: list[str]
    color: NotRequired[str]
    level: NotRequired[int]
    power: NotRequired[int]
    support: NotRequired[int]
    range: NotRequired[str]


class LilyReference(TypedDict):
    """Every card as printed, and both decks: how many of each card."""

    cards: dict[str, PrintedCard]
    decks: list[dict[str, int]]


LeastAndMost: TypeAlias = Annotated[list[int], Meta(min_length=2, max_length=2)]


class CatalogueCard(PrintedCard):
    """A card of the catalogue: as printed, and what its special skills make of it. A deck may have
    up to ``most`` of it."""

    names: list[str]
    colors: list[str]
    most: int


class DeckData(TypedDict):
    """A deck, finished or not: how many of each card. Leader and partner are empty while none is chosen."""

    name: dict[str, str]
    about: dict[str, str]
    cards: dict[str, int]
    potentials: dict[str, int]
    leader: str
    partner: str


class DeckLimits(TypedDict):
    """The numbers of LY-5. At most one card in ``name_share`` may have the same name (LY-D15)."""

    cards: LeastAndMost
    alike: int
    name_share: int
    first_level: int
    potentials: LeastAndMost
    potentials_alike: int
    hand: int


class LilyCatalogue(TypedDict):
    """What decks are made from: cards by id, the card ids of each set, the shipped decks."""

    cards: dict[str, CatalogueCard]
    sets: dict[str, list[str]]
    decks: dict[str, DeckData]
    limits: DeckLimits


class LilyDraft(TypedDict):
    """What was read of an unfinished file: of a deck, with how often its supports fail (facts of a sentence),
    or of a set of cards."""

    deck: NotRequired[DeckData]
    failing: NotRequired[dict[str, Any]]
    cards: NotRequired[dict[str, CatalogueCard]]


class LilyParts(TypedDict):
    """An action taken apart. What it does not name is empty, a number that it does not have 0."""

    verb: str
    card: str
    side: Literal["own", "enemy", ""]
    areas: list[Area]
    number: int


class CardPhrase(TypedDict):
    """A card, for a sentence; the id is for its picture."""

    key: Literal["lily-card"]
    id: str
    title: dict[str, str]
    name: dict[str, str]


class AmountPhrase(TypedDict):
    """A number with its sign, for a sentence."""

    key: str
    number: int


class PowerPhrase(TypedDict):
    """The parts of a battle sum, for a sentence."""

    key: str
    power: int
    times: int
    support: int
    more: int
    number: int


class HappenedFace(TypedDict):
    """Something everybody learns: whose it is, and what it is about. ``by``: the card whose skill did it."""

    seat: NotRequired[int]
    by: NotRequired[CardPhrase]
    origin: NotRequired[Origin]
    card: NotRequired[CardPhrase]
    other: NotRequired[CardPhrase]
    area: NotRequired[str]
    start: NotRequired[str]
    number: NotRequired[int]
    skill: NotRequired[dict[str, Any]]


class ChangedFace(HappenedFace):
    """A number that went up or down."""

    change: AmountPhrase


class SummedFace(HappenedFace):
    """What a side of a battle has, and the steps to it."""

    sum: PowerPhrase
    steps: list[SumPart]


class EndedFace(HappenedFace):
    """Why the duel is over; who won it against whom, unless it was drawn."""

    reason: str
    other_seat: NotRequired[int]


class SeenFace(TypedDict):
    """Cards of a seat, which only some learn."""

    seat: int
    number: int
    origin: NotRequired[Origin]
    cards: NotRequired[list[CardPhrase]]


class KnownCards(TypedDict, total=False):
    """The cards, for those who see them."""

    cards: list[CardPhrase]


class ChoseFace(TypedDict):
    """A card chosen face down."""

    seat: int
    card: CardPhrase


_HAPPENED = (
    *("ready", "opened", "first", "gave-back", "kept-hand", "turn", "refreshed", "renewed", "closed-up"),
    *("revealed", "coupled", "coupled-down", "not-coupled", "event-played", "event-left", "deployed"),
    *("levelled", "moved", "returned", "stays", "attacked", "sange", "passed-sange", "coupling-counter"),
    *("passed-counter", "passed-critical", "support", "no-support", "redrew", "blocked", "not-blocked"),
    *("defeated", "not-defeated", "battle-over", "potential", "potential-used", "skill", "comes-first"),
    *("declined", "chosen", "chose-option", "fitting", "shuffled", "to-trash", "turned-up", "turned-down"),
    *("partner-upright", "partner-sideways", "partner-face-down", "activated", "deactivated"),
    *("levels-changed", "namesake-left", "won-by-card", "power-multiplied", "power-multiplied-counter"),
    *("power-halved", "power-halved-counter", "power-set", "power-set-counter", "removed", "removed-card"),
    *("instead-hand", "instead-deck", "instead-deck-top", "instead-deck-bottom", "instead-removed"),
    *("sacrificed", "later", "put-off", "returned-deck", "returned-deck-top", "returned-deck-bottom"),
)
_PERMISSIONS = (
    *("wide", "piercing", "range-1", "range-2", "range-1-2", "range-1-3", "no-attack", "no-move"),
    *("no-activate", "no-defeat", "no-critical", "no-block", "no-counter", "no-target", "twins"),
    "silent",
)
_SEEN = (
    *("drew", "looked", "searched", "showed-hand"),
    *("to-hand", "to-deck", "to-deck-top", "to-deck-bottom"),
)

FACES: dict[str, object] = {
    **{f"lily-{kind}": HappenedFace for kind in _HAPPENED},
    **{f"lily-granted-{word}{by}": HappenedFace for word in _PERMISSIONS for by in ("", "-counter")},
    **{f"lily-{kind}": SeenFace for kind in _SEEN},
    "lily-power-changed": ChangedFace,
    "lily-power-changed-counter": ChangedFace,
    "lily-support-changed": ChangedFace,
    "lily-sum-attack": SummedFace,
    "lily-sum-defence": SummedFace,
    "lily-critical": SummedFace,
    "lily-chose-leader": ChoseFace,
    "lily-chose-partner": ChoseFace,
    "lily-won": EndedFace,
    "lily-drawn": EndedFace,
}
"""The face of each kind of event. `madoi.games.lily.skills.permissions` has the words that can be granted."""
