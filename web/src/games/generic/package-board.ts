// Boards that come with the package of a game: a JavaScript module that the service serves (docs/web.md).

import type { PromptSnapshot } from "../../net/protocol";

type Data = Record<string, unknown>;

/** What a board of a package gets whenever something changes. */
export interface PackageBoardState {
  view: Data;
  reference: Data;
  names: readonly string[];
  /** The seat whose view it is; -1: a spectator. */
  viewer: number;
  prompt: PromptSnapshot | null;
  language: string;
  /** Answer the prompt with an action, in notation. */
  act: (action: string) => void;
  /** The text of a key of the word catalogues. */
  text: (key: string, facts?: Data) => string;
}

/** What the module's default export returns: it has drawn the board, and draws it again. */
export interface MountedBoard {
  update: (state: PackageBoardState) => void;
  destroy?: () => void;
}

export type MountBoard = (target: HTMLElement, state: PackageBoardState) => MountedBoard;

/** The module's address; empty: the game has none. Only the service's own addresses count. */
export function boardAddress(reference: Data): string {
  const { board } = reference;
  return typeof board === "string" && /^\/boards\/[a-z][a-z0-9]*\.js$/.test(board) ? board : "";
}
