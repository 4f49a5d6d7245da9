"""The wire: every message of the WebSocket protocol and every body of the HTTP interface, as types.

docs/protocol.md tells the story; the OpenAPI description and the client's types are made from here. A
message is one JSON object; ``type`` says which. Sentences never travel: keys of the word catalogues and
facts do.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MOST_NAME
from madoi.server.book import ClockTerms, How, Rolling, Terms
from madoi.server.talking import MOST_SAID

PROTOCOL = 1
"""Grows when an old client could not go on."""

MOST_MESSAGE = 4096
"""No message of a client is longer, in bytes."""

MOST_MINE = 50
"""No client asks for more of its tables at once."""

MOST_PARCEL = 450_000
"""Neither is a parcel longer that goes to another device."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Facts: TypeAlias = dict[str, Any]


class _Message(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """What a client sends. Seats count from 0."""


class _Request(_Message, frozen=True):
    """A message that gets one answer, `Done`, `Refused`, `Reason` or `Advice`, with the same id."""

    id: Id


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which table, as whom, and what was seen last."""

    table: Annotated[str, Meta(max_length=64)]
    protocol: int = PROTOCOL
    secret: Secret = ""
    """Of a seat; without one, a spectator."""
    since: Annotated[int, Meta(ge=-1)] = -1
    """The number of the last news seen."""
    chat: bool = True
    """False: no chat is sent."""


class Play(_Request, frozen=True, tag="play"):
    """Answer the prompt of this id."""

    prompt: Annotated[str, Meta(max_length=64)]
    action: Text


class Why(_Request, frozen=True, tag="why"):
    """Why is this not allowed? The answer is a `Reason`."""

    action: Text


class Wish(_Request, frozen=True, tag="wish"):
    """Answer for me from now on as the prompt offered; empty: ask me again."""

    wish: Annotated[str, Meta(max_length=200)]


class Undo(_Request, frozen=True, tag="undo"):
    """Take my last decision back; with ``ask``, if everybody agrees."""

    ask: bool = False


class Consent(_Request, frozen=True, tag="consent"):
    """Agree to what somebody asked to take back, or do not."""

    yes: bool


class Hand(_Request, frozen=True, tag="hand"):
    """Let a bot play for me."""

    bot: Annotated[str, Meta(max_length=40)]


class Return(_Request, frozen=True, tag="return"):
    """Play again myself."""


class Leave(_Request, frozen=True, tag="leave"):
    """Give my seat up: before the game it is free again, in the game the others may replace me."""


class Vote(_Request, frozen=True, tag="vote"):
    """Replace somebody who has gone."""

    seat: SeatNumber


class Fill(_Request, frozen=True, tag="fill"):
    """Give a free seat, or all of them, to a bot."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    """The table's own, when empty."""
    seat: SeatNumber | None = None


class Say(_Request, frozen=True, tag="say"):
    """Speak: a seat to the table, a spectator to the spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_SAID)]
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""


class Mute(_Request, frozen=True, tag="mute"):
    """No more chat on this connection, or again."""

    on: bool


class Ping(_Request, frozen=True, tag="ping"):
    """Are you there? For a client whose line would not tell it; the answer is `Done`."""


class Rematch(_Request, frozen=True, tag="rematch"):
    """Play again, the same people and options; everybody is told the table."""


class Hint(_Request, frozen=True, tag="hint"):
    """What would you do here? The answer is an `Advice`. After the game: at any decision, by the number of
    decisions before it."""

    at: Annotated[int, Meta(ge=0)] | None = None


Result: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]


class FellNow(_Request, frozen=True, tag="fell"):
    """At a paper table: what fell, for the question of this id and those that follow at once."""

    chance: Annotated[str, Meta(max_length=64)]
    results: Annotated[list[Result], Meta(min_length=1, max_length=100)]


class RollsNow(_Request, frozen=True, tag="rolls"):
    """At a paper table: from now on these roll."""

    by: Rolling


class Correct(_Request, frozen=True, tag="correct"):
    """At a paper table: change what I was told as news of this number, the ``action`` of its decision or
    what fell there (null: that stays). ``more``: what is asked for because of that. ``cut``: where the game
    could not have gone on as it did, go back to there."""

    number: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=200)] = ""
    results: Annotated[list[Result | None], Meta(max_length=100)] = []
    more: Annotated[list[Result], Meta(max_length=100)] = []
    cut: bool = False


class Instead(_Request, frozen=True, tag="instead"):
    """At a paper table: what could stand in the place of the news of this number? The answer is
    `Changeable`."""

    number: Annotated[int, Meta(ge=0)]


Asked: TypeAlias = (
    Hello
    | Play
    | Why
    | Wish
    | Undo
    | Consent
    | Hand
    | Return
    | Leave
    | Vote
    | Fill
    | Say
    | Mute
    | Ping
    | Rematch
    | Hint
    | FellNow
    | RollsNow
    | Correct
    | Instead
)


class Told(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=True):
    """What the server sends."""


class Reasoned(msgspec.Struct, frozen=True):
    """A "no": a key of the catalogues, the id of the rule (empty when no rule of the game is involved), and
    the facts of its sentence."""

    code: str
    rule: str
    facts: Facts


class Line(msgspec.Struct, frozen=True):
    """A line of the log: a key of the catalogues, its rule, its facts."""

    key: str
    rule: str
    facts: Facts


class FallenNow(msgspec.Struct, frozen=True):
    """What fell at a paper table: for what (a key of the catalogues), about whom (``facts``), and the result
    as a number and as facts; null and nothing where the viewer may not know it."""

    what: str
    facts: Facts
    result: int | None
    shown: Facts


class CorrectionNow(msgspec.Struct, frozen=True):
    """What somebody changes: in which news of the viewer (-1: none that she was told), to which ``action``
    (empty: it stays, or she may not know it) and what that makes happen (``lines``), what falls instead, what
    falls besides (``more``), whether the game goes back to where it could not have gone on (``cut``)."""

    number: int
    action: str
    fell: list[FallenNow]
    more: int
    cut: bool
    lines: list[Line]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one viewer may know it. Numbers count what this viewer was told, from 0
    without gaps."""

    number: int
    at: float
    what: str
    seat: int = -1
    name: str = ""
    text: str = ""
    bot: str = ""
    why: str = ""
    how: How | None = None
    yes: bool | None = None
    table: str = ""
    taken_back: list[int] = []
    """The news of decisions that count no longer."""
    lines: list[Line] = []
    fell: list[FallenNow] = []
    correction: CorrectionNow | None = None


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: who holds it and who plays. ``left``: seconds on its clock when it runs not; ``until``: when
    its time is up."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    bot: str = ""
    gone: bool = False
    vacant: bool = False
    votes: int = 0
    left: float | None = None
    until: float | None = None


class PromptNow(msgspec.Struct, frozen=True):
    """What the viewer is asked: the id to answer with, the question, the choices, the one that is taken when
    time is up, and what can be wished for beforehand."""

    id: str
    question: str
    facts: Facts
    actions: list[str]
    default: str
    wishes: list[str]


class UndoNow(msgspec.Struct, frozen=True):
    """Taking back: whether the viewer can by herself (otherwise why not), who asks for it, who has agreed;
    where somebody asks to change an earlier entry instead, what."""

    refusal: Reasoned | None
    seat: int = -1
    agreed: list[int] = []
    correction: CorrectionNow | None = None


class ChoiceNow(msgspec.Struct, frozen=True):
    """A result that can be typed in: as a number, and as facts."""

    result: int
    shown: Facts


class ChanceNow(msgspec.Struct, frozen=True):
    """What a paper table waits for: the id to answer with, what is asked (a key), about whom (``facts``),
    what the result is compared to (``against``), who can answer, and, for those, the choices; what has
    fallen before it in the same round."""

    id: str
    what: str
    facts: Facts
    against: Facts
    seats: list[int]
    choices: list[ChoiceNow]
    fell: list[FallenNow]


class OutcomeNow(msgspec.Struct, frozen=True):
    """How it ended; the seed is open now."""

    points: list[float]
    winners: list[int]
    seed: str


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as the viewer may see it now, after the news of this number."""

    number: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    to_move: list[int] = []
    view: Facts | None = None
    prompt: PromptNow | None = None
    wish: str = ""
    undo: UndoNow | None = None
    commitment: str = ""
    outcome: OutcomeNow | None = None
    open: Facts | None = None
    """Everything, when the game is over."""
    rematch: str = ""
    chance: ChanceNow | None = None
    rolls: Rolling | None = None


class Welcome(Told, frozen=True, tag="welcome"):
    """The answer to `Hello`: who you are here, and what never changes at this table."""

    protocol: int
    version: str
    table: str
    viewer: int
    game: str
    options: dict[str, str]
    terms: Terms
    source: str
    time: float
    """The server's clock, which all times are told by."""


class Update(Told, frozen=True, tag="update"):
    """All that has happened since the last one, and the table now."""

    news: list[msgspec.Raw]
    now: msgspec.Raw


class Here(Told, frozen=True, tag="here"):
    """Who is connected now."""

    seats: list[int]
    spectators: int


class Done(Told, frozen=True, tag="done"):
    """A request was carried out, for good: it is in the book."""

    id: str


class RefusedNow(Told, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed. Without an id: the message could not be
    read. With ``store-away`` it may turn out later that it was carried out after all, once: the next update
    tells, and an answer to the same prompt never counts twice."""

    id: str
    refusal: Reasoned


class Reason(Told, frozen=True, tag="reason"):
    """The answer to `Why`; no refusal: it is allowed."""

    id: str
    refusal: Reasoned | None


class Reply(msgspec.Struct, frozen=True):
    """One choice that is likely to follow."""

    seat: int
    action: str


class Considered(msgspec.Struct, frozen=True):
    """One choice: the share of the win it promises, the share of all lines in which it was tried, and what is
    likely to follow."""

    action: str
    worth: float
    tried: float
    then: list[Reply]


class Advice(Told, frozen=True, tag="advice"):
    """The answer to `Hint`: what the seat could do, the best first."""

    id: str
    seat: int
    lines: list[Considered]


class ChangeableResult(msgspec.Struct, frozen=True):
    """What fell, and what could have fallen instead; no choices where it is not the viewer's to say."""

    fell: FallenNow
    against: Facts
    choices: list[ChoiceNow]


class Changeable(Told, frozen=True, tag="changeable"):
    """The answer to `Instead`: of a decision of one's own the question, the ``action`` and all that could
    have been done, with the view of that moment; or what fell."""

    id: str
    question: str = ""
    facts: Facts = {}
    action: str = ""
    actions: list[str] = []
    view: Facts | None = None
    fell: list[ChangeableResult] = []


class Bye(Told, frozen=True, tag="bye"):
    """The server closes this connection; come back after so many seconds."""

    code: str
    again: float


# The HTTP interface.


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be opened. ``me``: the one who opens it sits there."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class ClockWanted(ClockTerms, frozen=True, forbid_unknown_fields=True):
    """How time is kept; 1 s to 30 days."""

    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=2_592_000)] = 0


class TermsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on besides the game's options."""

    public: bool = False
    clock: ClockWanted = ClockWanted()
    timeout: Literal["default", "bot"] = "default"
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    chat: bool = True
    hints: bool = False
    paper: bool = False
    rolls: Rolling = "people"
    corrections: Literal["agreed", "free"] = "agreed"


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100_000)]] = {}
    terms: TermsWanted = TermsWanted()


class ContinuationWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a moment of this one: after the news of this ``number`` of the seat that has
    the secret, or of a spectator. Of a running game with everything that viewer does not know drawn anew; of
    a finished one with all hidden things as they are; there it can also be after so many ``decisions``."""

    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    decisions: Annotated[int, Meta(ge=0)] | None = None
    number: Annotated[int, Meta(ge=0)] | None = None
    secret: Secret = ""
    terms: TermsWanted = TermsWanted()


class SittingWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    name: Name
    invitation: Secret = ""
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=4000)]] = {}
    """Her own entry in options that have one for each seat: a deck."""


class FileGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file in which somebody has written an option."""

    text: Annotated[str, Meta(max_length=200_000)]


class DraftGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file that somebody is still writing, and other options that it depends on."""

    text: Annotated[str, Meta(max_length=100_000)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100_000)]] = {}


RecordText: TypeAlias = Annotated[str, Meta(max_length=400_000)]


class RecordGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be verified."""

    record: RecordText


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be told again: for a seat, a spectator (-1), or with everything open (-2)."""

    record: RecordText
    viewer: Annotated[int, Meta(ge=-2, le=15)] = -1


class SeatHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and the secret that holds it."""

    table: Annotated[str, Meta(max_length=64)]
    secret: Secret


class MineWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How do my tables stand?"""

    seats: Annotated[list[SeatHeld], Meta(max_length=MOST_MINE)]


class ResultNow(msgspec.Struct, frozen=True):
    """How a game ended."""

    points: list[float]
    winners: list[int]


class TableOfMine(msgspec.Struct, frozen=True):
    """A table as the holder of a ``seat`` may know it, at a glance. ``asked``: what the table waits for from
    her, ``since`` when: a decision, what fell at a paper table, her consent; nothing when empty. ``at``: when
    she was last told something, or when the game ended. ``continued``: the game did not begin here but from a
    moment of another."""

    table: str
    game: str
    seat: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    terms: Terms
    to_move: list[int]
    asked: Literal["", "decision", "chance", "consent"]
    since: float | None
    at: float
    continued: bool
    result: ResultNow | None
    rematch: str


class Mine(msgspec.Struct, frozen=True):
    """The tables that were asked for, in that order; those that are not there, or where the secret holds
    nothing, are left out. ``time``: the server's clock."""

    time: float
    tables: list[TableOfMine]


class CallsOffered(msgspec.Struct, frozen=True):
    """The key that a browser tells its push service, so that only we can call it."""

    key: str


class CallWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call me when it is my turn: the seat's ``secret``, what the browser's push service gave (its
    ``address``, and ``public`` and ``auth``, with which only that browser can read what it is sent), and the
    ``language`` to be called in."""

    secret: Secret
    address: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class CallUnwanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do not call me any more, at this address."""

    secret: Secret
    address: Annotated[str, Meta(max_length=1000)]


