// Clothes: twelve garments in the colours of a girl, richer with her level; and what she wears in her hair or holds.

import { blossom, both, box, dark, disc, fill, group, light, shape, star, stroke } from "./shapes";

export const GOLD = "#e3b64f";
const GOLD_LINE = "#7d5714";

/** The level from which a piece of finery is worn. */
export const FINERY = { trim: 2, brooch: 3, gold: 4, pair: 5 } as const;

const BODY =
  "M79 167C66 176 49 178 41 192C31 210 26 246 22 284H178C174 246 169 210 159 192C151 178 134 176 121 167L100 193Z";
const ARMS = both(
  `<path d="M150 206C153 232 152 258 150 284" fill="none" stroke="#1d1330" stroke-opacity=".28" stroke-width="1.6"/>`,
);

export interface Cloth {
  base: string;
  trim: string;
  accent: string;
  level: number;
}

const edge = (colour: string): string => dark(colour, 0.55);

function ribbon(colour: string, y: number, size = 1): string {
  const line = edge(colour);
  const loops = shape("M100 0C112 -12 128 -12 130 -2C131 8 114 10 100 2Z", colour, line, 1.5);
  return group(
    both(
      shape("M101 3C108 12 114 22 113 32L106 26L101 12Z", colour, line, 1.5) +
        loops +
        stroke("M104 1C112 -3 118 -4 123 -3", line, 1, 'opacity=".6"'),
    ) + shape("M95 -4H105V6H95Z", light(colour, 0.15), line, 1.4),
    `translate(${100 - 100 * size} ${y}) scale(${size})`,
  );
}

const torso = (colour: string): string =>
  shape(BODY, colour, edge(colour), 1.8) +
  fill("M41 192C33 210 28 246 24 284H48C48 246 46 214 56 186Z", edge(colour), 'opacity=".16"') +
  ARMS;

function piping(d: string, { level, trim }: Cloth, width = 2.2): string {
  if (level < FINERY.trim) return "";
  return level >= FINERY.gold
    ? stroke(d, GOLD_LINE, width + 1.2) + stroke(d, GOLD, width)
    : stroke(d, light(trim, 0.75), width);
}

const frill = (colour: string, line: string): string =>
  shape(
    "M77 166C72 172 74 178 80 178C80 186 88 186 90 182C92 190 100 190 100 190C100 190 108 190 110 182C112 186 120 186 120 178C126 178 128 172 123 166L100 186Z",
    colour,
    line,
    1.4,
  );

