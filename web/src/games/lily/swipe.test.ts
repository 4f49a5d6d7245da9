import { afterEach, beforeEach, expect, test } from "vitest";
import { stepOfKey, swipe } from "./swipe";

let turned: number[] = [];
let node: HTMLElement;
let stop: () => void;

beforeEach(() => {
  turned = [];
  node = document.createElement("div");
  document.body.append(node);
  stop = swipe((step) => turned.push(step))(node);
});
afterEach(() => {
  stop();
  node.remove();
});

function move(from: [number, number], to: [number, number], end = "pointerup"): void {
  const event = (type: string, [clientX, clientY]: [number, number]) =>
    new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true });
  node.dispatchEvent(event("pointerdown", from));
  node.dispatchEvent(event(end, to));
}

test("to the left comes the next card, to the right the one before", () => {
  move([200, 100], [120, 110]);
  move([100, 100], [180, 90]);
  expect(turned).toEqual([1, -1]);
});

test("a tap, a scroll and what the browser takes over turn nothing", () => {
  move([100, 100], [110, 100]);
  move([100, 100], [160, 300]);
  move([200, 100], [100, 100], "pointercancel");
  expect(turned).toEqual([]);
});

test("arrow keys do the same", () => {
  expect(["ArrowRight", "ArrowLeft", "ArrowUp"].map(stepOfKey)).toEqual([1, -1, 0]);
});
