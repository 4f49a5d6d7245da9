import { beforeEach, expect, test } from "vitest";
import { SHORTCUTS, shortcutOf } from "./shortcuts";

beforeEach(() => document.body.replaceChildren());

function press(key: string, change: KeyboardEventInit = {}, on: Element = document.body): string | null {
  let found: string | null = null;
  const listen = (event: Event) => (found = shortcutOf(event as KeyboardEvent));
  document.addEventListener("keydown", listen, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...change }));
  return found;
}

function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

test("each key has its own meaning", () => {
  expect(Object.keys(SHORTCUTS).map((key) => press(key))).toEqual(Object.values(SHORTCUTS));
  expect(press("U")).toBe("undo");
  expect([press("x"), press("Enter"), press("Escape")]).toEqual([null, null, null]);
});

test("not while typing, in a dialog, or with the browser's own keys", () => {
  expect(press("c", {}, add("<input />"))).toBe(null);
  expect(press("c", {}, add("<textarea></textarea>"))).toBe(null);
  expect(press("c", {}, add("<input type='checkbox' />"))).toBe("chat");
  expect(press("c", { ctrlKey: true })).toBe(null);
  expect(press("c", { isComposing: true })).toBe(null);
  add("<dialog open></dialog>");
  expect(press("c")).toBe(null);
});
