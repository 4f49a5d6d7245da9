// The picture of a card, as the address of an SVG image. Drawn once per card and crop.

import type { PrintedCard } from "../data-types";
import { FINERY } from "./dress";
import { GIRLS, girlOf, type Girl } from "./girls";
import { blossom, box, disc, fill, gradient, group, hash, light, mix, round, star, stream, stroke } from "./shapes";
import { place, type HourName } from "./places";
import { figure } from "./portrait";
import { sceneOf } from "./scenes";

/** What of a card is drawn from. */
export type Pictured = Pick<PrintedCard, "id" | "kind" | "name" | "color" | "level">;

/** `card`: the whole field of 5 by 7. `wide`: 5 by 4, for a card with its text. `face`: a square around the head. */
export type Crop = "card" | "wide" | "face";

interface Society {
  tint: string;
  glow: string;
  petals: readonly string[];
  hours: readonly HourName[];
}

export const SOCIETIES: Record<string, Society> = {
  "white-lily": { tint: "#e6f1fc", glow: "#fff6d8", petals: ["#ffffff", "#dcebfb", "#fff3c8"], hours: ["dawn", "day"] },
  hexagram: { tint: "#6a6398", glow: "#cdbcff", petals: ["#d9ccff", "#fff0b8", "#9fb8ff"], hours: ["night", "night"] },
  rhododendron: {
    tint: "#fbd9d2",
    glow: "#ffd98a",
    petals: ["#ff8aa0", "#e8476a", "#ffd0a8"],
    hours: ["dusk", "ember"],
  },
};
const societyOf = (color: string | undefined): Society => SOCIETIES[color ?? ""] ?? SOCIETIES["white-lily"]!;

const rays = (x: number, y: number, colour: string, opacity: number): string =>
  fill(
    Array.from({ length: 14 }, (_, ray) => {
      const at = (turn: number) => {
        const angle = ((ray + turn) * Math.PI * 2) / 14;
        return `${round(x + Math.cos(angle) * 320)} ${round(y + Math.sin(angle) * 320)}`;
      };
      return `M${x} ${y}L${at(0)}L${at(0.36)}Z`;
    }).join(""),
    colour,
    `opacity="${opacity}"`,
  );

function petals(color: string | undefined, next: () => number, count: number): string {
  const { petals: colours } = societyOf(color);
  return Array.from({ length: count }, () => {
    const x = round(next() * 200);
    const y = round(next() * 280);
    const colour = colours[Math.floor(next() * colours.length)]!;
    const size = 3 + next() * 5;
    if (color === "hexagram") return fill(star(x, y, 4, size * 1.3, size * 0.35), colour, 'opacity=".9"');
    const one = blossom(0, 0, 1, size * 2, size * 0.8);
    return group(fill(one, colour, 'opacity=".92"'), `translate(${x} ${y}) rotate(${Math.round(next() * 360)})`);
  }).join("");
}

function halo(level: number, { glow }: Society, x: number, y: number): string {
  const disk = `<defs>${gradient(
    "glow",
    [
      [0, glow, 0.95],
      [0.55, glow, 0.4],
      [1, glow, 0],
    ],
    "out",
  )}</defs>${fill(disc(x, y, 118), "url(#glow)")}`;
  if (level < FINERY.trim) return disk;
  const ring =
    level >= FINERY.gold
      ? stroke(disc(x, y, 78), "#e3b64f", 2.4) +
        stroke(disc(x, y, 84), "#fff3c4", 1) +
        fill(
          Array.from({ length: 12 }, (_, at) =>
            star(x + Math.cos((at * Math.PI) / 6) * 81, y + Math.sin((at * Math.PI) / 6) * 81, 4, 7, 2.2),
          ).join(""),
          "#fff3c4",
        )
      : "";
  return (level >= FINERY.brooch ? rays(x, y, glow, 0.32) : "") + disk + ring;
}

/** Who may be drawn with closed eyes. */
const CALM = new Set(["sleepy", "dreamy"]);

type Mood = Partial<Pick<Girl, "mouth" | "lids" | "brows" | "lean" | "turn">>;

