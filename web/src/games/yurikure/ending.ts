// What made the difference in a game of Yuri-Kure: the support on the couples of the end, and what was revealed.

import type { News } from "../../net/protocol";
import { currentLines, type Ending, type Phrase, type Reason } from "../ending";
import { lineTest } from "../event-faces";
import type { Faces, ScoreFace, SupportPhrase, YurikureData } from "./data-types";
import { girl } from "./log-facts";
import { pairKey } from "./view";

const tells = lineTest<Faces>();

const girlsOf = ({ one, other }: SupportPhrase): [string, string] => [girl(one), girl(other)];
const labelOf = (key: string, part: SupportPhrase): Phrase => ({ key, facts: { one: part.one, other: part.other } });
const propsOf = (part: SupportPhrase): Reason["props"] => girlsOf(part).map((name) => ({ kind: "girl", girl: name }));
const worth = (part: SupportPhrase): number => part.setup + part.extra;

function reasons(view: YurikureData, news: readonly News[], seat: number, rival: number): Reason[] {
  const scores = new Map<number, ScoreFace>();
  for (const line of currentLines(news)) if (tells(line, "yurikure-score")) scores.set(line.facts.seat, line.facts);
  const [own, other] = [scores.get(seat), scores.get(rival)];
  if (!own || !other) return [];
  const couples = own.parts.map((part): Reason => {
    const key = pairKey(...girlsOf(part));
    const against = other.parts.find((one) => pairKey(...girlsOf(one)) === key);
    const [mine, theirs] = [worth(part), against ? worth(against) : 0];
    return {
      label: labelOf("web-end-yurikure-couple", part),
      own: mine,
      rival: theirs,
      gain: mine - theirs,
      props: propsOf(part),
    };
  });
  // YK-9.5: only equal sums are decided by what was revealed.
  if (own.points === other.points && couples.length)
    couples.push({
      label: { key: "web-end-yurikure-revealed", facts: {} },
      own: own.revealed,
      rival: other.revealed,
      gain: other.revealed - own.revealed,
      props: [],
    });
  return [...couples, ...unrewarded(view, seat, rival)];
}

/** Where most support lies on a pair that is no couple at the end: it brought nothing, to either of the two. */
function unrewarded(view: YurikureData, seat: number, rival: number): Reason[] {
  const final = new Set(view.ending_pairs.map((pair) => pairKey(...pair)));
  return [seat, rival].flatMap((holder): Reason[] => {
    const lost = (view.sheets[holder]?.support ?? []).filter((one) => !final.has(pairKey(...one.pair)));
    const [most] = lost.sort((one, other) => other.setup + other.extra - one.setup - one.extra);
    if (!most) return [];
    const lostPoints = most.setup + most.extra;
    const [one, other] = most.pair;
    return [
      {
        label: {
          key: "web-end-yurikure-missed",
          facts: { seat: holder, one: `@yurikure-girl-${one}`, other: `@yurikure-girl-${other}`, points: lostPoints },
        },
        own: 0,
        rival: 0,
        gain: holder === seat ? -lostPoints / 100 : lostPoints / 100,
        props: most.pair.map((name) => ({ kind: "girl", girl: name })),
      },
    ];
  });
}

export const ending: Ending<YurikureData> = { reasons };
