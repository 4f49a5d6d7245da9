"""docs/adding-a-game.md is a test: its code is run as it stands, and the kit must catch what breaks it."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Event, Game, State, Viewer
from madoi.core.testing import Checked, check

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
CODE = "\n\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))


def bids(*changes: tuple[str, str]) -> Game:
    """The game of the page, with some of its lines changed."""
    code = CODE.partition("from madoi.core.testing import check")[0]
    for old, new in changes:
        assert code.count(old) >= 1, old
        code = code.replace(old, new)
    module = ModuleType("bids")
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def test_the_page_runs_as_it_stands() -> None:
    exec(compile(CODE, str(PAGE), "exec"), ModuleType("page").__dict__)


def test_bots_play_it_at_once() -> None:
    game = bids()
    state, opening = game.new(game.settings({"cards": "5"}, 3), Seeded("bots"))
    events: list[Event] = list(opening)
    seats: list[Bot] = [find_bot("greedy", game), find_bot("random", game), find_bot("random", game)]
    chances: list[Chance] = [Seeded(f"bots/{seat}") for seat in range(3)]
    assert play_bots(state, seats, chances, events) == 15
    assert state.outcome() is not None


def face_down(state: State, viewer: Viewer) -> list[str]:
    """How a bid that lies face down would be written in what others are sent."""
    bids: list[int] = state.bids  # type: ignore[attr-defined]
    own = bids[viewer] if viewer >= 0 else 0
    return [f'"card": {bid}' for bid in bids if bid not in (0, own)]


def run_kit(game: Game) -> Checked:
    return check(game, {"cards": "4"}, 3, games=25, probes=3, secrets=face_down)


def test_the_kit_is_clean() -> None:
    seen = run_kit(bids())
    assert seen.imagined_differing > 20
    assert seen.kinds == {"bids-drawn", "bids-picked", "bids-opened"}


SHOWN = "[bid if viewer in (seat, EVERYTHING) else 0 for seat, bid in enumerate(self.bids)]"
PRIVATE = 'return {"card": self.card} if viewer in (self.seat, EVERYTHING) else {}'
WITH_OWNER = (
    "(lambda cards: (setattr(cards, 'owner', self), cards)[1])(type('Cards', (list,), {})(self.prizes_left))"
)
HELD = "for card in range(1, self.settings.cards + 1) if card not in self.spent[seat]]"


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        # Secrets.
        (SHOWN, "self.bids.copy()", "secrets: .* sees a difference"),
        (
            SHOWN,
            "[bid if viewer == seat else bid % 2 for seat, bid in enumerate(self.bids)]",
            "secrets",
        ),
        ("[bid > 0 for bid in self.bids]", "[bid > 2 for bid in self.bids]", "secrets"),
        (
            'return {"seat": self.seat}',
            'return {"seat": self.seat, "card": self.card}',
            "taint: the log",
        ),
        (PRIVATE, 'return {"card": self.card}', "taint: the log"),
        (
            '"bids-opened", "BD-2.2", discloses=True',
            '"bids-opened", "BD-2.2", discloses=False',
            "apart by",
        ),
        (
            'Question("bids-question", {"prize": self.prize})',
            'Question("bids-question", {"prize": max(self.bids)})',
            "secrets: other question",
        ),
        # A view object that holds more than it shows, and prompts that tell.
        (SHOWN, "self.bids.copy()", "secrets"),
        (
            "return self.legal(seat)[0]",
            "return self.legal(seat)[-1 if max(self.bids) > 2 else 0]",
            "other default",
        ),
        (
            'Refusal("bids-not-held", "BD-2.1", {"card": action.card})',
            'Refusal("bids-not-held", "BD-2.1", {"card": max(self.bids)})',
            "refused differently",
        ),
        # Copies and views.
        ("twin.points = self.points.copy()", "twin.points = self.points", "copy:"),
        (
            "twin.spent = [cards.copy() for cards in self.spent]",
            "twin.spent = self.spent.copy()",
            "copy:",
        ),
        (
            "self.chance.copy())\n        twin.prizes",
            "self.chance)\n        twin.prizes",
            "copy:|another end",
        ),
        ("            self.points.copy(),\n", "            self.points,\n", "shares a list"),
        ("            sorted(self.prizes_left),\n", f"            {WITH_OWNER},\n", "holds a state"),
        # Legality and notation.
        (
            f"[Bid(card) {HELD}",
            "[Bid(card) for card in range(1, self.settings.cards + 1)]",
            "used twice",
        ),
        ("if action in self.legal(seat):", "if True:", "why_not: lets the illegal"),
        (
            "if action in self.legal(seat):",
            "if action.card > 1 and action in self.legal(seat):",
            "refuses|not-held",
        ),
        ('Refusal("bids-not-held", "BD-2.1"', 'Refusal("bids-not-held", "BD-9.9"', "unknown rule"),
        ("return self.legal(seat)[0]", "return Bid(9)", "default: not legal"),
        ('super().__init__(f"bid {card}")', 'super().__init__("bid 1")', "same text|record"),
        (
            "return [Bid(card) for card in range(1, settings",
            "return [Bid(card) for card in range(2, settings",
            "vocabulary",
        ),
        # Data that is not plain, opinions and surveys that do not fit, invariants that do not hold.
        ('"points": self.points,', '"points": tuple(self.points),', "not plain data"),
        ('"points": self.points,', '"points": {seat: 0 for seat in range(3)},', "not plain data"),
        ("return [-abs(action.card", "return [0.0] + [-abs(action.card", "appraise"),
        ('{"bids/prizes/taken":', '{"taken":', "survey"),
        ("turned - (self.prize > 0)", "turned", ""),
        ("match text.lower().split():", "match text.split():", "bids-notation"),
        (
            "if self.prize:\n            return None",
            "if False:\n            return None",
            "outcome: of a game that goes on",
        ),
        (
            "return [seat for seat, bid in enumerate(self.bids) if bid == 0]",
            "return [seat for seat, bid in enumerate(self.bids) if bid == 0][::-1]",
            "not ascending",
        ),
        (
            "super().__init__(viewer)\n        self.settings = settings\n        self.prize",
            "super().__init__(0)\n        self.settings = settings\n        self.prize",
            "",
        ),
        # Events, the end, the record.
        ('"bids-drawn", "BD-1.2"', '"bids-drawn", "BD-1.9"', "unknown rule"),
        ("shares = [1 / len(winners)", "shares = [1.0", "do not add up to 1"),
        ("self.spent[bidder].append(bid)", "self.spent[bidder].append(1)", "used twice|turned"),
        (
            "return events + (self.draw_prize() if self.prizes_left else [])",
            "return events + self.draw_prize()",
            "",
        ),
    ],
)
def test_the_kit_catches_what_breaks_the_contract(old: str, new: str, failure: str) -> None:
    with pytest.raises(Exception, match=failure or "."):
        run_kit(bids((old, new)))


def test_the_kit_sees_through_a_view_that_only_shows_less_than_it_holds() -> None:
    """`data` masks the bids of the others; the view object a bot gets has them all the same."""
    mask = "[bid if viewer in (seat, EVERYTHING) else 0 for seat, bid in enumerate(self.bids)]"
    masked = "[bid if self.viewer in (seat, -2) else 0 for seat, bid in enumerate(self.known_bids)]"
    leaky = bids((mask, "self.bids.copy()"), ('"bids": self.known_bids', f'"bids": {masked}'))
    with pytest.raises(AssertionError, match="view object"):
        run_kit(leaky)
