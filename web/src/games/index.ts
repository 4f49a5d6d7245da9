// The games: board, picture and texts of each. A board only draws a view and offers the legal actions.

import type { Component } from "svelte";
import type { TableModel } from "../net/table-model";
import type { PromptNow } from "../net/protocol";
import Kasane from "./kasane/Board.svelte";
import KasanePicture from "./kasane/GamePicture.svelte";
import { actionText as kasaneChoice, futureActionText as kasaneLater } from "./kasane/action-text";
import YurikureBoard from "./yurikure/Board.svelte";
import YurikurePicture from "./yurikure/GamePicture.svelte";
import { actionText as yurikureChoice, futureActionText as yurikureLater } from "./yurikure/action-text";
import { cover, isSecretLine } from "./yurikure/cover.svelte";
import { predictSheet } from "./yurikure/predict-sheet";
import LilyBoard from "./lily/Board.svelte";
import LilyPicture from "./lily/GamePicture.svelte";
import { actionText as lilyChoice, futureActionText as lilyLater } from "./lily/action-text";

export interface BoardProps {
  view: Record<string, unknown>;
  reference: Record<string, unknown>;
  table: TableModel;
  act: (action: string) => void;
}

/** A predicted table; the prompt is null where somebody else comes next. */
export interface Prediction {
  view: Record<string, unknown>;
  prompt: PromptNow | null;
}

interface Game {
  board: Component<BoardProps>;
  /** A small drawing for the choice of games. */
  picture: Component;
  /** What an action does, in words. */
  choice: (
    action: string,
    view: Record<string, unknown>,
    names: readonly string[],
    reference: Record<string, unknown>,
  ) => string;
  /** An action in words, for a moment without a view. */
  later: (action: string, reference: Record<string, unknown>) => string;
  /** The turn or round of a view; 0: none has begun. */
  chapter: (view: Record<string, unknown>) => number;
  /** View and prompt after an own action, where the client can know them; null: only the server can. */
  foresee?: (view: Record<string, unknown>, prompt: PromptNow, action: string) => Prediction | null;
  /** Whether the player has covered what only they may see; then no list or line outside the board may show it. */
  covered?: () => boolean;
  /** Whether a log line tells something that can be covered. */
  isSecret?: (key: string) => boolean;
}

const games: Record<string, Game> = {
  kasane: {
    board: Kasane,
    picture: KasanePicture,
    choice: kasaneChoice,
    later: kasaneLater,
    chapter: (view) => Number(view["round"]),
  },
  yurikure: {
    board: YurikureBoard,
    picture: YurikurePicture,
    choice: yurikureChoice,
    later: yurikureLater,
    chapter: (view) => Number(view["turn"]),
    foresee: predictSheet,
    covered: () => cover.on,
    isSecret: isSecretLine,
  },
  lily: {
    board: LilyBoard,
    picture: LilyPicture,
    choice: lilyChoice,
    later: lilyLater,
    chapter: (view) => Number(view["turn"]),
  },
};

export function boardOf(game: string): Component<BoardProps> | null {
  return games[game]?.board ?? null;
}

export function pictureOf(game: string): Component | null {
  return games[game]?.picture ?? null;
}

export function actionText(
  game: string,
  action: string,
  view: Record<string, unknown>,
  names: readonly string[],
  reference: Record<string, unknown>,
): string {
  return games[game]?.choice(action, view, names, reference) ?? "";
}

export function futureActionText(game: string, action: string, reference: Record<string, unknown>): string {
  return games[game]?.later(action, reference) ?? "";
}

/** View and prompt after an own action; null: only the server knows. */
export function predictAction(
  game: string,
  view: Record<string, unknown>,
  prompt: PromptNow,
  action: string,
): Prediction | null {
  return games[game]?.foresee?.(view, prompt, action) ?? null;
}

export function chapterNumber(game: string, view: Record<string, unknown>): number {
  return games[game]?.chapter(view) ?? 0;
}

/** Whether actions must not be listed, because the list would show what the player has covered. */
export function isCovered(game: string): boolean {
  return games[game]?.covered?.() ?? false;
}

/** Whether a log line is covered now. */
export function isLineCovered(game: string, key: string): boolean {
  return isCovered(game) && (games[game]?.isSecret?.(key) ?? false);
}
