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
from madoi.games.kasane.rules.yaku import IDS, JUU, KASANE, RULES, Run
from madoi.games.kasane.settings import KasaneSettings
from madoi.games.kasane.view import KasaneView

NOBODY: Final = -1
_QUESTION: Final = Question("kasane-question-turn")


def _add_takes(actions: list[Action], column: i64, made: i64, count: i64, join: bool) -> None:
    yaku: i64 = 0
    while made:
        if made & 1:
            actions.append(take_and_make(column, yaku, count, join))
        made >>= 1
        yaku += 1


class KasaneState(State):
    """A column's last card is its top, a hand's last card is its front, a row's last card its right
    end. ``deck`` has no order: a card is drawn when it is laid. ``taken[i]`` counts the taken spaces
    of the table's i-th cell, and ``free`` says the same by number of cards, for speed. ``mover`` is
    `NOBODY` when the game is over."""

    def __init__(self, settings: KasaneSettings, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = settings
        self.round = 0
        self.start = 0
        self.mover = NOBODY
        self.cards_left = 0
        self.columns: list[list[int]] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.hands: list[list[int]] = []
        self.rows: list[list[int]] = []
        self.points: list[int] = []
        self.taken: list[int] = []
        self.free: list[int] = []

    def copy(self) -> KasaneState:
        twin = KasaneState(self.settings, self.chance.copy())
        twin.round = self.round
        twin.start = self.start
        twin.mover = self.mover
        twin.cards_left = self.cards_left
        twin.columns = [column.copy() for column in self.columns]
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.rows = [row.copy() for row in self.rows]
        twin.points = self.points.copy()
        twin.taken = self.taken.copy()
        twin.free = self.free.copy()
        return twin

    # Who may decide, and what.

    def to_move(self) -> list[Seat]:
        return [] if self.mover == NOBODY else [self.mover]

    def question(self, seat: Seat) -> Question:
        return _QUESTION

    def default(self, seat: Seat) -> Action:
        for column in range(len(self.columns)):
            if self.columns[column]:
                break
        return only_take(column)

    def legal(self, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        if seat != self.mover:
            return actions
        column: i64
        for column, cards in enumerate(self.columns):
            if not cards:
                continue
            actions.append(only_take(column))
            top = cards[-1]
            if top != PLUS_ONE:
                self._add_yaku(actions, seat, column, top)
            elif self.settings.easier and self.hands[seat]:
                self._add_yaku(actions, seat, column, PLUS_ONE)
        return actions

    def public_actions(self, seat: Seat) -> list[Action]:
        """Without yaku: which ones a player can make would show their hand."""
        if self.settings.open_hands:
            return self.legal(seat)
        return [action for action in self.legal(seat) if isinstance(action, Take) and action.yaku == NO_YAKU]

    def _add_yaku(self, actions: list[Action], seat: i64, column: i64, card: i64) -> None:
        """Add every yaku of the turn in which this card is taken. After a +1 (KS-6.2) the front of
        the hand stays the front, and the row ends with the +1."""
        hand = self.hands[seat]
        behind: i64 = len(hand) - 1
        row = self.rows[seat]
        joined: i64 = row[-1] if row else PLUS_ONE
        front = card
        if card == PLUS_ONE:
            front = hand[behind]
            behind -= 1
            joined = PLUS_ONE
        free = self.free
        most: i64 = self.settings.point_table.most_cards
        count: i64 = 1
        run = Run(front)
        while True:
            made = run.yaku_mask() & free[count]
            if made:
                _add_takes(actions, column, made, count, False)
            if count == most:
                return
            if joined != PLUS_ONE:
                made = run.yaku_mask_joined(joined) & free[count + 1]
                if made:
                    _add_takes(actions, column, made, count + 1, True)
            if behind < 0:
                return
            run.extend(hand[behind])
            behind -= 1
            count += 1

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return Refusal("not-of-this-game", "", {"text": action.text})
        if self.mover == NOBODY:
            return Refusal("game-over", "", {})
        if seat != self.mover:
            return Refusal("not-your-turn", "KS-1.4", {"seat": self.mover})
        if action.column >= len(self.columns):
            facts: Facts = {"column": action.column + 1, "columns": len(self.columns)}
            return Refusal("kasane-no-column", "KS-1.3", facts)
        if not self.columns[action.column]:
            return Refusal("kasane-column-empty", "KS-1.3", {"column": action.column + 1})
        return None if action.yaku == NO_YAKU else self._why_no_yaku(seat, action)

    def _why_no_yaku(self, seat: Seat, action: Take) -> Refusal | None:
        named: Facts = {"yaku": "@kasane-yaku-" + IDS[action.yaku], "count": action.count}
        card = self.columns[action.column][-1]
        hand = self.hands[seat]
        row = self.rows[seat]
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
        run = Run(cards[-1])
        for behind in reversed(cards[:-1]):
            run.extend(behind)
        if not run.yaku_mask() >> action.yaku & 1:
            rule = RULES[action.yaku]
            what = "@kasane-condition-" + IDS[action.yaku]
            return Refusal("kasane-not-made", rule, {**named, "cards": cards, "condition": what})
        if not self.free[action.count] >> action.yaku & 1:
            return Refusal("kasane-cell-full", "KS-2.5", named)
        return None

    # What happens.

    def set_up(self) -> list[Event]:
        """KS-1: before the first turn."""
        settings = self.settings
        seats = settings.seats
        events: list[Event] = []
        self.deck = settings.deck.copy()
        self.hands = [[] for _ in range(seats)]
        self.rows = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.taken = [0] * len(settings.point_table.cells)
        self.free = settings.point_table.free_masks(self.taken)
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
        card = self.columns[action.column].pop()
        self.cards_left -= 1
        if card == PLUS_ONE:  # KS-2.2
            self.rows[seat].append(PLUS_ONE)
            self.points[seat] += 1
            events.append(TookPlusOne(seat, action.column))
        else:  # KS-2.1
            self.hands[seat].append(card)
            events.append(Took(seat, action.column, card))
        if action.yaku != NO_YAKU:
            self._make(events, seat, action)
        if self.cards_left > self.settings.left_over:
            self.mover = (seat + 1) % self.settings.seats  # KS-1.4
        else:
            self._end_round(events)
        return events

    def _make(self, events: list[Event], seat: Seat, action: Take) -> None:
        """KS-2.6."""
        hand = self.hands[seat]
        row = self.rows[seat]
        keep = len(hand) - (action.count - int(action.join))
        laid = hand[keep:]
        del hand[keep:]
        cards = [row[-1], *laid] if action.join else laid
        row += laid
        place = self.settings.point_table.cell_index(action.yaku, action.count)
        points = self.settings.point_table.cells[place].points[self.taken[place]]
        self._take_space(place)
        self.points[seat] += points
        events.append(Made(seat, action.yaku, cards, action.join, points))

    def _take_space(self, place: int) -> None:
        """Put a marble on the cell; a cell without a free space is closed for all (KS-2.5)."""
        self.taken[place] += 1
        cell = self.settings.point_table.cells[place]
        if self.taken[place] == len(cell.points):
            self.free[cell.count] &= ~(1 << cell.yaku)

    def _lay_columns(self, events: list[Event]) -> None:
        """KS-1.3: the common area of a round; each card is drawn as it is laid."""
        columns: list[list[int]] = []
        for _ in range(self.settings.columns):
            height = self.settings.column_height
            columns.append([self.chance.draw(self.deck, "kasane-chance-card") for _ in range(height)])
        self.columns = columns
        self.cards_left = self.settings.columns * self.settings.column_height
        self.mover = self.start
        events.append(Laid(self.round, self.start, [column.copy() for column in columns]))

    def _end_round(self, events: list[Event]) -> None:
        """KS-4."""
        left: list[int] = []
        for column in self.columns:
            left += column
            column.clear()
        self.cards_left = 0
        self.discards += left
        events.append(RoundEnded(self.round, left))
        self.round += 1
        if self.round == self.settings.rounds:
            self._end(events)
            return
        self.start = (self.start + 1) % self.settings.seats  # KS-4.2
        last = self.round == self.settings.rounds - 1
        if last and self.settings.seats > 2:  # KS-4.3; not for two, KS-6.4
            events.append(Reshuffled(len(self.discards)))
            self.deck += self.discards
            self.discards.clear()
        self._lay_columns(events)
        if last and self.deck:  # KS-4.3: the two cards over
            events.append(SparesDiscarded(len(self.deck)))
            self.discards += self.deck
            self.deck.clear()

    def _end(self, events: list[Event]) -> None:
        """KS-5."""
        self.round -= 1
        self.mover = NOBODY
        needed = self.settings.row_for_bonus
        for seat in range(self.settings.seats):
            row = self.rows[seat]
            if len(row) >= needed:
                bonus = ending.colour_bonus(row, needed)
                self.points[seat] += bonus
                events.append(ColourBonus(seat, len(row), ending.colours(row), bonus))
            else:
                events.append(TooFew(seat, len(row), needed))
            twelve = ending.twelve_bonus(row, self.settings.twelve_points)
            if twelve:
                self.points[seat] += twelve
                events.append(TwelveBonus(seat, twelve))
        best = max(self.points)
        tied = [seat for seat in range(self.settings.seats) if self.points[seat] == best]
        if len(tied) > 1:
            events.append(Tied(tied, best, max([len(self.rows[seat]) for seat in tied])))
        winners = ending.outcome(self.points, self.rows).winners
        events.append(Ended(winners, self.points.copy()))

    def outcome(self) -> Outcome | None:
        if self.mover != NOBODY:
            return None
        return ending.outcome(self.points, self.rows)

    # What may be known, and what always holds.

    def view(self, viewer: Viewer) -> KasaneView:
        outcome = self.outcome()
        return KasaneView(
            viewer,
            self.settings,
            self.round,
            self.start,
            self.mover,
            [column.copy() for column in self.columns],
            sorted(self.deck),
            sorted(self.discards),
            [hand.copy() for hand in self.hands],
            [row.copy() for row in self.rows],
            self.points.copy(),
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
        assert self.cards_left == sum(len(column) for column in self.columns)
        assert self.free == settings.point_table.free_masks(self.taken)
        for place, cell in enumerate(settings.point_table.cells):
            assert 0 <= self.taken[place] <= len(cell.points), "more spaces taken than there are"
        for seat in range(settings.seats):
            assert PLUS_ONE not in self.hands[seat], "KS-2.2"
            held = len(self.hands[seat]) + len(self.rows[seat])
            assert held <= TURNS_EACH
            assert self.mover != NOBODY or held == TURNS_EACH, "KS-4.3: twelve turns each"
