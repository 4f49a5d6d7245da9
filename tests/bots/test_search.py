"""The search: legal, repeatable, within its budget, blind to what is hidden, and right where one can know."""

from __future__ import annotations

import pytest

from madoi import bots
from madoi.bots.search import Budget, Search, Thought
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game, State, View
from madoi.core.refusal import BadOption
from madoi.core.search_model import Foresight
from madoi.games import NAMES, find
from madoi.games.kasane.rules.state import KasaneState

pytestmark = pytest.mark.slow

FEW = 12


def opened(name: str, seed: str = "search", greedy: int = 0) -> tuple[Game, State]:
    """A game in which greedy bots have made so many decisions."""
    game = find(name)
    state, _ = game.new(game.settings({}, game.seat_counts[-1]), Seeded(seed))
    bot = bots.find("greedy", game)
    for number in range(greedy):
        seat = state.to_move()[0]
        state.play(seat, bot.choose(state.view(seat), state.decision(seat), Seeded(f"{seed}/{number}")))
    return game, state


def thought(game: Game, state: State, lines: int, seed: str = "thought") -> Thought:
    seat = state.to_move()[0]
    found = bots.find(f"strong:{lines}", game)
    assert isinstance(found, Search)
    return found.think(state.view(seat), state.decision(seat), Seeded(seed))


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_legal_actions_and_the_same_again(name: str) -> None:
    game, state = opened(name)
    bot = bots.find(f"strong:{FEW}", game)
    quick = bots.find("greedy", game)
    for number in range(150):
        if not state.to_move():
            break
        seat = state.to_move()[0]
        decision = state.decision(seat)
        if number % 10 == 0:
            chosen = bot.choose(state.view(seat), decision, Seeded("choice"))
            assert chosen in decision.actions
            assert bot.choose(state.view(seat), decision, Seeded("choice")) == chosen
        state.play(seat, quick.choose(state.view(seat), decision, Seeded(f"quick/{number}")))


@pytest.mark.parametrize("name", NAMES)
def test_two_worlds_that_look_alike_are_thought_about_alike(name: str) -> None:
    for greedy in (0, 25, 40):
        game, state = opened(name, "peek", greedy)
        seat = state.to_move()[0]
        twin = game.imagine(state.view(seat), Seeded("another world"))
        here, there = thought(game, state, FEW), thought(game, twin, FEW)
        assert [(line.action, line.worth, line.tried) for line in here.lines] == [
            (line.action, line.worth, line.tried) for line in there.lines
        ]


@pytest.mark.parametrize("name", NAMES)
def test_the_table_itself_is_never_touched(name: str) -> None:
    game, state = opened(name, "untouched", 10)
    seats = range(len(state.to_move()))
    before = [state.view(seat).data() for seat in seats]
    thought(game, state, FEW)
    assert [state.view(seat).data() for seat in seats] == before


def test_it_stops_when_its_time_is_up() -> None:
    game, state = opened("kasane")
    seat = state.to_move()[0]
    found = Search(game, Budget(1_000_000, 0.2)).think(
        state.view(seat), state.decision(seat), Seeded("in time")
    )
    assert 0 < found.played < 1_000_000, "so many would take minutes"


def test_it_keeps_no_more_nodes_than_it_may_and_goes_on_thinking() -> None:
    game, state = opened("kasane")
    seat = state.to_move()[0]
    bot = Search(game, Budget(200, 60.0, nodes=20))
    found = bot.think(state.view(seat), state.decision(seat), Seeded("small"))
    assert found.played == 200
    longest = max(len(line.then) for line in found.lines)
    bigger = Search(game, Budget(200, 60.0)).think(state.view(seat), state.decision(seat), Seeded("small"))
    assert longest <= max(len(line.then) for line in bigger.lines)
    assert bot.nodes < 20 + 40  # the last growth may pass the mark


def test_a_choice_that_is_none_is_thought_about_too() -> None:
    """Somebody may ask for a hint, or look back, where only one thing could be done."""
    game, state = opened("yurikure", "peek", 40)
    seat = state.to_move()[0]
    [only] = state.legal(seat)
    [line] = thought(game, state, FEW).lines
    assert line.action == only
    assert line.tried == 1.0


