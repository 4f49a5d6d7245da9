// Whether the own sheet is covered, so that people nearby see nothing of it.

class Cover {
  on = $state(false);
}

export const cover = new Cover();

/** Log lines that tell what is on the own sheet. */
export function isSecretLine(key: string): boolean {
  return key === "yurikure-supported";
}
