"""docs/adding-a-game.md is a test: its code is run as it stands, and the kit must catch what breaks it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots
from madoi.core.action import Action
from madoi.core.capabilities import file_options, paper_support, reference_data
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Malformed
from madoi.core.testing import Checked, check
from madoi.games import find as find_game
from madoi.lab.labels import labels_of
from madoi.lab.report import print_report
from madoi.lab.simulation import Plan, simulate
from madoi.server.table.commands import decisions
from madoi.words import words
from support.games.bids import CODE, PAGE, bids, bids_code
from support.games.plugins import using_plugins
from support.server import tables


def test_the_page_runs_as_it_stands() -> None:
    exec(compile(CODE, str(PAGE), "exec"), ModuleType("page").__dict__)


def test_bots_play_it_at_once() -> None:
    game = bids()
    state, opening = game.new(game.settings({}, 3), Seeded("bots"))
    events: list[Event] = list(opening)
    seats: list[Bot] = [find_bot("greedy", game), find_bot("random", game), find_bot("random", game)]
    chances: list[Chance] = [Seeded(f"bots/{seat}") for seat in range(3)]
    assert play_bots(state, seats, chances, events) == 12
    assert state.outcome() is not None


def run_kit(game: Game) -> Checked:
    return check(game, {}, 3, games=25, probes=3)


def test_the_kit_is_clean() -> None:
    seen = run_kit(bids())
    assert seen.imagined_differing > 20
    assert seen.kinds == {"bids-drawn", "bids-picked", "bids-opened"}


BIDS = "[bid if viewer in (seat, EVERYTHING) else 0 for seat, bid in enumerate(state.bids)]"
PRIVATE = '{seat: {"card": action.card}}'
WITH_OWNER = (
    "(lambda cards: (setattr(cards, 'owner', state), cards)[1])"
    "(type('Cards', (list,), {})(state.prizes_left))"
)
QUESTION = "    def question(self"
"""Where methods that the contract has defaults for are added."""
WHY_NOT = """    def why_not(self, seat, action):
        if CONDITION:
            return None
        return Refusal("bids-not-held", RULE, FACTS)

"""
COPY = """    def copy(self):
        twin = BidsState(self.settings, CHANCE)
        twin.prizes_left = self.prizes_left.copy()
        twin.prize = self.prize
        twin.spent = SPENT
        twin.points = POINTS
        twin.bids = self.bids.copy()
        return twin

