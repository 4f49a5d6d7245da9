"""``madoi learn``: tensors of a game, training a bot, and fitting the priors of search bots."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from madoi.cli.options import DEFAULT_GAME, set_options, usual_seats
from madoi.cli.parsing import INTERRUPTED, OVER, add_language, screen_for, shows_help, worker_count

if TYPE_CHECKING:
    from rich.progress import TaskID

    from madoi.core.game import Game
    from madoi.core.observations import Layout
    from madoi.research.prior_fit_run import FitProgress, FitRun
    from madoi.research.training_run import Progress, Training
    from madoi.terminal.screen import Screen

_MOST_MINUTES = 10_000
_MOST_HIDDEN = 1024


def add_learn(parser: argparse.ArgumentParser) -> None:
    parser.description = "Views as tensors, and bots that learn."
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_layout(commands.add_parser("layout", help="print what each number of an observation tensor means"))
    _add_train(commands.add_parser("train", help="train a bot by self-play and write its weights to a file"))
    _add_fit(commands.add_parser("fit", help="fit what search bots think of an action at first sight"))
    shows_help(parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"the game (default: {DEFAULT_GAME})")
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option or a rule parameter of the game; can be repeated",
    )


def _game(options: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    """The game and its options. Raises `Refused`."""
    from madoi.games import find

    game = find(options.game)
    return game, set_options(options.set, game)


def _layout_of(game: Game, options: dict[str, str], seats: int) -> Layout:
    """The layout of the game's tensors. Raises `BadOption` where it has none."""
    from madoi.core.observations import NoLayout, layout_of
    from madoi.core.refusal import BadOption, Refusal

    try:
        return layout_of(game, game.settings(options, seats))
    except NoLayout as missing:
        raise BadOption(Refusal("learn-no-layout", "", {"reason": str(missing)})) from None


def _add_layout(parser: argparse.ArgumentParser) -> None:
    parser.description = "Print the layout of a game's observation tensors: what each number means."
    _add_game(parser)
    parser.add_argument(
        "--seats", metavar="N", type=int, help="the number of seats (default: 4, or the most)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)
    parser.set_defaults(run=_layout, parser=parser)


def _layout(options: argparse.Namespace, language: str) -> int:
    game, chosen = _game(options)
    seats = options.seats or usual_seats(game)
    layout = _layout_of(game, chosen, seats)
    actions = len(game.vocabulary(game.settings(chosen, seats)))
    if options.json:
        print(json.dumps(_layout_data(layout, actions), ensure_ascii=False, indent=1))
        return OVER
    screen = screen_for(language)
    screen.say(
        "learn-layout",
        game=game.name,
        count=seats,
        size=layout.size,
        actions=actions,
        version=layout.version,
        hash=layout.hash,
    )
    screen.say("learn-layout-columns")
    for part in layout.slices:
        known = part.shape != [0]
        where = [str(part.start), "×".join(map(str, part.shape)), ",".join(map(str, part.strides))]
        cells = where if known else ["-", "-", "-"]
        line = f"{cells[0]:>6}  {cells[1]:>10}  {cells[2]:>11}  {part.name}: {part.meaning}"
        screen.console.print(line, markup=False, highlight=False, soft_wrap=True)
    return OVER


def _layout_data(layout: Layout, actions: int) -> dict[str, object]:
    return {
        "game": layout.game,
        "seats": layout.seats,
        "size": layout.size,
        "actions": actions,
        "version": layout.version,
        "hash": layout.hash,
        "slices": [
            {
                "name": part.name,
                "start": part.start,
                "shape": part.shape,
                "strides": part.strides,
                "meaning": part.meaning,
            }
            for part in layout.slices
        ],
    }


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Train a bot by self-play: one small network per number of seats. Ctrl-C keeps what was learnt, and"
        " the same command continues. At the end the bot plays against the greedy one."
    )
    _add_game(parser)
    _add_run(parser)
    parser.add_argument(
        "--minutes", type=_minutes, default=20.0, help="how long to train, in all (default: 20)"
    )
    parser.add_argument(
        "--hidden", metavar="N", type=_hidden, default=32, help="units of the hidden layer (default: 32)"
    )
    parser.add_argument(
        "--games",
        type=worker_count,
        default=400,
        help="games against the greedy bot at the end, for each number of seats (default: 400)",
    )
    add_language(parser)
    parser.set_defaults(run=_train, parser=parser)


def _add_run(parser: argparse.ArgumentParser) -> None:
    """The options of all runs."""
    parser.add_argument(
        "--seats", metavar="LIST", help="the numbers of seats, for example 2,4 (default: all of the game)"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the file of the weights")
    parser.add_argument(
        "--jobs",
        type=worker_count,
        default=os.cpu_count() or 1,
        help="the number of processes (default: one per core)",
    )
    parser.add_argument("--seed", default="madoi", help="the seed of the run (default: madoi)")


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes <= _MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"more than 0 and at most {_MOST_MINUTES}")
    return minutes


