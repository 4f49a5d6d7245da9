// Alerts of a table's page: sounds, notifications and the badge for my turn, and keeping the result of the game.

import { tick, untrack } from "svelte";
import { words } from "../i18n/words.svelte";
import type { TableModel } from "../net/table-model";
import type { TableStore } from "../net/table-store.svelte";
import { myTables, otherSeats } from "../state/my-tables.svelte";
import { notifications } from "../state/notifications.svelte";
import { preferences } from "../state/preferences.svelte";
import { playSound } from "../ui/sounds";
import { followsOwnDecision } from "./turn-sounds";

/** Call it while the page's component is set up. The page may replace the store of its table. */
export function alertOnTurns(id: string, current: () => TableStore, stage: () => TableModel): void {
  const table = $derived(current());
  const now = $derived(stage().now);
  const phase = $derived(now?.phase ?? "waiting");

  let lastPrompt = "";
  let lastPhase = "";
  $effect(() => {
    const prompt = now?.prompt?.id ?? (now?.chance?.seats.includes(table.viewer) ? "falls" : "");
    if (prompt && prompt !== lastPrompt) {
      if (!followsOwnDecision(stage().news, table.viewer)) playSound("turn");
      void untrack(() =>
        notifications.notify(
          id,
          table.game,
          otherSeats({ seat: table.viewer, seats: now!.seats }),
          now?.chance != null ? "chance" : "turn",
        ),
      );
    }
    if (!prompt && lastPrompt) void untrack(() => notifications.dismiss(id));
    if (phase === "over" && lastPhase === "playing") {
      playSound("end");
      // The last scene is at the top of the page.
      void tick().then(() => scrollTo({ top: 0, behavior: preferences.scrollBehavior }));
    }
    lastPrompt = prompt;
    lastPhase = phase;
  });

  $effect(() => {
    myTables.currentTableWaits = now?.prompt != null || now?.chance?.seats.includes(table.viewer) === true;
    return () => (myTables.currentTableWaits = false);
  });

  $effect(() => {
    if (notifications.enabled && table.viewer >= 0 && phase !== "over" && words.language)
      void untrack(() => notifications.subscribe(id, table.secret));
  });

  // Store the result, also when a correction changes it or the game goes on.
  const result = $derived(table.viewer >= 0 && phase === "over" ? JSON.stringify(now?.outcome?.points) : "");
  let storedResult = "";
  $effect(() => {
    if (result !== storedResult) void untrack(() => myTables.refresh(id));
    storedResult = result;
  });
}
