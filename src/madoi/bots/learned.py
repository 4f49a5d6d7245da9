"""The learned bot: tries every action on an imagined table, and takes the one after which it sees itself win
most often. A small neural network says how often; its weights come from a file (docs/learning.md). The game's
own quick opinion of actions (`Game.appraise`) counts too, as much as the file says.

`madoi learn train` makes such files. Here they are only used, without NumPy.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from math import exp, tanh
from pathlib import Path
from typing import Final

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.core.observations import Layout, NoLayout, layout_of
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.tensors import Cells

FORMAT: Final = 1
"""Of the file. Grows when an older Madoi could not use it."""
KIND: Final = "madoi-weights"
_MAX_BYTES: Final = 50_000_000
_KEPT_FILES: Final = 8


class ValueModel:
    """A network with one hidden layer: from a tensor to the expected share of the win, 0 to 1.

    ``weights`` are ``hidden`` for each cell of the tensor, one cell after the other. ``prior`` is what a unit
    of the game's quick opinion adds to the logit.
    """

    def __init__(
        self,
        layout: Layout,
        weights: list[float],
        bias: list[float],
        output: list[float],
        offset: float,
        prior: float = 0.0,
    ) -> None:
        self.layout = layout
        self.weights = weights
        self.bias = bias
        self.output = output
        self.offset = offset
        self.prior = prior
        self.hidden = len(bias)

    def value(self, data: Mapping[str, object], viewer: int) -> float:
        """The expected share of the win of a viewer who sees this."""
        return share_of(self.logit(self.layout.cells(data, viewer)))

    def logit(self, cells: Cells) -> float:
        """The same on the scale on which opinions are added."""
        hidden = self.hidden
        sums = self.bias.copy()
        weights = self.weights
        for place, index in enumerate(cells.indices):
            value = cells.values[place]
            start = index * hidden
            for unit in range(hidden):
                sums[unit] += value * weights[start + unit]
        total = self.offset
        for unit in range(hidden):
            total += self.output[unit] * tanh(sums[unit])
        return total


def share_of(logit: float) -> float:
    """The share of the win that a logit stands for."""
    return 1.0 / (1.0 + exp(-min(max(logit, -60.0), 60.0)))


class WeightsFile:
    """The models of a game, one for each number of seats, and how they were made."""

    def __init__(self, game: str, options: dict[str, str], made: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.made = made
        self.models: dict[int, ValueModel] = {}

    def text(self) -> str:
        """The file."""
        models = [
            {
                "seats": seats,
                "layout": model.layout.version,
                "layout_hash": model.layout.hash,
                "size": model.layout.size,
                "hidden": model.hidden,
                "weights": _packed(model.weights),
                "bias": _packed(model.bias),
                "output": _packed(model.output),
                "offset": _packed([model.offset]),
                "prior": model.prior,
            }
            for seats, model in sorted(self.models.items())
        ]
        data = {
            "kind": KIND,
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "made": self.made,
            "models": models,
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_weights(text: str, game: Game) -> WeightsFile:
    """The models of a file, for this game. Raises `BadOption`."""
    try:
        data = json.loads(text)
        if data["kind"] != KIND or data["format"] != FORMAT:
            raise BadOption(Refusal("weights-format", "", {"found": str(data["format"]), "known": FORMAT}))
        if data["game"] != game.name:
            raise BadOption(Refusal("weights-game", "", {"found": str(data["game"]), "game": game.name}))
        options = {str(name): str(value) for name, value in data["options"].items()}
        file = WeightsFile(game.name, options, dict(data["made"]))
        for entry in data["models"]:
            seats = int(entry["seats"])
            layout = layout_of(game, game.settings(options, seats))
            if layout.hash != entry["layout_hash"]:
                facts: Facts = {"found": str(entry["layout"]), "known": layout.version}
                raise BadOption(Refusal("weights-layout", "", facts))
            hidden = int(entry["hidden"])
            parts = [_unpacked(entry[name]) for name in ("weights", "bias", "output", "offset")]
            if [len(part) for part in parts] != [layout.size * hidden, hidden, hidden, 1]:
                raise ValueError("another number of weights")
            prior = float(entry["prior"])
            file.models[seats] = ValueModel(layout, parts[0], parts[1], parts[2], parts[3][0], prior)
    except (ValueError, KeyError, TypeError, AttributeError, struct.error, NoLayout) as error:
        raise BadOption(
            Refusal("weights-broken", "", {"reason": f"{type(error).__name__}: {error}"})
        ) from error
    return file


_loaded: Final[dict[str, WeightsFile]] = {}
"""By file, its time, and game: at a table the bot is made again for every decision."""


def load_weights(path: Path, game: Game) -> WeightsFile:
    """The models of a file, for this game. Raises `BadOption`."""
    try:
        status = path.stat()
        key = f"{game.name} {status.st_mtime_ns} {status.st_size} {path.absolute()}"
        found = _loaded.get(key)
        if found is not None:
            return found
        if status.st_size > _MAX_BYTES:
            raise BadOption(Refusal("weights-broken", "", {"reason": f"more than {_MAX_BYTES} bytes"}))
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(Refusal("weights-broken", "", {"reason": str(error)})) from error
    if len(_loaded) >= _KEPT_FILES:
        _loaded.clear()
    file = _loaded[key] = read_weights(text, game)
    return file


class Learned(Bot):
    """Takes the action with the highest value afterwards. ``tables`` imagined tables are tried for each."""

    def __init__(self, game: Game, file: WeightsFile, tables: int = 1) -> None:
        self._game = game
        self._file = file
        self._tables = tables

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        values = self.values(view, decision, chance)
        best = max(values)
        tied = [place for place, value in enumerate(values) if value == best]
        return decision.actions[tied[chance.below(len(tied), "bot-choice")]]

    def values(self, view: View, decision: Decision, chance: Chance) -> list[float]:
        """The expected share of the win after each action. Raises `BadOption` for a table of another size."""
        model = self._model(view)
        seat = decision.seat
        opinions = self._game.appraise(view, decision.actions)
        middle = sum(opinions) / len(opinions)
        found: list[float] = []
        for place, action in enumerate(decision.actions):
            opinion = model.prior * (opinions[place] - middle)
            total = 0.0
            for _ in range(self._tables):
                state = self._game.imagine(view, chance)
                state.play(seat, action)
                outcome = state.outcome()
                if outcome is None:
                    cells = model.layout.cells(state.view(seat).data(), seat)
                    total += share_of(model.logit(cells) + opinion)
                else:
                    total += outcome.shares[seat]
            found.append(total / self._tables)
        return found

    def _model(self, view: View) -> ValueModel:
        data = view.data()
        for model in self._file.models.values():
            if model.layout.fits(data):
                return model
        raise BadOption(Refusal("weights-seats", "", {"known": list(self._file.models)}))


def learned(path: str | Path) -> Callable[[Game], Bot]:
    """What makes the bot of a file, for ``BOTS`` of a plugin: ``BOTS = {"mine": learned("mine.json")}``."""

    def make(game: Game) -> Bot:
        return Learned(game, load_weights(Path(path), game))

    return make


def _packed(numbers: list[float]) -> str:
    """Numbers of two bytes each: more digits than these do not change how a bot plays."""
    return b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()


def _unpacked(text: str) -> list[float]:
    data = b64decode(text, validate=True)
    return list(struct.unpack(f"<{len(data) // 2}e", data))
