"""A person who only types: where the focus is, and that it can be seen."""

from __future__ import annotations

from typing import Any

from support.browser.people import Person

FOCUS = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  return {
    lost: at === document.body,
    page: at.localName === "main",
    ringed: at.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    what: `${at.localName}.${at.className} ${at.textContent.trim().slice(0, 40)}`,
  };
}"""
SOME_PICTURES = """new Promise((done) => {
  const next = (left) => requestAnimationFrame(() => (left ? next(left - 1) : setTimeout(done)));
  next(20);
})"""
FARTHEST = 120


class Keys:
    """Somebody who only types."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, key: str) -> None:
        """One key. Afterwards it can be seen where one is."""
        self.page.keyboard.press(key)
        self.person.settle()
        if key == "Tab" and self.is_at(
            "body"
        ):  # behind the last thing of a page one leaves it, and comes back
            self.page.keyboard.press(key)
        self.look()

    def look(self) -> dict[str, Any]:
        at: dict[str, Any] = self.page.evaluate(FOCUS)
        if at["lost"]:  # what was pressed has gone this moment; where one is now shows with the next pictures
            self.page.evaluate(SOME_PICTURES)
            at = self.page.evaluate(FOCUS)
        assert not at["lost"], "the focus is lost"
        assert at["page"] or (at["ringed"] and at["inside"]), at
        return at

    def go_to(self, selector: str, key: str = "Tab") -> None:
        """Go on until one is at such a thing."""
        for _ in range(FARTHEST):
            if self.is_at(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} cannot be reached by {key}; one is at {self.look()}")

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))
