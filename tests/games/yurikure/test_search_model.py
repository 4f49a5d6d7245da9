"""How Yuri-Kure is thought ahead: memory, belief about sheets, rollouts, priors, and
what a search makes of them."""

from __future__ import annotations

from math import log

import pytest

from madoi import bots
from madoi.bots.search import Budget, Search
from madoi.core.chance import Chance, Seeded
from madoi.core.search_model import search_model
from madoi.core.testing import dump, held
from madoi.games.yurikure import GAME
from madoi.games.yurikure.ai.belief import YurikureBelief
from madoi.games.yurikure.ai.rollout import Rollout
from madoi.games.yurikure.ai.sheet_prior import SheetPrior, fill_draft, pair_weights
from madoi.games.yurikure.memory import MOST_REMEMBERED
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet, SheetRound
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import act, pair, play, position, table

pytestmark = pytest.mark.slow

COMBINATIONS = [
    (3, {"procedure": "competition", "advanced-support": "yes"}),
    (3, {"procedure": "open", "orientations": "standard"}),
    (4, {"procedure": "competition"}),
    (5, {"procedure": "open", "orientations": "random"}),
]


def moments(
    seats: int, options: dict[str, str], seed: str, every: int, thoughtful: bool = True
) -> list[YurikureState]:
    """Some moments of a game: sheets are written at random, all else decided by greedy bots, or at random,
    too."""
    state, _ = GAME.new(GAME.settings(options, seats), Seeded(seed))
    assert isinstance(state, YurikureState)
    greedy = bots.find("greedy", GAME)
    chances: list[Chance] = [Seeded(f"{seed}/{seat}") for seat in range(seats)]
    found: list[YurikureState] = []
    number = 0
    while movers := state.to_move():
        if number % every == every - 1:
            found.append(state.copy())
        seat = movers[0]
        actions = [action for action in state.legal(seat) if action.text != "clear"]
        if state.due is None and thoughtful:
            action = greedy.choose(state.view(seat), state.decision(seat), chances[seat])
        else:
            action = actions[chances[seat].below(len(actions), "choice")]
        state.play(seat, action)
        number += 1
    return found


def believed(state: YurikureState, viewer: int, seed: str, draws: int = 40) -> list[list[Sheet]]:
    """The sheets of some tables that the viewer believes in."""
    chance = Seeded(seed)
    belief = YurikureBelief(state.view(viewer), chance)
    return [belief.draw(chance).sheets for _ in range(draws)]


# Memory.


def test_a_declaration_is_remembered_as_things_stood_then() -> None:
    state = position(
        love="akane kuroki couple favor 2, akane sorai favor 5 discomfort 3",
        sheets=("akane kuroki 5", "akane sorai 4"),
        revealed=("akane 1",),
        to_act="akane",
    )
    play(state, "B reveal akane 2", "C pass", "A pass", "B pass", "B approach sorai")
    (seen,) = state.view(2).witnessed
    assert (seen.seat, seen.kind, seen.girl, seen.text) == (1, "action", 0, "approach sorai")
    assert [row[0] for row in seen.revealed()] == [1, 2, 0]
    play(state, "A pass", "C pass")
    then = seen.snapshot.relations(state.settings.circle)
    assert then.favor[pair(state, "akane sorai")] == 5
    assert then.discomfort[pair(state, "akane sorai")] == 3
    assert then.couple[pair(state, "akane kuroki")] == 1
    assert state.relations.favor[pair(state, "akane sorai")] == 6


def test_memory_is_long_but_not_endless_and_on_no_screen() -> None:
    state = moments(4, {}, "long", 1, thoughtful=False)[-1]
    assert len(state.view(0).witnessed) == MOST_REMEMBERED
    assert "witnessed" not in dump(state.view(0).data())
    assert "opening" not in dump(state.view(0).data())


