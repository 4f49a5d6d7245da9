// What this browser's owner wants: motion, sound. Kept here, sent nowhere.

const KEPT = "madoi-comfort";

class Comfort {
  motion = $state(true);
  sound = $state(false);
  #audio: AudioContext | null = null;

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { motion?: boolean; sound?: boolean };
    this.motion = kept.motion ?? true;
    this.sound = kept.sound ?? false;
    this.#show();
  }

  set(what: "motion" | "sound", on: boolean): void {
    this[what] = on;
    localStorage.setItem(KEPT, JSON.stringify({ motion: this.motion, sound: this.sound }));
    this.#show();
    if (what === "sound" && on) this.chime();
  }

  /** How long something may take to move, in milliseconds. */
  span(milliseconds: number): number {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? milliseconds : 0;
  }

  /** Two soft notes: it is your turn. */
  chime(): void {
    if (!this.sound) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    [659.25, 880].forEach((pitch, place) => {
      const note = audio.createOscillator();
      const loud = audio.createGain();
      const begin = audio.currentTime + place * 0.16;
      note.type = "sine";
      note.frequency.value = pitch;
      loud.gain.setValueAtTime(0, begin);
      loud.gain.linearRampToValueAtTime(0.12, begin + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, begin + 0.6);
      note.connect(loud).connect(audio.destination);
      note.start(begin);
      note.stop(begin + 0.65);
    });
  }

  #show(): void {
    document.documentElement.classList.toggle("still", !this.motion);
  }
}

export const comfort = new Comfort();
