// The games: board, picture and texts of each. A board only draws a view and offers the legal actions.

import type { Component } from "svelte";
import type { TableModel } from "../net/table-model";
import type { PromptSnapshot } from "../net/protocol";
import KasaneBoard from "./kasane/Board.svelte";
import KasanePicture from "./kasane/GamePicture.svelte";
import { actionText as kasaneActionText, futureActionText as kasaneFutureActionText } from "./kasane/action-text";
import YurikureBoard from "./yurikure/Board.svelte";
import YurikurePicture from "./yurikure/GamePicture.svelte";
import { actionText as yurikureActionText, futureActionText as yurikureFutureActionText } from "./yurikure/action-text";
import { cover, isSecretLine } from "./yurikure/cover.svelte";
import { predictSheet } from "./yurikure/predict-sheet";
import LilyBoard from "./lily/Board.svelte";
import LilyPicture from "./lily/GamePicture.svelte";
import { actionText as lilyActionText, futureActionText as lilyFutureActionText } from "./lily/action-text";

export interface BoardProps {
  view: Record<string, unknown>;
  reference: Record<string, unknown>;
  table: TableModel;
  act: (action: string) => void;
}

/** A predicted table; the prompt is null where somebody else comes next. */
export interface Prediction {
  view: Record<string, unknown>;
  prompt: PromptSnapshot | null;
}

interface Game {
  board: Component<BoardProps>;
  /** A small drawing for the choice of games. */
  picture: Component;
  actionText: (
    action: string,
    view: Record<string, unknown>,
    names: readonly string[],
    reference: Record<string, unknown>,
  ) => string;
  /** An action in words, for a moment without a view. */
  futureActionText: (action: string, reference: Record<string, unknown>) => string;
  /** The turn or round of a view; 0: none has begun. */
  chapter: (view: Record<string, unknown>) => number;
  /** View and prompt after an own action, where the client can know them; null: only the server can. */
  predictAction?: (view: Record<string, unknown>, prompt: PromptSnapshot, action: string) => Prediction | null;
  /** Whether the player has covered what only they may see; then no list or line outside the board may show it. */
  isCovered?: () => boolean;
  /** Whether a log line tells something that can be covered. */
  isSecretLine?: (key: string) => boolean;
}

const GAMES: Record<string, Game> = {
  kasane: {
    board: KasaneBoard,
    picture: KasanePicture,
    actionText: kasaneActionText,
    futureActionText: kasaneFutureActionText,
    chapter: (view) => Number(view["round"]),
  },
  yurikure: {
    board: YurikureBoard,
    picture: YurikurePicture,
    actionText: yurikureActionText,
    futureActionText: yurikureFutureActionText,
    chapter: (view) => Number(view["turn"]),
    predictAction: predictSheet,
    isCovered: () => cover.on,
    isSecretLine: isSecretLine,
  },
  lily: {
    board: LilyBoard,
    picture: LilyPicture,
    actionText: lilyActionText,
    futureActionText: lilyFutureActionText,
    chapter: (view) => Number(view["turn"]),
  },
};

export function boardOf(game: string): Component<BoardProps> | null {
  return GAMES[game]?.board ?? null;
}

export function pictureOf(game: string): Component | null {
  return GAMES[game]?.picture ?? null;
}

export function actionText(
  game: string,
  action: string,
  view: Record<string, unknown>,
  names: readonly string[],
  reference: Record<string, unknown>,
): string {
  return GAMES[game]?.actionText(action, view, names, reference) ?? "";
}

export function futureActionText(game: string, action: string, reference: Record<string, unknown>): string {
  return GAMES[game]?.futureActionText(action, reference) ?? "";
}

/** View and prompt after an own action; null: only the server knows. */
export function predictAction(
  game: string,
  view: Record<string, unknown>,
  prompt: PromptSnapshot,
  action: string,
): Prediction | null {
  return GAMES[game]?.predictAction?.(view, prompt, action) ?? null;
}

export function chapterNumber(game: string, view: Record<string, unknown>): number {
  return GAMES[game]?.chapter(view) ?? 0;
}

/** Whether actions must not be listed, because the list would show what the player has covered. */
export function isCovered(game: string): boolean {
  return GAMES[game]?.isCovered?.() ?? false;
}

export function isLineCovered(game: string, key: string): boolean {
  return isCovered(game) && (GAMES[game]?.isSecretLine?.(key) ?? false);
}