def test_how_things_stood_at_the_opening_is_remembered() -> None:
    state = table(favor="kuroki tsuge, murafuji midorino, akane sorai")
    state.relations.favor[pair(state, "kuroki tsuge")] = 6
    then = state.view(0).opening.relations(state.settings.circle)
    assert then.favor[pair(state, "kuroki tsuge")] == 2
    assert then.couple[pair(state, "akane shirakaba")] == 1


# Belief.


@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_what_is_believed_fits_what_is_seen(seats: int, options: dict[str, str]) -> None:
    for number, state in enumerate(moments(seats, options, "fits", 61, thoughtful=False)[:6]):
        viewer = number % seats
        view = state.view(viewer)
        chance = Seeded("belief")
        belief = YurikureBelief(view, chance)
        for _ in range(2):
            drawn = belief.draw(chance)
            if state.due is None:
                drawn.audit()
            assert held(drawn.view(viewer)) == held(view)
            assert drawn.to_move() == state.to_move()


def test_what_is_believed_comes_from_the_view_alone() -> None:
    """Two worlds that look alike to a seat make it believe the same."""
    for state in moments(4, {}, "twins", 91)[:4]:
        twin = GAME.imagine(state.view(1), Seeded("another world"))
        assert isinstance(twin, YurikureState)
        assert _texts(believed(state, 1, "belief", 5)) == _texts(believed(twin, 1, "belief", 5))


def _texts(tables: list[list[Sheet]]) -> list[str]:
    return [str([(sheet.setup, sheet.extra, sheet.draft) for sheet in sheets]) for sheets in tables]


def test_declarations_tell_what_somebody_supports() -> None:
    """B wants akane and sorai together, whoever else may be near her, and says so again and again."""
    state = position(
        sheets=("kuroki tsuge 5, kuroki sorai 4, tsuge sorai 3, midorino sorai 2, murafuji sorai 1",),
        revealed=("", "akane 1, sorai 1"),
        to_act="akane",
    )
    before = _mean(believed(state, 0, "belief"), 1, pair(state, "akane sorai"))
    assert state.procedure is not None
    for _ in range(3):
        state._witness(1, state.procedure.question, act("confess sorai"))  # type: ignore[arg-type]
    after = _mean(believed(state, 0, "belief"), 1, pair(state, "akane sorai"))
    assert after > before + 1.0


def _mean(tables: list[list[Sheet]], seat: int, where: int) -> float:
    return sum(sheets[seat].total(where) for sheets in tables) / len(tables)


def test_belief_knows_more_than_what_fits() -> None:
    """Sheets were written at random, so that only what was declared can tell: how much of the true support
    is found where it is believed, against sheets that just fit what was revealed, and against a belief
    without memory."""
    known, fitting, forgetful = 0.0, 0.0, 0.0
    for game in range(3):
        for state in moments(4, {}, f"knows/{game}", 150)[:2]:
            known += _found(state, believed(state, 0, "belief"))
            chance = Seeded("fits")
            worlds = [GAME.imagine(state.view(0), chance) for _ in range(40)]
            fitting += _found(state, [world.sheets for world in worlds if isinstance(world, YurikureState)])
            state.witnessed.clear()
            forgetful += _found(state, believed(state, 0, "belief"))
    assert known > 1.3 * fitting
    assert known > 1.2 * forgetful


def _found(state: YurikureState, tables: list[list[Sheet]]) -> float:
    """How much support is believed to lie where it does, each pair weighed by the true support."""
    found = 0.0
    for seat in range(1, state.settings.seats):
        for where in range(state.settings.circle.pairs):
            found += state.sheets[seat].total(where) * _mean(tables, seat, where)
    return found


