import { describe, expect, test } from "vitest";
import { codeOf } from "../../games/lily/card-code";
import type { PrintedCard } from "../../games/lily/data-types";
import { behind, cutLines, selectedIds, sheetsOf } from "./sheets";

const card = (id: string) => ({ id, title: { ja: id }, called: { ja: id } }) as unknown as PrintedCard;
const CARDS = Object.fromEntries(["a", "b", "p"].map((id) => [id, card(id)]));
const DECK = { cards: { a: 8, b: 2, gone: 3 }, potentials: { p: 2 } };

describe("sheets of cards", () => {
  test("have every copy, nine to a page, with its code", () => {
    const sheets = sheetsOf(selectedIds(DECK, "all"), CARDS);
    expect(sheets.map((sheet) => sheet.map((one) => one?.id ?? "-").join(""))).toEqual(["aaaaaaaab", "bpp------"]);
    expect(sheets[0]![8]).toEqual({ id: "b", code: codeOf(card("b")) });
  });

  test("can have the potentials, the other cards, or each card once", () => {
    expect(selectedIds(DECK, "potentials")).toEqual(["p", "p"]);
    expect(selectedIds(DECK, "cards")).toHaveLength(13);
    expect(selectedIds(DECK, "once")).toEqual(["a", "b", "gone", "p"]);
  });

  test("have backs that lie behind their fronts", () => {
    const sheet = [1, 2, 3, 4, 5, 6, 7, 8, null].map((id) => (id ? { id: String(id), code: "" } : null));
    expect(
      behind(sheet)
        .map((one) => one?.id ?? "-")
        .join(""),
    ).toBe("321654-87");
  });

  test("lie in the middle of the paper", () => {
    expect(cutLines("a4")).toEqual({ across: [10.5, 73.5, 136.5, 199.5], down: [16.5, 104.5, 192.5, 280.5] });
    expect(cutLines("letter").down.map(Math.round)).toEqual([8, 96, 184, 272]);
  });
});