export const OUTFITS = {
  sailor: (cloth) =>
    torso(cloth.base) +
    both(
      shape("M121 166C140 174 152 180 158 192C150 204 134 208 118 206L100 194Z", cloth.trim, edge(cloth.trim), 1.7),
    ) +
    both(stroke("M122 171C138 178 147 183 152 191C144 199 132 201 119 200", light(cloth.trim, 0.85), 1.5)) +
    both(piping("M122 168C140 175 152 182 156 192C148 203 134 206 119 204.5", cloth, 1.6)) +
    shape("M82 170L100 198L118 170L100 190Z", light(cloth.base, 0.4), edge(cloth.base), 1) +
    ribbon(cloth.accent, 204, cloth.level >= FINERY.gold ? 1.25 : 1),
  robe: (cloth) =>
    torso(cloth.base) +
    both(
      shape(
        "M121 166C146 172 166 190 172 226C150 238 124 236 100 226V196Z",
        light(cloth.base, 0.55),
        edge(cloth.base),
        1.7,
      ),
    ) +
    both(piping("M121 168C146 174 163 192 168 224C148 234 124 232 101 222", cloth)) +
    stroke(
      "M100 226V284M80 236C78 252 78 268 76 284M120 236C122 252 122 268 124 284",
      edge(cloth.base),
      1.3,
      'opacity=".5"',
    ) +
    frill("#ffffff", edge(cloth.base)) +
    ribbon(cloth.accent, 196, 0.8),
  jacket: (cloth) =>
    torso(cloth.base) +
    both(shape("M120 164C126 172 128 180 126 190L104 208L100 194Z", cloth.trim, edge(cloth.trim), 1.6)) +
    stroke("M100 206V284", edge(cloth.base), 1.6) +
    both(fill("M152 190C160 204 164 226 167 250L157 252C155 230 152 208 145 186Z", cloth.trim)) +
    both(piping("M148 188C155 208 158 230 160 252", cloth, 1.8)) +
    fill(box(97.5, 212, 5, 8), GOLD) +
    (cloth.level >= FINERY.trim
      ? shape(disc(128, 222, 8), cloth.accent, edge(cloth.accent), 1.3) + fill(star(128, 222, 5, 5.5, 2.4), "#fff")
      : ""),
  apron: (cloth) =>
    torso(cloth.base) +
    both(shape("M120 165C128 172 130 180 126 186L100 196Z", "#ffffff", edge(cloth.base), 1.5)) +
    shape(
      "M70 214C82 206 92 210 100 206C108 210 118 206 130 214L138 284H62Z",
      light(cloth.accent, 0.82),
      edge(cloth.accent),
      1.6,
    ) +
    both(fill("M124 212L140 178L148 182L134 220Z", light(cloth.accent, 0.82))) +
    both(stroke("M124 212L140 178M134 218L148 182", edge(cloth.accent), 1.3)) +
    both(piping("M101 209C108 213 118 209 128 216L135 282", cloth, 1.8)) +
    ribbon(cloth.trim, 200, 0.75),
  knit: (cloth) =>
    torso(cloth.base) +
    stroke(
      Array.from(
        { length: 9 },
        (_, place) => `M${40 + place * 15} ${206 + Math.abs(4 - place) * 2}q4 12 0 24q-4 12 0 24q4 12 0 24`,
      ).join(""),
      edge(cloth.base),
      1.2,
      'opacity=".3"',
    ) +
    shape(
      "M77 163C74 174 82 190 100 194C118 190 126 174 123 163C118 172 112 178 100 180C88 178 82 172 77 163Z",
      light(cloth.base, 0.2),
      edge(cloth.base),
      1.7,
    ) +
    stroke(
      "M84 173L82 182M92 178L91 188M100 180V191M108 178L109 188M116 173L118 182",
      edge(cloth.base),
      1,
      'opacity=".5"',
    ) +
    both(piping("M160 206C150 212 128 216 101 217", cloth, 3)) +
    (cloth.level >= FINERY.trim ? both(piping("M163 216C150 223 128 227 101 228", cloth, 1.6)) : ""),
  cape: (cloth) =>
    torso(cloth.trim) +
    both(shape("M118 166C150 170 178 194 186 284H128C126 250 118 218 102 200Z", cloth.base, edge(cloth.base), 1.8)) +
    both(stroke("M148 192C158 220 160 252 160 284", edge(cloth.base), 1.3, 'opacity=".5"')) +
    both(piping("M104 202C119 219 126 250 128 284", cloth, 2.6)) +
    both(
      shape(
        "M118 164C132 162 140 172 138 182C124 180 110 188 100 198V190Z",
        light(cloth.base, 0.25),
        edge(cloth.base),
        1.6,
      ),
    ) +
    shape(
      disc(100, 200, 6),
      cloth.level >= FINERY.brooch ? GOLD : cloth.accent,
      cloth.level >= FINERY.brooch ? GOLD_LINE : edge(cloth.accent),
      1.4,
    ),
  blazer: (cloth) =>
    torso(cloth.base) +
    shape("M82 169L100 192L118 169L124 200L100 240L76 200Z", "#fbf8ff", edge(cloth.base), 1.4) +
    shape("M94 190L100 186L106 190L104 198L109 232L100 242L91 232L96 198Z", cloth.accent, edge(cloth.accent), 1.4) +
    both(
      shape(
        "M121 166C132 172 138 182 134 196L126 200L130 208L100 246C104 224 116 196 119 172Z",
        dark(cloth.base, 0.12),
        edge(cloth.base),
        1.6,
      ),
    ) +
    both(piping("M121 168C131 174 135 184 131.5 195L124 200L127.5 207L103 240", cloth, 1.6)) +
    fill(disc(100, 254, 2.6) + disc(100, 270, 2.6), GOLD),
  coat: (cloth) =>
    torso(cloth.base) +
    both(
      shape(
        "M100 196C108 188 116 180 121 158C130 162 136 172 134 188C128 198 114 204 100 208Z",
        dark(cloth.base, 0.1),
        edge(cloth.base),
        1.7,
      ),
    ) +
    stroke("M100 206V284", edge(cloth.base), 1.6) +
    both(piping("M122 160C130 164 133 174 131 187C125 196 114 201 101 205", cloth, 1.8)) +
    both([222, 240, 258, 276].map((y) => shape(disc(111, y, 3), GOLD, GOLD_LINE, 1)).join("")) +
    both(
      cloth.level >= FINERY.gold
        ? shape("M138 180C150 178 160 184 164 194C156 198 146 196 138 190Z", GOLD, GOLD_LINE, 1.3) +
            stroke("M144 195V204M150 197V207M156 197V207M161 195V204", GOLD, 2)
        : shape("M140 181C150 180 158 185 161 193C154 196 146 195 140 190Z", cloth.accent, edge(cloth.accent), 1.3),
    ),
  shawl: (cloth) =>
    torso(cloth.trim) +
    shape(
      "M79 167C56 172 30 186 22 230C20 256 40 262 62 250C82 240 94 222 100 206C106 222 118 240 138 250C160 262 180 256 178 230C170 186 144 172 121 167L100 194Z",
      cloth.base,
      edge(cloth.base),
      1.8,
    ) +
    both(
      stroke(
        "M118 178C140 186 156 204 162 236M112 188C126 200 140 218 146 244",
        edge(cloth.base),
        1.3,
        'opacity=".45"',
      ),
    ) +
    both(piping("M176 240C170 252 156 254 139 245C120 235 108 220 102 204", cloth, 2.4)) +
    both(stroke("M172 250l3 10M160 254l2 11M148 252v11M138 247l-2 10", light(cloth.base, 0.3), 2.4)) +
    ribbon(cloth.accent, 202, 0.7),
  kimono: (cloth) =>
    torso(cloth.base) +
    both(
      fill("M140 200C146 214 148 240 148 284H170C168 240 164 208 156 190Z", light(cloth.base, 0.12), 'opacity=".6"'),
    ) +
    shape("M121 164C128 170 130 178 126 188L84 250L74 244L100 196Z", "#fffafa", edge(cloth.base), 1.4) +
    shape("M79 164C72 170 70 178 74 188L118 250L128 246L100 194Z", cloth.trim, edge(cloth.trim), 1.6) +
    shape(
      "M79 166C75 172 74 178 78 187L112 240L104 244L70 190C68 180 72 172 79 166Z",
      "#fffafa",
      edge(cloth.base),
      1.2,
    ) +
    shape("M52 240H148L150 284H50Z", cloth.accent, edge(cloth.accent), 1.7) +
    stroke("M50 252H150M50 272H150", cloth.level >= FINERY.gold ? GOLD : light(cloth.accent, 0.5), 2.4) +
    (cloth.level >= FINERY.trim
      ? [
          [50, 214],
          [146, 222],
          [40, 262],
          [160, 262],
          [62, 196],
        ]
          .map(
            ([x, y]) =>
              fill(blossom(x!, y!, 5, 9, 4), light(cloth.trim, 0.55), 'opacity=".9"') + fill(disc(x!, y!, 1.8), GOLD),
          )
          .join("")
      : ""),
  samue: (cloth) =>
    torso(cloth.base) +
    shape("M121 165C128 170 130 178 126 188L92 244L80 240L100 196Z", light(cloth.base, 0.75), edge(cloth.base), 1.3) +
    shape("M79 165C72 170 70 178 74 188L112 252L124 246L100 194Z", dark(cloth.base, 0.25), edge(cloth.base), 1.6) +
    shape("M64 236H136L142 284H58Z", cloth.trim, edge(cloth.trim), 1.6) +
    both(piping("M63 239H101", cloth, 2)) +
    shape("M88 254H116V276H88Z", dark(cloth.trim, 0.14), edge(cloth.trim), 1.2) +
    both(stroke("M150 232C158 234 164 234 168 232", edge(cloth.base), 1.4)),
  costume: (cloth) =>
    torso(cloth.base) +
    both(
      shape(
        "M140 176C160 172 180 190 178 216C166 226 150 222 142 212C136 200 134 186 140 176Z",
        light(cloth.base, 0.18),
        edge(cloth.base),
        1.7,
      ) +
        stroke(
          "M150 182C162 188 168 202 166 218M144 188C152 196 156 208 154 220",
          edge(cloth.base),
          1.2,
          'opacity=".5"',
        ),
    ) +
    shape(
      "M76 172C84 186 92 196 100 200C108 196 116 186 124 172L132 216C122 236 110 250 100 262C90 250 78 236 68 216Z",
      light(cloth.trim, 0.1),
      edge(cloth.trim),
      1.6,
    ) +
    both(piping("M124 174L131 215C122 235 110 248 101 258", cloth, 2)) +
    stroke(
      "M92 212L108 220M108 212L92 220M93 228L107 236M107 228L93 236",
      cloth.level >= FINERY.gold ? GOLD : "#fff",
      1.8,
    ) +
    frill("#fff7f2", edge(cloth.trim)) +
    ribbon(cloth.accent, 196, cloth.level >= FINERY.trim ? 1 : 0.8),
  vest: (cloth) =>
    torso(light(cloth.trim, 0.72)) +
    both(stroke("M144 196C154 206 158 226 160 244", edge(cloth.trim), 1.2, 'opacity=".5"')) +
    both(
      shape("M122 170C132 180 138 196 140 218C144 244 144 268 146 284H100V212Z", cloth.base, edge(cloth.base), 1.7),
    ) +
    both(shape("M121 165C128 172 130 178 124 188L106 200L100 193Z", "#ffffff", edge(cloth.trim), 1.4)) +
    both(piping("M122 174C131 184 135 198 137 218L140 282", cloth, 1.8)) +
    stroke("M100 214V284", edge(cloth.base), 1.5) +
    ribbon(cloth.accent, 202, 0.7),
} satisfies Record<string, (cloth: Cloth) => string>;
export type OutfitName = keyof typeof OUTFITS;

