"""A real browser before a real service. A browser lasts until a test of another folder follows: what Playwright keeps
running while it is open does not go together with tests that run coroutines of their own. All modules share one
service."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import madoi
from madoi.server.transport.static import RUNTIME, WEB
from support.browser import chromium
from support.browser.launching import OpenBrowsers
from support.browser.people import DESK, PATIENCE, QUICK, NewPerson, Person, Size
from support.browser.transports import SERVICE, WORKER
from support.server.proxy import Proxy, proxy_to
from support.server.service_process import Service, run_services

expect.set_options(timeout=PATIENCE * 1000)


HERE = Path(__file__).parent
BROWSERS = OpenBrowsers()


@pytest.fixture(scope="module")  # some modules share one person
def browser(request: pytest.FixtureRequest) -> Browser:
    """A module that measures the work of a page says so with `OPTIMISES`."""
    return BROWSERS.get(chromium.shell(), getattr(request.module, "OPTIMISES", False))


@pytest.fixture
def whole_browser() -> Browser:
    """Chromium itself, for what the headless shell does not do."""
    return BROWSERS.get(chromium.whole())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        BROWSERS.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Madoi as it is installed, with its client."""
    if not (WEB / "index.html").exists():
        sources = (Path(madoi.__file__).parents[2] / "pyproject.toml").exists()
        why = "the web client is built into the package only"
        pytest.skip(why) if sources else pytest.fail(f"{why}, and it is not there")
    yield from run_services(Service("--data", str(tmp_path_factory.mktemp("data"))))


@pytest.fixture
def line(service: Service) -> Iterator[Proxy]:
    """What lies between a person and the service."""
    with proxy_to(("127.0.0.1", service.port)) as proxy:
        yield proxy


@pytest.fixture
def transport(request: pytest.FixtureRequest) -> str:
    """Where the tables of a test run. A test that is marked with `on_both` (support/browser/transports.py) runs twice:
    with tables of the service, and without a network, with tables in a worker of the page."""
    chosen: str = getattr(request, "param", SERVICE)
    if chosen == WORKER and not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    return chosen


@pytest.fixture
def new_person(browser: Browser, service: Service, transport: str) -> Iterator[NewPerson]:
    """People, each with a browser of their own, who leave when the test ends."""
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
        on_device = transport == WORKER
        address = address or service.address
        person = Person(browser, address, language, size, scheme, motion, pace, worker or on_device)
        here.append(person)
        if on_device:
            person.go_offline()
        return person

    yield coming
    for person in here:
        person.leave()
