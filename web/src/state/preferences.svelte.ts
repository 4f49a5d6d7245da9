// The player's preferences for motion and sound, kept in this browser.

const STORAGE_KEY = "madoi-comfort";

interface Stored {
  motion?: boolean;
  sound?: boolean;
}

class Preferences {
  motion = $state(true);
  sound = $state(true);

  constructor() {
    const stored = this.#load();
    this.motion = stored.motion ?? true;
    this.sound = stored.sound ?? true;
    this.#applyMotion();
  }

  set(name: "motion" | "sound", on: boolean): void {
    this[name] = on;
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ motion: this.motion, sound: this.sound }));
    this.#applyMotion();
  }

  /** How long an animation may take: as long as asked, or 0 without motion. */
  duration(milliseconds: number): number {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? milliseconds : 0;
  }

  get scrollBehavior(): ScrollBehavior {
    return this.duration(1) ? "smooth" : "instant";
  }

  #load(): Stored {
    try {
      return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Stored;
    } catch {
      return {};
    }
  }

  #applyMotion(): void {
    document.documentElement.classList.toggle("still", !this.motion);
  }
}

export const preferences = new Preferences();
