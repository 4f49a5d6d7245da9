"""Positions of Yuri-Kure, written as on the table. Players are A, B, C, D, E, seated in this order; sheets are
``akane shirakaba 3, shirakaba kuroki 2``, with ``4+1`` where 1 of the points is extra support."""

from __future__ import annotations

from collections.abc import Mapping

from madoi.core.action import Action
from madoi.core.event import Event
from madoi.core.manual_chance import ManualChance
from madoi.core.refusal import Refusal
from madoi.core.viewer import Viewer
from madoi.games.yurikure import GAME
from madoi.games.yurikure.notation import PASS
from madoi.games.yurikure.rules.control import Control
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.relations import SINGLE, SWORN, UNSWORN
from madoi.games.yurikure.rules.sheets import Sheet
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.settings import YurikureSettings

PLAYERS = "ABCDE"
SEVEN = "akane shirakaba kuroki tsuge murafuji midorino sorai"
NINE = SEVEN + " haila momozono"

# Sheets with a point on every girl.
ON_ALL_SEVEN = "akane shirakaba 5, kuroki tsuge 4, murafuji midorino 3, akane sorai 2, kuroki sorai 1"
ON_ALL_NINE = "akane shirakaba 5, kuroki tsuge 4, murafuji midorino 3, sorai haila 2, akane momozono 1"


def girl(name: str) -> int:
    return GIRLS.index(name)


def pair(state: YurikureState, names: str) -> int:
    """``akane kuroki``, in any order."""
    one, other = names.split()
    return state.settings.circle.pair(girl(one), girl(other))


def settings(seats: int = 3, **options: str) -> YurikureSettings:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.settings(chosen, seats)


def new(wanted: YurikureSettings, results: list[int]) -> tuple[YurikureState, list[Event]]:
    """A game set up with these results of chance, all of them used."""
    chance = ManualChance(results)
    state, events = GAME.new(wanted, chance)
    assert isinstance(state, YurikureState)
    assert chance.used == len(results), f"only {chance.used} of {results} were needed"
    return state, events


def setup_results(
    wanted: YurikureSettings,
    couple: str = "akane shirakaba",
    favor: str = "kuroki tsuge, murafuji midorino, akane sorai",
    order: str = "",
    virtual: str = "C",
) -> list[int]:
    """What chance says in a setup without random orientations."""
    circle = wanted.circle

    def drawn(names: str) -> int:
        one, other = names.split()
        return circle.pair(girl(one), girl(other))

    results = [drawn(couple)]
    if wanted.six_different_girls:
        results += [girl(name) for name in favor.replace(",", " ").split()]
    else:
        results += [drawn(names) for names in favor.split(",")]
    results += [girl(name) for name in (order or " ".join(GIRLS[: circle.girls])).split()]
    if not wanted.open_procedure:
        results.append(PLAYERS.index(virtual))
    return results


def deal(
    seats: int = 3,
    couple: str = "akane shirakaba",
    favor: str = "kuroki tsuge, murafuji midorino, akane sorai",
    order: str = "",
    virtual: str = "C",
    **options: str,
) -> YurikureState:
    """A fresh game, set up as on a real table; everybody is about to fill a sheet."""
    wanted = settings(seats, **options)
    return new(wanted, setup_results(wanted, couple, favor, order, virtual))[0]


def points(text: str) -> list[tuple[str, int, int]]:
    """``akane kuroki 4+1``: the pair, the setup support, the extra support."""
    found: list[tuple[str, int, int]] = []
    for part in text.split(","):
        if part.strip():
            one, other, value = part.split()
            setup, _, extra = value.partition("+")
            found.append((f"{one} {other}", int(setup), int(extra or 0)))
    return found


def fill(state: YurikureState, player: str, text: str) -> None:
    """Fill the sheet that is due and leave it on the table, not yet handed in."""
    assert state.due is not None
    written = points(text)
    if state.due.is_setup:
        for value in state.due.values:
            names = next(names for names, on_it, _ in written if on_it == value)
            play(state, f"{player} support {names}")
    else:
        for names, count, _ in written:
            play(state, *[f"{player} support {names}"] * count)


def hand_in(state: YurikureState, player: str, text: str) -> list[Event]:
    fill(state, player, text)
    return play(state, f"{player} hand-in")


def table(
    *sheets: str,
    seats: int = 3,
    couple: str = "akane shirakaba",
    favor: str = "kuroki tsuge, murafuji midorino, akane sorai",
    order: str = "",
    virtual: str = "C",
    **options: str,
) -> YurikureState:
    """A game that has just begun: everybody has handed in; who has no sheet here, one on all girls."""
    state = deal(seats, couple, favor, order, virtual, **options)
    usual = ON_ALL_NINE if seats == 5 else ON_ALL_SEVEN
    for seat in range(seats):
        hand_in(state, PLAYERS[seat], sheets[seat] if seat < len(sheets) else usual)
    return state


