"""Whom and how much: filters, groups of characters, zones of cards, targets, amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from madoi.core.game import Fixed
from madoi.core.refusal import Facts
from madoi.games.lily.areas import column, is_front
from madoi.games.lily.choices import CHARACTER, Choice
from madoi.games.lily.piles import card_of
from madoi.games.lily.skills.running import Running
from madoi.games.lily.skills.skill import Who
from madoi.games.lily.table import COUNTER
from madoi.games.lily.values import power

if TYPE_CHECKING:
    from madoi.games.lily.table import Character, Player, Table

GROUPS: Final = ["allies", "enemies", "characters"]
ZONES: Final = ["hand", "trash", "coupling", "deck", "potentials"]
WHOSE: Final = ["you", "opponent"]
REFERENCES: Final = ["self", "subject", "attacker", "attacked", "leader", "enemy-leader", "chosen"]
FILTERS: Final = [
    "color",
    "level-least",
    "level-most",
    "power-least",
    "power-most",
    "named",
    "kind",
    "row",
    "active",
    "leader",
    "other",
    "column",
    "up",
]
_ANY: Final = -1
_NO_LIMIT: Final = 1_000_000


class Filter(Fixed):
    """Which characters or cards are meant."""

    def __init__(self) -> None:
        self.color = _ANY
        self.level_least = 0
        self.level_most = _NO_LIMIT
        self.power_least = -_NO_LIMIT
        self.power_most = _NO_LIMIT
        self.named = ""
        self.kind = _ANY
        self.row = _ANY
        self.active = _ANY
        self.leader = _ANY
        self.other = False
        self.column = False
        self.up = _ANY
        self.given: Facts = {}  # as written, for the printed text

    def takes_card(self, table: Table, card: int, who: Who) -> bool:
        """Whether a card that lies somewhere, face up or in a hidden place, is meant."""
        facts = table.facts(card)
        if self.color >= 0 and self.color not in facts.colors:
            return False
        if self.kind >= 0 and self.kind != facts.kind:
            return False
        if not self.level_least <= facts.level <= self.level_most:
            return False
        if not self.power_least <= facts.power <= self.power_most:
            return False
        return not self.named or self._is_named(table, card, who)

    def takes(self, table: Table, character: Character, who: Who) -> bool:
        """Whether a character on the field is meant."""
        facts = table.facts(character.card)
        if self.color >= 0 and self.color not in facts.colors:
            return False
        if not self.level_least <= facts.level <= self.level_most:
            return False
        if self.row >= 0 and is_front(character.area) != (self.row == 0):
            return False
        if self.active >= 0 and character.active != (self.active == 1):
            return False
        if self.leader >= 0 and character.leader != (self.leader == 1):
            return False
        source = who.source
        if self.other and source is not None and source.number == character.number:
            return False
        if self.column and (source is None or column(source.area) != column(character.area)):
            return False
        if self.named and not self._is_named(table, character.card, who):
            return False
        if self.power_least > -_NO_LIMIT or self.power_most < _NO_LIMIT:
            return self.power_least <= power(table, character) <= self.power_most
        return True

    def _is_named(self, table: Table, card: int, who: Who) -> bool:
        facts = table.facts(card)
        player = table.players[who.seat]
        if self.named == "self":
            return facts.is_named(table.facts(who.card))
        if self.named == "leader":
            leader = table.leader(who.seat)
            return leader is not None and facts.is_named(table.facts(leader.card))
        if self.named == "partner":
            return player.partner >= 0 and facts.is_named(table.facts(player.partner))
        return self.named in facts.names

    def phrase(self, noun: str) -> Facts:
        """What is meant, around a noun: one key for each part, nested around each other."""
        said: Facts = {"key": noun}
        for name, value in self.given.items():
            fact = value
            if name == "color":
                fact = f"@lily-color-{value}"
            elif name == "kind":
                fact = f"@lily-kind-{value}"
            if name == "named" and value in ("self", "leader", "partner"):
                said = {"key": f"lily-filter-named-{value}", "what": said}
            elif name in ("row", "active", "leader", "up"):
                word = {True: "yes", False: "no"}.get(bool(value), "") if isinstance(value, bool) else value
                said = {"key": f"lily-filter-{name}-{word}", "what": said}
            elif name in ("other", "column"):
                said = {"key": f"lily-filter-{name}", "what": said}
            else:
                said = {"key": f"lily-filter-{name}", "value": fact, "what": said}
        return said


class Group(Fixed):
    """Characters of one side or both, or the cards of a zone, that a filter takes."""

    def __init__(self, name: str, opponent: bool, takes: Filter) -> None:
        self.name = name
        self.opponent = opponent
        self.filter = takes
        self.is_zone = name in ZONES

    def owner(self, seat: int) -> int:
        return 1 - seat if self.opponent else seat

    def characters(self, table: Table, who: Who) -> list[Character]:
        found: list[Character] = []
        for seat in (who.seat, 1 - who.seat):
            if (self.name == "allies" and seat != who.seat) or (self.name == "enemies" and seat == who.seat):
                continue
            characters = table.players[seat].characters()
            found += [stands for stands in characters if self.filter.takes(table, stands, who)]
        return found

    def cards(self, table: Table, who: Who) -> list[int]:
        """The cards of a zone that are meant; face-down ones only where the filter asks for them or for
        nothing."""
        player = table.players[self.owner(who.seat)]
        if self.name == "coupling":
            return self._faced(table, player.coupling, who)
        if self.name == "potentials":
            return self._faced(table, player.potentials, who)
        return [card for card in _zone(player, self.name) if self.filter.takes_card(table, card, who)]

    def _faced(self, table: Table, entries: list[int], who: Who) -> list[int]:
        """LY-3.2: a face-down coupling card gives no fact."""
        wanted = self.filter
        if not wanted.given:
            return [entry >> 1 for entry in entries]
        if wanted.up == 0:
            return [entry >> 1 for entry in entries if entry & 1 == 0]
        return [entry >> 1 for entry in entries if entry & 1 and wanted.takes_card(table, entry >> 1, who)]

    def count(self, table: Table, who: Who) -> int:
        if not self.is_zone:
            return len(self.characters(table, who))
        if self.name == "hand" and not self.filter.given:  # only how many: no card need be known
            return len(table.players[self.owner(who.seat)].hand)
        if self.name == "deck" and not self.filter.given:
            return table.players[self.owner(who.seat)].deck.size()
        return len(self.cards(table, who))

    def phrase(self) -> Facts:
        if not self.is_zone:
            return self.filter.phrase(f"lily-group-{self.name}")
        whose = "opponent" if self.opponent else "you"
        return {
            "key": "lily-in-zone",
            "what": self.filter.phrase("lily-noun-card"),
            "zone": f"@lily-zone-{whose}-{self.name}",
        }


def _zone(player: Player, name: str) -> list[int]:
    if name == "hand":
        return [card_of(entry) for entry in player.hand]
    return player.trash if name == "trash" else player.deck.cards()


class Target(Fixed):
    """The characters an effect is about: a reference, all of a group, or some that the player picks."""

    def __init__(self, reference: str, group: Group | None, picks: bool, least: int, most: int) -> None:
        self.reference = reference
        self.group = group
        self.picks = picks
        self.least = least
        self.most = most

    def meant(self, table: Table, run: Running) -> list[int]:
        """The numbers of the characters, without asking: all candidates, where the player picks."""
        if self.group is not None:
            return [character.number for character in self.group.characters(table, table.who(run))]
        return self.referred(table, run)

    def referred(self, table: Table, run: Running) -> list[int]:
        reference = self.reference
        battle = table.battle
        if reference == "self":
            return [run.waiting.source]
        if reference == "subject":
            return [run.waiting.subject]
        if reference == "chosen":
            return run.chosen.copy()
        if reference in ("leader", "enemy-leader"):
            leader = table.leader(run.seat if reference == "leader" else 1 - run.seat)
            return [] if leader is None else [leader.number]
        if battle is None:
            return []
        return [battle.attacker] if reference == "attacker" else battle.targets.copy()

    def standing(self, table: Table, run: Running) -> list[Character]:
        """Those of the meant who are on the field."""
        found = [table.character(number) for number in self.meant(table, run) if number >= 0]
        return [character for character in found if character is not None]

    def statically(self, table: Table, who: Who, character: Character) -> bool:
        """Whether a character is meant by a continuous skill."""
        if self.group is not None:
            if self.group.name == "allies" and character.owner != who.seat:
                return False
            if self.group.name == "enemies" and character.owner == who.seat:
                return False
            return self.group.filter.takes(table, character, who)
        if self.reference == "self":
            return who.source is not None and who.source.number == character.number
        return character.leader and (character.owner == who.seat) == (self.reference == "leader")

    def ask(self, table: Table, run: Running, candidates: list[int]) -> bool:
        """Ask the player to pick among these, if there is anything to choose. Otherwise they are
        ``run.chosen``."""
        if not self.picks or len(candidates) <= self.least:
            run.chosen = candidates
            return False
        run.chosen = []
        table.ask(Choice(CHARACTER, run.seat, candidates, self.least, min(self.most, len(candidates))))
        return True

    def phrase(self) -> Facts:
        if self.group is None:
            return {"key": f"lily-target-{self.reference}"}
        if not self.picks:
            return {"key": "lily-target-all", "what": self.group.phrase()}
        return counted("lily-target", self.least, self.most, self.group.phrase())


def counted(key: str, least: int, most: int, what: Facts) -> Facts:
    """ "two of …", "up to two of …", "one of …"."""
    if least < most:
        return {"key": f"{key}-up-to", "number": most, "what": what}
    if most == 1:
        return {"key": f"{key}-one", "what": what}
    return {"key": f"{key}-some", "number": most, "what": what}


class Amount(Fixed):
    """A number, or so much for each of something."""

    def __init__(self, number: int, group: Group | None) -> None:
        self.number = number
        self.group = group

    def value(self, table: Table, who: Who) -> int:
        return self.number if self.group is None else self.number * self.group.count(table, who)

    def phrase(self) -> Facts:
        sign = "plus" if self.number >= 0 else "minus"
        said: Facts = {"key": f"lily-amount-{sign}", "number": abs(self.number)}
        if self.group is not None:
            return {"key": "lily-amount-each", "amount": said, "what": self.group.phrase()}
        return said


def is_off_field(number: int) -> bool:
    """Whether this stands for a counter's attacker, whose power alone can be changed (LY-D8)."""
    return number == COUNTER
