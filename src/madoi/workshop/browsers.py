"""Browsers of this machine that can write a page as a PDF."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from madoi.core.refusal import Refusal, Refused
from madoi.terminal.files import write_bytes

_NAMES: Final = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "brave-browser",
    "chrome",
    "msedge",
)
_APPLICATIONS: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""Where macOS and Windows install them."""
_PAGE_MILLISECONDS: Final = 60_000
"""The page's own time until it is printed. It stands still while something loads, and passes at once where
nothing does."""
_BROWSER_SECONDS: Final = 300
"""A deck takes some ten seconds."""
_PDF_PAGE: Final = re.compile(rb"/Type\s*/Page\b")


def find_browser() -> str:
    """The program of a browser that prints without a window; empty: none. MADOI_CHROMIUM names another."""
    names = (os.environ.get("MADOI_CHROMIUM", ""), *_NAMES, *_APPLICATIONS)
    return next((path for name in names if name and (path := shutil.which(name))), "")


def write_pdf(browser: str, address: str, path: Path, pages: int) -> None:
    """Write the page at an address as a PDF. Raises `Refused` unless it becomes this many pages."""
    with TemporaryDirectory(prefix="madoi-print-") as folder:
        printed = Path(folder) / "printed.pdf"
        command = [
            browser,
            "--headless",
            "--disable-gpu",
            "--no-first-run",
            "--no-pdf-header-footer",
            f"--user-data-dir={folder}/profile",
            f"--virtual-time-budget={_PAGE_MILLISECONDS}",
            f"--print-to-pdf={printed}",
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--no-sandbox")  # Chromium's sandbox refuses to run as root
        try:
            done = subprocess.run(
                [*command, address], capture_output=True, timeout=_BROWSER_SECONDS, check=False
            )
            content = printed.read_bytes() if printed.exists() else b""
            said = done.stderr.decode(errors="replace").strip().splitlines()
        except (OSError, subprocess.TimeoutExpired) as error:
            content, said = b"", [str(error)]
        if len(_PDF_PAGE.findall(content)) != pages:
            raise Refused(
                Refusal("workshop-print-failed", "", {"browser": browser, "reason": (said or [""])[-1]})
            )
        write_bytes(path, content)
