// Playing the deal of the day: at the service, on this device without a connection, or on a site without a server.

import { api } from "../../net/api";
import { deviceKey } from "../../state/device-key";
import { dailyResult, dailyResults, saveDailyResult, type DailyResult } from "../../state/daily-results";
import { router } from "../../state/router.svelte";
import { STATIC_SITE } from "../../state/site";
import { finishedGames, playerFace, playerName, saveSeat } from "../../state/storage";
import type { Attempt, DealOpened } from "../../net/protocol";

const NOTHING: DailyResult = { where: "service", score: null, table: "", seed: "", sent: false };

function enter({ table, secret }: DealOpened): void {
  if (secret) saveSeat(table, secret);
  router.go(`/t/${table}`);
}

const player = () => ({ name: playerName(), face: playerFace() });

/** Open a deal, or go on with it. Throws `RefusalError`. */
export async function playDeal(day: string, game: string): Promise<void> {
  const known = dailyResult(day, game);
  if (!STATIC_SITE && known?.where !== "device") {
    enter(await api.playDeal(day, game, { key: deviceKey(), ...player() }));
  } else if (known?.table && !known.score) {
    router.go(`/t/${known.table}`);
  } else {
    const practice = known?.score != null;
    const opened = await api.playLocalDeal(day, game, { ...player(), seed: known?.seed ?? "", practice });
    if (!practice) saveDailyResult(day, game, { ...(known ?? { ...NOTHING, where: "site" }), table: opened.table });
    enter(opened);
  }
}

/** Get ready to play today's deal without a connection: its seed and Python come to this device. Throws `RefusalError`. */
export async function takeDeal(day: string, game: string): Promise<void> {
  await api.startLocal();
  const { seed } = await api.takeDeal(day, game, { key: deviceKey(), ...player() });
  saveDailyResult(day, game, { ...NOTHING, where: "device", seed });
}

/** Keep what the service says of this browser's own attempt. */
export function noteAttempt(day: string, game: string, attempt: Attempt | null | undefined): void {
  const known = dailyResult(day, game);
  if (attempt?.score && !known?.score)
    saveDailyResult(day, game, { ...(known ?? NOTHING), score: attempt.score, sent: true });
}

/** Look for games on this device that are over since, and send those that the service waits for. Throws `RefusalError`
 * where the service is out of reach: the next visit tries again. */
export async function collectResults(): Promise<void> {
  const over = new Set(finishedGames().map(({ table }) => table));
  for (const [key, result] of Object.entries(dailyResults())) {
    if (!over.has(result.table) || (result.score && (result.sent || result.where !== "device"))) continue;
    const [day, game] = key.split("/") as [string, string];
    const found = { ...result, score: result.score ?? (await api.localAttempt(result.table)) };
    saveDailyResult(day, game, found);
    if (result.where !== "device") continue;
    const { entries } = await api.localLog(result.table);
    await api.sendAttempt(day, game, { key: deviceKey(), entries });
    saveDailyResult(day, game, { ...found, sent: true });
  }
}
