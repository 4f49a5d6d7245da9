"""The actions of Lily in words, for menus and explanations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from madoi.core.refusal import Facts
from madoi.games.lily.data_types import Area, CharacterView, LilyData, LilyParts, SideView
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.boards.lily_view import BACK, below, standing
from madoi.terminal.wrapping import Wrapped, flow
from madoi.words import Words

MENU_WIDTH = 75
"""So much of a narrow screen is left beside the number of a choice."""
_LEAST_TEXT = 16
_LOST = 10
"""What two lines lose where they are broken and put in."""
_GAP = "   "
_DEPENDS = ("pass", "end", "counter", "yes", "no")
"""What these mean depends on the question."""
_AREAS = ("area", "to", "second")
"""What the areas of an action are called in a sentence, in their order."""


class ActionTexts:
    """The words of one board, for what its viewer sees now."""

    def __init__(
        self,
        words: Words,
        names: list[str],
        cards: Cards,
        data: LilyData,
        parts_of: Callable[[str], LilyParts],
    ) -> None:
        self.words = words
        self.names = names
        self.cards = cards
        self.data = data
        self.parts_of = parts_of
        self.seat = below(data)

    # In words.

    def menu(self, action: str, width: int = MENU_WIDTH) -> Text:
        """In a line or two, with the notation: what a skill does is cut off after that."""
        key, facts = self._sentence("menu", action)
        if "skill" in facts:
            skill = Text(str(facts["skill"]))
            rest = self.words.text(key, {**facts, "skill": ""}, self.names)
            room = 2 * width - cell_len(rest + _GAP + action) - _LOST
            skill.truncate(max(room, _LEAST_TEXT), overflow="ellipsis")
            facts["skill"] = skill.plain
        return Text(self.words.text(key, facts, self.names))

    def menu_with_notation(self, action: str, width: int = MENU_WIDTH) -> Text:
        """The same with its notation behind it; on a line of its own where there is no room, since notation
        is not to be broken."""
        lines = Wrapped(self.menu(action, width), 2).lines(width)
        if lines[-1].cell_len + cell_len(_GAP + action) <= width:
            lines[-1].append(_GAP + action, "dim")
        else:
            lines.append(Text(f"  {action}", "dim"))
        return Text("\n").join(lines)

    def areas(self, actions: Sequence[str], first: int, width: int, notation: bool = True) -> Text:
        """The same card to several areas, in one line: each area with the number of its choice."""
        every = [self.parts_of(action) for action in actions]
        verb, id = every[0]["verb"], every[0]["card"]
        head = Text(self.words.text(f"lily-menu-{verb}-areas", self._facts(every[0])))
        areas = [
            Text.assemble((str(number), "bold"), f" {parts['areas'][0]}")
            for number, parts in enumerate(every, first)
        ]
        return flow([head, *areas, *([Text(f" {verb} {id} …", "dim")] if notation else [])], width)

    def explain(self, action: str) -> str:
        """What it would do, with the rules."""
        key, facts = self._sentence("explain", action)
        return self.words.text(key, facts, self.names)

    def _sentence(self, family: str, action: str) -> tuple[str, Facts]:
        parts = self.parts_of(action)
        verb, variant = parts["verb"], self._variant(parts)
        key = f"lily-{family}-{verb}-{variant}"
        if not variant or not self.words.has(key):
            key = f"lily-{family}-{verb}"
        return key, self._facts(parts)

    def _variant(self, parts: LilyParts) -> str:
        """The same verb has another sentence here."""
        verb, areas = parts["verb"], parts["areas"]
        if verb in _DEPENDS:
            return self.data["choice"]["kind"] if self.data["choice"] else ""
        if verb in ("move", "to"):
            return "swap" if self._standing(self.seat, areas[-1]) else ""
        if verb == "attack":
            return "several" if len(self._attacked(areas)) > 1 else ""
        if verb == "level":
            onto = self._standing(self.seat, areas[0])
            higher = onto is not None and self._level(parts["card"]) > self._level(onto["card"])
            return "leader" if onto is not None and onto["leader"] and higher else ""
        if verb == "couple":
            top = self._top()
            up = [one["card"] for one in self._own["coupling"] if one["up"]]
            down = top and any(self._same_name(card, top) for card in up)
            return ("down" if down else "up") + ("-skill" if top and self._coupling_skills(top) else "")
        if verb == "option":
            return "" if self._option(parts["number"]) else "unknown"
        return ""

    def _facts(self, parts: LilyParts) -> Facts:
        verb, areas, number = parts["verb"], parts["areas"], parts["number"]
        if parts["card"]:
            if areas:
                return self._onto_facts(parts["card"], areas[0])
            return self._card_facts(verb, parts["card"])
        if verb in ("move", "attack", "keep", "to"):
            return self._field_facts(verb, areas)
        if verb == "skill":
            stands = self._standing(self.seat, areas[0])
            text = self.cards.skill(stands["card"], number) if stands else ""
            return {**self._who(self.seat, areas[0]), "number": number, "skill": text}
        if verb == "target":
            seat = self.seat if parts["side"] == "own" else 1 - self.seat
            return self._who(seat, areas[0])
        if verb == "first":
            return self._waiting(number)
        if verb == "option":
            return {"number": number, "skill": self._option(number)}
        if verb == "couple":
            top = self._top()
            if top is None:
                return {"card": "–", "name": "–", "about": "–", "brief": "–", "skill": "", "skills": ""}
            skills = self._skills(top)
            return {**self._card(top), "skill": self._coupling_skills(top), "skills": skills}
        return self._plain_facts(verb)

    def _card(self, id: str) -> Facts:
        return {
            "card": self.cards.phrase(id),
            "name": self.cards.name(id),
            "about": self.cards.about(id),
            "brief": self.cards.summary(id),
        }

    def _card_facts(self, verb: str, id: str) -> Facts:
        facts = self._card(id)
        if verb in ("event", "potential", "leader", "partner"):
            facts["skill"] = self._skills(id)
            facts["power"] = self.cards[id].get("power", 0)
            facts["range"] = self.cards[id].get("range", "")
            facts["copies"] = self.cards.in_deck(self.seat, self.cards[id]["name"])
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
        return battle["attack"] + battle["attack_parts"]["power"] * battle["attack_parts"]["times"]

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

    def _field_facts(self, verb: str, areas: list[Area]) -> Facts:
        if verb == "keep":
            return self._who(self.seat, areas[0])
        if verb == "to":
            return {"area": f"@lily-area-{areas[0]}", "other": self._called(self.seat, areas[0])}
        facts = self._who(self.seat, areas[0])
        facts["to"] = f"@lily-area-{areas[1]}"
        if verb == "move":
            facts["other"] = self._called(self.seat, areas[1])
            return facts
        attacked = self._attacked(areas)
        targets = [self._with_power(1 - self.seat, area) for area in attacked]
        # A wide attack names a second area, and several may be as empty as each other.
        empty = [area for area in areas[2:] if area not in attacked]
        targets += [self.words.text("lily-board-empty", {"area": f"@lily-area-{area}"}) for area in empty]
        facts["targets"] = targets or [self.words.text("lily-board-nobody")]
        return facts

    def _plain_facts(self, verb: str) -> Facts:
        """Partner, support and running skill, for answers that name nothing."""
        partner = self._own["partner"]
        battle = self.data["battle"]
        support = battle["supports"][self.seat] if battle else None
        running = self.data["skill"]
        skill = self.cards.skill(running["card"], running["skill"]) if running else ""
        asked = self.data["choice"]["kind"] if self.data["choice"] else ""
        fighter, times = (support, 1) if asked == "counter" else (partner, 2)
        facts: Facts = {
            "name": self.cards.name(fighter) if fighter else "–",
            "partner": self.cards.phrase(partner) if partner else self.words.text("lily-term-partner"),
            "power": times * self.cards[fighter].get("power", 0) if fighter else 0,
            "support": self.cards.phrase(support) if support else self.words.text("lily-term-support"),
        }
        if verb == "yes":
            facts["skill"] = skill or "–"
        return facts

    def _skills(self, id: str) -> str:
        return " ".join(self.cards.texts(id)) or self.words.text("lily-board-no-skill")

    def _coupling_skills(self, id: str) -> str:
        """What a card does beside lying in the coupling area: its special skills."""
        types = self.cards[id]["skill_types"]
        texts = [text for text, type in zip(self.cards.texts(id), types, strict=True) if type == "special"]
        return " ".join(texts)

    def _waiting(self, number: int) -> Facts:
        waiting = self.data["waiting"]
        if number > len(waiting):
            return {"card": "–", "name": "–", "skill": "–", "number": number}
        one = waiting[number - 1]
        text = self.cards.skill(one["card"], one["skill"])
        return {**self._card(one["card"]), "skill": text, "number": number}

    def _option(self, number: int) -> str:
        """The choice of the running skill with this number; empty where it is unknown."""
        running = self.data["skill"]
        if running is None:
            return ""
        skills = self.cards[running["card"]]["skills"]
        if running["skill"] > len(skills):
            return ""
        found = _options(skills[running["skill"] - 1], number)
        return self.cards.text_of(found[0]) if len(found) == 1 else ""

    # What stands where.

    @property
    def _own(self) -> SideView:
        return self.data["players"][self.seat]

    def _standing(self, seat: int, area: str | None) -> CharacterView | None:
        return standing(self.data, seat, area or "")

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

    def _attacked(self, named: list[Area]) -> list[str]:
        """Where an attack goes, as far as somebody stands there: the area named, the one beside it, and the
        front before those in the back if the attacker pierces (LY-7.5, LY-7.6)."""
        areas: list[str] = [*named[1:]]
        attacker = self._standing(self.seat, named[0])
        if attacker is not None and "piercing" in attacker["granted"]:
            areas = areas + [f"{area[0]}f" for area in areas if area in BACK]
        enemy = 1 - self.seat
        return [area for area in dict.fromkeys(areas) if self._may_be_attacked(self._standing(enemy, area))]

    def _may_be_attacked(self, stands: CharacterView | None) -> bool:
        return stands is not None and "no-target" not in stands["granted"]

    def _level(self, id: str) -> int:
        return self.cards[id].get("level", 0)

    def _same_name(self, one: str, other: str) -> bool:
        return self.cards[one]["name"] == self.cards[other]["name"]

    def _top(self) -> str | None:
        top = self._own["deck_top"]
        return top[0] if top else None


def later(words: Words, cards: Cards, parts: LilyParts) -> str:
    """What an action says by itself: who will stand in its areas, and what will be asked, is not known."""
    facts: Facts = {name: f"@lily-area-{area}" for name, area in zip(_AREAS, parts["areas"], strict=False)}
    if parts["card"]:
        facts.update({"name": cards.name(parts["card"]), "level": cards[parts["card"]].get("level", 0)})
    if parts["number"]:
        facts["number"] = parts["number"]
    key = "-".join(["lily-later", parts["verb"], *([parts["side"]] if parts["side"] else [])])
    return words.text(f"{key}-wide" if "second" in facts else key, facts)


def _options(phrase: object, number: int) -> list[Facts]:
    """What stands under a number in the choices that a skill offers."""
    if not isinstance(phrase, dict):
        return []
    if phrase.get("key") == "lily-option" and phrase.get("number") == number:
        return [phrase["what"]]
    return [found for part in phrase.values() for found in _options(part, number)]
