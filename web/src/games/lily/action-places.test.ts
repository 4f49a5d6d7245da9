import { describe, expect, test } from "vitest";
import { actionPlaces } from "./action-places";
import type { LilyData, LilyParts } from "./data-types";

const view = { viewer: 1 } as LilyData;
const places = (parts: Partial<LilyParts>) =>
  actionPlaces({ verb: "", card: "", side: "", areas: [], number: 0, ...parts }, view);

describe("a hint is marked where its move is made", () => {
  test.each<[string, Partial<LilyParts>, string[]]>([
    ["the attacker and whom she attacks", { verb: "attack", areas: ["cf", "lf"] }, ["spot-1-cf", "spot-0-lf"]],
    ["a wide attack", { verb: "attack", areas: ["cf", "lf", "cb"] }, ["spot-1-cf", "spot-0-lf", "spot-0-cb"]],
    ["from where to where", { verb: "move", areas: ["cf", "lf"] }, ["spot-1-cf", "spot-1-lf"]],
    ["a card and its area", { verb: "deploy", card: "w101", areas: ["lb"] }, ["card-w101", "spot-1-lb"]],
    ["a card of the hand", { verb: "critical", card: "w101" }, ["card-w101"]],
    ["an event", { verb: "event", card: "e1" }, ["card-e1", "event"]],
    ["an enemy", { verb: "target", side: "enemy", areas: ["rf"] }, ["spot-0-rf"]],
    ["one's own", { verb: "target", side: "own", areas: ["rf"] }, ["spot-1-rf"]],
    ["a waiting skill", { verb: "first", number: 2 }, ["trigger-2"]],
    ["a button", { verb: "end" }, ["answer-end"]],
    ["an option", { verb: "option", number: 2 }, ["answer-option2"]],
  ])("%s", (_, parts, expected) => {
    expect(places(parts)).toEqual(expected);
  });
});