class Called(msgspec.Struct, frozen=True):
    """Whether the holder of the seat is called at that address from now on."""

    table: str
    seat: int
    on: bool


class ParcelGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be fetched by another device, sealed so that only that one can read it."""

    body: Annotated[str, Meta(min_length=1, max_length=MOST_PARCEL)]


class ParcelKept(msgspec.Struct, frozen=True):
    """It waits under this id, until then."""

    parcel: str
    until: float


class ParcelFetched(msgspec.Struct, frozen=True):
    """What was in the parcel. It is gone now."""

    body: str


class Invitation(msgspec.Struct, frozen=True):
    """For one seat; whoever has it may sit down there."""

    seat: int
    invitation: str


class TableOpened(msgspec.Struct, frozen=True):
    """A table was opened. The secret holds the seat of the one who did; it is never shown again."""

    table: str
    seat: int | None
    secret: str
    invitations: list[Invitation]


class SeatTaken(msgspec.Struct, frozen=True):
    """The secret holds the seat; it is never shown again."""

    table: str
    seat: int
    secret: str


class TableListed(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    terms: Terms
    source: str


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, those where somebody can sit down first."""

    tables: list[TableListed]


class OptionOffered(msgspec.Struct, frozen=True):
    """One thing a table can choose: one of ``choices``; or free text, for which there are ``suggestions``;
    or, where there are ``words``, a list with an entry for each seat."""

    name: str
    choices: list[str]
    words: list[str]
    suggestions: list[str]
    default: str
    rule: str
    from_file: bool


class OptionRead(msgspec.Struct, frozen=True):
    """What a file gives as the text of an option, or of one seat's entry in it."""

    value: str


class OptionExamined(msgspec.Struct, frozen=True):
    """What a file is, as far as it is written: its ``value`` as the text of an option, empty as long as it
    cannot be one; everything that is wrong with it; and what it is made of and comes to."""

    value: str
    faults: list[Reasoned]
    found: Facts


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    version: int
    seats: list[int]
    options: list[OptionOffered]
    rules: list[str]


