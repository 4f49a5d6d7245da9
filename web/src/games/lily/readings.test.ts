import { expect, test } from "vitest";
import { GIRLS } from "./art/girls";
import { readingOf } from "./readings";

test("every girl that has a portrait has a reading, in Japanese only", () => {
  for (const name of Object.keys(GIRLS)) {
    expect(readingOf(name, "ja"), name).toMatch(/^[ぁ-ん]+$/);
    expect(readingOf(name, "en")).toBe("");
  }
  expect(readingOf("somebody else", "ja")).toBe("");
});
