import { describe, expect, test } from "vitest";
import type { LilyAction } from "./actions";
import { exchangeSteps, HandExchange } from "./hand-exchange.svelte";

const action = (text: string): LilyAction => {
  const [verb = "", card = ""] = text.split(" ");
  return { verb, card, text, areas: [] } as unknown as LilyAction;
};
const offered = (...texts: string[]): LilyAction[] => texts.map(action);

describe("the exchange of the first hand", () => {
  test("card by card, then the rest is kept", () => {
    expect(exchangeSteps(["a", "b", "a"], new Set([0, 2]))).toEqual(["a", "a", "pass"]);
    expect(exchangeSteps(["a", "b"], new Set())).toEqual(["pass"]);
  });

  test("who gives back all keeps nothing", () => {
    expect(exchangeSteps(["a", "b"], new Set([0, 1]))).toEqual(["a", "b"]);
  });

  test("each prompt gets the next step, and nothing is sent without one", () => {
    const sent: string[] = [];
    const exchange = new HandExchange((text) => sent.push(text));
    exchange.toggle(0);
    exchange.toggle(1);
    exchange.toggle(1);
    exchange.toggle(2);
    exchange.start(["a", "b", "c"], offered("return a", "return b", "return c", "pass"));
    expect(sent).toEqual(["return a"]);
    exchange.follow([]);
    expect(sent).toEqual(["return a"]);
    exchange.follow(offered("return b", "return c", "pass"));
    exchange.follow(offered("return b", "pass"));
    expect(sent).toEqual(["return a", "return c", "pass"]);
    expect(exchange.running).toBe(false);
  });

  test("a step that is not offered ends it", () => {
    const sent: string[] = [];
    const exchange = new HandExchange((text) => sent.push(text));
    exchange.toggle(0);
    exchange.start(["a", "b"], offered("couple", "pass"));
    expect(sent).toEqual([]);
    expect(exchange.running).toBe(false);
  });
});
