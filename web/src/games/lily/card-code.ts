// The code printed on a card: six characters that are typed at a paper table, or read from its QR code by a camera.
// Five are a hash of what makes the card (id, title and name), so cards of different sets have different codes; the
// sixth is a check character.

import type { PrintedCard } from "./data-types";

/** 31 characters, a prime number: no I, L, O, U and V, which are misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTWXYZ";
const HASHED = 5;
const LENGTH = HASHED + 1;
/** Where QR codes of other things are in sight too, a card's begins so. */
const SCANNED = "LILY:";

/** FNV-1a with the finish of MurmurHash3: every bit of the text changes half of the bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Different weights and a prime size: one wrong character and two swapped ones are always noticed. */
const checkCharacter = (code: string): string =>
  ALPHABET[[...code].reduce((sum, one, place) => sum + (place + 2) * ALPHABET.indexOf(one), 0) % ALPHABET.length]!;

export function codeOf(card: Pick<PrintedCard, "id" | "title" | "called">): string {
  let rest = hash([card.id, card.title["ja"] ?? "", card.called["ja"] ?? ""].join("\n"));
  let code = "";
  while (code.length < HASHED) {
    code += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code + checkCharacter(code);
}

/** In two groups, as it is printed. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** What the QR code of a card holds. */
export const scannedText = (code: string): string => SCANNED + code;

/** The six characters of a code as people type it or a camera reads it; null: not one. A code with a wrong check
 * character has six characters too. */
export function readCode(text: string): string | null {
  const typed = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(new RegExp(`^\\s*${SCANNED}`), "")
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return typed.length === LENGTH && [...typed].every((one) => ALPHABET.includes(one)) ? typed : null;
}

export const isSound = (code: string): boolean => checkCharacter(code.slice(0, HASHED)) === code[HASHED];
