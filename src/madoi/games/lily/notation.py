"""The actions of Lily and their texts. Cards are named by id, areas by lf cf rf (front), lb cb rb (back).

leader w101, partner w102          choose them, face down
return w203, pass                  give a card back before the first turn; no more
couple, pass                       put the revealed card into the coupling area, or leave it
event we1, pass                    put an event into the event area, or none
deploy w101 lf, level w201 cf, end    play a character; end the phase
move lf lb, attack cf rf, attack cf rf rb (wide), skill cf 1, potential wp1, end
counter, pass                      a sange or coupling counter
redraw, critical w101, block w101, pass    in a battle
first 2                            which of several skills is done first
yes, no                            use a skill, do what one may
reverse w101                       pay with a coupling card
target own cf, target enemy lf, take w101, place w101 lb, to lb, option 2, pass    choose for a skill
take-down w101                     of two copies in a coupling area the one that lies face down
keep cf                            which of two with the same name stays
concede                            give the duel up, at any time
"""

from __future__ import annotations

from typing import Final, Literal

from madoi.core.action import Action
from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts, Malformed, Refusal
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.card_facts import CHARACTER, EVENT, POTENTIAL
from madoi.games.lily.cards.deck import Deck
from madoi.games.lily.data_types import Area, LilyParts
from madoi.games.lily.rules.areas import ADJACENT, AREAS, EVERYWHERE

WITH_CARD: Final = [
    "leader",
    "partner",
    "return",
    "event",
    "critical",
    "block",
    "take",
    "take-down",
    "reverse",
    "potential",
]
WITH_CARD_AND_AREA: Final = ["deploy", "level", "place"]
WITH_AREA: Final = ["keep", "to"]
WITH_NUMBER: Final = ["first", "option"]
PLAIN: Final = ["pass", "end", "couple", "counter", "redraw", "yes", "no"]
CONCEDE: Final = "concede"
SIDES: Final = ["own", "enemy"]
MOST_SKILLS: Final = 4
MOST_NUMBERS: Final = 24
_LONGEST_ID: Final = 24


class WrittenAction(Action):
    """An action by what is written: which cards exist is the duel's business."""

    def __init__(
        self,
        verb: str,
        card: str = "",
        side: Literal["own", "enemy", ""] = "",
        areas: list[Area] | None = None,
        number: int = 0,
    ) -> None:
        self.verb = verb
        self.card = card
        self.side = side
        self.areas: list[Area] = areas or []
        self.number = number
        words = [verb, card, side, *self.areas, str(number) if number else ""]
        super().__init__(" ".join(word for word in words if word))

    def parts(self) -> LilyParts:
        return {
            "verb": self.verb,
            "card": self.card,
            "side": self.side,
            "areas": self.areas.copy(),
            "number": self.number,
        }


class LilyAction(Action):
    """An action of a duel: its verb and what it names; -1 where it names nothing. Numbers begin at 0."""

    def __init__(
        self, text: str, verb: str, card: int = -1, one: int = -1, two: int = -1, three: int = -1
    ) -> None:
        super().__init__(text)
        self.verb = verb
        self.card = card
        self.one = one
        self.two = two
        self.three = three

    def parts(self) -> LilyParts:
        return parse(self.text).parts()


