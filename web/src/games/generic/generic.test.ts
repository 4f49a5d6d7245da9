import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../../testing/words";
import { plainWords, words } from "../../i18n/words.svelte";
import { standingsOf } from "..";
import { boardAddress } from "./package-board";
import { rememberLayout, seatCount, thingsIn, withValue, zonesOf, type FieldLayout } from "./layout";
import { genericAction, genericActionText, placesOf } from "./actions";
import { genericStaging } from "./staging";

const field = (
  name: string,
  kind: FieldLayout["kind"],
  place: FieldLayout["place"],
  verbs: string[] = [],
): FieldLayout => ({
  name,
  kind,
  place,
  colors: {},
  verbs,
});
const LAYOUT = [
  field("prize", "number", "table"),
  field("deck", "pile", "table"),
  field("points", "score", "seat"),
  field("players/hand", "cards", "seat"),
  field("row", "cards", "table"),
];
const VIEW = { prize: 3, deck: 4, points: [1, 0], players: [{ hand: [1, 2] }, { hand: [null, null] }], row: [2] };
const line = (facts: Record<string, unknown> = {}) => ({ key: "bids-played", rule: "", facts });

beforeAll(() => speak("en"));

describe("the layout", () => {
  test("has a place for every field of every seat", () => {
    expect(seatCount(LAYOUT, VIEW)).toBe(2);
    const zones = zonesOf(LAYOUT, VIEW);
    expect(zones.map((zone) => zone.at)).toEqual([
      "field-prize",
      "field-deck",
      "field-points-0",
      "field-points-1",
      "field-players-hand-0",
      "field-players-hand-1",
      "field-row",
    ]);
    expect(thingsIn(zones[5]!)).toEqual([null, null]);
    expect(withValue(VIEW, zones[4]!, [1])).toMatchObject({ players: [{ hand: [1] }, { hand: [null, null] }] });
  });

  test("says who leads", () => {
    rememberLayout("bids", LAYOUT);
    expect(standingsOf("bids", VIEW)).toEqual([
      { standing: { score: 1, detail: "", further: "" }, leads: true },
      { standing: { score: 0, detail: "", further: "" }, leads: false },
    ]);
  });
});

describe("actions", () => {
  const zones = zonesOf(LAYOUT, VIEW);

  test("belong to what they name: an own card before one of the table", () => {
    expect(placesOf(genericAction("play 2", {}), zones, 0)).toEqual(["field-players-hand-0/1"]);
    expect(placesOf(genericAction("play 2", {}), zones, -1)).toEqual(["field-row/0"]);
  });

  test("belong to the field with their verb", () => {
    const hinted = zonesOf([...LAYOUT.slice(0, 4), field("row", "cards", "table", ["take"])], VIEW);
    expect(placesOf(genericAction("take 2", {}), hinted, 0)).toEqual(["field-row/0"]);
    expect(placesOf(genericAction("play 1", {}), hinted, 0)).toEqual(["field-players-hand-0/0"]);
  });

  test("belong to a seat; without a place they are buttons", () => {
    expect(placesOf(genericAction("ask 2", { seat: 1 }), zones, 0)).toContain("seat-1");
    expect(placesOf(genericAction("pass", { text: "pass" }), zones, 0)).toEqual([]);
  });

  test("are told by their notation where there is no sentence", () => {
    expect(genericActionText("bids", { text: "bid 3" })).toBe("Bid 3");
    expect(genericActionText("bids", { verb: "bid", card: 3 })).toBe("Bid 3");
  });
});

describe("the stage", () => {
  const { beats, thumbnails } = genericStaging("bids");
  beforeAll(() => void rememberLayout("bids", LAYOUT));

  test("a card that was played travels, and is away from the hand meanwhile", () => {
    const after = { ...VIEW, players: [{ hand: [1] }, { hand: [null, null] }], row: [2, 2] };
    const [beat] = beats([line()], VIEW, after, 0);
    expect(beat?.motions).toMatchObject([{ kind: "travel", from: "field-players-hand-0", to: "field-row" }]);
    expect(beat?.during.players).toEqual([{ hand: [1] }, { hand: [null, null] }]);
  });

  test("a card that was face down shows what it is; a drawn one comes from the pile", () => {
    const shown = { ...VIEW, players: [VIEW.players[0]!, { hand: [null] }], row: [2, 5] };
    expect(beats([line()], VIEW, shown, 0)[0]?.motions).toMatchObject([
      { from: "field-players-hand-1", to: "field-row" },
    ]);
    const drawn = { ...VIEW, deck: 3, players: [{ hand: [1, 2, 9] }, VIEW.players[1]!] };
    expect(beats([line()], VIEW, drawn, 0)[0]?.motions).toMatchObject([
      { from: "field-deck", to: "field-players-hand-0" },
    ]);
  });

  test("points that changed are marked", () => {
    const [beat] = beats([line()], VIEW, { ...VIEW, points: [4, 0] }, 0);
    expect(beat?.motions).toEqual([{ kind: "mark", at: "field-points-0", tone: "gain", text: "+3" }]);
  });

  test("without a view after it, the line is told", () => {
    expect(beats([line()], VIEW, null, 0)).toMatchObject([{ motions: [], caption: line() }]);
    expect(thumbnails([line({ seat: 1, card: 5 })])).toMatchObject([{ seat: 1, props: [{ value: 5 }] }]);
  });
});

describe("words that are missing", () => {
  test("are told in plain words, never as a key", () => {
    expect(plainWords("bids-prizes-left")).toBe("Prizes left");
    expect(words.text("bids-opened", { bids: [1, 4] })).toBe("Opened: bids 1, 4");
    expect(words.text("bids-picked", { seat: 1, card: 3 }, ["Aki", "Rin"])).toBe("Rin: Picked: card 3");
    expect(words.game("bids")).toBe("Bids");
    expect(words.gameAbout("bids")).toBe("");
    expect(words.text("kasane-laid", { seat: 0 }, ["Aki"])).not.toContain("{");
  });
});

test("only the service's own boards are loaded", () => {
  expect(boardAddress({ board: "/boards/bids.js" })).toBe("/boards/bids.js");
  for (const board of ["https://elsewhere/boards/bids.js", "//elsewhere/bids.js", "/boards/../x.js", 3, undefined])
    expect(boardAddress({ board })).toBe("");
});
