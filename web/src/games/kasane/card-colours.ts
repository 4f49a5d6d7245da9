// Card colours (KS-1.1), after old dyes; the patterns are in Patterns.svelte.

const PAPER = [
  "#f3ecdc", // +1: undyed silk with gold leaf
  "#cc4420", // hi, scarlet
  "#ec8b33", // kouji, mandarin
  "#f5cf45", // yamabuki, kerria
  "#b4cf52", // moegi, first green
  "#3d8b5c", // tokiwa, evergreen
  "#a4d4e6", // mizu, water
  "#2d68a4", // hanada, indigo
  "#c9b3e2", // fuji, wisteria
  "#6b3a94", // murasaki, gromwell
];

export const cardColour = (card: number): string => PAPER[card] ?? PAPER[0]!;
export const cardPattern = (card: number): string => `url(#kasane-pattern-${card})`;
