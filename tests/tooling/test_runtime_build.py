"""The runtime of local tables has every module that it imports."""

from __future__ import annotations

import subprocess
import sys

from tools.checkout import SRC
from tools.runtime_build import sources

_PRINT_IMPORTED = """
import sys
import madoi.local.search, madoi.local.worker
print(*(module.__file__ for name, module in sys.modules.items() if name.partition(".")[0] == "madoi"), sep="\\n")
"""


def test_all_that_a_local_table_imports_is_in_the_runtime() -> None:
    """In a process of its own: here others have imported more."""
    done = subprocess.run(
        [sys.executable, "-c", _PRINT_IMPORTED], env={"PYTHONPATH": str(SRC)}, capture_output=True, check=True
    )
    imported = set(done.stdout.decode().splitlines())
    assert len(imported) > 100
    assert imported - {str(path) for path in sources()} == set()
