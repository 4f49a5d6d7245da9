// The card under the mouse, shown large beside it. Fingers and keys have the dialog.

import type { CharacterView } from "./data-types";

/** How long the mouse rests on the first card, in milliseconds; the next one is shown at once. */
const PREVIEW_DELAY_MS = 350;
/** Below this width of the window, in CSS pixels, a large card would cover what the mouse is on. */
const PREVIEW_WIDTH_PX = 900;

/** A card, and the character it is on the field. */
export interface Previewed {
  card: string;
  stands: CharacterView | null;
}

export class CardPreview {
  /** What is shown, and whether at the left edge, so that it covers no pointer. */
  shown = $state.raw<{ what: Previewed; left: boolean } | null>(null);
  #timer = 0;

  point(what: Previewed, event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (event.pointerType !== "mouse" || event.buttons || innerWidth < PREVIEW_WIDTH_PX) return;
    const left = event.clientX > innerWidth / 2;
    this.#timer = window.setTimeout(() => (this.shown = { what, left }), this.shown ? 0 : PREVIEW_DELAY_MS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** Makes an element show this while the mouse is on it; nothing while `what` gives null. */
  source(what: () => Previewed | null): (node: HTMLElement) => () => void {
    return (node) => {
      const listeners = new AbortController();
      const { signal } = listeners;
      let pointedAt = false;
      // A card that comes to lie under a resting mouse is not pointed at: only a move counts.
      const move = (event: PointerEvent) => {
        const found = what();
        if (found === null || pointedAt) return;
        pointedAt = true;
        this.point(found, event);
      };
      const leave = () => {
        pointedAt = false;
        this.hide();
      };
      node.addEventListener("pointermove", move, { signal });
      node.addEventListener("pointerleave", leave, { signal });
      node.addEventListener("pointerdown", () => this.hide(), { signal });
      return () => {
        listeners.abort();
        this.hide();
      };
    };
  }
}
