"""The client's own modules, asked without a browser: a script for Node gets data and gives data."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from server.conftest import binaries

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 60


# Waits for all of it: to read a pipe at one go fails where nothing has come yet.
GIVEN = 'import { json } from "node:stream/consumers";\nconst given = await json(process.stdin);\n'


def asked(script: str, given: object) -> Any:
    """What a script answers in JSON about what it finds as ``given``; it runs in the client's folder."""
    node = shutil.which("node", path=binaries())
    if node is None or not (WEB / "node_modules" / "typescript").exists():
        pytest.fail("the client's parts are not there: run npm ci in web (python3 run.py test does it)")
    done = subprocess.run(
        [node, "--input-type=module", "-e", GIVEN + script],
        input=json.dumps(given),
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
