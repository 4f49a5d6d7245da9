"""The pictures of the rules (web/src/features/rules/pictures): each belongs to a rule and is said in words, and what it shows is
what the engine says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from madoi.core.capabilities import reference_data
from madoi.core.event import Event
from madoi.core.manual_chance import ManualChance
from madoi.games import NAMES, find
from madoi.games.kasane.rules.cards import PLUS_ONE, column_height_for, columns_for, deck_for, plus_ones_for
from madoi.games.kasane.rules.ending import COLOUR_POINTS, ROW_FOR_BONUS, TWELVE_POINTS
from madoi.games.kasane.rules.point_table import shipped_table
from madoi.games.kasane.rules.yaku import IDS
from madoi.games.lily.rules.areas import ADJACENT, AREAS, RANGES, REACH
from madoi.games.yurikure.rules.girls import GIRLS, NINE
from madoi.games.yurikure.rules.orientations import ORIENTATIONS, Orientation
from madoi.games.yurikure.rules.phases import Phases
from madoi.games.yurikure.rules.relations import SINGLE, SWORN, UNSWORN, Relations
from madoi.games.yurikure.rules.scoring import polygamy_pairs
from madoi.games.yurikure.rules.sheets import Sheet
from madoi.words import LANGUAGES, rule_key, words
from support.games.kasane.plain_yaku import is_yaku

FOLDER = Path(__file__).parents[2] / "web" / "src" / "features" / "rules" / "pictures"
Data = dict[str, Any]
PICTURES: dict[str, Data] = json.loads((FOLDER / "pictures.json").read_text(encoding="utf-8"))
FEWEST = 10


def shown(rule: str) -> Data:
    """What the picture of a rule is given."""
    found: Data = PICTURES[rule].get("shows", {})
    return found


def of(drawing: str) -> list[str]:
    """The rules with such a drawing."""
    return [rule for rule, picture in PICTURES.items() if picture["drawing"] == drawing]


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_belongs_to_a_rule(name: str) -> None:
    rules = find(name).rules
    mine = [rule for rule in PICTURES if rule in rules]
    assert len(mine) >= FEWEST
    assert mine == [rule for rule in rules if rule in PICTURES], "they stand in the order of the book"
    assert {PICTURES[rule]["drawing"].partition("/")[0] for rule in mine} == {name}


def test_there_are_no_others_and_all_can_be_drawn() -> None:
    rules = {rule for name in NAMES for rule in find(name).rules}
    assert set(PICTURES) <= rules
    drawings = {picture["drawing"] for picture in PICTURES.values()}
    assert [drawing for drawing in drawings if not (FOLDER / f"{drawing}.svelte").exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_said_in_words_and_nothing_else_is(language: str) -> None:
    file = Path(__file__).parents[2] / "src" / "madoi" / "words" / language / "rules-pictures.ftl"
    keys = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys == [rule_key("picture", rule) for rule in PICTURES]
    assert all(words(language).text(key) for key in keys)


# Colors of Kasane


@pytest.mark.parametrize("rule", of("kasane/Yaku"))
def test_examples_of_yaku(rule: str) -> None:
    picture = shown(rule)
    assert rule == f"KS-3.{IDS.index(picture['yaku']) + 1}"
    assert all(is_yaku(picture["yaku"], cards) for cards in picture["yes"])
    assert not any(is_yaku(picture["yaku"], cards) for cards in picture.get("no", []))


@pytest.mark.parametrize("rule", of("kasane/Turn"))
def test_turns(rule: str) -> None:
    picture = shown(rule)
    took_plus_one = picture["take"] == PLUS_ONE
    points = 1 if took_plus_one else 0
    if "yaku" in picture:
        hand = picture["hand"] + ([] if took_plus_one else [picture["take"]])
        joined = picture["robe"][-1:] if picture.get("join") else []
        cards = joined + hand[len(joined) - picture["count"] :]
        assert len(cards) == picture["count"]
        assert is_yaku(picture["yaku"], cards)
        table = shipped_table()
        points += table.cells[table.cell_index(IDS.index(picture["yaku"]), picture["count"])].points[0]
    assert picture["points"] == points


def test_the_common_area_and_a_round_that_is_over() -> None:
    begins, ends = shown("KS-1.3")["columns"], shown("KS-4.1")["columns"]
    assert [len(column) for column in begins] == [column_height_for(4)] * columns_for(4)
    deck = deck_for(4, plus_ones_for(4))
    laid = [card for column in begins for card in column]
    assert all(laid.count(card) <= deck.count(card) for card in laid)
    assert sum(len(column) for column in ends) == 4


def test_cells_are_those_of_the_table() -> None:
    table = shipped_table()
    picture = shown("KS-2.5")
    for cell in picture["cells"]:
        printed = table.cells[table.cell_index(IDS.index(picture["yaku"]), cell["count"])]
        assert cell["points"] == printed.points
        assert 0 <= cell["taken"] <= len(printed.points)


def test_the_last_count() -> None:
    for rule in ("KS-5.1", "KS-5.2"):
        assert shown(rule)["scale"] == COLOUR_POINTS[1:]
        assert len(shown(rule)["row"]) >= ROW_FOR_BONUS
    assert shown("KS-5.2")["twelve"] == TWELVE_POINTS
    assert len(shown("KS-5.2")["row"]) == 12


# Yuri-Kure

MARKERS = {"unsworn": UNSWORN, "sworn": SWORN}


def relations(bonds: list[Data]) -> Relations:
    """The table of relationships with these bonds and no others."""
    made = Relations(NINE, [0] * NINE.pairs, [0] * NINE.pairs, [SINGLE] * NINE.pairs)
    for bond in bonds:
        number = pair(bond["pair"])
        made.favor[number] = bond.get("favor", 0)
        made.discomfort[number] = bond.get("discomfort", 0)
        made.couple[number] = MARKERS.get(bond.get("couple", ""), SINGLE)
    return made


def pair(names: list[str]) -> int:
    one, other = (GIRLS.index(name) for name in names)
    return NINE.pair(one, other)


def told(table: Relations) -> list[list[int]]:
    return [table.favor, table.discomfort, table.couple]


def orientation(name: str) -> Orientation:
    return next(one for one in ORIENTATIONS if one.name == name)


BY_ITSELF = {"YK-6.4", "YK-8.11"}


@pytest.mark.parametrize("rule", of("yurikure/RelationChange"))
def test_what_is_changed_between_girls(rule: str) -> None:
    picture = shown(rule)
    table, events = relations(picture["from"]), list[Event]()
    first = pair(picture["arrow"]["to"] + [picture["arrow"]["from"]]) if "arrow" in picture else -1
    if rule == "YK-5.1":
        table.raise_favor(events, first, 1, rule)
        table.disturb_others(events, first, rule)
    elif rule == "YK-5.5":
        made = pair(picture["to"][0]["pair"])
        table.become_couple(events, made, rule)
        table.disturb_others(events, made, rule)
    elif rule == "YK-6.3":
        table.break_up(events, pair(picture["from"][0]["pair"]), rule)
    elif rule in BY_ITSELF:
        standard = [[one for one in ORIENTATIONS if girl in one.holders] for girl in GIRLS]
        Phases(table, standard, list(range(9)), 4, ManualChance([])).roll_for_couples(events)
    else:
        own = next(one for one in ORIENTATIONS if one.rule == rule)
        meets = picture["arrow"]["to"][0]
        raised = {
            "YK-8.12": 3 if own.chooses_at_start() else 0,
            "YK-8.13": own.flattered(),
            "YK-8.14": own.approached(table.favor[first]),
        }[rule]
        assert (picture["arrow"]["from"] if rule == "YK-8.12" else meets) in own.holders
        table.raise_favor(events, first, raised, rule)
    assert told(table) == told(relations(picture["to"]))


def outcome_of(picture: Data, face: int) -> str:
    """What a face does, as the engine plays it: between two girls of whom one has the orientation."""
    kind, favor, discomfort = picture["kind"], picture.get("favor", 0), picture.get("discomfort", 0)
    name = picture.get("orientation")
    own = [orientation(name)] if name else []
    if kind == "confession":
        limit = favor + sum(one.courage() for one in own)
        return "couple" if face <= limit else "favor"
    table = relations(
        [{"pair": ["akane", "sorai"], "favor": favor, "discomfort": discomfort, "couple": "unsworn"}]
    )
    number = pair(["akane", "sorai"])
    events: list[Event] = []
    phases = Phases(table, [own, *[[]] * 8], list(range(9)), 4, ManualChance([face]))
    if kind == "kiss":
        phases.roll_for_kisses(-1, events)
        return "kiss" if table.couple[number] == SWORN else "fails"
    phases.roll_for_couples(events)
    if table.couple[number] == SINGLE:
        return "break"
    changed = (table.favor[number] - favor, table.discomfort[number] - discomfort)
    return {(1, 0): "favor", (0, 1): "discomfort", (0, 0): "same"}[changed]


@pytest.mark.parametrize("rule", of("yurikure/DieOutcomes"))
def test_what_each_face_of_a_die_does(rule: str) -> None:
    picture = shown(rule)
    assert picture["outcomes"] == [outcome_of(picture, face) for face in range(1, 7)]
    if "orientation" in picture:
        own = orientation(picture["orientation"])
        assert own.rule == rule
        assert picture["more"] == own.courage() + own.charm() + own.patience()


@pytest.mark.parametrize("rule", of("yurikure/Bids"))
def test_whoever_reveals_shows_more_than_everybody(rule: str) -> None:
    steps = [(step["seat"], step["does"]) for step in shown(rule)["steps"]]
    values = [int(does.removeprefix("reveal ")) for _, does in steps if does.startswith("reveal")]
    assert values == sorted(set(values))
    controller = int(shown(rule).get("controller", -1))
    seats = [seat for seat, _ in steps]
    if rule == "YK-4.4":  # from the controller's left; anew from the left of whoever revealed
        assert seats == [(controller + 1 + place) % 4 for place in range(5)]
        assert [does for _, does in steps[1:]] == ["pass"] * 4
    if rule == "YK-4.5":  # who declares, then from their right and on to the right
        assert seats == [controller, (controller - 1) % 4, (controller - 2) % 4]
    if rule == "YK-4.9":
        assert sorted(seats[1:]) == sorted({0, 1, 2, 3} - {controller})


def test_sheets() -> None:
    assert sorted(one["points"] for one in shown("YK-2.5")["support"]) == [1, 2, 3, 4, 5]
    assert len({pair(one["pair"]) for one in shown("YK-2.5")["support"]}) == 5
    for row in shown("YK-9.1")["rows"]:
        sheet = Sheet(1)
        sheet.setup[0], sheet.extra[0] = sum(row["setup"]), sum(row["extra"])
        assert row["counted"] == sheet.counted(0)


def test_orientations_groups_and_votes() -> None:
    assert shown("YK-8.1")["standard"] == {one.name: one.holders for one in ORIENTATIONS}
    for example in shown("YK-7.5")["examples"]:
        assert example["good"] == bool(polygamy_pairs(NINE, relations(example["bonds"]).couple))
    for rule in of("yurikure/CircleExample"):
        for girl, vote in shown(rule).get("votes", {}).items():
            friendly = rule == "YK-8.15" and girl in orientation("friendly").holders
            assert vote["count"] == (orientation("friendly").votes() if friendly else 1)


# Lily

CARDS: dict[str, Data] = json.loads((FOLDER / "lily" / "cards.json").read_text(encoding="utf-8"))


def test_the_cards_are_those_of_the_set() -> None:
    game = find("lily")
    printed: Any = reference_data(game, game.settings({}, 2))["cards"]
    for card, example in CARDS.items():
        same = {name: printed[card][name] for name in example}
        assert {**example, "skills": [], "flavour": {}} == {**same, "skills": [], "flavour": {}}


@pytest.mark.parametrize("rule", of("lily/Fields"))
def test_who_is_reached_and_where_one_may_go(rule: str) -> None:
    picture = shown(rule)
    for example in picture["examples"]:
        start, to = AREAS.index(example["from"]), {AREAS.index(area) for area in example["to"]}
        if rule == "LY-6.6":
            assert to == set(ADJACENT[start])
        elif "range" in picture:
            assert to == set(REACH[RANGES.index(picture["range"])][start])
        else:
            (attacked,) = to
            also = {AREAS.index(area) for area in example["also"]}
            assert also <= set(ADJACENT[attacked])
            assert rule == "LY-7.5" or (attacked >= 3 and also == {attacked - 3})


@pytest.mark.parametrize("rule", of("lily/BattleSum"))
def test_sums_of_battles(rule: str) -> None:
    picture = shown(rule)
    totals = []
    for side in ("attacker", "defender"):
        fighter, support = CARDS[picture[side]["card"]], CARDS[picture[side]["support"]]
        failed = fighter["name"] == support["name"]
        assert picture[side].get("failed", False) == failed
        doubled = side == "attacker" and (picture.get("critical") or picture.get("counter") == "sange")
        assert picture[side].get("times", 1) == (2 if doubled else 1)
        totals.append(fighter["power"] * (2 if doubled else 1) + (0 if failed else support["support"]))
        # The caption tells the same numbers.
        assert rule not in ("LY-8.8", "LY-8.11") or str(totals[-1]) in words("en").text(
            rule_key("picture", rule)
        )
    if rule == "LY-8.11":
        assert totals[0] == totals[1]


@pytest.mark.parametrize("rule", of("lily/Coupling"))
def test_couplings(rule: str) -> None:
    picture = shown(rule)
    names: list[str] = []
    for one in picture["coupling"]:  # LY-4.8
        name = CARDS[one["card"]]["name"]
        assert one["up"] == (name not in names)
        names.append(name)
    colours = {CARDS[one["card"]]["color"] for one in picture["coupling"] if one["up"]}
    for played in picture.get("played", []):  # LY-6.4
        levels = sum(CARDS[card]["level"] for card in played["cards"])
        assert played["good"] == (levels < len(picture["coupling"]))
        assert {CARDS[card]["color"] for card in played["cards"]} <= colours


def test_a_level_up_is_of_one_name() -> None:
    below, above = (CARDS[shown("LY-6.8")[place]] for place in ("below", "above"))
    assert below["name"] == above["name"]
    assert below["level"] < above["level"]
