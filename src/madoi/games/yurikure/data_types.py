"""The plain data of Yuri-Kure as types: the view, the faces of its events, the parts of an action.

Screens use these types, and web/src/games/yurikure/data-types.ts is generated from them.
In a view a girl is her name in notation, in the face of an event her key in the word catalogues.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

Pair: TypeAlias = Annotated[list[str], Meta(min_length=2, max_length=2)]
"""Two girls."""
QuestionKind: TypeAlias = Literal["action", "answer", "vote", "love-answer", "cool", "start"]
"""What a girl is asked."""
ProcedureStep: TypeAlias = Literal["reveal", "declare", "respond", "open"]
"""Where the procedure stands: a step of the competition, or the open procedure."""
Verb: TypeAlias = Literal[
    "support",
    "hand-in",
    "clear",
    "reveal",
    "pass",
    "approach",
    "confess",
    "love",
    "nothing",
    "yes",
    "no",
    "warm",
]
"""The first word of an action."""
Ending: TypeAlias = Literal["fated", "polygamy", "nine-turns"]
"""How a game ends."""


class RelationView(TypedDict):
    """A pair that is more than strangers."""

    pair: Pair
    favor: int
    discomfort: int
    couple: bool
    sworn: bool


class SupportView(TypedDict):
    """What a sheet has on a pair."""

    pair: Pair
    setup: int
    extra: int


class SheetView(TypedDict):
    """A support sheet: what is final, what is being placed, and the control that it gives."""

    support: list[SupportView]
    draft: list[Pair]
    control: dict[str, int]


class DueView(TypedDict):
    """What everybody has to place on a sheet."""

    values: list[int]
    different: bool
    setup: bool


class PairEffect(TypedDict):
    """What would change for a pair: by how much, and whether the two would become a couple."""

    pair: Pair
    favor: int
    discomfort: int
    couple: bool


class ChoiceEffects(TypedDict):
    """What a choice would do: for ``sure``; and then, if those who are asked agree, ``agreed``, else
    ``refused``. After a No to a confession a die of at most ``limit`` counts as agreed; 0: no die."""

    sure: list[PairEffect]
    agreed: list[PairEffect]
    refused: list[PairEffect]
    limit: int


class YurikureParts(TypedDict):
    """An action taken apart: its verb, the girls it names, and the value of a reveal (else null).

    In a prompt, a declaration has its ``effects``, and a pass those of the declaration that it lets pass."""

    verb: Verb
    girls: list[str]
    value: int | None
    effects: NotRequired[ChoiceEffects]


class ProcedureView(TypedDict):
    """How a question is being settled. ``declared`` and ``tried`` are in notation, ``declared_parts`` is the
    declared action taken apart. The competition has a priority and counts passes, the open procedure says who
    has passed and what was tried."""

    step: ProcedureStep
    declared: str | None
    declared_parts: YurikureParts | None
    priority: NotRequired[int]
    passes: NotRequired[int]
    passed: NotRequired[list[bool]]
    tried: NotRequired[list[str]]


class QuestionView(ProcedureView):
    """A question to a girl."""

    girl: str
    kind: QuestionKind


class AffairView(TypedDict):
    """A declared action that waits for votes and answers."""

    actor: str
    pair: Pair
    voters: list[str]
    votes_for: int
    votes_against: int
    yeses: int


class YurikureData(TypedDict):
    """What a viewer may know. ``sheets`` are null where they are hidden."""

    game: Literal["yurikure"]
    viewer: int
    turn: int
    girls: list[str]
    order: list[str]
    acting: str | None
    orientations: dict[str, list[str]]
    relations: list[RelationView]
    setup_couple: Pair
    revealed: list[dict[str, int]]
    virtual_controller: int
    due: DueView | None
    handed_in: list[bool]
    question: QuestionView | None
    affair: AffairView | None
    sheets: list[SheetView | None]
    ending: Ending | Literal[""]
    ending_pairs: list[Pair]
    turns: int


class StartPhaseFace(TypedDict):
    """Nothing but that it happened."""


class SeatFace(TypedDict):
    """A seat."""

    seat: int


class GirlFace(TypedDict):
    """A girl."""

    girl: str


class PairFace(TypedDict):
    """A pair of girls."""

    one: str
    other: str


class OrientationFace(GirlFace):
    """The orientations of a girl, as keys."""

    orientations: list[str]


class SetupFavorFace(PairFace):
    """The favor that a pair begins with."""

    value: int


class OrderFace(TypedDict):
    """The girls in action order."""

    girls: list[str]


class TurnFace(TypedDict):
    """A turn began."""

    turn: int
    turns: int


class ExtraFace(TypedDict):
    """How many points of support are to be placed."""

    count: int


class SupportedFace(PairFace):
    """A value on a sheet."""

    seat: int
    value: int


class RevealedFace(GirlFace):
    """What a seat has revealed on a girl."""

    seat: int
    before: int
    value: int


class ChoicePhrase(TypedDict):
    """A declared choice, for a sentence."""

    key: str
    girl: NotRequired[str]
    one: NotRequired[str]
    other: NotRequired[str]


class DeclaredFace(GirlFace):
    """What a controller declared."""

    seat: int
    choice: ChoicePhrase


class FinalChoiceFace(GirlFace):
    """What a girl does; ``text`` in notation."""

    choice: ChoicePhrase
    text: str


class VotedFace(GirlFace):
    """A vote, and how often it counts."""

    agrees: Literal["yes", "no"]
    count: int


class VoteResultFace(TypedDict):
    """The votes counted."""

    agree: int
    disagree: int
    passed: Literal["yes", "no"]


class PairChangedFace(PairFace):
    """Favor or discomfort, before and after."""

    before: int
    after: int


class PassedOverFace(GirlFace):
    """Seats that were passed over: as everybody can see, they cannot reveal more on this girl."""

    seats: list[int]


LeftOut: TypeAlias = Literal["answer", "vote", "love-answer"]
"""What a girl is not asked any more."""


class LeftOutFace(TypedDict):
    """Girls who are not asked any more, because it can no longer change anything."""

    girls: list[str]
    kind: LeftOut


class ConfessionLimit(TypedDict):
    """What the die of a confession is compared to: ``favor``, and ``courage`` where the girl who confesses is
    Aggressive, make the ``limit``."""

    limit: int
    favor: int
    courage: int


class CoupleDiscomfort(TypedDict):
    """What the die of a couple is compared to: ``discomfort`` as it counts for this die, ``patience`` lower
    than it is, by girls who are Attracted."""

    discomfort: int
    patience: int


class KissNeeds(TypedDict):
    """What is added to the die of a kiss, and what is needed."""

    favor: int
    discomfort: int
    charm: int
    needed: int


class DieFace(PairFace):
    """A die."""

    die: int


class ConfessionDieFace(DieFace, ConfessionLimit):
    """The die of a confession: at most the limit makes a couple, else favor rises."""

    result: Literal["couple", "favor"]


class CoupleDieFace(DieFace, CoupleDiscomfort):
    """The die of a couple: ``sum`` is the die minus the discomfort, which says what follows; a 6 brings favor
    whatever the sum."""

    sum: int
    result: Literal["favor", "break-up", "discomfort", "nothing"]


class KissDieFace(DieFace, KissNeeds):
    """The die of a kiss: ``sum`` is the die and all that is added."""

    sum: int
    result: Literal["success", "failure"]


class PairPhrase(PairFace):
    """A pair, for a sentence."""

    key: str


class SupportPhrase(PairPhrase):
    """What a sheet has on a pair, for a sentence."""

    setup: int
    extra: int


class EndingFace(TypedDict):
    """How the game ended."""

    turn: int
    pairs: list[PairPhrase]


class SheetOpenedFace(TypedDict):
    """A sheet."""

    seat: int
    pairs: list[SupportPhrase]


class ScoreFace(TypedDict):
    """The points of a seat, and what it has revealed."""

    seat: int
    parts: list[SupportPhrase]
    points: int
    revealed: int


class EndedFace(TypedDict):
    """The seats that share the win; ``count`` is 0 where nobody wins alone."""

    seats: list[int]
    count: int


HappenedFace: TypeAlias = (
    StartPhaseFace
    | SeatFace
    | GirlFace
    | PairFace
    | OrientationFace
    | SetupFavorFace
    | OrderFace
    | TurnFace
    | ExtraFace
    | FinalChoiceFace
    | VotedFace
    | VoteResultFace
    | PassedOverFace
    | LeftOutFace
    | EndingFace
    | SheetOpenedFace
    | ScoreFace
    | EndedFace
)
"""The faces of what needs no event class of its own."""
RolledFace: TypeAlias = ConfessionDieFace | CoupleDieFace | KissDieFace

FACES: dict[str, object] = {
    "yurikure-orientation": OrientationFace,
    "yurikure-setup-couple": PairFace,
    "yurikure-setup-favor": SetupFavorFace,
    "yurikure-order": OrderFace,
    "yurikure-virtual": SeatFace,
    "yurikure-supported": SupportedFace,
    "yurikure-cleared": SeatFace,
    "yurikure-handed-in": SeatFace,
    "yurikure-start-phase": StartPhaseFace,
    "yurikure-turn": TurnFace,
    "yurikure-extra": ExtraFace,
    "yurikure-revealed": RevealedFace,
    "yurikure-passed": SeatFace,
    "yurikure-passed-over": PassedOverFace,
    "yurikure-left-out": LeftOutFace,
    "yurikure-declared": DeclaredFace,
    "yurikure-void": GirlFace,
    "yurikure-nobody": GirlFace,
    "yurikure-final-action": FinalChoiceFace,
    "yurikure-final-answer": FinalChoiceFace,
    "yurikure-final-love-answer": FinalChoiceFace,
    "yurikure-final-cool": FinalChoiceFace,
    "yurikure-voted": VotedFace,
    "yurikure-vote-result": VoteResultFace,
    "yurikure-confession-die": ConfessionDieFace,
    "yurikure-couple-die": CoupleDieFace,
    "yurikure-kiss-die": KissDieFace,
    "yurikure-favor": PairChangedFace,
    "yurikure-discomfort": PairChangedFace,
    "yurikure-couple": PairFace,
    "yurikure-fated": PairFace,
    "yurikure-sworn": PairFace,
    "yurikure-unsworn": PairFace,
    "yurikure-broke-up": PairFace,
    "yurikure-ending-fated": EndingFace,
    "yurikure-ending-polygamy": EndingFace,
    "yurikure-ending-nine-turns": EndingFace,
    "yurikure-sheet-opened": SheetOpenedFace,
    "yurikure-score": ScoreFace,
    "yurikure-ended": EndedFace,
}
"""The face of each kind of event."""
