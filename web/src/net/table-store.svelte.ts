// A live table as this browser sees it: everything the server has sent, and the requests a player can make.

import { namesFor } from "../i18n/seats";
import { isLocal } from "../local/local-id";
import { playerName } from "../state/storage";
import { Connection, type RequestBody } from "./connection.svelte";
import {
  PROTOCOL,
  type Advice,
  type Presence,
  type News,
  type Snapshot,
  type RefusalData,
  type ServerMessage,
  type Welcome,
} from "./protocol";
import { withChanges } from "./snapshot-changes";
import type { TableModel } from "./table-model";

export class TableStore implements TableModel {
  welcome = $state.raw<Welcome | null>(null);
  news = $state.raw<News[]>([]);
  now = $state.raw<Snapshot | null>(null);
  presence = $state.raw<Presence>({ type: "here", seats: [], spectators: 0 });
  /** Whether `now` came over this connection, not over an earlier one. */
  current = $state(false);
  missedUntil = -1;
  /** Why the server turned this client away for good. */
  refusal = $state.raw<RefusalData | null>(null);
  /** The server's clock minus ours. */
  clockOffsetSeconds = 0;

  /** Pages of what this client missed. They are shown with the update that follows. */
  #missed: News[] = [];
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    this.#connection = new Connection(
      {
        hello: () => ({
          type: "hello",
          table: id,
          protocol: PROTOCOL,
          secret,
          since: this.#lastNumber,
          name: playerName(),
        }),
        onMessage: (message) => this.#apply(message),
        onLost: () => (this.current = false),
      },
      !isLocal(id),
    );
  }

  get #lastNumber(): number {
    return (this.#missed.at(-1) ?? this.news.at(-1))?.number ?? -1;
  }

  get connected(): boolean {
    return this.#connection.connected;
  }

  get game(): string {
    return this.welcome?.game ?? "";
  }

  get viewer(): number {
    return this.welcome?.viewer ?? -1;
  }

  get names(): string[] {
    return namesFor(this.now?.seats ?? [], this.viewer);
  }

  /** Throws `RefusalError`. */
  request(body: RequestBody): Promise<ServerMessage> {
    return this.#connection.request(body);
  }

  async play(action: string): Promise<void> {
    const { prompt, out_of_turn: besides } = this.now ?? {};
    const asked = prompt?.actions.includes(action) ? prompt : (besides ?? prompt);
    if (asked) await this.request({ type: "play", prompt: asked.id, action });
  }

  async whyNot(action: string): Promise<RefusalData | null> {
    const answer = await this.request({ type: "why", action });
    return answer.type === "reason" ? (answer.refusal ?? null) : null;
  }

  setPremove(wish: string): Promise<ServerMessage> {
    return this.request({ type: "wish", wish });
  }

  undo(ask = false): Promise<ServerMessage> {
    return this.request({ type: "undo", ask });
  }

  /** How a strong bot rates the choices of this seat, best first. Throws `RefusalError`. */
  async hint(): Promise<Advice | null> {
    const answer = await this.request({ type: "hint" });
    return answer.type === "advice" ? answer : null;
  }

  close(): void {
    this.#connection.close();
  }

  #apply(message: ServerMessage): void {
    if (message.type === "history") {
      this.#missed.push(...message.news);
    } else if (message.type === "update" || message.type === "changes") {
      this.news = [...this.news, ...this.#missed, ...message.news];
      this.#missed = [];
      if (this.now && !this.current) this.missedUntil = this.#lastNumber;
      this.now = message.type === "update" ? message.now : withChanges(this.now!, message);
      this.current = true;
    } else if (message.type === "here") {
      this.presence = message;
    } else if (message.type === "welcome") {
      this.welcome = message;
      this.clockOffsetSeconds = message.time - Date.now() / 1000;
    } else if (message.type === "refused") {
      this.refusal = message.refusal;
    }
  }
}
