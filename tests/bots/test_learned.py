"""The learned bot: its file, its network in plain Python, and its place among the other bots."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import madoi.bots
from madoi.bots.learned import Learned, ValueModel, WeightsFile, load_weights, read_weights
from madoi.bots.playout import play_bots
from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.observations import layout_of
from madoi.core.refusal import BadOption
from madoi.games import find
from madoi.lab.simulation import Plan, simulate
from madoi.server.table.automation import search_job
from madoi.server.workers.bot_pool import choose_action
from madoi.words import LANGUAGES, words
from support.checkout import TOP
from support.games.plugins import using_plugins
from support.server import tables

GAME = find("kasane")
HIDDEN = 3


def weights_file(*seat_counts: int) -> WeightsFile:
    """Weights by chance."""
    dice = random.Random(1)
    file = WeightsFile("kasane", {}, {"by": "a test"})
    for seats in seat_counts:
        layout = layout_of(GAME, GAME.settings({}, seats))

        def drawn(count: int) -> list[float]:
            return [dice.uniform(-1, 1) for _ in range(count)]

        weights = drawn(layout.size * HIDDEN)
        file.models[seats] = ValueModel(layout, weights, drawn(HIDDEN), drawn(HIDDEN), 0.25)
    return file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "weights.json"
    file.write_text(weights_file(2, 3).text(), encoding="utf-8")
    return file


def begun(seats: int) -> State:
    return GAME.new(GAME.settings({}, seats), Seeded("begun"))[0]


def test_a_file_is_read_back() -> None:
    written = weights_file(2, 4)
    read = read_weights(written.text(), GAME)
    assert read.made == {"by": "a test"}
    assert list(read.models) == [2, 4]
    state = begun(4)
    for seat in range(4):
        values = [file.models[4].value(state.view(seat).data(), seat) for file in (written, read)]
        assert values[0] == pytest.approx(values[1], abs=0.01)
        assert 0.0 < values[1] < 1.0


def test_the_network_is_that_of_numpy() -> None:
    np = pytest.importorskip("numpy")
    model = weights_file(2).models[2]
    data = begun(2).view(1).data()
    row = np.array(model.layout.encode(data, 1))
    hidden = np.tanh(row @ np.array(model.weights).reshape(-1, HIDDEN) + model.bias)
    logit = hidden @ np.array(model.output) + model.offset
    assert model.value(data, 1) == pytest.approx(1 / (1 + np.exp(-logit)))


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("kind", "something", "weights-format"),
        ("format", 2, "weights-format"),
        ("game", "lily", "weights-game"),
        ("options", {"easier": "perhaps"}, "option"),
        ("models", [{"seats": 2}], "weights-broken"),
        ("models", 7, "weights-broken"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(key: str, value: object, code: str) -> None:
    data = json.loads(weights_file(2).text())
    data[key] = value
    with pytest.raises(BadOption) as refused:
        read_weights(json.dumps(data), GAME)
    assert refused.value.refusal.code.startswith(code)


def test_a_file_of_another_layout_is_refused() -> None:
    data = json.loads(weights_file(2).text())
    data["models"][0]["layout_hash"] = "0" * 16
    with pytest.raises(BadOption, match="weights-layout"):
        read_weights(json.dumps(data), GAME)
    data = json.loads(weights_file(2).text())
    data["models"][0]["bias"] = data["models"][0]["offset"]
    with pytest.raises(BadOption, match="weights-broken"):
        read_weights(json.dumps(data), GAME)


def test_a_file_that_changes_is_read_again(path: Path) -> None:
    first = load_weights(path, GAME)
    assert load_weights(path, GAME) is first
    path.write_text(weights_file(2).text(), encoding="utf-8")
    assert list(load_weights(path, GAME).models) == [2]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for text in ("", "{", "[]", "null", '{"kind": 3}'):
        with pytest.raises(BadOption):
            read_weights(text, GAME)
    with pytest.raises(BadOption, match="weights-broken"):
        load_weights(tmp_path / "nowhere.json", GAME)
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match="weights-broken"):
        load_weights(tmp_path / "binary.json", GAME)


def test_it_takes_the_action_after_which_it_sees_itself_win() -> None:
    bot = Learned(GAME, weights_file(2))
    state = begun(2)
    seat = state.to_move()[0]
    decision = state.decision(seat)
    values = bot.values(state.view(seat), decision, Seeded("any"))
    best = decision.actions[values.index(max(values))]
    assert bot.choose(state.view(seat), decision, Seeded("any")) == best
    assert len(set(values)) > 1


def test_the_games_own_opinion_counts_as_much_as_the_file_says() -> None:
    file = weights_file(2)
    state = begun(2)
    seat = state.to_move()[0]
    decision = state.decision(seat)
    opinions = GAME.appraise(state.view(seat), decision.actions)
    file.models[2].prior = 1000.0
    chosen = Learned(GAME, file).choose(state.view(seat), decision, Seeded("any"))
    assert opinions[decision.actions.index(chosen)] == max(opinions)
    assert read_weights(file.text(), GAME).models[2].prior == 1000.0


def test_a_table_of_another_size_is_refused() -> None:
    state = begun(4)
    seat = state.to_move()[0]
    with pytest.raises(BadOption, match="weights-seats"):
        Learned(GAME, weights_file(2, 3)).choose(state.view(seat), state.decision(seat), Seeded("any"))


def test_it_plays_by_name_wherever_bots_do(path: Path) -> None:
    name = f"learned:{path}"
    results = simulate(Plan("kasane", {}, (name, "random"), 4, "any"), jobs=2)
    assert results.tally.games == 4
    assert not results.tally.forfeits
    with pytest.raises(BadOption, match="weights-game"):
        madoi.bots.find(name, find("lily"))


def test_the_terminal_seats_it(path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "madoi",
        "simulate",
        "kasane",
        "--games",
        "2",
        "--jobs",
        "1",
        "--lang",
        "en",
    ]
    done = subprocess.run(
        [*command, "--seats", f"learned:{path},greedy"], capture_output=True, text=True, check=True
    )
    assert "learned" in done.stdout


def test_a_plugin_offers_it_to_players(path: Path, plain_words: None) -> None:
    plugin = path.with_name("mine.py")
    plugin.write_text(
        f"from madoi.bots.learned import learned\nBOTS = {{'mine': learned({str(path)!r})}}\n",
        encoding="utf-8",
    )
    with using_plugins(plugin):
        assert madoi.bots.opponents(GAME)[-1] == "mine"
        assert "mine" not in madoi.bots.opponents(find("lily"))
        bot = madoi.bots.find("mine", GAME)
        state, events = GAME.new(GAME.settings({}, 2), Seeded("any"))
        play_bots(state, [bot, madoi.bots.find("random", GAME)], [Seeded("a"), Seeded("b")], events)
        assert state.outcome() is not None


TRAINED = TOP / "examples" / "trained"
DUELS = 100


@pytest.mark.slow
def test_the_trained_bot_beats_the_greedy_one() -> None:
    """In duels on fixed deals, from each seat in turn. With more seats the difference needs more games than a test
    can play (docs/learning.md)."""
    bot = Learned(GAME, load_weights(TRAINED / "kasane.json", GAME))
    greedy = madoi.bots.find("greedy", GAME)
    won = 0.0
    for number in range(DUELS):
        own = number % 2
        bots = [bot, greedy] if own == 0 else [greedy, bot]
        state, events = GAME.new(GAME.settings({}, 2), Seeded(f"trained/{number}"))
        play_bots(state, bots, [Seeded(f"trained/{number}/{seat}") for seat in range(2)], events)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[own]
    assert won / DUELS > 0.55, "the weights win two of three"


def test_the_trained_bot_sits_at_a_table() -> None:
    """It thinks in another process, as bots of plugins do."""
    with using_plugins(TRAINED / "trained.py"):
        assert madoi.bots.opponents(GAME)[-1] == "trained"
        assert all(words(language).has("bot-name-trained") for language in LANGUAGES)
        scripted = tables.started_table("kasane", [*tables.people(1), tables.bot("trained")])
        tables.until_asked(scripted, 1)
        job = search_job(scripted.table, 1)
        assert job is not None
        legal = {action.text for action in scripted.table.started_session.state.legal(1)}
        assert choose_action(job) in legal


def test_the_trained_weights_say_how_they_were_made() -> None:
    data = json.loads((TRAINED / "kasane.json").read_text(encoding="utf-8"))
    made = data["made"]
    assert made["finished"]
    assert (
        {entry["seats"] for entry in made["training"]}
        == {entry["seats"] for entry in made["results"]}
        == {2, 3, 4}
    )
    duels = next(entry for entry in made["results"] if entry["seats"] == 2)
    assert duels["interval"][0] > 0.5
