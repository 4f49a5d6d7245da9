"""Bots of this checkout against those of another one, by the same rules: is a faster search still as strong?

    python bench/versions.py OTHER --game kasane --bot strong:100 --games 200

OTHER is the folder of the other checkout, with its .venv. Each side is a process that gets the record and
answers with an action. Half of the seats are ours, and they change from game to game.
``--other-bot`` gives the others another budget, so that both sides need the same CPU time.
Bots are new for every decision and keep no trees; with ``--keep`` ours do.
MADOI_COMPILED and MADOI_COMPILED_OTHER name the compiled rules.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from typing import Any

from madoi.core.record import Player
from madoi.core.session import start
from madoi.games import find
from madoi.lab.intervals import share_interval

ANSWERS = """
import json, sys
from time import process_time
from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.record import read
from madoi.core.session import replay
from madoi.games import find
kept = {}
for line in sys.stdin:
    asked = json.loads(line)
    session = replay(find(asked["game"]), read(asked["record"]))
    state, seat = session.state, asked["seat"]
    key = (asked["number"], seat) if asked["keep"] else None
    bot = kept.get(key) or find_bot(asked["bot"], session.game)
    if key:
        kept = {**{k: b for k, b in kept.items() if k[0] == asked["number"]}, key: bot}
    begun = process_time()
    action = bot.choose(state.view(seat), state.decision(seat), Seeded(asked["seed"]))
    print(json.dumps({"action": action.text, "seconds": process_time() - begun}), flush=True)
"""


class Side:
    """The process of one checkout."""

    def __init__(self, checkout: Path, compiled: str) -> None:
        python = checkout / ".venv" / "bin" / "python"
        environment = {**os.environ, "MADOI_COMPILED": compiled}
        self.process = subprocess.Popen(
            [str(python), "-c", ANSWERS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.seconds = 0.0

    def ask(self, **asked: object) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        self.seconds += answer["seconds"]
        return str(answer["action"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(game_name: str, seats: int, bots: list[str], number: int, keep: bool, sides: list[Side]) -> float:
    """Our share of the win in one game."""
    game = find(game_name)
    session = start(
        game, {}, [Player(f"seat {seat}", "bot") for seat in range(seats)], f"versions/{number // 2}"
    )
    while movers := session.state.to_move():
        seat = movers[0]
        actions = session.state.legal(seat)
        text = actions[0].text
        if len(actions) > 1:
            side = (seat + number) % 2
            text = sides[side].ask(
                game=game_name,
                record=session.record.text(),
                seat=seat,
                bot=bots[side],
                seed=f"{number}/{session.decisions}",
                number=number,
                keep=keep and side == 0,
            )
        session.play(seat, game.parse(text))
    outcome = session.state.outcome()
    assert outcome is not None
    return sum(share for seat, share in enumerate(outcome.shares) if (seat + number) % 2 == 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--game", default="kasane", help="(default: %(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="(default: %(default)s)")
    parser.add_argument("--bot", default="strong:100", help="(default: %(default)s)")
    parser.add_argument("--other-bot", help="of the other checkout (default: the same)")
    parser.add_argument("--games", type=int, default=100, help="(default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game: others are new")
    parser.add_argument("--keep", action="store_true", help="our bots keep their trees")
    given = parser.parse_args()
    here = Path(__file__).parents[1]
    sides = [
        Side(here, os.environ.get("MADOI_COMPILED", "")),
        Side(given.other, os.environ.get("MADOI_COMPILED_OTHER", "")),
    ]
    bots = [given.bot, given.other_bot or given.bot]
    won = 0.0
    for number in range(given.first, given.first + given.games):
        won += play(given.game, given.seats, bots, number, given.keep, sides)
    interval = share_interval(won / given.games, given.games)
    print(
        f"{given.game}, {' against '.join(bots)}, {given.games} games:"
        f" ours won {100 * won / given.games:.1f}% ({100 * interval.low:.1f} to {100 * interval.high:.1f}),"
        f" {sides[0].seconds:.1f} s of CPU against {sides[1].seconds:.1f}"
    )
    for side in sides:
        side.close()


if __name__ == "__main__":
    main()
