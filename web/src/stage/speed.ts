// How fast the stage plays.

export const SPEEDS = ["calm", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the length of a beat is multiplied by. */
const FACTORS: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.45, off: 0 };

export const speedFactor = (speed: Speed): number => FACTORS[speed];
