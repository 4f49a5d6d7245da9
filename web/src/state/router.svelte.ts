// The router: the page's address, and navigation without reloading.

import { address, pathOf } from "./site";

/** What every page component gets (app/routes.ts). */
export interface PageProps {
  /** What the address names beside the page: a game, a table; empty: nothing. */
  about: string;
}

class Router {
  /** Without the folder that the client lies in. */
  path = $state(pathOf(location.pathname));
  hash = $state(location.hash);
  search = $state(location.search);
  /** Counts navigations, also those to the same address. */
  navigations = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", address(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address of the current page without navigating. */
  replace(path: string): void {
    history.replaceState(null, "", address(path));
    this.search = location.search;
  }

  /** Follow a link within the client; opening a new tab or window is left to the browser. */
  followLink(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = (event.currentTarget as HTMLAnchorElement).href;
    this.go(pathOf(link.slice(location.origin.length)));
  }

  get table(): string | null {
    return /^\/t\/([\w-]{1,64})$/.exec(this.path)?.[1] ?? null;
  }

  #read(): void {
    this.path = pathOf(location.pathname);
    this.hash = location.hash;
    this.search = location.search;
    this.navigations += 1;
  }
}

export const router = new Router();
