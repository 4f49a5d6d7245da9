// A face: skin, eyes, brows, nose and mouth, seen from the front with a slight turn.

import { both, clip, dark, disc, fill, gradient, group, light, mix, shape, stroke } from "./shapes";

const FACE =
  "M61 96C60 118 65 130 77 141.5C87 150 95 154 100 154C105 154 113 150 123 141.5C135 130 140 118 139 96C139 70 125 56 100 56C75 56 61 70 61 96Z";

export const SKINS = ["#ffe9dc", "#fde0cf", "#f8d3bb", "#eec0a2"] as const;

interface Look {
  /** Degrees; positive: the outer corner is higher. */
  tilt: number;
  /** 1: wide open. */
  open: number;
  iris: number;
  lashes: number;
}

export const LOOKS = {
  round: { tilt: 0, open: 1, iris: 1, lashes: 1 },
  bright: { tilt: 3, open: 1.1, iris: 1.1, lashes: 1 },
  gentle: { tilt: -7, open: 0.92, iris: 1, lashes: 1 },
  keen: { tilt: 9, open: 0.84, iris: 0.92, lashes: 1.25 },
  cool: { tilt: 6, open: 0.7, iris: 0.92, lashes: 1.35 },
  sleepy: { tilt: -4, open: 0.64, iris: 0.98, lashes: 1.1 },
  dreamy: { tilt: -2, open: 0.84, iris: 1.08, lashes: 1.3 },
} satisfies Record<string, Look>;
export type LookName = keyof typeof LOOKS;

export const BROWS = {
  soft: "M70 88Q80 81 91 87",
  raised: "M70 83Q80 76 91 83",
  firm: "M69 83Q80 82 91 89",
  worried: "M70 90Q82 82 91 83",
  flat: "M70 87Q80 84.5 91 86.5",
} as const;
export type BrowsName = keyof typeof BROWS;

export const MOUTHS = ["smile", "open", "grin", "small", "calm", "smirk", "cat", "fang", "song"] as const;
export type MouthName = (typeof MOUTHS)[number];

function mouth(kind: MouthName, ink: string): string {
  const inside = "#a8404a";
  const tongue = "#f08a8a";
  switch (kind) {
    case "smile":
      return stroke("M92 137.5Q100 144 108 137.5", ink, 1.9);
    case "open":
      return (
        shape("M91 136Q100 138.5 109 136Q107.5 147 100 147.5Q92.5 147 91 136Z", inside, ink, 1.5) +
        fill("M94.5 144Q100 140 105.5 144Q103.5 146.8 100 147Q96.5 146.8 94.5 144Z", tongue)
      );
    case "grin":
      return (
        shape("M88 135Q100 139 112 135Q110 148 100 148.5Q90 148 88 135Z", inside, ink, 1.5) +
        fill("M89.5 136.2Q100 140 110.5 136.2L110 139.5Q100 143 90 139.5Z", "#fff") +
        fill("M94 146Q100 142 106 146Q103 148 100 148Q97 148 94 146Z", tongue)
      );
    case "small":
      return stroke("M96 139.5Q100 142.5 104 139.5", ink, 1.9);
    case "calm":
      return stroke("M94 140Q100 141.5 106 140", ink, 1.9);
    case "smirk":
      return stroke("M93 140.5Q101 142.5 108 136.5", ink, 1.9);
    case "cat":
      return stroke("M91 138Q95.5 143.5 100 138.5Q104.5 143.5 109 138", ink, 1.8);
    case "fang":
      return (
        shape("M90 136Q100 138 110 136Q107 146 100 146.5Q93 146 90 136Z", inside, ink, 1.5) +
        fill("M103.5 137.5L107 137L105.6 141.5Z", "#fff")
      );
    case "song":
      return shape(disc(100, 141, 4.6, 5.4), inside, ink, 1.5) + fill(disc(100, 144, 3, 2.2), tongue);
  }
}

/** One eye around the origin; its outer corner is left. */
function eye(id: string, look: Look, colour: string, lash: string): { defs: string; drawn: string } {
  const high = 12.5 * look.open;
  const white = `M-11.5 -.5C-10 ${-high} 5 ${-high - 2} 10.5 -2C10 8 5 11.5 0 11.5C-6 11.5 -10.5 7 -11.5 -.5Z`;
  const rx = 7.8 * look.iris;
  const ry = 10.4 * look.iris;
  const defs =
    clip(`${id}e`, white) +
    gradient(`${id}i`, [
      [0, dark(colour, 0.72)],
      [0.42, dark(colour, 0.18)],
      [0.75, light(colour, 0.25)],
      [1, light(colour, 0.68)],
    ]);
  const iris =
    fill(disc(0, 0, rx, ry), `url(#${id}i)`) +
    stroke(disc(0, 0, rx, ry), dark(colour, 0.72), 1.3) +
    fill(disc(0, -0.5, rx * 0.42, ry * 0.46), dark(colour, 0.85)) +
    fill(disc(0, ry * 0.62, rx * 0.58, ry * 0.22), light(colour, 0.75), 'opacity=".75"');
  const drawn =
    fill(white, "#fffdfd") +
    `<g clip-path="url(#${id}e)">${iris}${fill(`M-13 ${-high - 3}H13V${-high * 0.45}Q0 ${-high * 0.75} -13 ${-high * 0.2}Z`, "#5a4a78", 'opacity=".3"')}</g>` +
    // Lashes: a thick upper lid with a flick, a hint of a lower one, a crease.
    fill(
      `M-14.5 1.5C-13 ${-high - 0.5} 4.5 ${-high - 4.4 * look.lashes} 12 -2.6C6 ${-high * 0.84} -6 ${-high * 0.86} -10.6 -.5L-11.2 3.5Z`,
      lash,
    ) +
    fill(`M-12.5 -3.5L-17.5 ${-4.6 * look.lashes}L-12.5 .5Z`, lash) +
    fill(`M-9.5 ${-high * 0.62}L-14.5 ${-high * 0.62 - 4.2 * look.lashes}L-7.5 ${-high * 0.82}Z`, lash) +
    stroke("M-9.5 8Q-4 12.4 4 11.4", lash, 0.9, 'opacity=".6"') +
    stroke(`M-10 ${-high * 0.9 - 2.5}Q0 ${-high - 6.5} 9 ${-high * 0.55 - 3.5}`, lash, 0.8, 'opacity=".4"');
  return { defs, drawn };
}

