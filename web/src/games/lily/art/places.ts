// Places and scenes behind a girl or alone on a card, in a field of 200 by 280.

import {
  blossom,
  both,
  box,
  dark,
  disc,
  fill,
  gradient,
  group,
  light,
  mix,
  round,
  shape,
  star,
  stroke,
} from "./shapes";

/** The light of an hour: sky from top to horizon, what lies far, what lies near. */
interface Hour {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  lamp: string;
}

export const HOURS = {
  dawn: { sky: ["#9cc3ea", "#ffe3c4", "#fff3df"], far: "#a9bfda", near: "#6f93bf", lamp: "#fff0c2" },
  day: { sky: ["#6fb3ec", "#bfe3fa", "#f2fbff"], far: "#9cc4d8", near: "#5c9bb4", lamp: "#ffffff" },
  dusk: { sky: ["#7a4f92", "#ef7f62", "#ffd08a"], far: "#a1567a", near: "#6a3358", lamp: "#ffdf9a" },
  night: { sky: ["#131a3e", "#2f3772", "#6a66a8"], far: "#343c72", near: "#1d2149", lamp: "#ffe9a8" },
  fog: { sky: ["#b9c3d4", "#dbe1ea", "#f1f3f6"], far: "#c3cbd8", near: "#9ba6ba", lamp: "#fffdf0" },
  ember: { sky: ["#3a1626", "#8c2c34", "#f0813f"], far: "#5e1f2e", near: "#341320", lamp: "#ffc46a" },
} satisfies Record<string, Hour>;
export type HourName = keyof typeof HOURS;

export interface Setting {
  hour: HourName;
  /** Numbers that differ from card to card. */
  next: () => number;
}
type Place = (hour: Hour, next: () => number) => string;

const sky = (hour: Hour): string =>
  `<defs>${gradient("sky", [
    [0, hour.sky[0]],
    [0.62, hour.sky[1]],
    [1, hour.sky[2]],
  ])}</defs>${fill(box(0, 0, 200, 280), "url(#sky)")}`;

const sun = (x: number, y: number, r: number, colour: string): string =>
  fill(disc(x, y, r * 2.4), colour, 'opacity=".22"') +
  fill(disc(x, y, r * 1.6), colour, 'opacity=".35"') +
  fill(disc(x, y, r), colour);

const cloud = (x: number, y: number, size: number, colour: string, opacity = 0.75): string =>
  fill(
    `M${x} ${y}c${-6 * size} 0 ${-10 * size} ${-7 * size} ${-4 * size} ${-11 * size}c${size} ${-9 * size} ${14 * size} ${-12 * size} ${18 * size} ${-4 * size}c${8 * size} ${-6 * size} ${18 * size} ${-1 * size} ${16 * size} ${6 * size}c${6 * size} ${1 * size} ${6 * size} ${9 * size} 0 ${9 * size}Z`,
    colour,
    `opacity="${opacity}"`,
  );

const sparkles = (next: () => number, count: number, colour: string, top: number, bottom: number): string =>
  Array.from({ length: count }, () => {
    const x = next() * 200;
    const y = top + next() * (bottom - top);
    const size = 0.7 + next() * 2.6;
    return size > 2.4
      ? fill(star(x, y, 4, size * 2.1, size * 0.5), colour)
      : fill(disc(round(x), round(y), round(size * 0.6)), colour, `opacity="${round(0.4 + next() * 0.6)}"`);
  }).join("");

const waves = (y: number, colour: string, next: () => number): string =>
  fill(box(0, y, 200, 280 - y), colour) +
  Array.from({ length: 9 }, (_, row) => {
    const at = y + 5 + row * row * 1.6;
    const x = next() * 60 - 30;
    const wide = 22 + row * 8;
    return stroke(
      `M${round(x)} ${round(at)}q${wide / 4} -${1.5 + row * 0.3} ${wide / 2} 0t${wide / 2} 0M${round(x + 96)} ${round(at + 3)}q${wide / 4} -${1.5 + row * 0.3} ${wide / 2} 0t${wide / 2} 0`,
      light(colour, 0.55),
      1 + row * 0.14,
      'opacity=".7"',
    );
  }).join("");

const hills = (y: number, colour: string, high: number): string =>
  fill(
    `M0 ${y}C30 ${y - high} 56 ${y - high * 0.4} 84 ${y - high * 0.8}C112 ${y - high * 1.3} 140 ${y - high * 0.3} 200 ${y - high * 0.9}V280H0Z`,
    colour,
  );

const boat = (x: number, y: number, size: number, colour: string): string =>
  group(
    shape("M-30 0H30C26 12 18 16 0 16C-18 16 -26 12 -30 0Z", colour, dark(colour, 0.5), 1.4) +
      stroke("M0 0V-54", "#5d3a1c", 2) +
      shape("M2 -54C18 -40 24 -22 26 -6H2Z", "#ffffff", "#7a8aa0", 1.3) +
      shape("M-2 -48C-14 -34 -18 -20 -20 -6H-2Z", "#eaf3fb", "#7a8aa0", 1.3),
    `translate(${x} ${y}) scale(${size})`,
  );

