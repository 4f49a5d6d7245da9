// Sounds, made with an oscillator: no files are loaded.

import { preferences } from "../state/preferences.svelte";

interface Note {
  pitchHz: number;
  startSeconds: number;
  lengthSeconds: number;
  volume: number;
  waveform: OscillatorType;
}

const bell = (pitchHz: number, startSeconds: number): Note => ({
  pitchHz,
  startSeconds,
  lengthSeconds: 0.6,
  volume: 0.1,
  waveform: "sine",
});
const knock = (pitchHz: number, startSeconds: number): Note => ({
  pitchHz,
  startSeconds,
  lengthSeconds: 0.07,
  volume: 0.16,
  waveform: "triangle",
});

/** Gentle, and easy to tell apart: two rising notes, knocks of wood, a small chord, one drop. */
const SOUNDS = {
  turn: [bell(659.25, 0), bell(880, 0.16)],
  dice: [knock(240, 0), knock(190, 0.09), knock(260, 0.17), knock(170, 0.3), knock(210, 0.36)],
  end: [bell(523.25, 0), bell(587.33, 0.14), bell(783.99, 0.28), bell(1046.5, 0.46)],
  chat: [{ ...bell(987.77, 0), volume: 0.05, lengthSeconds: 0.25 }],
} as const;

let audio: AudioContext | null = null;

/** Play a sound, if sounds are on. Browsers stay silent until the page has been touched. */
export function playSound(sound: keyof typeof SOUNDS): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const note of SOUNDS[sound]) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + note.startSeconds;
    oscillator.type = note.waveform;
    oscillator.frequency.value = note.pitchHz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(note.volume, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.lengthSeconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + note.lengthSeconds + 0.05);
  }
}
