"""The state of a game: turns (KS-2), rounds (KS-1, KS-4) and the end (KS-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from madoi.core.action import Action, Question
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import State
from madoi.core.refusal import Facts, Refusal
from madoi.core.viewer import Seat, Viewer
from madoi.games.kasane.events import (
    CellsTaken,
    ColourBonus,
    Ended,
    Laid,
    Made,
    Reshuffled,
    RoundEnded,
    SparesDiscarded,
    Started,
    Tied,
    TooFew,
    Took,
    TookPlusOne,
    TwelveBonus,
)
from madoi.games.kasane.notation import NO_YAKU, Take, only_take, take_and_make
from madoi.games.kasane.rules import ending
from madoi.games.kasane.rules.cards import PLUS_ONE, TURNS_EACH
from madoi.games.kasane.rules.common_area import NO_CARD, CommonArea
from madoi.games.kasane.rules.packed_cards import last_cards, unpack
from madoi.games.kasane.rules.point_table import MOST_CARDS, FreeCells
from madoi.games.kasane.rules.robe import Robe
from madoi.games.kasane.rules.turn_options import YakuOptions
from madoi.games.kasane.rules.yaku import IDS, JUU, KASANE, RULES, count_yaku, mask_of, nth_yaku
from madoi.games.kasane.settings import KasaneSettings
from madoi.games.kasane.view import KasaneView

NOBODY: Final = -1
_QUESTION: Final = Question("kasane-question-turn")
_ACTION_COUNT_BITS: Final = 8
_MOST_ACTIONS: Final = 255
"""More than a column can have: taking its card, and nine yaku of up to twelve cards, joined or not."""


def _add_takes(actions: list[Action], column: i64, options: YakuOptions) -> None:
    made = options.made
    yaku: i64 = 0
    while made:
        if made & 1:
            actions.append(take_and_make(column, yaku, options.count, options.join))
        made >>= 1
        yaku += 1


class KasaneState(State):
    """Hands, rows and columns are packed (`Robe`, `CommonArea`); ``hands``, ``rows``, ``columns`` and
    ``points`` give them as lists. ``deck`` has no order: a card is drawn when it is laid. ``taken[i]`` counts
    the taken spaces of the table's i-th cell, and ``free`` says the same by number of cards. ``mover`` is
    `NOBODY` when the game is over."""

    def __init__(self, settings: KasaneSettings, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = settings
        self.round = 0
        self.start = 0
        self.mover = NOBODY
        self.area = CommonArea(b"", 0, 0)
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.robes: list[Robe] = []
        self.taken: list[int] = []
        self.free = FreeCells(0, 0)

    def copy(self) -> KasaneState:
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> KasaneState:
        """A copy with another chance."""
        twin = KasaneState(self.settings, chance)
        twin.round = self.round
        twin.start = self.start
        twin.mover = self.mover
        twin.area = self.area.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.robes = [robe.copy() for robe in self.robes]
        twin.taken = self.taken.copy()
        twin.free = self.free.copy()
        return twin

    @property
    def columns(self) -> list[list[int]]:
        """A column's last card is its top."""
        return self.area.cards()

    @property
    def hands(self) -> list[list[int]]:
        """A hand's last card is its front."""
        return [robe.hand_cards() for robe in self.robes]

    @property
    def rows(self) -> list[list[int]]:
        """A row's last card is its right end."""
        return [robe.row_cards() for robe in self.robes]

    @property
    def points(self) -> list[int]:
        return [robe.points for robe in self.robes]

    def set_taken(self, taken: list[int]) -> None:
        self.taken = taken
        self.free = self.settings.point_table.free_cells(taken)

    # Who may decide, and what.

    def to_move(self) -> list[Seat]:
        return [] if self.mover == NOBODY else [self.mover]

    def first_to_move(self) -> Seat:
        return self.mover

    def question(self, seat: Seat) -> Question:
        return _QUESTION

    def default(self, seat: Seat) -> Action:
        column: i64 = 0
        while not self.area.height(column):
            column += 1
        return only_take(column)

    def legal(self, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        if seat != self.mover:
            return actions
        area = self.area
        options = self.yaku_options(seat)
        column: i64 = 0
        while column < area.columns:
            card = area.top(column)
            if card != NO_CARD:
                actions.append(only_take(column))
                options.take(card)
                while options.next_run():
                    _add_takes(actions, column, options)
            column += 1
        return actions

    def yaku_options(self, seat: Seat) -> YakuOptions:
        return YakuOptions(
            self.robes[seat], self.free, self.settings.point_table.most_cards, self.settings.easier
        )

    def random_take(self, chance: Chance) -> Take:
        """One of the mover's legal actions, each equally likely: that at the place in `legal` which chance
        names. They are counted instead of listed."""
        area = self.area
        options = self.yaku_options(self.mover)
        by_column: i64 = 0  # how many there are, packed
        total: i64 = 0
        column: i64 = 0
        while column < area.columns:
            card = area.top(column)
            if card != NO_CARD:
                options.take(card)
                number = 1 + options.number()
                by_column |= number << column * _ACTION_COUNT_BITS
                total += number
            column += 1
        place: i64 = 0 if total == 1 else chance.below(total, "bot-choice")
        column = 0
        while True:
            number = by_column >> column * _ACTION_COUNT_BITS & _MOST_ACTIONS
            if place < number:
                break
            place -= number
            column += 1
        if place == 0:
            return only_take(column)
        place -= 1
        options.take(area.top(column))
        while options.next_run():
            number = count_yaku(options.made)
            if place < number:
                return take_and_make(column, nth_yaku(options.made, place), options.count, options.join)
            place -= number
        raise AssertionError("fewer yaku than were counted")

    def public_actions(self, seat: Seat) -> list[Action]:
        """Without yaku: which ones a player can make would show their hand."""
        if self.settings.open_hands:
            return self.legal(seat)
        return [action for action in self.legal(seat) if isinstance(action, Take) and action.yaku == NO_YAKU]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return Refusal("not-of-this-game", "", {"text": action.text})
        if self.mover == NOBODY:
            return Refusal("game-over", "", {})
        if seat != self.mover:
            return Refusal("not-your-turn", "KS-1.4", {"seat": self.mover})
        if action.column >= self.area.columns:
            facts: Facts = {"column": action.column + 1, "columns": self.area.columns}
            return Refusal("kasane-no-column", "KS-1.3", facts)
        if not self.area.height(action.column):
            return Refusal("kasane-column-empty", "KS-1.3", {"column": action.column + 1})
        return None if action.yaku == NO_YAKU else self._why_no_yaku(seat, action)

    def _why_no_yaku(self, seat: Seat, action: Take) -> Refusal | None:
        named: Facts = {"yaku": "@kasane-yaku-" + IDS[action.yaku], "count": action.count}
        card = self.area.top(action.column)
        hand = self.robes[seat].hand_cards()
        row = self.robes[seat].row_cards()
        if card == PLUS_ONE:
            if not self.settings.easier:
                return Refusal("kasane-yaku-after-plus-one", "KS-2.2", {})
            row = [*row, PLUS_ONE]
        else:
            hand = [*hand, card]
        if action.join and not row:
            return Refusal("kasane-join-empty-row", "KS-2.4", {})
        if action.join and row[-1] == PLUS_ONE:
            rule = "KS-6.2" if card == PLUS_ONE else "KS-2.4"
            return Refusal("kasane-join-plus-one", rule, {})
        from_hand = action.count - int(action.join)
        if from_hand > len(hand):
            facts: Facts = {"needed": from_hand, "size": len(hand)}
            return Refusal("kasane-hand-too-small", "KS-2.3", facts)
        place = self.settings.point_table.cell_index(action.yaku, action.count)
        if place < 0:
            return Refusal("kasane-no-cell", "KS-2.5", named)
        cards = hand[len(hand) - from_hand :]
        if action.join:
            cards = [row[-1], *cards]
        if not mask_of(cards) >> action.yaku & 1:
            rule = RULES[action.yaku]
            what = "@kasane-condition-" + IDS[action.yaku]
            return Refusal("kasane-not-made", rule, {**named, "cards": cards, "condition": what})
        if not self.free.of_count(action.count) >> action.yaku & 1:
            return Refusal("kasane-cell-full", "KS-2.5", named)
        return None

    # What happens.

    def set_up(self) -> list[Event]:
        """KS-1: before the first turn."""
        settings = self.settings
        seats = settings.seats
        events: list[Event] = []
        self.deck = settings.deck.copy()
        self.robes = [Robe() for _ in range(seats)]
        self.taken = [0] * len(settings.point_table.cells)
        self.free = settings.point_table.all_free.copy()
        if settings.harder:  # KS-6.1; a table without these cells has nothing to take
            for yaku in (KASANE, JUU):
                place = settings.point_table.cell_index(yaku, 2)
                if place >= 0:
                    self._take_space(place)
            events.append(CellsTaken())
        self.start = self.chance.below(seats, "kasane-chance-start")
        events.append(Started(self.start))
        self._lay_columns(events)
        return events

    def play(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Take)
        events: list[Event] = []
        self._play(seat, action, events)
        return events

    def play_at_random(self, chance: Chance) -> bool:
        if self.mover == NOBODY:
            return False
        self._play(self.mover, self.random_take(chance), None)
        return True

    def play_unheard(self, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self._play(seat, action, None)

    def _play(self, seat: Seat, action: Take, events: list[Event] | None) -> None:
        """``events``: to add to; None where nobody listens."""
        area = self.area
        card = area.top(action.column)
        area.take(action.column)
        self.robes[seat].take(card)
        if events is None:
            pass
        elif card == PLUS_ONE:
            events.append(TookPlusOne(seat, action.column))
        else:
            events.append(Took(seat, action.column, card))
        if action.yaku != NO_YAKU:
            self._make(events, seat, action)
        if area.cards_left > self.settings.left_over:
            self.mover = (seat + 1) % self.settings.seats  # KS-1.4
        else:
            self._end_round(events)

    def _make(self, events: list[Event] | None, seat: Seat, action: Take) -> None:
        """KS-2.6."""
        robe = self.robes[seat]
        robe.lay(action.count - int(action.join))
        place = self.settings.point_table.cell_index(action.yaku, action.count)
        points = self.points_for(place)
        self._take_space(place)
        robe.points += points
        if events is not None:
            cards = unpack(last_cards(robe.row, action.count), action.count)  # a joined one is there too
            events.append(Made(seat, action.yaku, cards, action.join, points))

    def points_for(self, place: int) -> int:
        """What the next space of a cell is worth."""
        return self.settings.point_table.cells[place].points[self.taken[place]]

    def _take_space(self, place: int) -> None:
        """Put a marble on the cell; a cell without a free space is closed for all (KS-2.5)."""
        self.taken[place] += 1
        cell = self.settings.point_table.cells[place]
        if self.taken[place] == len(cell.points):
            self.free.flip(cell)

    def _lay_columns(self, events: list[Event] | None) -> None:
        """KS-1.3: the common area of a round; each card is drawn as it is laid."""
        settings = self.settings
        number = settings.columns * settings.column_height
        laid = [self.chance.draw(self.deck, "kasane-chance-card") for _ in range(number)]
        self.area = CommonArea(bytes(laid), settings.columns, settings.column_height)
        self.mover = self.start
        if events is not None:
            events.append(Laid(self.round, self.start, self.area.cards()))

    def _end_round(self, events: list[Event] | None) -> None:
        """KS-4."""
        left = self.area.rest()
        self.area = CommonArea(b"", self.area.columns, 0)
        self.discards += left
        if events is not None:
            events.append(RoundEnded(self.round, left))
        self.round += 1
        if self.round == self.settings.rounds:
            self._end(events)
            return
        self.start = (self.start + 1) % self.settings.seats  # KS-4.2
        last = self.round == self.settings.rounds - 1
        if last and self.settings.seats > 2:  # KS-4.3; not for two, KS-6.4
            if events is not None:
                events.append(Reshuffled(len(self.discards)))
            self.deck += self.discards
            self.discards.clear()
        self._lay_columns(events)
        if last and self.deck:  # KS-4.3: the two cards over
            if events is not None:
                events.append(SparesDiscarded(len(self.deck)))
            self.discards += self.deck
            self.deck.clear()

    def _end(self, events: list[Event] | None) -> None:
        """KS-5."""
        self.round -= 1
        self.mover = NOBODY
        needed = self.settings.row_for_bonus
        for seat, robe in enumerate(self.robes):
            row = robe.row_cards()
            bonus = ending.colour_bonus(row, needed)
            twelve = ending.twelve_bonus(row, self.settings.twelve_points)
            robe.points += bonus + twelve
            if events is not None:
                if len(row) >= needed:
                    events.append(ColourBonus(seat, len(row), ending.colours(row), bonus))
                else:
                    events.append(TooFew(seat, len(row), needed))
                if twelve:
                    events.append(TwelveBonus(seat, twelve))
        if events is not None:
            self._tell_end(events)

    def _tell_end(self, events: list[Event]) -> None:
        """KS-5.3."""
        points = self.points
        best = max(points)
        tied = [seat for seat in range(self.settings.seats) if points[seat] == best]
        if len(tied) > 1:
            longest: int = max([self.robes[seat].row_size for seat in tied])
            events.append(Tied(tied, best, longest))
        events.append(Ended(self._final_outcome().winners, points))

    def outcome(self) -> Outcome | None:
        if self.mover != NOBODY:
            return None
        return self._final_outcome()

    def _final_outcome(self) -> Outcome:
        return ending.outcome(self.points, [robe.row_size for robe in self.robes])

    # What may be known, and what always holds.

    def view(self, viewer: Viewer) -> KasaneView:
        outcome = self.outcome()
        return KasaneView(
            viewer,
            self.settings,
            self.round,
            self.start,
            self.mover,
            self.columns,
            sorted(self.deck),
            sorted(self.discards),
            self.hands,
            self.rows,
            self.points,
            self.taken.copy(),
            [] if outcome is None else outcome.winners,
        )

    def audit(self) -> None:
        settings = self.settings
        everywhere = self.deck + self.discards
        for pile in (self.columns, self.hands, self.rows):
            for cards in pile:
                everywhere += cards
        assert sorted(everywhere) == sorted(settings.deck), "cards were lost or made"
        assert self.area.cards_left == sum(len(column) for column in self.columns)
        free = settings.point_table.free_cells(self.taken)
        assert all(self.free.of_count(count) == free.of_count(count) for count in range(MOST_CARDS + 1))
        for place, cell in enumerate(settings.point_table.cells):
            assert 0 <= self.taken[place] <= len(cell.points), "more spaces taken than there are"
        for seat in range(settings.seats):
            robe = self.robes[seat]
            assert PLUS_ONE not in robe.hand_cards(), "KS-2.2"
            held = robe.hand_size + robe.row_size
            assert held <= TURNS_EACH
            assert self.mover != NOBODY or held == TURNS_EACH, "KS-4.3: twelve turns each"
