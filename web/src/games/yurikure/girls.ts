// How the girls are drawn: a colour, and a shape that works without it. In a box of 64 by 64.

export interface GirlStyle {
  colour: string;
  /** The text colour on it. */
  ink: string;
  /** The tint behind a portrait. */
  ground: string;
  /** The outline of frame and emblem. */
  frame: string;
}

function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function regular(corners: number, turned = 0, radius = 31): string {
  return polygon(
    Array.from({ length: corners }, (_, corner) => {
      const angle = ((corner + turned) / corners) * 2 * Math.PI - Math.PI / 2;
      return [32 + radius * Math.cos(angle), 32 + radius * Math.sin(angle)];
    }),
  );
}

function petals(count: number): string {
  const points = Array.from({ length: count }, (_, petal) => {
    const angle = (petal / count) * 2 * Math.PI - Math.PI / 2;
    return [32 + 26.5 * Math.cos(angle), 32 + 26.5 * Math.sin(angle)] as const;
  });
  const arcs = points.map((_, petal) => {
    const [x, y] = points[(petal + 1) % count]!;
    return `A11 11 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [x, y] = points[0]!;
  return `M${x.toFixed(1)} ${y.toFixed(1)}${arcs.join("")}Z`;
}

export const GIRL_STYLES: Record<string, GirlStyle> = {
  akane: { colour: "#bf3b46", ink: "#fff", ground: "#f6d3cf", frame: "M32 1A31 31 0 1 1 31.9 1Z" },
  shirakaba: { colour: "#f7f3ea", ink: "#2b2522", ground: "#dfe3da", frame: regular(6) },
  kuroki: {
    colour: "#332d38",
    ink: "#fff",
    ground: "#cfc9d6",
    frame: "M10 3H54Q61 3 61 10V54Q61 61 54 61H10Q3 61 3 54V10Q3 3 10 3Z",
  },
  tsuge: {
    colour: "#e3b23c",
    ink: "#2b2522",
    ground: "#fbeec6",
    frame: polygon([
      [32, -2],
      [66, 32],
      [32, 66],
      [-2, 32],
    ]),
  },
  murafuji: { colour: "#7a559f", ink: "#fff", ground: "#e4d7f0", frame: petals(8) },
  midorino: { colour: "#3f7f4c", ink: "#fff", ground: "#d3e8d2", frame: "M5 3H59V34Q59 52 32 63Q5 52 5 34Z" },
  sorai: { colour: "#74bde0", ink: "#14303e", ground: "#dcf0f8", frame: "M3 3H32A29 29 0 1 1 3 32Z" },
  haila: { colour: "#85888f", ink: "#fff", ground: "#e3e4e6", frame: regular(5, 0, 34) },
  momozono: {
    colour: "#ee93b1",
    ink: "#3c1020",
    ground: "#fde3ea",
    frame: "M32 62C8 46 1 32 1 20A16 16 0 0 1 32 13A16 16 0 0 1 63 20C63 32 56 46 32 62Z",
  },
};

const PLAIN: GirlStyle = { colour: "#888", ink: "#fff", ground: "#ddd", frame: regular(6) };

export function girlStyle(girl: string): GirlStyle {
  return GIRL_STYLES[girl] ?? PLAIN;
}

/** The seats of the girls: a circle in action order, clockwise from the top, in a picture of 400 by 376. */
export const WIDTH = 400;
export const HEIGHT = 376;
export const MIDDLE = { x: 200, y: 188 };
export const RADIUS = { x: 159, y: 147 };

export interface Point {
  x: number;
  y: number;
}

export function circlePositions(order: readonly string[]): Record<string, Point> {
  return Object.fromEntries(
    order.map((girl, place) => {
      const angle = (place / order.length) * 2 * Math.PI - Math.PI / 2;
      return [girl, { x: MIDDLE.x + RADIUS.x * Math.cos(angle), y: MIDDLE.y + RADIUS.y * Math.sin(angle) }];
    }),
  );
}
