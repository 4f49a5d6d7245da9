// The chat of a table as one reader sees it: what was said, how much of it is unread, and what is said at the seats.

import { untrack } from "svelte";
import type { News } from "../../net/protocol";
import { mutedPeople } from "../../state/muted-names.svelte";
import type { Phrase } from "./phrases";

export interface ChatLine {
  /** Different for every line. */
  key: string;
  /** -1: a spectator. */
  seat: number;
  name: string;
  text: string;
  phrase: Phrase | "";
  fromSpectator: boolean;
  /** Said before the rematch was opened. */
  earlier: boolean;
}

interface ChatSource {
  readonly news: readonly News[];
  readonly viewer: number;
}

/** How long a bubble stays: long enough to read it. */
const BUBBLE_MS = 4000;
const BUBBLE_MS_PER_CHARACTER = 60;
const MAX_BUBBLE_MS = 10_000;

export class Chat {
  /** Whether the reader has the chat open. */
  open = $state(false);
  /** Whether the reader wants no chat at all. */
  hidden = $state(false);
  /** What was just said, by seat. */
  bubbles = $state.raw<Readonly<Record<number, ChatLine>>>({});

  #read = $state(0);
  /** How many lines were there before; -1: nothing has arrived yet, and nothing old becomes a bubble. */
  #known = -1;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly table: ChatSource) {}

  readonly #said = $derived.by(() => this.table.news.flatMap(linesOf));

  /** Everything that was said, by people whom the reader wants to hear. */
  readonly lines = $derived.by(() => this.#said.filter((line) => this.#isHeard(line)));

  readonly unread = $derived.by(() =>
    this.open || this.hidden ? 0 : Math.max(0, this.lines.filter((line) => !line.earlier).length - this.#read),
  );

  #isHeard(line: ChatLine): boolean {
    return !mutedPeople.has(line.name) || this.isOwn(line);
  }

  isOwn(line: ChatLine): boolean {
    return line.seat >= 0 && line.seat === this.table.viewer;
  }

  markRead(): void {
    this.#read = this.lines.filter((line) => !line.earlier).length;
  }

  /** Notice what is new. Call it in an effect. Returns whether somebody else said something. */
  follow(): boolean {
    const { lines, open } = this;
    const said = this.#said;
    const isLoaded = this.table.news.length > 0;
    return untrack(() => {
      const fresh = this.#known < 0 ? [] : said.slice(this.#known).filter((line) => lines.includes(line));
      if (isLoaded) {
        if (this.#known < 0) this.markRead();
        this.#known = said.length;
      }
      if (open) this.markRead();
      for (const line of fresh) if (line.seat >= 0 && !this.hidden) this.#showBubble(line);
      return !this.hidden && fresh.some((line) => !this.isOwn(line));
    });
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #showBubble(line: ChatLine): void {
    this.bubbles = { ...this.bubbles, [line.seat]: line };
    clearTimeout(this.#timers.get(line.seat));
    const milliseconds = Math.min(MAX_BUBBLE_MS, BUBBLE_MS + line.text.length * BUBBLE_MS_PER_CHARACTER);
    this.#timers.set(
      line.seat,
      setTimeout(() => {
        const { [line.seat]: _, ...rest } = this.bubbles;
        this.bubbles = rest;
      }, milliseconds),
    );
  }
}

function linesOf(one: News): ChatLine[] {
  if (one.what === "opened")
    return (one.chat ?? []).map(({ seat, name, text = "", phrase = "" }, place) => ({
      key: `earlier-${place}`,
      seat,
      name,
      text,
      phrase,
      fromSpectator: false,
      earlier: true,
    }));
  if (one.what !== "said") return [];
  const { number, seat = -1, name = "", text = "", phrase = "" } = one;
  return [{ key: String(number), seat, name, text, phrase, fromSpectator: one.why === "spectators", earlier: false }];
}
