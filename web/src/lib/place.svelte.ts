// Where one is: the page's address, and going somewhere without loading anew.

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
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
  }
}

export const place = new Place();
