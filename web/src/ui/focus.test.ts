import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./focus";

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  document.body.innerHTML = `
    <main tabindex="-1">
      <div><button id="play">Play</button><a id="learn" href="/learn">Learn</a></div>
      <button id="other">Other</button>
    </main>`;
  stop = keepFocus(document.querySelector("main")!);
  get("play").focus();
});
afterEach(() => stop());

const get = (id: string) => document.getElementById(id)!;
const frames = () => new Promise((done) => setTimeout(done, 5));

test("the neighbour gets the focus of what is disabled, before the browser has taken it away", async () => {
  get("play").setAttribute("disabled", "");
  await vi.waitFor(() => expect(document.activeElement).toBe(get("learn")));
});

test("the nearest that is left gets the focus of what disappears", async () => {
  get("play").parentElement!.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(get("other")));
});

test("whoever has gone elsewhere stays there", async () => {
  get("other").focus();
  get("play").remove();
  await frames();
  expect(document.activeElement).toBe(get("other"));
});
