// The player's preferences for looks, motion and sound, kept in this browser.

import { SPEEDS, speedFactor, type Speed } from "../stage/speed";

const STORAGE_KEY = "madoi-comfort";
const DEFAULT_VOLUME = 0.6;

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Stored {
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  /** From 0 to 1. */
  volume?: number;
  haptics?: boolean;
  autoAnalysis?: boolean;
  /** Yuri-Kure: all pairs as a table instead of the ring. */
  matrix?: boolean;
  skipNeedless?: boolean;
  /** Written before there were speeds. */
  motion?: boolean;
}

class Preferences {
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  sound = $state(true);
  volume = $state(DEFAULT_VOLUME);
  haptics = $state(true);
  /** Whether finished games are analysed without being asked for. */
  autoAnalysis = $state(true);
  matrix = $state(false);
  /** Whether questions are skipped whose answer changes nothing. On: each would be a tap for nothing, and the record is the
   * same. */
  skipNeedless = $state(true);

  constructor() {
    const stored = this.#load();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? "system";
    const isKnown = stored.speed !== undefined && SPEEDS.includes(stored.speed);
    this.speed = isKnown ? stored.speed! : stored.motion === false ? "off" : "normal";
    // A phone is silent until somebody wants sound.
    this.sound = stored.sound ?? !matchMedia("(pointer: coarse)").matches;
    this.volume = stored.volume ?? DEFAULT_VOLUME;
    this.haptics = stored.haptics ?? true;
    this.autoAnalysis = stored.autoAnalysis ?? true;
    this.matrix = stored.matrix ?? false;
    this.skipNeedless = stored.skipNeedless ?? true;
    this.#apply();
  }

  set(changes: Omit<Stored, "motion">): void {
    Object.assign(this, changes);
    const { theme, speed, sound, volume, haptics, autoAnalysis, matrix, skipNeedless } = this;
    const stored: Stored = { theme, speed, sound, volume, haptics, autoAnalysis, matrix, skipNeedless };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    this.#apply();
  }

  /** Whether the system asks for less motion. */
  get reducesMotion(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** What the length of everything on the stage is multiplied by. */
  get speedFactor(): number {
    return speedFactor(this.speed);
  }

  /** How long an animation may take: as long as asked, or 0 without motion. */
  duration(milliseconds: number): number {
    return this.speed !== "off" && !this.reducesMotion ? milliseconds : 0;
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

  #apply(): void {
    document.documentElement.classList.toggle("still", this.speed === "off");
    document.documentElement.style.colorScheme = this.theme === "system" ? "" : this.theme;
  }
}

export const preferences = new Preferences();
