"""Printed and done cannot differ: random skills are run in random positions, and what happened is compared with what the
English text promises. The text alone is read here; the card file and its nodes are not looked at.

Compared are zone and owner, number, filter, destination, who chooses, whether one may take fewer, and who sees the cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS, EVENT
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.rules.piles import card_of, knows
from madoi.games.lily.skills.reader.fields import CardFileError
from madoi.games.lily.skills.reader.skills import Reader
from madoi.words import words
from support.games.lily.duel import AREA_NAMES
from support.games.lily.plain_cards import NAMES, Story, girl

ZONES = {"hand": "hand", "trash": "trash", "coupling area": "coupling", "deck": "deck"}
COLOR_NAMES = {"White Lily": 0, "Hexagram": 1, "Rhododendron": 2}
POOL = "a2 a3 b2 c1 c2 c3 c4 d1 d2 d3 g1 g2 g4 h2 x10 x20 quiet calm annaday claraday"
NUMBER = r"(?P<upto>up to )?(?P<number>\d+) "


# Random skills.


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def some_filters(chance: random.Random, on_field: bool) -> dict[str, object]:
    found: dict[str, object] = {}
    choices: list[dict[str, object]] = [
        {"color": chance.choice(COLORS)},
        {"level-most": chance.randint(1, 3)},
        {"level-least": chance.randint(2, 3)},
        {"level-least": 2, "level-most": 3},
        {"power-most": chance.choice([30, 40, 60])},
        {"power-least": chance.choice([40, 60])},
        {"named": chance.choice(["clara", "self", "leader", "partner"])},
    ]
    if on_field:
        choices += [{"row": chance.choice(["front", "back"])}, {"active": chance.random() < 0.5}]
        choices += [{"leader": False}, {"column": "same"}, {"below-least": 1}, {"below-most": 0}]
    else:
        choices += [{"kind": chance.choice(["character", "event"])}] * 2
    for one in chance.sample(choices, chance.choice([0, 1, 1, 2])):
        found.update(one)
    return found


def how_many(chance: random.Random) -> dict[str, object]:
    return chance.choice([{}, {}, {"count": 2}, {"up-to": 1}, {"up-to": 2}])


def some_effect(chance: random.Random) -> dict[str, object]:
    kind = chance.choice(["pick", "pick", "pick", "all", "top", "draw", "characters", "characters"])
    whose = chance.choice(["you", "opponent"])
    to = chance.choice(
        ["hand", "hand", "hand", "trash", "coupling", "deck-top", "deck-bottom", "deck", "removed"]
    )
    if kind == "draw":
        return {"draw": chance.randint(1, 3), "who": chance.choice(["you", "opponent", "both"])}
    if kind == "top":
        return {"put": {"top": chance.randint(1, 3), "whose": whose}, "to": chance.choice(["hand", "trash", "coupling", "removed"])}  # fmt: skip
    if kind == "all":
        zone = chance.choice(["hand", "trash", "coupling"])
        return {"put": {"all": zone, "whose": whose, **some_filters(chance, False)}, "to": to}
    if kind == "pick":
        zone = chance.choice(["hand", "trash", "coupling", "deck", "deck"])
        by = chance.choice([{}, {}, {"by": chance.choice(["you", "opponent"])}])
        return {"put": {"pick": zone, "whose": whose, **how_many(chance), **by, **some_filters(chance, False)}, "to": to}  # fmt: skip
    group = chance.choice(["allies", "enemies", "characters"])
    some = some_filters(chance, True)
    target: dict[str, object] = {"all": group, **some}
    if chance.random() < 0.7:
        target = {"pick": group, **how_many(chance), **chance.choice([{}, {}, {"by": "opponent"}]), **some}
    verb = chance.choice(
        ["defeat", "activate", "deactivate", "return", "remove", "power", "set-power", "halve"]
    )
    if verb in ("power", "set-power"):
        return {verb: 20, "on": target}
    if verb == "return":
        return {verb: target, "to": chance.choice(["hand", "deck-top", "deck-bottom", "deck"])}
    return {verb: target}


# What a text promises.


@dataclass
class Promise:
    """Read from the printed text."""

    verb: str = ""
    number: int = 0
    up_to: bool = False
    all: bool = False
    owner: int = 0  # 0: you, 1: the opponent
    zone: str = ""
    to: str = ""
    side: str = ""  # allies, enemies, characters
    filters: dict[str, object] = field(default_factory=dict)
    revealed: bool = False
    by_opponent: bool = False


def read_filters(text: str, promise: Promise) -> None:
    """A noun with what is asked of it; every word must be understood."""
    rest = text.strip()
    for name, number in COLOR_NAMES.items():
        if name in rest:
            promise.filters["color"], rest = number, rest.replace(name, "")
    patterns = {
        r"of level (\d) to (\d)": ("level-between", int),
        r"of level (\d) or lower": ("level-most", int),
        r"of level (\d) or higher": ("level-least", int),
        r"of level (\d)": ("level", int),
        r"with exactly (\d+) power": ("power", int),
        r"with (\d+) to (\d+) power": ("power-between", int),
        r"with (\d+) or less power": ("power-most", int),
        r"with (\d+) or more power": ("power-least", int),
        r"named (\w+)": ("named", str),
        r"with this card's name": ("named-self", str),
        r"with your leader's name": ("named-leader", str),
        r"with your partner's name": ("named-partner", str),
        r"in the (front|back)": ("row", str),
        r"in this character's column": ("column", str),
        r"with at least (\d) card below": ("below-least", int),
        r"without cards below": ("below-none", str),
        r"\bnon-leader\b": ("leader", str),
        r"\binactive\b": ("inactive", str),
        r"\bactive\b": ("active", str),
        r"character cards?": ("kind-character", str),
        r"event cards?": ("kind-event", str),
    }
    for pattern, (name, kind) in patterns.items():
        match = re.search(pattern, rest)
        if match:
            values = [kind(one) for one in match.groups()]
            promise.filters[name] = values if len(values) > 1 else values[0] if values else True
            rest = rest[: match.start()] + rest[match.end() :]
    noun = re.sub(r"\s+", " ", rest).strip()
    sides = {"ally": "allies", "enemy": "enemies", "character": "characters", "card": "", "": ""}
    single = re.sub(r"ies$", "y", noun) if noun.endswith("ies") else noun.removesuffix("s")
    assert single in sides, f"not understood: {noun!r} in {text!r}"
    promise.side = sides[single]


DESTINATIONS = {
    r"into (your|your opponent's) hand": "hand",
    r"into (your|your opponent's) trash": "trash",
    r"into (your|your opponent's) coupling area": "coupling",
    r"on top of (your|your opponent's) deck": "deck-top",
    r"on the bottom of (your|your opponent's) deck": "deck-bottom",
}
ZONE = r"(?P<whose>your opponent's|your) (?P<zone>hand|trash|coupling area|deck)"
CARDS = rf"(?:all |{NUMBER})(?P<what>[^,]*?)(?P<theirs> of your opponent's choice)? from {ZONE}"


def promised(text: str) -> Promise:
    """The promise of a text "[Activated] [Once a turn]: …."."""
    said = text.split(": ", 1)[1].removesuffix(".")
    promise = Promise()
    if match := re.fullmatch(r"(let your opponent |let both players )?draw (\d) cards?", said):
        promise.verb, promise.number = "draw", int(match[2])
        promise.owner = {None: 0, "let your opponent ": 1, "let both players ": 2}[match[1]]
        return promise
    if said.startswith(("reveal your opponent's hand, then ", "reveal your hand, then ")):
        promise.revealed, said = True, said.split(", then ", 1)[1]
    if match := re.fullmatch(
        r"(?:put|remove) the top (?:(\d) )?cards? of (your|your opponent's) deck (.*)", said
    ):
        promise.verb, promise.number, promise.owner = "top", int(match[1] or 1), int(match[2] != "your")
        promise.to = destination(match[3], promise)
        return promise
    forms = [
        rf"put {CARDS} (?P<to>.*?)(?: and shuffle that deck)?",
        rf"shuffle {CARDS} into (?:your|your opponent's) (?P<to>deck)",
        rf"remove {CARDS} (?P<to>from the game)(?: and shuffle that deck)?",
        rf"(?P<shown>reveal) {CARDS}, put (?:it|them) (?P<to>.*?) and shuffle that deck",
        rf"choose (?P<shown>and reveal )?{CARDS}, shuffle the rest of that deck and put what you chose (?P<to>on top|on the bottom)",
    ]
    for form in forms:
        if match := re.fullmatch(form, said):
            found = match.groupdict()
            promise.verb = "put"
            promise.all = f" all {found['what']}" in f" {said}" and found["number"] is None
            promise.number, promise.up_to = int(found["number"] or 0), bool(found["upto"])
            promise.owner, promise.zone = int(found["whose"] != "your"), ZONES[found["zone"]]
            promise.by_opponent = bool(found["theirs"])
            promise.revealed = promise.revealed or bool(found.get("shown"))
            promise.to = destination(found["to"], promise)
            read_filters(found["what"], promise)
            return promise
    return read_of_characters(said, promise)


def destination(text: str, promise: Promise) -> str:
    short = {"on top": "deck-top", "on the bottom": "deck-bottom", "deck": "deck", "from the game": "removed"}
    if text in short:
        return short[text]
    for pattern, name in DESTINATIONS.items():
        match = re.fullmatch(pattern, text)
        if match:
            assert (match[1] != "your") == bool(promise.owner), text  # always a place of the owner's
            return name
    raise AssertionError(f"not understood: {text}")


DEEDS = {
    r"defeat (?P<whom>.*)": "defeat",
    r"make (?P<whom>.*) active": "activate",
    r"make (?P<whom>.*) inactive": "deactivate",
    r"return (?P<whom>.*?)(?:, unless a leader,)? to the owner's hand, putting the cards below into the trash": "hand",
    r"put (?P<whom>.*?)(?:, unless a leader,)? on top of the owner's deck, the cards below into the trash": "deck-top",
    r"put (?P<whom>.*?)(?:, unless a leader,)? on the bottom of the owner's deck, the cards below into the trash": "deck-bottom",
    r"shuffle (?P<whom>.*?)(?:, unless a leader,)? into the owner's deck, putting the cards below into the trash": "deck",
    r"remove (?P<whom>.*?)(?:, unless a leader,)? and the cards below from the game": "removed",
    r"give (?P<whom>.*) \+20 power until the end of the turn": "power",
    r"set the printed power of (?P<whom>.*) to 20 until the end of the turn": "set",
    r"halve the power of (?P<whom>.*) \(rounded down\) until the end of the turn": "halve",
}


def read_of_characters(said: str, promise: Promise) -> Promise:
    match = re.fullmatch(rf"(let your opponent choose|choose) {NUMBER}(?P<who>.*?) and (?P<what>.*)", said)
    if match:
        promise.number, promise.up_to = int(match["number"]), bool(match["upto"])
        promise.by_opponent = match[1].startswith("let")
        read_filters(match["who"], promise)
        said = match["what"]
    for form, verb in DEEDS.items():
        if deed := re.fullmatch(form, said):
            promise.verb = verb
            if not match:
                assert deed["whom"].startswith("each "), said
                promise.all = True
                read_filters(deed["whom"].removeprefix("each "), promise)
            return promise
    raise AssertionError(f"not understood: {said}")


# What happened.


def has(duel: Story, card: Card, filters: dict[str, object]) -> bool:
    """Whether a card is as the text asks, by what is printed on it."""
    character = card.kind == CHARACTER
    named = {"named-leader": "anna", "named-partner": "bella", "named-self": "helga"}
    for name, value in filters.items():
        if name == "color" and card.color != value:
            return False
        if name.startswith(("level", "power")):
            number = card.level if name.startswith("level") else card.power
            limits = [int(str(one)) for one in (value if isinstance(value, list) else [value])]
            low = 0 if name.endswith("most") else limits[0]
            high = 999 if name.endswith("least") else limits[-1]
            if not character or not low <= number <= high:
                return False
        if (name == "kind-character" and not character) or (name == "kind-event" and card.kind != EVENT):
            return False
        if (name == "named" and card.name != str(value).lower()) or (
            name in named and card.name != named[name]
        ):
            return False
    return True


def stands_as(duel: Story, one: Character, source: Character, filters: dict[str, object]) -> bool:
    if not has(
        duel, duel.pool.cards[one.card], {n: v for n, v in filters.items() if n not in ("leader", "active")}
    ):
        return False
    below = len(one.cards) - 1
    checks = {
        "row": AREA_NAMES[one.area].endswith(str(filters.get("row", " "))[0]),
        "column": one.area % 3 == source.area % 3,
        "below-least": below >= int(str(filters.get("below-least", 0))),
        "below-none": below == 0,
        "leader": not one.leader,
        "active": one.active,
        "inactive": not one.active,
    }
    return all(checks[name] for name in filters if name in checks)


def contents(duel: Story) -> dict[tuple[int, str], Counter[str]]:
    found: dict[tuple[int, str], Counter[str]] = {}
    for seat, player in enumerate(duel.table.players):
        found[seat, "hand"] = Counter(duel.in_hand(seat))
        found[seat, "trash"] = Counter(duel.in_trash(seat))
        found[seat, "coupling"] = Counter(one.lstrip("-") for one in duel.in_coupling(seat))
        found[seat, "deck"] = Counter(duel.ids(player.deck.cards()))
        found[seat, "removed"] = Counter(duel.ids(player.removed))
        cards = [card for stands in player.characters() for card in stands.cards]
        found[seat, "field"] = Counter(duel.ids(cards))
    return found


def random_position(chance: random.Random, skill: str) -> Story:
    """Seat 0 has the skill in the left back; all zones have some cards, and the decks a few."""
    duel = (
        Story(girl("deed", "helga", "1 30 10", skill), seed=str(chance.random())).meet().stand(0, lb="deed")
    )
    for seat in (0, 1):
        for area, letter in zip(["lf", "rf", "cb", "rb"], "cdgh" if seat else "cdgx", strict=True):
            if chance.random() < 0.6 and letter != "x":
                level = chance.randint(1, 3)
                cards = " ".join(f"{letter}{n}" for n in range(chance.randint(1, level), level + 1))
                duel.stand(seat, **{area: cards + chance.choice(["", "-"])})
        deal = chance.sample(POOL.split() * 2, 20)
        zones = [" ".join(deal[start : start + chance.randint(0, 5)]) for start in (0, 5, 10, 15)]
        duel.hand(seat, zones[0]).trash(seat, zones[1]).couple(seat, coupled(zones[2], chance))
        duel.only(seat, f"{zones[3]} x30 x30 x30 near far both long")
    return duel


def coupled(ids: str, chance: random.Random) -> str:
    """Coupling cards: each name face up once at most (LY-4.8)."""
    seen: set[str] = set()
    found = []
    for id in ids.split():
        name = id.removesuffix("day") if id.endswith("day") else id[0]
        name = name[0] if id.endswith("day") else name
        down = name in seen or chance.random() < 0.3
        found.append(f"-{id}" if down else id)
        seen |= set() if down else {name}
    return " ".join(found)


def run_it(duel: Story, promise: Promise, chance: random.Random) -> None:
    """Use the skill and answer whatever it asks; who is asked, and whether fewer may be taken, is as promised."""
    duel.say(0, "skill lb 1")
    first = True
    while duel.asked()[0] in ("card", "character"):
        seat = duel.asked()[1]
        chooser = int(promise.by_opponent)
        assert seat == chooser, "somebody else chooses"
        legal = duel.legal(seat)
        picks = [text for text in legal if text != "pass"]
        if first and picks:
            assert ("pass" in legal) == promise.up_to, "the text says otherwise whether one may take fewer"
        first = False
        duel.say(seat, chance.choice(legal))


def moved_as_promised(duel: Story, promise: Promise, before: dict[tuple[int, str], Counter[str]]) -> None:
    """Cards went from the promised zone to the promised place, as many and as such as promised; nothing else changed."""
    after = contents(duel)
    at = (promise.owner, promise.zone)
    to = (promise.owner, "deck" if promise.to.startswith("deck") else promise.to)
    gone = before[at] - after[at]
    came = after[to] - before[to]
    if at == to:
        gone = came = Counter()
    assert gone == came
    fits = Counter(
        {
            id: n
            for id, n in before[at].items()
            if has(duel, duel.pool.cards[duel.pool.number_of[id]], promise.filters)
        }
    )
    if promise.zone == "coupling" and promise.filters:  # a face-down card gives no fact (LY-3.2)
        up = Counter(one for one in COUPLED[at[0]] if not one.startswith("-"))
        fits = Counter({id: min(n, up[id]) for id, n in fits.items()}) + Counter()
    assert not gone - fits, f"{gone - fits} went, which the text does not take"
    if promise.all:
        assert at == to or gone == fits
    elif at != to:
        assert sum(gone.values()) <= promise.number
        if not promise.up_to:
            assert sum(gone.values()) == min(promise.number, sum(fits.values()))
    for place, cards in before.items():
        if place not in (at, to):
            assert cards == after[place], f"{place} changed"


COUPLED: dict[int, list[str]] = {}
TRIES = 700


def skills_and_promises() -> list[tuple[int, str]]:
    found = []
    reader = Reader({name: {"ja": name, "zh-Hant": name, "en": name.capitalize()} for name in NAMES})
    for number in range(TRIES * 2):
        effect = some_effect(random.Random(number))
        skill = {"type": "activated", "once": True, "do": [effect]}
        try:
            reader.skill(skill, "skill", "character")
        except CardFileError:
            continue
        found.append((number, f'type = "activated", once = true, do = [{toml(effect)}]'))
    return found[:TRIES]


SKILLS = skills_and_promises()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_what_a_text_promises_is_what_happens(part: int) -> None:
    ran = 0
    for number, skill in SKILLS[part::8]:
        chance = random.Random(f"position/{number}")
        duel = random_position(chance, skill)
        card = duel.pool.cards[duel.pool.number_of["deed"]]
        text = words("en").text(
            str(card.skills[0].phrase()["key"]),
            {n: v for n, v in card.skills[0].phrase().items() if n != "key"},
        )
        promise = promised(text)
        if "skill lb 1" not in duel.legal(0):
            continue
        ran += 1
        before = contents(duel)
        COUPLED.update({seat: duel.in_coupling(seat) for seat in (0, 1)})
        try:
            compare(duel, promise, before, chance)
        except AssertionError as failure:
            raise AssertionError(f"{failure}\n{text}\n{skill}") from failure
    assert ran > len(SKILLS) // 16


def compare(
    duel: Story, promise: Promise, before: dict[tuple[int, str], Counter[str]], chance: random.Random
) -> None:
    source = duel.at(0, "lb")
    table = duel.table
    everybody = [one.copy() for player in table.players for one in player.characters()]
    powers = {one.number: table.power(one) for one in everybody}
    run_it(duel, promise, chance)
    if promise.verb == "draw":
        for seat in (0, 1):
            drawn = promise.number if promise.owner in (seat, 2) else 0
            assert len(duel.in_hand(seat)) == sum(before[seat, "hand"].values()) + min(drawn, sum(before[seat, "deck"].values()))  # fmt: skip
        return
    if promise.verb == "top":
        promise.zone = "deck"
        moved_as_promised(duel, promise, before)
        return
    if promise.verb == "put":
        moved_as_promised(duel, promise, before)
        seen_as_promised(duel, promise, before)
        return
    meant = [one for one in everybody if stands_as(duel, one, source, promise.filters)]
    meant = [
        one for one in meant if promise.side == "characters" or (one.owner == 0) == (promise.side == "allies")
    ]
    changed = [one.number for one in everybody if differs(duel, one, promise, powers)]
    able = {one.number for one in meant if can_be(one, promise.verb)}
    assert set(changed) <= able, "somebody else was meant"
    if promise.all:
        assert set(changed) == able
    else:
        assert len(changed) <= promise.number
        if not promise.up_to:
            assert len(changed) == min(promise.number, len(able))


def can_be(one: Character, verb: str) -> bool:
    """LY-4.3, and leaders who stay."""
    if verb in ("hand", "deck-top", "deck-bottom", "deck", "removed"):
        return not one.leader
    return one.active if verb == "deactivate" else not one.active if verb == "activate" else True


def differs(duel: Story, before: Character, promise: Promise, powers: dict[int, int]) -> bool:
    """Whether the deed was done to her; it is what the text says."""
    now = duel.table.character(before.number)
    power = {"power": powers[before.number] + 20, "set": 20, "halve": powers[before.number] // 2}
    if promise.verb in power:
        assert now is not None
        if duel.table.power(now) == powers[before.number]:
            return promise.verb == "set" and any(one.character == before.number for one in duel.table.lasting)
        assert duel.table.power(now) == power[promise.verb]
        return True
    if promise.verb in ("activate", "deactivate"):
        assert now is not None
        return now.active != before.active
    if promise.verb == "defeat":
        return was_defeated(duel, before)
    if now is None:
        where = contents(duel)[before.owner, promise.verb if promise.verb in ("hand", "removed") else "deck"]
        assert where[duel.ids([before.card])[0]] > 0
    return now is None


def was_defeated(duel: Story, before: Character) -> bool:
    """Gone, or a leader who stays for a potential."""
    told = duel.told("defeated") + duel.told("stays")
    return (before.owner, AREA_NAMES[before.area]) in [(facts["seat"], facts["area"]) for facts in told]


def seen_as_promised(duel: Story, promise: Promise, before: dict[tuple[int, str], Counter[str]]) -> None:
    """From a deck into a hand the card is shown if the text says so; from an open zone everybody has seen it."""
    if promise.to != "hand" or promise.zone not in ("deck", "trash", "coupling"):
        return
    came = Counter(duel.in_hand(promise.owner)) - before[promise.owner, "hand"]
    known = Counter(duel.ids([card_of(entry) for entry in duel.table.players[promise.owner].hand if knows(entry, SPECTATOR)]))  # fmt: skip
    if promise.zone != "deck" or promise.revealed:
        assert not came - known, "nobody was shown the card"
    else:
        assert not came & known, "the text does not say that the card is shown"
