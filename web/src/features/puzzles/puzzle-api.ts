// Puzzles and their answers: from the service, or from the files of a static site.

import { fetchJson, RefusalError, SERVICE_UNREACHABLE } from "../../net/api";
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

/** The answer; a service that is out of reach is said to be so in words about puzzles, not about a table. */
async function unlessAway<Answer>(code: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isAway = error instanceof RefusalError && error.refusal.code === SERVICE_UNREACHABLE.code;
    throw isAway ? new RefusalError({ ...SERVICE_UNREACHABLE, code }) : error;
  }
}

export const listPuzzles = (): Promise<PuzzleList> => unlessAway("puzzle-away", fetchJson<PuzzleList>(pathTo()));

/** A puzzle with all constant data of its game. */
export async function fetchPuzzle(game: string, id: string): Promise<PuzzleContent> {
  const both = Promise.all([fetchJson<PuzzleReference>(pathTo(game)), fetchJson<PuzzleContent>(pathTo(game, id))]);
  const [{ reference }, puzzle] = await unlessAway("puzzle-away", both);
  const { position } = puzzle;
  return { ...puzzle, position: { ...position, reference: { ...reference, ...position.reference } } };
}

/** Try a move. A static site has no ratings. */
export const answerPuzzle = (game: string, id: string, action: string): Promise<PuzzleAnswered> =>
  unlessAway("puzzle-answer-away", sendAnswer(game, id, action));

async function sendAnswer(game: string, id: string, action: string): Promise<PuzzleAnswered> {
  if (!STATIC_SITE) return fetchJson<PuzzleAnswered>(pathTo(game, id), { action, device: deviceKey() });
  const solution = await fetchJson<PuzzleSolution>(pathTo(game, id, "solution"));
  return { solved: solution.answers.includes(action), solution, player: null, puzzle: null };
}

/** The ratings of this device by game; none without a service, or before the first attempt. */
export async function myRatings(): Promise<PuzzleRatings["games"]> {
  const device = knownDeviceKey();
  return STATIC_SITE || !device ? {} : (await fetchJson<PuzzleRatings>(pathTo(), { device })).games;
}
