import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { speak } from "../../testing/words";
import type { News, Snapshot } from "../net/protocol";
import type { TableModel } from "../net/table-model";
import Prompt from "./Prompt.svelte";

test("whoever waits reads what happened last, and nothing that was taken back", async () => {
  await speak("en");
  const took = (number: number, seat: number, card: number): News => ({
    number,
    at: 0,
    what: "decided",
    seat,
    lines: [{ key: "kasane-took", rule: "KS-2.1", facts: { seat, column: 1, card } }],
  });
  const news: News[] = [took(1, 1, 3), took(2, 2, 9), { number: 3, at: 0, what: "undone", seat: 2, taken_back: [2] }];
  const now = { number: 3, phase: "playing", seats: [], to_move: [2] } as unknown as Snapshot;
  const table = { game: "kasane", viewer: 0, names: ["You", "Mio", "Aki"], news, now } as unknown as TableModel;
  const shown = mount(Prompt, { target: document.body, props: { table } });
  flushSync();
  expect(document.body.textContent).toContain("Mio took a 3");
  expect(document.body.textContent).not.toContain("Aki took a 9");
  await unmount(shown);
});
