"""The threats of docs/security.md, chapter “The machine”, each tried."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from support.server.in_process import serve_in_process


@pytest.mark.skipif(os.name != "posix", reason="other systems keep this differently")
async def test_s36_the_folder_is_for_its_owner(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path / "data"):
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
