import { expect, test } from "vitest";
import { readResult, resultLink } from "./result-code";

const result = { day: "2026-11-18", game: "lily", name: "澪 Mio", score: { place: 2, margin: -3, points: 4 } };
const codeOf = (value: unknown) => `#result=${btoa(JSON.stringify(value)).replaceAll("=", "")}`;

test("a result travels behind the # of a link", () => {
  const link = new URL(resultLink(result));
  expect(link.pathname).toBe("/daily");
  expect(readResult(link.hash)).toEqual(result);
});

test("a code holds the result and nothing else", () => {
  const { hash } = new URL(resultLink({ ...result, name: "Mio" }));
  const text = atob(hash.slice("#result=".length));
  expect(JSON.parse(text)).toEqual(["2026-11-18", "lily", "Mio", 2, -3, 4]);
});

test.each([
  "",
  "#result=",
  "#result=%%%",
  "#other=x",
  codeOf([]),
  codeOf({}),
  codeOf(["2026-99-99", "lily", "Mio", 2, -3, 4]),
  codeOf(["2026-11-18", "chess", "Mio", 2, -3, 4]),
  codeOf(["2026-11-18", "lily", 7, 2, -3, 4]),
  codeOf(["2026-11-18", "lily", "x".repeat(41), 2, -3, 4]),
  codeOf(["2026-11-18", "lily", "Mio", "<b>", -3, 4]),
  codeOf(["2026-11-18", "lily", "Mio", 1, 1e99, 4]),
  `#result=${"A".repeat(500)}`,
])("what is no result is none: %s", (hash) => {
  expect(readResult(hash)).toBe(null);
});
