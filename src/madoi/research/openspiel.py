"""Every game of the contract as an OpenSpiel game.

    import pyspiel
    import madoi.research.openspiel  # registers madoi_kasane and the others

    game = pyspiel.load_game("madoi_kasane(players=3,harder=yes)")

What holds, for any game:

- **Actions.** The number of an action is its place in `Game.vocabulary`, its string is its text.
- **Players** are seats. Where several seats decide at the same time they are asked one after the other,
  in seat order. That gives nothing away: all that a player is shown comes from her own views, the faces
  that events have for her and her own decisions, and none of these tells a secret of another seat.
- **Observation**: the view, as JSON. **Information state**: the view and all that the player has decided
  and learnt so far, so nothing is ever forgotten. Both show the table as it was at the last decision while
  chance has the word. There are no tensors; a view has no fixed shape.
- **Returns** are the shares of the win: at least 0, at most 1, adding up to 1 (constant-sum).
- **Chance** is explicit. With ``seeds=0`` every die and every draw is a chance node, with its exact
  probabilities. With ``seeds=n`` the only chance node is the root, which picks one of n seeds; the dice and
  draws then follow from the seed by themselves. That is another, smaller game, and a much faster one.
- **Copies, pickles and strings** of games and states work as OpenSpiel has them; a state is stored as its
  history and played again. A program that reads them imports this module first.

Options of a game are parameters of the same name. OpenSpiel's strings have no way to quote, so ``( ) , = %``
in a value are written percent-encoded; `load` does it by itself.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache, cached_property
from typing import Any, Final
from urllib.parse import quote, unquote

import pyspiel

from madoi.core.chance import Chance, Seeded
from madoi.core.game import EVERYTHING, SPECTATOR, Action, Event, Game, Option, Seat, State, Viewer
from madoi.games import NAMES, find

_PLAYERS: Final = "players"
_SEEDS: Final = "seeds"
_MOST_OUTCOMES: Final = 65536  # of one chance node: the bound of `Chance.below`
_LONGEST: Final = 100_000  # decisions; the contract has no bound, OpenSpiel wants one
_games: Final[dict[str, Game]] = {}


def register(game: Game) -> str:
    """Make a game known to OpenSpiel and say under which name. The games of `madoi.games` are already."""
    name = f"madoi_{game.name}"
    if name not in _games:
        _games[name] = game
        pyspiel.register_game(_type_of(name, game), _creator(name))
    return name


def load(game: Game, options: dict[str, str], seats: int, seeds: int = 0) -> OpenSpielGame:
    """The game as these options, seats and seeds make it. Raises `BadOption`."""
    name = register(game)
    chosen = game.settings(options, seats).options
    given = tuple((option.name, chosen[option.name]) for option in game.options)
    return pyspiel.load_game(name, _rules(name, seats, seeds, given).parameters())


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. Made by `pyspiel.load_game` or `load`.

    It keeps nothing of its own that its string does not say: OpenSpiel's pickles hold the string only.
    """

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        rules = _rules_of(name, parameters)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.vocabulary),
            max_chance_outcomes=rules.seeds or _MOST_OUTCOMES,
            num_players=rules.settings.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(name, rules.game), info, rules.parameters())

    @cached_property
    def rules(self) -> _Rules:
        return _rules_of(self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: object = None
    ) -> _Observer:
        return _Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree. OpenSpiel copies and pickles ``position``, which knows how."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position = _Position(game.rules)

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self.position.asked
        assert asked is not None
        return asked.outcomes

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return self.position.text()

    # The names that OpenSpiel gives to what a Python game must say.

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, number: int) -> None:
        self.position.apply(number)

    def _action_to_string(self, player: int, number: int) -> str:
        return self.position.action_text(player, number)


_CHANCE: Final[int] = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final[int] = int(pyspiel.PlayerId.TERMINAL)


class _Asked(Exception):
    """The rules want a result of chance: one of ``values``. ``outcomes`` are their places with their
    probabilities."""

    def __init__(self, what: str, counts: dict[int, int]) -> None:
        super().__init__(what)
        self.what = what
        self.values = sorted(counts)
        total = sum(counts.values())
        self.outcomes = [(place, counts[value] / total) for place, value in enumerate(self.values)]


