// First attempts at puzzles, kept in this browser: solved or failed, by game and id.

const STORAGE_KEY = "madoi-puzzles";
const MAX_ATTEMPTS = 5000;

export function firstAttempts(): Record<string, boolean> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(stored).filter((one): one is [string, boolean] => typeof one[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

/** Only the first attempt counts: afterwards the solution is known. */
export function saveAttempt(game: string, id: string, solved: boolean): void {
  const known = firstAttempts();
  const name = `${game}-${id}`;
  if (name in known) return;
  const kept = [...Object.entries(known), [name, solved] as const].slice(-MAX_ATTEMPTS);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function countAttempts(game: string): { solved: number; failed: number } {
  const results = Object.entries(firstAttempts()).filter(([name]) => name.startsWith(`${game}-`));
  const solved = results.filter(([, result]) => result).length;
  return { solved, failed: results.length - solved };
}
