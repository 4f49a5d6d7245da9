"""`run.py dev`: the server from the sources, restarted when they change, and Vite, which reloads the page."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

from tools import client_build, environment
from tools.checkout import PYTHON, ROOT, SRC, WEB, say, variables
from tools.stamps import files_below

PORT = 8800
"""Where web/vite.config.ts looks for the service."""
LOOK_SECONDS = 0.5
STOP_SECONDS = 20
WATCHED = (".py", ".toml", ".ftl", ".madoi")


def develop(options: list[str]) -> int:
    """Serve until Ctrl-C; the options are those of `madoi serve`."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both end with us, however we are told to
    environment.prepare("dev")
    client_build.install_packages(development=True)
    vite = subprocess.Popen(
        [client_build.npm_program(), "exec", "--", "vite"],
        cwd=WEB,
        env={**os.environ, **client_build.node_environment()},
    )
    say("Open the address that Vite prints below. Ctrl-C stops both.")
    server = _serve(options)
    seen = _times()
    try:
        while vite.poll() is None:
            time.sleep(LOOK_SECONDS)
            now = _times()
            if now != seen:
                changed = sorted(path for path in {*now, *seen} if now.get(path) != seen.get(path))
                say(f"==> {changed[0].relative_to(ROOT)} has changed: restarting the server")
                _stop(server)
                server, seen = _serve(options), now
    except KeyboardInterrupt:
        pass
    for process in (server, vite):
        _stop(process)
    return 0


def _serve(options: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [PYTHON, "-m", "madoi", "serve", "--port", str(PORT), *options], cwd=ROOT, env=variables()
    )


def _times() -> dict[Path, int]:
    """When each watched source was last changed."""
    return {path: path.stat().st_mtime_ns for path in files_below(SRC, *WATCHED)}


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
