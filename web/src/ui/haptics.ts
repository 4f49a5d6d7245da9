// Haptics: how a phone shakes at what is worth feeling, in milliseconds on and off.

import { preferences } from "../state/preferences.svelte";
import type { SoundName } from "./sounds";

/** By the weight of the sound, from 0 to 1. What happens at every move is not felt. */
const PATTERNS: Partial<Record<SoundName, (weight: number) => number[]>> = {
  turn: () => [25],
  dice: () => [12, 70, 12, 70, 12],
  yaku: (weight) => [Math.round(15 + 35 * weight)],
  heart: (weight) => [Math.round(20 + 20 * weight), 130, Math.round(15 + 15 * weight)],
  part: () => [60],
  end: () => [30, 80, 50],
};

/** Whether this device can shake: a phone, and a browser that lets it. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function vibrate(sound: SoundName, weight: number): void {
  const pattern = PATTERNS[sound]?.(weight);
  if (pattern && preferences.haptics && canVibrate()) navigator.vibrate(pattern);
}
