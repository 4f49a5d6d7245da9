"""Plain girls for rule stories: numbers one can do in the head, and no skill unless a story gives one.

    duel = Story().meet()                       # Anna (50) faces Emma (50), leaders, centre front
    duel.top(0, "x20").top(1, "x10")            # supports of 20 and 10
    duel.say(0, "attack cf cf", …)

The first letter of an id is the name, the number the level: a1 is Anna on level 1, c3 Clara on level 3.
Anna and Emma lead; Bella is Anna's partner, Flora is Emma's; Xenia, Yvonne and Zelda give supports of 10, 20 and 30.
"""

from __future__ import annotations

import tomllib
from typing import Any, Self

from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, Viewer
from madoi.games.lily import GAME
from madoi.games.lily.cards.sets import one_line
from madoi.games.lily.rules.advance import advance
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.turn import COUPLING, END, START
from madoi.games.lily.view import LilyView
from support.games.lily.duel import Duel

NAMES = [
    *("anna", "bella", "clara", "diana", "emma", "flora", "greta", "helga"),
    *("xenia", "yvonne", "zelda", "nina", "freda", "mila", "lola"),
]


def texts(text: str) -> str:
    return f'{{ ja = "{text}", zh-Hant = "{text}", en = "{text}" }}'


def skills_of(skills: tuple[str, ...]) -> str:
    return "".join(f"  {{ {skill} }},\n" for skill in skills)


def girl(id: str, name: str, numbers: str, *skills: str, reach: str = "1", color: str = "white-lily") -> str:
    """A character; the numbers are "level power support"."""
    level, power, support = numbers.split()
    return (
        f'[[character]]\nid = "{id}"\nname = "{name}"\ntitle = {texts(id)}\ncolor = "{color}"\nlevel = {level}\n'
        f'power = {power}\nsupport = {support}\nrange = "{reach}"\nskills = [\n{skills_of(skills)}]\n'
    )


def event(id: str, *skills: str, name: str = "") -> str:
    """An event; without a name of a girl it has one of its own."""
    named = f'"{name}"' if name else texts(id)
    return f'[[event]]\nid = "{id}"\nname = {named}\ntitle = {texts(id)}\nskills = [\n{skills_of(skills)}]\n'


def potential(id: str, skill: str) -> str:
    name = texts(id)
    return f'[[potential]]\nid = "{id}"\nname = {name}\ntitle = {texts(id)}\nskills = [\n{skills_of((skill,))}]\n'


NEVER = 'when = "anyone refresh", if = [{ turn = "own" }, { turn = "opponent" }], do = [{ draw = 1 }]'
"""Events and potentials must do something; this they never do."""


def _plain() -> str:
    parts = [f'[names.{name}]\nja = "{name}"\nzh-Hant = "{name}"\nen = "{name}"\n' for name in NAMES]
    leading, following = [50, 60, 60, 70, 70], [30, 40, 50, 70, 80]
    for name, color in (
        *(("anna", "white-lily"), ("bella", "white-lily"), ("clara", "white-lily"), ("diana", "hexagram")),
        *(
            ("emma", "white-lily"),
            ("flora", "white-lily"),
            ("greta", "rhododendron"),
            ("helga", "white-lily"),
        ),
    ):
        powers = leading if name in ("anna", "bella", "emma", "flora") else following
        for level, power in enumerate(powers, 1):
            parts.append(girl(f"{name[0]}{level}", name, f"{level} {power} 10", color=color))
    parts.append(girl("anna2", "anna", "1 50 10"))
    for name, support in (("xenia", 10), ("yvonne", 20), ("zelda", 30)):
        parts.append(girl(f"x{support}", name, f"1 30 {support}"))
    for id, name, reach in (
        *(("near", "nina", "1"), ("far", "freda", "2")),
        *(("both", "mila", "1-2"), ("long", "lola", "1-3")),
    ):
        parts.append(girl(id, name, "1 30 10", reach=reach))
    parts += [event("quiet", NEVER), event("calm", NEVER)]
    parts += [event(f"{name}day", NEVER, name=name) for name in ("anna", "bella", "emma", "flora", "clara")]
    parts += [potential(f"dull{number}", NEVER) for number in range(1, 7)]
    return "".join(parts)


PLAIN = _plain()


