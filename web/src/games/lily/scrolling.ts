// Scrolling on small screens, where action panel and hand cover parts of the fields.

import { preferences } from "../../state/preferences.svelte";

const SMALL_SCREEN_PX = 900;
const isSmallScreen = () => innerWidth < SMALL_SCREEN_PX;

/** Bring the lit areas above the action panel. Where not all fit, the front row comes first. */
export function scrollToLitAreas(fields: HTMLElement): void {
  if (!isSmallScreen()) return;
  const lit = [...fields.querySelectorAll(".spot.lit")].map((one) => one.getBoundingClientRect());
  const panel = fields.parentElement?.querySelector(".about > *")?.getBoundingClientRect();
  if (!lit.length || !panel) return;
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = Math.min(...lit.map((box) => box.top)) - 12;
  const bottom = Math.max(...lit.map((box) => box.bottom)) + 8;
  if (top >= covered && bottom <= panel.top) return;
  const fits = bottom - top <= panel.top - covered;
  scrollBy({
    top: fits && top >= covered ? bottom - panel.top : top - covered,
    behavior: preferences.scrollBehavior,
  });
}

export function scrollToBattle(fields: HTMLElement, dock: HTMLElement | undefined): void {
  if (!isSmallScreen()) return;
  const battle = fields.querySelector(".battle")?.getBoundingClientRect();
  const bottom = Math.min(dock?.getBoundingClientRect().top ?? innerHeight, innerHeight) - 6;
  if (!battle || (battle.top >= 0 && battle.bottom <= bottom)) return;
  scrollBy({ top: Math.min(battle.bottom - bottom, battle.top - 6), behavior: preferences.scrollBehavior });
}
