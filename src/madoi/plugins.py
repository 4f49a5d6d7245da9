"""Plugins: games, bots and lessons from other packages and files, registered by name.

A package registers them as entry points, in the groups `GAMES`, `BOTS` and `LESSONS`. ``--plugin PATH`` loads
a single file, or a project folder that is not installed; other processes learn of it by `VARIABLE`.
Madoi's own are registered in the same form, "module:attribute". Plugins are looked up only when a name is
wanted that is not Madoi's own, so that they cost nothing otherwise.

The person who starts the program decides which plugins there are. Nothing that arrives over the network
does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from madoi.core.refusal import BadOption, Facts, Refusal

GAMES: Final = "madoi.games"
"""Each names a `Game`: ``bids = "madoi_bids:GAME"``."""
BOTS: Final = "madoi.bots"
"""Each names what makes a bot from a game, such as a class: ``steady = "madoi_bids.bots:Steady"``."""
LESSONS: Final = "madoi.lessons"
"""Each names the package whose folder has the lesson, in a folder with the lesson's name."""
GROUPS: Final = (GAMES, BOTS, LESSONS)

_FILE_MODULE: Final = "madoi_plugin_"
"""How the module of a single file is called, before the name of the file."""
VARIABLE: Final = "MADOI_PLUGINS"
"""The environment variable with the paths of ``--plugin``, so that other processes load the same ones."""


class Registration(NamedTuple):
    """What is registered: its name, its "module:attribute", and the package or file it comes from."""

    name: str
    target: str
    package: str = ""

    @property
    def module(self) -> str:
        return self.target.partition(":")[0]

    def load(self) -> object:
        """The object that was registered. Raises `BadOption` where it cannot be imported."""
        module, _, path = self.target.partition(":")
        with_reason: Facts = {"package": self.package}
        try:
            found: object = import_module(module)
            for part in path.split(".") if path else []:
                found = found[part] if isinstance(found, Mapping) else getattr(found, part)
        except Exception as error:
            raise BadOption(Refusal("plugin-broken", "", with_reason | {"reason": _where(error)})) from error
        return found


def use_plugins(paths: Sequence[str]) -> None:
    """Use the plugins at these paths besides those that are installed, here and in processes started later.
    Raises `BadOption`."""
    if paths:
        given = [os.path.abspath(path) for path in paths]
        os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys([*_paths(), *given]))
        forget_plugins()
        for path in given:  # what is wrong with one is said at once, also where it is not needed
            list(_from_path(Path(path), GAMES))


def forget_plugins() -> None:
    """Look them up again when one is wanted next."""
    registered.cache_clear()
    catalogues.cache_clear()


@cache
def registered(group: str) -> dict[str, Registration]:
    """What is registered in a group by packages and plugins, by name. Raises `BadOption`."""
    found: dict[str, Registration] = {}
    for one in _registrations(group):
        other = found.setdefault(one.name, one)
        if other.target != one.target:
            facts: Facts = {"name": one.name, "packages": [other.package, one.package]}
            raise BadOption(Refusal("plugin-twice", "", facts))
    return found


def _registrations(group: str) -> Iterator[Registration]:
    for path in _paths():
        yield from _from_path(Path(path), group)
    if sys.platform == "emscripten":  # a browser has nothing installed
        return
    # Late: reading the metadata of every installed package takes longer than all the rest of a command.
    from importlib.metadata import entry_points  # noqa: PLC0415

    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
        yield Registration(entry.name, entry.value.replace(" ", ""), package)


def _paths() -> list[str]:
    return [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def _from_path(path: Path, group: str) -> Iterator[Registration]:
    """What a file or a project folder registers. Raises `BadOption`."""
    if path.is_dir() and (path / "pyproject.toml").exists():
        project = _project(path)
        package = f"{project.get('name', path.name)} {project.get('version', '')}".strip()
        for name, target in project.get("entry-points", {}).get(group, {}).items():
            yield Registration(name, target.replace(" ", ""), package)
        return
    module = _file_module(path)
    if group == GAMES and hasattr(module, "GAME"):
        yield Registration(getattr(module.GAME, "name", ""), f"{module.__name__}:GAME", path.name)
    elif group == BOTS:
        for name in getattr(module, "BOTS", {}):
            yield Registration(name, f"{module.__name__}:BOTS.{name}", path.name)


def _project(path: Path) -> dict[str, dict[str, dict[str, str]]]:
    """The project table of a folder whose sources can be imported from now on. Raises `BadOption`."""
    sources = str(path / "src" if (path / "src").is_dir() else path)
    if sources not in sys.path:
        sys.path.append(sources)
    import tomllib  # noqa: PLC0415  late, like everything that only a plugin needs

    try:
        project = tomllib.loads((path / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _broken(path, str(error)) from error
    return dict(project)


def _file_module(path: Path) -> ModuleType:
    """The module of a file, imported once. Modules beside it can be imported by it. Raises `BadOption`."""
    name = _FILE_MODULE + path.stem
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadOption(Refusal("plugin-path", "", {"path": str(path)}))
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise _broken(path, _where(error)) from error
    return module


def _broken(path: Path, reason: str) -> BadOption:
    return BadOption(Refusal("plugin-broken", "", {"package": path.name, "reason": reason}))


def _where(error: Exception) -> str:
    """An error in one line, with the place in the source that raised it."""
    import traceback  # noqa: PLC0415

    frames = traceback.extract_tb(error.__traceback__)
    text = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        return text
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: {text}" if frames else text


@cache
def catalogues(languages: tuple[str, ...]) -> dict[str, list[str]]:
    """The word catalogues of all plugins, by language: the texts of their files (``words/LANGUAGE/*.ftl`` in
    the package) or of the dict ``WORDS`` in a single file."""
    found: dict[str, list[str]] = {language: [] for language in languages}
    for language in languages:
        for module in dict.fromkeys(_word_modules()):
            if isinstance(module, ModuleType):
                found[language].append(str(getattr(module, "WORDS", {}).get(language, "")))
            else:
                texts = (
                    file.read_text(encoding="utf-8") for file in sorted(module.glob(f"{language}/*.ftl"))
                )
                found[language].append("\n".join(texts))
    return found


def package_folder(registration: Registration) -> Path | None:
    """The folder that a plugin's files are in. Imports nothing."""
    module = sys.modules.get(registration.module)
    if registration.module.startswith(_FILE_MODULE) and module is not None and module.__file__:
        return Path(module.__file__).parent
    try:
        spec = find_spec(registration.module.partition(".")[0])
    except (ImportError, ValueError):
        return None
    places = (spec and spec.submodule_search_locations) or []
    return next((Path(place) for place in places), None)


def _word_modules() -> Iterator[ModuleType | Path]:
    """Single files as modules, and the folders that packages have their words in."""
    for group in GROUPS:
        for one in registered(group).values():
            if one.module.startswith(_FILE_MODULE):
                yield sys.modules[one.module]
                continue
            folder = package_folder(one)
            if folder is not None:
                yield folder / "words"
