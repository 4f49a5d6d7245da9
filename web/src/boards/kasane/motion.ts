// Motion is short, and there is none for those who do not want it.

import { prefersReducedMotion } from "svelte/motion";

export function quick(milliseconds: number): number {
  return prefersReducedMotion.current || document.documentElement.classList.contains("still") ? 0 : milliseconds;
}
