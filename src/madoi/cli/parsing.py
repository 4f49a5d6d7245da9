"""What all commands share: the argument parser, exit codes and common options."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from madoi.terminal.screen import Screen

LANGUAGES = ("ja", "zh-Hant", "en")
OVER, FALSE, WRONG, INTERRUPTED = 0, 1, 2, 130
"""How a command ends."""
MAX_PROCESSES = 1024


class Parser(argparse.ArgumentParser):
    """Mistakes get one line that says where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (help: {self.prog} --help)\n")


class Version(argparse.Action):
    """Says which Madoi this is, and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from madoi.version import version_text

        print(version_text())
        parser.exit()


def locale() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: that of your system)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=process_count,
        default=os.cpu_count() or 1,
        help="the number of processes (default: one per core)",
    )
    parser.add_argument(
        "--bot-seconds",
        metavar="S",
        type=positive_seconds,
        help="how long a bot from outside may take for a decision before it loses the game (default: 5)",
    )
    parser.add_argument(
        "--on", metavar="ADDRESS", default="", help="play on the cluster of this Dask scheduler"
    )


def process_count(text: str) -> int:
    """More than any machine runs at once would only be an error of the system."""
    count = int(text)
    if count > MAX_PROCESSES:
        raise argparse.ArgumentTypeError(f"at most {MAX_PROCESSES}")
    return count


def worker_count(text: str) -> int:
    count = process_count(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return count


def whole_number(most: int, least: int = 1) -> Callable[[str], int]:
    """A parser of whole numbers from ``least`` to ``most``."""

    def parse(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or not least <= int(text[:12]) <= most:
            raise argparse.ArgumentTypeError(f"from {least} to {most}")
        return int(text)

    return parse


def local_address(text: str) -> tuple[str, int]:
    """Where to listen: a port of loopback, or HOST:PORT. An IPv6 address stands in brackets."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65_536:
        raise argparse.ArgumentTypeError(f"{text} is not a port, or HOST:PORT")
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def seconds(text: str) -> float:
    """A number of seconds that a server can keep."""
    seconds = float(text)
    if not 1 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to 3600")
    return seconds


def kept_seconds(text: str) -> float | None:
    """A number of days as seconds; None for ``forever``."""
    if text == "forever":
        return None
    days = float(text)
    if not 1 <= days <= 36_500:
        raise argparse.ArgumentTypeError(f"{text} is neither from 1 to 36500 days nor 'forever'")
    return days * 86_400


def positive_seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError("more than 0 and at most 600 seconds")
    return seconds


def shows_help(parser: argparse.ArgumentParser) -> None:
    """What it does when nothing stands behind it."""

    def show(options: argparse.Namespace, language: str) -> int:
        parser.print_help()
        return OVER

    parser.set_defaults(run=show, parser=parser, lang=None)


def screen_for(language: str) -> Screen:
    from madoi.terminal.screen import Screen
    from madoi.words import words

    return Screen(words(language))
