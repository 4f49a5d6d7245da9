import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../../testing/words";
import PuzzlesPage from "./PuzzlesPage.svelte";

const LIST = "/api/puzzles";
const AWAY = "Puzzles can't be loaded right now.";
let page: Record<string, unknown>;
const props = $state({ about: "" });

/** Open the page where the service has these answers, by path, and is out of reach for anything else. */
function open(about: string, answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const found = answers[path];
    return found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError("no line"));
  });
  props.about = about;
  page = mount(PuzzlesPage, { target: document.body, props });
}

const shown = (): string => document.body.innerText;
const until = (holds: () => void) =>
  vi.waitFor(() => {
    flushSync();
    holds();
  });

beforeEach(() => speak("en"));
afterEach(() => unmount(page));

test("a puzzle that cannot be loaded says so, and the list can be opened from there", async () => {
  open("kasane-abc", { [LIST]: { games: [{ game: "kasane", puzzles: [{ id: "abc", level: "easy" }] }] } });
  await until(() => expect(shown()).toContain(AWAY));
  expect(shown()).not.toContain("Connecting");
  props.about = "";
  await until(() => expect(shown()).toContain("One puzzle"));
  expect(shown()).not.toContain(AWAY);
});

test("a list that cannot be loaded says so", async () => {
  open("", {});
  await until(() => expect(shown()).toContain(AWAY));
});
