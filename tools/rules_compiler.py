"""Compiles the rules with mypyc; `rules_build` starts it with the Python of .venv.

    python -m tools.rules_compiler JOBS NAME    compile with so many processes into build/rules/NAME

One run of mypyc writes the C sources of all groups: core, bots, and each game. The C compiler, which takes
nearly all the time, works on the groups in parallel and only on those whose C source or headers have changed
since the last run. So an edit in one game compiles one group, and an interrupted build
continues where it stopped.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from mypy.fscache import FileSystemCache
from mypyc import build as mypyc_build
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.options import CompilerOptions
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from tools.checkout import SRC, say
from tools.rules_build import COMPILED, FOLDER, READY, WORK, is_ready, locked
from tools.stamps import files_below

INTERPRETED = "data_types.py"
"""Not compiled: mypyc forgets the annotations that TypeScript is generated from."""
KEPT_BUILDS = 3
"""Builds of earlier sources that are kept: a branch that is checked out again is compiled already."""


def main(jobs: int, name: str) -> None:
    """Build in the work folder, try what was built, and put it where it belongs."""
    with locked():
        folder = FOLDER / name
        if is_ready(folder):
            return
        built = build_extensions(SRC, WORK, jobs)
        part = FOLDER / "part"
        shutil.rmtree(part, ignore_errors=True)
        assemble(built, part)
        say("    trying the compiled rules")
        try_out(part)
        shutil.rmtree(folder, ignore_errors=True)
        part.rename(folder)
        prune(folder)


def groups(source: Path) -> dict[str, list[str]]:
    """The modules of each shared library: core with the list of games, bots, and every game."""
    games = sorted(path.parent for path in (source / "madoi" / "games").glob("*/__init__.py"))
    folders = [source / "madoi" / "core", source / "madoi" / "bots", *games]
    found = {
        f"madoi_{folder.name}": [
            path.relative_to(source).as_posix()
            for path in files_below(folder, ".py")
            if path.name != INTERPRETED
        ]
        for folder in folders
    }
    found["madoi_core"].append("madoi/games/__init__.py")
    return found


def build_extensions(source: Path, work: Path, jobs: int) -> dict[str, Path]:
    """Compile the rules in a work folder that may hold an earlier build. The extension files, by their paths
    beside the package."""

    work.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(source):
        extensions = write_c(groups(Path()), work / "c")
    if os.name == "posix":
        for extension in extensions:  # nobody else calls in, so the C compiler may inline
            extension.extra_compile_args.append("-fvisibility=hidden")
    extensions.sort(key=_c_bytes, reverse=True)
    distribution = Distribution({"name": "madoi", "packages": [], "ext_modules": extensions})
    command = Builder(distribution)
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    paths = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    return {path.relative_to(work / "lib").as_posix(): path for path in paths}


def write_c(modules: dict[str, list[str]], folder: Path) -> list[Any]:
    """Write the C sources of all groups, those that have changed, and give their extensions.

    mypyc can cut a program into groups, but then it treats each as a program to which others may add
    subclasses. It no longer knows which attributes are always set and which methods nobody overrides, and the
    rules execute a tenth more instructions. So the groups are analysed together here and only written apart.
    This uses the insides of mypyc, whose version requirements/build.txt pins.
    """

    files = [file for group in modules.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in modules.items()]
    say(f"    writing C for {len(files)} modules in {len(modules)} groups")
    compiler_options = CompilerOptions(separate=True, target_dir=str(folder))
    compiler_options.global_opts = True
    cache = FileSystemCache()
    sources, everything, options = mypyc_build.get_mypy_config(
        [*files, f"--cache-dir={os.devnull}"], None, compiler_options, cache
    )
    options.incremental = False
    result = emitmodule.parse_and_typecheck(
        everything, options, compiler_options, [(sources, "madoi")], cache
    )
    errors = Errors(options)
    written, text, _ = emitmodule.compile_modules_to_c(
        result, compiler_options, errors, mypyc_build.construct_groups(sources, separate, True, None)
    )
    if errors.num_errors:
        raise SystemExit("\n".join(errors.new_messages()))
    needed = [
        (dependency.path, dependency.include_dirs, dependency.internal)
        for dependency in sorted(
            emitmodule.collect_source_dependencies(written), key=lambda found: found.path
        )
    ]
    return mypyc_build.mypycify(
        files,
        opt_level="3",
        debug_level="0",
        separate=separate,
        skip_cgen_input=(text, needed),
        target_dir=str(folder),
    )


class Builder(build_ext):
    """setuptools' compiler of extensions, which says how far it is and trusts no half-written file."""

    done_bytes = 0

    def build_extension(self, ext: Any) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        finished = target.with_suffix(".finished")
        if not finished.exists() or finished.read_text() != _fingerprint(target):
            target.unlink(missing_ok=True)  # the compiler was stopped while it wrote it
        super().build_extension(ext)
        finished.write_text(_fingerprint(target))
        self.done_bytes += _c_bytes(ext)
        if ext.name.endswith("__mypyc"):
            group = ext.name.removesuffix("__mypyc").removeprefix("madoi_")
            share = self.done_bytes / sum(map(_c_bytes, self.extensions))
            say(f"    compiled {group} ({share:.0%} of the C code)")


def _c_bytes(extension: Any) -> int:
    return sum(Path(name).stat().st_size for name in extension.sources)


def _fingerprint(path: Path) -> str:
    try:
        status = path.stat()
    except FileNotFoundError:
        return "missing"
    return f"{status.st_size} {status.st_mtime_ns}"


def assemble(built: dict[str, Path], folder: Path) -> None:
    """The compiled packages: extension files, and beside them the sources and data that belong to them."""
    for part in COMPILED:
        for path in files_below(SRC / "madoi" / part):
            target = folder / path.relative_to(SRC)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
    for name, path in built.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    (folder / READY).touch()


def try_out(folder: Path) -> None:
    """Import every module from the folder. Raises `StepFailed`."""
    names = [
        ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
        for part in COMPILED
        for path in files_below(SRC / "madoi" / part, ".py")
    ]
    program = f"""
import importlib
modules = [importlib.import_module(name) for name in {names!r}]
assert all(module.__file__.startswith({str(folder)!r}) for module in modules)
"""
    environment = {**os.environ, "MADOI_COMPILED": str(folder)}
    tried = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    if tried.returncode:
        shutil.rmtree(WORK, ignore_errors=True)  # whatever is wrong with it, the next build starts afresh
        raise SystemExit(f"The compiled rules do not run: {tried.stderr}")


def prune(newest: Path) -> None:
    """Delete all but the latest builds."""
    builds = sorted(FOLDER.glob("*/" + READY), key=lambda path: path.stat().st_mtime, reverse=True)
    for ready in builds[KEPT_BUILDS:]:
        if ready.parent != newest:
            shutil.rmtree(ready.parent, ignore_errors=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
