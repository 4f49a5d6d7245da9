"""The actions of Lily in words: in a menu, explained, and from what a person types back into notation."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.text import Text

from madoi.core.refusal import Facts
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.boards.lily_data import AREAS, BACK, Character, Data, Side, below
from madoi.words import Words

_MENU_WIDTH = 71
_LEAST_TEXT = 16
"""A line of a menu has its number before it and its notation behind it; a skill's text gets what is left."""
_VERBS = (
    *("leader", "partner", "return", "couple", "event", "deploy", "level", "move", "attack", "skill"),
    *("potential", "counter", "redraw", "critical", "block", "first", "yes", "no", "reverse", "target"),
    *("take", "place", "to", "option", "keep", "pass", "end"),
)
_SIDES = ("own", "enemy")
_WITH_CARD = ("leader", "partner", "return", "event", "critical", "block", "take", "reverse", "potential")
_DEPENDS = ("pass", "end", "counter", "yes", "no")
"""What these mean depends on the question."""
_ONTO = ("deploy", "level", "place")
_SIGNS = "・·,，、→>"


class Said:
    """The words of one board, for what its viewer sees now."""

    def __init__(self, words: Words, names: list[str], cards: Cards, data: Data) -> None:
        self.words = words
        self.names = names
        self.cards = cards
        self.data = data
        self.seat = below(data)

    # In words.

    def menu(self, action: str) -> Text:
        """One line."""
        key, facts = self._sentence("menu", action)
        if "skill" in facts:
            skill = Text(str(facts["skill"]))
            rest = self.words.text(key, {**facts, "skill": ""}, self.names)
            skill.truncate(max(_MENU_WIDTH - cell_len(rest + action), _LEAST_TEXT), overflow="ellipsis")
            facts["skill"] = skill.plain
        return Text(self.words.text(key, facts, self.names))

    def explained(self, action: str) -> str:
        """What it would do, with the rules."""
        key, facts = self._sentence("explain", action)
        return self.words.text(key, facts, self.names)

    def _sentence(self, family: str, action: str) -> tuple[str, Facts]:
        verb, *rest = action.split()
        variant = self._variant(verb, rest)
        key = f"lily-{family}-{verb}-{variant}"
        if not variant or not self.words.has(key):
            key = f"lily-{family}-{verb}"
        return key, self._facts(verb, rest)

    def _variant(self, verb: str, rest: list[str]) -> str:
        """The same verb has another sentence here."""
        if verb in _DEPENDS:
            return self.data["choice"]["kind"] if self.data["choice"] else ""
        if verb == "move":
            return "swap" if self._standing(self.seat, rest[1]) else ""
        if verb == "to":
            return "swap" if self._standing(self.seat, rest[0]) else ""
        if verb == "attack":
            return "several" if len(self._attacked(rest)) > 1 else ""
        if verb == "level":
            onto = self._standing(self.seat, rest[1])
            higher = onto is not None and self._level(rest[0]) > self._level(onto["card"])
            return "leader" if onto is not None and onto["leader"] and higher else ""
        if verb == "couple":
            top = self._top()
            up = [one["card"] for one in self._own["coupling"] if one["up"]]
            return "down" if top and any(self._same_name(card, top) for card in up) else ""
        if verb == "option":
            return "" if self._option(int(rest[0])) else "unknown"
        return ""

    def _facts(self, verb: str, rest: list[str]) -> Facts:
        if verb in _WITH_CARD:
            return self._card_facts(verb, rest[0])
        if verb in _ONTO:
            return self._onto_facts(rest[0], rest[1])
        if verb in ("move", "attack", "keep", "to"):
            return self._field_facts(verb, rest)
        if verb == "skill":
            stands = self._standing(self.seat, rest[0])
            text = self.cards.skill(stands["card"], int(rest[1])) if stands else ""
            return {**self._who(self.seat, rest[0]), "number": int(rest[1]), "skill": text}
        if verb == "target":
            seat = self.seat if rest[0] == "own" else 1 - self.seat
            return self._who(seat, rest[1])
        if verb == "first":
            return self._waiting(int(rest[0]))
        if verb == "option":
            return {"number": int(rest[0]), "skill": self._option(int(rest[0]))}
        if verb == "couple":
            top = self._top()
            return self._card(top) if top else {"card": "–", "name": "–", "about": "–", "brief": "–"}
        return self._plain_facts(verb)

    def _card(self, id: str) -> Facts:
        return {
            "card": self.cards.phrase(id),
            "name": self.cards.name(id),
            "about": self.cards.about(id),
            "brief": self.cards.briefly(id),
        }

    def _card_facts(self, verb: str, id: str) -> Facts:
        facts = self._card(id)
        if verb in ("event", "potential", "leader", "partner"):
            facts["skill"] = " ".join(self.cards.texts(id)) or self.words.text("lily-board-no-skill")
            facts["power"] = self.cards[id].get("power", 0)
            facts["range"] = self.cards[id].get("range", "")
        battle = self.data["battle"]
        if verb == "critical":
            facts["power"] = self._attack_with_critical() if battle else 0
        return facts

    def _attack_with_critical(self) -> int:
        """The attacker's sum with her power doubled; what is added to it stays (LY-8.9)."""
        battle = self.data["battle"]
        assert battle is not None
        if battle["attacker"] is None or battle["critical"]:
            return battle["attack"]
        stands = self._standing(battle["side"], battle["area"]) if battle["area"] else None
        power = stands["power"] if stands else self.cards[battle["attacker"]].get("power", 0)
        return battle["attack"] + power * (2 if battle["counter"] == "sange" else 1)

    def _onto_facts(self, id: str, area: str) -> Facts:
        card = self.cards[id]
        onto = self._standing(self.seat, area)
        return {
            **self._card(id),
            "area": f"@lily-area-{area}",
            "level": card.get("level", 0),
            "power": card.get("power", 0),
            "before": self._level(onto["card"]) if onto else 0,
            "played": self.data["played"],
            "most": self._own["levels"],
        }

    def _field_facts(self, verb: str, rest: list[str]) -> Facts:
        if verb == "keep":
            return self._who(self.seat, rest[0])
        if verb == "to":
            return {"area": f"@lily-area-{rest[0]}", "other": self._called(self.seat, rest[0])}
        facts = self._who(self.seat, rest[0])
        facts["to"] = f"@lily-area-{rest[1]}"
        if verb == "move":
            facts["other"] = self._called(self.seat, rest[1])
            return facts
        enemies = [self._with_power(1 - self.seat, area) for area in self._attacked(rest)]
        facts["targets"] = enemies or [self.words.text("lily-board-nobody")]
        return facts

    def _plain_facts(self, verb: str) -> Facts:
        """Partner, support and running skill, for answers that name nothing."""
        partner = self._own["partner"]
        battle = self.data["battle"]
        support = battle["supports"][self.seat] if battle else None
        running = self.data["skill"]
        skill = self.cards.skill(running["card"], running["skill"]) if running else ""
        asked = self.data["choice"]["kind"] if self.data["choice"] else ""
        fighter = support if asked == "counter" else partner
        facts: Facts = {
            "name": self.cards.name(fighter) if fighter else "–",
            "partner": self.cards.phrase(partner) if partner else self.words.text("lily-term-partner"),
            "power": 2 * self.cards[partner].get("power", 0) if partner else 0,
            "support": self.cards.phrase(support) if support else self.words.text("lily-term-support"),
        }
        if verb == "yes":
            facts["skill"] = skill or "–"
        return facts

    def _waiting(self, number: int) -> Facts:
        waiting = self.data["waiting"]
        if number > len(waiting):
            return {"card": "–", "name": "–", "skill": "–", "number": number}
        one = waiting[number - 1]
        text = self.cards.skill(one["card"], one["skill"])
        return {**self._card(one["card"]), "skill": text, "number": number}

    def _option(self, number: int) -> str:
        """What the running skill lets one choose under this number; empty where that cannot be told."""
        running = self.data["skill"]
        if running is None:
            return ""
        skills = self.cards[running["card"]]["skills"]
        if running["skill"] > len(skills):
            return ""
        found = _options(skills[running["skill"] - 1], number)
        return self.cards.said(found[0]) if len(found) == 1 else ""

    # What stands where.

    @property
    def _own(self) -> Side:
        return self.data["players"][self.seat]

    def _standing(self, seat: int, area: str | None) -> Character | None:
        return self.data["players"][seat]["field"].get(area or "")

    def _called(self, seat: int, area: str) -> str:
        stands = self._standing(seat, area)
        return self.cards.name(stands["card"]) if stands else self.words.text("lily-board-nobody")

    def _with_power(self, seat: int, area: str) -> str:
        stands = self._standing(seat, area)
        facts: Facts = {
            "name": self._called(seat, area),
            "power": stands["power"] if stands else 0,
            "leader": "yes" if stands and stands["leader"] else "no",
        }
        return self.words.text("lily-board-target", facts)

    def _who(self, seat: int, area: str) -> Facts:
        stands = self._standing(seat, area)
        return {
            "name": self._called(seat, area),
            "area": f"@lily-area-{area}",
            "power": stands["power"] if stands else 0,
            "seat": seat,
        }

    def _attacked(self, rest: list[str]) -> list[str]:
        """Where an attack goes, as far as somebody stands there: the area named, the one beside it, and the
        front before those in the back if the attacker pierces (LY-7.5, LY-7.6)."""
        areas = rest[1:]
        attacker = self._standing(self.seat, rest[0])
        if attacker is not None and "piercing" in attacker["granted"]:
            areas = areas + [f"{area[0]}f" for area in areas if area in BACK]
        enemies = self.data["players"][1 - self.seat]["field"]
        return [area for area in dict.fromkeys(areas) if self._may_be_attacked(enemies.get(area))]

    def _may_be_attacked(self, stands: Character | None) -> bool:
        return stands is not None and "no-target" not in stands["granted"]

    def _level(self, id: str) -> int:
        return self.cards[id].get("level", 0)

    def _same_name(self, one: str, other: str) -> bool:
        return self.cards[one]["name"] == self.cards[other]["name"]

    def _top(self) -> str | None:
        top = self._own["deck_top"]
        return top[0] if top else None

    # Into notation.

    def in_notation(self, answer: str) -> str:
        """Verbs, areas and sides as the language calls them, cards by title, characters by name where only
        one can be meant: ``attack Mio Kuroe`` is ``attack lf cf``."""
        parts = self._verb_first(answer.strip())
        if parts is None:
            return answer
        verb, rest = parts
        for sign in _SIGNS:
            rest = rest.replace(sign, " ")
        rest = _replaced(rest, self._titles())
        rest = _replaced(rest, self._aliases((*AREAS, *_SIDES)))
        words = self._resolved(verb, _replaced(rest, self._people()).lower().split())
        return " ".join([verb, *words])

    def _aliases(self, said: tuple[str, ...]) -> dict[str, str]:
        """What people may type for these words of the notation, in this language and in English."""
        found: dict[str, str] = {}
        for word in said:
            if self.words.has(f"lily-typed-{word}"):
                for alias in self.words.text(f"lily-typed-{word}").split("|"):
                    found[alias.strip().lower()] = word
            if word in AREAS:
                found[self.words.text(f"lily-area-{word}").lower()] = word
        return found

    def _verb_first(self, answer: str) -> tuple[str, str] | None:
        lower = answer.lower()
        aliases = {**self._aliases(_VERBS), **{verb: verb for verb in _VERBS}}
        for alias in sorted(aliases, key=len, reverse=True):
            rest = lower[len(alias) :]
            if lower.startswith(alias) and (not rest or not (alias.isascii() and rest[0].isalnum())):
                return aliases[alias], answer[len(alias) :]
        return None

    def _titles(self) -> dict[str, str]:
        every = self.cards.every
        return {text.lower(): id for id in every for text in every[id]["title"].values()}

    def _people(self) -> dict[str, str]:
        """Names as keys, in any language."""
        every = self.cards.every.values()
        found = {card["name"]: f"={card['name']}" for card in every}
        found.update({text.lower(): f"={card['name']}" for card in every for text in card["called"].values()})
        return found

    def _resolved(self, verb: str, words: list[str]) -> list[str]:
        """Names become the area where somebody of this name stands, or the one card of this name there is."""
        found: list[str] = []
        for place, word in enumerate(words):
            if not word.startswith("="):
                found.append(word)
            elif verb in ("move", "attack", "skill", "keep", "target") or (verb == "level" and place == 1):
                found += self._area_of(verb, word[1:], place, found)
            else:
                found.append(self._card_of(verb, word[1:]))
        if verb == "target" and len(found) == 1 and found[0] in AREAS:
            found = [*self._side_of(found[0]), found[0]]
        if verb == "level" and len(found) == 1:
            found += [area for area in AREAS if self._named_there(self.seat, area, self._name_of(found[0]))]
        if verb == "skill" and len(found) == 1:
            found += self._only_skill(found[0])
        return found

    def _area_of(self, verb: str, name: str, place: int, before: list[str]) -> list[str]:
        seats = [self.seat]
        if verb == "attack" and place > 0:
            seats = [1 - self.seat]
        elif verb == "target":
            seats = [self.seat, 1 - self.seat]
            if before:
                seats = [self.seat if before[0] == "own" else 1 - self.seat]
        spots = [(seat, area) for seat in seats for area in AREAS if self._named_there(seat, area, name)]
        if len(spots) != 1:
            return [name]
        seat, area = spots[0]
        side = [_SIDES[0] if seat == self.seat else _SIDES[1]] if verb == "target" and not before else []
        return [*side, area]

    def _named_there(self, seat: int, area: str, name: str) -> bool:
        stands = self._standing(seat, area)
        return stands is not None and self.cards[stands["card"]]["name"] == name

    def _name_of(self, id: str) -> str:
        return self.cards[id]["name"] if id in self.cards.every else ""

    def _side_of(self, area: str) -> list[str]:
        """The side on which somebody stands there, if it is one side only."""
        sides = {"own": self.seat, "enemy": 1 - self.seat}
        there = [side for side, seat in sides.items() if self._standing(seat, area)]
        return there if len(there) == 1 else []

    def _only_skill(self, area: str) -> list[str]:
        stands = self._standing(self.seat, area)
        if stands is None:
            return []
        types = self.cards[stands["card"]]["skill_types"]
        numbers = [str(number) for number, type in enumerate(types, 1) if type == "activated"]
        return numbers if len(numbers) == 1 else []

    def _card_of(self, verb: str, name: str) -> str:
        """The one card of this name that could be meant; the name itself where there are none or several."""
        own = self._own
        where: list[str | None] = list(own["hand"])
        if verb == "reverse":
            where = [one["card"] for one in own["coupling"] if one["up"]]
        elif verb == "potential":
            where = [one["card"] for one in own["potentials"] if one["up"]]
        elif verb in ("take", "place"):
            where += [*own["trash"], *own["deck_top"]]
            where += [one["card"] for one in own["coupling"] + own["potentials"]]
        found = {id for id in where if id is not None and self.cards[id]["name"] == name}
        return found.pop() if len(found) == 1 else name


def _options(phrase: object, number: int) -> list[Facts]:
    """What stands under a number in the choices that a skill offers."""
    if not isinstance(phrase, dict):
        return []
    if phrase.get("key") == "lily-option" and phrase.get("number") == number:
        return [phrase["what"]]
    return [found for part in phrase.values() for found in _options(part, number)]


def _replaced(text: str, words: dict[str, str]) -> str:
    """The text with these words in place of what people call them; longer ones first, whole words where the
    script has spaces."""
    if not words:
        return text
    known = sorted(words, key=len, reverse=True)
    pattern = "|".join(rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word) for word in known)
    return re.sub(pattern, lambda match: f" {words[match.group().lower()]} ", text, flags=re.IGNORECASE)
