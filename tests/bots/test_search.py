"""The search: legal, repeatable, within its budget, blind to what is hidden, and right where one can know."""

from __future__ import annotations

import pytest

from madoi import bots
from madoi.bots.search import Budget, Search, SearchResult
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game, State, View
from madoi.core.refusal import BadOption
from madoi.core.search_model import SearchModel
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


def searched(game: Game, state: State, simulations: int, seed: str = "thought") -> SearchResult:
    seat = state.to_move()[0]
    found = bots.find(f"strong:{simulations}", game)
    assert isinstance(found, Search)
    return found.search(state.view(seat), state.decision(seat), Seeded(seed))


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
        here, there = searched(game, state, FEW), searched(game, twin, FEW)
        assert [(rated.action, rated.value, rated.visit_share) for rated in here.actions] == [
            (rated.action, rated.value, rated.visit_share) for rated in there.actions
        ]


@pytest.mark.parametrize("name", NAMES)
def test_the_table_itself_is_never_touched(name: str) -> None:
    game, state = opened(name, "untouched", 10)
    seats = range(len(state.to_move()))
    before = [state.view(seat).data() for seat in seats]
    searched(game, state, FEW)
    assert [state.view(seat).data() for seat in seats] == before


def test_it_stops_when_its_time_is_up() -> None:
    game, state = opened("kasane")
    seat = state.to_move()[0]
    found = Search(game, Budget(1_000_000, 0.2)).search(
        state.view(seat), state.decision(seat), Seeded("in time")
    )
    assert 0 < found.simulations < 1_000_000, "so many would take minutes"


def test_it_keeps_no_more_nodes_than_it_may_and_goes_on_thinking() -> None:
    game, state = opened("kasane")
    seat = state.to_move()[0]
    bot = Search(game, Budget(200, 60.0, nodes=20))
    found = bot.search(state.view(seat), state.decision(seat), Seeded("small"))
    assert found.simulations == 200
    longest = max(len(rated.replies) for rated in found.actions)
    bigger = Search(game, Budget(200, 60.0)).search(state.view(seat), state.decision(seat), Seeded("small"))
    assert longest <= max(len(rated.replies) for rated in bigger.actions)
    assert bot.nodes < 20 + 40  # the last growth may pass the mark


def test_a_choice_that_is_none_is_thought_about_too() -> None:
    """Somebody may ask for a hint, or look back, where only one thing could be done."""
    game, state = opened("yurikure", "peek", 40)
    seat = state.to_move()[0]
    [only] = state.legal(seat)
    [rated] = searched(game, state, FEW).actions
    assert rated.action == only
    assert rated.visit_share == 1.0


def test_all_simulations_are_accounted_for() -> None:
    game, state = opened("kasane")
    found = searched(game, state, 60)
    seat = state.to_move()[0]
    assert {rated.action for rated in found.actions} == set(state.legal(seat))
    assert sum(rated.visit_share for rated in found.actions) == pytest.approx(1)
    assert all(0 <= rated.value <= 1 for rated in found.actions)
    assert found.actions[0].visit_share == max(rated.visit_share for rated in found.actions)


def test_a_game_without_a_search_model_of_its_own_is_searched_all_the_same() -> None:
    game, state = opened("kasane", "end", 44)
    seat = state.to_move()[0]
    bot = Search(game, Budget(120, 60.0))
    bot.model = SearchModel(game, 1000)
    found = bot.search(state.view(seat), state.decision(seat), Seeded("plain"))
    assert found.simulations == 120


class ToTheNextRound(SearchModel):
    """Simulations of Kasane are cut off at the first choice of the next round; ``many`` chance keys take turns."""

    def __init__(self, game: Game, many: int) -> None:
        super().__init__(game, 1000)
        self.many = many
        self.asked = 0
        self.cut_at: list[int] = []

    def cut_off(self, view: View) -> int:
        return 1

    def progress(self, state: State) -> int:
        assert isinstance(state, KasaneState)
        return state.round

    def chance_key(self, state: State, seat: int) -> int:
        self.asked += 1
        return self.asked % self.many

    def estimate(self, state: State) -> list[float]:
        self.cut_at.append(self.progress(state))
        return [1.0, 0.0, 0.0, 0.0]


