import { afterEach, describe, expect, it, vi } from "vitest";
import type { Snapshot, Welcome } from "../net/protocol";
import { noteError, reportContent } from "./problem-report";

afterEach(() => vi.unstubAllGlobals());

describe("a problem report", () => {
  it("has versions, screen, errors and what this viewer was sent, and no secret of a seat", () => {
    noteError("the board broke");
    const store = {
      secret: "nobody-may-know",
      welcome: { type: "welcome", table: "t", version: "madoi 0" } as Welcome,
      news: Array.from({ length: 500 }, (_, number) => ({ number, at: number, what: "said" })),
      now: { number: 499, phase: "playing", seats: [] } as Snapshot,
    };
    const text = JSON.stringify(reportContent("madoi 1", store));
    expect(text).toContain("the board broke");
    expect(text).toContain('"madoi":"madoi 1"');
    expect(text).toContain('"width"');
    expect(text).not.toContain("nobody-may-know");
    expect((JSON.parse(text) as { table: { news: unknown[] } }).table.news).toHaveLength(400);
  });

  it("can be made without a table", () => {
    expect(reportContent("madoi 1", null).table).toBeNull();
  });
});
