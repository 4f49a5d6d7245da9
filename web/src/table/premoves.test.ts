import { describe, expect, test } from "vitest";
import { asNow } from "../../testing/fake-socket";
import type { PromptSnapshot, Snapshot } from "../net/protocol";
import { premoveToSet } from "./premoves";

const asked = (wishes: string[], parts: Partial<Snapshot> = {}): Snapshot =>
  asNow({ prompt: { wishes } as unknown as PromptSnapshot, ...parts });

describe("the premove that a preference wants", () => {
  test("is set as soon as it is offered, once", () => {
    expect(premoveToSet(asked(["needless"]), "needless", true)).toBe("needless");
    expect(premoveToSet(asked(["needless"], { wish: "needless" }), "needless", true)).toBeNull();
    expect(premoveToSet(asked([]), "needless", true)).toBeNull();
    expect(premoveToSet(asNow(), "needless", true)).toBeNull();
  });

  test("is taken back when it is no longer wanted", () => {
    expect(premoveToSet(asNow({ wish: "needless" }), "needless", false)).toBe("");
    expect(premoveToSet(asNow(), "needless", false)).toBeNull();
  });

  test("replaces no premove that the player has set, and is for the game that knows it", () => {
    expect(premoveToSet(asked(["needless"], { wish: "other" }), "needless", true)).toBeNull();
    expect(premoveToSet(asked(["needless"]), "", true)).toBeNull();
    expect(premoveToSet(asked(["needless"], { phase: "over" }), "needless", true)).toBeNull();
  });
});