class _Drawn(Chance):
    """Chance from given results, in order; raises `_Asked` when there are no more. Unlike
    `madoi.core.chance.Fed` it says how likely each result is."""

    def __init__(self, results: list[int], used: int = 0) -> None:
        self.results = results
        self.used = used

    def below(self, n: int, what: str) -> int:
        return self._next(what, range(n))

    def draw(self, bag: list[int], what: str) -> int:
        drawn = self._next(what, bag)
        bag.remove(drawn)
        return drawn

    def copy(self) -> _Drawn:
        return _Drawn(self.results.copy(), self.used)

    def _next(self, what: str, among: range | list[int]) -> int:
        if self.used == len(self.results):
            raise _Asked(what, Counter(among))
        self.used += 1
        return self.results[self.used - 1]


class _Rules:
    """A game with its settings, and its actions by number."""

    def __init__(self, name: str, seats: int, seeds: int, options: tuple[tuple[str, str], ...]) -> None:
        if not 0 <= seeds <= _MOST_OUTCOMES:
            raise ValueError(f"seeds is {seeds}; it must be from 0 to {_MOST_OUTCOMES}")
        self.key = (name, seats, seeds, options)
        self.game = _games[name]
        self.settings = self.game.settings(dict(options), seats)
        self.vocabulary = self.game.vocabulary(self.settings)
        self.numbers = {action.text: number for number, action in enumerate(self.vocabulary)}
        self.seeds = seeds
        self.root = _Asked("seed", dict.fromkeys(range(seeds), 1))

    def parameters(self) -> dict[str, int | str]:
        """What OpenSpiel is to know: the options only where they are not as they are by themselves."""
        _, seats, seeds, options = self.key
        return {_PLAYERS: seats, _SEEDS: seeds} | {
            option.name: _parameter(option, value)
            for option, (_, value) in zip(self.game.options, options, strict=True)
            if value != option.default
        }


_rules = cache(_Rules)


def _rules_of(name: str, parameters: dict[str, Any]) -> _Rules:
    options: list[tuple[str, str]] = []
    for option in _games[name].options:
        value = parameters.get(option.name)
        options.append((option.name, option.default if value is None else unquote(str(value))))
    return _rules(name, parameters[_PLAYERS], parameters[_SEEDS], tuple(options))


