// Which puzzle comes next, and which one is the puzzle of a day.

import type { PuzzleGame, PuzzleSummary } from "../../net/protocol";
import { firstAttempts } from "./attempts";

const DAY_MS = 86_400_000;

/** The puzzle of a day: the same for everybody, another one every day until all have been shown. */
export function puzzleOfDay({ puzzles }: PuzzleGame, now: number): PuzzleSummary | null {
  return puzzles[Math.floor(now / DAY_MS) % puzzles.length] ?? null;
}

/** The next puzzle of this level (empty: any) after the last one: one that was never tried, then one that was failed,
 * then any other. */
export function nextPuzzle(game: PuzzleGame, level: string, last: string): PuzzleSummary | null {
  const attempts = firstAttempts();
  const from = game.puzzles.findIndex(({ id }) => id === last) + 1;
  const inOrder = [...game.puzzles.slice(from), ...game.puzzles.slice(0, from)];
  const fitting = inOrder.filter((one) => one.id !== last && (!level || one.level === level));
  const attemptAt = ({ id }: PuzzleSummary) => attempts[`${game.game}-${id}`];
  return (
    fitting.find((one) => attemptAt(one) === undefined) ??
    fitting.find((one) => attemptAt(one) === false) ??
    fitting[0] ??
    null
  );
}