type Ornament = (colour: string) => string;

const lily = (x: number, y: number, size: number, colour: string): string =>
  shape(blossom(x, y, 6, size, size * 0.36), colour, edge(colour), 1.1) + fill(disc(x, y, size * 0.2), GOLD);

/** What she wears in her hair or on her face, drawn over the fringe. */
export const ORNAMENTS = {
  none: () => "",
  ribbon: (colour) => group(ribbon(colour, 0, 1), "translate(68 66) rotate(24 68 0) scale(.68)"),
  bow: (colour) => group(ribbon(colour, 0, 1.15), "translate(0 36)"),
  flower: (colour) => lily(138, 70, 15, colour) + lily(148, 88, 9, light(colour, 0.35)),
  camellia: (colour) =>
    shape(blossom(62, 66, 5, 17, 9), colour, edge(colour), 1.3) +
    fill(disc(62, 66, 5), GOLD) +
    shape("M50 80Q40 84 38 94Q50 94 54 84Z", "#3f7a4f", "#1f3d2a", 1.2),
  pin: (colour) =>
    stroke("M126 78L142 70M128 85L144 77", edge(colour), 5) + stroke("M126 78L142 70M128 85L144 77", colour, 3.2),
  star: (colour) =>
    shape(star(136, 72, 5, 13, 5.6, 0.25), colour, edge(colour), 1.3) +
    shape(star(149, 88, 5, 7, 3, -0.2), light(colour, 0.4), edge(colour), 1),
  note: (colour) =>
    shape(
      "M132 84C127 82 124 86 127 89C130 91 134 89 134 86V68L146 65V80C141 78 138 82 141 85C144 87 148 85 148 82V58L132 62Z",
      colour,
      edge(colour),
      1.2,
    ),
  band: (colour) => shape("M55 82C66 62 134 62 145 82L144 91C132 73 68 73 56 91Z", colour, edge(colour), 1.5),
  headband: (colour) =>
    shape("M54 88C68 72 132 72 146 88L146 97C132 82 68 82 54 97Z", colour, edge(colour), 1.5) +
    shape(
      "M146 90C160 88 172 96 178 110C166 106 158 104 150 104C160 110 164 120 164 130C154 120 146 108 144 98Z",
      colour,
      edge(colour),
      1.4,
    ),
  beret: (colour) =>
    shape("M50 66C44 40 74 16 116 22C148 26 160 48 148 66C122 52 84 52 50 66Z", colour, edge(colour), 1.8) +
    stroke("M112 22L116 14", edge(colour), 3) +
    stroke("M54 63C86 50 120 50 146 63", light(colour, 0.35), 2),
  hat: (colour) =>
    shape("M58 58C56 34 76 20 100 20C124 20 144 34 142 58C120 48 80 48 58 58Z", "#ffffff", "#56657d", 1.8) +
    shape("M52 68C54 56 76 48 100 48C124 48 146 56 148 68C124 58 76 58 52 68Z", colour, edge(colour), 1.6) +
    fill(star(100, 36, 5, 7, 3), colour),
  kerchief: (colour) =>
    shape("M52 84C50 50 74 30 100 30C126 30 150 50 148 84C128 62 72 62 52 84Z", colour, edge(colour), 1.8) +
    [
      [74, 56],
      [100, 48],
      [126, 56],
      [86, 44],
      [114, 44],
      [62, 70],
      [138, 70],
    ]
      .map(([x, y]) => fill(disc(x!, y!, 2.4), "#fff", 'opacity=".8"'))
      .join("") +
    shape("M146 76C158 72 168 78 172 88C162 88 154 88 148 84Z", colour, edge(colour), 1.4),
  goggles: (colour) =>
    shape("M52 74C68 58 132 58 148 74L147 82C132 66 68 66 53 82Z", "#4a3b36", "#211716", 1.4) +
    both(
      shape(disc(118, 64, 15, 12), "#3a3038", "#211716", 1.5) +
        fill(disc(118, 64, 11, 8.5), colour) +
        fill("M110 61L118 56L114 70L110 68Z", "#fff", 'opacity=".55"'),
    ),
  headphones: (colour) =>
    stroke("M50 104C42 52 70 28 100 28C130 28 158 52 150 104", edge(colour), 6.5) +
    stroke("M50 104C42 52 70 28 100 28C130 28 158 52 150 104", colour, 4) +
    both(shape("M144 94C156 92 160 106 156 120C152 126 144 124 142 118Z", colour, edge(colour), 1.5)),
  bells: (colour) =>
    both(
      shape(disc(150, 138, 8), colour, edge(colour), 1.4) +
        stroke("M143 138H157", edge(colour), 1.3) +
        fill(disc(150, 142, 1.6), edge(colour)),
    ),
  hood: (colour) =>
    shape(
      "M40 150C30 84 54 20 100 20C146 20 170 84 160 150C156 160 150 164 144 162C156 110 140 52 100 52C60 52 44 110 56 162C50 164 44 160 40 150Z",
      colour,
      edge(colour),
      1.8,
    ) + stroke("M56 158C46 108 62 56 100 56C138 56 154 108 144 158", light(colour, 0.3), 2, 'opacity=".7"'),
  feather: (colour) =>
    shape("M140 80C150 60 166 44 182 38C180 58 166 78 146 88Z", colour, edge(colour), 1.4) +
    stroke("M143 84L176 46", edge(colour), 1.2),
  monocle: (colour) =>
    stroke(disc(119.5, 113, 16, 15.5), colour, 2.6) +
    stroke("M134 120C142 134 144 150 138 168", colour, 1.3) +
    fill("M109 106L117 101L113 122L108 118Z", "#fff", 'opacity=".35"'),
  clips: (colour) =>
    both(
      stroke("M126 82L140 96M140 82L126 96", edge(colour), 4.6) + stroke("M126 82L140 96M140 82L126 96", colour, 2.8),
    ),
  leaf: (colour) =>
    shape(star(140, 72, 5, 16, 6.5, 0.3), colour, edge(colour), 1.3) + stroke("M140 74L150 92", edge(colour), 1.8),
  mask: (colour) =>
    group(
      shape("M-17 -14L-13 -30L-4 -20H4L13 -30L17 -14C20 2 10 16 0 20C-10 16 -20 2 -17 -14Z", colour, "#5a3a42", 1.5) +
        fill("M-13 -26L-7 -19L-13 -15ZM13 -26L7 -19L13 -15Z", "#e8647a") +
        stroke("M-11 -4Q-7 -9 -3 -4M11 -4Q7 -9 3 -4", "#b8243c", 2.2) +
        fill("M-2 6H2L0 9Z", "#3a2028") +
        stroke("M-6 11L-14 9M-6 14L-13 15M6 11L14 9M6 14L13 15", "#b8243c", 1.2),
      "translate(146 66) rotate(22)",
    ),
} satisfies Record<string, Ornament>;
export type OrnamentName = keyof typeof ORNAMENTS;

