// The beats of the ring's scene: who stands in which relation, who acts, and the die.

export type CircleBond = readonly [one: string, other: string, kind: "favor" | "unsworn" | "sworn" | "discomfort"];

export interface CircleBeat {
  bonds: readonly CircleBond[];
  /** Who comes closer to whom. */
  acts?: readonly [girl: string, target: string];
  /** Faces of a die that is rolled in the middle. */
  die?: number;
  /** The pair that hearts rise for. */
  joy?: readonly [one: string, other: string];
}

const START: readonly CircleBond[] = [["tsuge", "kuroki", "favor"]];
const MET: readonly CircleBond[] = [...START, ["akane", "sorai", "favor"]];
const COUPLE: readonly CircleBond[] = [...START, ["akane", "sorai", "unsworn"]];
const JEALOUS: readonly CircleBond[] = [...COUPLE, ["murafuji", "sorai", "discomfort"]];
const SWORN: readonly CircleBond[] = [
  ["tsuge", "kuroki", "favor"],
  ["akane", "sorai", "sworn"],
  ["murafuji", "sorai", "discomfort"],
];
const LAST: readonly CircleBond[] = [
  ["tsuge", "kuroki", "unsworn"],
  ["akane", "sorai", "sworn"],
  ["murafuji", "sorai", "discomfort"],
];

export const SCENE_BEATS: readonly CircleBeat[] = [
  { bonds: START },
  { bonds: START, acts: ["akane", "sorai"] },
  { bonds: MET },
  { bonds: MET, acts: ["sorai", "akane"], die: 5 },
  { bonds: COUPLE, joy: ["akane", "sorai"] },
  { bonds: JEALOUS, acts: ["murafuji", "sorai"] },
  { bonds: JEALOUS, die: 6 },
  { bonds: SWORN, joy: ["akane", "sorai"] },
  { bonds: SWORN, acts: ["tsuge", "kuroki"], die: 4 },
  { bonds: LAST, joy: ["tsuge", "kuroki"] },
  { bonds: LAST },
];
