// What made the difference in a duel: hits on the leader, characters defeated, and how the battles went.

import type { Line, News } from "../../net/protocol";
import { currentLines, type Ending, type Phrase, type Reason } from "../ending";
import { lineTest } from "../event-faces";
import type { Faces, LilyData } from "./data-types";

const tells = lineTest<Faces>();

/** How much one of each weighs when the most important are chosen: a hit on the leader is what wins a duel. */
const WEIGHTS = { hits: 3, defeats: 1, repelled: 1, criticals: 0.5, blocks: 0.5 };
type Kind = keyof typeof WEIGHTS;

type Tally = Record<Kind, number>;

/** What both seats achieved. */
export function tallyBattles(lines: readonly Line[]): [Tally, Tally] {
  const none = (): Tally => ({ hits: 0, defeats: 0, repelled: 0, criticals: 0, blocks: 0 });
  const found: [Tally, Tally] = [none(), none()];
  const count = (kind: Kind, seat: number | undefined, change = 1): void => {
    if (seat === 0 || seat === 1) found[seat][kind] += change;
  };
  const against = (seat: number | undefined) => (seat === undefined ? undefined : 1 - seat);
  for (const line of lines) {
    if (tells(line, "lily-defeated")) count("defeats", against(line.facts.seat));
    if (tells(line, "lily-stays")) count("hits", against(line.facts.seat));
    if (tells(line, "lily-not-defeated")) count("repelled", line.facts.seat);
    if (tells(line, "lily-critical")) count("criticals", line.facts.seat);
    if (tells(line, "lily-blocked")) count("blocks", line.facts.seat);
    if (tells(line, "lily-won") && line.facts.reason === "leader") {
      // The last hit was told as a defeat.
      count("defeats", line.facts.seat, -1);
      count("hits", line.facts.seat);
    }
  }
  return found;
}

function reasons(_: LilyData, news: readonly News[], seat: number, rival: number): Reason[] {
  const tallies = tallyBattles(currentLines(news));
  const [own, other] = [tallies[seat as 0 | 1], tallies[rival as 0 | 1]];
  return (Object.keys(WEIGHTS) as Kind[]).map((kind) => ({
    label: { key: `web-end-lily-${kind}`, facts: {} },
    own: own[kind],
    rival: other[kind],
    gain: (own[kind] - other[kind]) * WEIGHTS[kind],
    props: [],
  }));
}

function margin(view: LilyData, news: readonly News[], seat: number, rival: number): Phrase {
  const lines = currentLines(news);
  const won = lines.find((line) => tells(line, "lily-won") && line.facts.reason === "conceded");
  if (won) return { key: "web-end-lily-conceded", facts: { seat: 1 - (won.facts.seat as number), turn: view.turn } };
  const tallies = tallyBattles(lines);
  const [own, other] = [tallies[seat as 0 | 1].hits, tallies[rival as 0 | 1].hits];
  return { key: "web-end-lily-margin", facts: { own, rival: other, turn: view.turn } };
}

export const ending: Ending<LilyData> = { margin, reasons };