def test_simulations_are_cut_off_where_the_game_says() -> None:
    game, state = opened("kasane")
    model = ToTheNextRound(game, 1)
    bot = Search(game, Budget(40, 60.0))
    bot.model = model
    seat = state.to_move()[0]
    found = bot.search(state.view(seat), state.decision(seat), Seeded("cut"))
    assert model.cut_at == [1] * 40
    assert {rated.value for rated in found.actions if rated.visit_share} == {1.0 if seat == 0 else 0.0}


def test_chance_keys_have_separate_statistics() -> None:
    """Where no chance key comes twice, no reply is tried twice, and none is worth telling."""
    game, state = opened("kasane")
    seat = state.to_move()[0]
    longest: list[int] = []
    for many in (1, 1000):
        bot = Search(game, Budget(100, 60.0))
        bot.model = ToTheNextRound(game, many)
        found = bot.search(state.view(seat), state.decision(seat), Seeded("apart"))
        assert {rated.action for rated in found.actions} == set(state.legal(seat))
        longest.append(max(len(rated.replies) for rated in found.actions))
    assert longest[0] > 0
    assert longest[1] == 0


def exact(state: State, seat: int) -> list[float]:
    """Each seat's share when everybody plays for their own points of the win, nothing being left to chance."""
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
    choice = searched(game, state, 600).actions[0].action
    after = state.copy()
    after.play(seat, choice)
    assert exact(after, seat)[seat] == best


@pytest.mark.parametrize("name", ["strong:0", "strong:-4", "strong:", "strong:fast", "strong:0s", "greedy:5"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.find(name, find("kasane"))
    assert refused.value.refusal.code == "bot-budget"


def test_chance_is_the_bots_own() -> None:
    """Thinking begins with results of the chance it was given, and of no other: the same ones, the same choice."""

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
    chosen = bots.find("strong:20", game).choose(state.view(seat), state.decision(seat), counting)
    assert counting.asked > 0
    again = bots.find("strong:20", game).choose(state.view(seat), state.decision(seat), Counting())
    assert again == chosen
    others = [
        bots.find("strong:20", game).choose(state.view(seat), state.decision(seat), Seeded(f"other {number}"))
        for number in range(20)
    ]
    assert set(others) != {chosen}, "another chance may find another choice"


def within_a_turn(name: str = "lily") -> tuple[Game, State]:
    """A state in which a seat decides several times in a row."""
    game, state = opened(name, "kept", 24)
    while len(state.legal(state.to_move()[0])) < 3:
        state.play(state.to_move()[0], state.legal(state.to_move()[0])[0])
    return game, state


def test_the_tree_goes_on_at_the_next_decision() -> None:
    """Within a turn a seat's next view is one that simulations have come to."""
    game, state = within_a_turn()
    bot = Search(game, Budget(200, 60.0))
    begun_with: list[int] = []
    for number in range(6):
        seat = state.to_move()[0]
        fresh = Search(game, Budget(1, 60.0))
        decision = state.decision(seat)
        if len(decision.actions) > 1:
            fresh.take_over(bot)
            fresh.choose(state.view(seat), decision, Seeded("one"))
            begun_with.append(fresh.nodes - len(decision.actions))
            bot = Search(game, Budget(200, 60.0))
        state.play(seat, bot.choose(state.view(seat), decision, Seeded(f"kept/{number}")))
    assert begun_with[0] == 0, "there was no tree before"
    assert max(begun_with) > 20, begun_with


def test_a_view_that_no_simulation_came_to_begins_anew() -> None:
    game, state = opened("kasane", "kept", 8)
    bot = bots.find("strong:100", game)
    seat = state.to_move()[0]
    bot.choose(state.view(seat), state.decision(seat), Seeded("before"))
    _, elsewhere = opened("kasane", "elsewhere", 8 + 4)
    there = elsewhere.to_move()[0]
    view, decision = elsewhere.view(there), elsewhere.decision(there)
    fresh = bots.find("strong:100", game)
    assert bot.choose(view, decision, Seeded("x")) == fresh.choose(view, decision, Seeded("x"))


def test_a_tree_is_kept_for_its_own_seat_only() -> None:
    """What one seat's tree has found out rests on its hand: no other seat goes on with it."""
    game, state = within_a_turn()
    seat = state.to_move()[0]
    bot = Search(game, Budget(150, 60.0))
    bot.choose(state.view(seat), state.decision(seat), Seeded("mine"))
    assert set(bot._kept) == {seat}
    for key in bot._kept[seat]:
        assert key != hash(repr(state.view(1 - seat).data()))
