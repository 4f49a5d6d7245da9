import { describe, expect, test } from "vitest";
import type { PromptSnapshot } from "../net/protocol";
import { SetupAnswers } from "./setup";

const asked = (question: string, id = "1"): PromptSnapshot =>
  ({ id, question, default: "leader w101", actions: ["leader w101", "leader w102"] }) as PromptSnapshot;

describe("leader and partner of a deck", () => {
  test("are answered once each, and not shown as a question meanwhile", () => {
    const setup = new SetupAnswers("lily");
    const leader = asked("lily-question-leader");
    expect(setup.take(leader)).toBe("leader w101");
    expect(setup.take(leader)).toBe("");
    expect(setup.answerTo(leader)).toBe("leader w101");
    expect(setup.take(asked("lily-question-partner"))).not.toBe("");
  });

  test("are asked for after an undo, which makes another prompt, and after a refusal", () => {
    const setup = new SetupAnswers("lily");
    setup.take(asked("lily-question-leader", "1"));
    expect(setup.answerTo(asked("lily-question-leader", "2"))).toBe("");
    expect(setup.take(asked("lily-question-leader", "2"))).toBe("");
    setup.giveUp(asked("lily-question-leader", "1"));
    expect(setup.answerTo(asked("lily-question-leader", "1"))).toBe("");
  });

  test("no other question is answered, nor one of another game", () => {
    expect(new SetupAnswers("lily").answerTo(asked("lily-question-mulligan"))).toBe("");
    expect(new SetupAnswers("kasane").answerTo(asked("lily-question-leader"))).toBe("");
  });
});
