import { beforeEach, describe, expect, test, vi } from "vitest";
import { findPage } from "../app/routes";
import { router } from "./router.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  router.go("/");
});

describe("addresses", () => {
  test.each([
    ["/t/abc-123_X", "abc-123_X"],
    [`/t/${"x".repeat(65)}`, null],
    ["/t/a/b", null],
    ["/", null],
  ])("%s: the table %s", (path, table) => {
    router.go(path);
    expect(router.table).toBe(table);
  });

  test.each([
    ["/rules/kasane", "/rules", "kasane"],
    ["/rules", "/rules", ""],
    ["/decks/own%20one", "/decks", "own one"],
    ["/replay/t1", "/replay", "t1"],
    ["/new/kasane", "/new", "kasane"],
  ])("%s is a page, and about something", (address, path, about) => {
    expect(findPage(address)).toMatchObject({ page: { path }, about });
  });

  test("what is no page is none", () => {
    expect(findPage("/t/abc")).toBe(null);
    expect(findPage("/")).toBe(null);
    expect(findPage("/rulesX")).toBe(null);
  });
});

describe("going somewhere", () => {
  test("sets path, search and hash, counts, and begins at the top", () => {
    const before = router.navigations;
    router.go("/rules/lily?q=x#LY-8.5");
    expect([router.path, router.search, router.hash]).toEqual(["/rules/lily", "?q=x", "#LY-8.5"]);
    expect(router.navigations).toBe(before + 1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    router.go("/rules/lily?q=x#LY-8.5");
    expect(router.navigations, "also to where one is").toBe(before + 2);
  });

  test("another address for the same page is no move", () => {
    router.go("/rules");
    const before = router.navigations;
    router.replace("/rules?q=y");
    expect([location.search, router.search, router.navigations]).toEqual(["?q=y", "?q=y", before]);
  });

  test("back and forward are seen", () => {
    const before = router.navigations;
    history.replaceState(null, "", "/mine");
    dispatchEvent(new PopStateEvent("popstate"));
    expect([router.path, router.navigations]).toEqual(["/mine", before + 1]);
  });

  test("a link is followed without loading anew, unless a new tab is wanted", () => {
    const link = document.createElement("a");
    link.href = "/about";
    link.addEventListener("click", (event) => router.followLink(event));
    const click = (parts: MouseEventInit) => {
      const event = new MouseEvent("click", { cancelable: true, ...parts });
      link.dispatchEvent(event);
      return event.defaultPrevented;
    };
    for (const parts of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(click(parts)).toBe(false);
    }
    expect(router.path).toBe("/");
    expect(click({})).toBe(true);
    expect(router.path).toBe("/about");
  });
});