function shelf(y: number, next: () => number, ground: string): string {
  const bindings = ["#7a3f4c", "#3f5a7a", "#8a7a4a", "#4a6a54", "#5a4a7a", "#a8704a", "#3a4a5c"];
  let x = -4;
  let books = "";
  while (x < 200) {
    const wide = 6 + next() * 8;
    const high = 34 + next() * 14;
    const colour = mix(bindings[Math.floor(next() * bindings.length)]!, ground, 0.35);
    books +=
      next() < 0.12
        ? group(fill(box(0, -high, wide, high), colour), `translate(${round(x + 6)} ${y}) rotate(14)`)
        : fill(box(round(x), round(y - high), round(wide - 1), round(high)), colour) +
          fill(box(round(x), round(y - high + 6), round(wide - 1), 2), light(colour, 0.4));
    x += wide;
  }
  return (
    fill(box(0, y - 56, 200, 56), dark(ground, 0.45)) +
    books +
    fill(box(0, y, 200, 6), mix(ground, "#8a5a34", 0.6)) +
    fill(box(0, y + 5, 200, 2), dark(ground, 0.5))
  );
}

const curtain = (colour: string): string =>
  both(
    shape("M150 0H200V280H176C182 220 158 150 166 90C170 50 158 20 150 0Z", colour, dark(colour, 0.5), 1.6) +
      stroke("M164 0C176 60 172 140 186 280M182 0C190 80 188 180 194 280", dark(colour, 0.35), 2, 'opacity=".6"') +
      stroke("M172 0C184 70 180 150 191 280", light(colour, 0.25), 1.6, 'opacity=".5"'),
  ) +
  shape(
    "M0 0H200V22C186 40 172 40 160 26C146 44 130 44 120 28C108 46 92 46 80 28C70 44 54 44 40 26C28 40 14 40 0 22Z",
    colour,
    dark(colour, 0.5),
    1.6,
  ) +
  stroke(
    "M0 20C14 37 28 37 40 23C54 41 70 41 80 25C92 43 108 43 120 25C130 41 146 41 160 23C172 37 186 37 200 20",
    "#e3b64f",
    2.4,
  );

const beams = (colour: string): string =>
  fill("M40 -10L-20 280H60Z", colour, 'opacity=".3"') +
  fill("M160 -10L220 280H140Z", colour, 'opacity=".3"') +
  fill("M100 -20L50 280H150Z", colour, 'opacity=".22"');

const lantern = (x: number, y: number, colour: string): string =>
  fill(disc(x, y, 20), colour, 'opacity=".25"') +
  fill(disc(x, y, 7, 9), colour) +
  stroke(`M${x} ${y - 18}V${y - 9}`, "#5a3a2a", 1.4);

const window = (x: number, y: number, wide: number, high: number, hour: Hour): string =>
  fill(
    `M${x} ${y + high}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + high}Z`,
    hour.sky[1],
  ) +
  fill(
    `M${x} ${y + high}V${y + high * 0.6}Q${x + wide / 2} ${y + high * 0.5} ${x + wide} ${y + high * 0.66}V${y + high}Z`,
    hour.far,
  ) +
  stroke(
    `M${x} ${y + high}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + high}ZM${x + wide / 2} ${y}V${y + high}M${x} ${y + high * 0.55}H${x + wide}`,
    light(hour.near, 0.6),
    3,
  );

const sea: Place = (hour, next) =>
  sky(hour) +
  sun(round(40 + next() * 120), 128, 17, hour.lamp) +
  cloud(20, 60, 1.3, "#ffffff") +
  cloud(128, 92, 1, "#ffffff", 0.6) +
  hills(166, hour.far, 12) +
  waves(160, hour.near, next) +
  stroke("M34 84q6 -6 11 0q6 -6 11 0M150 54q5 -5 9 0q5 -5 9 0", "#5c6f8a", 1.8);

const stars: Place = (hour, next) =>
  sky(HOURS.night) +
  fill("M-20 120C40 60 120 90 220 10V60C140 110 60 100 -20 180Z", "#b9a6e8", 'opacity=".22"') +
  sparkles(next, 60, "#fff8dc", 0, 190) +
  sun(156, 46, 15, "#fff2c4") +
  fill(disc(162, 42, 14), "#2a3068") +
  hills(210, HOURS.night.near, 26) +
  (hour === HOURS.ember ? "" : stroke("M30 60L58 44L84 66L112 50", "#cfd9ff", 0.9, 'opacity=".7"'));

const kiln: Place = (hour, next) =>
  fill(box(0, 0, 200, 280), "#4a2a2c") +
  Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 6 }, (__, place) =>
      fill(box(place * 38 - (row % 2) * 18, row * 24, 36, 22), mix("#8a4a3a", "#4a2428", next() * 0.7)),
    ).join(""),
  ).join("") +
  shape("M30 210V120A70 70 0 0 1 170 120V210Z", "#2a1014", "#1a080c", 3) +
  fill(disc(100, 160, 64), "#ff7a2f", 'opacity=".45"') +
  fill(
    "M52 210C40 170 66 150 70 120C86 140 84 150 92 156C88 120 104 96 116 80C116 120 142 126 148 160C152 184 150 198 146 210Z",
    "#ff8a3a",
  ) +
  fill(
    "M74 210C66 180 84 170 88 150C98 164 96 172 104 176C104 154 112 140 118 132C120 158 134 166 132 190C132 200 128 206 124 210Z",
    "#ffd86a",
  ) +
  fill(box(0, 210, 200, 70), "#3a2022") +
  sparkles(next, 30, hour.lamp, 20, 200);

