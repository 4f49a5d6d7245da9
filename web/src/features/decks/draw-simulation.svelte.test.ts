import { beforeAll, describe, expect, test, vi } from "vitest";
import { DECK, STOCK } from "../../../testing/cards";
import { api } from "../../net/api";
import { DrawSimulation } from "./draw-simulation.svelte";
import { catalogue } from "./card-catalogue.svelte";

beforeAll(async () => {
  vi.spyOn(api, "catalogue").mockResolvedValue(STOCK);
  await catalogue.load();
});

const counts = (cards: string[]) => cards.toSorted().join(" ");
const WHOLE = counts(["one", "one", "one", "two", "two", "twin", "twin", "event", "event"]);

describe("a test draw", () => {
  test("begins with a hand of the deck without leader and partner", () => {
    const drawing = new DrawSimulation(DECK);
    expect(drawing.hand.length).toBe(3);
    expect(counts([...drawing.hand, ...drawing.pile])).toBe(WHOLE);
  });

  test("exchanges what was chosen for as many, and loses nothing", () => {
    const drawing = new DrawSimulation(DECK);
    const [first, second, third] = drawing.hand;
    drawing.choose(0);
    drawing.choose(1);
    drawing.choose(1); // after all not
    drawing.choose(2);
    drawing.exchange();
    expect(drawing.trash).toEqual([first, third]);
    expect(drawing.hand[0]).toBe(second);
    expect([drawing.hand.length, drawing.chosen, drawing.exchanged]).toEqual([3, [], true]);
    expect(counts([...drawing.hand, ...drawing.pile, ...drawing.trash])).toBe(WHOLE);
  });

  test("makes an empty pile anew from the trash", () => {
    const drawing = new DrawSimulation(DECK);
    drawing.choose(0);
    drawing.exchange();
    drawing.draw(5);
    expect([drawing.pile.length, drawing.trash.length, drawing.refreshed]).toEqual([1, 0, 1]);
    drawing.draw(9);
    expect([drawing.hand.length, drawing.pile.length], "and then there is nothing more").toEqual([9, 0]);
  });
});

describe("supports", () => {
  const turned = (pile: string[]) => {
    const drawing = new DrawSimulation(DECK);
    Object.assign(drawing, { pile, trash: [] });
    drawing.turn();
    return drawing;
  };

  test("fail with the leader's name, also where a skill gave it to her", () => {
    expect(turned(["two", "one"]).turned).toEqual({ cards: ["two"], failed: false });
    expect(turned(["one", "two"]).turned?.failed).toBe(true);
    expect(turned(["twin", "two"]).turned?.failed).toBe(true);
  });

  test("an event is revealed anew, once", () => {
    expect(turned(["event", "two", "one"]).turned).toEqual({ cards: ["event", "two"], failed: false });
    const twice = turned(["event", "event", "two"]);
    expect(twice.turned).toEqual({ cards: ["event", "event"], failed: true });
    expect(twice.trash).toEqual(["event", "event"]);
  });

  test("many are counted, and leave hand, pile and trash as they were", () => {
    const drawing = new DrawSimulation(DECK);
    const before = [drawing.hand, drawing.pile, drawing.trash];
    drawing.turnMany(400);
    expect([drawing.hand, drawing.pile, drawing.trash]).toEqual(before);
    expect(drawing.supports).toBe(400);
    // Two of nine hold, or an event and then one of them; 0.14 is six times the standard deviation.
    const holds = 2 / 9 + (2 / 9) * (2 / 8);
    expect(Math.abs(drawing.failed / 400 - (1 - holds))).toBeLessThan(0.14);
  });
});