class Story(Duel):
    """A duel with plain girls, and more of them written in the card language. Seat 0 is in the action phase of turn 3."""

    BASE = PLAIN
    LEADER = "a1"
    PARTNERS = ("b1", "f1")

    def __init__(self, *cards: str, seed: str = "duel", **options: str) -> None:
        super().__init__("".join(cards), seed, **options)

    def meet(self, mine: str = "a1!", theirs: str = "e1!") -> Self:
        """The leaders face each other in the centre of the front."""
        self.stand(0, cf=mine).stand(1, cf=theirs)
        return self

    def supports(self, mine: str, theirs: str) -> Self:
        """What lies on top of the decks for the next battle."""
        self.top(0, mine).top(1, theirs)
        return self

    def clash(self, attack: str, mine: str = "x10", theirs: str = "x10", **answers: Any) -> list[Event]:
        """Seat 0 attacks with these supports on top; `fight` answers the rest."""
        self.supports(mine, theirs)
        return self.say(0, attack) + self.fight(**answers)

    def start(self, seat: int) -> list[Event]:
        """The turn before is over: this seat's begins, up to the first question."""
        self.table.mover, self.table.step, self.table.choice = seat, START, None
        return self.go_on()

    def reveal(self, seat: int) -> Self:
        """This seat's coupling phase begins: a card is revealed."""
        self.table.mover, self.table.step, self.table.choice = seat, COUPLING, None
        self.go_on()
        return self

    def end(self) -> list[Event]:
        """The turn ends without the turn player doing anything more."""
        self.table.step, self.table.choice = END, None
        return self.go_on()

    def settle(self) -> list[Event]:
        """Standing processes after something was set up by hand; whoever was asked is still asked."""
        self.table.chance, self.table.log = self.state.chance, []
        advance(self.table)
        self.events += self.table.log
        return self.table.log

    def sees(self, viewer: Viewer = EVERYTHING) -> dict[str, Any]:
        return {**LilyView(viewer, self.table).data()}

    def face(self, viewer: Viewer, seat: int) -> dict[str, Any]:
        """A player's areas, as somebody sees them."""
        found: dict[str, Any] = self.sees(viewer)["players"][seat]
        return found

    def looks(self, viewer: Viewer) -> str:
        """All that a viewer sees, for comparing."""
        return dump(self.sees(viewer))

    def fields(self, seat: int) -> dict[str, str]:
        """Who stands where; a minus behind: inactive."""
        found: dict[str, Any] = self.face(EVERYTHING, seat)["field"]
        return {
            area: stands["card"] + ("" if stands["active"] else "-")
            for area, stands in found.items()
            if stands is not None
        }

    def deck_size(self, seat: int) -> int:
        return self.table.players[seat].deck.size()

    def sums(self) -> tuple[object, list[object]]:
        """What both sides had when supports were added: the attack, and each defence."""
        attack = self.told("sum-attack")[-1]["number"]
        number = len(self.told("sum-attack"))
        starts = [place for place, kind in enumerate(self.kinds()) if kind == "sum-attack"]
        after = self.events[starts[number - 1] :]
        defences = [event.face(EVERYTHING)["number"] for event in after if event.kind == "lily-sum-defence"]
        return attack, defences

    def result(self) -> object:
        return self.sees()["result"]


SET = one_line(tomllib.loads(PLAIN))
"""The plain cards as an option of a table."""

MINE = (
    "a1*2 anna2*1 a2*4 a3*4 b1*2 b2*4 c1*1 c2*4 d1*4 x10*4 x20*4 x30*4 g1*4 c3*4 quiet*2 annaday*2 / "
    "dull1*2 dull2*2 dull3*2 dull4*1 / a1 b1"
)
THEIRS = (
    "e1*2 e2*4 e3*4 f1*2 f2*4 h1*1 h2*4 d1*4 x10*4 x20*4 x30*4 g1*4 d3*4 calm*2 floraday*2 near*1 / "
    "dull1*2 dull2*2 dull5*2 dull6*1 / e1 f1"
)
"""Decks of fifty that LY-5.1 has nothing against."""


class Opening:
    """A new duel of plain girls, before leaders are chosen."""

    def __init__(self, seed: str = "opening", first: int = -1, **options: str) -> None:
        settings = GAME.settings({"decks": f"{MINE},{THEIRS}", "set": SET, **options}, 2)
        chance: Chance = Seeded(seed) if first < 0 else First(Seeded(seed), first)
        state, self.events = GAME.new(settings, chance)
        assert isinstance(state, LilyState)
        self.state = state

    def say(self, seat: int, *texts: str) -> list[Event]:
        found: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            assert self.state.why_not(seat, action) is None, text
            assert action in self.state.legal(seat)
            found += self.state.play(seat, action)
            self.state.audit()
        self.events += found
        return found

    def chosen(self) -> Opening:
        self.say(0, "leader a1", "partner b1")
        self.say(1, "leader e1", "partner f1")
        return self

    def refused(self, seat: int, text: str) -> str:
        refusal = self.state.why_not(seat, GAME.parse(text))
        assert refusal is not None
        return refusal.code

    def face(self, viewer: Viewer, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(viewer).data()["players"][seat]  # type: ignore[index]
        return found

    def asked(self) -> tuple[str, int]:
        choice = self.state.table.choice
        assert choice is not None
        return choice.kind, choice.seat

    def hand(self, seat: int) -> list[str]:
        pool = self.state.settings.pool
        return [pool.cards[card_of(entry)].id for entry in self.state.table.players[seat].hand]


class First(Chance):
    """Chance that lets this seat go first."""

    def __init__(self, seeded: Chance, first: int) -> None:
        self.seeded = seeded
        self.first = first

    def below(self, n: int, what: str) -> int:
        found = self.seeded.below(n, what)
        return self.first if what == "lily-chance-first" else found

    def copy(self) -> Chance:
        return First(self.seeded.copy(), self.first)
