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
