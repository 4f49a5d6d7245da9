"""The view of Lily: a new table, built card by card from what its viewer may see (LY-3.2, LY-3.4).

Everything else is `UNKNOWN`, a card that does not exist.
Reading its facts is an error, not a leak.
"""

from __future__ import annotations

from typing import Final, Literal

from madoi.core.game import View
from madoi.core.viewer import EVERYTHING, Viewer
from madoi.games.lily.data_types import (
    BattleView,
    CharacterView,
    EventInPlay,
    FacedCard,
    FieldView,
    LilyData,
    OpenChoice,
    SideView,
    SkillReference,
)
from madoi.games.lily.rules.areas import AREAS
from madoi.games.lily.rules.base_table import DRAW, GOES_ON
from madoi.games.lily.rules.battle import STEPS, attack_breakdown, attacking_card, defence_breakdown, targets
from madoi.games.lily.rules.choice import BLOCK, CHARACTER, SACRIFICE
from madoi.games.lily.rules.pieces import FACE_DOWN, PARTNER, Character, Player
from madoi.games.lily.rules.piles import Pile, card_of, hidden_card, knowers_of, knows
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.turn import PHASES
from madoi.games.lily.rules.values import levels_allowed
from madoi.games.lily.skills.nodes import MOMENTS
from madoi.games.lily.skills.permissions import WORDS

UNKNOWN: Final = 1_000_000


def seen_by(table: Table, viewer: Viewer) -> Table:
    """The table as the viewer may know it."""
    seen = table.copy()
    if viewer == EVERYTHING:
        return seen
    seen.players = [_player(table, seat, viewer) for seat in range(len(table.players))]
    return seen


def _player(table: Table, seat: int, viewer: Viewer) -> Player:
    player = table.players[seat]
    shown = Player([], [])
    shown.trash = player.trash.copy()
    shown.removed = player.removed.copy()
    shown.coupling = player.coupling.copy()
    shown.potentials = player.potentials.copy()
    shown.field = [None if stands is None else stands.copy() for stands in player.field]
    shown.partner_lies = player.partner_lies
    shown.hatena = _pile(player.hatena, viewer)
    shown.deck = _pile(player.deck, viewer)
    shown.hand = sorted(_entry(entry, viewer) for entry in player.hand)
    if table.opened or viewer == seat:
        shown.partner = player.partner
        shown.leader_card = player.leader_card
    elif player.partner >= 0:  # chosen, face down
        shown.partner = UNKNOWN
        shown.leader_card = UNKNOWN
    elif player.leader_card >= 0:  # nobody is told that half of the choice is made
        shown.deck.bag.append(UNKNOWN)
    return shown


def _pile(pile: Pile, viewer: Viewer) -> Pile:
    shown = Pile([UNKNOWN] * len(pile.bag))
    shown.top = [_entry(entry, viewer) for entry in pile.top]
    shown.bottom = [_entry(entry, viewer) for entry in pile.bottom]
    return shown


def _entry(entry: int, viewer: Viewer) -> int:
    """A card in a hidden place: who knows it is no secret, looking happens before everybody's eyes."""
    return entry if knows(entry, viewer) else hidden_card(UNKNOWN, knowers_of(entry))


