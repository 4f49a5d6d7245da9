"""Every game of the contract as an OpenSpiel game (docs/research.md).

    import pyspiel
    import madoi.research.openspiel  # registers madoi_kasane and the others, also those of plugins

    game = pyspiel.load_game("madoi_kasane(players=3,harder=yes)")

`madoi.research.tree` says how a game becomes a tree.
OpenSpiel's strings cannot quote, so ``( ) , = %`` are percent-encoded in parameters; `load` does that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from madoi.core.game import Game
from madoi.core.observations import Layout, Observations, layout_of
from madoi.core.settings import Option
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games import find, names
from madoi.research.tree import CHANCE, MAX_OUTCOMES, OVER, Tree

_PLAYERS: Final = "players"
_SEEDS: Final = "seeds"
_BOOK: Final = -1  # a rule parameter with the value of the book
_games: Final[dict[str, Game]] = {}


def register(game: Game) -> str:
    """Register a game with OpenSpiel and return its name there. The games of `madoi.games` already are."""
    name = f"madoi_{game.name}"
    if name not in _games:
        _games[name] = game
        pyspiel.register_game(_type_of(name), _creator(name))
    return name


def load(game: Game, options: dict[str, str], seats: int, seeds: int = 0) -> OpenSpielGame:
    """The OpenSpiel game with these options, seats and seeds. Raises `BadOption`."""
    name = register(game)
    chosen = game.settings(options, seats).options
    parameters = {
        option.name: _parameter(option, chosen.get(option.name, option.default)) for option in game.options
    }
    parameters |= {number.name: int(chosen.get(number.name, _BOOK)) for number in game.parameters}
    loaded = pyspiel.load_game(name, {_PLAYERS: seats, _SEEDS: seeds, **parameters})
    assert isinstance(loaded, OpenSpielGame)
    return loaded


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. Made by `pyspiel.load_game` or `load`.

    It keeps nothing that its string does not say: the string is all that OpenSpiel pickles.
    """

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        tree = _tree(name, tuple(parameters.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(tree.vocabulary),
            max_chance_outcomes=tree.seeds or MAX_OUTCOMES,
            num_players=tree.settings.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=tree.game.most_decisions(tree.settings),
        )
        defaults = _defaults(tree.game)
        chosen = {key: value for key, value in parameters.items() if value != defaults[key]}
        super().__init__(_type_of(name), info, chosen)

    @cached_property
    def tree(self) -> Tree:
        name = self.get_type().short_name
        parameters = {**_defaults(_games[name]), **self.get_parameters()}
        return _tree(name, tuple(parameters.items()))

    @cached_property
    def layout(self) -> Layout | None:
        """How views become tensors; None where the game does not say."""
        if self.tree.game.capability(Observations) is None:
            return None
        return layout_of(self.tree.game, self.tree.settings)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: object = None
    ) -> _Observer:
        return _Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), parameters, self.layout)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node. ``position`` is all that it keeps; OpenSpiel copies and pickles it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position = game.tree.opening.copy()

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.position.question
        assert question is not None
        return question.outcomes

    def returns(self) -> list[float]:
        return self.position.shares()

    def __str__(self) -> str:
        way = " ".join(map(str, self.position.applied))
        return f"{way}\n{self.position.observation(EVERYTHING)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state with the same information state of this player; the rest is drawn by ``Game.imagine``.

        For OpenSpiel's searches in Python (``ISMCTSBot``). It begins with an empty history.
        """
        state: OpenSpielState = self.get_game().new_initial_state()
        state.position = self.position.imagine(player, repr(sampler()))
        return state

    # What OpenSpiel calls by these names.

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, number: int) -> None:
        self.position.apply(number)

    def _action_to_string(self, player: int, number: int) -> str:
        return self.position.text_of(number)


class _NamedTree(Tree):
    """A tree that is pickled as the name and the parameters it was made from."""

    def __init__(self, name: str, parameters: tuple[tuple[str, int | str], ...]) -> None:
        values = dict(parameters)
        game = _games[name]
        options = {option.name: unquote(str(values[option.name])) for option in game.options}
        numbers = {number.name: int(values[number.name]) for number in game.parameters}
        options |= {name: str(value) for name, value in numbers.items() if value != _BOOK}
        super().__init__(game, game.settings(options, int(values[_PLAYERS])), int(values[_SEEDS]))
        self.made_from = (name, parameters)

    def __reduce__(self) -> tuple[object, ...]:
        return _tree, self.made_from


@cache
def _tree(name: str, parameters: tuple[tuple[str, int | str], ...]) -> Tree:
    return _NamedTree(name, parameters)


class _Observer:
    """Views as strings and tensors: the player's own by default, a spectator's or the full one on request.

    ``dict`` has the fields of the view, as parts of the tensor.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, parameters: object, layout: Layout | None) -> None:
        if parameters:
            raise ValueError(f"no observation parameters are known; given: {parameters}")
        if not kind.public_info:
            raise ValueError("a view always shows what is public")
        self.kind = kind
        self.layout = layout
        self.tensor = None if layout is None else np.zeros(layout.size, np.float32)
        self.dict: dict[str, object] = {}
        if layout is not None and self.tensor is not None:
            self.dict = {name: self.tensor[at : at + size] for name, at, size in layout.fields()}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor. Before the set-up it is empty."""
        if self.layout is None or self.tensor is None:
            return
        self.tensor.fill(0.0)
        viewer = self._viewer(player)
        data = state.position.data(viewer)
        if data is not None:
            cells = self.layout.cells(data, viewer)
            self.tensor[cells.indices] = cells.values

    def _viewer(self, player: int) -> int:
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return SPECTATOR
        return EVERYTHING if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else player

    def string_from(self, state: OpenSpielState, player: int) -> str:
        viewer = self._viewer(player)
        if self.kind.perfect_recall:
            return state.position.information(viewer)
        return state.position.observation(viewer)


def _creator(name: str) -> type:
    """What OpenSpiel calls to make the game.

    OpenSpiel releases it after the interpreter has ended, which a class survives and a function does not.
    """
    return type(name, (), {"__new__": lambda _, parameters: OpenSpielGame(name, parameters)})


def _type_of(name: str) -> pyspiel.GameType:
    game = _games[name]
    has_tensors = game.capability(Observations) is not None
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Madoi: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensors,
        provides_observation_string=True,
        provides_observation_tensor=has_tensors,
        parameter_specification=_defaults(game),
    )


def _defaults(game: Game) -> dict[str, int | str]:
    options = {option.name: _parameter(option, option.default) for option in game.options}
    numbers = dict.fromkeys((number.name for number in game.parameters), _BOOK)
    return {_PLAYERS: min(game.seat_counts), _SEEDS: 0, **options, **numbers}


def _parameter(option: Option, value: str) -> int | str:
    """The value as a parameter: a number if all choices are numbers, else text that OpenSpiel reads back."""
    if option.choices and all(choice.isdecimal() for choice in option.choices):
        return int(value)
    if value and (value.lower() in ("true", "false") or not value.strip("+-.0123456789")):
        return f"%{ord(value[0]):02X}{value[1:]}"
    return quote(value, safe=" ;:/+")


def _keep_the_lock() -> None:
    """Let OpenSpiel's searching bots hold Python's lock while they search.

    OpenSpiel 2.0.2 releases it in ``MCTSBot.step`` and ``ISMCTSBot.step`` and then copies the state. That
    crashes with every game written in Python, its own too. ``Bot.step`` does the same and keeps the lock.
    """
    for bot in (pyspiel.MCTSBot, pyspiel.ISMCTSBot):
        bot.step = pyspiel.Bot.step


assert int(pyspiel.PlayerId.CHANCE) == CHANCE
assert int(pyspiel.PlayerId.TERMINAL) == OVER
_keep_the_lock()
for _name in names():
    register(find(_name))
