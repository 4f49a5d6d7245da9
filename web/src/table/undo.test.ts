import { expect, test } from "vitest";
import type { Snapshot } from "../net/protocol";
import { undoMode } from "./undo";

const bot = { kind: "bot", bot: "casual" } as const;
const mode = (code: string | null, other: Snapshot["seats"][number] = bot) =>
  undoMode({
    viewer: 0,
    now: {
      number: 0,
      phase: "playing",
      seats: [{ kind: "person" }, other],
      undo: { refusal: code === null ? null : { code, rule: "", facts: {} } },
    },
  });

test("undo is offered where the table accepts it: not before the point at which a game was continued or moved", () => {
  expect(mode(null)).toBe("free");
  expect(mode("undo-learnt")).toBe("alone");
  expect(mode("undo-learnt", { kind: "person" })).toBe("ask");
  expect(mode("undo-nothing")).toBe("nothing");
  expect(mode("undo-forked")).toBe("nothing");
});