def test_a_sheet_is_as_likely_as_it_is_to_be_written_value_by_value() -> None:
    state = table()
    circle = state.settings.circle
    due = SheetRound(SETUP_VALUES, True, True, "")
    for chance in (Seeded("a"), Seeded("b"), Seeded("c")):
        sheet = Sheet(circle.pairs)
        fill_draft(circle, state.relations, due, sheet, chance)
        written = Sheet(circle.pairs)
        likelihood = 0.0
        for where in sheet.draft:
            weights = pair_weights(circle, state.relations, due, written)
            likelihood += log(weights[where] / sum(weights))
            written.draft.append(where)
        assert SheetPrior(circle, state.relations, True).likelihood(sheet.draft) == pytest.approx(likelihood)


# Rollouts.


@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_a_rollout_ends_by_the_rules(seats: int, options: dict[str, str]) -> None:
    for state in moments(seats, options, "ends", 41, thoughtful=False)[:8]:
        Rollout(state).finish()
        state.audit()
        outcome = state.outcome()
        assert outcome is not None
        assert sum(outcome.shares) == pytest.approx(1)


def test_a_rollout_settles_questions_as_greedy_players_do() -> None:
    same, asked = 0, 0
    greedy = bots.find("greedy", GAME)
    for state in moments(4, {}, "settles", 7):
        if state.procedure is None:
            continue
        question = state.procedure.question
        quick = state.copy()
        Rollout(quick)._settle_question()
        while state.procedure is not None and state.procedure.question is question:
            seat = state.to_move()[0]
            state.play(seat, greedy.choose(state.view(seat), state.decision(seat), Seeded("any")))
        asked += 1
        same += quick.control.revealed == state.control.revealed
    assert asked > 40
    assert same > 0.9 * asked


# Priors and search.


@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_priors_are_shares(seats: int, options: dict[str, str]) -> None:
    model = search_model(GAME)
    for state in moments(seats, options, "leanings", 19, thoughtful=False)[:30]:
        for seat in state.to_move():
            priors = model.priors(state, seat, state.legal(seat))
            assert min(priors) > 0
            assert sum(priors) == pytest.approx(1)


def test_revealing_more_than_needed_is_hardly_considered() -> None:
    state = position(love="akane sorai favor 4", sheets=("akane sorai 5, akane kuroki 4",), to_act="akane")
    play(state, *["pass"] * (state.to_move()[0] != 0))
    actions = state.legal(0)
    inclined = search_model(GAME).priors(state, 0, actions)
    priors = {action.text: inclined[place] for place, action in enumerate(actions)}
    assert priors["reveal akane 5"] < 0.01 < priors["reveal akane 1"]
    assert priors["pass"] > 0.01


def test_a_search_sees_what_wins() -> None:
    """Nobody is in love, and the last girl of the last turn confesses to akane: with a yes A, who wants
    these two and decides for akane, has won; with a no everybody draws."""
    state = position(
        sheets=(
            "akane sorai 5, akane kuroki 4, akane tsuge 3, akane murafuji 2, akane midorino 1",
            "sorai kuroki 2",
        ),
        revealed=("akane 15", "sorai 2"),
        turn=9,
        to_act="sorai",
    )
    while state.procedure is not None and state.procedure.question.kind == "action":
        seat = state.to_move()[0]
        legal = [action.text for action in state.legal(seat)]
        state.play(seat, act("confess akane" if "confess akane" in legal else "pass"))
    while state.to_move() != [0] or state.legal(0) != [act("yes"), act("no")]:
        state.play(state.to_move()[0], act("pass"))
    found = Search(GAME, Budget(80, 60.0)).search(state.view(0), state.decision(0), Seeded("search"))
    assert found.actions[0].action == act("yes")
    assert found.actions[0].value > 0.6


@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_a_search_does_not_peek(seats: int, options: dict[str, str]) -> None:
    search = Search(GAME, Budget(8, 60.0))
    for state in moments(seats, options, "peek", 97, thoughtful=False)[:3]:
        seat = state.to_move()[0]
        twin = GAME.imagine(state.view(seat), Seeded("another world"))
        chosen = search.choose(state.view(seat), state.decision(seat), Seeded("choice"))
        assert search.choose(twin.view(seat), twin.decision(seat), Seeded("choice")) == chosen
