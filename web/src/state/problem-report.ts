/** Problem reports: one file with what is on the screen, which the user downloads. Nothing is sent. */
import { words } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { News, Snapshot, Welcome } from "../net/protocol";
import { saveFile } from "./file-download";
import { pathOf } from "./site";

const MAX_ERRORS = 20;
const MAX_NEWS = 400;

/** What a report shows of a table: only what this viewer was sent. */
export interface ReportedTable {
  welcome: Welcome | null;
  news: News[];
  now: Snapshot | null;
}

const errors: { at: string; text: string }[] = [];

/** Remember an error for the next report. */
export function noteError(text: string): void {
  errors.push({ at: new Date().toISOString(), text: text.slice(0, 500) });
  if (errors.length > MAX_ERRORS) errors.shift();
}

/** Remember the errors of this page from now on. */
export function watchErrors(): void {
  addEventListener("error", (event) => noteError(event.message));
  addEventListener("unhandledrejection", (event) => noteError(String(event.reason)));
}

/** The content of a report. Secrets of seats are never in it: they are not among these facts. */
export function reportContent(version: string, table: ReportedTable | null): Record<string, unknown> {
  return {
    format: "madoi-page-report 1",
    versions: { madoi: version, browser: navigator.userAgent },
    page: pathOf(location.pathname).split("/").slice(0, 2).join("/"),
    language: words.language,
    screen: {
      width: innerWidth,
      height: innerHeight,
      pixelRatio: devicePixelRatio,
      online: navigator.onLine,
    },
    errors,
    table: table && { welcome: table.welcome, news: table.news.slice(-MAX_NEWS), now: table.now },
  };
}

/** Download a report of this page, and of the table that it shows. */
export async function downloadReport(table: ReportedTable | null): Promise<void> {
  const version = await api.offer().then(
    (offer) => offer.version,
    () => table?.welcome?.version ?? "",
  );
  const text = JSON.stringify(reportContent(version, table), null, 1);
  saveFile(new Blob([text], { type: "application/json" }), "madoi-report.json");
}
