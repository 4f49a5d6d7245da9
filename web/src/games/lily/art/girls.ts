// The looks of every named girl, and of any other name.

import { BACKS, BANGS, LOCKS, type BackName, type BangsName, type LocksName } from "./hair";
import { BROWS, LOOKS, MOUTHS, SKINS, type BrowsName, type LidsName, type LookName, type MouthName } from "./face";
import { ORNAMENTS, OUTFITS, PROPS, type OrnamentName, type OutfitName, type PropName } from "./dress";
import { dark, light, stream } from "./shapes";
import type { PlaceName } from "./places";

export interface Girl {
  hair: string;
  tips: string;
  eyes: string;
  back: BackName;
  bangs: BangsName;
  locks: LocksName;
  ahoge: boolean;
  look: LookName;
  brows: BrowsName;
  mouth: MouthName;
  lids: LidsName;
  skin: number;
  outfit: OutfitName;
  /** Garment, trim, accent. */
  cloth: readonly [string, string, string];
  ornament: OrnamentName;
  /** The colour of the ornament and of what she holds. */
  dye: string;
  prop: PropName;
  glasses: boolean;
  mole: boolean;
  /** How the head leans, in degrees, and where she looks, -1 to 1. */
  lean: number;
  turn: number;
  /** Where she is at home. */
  place: PlaceName;
  /** With whom she is drawn at the top level. */
  pair: string;
}

type Row = Partial<Girl> & Omit<Girl, "ahoge" | "lids" | "glasses" | "mole" | "locks" | "brows" | "skin" | "tips">;

const PLAIN = {
  ahoge: false,
  lids: "open",
  glasses: false,
  mole: false,
  locks: "short",
  brows: "soft",
  skin: 0,
} as const;

const SEA = "#f6fafe";
const NAVY = "#2f63a8";
const NIGHT = "#3a3358";
const WINE = "#7c2f6a";

