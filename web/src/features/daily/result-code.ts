// A result as a short code behind the "#" of a link: what was reached, and no decision of the game.

import type { Score } from "../../net/protocol";
import { isDay, isScore } from "../../state/daily-results";
import { address } from "../../state/site";

export interface SharedResult {
  day: string;
  game: string;
  name: string;
  score: Score;
}

const PARAMETER = "result";
const GAMES: readonly string[] = ["kasane", "yurikure", "lily"];
const MAX_NAME_CHARACTERS = 40;
const MAX_CODE_CHARACTERS = 400;

function toBase64Url(text: string): string {
  const characters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): string {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(characters, (one) => one.charCodeAt(0)));
}

/** A link that shows this result beside the reader's own. */
export function resultLink({ day, game, name, score }: SharedResult): string {
  const code = toBase64Url(JSON.stringify([day, game, name, score.place, score.margin, score.points]));
  return `${location.origin}${address("/daily")}#${PARAMETER}=${code}`;
}

/** The result of a link; null where it has none, or something else. */
export function readResult(hash: string): SharedResult | null {
  const code = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  if (!code || code.length > MAX_CODE_CHARACTERS) return null;
  try {
    const [day, game, name, place, margin, points] = JSON.parse(fromBase64Url(code)) as unknown[];
    const score = { place, margin, points };
    const isResult =
      typeof day === "string" &&
      isDay(day) &&
      GAMES.includes(game as string) &&
      typeof name === "string" &&
      name.length <= MAX_NAME_CHARACTERS &&
      isScore(score);
    return isResult ? { day, game: game as string, name, score } : null;
  } catch {
    return null;
  }
}
