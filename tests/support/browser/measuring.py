"""What measurements in a browser share: a service of their own, and the browsers that visit it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserType, sync_playwright

from support.browser import chromium
from support.server.service_process import Service


@contextmanager
def visited_service() -> Iterator[tuple[str, BrowserType]]:
    """The address of a service with an empty folder, and Chromium. Says so and ends where a browser is missing."""
    if packages := chromium.missing():
        print(chromium.what_to_install(packages))
        raise SystemExit(2)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service("--data", folder)
        service.start()
        try:
            yield service.address, playwright.chromium
        finally:
            service.stop()
            service.forget()