// prettier-ignore
const ROWS: Record<string, Row> = {
  // White Lily: the boathouse and the choir
  shiho: { hair: "#a9c9ec", tips: "#eef7ff", eyes: "#3f86d8", back: "waves", bangs: "parted", locks: "long", look: "gentle", mouth: "song", outfit: "robe", cloth: ["#6f9fda", NAVY, "#f2c14e"], ornament: "flower", dye: "#ffffff", prop: "songbook", lean: -5, turn: 0.4, place: "sea", pair: "minato" },
  minato: { hair: "#7d5640", tips: "#b07c53", eyes: "#2fa39a", back: "ponytail", bangs: "swept", look: "bright", brows: "firm", mouth: "grin", skin: 2, outfit: "jacket", cloth: ["#2f63a8", "#f4f8fd", "#f2c14e"], ornament: "none", dye: "#3f7fc4", prop: "oar", lean: 4, turn: -0.5, place: "pier", pair: "shiho" },
  yuzuki: { hair: "#e8ae45", tips: "#ffe08a", eyes: "#86a02c", back: "bob", bangs: "round", look: "round", brows: "raised", mouth: "open", lids: "smiling", skin: 1, outfit: "apron", cloth: ["#7fb2dc", "#e58a3c", "#f3d27a"], ornament: "kerchief", dye: "#e58a3c", prop: "yuzu", lean: 6, turn: -0.2, place: "kitchen", pair: "itoha" },
  kanade: { hair: "#33426f", tips: "#4f66a0", eyes: "#8c74dc", back: "long", bangs: "straight", locks: "blunt", look: "dreamy", brows: "flat", mouth: "small", outfit: "robe", cloth: ["#4c6bb0", NAVY, "#d9c0f0"], ornament: "note", dye: "#f2c14e", prop: "score", lean: -3, turn: -0.5, place: "hall", pair: "sakiho" },
  chitose: { hair: "#43665a", tips: "#7aa38a", eyes: "#7c9a4c", back: "braid", bangs: "parted", locks: "none", look: "gentle", mouth: "smile", skin: 1, mole: true, outfit: "shawl", cloth: ["#cfe0ee", "#5c7fae", "#6fa07c"], ornament: "leaf", dye: "#8fc07c", prop: "key", lean: 3, turn: 0.5, place: "boathouse", pair: "towa" },
  itoha: { hair: "#dba3a0", tips: "#f6d3c4", eyes: "#b8587c", back: "braids", bangs: "round", locks: "none", look: "round", brows: "worried", mouth: "small", glasses: true, outfit: "knit", cloth: ["#8fb4dd", "#f6fafe", "#e8829a"], ornament: "none", dye: "#e8829a", prop: "yarn", lean: -6, turn: -0.3, place: "kitchen", pair: "yuzuki" },
  rin: { hair: "#dfe6f1", tips: "#b9cbe4", eyes: "#3f9ad8", back: "long", bangs: "asymmetric", locks: "long", look: "cool", brows: "firm", mouth: "calm", outfit: "coat", cloth: [SEA, NAVY, "#5b8fce"], ornament: "pin", dye: "#3f6fb5", prop: "bell", lean: 1, turn: 0.6, place: "fog", pair: "haruka" },
  haruka: { hair: "#3f9298", tips: "#86cfc4", eyes: "#e39a2a", back: "wolf", bangs: "choppy", look: "keen", brows: "raised", mouth: "cat", skin: 2, outfit: "jacket", cloth: ["#e9f1f8", "#3f9298", "#e39a2a"], ornament: "none", dye: "#44506a", prop: "binoculars", lean: 7, turn: 0.7, ahoge: true, place: "lighthouse", pair: "rin" },
  sakiho: { hair: "#f08d5f", tips: "#ffc48f", eyes: "#2f8ad8", back: "twintails", bangs: "hearted", look: "bright", brows: "worried", mouth: "open", skin: 1, outfit: "sailor", cloth: [SEA, "#3f7fc4", "#f06a5a"], ornament: "hat", dye: "#2f63a8", prop: "wheel", lean: -4, turn: 0.3, place: "sea", pair: "kanade" },
  towa: { hair: "#e6dcf0", tips: "#fff6e2", eyes: "#9a82d0", back: "long", bangs: "straight", locks: "long", look: "sleepy", mouth: "smile", outfit: "cape", cloth: ["#5878b4", "#eef4fb", "#f2d58a"], ornament: "band", dye: "#f2c14e", prop: "lantern", lean: -7, turn: -0.4, place: "lighthouse", pair: "chitose" },
  // Hexagram: the library and the observatory
  kuroe: { hair: "#2b2534", tips: "#54406e", eyes: "#a83f9c", back: "long", bangs: "straight", locks: "blunt", look: "cool", brows: "flat", mouth: "smirk", outfit: "coat", cloth: ["#2f2740", "#7a5aa8", "#8f3f8a"], ornament: "ribbon", dye: "#8f3f8a", prop: "tome", lean: -4, turn: 0.4, place: "shelves", pair: "yoru" },
  yoru: { hair: "#2a3a78", tips: "#5fa6c8", eyes: "#f2bf3a", back: "wolf", bangs: "veil", look: "keen", brows: "flat", mouth: "calm", skin: 1, outfit: "cape", cloth: ["#27284d", "#5a5a8c", "#f2bf3a"], ornament: "none", dye: "#8a6a3a", prop: "telescope", lean: 3, turn: -0.4, place: "stars", pair: "kuroe" },
  sena: { hair: "#cda0e6", tips: "#ffdcb0", eyes: "#5a70e8", back: "drills", bangs: "hearted", look: "bright", brows: "raised", mouth: "grin", outfit: "costume", cloth: ["#5a4f9c", "#3a3a78", "#f2c14e"], ornament: "star", dye: "#ffd75a", prop: "chart", lean: 6, turn: -0.3, place: "dome", pair: "mio" },
  mio: { hair: "#2f7382", tips: "#7cc4c8", eyes: "#59b9c6", back: "bob", bangs: "swept", locks: "curl", look: "dreamy", mouth: "calm", outfit: "blazer", cloth: [NIGHT, "#59b9c6", "#3f8fa0"], ornament: "pin", dye: "#c8eef0", prop: "quill", lean: -5, turn: -0.5, mole: true, place: "tide", pair: "sena" },
  tsukasa: { hair: "#7a4733", tips: "#a86c48", eyes: "#4a9460", back: "sidetail", bangs: "asymmetric", look: "round", brows: "firm", mouth: "smile", skin: 1, glasses: true, outfit: "vest", cloth: ["#4a3f6c", "#8a7ab0", "#4a9460"], ornament: "none", dye: "#c79a4a", prop: "books", lean: 2, turn: 0.4, place: "shelves", pair: "noa" },
  ibuki: { hair: "#a3cbb8", tips: "#e2f5e4", eyes: "#2f9f74", back: "short", bangs: "tufts", look: "bright", brows: "raised", mouth: "fang", skin: 2, ahoge: true, outfit: "cape", cloth: ["#4c6a72", "#2c3a48", "#e8d27a"], ornament: "feather", dye: "#f4f0e2", prop: "vane", lean: 8, turn: 0.6, place: "stars", pair: "mayu" },
  reika: { hair: "#c7d5ec", tips: "#8fa6d4", eyes: "#3f70bc", back: "ponytail", bangs: "parted", locks: "long", look: "cool", brows: "firm", mouth: "calm", outfit: "blazer", cloth: ["#2c2c4c", "#c7d5ec", "#3f70bc"], ornament: "monocle", dye: "#d8b25a", prop: "lens", lean: -2, turn: -0.6, place: "dome", pair: "kasumi" },
  noa: { hair: "#d9b36c", tips: "#f2dca6", eyes: "#4f88d8", back: "lowtails", bangs: "round", look: "round", brows: "worried", mouth: "smile", outfit: "sailor", cloth: ["#5a5378", "#322b4a", "#86b4e8"], ornament: "beret", dye: "#5a4a86", prop: "twobooks", lean: -6, turn: 0.2, place: "shelves", pair: "tsukasa" },
  mayu: { hair: "#f2e4cf", tips: "#fffaf0", eyes: "#c27a35", back: "curls", bangs: "hearted", locks: "curl", look: "sleepy", brows: "worried", mouth: "small", outfit: "shawl", cloth: ["#8a78a8", "#4a3f6c", "#f2c9a0"], ornament: "bow", dye: "#b79ad8", prop: "lamp", lean: -8, turn: -0.2, place: "shelves", pair: "ibuki" },
  kasumi: { hair: "#a9a5ba", tips: "#d9d8e6", eyes: "#7386ac", back: "waves", bangs: "veil", look: "sleepy", brows: "flat", mouth: "calm", outfit: "cape", cloth: ["#6c6a84", "#3c3a52", "#d9d8e6"], ornament: "hood", dye: "#6c6a84", prop: "fog", lean: 4, turn: 0.3, place: "fog", pair: "reika" },
  // Rhododendron: the theatre and the kiln
  akari: { hair: "#d9472f", tips: "#ffb655", eyes: "#f09a1a", back: "waves", bangs: "hearted", locks: "long", look: "bright", brows: "raised", mouth: "grin", outfit: "costume", cloth: ["#b8263f", "#f6d9b8", "#f2b134"], ornament: "camellia", dye: "#ff5f7a", prop: "fan", lean: 5, turn: 0.4, place: "stage", pair: "kagari" },
  kagari: { hair: "#57242a", tips: "#ee5f38", eyes: "#ff7430", back: "ponytail", bangs: "choppy", look: "keen", brows: "firm", mouth: "smirk", skin: 2, outfit: "samue", cloth: ["#5a2f3a", "#a84a35", "#f2b134"], ornament: "headband", dye: "#f6efe2", prop: "fire", lean: -4, turn: -0.5, place: "kiln", pair: "akari" },
  tsubaki: { hair: "#3d2233", tips: "#6a3350", eyes: "#c9304c", back: "long", bangs: "straight", locks: "blunt", look: "keen", brows: "flat", mouth: "smile", outfit: "kimono", cloth: ["#c2334a", "#f2b134", "#3a2440"], ornament: "camellia", dye: "#e8324a", prop: "sword", lean: 3, turn: -0.3, place: "hill", pair: "suzu" },
  natsume: { hair: "#8c5a38", tips: "#b98556", eyes: "#a06f26", back: "bun", bangs: "swept", look: "gentle", mouth: "calm", skin: 3, outfit: "samue", cloth: ["#8a6a4a", "#d8b98a", "#a84a35"], ornament: "none", dye: "#d8b98a", prop: "pot", lean: -3, turn: 0.5, mole: true, place: "kiln", pair: "ruri" },
  kaede: { hair: "#e27c2c", tips: "#ffc45a", eyes: "#6f962c", back: "short", bangs: "tufts", look: "bright", brows: "firm", mouth: "fang", skin: 2, ahoge: true, outfit: "vest", cloth: ["#3f3038", "#e27c2c", "#b8263f"], ornament: "headphones", dye: "#b8263f", prop: "rope", lean: -7, turn: 0.6, place: "backstage", pair: "hinata" },
  hinata: { hair: "#f5cd58", tips: "#fff0b0", eyes: "#e0702f", back: "sidetail", bangs: "choppy", look: "round", brows: "raised", mouth: "open", lids: "wink", skin: 1, outfit: "jacket", cloth: ["#c2502f", "#3f3038", "#f5cd58"], ornament: "goggles", dye: "#ffb84a", prop: "spotlight", lean: 6, turn: -0.4, place: "stage", pair: "kaede" },
  ruri: { hair: "#3a5cb8", tips: "#78b4ec", eyes: "#3fb8e0", back: "buns", bangs: "parted", locks: "curl", look: "dreamy", mouth: "small", outfit: "apron", cloth: ["#a83a4c", "#3a5cb8", "#f0a8a0"], ornament: "clips", dye: "#8fe0f2", prop: "glass", lean: -5, turn: 0.2, place: "glass", pair: "natsume" },
  suzu: { hair: "#b5655c", tips: "#e89a84", eyes: "#dc9a22", back: "lowtails", bangs: "straight", look: "bright", brows: "raised", mouth: "grin", lids: "smiling", skin: 1, outfit: "kimono", cloth: ["#e87a5a", "#fff0d8", "#b8263f"], ornament: "bells", dye: "#f2c14e", prop: "megaphone", lean: 8, turn: 0.3, place: "stage", pair: "tsubaki" },
  benio: { hair: "#b01f3c", tips: "#ec5a4a", eyes: "#ffb028", back: "twintails", bangs: "swept", look: "keen", brows: "firm", mouth: "fang", skin: 1, outfit: "kimono", cloth: ["#f6ece4", "#b01f3c", "#5a1a2c"], ornament: "headband", dye: "#e8243c", prop: "spear", lean: -2, turn: -0.6, place: "hill", pair: "ayame" },
  ayame: { hair: "#6c519e", tips: "#a88ad0", eyes: "#7cae52", back: "bob", bangs: "asymmetric", locks: "long", look: "cool", brows: "raised", mouth: "smirk", outfit: "blazer", cloth: ["#8c2f44", "#f2d0a0", "#6c519e"], ornament: "beret", dye: "#33263f", prop: "script", lean: 4, turn: 0.5, glasses: true, place: "backstage", pair: "benio" },
  // Lantern Night: the lanterns, the stalls and the drums
  hotaru: { hair: "#f2d27a", tips: "#fff7d0", eyes: "#4f9a4a", back: "bob", bangs: "tufts", look: "gentle", brows: "raised", mouth: "smile", outfit: "kimono", cloth: ["#3f5a4a", "#f6e9b8", "#f2b134"], ornament: "flower", dye: "#ffe27a", prop: "lantern", lean: 4, turn: 0.3, place: "approach", pair: "komugi" },
  komugi: { hair: "#c98d4a", tips: "#f0cf96", eyes: "#9a4a2a", back: "buns", bangs: "round", look: "round", mouth: "open", lids: "smiling", skin: 1, outfit: "apron", cloth: ["#e8a05a", "#fff4dc", "#c2502f"], ornament: "kerchief", dye: "#fff4dc", prop: "dango", lean: -5, turn: -0.3, place: "stalls", pair: "hotaru" },
  chihaya: { hair: "#2c2a3a", tips: "#c23a3a", eyes: "#e8583a", back: "short", bangs: "lifted", locks: "none", look: "keen", brows: "firm", mouth: "grin", skin: 3, outfit: "samue", cloth: ["#2f3a5a", "#f6efe2", "#e8243c"], ornament: "headband", dye: "#e8243c", prop: "drumsticks", lean: -2, turn: 0.5, place: "drums", pair: "mitsuha" },
  nene: { hair: "#f0a0b8", tips: "#ffd6e0", eyes: "#c24a8a", back: "twintails", bangs: "straight", locks: "blunt", look: "bright", mouth: "cat", lids: "wink", outfit: "kimono", cloth: ["#f3b6c4", "#ffffff", "#c24a8a"], ornament: "bow", dye: "#c24a8a", prop: "pinwheel", lean: 7, turn: -0.4, place: "approach", pair: "tamaki" },
  mitsuha: { hair: "#b5702a", tips: "#ffcf6a", eyes: "#d99a1a", back: "braid", bangs: "swept", locks: "curl", look: "dreamy", brows: "flat", mouth: "calm", skin: 2, outfit: "vest", cloth: ["#7a4a2a", "#f2c879", "#d98a2a"], ornament: "pin", dye: "#ffc24a", prop: "sugarbird", lean: -4, turn: 0.2, mole: true, place: "stalls", pair: "chihaya" },
  tamaki: { hair: "#e9e2ea", tips: "#c9a6b8", eyes: "#b83a5a", back: "wolf", bangs: "veil", locks: "long", look: "cool", brows: "flat", mouth: "smirk", outfit: "cape", cloth: ["#5a2f4a", "#e9e2ea", "#c2334a"], ornament: "mask", dye: "#ffffff", prop: "none", lean: 5, turn: -0.6, place: "drums", pair: "nene" },
  // Eclipse: between day and night
  asahi: { hair: "#f6a45a", tips: "#fff0c0", eyes: "#e8702a", back: "ponytail", bangs: "hearted", look: "bright", brows: "firm", mouth: "grin", skin: 1, ahoge: true, outfit: "coat", cloth: ["#f8f2e4", "#e8a03a", "#2f63a8"], ornament: "band", dye: "#f2b134", prop: "sunwheel", lean: 3, turn: 0.5, place: "eclipse", pair: "tsukine" },
  tsukine: { hair: "#46406e", tips: "#b8b4e0", eyes: "#c8c4f0", back: "waves", bangs: "straight", locks: "long", look: "sleepy", mouth: "smile", outfit: "robe", cloth: ["#34305a", "#b8b4e0", "#e8e4ff"], ornament: "star", dye: "#e8e4ff", prop: "moon", lean: -5, turn: -0.4, place: "eclipse", pair: "asahi" },
  aoi: { hair: "#6fb7e8", tips: "#d6f0ff", eyes: "#f2b81a", back: "short", bangs: "round", look: "round", brows: "raised", mouth: "open", skin: 1, outfit: "sailor", cloth: ["#fff6d8", "#3f8ac4", "#f2c14e"], ornament: "hat", dye: "#f2d58a", prop: "sunflower", lean: 6, turn: 0.3, place: "garden", pair: "sumire" },
  sumire: { hair: "#7a5ab0", tips: "#c8a6ea", eyes: "#6a3fa8", back: "bun", bangs: "parted", locks: "curl", look: "gentle", brows: "worried", mouth: "small", outfit: "blazer", cloth: ["#4a3a78", "#eae0f8", "#8a5ac8"], ornament: "flower", dye: "#a678e0", prop: "letter", lean: -6, turn: 0.3, place: "garden", pair: "aoi" },
  shigure: { hair: "#5a7a8c", tips: "#a9c6d2", eyes: "#3f7f9a", back: "lowtails", bangs: "choppy", look: "dreamy", mouth: "calm", outfit: "cape", cloth: ["#8fb4c8", "#3f5f78", "#dcebf2"], ornament: "hood", dye: "#8fb4c8", prop: "umbrella", lean: -3, turn: -0.5, place: "rain", pair: "tokiwa" },
  tokiwa: { hair: "#d98a9a", tips: "#f6d0d0", eyes: "#3a3a5a", back: "drills", bangs: "asymmetric", locks: "blunt", look: "cool", brows: "raised", mouth: "calm", outfit: "vest", cloth: ["#2c2c44", "#d9b25a", "#a83a4c"], ornament: "monocle", dye: "#d9b25a", prop: "watch", lean: 2, turn: 0.6, place: "clock", pair: "shigure" },
};

