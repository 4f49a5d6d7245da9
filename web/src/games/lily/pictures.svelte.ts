// The pictures of cards. The drawings are a script of their own, which loads when the first card is shown.

import type { Crop, Pictured } from "./art/picture";

type Art = typeof import("./art/picture");

let art = $state.raw<Art | null>(null);
let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= import("./art/picture").then(
    (loaded) => void (art = loaded),
    () => void (loading = null), // offline: the next card tries again
  );
  return loading;
}

/** The address of a card's picture; empty until the drawings have loaded. */
export function pictureOf(card: Pictured, crop: Crop): string {
  if (!art) void load();
  return art && card.id ? art.picture(card, crop) : "";
}

/** The address of the back of a society's cards. */
export function backOf(color: string): string {
  if (!art) void load();
  return art?.backPicture(color) ?? "";
}

/** The address of a society's playmat. */
export function matOf(color: string): string {
  if (!art) void load();
  return art?.matPicture(color) ?? "";
}
