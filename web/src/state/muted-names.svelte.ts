// The people whom this reader does not want to hear, by name: there are no accounts. Kept in this browser.

const STORAGE_KEY = "madoi-muted";
const MAX_MUTED_PEOPLE = 100;

const normalized = (name: string): string => name.normalize("NFKC").trim().toLowerCase();

class MutedPeople {
  names = $state.raw<readonly string[]>(load());

  has(name: string): boolean {
    return this.names.some((one) => normalized(one) === normalized(name));
  }

  set(name: string, muted: boolean): void {
    const others = this.names.filter((one) => normalized(one) !== normalized(name));
    this.names = muted ? [...others, name].slice(-MAX_MUTED_PEOPLE) : others;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.names));
  }
}

function load(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const mutedPeople = new MutedPeople();