const CLOSED = {
  smiling: (lash: string) => stroke("M-12 4Q0 -10.5 11 3M-11 1L-14.5 -1", lash, 2.8),
  calm: (lash: string) => stroke("M-12 -2Q0 9.5 11 -1M-10.5 1L-14 3.5M-7 4L-9.5 7.5", lash, 2.6),
};
export type LidsName = "open" | "smiling" | "calm" | "wink";

export interface FaceFeatures {
  skin: number;
  eyes: string;
  look: LookName;
  brows: BrowsName;
  mouth: MouthName;
  lids: LidsName;
  /** -1 to 1: where she looks. */
  turn: number;
  glasses: boolean;
  /** A dot beside the mouth or under the eye. */
  mole: boolean;
}

/** Head and face; the shadow of the fringe falls on it. */
export function faceLayers(
  id: string,
  features: FaceFeatures,
  hair: string,
  fringe: string,
): { defs: string; drawn: string } {
  const skin = SKINS[features.skin] ?? SKINS[0];
  const shade = mix(skin, "#d8789a", 0.36);
  const line = mix(dark(skin, 0.5), "#8a3a3a", 0.35);
  const lash = dark(mix(hair, "#2a1830", 0.62), 0.35);
  const look = LOOKS[features.look];
  const { defs, drawn: open } = eye(id, look, features.eyes, lash);
  const left = features.lids === "open" || features.lids === "wink" ? open : CLOSED[features.lids](lash);
  const right = features.lids === "open" ? open : CLOSED[features.lids === "calm" ? "calm" : "smiling"](lash);
  const dx = features.turn * 4;
  const far = 1 - Math.abs(features.turn) * 0.07;
  const wide = (side: number) => (side * features.turn > 0 ? far : 1);
  const spark = (x: number) =>
    fill(disc(x - 3, 107, 2.9, 3.4), "#fff") +
    fill(disc(x + 3.6, 118, 1.6), "#fff", 'opacity=".9"') +
    fill(disc(x + 3.4, 108.5, 0.9), "#fff", 'opacity=".8"');
  const eyes =
    group(left, `translate(80.5 112) rotate(${look.tilt}) scale(${wide(-1)} 1)`) +
    group(right, `translate(119.5 112) rotate(${-look.tilt}) scale(${-wide(1)} 1)`) +
    (features.lids === "open" || features.lids === "wink" ? spark(80.5) : "") +
    (features.lids === "open" ? spark(119.5) : "");
  const brow = BROWS[features.brows];
  const inner =
    fill(disc(72, 130, 9, 5), "#ff7f8f", 'opacity=".3"') +
    fill(disc(128, 130, 9, 5), "#ff7f8f", 'opacity=".3"') +
    stroke(
      "M69 131.5L71.5 127.5M73.5 131.5L76 127.5M125 131.5L127.5 127.5M129.5 131.5L132 127.5",
      "#e8667a",
      0.9,
      'opacity=".55"',
    ) +
    eyes +
    both(stroke(brow, dark(hair, 0.5), 2.2)) +
    fill("M100.5 125.5L98.2 130Q99.5 131.2 101.5 130.5Z", shade) +
    mouth(features.mouth, dark(line, 0.25)) +
    (features.mole ? fill(disc(119, 127, 1.2), dark(line, 0.5)) : "") +
    (features.glasses
      ? stroke(
          `${disc(80.5, 113, 16, 14.5)}${disc(119.5, 113, 16, 14.5)}M96.5 111Q100 108 103.5 111M64.5 110L58 107M135.5 110L142 107`,
          "#3b3350",
          1.8,
        ) + fill("M70 106L78 101L74 122L69 118ZM109 106L117 101L113 122L108 118Z", "#fff", 'opacity=".3"')
      : "");
  const drawn =
    both(
      shape("M138 104C145 98 148 106 145 114C143 121 138 124 136 120Z", skin, line, 1.4) +
        stroke("M140.5 107Q143.5 109 141 115", shade, 1.3),
    ) +
    shape(FACE, skin, line, 1.7) +
    `<g clip-path="url(#${id}f)">${fill(fringe, shade, 'transform="translate(0 6)" opacity=".8"')}${fill("M61 100C60 126 76 146 100 154C80 158 56 140 56 110Z", shade, 'opacity=".35"')}</g>` +
    group(inner, `translate(${dx} 0)`);
  return { defs: defs + clip(`${id}f`, FACE), drawn };
}

export function neck(skin: number): string {
  const colour = SKINS[skin] ?? SKINS[0];
  const shade = mix(colour, "#d8789a", 0.36);
  const line = mix(dark(colour, 0.5), "#8a3a3a", 0.35);
  return (
    shape("M87 138C88 152 87 162 78 170L100 192L122 170C113 162 112 152 113 138Z", colour, line, 1.6) +
    fill("M88 142C94 152 106 154 112.5 142C113 156 112 160 114 163C104 160 96 156 88 146Z", shade, 'opacity=".8"') +
    stroke("M86 178Q94 183 97 188M114 178Q106 183 103 188", shade, 1.3)
  );
}
