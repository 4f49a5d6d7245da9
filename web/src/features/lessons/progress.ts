// How far somebody has come in a lesson. Kept on this device, nowhere else.

const KEPT = "madoi-lessons";

export interface Progress {
  /** The step she was at. */
  step: number;
  /** Whether she has been at the end. */
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
