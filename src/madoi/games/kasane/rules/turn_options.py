"""KS-2: the yaku that a player can make in a turn, all at once, as bits.

Legal actions, random playouts, rollouts and `appraise` all read their possibilities here.
A test compares them with lists of cards, in tests/support/games/kasane/plain_yaku.py.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.packed_cards import CARD, CARD_BITS, with_card
from madoi.games.kasane.rules.point_table import ALL_YAKU, FEW_CARDS, YAKU_BITS, FreeCells, of_count
from madoi.games.kasane.rules.robe import Robe
from madoi.games.kasane.rules.yaku import can_grow, count_yaku, yaku_mask


@mypyc_attr(free_list_len=1, acyclic=True)  # made and dropped all the time
class YakuOptions:
    """The yaku that a player can make, by the card that they take.

    First `take` a card. Then `number` counts its yaku, and `next_run` goes through them. ``made`` are
    the yaku of a run, as bits. ``count`` is its number of cards. ``join``: one of them is the row's.
    """

    def __init__(self, robe: Robe, free: FreeCells, most: i64, easier: bool) -> None:
        """``most``: the most cards that any cell asks for."""
        self._hand: i64 = robe.hand
        self._hand_size: i64 = robe.hand_size
        self._right_end: i64 = robe.right_end()
        self._free = free
        self._most = most
        self._easier = easier
        # The yaku as in `FreeCells`: alone, and with the right-most card of the row.
        self._few: i64 = 0
        self._many: i64 = 0
        self._few_joined: i64 = 0
        self._many_joined: i64 = 0
        self.made: i64 = 0
        self.count: i64 = 0
        self.join = True

    def take(self, card: i64) -> None:
        """The yaku of the turn in which this card is taken.

        After a +1 there are none (KS-2.2), but with easier rules (KS-6.2). Then the front of the hand stays
        the front, and the row ends with the +1."""
        self._few = 0
        self._many = 0
        self._few_joined = 0
        self._many_joined = 0
        self.count = 0
        self.join = True
        if card != PLUS_ONE:
            self._read(with_card(self._hand, card), self._hand_size + 1, self._right_end)
        elif self._easier:
            self._read(self._hand, self._hand_size, PLUS_ONE)

    def _read(self, cards: i64, size: i64, right_end: i64) -> None:
        """Read the front-most cards, one more at a time (KS-2.3), each run alone and then together with the
        right-most card of the row (KS-2.4). Keep what makes a yaku whose cell is free (KS-2.5)."""
        left = cards
        most = size if size < self._most else self._most
        few = self._free.few
        many = self._free.many
        count: i64 = 0
        total: i64 = 0
        numbers: i64 = 0
        rising = True
        falling = True
        last: i64 = 0
        while count < most:
            card = left & CARD
            left >>= CARD_BITS
            if count:
                rising = rising and card < last
                falling = falling and card > last
            count += 1
            total += card
            numbers |= 1 << card
            last = card
            free = few >> count * YAKU_BITS & ALL_YAKU if count <= FEW_CARDS else of_count(few, many, count)
            if free:
                made = free & yaku_mask(count, total, numbers, rising, falling)
                if made:
                    self._keep(made, count, False)
            if right_end != PLUS_ONE:
                free = of_count(few, many, count + 1)
                if free:
                    rises = rising and right_end < last
                    falls = falling and right_end > last
                    made = yaku_mask(count + 1, total + right_end, numbers | 1 << right_end, rises, falls)
                    if free & made:
                        self._keep(free & made, count + 1, True)
            if count > 2 and not can_grow(total, numbers, rising or falling):
                break

    def _keep(self, made: i64, count: i64, join: bool) -> None:
        """Remember the yaku of a run."""
        few = made << count * YAKU_BITS if count <= FEW_CARDS else 0
        many = made << (count - FEW_CARDS) * YAKU_BITS if count > FEW_CARDS else 0
        if join:
            self._few_joined |= few
            self._many_joined |= many
        else:
            self._few |= few
            self._many |= many

    def number(self) -> i64:
        """How many there are."""
        found: i64 = 0
        if self._few | self._few_joined:
            found = count_yaku(self._few) + count_yaku(self._few_joined)
        if self._many | self._many_joined:
            found += count_yaku(self._many) + count_yaku(self._many_joined)
        return found

    def next_run(self) -> bool:
        """Go on to the next run that makes a yaku. False: there is none."""
        if self.count == 0 and not (self._few | self._many | self._few_joined | self._many_joined):
            return False  # most cards make nothing
        while True:
            self.join = not self.join
            if self.join:  # a run with the row's card comes before the run of as many cards without it
                self.count += 1
                self.made = of_count(self._few_joined, self._many_joined, self.count)
            else:
                self.made = of_count(self._few, self._many, self.count)
            if self.made:
                return True
            if self.count > self._most:
                return False
