"""Reads skills from a card file: tables become trees of nodes, every mistake gets its field and reason.

A node's table has one key that names the node, its verb.
`EFFECTS`, `CONDITIONS` and `STATICS` list all verbs; docs/card-authors.md explains each.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from madoi.games.lily.cards.card_facts import COLORS, MOST_ALIKE
from madoi.games.lily.rules.pieces import PARTNER, UNTIL, UNTIL_BATTLE
from madoi.games.lily.skills.conditions import AnyOf, Count, EventLies, More, Not, Partner, Self, Turn
from madoi.games.lily.skills.effects.characters import (
    MOVES,
    RETURNS,
    Activate,
    ChangePower,
    Deactivate,
    Defeat,
    Grant,
    HalvePower,
    Move,
    MultiplyPower,
    Remove,
    Return,
    SetPower,
)
from madoi.games.lily.skills.effects.control_flow import (
    AddLevels,
    AddSupport,
    ForEach,
    If,
    Later,
    May,
    OneOf,
    OrElse,
    So,
    Win,
)
from madoi.games.lily.skills.effects.looking_at_cards import LOOK_DESTINATIONS, REST, Look, Peek, ShowHand
from madoi.games.lily.skills.effects.moving_cards import (
    BESIDE_FIELD,
    DESTINATIONS,
    OWNER,
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
from madoi.games.lily.skills.nodes import (
    MOMENTS,
    OPPONENT,
    TYPES,
    Block,
    Condition,
    Cost,
    Effect,
    Skill,
    Static,
)
from madoi.games.lily.skills.permissions import WORDS
from madoi.games.lily.skills.reader.fields import CardFileError
from madoi.games.lily.skills.reader.targets import (
    CARD_FILTERS,
    CHARACTER_FILTERS,
    MOST,
    ON_FIELD_FILTERS,
    TargetReader,
)
from madoi.games.lily.skills.statics import (
    INSTEAD,
    AlsoColored,
    AlsoNamed,
    AnyNumber,
    AtMost,
    Cheaper,
    GivesLevels,
    GivesPower,
    GivesSupport,
    Grants,
    Instead,
)
from madoi.games.lily.skills.targets import FILTERS, WHOSE, Filter, Group
from madoi.games.lily.skills.triggers import ACTION, CHARACTER_SUBJECTS, TRIGGERS, Trigger

EFFECTS: Final[dict[str, list[str]]] = {
    "draw": ["who"],
    "put": ["to"],
    "look": ["take", "to", "rest", *FILTERS],
    "peek": ["whose"],
    "show-hand": [],
    "power": ["on", "until"],
    "times": ["on", "until"],
    "halve": ["until"],
    "set-power": ["on", "until"],
    "grant": ["on", "until"],
    "activate": [],
    "deactivate": [],
    "move": ["to"],
    "defeat": [],
    "return": ["to"],
    "remove": [],
    "turn-up": ["whose"],
    "turn-down": ["whose"],
    "partner": ["whose"],
    "potential": ["whose"],
    "renew": [],
    "event": [],
    "support": [],
    "budget": [],
    "if": ["do", "else"],
    "for-each": ["whose", "do", *FILTERS],
    "so": [],
    "or-else": [],
    "may": ["who"],
    "one-of": ["who"],
    "later": ["do"],
    "win": [],
}
"""Every effect, with the other fields its table may have."""

CONDITIONS: Final[dict[str, list[str]]] = {
    "count": ["least", "most", "whose", *FILTERS],
    "more": ["than"],
    "any": [],
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
    "instead": ["on"],
    "also-named": [],
    "also-color": [],
    "any-number": [],
    "at-most": [],
}
SPECIAL_STATICS: Final = ["also-named", "also-color", "any-number", "at-most"]
SKILL_FIELDS: Final = ["type", "when", "subject", "if", "cost", "once", "may", "do", "gives", "at"]
_NO_TABLE: Final[dict[str, object]] = {}
COSTS: Final = ["action", "reverse", "discard", "sacrifice"]
_SACRIFICED: Final = [name for name in CHARACTER_FILTERS if name != "leader"]
_MOST_ALLIES: Final = 5  # beside the leader
_LASTING_WORDS: Final = [word for word in WORDS if word != "silent"]
"""What a continuous skill can grant: one that took skills away could take away itself."""
_PLAYED_FILTERS: Final = [name for name in CARD_FILTERS if name != "kind"]  # only characters are played
_MANY_SUBJECTS: Final = ["ally", "other-ally", "enemy"]
"""Whom a moment can be about of whom there are several; of the others an ``if`` can ask."""
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
            return Count(self.counted(given, table, here, static), least, most)
        if verb == "more":
            return More(
                self._compared(given, here, static),
                self._compared(table.get("than"), f"{field}.than", static),
            )
        if verb == "any":
            parts = self.conditions(given, here, static)
            if len(parts) < 2:
                raise CardFileError("lily-file-one-option", here)
            return AnyOf(parts)
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

    def _compared(self, value: object, field: str, static: bool) -> Group:
        table = self.table(value, field)
        self.only(table, field, ["of", "whose", *FILTERS])
        return self.counted(table.get("of"), table, f"{field}.of", static)

    # Effects.

    def block(self, value: object, field: str) -> Block:
        effects = [self.effect(one, f"{field}[{n}]") for n, one in enumerate(self.items(value, field), 1)]
        if not effects:
            raise CardFileError("lily-file-empty", field)
        if isinstance(effects[0], So | OrElse):
            raise CardFileError("lily-file-so", field)
        for before, effect in pairwise(effects):
            hangs = isinstance(effect, So | OrElse)
            if hangs and isinstance(before, So | OrElse) and type(before) is not type(effect):
                raise CardFileError("lily-file-so-else", field)
        return Block(effects)

    def effect(self, value: object, field: str) -> Effect:
        verb, table = self.verb(value, field, EFFECTS)
        here = f"{field}.{verb}"
        given = table[verb]
        if verb in ("if", "for-each", "so", "or-else", "may", "one-of", "later", "win", "support", "budget"):
            return self._steering(verb, given, table, field)
        if verb in ("power", "times", "halve", "set-power", "grant"):
            return self._change(verb, given, table, field)
        if verb == "activate":
            return Activate(self.target(given, here))
        if verb == "deactivate":
            return Deactivate(self.target(given, here))
        if verb == "defeat":
            return Defeat(self.target(given, here))
        if verb == "return":
            to = self.word(table.get("to", "hand"), f"{field}.to", RETURNS)
            return Return(self.target(given, here), to)
        if verb == "remove":
            return Remove(self.target(given, here))
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
        if verb == "for-each":
            return ForEach(self.counted(given, table, here), self.block(table.get("do"), f"{field}.do"))
        if verb == "so":
            return So(self.block(given, here))
        if verb == "or-else":
            return OrElse(self.block(given, here))
        if verb == "may":
            return May(self.block(given, here), self.is_opponents(table, field))
        if verb == "later":
            moment = self.word(given, here, MOMENTS)
            if moment == "battle-end":
                self.need_battle(here)
            return Later(MOMENTS.index(moment), self.block(table.get("do"), f"{field}.do"))
        if verb == "one-of":
            return self._one_of(given, here, self.is_opponents(table, field))
        return self._of_duel(verb, given, here)

    def _one_of(self, given: object, here: str, opponent: bool) -> Effect:
        parts = self.items(given, here)
        if not parts:
            raise CardFileError("lily-file-empty", here)
        if len(parts) == 1:
            self.refuse("lily-file-one-option", here, [])
        return OneOf([self.block(part, f"{here}[{n}]") for n, part in enumerate(parts, 1)], opponent)

    def _of_duel(self, verb: str, given: object, here: str) -> Effect:
        """Effects on the battle, the turn, the duel itself."""
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
        on = given if verb == "halve" else table.get("on", "self")
        target = self.target(on, here if verb == "halve" else f"{field}.on")
        until = UNTIL.index(self.word(table.get("until", "turn"), f"{field}.until", UNTIL))
        if until == UNTIL_BATTLE:
            self.need_battle(f"{field}.until")
        if verb == "power":
            return ChangePower(self.amount(given, here), target, until)
        if verb == "times":
            return MultiplyPower(self.number(given, here, 2, 4), target, until)
        if verb == "halve":
            return HalvePower(target, until)
        if verb == "set-power":
            return SetPower(self.number(given, here, 0, 1000), target, until)
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
                raise CardFileError("lily-file-value", f"{field}.to", {"value": to, "allowed": BESIDE_FIELD})
            number = self.number(source["top"], f"{here}.top", 1, MOST)
            return PutTop(number, self.is_opponent(source, here), to)
        if "all" in source:
            self.only(source, here, ["all", "whose", *FILTERS])
            if to in ("field", "level-up"):
                raise CardFileError("lily-file-value", f"{field}.to", {"value": to, "allowed": BESIDE_FIELD})
            zones = ["hand", "trash", "coupling"]
            return PutAll(self.group(source["all"], source, f"{here}.all", zones), to)
        self.only(source, here, ["pick", "count", "up-to", "whose", "by", *FILTERS])
        least, most = self.how_many(source, here)
        zones = ["hand", "trash", "coupling", "deck"]
        group = self.group(source.get("pick"), source, f"{here}.pick", zones)
        by = OWNER
        if "by" in source:
            by = WHOSE.index(self.word(source["by"], f"{here}.by", WHOSE))
            usual = group.opponent if group.name == "hand" else False
            if (by == OPPONENT) == usual:
                self.refuse("lily-file-by", f"{here}.by", [])
        return PutPicked(group, least, most, to, by)

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
            return Grants(self.word(given, here, _LASTING_WORDS), target)
        if verb == "instead":
            target = self.target(table.get("on", "self"), f"{field}.on", static=True)
            return Instead(self.word(given, here, INSTEAD), target)
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
        if verb == "at-most":
            return AtMost(self.number(given, here, 1, MOST_ALIKE - 1))
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
        subject = self._subject(table["subject"], f"{field}.subject", when) if "subject" in table else None
        self.has_subject = when is not None and when.subject in CHARACTER_SUBJECTS
        self.has_battle = type == "sp" or (when is not None and when.verb not in _WITHOUT_BATTLE)
        self.has_chosen = False
        conditions = self.conditions(table["if"], f"{field}.if", has_gives) if "if" in table else []
        if "if" in table and not conditions:
            self.refuse("lily-file-never", f"{field}.if", [])
        cost = self._cost(table.get("cost", _NO_TABLE), f"{field}.cost")
        once = self.truth(table.get("once", False), f"{field}.once")
        if cost.action and kind != "character":
            raise CardFileError("lily-file-not-here", f"{field}.cost.action", {"value": kind})
        block = Block([]) if has_gives else self.block(table["do"], f"{field}.do")
        endless = not cost.is_used_up() or (not cost.action and block.refills())
        if type == "activated" and not once and endless:
            raise CardFileError("lily-file-loop", field)
        statics: list[Static] = []
        if has_gives:
            parts = self.items(table["gives"], f"{field}.gives")
            if not parts:
                raise CardFileError("lily-file-empty", f"{field}.gives")
            special = type == "special"
            statics = [self.static(one, f"{field}.gives[{n}]", special) for n, one in enumerate(parts, 1)]
        may = self.truth(table.get("may", False), f"{field}.may")
        if may and (kind == "potential" or type == "activated" or not cost.is_free()):
            self.refuse("lily-file-may", f"{field}.may", [])
        at_end = "at" in table and self.word(table["at"], f"{field}.at", ["end"]) == "end"
        return Skill(type, when, subject, conditions, cost, once, may, at_end, block, statics)

    def _cost(self, value: object, field: str) -> Cost:
        cost = self.table(value, field)
        self.only(cost, field, COSTS)
        action = self.truth(cost.get("action", False), f"{field}.action")
        reverse = self.number(cost.get("reverse", 0), f"{field}.reverse", 0, MOST)
        discard = self.number(cost.get("discard", 0), f"{field}.discard", 0, MOST)
        given = cost.get("sacrifice", 0)
        here = f"{field}.sacrifice"
        if given == "self":
            self.need_character(here)
            return Cost(action, reverse, discard, 1, None)
        inner = self.table(given, here) if isinstance(given, dict) else {"count": given}
        self.only(inner, here, ["count", *_SACRIFICED])
        number = self.number(inner.get("count", 1), f"{here}.count", 0, _MOST_ALLIES)
        others: dict[str, object] = {"other": True} if self.on_field else {}
        whom = self.filter({**inner, **others, "leader": False}, here, ON_FIELD_FILTERS)
        return Cost(action, reverse, discard, number, whom)

    def _subject(self, value: object, field: str, when: Trigger | None) -> Filter:
        """What is asked of the character that the moment is about."""
        if when is None or when.subject not in _MANY_SUBJECTS:
            raise CardFileError("lily-file-no-subject", field)
        useful = [*CHARACTER_FILTERS, "column"]
        if when.verb == "defeated":  # a power is one on the field
            useful = [name for name in useful if not name.startswith("power-")]
        table = self.table(value, field)
        self.only(table, field, useful)
        if not table:
            raise CardFileError("lily-file-never", field)
        return self.filter(table, field, useful)

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
        forbidden: list[str] = [] if wants_when else ["subject"]
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
