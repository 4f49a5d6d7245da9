// Full-text search in rules. Ignores case, width, accents, the difference of the two kanas, and the spaces that Chinese
// typography sets around letters and digits. Japanese and Chinese need no spaces between words.

const ASIAN = /[\u3040-\u30ff\u3400-\u9fff]/u;
const KATAKANA = /[\u30a1-\u30f6]/gu;
const TO_HIRAGANA = 0x60;
const ID = /^([a-z]{2})?-?(d?\d+(?:\.\d*)?)$/;

interface Folded {
  signs: string;
  /** The position in the text of each character. */
  from: number[];
}

function normalize(text: string): string {
  const normalized = text
    .normalize("NFKD")
    .replace(/(?<=[a-z])\p{M}/giu, "")
    .normalize("NFKC")
    .toLowerCase();
  return normalized.replace(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_HIRAGANA));
}

function foldText(text: string): Folded {
  let signs = "";
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const ignored = /\s/u.test(sign) && (ASIAN.test(text[at - 1] ?? "") || ASIAN.test(text[at + 1] ?? ""));
    const normalized = ignored ? "" : normalize(sign);
    signs += normalized;
    for (let count = 0; count < normalized.length; count += 1) from.push(at);
    at += sign.length;
  }
  return { signs, from };
}

/** The terms of a search; all must match. */
export function searchTerms(seek: string): string[] {
  return normalize(seek).split(/\s+/u).filter(Boolean);
}

/** Whether a term is a rule's id or the beginning of one: ks-2.4, KS2, 4.8, yk-d. */
function isIdOf(term: string, rule: string): boolean {
  const [letters, number] = rule.toLowerCase().split("-") as [string, string];
  const [, wanted, rest] = ID.exec(term) ?? [];
  if (rest === undefined)
    return term === letters || term === `${letters}-` || (term === `${letters}-d` && number.startsWith("d"));
  if (wanted ? wanted !== letters : !rest.includes(".") && !rest.startsWith("d")) return false;
  return number === rest || (number.startsWith(rest) && (rest.includes(".") || number[rest.length] === "."));
}

/** Whether every term occurs in the rule's id, title or text. */
export function matchesRule(rule: string, texts: readonly string[], terms: readonly string[]): boolean {
  const signs = texts.map((text) => foldText(text).signs);
  return terms.every((term) => isIdOf(term, rule) || signs.some((text) => text.includes(term)));
}

export interface TextPiece {
  text: string;
  found: boolean;
}

/** Cut a text into matching and other pieces. */
export function highlightMatches(text: string, terms: readonly string[]): TextPiece[] {
  const { signs, from } = foldText(text);
  const matched = new Set<number>();
  for (const term of terms) {
    for (let at = signs.indexOf(term); at >= 0; at = signs.indexOf(term, at + 1)) {
      const [first, last] = [from[at]!, from[at + term.length - 1]!];
      for (let place = first; place <= last; place += 1) matched.add(place);
    }
  }
  const cut: TextPiece[] = [];
  [...text.matchAll(/./gsu)].forEach(({ 0: sign, index }) => {
    const found = matched.has(index);
    if (cut.at(-1)?.found === found) cut.at(-1)!.text += sign;
    else cut.push({ text: sign, found });
  });
  return cut;
}
