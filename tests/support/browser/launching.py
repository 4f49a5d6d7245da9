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
SHORT_LIVED = "--js-flags=--no-opt --no-maglev"
"""A page of a test is there for a second or two. To optimise its scripts takes a tenth of all work, and saves less."""


class OpenBrowsers:
    """Browsers by their programs, each opened when it is first wanted, and closed all at once. They do not
    optimise scripts, unless a test measures how much work a page makes."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[tuple[str, bool], Browser] = {}

    def get(self, program: str, optimises: bool = False) -> Browser:
        if packages := chromium.missing():
            pytest.fail(chromium.what_to_install(packages))
        if self._playwright is None:
            self._playwright = self._open.enter_context(sync_playwright())
        if (program, optimises) not in self._browsers:
            flags = FLAGS if optimises else [*FLAGS, SHORT_LIVED]
            launched = _launch(self._playwright, program, flags)
            self._browsers[program, optimises] = self._open.enter_context(closing(launched))
        return self._browsers[program, optimises]

    def close(self) -> None:
        self._open.close()
        self._playwright = None
        self._browsers.clear()


def _launch(playwright: Playwright, program: str, flags: list[str]) -> Browser:
    """Start a browser. Chromium itself may crash while it starts (seen once: a fault in libc, before any page),
    so it gets a second try; what a page does afterwards gets none."""
    try:
        return playwright.chromium.launch(executable_path=program, args=flags)
    except Error as crash:
        print(f"{program} did not start, once more: {crash}")
        return playwright.chromium.launch(executable_path=program, args=flags)
