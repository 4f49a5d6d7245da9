import { expect, test } from "vitest";
import type { Line, News } from "../net/protocol";
import { foldLines, shownNews } from "./compact-log";

const PASSES = { key: "passed", together: "all-passed" };
const line = (key: string, seat: number): Line => ({ key, rule: "YK-4.9", facts: { seat } });
const news = (number: number, ...lines: Line[]): News => ({ number, at: 0, what: "decided", seat: 0, lines });

test("passes one after the other are one line, and what follows stays", () => {
  const found = foldLines(
    [
      news(1, line("declared", 0)),
      news(2, line("passed", 1)),
      news(3, line("passed", 2), line("done", 0)),
      news(4, line("passed", 1)),
    ],
    PASSES,
  );
  expect([...found.values()].map((lines) => lines.map(({ key, facts }) => [key, facts.seats ?? facts.seat]))).toEqual([
    [["declared", 0]],
    [["all-passed", [1, 2]]],
    [["done", 0]],
    [["passed", 1]],
  ]);
});

test("where nothing is folded, every line stays", () => {
  expect(foldLines([news(1, line("passed", 1)), news(2, line("passed", 2))], null).get(2)).toHaveLength(1);
});

test("of several moves the last one is told, and opened seats once", () => {
  const what = [
    "opened",
    "moved-here",
    "handed",
    "said",
    "decided",
    "moved-here",
    "handed",
    "handed",
    "decided",
    "handed",
  ];
  const whys = ["", "", "opened", "", "", "", "opened", "opened", "", "vote"];
  const found = shownNews(what.map((one, number) => ({ number, at: 0, what: one, why: whys[number] })));
  expect(found.map(({ number }) => number)).toEqual([4, 5, 6, 8, 9]);
});
