"""Reading skills from a card file: trees of tables become trees of nodes, and every mistake gets its field
and its reason.

The node's verb is the one key of its table that names it; `EFFECTS`, `CONDITIONS` and `STATICS` list them
all, and docs/card-authors.md explains each (a test compares the two).
"""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.cards import COLORS, KINDS, Text
from madoi.games.lily.skills.characters import (
    MOVES,
    Activate,
    ChangePower,
    Deactivate,
    Defeat,
    Grant,
    Move,
    MultiplyPower,
    Return,
)
from madoi.games.lily.skills.conditions import Count, EventLies, Not, Partner, Self, Turn
from madoi.games.lily.skills.course import AddLevels, AddSupport, If, May, OneOf, So, Win
from madoi.games.lily.skills.looking_at_cards import LOOK_DESTINATIONS, REST, Look, Peek, ShowHand
from madoi.games.lily.skills.moving_cards import (
    DESTINATIONS,
    PLAYERS,
    Draw,
    PutAll,
    PutPicked,
    PutThis,
    PutTop,
)
from madoi.games.lily.skills.skill import TYPES, Block, Condition, Effect, Skill, Static
from madoi.games.lily.skills.statics import (
    AlsoColored,
    AlsoNamed,
    AnyNumber,
    Cheaper,
    GivesLevels,
    GivesPower,
    GivesSupport,
    Grants,
)
from madoi.games.lily.skills.targets import (
    FILTERS,
    GROUPS,
    REFERENCES,
    WHOSE,
    ZONES,
    Amount,
    Filter,
    Group,
    Target,
)
from madoi.games.lily.skills.triggers import ACTION, TRIGGERS, Trigger
from madoi.games.lily.skills.turning_cards import (
    PARTNER_STATES,
    GainPotential,
    Renew,
    TrashEvent,
    TurnCoupling,
    TurnPartner,
)
from madoi.games.lily.skills.words import WORDS
from madoi.games.lily.table import PARTNER, UNTIL

EFFECTS: Final[dict[str, list[str]]] = {
    "draw": ["who"],
    "put": ["to"],
    "look": ["take", "to", "rest", *FILTERS],
    "peek": ["whose"],
    "show-hand": [],
    "power": ["on", "until"],
    "times": ["on", "until"],
    "grant": ["on", "until"],
    "activate": [],
    "deactivate": [],
    "move": ["to"],
    "defeat": [],
    "return": [],
    "turn-up": ["whose"],
    "turn-down": ["whose"],
    "partner": ["whose"],
    "potential": ["whose"],
    "renew": [],
    "event": [],
    "support": [],
    "budget": [],
    "if": ["do", "else"],
    "so": [],
    "may": [],
    "one-of": [],
    "win": [],
}
"""Every effect, with the other fields its table may have."""

CONDITIONS: Final[dict[str, list[str]]] = {
    "count": ["least", "most", "whose", *FILTERS],
    "turn": [],
    "self": [],
    "partner": ["whose"],
    "event": [],
    "not": [],
}

STATICS: Final[dict[str, list[str]]] = {
    "power": ["on"],
    "grant": ["on"],
    "support": [],
    "budget": [],
    "cheaper": FILTERS,
    "also-named": [],
    "also-color": [],
    "any-number": [],
}
SPECIAL_STATICS: Final = ["also-named", "also-color", "any-number"]
SKILL_FIELDS: Final = ["type", "when", "if", "cost", "once", "may", "do", "gives", "at"]
_STATIC_REFERENCES: Final = ["self", "leader", "enemy-leader"]
_MOST: Final = 100
_NO_TABLE: Final[dict[str, object]] = {}


class Wrong(Exception):
    """A mistake in a card file: a key of the word catalogues, the field, the facts of the sentence."""

    def __init__(self, code: str, field: str, facts: Facts | None = None) -> None:
        super().__init__(code, field)
        self.code = code
        self.field = field
        self.facts: Facts = {} if facts is None else facts


