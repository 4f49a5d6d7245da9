import { beforeAll, expect, test } from "vitest";
import { asReplay } from "../../../testing/replays";
import { speak } from "../../../testing/words";
import { ReplayTable } from "./replay-table.svelte";
import { chaptersOf } from "./chapters";

beforeAll(() => speak("en"));

test("a chapter begins where the round changes, and the setup is one of its own", () => {
  const rounds = [0, 0, 1, 1, 2, 3, 3].map((round) => ({ round }));
  expect(chaptersOf(new ReplayTable(asReplay("kasane", rounds)))).toMatchObject([
    { index: 0, title: "Setup" },
    { index: 2, title: "Round 1" },
    { index: 4, title: "Round 2" },
    { index: 5, title: "Round 3" },
  ]);
});

test("where turns are counted, they are the chapters; a game that begins at once has no setup", () => {
  const turns = [1, 2, 2].map((turn) => ({ turn }));
  for (const game of ["yurikure", "lily"]) {
    const chapters = chaptersOf(new ReplayTable(asReplay(game, turns)));
    expect(chapters.map((one) => one.index)).toEqual([0, 1]);
    expect(chapters[1]!.title).toContain("2");
  }
});
