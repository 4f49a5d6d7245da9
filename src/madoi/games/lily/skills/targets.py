"""Targets and amounts: filters, groups of characters, zones of cards."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.cards.card_facts import CHARACTER as CHARACTER_CARD
from madoi.games.lily.data_types import Origin
from madoi.games.lily.rules.areas import column, is_front
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import CHARACTER, Choice
from madoi.games.lily.rules.pieces import Character, Player
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.skills.nodes import Criterion, RunningSkill, SkillContext
from madoi.games.lily.skills.phrases import phrases

GROUPS: Final = ["allies", "enemies", "characters"]
ZONES: Final = ["hand", "trash", "coupling", "deck", "potentials"]
ORIGINS: Final[list[Origin]] = ["hand", "trash", "coupling", "deck"]
"""The zones that cards can leave, in the order of `ZONES`."""
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
    "below-least",
    "below-most",
    "up",
]
_ANY: Final = -1
_NO_LIMIT: Final = 1_000_000


class Filter(Criterion):
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
        self.counts_below = False
        self.below_least = 0
        self.below_most = _NO_LIMIT
        self.up = _ANY
        self.measures = False  # by level or power
        self.given: Facts = {}  # as written, for the printed text

    def matches_card(self, table: BaseTable, card: int, context: SkillContext) -> bool:
        """Whether a card that lies somewhere, face up or in a hidden place, is meant."""
        facts = table.facts(card)
        if self.color >= 0 and self.color not in facts.colors:
            return False
        if self.measures and facts.kind != CHARACTER_CARD and table.by_book:
            return False  # an event has neither level nor power (LY-D14)
        if self.kind >= 0 and self.kind != facts.kind:
            return False
        if not self.level_least <= facts.level <= self.level_most:
            return False
        if not self.power_least <= facts.power <= self.power_most:
            return False
        return not self.named or self._is_named(table, card, context)

    def matches(self, table: BaseTable, character: Character, context: SkillContext) -> bool:
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
        source = context.source
        if self.other and source is not None and source.number == character.number:
            return False
        if self.column and (source is None or column(source.area) != column(character.area)):
            return False
        if self.counts_below and not self.below_least <= len(character.cards) - 1 <= self.below_most:
            return False
        if self.named and not self._is_named(table, character.card, context):
            return False
        if self.power_least > -_NO_LIMIT or self.power_most < _NO_LIMIT:
            return self.power_least <= table.power(character) <= self.power_most
        return True

    def _is_named(self, table: BaseTable, card: int, context: SkillContext) -> bool:
        facts = table.facts(card)
        player = table.players[context.seat]
        if self.named == "self":
            return facts.is_named(table.facts(context.card))
        if self.named == "leader":
            leader = table.leader(context.seat)
            return leader is not None and facts.is_named(table.facts(leader.card))
        if self.named == "partner":
            return player.partner >= 0 and facts.is_named(table.facts(player.partner))
        return self.named in facts.names

    def phrase(self, noun: str, many: bool, only: bool = False) -> Facts:
        """A noun with what is asked of it, before and after it: "active ally in the front"."""
        leader = noun in GROUPS and self.given.get("leader") is True
        if noun == "card":
            noun = str(self.given.get("kind", noun))
        number = "only" if only else "many" if many else "one"
        phrase: Facts = {"key": f"lily-noun-{noun}{'-leader' if leader else ''}-{number}"}
        parts = [(name, part) for name, part in self._criteria().items() if not (leader and name == "leader")]
        before = [_with_family("lily-mark", part) for name, part in parts if name in _BEFORE]
        after = [_with_family("lily-mark", part) for name, part in parts if name not in _BEFORE]
        facts: Facts = {}
        if before:
            facts["before"] = phrases(before, "lily-before-and")
        if after:
            facts["after"] = phrases(after, "lily-after-and")
        with_what = "both" if len(facts) > 1 else "before" if before else "after"
        return {"key": f"lily-with-{with_what}", **facts, "what": phrase} if facts else phrase

    def phrase_about(self, subject: str, yes: bool) -> Facts:
        """That somebody is so: ``self``, or a leader; or that she is not."""
        parts = [part for name, part in self._criteria().items() if name != "leader" or subject == "self"]
        parts.sort(key=lambda part: str(part["key"]).startswith("row"))
        found: list[Facts] = []
        for part in parts or [{"key": "there"}]:
            key = str(part["key"])
            key = key if yes else _OPPOSITE.get(key, f"{key}-not")
            holder = f"@lily-holder-{'it' if found else subject}"
            found.append(_with_family("lily-is", {**part, "key": key, "who": holder}))
        return phrases(found, "lily-is-and" if yes else "lily-is-or")

    def _criteria(self) -> dict[str, Facts]:
        """What is asked for, part by part; the keys still without their family."""
        found: dict[str, Facts] = {}
        for name in _SAID:
            value = self.given.get(name)
            if name == "color" and value is not None:
                found[name] = {"key": name, "color": f"@lily-color-{value}"}
            elif isinstance(value, bool):
                if name != "other":
                    found[name] = {"key": f"{name}-{'yes' if value else 'no'}"}
                elif value:
                    found[name] = {"key": name}
            elif isinstance(value, dict):
                found[name] = {"key": name, "name": value}
            elif value is not None:
                found[name] = {"key": name if name == "column" else f"{name}-{value}"}
            elif name in ("level", "power", "below"):
                limits = self._limits(name)
                if limits:
                    found[name] = limits
        return found

    def _limits(self, name: str) -> Facts:
        """What is asked of a level, a power or the cards below; empty where nothing is."""
        least, most = self.given.get(f"{name}-least"), self.given.get(f"{name}-most")
        if name == "level" and most == 1:
            least = 1  # no level is lower
        if least is None and most is None:
            return {}
        if name == "below" and most == 0:
            return {"key": "below-none"}
        if least == most:
            return {"key": f"{name}-exactly", "number": least}
        if least is not None and most is not None:
            return {"key": f"{name}-between", "least": least, "most": most}
        return {
            "key": f"{name}-{'most' if least is None else 'least'}",
            "number": most if least is None else least,
        }


_BEFORE: Final = ["other", "up", "active", "leader", "color"]
_SAID: Final = [*_BEFORE, "level", "power", "below", "named", "row", "column"]
"""The order in which a text says what is asked for."""

_OPPOSITE: Final[dict[str, str]] = {
    "row-front": "row-back",
    "row-back": "row-front",
    "active-yes": "active-no",
    "active-no": "active-yes",
    "leader-yes": "leader-no",
    "leader-no": "leader-yes",
    "up-yes": "up-no",
    "up-no": "up-yes",
}


def _with_family(family: str, criterion: Facts) -> Facts:
    return {**criterion, "key": f"{family}-{criterion['key']}"}


class Group(Immutable):
    """Characters of one side or both, or the cards of a zone, that a filter takes."""

    def __init__(self, name: str, opponent: bool, wanted: Filter) -> None:
        self.name = name
        self.opponent = opponent
        self.filter = wanted
        self.is_zone = name in ZONES

    def owner(self, seat: int) -> int:
        return 1 - seat if self.opponent else seat

    def zone(self) -> Origin:
        """The zone, as the origin of a card that leaves it; a card never leaves the potential area."""
        return ORIGINS[ZONES.index(self.name)]

    def characters(self, table: BaseTable, context: SkillContext) -> list[Character]:
        found: list[Character] = []
        for seat in (context.seat, 1 - context.seat):
            if (self.name == "allies" and seat != context.seat) or (
                self.name == "enemies" and seat == context.seat
            ):
                continue
            characters = table.players[seat].characters()
            found += [stands for stands in characters if self.filter.matches(table, stands, context)]
        return found

    def cards(self, table: BaseTable, context: SkillContext) -> list[int]:
        """The cards of a zone that are meant; face-down ones only where the filter asks for them or for
        nothing."""
        player = table.players[self.owner(context.seat)]
        if self.name == "coupling":
            return self._cards_by_face(table, player.coupling, context)
        if self.name == "potentials":
            return self._cards_by_face(table, player.potentials, context)
        return [card for card in _zone(player, self.name) if self.filter.matches_card(table, card, context)]

    def _cards_by_face(self, table: BaseTable, entries: list[int], context: SkillContext) -> list[int]:
        """LY-3.2: a face-down coupling card gives no fact."""
        wanted = self.filter
        if not wanted.given:
            return [entry >> 1 for entry in entries]
        if wanted.up == 0:
            down = [entry >> 1 for entry in entries if entry & 1 == 0]
            return down if len(wanted.given) == 1 else []  # no other filter takes them
        return [
            entry >> 1 for entry in entries if entry & 1 and wanted.matches_card(table, entry >> 1, context)
        ]

    def count(self, table: BaseTable, context: SkillContext) -> int:
        if not self.is_zone:
            return len(self.characters(table, context))
        if self.name == "hand" and not self.filter.given:  # only how many: no card need be known
            return len(table.players[self.owner(context.seat)].hand)
        if self.name == "deck" and not self.filter.given:
            return table.deck_size(self.owner(context.seat))
        return len(self.cards(table, context))

    def is_leader(self) -> bool:
        """Whether only one leader can be meant."""
        return self.name in ("allies", "enemies") and self.filter.given.get("leader") is True

    def phrase_of(self, key: str, many: bool, facts: Facts) -> Facts:
        """A number of them; characters, cards, and any cards of a hand have phrases of their own."""
        if not self.is_zone:
            return {"key": f"{key}-characters", **facts, "what": self.filter.phrase(self.name, many)}
        zone = f"@lily-zone-{WHOSE[self.opponent]}-{self.name}"
        if self.name == "hand" and not self.filter.given:
            return {"key": f"{key}-hand", **facts, "zone": zone}
        return {"key": f"{key}-cards", **facts, "what": self.filter.phrase("card", many), "zone": zone}


class Zones(Group):
    """Several zones of one player, counted together."""

    def __init__(self, zones: list[Group]) -> None:
        super().__init__(zones[0].name, zones[0].opponent, zones[0].filter)
        self.zones = zones

    def count(self, table: BaseTable, context: SkillContext) -> int:
        return sum([zone.count(table, context) for zone in self.zones])

    def phrase_of(self, key: str, many: bool, facts: Facts) -> Facts:
        names: list[Facts] = [{"key": f"lily-zone-{WHOSE[zone.opponent]}-{zone.name}"} for zone in self.zones]
        together: Facts = {"key": "lily-zones-together", "what": phrases(names, "lily-zones")}
        return {"key": f"{key}-cards", **facts, "what": self.filter.phrase("card", many), "zone": together}


def _zone(player: Player, name: str) -> list[int]:
    if name == "hand":
        return [card_of(entry) for entry in player.hand]
    return player.trash if name == "trash" else player.deck.cards()


class Target(Immutable):
    """The characters an effect is about: a reference, all of a group, or some that the player picks."""

    def __init__(
        self,
        reference: str,
        group: Group | None,
        picks: bool,
        least: int,
        most: int,
        by_opponent: bool = False,
    ) -> None:
        self.by_opponent = by_opponent  # whether the opponent picks
        self.reference = reference
        self.group = group
        self.picks = picks
        self.least = least
        self.most = most

    def find_candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        """The numbers of the characters, without asking: all candidates, where the player picks."""
        if self.group is not None:
            return [character.number for character in self.group.characters(table, run.context(table))]
        return self.resolve_reference(table, run)

    def resolve_reference(self, table: BaseTable, run: RunningSkill) -> list[int]:
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

    def characters_on_field(self, table: BaseTable, run: RunningSkill) -> list[Character]:
        """Those of the meant who are on the field."""
        found = [table.character(number) for number in self.find_candidates(table, run) if number >= 0]
        return [character for character in found if character is not None]

    def includes(self, table: BaseTable, context: SkillContext, character: Character) -> bool:
        """Whether a character is meant by a continuous skill."""
        if self.group is not None:
            if self.group.name == "allies" and character.owner != context.seat:
                return False
            if self.group.name == "enemies" and character.owner == context.seat:
                return False
            return self.group.filter.matches(table, character, context)
        if self.reference == "self":
            return context.source is not None and context.source.number == character.number
        return character.leader and (character.owner == context.seat) == (self.reference == "leader")

    def is_for_all(self) -> bool:
        """Whether it means characters of both players."""
        return self.group is not None and self.group.name == "characters"

    def ask(self, table: BaseTable, run: RunningSkill, candidates: list[int]) -> bool:
        """Ask the player to pick among these, if there is anything to choose. Otherwise they are
        ``run.chosen``."""
        if not self.picks or len(candidates) <= self.least:
            run.chosen = candidates
            return False
        run.chosen = []
        chooser = run.side(self.by_opponent)
        table.ask(Choice(CHARACTER, chooser, candidates, self.least, min(self.most, len(candidates))))
        return True

    def phrase(self) -> Facts:
        if self.group is None:
            return {"key": f"lily-target-{self.reference}"}
        if self._is_leader():
            name = self.group.name
            return {"key": f"lily-only-{name}", "what": self.group.filter.phrase(name, False, only=True)}
        if not self.picks:
            return self.group.phrase_of("lily-every", False, {})
        return {"key": "lily-target-it" if self.most == 1 else "lily-target-them"}

    def phrase_around(self, what: Facts) -> Facts:
        """What is done, after the choice of whom, where there is one: "choose an enemy and …"."""
        if self.group is None or not self.picks or self._is_leader():
            return what
        chosen = count_phrase("lily-pick", self.least, self.most, self.group)
        key = "lily-choose-theirs" if self.by_opponent else "lily-choose"
        return {"key": key, "who": chosen, "what": what}

    def _is_leader(self) -> bool:
        return self.group is not None and self.group.is_leader() and self.least == self.most


def count_phrase(key: str, least: int, most: int, group: Group) -> Facts:
    """ "two of …", "up to two of …"."""
    how = "up-to" if least < most else "some"
    return group.phrase_of(f"{key}-{how}", most != 1, {"number": most})


class Amount(Immutable):
    """A number, or so much for each of something."""

    def __init__(self, number: int, group: Group | None) -> None:
        self.number = number
        self.group = group

    def value(self, table: BaseTable, context: SkillContext) -> int:
        return self.number if self.group is None else self.number * self.group.count(table, context)

    def phrase_of(self, key: str, facts: Facts) -> Facts:
        """That something changes by so much."""
        sign = "plus" if self.number >= 0 else "minus"
        amount: Facts = {"key": f"lily-amount-{sign}", "number": abs(self.number)}
        if self.group is None:
            return {"key": key, **facts, "amount": amount}
        each = self.group.phrase_of("lily-each", False, {})
        return {"key": f"{key}-each", **facts, "amount": amount, "each": each}
