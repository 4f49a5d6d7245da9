"""The pace of Yuri-Kure: prompts of a person alone with three casual bots, and recorded steps, by procedure.

    python3 run.py pace [--games 20] [--seconds 0.65]

The person answers as the casual bot would (``plays``) or passes whenever possible (``passes``). Who passes
does so with the widest button beside the question, as in the browser: on all votes of a Game of Love, or on
the rest of an action that is not about her own pairs. That is one prompt.
A prompt counts where there is a real choice; the service answers the others itself. Sheets are not counted.
A beat is what the browser shows for ``seconds``: a declaration, a reveal, or passes to one question that come
together because everybody is asked at once.
"""

from __future__ import annotations

import argparse

from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.games.yurikure import GAME
from madoi.games.yurikure.notation import PASS
from madoi.games.yurikure.premoves import YurikurePremoves
from madoi.games.yurikure.rules.state import YurikureState

PERSON = 0
SEATS = 4
TURNS = 5


class Pace:
    """What one game cost in its first turn and in its first five."""

    def __init__(self) -> None:
        self.prompts = [0, 0]
        self.steps = [0, 0]
        self.beats = [0, 0]
        self.turns = 0

    def count(self, counter: list[int], turn: int) -> None:
        if turn == 1:
            counter[0] += 1
        counter[1] += 1


def play(options: dict[str, str], seed: str, passes: bool) -> Pace:
    state, _ = GAME.new(GAME.settings(options, SEATS), Seeded(seed))
    assert isinstance(state, YurikureState)
    bot = find_bot("casual", GAME)
    pace = Pace()
    chance = Seeded(f"{seed}/answers")
    beat: tuple[object, ...] = ()
    premoves = YurikurePremoves()
    premove = "all-votes 0 nobody"  # over
    while state.to_move() and state.turn <= TURNS:
        movers = state.to_move()
        seat = movers[-1]  # the bots answer before the person
        decision = state.decision(seat)
        action = bot.choose(state.view(seat), decision, chance)
        if seat == PERSON and passes and PASS in decision.actions:
            action = PASS
        turn = state.turn
        procedure = state.procedure
        if procedure is not None and turn > 0:
            if seat == PERSON and len(decision.actions) > 1:
                view = state.view(PERSON)
                if premoves.answer(premove, view, decision) is None:
                    pace.count(pace.prompts, turn)
                else:
                    action = PASS
                if action == PASS:
                    premove = _widest(premoves.offered(view, decision)) or premove
            pace.count(pace.steps, turn)
            question = (turn, procedure.question, procedure.declared, len(movers) > 1 or seat)
            if question != beat:
                pace.count(pace.beats, turn)
                beat = question
        state.play(seat, action)
    pace.turns = min(TURNS, state.turn)
    return pace


def _widest(offered: list[str]) -> str:
    """What the button beside "pass" does (web/src/games/yurikure/Dock.svelte), if there is one."""
    kinds = ("all-votes ", "this-action ")
    return next((line for kind in kinds for line in offered if line.startswith(kind)), "")


HEAD = ["person", "prompts 1st", "in 5", "steps 1st", "in 5", "beats in 5", "seconds in 5"]


def main() -> None:
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=formatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.65)
    given = parser.parse_args()
    print(f"{'table':20}" + "".join(f"{name:>13}" for name in HEAD))
    for procedure in ("competition", "open"):
        for brisk in ("no", "yes"):
            for passes in (False, True):
                options = {"procedure": procedure, "brisk": brisk}
                found = [play(options, f"pace/{number}", passes) for number in range(given.games)]
                whole = [one for one in found if one.turns == TURNS] or found
                beats = _mean([one.beats[1] for one in whole])
                figures = [
                    _mean([one.prompts[0] for one in found]),
                    _mean([one.prompts[1] for one in whole]),
                    _mean([one.steps[0] for one in found]),
                    _mean([one.steps[1] for one in whole]),
                    beats,
                    beats * given.seconds,
                ]
                name = procedure + (", brisk" if brisk == "yes" else "")
                person = "passes" if passes else "plays"
                print(f"{name:20}{person:>13}" + "".join(f"{figure:13.1f}" for figure in figures))


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()
