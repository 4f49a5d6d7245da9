"""Reads skills from a card file: tables become trees of nodes, every mistake gets its field and reason.

A node's table has one key that names the node, its verb.
`EFFECTS`, `CONDITIONS` and `STATICS` list all verbs; docs/card-authors.md explains each.
"""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import COLORS
from madoi.games.lily.rules.pieces import PARTNER, UNTIL, UNTIL_BATTLE
from madoi.games.lily.skills.conditions import Count, EventLies, Not, Partner, Self, Turn
from madoi.games.lily.skills.effects.characters import (
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
from madoi.games.lily.skills.effects.control_flow import AddLevels, AddSupport, If, May, OneOf, So, Win
from madoi.games.lily.skills.effects.looking_at_cards import LOOK_DESTINATIONS, REST, Look, Peek, ShowHand
from madoi.games.lily.skills.effects.moving_cards import (
    DESTINATIONS,
    PLAYERS,
    Draw,
    PutAll,
    PutPicked,
    PutThis,
    PutTop,
)
from madoi.games.lily.skills.effects.turning_cards import (
    PARTNER_STATES,
    GainPotential,
    Renew,
    TrashEvent,
    TurnCoupling,
    TurnPartner,
)
from madoi.games.lily.skills.nodes import TYPES, Block, Condition, Effect, Skill, Static
from madoi.games.lily.skills.permissions import WORDS
from madoi.games.lily.skills.reader.fields import CardFileError
from madoi.games.lily.skills.reader.targets import CARD_FILTERS, CHARACTER_FILTERS, MOST, TargetReader
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
from madoi.games.lily.skills.targets import FILTERS, GROUPS, WHOSE, ZONES
from madoi.games.lily.skills.triggers import ACTION, CHARACTER_SUBJECTS, TRIGGERS, Trigger

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
_NO_TABLE: Final[dict[str, object]] = {}
_PLAYED_FILTERS: Final = [name for name in CARD_FILTERS if name != "kind"]  # only characters are played
_WITHOUT_BATTLE: Final = ["turn-start", "turn-end", ACTION]
"""Moments at which no battle can be under way."""


class Reader(TargetReader):
    """Reads skills."""

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
                raise CardFileError("lily-file-missing", f"{field}.least")
            least = self.number(table.get("least", -1), f"{field}.least", -1, MOST)
            most = self.number(table.get("most", -1), f"{field}.most", -1, MOST)
            if 0 <= most < least or (least <= 0 and most < 0):  # never so, or always
                self.refuse("lily-file-never", field, [])
            group = self.group(given, table, here, GROUPS + ZONES, static)
            return Count(self.countable(group, field), least, most)
        if verb == "turn":
            return Turn(self.word(given, here, ["own", "opponent"]) == "own")
        if verb == "self":
            self.need_character(here)
            inner = self.table(given, here)
            self.only(inner, here, FILTERS)
            if not inner:
                self.refuse("lily-file-never", here, [])
            return Self(self.filter(inner, here, CHARACTER_FILTERS, static))
        if verb == "partner":
            lies = PARTNER.index(self.word(given, here, PARTNER))
            return Partner(lies, self.is_opponent(table, field))
        if verb == "event":
            return EventLies(self.truth(given, here))
        return Not(self.condition(given, here, static))

    # Effects.

    def block(self, value: object, field: str) -> Block:
        effects = [self.effect(one, f"{field}[{n}]") for n, one in enumerate(self.items(value, field), 1)]
        if not effects:
            raise CardFileError("lily-file-empty", field)
        if isinstance(effects[0], So):
            raise CardFileError("lily-file-so", field)
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
                raise CardFileError("lily-file-empty", here)
            otherwise = self.block(table["else"], f"{field}.else") if "else" in table else Block([])
            return If(conditions, self.block(table.get("do"), f"{field}.do"), otherwise)
        if verb == "so":
            return So(self.block(given, here))
        if verb == "may":
            return May(self.block(given, here))
        if verb == "one-of":
            parts = self.items(given, here)
            if not parts:
                raise CardFileError("lily-file-empty", here)
            if len(parts) == 1:
                self.refuse("lily-file-one-option", here, [])
            return OneOf([self.block(part, f"{here}[{n}]") for n, part in enumerate(parts, 1)])
        if verb == "support":
            self.need_battle(here)
            return AddSupport(self.amount(given, here))
        if verb == "budget":
            return AddLevels(self.number(given, here, 1, MOST))
        if not self.truth(given, here):
            raise CardFileError("lily-file-value", here, {"value": "false", "allowed": ["true"]})
        return Win()

    def _change(self, verb: str, given: object, table: dict[str, object], field: str) -> Effect:
        here = f"{field}.{verb}"
        target = self.target(table.get("on", "self"), f"{field}.on")
        until = UNTIL.index(self.word(table.get("until", "turn"), f"{field}.until", UNTIL))
        if until == UNTIL_BATTLE:
            self.need_battle(f"{field}.until")
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
            return TurnPartner(how, self.is_opponent(table, field))
        if verb == "event":
            self.word(given, here, ["trash"])
            return TrashEvent()
        number = self.number(given, here, 1, MOST)
        if verb == "draw":
            return Draw(number, PLAYERS.index(self.word(table.get("who", "you"), f"{field}.who", PLAYERS)))
        if verb == "look":
            take = self.number(table.get("take", 1), f"{field}.take", 1, number)
            to = self.word(table.get("to", "hand"), f"{field}.to", LOOK_DESTINATIONS)
            rest = self.word(table.get("rest", "deck-bottom"), f"{field}.rest", REST)
            return Look(number, take, self.filter(table, field, CARD_FILTERS), to, rest)
        if verb == "renew":
            return Renew(number)
        opponent = self.is_opponent(table, field)
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
                raise CardFileError("lily-file-not-here", f"{here}.this", {"value": self.holder})
            return PutThis(to)
        if "top" in source:
            self.only(source, here, ["top", "whose"])
            if to in ("field", "level-up"):
                raise CardFileError(
                    "lily-file-value", f"{field}.to", {"value": to, "allowed": DESTINATIONS[:6]}
                )
            number = self.number(source["top"], f"{here}.top", 1, MOST)
            return PutTop(number, self.is_opponent(source, here), to)
        if "all" in source:
            self.only(source, here, ["all", "whose", *FILTERS])
            if to in ("field", "level-up"):
                raise CardFileError(
                    "lily-file-value", f"{field}.to", {"value": to, "allowed": DESTINATIONS[:6]}
                )
            zones = ["hand", "trash", "coupling"]
            return PutAll(self.group(source["all"], source, f"{here}.all", zones), to)
        self.only(source, here, ["pick", "count", "up-to", "whose", *FILTERS])
        least, most = self.how_many(source, here)
        zones = ["hand", "trash", "coupling", "deck"]
        return PutPicked(self.group(source.get("pick"), source, f"{here}.pick", zones), least, most, to)

    # Statics.

    def static(self, value: object, field: str, special: bool) -> Static:
        verb, table = self.verb(value, field, STATICS)
        here = f"{field}.{verb}"
        given = table[verb]
        if (verb in SPECIAL_STATICS) != special:
            raise CardFileError("lily-file-special" if not special else "lily-file-not-special", here)
        if verb == "power":
            target = self.target(table.get("on", "self"), f"{field}.on", static=True)
            return GivesPower(self.amount(given, here, static=True), target)
        if verb == "grant":
            target = self.target(table.get("on", "self"), f"{field}.on", static=True)
            return Grants(self.word(given, here, WORDS), target)
        if verb == "support":
            return GivesSupport(self.amount(given, here, static=True))
        if verb == "budget":
            return GivesLevels(self.number(given, here, 1, MOST))
        if verb == "cheaper":
            wanted = self.filter(table, field, _PLAYED_FILTERS, static=True)
            return Cheaper(self.number(given, here, 1, 5), wanted)
        if verb == "also-named":
            name = self.name(given, here, [])
            return AlsoNamed(name, self.names[name])
        if verb == "also-color":
            return AlsoColored(COLORS.index(self.word(given, here, COLORS)))
        if not self.truth(given, here):
            raise CardFileError("lily-file-value", here, {"value": "false", "allowed": ["true"]})
        return AnyNumber()

    # Skills.

    def skill(self, value: object, field: str, kind: str) -> Skill:
        """A skill of a card of this kind (``character``, ``event``, ``potential``)."""
        table = self.table(value, field)
        fields = SKILL_FIELDS if kind == "character" else [name for name in SKILL_FIELDS if name != "type"]
        self.only(table, field, fields)
        type = self.word(table.get("type"), f"{field}.type", TYPES) if kind == "character" else ""
        self.holder = type or kind
        self.on_field = kind == "character" and type not in ("special", "sp")
        has_gives = "gives" in table
        if has_gives == ("do" in table):
            raise CardFileError("lily-file-do-or-gives", field)
        self._check_fields(table, field, type, kind)
        when = None
        if "when" in table:
            when = Trigger(self.word(table["when"], f"{field}.when", _triggers(type, kind)))
        self.has_subject = when is not None and when.subject in CHARACTER_SUBJECTS
        self.has_battle = type == "sp" or (when is not None and when.verb not in _WITHOUT_BATTLE)
        self.has_chosen = False
        conditions = self.conditions(table["if"], f"{field}.if", has_gives) if "if" in table else []
        if "if" in table and not conditions:
            self.refuse("lily-file-never", f"{field}.if", [])
        cost = self.table(table.get("cost", _NO_TABLE), f"{field}.cost")
        self.only(cost, f"{field}.cost", ["action", "reverse"])
        action = self.truth(cost.get("action", False), f"{field}.cost.action")
        reverse = self.number(cost.get("reverse", 0), f"{field}.cost.reverse", 0, MOST)
        once = self.truth(table.get("once", False), f"{field}.once")
        if type == "activated" and not (action or once):
            raise CardFileError("lily-file-loop", field)
        if action and kind != "character":
            raise CardFileError("lily-file-not-here", f"{field}.cost.action", {"value": kind})
        block = Block([]) if has_gives else self.block(table["do"], f"{field}.do")
        statics: list[Static] = []
        if has_gives:
            parts = self.items(table["gives"], f"{field}.gives")
            if not parts:
                raise CardFileError("lily-file-empty", f"{field}.gives")
            special = type == "special"
            statics = [self.static(one, f"{field}.gives[{n}]", special) for n, one in enumerate(parts, 1)]
        may = self.truth(table.get("may", False), f"{field}.may")
        if may and (kind == "potential" or type == "activated" or action or reverse):
            self.refuse("lily-file-may", f"{field}.may", [])
        at_end = "at" in table and self.word(table["at"], f"{field}.at", ["end"]) == "end"
        return Skill(type, when, conditions, action, reverse, once, may, at_end, block, statics)

    def _check_fields(self, table: dict[str, object], field: str, type: str, kind: str) -> None:
        """Fields that this kind of skill must or must not have."""
        acts = "do" in table
        wants_when = acts and (kind != "character" or type in ("auto", "special"))
        if wants_when and "when" not in table:
            raise CardFileError("lily-file-missing", f"{field}.when")
        if not wants_when and "when" in table:
            raise CardFileError("lily-file-not-here", f"{field}.when", {"value": type or kind})
        if type == "continuous" and acts:
            raise CardFileError("lily-file-not-here", f"{field}.do", {"value": type})
        if (type in ("activated", "auto", "sp") or kind == "potential") and not acts:
            raise CardFileError("lily-file-not-here", f"{field}.gives", {"value": type or kind})
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
                raise CardFileError("lily-file-not-here", f"{field}.{name}", {"value": type or kind})


def _triggers(type: str, kind: str) -> list[str]:
    """What may stand behind ``when``."""
    if type == "special":
        return [text for text in TRIGGERS if text.startswith("this ")]
    found = [text for text in TRIGGERS if not text.startswith("this ") and text != ACTION]
    if kind != "character":  # nobody on the field has this skill
        found = [text for text in found if not text.startswith(("self ", "other-ally "))]
    return [*found, ACTION] if kind == "potential" else found