class ActionTable(Immutable):
    """Every action that the cards of two decks allow; each action is made once. ``possible``: what
    can be legal at some time."""

    def __init__(self, pool: Pool, decks: list[Deck]) -> None:
        self.possible: list[Action] = []
        self.by_text: dict[str, LilyAction] = {}
        self.plain: dict[str, LilyAction] = {verb: self._add(LilyAction(verb, verb)) for verb in PLAIN}
        self._add(LilyAction(CONCEDE, CONCEDE), possible=False)
        self.with_card: dict[str, dict[int, LilyAction]] = {verb: {} for verb in WITH_CARD}
        self.with_card_and_area: dict[str, dict[int, list[LilyAction]]] = {
            verb: {} for verb in WITH_CARD_AND_AREA
        }
        for card in sorted({card for deck in decks for card in deck.cards + deck.potentials}):
            self._add_card(pool, card)
        self.with_area = {
            verb: [self._add(LilyAction(f"{verb} {AREAS[area]}", verb, one=area)) for area in EVERYWHERE]
            for verb in WITH_AREA
        }
        self.with_number = {
            verb: [self._add(LilyAction(f"{verb} {n + 1}", verb, one=n)) for n in range(MOST_NUMBERS)]
            for verb in WITH_NUMBER
        }
        self.moves = [
            [self._add(LilyAction(f"move {AREAS[a]} {AREAS[b]}", "move", one=a, two=b)) for b in EVERYWHERE]
            for a in EVERYWHERE
        ]
        self.attacks = [
            [
                self._add(LilyAction(f"attack {AREAS[a]} {AREAS[b]}", "attack", one=a, two=b))
                for b in EVERYWHERE
            ]
            for a in EVERYWHERE
        ]
        self.wide_attacks: list[list[list[LilyAction]]] = [
            [[self._add(self._wide(a, b, c), c in ADJACENT[b]) for c in EVERYWHERE] for b in EVERYWHERE]
            for a in EVERYWHERE
        ]
        self.skills = [
            [
                self._add(LilyAction(f"skill {AREAS[area]} {n + 1}", "skill", one=area, two=n))
                for n in range(MOST_SKILLS)
            ]
            for area in EVERYWHERE
        ]
        self.targets = [
            [
                self._add(LilyAction(f"target {side} {AREAS[area]}", "target", one=number, two=area))
                for area in EVERYWHERE
            ]
            for number, side in enumerate(SIDES)
        ]

    def _wide(self, a: int, b: int, c: int) -> LilyAction:
        return LilyAction(f"attack {AREAS[a]} {AREAS[b]} {AREAS[c]}", "attack", one=a, two=b, three=c)

    def _add(self, action: LilyAction, possible: bool = True) -> LilyAction:
        """``possible``: it may be legal at some time. The rest can be written, and is refused for its own
        reason."""
        if possible:
            self.possible.append(action)
        self.by_text[action.text] = action
        return action

    def _add_card(self, pool: Pool, card: int) -> None:
        facts = pool.cards[card]
        possible = ["take", "take-down"]
        if facts.kind == POTENTIAL:
            possible.append("potential")
        else:
            possible += ["return", "critical", "block", "reverse"]
        if facts.kind == EVENT:
            possible.append("event")
        if facts.level == 1:
            possible += ["leader", "partner"]
        for verb in WITH_CARD:
            action = LilyAction(f"{verb} {facts.id}", verb, card)
            self.with_card[verb][card] = self._add(action, verb in possible)
        for verb in WITH_CARD_AND_AREA:
            self.with_card_and_area[verb][card] = [
                self._add(
                    LilyAction(f"{verb} {facts.id} {AREAS[area]}", verb, card, area), facts.kind == CHARACTER
                )
                for area in EVERYWHERE
            ]


def parse(text: str) -> WrittenAction:
    """Read an action. Raises `Malformed`."""
    words = text.lower().split()
    verb = words[0] if words else ""
    rest = words[1:]
    if (verb in PLAIN or verb == CONCEDE) and not rest:
        return WrittenAction(verb)
    if verb in WITH_CARD and len(rest) == 1:
        return WrittenAction(verb, _card(rest[0]))
    if verb in WITH_CARD_AND_AREA and len(rest) == 2:
        return WrittenAction(verb, _card(rest[0]), areas=[_area(rest[1])])
    if verb in WITH_AREA and len(rest) == 1:
        return WrittenAction(verb, areas=[_area(rest[0])])
    if verb in WITH_NUMBER and len(rest) == 1:
        return WrittenAction(verb, number=_number(rest[0], MOST_NUMBERS))
    if (verb == "move" and len(rest) == 2) or (verb == "attack" and len(rest) in (2, 3)):
        return WrittenAction(verb, areas=[_area(word) for word in rest])
    if verb == "skill" and len(rest) == 2:
        return WrittenAction(verb, areas=[_area(rest[0])], number=_number(rest[1], MOST_SKILLS))
    if verb == "target" and len(rest) == 2 and rest[0] in SIDES:
        side: Literal["own", "enemy"] = "own" if rest[0] == "own" else "enemy"
        return WrittenAction(verb, side=side, areas=[_area(rest[1])])
    raise _malformed("lily-notation", text)


def _card(word: str) -> str:
    if (
        len(word) > _LONGEST_ID
        or not word[0].isalpha()
        or not all(sign.isalnum() or sign == "-" for sign in word)
    ):
        raise _malformed("lily-notation-card", word)
    return word


def _area(word: str) -> Area:
    for area in AREAS:
        if area == word:
            return area
    raise _malformed("lily-notation-area", word)


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= most):
        raise _malformed("lily-notation-number", word, most)
    return int(word)


def _malformed(code: str, text: str, most: int = MOST_SKILLS) -> Malformed:
    facts: Facts = {"text": text, "allowed": AREAS, "most": most}
    return Malformed(Refusal(code, "", facts))
