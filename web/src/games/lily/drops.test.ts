import { describe, expect, test } from "vitest";
import type { LilyAction } from "./actions";
import { actionsOnDrop, canDrag, targetName, targetNamed, type Dragged, type DropTarget, scrollToShow } from "./drops";
import type { Area } from "./view";

function action(text: string): LilyAction {
  const [verb, ...rest] = text.split(" ") as [string, ...string[]];
  const withCard = ["deploy", "level", "place", "event", "take"].includes(verb);
  const numbers = rest.filter((part) => /^\d$/.test(part)).map(Number);
  return {
    text,
    verb,
    card: withCard ? rest[0]! : "",
    areas: rest.slice(withCard ? 1 : 0).filter((part) => !/^\d$/.test(part)) as Area[],
    number: numbers[0] ?? 0,
    side: "",
  };
}

const card = (id: string): Dragged => ({ kind: "card", id });
const character = (area: Area): Dragged => ({ kind: "character", area });
const own = (area: Area): DropTarget => ({ kind: "area", mine: true, area });
const enemy = (area: Area): DropTarget => ({ kind: "area", mine: false, area });

const ACTS = [
  "deploy w101 lf",
  "deploy w101 rf",
  "level w102 cf",
  "event w140",
  "attack lf cf",
  "attack rf lf cf",
  "attack rf cf rf",
  "attack rf cf lf",
  "move lf lb",
  "skill lf 1",
  "take w101",
  "end",
].map(action);
const dropped = (what: Dragged, where: DropTarget) => actionsOnDrop(ACTS, what, where).map((act) => act.text);

describe("what a dragged thing can be dropped on comes into sight", () => {
  const edges = { top: 8, bottom: 400 };
  const at = (top: number) => ({ top, bottom: top + 60 });

  test("nothing scrolls while all of it is in sight", () => {
    expect(scrollToShow([at(100), at(300)], edges)).toBe(0);
    expect(scrollToShow([], edges)).toBe(0);
  });

  test("up to the enemy's row, or down to one's own, but never past the upper edge", () => {
    expect(scrollToShow([at(-50), at(300)], edges)).toBe(-58);
    expect(scrollToShow([at(100), at(380)], edges)).toBe(40);
    expect(scrollToShow([at(20), at(500)], edges)).toBe(12);
  });
});

describe("a drop means exactly the offered actions", () => {
  test("a card is deployed where it is dropped", () => {
    expect(dropped(card("w101"), own("lf"))).toEqual(["deploy w101 lf"]);
    expect(dropped(card("w101"), own("cf"))).toEqual([]);
    expect(dropped(card("w101"), enemy("lf"))).toEqual([]);
  });

  test("a card levels up whom it is dropped on", () => {
    expect(dropped(card("w102"), own("cf"))).toEqual(["level w102 cf"]);
    expect(dropped(card("w102"), own("lf"))).toEqual([]);
  });

  test("an event belongs in the event area only", () => {
    expect(dropped(card("w140"), { kind: "event" })).toEqual(["event w140"]);
    expect(dropped(card("w140"), own("cf"))).toEqual([]);
    expect(dropped(card("w101"), { kind: "event" })).toEqual([]);
  });

  test("a character attacks an enemy's area and moves to an own one", () => {
    expect(dropped(character("lf"), enemy("cf"))).toEqual(["attack lf cf"]);
    expect(dropped(character("lf"), own("lb"))).toEqual(["move lf lb"]);
    expect(dropped(character("lf"), enemy("lf"))).toEqual([]);
    expect(dropped(character("lf"), { kind: "event" })).toEqual([]);
  });

  test("a wide attack leaves the second area open", () => {
    expect(dropped(character("rf"), enemy("cf"))).toEqual(["attack rf cf rf", "attack rf cf lf"]);
  });
});

test("only what has a place to go can be dragged", () => {
  expect(canDrag(ACTS, card("w101"))).toBe(true);
  expect(canDrag(ACTS, card("w999"))).toBe(false);
  expect(canDrag(ACTS, character("rf"))).toBe(true);
  expect(canDrag(ACTS, character("cf"))).toBe(false);
  expect(canDrag([action("take w101")], card("w101"))).toBe(false);
});

test("targets have names in the page", () => {
  for (const target of [own("lf"), enemy("cb"), { kind: "event" } as DropTarget])
    expect(targetNamed(targetName(target))).toEqual(target);
  expect(targetNamed("dock")).toBeNull();
  expect(targetNamed(undefined)).toBeNull();
});
