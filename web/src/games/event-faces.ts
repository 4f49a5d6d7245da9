// Event faces: lines of the log with the types of their game.

import type { Line } from "../net/protocol";

/** Makes the test whether a line tells of one of these kinds of events; `Faces` are the game's, from `data-types`. */
export const lineTest =
  <Faces>() =>
  <Kind extends keyof Faces & string>(line: Line, ...kinds: readonly Kind[]): line is Line & { facts: Faces[Kind] } =>
    (kinds as readonly string[]).includes(line.key);
