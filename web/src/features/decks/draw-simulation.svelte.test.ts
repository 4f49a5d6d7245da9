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
    const simulation = new DrawSimulation(DECK);
    expect(simulation.hand.length).toBe(3);
    expect(counts([...simulation.hand, ...simulation.pile])).toBe(WHOLE);
  });

  test("exchanges what was chosen for as many, and loses nothing", () => {
    const simulation = new DrawSimulation(DECK);
    const [first, second, third] = simulation.hand;
    simulation.toggleChosen(0);
    simulation.toggleChosen(1);
    simulation.toggleChosen(1); // after all not
    simulation.toggleChosen(2);
    simulation.exchange();
    expect(simulation.trash).toEqual([first, third]);
    expect(simulation.hand[0]).toBe(second);
    expect([simulation.hand.length, simulation.chosen, simulation.exchanged]).toEqual([3, [], true]);
    expect(counts([...simulation.hand, ...simulation.pile, ...simulation.trash])).toBe(WHOLE);
  });

  test("makes an empty pile anew from the trash", () => {
    const simulation = new DrawSimulation(DECK);
    simulation.toggleChosen(0);
    simulation.exchange();
    simulation.draw(5);
    expect([simulation.pile.length, simulation.trash.length, simulation.refreshCount]).toEqual([1, 0, 1]);
    simulation.draw(9);
    expect([simulation.hand.length, simulation.pile.length], "and then there is nothing more").toEqual([9, 0]);
  });
});

describe("supports", () => {
  const turned = (pile: string[]) => {
    const simulation = new DrawSimulation(DECK);
    Object.assign(simulation, { pile, trash: [] });
    simulation.revealSupport();
    return simulation;
  };

  test("fail with the leader's name, also where a skill gave it to her", () => {
    expect(turned(["two", "one"]).lastSupport).toEqual({ cards: ["two"], failed: false });
    expect(turned(["one", "two"]).lastSupport?.failed).toBe(true);
    expect(turned(["twin", "two"]).lastSupport?.failed).toBe(true);
  });

  test("an event is revealed anew, once", () => {
    expect(turned(["event", "two", "one"]).lastSupport).toEqual({ cards: ["event", "two"], failed: false });
    const twice = turned(["event", "event", "two"]);
    expect(twice.lastSupport).toEqual({ cards: ["event", "event"], failed: true });
    expect(twice.trash).toEqual(["event", "event"]);
  });

  test("many are counted, and leave hand, pile and trash as they were", () => {
    const simulation = new DrawSimulation(DECK);
    const before = [simulation.hand, simulation.pile, simulation.trash];
    simulation.revealMany(400);
    expect([simulation.hand, simulation.pile, simulation.trash]).toEqual(before);
    expect(simulation.supports).toBe(400);
    // Two of nine hold, or an event and then one of them; 0.14 is six times the standard deviation.
    const holds = 2 / 9 + (2 / 9) * (2 / 8);
    expect(Math.abs(simulation.failed / 400 - (1 - holds))).toBeLessThan(0.14);
  });
});
