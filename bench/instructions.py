"""Instructions of a simulation and of a belief: unlike time, they are the same on a busy machine.

    python bench/instructions.py [OTHER] [--game yurikure]

Valgrind counts them, in the middle of a game. MADOI_COMPILED names the compiled rules.
OTHER is the folder of another checkout, with its .venv; MADOI_COMPILED_OTHER names its compiled rules.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAMES = ("kasane", "yurikure", "lily")
DECISIONS = {"kasane": 24, "yurikure": 250, "lily": 60}
"""Where the middle of a game is."""
SIMULATIONS = 60
COUNTED = {
    "simulation": "CPyPy_madoi___bots___search___Search___simulate",
    "belief": "CPyPy_madoi___*search_model___*___belief",
}
SEARCH = """
import sys
from madoi.bots.search import Budget, Search
from madoi.core.chance import Seeded
from madoi.core.record import Player
from madoi.core.session import start
from madoi.games import find
game = find(sys.argv[1])
decisions, simulations = int(sys.argv[2]), int(sys.argv[3])
players = [Player(str(seat)) for seat in range(min(4, game.seat_counts[-1]))]
session, chance = start(game, {}, players, "instructions"), Seeded("moves")
while True:
    seat = session.state.to_move()[0]
    decision = session.state.decision(seat)
    if session.decisions >= decisions and len(decision.actions) > 1:
        break
    session.play(seat, decision.actions[chance.below(len(decision.actions), "bot-choice")])
view = session.state.view(seat)
search = Search(game, Budget(0, 0.0, 100_000))
belief = search.model.belief(view, chance)
tree = search.new_tree(view, decision)
for _ in range(simulations):
    search.simulate(tree, decision, belief.draw(chance), chance)
"""


def instructions(checkout: Path, compiled: str, game: str, what: str) -> float:
    """Of one simulation, or of one belief."""
    simulations = SIMULATIONS if what == "simulation" else 0
    with TemporaryDirectory() as folder:
        command = [
            *("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"),
            f"--toggle-collect={COUNTED[what]}",
            *(str(checkout / ".venv/bin/python"), "-c", SEARCH, game, str(DECISIONS[game]), str(simulations)),
        ]
        done = subprocess.run(
            command,
            check=False,
            env={**os.environ, "MADOI_COMPILED": compiled},
            cwd=checkout,
            capture_output=True,
            text=True,
        )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or counted is None or counted[1] == "0":
        sys.exit(f"{checkout}: nothing was counted. Are the rules compiled?\n{done.stderr[-400:]}")
    return int(counted[1]) / max(1, simulations)


def main() -> None:
    parser = argparse.ArgumentParser(description="Instructions of a simulation and of a belief.")
    parser.add_argument("other", metavar="OTHER", nargs="?", type=Path, help="the folder of another checkout")
    parser.add_argument("--game", choices=GAMES, help="only this one")
    options = parser.parse_args()
    here = Path(__file__).parents[1]
    for game in [options.game] if options.game else GAMES:
        for what in COUNTED:
            ours = instructions(here, os.environ.get("MADOI_COMPILED", ""), game, what)
            line = f"{game:9} {what:11} {ours / 1e6:9.2f} million"
            if options.other:
                compiled = os.environ.get("MADOI_COMPILED_OTHER", "")
                theirs = instructions(options.other.resolve(), compiled, game, what)
                line += f", other {theirs / 1e6:9.2f}, other / ours {theirs / ours:.2f}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
