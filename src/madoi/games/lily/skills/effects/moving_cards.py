"""Effects that move cards: draw them, or put them from one area into another."""

from __future__ import annotations

from typing import Final

from madoi.core.chance import NOBODY
from madoi.core.refusal import Facts
from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.data_types import Origin
from madoi.games.lily.rules.areas import EVERYWHERE
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import CARD, FACE_DOWN_COPY, PLACE, Choice
from madoi.games.lily.rules.piles import EVERYBODY, card_of, hidden_card, knowers_of, known_to
from madoi.games.lily.skills.nodes import EITHER, OPPONENT, YOU, Effect, RunningSkill
from madoi.games.lily.skills.targets import WHOSE, Filter, Group, count_phrase

DESTINATIONS: Final = [
    *("hand", "trash", "coupling", "deck-top", "deck-bottom", "deck", "removed"),
    *("field", "level-up"),
]
BESIDE_FIELD: Final = DESTINATIONS[:-2]
ON_FIELD: Final = ["field", "level-up"]
OWNER: Final = -1
"""Nobody is named as the one who picks: the owner of a hand, otherwise you."""
PLAYERS: Final = ["you", "opponent", "both"]


def show_hand(table: BaseTable, run: RunningSkill, owner: int) -> None:
    """A hand is shown to the other player, who then remembers it (LY-3.4), and to everybody."""
    player = table.players[owner]
    player.hand = [entry | EVERYBODY for entry in player.hand]
    cards = sorted(card_of(entry) for entry in player.hand)
    if cards:
        table.emit_cards("showed-hand", run.rule, owner, cards, EVERYBODY)


def seats_of(players: int, seat: int, table: BaseTable) -> list[int]:
    """The seats meant by you, opponent, both; the turn player first (LY-4.4)."""
    if players == EITHER:
        return table.seats_in_turn_order()
    return [seat if players == YOU else 1 - seat]


class Draw(Effect):
    """Draw cards."""

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.players = players

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return any(table.players[seat].deck.size() > 0 for seat in seats_of(self.players, run.seat, table))

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        for seat in seats_of(self.players, run.seat, table):
            if table.draw(seat, self.number, run.rule):
                run.did = True

    def phrase(self) -> Facts:
        return {"key": f"lily-do-draw-{PLAYERS[self.players]}", "number": self.number}


class Mover(Effect):
    """Whatever moves cards: how one card gets from a zone to a place of its owner's."""

    def __init__(self, to: str) -> None:
        self.to = to

    def refills(self) -> bool:
        return self.to in ("coupling", "field")

    def verb(self) -> str:
        return f"to-{self.to}"

    def phrase_to(self, what: Facts, opponent: bool) -> Facts:
        """That these cards are put there: always a place of their owner's."""
        return {"key": f"lily-do-put-{self.to}-{WHOSE[opponent]}", "what": what}

    def fits(self, table: BaseTable, owner: int, card: int) -> bool:
        """Whether the place takes this card."""
        return self.to not in ON_FIELD or len(self.areas(table, owner, card)) > 0

    def areas(self, table: BaseTable, owner: int, card: int) -> list[int]:
        """Where on the field it can go: empty areas, or allies of its name."""
        if self.to == "field":
            return _areas_to_deploy(table, owner, card)
        facts = table.facts(card)
        return [
            stands.area
            for stands in table.players[owner].characters()
            if facts.kind == CHARACTER and table.facts(stands.card).is_named(facts)
        ]

    def asks_where(self, table: BaseTable, owner: int) -> bool:
        """Whether the player also says where a card goes; known to everybody, whatever is in a hand. By the
        first rulings a level-up went to the first ally of its name (LY-D14)."""
        if self.to != "level-up" or not table.by_book:
            return self.to == "field"
        return any(len(self.areas(table, owner, card)) > 1 for card in set(table.cards.decks[owner].cards))

    def shows(self) -> bool:
        """Whether everybody sees the card of a hand arrive."""
        return self.to != "hand" and not self.to.startswith("deck")

    def put_card(
        self,
        table: BaseTable,
        run: RunningSkill,
        owner: int,
        card: int,
        knowers: int,
        origin: Origin,
        area: int = -1,
    ) -> None:
        """The card has left where it was (``origin``); ``knowers`` know which one it is."""
        player = table.players[owner]
        to = self.to
        news = knowers != EVERYBODY
        if to == "hand":
            player.hand.append(hidden_card(card, knowers | known_to(owner)))
            table.emit_cards("to-hand", run.rule, owner, [card], knowers | known_to(owner), news, origin)
        elif to == "trash":
            table.put_in_trash(owner, card, triggers=True)
            table.emit("to-trash", run.rule, owner, card, discloses=news, origin=origin)
        elif to == "coupling":
            table.put_in_coupling(owner, card, run.rule, news, origin)
        elif to == "removed":
            player.removed.append(card)
            table.emit("removed-card", run.rule, owner, card, discloses=news, origin=origin)
        elif to == "field":
            table.deploy_character(owner, card, area, run.rule, news, origin)
        elif to == "level-up":
            ally = player.field[area if area >= 0 else self.areas(table, owner, card)[0]]
            assert ally is not None
            table.level_up(ally, card, run.rule, news, origin)
        elif to == "deck":
            player.deck.shuffle([card])
            table.emit_cards("to-deck", run.rule, owner, [card], knowers, False, origin)
        elif to == "deck-top":
            player.deck.put_on_top(hidden_card(card, knowers))
            table.emit_cards("to-deck-top", run.rule, owner, [card], knowers, False, origin)
        else:
            player.deck.put_on_bottom(hidden_card(card, knowers))
            table.emit_cards("to-deck-bottom", run.rule, owner, [card], knowers, False, origin)
        run.did = True


