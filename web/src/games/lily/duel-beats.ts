// The beats of a duel's scene: who supports, who attacks, and what it costs the other.

export interface DuelBeat {
  /** Power of both leaders. */
  power: readonly [number, number];
  /** Potentials that both have left. */
  left: readonly [number, number];
  /** Whose support card is turned up. */
  supports?: 0 | 1;
  attacks?: 0 | 1;
  /** Whether the leader of the left side stands there with her partner. */
  coupled?: boolean;
  /** Who has fallen. */
  fallen?: 0 | 1;
}

export const SCENE_BEATS: readonly DuelBeat[] = [
  { power: [50, 50], left: [3, 3] },
  { power: [70, 50], left: [3, 3], supports: 0 },
  { power: [70, 50], left: [3, 2], supports: 0, attacks: 0 },
  { power: [50, 50], left: [3, 2] },
  { power: [50, 80], left: [3, 2], supports: 1 },
  { power: [50, 80], left: [2, 2], supports: 1, attacks: 1 },
  { power: [80, 50], left: [2, 2], coupled: true },
  { power: [120, 50], left: [2, 2], supports: 0, coupled: true },
  { power: [120, 50], left: [2, 1], supports: 0, coupled: true, attacks: 0 },
  { power: [120, 50], left: [2, 0], coupled: true, attacks: 0, fallen: 1 },
  { power: [120, 50], left: [2, 0], coupled: true, fallen: 1 },
  { power: [120, 50], left: [2, 0], coupled: true, fallen: 1 },
];
