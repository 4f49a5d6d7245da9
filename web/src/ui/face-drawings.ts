// Portraits as layers of paths in a field of 64 by 64: the characters of the cast (src/madoi/bots/cast.py), and the
// animals that people can choose for themselves.

import type { PlayerFace } from "../state/storage";

export interface Layer {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export interface FaceDrawing {
  ground: string;
  layers: readonly Layer[];
}

const INK = "#33241f";
const LINE = "#33241f88";

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const full = (d: string, fill: string): Layer => ({ d, fill });
const edged = (d: string, fill: string): Layer => ({ d, fill, line: LINE, width: 1 });
const drawn = (d: string, line = INK, width = 1.8): Layer => ({ d, line, width });

// People

const BACK_HAIR = {
  bob: "M14 36Q11 12 32 11Q53 12 50 36Q52 45 46 50H18Q12 45 14 36Z",
  long: "M15 34Q13 11 32 11Q51 11 49 34L54 66H10Z",
  short: "M16 36Q13 12 32 12Q51 12 48 36L46 41H18Z",
  wild: "M15 40L10 33L14 30L8 23L15 21L13 11L22 14L26 5L33 11L40 5L43 13L52 11L50 20L57 23L50 30L54 34L49 40Z",
  bun: `M16 36Q14 13 32 13Q50 13 48 36L46 42H18Z${disc(32, 9, 8.5, 7.5)}`,
  tails: `M16 36Q14 12 32 12Q50 12 48 36L46 41H18ZM15 25Q1 27 4 48Q6 55 10 57Q9 44 18 36ZM49 25Q63 27 60 48Q58 55 54 57Q55 44 46 36Z`,
  tail: "M16 36Q14 12 32 12Q50 12 48 36L46 41H18ZM42 15Q60 6 61 26Q62 38 54 47Q56 32 45 25Z",
  waves: "M14 34Q11 11 32 11Q53 11 50 34Q57 40 51 46Q58 53 51 60L52 66H12L13 60Q6 53 13 46Q7 40 14 34Z",
  puffs: `M17 38Q14 14 32 13Q50 14 47 38Z${disc(15, 19, 9)}${disc(49, 19, 9)}`,
  curls: `${disc(17, 26, 8)}${disc(23, 16, 8)}${disc(33, 13, 8)}${disc(43, 17, 8)}${disc(47, 27, 8)}${disc(16, 36, 6)}${disc(48, 36, 6)}`,
} as const;

const FRINGE = {
  straight: "M17 34Q17 16 32 16Q47 16 47 34Q45 31 45 28H19Q19 31 17 34Z",
  swept: "M17 35Q16 16 32 15Q48 16 47 35Q45 26 38 22Q31 29 17 35Z",
  parted: "M17 35Q16 16 32 15Q48 16 47 35Q44 25 32 18Q20 25 17 35Z",
  spikes: "M17 34Q16 16 32 15Q48 16 47 34L43 26L40 31L35 24L30 31L26 25L21 31Z",
  high: "M17.5 32Q17 17 32 16Q47 17 46.5 32Q44 24 32 21Q20 24 17.5 32Z",
  round: "M17 34Q17 16 32 16Q47 16 47 34Q43 30 40 25Q32 32 24 25Q21 30 17 34Z",
  none: "",
} as const;

const EYES = {
  open: [
    full(disc(26.5, 35, 1.9, 2.5) + disc(37.5, 35, 1.9, 2.5), INK),
    full(disc(27.1, 34.1, 0.7) + disc(38.1, 34.1, 0.7), "#fff"),
  ],
  wide: [
    full(disc(26.5, 35, 2.7, 3.2) + disc(37.5, 35, 2.7, 3.2), INK),
    full(disc(27.4, 33.8, 1.1) + disc(38.4, 33.8, 1.1), "#fff"),
  ],
  calm: [drawn("M23.5 35Q26.5 38 29.5 35M34.5 35Q37.5 38 40.5 35")],
  smiling: [drawn("M23.5 36.500Q26.5 32.5 29.5 36.500M34.5 36.500Q37.5 32.5 40.5 36.5")],
  keen: [
    full(disc(26.8, 35.4, 1.7, 2.1) + disc(37.2, 35.4, 1.7, 2.1), INK),
    drawn("M22.5 31L29.5 33.200M41.5 31L34.5 33.2", INK, 1.7),
  ],
  wink: [
    full(disc(26.5, 35, 1.9, 2.5), INK),
    full(disc(27.1, 34.1, 0.7), "#fff"),
    drawn("M34.5 35.500Q37.5 32.5 40.5 35.5"),
  ],
} as const;

const MOUTH = {
  smile: drawn("M28.5 41.500Q32 44.5 35.5 41.5", INK, 1.5),
  small: drawn("M30.5 42Q32 43 33.5 42", INK, 1.5),
  flat: drawn("M29.5 42.500H34.5", INK, 1.5),
  grin: {
    d: "M26.5 40.500Q32 42 37.5 40.500Q36 46.5 32 46.500Q28 46.5 26.5 40.500Z",
    fill: "#fff",
    line: INK,
    width: 1.2,
  },
  aside: drawn("M29 42.500Q33 43.5 36 40.8", INK, 1.5),
  round: full(disc(32, 42.8, 1.7, 2), "#9c3b36"),
} as const;

interface Look {
  ground: string;
  skin: string;
  hair: string;
  robe: string;
  collar: string;
  back: keyof typeof BACK_HAIR;
  fringe: keyof typeof FRINGE;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTH;
  /** Over everything else: glasses, a beard, an ornament. */
  worn: readonly Layer[];
}

const person = (look: Look): FaceDrawing => ({
  ground: look.ground,
  layers: [
    edged(BACK_HAIR[look.back], look.hair),
    edged("M5 66Q7 51 25 48H39Q57 51 59 66Z", look.robe),
    full("M27 42H37V50L32 57L27 50Z", look.skin),
    edged("M24 47.500L32 58L40 47.500L44 49.500L34 66H30L20 49.500Z", look.collar),
    full(disc(18.5, 35, 2.8, 3.4) + disc(45.5, 35, 2.8, 3.4), look.skin),
    full(
      "M18.5 32Q18.5 18 32 18Q45.5 18 45.5 32Q45.5 40 40 44.500Q36 47.5 32 47.500Q28 47.5 24 44.500Q18.5 40 18.5 32Z",
      look.skin,
    ),
    full(disc(23, 40, 2.8, 1.7) + disc(41, 40, 2.8, 1.7), "#e0685c59"),
    ...EYES[look.eyes],
    MOUTH[look.mouth],
    ...(look.fringe === "none" ? [] : [edged(FRINGE[look.fringe], look.hair)]),
    ...look.worn,
  ],
});

const flower = (x: number, y: number, size: number, fill: string, heart: string): Layer[] => [
  edged(
    [0, 72, 144, 216, 288]
      .map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) =>
        disc(
          Math.round(10 * (x + size * Math.sin(angle))) / 10,
          Math.round(10 * (y - size * Math.cos(angle))) / 10,
          size * 0.8,
        ),
      )
      .join(""),
    fill,
  ),
  full(disc(x, y, size * 0.6), heart),
];
const glasses = (line: string): Layer => ({
  d: `${disc(26.3, 35.3, 5)}${disc(37.7, 35.3, 5)}M31.3 35Q32 34.3 32.7 35M21.3 34.500L18 33.500M42.7 34.500L46 33.5`,
  fill: "#ffffff38",
  line,
  width: 1.4,
});

