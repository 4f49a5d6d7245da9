"""How the tests start a browser."""

from __future__ import annotations

from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

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


class OpenBrowsers:
    """Browsers by their programs, each opened when it is first wanted, and closed all at once."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[str, Browser] = {}

    def get(self, program: str) -> Browser:
        if packages := chromium.missing():
            pytest.fail(chromium.what_to_install(packages))
        if self._playwright is None:
            self._playwright = self._open.enter_context(sync_playwright())
        if program not in self._browsers:
            self._browsers[program] = self._open.enter_context(closing(_launch(self._playwright, program)))
        return self._browsers[program]

    def close(self) -> None:
        self._open.close()
        self._playwright = None
        self._browsers.clear()


def _launch(playwright: Playwright, program: str) -> Browser:
    """Start a browser. Chromium itself may crash while it starts (seen once: a fault in libc, before any page),
    so it gets a second try; what a page does afterwards gets none."""
    try:
        return playwright.chromium.launch(executable_path=program, args=FLAGS)
    except Error as crash:
        print(f"{program} did not start, once more: {crash}")
        return playwright.chromium.launch(executable_path=program, args=FLAGS)
