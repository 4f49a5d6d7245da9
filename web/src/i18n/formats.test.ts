import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../testing/words";
import { formatDate, relativeTime, formatNumber, formatPercent } from "./formats";

const NOW = 1_800_000_000;

describe("how long ago, in words", () => {
  beforeAll(() => speak("en"));

  test.each([
    [-30, "just now"],
    [-119, "just now"],
    [-120, "2 minutes ago"],
    [-7199, "119 minutes ago"],
    [-7200, "2 hours ago"],
    [-2 * 86_400, "2 days ago"],
    [45, "in 45 seconds"],
    [3 * 3600 + 59, "in 3 hours"],
  ])("%i seconds from now: %s", (away, text) => {
    expect(relativeTime(NOW + away, NOW).toLowerCase()).toBe(text);
  });
});

test("numbers, shares and days are written as the language does", async () => {
  await speak("en");
  expect(formatPercent(2 / 3)).toBe("67%");
  expect(formatNumber(1234.56, 1)).toBe("1,234.6");
  expect(formatNumber(12.4)).toBe("12");
  expect(formatDate(NOW)).toMatch(/^Jan 1[45], 2027$/);
  await speak("ja");
  expect(formatDate(NOW)).toMatch(/^2027\/01\/1[45]$/);
  expect(relativeTime(NOW - 7200, NOW)).toBe("2時間前");
});