def position(
    love: str = "",
    sheets: tuple[str, ...] = (),
    revealed: tuple[str, ...] = (),
    turn: int = 2,
    to_act: str = "",
    seats: int = 3,
    order: str = "",
    virtual: str = "C",
    couple: str = "akane shirakaba",
    **options: str,
) -> YurikureState:
    """The girl ``to_act`` (the 1st in order) is about to act in this turn. ``love`` says what lies between
    girls: ``akane kuroki sworn favor 3 discomfort 1, …``. Sheets may be as incomplete as the story. What
    was revealed is written ``akane 3, sorai 1``. ``couple`` is the setup couple, which no longer need be one."""
    state = table(seats=seats, couple=couple, order=order, virtual=virtual, **options)
    circle = state.settings.circle
    state.relations.favor = [0] * circle.pairs
    state.relations.discomfort = [0] * circle.pairs
    state.relations.couple = [SINGLE] * circle.pairs
    for part in love.split(","):
        if part.strip():
            lay(state, part)
    own = [[0] * circle.girls for _ in range(seats)]
    state.control = Control(own, [[0] * circle.girls for _ in range(seats)])
    for seat in range(seats):
        state.sheets[seat] = Sheet(circle.pairs)
        for names, setup, extra in points(sheets[seat] if seat < len(sheets) else ""):
            state.sheets[seat].setup[pair(state, names)] += setup
            state.sheets[seat].extra[pair(state, names)] += extra
            state.control.add_support(circle, seat, pair(state, names), setup + extra)
    for seat, told in enumerate(revealed):
        for part in told.split(","):
            if part.strip():
                name, value = part.split()
                state.control.revealed[seat][girl(name)] = int(value)
    state.turn = turn
    state.acting = state.order.index(girl(to_act)) - 1 if to_act else -1
    state.next_girl([])
    return state


def stage(love: str = "", to_act: str = "", seats: int = 3, **options: str) -> YurikureState:
    """A position in which A decides for every girl, and nobody else can."""
    names = NINE if seats == 5 else SEVEN
    return position(
        love,
        sheets=(ON_ALL_NINE if seats == 5 else ON_ALL_SEVEN,),
        revealed=(", ".join(f"{name} 1" for name in names.split()),),
        to_act=to_act,
        seats=seats,
        turn=2,
        **options,
    )


def lay(state: YurikureState, text: str) -> None:
    """Put markers between two girls: ``akane kuroki sworn favor 3 discomfort 1``."""
    one, other, *words = text.split()
    where = pair(state, f"{one} {other}")
    while words:
        word = words.pop(0)
        if word in ("couple", "sworn"):
            state.relations.couple[where] = SWORN if word == "sworn" else UNSWORN
        else:
            counter = {"favor": state.relations.favor, "discomfort": state.relations.discomfort}[word]
            counter[where] = int(words.pop(0))


def between(state: YurikureState, names: str) -> str:
    """What lies between two girls, as `lay` reads it; ``-`` for nothing."""
    where = pair(state, names)
    words = {SINGLE: [], UNSWORN: ["couple"], SWORN: ["sworn"]}[state.relations.couple[where]]
    for word, counter in (("favor", state.relations.favor), ("discomfort", state.relations.discomfort)):
        if counter[where]:
            words += [word, str(counter[where])]
    return " ".join(words) or "-"


def act(text: str) -> Action:
    return GAME.parse(text)


def asked(state: YurikureState) -> str:
    """Whose decision it is: ``B``, or ``AC`` when several may speak."""
    return "".join(PLAYERS[seat] for seat in state.to_move())


def question(state: YurikureState) -> str:
    """Which girl decides what: ``akane action``."""
    assert state.procedure is not None
    return f"{GIRLS[state.procedure.question.girl]} {state.procedure.question.kind}"


def controller(state: YurikureState, name: str) -> str:
    seat = state.control.controller(girl(name))
    return "" if seat < 0 else PLAYERS[seat]


def legal(state: YurikureState, player: str = "") -> list[str]:
    """What the player, or the only one who is asked, may choose."""
    seat = PLAYERS.index(player or asked(state))
    return [action.text for action in state.legal(seat)]


def _spoken(state: YurikureState, text: str) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    if first in tuple(PLAYERS):
        return PLAYERS.index(first), rest
    return PLAYERS.index(asked(state)), text


