// Hair: what hangs behind the head, the fringe before it, locks at the temples.

import { both, brightness, clip, dark, disc, fill, light, round, shape, stroke } from "./shapes";

interface Back {
  /** Behind neck and shoulders. */
  behind: string;
  /** Over the shoulders. */
  before?: string;
  /** Lines along the hair. */
  lines?: string;
  beforeLines?: string;
}

const CROWN = "M52 102C43 60 66 36 100 36C134 36 157 60 148 102";
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${round(200 - Number(x))} ${y}`);
const twice = (d: string): string => d + mirrored(d);

function plait(points: readonly (readonly [number, number, number])[]): string {
  return points
    .map(([x, y, r], place) => {
      const aside = place % 2 ? 2.4 : -2.4;
      return `M${round(x - r)} ${y - r}C${round(x - r - 3)} ${y + r} ${x + aside} ${round(y + r * 1.5)} ${x} ${round(y + r * 1.3)}C${x + aside} ${round(y + r * 1.5)} ${round(x + r + 3)} ${y + r} ${round(x + r)} ${y - r}C${x + 4} ${y - r - 4} ${x - 4} ${y - r - 4} ${round(x - r)} ${y - r}Z`;
    })
    .join("");
}

const SHORT = `${CROWN}C151 118 147 134 139 144L131 138L123 148H77L69 138L61 144C53 134 49 118 52 102Z`;
const LONG = `${CROWN}C155 150 160 205 166 262C152 272 140 264 131 258H69C60 264 48 272 34 262C40 205 45 150 52 102Z`;
const WAVES = `${CROWN}C160 126 146 142 158 164C172 188 150 202 163 228C172 250 150 266 134 254H66C50 266 28 250 37 228C50 202 28 188 42 164C54 142 40 126 52 102Z`;

export const BACKS = {
  short: { behind: SHORT },
  bob: {
    behind: `${CROWN}C154 124 154 140 146 154C136 163 122 160 115 152H85C78 160 64 163 54 154C46 140 46 124 52 102Z`,
    lines: twice("M150 112C152 130 150 142 143 152M142 120C144 134 141 146 134 156"),
  },
  long: { behind: LONG, lines: twice("M150 130C154 170 156 210 159 258M143 150C147 190 148 220 149 262") },
  waves: {
    behind: WAVES,
    lines: twice(
      "M152 122C160 146 146 160 154 184C162 208 148 226 156 246M144 132C150 158 138 172 146 198C152 220 140 236 146 252",
    ),
  },
  curls: {
    behind:
      [
        [52, 62, 18],
        [70, 44, 19],
        [100, 38, 20],
        [130, 44, 19],
        [148, 62, 18],
        [154, 90, 17],
        [46, 90, 17],
        [156, 118, 18],
        [44, 118, 18],
        [153, 148, 19],
        [47, 148, 19],
        [146, 176, 20],
        [54, 176, 20],
        [136, 200, 18],
        [64, 200, 18],
      ]
        .map(([x, y, r]) => disc(x!, y!, r!))
        .join("") + "M52 60H148V200H52Z",
    lines: twice(
      "M160 84C168 92 164 104 154 104M162 116C170 126 162 138 152 134M158 148C166 160 154 172 146 164M150 178C156 190 144 202 136 194",
    ),
  },
  wolf: {
    behind: `${CROWN}C154 116 160 126 168 132C160 136 154 136 150 134C154 148 160 158 170 166C158 170 148 166 142 160C142 172 146 182 152 192C138 190 128 180 122 168H78C72 180 62 190 48 192C54 182 58 172 58 160C52 166 42 170 30 166C40 158 46 148 50 134C46 136 40 136 32 132C40 126 46 116 52 102Z`,
    lines: twice("M146 122C150 134 156 144 162 150M138 136C140 154 142 168 146 180"),
  },
  ponytail: {
    behind: `M116 44C150 14 186 40 178 96C172 132 162 156 172 190C146 178 138 138 143 106C145 78 134 58 116 52Z${SHORT}`,
    lines: "M132 46C160 40 170 64 166 100C160 132 152 150 160 176M138 56C154 62 158 84 154 110C152 130 148 146 152 162",
  },
  sidetail: {
    behind: SHORT,
    before: "M142 104C164 108 174 140 168 178C164 204 152 220 136 232C144 204 132 182 132 152C132 134 136 120 142 104Z",
    beforeLines: "M148 118C162 134 164 164 156 196M142 128C150 148 150 172 146 200",
  },
  twintails: {
    behind: `${SHORT}${twice("M142 60C180 48 196 96 184 146C178 174 170 190 178 216C152 202 146 166 152 132C154 108 148 86 138 76Z")}`,
    lines: twice("M152 66C178 74 180 108 174 142C168 168 162 182 166 200M150 78C164 90 166 116 162 140"),
  },
  lowtails: {
    behind: SHORT,
    before: twice(
      "M134 140C154 146 162 182 154 226C150 240 140 246 132 240C140 216 132 188 126 164C124 152 128 144 134 140Z",
    ),
    beforeLines: twice("M140 152C150 174 150 204 142 232M134 156C142 180 142 204 138 226"),
  },
  braids: {
    behind: SHORT,
    before: twice(
      plait([
        [140, 156, 10],
        [143, 174, 10],
        [144, 191, 9.5],
        [143, 207, 9],
        [141, 222, 8],
      ]) + "M134 230C134 244 138 252 141 256C145 252 149 244 148 230Z",
    ),
  },
  braid: {
    behind: SHORT,
    before:
      plait([
        [136, 152, 12],
        [138, 172, 12],
        [138, 191, 11.5],
        [136, 209, 11],
        [133, 226, 10],
      ]) + "M125 234C124 250 128 258 132 264C138 256 142 246 141 234Z",
  },
  buns: {
    behind: `${SHORT}${disc(54, 48, 19)}${disc(146, 48, 19)}`,
    lines: twice("M134 40C144 32 158 40 158 52C156 62 144 64 138 58C134 50 144 44 150 50"),
  },
  bun: {
    behind: `${SHORT}${disc(100, 24, 23, 20)}`,
    lines: "M84 30C90 12 114 10 118 26C116 36 98 38 94 28C96 20 106 20 108 26",
  },
  drills: {
    behind: `${SHORT}${twice("M140 66C166 62 184 78 178 98C190 104 190 122 180 128C188 138 184 152 174 156C178 168 172 178 164 184C160 176 150 170 150 160C142 152 140 140 146 130C138 120 138 106 146 98C138 88 136 76 140 66Z")}`,
    lines: twice("M146 98C158 106 172 106 179 97M146 130C156 138 172 138 180 128M150 160C158 166 168 164 174 155"),
  },
} satisfies Record<string, Back>;

/** The fringe: from temple to temple over the crown, back along its lower edge. */
const OVER = "M55 120C46 64 68 37 100 37C132 37 154 64 145 120";
export const BANGS = {
  straight: `${OVER}C142 113 140 104 139 94Q130 99 119 98.5L117 92L113 99.5Q100 101 87 99.5L84 92L81 98.5Q70 99 61 94C60 104 58 113 55 120Z`,
  swept: `${OVER}C143 106 140 92 130 76C125 68 122 62 120 54C116 72 104 88 80 99L88 88C79 96 71 100 63 102C61 110 58 116 55 120Z`,
  parted: `${OVER}C142 104 134 88 119 76C110 69 104 61 101 53C98 61 91 69 82 76C67 88 58 104 55 120Z`,
  choppy: `${OVER}C143 110 141 100 137 89L132 105Q126 96 122 84L113 104Q108 94 106 80L96 105Q90 96 88 82L77 104Q72 97 71 87L63 107Q59 114 55 120Z`,
  hearted: `${OVER}C144 108 141 94 134 84C128 97 114 100 107 84C105 93 102 100 98 104C97 96 96 90 94 84C86 100 72 97 66 84C60 94 57 108 55 120Z`,
  veil: `${OVER}C143 108 139 92 128 78C121 70 116 62 114 54C112 78 104 104 84 128C78 134 70 138 62 138C58 132 56 126 55 120Z`,
  round: `${OVER}C143 108 139 98 134 92C130 98 124 100 118 98C112 102 104 103 98 99C92 103 84 102 80 97C74 100 69 97 66 92C61 98 57 108 55 120Z`,
  tufts: `${OVER}C144 112 144 104 146 96L136 102Q134 92 130 84L120 97Q114 88 114 78L100 94Q96 86 98 76L82 96Q78 90 78 82L66 101L61 92Q58 106 55 120Z`,
  lifted: `${OVER}C141 96 130 70 100 66C70 70 59 96 55 120Z`,
  asymmetric: `${OVER}C143 110 142 100 139 90C134 86 128 78 126 66C120 84 102 98 66 108L74 98C68 102 64 104 61 105C59 112 57 116 55 120Z`,
} as const;

export const LOCKS = {
  none: "",
  short: "M143 98C150 118 148 136 141 150C137 140 135 122 136 104Z",
  long: "M143 96C154 124 156 160 149 196C143 184 137 156 136 106Z",
  blunt: "M145 94L149 160H136L135 102Z",
  curl: "M143 98C152 122 154 144 144 158C150 168 142 178 134 172C142 168 140 160 136 154C141 142 137 122 136 104Z",
} as const;

export type BackName = keyof typeof BACKS;
export type BangsName = keyof typeof BANGS;
export type LocksName = keyof typeof LOCKS;

export interface HairColours {
  hair: string;
  /** The colour at the tips. */
  tips: string;
}

const ring =
  "M59 82Q100 50 141 82L139 87L134 79L131 86L126 75L122 82L116 71L111 78L105 68L99 76L93 69L87 79L82 73L77 83L72 77L69 87L64 81L61 89Z";

/** The layers of a head of hair; `id` keeps the gradients of two heads apart. */
export function hairLayers(
  id: string,
  { hair, tips }: HairColours,
  styles: { back: BackName; bangs: BangsName; locks: LocksName; ahoge: boolean },
): { defs: string; behind: string; before: string; fringe: string; shadow: string } {
  const line = dark(hair, brightness(hair) > 0.6 ? 0.55 : 0.6);
  const fold = dark(hair, 0.28);
  const shine = light(hair, brightness(hair) > 0.7 ? 0.75 : 0.45);
  const back: Back = BACKS[styles.back];
  const bangs = BANGS[styles.bangs];
  const locks = LOCKS[styles.locks];
  const defs =
    `<linearGradient id="${id}hb" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" y2="255"><stop offset="0" stop-color="${dark(hair, 0.26)}"/><stop offset=".45" stop-color="${dark(hair, 0.12)}"/><stop offset="1" stop-color="${tips}"/></linearGradient>` +
    `<linearGradient id="${id}hf" gradientUnits="userSpaceOnUse" x1="0" y1="36" x2="0" y2="190"><stop offset="0" stop-color="${hair}"/><stop offset=".4" stop-color="${light(hair, 0.1)}"/><stop offset="1" stop-color="${tips}"/></linearGradient>` +
    clip(`${id}hc`, bangs);
  const behind =
    shape(back.behind, line, line, 3.6) +
    fill(back.behind, `url(#${id}hb)`) +
    (back.lines ? stroke(back.lines, fold, 1.3, 'opacity=".7"') : "");
  const before = back.before
    ? shape(back.before, `url(#${id}hf)`, line, 1.7) + (back.beforeLines ? stroke(back.beforeLines, fold, 1.2) : "")
    : "";
  const strands =
    "M100 38C90 50 82 66 80 84M100 38C108 52 114 66 117 84M84 41C70 54 63 74 62 96M116 41C130 54 137 74 138 96";
  const fringe =
    (locks ? both(shape(locks, `url(#${id}hf)`, line, 1.5)) : "") +
    shape(bangs, `url(#${id}hf)`, line, 1.8) +
    `<g clip-path="url(#${id}hc)">${stroke(strands, fold, 1.1, 'opacity=".55"')}${fill(ring, shine, 'opacity=".5"')}${fill("M52 60C66 34 96 30 112 36C88 40 66 56 56 84Z", shine, 'opacity=".28"')}</g>` +
    (styles.ahoge ? shape("M98 40C92 24 104 12 120 16C110 18 106 26 106 40Z", hair, line, 1.5) : "");
  return { defs, behind, before, fringe, shadow: bangs };
}
