"""Notifications when it is one's turn, by the page and by web push.

The headless shell of the other tests shows no notifications, so these have a whole Chromium.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.browser.boards import BOARDS
from support.browser.people import NewPerson, Person, said
from support.server.push_service import PushService, Subscription
from support.server.service_process import Service, run_services


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


UNSEEN = """
Object.defineProperty(document, "hidden", { get: () => window.unseen ?? false });
const subscription = (keys) => ({ endpoint: keys.address, toJSON: () => ({ endpoint: keys.address, keys: { p256dh: keys.public, auth: keys.auth } }), unsubscribe: async () => true });
PushManager.prototype.getSubscription = async () => ({ endpoint: "https://old.example/", toJSON: () => ({}), unsubscribe: async () => true, options: { applicationServerKey: new Uint8Array(65).buffer } });
PushManager.prototype.subscribe = async (wanted) => {
  const keys = await window.subscribed(wanted);
  if (!keys) throw new DOMException("no push service", "AbortError");
  return subscription(keys);
};
"""
"""A page that a test can hide, in a browser whose push service is ours: Chromium's own is out of reach. It lets
itself be called by another server already, which is of no use here."""

COUNTS = """
self.shown = 0;
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (...told) {
  await show.apply(this, told);
  self.shown++;
};
"""
"""Notifications are read only when they stand there: Chromium forgets one that is read while it is being put up."""

NOTIFIED = "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map((one) => [one.title, one.body]))"


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService().running() as service:
        yield service


@pytest.fixture(scope="module")
def caller(push: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that calls by our push service, and soon."""
    options = ["--push-service", push.origin, "--call-after", "1"]
    yield from run_services(Service("--data", str(tmp_path_factory.mktemp("calls")), *options))


def sit_beside(rin: Person, mio: Person, table: str) -> None:
    """The second seat is taken, and the game begins."""
    path = f"{mio.address}/api/tables/{table}/seats/1"
    secret = mio.context.request.post(path, data={"name": "Mio"}).json()["secret"]
    mio.hold(table, secret)
    mio.come(f"/t/{table}")
    rin.until(lambda: rin.now.get("phase") == "playing")
    mio.until(lambda: mio.now.get("phase") == "playing")


@pytest.mark.long  # tests/server/push sends the same calls; Chromium itself takes long to start
def test_called_when_nobody_looks(caller: Service, push: PushService, new_person: NewPerson) -> None:
    rin = new_person(address=caller.address, worker=True)
    subscription = Subscription(push.origin)
    rin.context.grant_permissions(["notifications"], origin=caller.address)
    rin.context.expose_function("subscribed", lambda wanted: subscription.wanted(""))
    rin.context.add_init_script(UNSEEN + COUNTS)
    opened = rin.sit("kasane", 0, people=2)
    mio = new_person(address=caller.address)
    sit_beside(rin, mio, opened["table"])
    boards = {one: BOARDS["kasane"](one) for one in (rin, mio)}
    rin.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

    rin.page.locator("[popovertarget=table-menu]").click()
    switch = rin.page.get_by_role("button", name="Notify me when it's my turn")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    rin.page.get_by_text(said(rin, "web-call-pushed")).wait_for()
    rin.page.locator("[popovertarget=table-menu]").click()
    if rin.asked:
        boards[rin].play(boards[rin].choice())
    assert rin.page.title() == "Colors of Kasane · Madoi"
    rin.page.evaluate("window.unseen = true")
    mio.until_asked()
    boards[mio].play(boards[mio].choice())
    rin.until(lambda: rin.page.evaluate("shown"))
    assert rin.page.evaluate(NOTIFIED) == [["Your turn: Colors of Kasane", "With Mio"]]
    assert rin.page.title() == "● Colors of Kasane · Madoi"
    rin.page.evaluate("window.unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
    rin.until(lambda: rin.page.evaluate(NOTIFIED) == [])
    assert push.got == []

    rin.come("/sheet")  # no page is at the table any more, and they are still asked
    rin.until(lambda: push.got)
    told = json.loads(subscription.opened(push.got[0]))
    assert told == {"table": opened["table"], "title": "Your turn: Colors of Kasane", "body": "With Mio"}
    developer = rin.context.new_cdp_session(rin.page)
    registrations: list[str] = []
    developer.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    developer.send("ServiceWorker.enable")
    rin.until(lambda: registrations)
    [worker] = rin.context.service_workers
    worker.evaluate(f"() => {{ {COUNTS} }}")
    delivery = {"origin": caller.address, "registrationId": registrations[-1], "data": json.dumps(told)}
    developer.send("ServiceWorker.deliverPushMessage", delivery)
    rin.until(lambda: worker.evaluate("shown"))
    assert rin.page.evaluate(NOTIFIED) == [[told["title"], told["body"]]]
    worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
    rin.page.wait_for_url(f"**/t/{opened['table']}")
    rin.until(lambda: rin.page.evaluate(NOTIFIED) == [])
    rin.page.locator("[popovertarget=table-menu]").click()
    with rin.page.expect_response(lambda answer: answer.url.endswith("/call/off")):
        switch.click()
    assert switch.get_attribute("aria-pressed") == "false"
