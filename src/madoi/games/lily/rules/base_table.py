"""The areas of both players (LY-3) and the small processes that everything is made of (LY-4).

`BaseTable` knows cards by their facts alone; `table.Table` overrides five methods to add what skills do.
So the nodes of skills lie above it and below `Table`. Chance and log are lent for one decision.
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.core.immutable import Immutable
from madoi.games.lily.cards.card_facts import CardFacts
from madoi.games.lily.cards.deck import DuelCards
from madoi.games.lily.data_types import Origin
from madoi.games.lily.events import Changed, Happened, Seen
from madoi.games.lily.rules.areas import CENTRE_FRONT
from madoi.games.lily.rules.choice import Choice
from madoi.games.lily.rules.pieces import (
    GRANT,
    UNTIL_NEXT,
    UNTIL_TURN,
    UPRIGHT,
    Battle,
    Character,
    LastingChange,
    Player,
)
from madoi.games.lily.rules.piles import EVERYBODY, card_of, hidden_card, knowers_of, known_to
from madoi.games.lily.skills.permissions import SILENT, TWINS

# How a duel ended.
GOES_ON: Final = -1
DRAW: Final = 2


class BaseTable:
    """Both players' areas, the common event area, and what is going on."""

    def __init__(self, cards: DuelCards, most_potentials: int, by_book: bool) -> None:
        self.cards = cards
        self.by_book = by_book  # LY-D14
        self.most_potentials = most_potentials  # a leader defeated once more is gone (LY-8.12)
        self.players: list[Player] = []
        self.event = -1
        self.event_owner = -1
        self.first = -1  # who goes first (LY-5.3)
        self.opened = False  # leaders and partners are face up (LY-5.5)
        self.turn = 0  # both players' counted together
        self.mover = -1  # the turn player
        self.step = 0  # how far the turn has come (`turn`)
        self.levels_played = 0  # levels played in this deployment phase (LY-6.4)
        self.skill_steps = 0  # of skills in this turn (LY-D12)
        self.extra_levels = 0  # what skills allow besides
        self.given_back = 0  # cards given back before the first turn (LY-5.4)
        self.battle: Battle | None = None
        self.choice: Choice | None = None
        self.interrupted: Choice | None = None  # the question that a state-based action cut into
        self.lasting: list[LastingChange] = []
        self.defeated_together: list[Character] = []  # while their defeat is told (LY-D14)
        self.left_field: list[Character] = []  # left the field while skills were waiting (LY-9.2)
        self.numbers = 0
        self.result = GOES_ON
        self.won = [False, False]  # by a card (LY-1.3)
        self.chance: Chance | None = None
        self.log: list[Event] = []
        self.heard = True  # whether anybody reads the log: playouts make no events

    def copy_to(self, twin: BaseTable) -> None:
        """Give everything on this table to a new one."""
        twin.players = [player.copy() for player in self.players]
        twin.event = self.event
        twin.event_owner = self.event_owner
        twin.first = self.first
        twin.opened = self.opened
        twin.turn = self.turn
        twin.mover = self.mover
        twin.step = self.step
        twin.levels_played = self.levels_played
        twin.skill_steps = self.skill_steps
        twin.extra_levels = self.extra_levels
        twin.given_back = self.given_back
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.choice = None if self.choice is None else self.choice.copy()
        twin.interrupted = None if self.interrupted is None else self.interrupted.copy()
        twin.lasting = self.lasting.copy()
        twin.left_field = [character.copy() for character in self.left_field]
        twin.numbers = self.numbers
        twin.result = self.result
        twin.won = self.won.copy()

    # What skills make of it.

    def power(self, character: Character) -> int:
        """Her power: what is printed, multiplied, with what skills add. Support and criticals are the
        battle's."""
        raise NotImplementedError

    def granted(self, character: Character) -> int:
        """Everything she is granted or forbidden, as bits of `skills.permissions`."""
        raise NotImplementedError

    def instead_of_trash(self, character: Character) -> str:
        """Where her present card goes when she is defeated; empty: to the trash."""
        raise NotImplementedError

    def trigger_for_character(self, verb: str, about: Character) -> None:
        """This happened to a character: skills that wait for it are queued."""
        raise NotImplementedError

    def trigger_for_player(self, verb: str, seat: int) -> None:
        """This happened to a player."""
        raise NotImplementedError

    def trigger_for_card(self, verb: str, owner: int, card: int) -> None:
        """This happened to a card that may have special skills."""
        raise NotImplementedError

    def put_off(self, waiting: Immutable) -> None:
        """Queue a skill later: a `WaitingSkill` with its moment."""
        raise NotImplementedError

    # Looking.

    def facts(self, card: int) -> CardFacts:
        return self.cards.facts_of[card]

    def character(self, number: int) -> Character | None:
        """Her with this number, if she is on the field."""
        for player in self.players:
            for stands in player.field:
                if stands is not None and stands.number == number:
                    return stands
        return None

    def source(self, number: int) -> Character | None:
        """Her with this number, also when she has just left the field (LY-9.2)."""
        found = self.character(number)
        if found is None:
            for character in self.left_field:
                if character.number == number:
                    return character
        return found

    def leader(self, seat: int) -> Character | None:
        for stands in self.players[seat].field:
            if stands is not None and stands.leader:
                return stands
        return None

    def namesake(self, seat: int, card: int, area: int) -> Character | None:
        """An ally because of whom a card cannot be deployed there: she has its name, and no skill lets two
        of it stand (LY-6.4, LY-4.6)."""
        facts = self.facts(card)
        for stands in self.players[seat].characters():
            if self.facts(stands.card).is_named(facts) and not self._may_be_twins(stands, card, area):
                return stands
        return None

    def _may_be_twins(self, stands: Character, card: int, area: int) -> bool:
        """Whether skills on the field let her be joined, and would then let both stay (LY-D14)."""
        allowed = self.granted(stands) & TWINS != 0
        if not allowed or not self.by_book:
            return allowed
        field = self.players[stands.owner].field
        newcomer = Character(self.numbers + 1, stands.owner, area, card)
        field[area] = newcomer
        both = self.granted(stands) & self.granted(newcomer) & TWINS
        field[area] = None
        return both != 0

    def is_silent(self, character: Character) -> bool:
        """Whether she has lost her skills for a while. Only effects do that, no continuous skill, so that
        none hangs on another."""
        for one in self.lasting:
            if one.kind == GRANT and one.character == character.number and one.value & SILENT:
                return True
        return character.silent

    def seats_in_turn_order(self) -> list[int]:
        """Both seats, the turn player first (LY-4.4)."""
        return [self.mover, 1 - self.mover] if self.mover >= 0 else [0, 1]

    # Telling.

    def emit(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        card: int = -1,
        other: int = -1,
        area: int = -1,
        number: int = -1000,
        discloses: bool = False,
        start: int = -1,
        by: int = -1,
        origin: Origin | None = None,
    ) -> None:
        if not self.heard:
            return
        facts_of = self.cards.facts_of
        event = Happened(kind, rule, facts_of, seat, card, other, area, number, discloses, start)
        event.by = by
        event.origin = origin
        self.log.append(event)

    def emit_cards(
        self,
        kind: str,
        rule: str,
        seat: int,
        cards: list[int],
        knowers: int,
        discloses: bool = True,
        origin: Origin | None = None,
    ) -> None:
        if not self.heard:
            return
        event = Seen(kind, rule, self.cards.facts_of, seat, cards, knowers, discloses)
        event.origin = origin
        self.log.append(event)

    def emit_change(self, kind: str, rule: str, seat: int, card: int, area: int, value: int, by: int) -> None:
        """A number went up or down by this much, because of a skill of the card ``by``."""
        if not self.heard:
            return
        event = Changed(kind, rule, self.cards.facts_of, seat, card, area=area, number=value)
        event.by = by
        self.log.append(event)

    def ask(self, choice: Choice) -> None:
        self.choice = choice

    # Cards.

    def take_top(self, seat: int, by: int, private: bool = False, hatena: bool = False) -> int:
        """The top card of a deck or of hatena, with who knows it; -1 when there is none. ``by`` is the seat
        that picks it up, or `NOBODY` where it is not looked at; ``private``: nobody else sees it."""
        player = self.players[seat]
        pile = player.hatena if hatena else player.deck
        if pile.size() == 0:
            return -1
        chance = self.chance
        assert chance is not None
        if not pile.top and pile.bag:
            # What is left in a deck tells what is in the hand: only the deck as it is printed can be shown.
            deck = self.cards.decks[seat]
            chance.about({"seat": seat}, None, by, private, deck.potentials if hatena else deck.cards)
        return pile.take(chance, "lily-chance-potential" if hatena else "lily-chance-card")

    def reveal_top(self, seat: int) -> int:
        """Show the top card of a deck to both; it stays there (LY-3.4). -1 when there is none."""
        entry = self.take_top(seat, seat)
        if entry < 0:
            return -1
        self.players[seat].deck.put_on_top(hidden_card(card_of(entry), EVERYBODY))
        return card_of(entry)

    def draw(self, seat: int, number: int, rule: str) -> int:
        """Draw; returns how many cards. An empty deck is renewed in between (LY-4.9)."""
        drawn: list[int] = []
        for _ in range(number):
            entry = self.take_top(seat, seat, private=True)
            if entry < 0:
                break
            self.players[seat].hand.append(entry | known_to(seat))
            drawn.append(card_of(entry))
            self.refresh(seat)
        if drawn:
            self.emit_cards("drew", rule, seat, drawn, known_to(seat))
        return len(drawn)

    def refresh(self, seat: int) -> None:
        """LY-4.9: an empty deck is refilled from the trash."""
        player = self.players[seat]
        if player.trash and player.deck.size() == 0:
            player.deck.shuffle(player.trash)
            self.emit("refreshed", "LY-4.9", seat, number=len(player.trash))
            player.trash = []
            self.trigger_for_player("refresh", seat)

    def take_from_hand(self, seat: int, card: int, seen: bool = True) -> bool:
        """A card leaves a hand. Where others know of one like it, it may be that one, so they no longer
        know; of a card that leaves unseen it may be any, so they are sure of none (LY-3.4). Says whether
        somebody learns by it that the card was there."""
        hand = self.players[seat].hand
        gone = max([entry for entry in hand if card_of(entry) == card])
        hand.remove(gone)
        if not seen:
            self.players[seat].hand = [hidden_card(card_of(entry), known_to(seat)) for entry in hand]
        return seen and knowers_of(gone) != EVERYBODY

    def deck_size(self, seat: int) -> int:
        """How many cards a deck has: a card revealed from it as a support is still there (LY-3.4)."""
        battle = self.battle
        revealed = 0
        if battle is not None:
            revealed += battle.supports[seat] >= 0
            revealed += battle.counter == "coupling" and battle.side == seat
        return self.players[seat].deck.size() + revealed

    def put_in_trash(self, seat: int, card: int, triggers: bool = False) -> None:
        """A card goes to its owner's trash; ``triggers``: as a special skill would hear of it."""
        self.players[seat].trash.append(card)
        if triggers:
            self.trigger_for_card("trashed", seat, card)

    def put_in_coupling(self, seat: int, card: int, rule: str, discloses: bool, origin: Origin) -> None:
        """Into the coupling area, face down beside a face-up card of the same name (LY-4.8)."""
        player = self.players[seat]
        facts = self.facts(card)
        same = any(entry & 1 and self.facts(entry >> 1).is_named(facts) for entry in player.coupling)
        player.coupling.append(card * 2 + (0 if same else 1))
        kind = "coupled-down" if same else "coupled"
        self.emit(kind, "LY-4.8" if same else rule, seat, card, discloses=discloses, origin=origin)
        self.trigger_for_card("coupled", seat, card)
        self.trigger_for_player("couples", seat)

    def gain_potential(self, seat: int, rule: str) -> bool:
        """The top card of hatena goes face up into the potential area."""
        entry = self.take_top(seat, seat, hatena=True)
        if entry < 0:
            return False
        self.players[seat].potentials.append(card_of(entry) * 2 + 1)
        self.emit("potential", rule, seat, card_of(entry), discloses=True)
        self.trigger_for_player("potential", seat)
        return True

    # Characters.

    def deploy_character(
        self, seat: int, card: int, area: int, rule: str, discloses: bool, origin: Origin
    ) -> None:
        """A character is deployed on an empty area."""
        self.numbers += 1
        character = Character(self.numbers, seat, area, card)
        self.players[seat].field[area] = character
        self.emit("deployed", rule, seat, card, area=area, discloses=discloses, origin=origin)
        self.trigger_for_character("deployed", character)

    def level_up(self, character: Character, card: int, rule: str, discloses: bool, origin: Origin) -> None:
        """LY-6.8: a card is put on a character; her state stays, her once-a-turn marks go."""
        before = character.card
        character.put_on(card)
        character.used = []
        owner, area = character.owner, character.area
        self.emit("levelled", rule, owner, card, before, area, discloses=discloses, origin=origin)
        self.trigger_for_character("levelled", character)

    def remove_character(self, character: Character) -> None:
        """Off the field; her cards are the caller's business."""
        self.players[character.owner].field[character.area] = None
        self.left_field.append(character)
        character.silent = self.is_silent(character)  # she counts as she left (LY-9.2)
        self.lasting = [one for one in self.lasting if one.character != character.number]

    def defeat(self, beaten: list[Character], rule: str) -> None:
        """LY-8.11, LY-8.12: these are defeated together: gone, or, leaders, staying for a potential."""
        staying: list[Character] = []
        instead = [self.instead_of_trash(character) for character in beaten]
        for character, to in zip(beaten, instead, strict=True):
            player = self.players[character.owner]
            most = self.most_potentials
            spared = character.leader and len(player.potentials) < most and player.hatena.size() > 0
            if spared:
                staying.append(character)
                continue
            self.emit("defeated", rule, character.owner, character.card, area=character.area)
            self.remove_character(character)
            if to:
                player.trash += character.cards[:-1]
                self._put_instead(character, to, rule)
            else:
                player.trash += character.cards
        for character in staying:
            self.emit("stays", "LY-8.12", character.owner, character.card, area=character.area)
            self.gain_potential(character.owner, "LY-8.12")
        self.defeated_together = beaten if self.by_book else []
        for character in beaten:
            self.trigger_for_character("defeated", character)
        self.defeated_together = []

    def _put_instead(self, character: Character, to: str, rule: str) -> None:
        """A defeated character's present card goes where a skill says."""
        owner = character.owner
        player = self.players[owner]
        card = character.card
        if to == "coupling":
            self.put_in_coupling(owner, card, rule, discloses=False, origin="field")
            return
        if to == "hand":
            player.hand.append(hidden_card(card, EVERYBODY))
        elif to == "deck":
            player.deck.shuffle([card])
        elif to == "deck-top":
            player.deck.put_on_top(hidden_card(card, EVERYBODY))
        elif to == "deck-bottom":
            player.deck.put_on_bottom(hidden_card(card, EVERYBODY))
        else:
            player.removed.append(card)
        self.emit(f"instead-{to}", rule, owner, card, area=character.area)

    def activate(self, character: Character) -> None:
        character.active = True
        self.trigger_for_character("activated", character)

    def move_character(self, character: Character, area: int, rule: str) -> None:
        """LY-6.6: to another area; onto an ally they swap."""
        field = self.players[character.owner].field
        start = character.area
        other = field[area]
        field[start] = other
        field[area] = character
        character.area = area
        self.emit("moved", rule, character.owner, character.card, area=area, start=start)
        if other is not None:
            other.area = start
            self.emit("moved", rule, other.owner, other.card, area=start, start=area)
        self.trigger_for_character("moved", character)
        if other is not None:
            self.trigger_for_character("moved", other)

    def add_lasting_change(
        self, character: int, kind: int, value: int, until: int, seat: int, cause: int
    ) -> None:
        """Change a character for a while, because of a skill of the card ``cause``; ``seat`` says whose
        opponent's next turn is meant."""
        last_turn = 0
        if until == UNTIL_TURN:
            last_turn = self.turn
        elif until == UNTIL_NEXT:
            last_turn = self.turn + (1 if seat == self.mover else 2)
        self.lasting.append(LastingChange(character, kind, value, last_turn, cause))

    def close_up(self, seat: int) -> bool:
        """LY-4.7: nobody in front: everybody in the back steps forward. Returns whether they did."""
        field = self.players[seat].field
        if field[0] is not None or field[1] is not None or field[2] is not None:
            return False
        back = [stands for stands in field[3:] if stands is not None]
        if not back:
            return False
        for character in back:
            field[character.area] = None
            character.area -= 3
            field[character.area] = character
        self.emit("closed-up", "LY-4.7", seat)
        return True

    def open_leaders(self) -> None:
        """LY-5.5: leaders and partners are turned face up."""
        self.opened = True
        for seat in (self.first, 1 - self.first):
            player = self.players[seat]
            self.numbers += 1
            character = Character(self.numbers, seat, CENTRE_FRONT, player.leader_card)
            character.leader = True
            player.field[CENTRE_FRONT] = character
            player.partner_lies = UPRIGHT
            self.emit("opened", "LY-5.5", seat, player.leader_card, player.partner, discloses=True)
            player.leader_card = -1