const CHARACTERS: Record<string, FaceDrawing> = {
  sayo: person({
    ground: "#39456b",
    skin: "#fbe1cd",
    hair: "#232a45",
    robe: "#8d9fd0",
    collar: "#f3efe2",
    back: "long",
    fringe: "straight",
    eyes: "calm",
    mouth: "small",
    worn: [edged("M47 12A7.5 7.5 0 1 0 54.5 21A6 6 0 0 1 47 12Z", "#f6dd83")],
  }),
  raita: person({
    ground: "#f2b632",
    skin: "#eeb98f",
    hair: "#b3341f",
    robe: "#2d5d58",
    collar: "#f7efe0",
    back: "tail",
    fringe: "spikes",
    eyes: "keen",
    mouth: "grin",
    worn: [full("M27 38.500L33 36.500L33.4 38L27.4 40Z", "#fffdf4")],
  }),
  isuzu: person({
    ground: "#cfe3dd",
    skin: "#fbe1cd",
    hair: "#6a5240",
    robe: "#4f7f78",
    collar: "#fffdf4",
    back: "bun",
    fringe: "parted",
    eyes: "open",
    mouth: "flat",
    worn: [glasses("#5b3327"), edged(disc(48, 43, 2.2) + disc(16, 43, 2.2), "#e8c04c")],
  }),
  kohaku: person({
    ground: "#b9492f",
    skin: "#f7d6b8",
    hair: "#d9a04a",
    robe: "#34302e",
    collar: "#e9d8a6",
    back: "short",
    fringe: "swept",
    eyes: "wink",
    mouth: "aside",
    worn: [
      edged("M31 17L33 4L40 9Q45 7 50 10L58 8L56 20Q55 28 46 29Q35 27 31 17Z", "#fffdf6"),
      drawn("M37 16.500Q39.5 14.5 42 17M48 18.500Q51 17 53 19.5", "#b9301f", 1.7),
      full("M35 8.500L36.5 12.500L39 11ZM56 11L52.5 12.500L54.5 15Z", "#cf4a36"),
      full(disc(46.2, 24.5, 1.6, 1.2), INK),
    ],
  }),
  koharu: person({
    ground: "#f9cfd3",
    skin: "#fde6d3",
    hair: "#8a5a3b",
    robe: "#ef8f7d",
    collar: "#fff8ec",
    back: "puffs",
    fringe: "round",
    eyes: "smiling",
    mouth: "grin",
    worn: [...flower(49, 19, 3.4, "#fff6f8", "#f0b93a")],
  }),
  genta: person({
    ground: "#9fc3dd",
    skin: "#dca277",
    hair: "#2f2622",
    robe: "#2b4a78",
    collar: "#e8e3d6",
    back: "short",
    fringe: "none",
    eyes: "open",
    mouth: "grin",
    worn: [
      edged(
        "M18.5 33Q21 38 25 38.800Q32 36.5 39 38.800Q43 38 45.5 33Q47 46 40 50.500Q32 54 24 50.500Q17 46 18.5 33ZM27 41Q28 46.5 32 46.500Q36 46.5 37 41Q32 42.5 27 41Z",
        "#2f2622",
      ),
      edged("M16 22Q32 14 48 22L47.5 28Q32 21 16.5 28Z", "#fffdf6"),
      edged("M47 23L57 17L56 25L60 30L48 27Z", "#fffdf6"),
      full(disc(32, 21.5, 2.6), "#c9372c"),
      drawn("M22.5 31Q26 28.8 29.5 31M34.5 31Q38 28.8 41.5 31", "#2f2622", 2.2),
    ],
  }),
  ritsu: person({
    ground: "#dcd6cb",
    skin: "#f6dcc4",
    hair: "#55606b",
    robe: "#3d4650",
    collar: "#b9d0c8",
    back: "short",
    fringe: "parted",
    eyes: "keen",
    mouth: "flat",
    worn: [
      {
        d: "M20.5 32H30.500V38.500H20.500ZM33.5 32H43.500V38.500H33.500ZM30.5 34H33.5",
        fill: "#ffffff38",
        line: "#22303a",
        width: 1.4,
      },
    ],
  }),
  nagi: person({
    ground: "#8fd0d0",
    skin: "#fbe1cd",
    hair: "#e9eef0",
    robe: "#5a9fb5",
    collar: "#fdfdf5",
    back: "waves",
    fringe: "swept",
    eyes: "calm",
    mouth: "round",
    worn: [drawn("M14 18Q17 14 20 18T26 18T32 18", "#3d87a3", 2), edged(disc(48, 44, 2), "#fdfdf5")],
  }),
  botan: person({
    ground: "#5c2a4e",
    skin: "#fbe3d6",
    hair: "#1f1a22",
    robe: "#b8376f",
    collar: "#f3d98a",
    back: "bun",
    fringe: "parted",
    eyes: "keen",
    mouth: "small",
    worn: [
      ...flower(19, 16, 4.6, "#f58bb2", "#f7d774"),
      drawn("M38 6L54 1M40 10L57 9", "#e7bd4a", 2),
      full(disc(32, 25, 1.3), "#c72c41"),
      full(disc(32, 42.2, 2.2, 1.3), "#c72c41"),
    ],
  }),
  sota: person({
    ground: "#cde38a",
    skin: "#f2c59c",
    hair: "#4a3524",
    robe: "#e2902f",
    collar: "#fff8e6",
    back: "wild",
    fringe: "spikes",
    eyes: "wide",
    mouth: "round",
    worn: [
      full(
        [
          [23, 39.5],
          [25.5, 41],
          [21.5, 41.8],
          [41, 39.5],
          [38.5, 41],
          [42.5, 41.8],
        ]
          .map(([x, y]) => disc(x!, y!, 0.7))
          .join(""),
        "#a5582f",
      ),
    ],
  }),
  toki: person({
    ground: "#e5cfe6",
    skin: "#f0cdb2",
    hair: "#d8d3d6",
    robe: "#6b4a7d",
    collar: "#efe6c8",
    back: "curls",
    fringe: "high",
    eyes: "smiling",
    mouth: "aside",
    worn: [
      drawn(
        "M21.5 38.500L19.8 39.800M21.5 40L20.2 41.800M42.5 38.500L44.2 39.800M42.5 40L43.8 41.800M27 26.500Q32 25.3 37 26.5",
        "#8f5a46",
        1.1,
      ),
      glasses("#b8862b"),
      edged("M41 8L50 3L49 11Z", "#d0543f"),
    ],
  }),
  hayate: person({
    ground: "#e8e2d2",
    skin: "#c98c62",
    hair: "#1d3b3a",
    robe: "#c23b2e",
    collar: "#20282c",
    back: "wild",
    fringe: "swept",
    eyes: "keen",
    mouth: "aside",
    worn: [
      edged("M8 53Q20 47 32 50Q44 47 56 53L55 60Q44 54 32 57Q20 54 9 60Z", "#2f8f83"),
      edged("M50 53L63 47L61 57Z", "#2f8f83"),
    ],
  }),
};

