import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../net/api";
import {
  hasTransfer,
  readTransfer,
  createTransferLink,
  transferChanges,
  clearData,
  collectData,
  importData,
} from "./device-transfer";

beforeEach(() => localStorage.clear());

const put = (key: string, thing: unknown) => localStorage.setItem(key, JSON.stringify(thing));
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;

describe("what goes along", () => {
  test("is what people would miss; what is a matter of the device stays", () => {
    localStorage.setItem("madoi-name", "Rin");
    put("madoi-seats", { t: "s" });
    put("madoi-sheet-1", { terms: {} });
    put("madoi-comfort", { sound: false });
    put("madoi-standing", { t: {} });
    put("madoi-finished", {});
    expect(Object.keys(collectData()).sort()).toEqual(["madoi-name", "madoi-seats", "madoi-sheet-1"]);
  });

  test("comes back after everything was forgotten", () => {
    put("madoi-seats", { t: "s" });
    put("madoi-sheet-1", { terms: {} });
    put("madoi-comfort", {});
    const before = clearData();
    expect(kept("madoi-seats")).toBe(null);
    expect(kept("madoi-sheet-1")).toBe(null);
    expect(kept("madoi-comfort")).toEqual({});
    importData(before);
    expect(kept("madoi-seats")).toEqual({ t: "s" });
    expect(kept("madoi-sheet-1")).toEqual({ terms: {} });
  });
});

describe("joined with what is here", () => {
  test("seats: those that are missing come, those that are here stay as they are", () => {
    put("madoi-seats", { both: "here", mine: "m" });
    importData({ "madoi-seats": JSON.stringify({ both: "there", theirs: "t" }) });
    expect(kept("madoi-seats")).toEqual({ both: "here", mine: "m", theirs: "t" });
  });

  test("the name: only where there is none", () => {
    importData({ "madoi-name": "Mio" });
    expect(localStorage.getItem("madoi-name")).toBe("Mio");
    importData({ "madoi-name": "Rin" });
    expect(localStorage.getItem("madoi-name")).toBe("Mio");
  });

  test("decks: the same deck comes once, a different one of the same id under another", () => {
    put("madoi-lily-decks", [{ id: "a", name: "Dawn" }]);
    const there = [
      { id: "x", name: "Dawn" },
      { id: "a", name: "Dusk" },
    ];
    importData({ "madoi-lily-decks": JSON.stringify(there) });
    expect(kept("madoi-lily-decks")).toEqual([
      { id: "a", name: "Dawn" },
      { id: "a-2", name: "Dusk" },
    ]);
    importData({ "madoi-lily-decks": JSON.stringify(there) });
    expect((kept("madoi-lily-decks") as unknown[]).length, "a second time nothing comes").toBe(2);
  });

  test("sheets: one that is here is not doubled, its page stays", () => {
    put("madoi-sheets", [{ id: "a", name: "mine" }]);
    put("madoi-sheet-a", { round: 3 });
    importData({
      "madoi-sheets": JSON.stringify([
        { id: "a", name: "theirs" },
        { id: "b", name: "" },
      ]),
      "madoi-sheet-a": JSON.stringify({ round: 0 }),
      "madoi-sheet-b": JSON.stringify({ round: 6 }),
    });
    expect(kept("madoi-sheets")).toEqual([
      { id: "a", name: "mine" },
      { id: "b", name: "" },
    ]);
    expect(kept("madoi-sheet-a")).toEqual({ round: 3 });
    expect(kept("madoi-sheet-b")).toEqual({ round: 6 });
  });

  test("lessons: as far as on either device", () => {
    put("madoi-lessons", { a: { step: 5, done: false }, b: { step: 1, done: true } });
    importData({ "madoi-lessons": JSON.stringify({ a: { step: 2, done: true }, b: { step: 4 }, c: { step: 3 } }) });
    expect(kept("madoi-lessons")).toEqual({
      a: { step: 5, done: true },
      b: { step: 4, done: true },
      c: { step: 3, done: false },
    });
  });

  test("what cannot be read, is of another kind, or is unknown changes nothing", () => {
    put("madoi-seats", { t: "s" });
    importData({ "madoi-seats": "{", "madoi-lessons": "[1]", "madoi-comfort": "{}" });
    expect(kept("madoi-seats")).toEqual({ t: "s" });
    expect(localStorage.getItem("madoi-comfort")).toBe(null);
    expect(localStorage.getItem("madoi-lessons")).toBe(null);
  });
});

test("what would come is counted before it is taken: how much is new, how much is known", () => {
  put("madoi-seats", { both: "s" });
  const parcel = {
    "madoi-seats": JSON.stringify({ both: "x", a: "1", b: "2" }),
    "madoi-finished": JSON.stringify({}),
    "madoi-sheet-a": JSON.stringify({ round: 0 }),
  };
  expect(transferChanges(parcel)).toEqual([{ key: "madoi-seats", added: 2, known: 1 }]);
  expect(kept("madoi-seats"), "nothing unasked").toEqual({ both: "s" });
});

describe("the link", () => {
  test("leaves with the server what it cannot read, and brings it to another device", async () => {
    put("madoi-seats", { t: "a secret of mine" });
    let left = "";
    vi.spyOn(api, "storeTransfer").mockImplementation((body) => {
      left = body;
      return Promise.resolve({ parcel: "p1", until: 99 });
    });
    vi.spyOn(api, "fetchTransfer").mockImplementation((parcel) => {
      expect(parcel).toBe("p1");
      return Promise.resolve({ body: left });
    });
    const { link, until } = await createTransferLink();
    expect(until).toBe(99);
    expect(link).toMatch(/^https:\/\/madoi\.example\/mine#left=p1\.[\w-]{22}$/);
    expect(atob(left.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("secret");
    const { hash } = new URL(link);
    expect(hasTransfer(hash)).toBe(true);
    localStorage.clear();
    importData(await readTransfer(hash));
    expect(kept("madoi-seats")).toEqual({ t: "a secret of mine" });
  });

  test("with another key opens nothing", async () => {
    vi.spyOn(api, "storeTransfer").mockResolvedValue({ parcel: "p1", until: 99 });
    put("madoi-seats", { t: "s" });
    await createTransferLink();
    const body = vi.mocked(api.storeTransfer).mock.calls[0]![0];
    vi.spyOn(api, "fetchTransfer").mockResolvedValue({ body });
    await expect(readTransfer(`#left=p1.${"A".repeat(22)}`)).rejects.toThrow();
  });

  test("holds everything itself where the browser cannot seal", async () => {
    vi.stubGlobal("crypto", { subtle: undefined });
    put("madoi-seats", { t: "é 円居" });
    const { link, until } = await createTransferLink();
    expect(until).toBe(null);
    expect(await readTransfer(new URL(link).hash)).toEqual({ "madoi-seats": '{"t":"é 円居"}' });
  });

  test("that was cut off, or is none, is told apart", async () => {
    vi.stubGlobal("crypto", { subtle: undefined });
    put("madoi-seats", { t: "s".repeat(200) });
    const { hash } = new URL((await createTransferLink()).link);
    await expect(readTransfer(hash.slice(0, -6))).rejects.toThrow();
    expect(hasTransfer("")).toBe(false);
    expect(hasTransfer("#deck=x")).toBe(false);
  });
});
