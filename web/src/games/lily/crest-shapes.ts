// Shapes of the game's picture: three motifs, in a box from -12 to 12, and an outline for each set.

interface Motif {
  full?: string;
  line?: string;
}

const RIGHT_ANGLE = 90;

function at(x: number, y: number, degrees: number, length: number): [number, number] {
  const angle = ((degrees - RIGHT_ANGLE) * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

const n = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(" ");

/** A petal, leaf or flame from a point in a direction (0: up). */
function petal(x: number, y: number, degrees: number, length: number, width: number): string {
  const tip = at(x, y, degrees, length);
  const middle = at(x, y, degrees, length / 2);
  const left = at(...middle, degrees - RIGHT_ANGLE, width);
  const right = at(...middle, degrees + RIGHT_ANGLE, width);
  return `M${n(x, y)}Q${n(...left, ...tip)}Q${n(...right, x, y)}Z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${n(x - r, y)}a${n(r, r)} 0 1 0 ${n(2 * r, 0)}a${n(r, r)} 0 1 0 ${n(-2 * r, 0)}Z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, place) =>
    n(...at(0, 0, (180 / points) * place, place % 2 ? inner : outer)),
  );
  return `M${corners.join("L")}Z`;
}

export const MOTIFS: Record<"kanade" | "sena" | "kagari", Motif> = {
  kanade: { full: disc(-6, 7, 3.2) + disc(6, 5, 3.2), line: "M-3 7V-8L9 -10V5M-3 -4L9 -6" },
  sena: { full: star(5, 11.5, 4.8) },
  kagari: {
    full: petal(0, 3, 0, 15, 8) + petal(-3, 3, -30, 10, 4) + petal(3, 3, 30, 10, 4),
    line: "M-9 3H9L5 8H-5ZM0 8V12M-5 12L0 8L5 12",
  },
};

/** Outlines by set or kind: bud, star, blossom, ticket, rhomb; no card depends on colour. In a box from -24 to 24. */
export const OUTLINES: Record<string, string> = {
  "white-lily": "M0 -23.5C15 -15 22 -4 20 8C18 18 10 23 0 23C-10 23 -18 18 -20 8C-22 -4 -15 -15 0 -23.5Z",
  hexagram: star(6, 24, 17.5),
  rhododendron: `M${Array.from({ length: 120 }, (_, place) => {
    const degrees = place * 3;
    const lobe = Math.abs(Math.cos((degrees * 2.5 * Math.PI) / 180));
    return n(...at(0, 0, degrees, 17.5 + 6 * Math.sqrt(lobe)));
  }).join("L")}Z`,
  event: "M-22 -18H22V-5A5 5 0 0 0 22 5V18H-22V5A5 5 0 0 0 -22 -5Z",
  potential: "M0 -23L23 0L0 23L-23 0Z",
};