/** Cards of one girl differ a little. */
function moodOf(id: string, girl: Girl, level: number): Mood {
  const moods: readonly Mood[] = [
    {},
    { lean: -girl.lean, turn: -girl.turn },
    { mouth: "smile", brows: "soft" },
    { turn: -girl.turn, mouth: "open", brows: "raised" },
    { lean: -girl.lean / 2, lids: level === 1 && CALM.has(girl.look) ? "calm" : girl.lids, mouth: "small" },
  ];
  return moods[hash(id) % moods.length]!;
}

function girlScene(card: Pictured): string {
  const girl = girlOf(card.name, card.color);
  const level = card.level ?? 1;
  const society = societyOf(card.color);
  const next = stream(card.id);
  const hour = society.hours[hash(card.id) % society.hours.length]!;
  const wash = Math.max(0, 0.62 - level * 0.14);
  const background =
    place(girl.place, { hour, next }) +
    (wash > 0 ? fill(box(0, 0, 200, 280), society.tint, `opacity="${round(wash)}"`) : "");
  if (level >= FINERY.pair) {
    const other = girlOf(girl.pair || `${card.name}/`, card.color);
    return (
      background +
      halo(level, society, 100, 110) +
      petals(card.color, next, 10) +
      group(figure("b", { ...other, prop: "none" }, level - 1, { lean: 7, turn: 0.6 }), "translate(-44 2) scale(.92)") +
      group(figure("a", girl, level, { lean: -6, turn: -0.5 }), "translate(46 16) scale(.92)") +
      petals(card.color, next, 14)
    );
  }
  return (
    background +
    halo(level, society, 100, 108) +
    group(figure("a", girl, level, moodOf(card.id, girl, level)), "translate(0 4)") +
    (level >= FINERY.gold ? petals(card.color, next, 14) : "")
  );
}

function eventScene(card: Pictured): string {
  const scene = sceneOf(card.id);
  const girl = GIRLS[card.name];
  const next = stream(card.id);
  const whole = place(scene.place, { hour: scene.hour, next });
  if (!girl) return whole + fill(petalsAcross(next), "#ffffff", 'opacity=".5"');
  const aside = hash(card.id) % 2 ? 62 : 8;
  return (
    whole +
    group(figure("a", girl, FINERY.trim, moodOf(card.id, girl, FINERY.trim)), `translate(${aside} 88) scale(.68)`)
  );
}

const petalsAcross = (next: () => number): string =>
  Array.from({ length: 8 }, () => disc(round(next() * 200), round(next() * 280), round(0.8 + next() * 1.6))).join("");

function viewBox(card: Pictured, crop: Crop): string {
  if (crop === "card") return "0 0 200 280";
  const pair = card.kind === "character" && (card.level ?? 1) >= FINERY.pair;
  if (card.kind !== "character") {
    if (crop === "wide" || !GIRLS[card.name]) return crop === "wide" ? "0 72 200 160" : "0 50 200 200";
    return hash(card.id) % 2 ? "82 104 96 96" : "28 104 96 96";
  }
  if (crop === "wide") return pair ? "0 20 200 160" : "0 26 200 160";
  return pair ? "24 26 156 156" : "40 36 120 120";
}

const drawn = new Map<string, string>();

/** The address of a card's picture. */
export function picture(card: Pictured, crop: Crop): string {
  const key = `${crop} ${card.kind} ${card.id} ${card.name} ${card.color ?? ""} ${card.level ?? ""}`;
  let address = drawn.get(key);
  if (!address) {
    const inside = card.kind === "character" ? girlScene(card) : eventScene(card);
    address = svgAddress(viewBox(card, crop), inside);
    drawn.set(key, address);
  }
  return address;
}

export function svgAddress(viewBox: string, inside: string): string {
  const [, , width, height] = viewBox.split(" ");
  const scale = 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${Number(width) * scale}" height="${Number(height) * scale}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" stroke-linecap="round">${inside}</svg>`;
  return `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#]/g, (sign) => encodeURIComponent(sign))}`;
}

