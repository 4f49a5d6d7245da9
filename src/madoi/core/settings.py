"""Options, rule parameters, and the settings that a table makes from them before the game."""

from __future__ import annotations

from itertools import product

from mypy_extensions import mypyc_attr

from madoi.core.immutable import Immutable
from madoi.core.refusal import BadOption, Facts, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Settings(Immutable):
    """The settings of a game. Everybody may know them, so views hold them.

    ``options`` is the canonical text form: every option, and the rule parameters that differ from the book.
    A record stores it, and `Game.settings` makes equal settings from it.
    ``parameters`` has the value of every rule parameter.
    A game's own settings add typed fields.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.parameters: dict[str, int] = {}

    def parameter(self, name: str, book: int) -> int:
        """Fix a rule parameter while the settings are made: the table's value, else the ``book``'s.

        A value equal to the book's is removed from the options, so that stating it makes no difference.
        """
        wanted = self.options.get(name)
        value = book if wanted is None else int(wanted)
        if value == book and wanted is not None:
            del self.options[name]
        self.parameters[name] = value
        return value


class Option:
    """An option of a game, which each table can set.

    ``choices`` are the texts it may have; an empty list means free text, which the game checks.
    ``from_file``: people give it as a file (`madoi.core.capabilities.FileOptions`).
    ``words``: it is a comma-separated list with one entry per seat, or one entry for all.
    Each entry is one of these words or, with ``from_file``, a file.
    ``examples`` are texts worth testing.
    ``default`` is what a missing option means, in a record too.
    ``recommended`` is what a new table gets where nothing else was asked for. The two differ where a default
    for people changed after records were written.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        rule: str,
        from_file: bool = False,
        examples: list[str] | None = None,
        words: list[str] | None = None,
        recommended: str = "",
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.recommended = recommended or default
        self.rule = rule
        self.from_file = from_file
        self.examples = examples or choices or [default]
        self.words: list[str] = words or []

    def check(self, value: str) -> None:
        """Raise `BadOption` where the value is not one of the choices."""
        if self.choices and value not in self.choices:
            facts: Facts = {"option": self.name, "value": value, "allowed": self.choices}
            raise BadOption(Refusal("option-value", self.rule, facts))


class RuleParameter:
    """A number of the rules that a designer may want to vary, with its smallest and largest value.

    The book's value can depend on seats and options, so the settings know it (`Settings.parameter`).
    """

    def __init__(self, name: str, least: int, most: int, rule: str) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.rule = rule

    def canonical(self, text: str) -> str:
        """The number in its shortest form. Raises `BadOption`."""
        plain = text.isascii() and text.isdecimal() and len(text) < 10
        if not plain or not self.least <= int(text) <= self.most:
            facts: Facts = {"option": self.name, "value": text, "least": self.least, "most": self.most}
            raise BadOption(Refusal("number-value", self.rule, facts))
        return str(int(text))


def complete_options(
    given: dict[str, str], options: list[Option], parameters: list[RuleParameter]
) -> dict[str, str]:
    """The options in their order with defaults filled in, then the rule parameters that were given.

    Raises `BadOption` for unknown names and values.
    """
    names = [option.name for option in options] + [parameter.name for parameter in parameters]
    for name in given:
        if name not in names:
            raise BadOption(Refusal("option-unknown", "", {"option": name, "allowed": names}))
    complete: dict[str, str] = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.check(value)
        complete[option.name] = value
    for parameter in parameters:
        if parameter.name in given:
            complete[parameter.name] = parameter.canonical(given[parameter.name])
    return complete


def with_recommended(given: dict[str, str], options: list[Option]) -> dict[str, str]:
    """The options of a new table: what was asked for, and what is recommended for the rest."""
    return {option.name: option.recommended for option in options} | given


def every_combination(options: list[Option]) -> list[dict[str, str]]:
    """Every combination of the options' examples."""
    names = [option.name for option in options]
    return [
        dict(zip(names, values, strict=True)) for values in product(*[option.examples for option in options])
    ]
