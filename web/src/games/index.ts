// The games: board, picture and texts of each. A board only draws a view and offers the legal actions.

import type { Component } from "svelte";
import type { TableModel } from "../net/table-model";
import type { PromptSnapshot } from "../net/protocol";
import type { KasaneData, KasaneParts, KasaneReference } from "./kasane/data-types";
import KasaneBoard from "./kasane/Board.svelte";
import KasanePicture from "./kasane/GamePicture.svelte";
import { actionText as kasaneActionText, futureActionText as kasaneFutureActionText } from "./kasane/action-text";
import type { YurikureData, YurikureParts } from "./yurikure/data-types";
import YurikureBoard from "./yurikure/Board.svelte";
import YurikurePicture from "./yurikure/GamePicture.svelte";
import { actionText as yurikureActionText, futureActionText as yurikureFutureActionText } from "./yurikure/action-text";
import { cover, isSecretLine } from "./yurikure/cover.svelte";
import { predictSheet } from "./yurikure/predict-sheet";
import type { LilyData, LilyParts, LilyReference } from "./lily/data-types";
import LilyBoard from "./lily/Board.svelte";
import LilyPicture from "./lily/GamePicture.svelte";
import { actionText as lilyActionText, futureActionText as lilyFutureActionText } from "./lily/action-text";

/** Data of a game as the wire has it; the types are the game's. */
type Data = Record<string, unknown>;

export interface BoardProps<View = Data, Reference = Data> {
  view: View;
  /** Empty until it has loaded. */
  reference: Partial<Reference>;
  table: TableModel;
  act: (action: string) => void;
}

/** A predicted table; the prompt is null where somebody else comes next. */
export interface Prediction<View = Data> {
  view: View;
  prompt: PromptSnapshot | null;
}

interface Game<View = Data, Reference = Data, Parts = Data> {
  board: Component<BoardProps<View, Reference>>;
  /** A small drawing for the choice of games. */
  picture: Component;
  /** An action in words, from its parts. */
  actionText: (parts: Parts, view: View, names: readonly string[], reference: Partial<Reference>) => string;
  /** An action in words, for a moment without a view. */
  futureActionText: (parts: Parts, reference: Partial<Reference>) => string;
  /** The turn or round of a view; 0: none has begun. */
  chapter: (view: View) => number;
  /** View and prompt after an own action, where the client can know them; null: only the server can. */
  predictAction?: (view: View, prompt: PromptSnapshot, action: string) => Prediction<View> | null;
  /** Whether the player has covered what only they may see; then no list or line outside the board may show it. */
  isCovered?: () => boolean;
  /** Whether a log line tells something that can be covered. */
  isSecretLine?: (key: string) => boolean;
}

/** The one place where data of the wire gets the types of its game. */
const typed = <View, Reference, Parts>(game: Game<View, Reference, Parts>): Game => game as unknown as Game;

const GAMES: Record<string, Game> = {
  kasane: typed<KasaneData, KasaneReference, KasaneParts>({
    board: KasaneBoard,
    picture: KasanePicture,
    actionText: kasaneActionText,
    futureActionText: kasaneFutureActionText,
    chapter: (view) => view.round,
  }),
  yurikure: typed<YurikureData, Data, YurikureParts>({
    board: YurikureBoard,
    picture: YurikurePicture,
    actionText: yurikureActionText,
    futureActionText: yurikureFutureActionText,
    chapter: (view) => view.turn,
    predictAction: predictSheet,
    isCovered: () => cover.on,
    isSecretLine: isSecretLine,
  }),
  lily: typed<LilyData, LilyReference, LilyParts>({
    board: LilyBoard,
    picture: LilyPicture,
    actionText: lilyActionText,
    futureActionText: lilyFutureActionText,
    chapter: (view) => view.turn,
  }),
};

export function boardOf(game: string): Component<BoardProps> | null {
  return GAMES[game]?.board ?? null;
}

export function pictureOf(game: string): Component | null {
  return GAMES[game]?.picture ?? null;
}

export function actionText(game: string, parts: Data, view: Data, names: readonly string[], reference: Data): string {
  return GAMES[game]?.actionText(parts, view, names, reference) ?? "";
}

export function futureActionText(game: string, parts: Data, reference: Data): string {
  return GAMES[game]?.futureActionText(parts, reference) ?? "";
}

/** View and prompt after an own action; null: only the server knows. */
export function predictAction(game: string, view: Data, prompt: PromptSnapshot, action: string): Prediction | null {
  return GAMES[game]?.predictAction?.(view, prompt, action) ?? null;
}

export function chapterNumber(game: string, view: Data): number {
  return GAMES[game]?.chapter(view) ?? 0;
}

/** Whether actions must not be listed, because the list would show what the player has covered. */
export function isCovered(game: string): boolean {
  return GAMES[game]?.isCovered?.() ?? false;
}

export function isLineCovered(game: string, key: string): boolean {
  return isCovered(game) && (GAMES[game]?.isSecretLine?.(key) ?? false);
}
