"""How long a page takes to show something after it was tapped."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

from support.browser.people import Person

WATCH = """() => {
  window.taps = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.taps.set(interactionId, Math.max(duration, window.taps.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16 });
}"""
SPOT = """(target) => {
  const spot = () => {
    const { x, y, width, height } = target.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.1]) for (const along of [0.5, 0.25, 0.1]) {
      const found = [x + width * along, y + height * down];
      if (target.contains(document.elementFromPoint(...found))) return found;
    }
  };
  return spot() ?? (target.scrollIntoView({ block: "center" }), spot());
}"""
"""Where something can be touched, brought into sight if need be."""


class Finger(Person):
    """Somebody who looks before they tap, and whose tap is nothing but a touch: what a test does otherwise to make
    sure that it hits would be counted as the page's own work."""

    LOOKS: Final = 250

    def press(self, target: Locator, edge: bool = False) -> None:
        """Wherever it can be touched."""
        target.wait_for()
        spot, before = target.evaluate(SPOT), None
        while spot is None or spot != before:  # it may still be moving
            self.page.wait_for_timeout(self.LOOKS)
            spot, before = target.evaluate(SPOT), spot
        self.page.touchscreen.tap(*spot)


class Taps:
    """How long each tap took until the next picture, as the browser measures it (interaction to next paint), on a
    machine that is so many times slower than this one."""

    def __init__(self, person: Person, slower: float) -> None:
        self._person = person
        session = person.context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        person.page.evaluate(WATCH)

    def milliseconds(self) -> list[float]:
        """The shortest first; what takes less than 16 is not told by the browser."""
        self._person.page.wait_for_timeout(200)
        found: list[float] = self._person.page.evaluate("[...window.taps.values()]")
        return sorted(found)


class Work:
    """What the page has to compute for a tap until it is drawn. Unlike the time that passes, this is much the same on
    a machine that is busy with other things."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session = person.context.new_cdp_session(person.page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _done(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

    def of_tap(self, target: Locator) -> float:
        """In milliseconds."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        self._person.page.wait_for_timeout(50)
        before = self._done()
        self._person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + min(20, box["height"] / 2))
        self._person.settle()
        return self._done() - before
