"""Build hook: what a wheel holds besides its Python sources, the web client and the compiled rules.

MADOI_COMPILE and MADOI_CLIENT say how to go about each of them:

    auto     (default) build it if possible; otherwise say so and go on without
    require  fail if it cannot be built
    no       leave it out
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build front end does not put the project there

from tools import client_build, rules_build, runtime_build
from tools.checkout import SRC
from tools.stamps import files_below

MODES = ("auto", "require", "no")


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the web client to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.included("MADOI_COMPILE", "compiled", compiled_rules, build_data):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        self.included("MADOI_CLIENT", "with the web client", web_client, build_data)

    def included(self, variable: str, what: str, build: Any, build_data: dict[str, Any]) -> bool:
        """Build one of the two as the variable says; whether it was built."""
        mode = os.environ.get(variable, "auto")
        if mode not in MODES:
            raise SystemExit(f"{variable} is {mode!r}; it must be one of {', '.join(MODES)}.")
        if mode == "no":
            return False
        try:
            files: dict[str, str] = build()
        except (Exception, SystemExit) as error:
            if mode == "require":
                raise
            self.app.display_warning(f"not {what}, going on without: {error}")
            return False
        build_data["force_include"].update(files)
        return True


def compiled_rules() -> dict[str, str]:
    """The extension files, and where they belong in the wheel."""
    built = rules_build.ready_extensions()
    if not built:
        from tools import rules_compiler  # without mypyc the package is built all the same

        with rules_build.locked():
            built = rules_compiler.build_extensions(SRC, rules_build.WORK, os.cpu_count() or 1)
    return {str(path): name for name, path in built.items()}


def web_client() -> dict[str, str]:
    """The files of the client and of the runtime of local tables, and where they belong in the wheel."""
    client_build.prepare()
    runtime_build.prepare_if_possible()
    found = [*files_below(client_build.OUT), *files_below(runtime_build.OUT)]
    return {str(path): path.relative_to(SRC).as_posix() for path in found}
