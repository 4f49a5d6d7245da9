"""Bluffing bots for Yuri-Kure, and how the search does against them.

    python3 run.py bluffers                        each bluffer among greedy bots, the search among bluffers
    python3 run.py bluffers --bot strong:400 --games 400
    madoi simulate yurikure --seats strong:100,bench.yurikure_bluffers:Decoy*3 --rotate   in the checkout

`Decoy` wants others to believe in pairs that it does not support; `Hider` wants them to know nothing.
Both are for measuring: the search takes others for greedy players (games/yurikure/ai/belief.py).
Ctrl-C ends a line-up; what was played is reported.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.core.settings import with_recommended
from madoi.games import find
from madoi.games.yurikure.notation import Pass, Reveal
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import Relations
from madoi.games.yurikure.rules.sheets import Sheet
from madoi.games.yurikure.view import YurikureView
from madoi.lab.simulation import Plan, line_up_text, simulate
from madoi.version import version_text

SEATS: Final = 4
BLUFFED_TURNS: Final = 3
"""The decoy bluffs until the first extra support is given."""
PRICE: Final = 0.1
"""What a bluff may cost by the bluffer's own sheet, as `Game.appraise` counts: about a reveal of 1."""
HIDDEN_TURNS: Final = 3
URGENT: Final = 0.8
"""The hider speaks up all the same for so much, such as a rival couple about to be fated."""


class Decoy(Bot):
    """Plays the first turns for a sheet that is not its own, as far as that costs little.

    Its declarations and small reveals fit the decoy sheet, so whoever believes them guards the wrong pairs.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        assert isinstance(view, YurikureView)
        actions = decision.actions
        values = self._game.appraise(view, actions)
        if view.procedure is None or view.turn > BLUFFED_TURNS:
            return _pick_highest(actions, values, chance)
        enough = max(values) - PRICE
        cheap = [action for action, value in zip(actions, values, strict=True) if value >= enough]
        return _pick_highest(cheap, self._values_told(view, decision.seat, cheap), chance)

    def _values_told(self, view: YurikureView, seat: int, actions: list[Action]) -> list[float]:
        """What the actions would be worth with the decoy sheet."""
        own = view.sheets[seat]
        assert own is not None
        circle = view.settings.circle
        view.sheets[seat] = decoy_sheet(own, circle, view.opening.relations(circle))
        try:
            return self._game.appraise(view, actions)
        finally:
            view.sheets[seat] = own


class Hider(Bot):
    """Reveals nothing in the first turns, then takes every girl it decides for with all its control."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        assert isinstance(view, YurikureView)
        actions = decision.actions
        values = self._game.appraise(view, actions)
        chosen = _pick_highest(actions, values, chance)
        if not isinstance(chosen, Reveal):
            return chosen
        if view.turn <= HIDDEN_TURNS and max(values) < URGENT:
            return next((action for action in actions if isinstance(action, Pass)), chosen)
        reveals = [action for action in actions if isinstance(action, Reveal) and action.girl == chosen.girl]
        return max(reveals, key=lambda action: action.value)


def decoy_sheet(own: Sheet, circle: Circle, opening: Relations) -> Sheet:
    """The same values on other pairs: every girl is moved on by as many places. Of these sheets the one that
    shares least with the own one, and then looks most like one that somebody would write."""

    def appeal(sheet: Sheet) -> tuple[int, int]:
        shared = sum(1 for pair in range(circle.pairs) if sheet.setup[pair] and own.total(pair))
        warmth = sum(sheet.setup[pair] * opening.favor[pair] for pair in range(circle.pairs))
        return -shared, warmth

    return max((_moved_on(own, circle, places) for places in range(1, circle.girls)), key=appeal)


def _moved_on(own: Sheet, circle: Circle, places: int) -> Sheet:
    sheet = Sheet(circle.pairs)
    for pair, value in enumerate(own.setup):
        one = (circle.first[pair] + places) % circle.girls
        other = (circle.second[pair] + places) % circle.girls
        sheet.setup[circle.pair(one, other)] = value
    return sheet


def _pick_highest(actions: list[Action], values: list[float], chance: Chance) -> Action:
    best = max(values)
    tied = [action for action, value in zip(actions, values, strict=True) if value == best]
    return tied[chance.below(len(tied), "bot-choice")]


BLUFFERS: Final = [f"{Path(__file__).stem}:{bluffer.__name__}" for bluffer in (Decoy, Hider)]
"""As the lab names them: this folder is on the path of every process that this file starts."""


def line_ups(bot: str) -> list[tuple[str, ...]]:
    """Each bluffer alone among greedy bots; the bot alone among bluffers, two of both, and alone among greedy
    bots."""
    found: list[tuple[str, ...]] = [(bluffer, *["greedy"] * (SEATS - 1)) for bluffer in BLUFFERS]
    for bluffer in BLUFFERS:
        found.append((bot, *[bluffer] * (SEATS - 1)))
        found.append((bot, bluffer, bot, bluffer))
    found.append((bot, *["greedy"] * (SEATS - 1)))
    return found


def _shown_on(progress: Progress, task: TaskID) -> Callable[[int, int], None]:
    return lambda done, _: progress.update(task, completed=done)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="strong:100", help="the search (default: strong:100)")
    parser.add_argument("--games", type=int, default=100, help="games of each line-up (default: 100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--seed", default="bluff")
    options = parser.parse_args()
    game = find("yurikure")
    console = Console()
    shown = Table(title=f"Wins against bluffers; {version_text()}")
    for column in ("line-up, seats rotating", "games", "wins of the first", "95% interval", "equal is"):
        shown.add_column(column)
    for line_up in line_ups(options.bot):
        plan = Plan(
            "yurikure", with_recommended({}, game.options), line_up, options.games, options.seed, rotate=True
        )
        text = line_up_text(line_up).replace(f"{Path(__file__).stem}:", "")
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(text, total=plan.games)
            results = simulate(plan, options.jobs, _shown_on(progress, task))
        first = results.tally.bot_shares[line_up[0]]
        low, high = first.share_interval()
        seats = line_up.count(line_up[0])
        shown.add_row(
            text,
            f"{results.tally.games:,}{' (PARTIAL)' if results.partial else ''}",
            f"{first.mean:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{seats / SEATS:.0%}",
        )
    console.print(shown)


if __name__ == "__main__":
    main()
