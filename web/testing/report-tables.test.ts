import { beforeEach, expect, test, vi } from "vitest";

beforeEach(async () => {
  document.body.innerHTML = `<table>
    <thead><tr>
      <th><button type="button">bot</button></th><th><button type="button">wins</button></th><th>chart</th>
    </tr></thead>
    <tbody>
      <tr><th>casual</th><td data-v="0.305">30.5%</td><td></td></tr>
      <tr><th>strong</th><td data-v="1e-01">10.0%</td><td></td></tr>
      <tr><th>greedy</th><td data-v="">–</td><td></td></tr>
      <tr><th>beginner</th><td data-v="-2">−2</td><td></td></tr>
    </tbody></table>`;
  vi.resetModules();
  // @ts-expect-error It is plain JavaScript without types.
  await import("../../src/madoi/lab/page.js");
});

const names = () => [...document.querySelectorAll("tbody th")].map((cell) => cell.textContent);
const [BOT, WINS] = [0, 1];

function click(column: number): string | null {
  const head = document.querySelectorAll("thead th")[column];
  head?.querySelector("button")?.click();
  return head?.getAttribute("aria-sort") ?? null;
}

test("a column of numbers is sorted by its numbers, and what is unknown comes last", () => {
  expect(click(WINS)).toBe("descending");
  expect(names()).toEqual(["casual", "strong", "beginner", "greedy"]);
  expect(click(WINS)).toBe("ascending");
  expect(names()).toEqual(["beginner", "strong", "casual", "greedy"]);
});

test("a column of texts is sorted too, and only one column says how", () => {
  click(WINS);
  expect(click(BOT)).toBe("descending");
  expect(click(BOT)).toBe("ascending");
  expect(names()).toEqual(["beginner", "casual", "greedy", "strong"]);
  expect(document.querySelectorAll("[aria-sort]").length).toBe(1);
});
