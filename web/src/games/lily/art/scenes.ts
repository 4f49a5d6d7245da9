// The scene of every event and potential of our sets, and of any other.

import { hash } from "./shapes";
import type { HourName, PlaceName } from "./places";

interface Scene {
  place: PlaceName;
  hour: HourName;
}

const scene = (place: PlaceName, hour: HourName): Scene => ({ place, hour });

const SCENES: Record<string, Scene> = {
  we1: scene("school", "dawn"),
  we2: scene("boathouse", "day"),
  we3: scene("pier", "dawn"),
  we4: scene("corridor", "day"),
  wp1: scene("rain", "dawn"),
  wp2: scene("hands", "day"),
  wp3: scene("pier", "dusk"),
  wp4: scene("songbook", "dawn"),
  wp5: scene("crossing", "day"),
  wp6: scene("ferry", "dawn"),
  he1: scene("corridor", "night"),
  he2: scene("shelves", "dusk"),
  he3: scene("meteors", "night"),
  he4: scene("letters", "night"),
  hp1: scene("shelves", "night"),
  hp2: scene("stars", "night"),
  hp3: scene("meteors", "night"),
  hp4: scene("workbench", "night"),
  hp5: scene("fog", "fog"),
  hp6: scene("tea", "night"),
  re1: scene("hill", "dusk"),
  re2: scene("applause", "ember"),
  re3: scene("smoke", "ember"),
  re4: scene("passage", "ember"),
  rp1: scene("stage", "ember"),
  rp2: scene("stage", "dusk"),
  rp3: scene("backstage", "ember"),
  rp4: scene("embers", "ember"),
  rp5: scene("applause", "dusk"),
  rp6: scene("fireworks", "ember"),
  le1: scene("approach", "night"),
  le2: scene("stalls", "dusk"),
  le3: scene("rain", "fog"),
  lp1: scene("approach", "dusk"),
  lp2: scene("hands", "dusk"),
  lp3: scene("drums", "ember"),
  lp4: scene("stalls", "night"),
  lp5: scene("hill", "night"),
  ee1: scene("eclipse", "night"),
  ee2: scene("corridor", "dusk"),
  ee3: scene("clock", "night"),
  ep1: scene("sea", "dawn"),
  ep2: scene("eclipse", "dusk"),
  ep3: scene("garden", "day"),
  ep4: scene("letters", "dusk"),
  ep5: scene("clock", "dusk"),
};

const OTHERS: readonly Scene[] = [
  scene("school", "day"),
  scene("rain", "fog"),
  scene("letters", "dawn"),
  scene("fireworks", "night"),
  scene("tea", "dusk"),
  scene("train", "dusk"),
  scene("shelves", "night"),
  scene("songbook", "day"),
  scene("sea", "dusk"),
  scene("meteors", "night"),
  scene("hands", "dawn"),
  scene("corridor", "day"),
];

/** The scene of an event or potential; one of another set gets one by its id. */
export function sceneOf(id: string): Scene {
  return SCENES[id] ?? OTHERS[hash(id) % OTHERS.length]!;
}
