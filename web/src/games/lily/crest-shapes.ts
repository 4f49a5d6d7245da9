// The shapes of crests: a motif for each name, an outline for each set. In a box from -12 to 12.

export interface Motif {
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

function ray(from: number, to: number, degrees: number, y = 0): string {
  return `M${n(...at(0, y, degrees, from))}L${n(...at(0, y, degrees, to))}`;
}

function around(count: number, part: (degrees: number) => string, first = 0): string {
  return Array.from({ length: count }, (_, place) => part(first + (360 / count) * place)).join("");
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, place) =>
    n(...at(0, 0, (180 / points) * place, place % 2 ? inner : outer)),
  );
  return `M${corners.join("L")}Z`;
}

const MOTIFS: Record<string, Motif> = {
  // White Lily
  shiho: {
    full:
      [-6, -1, 4].map((y) => petal(0, y + 2, 40, 7, 4) + petal(0, y + 2, -40, 7, 4)).join("") + petal(0, -4, 0, 8, 4),
    line: "M0 11V-5",
  },
  minato: {
    line: `M0 -5V10M-4 -2H4M-9 2Q-8 10 0 10Q8 10 9 2M-10 5L-9 1.5L-6 3.5M10 5L9 1.5L6 3.5${disc(0, -7.5, 2.5)}`,
  },
  yuzuki: { full: petal(1, -8, 60, 8, 4), line: disc(0, 2, 8.5) + around(6, (d) => ray(1.5, 6, d, 2)) },
  kanade: { full: disc(-6, 7, 3.2) + disc(6, 5, 3.2), line: "M-3 7V-8L9 -10V5M-3 -4L9 -6" },
  haruka: { full: disc(6, -7, 2.6), line: "M-11 8L-4 -5L1 3L4 -1L11 8ZM-7 11H7" },
  rin: {
    line:
      around(6, (d) => ray(0, 10.5, d)) +
      around(6, (d) => `M${n(...at(0, 0, d - 18, 9))}L${n(...at(0, 0, d, 6))}L${n(...at(0, 0, d + 18, 9))}`),
  },
  itoha: { full: petal(-3, 8, 30, 20, 9), line: "M-10 -4C-6 -11 -1 -7 -4 -3S-12 3 -8 8S2 12 10 10" },
  sakiho: { full: "M-1 -11V4H-10Q-3 -2 -1 -11ZM2 -8Q9 -3 10 4H2Z", line: "M-11 8Q0 13 11 8" },
  towa: { line: "M0 0C-3 -7 -11 -6 -11 0S-3 7 0 0S11 -6 11 0S3 7 0 0" },
  chitose: { full: "M-11 9A6 6 0 0 1 1 9ZM-1 9A6 6 0 0 1 11 9ZM-6 1A6 6 0 0 1 6 1Z", line: "M-5 -8Q0 -11 5 -8" },
  // Hexagram
  yoru: { full: "M3 -11A11 11 0 1 0 10 6A9 9 0 0 1 3 -11ZM8 -7l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1Z" },
  kuroe: {
    full: disc(6, -8, 2.4),
    line: "M-11 -2Q-7 -7 -3 -2T5 -2T11 -3M-11 4Q-7 -1 -3 4T5 4T11 3M-11 10Q-7 5 -3 10T5 10T11 9",
  },
  mio: { line: "M0 -11V11M-9 -8L0 3L9 -8ZM-5 8H5" },
  sena: { full: star(5, 11.5, 4.8) },
  kasumi: { line: "M-8 -8H5M-3 -4H11M-11 0H2M6 0H9M-6 4H9M-9 8H3" },
  mayu: {
    line: "M0 -11C8 -11 9 -4 7 0C9 4 8 11 0 11C-8 11 -9 4 -7 0C-9 -4 -8 -11 0 -11ZM-7 -5L6 -8M-7 1L7 -3M-7 6L7 2M-4 10L7 7",
  },
  ibuki: { line: "M-11 -3H4A4 4 0 1 0 0 -7M-11 2H8A4 4 0 1 1 4 6M-8 7H-1A3 3 0 1 1 -4 10" },
  reika: { line: around(6, (d) => petal(0, 0, d, 11, 4.5)) + disc(0, 0, 1.2) },
  tsukasa: { full: `${disc(-6, -6, 5)}${disc(-6, -6, 2)}`, line: "M-2.5 -2.5L10 10M5 5L9 1M8 8L11 5" },
  noa: { full: "M-11 3H11L6 10H-6Z", line: "M0 3V-10L9 1M0 -10L-9 1" },
  // Rhododendron
  akari: { full: petal(0, 6, 0, 12, 6), line: "M-7 -8H7L8 9H-8ZM-4 -11H4M-10 12H10" },
  kagari: {
    full: petal(0, 3, 0, 15, 8) + petal(-3, 3, -30, 10, 4) + petal(3, 3, 30, 10, 4),
    line: "M-9 3H9L5 8H-5ZM0 8V12M-5 12L0 8L5 12",
  },
  kaede: {
    full: [0, 55, -55, 105, -105].map((d, place) => petal(0, 3, d, place ? 11 : 14, 5)).join(""),
    line: "M0 3V12",
  },
  ayame: {
    full: petal(0, 0, 0, 12, 5) + petal(0, 0, 125, 12, 7) + petal(0, 0, -125, 12, 7),
    line: "M0 0Q-7 -2 -8 -8M0 0Q7 -2 8 -8M0 1V11",
  },
  benio: {
    full: "M0 0C-5 -9 -12 -8 -11 0C-10 5 -5 4 0 0C5 -9 12 -8 11 0C10 5 5 4 0 0Z",
    line: "M-1 1Q-2 8 -7 11M1 1Q2 8 7 11",
  },
  hinata: { full: disc(0, 0, 5.5), line: around(8, (d) => ray(8, 11.5, d)) },
  natsume: { full: `${disc(-5, 5, 5)}${disc(6, 3, 4.4)}${petal(1, -8, 75, 9, 4)}`, line: "M-5 0Q-4 -8 1 -8Q6 -7 6 -1" },
  ruri: { line: "M-6 -8H6L11 -2L0 11L-11 -2ZM-11 -2H11M-6 -8L-4 -2L0 11L4 -2L6 -8" },
  suzu: { full: `${disc(0, 4, 1.8)}M-1 4H1V9H-1Z`, line: `${disc(0, 1, 9)}M-9 0H9M0 -8V-11` },
  tsubaki: { full: disc(0, 0, 2.6), line: around(5, (d) => disc(...at(0, 0, d, 6), 4.6)) },
};

/** Null for names of other people's sets; they get their initial. */
export function motifOf(name: string): Motif | null {
  return MOTIFS[name] ?? null;
}

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