def test_all_lines_are_accounted_for() -> None:
    game, state = opened("kasane")
    found = thought(game, state, 60)
    seat = state.to_move()[0]
    assert {line.action for line in found.lines} == set(state.legal(seat))
    assert sum(line.tried for line in found.lines) == pytest.approx(1)
    assert all(0 <= line.worth <= 1 for line in found.lines)
    assert found.lines[0].tried == max(line.tried for line in found.lines)


def test_a_game_without_foresight_of_its_own_is_thought_ahead_all_the_same() -> None:
    game, state = opened("kasane", "end", 44)
    seat = state.to_move()[0]
    bot = Search(game, Budget(120, 60.0))
    bot.foresight = Foresight(game, 1000)
    found = bot.think(state.view(seat), state.decision(seat), Seeded("plain"))
    assert found.played == 120


class ToTheNextRound(Foresight):
    """Lines of Kasane are cut at the first choice of the next round, and choices judged apart by ``many``
    situations in turn."""

    def __init__(self, game: Game, many: int) -> None:
        super().__init__(game, 1000)
        self.many = many
        self.asked = 0
        self.cut_at: list[int] = []

    def until(self, view: View) -> int:
        return 1

    def moment(self, state: State) -> int:
        assert isinstance(state, KasaneState)
        return state.round

    def situation(self, state: State, seat: int) -> int:
        self.asked += 1
        return self.asked % self.many

    def estimate(self, state: State) -> list[float]:
        self.cut_at.append(self.moment(state))
        return [1.0, 0.0, 0.0, 0.0]


def test_lines_are_cut_at_the_moment_that_the_game_says() -> None:
    game, state = opened("kasane")
    foresight = ToTheNextRound(game, 1)
    bot = Search(game, Budget(40, 60.0))
    bot.foresight = foresight
    seat = state.to_move()[0]
    found = bot.think(state.view(seat), state.decision(seat), Seeded("cut"))
    assert foresight.cut_at == [1] * 40
    assert {line.worth for line in found.lines if line.tried} == {1.0 if seat == 0 else 0.0}


def test_situations_are_judged_apart() -> None:
    """Where no situation comes twice, no reply is tried twice, and none is worth telling."""
    game, state = opened("kasane")
    seat = state.to_move()[0]
    longest: list[int] = []
    for many in (1, 1000):
        bot = Search(game, Budget(100, 60.0))
        bot.foresight = ToTheNextRound(game, many)
        found = bot.think(state.view(seat), state.decision(seat), Seeded("apart"))
        assert {line.action for line in found.lines} == set(state.legal(seat))
        longest.append(max(len(line.then) for line in found.lines))
    assert longest[0] > 0
    assert longest[1] == 0


def exact(state: State, seat: int) -> list[float]:
    """Each seat's share when everybody plays for her own points of the win, nothing being left to chance."""
    movers = state.to_move()
    if not movers:
        outcome = state.outcome()
        assert outcome is not None
        return outcome.shares
    best: list[float] = []
    for action in state.legal(movers[0]):
        after = state.copy()
        after.play(movers[0], action)
        found = exact(after, seat)
        if not best or found[movers[0]] > best[movers[0]]:
            best = found
    return best


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_in_the_last_three_turns_of_kasane_it_gets_what_exact_play_gets(seed: str) -> None:
    """In the last round nothing is hidden and nothing falls: the whole tree can be looked at."""
    game, state = opened("kasane", f"exact/{seed}", 45)
    seat = state.to_move()[0]
    best = exact(state, seat)[seat]
    choice = thought(game, state, 600).lines[0].action
    after = state.copy()
    after.play(seat, choice)
    assert exact(after, seat)[seat] == best


@pytest.mark.parametrize("name", ["strong:0", "strong:-4", "strong:", "strong:fast", "strong:0s", "greedy:5"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.find(name, find("kasane"))
    assert refused.value.refusal.code == "bot-budget"


def test_chance_is_the_bots_own() -> None:
    """Thinking asks the chance it was given and no other: a counting one sees all questions."""

    class Counting(Chance):
        def __init__(self) -> None:
            self.asked = 0
            self.inner = Seeded("counted")

        def below(self, n: int, what: str) -> int:
            self.asked += 1
            return self.inner.below(n, what)

        def copy(self) -> Chance:
            raise AssertionError("nobody needs a copy")

    game, state = opened("kasane")
    seat = state.to_move()[0]
    counting = Counting()
    bots.find("strong:20", game).choose(state.view(seat), state.decision(seat), counting)
    assert counting.asked > 20
