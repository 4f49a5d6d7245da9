// Keyboard shortcuts of a table: one key each, never while somebody is typing.

export const SHORTCUTS = {
  "?": "shortcuts",
  c: "chat",
  u: "undo",
  h: "hint",
  n: "skip",
  l: "log",
  r: "rules",
  s: "sound",
  m: "menu",
  p: "preferences",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** The shortcut of a key press; null: it is none, or belongs to something else. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
    return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]")) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : "";
  return key in SHORTCUTS ? SHORTCUTS[key as keyof typeof SHORTCUTS] : null;
}