def _hidden(text: str) -> int:
    hidden = int(text)
    if not 1 <= hidden <= _MOST_HIDDEN:
        raise argparse.ArgumentTypeError(f"1 to {_MOST_HIDDEN}")
    return hidden


def _train(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal

    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes share the cores already
    game, chosen = _game(options)
    seats = _seat_counts(options.seats, game)
    for count in seats:
        _layout_of(game, chosen, count)
    try:
        from madoi.research.training_run import Plan, Training
    except ModuleNotFoundError as missing:
        raise BadOption(Refusal("learn-no-numpy", "", {"module": missing.name or ""})) from None
    screen = screen_for(language)
    seconds = 60 * options.minutes
    plan = Plan(game.name, chosen, seats, options.hidden, seconds, options.seed, options.games, options.jobs)
    with _bars(screen) as show:

        def report(progress: Progress) -> None:
            facts = {"count": progress.seats, "games": progress.games, "loss": f"{progress.loss:.3f}"}
            text = screen.words.text("learn-progress", {**facts})
            show(progress.seats, progress.seconds, progress.total, text)

        training = Training(plan, options.out, report)
        if training.continued:
            screen.say("learn-continues", path=str(training.folder))
        training.run()
    return _report(training, screen)


def _add_fit(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Fit what search bots think of an action at first sight (priors) to what searches choose after a"
        " while. Searches play; the weights make their choices most likely. Ctrl-C keeps the games, and the"
        " same command continues. The report says how well the weights foresee games that they were not"
        " fitted to."
    )
    _add_game(parser)
    _add_run(parser)
    parser.add_argument("--simulations", type=worker_count, default=600, help="of each search (default: 600)")
    parser.add_argument(
        "--games", type=worker_count, default=200, help="for each number of seats (default: 200)"
    )
    add_language(parser)
    parser.set_defaults(run=_fit, parser=parser)


def _fit(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal

    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    game, chosen = _game(options)
    seats = _seat_counts(options.seats, game)
    for count in seats:
        game.settings(chosen, count)
    try:
        from madoi.research.prior_fit_run import FitPlan, FitRun
    except ModuleNotFoundError as missing:
        raise BadOption(Refusal("learn-no-numpy", "", {"module": missing.name or ""})) from None
    screen = screen_for(language)
    plan = FitPlan(game.name, chosen, seats, options.simulations, options.games, options.seed)
    with _bars(screen) as show:

        def report(progress: FitProgress) -> None:
            text = screen.words.text("learn-games", {"count": progress.seats, "games": progress.games})
            show(progress.seats, progress.games, progress.total, text)

        run = FitRun(plan, options.out, options.jobs, report)
        if run.continued:
            screen.say("learn-continues", path=str(run.folder))
        run.run()
    return _fit_report(run, screen)


def _fit_report(run: FitRun, screen: Screen) -> int:
    if not run.done:
        screen.say("learn-games-kept", path=str(run.folder))
        return INTERRUPTED
    for result in run.results:
        screen.say(
            "learn-fitted",
            count=result.seats,
            games=result.games,
            decisions=result.decisions,
            now=f"{result.now:.3f}",
            least=f"{result.least:.3f}",
        )
        if result.before is not None:
            screen.say("learn-fitted-before", before=f"{result.before:.3f}")
    screen.say("learn-fit-written", path=str(run.out))
    return OVER


def _seat_counts(text: str | None, game: Game) -> list[int]:
    """The numbers of seats of an option. Raises `BadOption` for one that the game does not have."""
    from madoi.core.refusal import BadOption, Refusal

    if text is None:
        return list(game.seat_counts)
    found: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or int(part) not in game.seat_counts:
            raise BadOption(Refusal("seats-wrong", "", {"given": part, "allowed": list(game.seat_counts)}))
        found.append(int(part))
    return sorted(set(found))


@contextmanager
def _bars(screen: Screen) -> Iterator[Callable[[int, float, float, str], None]]:
    """A bar for each number of seats, where somebody looks at it: how much is done of how much."""
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = screen.console
    columns = (BarColumn(), TextColumn("{task.description}", markup=False), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        tasks: dict[int, TaskID] = {}

        def show(seats: int, done: float, total: float, text: str) -> None:
            if seats not in tasks:
                tasks[seats] = bar.add_task("", total=total)
            bar.update(tasks[seats], completed=done, description=text)

        yield show


def _report(training: Training, screen: Screen) -> int:
    for stage in training.stages:
        minutes = f"{stage.seconds / 60:.1f}"
        screen.say("learn-trained", count=stage.seats, games=stage.games, minutes=minutes)
    if not training.done:
        screen.say("learn-interrupted", path=str(training.folder))
        return INTERRUPTED
    for result in training.results:
        low, high = result.interval()
        screen.say(
            "learn-result",
            count=result.seats,
            games=result.games,
            share=f"{100 * result.share:.1f}",
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
            even=f"{100 / result.seats:.1f}",
        )
    screen.say("learn-written", path=str(training.out))
    return OVER
