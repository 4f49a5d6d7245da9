"""Toro (灯籠): float lanterns down a river, and catch those of your colour that burn lower.

The rules by id are in README.md.

A card is a number from 0 to 19; in notation and on screens it is a letter and a number: ``r3``.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action, Question
from madoi.core.capabilities import PaperSupport, Secrets, Statistics
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import Game, State, View
from madoi.core.observations import Observations
from madoi.core.plain_event import PlainEvent
from madoi.core.refusal import Facts, Refusal
from madoi.core.screens import Field, Screens
from madoi.core.settings import Option, Settings
from madoi.core.tensors import Bag, EachSeat, Number, Part, Row, Word
from madoi.core.viewer import EVERYTHING, Seat, Viewer

COLORS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
VALUES: Final = 5
CARDS: Final = range(len(COLORS) * VALUES)
RULES: Final = ["TR-1.1", "TR-1.2", "TR-2.1", "TR-2.2", "TR-2.3", "TR-2.4", "TR-3.1"]


def card_text(card: int) -> str:
    return f"{'rygb'[card // VALUES]}{card % VALUES + 1}"


def texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def caught_by(card: int, river: list[int]) -> list[int]:
    """The lanterns of its colour on the river with a lower number (TR-2.2)."""
    return [other for other in river if other // VALUES == card // VALUES and other < card]


class Float(Action):
    """Float a lantern down the river."""

    def __init__(self, card: int) -> None:
        super().__init__(f"float {card_text(card)}")
        self.card = card


class ToroView(View):
    """What one viewer may know: their own hand, and what lies open."""

    def __init__(self, viewer: Viewer, state: ToroState) -> None:
        super().__init__(viewer)
        self.settings = state.settings
        self.mover = state.mover
        self.river = state.river.copy()
        self.caught = [cards.copy() for cards in state.caught]
        self.deck_size = len(state.deck)
        self.hand_sizes = [len(hand) for hand in state.hands]
        sees = range(len(state.hands)) if viewer == EVERYTHING else [viewer]
        self.hands = {seat: state.hands[seat].copy() for seat in sees if seat >= 0}

    def data(self) -> Facts:
        hands: list[list[str | None]] = [[None] * size for size in self.hand_sizes]
        for seat, hand in self.hands.items():
            hands[seat] = [*texts(hand)]
        return {
            "deck": self.deck_size,
            "river": texts(self.river),
            "points": [len(cards) for cards in self.caught],
            "caught": [texts(cards) for cards in self.caught],
            "hand": hands,
        }


class ToroState(State):
    """The truth: hands, river, what was caught, and the lanterns that nobody has drawn yet."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = settings
        self.mover = 0
        self.deck = list(CARDS)
        self.river: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(settings.seats)]
        self.caught: list[list[int]] = [[] for _ in range(settings.seats)]

    def to_move(self) -> list[Seat]:
        return [self.mover] if self.hands[self.mover] else []

    def legal(self, seat: Seat) -> list[Action]:
        return [Float(card) for card in sorted(self.hands[seat])] if seat in self.to_move() else []

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is None or refusal.code != "not-now":
            return refusal
        assert isinstance(action, Float)
        return Refusal("toro-not-held", "TR-2.1", {"card": card_text(action.card)})

    def question(self, seat: Seat) -> Question:
        return Question("toro-question")

    def draw(self, seat: Seat, rule: str) -> Event:
        """Draw a lantern, which only its owner sees. What a seat cannot rule out is more than the deck."""
        open_cards = {*self.river, *self.hands[seat], *(card for cards in self.caught for card in cards)}
        unseen = [card for card in CARDS if card not in open_cards]
        self.chance.about({"seat": seat}, None, seat, True, unseen)
        card = self.chance.draw(self.deck, "toro-chance-card")
        self.hands[seat].append(card)
        self.hands[seat].sort()
        return PlainEvent("toro-drew", rule, True, {"seat": seat}, {seat: {"card": card_text(card)}})

    def play(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Float)
        card = action.card
        self.hands[seat].remove(card)
        caught = caught_by(card, self.river)
        facts: Facts = {"seat": seat, "card": card_text(card)}
        events: list[Event] = []
        if caught:
            self.river = [other for other in self.river if other not in caught]
            self.caught[seat] += [*caught, card]
            facts |= {"cards": texts(caught), "points": len(caught) + 1}
            events.append(PlainEvent("toro-caught", "TR-2.2", False, facts))
        else:
            self.river.append(card)
            events.append(PlainEvent("toro-floated", "TR-2.3", False, facts))
        if self.deck:
            events.append(self.draw(seat, "TR-2.4"))
        self.mover = (seat + 1) % len(self.hands)
        if not self.to_move():
            events.append(PlainEvent("toro-won", "TR-3.1", False, {"seats": self.winners()}))
        return events

    def winners(self) -> list[Seat]:
        most = max(len(cards) for cards in self.caught)
        return [seat for seat, cards in enumerate(self.caught) if len(cards) == most]

    def outcome(self) -> Outcome | None:
        if self.to_move():
            return None
        winners = self.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.hands))]
        return Outcome([float(len(cards)) for cards in self.caught], shares, winners)

    def view(self, viewer: Viewer) -> ToroView:
        return ToroView(viewer, self)

    def audit(self) -> None:
        held = [card for hand in (*self.hands, *self.caught) for card in hand]
        assert sorted([*self.deck, *self.river, *held]) == list(CARDS)


