"""Build hook: compile the rules and the bots with mypyc into the wheel.

``core``, ``games`` and ``bots`` are compiled as one unit, in a temporary folder, so that no compiled file
ever lies in the source tree, where it would silently win over an edited source. Without a C compiler
the wheel is plain Python and works the same. MADOI_COMPILE says how to go about it:

    auto     (default) compile if possible; otherwise say so and go on in plain Python
    require  fail if it cannot be compiled
    no       plain Python
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
MODES = ("auto", "require", "no")


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("MADOI_COMPILE", "auto")
        if mode not in MODES:
            raise SystemExit(f"MADOI_COMPILE is {mode!r}; it must be one of {', '.join(MODES)}.")
        if mode == "no" or version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="madoi-compile-"))
        try:
            extensions = compile_package(Path(self.root) / "src", self.work)
        except (Exception, SystemExit) as error:
            if mode == "require":
                raise
            self.app.display_warning(f"not compiled, going on in plain Python: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(self.work / "out").as_posix()

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