export const GIRLS: Readonly<Record<string, Girl>> = Object.fromEntries(
  Object.entries(ROWS).map(([name, row]) => [name, { ...PLAIN, tips: row.hair, ...row }]),
);

const HAIRS = [
  "#3a2a33",
  "#5b3a2e",
  "#8c5a38",
  "#c98d4a",
  "#efcf83",
  "#d96b4a",
  "#b03a52",
  "#d79ab8",
  "#9a7fc8",
  "#4a5aa8",
  "#3f8f95",
  "#7fb08f",
  "#b9c6dc",
  "#ece3d8",
];
const EYES = ["#3f86d8", "#2fa39a", "#86a02c", "#e39a2a", "#c9304c", "#a83f9c", "#7a5ad0", "#8a5a32"];
const CLOTHS: Record<string, readonly (readonly [string, string, string])[]> = {
  "white-lily": [
    ["#f6fafe", NAVY, "#f2c14e"],
    ["#6f9fda", NAVY, "#f06a5a"],
    ["#2f63a8", "#f4f8fd", "#e39a2a"],
  ],
  hexagram: [
    [NIGHT, "#8a7ab0", "#f2c14e"],
    ["#2c2c4c", "#c7d5ec", WINE],
    ["#4c6a72", "#2c3a48", "#e8d27a"],
  ],
  rhododendron: [
    ["#b8263f", "#f6d9b8", "#f2b134"],
    ["#e87a5a", "#fff0d8", "#b8263f"],
    ["#8a6a4a", "#d8b98a", "#a84a35"],
  ],
};
const PLACES_BY_COLOR: Record<string, readonly PlaceName[]> = {
  "white-lily": ["sea", "pier", "hall", "boathouse", "lighthouse"],
  hexagram: ["shelves", "stars", "dome", "fog", "tide"],
  rhododendron: ["stage", "kiln", "hill", "backstage", "glass"],
};

