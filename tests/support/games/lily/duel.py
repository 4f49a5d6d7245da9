"""Duels set up by hand, for tests that read like the rulebook.

duel = Duel()
duel.stand(0, cf="w101!", lf="w205")        # ! is the leader, a minus behind a card: inactive
duel.stand(1, cf="h101!")
duel.top(0, "w105 w106")                    # the first is the top card of the deck
duel.act(0)                                 # seat 0's action phase
duel.say(0, "attack cf cf")
assert duel.asked() == ("sange", 1)
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Self

from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.core.refusal import Refusal
from madoi.core.settings import with_recommended
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games.lily import GAME
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.deck import Deck, DuelCards
from madoi.games.lily.cards.sets import make_pool, shipped_pool
from madoi.games.lily.cards.support_odds import Odds
from madoi.games.lily.data_types import ChoiceKind
from madoi.games.lily.events import PLACES, Happened
from madoi.games.lily.notation import ActionTable
from madoi.games.lily.rules.advance import advance
from madoi.games.lily.rules.areas import AREAS
from madoi.games.lily.rules.choice import ACT, DEPLOY, EVENT, Choice
from madoi.games.lily.rules.pieces import PARTNER, UPRIGHT, Character, Player
from madoi.games.lily.rules.piles import card_of, hidden_card
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.turn import ACTING, DEPLOYMENT, EVENTS
from madoi.games.lily.settings import LilySettings
from madoi.words import words

COPIES = 6
"""Of every card in both decks: tests need not obey LY-5.1."""


@lru_cache(maxsize=64)
def pool_with_cards(cards: str, base: str = "") -> Pool:
    """The shipped cards, or those of a base, and these, written in TOML."""
    if not cards:
        return shipped_pool() if not base else _read(None, base)
    return _read(pool_with_cards("", base), cards)


def _read(pool: Pool | None, cards: str) -> Pool:
    found, wrong = make_pool(pool, [("test", tomllib.loads(cards))])
    assert not wrong, wrong
    return found


@lru_cache(maxsize=64)
def action_table(pool: Pool, cards: tuple[int, ...], potentials: tuple[int, ...]) -> ActionTable:
    """Writing down every action of all cards takes longer than most duels."""
    return ActionTable(pool, [Deck([*cards], [*potentials], 0, 0)] * 2)


def settings_for(options: dict[str, str], pool: Pool, decks: list[Deck]) -> LilySettings:
    """Settings with decks of their own, which a test may change, and with actions that duels share."""
    made = LilySettings(options, pool, [Deck([], [], deck.leader, deck.partner) for deck in decks])
    made.decks = decks
    made.cards = DuelCards([*pool.cards], decks)
    made.odds = [Odds(pool, deck) for deck in decks]
    made.action_table = action_table(pool, tuple(decks[0].cards), tuple(decks[0].potentials))
    return made


AREA_NAMES: list[str] = [*AREAS]


class Duel:
    """A duel in the middle: both players have a leader and a partner, seat 0 is in the action phase of turn 3.

    ``cards`` adds cards written in TOML (docs/card-authors.md), ``options`` those of the game.
    """

    BASE = ""  # cards to play with instead of the shipped ones
    LEADER = "w101"
    PARTNERS = ("w102", "h102")

    def __init__(self, cards: str = "", seed: str = "duel", **options: str) -> None:
        pool = pool_with_cards(cards, self.BASE)
        every = [n for n, card in enumerate(pool.cards) if card.kind != 2] * COPIES
        potentials = [n for n, card in enumerate(pool.cards) if card.kind == 2] * COPIES
        first = pool.number_of[self.LEADER]
        decks = [Deck(sorted(every), sorted(potentials), first, first) for _ in range(2)]
        given = with_recommended(options, GAME.options)
        self.pool = pool
        self.table = Table(settings_for(given, pool, decks))
        self.table.players = [Player(deck.cards.copy(), deck.potentials.copy()) for deck in decks]
        self.state = LilyState(self.table, Seeded(seed))
        self.events: list[Event] = []
        table = self.table
        table.first, table.mover, table.turn, table.opened = 0, 0, 3, True
        for seat in (0, 1):
            table.players[seat].partner = self._out(seat, self.PARTNERS[seat])
            table.players[seat].partner_lies = UPRIGHT
        self.phase(0, "action")

    # Setting up.

    def _out(self, seat: int, id: str) -> int:
        """A card out of the deck's bag."""
        card = self.pool.number_of[id]
        self.table.players[seat].deck.bag.remove(card)
        return card

    def stand(self, seat: int, **areas: str) -> Self:
        """Characters on the field: ``cf="w101!"``; several cards from the lowest to the present one: ``"w101 w201!"``."""
        for name, text in areas.items():
            ids = text.replace("!", "").replace("-", " - ").split()
            cards = [self._out(seat, id) for id in ids if id != "-"]
            self.table.numbers += 1
            area = AREA_NAMES.index(name)
            character = Character(self.table.numbers, seat, area, cards[0])
            for card in cards[1:]:
                character.put_on(card)
            character.leader = "!" in text
            character.active = not text.endswith("-")
            self.table.players[seat].field[area] = character
        return self

    def leaders(self) -> Self:
        """Leaders without skills that matter: Minato and Yoru."""
        return self.stand(0, cf="w102!").stand(1, cf="h102!")

    def hand(self, seat: int, ids: str) -> Self:
        self.table.players[seat].hand += [hidden_card(self._out(seat, id), 1 << seat) for id in ids.split()]
        return self

    def top(self, seat: int, ids: str) -> Self:
        """The top of the deck, seen by nobody; the first is the top card."""
        deck = self.table.players[seat].deck
        deck.top += [hidden_card(self._out(seat, id), 0) for id in reversed(ids.split())]
        return self

    def only(self, seat: int, ids: str) -> Self:
        """The deck has these cards and no other: the rest is taken out of the game."""
        self.top(seat, ids)
        bag = self.table.players[seat].deck.bag
        for card in bag:
            self.table.settings.decks[seat].cards.remove(card)
        bag.clear()
        return self

    def trash(self, seat: int, ids: str) -> Self:
        self.table.players[seat].trash += [self._out(seat, id) for id in ids.split()]
        return self

    def couple(self, seat: int, ids: str) -> Self:
        """Coupling cards; a minus before one: face down."""
        for id in ids.split():
            up = 0 if id.startswith("-") else 1
            self.table.players[seat].coupling.append(self._out(seat, id.lstrip("-")) * 2 + up)
        return self

    def potentials(self, seat: int, ids: str) -> Self:
        """Potentials in the potential area; a minus before one: face down."""
        player = self.table.players[seat]
        for id in ids.split():
            card = self.pool.number_of[id.lstrip("-")]
            player.hatena.bag.remove(card)
            player.potentials.append(card * 2 + (0 if id.startswith("-") else 1))
        return self

    def hatena(self, seat: int, ids: str) -> Self:
        """The top of hatena; the first is the top card."""
        player = self.table.players[seat]
        for id in reversed(ids.split()):
            card = self.pool.number_of[id]
            player.hatena.bag.remove(card)
            player.hatena.top.append(hidden_card(card, 0))
        return self

    def partner(self, seat: int, id: str, lies: str = "upright") -> Self:
        player = self.table.players[seat]
        player.deck.bag.append(player.partner)
        player.partner = self._out(seat, id)
        player.partner_lies = PARTNER.index(lies)
        return self

    def event(self, id: str, owner: int) -> Self:
        self.table.event = self._out(owner, id)
        self.table.event_owner = owner
        return self

    def phase(self, seat: int, name: str) -> Self:
        """It is this seat's action, deployment or event phase; ``end``: their turn is about to end; ``over``: to pass."""
        table = self.table
        table.mover = seat
        steps = {"event": EVENTS, "deployment": DEPLOYMENT, "action": ACTING}
        kinds: dict[str, ChoiceKind] = {"event": EVENT, "deployment": DEPLOY, "action": ACT}
        table.step = steps[name]
        table.choice = Choice(kinds[name], seat, [])
        return self

    def turn(self, number: int) -> Self:
        self.table.turn = number
        return self

    # Playing.

    def say(self, seat: int, *texts: str) -> list[Event]:
        """Play these, which must be legal; the events of all of them."""
        found: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            refusal = self.state.why_not(seat, action)
            assert refusal is None, f"{text}: {refusal}"
            found += self.state.play(seat, action)
            self.state.audit()
        self.events += found
        return found

    def go_on(self) -> list[Event]:
        """Do what follows by itself, after something was set up by hand."""
        self.table.chance = self.state.chance
        self.table.log = []
        advance(self.table)
        self.events += self.table.log
        return self.table.log

    def fight(self, *, sange: bool = False, critical: str = "", block: str = "") -> list[Event]:
        """Answer everything a battle asks: no to counters and redraws unless wanted, one critical and one block if given."""
        found: list[Event] = []
        while self.table.battle is not None and self.table.choice is not None:
            kind, seat = self.asked()
            wanted = {"sange": "counter" if sange else "", "critical": critical, "block": block}.get(kind, "")
            legal = self.legal(seat)
            if kind in ("critical", "block") and wanted:
                wanted = f"{kind} {wanted}"
            answer = (
                wanted if wanted in legal else next(text for text in ("pass", "no", *legal) if text in legal)
            )
            found += self.say(seat, answer)
        return found

    def refused(self, seat: int, text: str) -> Refusal:
        """Why this may not be said; it must be refused."""
        refusal = self.state.why_not(seat, GAME.parse(text))
        assert refusal is not None, f"{text} is legal"
        assert text not in self.legal(seat)
        return refusal

    def legal(self, seat: int) -> list[str]:
        return [action.text for action in self.state.legal(seat)]

    # Looking.

    def asked(self) -> tuple[str, int]:
        """What is asked, and whom."""
        choice = self.table.choice
        assert choice is not None, "nothing is asked"
        return choice.kind, choice.seat

    def at(self, seat: int, area: str) -> Character:
        found = self.table.players[seat].field[AREA_NAMES.index(area)]
        assert found is not None, f"nobody in {area}"
        return found

    def empty(self, seat: int, area: str) -> bool:
        return self.table.players[seat].field[AREA_NAMES.index(area)] is None

    def power(self, seat: int, area: str) -> int:
        return self.table.power(self.at(seat, area))

    def ids(self, cards: list[int]) -> list[str]:
        return [self.pool.cards[card].id for card in cards]

    def in_hand(self, seat: int) -> list[str]:
        return sorted(self.ids([card_of(entry) for entry in self.table.players[seat].hand]))

    def in_trash(self, seat: int) -> list[str]:
        return self.ids(self.table.players[seat].trash)

    def in_coupling(self, seat: int) -> list[str]:
        """As `couple` writes them."""
        coupling = self.table.players[seat].coupling
        return [("" if entry & 1 else "-") + self.pool.cards[entry >> 1].id for entry in coupling]

    def in_potentials(self, seat: int) -> list[str]:
        potentials = self.table.players[seat].potentials
        return [("" if entry & 1 else "-") + self.pool.cards[entry >> 1].id for entry in potentials]

    def partner_lies(self, seat: int) -> str:
        return PARTNER[self.table.players[seat].partner_lies]

    def kinds(self, events: list[Event] | None = None) -> list[str]:
        """The kinds of what happened, without the game's name."""
        happened = self.events if events is None else events
        return [event.kind.removeprefix("lily-") for event in happened]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of everything of this kind that happened, with ids for cards."""
        found: list[dict[str, object]] = []
        for event in self.events:
            if event.kind == "lily-" + kind:
                facts = event.face(EVERYTHING)
                if isinstance(event, Happened):
                    facts = dict(facts)
                    for name, card in (("card", event.card), ("other", event.other)):
                        if card >= 0:
                            facts[name] = self.pool.cards[card].id
                    if event.area >= 0:
                        facts["area"] = PLACES[event.area]
                    if event.start >= 0:
                        facts["start"] = AREAS[event.start]
                facts["rule"] = event.rule
                found.append(facts)
        return found

    def said(self, kind: str) -> str:
        """The last thing of this kind that happened, as people read it."""
        event = [event for event in self.events if event.kind == "lily-" + kind][-1]
        return words("en").event(event, SPECTATOR, ["Aki", "Yui"])

    def fired(self, id: str) -> int:
        """How often a skill of this card was done."""
        return sum(facts["card"] == id for facts in self.told("skill"))
