// An evening as the service describes it, asked for again and again while its page is open.

import { words } from "../../i18n/words.svelte";
import { api, catchRefusal } from "../../net/api";
import type { EveningCommand, EveningState, EveningTable, RefusalData } from "../../net/protocol";
import { eveningSecret } from "../../state/evening-secrets";

const POLL_MS = 3000;

export class Evening {
  now = $state.raw<EveningState | null>(null);
  refusal = $state.raw<RefusalData | null>(null);
  /** The server's clock minus ours. */
  clockOffsetSeconds = $state(0);

  constructor(readonly id: string) {}

  get secret(): string {
    return eveningSecret(this.id);
  }

  /** Ask until the returned function is called. */
  follow(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, POLL_MS);
    addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      clearInterval(timer);
      removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    const refusal = await catchRefusal(async () => {
      // Who has just joined is not in the version before.
      const after = this.now?.me === -1 && this.secret ? 0 : (this.now?.version ?? 0);
      this.#show(await api.evening(this.id, { secret: this.secret, after }));
    });
    if (!this.now || !refusal) this.refusal = refusal;
  }

  /** Throws `RefusalError`. */
  async act(what: EveningCommand["what"], table = ""): Promise<void> {
    this.#show(await api.actInEvening(this.id, { secret: this.secret, what, table }));
  }

  #show(found: EveningState): void {
    this.clockOffsetSeconds = found.time - Date.now() / 1000;
    if (!found.unchanged) this.now = found;
  }
}

/** The tables of the round that is being played. */
export const currentTables = (evening: EveningState): readonly EveningTable[] =>
  evening.phase === "playing" ? (evening.played ?? []).at(-1)!.tables : [];

/** The running table where the player has a seat. */
export const myTable = (evening: EveningState): EveningTable | undefined =>
  currentTables(evening).find((one) => !one.points.length && one.players.includes(evening.me ?? -1));

/** Where somebody who has joined several evenings is waited for: those that go on, a table that waits first. */
export const goingOn = (evenings: readonly { id: string; now: EveningState }[]): { id: string; now: EveningState }[] =>
  evenings
    .filter(({ now }) => now.phase !== "over")
    .sort((one, other) => Number(!myTable(one.now)) - Number(!myTable(other.now)));

/** What kind of evening it is, and how far it has come. That people play now goes without saying. */
export function termTexts({ mode, pace, phase, played = [], rounds }: EveningState): string[] {
  const found = [words.text(`evening-mode-${mode}`)];
  if (played.length && phase !== "over")
    found.push(words.text("evening-round", { number: played.length, count: rounds }));
  else if (rounds) found.push(words.text("evening-round-count", { count: rounds }));
  if (pace === "daily") found.push(words.text("web-tempo-daily"));
  return found;
}

/** Whether there is a round that somebody who joins now could play in. */
export const hasNextRound = ({ phase, played = [], rounds = 0 }: EveningState): boolean =>
  phase === "gathering" || phase === "pause" || (phase === "playing" && played.length < rounds);

/** Who is first when the evening is over; the reader is "you". */
export const winnerNames = ({ phase, played = [], players = [], me }: EveningState): string[] =>
  phase === "over" && played.length
    ? players.flatMap((one, player) => (one.place === 1 ? [player === me ? words.text("web-you-name") : one.name] : []))
    : [];

/** Whether the round that is being played is the last one. */
export const isFinal = (evening: EveningState): boolean =>
  evening.phase === "playing" && evening.played!.length === evening.rounds && evening.rounds > 1;

/** The table of the leaders in the last round: where the best of those who still play sits. */
export function finalTable(evening: EveningState): EveningTable | undefined {
  if (!isFinal(evening)) return undefined;
  const tables = currentTables(evening);
  const best = evening.order!.find((player) => tables.some((one) => one.players.includes(player)));
  return tables.find((one) => one.players.includes(best ?? -1));
}
