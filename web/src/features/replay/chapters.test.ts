import { beforeAll, expect, test } from "vitest";
import { asRetold } from "../../../testing/retold";
import { speak } from "../../../testing/words";
import { Retold } from "./replay-table.svelte";
import { chaptersOf } from "./chapters";

beforeAll(() => speak("en"));

test("a chapter begins where the round changes, and the setup is one of its own", () => {
  const rounds = [0, 0, 1, 1, 2, 3, 3].map((round) => ({ round }));
  expect(chaptersOf(new Retold(asRetold("kasane", rounds)))).toMatchObject([
    { place: 0, title: "Setup" },
    { place: 2, title: "Round 1" },
    { place: 4, title: "Round 2" },
    { place: 5, title: "Round 3" },
  ]);
});

test("where turns are counted, they are the chapters; a game that begins at once has no setup", () => {
  const turns = [1, 2, 2].map((turn) => ({ turn }));
  for (const game of ["yurikure", "lily"]) {
    const chapters = chaptersOf(new Retold(asRetold(game, turns)));
    expect(chapters.map((one) => one.place)).toEqual([0, 1]);
    expect(chapters[1]!.title).toContain("2");
  }
});