class Reader:
    """Reads skills. ``names`` are all names a skill may speak of."""

    def __init__(self, names: dict[str, Text]) -> None:
        self.names = names
        self.holder = "character"  # what kind of card or skill is being read
        self.stands = True  # whether a character on the field has the skill

    # Small things.

    def table(self, value: object, field: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise Wrong("lily-file-type", field, {"wanted": "@lily-file-table", "value": str(value)})
        return value

    def items(self, value: object, field: str) -> list[object]:
        if not isinstance(value, list):
            raise Wrong("lily-file-type", field, {"wanted": "@lily-file-list", "value": str(value)})
        return value

    def number(self, value: object, field: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            facts: Facts = {"value": str(value), "least": least, "most": most}
            raise Wrong("lily-file-number", field, facts)
        return value

    def word(self, value: object, field: str, allowed: list[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise Wrong("lily-file-value", field, {"value": str(value), "allowed": allowed})
        return value

    def truth(self, value: object, field: str) -> bool:
        if not isinstance(value, bool):
            raise Wrong("lily-file-type", field, {"wanted": "@lily-file-truth", "value": str(value)})
        return value

    def only(self, table: dict[str, object], field: str, allowed: list[str]) -> None:
        for key in table:
            if key not in allowed:
                raise Wrong("lily-file-unknown", f"{field}.{key}" if field else key, {"allowed": allowed})

    def name(self, value: object, field: str, also: list[str]) -> str:
        if not isinstance(value, str) or not (value in also or value in self.names):
            raise Wrong("lily-file-name", field, {"value": str(value)})
        return value

    def verb(self, value: object, field: str, known: dict[str, list[str]]) -> tuple[str, dict[str, object]]:
        """The one key that says what a node is; its other fields are checked."""
        table = self.table(value, field)
        verbs = [key for key in table if key in known]
        if len(verbs) > 1:  # a field of one node may be the verb of another: { if, do }, { power, on }
            verbs = [key for key in verbs if all(other == key or other in known[key] for other in table)]
        if len(verbs) != 1:
            facts: Facts = {"value": ", ".join(table), "allowed": list(known)}
            raise Wrong("lily-file-node", field, facts)
        self.only(table, field, [verbs[0], *known[verbs[0]]])
        return verbs[0], table

    def need_character(self, field: str) -> None:
        """Where nobody is "this character" nothing can be said about her."""
        if not self.stands:
            raise Wrong("lily-file-not-here", field, {"value": self.holder})

    # Whom and how much.

    def filter(self, table: dict[str, object], field: str, static: bool = False) -> Filter:
        found = Filter()
        for name in FILTERS:
            if name not in table:
                continue
            value = table[name]
            here = f"{field}.{name}"
            if static and name in ("power-least", "power-most"):
                raise Wrong("lily-file-static-power", here)
            found.given[name] = value
            if name in ("other", "column"):
                self.need_character(here)
            if name == "color":
                found.color = COLORS.index(self.word(value, here, COLORS))
            elif name == "named":
                found.named = self.name(value, here, ["self", "leader", "partner"])
                if found.named in self.names:
                    found.given[name] = dict(self.names[found.named])
            elif name == "kind":
                found.kind = KINDS.index(self.word(value, here, KINDS))
            elif name == "row":
                found.row = ["front", "back"].index(self.word(value, here, ["front", "back"]))
            elif name == "column":
                found.column = self.word(value, here, ["same"]) == "same"
            elif name in ("active", "leader", "up", "other"):
                self._truth_filter(found, name, self.truth(value, here))
            else:
                self._number_filter(found, name, self.number(value, here, 0, 1000))
        return found

    def _truth_filter(self, found: Filter, name: str, value: bool) -> None:
        if name == "active":
            found.active = int(value)
        elif name == "leader":
            found.leader = int(value)
        elif name == "up":
            found.up = int(value)
        else:
            found.other = value

    def _number_filter(self, found: Filter, name: str, value: int) -> None:
        if name == "level-least":
            found.level_least = value
        elif name == "level-most":
            found.level_most = value
        elif name == "power-least":
            found.power_least = value
        else:
            found.power_most = value

    def group(
        self, name: object, table: dict[str, object], field: str, allowed: list[str], static: bool = False
    ) -> Group:
        opponent = self.word(table.get("whose", "you"), f"{field}.whose", WHOSE) == "opponent"
        return Group(self.word(name, field, allowed), opponent, self.filter(table, field, static))

    def target(self, value: object, field: str, static: bool = False) -> Target:
        if isinstance(value, str):
            references = _STATIC_REFERENCES if static else REFERENCES
            if value == "self":
                self.need_character(field)
            return Target(self.word(value, field, references), None, False, 0, 0)
        table = self.table(value, field)
        if "all" in table:
            self.only(table, field, ["all", *FILTERS])
            group = self.group(table["all"], table, f"{field}.all", GROUPS, static)
            return Target("", group, False, 0, 0)
        if static or "pick" not in table:
            raise Wrong("lily-file-target", field)
        self.only(table, field, ["pick", "count", "up-to", *FILTERS])
        least, most = self._how_many(table, field)
        return Target("", self.group(table["pick"], table, f"{field}.pick", GROUPS), True, least, most)

    def _how_many(self, table: dict[str, object], field: str) -> tuple[int, int]:
        if "up-to" in table:
            return 0, self.number(table["up-to"], f"{field}.up-to", 1, _MOST)
        count = self.number(table.get("count", 1), f"{field}.count", 1, _MOST)
        return count, count

    def amount(self, value: object, field: str, static: bool = False) -> Amount:
        if not isinstance(value, dict):
            return Amount(self.number(value, field, -1000, 1000), None)
        self.only(value, field, ["each", "times", "whose", *FILTERS])
        times = self.number(value.get("times", 1), f"{field}.times", -1000, 1000)
        group = self.group(value.get("each"), value, f"{field}.each", GROUPS + ZONES, static)
        return Amount(times, self.countable(group, field))

    def countable(self, group: Group, field: str) -> Group:
        """What is counted shows in powers and prompts, so hidden cards are counted only by their number."""
        if group.name in ("hand", "deck") and group.filter.given:
            raise Wrong("lily-file-hidden", field, {"value": group.name})
        return group

    # Conditions.

    def conditions(self, value: object, field: str, static: bool = False) -> list[Condition]:
        return [
            self.condition(one, f"{field}[{number}]", static)
            for number, one in enumerate(self.items(value, field), 1)
        ]

    def condition(self, value: object, field: str, static: bool) -> Condition:
        verb, table = self.verb(value, field, CONDITIONS)
        given = table[verb]
        here = f"{field}.{verb}"
        if verb == "count":
            if "least" not in table and "most" not in table:
                raise Wrong("lily-file-missing", f"{field}.least")
            least = self.number(table.get("least", -1), f"{field}.least", -1, _MOST)
            most = self.number(table.get("most", -1), f"{field}.most", -1, _MOST)
            group = self.group(given, table, here, GROUPS + ZONES, static)
            return Count(self.countable(group, field), least, most)
        if verb == "turn":
            return Turn(self.word(given, here, ["own", "opponent"]) == "own")
        if verb == "self":
            self.need_character(here)
            inner = self.table(given, here)
            self.only(inner, here, FILTERS)
            return Self(self.filter(inner, here, static))
        if verb == "partner":
            lies = PARTNER.index(self.word(given, here, PARTNER))
            return Partner(lies, self._is_opponent(table, field))
        if verb == "event":
            return EventLies(self.truth(given, here))
        return Not(self.condition(given, here, static))

    def _is_opponent(self, table: dict[str, object], field: str) -> bool:
        return self.word(table.get("whose", "you"), f"{field}.whose", WHOSE) == "opponent"

    # Effects.

    def block(self, value: object, field: str) -> Block:
        effects = [self.effect(one, f"{field}[{n}]") for n, one in enumerate(self.items(value, field), 1)]
        if not effects:
            raise Wrong("lily-file-empty", field)
        if isinstance(effects[0], So):
            raise Wrong("lily-file-so", field)
        return Block(effects)

    def effect(self, value: object, field: str) -> Effect:
        verb, table = self.verb(value, field, EFFECTS)
        here = f"{field}.{verb}"
        given = table[verb]
        if verb in ("if", "so", "may", "one-of", "win", "support", "budget"):
            return self._steering(verb, given, table, field)
        if verb in ("power", "times", "grant"):
            return self._change(verb, given, table, field)
        if verb == "activate":
            return Activate(self.target(given, here))
        if verb == "deactivate":
            return Deactivate(self.target(given, here))
        if verb == "defeat":
            return Defeat(self.target(given, here))
        if verb == "return":
            return Return(self.target(given, here))
        if verb == "move":
            to = self.word(table.get("to", "adjacent"), f"{field}.to", MOVES)
            return Move(self.target(given, here), to)
        return self._cards(verb, given, table, field)

    def _steering(self, verb: str, given: object, table: dict[str, object], field: str) -> Effect:
        here = f"{field}.{verb}"
        if verb == "if":
            conditions = self.conditions(given, here)
            if not conditions:
                raise Wrong("lily-file-empty", here)
            otherwise = self.block(table["else"], f"{field}.else") if "else" in table else Block([])
            return If(conditions, self.block(table.get("do"), f"{field}.do"), otherwise)
        if verb == "so":
            return So(self.block(given, here))
        if verb == "may":
            return May(self.block(given, here))
        if verb == "one-of":
            parts = self.items(given, here)
            if not parts:
                raise Wrong("lily-file-empty", here)
            return OneOf([self.block(part, f"{here}[{n}]") for n, part in enumerate(parts, 1)])
        if verb == "support":
            return AddSupport(self.amount(given, here))
        if verb == "budget":
            return AddLevels(self.number(given, here, 1, _MOST))
        if not self.truth(given, here):
            raise Wrong("lily-file-value", here, {"value": "false", "allowed": ["true"]})
        return Win()

    def _change(self, verb: str, given: object, table: dict[str, object], field: str) -> Effect:
        here = f"{field}.{verb}"
        target = self.target(table.get("on", "self"), f"{field}.on")
        until = UNTIL.index(self.word(table.get("until", "turn"), f"{field}.until", UNTIL))
        if verb == "power":
            return ChangePower(self.amount(given, here), target, until)
        if verb == "times":
            return MultiplyPower(self.number(given, here, 2, 4), target, until)
        return Grant(self.word(given, here, WORDS), target, until)

    def _cards(self, verb: str, given: object, table: dict[str, object], field: str) -> Effect:
        here = f"{field}.{verb}"
        if verb == "put":
            return self._put(given, table, field)
        if verb == "show-hand":
            return ShowHand(self.word(given, here, WHOSE) == "opponent")
        if verb == "partner":
            how = self.word(given, here, PARTNER_STATES)
            return TurnPartner(how, self._is_opponent(table, field))
        if verb == "event":
            self.word(given, here, ["trash"])
            return TrashEvent()
        number = self.number(given, here, 1, _MOST)
        if verb == "draw":
            return Draw(number, PLAYERS.index(self.word(table.get("who", "you"), f"{field}.who", PLAYERS)))
        if verb == "look":
            take = self.number(table.get("take", 1), f"{field}.take", 1, number)
            to = self.word(table.get("to", "hand"), f"{field}.to", LOOK_DESTINATIONS)
            rest = self.word(table.get("rest", "deck-bottom"), f"{field}.rest", REST)
            return Look(number, take, self.filter(table, field), to, rest)
        if verb == "renew":
            return Renew(number)
        opponent = self._is_opponent(table, field)
        if verb == "peek":
            return Peek(number, opponent)
        if verb == "potential":
            return GainPotential(number, opponent)
        return TurnCoupling(number, verb == "turn-up", opponent)

    def _put(self, given: object, table: dict[str, object], field: str) -> Effect:
        source = self.table(given, f"{field}.put")
        here = f"{field}.put"
        to = self.word(table.get("to"), f"{field}.to", DESTINATIONS)
        if "this" in source:
            self.only(source, here, ["this"])
            if self.holder != "special":
                raise Wrong("lily-file-not-here", f"{here}.this", {"value": self.holder})
            return PutThis(to)
        if "top" in source:
            self.only(source, here, ["top", "whose"])
            if to in ("field", "level-up"):
                raise Wrong("lily-file-value", f"{field}.to", {"value": to, "allowed": DESTINATIONS[:6]})
            number = self.number(source["top"], f"{here}.top", 1, _MOST)
            return PutTop(number, self._is_opponent(source, here), to)
        if "all" in source:
            self.only(source, here, ["all", "whose", *FILTERS])
            if to in ("field", "level-up"):
                raise Wrong("lily-file-value", f"{field}.to", {"value": to, "allowed": DESTINATIONS[:6]})
            zones = ["hand", "trash", "coupling"]
            return PutAll(self.group(source["all"], source, f"{here}.all", zones), to)
        self.only(source, here, ["pick", "count", "up-to", "whose", *FILTERS])
        least, most = self._how_many(source, here)
        zones = ["hand", "trash", "coupling", "deck"]
        return PutPicked(self.group(source.get("pick"), source, f"{here}.pick", zones), least, most, to)

    # Statics.

    def static(self, value: object, field: str, special: bool) -> Static:
        verb, table = self.verb(value, field, STATICS)
        here = f"{field}.{verb}"
        given = table[verb]
        if (verb in SPECIAL_STATICS) != special:
            raise Wrong("lily-file-special" if not special else "lily-file-not-special", here)
        if verb == "power":
            target = self.target(table.get("on", "self"), f"{field}.on", static=True)
            return GivesPower(self.amount(given, here, static=True), target)
        if verb == "grant":
            target = self.target(table.get("on", "self"), f"{field}.on", static=True)
            return Grants(self.word(given, here, WORDS), target)
        if verb == "support":
            return GivesSupport(self.amount(given, here, static=True))
        if verb == "budget":
            return GivesLevels(self.number(given, here, 1, _MOST))
        if verb == "cheaper":
            return Cheaper(self.number(given, here, 1, 5), self.filter(table, field, static=True))
        if verb == "also-named":
            name = self.name(given, here, [])
            return AlsoNamed(name, self.names[name])
        if verb == "also-color":
            return AlsoColored(COLORS.index(self.word(given, here, COLORS)))
        if not self.truth(given, here):
            raise Wrong("lily-file-value", here, {"value": "false", "allowed": ["true"]})
        return AnyNumber()

    # Skills.

    def skill(self, value: object, field: str, kind: str) -> Skill:
        """A skill of a card of this kind (``character``, ``event``, ``potential``)."""
        table = self.table(value, field)
        fields = SKILL_FIELDS if kind == "character" else [name for name in SKILL_FIELDS if name != "type"]
        self.only(table, field, fields)
        type = self.word(table.get("type"), f"{field}.type", TYPES) if kind == "character" else ""
        self.holder = type or kind
        self.stands = kind == "character" and type not in ("special", "sp")
        has_gives = "gives" in table
        if has_gives == ("do" in table):
            raise Wrong("lily-file-do-or-gives", field)
        self._check_fields(table, field, type, kind)
        when = None
        if "when" in table:
            when = Trigger(self.word(table["when"], f"{field}.when", _triggers(type, kind)))
        conditions = self.conditions(table["if"], f"{field}.if", has_gives) if "if" in table else []
        cost = self.table(table.get("cost", _NO_TABLE), f"{field}.cost")
        self.only(cost, f"{field}.cost", ["action", "reverse"])
        action = self.truth(cost.get("action", False), f"{field}.cost.action")
        reverse = self.number(cost.get("reverse", 0), f"{field}.cost.reverse", 0, _MOST)
        once = self.truth(table.get("once", False), f"{field}.once")
        if type == "activated" and not (action or once):
            raise Wrong("lily-file-loop", field)
        if action and kind != "character":
            raise Wrong("lily-file-not-here", f"{field}.cost.action", {"value": kind})
        block = Block([]) if has_gives else self.block(table["do"], f"{field}.do")
        statics: list[Static] = []
        if has_gives:
            parts = self.items(table["gives"], f"{field}.gives")
            if not parts:
                raise Wrong("lily-file-empty", f"{field}.gives")
            special = type == "special"
            statics = [self.static(one, f"{field}.gives[{n}]", special) for n, one in enumerate(parts, 1)]
        may = self.truth(table.get("may", False), f"{field}.may")
        at_end = "at" in table and self.word(table["at"], f"{field}.at", ["end"]) == "end"
        return Skill(type, when, conditions, action, reverse, once, may, at_end, block, statics)

    def _check_fields(self, table: dict[str, object], field: str, type: str, kind: str) -> None:
        """Fields that this kind of skill must or must not have."""
        acts = "do" in table
        wants_when = acts and (kind != "character" or type in ("auto", "special"))
        if wants_when and "when" not in table:
            raise Wrong("lily-file-missing", f"{field}.when")
        if not wants_when and "when" in table:
            raise Wrong("lily-file-not-here", f"{field}.when", {"value": type or kind})
        if type == "continuous" and acts:
            raise Wrong("lily-file-not-here", f"{field}.do", {"value": type})
        if (type in ("activated", "auto", "sp") or kind == "potential") and not acts:
            raise Wrong("lily-file-not-here", f"{field}.gives", {"value": type or kind})
        forbidden: list[str] = []
        if not acts:
            forbidden += ["cost", "once", "may"]
        if type != "sp":
            forbidden.append("at")
        if type in ("special", "sp") or kind != "character":
            forbidden.append("once")
        if type == "special" and "gives" in table:
            forbidden.append("if")
        for name in forbidden:
            if name in table:
                raise Wrong("lily-file-not-here", f"{field}.{name}", {"value": type or kind})


def _triggers(type: str, kind: str) -> list[str]:
    """What may stand behind ``when``."""
    if type == "special":
        return [text for text in TRIGGERS if text.startswith("this ")]
    found = [text for text in TRIGGERS if not text.startswith("this ") and text != ACTION]
    if kind != "character":  # nobody on the field has this skill
        found = [text for text in found if not text.startswith(("self ", "other-ally "))]
    return [*found, ACTION] if kind == "potential" else found
