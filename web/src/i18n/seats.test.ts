import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../testing/words";
import { PLAYER_FACES } from "../state/storage";
import { CAST, faceDrawing } from "../ui/face-drawings";
import { words } from "./words.svelte";
import { characterOf, faceOf, seatName } from "./seats";

describe("names of seats", () => {
  beforeAll(() => speak("ja"));

  test.each([
    [{ kind: "bot", name: "sayo", bot: "casual" }, "小夜", "sayo"],
    [{ kind: "bot", name: "sayo 2", bot: "casual" }, "小夜 2", "sayo"],
    [{ kind: "bot", name: "casual", bot: "casual" }, "中級", ""], // older games
    [{ kind: "bot", name: "casual 2", bot: "casual" }, "中級 2", ""],
    [{ kind: "bot", name: "Kit", bot: "casual" }, "Kit", ""],
    [{ kind: "bot", name: "sayo", bot: "casual", replaced: true }, "sayo", ""],
    [{ kind: "bot", name: "sayo", bot: "casual", vacant: true }, "小夜", "sayo"], // its seat was opened to others
    [{ kind: "person", name: "sayo" }, "sayo", ""],
    [{ kind: "open" }, "", ""],
  ] as const)("%o is %s", (seat, name, character) => {
    expect(seatName(seat)).toBe(name);
    expect(characterOf(seat)).toBe(character);
  });

  test("every character has a name, a manner and a portrait of its own", () => {
    const names = CAST.map((name) => seatName({ kind: "bot", name, bot: "strong" }));
    expect(new Set(names).size).toBe(CAST.length);
    const drawings = CAST.map((name) => JSON.stringify(faceDrawing(name)));
    expect(new Set(drawings).size).toBe(CAST.length);
    expect(drawings.join("")).not.toMatch(/NaN|undefined/);
    for (const face of PLAYER_FACES) {
      expect(words.has(`face-${face || "none"}`)).toBe(true);
      expect(!!faceDrawing(face)).toBe(face !== "");
    }
    expect(faceOf({ kind: "person", name: "Rin", face: "owl" })).toBe("owl");
    expect(faceOf({ kind: "bot", name: "sayo", bot: "casual" })).toBe("sayo");
    expect(faceDrawing("constructor")).toBeUndefined();
  });
});
