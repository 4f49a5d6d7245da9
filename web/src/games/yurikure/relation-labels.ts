// The labels of bonds on the ring: as large as all of them fit, the rest of their form follows from that.

import type { RelationView } from "./data-types";
import type { Point } from "./girls";
import { girlBoxes, placeLabels, type Box, type LabelRequest } from "./label-placement";
import { pairKey } from "./view";

/** `full` has signs beside the numbers; `compact` has coloured cells with numbers only. */
export interface LabelForm {
  compact: boolean;
  scale: number;
}

const FORMS: readonly LabelForm[] = [
  { compact: false, scale: 1 },
  { compact: false, scale: 0.86 },
  { compact: true, scale: 1.25 },
  { compact: true, scale: 1 },
  { compact: true, scale: 0.9 },
];

export const FULL_HEIGHT = 22;
/** One number in a compact label. */
export const CELL = 15;

export interface BondLabel {
  box: Box;
  /** Whether the cells of a compact label stand one above the other. */
  stands: boolean;
}

export interface BondLabels {
  form: LabelForm;
  labels: Map<string, BondLabel>;
}

export const fullWidth = ({ couple, discomfort }: RelationView): number =>
  (couple ? 20 : 0) + 30 + (discomfort ? 30 : 0) + 4;

function shapesOf(relation: RelationView, { compact, scale }: LabelForm): LabelRequest["shapes"] {
  if (!compact) return [{ width: fullWidth(relation) * scale, height: FULL_HEIGHT * scale }];
  const [long, short] = [CELL * scale * (relation.discomfort ? 2 : 1), CELL * scale];
  return relation.discomfort
    ? [
        { width: long, height: short },
        { width: short, height: long },
      ]
    : [{ width: long, height: short }];
}

/** In the largest form in which every bond has its label; in the smallest those that fit. */
export function placeBondLabels(
  relations: readonly RelationView[],
  at: Record<string, Point>,
  taken: readonly Box[] = [],
): BondLabels {
  const covered = [...girlBoxes(at), ...taken];
  let found: BondLabels = { form: FORMS.at(-1)!, labels: new Map() };
  for (const form of FORMS) {
    const requests = relations.map((relation) => ({
      key: pairKey(...relation.pair),
      a: at[relation.pair[0]]!,
      b: at[relation.pair[1]]!,
      shapes: shapesOf(relation, form),
    }));
    const boxes = placeLabels(requests, covered);
    const labels = new Map([...boxes].map(([key, box]) => [key, { box, stands: box.height > box.width }]));
    found = { form, labels };
    if (labels.size === relations.length) break;
  }
  return found;
}
