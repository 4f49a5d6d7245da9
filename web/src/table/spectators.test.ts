import { beforeAll, expect, test } from "vitest";
import { speak } from "../../testing/words";
import { invitedText, spectatorText } from "./spectators";

beforeAll(() => speak("en"));
const here = (spectators: number, ...names: string[]) => ({ type: "here" as const, seats: [0], spectators, names });

test("a host sees who has opened the link, by name where they have one", () => {
  expect(invitedText(here(0))).toContain("Nobody");
  expect(invitedText(here(2))).toContain("2 people");
  expect(invitedText(here(2, "Aki", "Kei"))).toMatch(/: Aki, Kei$/);
  expect(invitedText(here(3, "Aki"))).toMatch(/: Aki and 2 more$/);
});

test("spectators are counted and named", () => {
  expect(spectatorText(here(1))).toBe("1 spectator");
  expect(spectatorText(here(2, "Aki"))).toBe("2 spectators: Aki");
});
