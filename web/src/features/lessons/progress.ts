// The player's progress in lessons, kept in this browser.

import type { LessonSummary } from "../../net/protocol";
import { finishedGames } from "../../state/storage";

const STORAGE_KEY = "madoi-lessons";

export interface Progress {
  /** The last step seen. */
  step: number;
  /** Whether the end was reached. */
  done: boolean;
}

function loadAll(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function loadProgress(lesson: string): Progress {
  const kept = loadAll()[lesson];
  return { step: Number(kept?.step) || 0, done: kept?.done === true };
}

export function saveProgress(lesson: string, progress: Progress): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...loadAll(), [lesson]: progress }));
}

/** The lesson to begin with, for somebody who has neither finished it nor played the game; null: none is needed. */
export function firstLesson(game: string, lessons: readonly LessonSummary[]): LessonSummary | null {
  const first = lessons.find((one) => one.game === game);
  if (!first || loadProgress(first.id).done) return null;
  return finishedGames().some((one) => one.game === game) ? null : first;
}
