import { expect, test } from "vitest";
import type { News } from "../../net/protocol";
import type { LilyData } from "./data-types";
import { ending } from "./ending";

const told = (key: string, facts: Record<string, unknown>): News[] =>
  [{ number: 0, what: "decided", lines: [{ key, facts, rule: "" }] }] as unknown as News[];

test("a duel that somebody gave up says who and when, not how often leaders were hit", () => {
  const view = { turn: 3 } as LilyData;
  const phrase = (news: News[]) => ending.margin!(view, news, 0, 1);
  const facts = { seat: 1, turn: 3 };
  expect(phrase(told("lily-won", { seat: 0, reason: "conceded" }))).toEqual({ key: "web-end-lily-conceded", facts });
  expect(phrase(told("lily-won", { seat: 0, reason: "deck" }))?.key).toBe("web-end-lily-margin");
});
