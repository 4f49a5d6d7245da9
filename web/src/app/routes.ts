// The routes: pages that load on demand, so that a table itself stays small.

import type { Component } from "svelte";
import { words } from "../i18n/words.svelte";
import type { PageProps } from "../state/router.svelte";
import { STATIC_SITE } from "../state/site";

interface Route {
  /** The first part of the address; src/madoi/server/transport/static.py serves the same list. */
  path: string;
  load: () => Promise<{ default: Component<PageProps> }>;
}

const ROUTES: Route[] = [
  { path: "/new", load: () => import("../features/new-table/NewTablePage.svelte") },
  { path: "/learn", load: () => import("../features/lessons/LearnPage.svelte") },
  { path: "/mine", load: () => import("../features/mine/MyGamesPage.svelte") },
  { path: "/replay", load: () => import("../features/replay/ReplayPage.svelte") },
  { path: "/sheet", load: () => import("../features/sheet/SheetPage.svelte") },
  { path: "/counter", load: () => import("../features/counter/CounterPage.svelte") },
  { path: "/cards", load: () => import("../features/decks/CardsPage.svelte") },
  { path: "/decks", load: () => import("../features/decks/DecksPage.svelte") },
  { path: "/print", load: () => import("../features/print/PrintPage.svelte") },
  { path: "/workshop", load: () => import("../features/workshop/WorkshopPage.svelte") },
  { path: "/rules", load: () => words.loadPart("rules").then(() => import("../features/rules/RulesPage.svelte")) },
  {
    path: "/puzzles",
    load: () => words.loadPart("puzzles").then(() => import("../features/puzzles/PuzzlesPage.svelte")),
  },
  { path: "/daily", load: () => words.loadPart("daily").then(() => import("../features/daily/DailyPage.svelte")) },
  {
    path: "/ratings",
    load: () => words.loadPart("ratings").then(() => import("../features/ratings/RatingsPage.svelte")),
  },
  {
    path: "/evening",
    load: () => words.loadPart("evening").then(() => import("../features/evening/EveningPage.svelte")),
  },
  { path: "/preferences", load: () => import("../features/preferences/PreferencesPage.svelte") },
  { path: "/about", load: () => import("../features/about/AboutPage.svelte") },
];

export interface SiteLink {
  path: string;
  /** The message id of its name. */
  key: string;
}

/** The navigation on top of every page. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { path: "/", key: "web-play" },
  { path: "/learn", key: "web-learn" },
  { path: "/rules", key: "web-rules" },
  { path: "/replay", key: "web-replay" },
  { path: "/mine", key: "web-mine" },
  { path: "/decks", key: "web-decks" },
];

/** What else there is, in the footer. */
export const MORE_LINKS: readonly SiteLink[] = [
  { path: "/puzzles", key: "web-puzzles" },
  { path: "/daily", key: "web-daily" },
  { path: "/sheet", key: "web-sheet-title" },
  { path: "/counter", key: "counter-title" },
  { path: "/cards", key: "decks-cards-page" },
  ...(STATIC_SITE ? [] : [{ path: "/evening", key: "web-evening-page" }]),
  { path: "/preferences", key: "web-preferences" },
  { path: "/about", key: "about-page" },
];

/** A static site has the findings (docs/findings) as pages of their own. */
export const FINDINGS: SiteLink = { path: "/findings/", key: "web-findings" };

/** Pages that work without a connection: all but evenings. */
export const OFFLINE_LINKS: readonly SiteLink[] = [...MAIN_LINKS.slice(1), ...MORE_LINKS].filter(
  ({ path }) => path !== "/evening",
);

/** The page at an address, with the rest of the address; null: none. */
export function findPage(address: string): { page: Route; about: string } | null {
  const [, first = "", about = ""] = address.split("/");
  const page = ROUTES.find((one) => one.path === `/${first}`);
  return page ? { page, about: decodeURIComponent(about) } : null;
}
