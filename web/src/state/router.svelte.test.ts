import { beforeEach, describe, expect, test, vi } from "vitest";
import { pageAt } from "../app/routes";
import { place } from "./router.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  place.go("/");
});

describe("addresses", () => {
  test.each([
    ["/t/abc-123_X", "abc-123_X", null],
    [`/t/${"x".repeat(65)}`, null, null],
    ["/t/a/b", null, null],
    ["/new/kasane", null, "kasane"],
    ["/new/KASANE", null, null],
    ["/", null, null],
  ])("%s: the table %s, a table of %s is being opened", (path, table, opening) => {
    place.go(path);
    expect([place.table, place.opening]).toEqual([table, opening]);
  });

  test.each([
    ["/rules/kasane", "/rules", "kasane"],
    ["/rules", "/rules", ""],
    ["/decks/own%20one", "/decks", "own one"],
    ["/replay/t1", "/replay", "t1"],
  ])("%s is a page, and about something", (address, path, about) => {
    expect(pageAt(address)).toMatchObject({ page: { path }, about });
  });

  test("what is no page is none", () => {
    expect(pageAt("/t/abc")).toBe(null);
    expect(pageAt("/")).toBe(null);
    expect(pageAt("/rulesX")).toBe(null);
  });
});

describe("going somewhere", () => {
  test("sets path, search and hash, counts, and begins at the top", () => {
    const before = place.moves;
    place.go("/rules/lily?q=x#LY-8.5");
    expect([place.path, place.search, place.hash]).toEqual(["/rules/lily", "?q=x", "#LY-8.5"]);
    expect(place.moves).toBe(before + 1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    place.go("/rules/lily?q=x#LY-8.5");
    expect(place.moves, "also to where one is").toBe(before + 2);
  });

  test("another address for the same page is no move", () => {
    place.go("/rules");
    const before = place.moves;
    place.rename("/rules?q=y");
    expect([location.search, place.search, place.moves]).toEqual(["?q=y", "?q=y", before]);
  });

  test("back and forward are seen", () => {
    const before = place.moves;
    history.replaceState(null, "", "/mine");
    dispatchEvent(new PopStateEvent("popstate"));
    expect([place.path, place.moves]).toEqual(["/mine", before + 1]);
  });

  test("a link is followed without loading anew, unless a new tab is wanted", () => {
    const link = document.createElement("a");
    link.href = "/about";
    link.addEventListener("click", (event) => place.follow(event));
    const click = (parts: MouseEventInit) => {
      const event = new MouseEvent("click", { cancelable: true, ...parts });
      link.dispatchEvent(event);
      return event.defaultPrevented;
    };
    for (const parts of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(click(parts)).toBe(false);
    }
    expect(place.path).toBe("/");
    expect(click({})).toBe(true);
    expect(place.path).toBe("/about");
  });
});
