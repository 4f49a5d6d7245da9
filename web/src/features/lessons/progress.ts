// The player's progress in lessons, kept in this browser.

const KEPT = "madoi-lessons";

export interface Progress {
  /** The last step seen. */
  step: number;
  /** Whether the end was reached. */
  done: boolean;
}

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function loadProgress(lesson: string): Progress {
  const kept = all()[lesson];
  return { step: Number(kept?.step) || 0, done: kept?.done === true };
}

export function saveProgress(lesson: string, progress: Progress): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [lesson]: progress }));
}
