import { describe, expect, test } from "vitest";
import { codeOf, isSound, readCode, scannedText, spacedCode } from "./card-code";

const card = (id: string, title = "暁の誓い", name = "栞") => ({ id, title: { ja: title }, called: { ja: name } });
const CODE = codeOf(card("w101"));
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTWXYZ";

describe("the code of a card", () => {
  test("has six characters and a sound check character", () => {
    expect(CODE).toMatch(/^[0-9A-HJKMNP-TW-Z]{6}$/);
    expect(isSound(CODE)).toBe(true);
  });

  test("is the same for the same card and another for the same id in another set", () => {
    expect(codeOf(card("w101"))).toBe(CODE);
    expect(codeOf(card("w101", "別の題"))).not.toBe(CODE);
    expect(codeOf(card("w102"))).not.toBe(CODE);
  });

  test("is read with spaces, small and wide letters, and from a QR code", () => {
    expect(readCode(spacedCode(CODE).toLowerCase())).toBe(CODE);
    expect(readCode(scannedText(CODE))).toBe(CODE);
    expect(readCode("ＫＯ１-ｌｉＡ")).toBe("K0111A");
    expect(readCode("K7M2Q")).toBe(null);
    expect(readCode("K7M2QU")).toBe(null);
  });

  test("notices every wrong character and every two neighbours that are swapped", () => {
    for (let place = 0; place < CODE.length; place++) {
      for (const other of ALPHABET.replace(CODE[place]!, "")) {
        expect(isSound(CODE.slice(0, place) + other + CODE.slice(place + 1))).toBe(false);
      }
      const [one, two] = [CODE[place]!, CODE[place + 1]];
      if (!two || one === two) continue;
      expect(isSound(CODE.slice(0, place) + two + one + CODE.slice(place + 2))).toBe(false);
    }
  });
});
