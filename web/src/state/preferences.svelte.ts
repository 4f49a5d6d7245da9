// What this browser's owner wants: motion, sound. Kept here, sent nowhere.

const KEPT = "madoi-comfort";

/** A note: its pitch, when it begins, how long it rings, how loud, in which voice. */
interface Note {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  voice: OscillatorType;
}

const bell = (pitch: number, at: number): Note => ({ pitch, at, rings: 0.6, loud: 0.1, voice: "sine" });
const knock = (pitch: number, at: number): Note => ({ pitch, at, rings: 0.07, loud: 0.16, voice: "triangle" });

/** Gentle, and each unlike the others: two notes upwards, knocks of wood, a small chord, one drop. */
const SOUNDS = {
  turn: [bell(659.25, 0), bell(880, 0.16)],
  dice: [knock(240, 0), knock(190, 0.09), knock(260, 0.17), knock(170, 0.3), knock(210, 0.36)],
  end: [bell(523.25, 0), bell(587.33, 0.14), bell(783.99, 0.28), bell(1046.5, 0.46)],
  said: [{ ...bell(987.77, 0), loud: 0.05, rings: 0.25 }],
} as const;

class Comfort {
  motion = $state(true);
  sound = $state(true);
  #audio: AudioContext | null = null;

  constructor() {
    const kept = this.#kept();
    this.motion = kept.motion ?? true;
    this.sound = kept.sound ?? true;
    this.#show();
  }

  set(what: "motion" | "sound", on: boolean): void {
    this[what] = on;
    localStorage.setItem(KEPT, JSON.stringify({ motion: this.motion, sound: this.sound }));
    this.#show();
    if (what === "sound" && on) this.play("turn");
  }

  /** How long something may take to move, in milliseconds. */
  span(milliseconds: number): number {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? milliseconds : 0;
  }

  /** A sound, once the page has been touched: before that browsers stay silent. */
  play(sound: keyof typeof SOUNDS): void {
    if (!this.sound || !navigator.userActivation?.hasBeenActive) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    if (audio.state === "suspended") void audio.resume();
    for (const note of SOUNDS[sound]) {
      const voice = audio.createOscillator();
      const loud = audio.createGain();
      const begin = audio.currentTime + note.at;
      voice.type = note.voice;
      voice.frequency.value = note.pitch;
      loud.gain.setValueAtTime(0, begin);
      loud.gain.linearRampToValueAtTime(note.loud, begin + 0.01);
      loud.gain.exponentialRampToValueAtTime(0.001, begin + note.rings);
      voice.connect(loud).connect(audio.destination);
      voice.start(begin);
      voice.stop(begin + note.rings + 0.05);
    }
  }

  #kept(): { motion?: boolean; sound?: boolean } {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { motion?: boolean; sound?: boolean };
    } catch {
      return {};
    }
  }

  #show(): void {
    document.documentElement.classList.toggle("still", !this.motion);
  }
}

export const comfort = new Comfort();