const paper = "#fffaf0";
const wood = "#b98452";
const woodLine = "#5d3a1c";
const steel = "#d9e1ec";
const steelLine = "#4b5768";

const book = (colour: string): string =>
  shape("M-30 -16L-2 -10V24L-30 18Z", colour, edge(colour), 1.6) +
  shape("M30 -16L2 -10V24L30 18Z", colour, edge(colour), 1.6) +
  shape("M-27 -19Q-12 -20 0 -10Q12 -20 27 -19V13Q12 12 0 21Q-12 12 -27 13Z", paper, "#8a7a62", 1.3) +
  stroke("M0 -10V21M-22 -12Q-12 -12 -5 -6M-22 -5Q-12 -5 -5 1M22 -12Q12 -12 5 -6M22 -5Q12 -5 5 1", "#b9a98e", 1.2);
const flame = (size: number): string =>
  group(
    fill(
      "M0 20C-16 18 -18 0 -8 -10C-8 -4 -4 -2 -2 -4C-6 -16 2 -26 8 -32C8 -20 20 -12 17 4C15 14 8 20 0 20Z",
      "#ff7a2f",
    ) + fill("M1 19C-8 18 -10 8 -4 1C-2 5 2 4 2 -2C8 4 11 10 8 15C6 18 4 19 1 19Z", "#ffd86a"),
    `scale(${size})`,
  );
