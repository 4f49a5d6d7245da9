// Puzzles and their answers: from the service, or from the files of a static site.

import { fetchJson } from "../../net/api";
import type {
  PuzzleAnswered,
  PuzzleContent,
  PuzzleList,
  PuzzleRatings,
  PuzzleReference,
  PuzzleSolution,
} from "../../net/protocol";
import { deviceKey, knownDeviceKey } from "../../state/device-key";
import { STATIC_SITE } from "../../state/site";

const pathTo = (...parts: readonly string[]): string => ["/api/puzzles", ...parts.map(encodeURIComponent)].join("/");

export const listPuzzles = (): Promise<PuzzleList> => fetchJson<PuzzleList>(pathTo());

/** A puzzle with all constant data of its game. */
export async function fetchPuzzle(game: string, id: string): Promise<PuzzleContent> {
  const [{ reference }, puzzle] = await Promise.all([
    fetchJson<PuzzleReference>(pathTo(game)),
    fetchJson<PuzzleContent>(pathTo(game, id)),
  ]);
  const { position } = puzzle;
  return { ...puzzle, position: { ...position, reference: { ...reference, ...position.reference } } };
}

/** Try a move. A static site has no ratings. */
export async function answerPuzzle(game: string, id: string, action: string): Promise<PuzzleAnswered> {
  if (!STATIC_SITE) return fetchJson<PuzzleAnswered>(pathTo(game, id), { action, device: deviceKey() });
  const solution = await fetchJson<PuzzleSolution>(pathTo(game, id, "solution"));
  return { solved: solution.answers.includes(action), solution, player: null, puzzle: null };
}

/** The ratings of this device by game; none without a service, or before the first attempt. */
export async function myRatings(): Promise<PuzzleRatings["games"]> {
  const device = knownDeviceKey();
  return STATIC_SITE || !device ? {} : (await fetchJson<PuzzleRatings>(pathTo(), { device })).games;
}
