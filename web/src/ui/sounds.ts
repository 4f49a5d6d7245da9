// Sounds, made here by oscillators and filtered noise: no files are loaded.

import { preferences } from "../state/preferences.svelte";
import { vibrate } from "./haptics";

interface Tone {
  pitchHz: number;
  startSeconds: number;
  lengthSeconds: number;
  volume: number;
  waveform: OscillatorType;
  /** Where the pitch glides to. */
  endHz?: number;
}

/** A breath of noise through a band: paper, silk, wind. */
interface Rustle {
  startSeconds: number;
  lengthSeconds: number;
  volume: number;
  fromHz: number;
  toHz: number;
  /** How narrow the band is. */
  sharpness: number;
}

const bell = (pitchHz: number, startSeconds: number, volume = 0.1): Tone => ({
  pitchHz,
  startSeconds,
  lengthSeconds: 0.6,
  volume,
  waveform: "sine",
});
/** Wood on wood: a short tone with the overtone of a bar. */
const knock = (pitchHz: number, startSeconds: number, volume = 0.2): Tone[] =>
  [1, 2.76].map((overtone) => ({
    pitchHz: pitchHz * overtone,
    startSeconds,
    lengthSeconds: 0.09,
    volume: volume / overtone,
    waveform: "triangle",
  }));
/** One beat of a heart. Small speakers play nothing below 200 Hz, so they get an overtone to play. */
const beat = (startSeconds: number, volume: number): Tone[] => [
  { pitchHz: 90, endHz: 48, startSeconds, lengthSeconds: 0.18, volume, waveform: "sine" },
  { pitchHz: 330, endHz: 140, startSeconds, lengthSeconds: 0.16, volume: volume * 0.9, waveform: "sine" },
];

interface Sound {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

/** A pentatonic scale, so that any number of notes sounds well. */
const SCALE_HZ = [523.25, 587.33, 698.46, 783.99, 880, 1046.5, 1174.66];

/** Each sound by its weight, from 0 to 1. What comes with every move is about 5 dB below what is rare. */
const SOUNDS = {
  turn: () => ({ tones: [bell(659.25, 0), bell(880, 0.16)] }),
  end: () => ({ tones: [bell(523.25, 0), bell(587.33, 0.14), bell(783.99, 0.28), bell(1046.5, 0.46)] }),
  chat: () => ({ tones: [{ ...bell(987.77, 0, 0.08), lengthSeconds: 0.25 }] }),
  dice: () => ({ tones: [240, 190, 260, 170, 210].flatMap((pitch, place) => knock(pitch, place * 0.085)) }),
  wood: (weight) => ({ tones: knock(210, 0, 0.17 + 0.09 * weight) }),
  paper: () => ({
    rustles: [{ startSeconds: 0, lengthSeconds: 0.13, volume: 0.26, fromHz: 2600, toHz: 4200, sharpness: 0.8 }],
  }),
  silk: (weight) => ({
    rustles: [
      { startSeconds: 0, lengthSeconds: 0.35 + 0.25 * weight, volume: 0.24, fromHz: 1100, toHz: 2700, sharpness: 1.4 },
    ],
  }),
  point: (weight) => ({ tones: [{ ...bell(880 + 220 * weight, 0, 0.09), lengthSeconds: 0.18 }] }),
  yaku: (weight) => ({
    tones: SCALE_HZ.slice(0, 2 + Math.round(weight * (SCALE_HZ.length - 2))).map((pitch, place) =>
      bell(pitch, place * 0.09, 0.06 + 0.03 * weight),
    ),
  }),
  heart: (weight) => ({ tones: [...beat(0, 0.16 + 0.05 * weight), ...beat(0.2, 0.11 + 0.05 * weight)] }),
  part: () => ({ tones: [bell(587.33, 0, 0.07), bell(493.88, 0.2, 0.07), bell(392, 0.42, 0.07)] }),
} satisfies Record<string, (weight: number) => Sound>;

export type SoundName = keyof typeof SOUNDS;

const NOISE_SECONDS = 1;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if sounds are on, and shake the phone, if haptics are on. Browsers do neither until the page has been
 * touched. */
export function playSound(sound: SoundName, weight = 0.5): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  vibrate(sound, weight);
  if (!preferences.sound || !preferences.volume) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
  const made: Sound = SOUNDS[sound](weight);
  for (const tone of made.tones ?? []) playTone(audio, tone);
  for (const rustle of made.rustles ?? []) playRustle(audio, rustle);
}

function playTone(context: AudioContext, tone: Tone): void {
  const oscillator = context.createOscillator();
  const start = context.currentTime + tone.startSeconds;
  oscillator.type = tone.waveform;
  oscillator.frequency.setValueAtTime(tone.pitchHz, start);
  if (tone.endHz) oscillator.frequency.exponentialRampToValueAtTime(tone.endHz, start + tone.lengthSeconds);
  oscillator.connect(envelope(context, start, 0.01, tone.lengthSeconds, tone.volume));
  oscillator.start(start);
  oscillator.stop(start + tone.lengthSeconds + 0.05);
}

function playRustle(context: AudioContext, rustle: Rustle): void {
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const start = context.currentTime + rustle.startSeconds;
  source.buffer = noise ??= makeNoise(context);
  band.type = "bandpass";
  band.Q.value = rustle.sharpness;
  band.frequency.setValueAtTime(rustle.fromHz, start);
  band.frequency.linearRampToValueAtTime(rustle.toHz, start + rustle.lengthSeconds);
  source
    .connect(band)
    .connect(envelope(context, start, rustle.lengthSeconds * 0.3, rustle.lengthSeconds, rustle.volume));
  source.start(start);
  source.stop(start + rustle.lengthSeconds + 0.05);
}

/** A volume that rises and fades, connected to the speaker. */
function envelope(context: AudioContext, start: number, rise: number, length: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * preferences.volume * 2, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(context.destination);
  return gain;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
