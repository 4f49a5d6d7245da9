"""One contestant of bench/playouts.py: plays random games on request, one request a line.

    python playouts_worker.py GAME SEATS WAY

WAY is ``direct`` (`madoi.bots.playout`), or ``seed`` or ``nodes`` (an OpenSpiel game, in which chance is one
seed or a node for every die and draw). First it says in one line of JSON which rules it found. Then each
line of input is one request, answered in one line:

    games N FIRST   play N games with the seeds FIRST, FIRST + 1, …: {"seconds": …}
    facts N         play N games: {"decisions": …, "actions": …, "points": …}, the means of a game
    copies N        copy a state in mid-game N times: {"seconds": …}
    results N       play N games with the seeds 0, 1, …: {"results": [points of each seat, …]}
    events N KIND   play N games with the seeds 0, 1, …: {"events": how many events of this kind there were}

Seconds are of this process's own time on the processor, so a busy machine disturbs them little.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from time import process_time
from typing import Any

import madoi.core
from madoi.bots.playout import play_randomly
from madoi.core.chance import PlayoutChance, Seeded
from madoi.games import find
from madoi.version import compiled

DEALS = 100  # for ``seed``: among so many deals the root chooses


class Contestant(ABC):
    @abstractmethod
    def play(self, seed: int) -> list[float]:
        """Play a game to its end: each seat's points, or what stands for them."""


class Direct(Contestant):
    """The lab's way: a seed a game, the loop of `play_randomly`."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = find(name)
        self.settings = self.game.settings({}, seats)

    def play(self, seed: int) -> list[float]:
        chance = PlayoutChance(seed)
        state, _ = self.game.new(self.settings, chance)
        return play_randomly(state, chance).points

    def count(self, seed: int, kind: str) -> int:
        """How many events of a kind a game has."""
        chance = Seeded(str(seed))
        state, _ = self.game.new(self.settings, chance)
        found = 0
        while movers := state.to_move():
            actions = state.legal(movers[0])
            events = state.play(movers[0], actions[chance.below(len(actions), "bot-choice")])
            found += sum(event.kind == kind for event in events)
        return found

    def facts(self, games: int) -> dict[str, object]:
        """What a game is on average: its decisions, its legal actions at all of them, the points of all."""
        decisions, choices, points = 0, 0, 0.0
        for seed in range(games):
            chance = PlayoutChance(seed)
            state, _ = self.game.new(self.settings, chance)
            while movers := state.to_move():
                actions = state.legal(movers[0])
                decisions += 1
                choices += len(actions)
                state.play(movers[0], actions[chance.below(len(actions), "bot-choice")])
            outcome = state.outcome()
            assert outcome is not None
            points += sum(outcome.points)
        return {"decisions": decisions / games, "actions": choices / games, "points": points / games}

    def copies(self, count: int) -> float:
        """Seconds for so many copies of a state after half of its game's decisions."""
        chance = Seeded("copies")
        state, _ = self.game.new(self.settings, chance)
        moments = []
        while movers := state.to_move():
            moments.append(state.copy())
            actions = state.legal(movers[0])
            state.play(movers[0], actions[chance.below(len(actions), "bot-choice")])
        state = moments[len(moments) // 2]
        begun = process_time()
        for _ in range(count):
            state.copy()
        return process_time() - begun


class InOpenSpiel(Contestant):
    """The loop of OpenSpiel's own examples."""

    def __init__(self, name: str, seats: int, seeds: int) -> None:
        from madoi.research.openspiel import load  # noqa: PLC0415 (optional)

        self.game: Any = load(find(name), {}, seats, seeds)

    def play(self, seed: int) -> list[float]:
        dice = random.Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        returns: list[float] = state.returns()
        return returns


def rules_digest() -> str:
    """Of the sources of all that is compiled, as they lie beside the modules in use."""
    found = hashlib.sha256()
    top = Path(madoi.core.__path__[0]).parent
    for part in ("core", "games", "bots"):
        for path in sorted((top / part).rglob("*.py")):
            found.update(path.relative_to(top).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def answer(contestant: Contestant, words: list[str]) -> dict[str, object]:
    match words:
        case ["games", count, first]:
            begun = process_time()
            for seed in range(int(first), int(first) + int(count)):
                contestant.play(seed)
            return {"seconds": process_time() - begun}
        case ["copies", count] if isinstance(contestant, Direct):
            return {"seconds": contestant.copies(int(count))}
        case ["facts", count] if isinstance(contestant, Direct):
            return contestant.facts(int(count))
        case ["events", count, kind] if isinstance(contestant, Direct):
            return {"events": sum(contestant.count(seed, kind) for seed in range(int(count)))}
        case ["results", count]:
            return {"results": [contestant.play(seed) for seed in range(int(count))]}
    raise SystemExit(f"not a request: {' '.join(words)}")


def main(name: str, seats: str, way: str) -> None:
    if way == "direct":
        contestant: Contestant = Direct(name, int(seats))
    else:
        contestant = InOpenSpiel(name, int(seats), DEALS if way == "seed" else 0)
    print(json.dumps({"compiled": compiled(), "rules": rules_digest()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(contestant, line.split())), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
