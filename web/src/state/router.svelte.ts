// Where one is: the page's address, and going somewhere without loading anew.

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  /** How often one went somewhere: also to where one was. */
  moves = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Give the page one is on another address, without going anywhere. */
  rename(path: string): void {
    history.replaceState(null, "", path);
    this.search = location.search;
  }

  /** Follow a link to a page of ours as `go` would; a new tab or window stays the browser's. */
  follow(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = (event.currentTarget as HTMLAnchorElement).href;
    this.go(link.slice(location.origin.length));
  }

  /** The table this page is about; null: none. */
  get table(): string | null {
    return /^\/t\/([\w-]{1,64})$/.exec(this.path)?.[1] ?? null;
  }

  /** The game for which a table is being set; null: none. */
  get opening(): string | null {
    return /^\/new\/([a-z]{1,32})$/.exec(this.path)?.[1] ?? null;
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
    this.moves += 1;
  }
}

export const place = new Place();
