// Made-up replays.

import type { SnapshotChange, Replay, Snapshot } from "../src/net/protocol";
import { asNews, asNow } from "./fake-socket";

/** Moments with these views, each one decision later. */
export function asReplay(game: string, views: Record<string, unknown>[], parts: Partial<Replay> = {}): Replay {
  const first: Snapshot = asNow({ seats: [{ kind: "person", name: "Rin" }, { kind: "bot" }], to_move: [0] });
  return {
    game,
    options: {},
    viewer: 0,
    decisions: views.length - 1,
    first: 0,
    seeded: true,
    reference: {},
    moments: views.map((view, place) => {
      const whole: SnapshotChange[] = place ? [] : [{ path: [], value: first }];
      return {
        decisions: place,
        news: asNews(place, "decided", { lines: [{ key: `line-${place}`, rule: "", facts: {} }] }),
        changes: [...whole, { path: ["view"], value: view }],
      };
    }),
    ...parts,
  };
}
