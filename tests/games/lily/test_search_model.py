"""How Lily is thought ahead: the estimate leans the right way, what is likely is allowed, and the search sees
what a turn holds."""

from __future__ import annotations

import pytest

from madoi.bots.search import Budget, Search
from madoi.core.chance import Seeded
from madoi.core.search_model import search_model
from madoi.core.viewer import EVERYTHING
from madoi.games.lily import GAME
from madoi.games.lily.rules.piles import known_to
from support.games.lily.duel import Duel

MODEL = search_model(GAME)


def even() -> Duel:
    """Both have the same."""
    duel = Duel()
    for seat in (0, 1):
        duel.partner(seat, "w102").stand(seat, cf="w101!", lf="w205").hand(seat, "w201 w105")
        duel.couple(seat, "w106 w107")
    return duel


def first_seat(duel: Duel) -> float:
    estimate = MODEL.estimate(duel.state)
    assert sum(estimate) == pytest.approx(1.0)
    return estimate[0]


def test_an_even_table_is_even_but_for_whose_turn_it_is() -> None:
    mine, theirs = even(), even()
    theirs.phase(1, "action")
    assert first_seat(mine) + first_seat(theirs) == pytest.approx(1.0)
    assert 0.3 < first_seat(mine) < 0.7


@pytest.mark.parametrize(
    "better",
    [
        lambda duel: duel.potentials(1, "wp1 wp2 wp3"),
        lambda duel: duel.potentials(1, "wp1 wp1 wp2 wp2 wp3"),
        lambda duel: duel.stand(0, rf="w403"),
        lambda duel: duel.hand(0, "w301 w302"),
        lambda duel: duel.couple(0, "w203 w204"),
        lambda duel: duel.partner(1, "w102", "face-down"),
    ],
    ids=["three lives", "all lives but one", "a character", "cards", "couplings", "partner"],
)
def test_who_has_more_is_thought_better_off(better: object) -> None:
    duel = even()
    before = first_seat(duel)
    assert callable(better)
    better(duel)
    assert first_seat(duel) > before


@pytest.mark.parametrize("decks", ["dawn,dusk", "dusk,ember"])
def test_the_rollout_policy_is_legal_and_changes_nothing(decks: str) -> None:
    state, _ = GAME.new(GAME.settings({"decks": decks}, 2), Seeded("likely"))
    chance = Seeded("choices")
    progress = [MODEL.progress(state)]
    while state.to_move():
        seat = state.to_move()[0]
        legal = state.legal(seat)
        before = state.view(EVERYTHING).data()
        chosen = MODEL.rollout_action(state, seat, legal, chance)
        assert chosen in legal
        assert MODEL.chance_key(state, seat) >= 0
        priors = MODEL.priors(state, seat, legal)
        assert len(priors) == len(legal)
        assert min(priors) > 0.0
        assert sum(priors) == pytest.approx(1.0)
        assert state.view(EVERYTHING).data() == before
        state.play(seat, chosen)
        progress.append(MODEL.progress(state))
    assert progress == sorted(progress)
    assert progress[-1] < 60, "the rollout policy comes to an end"


def chosen_by_search(duel: Duel, seat: int, simulations: int, chance: str = "choice") -> str:
    state = duel.state
    search = Search(GAME, Budget(simulations, 1000.0))
    return search.choose(state.view(seat), state.decision(seat), Seeded(chance)).text


def last_stand(seat: int) -> Duel:
    """This seat's leader has one life left and no partner to help her."""
    return Duel().potentials(seat, "-wp1 -wp1 -wp2 -wp2 -wp3").partner(seat, "w102", "face-down")


def test_a_won_attack_is_found() -> None:
    """The weak leader in front can be beaten for good by one character only."""
    duel = last_stand(1).stand(0, lf="w101!", cf="w503", rf="w104").stand(1, cf="h102!", rf="h104")
    assert chosen_by_search(duel, 0, 60) == "attack cf cf"


def test_the_last_life_is_kept() -> None:
    duel = last_stand(1).stand(0, cf="w101!", lf="w503").stand(1, cf="h102!").hand(1, "h202 h302")
    duel.top(0, "w104").top(1, "h101").say(0, "attack lf cf")
    while duel.asked()[0] != "block":
        duel.say(duel.asked()[1], "pass")
    assert chosen_by_search(duel, 1, 40).startswith("block")


def test_a_card_is_not_thrown_after_a_battle_that_is_won() -> None:
    """She does not block what cannot beat her."""
    duel = Duel().stand(0, cf="w101!", lf="w104").stand(1, cf="h402!").hand(1, "h202 h302")
    duel.partner(1, "h102", "face-down")
    duel.top(0, "w110").top(1, "h104").say(0, "attack lf cf")
    while duel.asked()[0] != "block":
        duel.say(duel.asked()[1], "pass")
    assert chosen_by_search(duel, 1, 120) == "pass"


def test_nothing_hidden_is_used() -> None:
    """Whatever the other hand and the decks really are, the same view and chance give the same choice."""
    duel = Duel().leaders().stand(0, lf="w205").stand(1, lf="h205").hand(0, "w201 w102").hand(1, "h202 h102")
    truth = duel.state
    choices = set()
    for seed in ("one world", "another", "a third"):
        twin = GAME.imagine(truth.view(0), Seeded(seed))
        view, decision = twin.view(0), twin.decision(0)
        choices.add(Search(GAME, Budget(25, 1000.0)).choose(view, decision, Seeded("choice")).text)
        hand = twin.view(EVERYTHING).data()["players"][1]["hand"]  # type: ignore[index]
        assert len(hand) == 2
    assert choices == {chosen_by_search(duel, 0, 25)}
    assert all(entry & known_to(0) == 0 for entry in duel.table.players[1].hand)
