"""The client's own rules for a support sheet (web/src/features/sheet/sheet-rules.ts), for phones without a connection: on very many
sheets, legal and not, they say what the engine says."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.refusal import BadOption, Refusal
from madoi.games import find
from madoi.games.yurikure.notation import HAND_IN, reveal, support
from madoi.games.yurikure.rules import scoring
from madoi.games.yurikure.rules.control import Control
from madoi.games.yurikure.rules.girls import GIRLS, Circle, circle_for
from madoi.games.yurikure.rules.relations import SINGLE, UNSWORN
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet, SheetRound
from madoi.games.yurikure.settings import PARAMETERS, YurikureSettings
from support.node import run_in_node

Data = dict[str, Any]

SHEETS = 1500
SETUP_FAULTS = [
    "web-sheet-fault-value",
    "web-sheet-fault-twice",
    "web-sheet-fault-missing",
    "web-sheet-fault-same-pair",
]
JUDGE = """
const { findFaults, controlOf, scoreSheet, GIRLS, SETUP_VALUES, MAX_EXTRA } = client;
const judged = given.map((sheet) => ({
  faults: findFaults(sheet).map(({ code, rule }) => [code, rule]),
  control: controlOf(sheet),
  final: scoreSheet(sheet),
}));
console.log(JSON.stringify({ judged, girls: GIRLS, values: SETUP_VALUES, most: MAX_EXTRA }));
"""


def judged(sheets: list[Data]) -> Data:
    """What the client says about these sheets."""
    answer: Data = run_in_node(["features/sheet/sheet-rules"], JUDGE, sheets)
    return answer


def drawn(chance: random.Random) -> Data:
    """A sheet somewhere in a game: mostly legal, or broken in one way or several."""
    players = chance.choice([3, 4, 5])
    terms: Data = {
        "players": players,
        "advanced": chance.random() < 0.3,
        "orientations": chance.random() < 0.3,
        "extra": [chance.choice([None, None, None, 0, 2, 8]) for _ in range(2)],
    }
    pairs = [list(pair) for pair in combinations(GIRLS if players == 5 else GIRLS[:7], 2)]
    turn = chance.choice([0, 3, 6])
    points: list[Data] = []
    places = chance.choices(pairs, k=5) if terms["advanced"] else chance.sample(pairs, 5)
    points += [
        {"pair": pair, "value": value, "round": 0} for pair, value in zip(places, SETUP_VALUES, strict=True)
    ]
    usual = (3, 5) if terms["orientations"] else (1, 3)
    for after, number, most in zip((3, 6), terms["extra"], usual, strict=True):
        left = most if number is None else number
        while turn >= after and left > 0:
            value = chance.randint(1, left)
            points.append({"pair": chance.choice(pairs), "value": value, "round": after})
            left -= value
    sheet: Data = {
        "terms": terms,
        "round": turn,
        "points": points,
        "revealed": {},
        "others": {},
        "couples": [],
    }
    for _ in range(chance.choice([0, 0, 1, 2])):
        spoil(sheet, chance)
    for girl in chance.sample(GIRLS[:7], 3):
        most = sum(point["value"] for point in sheet["points"] if girl in point["pair"])
        sheet["revealed"][girl] = chance.randint(0, max(0, most + chance.choice([0, 0, 0, 1])))
        others = chance.randint(0, 8)
        sheet["others"][girl] = others + (others == sheet["revealed"][girl] and chance.random() < 0.8)
    couples = chance.sample(pairs, chance.randint(0, 7))
    sheet["couples"] = [{"pair": pair, "fated": chance.random() < 0.1} for pair in couples]
    return sheet


def spoil(sheet: Data, chance: random.Random) -> None:
    points: list[Data] = sheet["points"]
    point = chance.choice(points)
    match chance.randrange(6):
        case 0:
            points.remove(point)
        case 1:
            point["value"] = chance.choice([1, 2, 3, 4, 5, 6, 9])
        case 2:
            point["pair"] = chance.choice(points)["pair"][::-1]
        case 3:
            points.append(
                {"pair": chance.sample(GIRLS[:7], 2), "value": 1, "round": chance.choice([0, 3, 6])}
            )
        case 4:
            point["pair"] = chance.sample(GIRLS, 2)
        case _:
            point["round"] = chance.choice([0, 3, 6])
    if not points:
        points.append(point)


def settings_of(terms: Data) -> YurikureSettings | Refusal:
    options = {
        "advanced-support": "yes" if terms["advanced"] else "no",
        "orientations": "standard" if terms["orientations"] else "none",
    }
    for name, number in zip(("extra-after-3", "extra-after-6"), terms["extra"], strict=True):
        if number is not None:
            options[name] = str(number)
    try:
        found = find("yurikure").settings(options, terms["players"])
    except BadOption as bad:
        return bad.refusal
    assert isinstance(found, YurikureSettings)
    return found


@cache
def asked_for_sheets(players: int, advanced: bool) -> State:
    options = {"advanced-support": "yes" if advanced else "no"}
    game = find("yurikure")
    return game.new(game.settings(options, players), Seeded("sheets"))[0]


def of_setup(sheet: Data) -> str:
    """By which rule the setup is not legal; empty: it is. A game that waits for sheets is told this one, the largest
    value first, and then that it is final."""
    state = asked_for_sheets(sheet["terms"]["players"], sheet["terms"]["advanced"]).copy()
    given = sorted(
        (point for point in sheet["points"] if point["round"] == 0), key=lambda point: -point["value"]
    )
    if [point["value"] for point in given] != SETUP_VALUES:
        return "YK-2.5"
    for point in given:
        action = support(*(GIRLS.index(girl) for girl in point["pair"]))
        refusal = state.why_not(0, action)
        if refusal is not None:
            return refusal.rule
        state.play(0, action)
    refusal = state.why_not(0, HAND_IN)
    return refusal.rule if refusal else ""


def of_extra(sheet: Data, settings: YurikureSettings, turn: int) -> str:
    """The points of a later round, one by one; none is legal while it has not come."""
    due = SheetRound([1] * settings.extra_after(turn), False, False, "YK-3.2")
    kept = Sheet(settings.circle.pairs)
    given = [point for point in sheet["points"] if point["round"] == turn]
    if not given and sheet["round"] < turn:
        return ""
    for point in given:
        for _ in range(point["value"]):
            one, other = (GIRLS.index(girl) for girl in point["pair"])
            refusal = due.why_not(settings.circle, kept, support(one, other))
            if refusal is not None:
                return refusal.rule
            kept.draft.append(settings.circle.pair(one, other))
    refusal = due.why_not(settings.circle, kept, HAND_IN)
    return refusal.rule if refusal else ""


def engine_sheet(sheet: Data, circle: Circle) -> Sheet:
    kept = Sheet(circle.pairs)
    for point in sheet["points"]:
        pair = circle.pair(*(GIRLS.index(girl) for girl in point["pair"]))
        (kept.extra if point["round"] else kept.setup)[pair] += point["value"]
    return kept


def test_the_client_judges_sheets_as_the_engine_does() -> None:
    chance = random.Random("sheets")
    sheets = [drawn(chance) for _ in range(SHEETS)]
    answer = judged(sheets)
    assert answer["girls"] == GIRLS
    assert answer["values"] == SETUP_VALUES
    assert {answer["most"]} == {number.most for number in PARAMETERS if number.name.startswith("extra-")}
    seen: Counter[str] = Counter()
    for sheet, said in zip(sheets, answer["judged"], strict=True):
        codes = {code for code, _ in said["faults"]}
        rules = dict(said["faults"])
        seen.update(codes or {"none"})
        circle = circle_for(sheet["terms"]["players"])
        settings = settings_of(sheet["terms"])
        if isinstance(settings, Refusal):
            assert rules[settings.code] == settings.rule, sheet
            continue
        assert "yurikure-advanced-with-orientations" not in codes, sheet
        strangers = {girl for point in sheet["points"] for girl in point["pair"]} - set(GIRLS[: circle.girls])
        assert bool(strangers) == ("web-sheet-fault-girl" in codes), sheet
        if strangers:
            continue
        in_setup = [rule for code, rule in said["faults"] if code in SETUP_FAULTS]
        rule = of_setup(sheet)
        assert set(in_setup) == ({rule} if rule else set()), (sheet, in_setup)
        in_extra = [of_extra(sheet, settings, turn) for turn in (3, 6)]
        assert any(in_extra) == ("web-sheet-fault-points" in codes), sheet
        if any(in_extra):
            assert rules["web-sheet-fault-points"] == ("YK-8.2" if settings.with_orientations else "YK-3.2")
        kept = engine_sheet(sheet, circle)
        own = kept.control(circle)
        assert said["control"] == dict(zip(GIRLS, own, strict=False)), sheet
        same_reveals(sheet, own, rules)
        same_ending(sheet, kept, circle, said["final"])
    assert seen["none"] > SHEETS / 6
    assert all(
        seen[code] > 10 for code in [*SETUP_FAULTS, "web-sheet-fault-girl", "web-sheet-fault-equal"]
    ), seen


def same_reveals(sheet: Data, own: list[int], rules: dict[str, str]) -> None:
    """YK-4.1, YK-4.2, asked of the engine as if the last of the two had just been revealed."""
    refused = set()
    for girl, value in sheet["revealed"].items():
        if not value:
            continue
        number = GIRLS.index(girl)
        alone = Control([own], [[0] * len(own)])
        too_much = alone.why_not_reveal(0, reveal(number, value))
        if too_much is not None:
            refused.add((too_much.code, too_much.rule))
        if value == sheet["others"].get(girl, 0):
            others = [0] * len(own)
            others[number] = value
            after = Control([[99] * len(own)] * 2, [[0] * len(own), others])
            equal = after.why_not_reveal(0, reveal(number, value))
            assert equal is not None
            refused.add(("web-sheet-fault-equal", equal.rule))
    about = ("yurikure-reveal-too-much", "web-sheet-fault-equal")
    assert refused == {(code, rules[code]) for code in about if code in rules}, sheet


def same_ending(sheet: Data, kept: Sheet, circle: Circle, said: Data) -> None:
    """YK-7.4 to YK-7.6 and YK-9."""
    number = {
        circle.pair(*(GIRLS.index(girl) for girl in couple["pair"])): couple["fated"]
        for couple in sheet["couples"]
    }
    couple = [UNSWORN if pair in number else SINGLE for pair in range(circle.pairs)]
    fated = [pair for pair in number if number[pair]]
    groups = scoring.polygamy_pairs(circle, couple)
    ending = "fated" if fated else "polygamy" if groups else "nine-turns"
    pairs = fated or groups or list(number)
    revealed = [sheet["revealed"].get(girl, 0) for girl in GIRLS[: circle.girls]]
    assert said["ending"] == ending, sheet
    assert said["sum"] == scoring.support_sums([kept], pairs, ending != "polygamy")[0], sheet
    assert sum(line["points"] for line in said["lines"]) == said["sum"]
    assert said["girls"] == [GIRLS[girl] for girl in scoring.girls_of(circle, pairs)], sheet
    assert said["exposure"] == scoring.exposure(circle, Control([], [revealed]), pairs)[0], sheet
