// Messages between the page and its Python workers.

/** Two workers run the same script: one holds the tables, one searches for bots that think. */
export type Role = "tables" | "search";

export type ToWorker =
  | { type: "start"; role: Role; root: string }
  | { type: "request"; id: number; path: string; body: string }
  | { type: "message"; socket: number; text: string }
  | { type: "close"; socket: number }
  | { type: "pause"; paused: boolean }
  /** For the search worker: a piece of work. */
  | { type: "search"; id: number; task: string; job: string }
  /** For the tables: what the search worker found; null: it failed. */
  | { type: "found"; id: number; result: string | null };

export type FromWorker =
  | { type: "progress"; done: number }
  /** Python has started, and speaks this version of the protocol. */
  | { type: "ready"; protocol: number }
  | { type: "failed"; reason: string }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "message"; socket: number; text: string }
  | { type: "closed"; socket: number; code: number }
  | { type: "changed"; table: string; state: string }
  | { type: "search"; id: number; task: string; job: string }
  | { type: "found"; id: number; result: string | null };
