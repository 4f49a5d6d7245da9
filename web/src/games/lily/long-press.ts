// Long press, or the context menu key, as a second action beside a tap.

const LONG_PRESS_MS = 450;

export function longPress(onLongPress: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let done = false;
    const stop = () => clearTimeout(timer);
    const start = () => {
      done = false;
      timer = window.setTimeout(() => {
        done = true;
        onLongPress();
      }, LONG_PRESS_MS);
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
    node.addEventListener("pointerdown", start);
    for (const over of ["pointerup", "pointerleave", "pointercancel"]) node.addEventListener(over, stop);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    return () => {
      stop();
      node.removeEventListener("pointerdown", start);
      for (const over of ["pointerup", "pointerleave", "pointercancel"]) node.removeEventListener(over, stop);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("click", click, true);
    };
  };
}
