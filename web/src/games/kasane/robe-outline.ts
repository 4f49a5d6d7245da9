// The outlines of the robe's layers. Layer 0 is innermost; each further layer is cut a little shorter, so that hem,
// cuffs and collar of all are visible.

export const WIDTH = 300;
export const HEIGHT = 330;
const MIDDLE = WIDTH / 2;

/** A point, relative to the middle. */
type Point = readonly [number, number];

function mirrored([x, y]: Point): Point {
  return [-x, y];
}

function at([x, y]: Point): string {
  return `${(MIDDLE + x).toFixed(1)} ${y.toFixed(1)}`;
}

interface Cut {
  neck: Point;
  shoulder: Point;
  cuff: Point;
  corner: Point;
  sleeve: Point;
  arm: Point;
  hem: Point;
  heart: number;
}

function layerCut(layer: number): Cut {
  const neck = 17 + layer * 4.2;
  const cuff = 143 - layer * 5.6;
  const bottom = 256 - layer * 4.6;
  return {
    neck: [neck, 82 + (neck - 17) * 0.3],
    shoulder: [66, 97],
    cuff: [cuff, 136 + layer * 1.2],
    corner: [cuff, bottom],
    sleeve: [cuff - 16, bottom + 7],
    arm: [66 - layer * 0.6, bottom - 8],
    hem: [124 - layer * 4.4, 322 - layer * 5.4],
    heart: 122 + layer * 6.4,
  };
}

/** The outline of a layer, with its collar opening. */
export function layerOutline(layer: number): string {
  const { neck, shoulder, cuff, corner, sleeve, arm, hem, heart } = layerCut(layer);
  const up: Point = [corner[0], corner[1] - 10];
  const bend: Point = [(shoulder[0] + cuff[0]) / 2 + 6, shoulder[1] + 6];
  const flare: Point = [arm[0] + 4, (arm[1] + hem[1]) / 2];
  const left = mirrored;
  return [
    `M${at([0, heart])} L${at(neck)} L${at(shoulder)} Q${at(bend)} ${at(cuff)}`,
    `L${at(up)} Q${at(corner)} ${at(sleeve)} L${at(arm)} Q${at(flare)} ${at(hem)}`,
    `Q${at([0, hem[1] + 12])} ${at(left(hem))}`,
    `Q${at(left(flare))} ${at(left(arm))} L${at(left(sleeve))} Q${at(left(corner))} ${at(left(up))}`,
    `L${at(left(cuff))} Q${at(left(bend))} ${at(left(shoulder))} L${at(left(neck))} Z`,
  ].join(" ");
}

/** The folds on the outermost layer: the front and the sleeves. */
export function robeFolds(layer: number): string {
  const { arm, hem, heart } = layerCut(layer);
  const inner: Point = [30, heart + 12];
  return [
    `M${at([0, heart])} Q${at([-10, (heart + hem[1]) / 2])} ${at([-20, hem[1] + 7])}`,
    `M${at(arm)} Q${at([arm[0] - 14, inner[1]])} ${at([arm[0] - 4, 132])}`,
    `M${at(mirrored(arm))} Q${at([14 - arm[0], inner[1]])} ${at([4 - arm[0], 132])}`,
  ].join(" ");
}
