"""The settings of Yuri-Kure: procedure, advanced support, orientations, edition, and rule parameters."""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.settings import Option, RuleParameter, Settings
from madoi.games.yurikure.rules.girls import GIRL_KEYS, GIRLS, circle_for
from madoi.games.yurikure.rules.orientations import EACH, MOST_HOLDERS, ORIENTATIONS, Orientation

COMPETITION: Final = "competition"
OPEN: Final = "open"
OPTIONS: Final = [
    Option("procedure", [COMPETITION, OPEN], COMPETITION, "YK-4.4", recommended=OPEN),
    Option("advanced-support", ["no", "yes"], "no", "YK-2.5"),
    Option("orientations", [], "none", "YK-8.1", examples=["none", "standard", "random"]),
    Option("edition", ["ja", "zh-hant"], "ja", "YK-D4"),
    Option("brisk", ["no", "yes"], "no", "YK-D13", recommended="yes"),
]
SETUP_POINTS: Final = 15  # 1 + 2 + 3 + 4 + 5
_MOST_EXTRA: Final = 8  # with 15 from the setup and 8 twice, `notation.MOST_CONTROL` is reached
PARAMETERS: Final = [
    RuleParameter("turns", 1, 15, "YK-3.1"),
    RuleParameter("extra-after-3", 0, _MOST_EXTRA, "YK-3.2"),
    RuleParameter("extra-after-6", 0, _MOST_EXTRA, "YK-3.2"),
    RuleParameter("kiss", 1, 12, "YK-7.1"),
]


class YurikureSettings(Settings):
    """The options as the rules use them. ``given`` is the orientations of each girl where the table gave
    them, and empty where they are drawn (``random_orientations``) or not played with."""

    def __init__(self, seats: int, options: dict[str, str], given: list[list[Orientation]]) -> None:
        super().__init__(seats, options)
        self.circle = circle_for(seats)
        self.open_procedure = options["procedure"] == OPEN
        self.advanced_support = options["advanced-support"] == "yes"
        self.six_different_girls = options["edition"] == "zh-hant"  # YK-D4
        self.random_orientations = options["orientations"] == "random"
        self.with_orientations = options["orientations"] != "none"
        self.given = given
        self.brisk = options.get("brisk") == "yes"
        self.turns = self.parameter("turns", 9)
        # YK-3.2, YK-8.2: after turn 3 and after turn 6.
        self.extra_after_3 = self.parameter("extra-after-3", 3 if self.with_orientations else 1)
        self.extra_after_6 = self.parameter("extra-after-6", 5 if self.with_orientations else 3)
        self.kiss = self.parameter("kiss", 4)
        self.most_control = SETUP_POINTS + self.extra_after_3 + self.extra_after_6

    def points_in(self, turn: int) -> int:
        """How many points are on every sheet in this turn: everybody knows."""
        extra = (self.extra_after_3 if turn > 3 else 0) + (self.extra_after_6 if turn > 6 else 0)
        return SETUP_POINTS + extra

    def extra_after(self, turn: int) -> int:
        """How many points of support everybody adds after this turn."""
        return self.extra_after_3 if turn == 3 else self.extra_after_6 if turn == 6 else 0


def yurikure_settings(options: dict[str, str], seats: int) -> YurikureSettings:
    """Settings from checked options. Raises `BadOption` where they contradict each other."""
    wanted = " ".join(options["orientations"].lower().split())
    if wanted != "none" and options["advanced-support"] == "yes":
        raise BadOption(Refusal("yurikure-advanced-with-orientations", "YK-8.2", {}))
    given: list[list[Orientation]] = []
    if wanted == "standard":
        given = standard_orientations(seats)
    elif wanted not in ("none", "random"):
        given = _given_orientations(wanted, seats)
        wanted = "; ".join(
            f"{GIRLS[girl]} {' '.join(orientation.name for orientation in has)}"
            for girl, has in enumerate(given)
        )
    canonical = {**options, "orientations": wanted}
    if options["brisk"] == "no":  # records from before the option have none
        del canonical["brisk"]
    return YurikureSettings(seats, canonical, given)


def standard_orientations(seats: int) -> list[list[Orientation]]:
    """As the expansion lists them (YK-8.10 to YK-8.17)."""
    girls = circle_for(seats).girls
    return [[o for o in ORIENTATIONS if GIRLS[girl] in o.holders] for girl in range(girls)]


def draw_orientations(girls: int, chance: Chance) -> list[list[Orientation]]:
    """Random ones that keep YK-8.1: drawn girl by girl from those that are left, and all over again
    where that leads nowhere."""
    while True:
        left = [MOST_HOLDERS] * len(ORIENTATIONS)
        drawn: list[list[Orientation]] = []
        for girl in range(girls):
            bag = [number for number, copies in enumerate(left) if copies > 0]
            if len(bag) < EACH:
                break
            has: list[int] = []
            for _ in range(EACH):
                chance.about({"girl": GIRL_KEYS[girl]})
                has.append(chance.draw(bag, "yurikure-chance-orientation"))
            has.sort()
            for number in has:
                left[number] -= 1
            drawn.append([ORIENTATIONS[number] for number in has])
        if len(drawn) == girls:
            return drawn


def _given_orientations(text: str, seats: int) -> list[list[Orientation]]:
    """``akane cool shy; shirakaba …``: two for every girl. Raises `BadOption` by YK-8.1."""
    girls = circle_for(seats).girls
    given: list[list[Orientation]] = [[] for _ in range(girls)]
    for part in text.split(";"):
        words = part.split()
        if not words or words[0] not in GIRLS[:girls]:
            raise _wrong("yurikure-orientation-girl", {"text": part.strip(), "allowed": GIRLS[:girls]})
        girl = GIRLS.index(words[0])
        if given[girl]:
            raise _wrong("yurikure-orientation-twice", {"text": words[0]})
        for word in words[1:]:
            known = [orientation for orientation in ORIENTATIONS if orientation.name == word]
            if not known:
                names = [orientation.name for orientation in ORIENTATIONS]
                raise _wrong("yurikure-orientation-unknown", {"text": word, "allowed": names})
            given[girl] += known
    for girl, has in enumerate(given):
        if len({orientation.name for orientation in has}) != EACH or len(has) != EACH:
            raise _wrong("yurikure-orientation-two", {"text": GIRLS[girl], "count": len(has)})
    for orientation in ORIENTATIONS:
        holders = sum(1 for has in given if orientation in has)
        if holders > MOST_HOLDERS:
            raise _wrong("yurikure-orientation-holders", {"text": orientation.name, "count": holders})
    return given


def _wrong(code: str, facts: Facts) -> BadOption:
    return BadOption(Refusal(code, "YK-8.1", facts))