class _Position:
    """One game on its way.

    ``state`` is None before the game is set up. While the rules wait for chance, ``asked`` is the question,
    ``decided`` the decision (None: the set-up) that is being carried out and ``drawn`` what has been
    answered; ``state`` is then still as it was before, because a rule never waits: it is tried on a copy,
    with one more result each time.
    """

    def __init__(self, rules: _Rules) -> None:
        self.rules = rules
        self.applied: list[int] = []
        self.log: list[tuple[Seat, str, list[Event]]] = []
        self.state: State | None = None
        self.player = _CHANCE
        self.asked: _Asked | None = None
        self.mover: Seat = SPECTATOR
        self.decided: Action | None = None
        self.drawn: list[int] = []
        if rules.seeds:
            self.asked = rules.root
        else:
            self._go_on()

    def __deepcopy__(self, memo: object) -> _Position:
        twin = object.__new__(_Position)
        twin.rules = self.rules
        twin.applied = self.applied.copy()
        twin.log = self.log.copy()
        twin.state = None if self.state is None else self.state.copy()
        twin.player = self.player
        twin.asked = self.asked
        twin.mover = self.mover
        twin.decided = self.decided
        twin.drawn = self.drawn.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.rules.key, self.applied)

    def apply(self, number: int) -> None:
        self.applied.append(number)
        if self.asked is not None:
            self.drawn.append(self.asked.values[number])
        else:
            self.mover = self.player
            self.decided = self.rules.vocabulary[number]
        if self.rules.seeds:
            self._go_on_by_seed()
        else:
            self._go_on()

    def legal(self, player: int) -> list[int]:
        assert self.state is not None
        numbers = self.rules.numbers
        return sorted([numbers[action.text] for action in self.state.legal(player)])

    def returns(self) -> list[float]:
        outcome = None if self.state is None else self.state.outcome()
        return [0.0] * self.rules.settings.seats if outcome is None else outcome.shares

    def action_text(self, player: int, number: int) -> str:
        if player != _CHANCE:
            return self.rules.vocabulary[number].text
        assert self.asked is not None
        return f"{self.asked.what} {self.asked.values[number]}"

    def text(self) -> str:
        """Everything, for debugging: what has been applied, and the whole table."""
        return f"{' '.join(map(str, self.applied))}\n{self.observation(EVERYTHING)}"

    def observation(self, viewer: Viewer) -> str:
        return _json(None if self.state is None else self.state.view(viewer).data())

    def information(self, viewer: Viewer) -> str:
        """All that the viewer has decided and learnt, in order, and what she sees."""
        past: list[object] = []
        for seat, decided, events in self.log:
            if seat == viewer or viewer == EVERYTHING:
                past.append(decided)
            past += [[event.kind, event.face(viewer)] for event in events]
        return f"{_json(past)}\n{self.observation(viewer)}"

    def _go_on(self) -> None:
        """Try what was decided with all that has been drawn."""
        chance = _Drawn(self.drawn)
        try:
            if self.state is None:
                state, events = self.rules.game.new(self.rules.settings, chance)
            else:
                assert self.decided is not None
                state = self.state.copy()
                state.chance = chance
                events = state.play(self.mover, self.decided)
        except _Asked as asked:
            self.asked = asked
            self.player = _CHANCE
            return
        self.drawn = []
        self._arrive(state, events)

    def _go_on_by_seed(self) -> None:
        """Do what was decided; chance needs no asking."""
        if self.state is None:
            state, events = self.rules.game.new(self.rules.settings, Seeded(str(self.drawn.pop())))
        else:
            assert self.decided is not None
            state = self.state
            events = state.play(self.mover, self.decided)
        self._arrive(state, events)

    def _arrive(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.asked = None
        self.log.append((self.mover, "" if self.decided is None else self.decided.text, events))
        movers = state.to_move()
        self.player = movers[0] if movers else _TERMINAL


def _replayed(key: tuple[str, int, int, tuple[tuple[str, str], ...]], applied: list[int]) -> _Position:
    position = _Position(_rules(*key))
    for number in applied:
        position.apply(number)
    return position


class _Observer:
    """Strings of views, as OpenSpiel asks for them: the player's own by default, a spectator's or
    everybody's on request."""

    def __init__(self, kind: pyspiel.IIGObservationType, parameters: object) -> None:
        if parameters:
            raise ValueError(f"no observation parameters are known; given: {parameters}")
        if not kind.public_info:
            raise ValueError("a view always shows what is public")
        self.kind = kind
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Nothing to fill: there is no tensor."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        viewer = player
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            viewer = SPECTATOR
        elif self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            viewer = EVERYTHING
        position = state.position
        return position.information(viewer) if self.kind.perfect_recall else position.observation(viewer)


def _creator(name: str) -> type:
    """What OpenSpiel calls to make the game. It holds on to it beyond the end of the interpreter, which a
    function does not survive and a class does."""
    return type(name, (), {"__new__": lambda _, parameters: OpenSpielGame(name, parameters)})


def _type_of(name: str, game: Game) -> pyspiel.GameType:
    defaults = {option.name: _parameter(option, option.default) for option in game.options}
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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={_PLAYERS: min(game.seat_counts), _SEEDS: 0, **defaults},
    )


def _parameter(option: Option, value: str) -> int | str:
    """The value as a parameter: a number if all choices are numbers, otherwise a text that OpenSpiel
    reads back as the same text."""
    if option.choices and all(choice.isdecimal() for choice in option.choices):
        return int(value)
    if value and (value.lower() in ("true", "false") or not value.strip("+-.0123456789")):
        return f"%{ord(value[0]):02X}{value[1:]}"
    return quote(value, safe=" ;:/+")


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


for _name in NAMES:
    register(find(_name))
