// Whether one's own sheet is covered, so that those who sit beside one see nothing of it.

class Cover {
  on = $state(false);
}

export const cover = new Cover();

/** Lines of the log that tell what stands on one's own sheet. */
export function isSecretLine(key: string): boolean {
  return key === "yurikure-supported";
}
