import { describe, expect, it } from "vitest";
import { BACKS, BANGS } from "./hair";
import { GIRLS, girlOf } from "./girls";
import { backPicture, matPicture, picture, type Pictured } from "./picture";

const names = Object.keys(GIRLS);
const card = (name: string, level = 1, color = "white-lily"): Pictured => ({
  id: `x-${name}-${level}`,
  kind: "character",
  name,
  color,
  level,
});

describe("girls", () => {
  it("differ from each other in what is seen from afar", () => {
    // At 40 pixels only hair, its colour, headgear and eyes are seen.
    const seen = names.map((name) => {
      const { hair, back, bangs, eyes, ornament } = GIRLS[name]!;
      return [hair, back, bangs, eyes, ornament];
    });
    for (const [place, one] of seen.entries())
      for (const other of seen.slice(place + 1)) {
        const different = one.filter((value, part) => value !== other[part]).length;
        expect(different, `${one.join()} and ${other.join()}`).toBeGreaterThanOrEqual(3);
      }
  });

  it("are drawn in pairs that hold both ways", () => {
    for (const name of names) expect(GIRLS[GIRLS[name]!.pair]!.pair, name).toBe(name);
  });

  it("use every kind of fringe, and nearly every kind of hair", () => {
    const all = Object.values(GIRLS);
    expect(new Set(all.map((girl) => girl.bangs)).size).toBeGreaterThanOrEqual(Object.keys(BANGS).length - 1);
    expect(new Set(all.map((girl) => girl.back)).size).toBeGreaterThanOrEqual(Object.keys(BACKS).length - 1);
  });

  it("of other sets get looks of their own, always the same", () => {
    const others = Array.from({ length: 60 }, (_, number) => `someone ${number}`);
    expect(new Set(others.map((name) => JSON.stringify(girlOf(name)))).size).toBe(others.length);
    for (const name of others) expect(girlOf(name, "hexagram")).toEqual(girlOf(name, "hexagram"));
    // Looks follow from the name alone: another value means that every card of one's own has a new face.
    expect(girlOf("someone 0")).toMatchObject({ back: "bob", ornament: "bells", prop: "fire" });
  });
});

describe("pictures", () => {
  it("are well-formed images", () => {
    for (const name of [...names, "someone else"])
      for (const level of [1, 5]) {
        const address = picture(card(name, level), "card");
        const svg = decodeURIComponent(address.slice(address.indexOf(",") + 1));
        expect(svg).not.toMatch(/NaN|undefined|url\(#[^)]*$/);
        for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, id).toContain(`id='${id}'`);
        const ids = [...svg.matchAll(/ id='(\w+)'/g)].map(([, id]) => id);
        expect(new Set(ids).size, `${name} ${level}: ${ids.join()}`).toBe(ids.length);
        expect((svg.match(/<g[ >]/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length);
      }
  });

  it("differ from girl to girl, level to level and card to card", () => {
    const all = names.flatMap((name) => [1, 2, 3, 4, 5].map((level) => picture(card(name, level), "card")));
    expect(new Set(all).size).toBe(all.length);
    expect(picture({ ...card("shiho"), id: "one" }, "card")).not.toBe(picture({ ...card("shiho"), id: "two" }, "card"));
  });

  it("exist for events, potentials, backs, playmats and unknown cards", () => {
    const others = ["we1", "hp4", "my-event"].map((id) => picture({ id, kind: "event", name: "" }, "card"));
    const societies = ["white-lily", "hexagram", "rhododendron"];
    const backs = [...societies.map(backPicture), ...societies.map(matPicture)];
    expect(new Set([...others, ...backs]).size).toBe(9);
  });

  it("are small: the largest under 64 kB", () => {
    const sizes = names.map((name) => picture(card(name, 5), "card").length);
    expect(Math.max(...sizes)).toBeLessThan(64_000);
  });
});