const lantern = (glow: string): string =>
  fill(disc(0, 4, 34), glow, 'opacity=".28"') +
  stroke("M-8 -20Q0 -34 8 -20", steelLine, 2.4) +
  shape("M-14 -20H14L17 -14H-17Z", "#5a4a52", "#2a2028", 1.4) +
  shape("M-14 -14H14V20H-14Z", light(glow, 0.6), "#2a2028", 1.4) +
  fill(disc(0, 5, 7, 10), glow) +
  stroke("M-5 -14V20M5 -14V20", "#2a2028", 1) +
  shape("M-17 20H17L14 26H-14Z", "#5a4a52", "#2a2028", 1.4);
const key = (colour: string): string =>
  stroke(`${disc(0, -16, 10)}M0 -6V26M0 14H9M0 22H12`, GOLD_LINE, 6.4) +
  stroke(`${disc(0, -16, 10)}M0 -6V26M0 14H9M0 22H12`, colour, 4);

/** What she holds, around the origin; it is laid at the lower right, before her. */
export const PROPS = {
  none: () => "",
  songbook: (colour) => book(colour),
  oar: () =>
    group(
      shape("M-4 -150H4V40H-4Z", wood, woodLine, 1.6) +
        shape(
          "M-11 -196C-14 -170 -12 -156 -4 -148H4C12 -156 14 -170 11 -196C6 -202 -6 -202 -11 -196Z",
          "#f7fbff",
          "#2c5a8f",
          1.8,
        ) +
        fill("M-12 -180H12L11.5 -170H-12.5Z", "#3f7fc4"),
      "rotate(14) translate(4 60)",
    ),
  yuzu: () =>
    shape("M-34 -4H34C32 20 18 30 0 30C-18 30 -32 20 -34 -4Z", "#e8eef6", "#56657d", 1.7) +
    shape(disc(-14, -10, 12), "#f6cf3f", "#8a6a10", 1.5) +
    shape(disc(12, -12, 13), "#ffdf5a", "#8a6a10", 1.5) +
    shape(disc(0, -22, 11), "#f9d648", "#8a6a10", 1.5) +
    shape("M0 -32Q8 -42 18 -38Q12 -28 0 -32Z", "#5a9a4a", "#2c5523", 1.3) +
    stroke("M-32 4H32", "#7fa3cf", 2.6),
  score: () =>
    group(shape("M-26 -26H22V28H-26Z", paper, "#8a7a62", 1.4), "rotate(-8)") +
    group(
      stroke("M-20 -16H16M-20 -11H16M-20 -6H16M-20 6H16M-20 11H16M-20 16H16", "#a99a82", 0.9) +
        fill(disc(-12, -7, 3, 2.3) + disc(2, -12, 3, 2.3) + disc(10, 12, 3, 2.3) + disc(-8, 8, 3, 2.3), "#3b3350") +
        stroke("M-9 -7V-19M5 -12V-24M13 12V0M-5 8V-4", "#3b3350", 1.3),
      "rotate(-8)",
    ),
  key: (colour) => group(key(colour), "rotate(24)"),
  yarn: (colour) =>
    stroke("M-30 -34L10 20M30 -34L-8 22", woodLine, 4) +
    stroke("M-30 -34L10 20M30 -34L-8 22", wood, 2.4) +
    shape(disc(0, 8, 24, 22), colour, edge(colour), 1.7) +
    stroke(
      "M-20 -2Q0 -18 20 0M-23 10Q0 -8 22 12M-16 22Q2 6 20 20M-8 -12Q14 4 10 28M-18 0Q-4 10 -6 29",
      edge(colour),
      1.2,
      'opacity=".6"',
    ),
  bell: () =>
    stroke("M0 -34V-20", woodLine, 6) +
    shape("M-6 -22H6C16 -16 15 4 24 14H-24C-15 4 -16 -16 -6 -22Z", GOLD, GOLD_LINE, 1.8) +
    shape("M-26 14H26V20H-26Z", "#f1cd74", GOLD_LINE, 1.5) +
    fill(disc(0, 24, 5), GOLD_LINE) +
    fill("M-6 -16C-12 -8 -11 4 -15 10L-10 11C-7 2 -8 -8 -2 -17Z", "#fff", 'opacity=".5"'),
  binoculars: (colour) =>
    group(
      both(
        group(
          shape("M3 -18H17L22 14H1Z", dark(colour, 0.3), "#1b1620", 1.6) +
            shape(disc(12, 16, 13, 8), "#2d2a3a", "#1b1620", 1.5) +
            fill(disc(12, 16, 9, 5), "#9fd2ea") +
            shape("M5 -26H16V-18H5Z", "#4b4558", "#1b1620", 1.4),
          "translate(100 0)",
        ),
      ),
      "translate(-100 0)",
    ),
  wheel: () =>
    stroke(`${disc(0, 0, 22)}M0 -36V36M-36 0H36M-25 -25L25 25M25 -25L-25 25`, woodLine, 6.5) +
    stroke(`${disc(0, 0, 22)}M0 -36V36M-36 0H36M-25 -25L25 25M25 -25L-25 25`, wood, 4) +
    shape(disc(0, 0, 7), GOLD, GOLD_LINE, 1.4),
  lantern: () => lantern("#ffd27a"),
  tome: (colour) =>
    group(
      shape("M-24 -30H22V30H-24Z", colour, edge(colour), 1.8) +
        fill("M22 -26H27V28H-20V30H22Z", paper) +
        stroke("M-17 -30V30", light(colour, 0.35), 2) +
        fill(star(2, -2, 6, 13, 7.5), GOLD) +
        fill(star(2, -2, 6, 6, 3.5), colour),
      "rotate(-10)",
    ),
  telescope: (colour) =>
    group(
      shape("M-12 -74H12V-30H-12Z", colour, edge(colour), 1.7) +
        shape("M-9 -30H9V6H-9Z", light(colour, 0.25), edge(colour), 1.6) +
        shape("M-6 6H6V36H-6Z", colour, edge(colour), 1.6) +
        fill("M-14 -78H14V-70H-14ZM-12 -32H12V-27H-12ZM-9 4H9V9H-9Z", GOLD),
      "rotate(28) translate(0 20)",
    ),
  chart: () =>
    shape("M-38 -22Q0 -30 38 -22V24Q0 16 -38 24Z", "#233059", "#10162f", 1.7) +
    stroke("M-26 4L-12 -10L4 -2L16 -14L28 6", "#cfd9ff", 1.1) +
    [
      [-26, 4],
      [-12, -10],
      [4, -2],
      [16, -14],
      [28, 6],
      [-2, 12],
    ]
      .map(([x, y]) => fill(star(x!, y!, 4, 5, 1.8), "#fff2b8"))
      .join(""),
  quill: (colour) =>
    group(
      shape("M0 34C-4 10 -10 -20 8 -52C20 -34 14 -6 3 10Z", light(colour, 0.5), edge(colour), 1.5) +
        stroke("M0 38C2 10 6 -20 8 -46", edge(colour), 1.4),
      "rotate(18)",
    ) +
    shape("M-38 12H-14V34H-38Z", "#2c3a5f", "#141b33", 1.5) +
    shape("M-34 6H-18V12H-34Z", "#3f5080", "#141b33", 1.3),
  books: () =>
    group(
      shape("M-28 8H28V24H-28Z", "#8a3f4f", "#3f1622", 1.6) +
        shape("M-24 -6H30V8H-24Z", "#3f6b8a", "#16303f", 1.6) +
        shape("M-30 -18H22V-6H-30Z", "#c79a4a", "#5c4212", 1.6) +
        shape("M-22 -32H24V-18H-22Z", "#5a7a52", "#26381f", 1.6) +
        stroke("M18 11V21M20 -3V5M12 -15V-9M14 -29V-21", paper, 3),
      "translate(0 4)",
    ),
  vane: () =>
    stroke("M0 -56V34", steelLine, 3.4) +
    stroke("M-26 -30H26", steelLine, 3.4) +
    shape("M26 -38L40 -30L26 -22Z", GOLD, GOLD_LINE, 1.3) +
    shape("M-26 -36L-38 -40L-34 -30L-38 -20L-26 -24Z", GOLD, GOLD_LINE, 1.3) +
    shape(
      "M-16 -58C-6 -64 2 -58 6 -52C12 -56 16 -56 20 -52C14 -48 8 -44 0 -44C-8 -44 -14 -50 -16 -58Z",
      "#5a6b82",
      steelLine,
      1.4,
    ),
  lens: (colour) =>
    group(
      shape("M-4 22H4V56H-4Z", wood, woodLine, 1.5) +
        shape(disc(0, 0, 24), light(colour, 0.72), steelLine, 3.5) +
        fill("M-15 -8C-10 -18 2 -20 8 -17C-2 -12 -10 -2 -12 10C-16 4 -17 -2 -15 -8Z", "#fff", 'opacity=".8"'),
      "rotate(-24)",
    ),
  twobooks: () =>
    group(book("#6a4f9a"), "translate(-10 6) rotate(-12) scale(.8)") +
    group(book("#3f7fa4"), "translate(16 -8) rotate(10) scale(.8)"),
  lamp: () => lantern("#ffb85a"),
  fog: () => lantern("#bfe6f2"),
  fan: (colour) =>
    shape("M0 30L-40 -14A52 52 0 0 1 40 -14Z", colour, edge(colour), 1.8) +
    stroke("M0 30L-28 -22M0 30L-14 -28M0 30V-30M0 30L14 -28M0 30L28 -22", edge(colour), 1.1, 'opacity=".6"') +
    stroke("M-35 -10A46 46 0 0 1 35 -10", GOLD, 3) +
    fill(blossom(0, -8, 5, 10, 5), "#fff2e0"),
  fire: () =>
    fill(disc(0, -6, 40), "#ff9a4a", 'opacity=".28"') +
    shape("M-24 8H24L14 30H-14Z", "#4a3434", "#1f1212", 1.7) +
    flame(1.15),
  sword: () =>
    group(
      shape("M-4 -170Q4 -176 5 -166L4 -10H-4Z", steel, steelLine, 1.5) +
        stroke("M1 -164V-14", "#fff", 1.4) +
        shape("M-15 -12H15V-5H-15Z", GOLD, GOLD_LINE, 1.5) +
        shape("M-5 -5H5V44H-5Z", "#7a2436", "#33101a", 1.6) +
        stroke("M-5 4L5 12M-5 16L5 24M-5 28L5 36", GOLD, 1.6),
      "rotate(8) translate(0 20)",
    ),
  pot: () =>
    shape(
      "M-14 -28H14C12 -20 28 -12 28 8C28 24 16 32 0 32C-16 32 -28 24 -28 8C-28 -12 -12 -20 -14 -28Z",
      "#b5683f",
      "#4f2712",
      1.8,
    ) +
    shape(disc(0, -28, 15, 5), "#8a4a2a", "#4f2712", 1.5) +
    fill("M-22 0C-22 -8 -14 -14 -10 -18C-14 -6 -16 10 -12 22C-20 18 -22 8 -22 0Z", "#e0a071", 'opacity=".7"') +
    stroke("M-27 6C-14 12 14 12 27 6", "#f2d3a8", 2.6),
  rope: () =>
    stroke(`${disc(0, 0, 26, 20)}${disc(2, 3, 16, 12)}M24 8C34 20 30 36 20 40`, woodLine, 8) +
    stroke(`${disc(0, 0, 26, 20)}${disc(2, 3, 16, 12)}M24 8C34 20 30 36 20 40`, "#dcb67a", 5.5),
  spotlight: () =>
    fill("M0 0L-84 -70L-40 -108Z", "#fff2b0", 'opacity=".4"') +
    group(
      shape("M-18 -16H18L14 22H-14Z", "#4a4452", "#1b1620", 1.7) +
        shape(disc(0, -16, 20, 8), "#fff6c8", "#1b1620", 1.7),
      "rotate(-42)",
    ),
  glass: () =>
    fill(disc(0, 0, 34), "#8fe0f2", 'opacity=".22"') +
    shape(disc(0, 0, 25), "#d8f6fb", "#3a7fa4", 1.8) +
    fill("M-18 6C-18 22 -2 26 8 22C20 18 26 6 22 -8C16 8 -2 14 -18 6Z", "#5ac0e0", 'opacity=".6"') +
    fill("M-16 -6C-12 -18 0 -20 6 -18C-4 -12 -10 -4 -12 6C-16 2 -17 -2 -16 -6Z", "#fff", 'opacity=".95"') +
    fill(disc(12, 12, 3.5), "#fff", 'opacity=".8"'),
  megaphone: (colour) =>
    group(
      shape("M-34 -8L20 -28V28L-34 8Z", colour, edge(colour), 1.8) +
        shape(disc(20, 0, 8, 28), light(colour, 0.55), edge(colour), 1.7) +
        shape("M-42 -9H-33V9H-42Z", light(colour, 0.3), edge(colour), 1.5) +
        stroke("M36 -16Q44 -20 48 -28M40 0H52M36 16Q44 20 48 28", GOLD, 3),
      "rotate(-18)",
    ),
  spear: () =>
    group(
      shape("M-3.5 -130H3.5V60H-3.5Z", "#7a2436", "#33101a", 1.5) +
        shape("M0 -186C10 -166 12 -150 5 -130H-5C-12 -150 -10 -166 0 -186Z", steel, steelLine, 1.6) +
        stroke("M0 -180V-134", "#fff", 1.4) +
        shape("M-7 -132H7V-124H-7Z", GOLD, GOLD_LINE, 1.2) +
        shape("M-6 -122C-18 -112 -16 -96 -10 -88C-6 -98 0 -106 4 -122Z", "#d8324a", "#5f1020", 1.3),
      "rotate(8) translate(4 50)",
    ),
  script: () =>
    group(
      shape("M-24 -30H20V28H-24Z", paper, "#8a7a62", 1.5) +
        stroke("M-18 -20H14M-18 -12H8M-18 -4H14M-18 4H10M-18 12H14", "#b9a98e", 1.3) +
        stroke("M-14 -13L6 -11M-4 4Q4 0 10 6M-18 20L-6 14", "#d8324a", 2),
      "rotate(8)",
    ) + group(shape("M-2.5 -34H2.5V12L0 20L-2.5 12Z", "#d8324a", "#5f1020", 1.3), "translate(24 4) rotate(28)"),
  baton: () =>
    group(
      shape("M-1.6 -84L1.6 -84L3 30H-3Z", "#fffdf6", "#8a7a62", 1.2) +
        shape("M-6 24C-8 34 -5 44 0 46C5 44 8 34 6 24Z", wood, woodLine, 1.4),
      "rotate(-26)",
    ) + fill(star(-36, -84, 4, 12, 3), "#fff6c8"),
  dango: () =>
    group(
      stroke("M0 44V-62", woodLine, 3.6) +
        stroke("M0 44V-62", "#e8c48a", 2) +
        shape(disc(0, -48, 14), "#f6a8b8", "#8a3a4c", 1.6) +
        shape(disc(0, -22, 14), "#fffaf0", "#8a7a62", 1.6) +
        shape(disc(0, 4, 14), "#9fc47a", "#3f5f2a", 1.6) +
        fill(disc(-5, -53, 4) + disc(-5, -27, 4) + disc(-5, -1, 4), "#fff", 'opacity=".6"'),
      "rotate(16)",
    ),
  drumsticks: () =>
    group(shape("M-4 -90Q0 -96 4 -90L6 40H-6Z", wood, woodLine, 1.6), "rotate(34)") +
    group(shape("M-4 -90Q0 -96 4 -90L6 40H-6Z", light(wood, 0.25), woodLine, 1.6), "rotate(-26)") +
    shape("M-30 14H30L26 38H-26Z", "#a8342f", "#4a1212", 1.8) +
    shape(disc(0, 14, 30, 9), "#fff6e2", "#4a1212", 1.8),
  pinwheel: (colour) =>
    stroke("M0 60V-20", woodLine, 4) +
    stroke("M0 60V-20", wood, 2.4) +
    [0, 90, 180, 270]
      .map((turn, place) =>
        group(
          shape("M0 0C4 -18 18 -30 32 -30C30 -14 18 -2 0 0Z", place % 2 ? "#fffaf0" : colour, edge(colour), 1.5),
          `translate(0 -24) rotate(${turn})`,
        ),
      )
      .join("") +
    shape(disc(0, -24, 5), GOLD, GOLD_LINE, 1.3),
  sugarbird: (colour) =>
    stroke("M2 62L0 6", woodLine, 4) +
    stroke("M2 62L0 6", "#fff6e2", 2.4) +
    shape(
      "M-34 -6C-22 -12 -16 -30 2 -32C14 -34 22 -26 22 -18L34 -14L22 -9C20 4 8 10 -6 8C-16 7 -26 2 -34 -6Z",
      colour,
      edge(colour),
      1.6,
    ) +
    shape("M-14 -4C-8 -16 2 -18 12 -14C8 -4 -2 2 -14 -4Z", light(colour, 0.5), edge(colour), 1.2) +
    fill(disc(14, -21, 2), "#3a2010") +
    fill("M-22 -9C-14 -14 -10 -24 0 -28C-6 -22 -8 -14 -22 -9Z", "#fff", 'opacity=".6"'),
  sunwheel: () =>
    fill(disc(0, -6, 38), "#ffd86a", 'opacity=".3"') +
    shape(star(0, -6, 12, 32, 21), GOLD, GOLD_LINE, 1.6) +
    shape(disc(0, -6, 16), "#fff3c4", GOLD_LINE, 1.5),
  moon: (colour) =>
    fill(disc(0, -6, 38), colour, 'opacity=".28"') +
    shape("M10 -34A30 30 0 1 0 24 12A24 24 0 1 1 10 -34Z", "#fff6d8", "#6a62a0", 1.6) +
    fill(star(20, -22, 4, 8, 2.4) + star(8, -4, 4, 5, 1.6), "#ffffff"),
  sunflower: () =>
    stroke("M0 66C4 40 -2 20 0 0", "#3f6a2f", 5) +
    shape("M1 44C14 30 26 32 32 40C22 50 10 52 1 44Z", "#5a9a4a", "#2c5523", 1.4) +
    shape(blossom(0, -10, 12, 34, 8), "#ffce3a", "#a86a10", 1.4) +
    shape(disc(0, -10, 14), "#6a4020", "#3a200c", 1.5),
  letter: (colour) =>
    group(
      shape("M-32 -20H32V24H-32Z", paper, "#8a7a62", 1.6) +
        stroke("M-32 -20L0 6L32 -20M-32 24L-8 0M32 24L8 0", "#b9a98e", 1.5) +
        shape(disc(0, 6, 8), colour, edge(colour), 1.4) +
        fill(blossom(0, 6, 5, 5, 2.4), light(colour, 0.6)),
      "rotate(-9)",
    ),
  umbrella: (colour) =>
    group(
      stroke("M0 -70V34Q0 46 -10 46Q-18 46 -18 38", woodLine, 4.6) +
        shape(
          "M-62 -64C-56 -104 -30 -122 0 -124C30 -122 56 -104 62 -64C52 -74 42 -74 32 -64C22 -74 10 -74 0 -64C-10 -74 -22 -74 -32 -64C-42 -74 -52 -74 -62 -64Z",
          light(colour, 0.2),
          edge(colour),
          1.8,
        ) +
        stroke("M0 -124C-20 -104 -30 -84 -32 -64M0 -124C20 -104 30 -84 32 -64M0 -124V-64", edge(colour), 1.2),
      "rotate(14) translate(6 24)",
    ),
  watch: (colour) =>
    stroke("M-4 -40C-18 -56 -40 -50 -46 -30", GOLD_LINE, 3) +
    shape("M-6 -38H6V-28H-6Z", colour, GOLD_LINE, 1.4) +
    shape(disc(0, 0, 29), colour, GOLD_LINE, 1.8) +
    shape(disc(0, 0, 23), "#fffaf0", GOLD_LINE, 1.3) +
    stroke("M0 -19V-15M0 15V19M-19 0H-15M15 0H19", "#3a2a3c", 2) +
    stroke("M0 0V-14M0 0L10 6", "#3a2a3c", 2.6),
} satisfies Record<string, (colour: string) => string>;
export type PropName = keyof typeof PROPS;
