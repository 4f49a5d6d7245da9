"""A real browser before a real service. A browser lasts as long as a module: what Playwright keeps running while it
is open does not go together with tests of other modules that run coroutines of their own. So the tests of a
module are marked as one group, for one process. The service is shared by all modules of a process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import madoi
from browser import chromium
from browser.people import DESK, PATIENCE, QUICK, Person, Size
from madoi.server.transport.static import WEB
from server.conftest import Service, running
from server.proxy import Proxy, between

expect.set_options(timeout=PATIENCE * 1000)

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched(chromium.shell())


def launched(program: str) -> Iterator[Browser]:
    """A browser, until the tests that use it are over."""
    if packages := chromium.missing():
        pytest.fail(chromium.what_to_install(packages))
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Madoi as it is installed, with its client."""
    if not (WEB / "index.html").exists():
        sources = (Path(madoi.__file__).parents[2] / "pyproject.toml").exists()
        why = "the web client is built into the package only"
        pytest.skip(why) if sources else pytest.fail(f"{why}, and it is not there")
    yield from running(Service("--data", str(tmp_path_factory.mktemp("data"))))


@pytest.fixture
def line(service: Service) -> Iterator[Proxy]:
    """What lies between a person and the service."""
    with between(("127.0.0.1", service.port)) as proxy:
        yield proxy


class Coming(Protocol):
    """Somebody comes to the service."""

    def __call__(
        self,
        language: str = "en",
        size: Size = DESK,
        scheme: str = "light",
        motion: bool = False,
        pace: float | None = QUICK,
        address: str = "",
        worker: bool = False,
    ) -> Person: ...


@pytest.fixture
def somebody(browser: Browser, service: Service) -> Iterator[Coming]:
    """People, each with a browser of her own, who leave when the test ends."""
    here: list[Person] = []

    def coming(
        language: str = "en",
        size: Size = DESK,
        scheme: str = "light",
        motion: bool = False,
        pace: float | None = QUICK,
        address: str = "",
        worker: bool = False,
    ) -> Person:
        person = Person(browser, address or service.address, language, size, scheme, motion, pace, worker)
        here.append(person)
        return person

    yield coming
    for person in here:
        person.leave()
