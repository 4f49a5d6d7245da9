// A camera that reads the codes of cards, where the browser can (BarcodeDetector). It stays open from one question to
// the next, until it is stopped or not used for a while.

interface Detected {
  rawValue: string;
}
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<Detected[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const FORMAT = "qr_code";
const LOOK_MS = 150;
/** A card must be out of sight for this many looks before it counts again: the next copy of it is another card. */
const LOOKS_AWAY = 3;

/** Between two cards of a turn the camera stays on; afterwards nobody wants to be filmed. */
const UNUSED_MS = 20_000;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Which of the texts in sight are new; a text counts again after it has been away. */
export class Sightings {
  #away = new Map<string, number>();

  look(texts: readonly string[]): string[] {
    const fresh = texts.filter((text) => !this.#away.has(text));
    for (const [text, looks] of this.#away) {
      if (texts.includes(text)) this.#away.set(text, 0);
      else if (looks + 1 >= LOOKS_AWAY) this.#away.delete(text);
      else this.#away.set(text, looks + 1);
    }
    for (const text of fresh) this.#away.set(text, 0);
    return fresh;
  }
}

class CodeCamera {
  /** Whether this browser can read codes at all; a page without HTTPS has no camera. */
  possible = $state(false);
  stream = $state.raw<MediaStream | null>(null);
  /** Why there is no picture; empty: nothing went wrong. */
  refusal = $state("");
  #sightings = new Sightings();
  #detector: Detector | null = null;
  #looking = false;
  #unused: ReturnType<typeof setTimeout> | undefined;

  /** For a question that a code can answer; returns a function that ends it. */
  use(): () => void {
    clearTimeout(this.#unused);
    void this.#check();
    return () => void (this.#unused = setTimeout(() => this.stop(), UNUSED_MS));
  }

  async #check(): Promise<void> {
    const formats =
      (await detectorClass()
        ?.getSupportedFormats()
        .catch(() => [])) ?? [];
    this.possible = formats.includes(FORMAT) && "mediaDevices" in navigator;
  }

  async start(): Promise<void> {
    this.refusal = "";
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      this.#detector = new (detectorClass()!)({ formats: [FORMAT] });
      this.#sightings = new Sightings();
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  stop(): void {
    this.stream?.getTracks().forEach((track) => track.stop());
    this.stream = null;
  }

  /** Look at a picture again and again; returns a function that ends it. */
  watch(video: HTMLVideoElement, found: (text: string) => void): () => void {
    const timer = setInterval(() => void this.#look(video, found), LOOK_MS);
    return () => clearInterval(timer);
  }

  async #look(video: HTMLVideoElement, found: (text: string) => void): Promise<void> {
    if (this.#looking || !this.#detector || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    this.#looking = true;
    try {
      const seen = await this.#detector.detect(video);
      for (const text of this.#sightings.look(seen.map((one) => one.rawValue))) found(text);
    } catch {
      // a frame that cannot be read; the next one may
    } finally {
      this.#looking = false;
    }
  }
}

export const codeCamera = new CodeCamera();
