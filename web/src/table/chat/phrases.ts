// The reactions and short phrases. They are sent by name; every reader gets them in their own language.

import type { News } from "../../net/protocol";

export type Phrase = Exclude<NonNullable<News["phrase"]>, "">;

/** Shown as pictures. */
export const REACTIONS = ["love", "laugh", "wow", "cry", "think", "flower"] as const satisfies readonly Phrase[];
export type Reaction = (typeof REACTIONS)[number];

export const PHRASES = [
  "hello",
  "luck",
  "nice",
  "oh-no",
  "thanks",
  "sorry",
  "moment",
  "back",
  "good-game",
] as const satisfies readonly Phrase[];

export const isReaction = (phrase: string): phrase is Reaction => (REACTIONS as readonly string[]).includes(phrase);
