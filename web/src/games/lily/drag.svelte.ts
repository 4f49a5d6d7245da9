// Dragging a card or a character with a mouse or a finger. A short press stays a tap, and a finger that scrolls cancels.

import type { Attachment } from "svelte/attachments";
import type { LilyAction } from "./actions";
import { actionsOnDrop, canDrag, targetNamed, type Dragged, type DropTarget } from "./drops";

/** How far a pointer must move, in CSS pixels, before a press becomes a drag. */
export const DRAG_START_PX = 8;

/** In CSS pixels of the window. */
interface Point {
  x: number;
  y: number;
}

interface Context {
  /** What is offered now. */
  acts: () => readonly LilyAction[];
  started: () => void;
  /** Dropped where it means these actions, at least one. */
  dropped: (acts: LilyAction[], at: Point) => void;
}

export class Drag {
  readonly #context: Context;
  held = $state.raw<Dragged | null>(null);
  /** The element that was taken. */
  node = $state.raw<HTMLElement | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  over = $state.raw<DropTarget | null>(null);
  #stop: AbortController | null = null;

  constructor(context: Context) {
    this.#context = context;
  }

  can(what: Dragged): boolean {
    return canDrag(this.#context.acts(), what);
  }

  /** What dropping it there would do. */
  actionsAt(target: DropTarget): LilyAction[] {
    return this.held ? actionsOnDrop(this.#context.acts(), this.held, target) : [];
  }

  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.held = null;
    this.node = null;
    this.over = null;
  }

  /** Makes an element something to drag. */
  source(what: () => Dragged): Attachment<HTMLElement> {
    return (node) => {
      let dragged = false;
      const press = (event: PointerEvent) => {
        dragged = false;
        if (event.isPrimary && event.button === 0 && this.can(what()))
          this.#follow(what(), event, () => {
            dragged = true;
            this.node = node;
          });
      };
      // The click that ends a drag is no tap.
      const click = (event: Event) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const listeners = new AbortController();
      const { signal } = listeners;
      node.addEventListener("pointerdown", press, { signal });
      node.addEventListener("click", click, { capture: true, signal });
      return () => listeners.abort();
    };
  }

  #follow(what: Dragged, from: PointerEvent, started: () => void): void {
    this.cancel();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const listen = (type: "pointermove" | "pointerup" | "pointercancel", handle: (at: Point) => void) =>
      window.addEventListener(
        type,
        (event) => event.pointerId === from.pointerId && handle({ x: event.clientX, y: event.clientY }),
        { signal },
      );
    listen("pointermove", (at) => {
      if (!this.held) {
        if (Math.hypot(at.x - from.clientX, at.y - from.clientY) < DRAG_START_PX) return;
        started();
        this.#context.started();
        this.held = what;
      }
      this.at = at;
      this.over = targetBelow(at);
    });
    listen("pointerup", (at) => {
      const target = targetBelow(at);
      const acts = target ? this.actionsAt(target) : [];
      this.cancel();
      if (acts.length) this.#context.dropped(acts, at);
    });
    listen("pointercancel", () => this.cancel());
  }
}

function targetBelow({ x, y }: Point): DropTarget | null {
  const named = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return targetNamed(named?.dataset["drop"]);
}