export const PLACES = {
  sea,
  pier: (hour, next) =>
    sky(hour) +
    sun(150, 112, 14, hour.lamp) +
    cloud(10, 80, 1.2, "#ffffff") +
    hills(160, hour.far, 16) +
    waves(154, hour.near, next) +
    fill("M84 154H116L196 280H4Z", "#b98f63") +
    stroke("M81 160H119M74 172H126M64 188H136M50 210H150M32 238H168", "#7a5636", 1.8) +
    both(shape("M122 140H128V178H122ZM150 172H159V232H150Z", "#8a623c", "#4a3018", 1.3)),
  kitchen: (hour) =>
    fill(box(0, 0, 200, 280), mix("#fdf1dc", hour.sky[1], 0.25)) +
    window(60, 26, 80, 100, hour) +
    fill(box(0, 150, 200, 8), "#b98452") +
    both(
      shape("M160 60H196V66H160Z", "#b98452", "#5d3a1c", 1.3) +
        shape("M166 42H178V60H166Z", "#8fb4dd", "#3a5a80", 1.3) +
        shape("M182 36H192V60H182Z", "#f3d27a", "#7d5714", 1.3) +
        shape(disc(176, 96, 13), "#c9d5e4", "#56657d", 1.6) +
        stroke("M176 82V66", "#56657d", 2),
    ) +
    stroke("M92 130q-6 -10 0 -18t0 -18M108 130q-6 -10 0 -18t0 -18", "#ffffff", 3, 'opacity=".7"'),
  hall: (hour) =>
    fill(box(0, 0, 200, 280), mix("#e9e4f4", hour.sky[0], 0.35)) +
    [10, 76, 142].map((x) => window(x, 20, 48, 120, hour)).join("") +
    both(
      [112, 126, 140, 154, 168, 182]
        .map((x, place) => shape(box(x, 116 - place * 9, 9, 90 + place * 9), "#e3c26a", "#7d5714", 1.2))
        .join(""),
    ) +
    fill(box(0, 200, 200, 80), "#a8805a") +
    beams("#ffffff"),
  boathouse: (hour, next) =>
    fill(box(0, 0, 200, 280), "#c9a27a") +
    stroke([18, 42, 66, 90, 114, 138, 162, 186].map((x) => `M${x} 0V170`).join(""), "#8a623c", 1.6, 'opacity=".6"') +
    group(
      sea(hour, next)
        .replace(/id="sky"/g, 'id="sky2"')
        .replace(/url\(#sky\)/g, "url(#sky2)"),
      "translate(50 40) scale(.5)",
    ) +
    stroke("M50 40H150V180H50Z", "#6a4526", 5) +
    both(
      stroke("M170 0V200M186 0V200", "#5d3a1c", 3) +
        shape("M160 50C184 46 196 58 200 70V84C190 70 180 64 160 66Z", "#f4f8fd", "#2c5a8f", 1.5),
    ) +
    fill(box(0, 180, 200, 100), "#8a623c") +
    stroke("M0 200H200M0 226H200M0 256H200", "#6a4526", 1.5),
  lighthouse: (hour, next) =>
    sky(hour) +
    (hour === HOURS.night ? sparkles(next, 26, "#fff", 0, 140) : cloud(14, 70, 1.1, "#ffffff")) +
    hills(170, hour.far, 14) +
    waves(164, hour.near, next) +
    fill("M150 70L-30 30V92Z", hour.lamp, 'opacity=".38"') +
    fill("M158 70L230 44V98Z", hour.lamp, 'opacity=".38"') +
    shape("M143 84H165L172 190H136Z", "#fbfdff", "#56657d", 1.6) +
    fill("M141.5 108H166.5L168 128H140ZM138.6 150H169.4L170.7 170H137.300Z", "#d8535a") +
    shape("M146 58H162V84H146Z", "#fff3b8", "#56657d", 1.5) +
    shape("M142 58L154 42L166 58Z", "#d8535a", "#6a1f2a", 1.5) +
    fill("M110 200C130 176 182 176 210 196V280H90Z", dark(hour.near, 0.3)),
  fog: (hour, next) =>
    sky(HOURS.fog) +
    [60, 104, 150, 196]
      .map((y, row) =>
        fill(
          `M${-20 + row * 8} ${y + 80}V${y}l16 -30l14 26l18 -40l16 44l14 -24l20 30l12 -34l18 38l16 -22l20 28l14 -36l20 34V${y + 80}Z`,
          mix("#8a99b2", "#eef1f5", 0.75 - row * 0.16),
        ),
      )
      .join("") +
    [84, 128, 172, 214]
      .map((y) =>
        fill(
          `M-10 ${y}q40 -14 80 0t80 0t70 0v${10 + next() * 8}q-40 14 -80 0t-80 0t-70 0Z`,
          "#ffffff",
          'opacity=".55"',
        ),
      )
      .join("") +
    sun(150, 56, 13, hour.lamp),
  shelves: (hour, next) =>
    fill(box(0, 0, 200, 280), mix("#3a2c3c", hour.sky[0], 0.2)) +
    [58, 120, 182, 244, 300].map((y) => shelf(y, next, mix("#4a3548", hour.near, 0.25))).join("") +
    lantern(26, 44, hour.lamp) +
    lantern(174, 30, hour.lamp) +
    fill(disc(100, 90, 110), hour.lamp, 'opacity=".1"'),
  stars,
  dome: (hour, next) =>
    sky(HOURS.night) +
    sparkles(next, 40, "#fff8dc", 0, 150) +
    fill("M-10 200A110 110 0 0 1 210 200Z", "#4a4f86") +
    fill("M84 92A110 110 0 0 1 124 93L132 200H76Z", "#151a3c") +
    sparkles(next, 14, "#fff2b8", 96, 190) +
    stroke("M-10 200A110 110 0 0 1 210 200M40 110V200M160 110V200", "#8a8fc8", 2) +
    fill(box(0, 198, 200, 82), "#2b2e58") +
    stroke("M0 200H200M0 214H200", "#e3b64f", 2) +
    fill(disc(100, 120, 70), hour.lamp, 'opacity=".08"'),
  tide: (hour, next) =>
    sky(hour) +
    sun(60, 70, 15, hour.lamp) +
    hills(130, hour.far, 18) +
    waves(126, hour.near, next) +
    fill("M0 190C40 172 70 200 110 184C150 170 170 196 200 180V280H0Z", "#e8d8b8") +
    stroke("M0 190C40 172 70 200 110 184C150 170 170 196 200 180", "#ffffff", 5, 'opacity=".9"') +
    stroke("M20 236q10 -8 20 0t20 0M120 246q8 8 16 0t16 0", "#b8a27a", 1.6) +
    shape(star(160, 226, 5, 8, 4), "#f0a878", "#8a4a2a", 1.2),
  stage: (hour) =>
    fill(box(0, 0, 200, 280), mix("#5a1c30", hour.sky[0], 0.25)) +
    beams(hour.lamp) +
    fill("M0 214H200V280H0Z", "#a5673f") +
    stroke("M0 226H200M0 242H200M0 262H200", "#70401f", 1.4) +
    fill(disc(100, 222, 78, 14), hour.lamp, 'opacity=".5"') +
    curtain("#b8263f"),
  kiln,
  hill: (hour, next) =>
    sky(hour) +
    sun(140, 110, 20, hour.lamp) +
    hills(150, hour.far, 40) +
    hills(196, hour.near, 30) +
    Array.from({ length: 46 }, () => {
      const y = 168 + next() * 112;
      const size = 2 + (y - 160) / 16;
      return fill(
        blossom(round(next() * 200), round(y), 5, size, size * 0.55, next()),
        ["#e8476a", "#ff8aa0", "#d12f50", "#ffd0d6"][Math.floor(next() * 4)]!,
      );
    }).join(""),
  backstage: (hour) =>
    fill(box(0, 0, 200, 280), mix("#3a2a33", hour.sky[0], 0.2)) +
    stroke("M20 0V280M44 0V280M156 0V280M180 0V280", "#6a4a3a", 4) +
    stroke("M0 40H200M0 84H200", "#6a4a3a", 6) +
    both(
      shape("M150 96H190V180H150Z", "#8a5a3a", "#3a2018", 1.6) +
        stroke("M150 96L190 180M190 96L150 180", "#3a2018", 1.4),
    ) +
    [40, 80, 120, 160]
      .map(
        (x) =>
          shape(`M${x - 9} 40H${x + 9}L${x + 6} 58H${x - 6}Z`, "#2a2228", "#120d12", 1.3) +
          fill(`M${x - 6} 58H${x + 6}L${x + 26} 180H${x - 26}Z`, hour.lamp, 'opacity=".16"'),
      )
      .join("") +
    fill(box(0, 214, 200, 66), "#5a3a2a"),
  glass: (hour, next) =>
    sky(hour) +
    fill(box(0, 0, 200, 280), "#ffffff", 'opacity=".25"') +
    [24, 66, 108, 150]
      .map((x, place) =>
        [34, 96]
          .map((y, row) => {
            const colour = ["#5ac0e0", "#f2a0a8", "#ffd86a", "#8fd0a0"][(place + row) % 4]!;
            return (
              shape(
                `M${x + 6} ${y}h10v10c8 4 10 14 10 24v14h-30v-14c0 -10 2 -20 10 -24Z`,
                colour,
                dark(colour, 0.4),
                1.3,
              ) + fill(box(x + 4, y + 18, 3, 24), "#ffffff", 'opacity=".7"')
            );
          })
          .join(""),
      )
      .join("") +
    fill("M0 84H200V90H0ZM0 146H200V152H0Z", "#8a5a3a") +
    fill(box(0, 206, 200, 74), mix("#8a5a3a", hour.near, 0.4)) +
    sparkles(next, 24, "#ffffff", 20, 200),
  // Scenes of events and potentials
  school: (hour, next) =>
    sky(hour) +
    cloud(16, 64, 1.2, "#ffffff") +
    hills(150, hour.far, 22) +
    shape("M24 96H176V210H24Z", "#f6efe2", "#7a6a5a", 1.7) +
    shape("M14 98L100 60L186 98Z", "#8a5a5a", "#4a2a2e", 1.7) +
    shape("M84 70H116V28L100 12L84 28Z", "#f6efe2", "#7a6a5a", 1.7) +
    shape(disc(100, 44, 9), "#fffdf4", "#7a6a5a", 1.6) +
    stroke("M100 44V38M100 44L105 46", "#4a2a2e", 1.6) +
    [36, 62, 122, 148]
      .map((x) =>
        [110, 150].map((y) => shape(box(x, y, 16, 24), mix("#9cc4e8", hour.lamp, 0.4), "#7a6a5a", 1.3)).join(""),
      )
      .join("") +
    shape("M88 210V172A12 12 0 0 1 112 172V210Z", "#7a4a3a", "#3a2018", 1.5) +
    fill(box(0, 210, 200, 70), mix("#8fb07a", hour.near, 0.4)) +
    fill("M90 210H110L140 280H60Z", "#e8dcc0") +
    Array.from({ length: 14 }, () =>
      fill(blossom(round(next() * 200), round(20 + next() * 220), 5, 4, 2.2, next()), "#ffd0dc"),
    ).join(""),
  rain: (hour, next) =>
    sky(hour) +
    hills(190, hour.far, 30) +
    Array.from({ length: 44 }, () => {
      const x = round(next() * 220 - 10);
      const y = round(next() * 250);
      return stroke(`M${x} ${y}l-4 16`, "#dfeaf6", 1.2, 'opacity=".7"');
    }).join("") +
    shape(
      "M30 150C34 96 66 76 100 76C134 76 166 96 170 150C158 138 146 138 136 150C124 138 112 138 100 150C88 138 76 138 64 150C54 138 42 138 30 150Z",
      "#d8535a",
      "#5f1f2a",
      1.8,
    ) +
    stroke("M100 76C84 96 70 120 64 150M100 76C116 96 130 120 136 150M100 76V150", "#5f1f2a", 1.2) +
    stroke("M100 150V226q0 12 12 12t12 -12", "#5d3a1c", 4) +
    fill("M0 236H200V280H0Z", hour.near) +
    [40, 96, 158].map((x) => stroke(disc(x, 258, 18, 4), "#dfeaf6", 1.2)).join(""),
  letters: (hour, next) =>
    sky(hour) +
    Array.from({ length: 9 }, (_, place) =>
      group(
        shape("M-24 -16H24V16H-24Z", "#fffaf0", "#8a7a62", 1.4) +
          stroke("M-24 -16L0 4L24 -16", "#8a7a62", 1.4) +
          fill(disc(0, 4, 5), place % 2 ? "#d8535a" : "#3f7fc4"),
        `translate(${round(24 + (place % 3) * 74 + next() * 12)} ${round(40 + Math.floor(place / 3) * 76 + next() * 20)}) rotate(${round(next() * 50 - 25)})`,
      ),
    ).join("") +
    sparkles(next, 18, "#ffffff", 0, 280),
  fireworks: (hour, next) =>
    sky(hour) +
    [
      [60, 70, 44, "#ffd86a"],
      [142, 96, 36, "#ff8aa0"],
      [104, 44, 26, "#8fe0f2"],
    ]
      .map(([x, y, r, colour]) =>
        Array.from({ length: 16 }, (_, ray) => {
          const angle = (ray * Math.PI) / 8;
          const at = (length: number) =>
            `${round(Number(x) + Math.cos(angle) * Number(r) * length)} ${round(Number(y) + Math.sin(angle) * Number(r) * length)}`;
          return (
            stroke(`M${at(0.25)}L${at(0.9)}`, String(colour), 1.8) +
            fill(disc(Number(at(1).split(" ")[0]), Number(at(1).split(" ")[1]), 2), "#ffffff")
          );
        }).join(""),
      )
      .join("") +
    hills(220, hour.near, 26) +
    sparkles(next, 20, "#fff2b8", 10, 180),
  tea: (hour) =>
    fill(box(0, 0, 200, 280), mix("#f6e6d2", hour.sky[2], 0.3)) +
    window(52, 14, 96, 110, hour) +
    fill("M0 176H200V280H0Z", "#b98452") +
    fill(disc(100, 196, 120, 26), "#fffaf0") +
    shape("M62 150H124C124 184 112 200 93 200C74 200 62 184 62 150Z", "#ffffff", "#56657d", 1.8) +
    stroke("M124 158C142 156 142 182 120 182", "#56657d", 4) +
    fill(disc(93, 151, 30, 6), "#b5683f") +
    shape(disc(93, 204, 42, 8), "#eaf1f8", "#56657d", 1.6) +
    stroke("M80 140q-8 -12 0 -22t0 -22M104 140q-8 -12 0 -22t0 -22", "#ffffff", 3.4, 'opacity=".8"') +
    shape(disc(158, 206, 15), "#f6cf3f", "#8a6a10", 1.5) +
    fill(blossom(34, 206, 5, 14, 7), "#ff9ab0"),
  train: (hour, next) =>
    sky(hour) +
    sun(150, 90, 16, hour.lamp) +
    hills(150, hour.far, 30) +
    waves(146, hour.near, next) +
    shape("M-10 150H150C168 150 176 166 178 196H-10Z", "#f4efe2", "#5a4a4a", 1.8) +
    fill("M-10 180H178V190H-10Z", "#d8535a") +
    [4, 40, 76, 112].map((x) => shape(box(x, 158, 26, 18), "#ffe9a8", "#5a4a4a", 1.4)).join("") +
    fill(disc(24, 200, 9) + disc(60, 200, 9) + disc(112, 200, 9) + disc(148, 200, 9), "#3a3038") +
    stroke("M0 210H200M0 218H200", "#5a4a4a", 2.6) +
    fill(box(0, 220, 200, 60), dark(hour.near, 0.2)),
  songbook: (hour, next) =>
    sky(hour) +
    beams(hour.lamp) +
    group(
      shape("M-70 -40L-4 -26V62L-70 46ZM70 -40L4 -26V62L70 46Z", "#3f63a8", "#1c2f5c", 2) +
        shape("M-66 -48Q-30 -52 0 -26Q30 -52 66 -48V34Q30 30 0 54Q-30 30 -66 34Z", "#fffaf0", "#8a7a62", 1.6) +
        stroke(
          "M0 -26V54M-56 -34Q-30 -34 -10 -16M-56 -22Q-30 -22 -10 -4M-56 -10Q-30 -10 -10 8M56 -34Q30 -34 10 -16M56 -22Q30 -22 10 -4M56 -10Q30 -10 10 8",
          "#b9a98e",
          1.4,
        ),
      "translate(100 170)",
    ) +
    [
      [46, 96],
      [84, 62],
      [128, 84],
      [160, 50],
      [104, 110],
    ]
      .map(([x, y]) =>
        group(
          fill("M0 10C-6 8 -9 13 -5 16C-1 19 4 16 4 12V-14L14 -17V-22L0 -18Z", "#3b3350"),
          `translate(${x} ${y}) rotate(${round(next() * 30 - 15)})`,
        ),
      )
      .join(""),
  applause: (hour, next) =>
    fill(box(0, 0, 200, 280), "#5a1c30") +
    beams(hour.lamp) +
    Array.from({ length: 20 }, (_, place) => {
      const row = Math.floor(place / 7);
      return shape(
        disc(14 + (place % 7) * 30 + row * 9, 232 + row * 22, 13, 15),
        ["#33222c", "#3f2a36", "#4a3340"][row]!,
        "#1d1018",
        1.2,
      );
    }).join("") +
    Array.from({ length: 30 }, () =>
      fill(
        blossom(round(next() * 200), round(next() * 200), 5, 4 + next() * 5, 3.5, next()),
        ["#ff8aa0", "#ffd86a", "#fff2e0", "#e8476a"][Math.floor(next() * 4)]!,
      ),
    ).join("") +
    curtain("#b8263f"),
  meteors: (hour, next) =>
    stars(hour, next) +
    Array.from({ length: 9 }, () => {
      const x = round(30 + next() * 170);
      const y = round(next() * 130);
      const long = 26 + next() * 40;
      return (
        stroke(`M${x} ${y}l${round(-long)} ${round(long * 0.62)}`, "#fff6cf", 2, 'opacity=".85"') +
        fill(star(x, y, 4, 7, 2), "#ffffff")
      );
    }).join(""),
  workbench: (hour) =>
    fill(box(0, 0, 200, 280), mix("#54404a", hour.sky[0], 0.15)) +
    lantern(100, 50, hour.lamp) +
    fill("M100 60L10 210H190Z", hour.lamp, 'opacity=".22"') +
    fill(box(0, 204, 200, 76), "#8a5f3c") +
    stroke("M0 222H200M0 250H200", "#5d3a1c", 1.5) +
    group(
      shape("M-60 -20L-3 -10V40L-60 30ZM60 -20L3 -10V40L60 30Z", "#7a4f8a", "#3a2046", 1.8) +
        shape("M-56 -26Q-26 -28 0 -10Q26 -28 56 -26V22Q26 20 0 36Q-26 20 -56 22Z", "#fff6e2", "#8a7a62", 1.5) +
        stroke("M18 -18L26 -4L20 6L30 22", "#c0473f", 2) +
        stroke("M16 -8h10M20 4h10M22 14h10", "#c79a4a", 2),
      "translate(100 184)",
    ) +
    shape("M152 170H178V206H152Z", "#d9c7a0", "#6a5a3a", 1.5) +
    stroke("M160 170L150 128M170 170L176 120", "#b98452", 4),
  corridor: (hour) =>
    fill(box(0, 0, 200, 280), mix("#f0e4d0", hour.sky[2], 0.3)) +
    fill("M60 70H140V190H60Z", mix("#dfe9f2", hour.sky[1], 0.5)) +
    fill("M60 190H140L200 280H0Z", "#c79a6a") +
    stroke(
      "M60 70L0 0M140 70L200 0M60 190L0 280M140 190L200 280M100 190V280M80 190L40 280M120 190L160 280",
      "#8a623c",
      1.8,
    ) +
    both(
      fill("M150 60L190 16V240L150 190Z", "#a8cbe8") +
        stroke("M150 60L190 16V240L150 190ZM170 38V214M150 124L190 128", "#7a6a5a", 2.4),
    ) +
    fill("M60 70H140V190H60Z", hour.lamp, 'opacity=".4"') +
    shape("M84 190V120A16 16 0 0 1 116 120V190Z", "#8a5a4a", "#3a2018", 1.6),
  hands: (hour, next) =>
    sky(hour) +
    fill(disc(100, 150, 110), hour.lamp, 'opacity=".35"') +
    ["#f8d3bb", "#ffe9dc", "#eec0a2", "#fde0cf"]
      .map((skin, place) =>
        group(
          shape(
            "M-90 -18C-50 -26 -20 -26 0 -22C18 -20 34 -14 38 -4C40 4 32 8 24 6L6 4C22 8 26 16 20 18C8 20 -20 22 -34 16L-90 14Z",
            skin,
            "#9a5a4a",
            1.6,
          ) + fill("M-96 -22L-62 -26L-60 18L-96 18Z", ["#3f7fc4", "#f6fafe", "#6f9fda", "#2f63a8"][place]!),
          `translate(100 ${200 - place * 26}) ${place % 2 ? "scale(-1 1)" : ""} rotate(${-4 + place * 2})`,
        ),
      )
      .join("") +
    sparkles(next, 24, "#ffffff", 0, 160),
  passage: (hour) =>
    fill(box(0, 0, 200, 280), "#2c2028") +
    [0, 1, 2, 3, 4]
      .map((step) =>
        fill(
          `M${20 + step * 16} 280V${80 + step * 14}A${80 - step * 16} ${80 - step * 16} 0 0 1 ${180 - step * 16} ${80 + step * 14}V280Z`,
          mix("#4a3440", hour.lamp, step * 0.19),
        ),
      )
      .join("") +
    stroke("M84 190H116M80 214H120M74 242H126", "#8a6a4a", 2) +
    both(lantern(158, 110, hour.lamp)),
  smoke: (hour, next) =>
    kiln(hour, next) +
    [
      [60, 60, 2.4],
      [110, 100, 3],
      [40, 130, 2.2],
      [120, 40, 2.4],
    ]
      .map(([x, y, size]) => cloud(x!, y!, size!, "#d8cfd2", 0.62))
      .join(""),
  embers: (hour, next) =>
    fill(box(0, 0, 200, 280), "#2a1418") +
    fill("M0 190C40 166 70 182 100 170C140 156 170 180 200 170V280H0Z", "#6a5a5c") +
    fill("M0 210C40 190 70 206 100 194C140 184 170 204 200 196V280H0Z", "#4a3c40") +
    fill(disc(100, 214, 56, 22), hour.lamp, 'opacity=".5"') +
    fill("M72 220C66 190 92 180 94 150C112 168 130 186 126 220Z", "#ff7a2f") +
    fill("M86 220C82 202 98 196 100 180C110 192 116 204 112 220Z", "#ffd86a") +
    sparkles(next, 40, "#ffb45a", 20, 210),
  crossing: (hour, next) =>
    sky(hour) +
    hills(140, hour.far, 18) +
    waves(136, hour.near, next) +
    fill("M90 136H110L150 280H50Z", "#e8d8b8", 'opacity=".8"') +
    [160, 190, 226]
      .map((y, row) => stroke(`M${30 - row * 10} ${y}q20 -10 40 0t40 0t40 0t40 0`, "#ffffff", 3 + row, 'opacity=".8"'))
      .join("") +
    boat(46, 150, 0.5, "#b8535a"),
  approach: (hour, next) =>
    sky(hour) +
    sparkles(next, 24, "#fff8dc", 0, 110) +
    hills(150, hour.far, 30) +
    Array.from({ length: 8 }, (_, row) => {
      const wide = 46 + row * 22;
      return (
        fill(box(100 - wide / 2, 136 + row * 18, wide, 18), mix("#8a8090", hour.near, 0.5)) +
        fill(box(100 - wide / 2, 136 + row * 18, wide, 4), light(mix("#8a8090", hour.near, 0.5), 0.3))
      );
    }).join("") +
    shape("M62 74H138V82H62ZM56 62H144L140 72H60Z", "#c2402f", "#4a1616", 1.6) +
    both(shape("M118 82H126V142H118Z", "#c2402f", "#4a1616", 1.6)) +
    both([0, 1, 2].map((step) => lantern(140 + step * 20, 132 + step * 44, "#ffcf7a")).join("")),
  stalls: (hour, next) =>
    sky(hour) +
    sparkles(next, 20, hour.lamp, 0, 70) +
    fill(box(0, 200, 200, 80), dark(hour.near, 0.2)) +
    ["#c2402f", "#3f6a8a", "#d9962f"]
      .map((colour, place) => {
        const x = place * 70 - 6;
        return (
          fill(box(x + 6, 120, 56, 84), mix("#6a4a34", hour.near, 0.3)) +
          fill(box(x + 10, 124, 48, 36), hour.lamp, 'opacity=".7"') +
          fill(box(x + 2, 166, 64, 12), "#a8784a") +
          shape(`M${x} 96H${x + 68}L${x + 74} 122H${x - 6}Z`, colour, dark(colour, 0.5), 1.5) +
          fill(`M${x + 17} 96H${x + 34}V122H${x + 14}ZM${x + 51} 96H${x + 68}L${x + 74} 122H${x + 53}Z`, "#fff4dc")
        );
      })
      .join("") +
    stroke("M-6 60Q50 84 100 66T206 62", "#5a3a2a", 1.4) +
    [20, 62, 104, 146, 188].map((x, place) => lantern(x, 88 - (place % 2) * 6, "#ffb45a")).join(""),
  drums: (hour, next) =>
    sky(hour) +
    sparkles(next, 30, hour.lamp, 0, 120) +
    hills(200, hour.near, 20) +
    both(stroke("M150 60L168 280", "#6a4526", 7) + stroke("M112 130H160M108 200H166", "#6a4526", 5)) +
    fill(box(46, 124, 108, 10), "#8a623c") +
    both(shape("M150 40H196L206 60H140Z", "#c2402f", "#4a1616", 1.5)) +
    shape("M66 84C60 96 60 112 66 124H134C140 112 140 96 134 84Z", "#8a3a2a", "#3a1410", 1.8) +
    shape(disc(100, 104, 26), "#fff2d8", "#3a1410", 2) +
    fill(`${disc(100, 104, 9)}`, "#3a2a33", 'opacity=".7"') +
    both(lantern(176, 96, "#ffcf7a")),
  eclipse: (hour, next) =>
    sky(HOURS.night) +
    sparkles(next, 40, "#ffffff", 0, 160) +
    fill(disc(100, 84, 88), "#ffd9a0", 'opacity=".18"') +
    fill(disc(100, 84, 62), "#fff0c8", 'opacity=".35"') +
    fill(star(100, 84, 24, 70, 44), "#fff6dc", 'opacity=".5"') +
    fill(disc(100, 84, 42), "#fff6dc") +
    fill(disc(103, 84, 40), "#171433") +
    fill(disc(66, 62, 6), "#ffffff") +
    fill(star(66, 62, 4, 18, 3), "#ffffff") +
    hills(206, mix(hour.far, HOURS.night.near, 0.7), 18) +
    waves(214, HOURS.night.far, next),
  garden: (hour, next) =>
    sky(hour) +
    sun(150, 60, 16, hour.lamp) +
    cloud(20, 74, 1.2, "#ffffff") +
    hills(176, mix("#8fc07c", hour.far, 0.4), 18) +
    fill(box(0, 180, 200, 100), mix("#5a9a4a", hour.near, 0.35)) +
    Array.from({ length: 14 }, (_, place) => {
      const x = round(place * 15 + next() * 8);
      const y = round(150 + next() * 60);
      const violet = place % 3 === 1;
      return (
        stroke(`M${x} ${y}V${y + 70}`, "#3f6a2f", 3) +
        fill(blossom(x, y, violet ? 5 : 10, violet ? 10 : 15, 5), violet ? "#9a78d8" : "#ffce3a") +
        fill(disc(x, y, violet ? 3 : 6), violet ? "#fff0b8" : "#6a4020")
      );
    }).join(""),
  clock: (hour, next) =>
    sky(hour) +
    sparkles(next, 26, "#ffffff", 0, 140) +
    hills(210, hour.near, 22) +
    shape("M50 280V60L100 16L150 60V280Z", mix("#6a5a78", hour.near, 0.4), dark(hour.near, 0.5), 2) +
    stroke("M50 60H150M50 170H150", dark(hour.near, 0.4), 3) +
    shape(disc(100, 112, 42), "#fff6dc", "#5a4a2a", 3) +
    fill(disc(100, 112, 42), hour.lamp, 'opacity=".35"') +
    stroke(
      "M100 76V84M100 140V148M64 112H72M128 112H136M75 87L80 92M125 87L120 92M75 137L80 132M125 137L120 132",
      "#4a3a2a",
      2.4,
    ) +
    stroke("M100 112V84M100 112L118 122", "#3a2a33", 4) +
    both(fill("M122 196H138V240H122Z", hour.lamp, 'opacity=".6"')),
  ferry: (hour, next) => sea(hour, next) + boat(100, 196, 1.7, "#3f63a8"),
} satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;

export function place(name: PlaceName, { hour, next }: Setting): string {
  return PLACES[name](HOURS[hour], next);
}
