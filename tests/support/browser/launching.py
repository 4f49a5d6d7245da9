"""How the tests start a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browser import chromium

UNWANTED = [
    "PreloadTopChromeWebUI",  # a renderer for the frame of every window, a quarter of the work of opening one
    # What Playwright itself does not want; only the last list counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    f"--disable-features={','.join(UNWANTED)}",
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--in-process-gpu",  # fewer processes: a tenth less work
    "--enable-features=NetworkServiceInProcess2",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch_browser(program: str) -> Iterator[Browser]:
    """A browser, until the tests that use it are over."""
    if packages := chromium.missing():
        pytest.fail(chromium.what_to_install(packages))
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()