/** What a girl of another set may wear or hold: only what there always was, since looks must never change. */
const FIRST_ORNAMENTS = 21;
const FIRST_PROPS = 32;

/** The looks of a name: from the table, otherwise derived from the name, the same everywhere. */
export function girlOf(name: string, color = "white-lily"): Girl {
  const known = GIRLS[name];
  if (known) return known;
  const next = stream(name);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const keys = <T extends string>(from: Record<T, unknown>): T[] => Object.keys(from) as T[];
  const hair = pick(HAIRS);
  const dye = pick(EYES);
  return {
    hair,
    tips: next() < 0.5 ? light(hair, 0.35) : dark(hair, 0.15),
    eyes: pick(EYES),
    back: pick(keys(BACKS)),
    bangs: pick(keys(BANGS)),
    locks: pick(keys(LOCKS)),
    ahoge: next() < 0.2,
    look: pick(keys(LOOKS)),
    brows: pick(keys(BROWS)),
    mouth: pick(MOUTHS),
    lids: next() < 0.1 ? "smiling" : "open",
    skin: Math.floor(next() * SKINS.length),
    outfit: pick(keys(OUTFITS)),
    cloth: pick(CLOTHS[color] ?? CLOTHS["white-lily"]!),
    ornament: pick(keys(ORNAMENTS).slice(0, FIRST_ORNAMENTS)),
    dye,
    prop: pick(keys(PROPS).slice(0, FIRST_PROPS)),
    glasses: next() < 0.15,
    mole: next() < 0.15,
    lean: Math.round(next() * 14 - 7),
    turn: Math.round(next() * 12 - 6) / 10,
    place: pick(PLACES_BY_COLOR[color] ?? PLACES_BY_COLOR["white-lily"]!),
    pair: "",
  };
}