class Offered(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots."""

    version: str
    protocol: int
    games: list[GameOffered]
    bots: list[str]
    languages: list[str]


class Verified(msgspec.Struct, frozen=True):
    """Every decision of the record, its seed and its points hold. ``fed``: its chance was typed in, so there
    is no seed; ``committed``: the seed is the one that was committed to; ``sealed``: every line has its check
    digits."""

    game: str
    decisions: int
    points: list[str]
    fed: bool = False
    committed: bool = False
    sealed: bool = False


class Changed(msgspec.Struct, frozen=True):
    """A value that is new in what is shown, and where it stands: the names and numbers that lead there, none
    for the whole."""

    path: list[str | int]
    value: Any


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a game that is told again, as the viewer could notice it: after how many ``decisions``,
    what she was told (`News`), what had changed since the last one in what she was shown (`Now`), and the
    last decision in the game's notation, if it was hers or everything is open."""

    decisions: int
    news: News
    changes: list[Changed]
    action: str = ""


class GameRetold(msgspec.Struct, frozen=True):
    """A game from its beginning, for one viewer (-1: a spectator, -2: everything is open). What came before
    the decision ``first`` belongs to the game that this one was continued from. ``seeded``: it can be
    continued from its moments. ``reference`` is what is printed on its cards."""

    game: str
    options: dict[str, str]
    viewer: int
    decisions: int
    first: int
    seeded: bool
    reference: Facts
    moments: list[Moment]


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance of winning after so many decisions, over so many ``lines`` played on from there."""

    decisions: int
    shares: list[float]
    lines: int


class Turning(msgspec.Struct, frozen=True):
    """A moment that decided a game: from how many decisions (``before``) to how many, the chances of all
    seats before (``was``) and after (``now``), what happened (``lines``), and whether chance had a hand in it
    (``fell``). Where it was one decision, whose and which; where there was a choice, what it promised her by
    what she knew (``worth``), and the ``best`` choice with what that promised."""

    before: int
    decisions: int
    was: list[float]
    now: list[float]
    lines: list[Line]
    fell: bool
    seat: int = -1
    action: str = ""
    worth: float | None = None
    best: str = ""
    best_worth: float | None = None


class Reviewed(msgspec.Struct, frozen=True):
    """How the chances went in a game, and the moments that decided it; which part of the work is ``done``
    (1: all of it). ``waiting``: so many other games are looked at before this one."""

    points: list[Point]
    turnings: list[Turning]
    done: float
    waiting: int = 0


class ReviewWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose chances are to be told."""

    record: RecordText


class RecordContinuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a moment of the game that a record tells: after so many decisions, with all
    hidden things as they are."""

    record: RecordText
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    decisions: Annotated[int, Meta(ge=0)]
    terms: TermsWanted = TermsWanted()


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    refusal: Reasoned


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson that is given here: about how many minutes it takes, how many steps it has. Its texts are by
    language."""

    id: str
    game: str
    minutes: int
    steps: int
    title: dict[str, str]
    about: dict[str, str]


class Lessons(msgspec.Struct, frozen=True):
    """The lessons, in the order in which they are offered."""

    lessons: list[LessonListed]


class LessonWrong(msgspec.Struct, frozen=True):
    """Choices the learner might try, whether they are allowed, how she is invited to it (empty: she is not)
    and what is answered besides the reason."""

    actions: list[str]
    allowed: bool
    offer: dict[str, str]
    says: dict[str, str]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that the learner is told, or asked (``decision`` > 0: ``expected`` is the answer, ``fine``
    are others as good), ``after`` so many decisions; so many of hers were ``skipped`` on the way here.
    ``point`` names parts of the board. ``refused`` gives the place of the reason for every action that is not
    allowed, by its text or by its beginning with a ``*`` behind it; the longest that fits counts."""

    decision: int
    after: int
    title: dict[str, str]
    text: dict[str, str]
    why: dict[str, str]
    other: dict[str, str]
    point: list[str]
    rules: list[str]
    expected: str
    fine: list[str]
    wrong: list[LessonWrong]
    refused: dict[str, int]
    skipped: int


class LessonGiven(msgspec.Struct, frozen=True):
    """A whole lesson: a game ``retold`` as the learner saw it, and the steps in which she is told of it.
    ``players`` are the names of the others by seat and language, ``reasons`` what `LessonStep.refused`
    counts, ``learnt`` lines by language."""

    id: str
    minutes: int
    title: dict[str, str]
    players: list[dict[str, str]]
    retold: GameRetold
    reasons: list[Reasoned]
    steps: list[LessonStep]
    learnt: dict[str, list[str]]
