"""The trees that a worker keeps between the decisions of a bot."""

from __future__ import annotations

from madoi.bots.search import Budget, Search
from madoi.core.chance import Seeded
from madoi.games import find
from madoi.server.workers.search import KeptTrees

GAME = find("kasane")


def searched() -> Search:
    """A search that has thought about its first decision."""
    state, _ = GAME.new(GAME.settings({}, 2), Seeded("deal"))
    search = Search(GAME, Budget(20, float("inf")))
    seat = state.to_move()[0]
    search.choose(state.view(seat), state.decision(seat), Seeded("own"))
    assert search.nodes > 0
    return search


def test_a_search_takes_over_the_tree_of_its_own_seat_and_of_no_other() -> None:
    kept, first = KeptTrees(), searched()
    trees = first._kept
    assert trees
    kept.hand_over(("game", 0, "strong"), first)
    other, same = Search(GAME, Budget(20, float("inf"))), Search(GAME, Budget(20, float("inf")))
    kept.hand_over(("game", 1, "strong"), other)
    assert not other._kept
    kept.hand_over(("game", 0, "strong"), same)
    assert same._kept == trees


def test_the_oldest_trees_go_where_there_are_too_many_nodes() -> None:
    one, other = searched(), searched()
    kept = KeptTrees(most_nodes=other.nodes)
    kept.hand_over(("one", 0, "strong"), one)
    kept.hand_over(("other", 0, "strong"), other)
    kept.forget()
    assert list(kept._searches) == [("other", 0, "strong")]