const EMBLEMS: Record<string, string> = {
  "white-lily": blossom(100, 140, 6, 44, 15) + blossom(100, 140, 6, 22, 7, Math.PI / 6),
  hexagram: star(100, 140, 6, 46, 27),
  rhododendron: blossom(100, 140, 5, 46, 24),
};
const PATTERNS: Record<string, (x: number, y: number) => string> = {
  "white-lily": (x, y) => `M${x} ${y}q10 -14 20 0q10 -14 20 0M${x} ${y + 8}q10 -14 20 0q10 -14 20 0`,
  hexagram: (x, y) => star(x + 20, y, 6, 13, 7.5),
  rhododendron: (x, y) => blossom(x + 20, y, 5, 13, 6.5),
};
const BACK_GROUNDS: Record<string, readonly [string, string]> = {
  "white-lily": ["#2f63a8", "#8fbce8"],
  hexagram: ["#231d3c", "#5f4f92"],
  rhododendron: ["#8c1f38", "#d9574f"],
  potential: ["#1d4a54", "#5fa9a8"],
};

/** The back of a card of a society. */
export function backPicture(color: string): string {
  const key = `back ${color}`;
  let address = drawn.get(key);
  if (!address) {
    const [from, to] = BACK_GROUNDS[color] ?? BACK_GROUNDS["white-lily"]!;
    const pattern = PATTERNS[color] ?? PATTERNS["white-lily"]!;
    const emblem = EMBLEMS[color] ?? EMBLEMS["white-lily"]!;
    const weave = Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 6 }, (__, column) => pattern(column * 40 - (row % 2) * 20 - 10, row * 38 + 12)).join(""),
    ).join("");
    const inside =
      `<defs>${gradient("ground", [
        [0, mix(from, "#000000", 0.1)],
        [1, to],
      ])}</defs>${fill(box(0, 0, 200, 280), "url(#ground)")}` +
      stroke(weave, light(to, 0.35), 1.4, 'opacity=".35"') +
      stroke("M14 14H186V266H14Z", "#e3b64f", 2.6) +
      stroke("M20 20H180V260H20Z", "#f6e2a8", 1) +
      fill(disc(100, 140, 62), from, 'opacity=".85"') +
      stroke(disc(100, 140, 62), "#e3b64f", 2.4) +
      stroke(disc(100, 140, 56), "#f6e2a8", 1) +
      `<path d="${emblem}" fill="#fff6df" stroke="#e3b64f" stroke-width="1.6"/>` +
      fill(disc(100, 140, 7), "#e3b64f") +
      fill(
        [
          [26, 26],
          [174, 26],
          [26, 254],
          [174, 254],
        ]
          .map(([x, y]) => star(x!, y!, 4, 10, 3))
          .join(""),
        "#f6e2a8",
      );
    address = svgAddress("0 0 200 280", inside);
    drawn.set(key, address);
  }
  return address;
}

/** The playmat of a society: its pattern and emblem, faint, on whatever lies below. */
export function matPicture(color: string): string {
  const key = `mat ${color}`;
  let address = drawn.get(key);
  if (!address) {
    const [, tone] = BACK_GROUNDS[color] ?? BACK_GROUNDS["white-lily"]!;
    const pattern = PATTERNS[color] ?? PATTERNS["white-lily"]!;
    const emblem = EMBLEMS[color] ?? EMBLEMS["white-lily"]!;
    const weave = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 11 }, (__, column) => pattern(column * 40 - (row % 2) * 20 - 10, row * 38 + 12)).join(""),
    ).join("");
    const inside =
      fill(box(0, 0, 400, 180), tone, 'opacity=".1"') +
      stroke(weave, tone, 1.4, 'opacity=".22"') +
      group(
        fill(emblem, tone, 'opacity=".2"') + stroke(disc(100, 140, 62), tone, 2, 'opacity=".4"'),
        "translate(100 -50)",
      );
    address = svgAddress("0 0 400 180", inside);
    drawn.set(key, address);
  }
  return address;
}
