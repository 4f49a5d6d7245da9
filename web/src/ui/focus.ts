// Keeps keyboard focus in the page when the focused element disappears.

const STOPS = "button, a[href], input, select, textarea, summary, [tabindex='0']";

function usable(element: Element): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && !element.closest("[inert]") && element.checkVisibility()
  );
}

/** When focus is lost inside `root`, move it to the nearest usable element. */
export function keepFocus(root: HTMLElement): () => void {
  let way: HTMLElement[] = [];

  const follow = ({ target }: FocusEvent) => {
    way = [];
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    for (let at: HTMLElement | null = target; at && at !== root; at = at.parentElement) way.push(at);
  };

  const check = () => {
    const [last, ...around] = way;
    const at = document.activeElement;
    // A browser takes the focus from what was disabled only after this frame.
    if (!last || (at !== document.body && at !== last) || usable(last)) return;
    const places = [...around.filter(usable), root];
    const next = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(STOPS)]).find(usable);
    (next ?? root).focus({ preventScroll: !next });
  };

  const changes = new MutationObserver(() => requestAnimationFrame(check));
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ["inert", "disabled", "hidden", "open"] });
  root.addEventListener("focusin", follow);
  return () => {
    changes.disconnect();
    root.removeEventListener("focusin", follow);
  };
}