class LilyView(View):
    """What a seat, a spectator or, at the end, everybody knows."""

    def __init__(self, viewer: Viewer, table: Table) -> None:
        super().__init__(viewer)
        self.table = seen_by(table, viewer)

    def data(self) -> LilyData:
        table = self.table
        event: EventInPlay | None = None
        if table.event >= 0:
            event = {"card": table.facts(table.event).id, "owner": table.event_owner}
        result: int | Literal["draw"] | None = None
        if table.result != GOES_ON:
            result = "draw" if table.result == DRAW else table.result
        return {
            "viewer": self.viewer,
            "turn": table.turn,
            "mover": table.mover,
            "first": table.first,
            "opened": table.opened,
            "phase": PHASES[table.step] if table.turn else "setup",
            "played": table.levels_played,
            "result": result,
            "event": event,
            "players": [self._player(seat) for seat in range(len(table.players))],
            "battle": self._battle(),
            "skill": self._skill(),
            "waiting": [
                {"seat": one.seat, "card": table.facts(one.card).id, "skill": one.number + 1}
                for one in table.waiting
            ],
            "later": [
                {
                    "seat": one.seat,
                    "card": table.facts(one.card).id,
                    "skill": one.number + 1,
                    "moment": MOMENTS[one.delayed.moment],
                }
                for one in table.later
                if one.delayed is not None
            ],
            "choice": self._choice(),
        }

    def _id(self, card: int) -> str | None:
        return None if card in (UNKNOWN, -1) else self.table.facts(card).id

    def _player(self, seat: int) -> SideView:
        player = self.table.players[seat]
        return {
            "deck": player.deck.size(),
            "deck_top": [self._id(card_of(entry)) for entry in reversed(player.deck.top)],
            "deck_bottom": [self._id(card_of(entry)) for entry in player.deck.bottom],
            "hatena": player.hatena.size(),
            "hand": [self._id(card_of(entry)) for entry in player.hand],
            "known": [self._id(card_of(entry)) for entry in player.hand if knows(entry, 1 - seat)],
            "trash": [self.table.facts(card).id for card in player.trash],
            "removed": [self.table.facts(card).id for card in player.removed],
            "coupling": [self._faced(entry) for entry in player.coupling],
            "potentials": [self._faced(entry) for entry in player.potentials],
            "levels": levels_allowed(self.table, seat) if self.table.turn else 0,
            "leader": self._id(player.leader_card),
            "partner": self._id(player.partner),
            "partner_lies": PARTNER[player.partner_lies if self.table.opened else FACE_DOWN],
            "ready": player.partner >= 0,
            "field": self._field(player.field),
        }

    def _field(self, field: list[Character | None]) -> FieldView:
        lf, cf, rf, lb, cb, rb = [None if stands is None else self._character(stands) for stands in field]
        return {"lf": lf, "cf": cf, "rf": rf, "lb": lb, "cb": cb, "rb": rb}

    def _faced(self, entry: int) -> FacedCard:
        return {"card": self.table.facts(entry >> 1).id, "up": entry & 1 == 1}

    def _character(self, character: Character) -> CharacterView:
        table = self.table
        bits = table.granted(character)
        return {
            "card": table.facts(character.card).id,
            "below": [table.facts(card).id for card in character.cards[:-1]],
            "active": character.active,
            "leader": character.leader,
            "power": table.power(character),
            "changes": [step.data(table.cards.facts_of) for step in table.power_steps(character)[1:]],
            "granted": [word for number, word in enumerate(WORDS) if bits >> number & 1],
            "used": [number + 1 for number in character.used],
        }

    def _battle(self) -> BattleView | None:
        table = self.table
        battle = table.battle
        if battle is None:
            return None
        attacker = table.character(battle.attacker)
        attacked = targets(table, battle)
        attack = attack_breakdown(table, battle)
        defence = [defence_breakdown(table, battle, character) for character in attacked]
        return {
            "side": battle.side,
            "step": STEPS[battle.current_step],
            "attacker": attacking_card(table, battle).id
            if attacker is not None or battle.card >= 0
            else None,
            "area": None if attacker is None else AREAS[attacker.area],
            "targets": [AREAS[character.area] for character in attacked],
            "counter": battle.counter,
            "supports": [self._id(card) for card in battle.supports],
            "critical": battle.critical,
            "blocked": [AREAS[c.area] for c in attacked if c.number in battle.blocked],
            "beaten": [AREAS[c.area] for c in attacked if c.number in battle.defeated],
            "attack": attack.total,
            "attack_parts": attack.data(table.cards.facts_of),
            "defence": [parts.total for parts in defence],
            "defence_parts": [parts.data(table.cards.facts_of) for parts in defence],
        }

    def _skill(self) -> SkillReference | None:
        run = self.table.running
        if run is None:
            return None
        return {
            "seat": run.seat,
            "card": self.table.facts(run.waiting.card).id,
            "skill": run.waiting.number + 1,
        }

    def _choice(self) -> OpenChoice | None:
        choice = self.table.choice
        if choice is None:
            return None
        asked_of = choice.candidates if choice.kind in (BLOCK, CHARACTER, SACRIFICE) else []
        found = [self.table.character(number) for number in asked_of]
        return {
            "kind": choice.kind,
            "seat": choice.seat,
            "least": choice.least,
            "most": choice.most,
            "characters": [{"seat": c.owner, "area": AREAS[c.area]} for c in found if c is not None],
        }
