import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../state/preferences.svelte";
import { playSound } from "./sounds";

const vibrate = vi.fn();

function stubDevice(coarse: boolean, touched: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: touched } });
}

beforeEach(() => {
  vibrate.mockClear();
  preferences.set({ sound: false, haptics: true });
});

test("a phone shakes at what is worth feeling, also without sound", () => {
  stubDevice(true, true);
  playSound("yaku", 1);
  playSound("paper");
  expect(vibrate.mock.calls).toEqual([[[50]]]);
});

test.each([
  ["a desktop", false, true, true],
  ["a page that nobody has touched", true, false, true],
  ["a player who does not want it", true, true, false],
])("not on %s", (_, coarse, touched, haptics) => {
  stubDevice(coarse, touched);
  preferences.set({ haptics });
  playSound("heart", 1);
  expect(vibrate).not.toHaveBeenCalled();
});
