// A swipe to the left or right, or the arrow keys, as "next" and "previous".

/** How far a finger must travel sideways, in CSS pixels. */
const SWIPE_PX = 40;

/** Calls `turn` with 1 for the next and -1 for the one before. Up and down still scroll. */
export function swipe(turn: (step: 1 | -1) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = (event: PointerEvent) => {
      if (from?.pointer !== event.pointerId) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    };
    node.addEventListener(
      "pointerdown",
      (event) => {
        from = event.isPrimary ? { x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
      },
      { signal },
    );
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", () => (from = null), { signal });
    node.style.touchAction = "pan-y pinch-zoom";
    return () => listeners.abort();
  };
}

/** The step that an arrow key means; 0: none. */
export const stepOfKey = (key: string): 1 | 0 | -1 => (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0);