def refusal(state: YurikureState, text: str) -> Refusal:
    """Why ``B reveal akane 3`` (or ``reveal akane 3``, of the one who is asked) is not allowed."""
    seat, words = _spoken(state, text)
    found = state.why_not(seat, act(words))
    assert found is not None, f"{text} is allowed"
    assert act(words) not in state.legal(seat) + state.out_of_turn(seat)
    return found


def play(state: YurikureState, *texts: str) -> list[Event]:
    """``B reveal akane 3``; without a letter, the only one who is asked. All must be legal."""
    events: list[Event] = []
    for text in texts:
        seat, words = _spoken(state, text)
        assert seat in state.to_move(), f"{text}: {asked(state)} is asked"
        assert state.why_not(seat, act(words)) is None, f"{text}: {state.why_not(seat, act(words))}"
        assert act(words) in state.legal(seat), text
        events += state.play(seat, act(words))
    return events


def out_of_turn(state: YurikureState, player: str) -> list[str]:
    """What a player may choose who is not asked."""
    return [action.text for action in state.out_of_turn(PLAYERS.index(player))]


def interrupt(state: YurikureState, text: str) -> list[Event]:
    """``B reveal akane 3``, of one who is not asked."""
    seat, words = _spoken(state, text)
    assert seat not in state.to_move(), f"{text}: {asked(state)} is asked"
    assert words in out_of_turn(state, PLAYERS[seat]), text
    assert state.why_not(seat, act(words)) is None, f"{text}: {state.why_not(seat, act(words))}"
    return state.play(seat, act(words))


def dice(state: YurikureState, *faces: int) -> None:
    """What the next dice will show."""
    state.chance = ManualChance(list(faces))


def no_dice_left(state: YurikureState) -> bool:
    chance = state.chance
    assert isinstance(chance, ManualChance)
    return chance.used == len(chance.results)


def decide(state: YurikureState, *texts: str) -> list[Event]:
    """One girl after the other decides so, by her controller; nobody reveals anything."""
    events: list[Event] = []
    for text in texts:
        procedure = state.procedure
        assert procedure is not None
        declared = False
        while state.procedure is procedure:
            speaker = next((seat for seat in state.to_move() if act(text) in state.legal(seat)), -1)
            if speaker >= 0 and not declared:
                declared = True
                events += state.play(speaker, act(text))
            else:
                seat = next(seat for seat in state.to_move() if PASS in state.legal(seat))
                events += state.play(seat, PASS)
        assert declared, f"{text}: nobody could declare it"
    return events


def let_pass(state: YurikureState) -> list[Event]:
    """The open question is settled as mildly as can be: nobody reveals, a controller declares nothing or No."""
    procedure = state.procedure
    assert procedure is not None
    events: list[Event] = []
    while state.procedure is procedure:
        seat = state.to_move()[0]
        events += state.play(seat, state.default(seat))
    return events


def wait_for(state: YurikureState, wanted: str) -> None:
    """Let everything pass until this question is open."""
    while question(state) != wanted:
        let_pass(state)


def rest_of_turn(state: YurikureState, *faces: int) -> list[Event]:
    """The remaining girls do nothing; then the dice of the couples and the kiss phase, exactly these."""
    events: list[Event] = []
    turn = state.turn
    dice(state, *faces)
    while state.turn == turn and state.procedure is not None:
        events += let_pass(state)
    assert no_dice_left(state)
    return events


def rules(events: list[Event], kind: str) -> list[str]:
    """The rules that events of this kind cite."""
    return [event.rule for event in events if event.kind == "yurikure-" + kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.removeprefix("yurikure-") for event in events]


def facts(events: list[Event], kind: str) -> list[Mapping[str, object]]:
    return [event.public() for event in events if event.kind == "yurikure-" + kind]


def pairs_told(events: list[Event], kind: str) -> list[str]:
    """The pairs that events of this kind are about: ``akane kuroki``."""
    names = "@yurikure-girl-"
    return [
        f"{str(fact['one']).removeprefix(names)} {str(fact['other']).removeprefix(names)}"
        for fact in facts(events, kind)
    ]


def seen(state: YurikureState, viewer: Viewer, name: str) -> object:
    """One part of what a viewer sees."""
    data: Mapping[str, object] = state.view(viewer).data()
    return data[name]


def winner(state: YurikureState) -> str:
    """Who has won: ``A``; ``A=B`` for a draw of these."""
    outcome = state.outcome()
    assert outcome is not None
    ahead = [PLAYERS[seat] for seat, share in enumerate(outcome.shares) if share > 0]
    assert [PLAYERS[seat] for seat in outcome.winners] == (ahead if len(ahead) == 1 else [])
    assert all(share in (0.0, 1.0 / len(ahead)) for share in outcome.shares)
    return "=".join(ahead)


def scores(state: YurikureState) -> list[float]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.points
