// Long press, or the context menu key, as a second action beside a tap. A pointer that moves presses nothing.

import { DRAG_START_PX } from "./drag.svelte";

const LONG_PRESS_MS = 450;

export function longPress(onLongPress: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let done = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const start = (event: PointerEvent) => {
      done = false;
      stop();
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        done = true;
        onLongPress();
      }, LONG_PRESS_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) >= DRAG_START_PX) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!done) onLongPress();
    };
    const click = (event: Event) => {
      stop();
      if (done) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      done = false;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener("pointerdown", start, { signal });
    node.addEventListener("pointermove", move, { signal });
    for (const over of ["pointerup", "pointerleave", "pointercancel"]) node.addEventListener(over, stop, { signal });
    node.addEventListener("contextmenu", menu, { signal });
    node.addEventListener("click", click, { capture: true, signal });
    return () => {
      stop();
      listeners.abort();
    };
  };
}
