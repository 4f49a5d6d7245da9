import { expect, test } from "vitest";
import { Sightings } from "./code-camera.svelte";

test("a card counts once while it is in sight, and again after it was away", () => {
  const sightings = new Sightings();
  expect(sightings.look(["A"])).toEqual(["A"]);
  expect(sightings.look(["A", "B"])).toEqual(["B"]);
  expect(sightings.look([])).toEqual([]);
  expect(sightings.look(["A"]), "it flickered").toEqual([]);
  for (let look = 0; look < 3; look++) expect(sightings.look(["B"])).toEqual([]);
  expect(sightings.look(["A"])).toEqual(["A"]);
});