class Toro(Game):
    """For two to four players."""

    def __init__(self) -> None:
        hand = Option("hand", ["3", "4", "5"], "4", "TR-1.2")
        super().__init__("toro", 1, [2, 3, 4], list(RULES), [hand])
        fields = [
            Field("river", kind="cards", colors=COLORS),
            Field("deck", kind="pile"),
            Field("points"),
            Field("hand", kind="cards", colors=COLORS, verbs=["float"]),
            Field("caught", kind="pile", colors=COLORS),
        ]
        self.capabilities = [
            ToroSecrets(),
            ToroPaper(),
            ToroStatistics(),
            ToroObservations(1),
            Screens(fields=fields),
        ]

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        state = ToroState(settings, chance)
        count = int(settings.options["hand"])
        return state, [state.draw(seat, "TR-1.2") for seat in range(settings.seats) for _ in range(count)]

    def vocabulary(self, settings: Settings) -> list[Action]:
        return [Float(card) for card in CARDS]

    def most_decisions(self, settings: Settings) -> int:
        return len(CARDS)

    def imagine(self, view: View, chance: Chance) -> State:
        """Deal the lanterns that the viewer has not seen to the other hands; the rest is the deck."""
        assert isinstance(view, ToroView)
        state = ToroState(view.settings, chance)
        state.mover = view.mover
        state.river = view.river.copy()
        state.caught = [cards.copy() for cards in view.caught]
        known = {*view.river, *(card for cards in (*view.caught, *view.hands.values()) for card in cards)}
        state.deck = [card for card in CARDS if card not in known]
        for seat, size in enumerate(view.hand_sizes):
            hand = view.hands.get(seat)
            dealt = (
                [chance.draw(state.deck, "toro-chance-guess") for _ in range(size)] if hand is None else hand
            )
            state.hands[seat] = sorted(dealt)
        return state

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        """What it catches now; else a lantern that cannot catch much later."""
        assert isinstance(view, ToroView)
        cards = [action.card for action in actions if isinstance(action, Float)]
        return [len(caught_by(card, view.river)) - 0.1 * (card % VALUES) for card in cards]


class ToroSecrets(Secrets):
    """Hands are hidden."""

    def __init__(self) -> None:
        super().__init__({"toro-drew": "seat"})

    def hidden(self, state: State, viewer: Viewer) -> dict[str, list[object]]:
        assert isinstance(state, ToroState)
        others = {seat: hand for seat, hand in enumerate(state.hands) if seat != viewer and hand}
        return {f"hand {seat}": [*texts(hand)] for seat, hand in others.items()}


class ToroPaper(PaperSupport):
    """At a paper table people draw real lanterns."""

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        return {"card": card_text(result)}


class ToroStatistics(Statistics):
    """How many lanterns are caught at once."""

    def collect(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        catches = [event.public()["points"] for event in events if event.kind == "toro-caught"]
        return {f"toro-catches/{points}/times": float(catches.count(points)) for points in (2, 3, 4, 5)}


class ToroObservations(Observations):
    """Views as tensors, for learning: how large and how long everything can be."""

    def parts(self, settings: Settings) -> dict[str, Part]:
        cards: list[object] = [*texts(list(CARDS))]
        return {
            "deck": Number(len(CARDS)),
            "river": Row(len(CARDS), Word(cards)),
            "points": EachSeat(settings.seats, Number(len(CARDS))),
            "caught": EachSeat(settings.seats, Bag(cards, 1)),
            "hand": EachSeat(settings.seats, Bag(cards, 1, most_unknown=int(settings.options["hand"]))),
        }


GAME = Toro()
