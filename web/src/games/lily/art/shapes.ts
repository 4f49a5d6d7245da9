// Strokes, colours and shapes of the drawings. A drawing is a string of SVG elements in a field of 200 by 280.

const CHANNEL_BITS = 8;

function channels(colour: string): number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [2, 1, 0].map((place) => (value >> (place * CHANNEL_BITS)) & 255);
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const mixed = channels(first).map((channel, place) => Math.round(channel + (to[place]! - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const light = (colour: string, share: number): string => mix(colour, "#ffffff", share);
/** Shadows lean to violet, as in painted animation. */
export const dark = (colour: string, share: number): string => mix(colour, "#1d1330", share);

/** How bright the eye sees a colour, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour) as [number, number, number];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export const round = (number: number): number => Math.round(number * 10) / 10;

export const fill = (d: string, colour: string, more = ""): string =>
  `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

/** A filled shape with an outline. */
export const shape = (d: string, colour: string, line: string, width = 1.6): string =>
  `<path d="${d}" fill="${colour}" stroke="${line}" stroke-width="${width}"/>`;

export const stroke = (d: string, line: string, width = 1.6, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}"${more && ` ${more}`}/>`;

export const group = (inside: string, transform: string, more = ""): string =>
  `<g transform="${transform}"${more && ` ${more}`}>${inside}</g>`;

/** A part of the right half drawn on the left half too. */
export const both = (inside: string): string => inside + group(inside, "matrix(-1 0 0 1 200 0)");

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A gradient from top to bottom, or from the middle outwards. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  kind: "down" | "out" = "down",
  more = "",
): string {
  const inside = stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
  return kind === "down"
    ? `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${more && ` ${more}`}>${inside}</linearGradient>`
    : `<radialGradient id="${id}"${more && ` ${more}`}>${inside}</radialGradient>`;
}

export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

/** A star or, with a large inner radius, a blossom's outline. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turned = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, place) => {
    const angle = (Math.PI / points) * place - Math.PI / 2 + turned;
    const length = place % 2 ? inner : outer;
    return `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Petals around a point. */
export function blossom(x: number, y: number, petals: number, length: number, width: number, turned = 0): string {
  return Array.from({ length: petals }, (_, place) => {
    const angle = ((Math.PI * 2) / petals) * place - Math.PI / 2 + turned;
    const at = (along: number, aside: number) =>
      `${round(x + Math.cos(angle) * along - Math.sin(angle) * aside)} ${round(y + Math.sin(angle) * along + Math.cos(angle) * aside)}`;
    return `M${round(x)} ${round(y)}C${at(length * 0.35, width)} ${at(length * 0.9, width * 0.9)} ${at(length, 0)}C${at(length * 0.9, -width * 0.9)} ${at(length * 0.35, -width)} ${round(x)} ${round(y)}Z`;
  }).join("");
}

/** A number from a text, the same on every device (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

/** Numbers from 0 to 1 that follow from a text. */
export function stream(text: string): () => number {
  let value = hash(text);
  return () => {
    value = (value + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(value ^ (value >>> 15), value | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