"""


def why_not(condition: str = "action in self.legal(seat)", rule: str = '"BD-2.1"', facts: str = "{}") -> str:
    code = WHY_NOT.replace("CONDITION", condition).replace("RULE", rule).replace("FACTS", facts)
    return (
        code.replace("        if", "        from madoi.core.refusal import Refusal\n        if", 1) + QUESTION
    )


def copy(
    chance: str = "self.chance.copy()",
    spent: str = "[cards.copy() for cards in self.spent]",
    points: str = "self.points.copy()",
) -> str:
    return COPY.replace("CHANCE", chance).replace("SPENT", spent).replace("POINTS", points) + QUESTION


def method(code: str) -> str:
    return f"    def {code}\n\n{QUESTION}"


@pytest.mark.parametrize("added", [why_not(), copy()])
def test_methods_that_replace_a_default_are_fine(added: str) -> None:
    run_kit(bids((QUESTION, added)))


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        # Secrets.
        (BIDS, "state.bids.copy()", "secrets: .* sees a difference"),
        (BIDS, "[bid if viewer == seat else bid % 2 for seat, bid in enumerate(state.bids)]", "secrets"),
        ("[bid > 0 for bid in state.bids]", "[bid > 2 for bid in state.bids]", "secrets"),
        (
            '{"seat": seat}, ',
            '{"seat": seat, "card": action.card}, ',
            "faces: .* what its view does not know",
        ),
        (
            PRIVATE,
            '{other: {"card": action.card} for other in range(3)}',
            "faces: the private face of bids-picked",
        ),
        ('"bids-opened", "BD-2.2", True', '"bids-opened", "BD-2.2", False', "apart by"),
        (
            '{"prize": self.prize})\n\n    def draw',
            '{"prize": max(self.bids)})\n\n    def draw',
            "secrets: .* asked",
        ),
        (
            QUESTION,
            method("default(self, seat): return self.legal(seat)[-1 if max(self.bids) > 2 else 0]"),
            "other default",
        ),
        (QUESTION, why_not(facts='{"card": max(self.bids)}'), "refused differently"),
        ("return state.legal(seat)", "return state.legal(seat)[: max(state.bids)]", "what .* may choose"),
        # Copies and views.
        (QUESTION, copy(points="self.points"), "copy:"),
        (QUESTION, copy(spent="self.spent.copy()"), "copy:"),
        (QUESTION, copy(chance="self.chance"), "copy:|another end"),
        ("state.points.copy()\n        self.has", "state.points\n        self.has", "shares a list"),
        ("sorted(state.prizes_left)", WITH_OWNER, "holds a state"),
        # Legality and notation.
        (QUESTION, why_not("True"), "why_not: "),
        (QUESTION, why_not("action.card > 1 and action in self.legal(seat)"), "refuses|not-held"),
        (QUESTION, why_not(rule='"BD-9.9"'), "unknown rule"),
        (QUESTION, method("default(self, seat): return Bid(9)"), "default: not legal"),
        ('super().__init__(f"bid {card}")', 'super().__init__("bid 1")', "same text|record"),
        (
            "return [Bid(card) for card in cards_of(settings)]",
            "return [Bid(card) for card in cards_of(settings) if card > 1]",
            ".",
        ),
        ("return state.legal(seat)", "return state.legal(seat)[::-1]", "public_actions"),
        # Data that is not plain, opinions and statistics that do not fit, invariants that do not hold.
        ('"points": self.points,', '"points": tuple(self.points),', "not plain data"),
        ('"points": self.points,', '"points": {seat: 0 for seat in range(3)},', "not plain data"),
        (
            "    def vocabulary(",
            "    def appraise(self, view, actions): return [0.0]\n\n    def vocabulary(",
            "appraise",
        ),
        ('{"bids/prizes/points":', '{"points":', "statistics"),
        (QUESTION, method("audit(self): assert not self.spent[0]"), ""),
        (
            "    def vocabulary(",
            "    def parse(self, text): return Bid(int(text[4]))\n\n    def vocabulary(",
            "",
        ),
        (
            "if self.prize:\n            return None",
            "if False:\n            return None",
            "outcome: of a game",
        ),
        (
            "return [seat for seat, bid in enumerate(self.bids) if bid == 0 and self.prize]",
            "return [seat for seat, bid in enumerate(self.bids) if bid == 0 and self.prize][::-1]",
            "not ascending",
        ),
        ("super().__init__(viewer)", "super().__init__(0)", ""),
        # Events, the end, the record.
        ('"bids-drawn", "BD-1.2"', '"bids-drawn", "BD-1.9"', "unknown rule"),
        ("shares = [1 / len(winners)", "shares = [1.0", "do not add up to 1"),
        ("*(self.draw_prize() if self.prizes_left else [])", "*self.draw_prize()", ""),
    ],
)
def test_the_kit_catches_what_breaks_the_contract(old: str, new: str, failure: str) -> None:
    with pytest.raises(Exception, match=failure or "."):
        run_kit(bids((old, new)))


def test_the_kit_sees_through_a_view_that_only_shows_less_than_it_holds() -> None:
    """`data` masks the bids of the others; the view object a bot gets has them all the same."""
    shown = "[[bid or None] if has else [] for bid, has in zip(self.bids, self.has_bid)]"
    masked = (
        "[[bid if self.viewer in (seat, -2) else None] if bid else [] for seat, bid in enumerate(self.bids)]"
    )
    leaky = bids((BIDS, "state.bids.copy()"), (shown, masked))
    with pytest.raises(AssertionError, match="view object"):
        run_kit(leaky)


# Without any capability every edge does something sensible.


@pytest.fixture(params=[False, True], ids=["plain", "capable"])
def known(request: pytest.FixtureRequest, tmp_path: Path, plain_words: None) -> Iterator[Game]:
    """The game of the page as a plugin, found by its name like any other; with its capabilities or without."""
    file = tmp_path / "bids.py"
    file.write_text(bids_code(capable=request.param), encoding="utf-8")
    with using_plugins(file):
        game = find_game("bids")
        assert (len(game.capabilities) > 1) == request.param
        yield game


def test_the_kit_needs_no_capability_but_secrets(known: Game) -> None:
    assert run_kit(known).imagined_differing > 20


def test_the_lab_reports_it(known: Game) -> None:
    results = simulate(Plan("bids", {}, ("greedy", "random"), 6, "lab"))
    assert results.tally.games == 6
    assert bool(results.tally.statistics) == (len(known.capabilities) > 1)
    assert labels_of(results.plan, words("en")).row("bids", "prizes") == "prizes"
    printed = io.StringIO()
    print_report(results, words("en"), Console(file=printed))
    assert "random" in printed.getvalue()


def test_a_search_plays_it(known: Game) -> None:
    state, _ = known.new(known.settings({}, 2), Seeded("search"))
    bot = find_bot("strong:30", known)
    assert bot.choose(state.view(0), state.decision(0), Seeded("choice")) in state.legal(0)


def test_a_table_offers_premoves_only_where_the_game_does(known: Game) -> None:
    table = tables.started_table("bids", tables.people(2))
    asked = table.prompt(0)
    assert decisions.premoves(table.table, 0, asked) == (["lowest"] if len(known.capabilities) > 1 else [])
    reference = reference_data(known, table.table.settings)
    assert reference.keys() == ({"cards", "layout"} if len(known.capabilities) > 1 else {"layout"})


def test_results_of_a_paper_table_are_numbers_unless_described(known: Game) -> None:
    described = paper_support(known).describe_result(known.settings({}, 2), "bids-chance-prize", 3)
    assert described == ({"card": 3} if len(known.capabilities) > 1 else {"number": 3})


def test_options_of_a_game_without_files_are_refused(known: Game) -> None:
    with pytest.raises(BadOption):
        file_options(known, "deck")


def test_default_refusals_and_notation(known: Game) -> None:
    """What the contract says where a game says nothing itself."""
    state, _ = known.new(known.settings({}, 2), Seeded("defaults"))
    assert known.parse("  BID   3") == state.legal(0)[2]
    with pytest.raises(Malformed):
        known.parse("bid 9")
    refusal = state.why_not(0, Action("bid 9"))
    assert refusal is not None
    assert refusal.code == "not-now"
    state.play(0, state.legal(0)[0])
    refusal = state.why_not(0, known.parse("bid 2"))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-your-turn", {"seat": 1})