def _areas_to_deploy(table: BaseTable, owner: int, card: int) -> list[int]:
    """LY-6.4 without its costs: a character, an empty area, no ally of the same name."""
    if table.facts(card).kind != CHARACTER:
        return []
    field = table.players[owner].field
    empty = [area for area in EVERYWHERE if field[area] is None]
    return [area for area in empty if table.namesake(owner, card, area) is None]


def _facing(coupling: list[int], card: int, wanted: Filter) -> int:
    """Which of the coupling cards of this kind is meant: a face-up one, unless face-down ones are asked
    for."""
    up = card * 2 + 1
    return up if up in coupling and wanted.up != 0 else card * 2


def _both_ways_up(coupling: list[int], cards: list[int]) -> list[int]:
    """Coupling cards as picks, the face-down copy of a card that lies face up too told apart (LY-D14)."""
    picks: list[int] = []
    for card in cards:
        twice = card in picks and card * 2 in coupling and card * 2 + 1 in coupling
        picks.append(card + FACE_DOWN_COPY if twice else card)
    return picks


_FAMILIAR: Final = {("hand", "trash"): "discard", ("trash", "hand"): "take-back"}
"""Moves that players have a word for, by where from and where to."""


class PutPicked(Mover):
    """Cards that somebody picks from a zone: the owner from their hand, otherwise you, unless the card says
    who (``by``). A hand is shown to a player who picks from it and does not hold it."""

    def __init__(self, group: Group, least: int, most: int, to: str, by: int) -> None:
        super().__init__(to)
        self.by_opponent = by == OPPONENT or (by == OWNER and group.opponent and group.name == "hand")
        self.group = group
        self.least = least
        self.most = most

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        owner = table.players[self.group.owner(run.seat)]
        if self.group.name == "hand":  # by its number alone: more would show the hand
            return len(owner.hand) > 0
        if self.group.name == "deck":
            return owner.deck.size() > 0
        return len(self._cards(table, run)) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        run.remaining = 0
        if not self.can(table, run):
            return
        owner = self.group.owner(run.seat)
        run.placing = self.asks_where(table, owner)
        if self.to != "field" and not self.hides():
            picks = self.candidates(table, run)
            one_way = len(picks) == len(self._cards(table, run))  # nobody is asked which ally rises
            alike = self.least == self.most and len(set(picks)) == 1
            if one_way and (len(picks) <= self.least or alike):
                for pick in picks[: self.most]:
                    self.take_pick(table, run, pick)
                return
        chooser = run.side(self.by_opponent)
        if self.group.name == "deck":
            self._search(table, run, owner)
        elif self.group.name == "hand" and chooser != owner:
            show_hand(table, run, owner)
        table.ask(Choice(PLACE if run.placing else CARD, chooser, [], self.least, self.most))

    def _search(self, table: BaseTable, run: RunningSkill, owner: int) -> None:
        """Shuffle first, or one could see from where a card is taken. A player who searches the other's deck
        then knows what is not in it: the hand. Both players know everything then, and everybody may: a
        spectator who did not would learn from every card that is played whether it was among those."""
        player = table.players[owner]
        chooser = run.side(self.by_opponent)
        player.deck.shuffle([])
        if owner != chooser:
            player.hand = [entry | EVERYBODY for entry in player.hand]
            table.emit_cards("searched", run.rule, owner, player.deck.cards(), EVERYBODY)

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        cards = self._cards(table, run)
        owner = self.group.owner(run.seat)
        if run.placing:
            return [card * 6 + area for card in cards for area in self.areas(table, owner, card)]
        if self.group.name == "coupling" and not self.group.filter.given and table.by_book:
            return _both_ways_up(table.players[owner].coupling, cards)
        return cards

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        card, area = (pick // 6, pick % 6) if run.placing else (pick % FACE_DOWN_COPY, -1)
        owner = self.group.owner(run.seat)
        knowers = self._take_out(table, run, owner, card, pick >= FACE_DOWN_COPY)
        self.put_card(table, run, owner, card, knowers, self.group.zone(), area)
        run.remaining += 1

    def hides(self) -> bool:
        return self.group.name in ("hand", "deck")

    def shows_found(self) -> bool:
        """Whether everybody sees what was found in a deck: what was looked for by a filter, or nobody could
        tell whether it fits; and what somebody else puts into the owner's hand."""
        others = self.group.opponent != self.by_opponent
        return bool(self.group.filter.given) or (self.to == "hand" and others)

    def sees_hand(self) -> bool:
        """Whether the player who picks is shown a hand of the other's."""
        return self.group.name == "hand" and self.group.opponent != self.by_opponent

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        """A deck that was searched is shuffled, without what was put on its top or bottom."""
        if self.group.name == "deck":
            owner = self.group.owner(run.seat)
            deck = table.players[owner].deck
            placed = self._placed(table, run)
            for entry in placed:
                (deck.top if self.to == "deck-top" else deck.bottom).remove(entry)
            deck.shuffle([])
            if self.to == "deck-top":
                deck.top = placed
            else:
                deck.bottom = placed
            table.emit("shuffled", run.rule, owner)

    def _placed(self, table: BaseTable, run: RunningSkill) -> list[int]:
        """What this search has put on the top or bottom of the deck so far."""
        deck = table.players[self.group.owner(run.seat)].deck
        if self.group.name != "deck" or self.to not in ("deck-top", "deck-bottom"):
            return []
        part = deck.top if self.to == "deck-top" else deck.bottom
        return part[len(part) - run.remaining :]

    def _cards(self, table: BaseTable, run: RunningSkill) -> list[int]:
        owner = self.group.owner(run.seat)
        cards = [
            card for card in self.group.cards(table, run.context(table)) if self.fits(table, owner, card)
        ]
        for entry in self._placed(table, run):
            if card_of(entry) in cards:
                cards.remove(card_of(entry))
        return cards

    def _take_out(self, table: BaseTable, run: RunningSkill, owner: int, card: int, down: bool) -> int:
        """Take the card out of its zone; returns who knows which one it is."""
        player = table.players[owner]
        zone = self.group.name
        if zone == "hand":
            table.take_from_hand(owner, card, self.shows() or self.sees_hand())
            return EVERYBODY if self.sees_hand() else known_to(owner)  # both players know which
        if zone == "deck":
            player.deck.remove(card)
            return EVERYBODY if self.shows_found() else known_to(run.side(self.by_opponent))
        if zone == "trash":
            player.trash.remove(card)
        elif zone == "coupling":
            player.coupling.remove(card * 2 if down else _facing(player.coupling, card, self.group.filter))
        return EVERYBODY

    def verb(self) -> str:
        return _FAMILIAR.get((self.group.name, self.to), super().verb())

    def phrase(self) -> Facts:
        group = self.group
        what = count_phrase("lily-theirs" if self.by_opponent else "lily-pick", self.least, self.most, group)
        if self.sees_hand():
            looks = "lily-see-hand-theirs" if self.by_opponent else "lily-see-hand"
            return {"key": looks, "what": self.phrase_to(what, group.opponent)}
        if group.name != "deck" or self.to == "deck":
            return self.phrase_to(what, group.opponent)
        if self.to in ("deck-top", "deck-bottom"):
            key = f"lily-search-{self.to}{'-shown' if group.filter.given else ''}"
            return {"key": key, "what": what}
        return {
            "key": "lily-search",
            "put": put_phrase(self.to, WHOSE[group.opponent], what, self.shows_found(), self.most),
        }


def put_phrase(to: str, whose: str, what: Facts, shown: bool, number: int) -> Facts:
    """That these cards of a deck are put there. What was looked for by a filter is shown on its way into a
    hand, or nobody could tell whether it fits; everywhere else it lies open."""
    if shown and to == "hand":
        return {"key": f"lily-put-hand-{whose}-shown{'' if number == 1 else '-many'}", "what": what}
    return {"key": f"lily-put-{to}-{whose}", "what": what}


class PutAll(Mover):
    """All cards of a zone that a filter takes."""

    def __init__(self, group: Group, to: str) -> None:
        super().__init__(to)
        self.group = group

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        if self.group.name == "hand":
            return len(table.players[self.group.owner(run.seat)].hand) > 0
        return len(self.group.cards(table, run.context(table))) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        owner = self.group.owner(run.seat)
        player = table.players[owner]
        cards = sorted(self.group.cards(table, run.context(table)))  # in an order that tells nothing
        if self.group.name == "hand" and self.group.filter.given:
            table.emit("fitting", run.rule, owner, number=len(cards), discloses=True)
        for card in cards:
            knowers = EVERYBODY
            if self.group.name == "hand":
                table.take_from_hand(owner, card, self.shows())
                knowers = known_to(owner)
            elif self.group.name == "trash":
                player.trash.remove(card)
            else:
                player.coupling.remove(_facing(player.coupling, card, self.group.filter))
            self.put_card(table, run, owner, card, knowers, self.group.zone())

    def phrase(self) -> Facts:
        return self.phrase_to(self.group.phrase_of("lily-pick-all", True, {}), self.group.opponent)


class PutTop(Mover):
    """Cards from the top of a deck."""

    def __init__(self, number: int, opponent: bool, to: str) -> None:
        super().__init__(to)
        self.number = number
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.players[run.side(self.opponent)].deck.size() > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        owner = run.side(self.opponent)
        for _ in range(self.number):
            unseen = self.to.startswith("deck")
            entry = table.take_top(owner, NOBODY if unseen else owner, self.to == "hand")
            if entry < 0:
                return
            self.put_card(table, run, owner, card_of(entry), knowers_of(entry), "deck")
            table.refresh(owner)

    def phrase(self) -> Facts:
        what: Facts = {"key": f"lily-top-{WHOSE[self.opponent]}", "number": self.number}
        return self.phrase_to(what, self.opponent)


class PutThis(Mover):
    """The card of a special skill itself, from where the skill found it."""

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        card = run.waiting.card
        player = table.players[run.seat]
        there = card in player.trash if self._from_trash(run) else card * 2 + 1 in player.coupling
        return there and self.fits(table, run.seat, card)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        if not self.can(table, run):
            return
        run.placing = self.asks_where(table, run.seat)
        picks = self.candidates(table, run)
        if self.to == "field" or len(picks) > 1:
            table.ask(Choice(PLACE, run.seat, [], 1, 1))
        else:
            self.take_pick(table, run, picks[0])

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        card = run.waiting.card
        if not run.placing:
            return [card * 6]
        return [card * 6 + area for area in self.areas(table, run.seat, card)]

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        card = run.waiting.card
        player = table.players[run.seat]
        origin: Origin = "trash" if self._from_trash(run) else "coupling"
        if origin == "trash":
            player.trash.remove(card)
        else:
            player.coupling.remove(card * 2 + 1)
        self.put_card(table, run, run.seat, card, EVERYBODY, origin, pick % 6 if run.placing else -1)

    def _from_trash(self, run: RunningSkill) -> bool:
        when = run.skill.when
        return when is not None and when.verb == "trashed"

    def phrase(self) -> Facts:
        return self.phrase_to({"key": "lily-target-card"}, False)
