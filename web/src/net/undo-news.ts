// News of what was undone since.

import type { News } from "./protocol";

/** The numbers of everything that was taken back. */
export const takenBackNumbers = (news: readonly News[]): Set<number> =>
  new Set(news.flatMap((one) => one.taken_back ?? []));

/** What happened and was not taken back. */
export function withoutTakenBack(news: readonly News[]): News[] {
  const numbers = takenBackNumbers(news);
  return news.filter((one) => !numbers.has(one.number));
}