// Animals

interface Animal {
  ground: string;
  coat: string;
  ears: string;
  inner: string;
  /** The lighter part of the face. */
  muzzle: string;
  snout: string;
  eyes?: readonly Layer[];
  nose: readonly Layer[];
  marks?: readonly Layer[];
}

const HEAD = "M11 38Q11 18 32 18Q53 18 53 38Q53 56 32 56Q11 56 11 38Z";
const animal = (look: Animal): FaceDrawing => ({
  ground: look.ground,
  layers: [
    edged(look.ears, look.coat),
    ...(look.inner ? [full(look.inner, "#e79a93")] : []),
    edged(HEAD, look.coat),
    full(look.muzzle, look.snout),
    ...(look.marks ?? []),
    ...(look.eyes ?? [
      full(disc(23, 35, 2.8, 3.4) + disc(41, 35, 2.8, 3.4), INK),
      full(disc(24, 33.8, 1) + disc(42, 33.8, 1), "#fff"),
    ]),
    ...look.nose,
  ],
});
const SMALL_NOSE: readonly Layer[] = [
  full("M29 42H35L32 45.500Z", INK),
  drawn("M32 45V47Q29 50.5 26 48M32 47Q35 50.5 38 48", INK, 1.5),
];

const ANIMALS: Record<Exclude<PlayerFace, "">, FaceDrawing> = {
  cat: animal({
    ground: "#f3d9a4",
    coat: "#5d5652",
    ears: "M12 34L11 9L28 20ZM52 34L53 9L36 20Z",
    inner: "M15 25L14.5 15L22 20ZM49 25L49.5 15L42 20Z",
    muzzle: disc(32, 46, 10, 7),
    snout: "#efe8df",
    nose: [...SMALL_NOSE, drawn("M7 41L16 43M7 48L16 46M57 41L48 43M57 48L48 46", INK, 1.1)],
    eyes: [
      full(disc(22.5, 35, 4) + disc(41.5, 35, 4), "#e9c84a"),
      full(disc(22.5, 35, 1.4, 3.4) + disc(41.5, 35, 1.4, 3.4), INK),
    ],
  }),
  fox: animal({
    ground: "#bcd9c1",
    coat: "#dd7a2f",
    ears: "M11 36L8 7L27 21ZM53 36L56 7L37 21Z",
    inner: "M14 24L12.5 14L20 20ZM50 24L51.5 14L44 20Z",
    muzzle: "M11 40Q24 38 32 46Q40 38 53 40Q51 56 32 56Q13 56 11 40Z",
    snout: "#fff6ea",
    nose: [full(disc(32, 47, 3, 2.2), INK)],
    eyes: [drawn("M18.5 36.500Q23 32 27 36M45.5 36.500Q41 32 37 36", INK, 2.2)],
  }),
  rabbit: animal({
    ground: "#a9c4e6",
    coat: "#fbf7f2",
    ears: "M17 26Q10 -4 20 0Q29 4 29 22ZM47 26Q54 -4 44 0Q35 4 35 22Z",
    inner: "M20 20Q16 4 20 4Q25 6 26 20ZM44 20Q48 4 44 4Q39 6 38 20Z",
    muzzle: disc(17, 44, 4, 2.5) + disc(47, 44, 4, 2.5),
    snout: "#f6c1c1",
    nose: [
      full("M29.5 41.500H34.500L32 44.500Z", "#d4706b"),
      drawn("M32 44V46.500Q29.5 49.5 27 47.500M32 46.500Q34.5 49.5 37 47.5", INK, 1.4),
    ],
  }),
  bear: animal({
    ground: "#d9e2a6",
    coat: "#8b5e3c",
    ears: disc(15, 20, 8) + disc(49, 20, 8),
    inner: disc(15, 20, 4) + disc(49, 20, 4),
    muzzle: disc(32, 45, 11, 8.5),
    snout: "#e9cfa8",
    nose: [full(disc(32, 42, 3.6, 2.6), INK), drawn("M32 44V47Q29 50 26.5 48M32 47Q35 50 37.5 48", INK, 1.5)],
  }),
  owl: animal({
    ground: "#2f3f63",
    coat: "#a78a6b",
    ears: "M12 32L9 10L27 20ZM52 32L55 10L37 20Z",
    inner: "",
    muzzle: disc(22.5, 34, 10.5) + disc(41.5, 34, 10.5),
    snout: "#f7ecd7",
    nose: [edged("M28.5 40H35.500L32 48Z", "#e8a02e")],
    eyes: [full(disc(23.5, 34, 5) + disc(40.5, 34, 5), INK), full(disc(25, 32, 1.7) + disc(42, 32, 1.7), "#fff")],
    marks: [drawn("M25 52L27 50L29 52M30 54L32 52L34 54M35 52L37 50L39 52", "#6e573f", 1.4)],
  }),
  frog: animal({
    ground: "#f7c9b0",
    coat: "#6fae4e",
    ears: disc(19, 19, 9) + disc(45, 19, 9),
    inner: "",
    muzzle: "M15 46Q32 62 49 46Q46 56 32 56Q18 56 15 46Z",
    snout: "#d9ecb0",
    nose: [drawn("M18 43Q32 54 46 43", INK, 1.8), full(disc(29.5, 38, 0.9) + disc(34.5, 38, 0.9), INK)],
    eyes: [full(disc(19, 19, 5.8) + disc(45, 19, 5.8), "#fffdf0"), full(disc(20, 19.5, 3) + disc(44, 19.5, 3), INK)],
  }),
  tanuki: animal({
    ground: "#f0b95e",
    coat: "#a58b74",
    ears: disc(15, 20, 7.5) + disc(49, 20, 7.5),
    inner: "",
    muzzle: disc(32, 46, 10, 7.5),
    snout: "#f3e6d2",
    nose: [full(disc(32, 43, 3.2, 2.4), INK), drawn("M27.5 48.500Q32 51.5 36.5 48.5", INK, 1.5)],
    marks: [full("M13 38Q15 29 24 30Q30 32 29 39Q24 45 16 44ZM51 38Q49 29 40 30Q34 32 35 39Q40 45 48 44Z", "#4a3a33")],
    eyes: [
      full(disc(23, 36, 3) + disc(41, 36, 3), "#fff"),
      full(disc(23.3, 36.2, 2) + disc(40.7, 36.2, 2), INK),
      edged("M31 18Q24 10 32 3Q36 12 31 18Z", "#6fae4e"),
    ],
  }),
  crane: animal({
    ground: "#e9524a",
    coat: "#fdfbf6",
    ears: "",
    inner: "",
    muzzle: "M20 20Q32 10 44 20Q38 25 32 24Q26 25 20 20Z",
    snout: "#d12f2a",
    nose: [edged("M27 41Q32 38 37 41L32 62Z", "#5b5a52")],
    marks: [full("M11 42Q14 54 26 56L22 48ZM53 42Q50 54 38 56L42 48Z", "#2c2a30")],
  }),
};

export const CAST: readonly string[] = Object.keys(CHARACTERS);

const ALL: Record<string, FaceDrawing> = { ...CHARACTERS, ...ANIMALS };

/** Undefined for a name that is no character and no animal. */
export const faceDrawing = (id: string): FaceDrawing | undefined => (Object.hasOwn(ALL, id) ? ALL[id] : undefined);
