"""The actions of Yuri-Kure and their texts.

support akane kuroki      put the next value of the sheet, or the next extra point, on a pair
clear                     begin the sheet again
hand-in                   the sheet is final
reveal murafuji 4         raise the revealed control over a girl
pass                      let it pass
approach sorai, confess sorai, love akane kuroki, nothing      what a girl does
yes, no                   what a girl answers or votes
warm midorino             with whom a Cool girl's favor rises
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.refusal import Malformed, Refusal
from madoi.games.yurikure.data_types import ChoicePhrase, Verb, YurikureParts
from madoi.games.yurikure.rules.girls import GIRL_KEYS, GIRLS, NINE, Circle

MOST_CONTROL: Final = 31
"""Nobody can have more on one girl: 15 points of setup and 16 extra would be more than there are."""


class Support(Action):
    """The next value or point goes on this pair."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"support {GIRLS[one]} {GIRLS[other]}")
        self.one = one
        self.other = other

    def parts(self) -> YurikureParts:
        return {"verb": "support", "girls": [GIRLS[self.one], GIRLS[self.other]], "value": None}


class HandIn(Action):
    """The sheet is final."""

    def parts(self) -> YurikureParts:
        return {"verb": "hand-in", "girls": [], "value": None}


class Clear(Action):
    """The sheet is begun again."""

    def parts(self) -> YurikureParts:
        return {"verb": "clear", "girls": [], "value": None}


class Reveal(Action):
    """Raise your revealed control of a girl to this value."""

    def __init__(self, girl: int, value: int) -> None:
        super().__init__(f"reveal {GIRLS[girl]} {value}")
        self.girl = girl
        self.value = value

    def parts(self) -> YurikureParts:
        return {"verb": "reveal", "girls": [GIRLS[self.girl]], "value": self.value}


class Pass(Action):
    """Reveal nothing; let a declaration pass."""

    def parts(self) -> YurikureParts:
        return {"verb": "pass", "girls": [], "value": None}


class Choice(Action):
    """What a girl does or answers. ``one`` and ``other`` are the girls it names, -1 where none; ``phrase``
    puts it into words."""

    def __init__(self, verb: Verb, one: int = -1, other: int = -1) -> None:
        names = [GIRLS[girl] for girl in (one, other) if girl >= 0]
        super().__init__(" ".join([verb, *names]))
        self.verb = verb
        self.one = one
        self.other = other
        self.phrase: ChoicePhrase = {"key": f"yurikure-choice-{verb}"}
        if other >= 0:
            self.phrase["one"] = GIRL_KEYS[one]
            self.phrase["other"] = GIRL_KEYS[other]
        elif one >= 0:
            self.phrase["girl"] = GIRL_KEYS[one]

    def parts(self) -> YurikureParts:
        girls = [GIRLS[girl] for girl in (self.one, self.other) if girl >= 0]
        return {"verb": self.verb, "girls": girls, "value": None}


HAND_IN: Final = HandIn("hand-in")
CLEAR: Final = Clear("clear")
PASS: Final = Pass("pass")
NOTHING: Final = Choice("nothing")
YES: Final = Choice("yes")
NO: Final = Choice("no")
_SUPPORTS: Final = [Support(NINE.first[pair], NINE.second[pair]) for pair in range(NINE.pairs)]
_REVEALS: Final = [[Reveal(girl, value) for value in range(MOST_CONTROL + 1)] for girl in range(len(GIRLS))]
_APPROACHES: Final = [Choice("approach", girl) for girl in range(len(GIRLS))]
_CONFESSIONS: Final = [Choice("confess", girl) for girl in range(len(GIRLS))]
_WARMS: Final = [Choice("warm", girl) for girl in range(len(GIRLS))]
_LOVES: Final = [Choice("love", NINE.first[pair], NINE.second[pair]) for pair in range(NINE.pairs)]


def support(one: int, other: int) -> Support:
    return _SUPPORTS[NINE.pair(one, other)]


def reveal(girl: int, value: int) -> Reveal:
    return _REVEALS[girl][value]


def approach(girl: int) -> Choice:
    return _APPROACHES[girl]


def confess(girl: int) -> Choice:
    return _CONFESSIONS[girl]


def warm(girl: int) -> Choice:
    return _WARMS[girl]


def love(one: int, other: int) -> Choice:
    return _LOVES[NINE.pair(one, other)]


def girls_named(action: Action) -> list[int]:
    """The girls an action names."""
    if isinstance(action, Reveal):
        return [action.girl]
    if isinstance(action, (Support, Choice)):
        return [girl for girl in (action.one, action.other) if girl >= 0]
    return []


def vocabulary(circle: Circle, most_control: int) -> list[Action]:
    """Everything that can be said with these girls."""
    actions: list[Action] = [HAND_IN, CLEAR, PASS, NOTHING, YES, NO]
    for pair in range(circle.pairs):
        actions.append(support(circle.first[pair], circle.second[pair]))
        actions.append(love(circle.first[pair], circle.second[pair]))
    for girl in range(circle.girls):
        actions += [approach(girl), confess(girl), warm(girl)]
        actions += [reveal(girl, value) for value in range(1, most_control + 1)]
    return actions


_PLAIN: Final[dict[str, Action]] = {
    action.text: action for action in (HAND_IN, CLEAR, PASS, NOTHING, YES, NO)
}


def parse(text: str) -> Action:
    """Read an action. The two girls of a pair may stand in any order. Raises `Malformed`."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    if len(words) == 3 and words[0] == "reveal":
        return _REVEALS[_girl(words[1])][_value(words[2])]
    if len(words) == 2 and words[0] in ("approach", "confess", "warm"):
        girl = _girl(words[1])
        if words[0] == "approach":
            return approach(girl)
        return confess(girl) if words[0] == "confess" else warm(girl)
    if len(words) == 3 and words[0] in ("support", "love"):
        one, other = _girl(words[1]), _girl(words[2])
        if one == other:
            raise _malformed("yurikure-notation-same", words[1])
        return support(one, other) if words[0] == "support" else love(one, other)
    raise _malformed("yurikure-notation", text)


def _girl(word: str) -> int:
    if word not in GIRLS:
        raise _malformed("yurikure-notation-girl", word)
    return GIRLS.index(word)


def _value(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= MOST_CONTROL):
        raise _malformed("yurikure-notation-value", word)
    return int(word)


def _malformed(code: str, text: str) -> Malformed:
    return Malformed(Refusal(code, "", {"text": text, "allowed": GIRLS, "most": MOST_CONTROL}))
