"""Parses what a player types in Lily: verbs and areas in their language, cards and characters by name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from madoi.core.refusal import Refusal, Refused
from madoi.games.lily.data_types import Area, CharacterView, LilyData
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.boards.lily_view import AREAS, below, standing
from madoi.words import Words

_VERBS = (
    *("leader", "partner", "return", "couple", "event", "deploy", "level", "move", "attack", "skill"),
    *("potential", "counter", "redraw", "critical", "block", "first", "yes", "no", "reverse", "target"),
    *("take", "take-down", "place", "to", "option", "keep", "pass", "end"),
)
_SIDES = ("own", "enemy")
_SIGNS = "・·,，、→>"
_SHORTER = ("target", "level", "skill")
"""What may leave out a part that goes without saying: the side, the area, the number."""
_MOST_CANDIDATES = 6


class InputReader:
    """How one board reads what its viewer types now. ``offered`` are their legal actions."""

    def __init__(self, words: Words, cards: Cards, data: LilyData, offered: Sequence[str]) -> None:
        self.words = words
        self.cards = cards
        self.data = data
        self.offered = offered
        self.seat = below(data)

    def in_notation(self, answer: str) -> str:
        """Verbs, areas and sides as the language calls them, cards by title, characters by name where only
        one can be meant: ``attack Mio Kuroe`` is ``attack lf cf``. Raises `Refused` where a name means
        nobody, or several."""
        parts = self._verb_first(answer.strip())
        if parts is None:
            return answer
        verb, rest = parts
        for sign in _SIGNS:
            rest = rest.replace(sign, " ")
        rest = _replace(rest, self._titles())
        rest = _replace(rest, self._aliases((*AREAS, *_SIDES)))
        words = _replace(rest, self._people()).lower().split()
        if any(word.startswith("=") for word in words):
            meant = [text for text in self.offered if self._means(verb, words, text)]
            if meant:
                return self._only(answer, meant)
        return " ".join([verb, *self._resolve(verb, words)])

    def area_of(self, answer: str) -> Area | None:
        """The area that somebody names."""
        named = answer.strip().lower()
        meant = self._aliases(AREAS).get(named, named)
        return next((area for area in AREAS if area == meant), None)

    def _aliases(self, notation_words: Sequence[str]) -> dict[str, str]:
        """What people may type for these words of the notation, in this language and in English."""
        found: dict[str, str] = {}
        for word in notation_words:
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

    # Among what is offered.

    def _means(self, verb: str, words: list[str], text: str) -> bool:
        """Whether the words can mean this action."""
        offered, *parts = text.split()
        if offered != verb or len(words) > len(parts):
            return False
        if len(words) < len(parts) and verb not in _SHORTER:
            return False
        names = [self._name_in(verb, place, parts) for place in range(len(parts))]
        left = list(zip(parts, names, strict=True))
        for word in words:
            while left and word != left[0][0] and word != f"={left[0][1]}":
                left.pop(0)
            if not left:
                return False
            left.pop(0)
        return True

    def _name_in(self, verb: str, place: int, parts: list[str]) -> str:
        """The name of the card or character that a part of an action stands for; empty where it has none."""
        part = parts[place]
        if part in self.cards.every:
            return self.cards[part]["name"]
        seat = self.seat
        if (verb == "attack" and place > 0) or (verb == "target" and parts[0] == "enemy"):
            seat = 1 - self.seat
        return self._name_at(seat, part)

    def _only(self, answer: str, meant: Sequence[str]) -> str:
        """The one that is meant. Raises `Refused` when it is not one."""
        if len(meant) == 1:
            return meant[0]
        if not meant:
            raise Refused(Refusal("lily-named-nobody", "", {"text": answer}))
        more = ["…"] if len(meant) > _MOST_CANDIDATES else []
        facts: dict[str, object] = {"text": answer, "meant": [*meant[:_MOST_CANDIDATES], *more]}
        raise Refused(Refusal("lily-named-several", "", facts))

    # On the table: what is not offered can be asked about.

    def _resolve(self, verb: str, words: list[str]) -> list[str]:
        """Names become the area where somebody of this name stands, or the one card of this name there is."""
        found: list[str] = []
        for place, word in enumerate(words):
            if not word.startswith("="):
                found.append(word)
            elif verb in ("move", "attack", "skill", "keep", "target") or (verb == "level" and place == 1):
                found += self._area_named(verb, word[1:], place, found)
            else:
                found.append(self._card_named(verb, word[1:]))
        if verb == "target" and len(found) == 1 and found[0] in AREAS:
            found = [*self._side_of(found[0]), found[0]]
        if verb == "level" and len(found) == 1:
            found += [area for area in AREAS if self._name_at(self.seat, area) == self._name_of(found[0])]
        if verb == "skill" and len(found) == 1:
            found += self._only_skill(found[0])
        return found

    def _area_named(self, verb: str, name: str, place: int, before: list[str]) -> list[str]:
        seats = [self.seat]
        if verb == "attack" and place > 0:
            seats = [1 - self.seat]
        elif verb == "target":
            seats = [self.seat, 1 - self.seat]
            if before:
                seats = [self.seat if before[0] == "own" else 1 - self.seat]
        spots = [
            " ".join([_SIDES[seat != self.seat], area] if verb == "target" and not before else [area])
            for seat in seats
            for area in AREAS
            if self._name_at(seat, area) == name
        ]
        return self._only(self._called(name), spots).split()

    def _card_named(self, verb: str, name: str) -> str:
        own = self.data["players"][self.seat]
        where: list[str | None] = list(own["hand"])
        if verb == "reverse":
            where = [one["card"] for one in own["coupling"] if one["up"]]
        elif verb == "potential":
            where = [one["card"] for one in own["potentials"] if one["up"]]
        elif verb in ("take", "take-down", "place"):
            where += [*own["trash"], *own["deck_top"]]
            where += [one["card"] for one in own["coupling"] + own["potentials"]]
        elif verb in ("leader", "partner"):
            where = [id for id, card in self.cards.every.items() if card.get("level") == 1]
        ids = sorted({id for id in where if id is not None and self._name_of(id) == name})
        return self._only(self._called(name), ids)

    def _called(self, name: str) -> str:
        """A name as people read it."""
        return next(self.cards.name(id) for id, card in self.cards.every.items() if card["name"] == name)

    def _standing(self, seat: int, area: str) -> CharacterView | None:
        return standing(self.data, seat, area)

    def _name_at(self, seat: int, area: str) -> str:
        stands = self._standing(seat, area)
        return self.cards[stands["card"]]["name"] if stands else ""

    def _name_of(self, id: str) -> str:
        return self.cards[id]["name"] if id in self.cards.every else "?"

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


def _replace(text: str, words: dict[str, str]) -> str:
    """The text with these words in place of what people call them; longer ones first, whole words where the
    script has spaces."""
    if not words:
        return text
    known = sorted(words, key=len, reverse=True)
    pattern = "|".join(rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word) for word in known)
    return re.sub(pattern, lambda match: f" {words[match.group().lower()]} ", text, flags=re.IGNORECASE)
