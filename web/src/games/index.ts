// The games: board, picture and texts of each. A board only draws a view and offers the legal actions.

import type { Component, Snippet } from "svelte";
import type { TableModel } from "../net/table-model";
import type { PromptSnapshot } from "../net/protocol";
import type { StageProp, Staging } from "../stage/beat";
import type { Ending } from "./ending";
import type { Scene } from "./scene";
import type { KasaneData, KasaneParts, KasaneReference } from "./kasane/data-types";
import KasaneBoard from "./kasane/LazyBoard.svelte";
import { ending as kasaneEnding } from "./kasane/ending";
import { staging as kasaneStaging } from "./kasane/staging";
import { standing as kasaneStanding } from "./kasane/standing";
import KasaneStageProp from "./kasane/StageProp.svelte";
import KasanePicture from "./kasane/GamePicture.svelte";
import { actionText as kasaneActionText, futureActionText as kasaneFutureActionText } from "./kasane/action-text";
import type { YurikureData, YurikureParts } from "./yurikure/data-types";
import YurikureBoard from "./yurikure/LazyBoard.svelte";
import { ending as yurikureEnding } from "./yurikure/ending";
import { staging as yurikureStaging } from "./yurikure/staging";
import YurikureStageProp from "./yurikure/StageProp.svelte";
import YurikurePicture from "./yurikure/GamePicture.svelte";
import { actionText as yurikureActionText, futureActionText as yurikureFutureActionText } from "./yurikure/action-text";
import { cover, isSecretLine } from "./yurikure/cover.svelte";
import { predictSheet } from "./yurikure/predict-sheet";
import type { LilyData, LilyParts, LilyReference } from "./lily/data-types";
import LilyBoard from "./lily/LazyBoard.svelte";
import { ending as lilyEnding } from "./lily/ending";
import { actionPlaces as lilyActionPlaces } from "./lily/action-places";
import { staging as lilyStaging } from "./lily/staging";
import { standing as lilyStanding } from "./lily/standing";
import LilyStageProp from "./lily/StageProp.svelte";
import LilyPicture from "./lily/GamePicture.svelte";
import { actionText as lilyActionText, futureActionText as lilyFutureActionText } from "./lily/action-text";

import GenericBoard from "./generic/LazyBoard.svelte";
import GenericStageProp from "./generic/StageProp.svelte";
import GenericPicture from "./generic/GamePicture.svelte";
import { layoutOf, seatCount, zonesOf } from "./generic/layout";
import { genericActionText } from "./generic/actions";
import { genericStaging } from "./generic/staging";

/** Data of a game as the wire has it; the types are the game's. */
type Data = Record<string, unknown>;

export interface BoardProps<View = Data, Reference = Data> {
  view: View;
  /** Empty until it has loaded. */
  reference: Partial<Reference>;
  table: TableModel;
  act: (action: string) => void;
  /** The strip of what the others did, where the board has a place for it (`placesStrip`). */
  strip?: Snippet | undefined;
}

/** The drawing in a picture of a result, 420 by 480. */
export interface ResultPictureProps<View = Data, Reference = Data> {
  view: View;
  /** The winner. */
  seat: number;
  reference: Partial<Reference>;
}

/** What stands beside a player's name: the score, the next important number, and more where there is room. */
export interface Standing {
  score: number;
  /** What decides between equal scores. */
  tieBreak?: number;
  detail: string;
  further: string;
}

/** A predicted table; the prompt is null where somebody else comes next. */
export interface Prediction<View = Data> {
  view: View;
  prompt: PromptSnapshot | null;
}

/** A premove for a preference, and the messages of that. */
export interface NeedlessPremove {
  premove: string;
  label: string;
  about: string;
}

interface Game<View = Data, Reference = Data, Parts = Data> {
  board: Component<BoardProps<View, Reference>>;
  /** Loads what the board loads when it is shown. */
  load?: () => Promise<unknown>;
  /** A small drawing for the choice of games. */
  picture: Component;
  /** A moving scene of play; loaded where one is in sight. */
  scene?: () => Promise<Scene>;
  /** An action in words, from its parts. */
  actionText: (parts: Parts, view: View, names: readonly string[], reference: Partial<Reference>) => string;
  /** An action in words, for a moment without a view. */
  futureActionText: (parts: Parts, reference: Partial<Reference>) => string;
  /** How the game shows what happens. */
  staging?: Staging<View>;
  /** How many seats a view has, where it is not the length of its `seats` or `players`. */
  seatCount?: (view: View) => number;
  /** What stands beside a name; null: nothing is known yet. */
  standing?: (view: View, seat: number) => Standing | null;
  /** What made the difference, told when the game is over. */
  ending?: Ending<View>;
  /** Draws the end of the game for a picture to share; loaded when somebody shares. */
  resultPicture?: () => Promise<Component<ResultPictureProps<View, Reference>>>;
  /** Draws what travels over the board. */
  prop?: Component<{ prop: StageProp; small?: boolean }>;
  /** Where an action is made: places on the board, as the stage knows them. */
  places?: (parts: Parts, view: View) => string[];
  /** Seconds that bots take for an answer, for a person alone with them: the stage keeps its own time. */
  botPaceSeconds?: number;
  /** A line of one seat that the log folds where several come one after the other, and the message for all of them. */
  foldedLine?: { key: string; together: string };
  /** Whether the board has a place for the strip of what the others did. */
  placesStrip?: boolean;
  /** The premove that answers questions whose answer changes nothing. */
  needless?: NeedlessPremove;
  /** Questions before the first turn that the server's default answers from what the player chose before. */
  setupQuestions?: readonly string[];
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
    load: () => import("./kasane/Board.svelte"),
    picture: KasanePicture,
    scene: async () => (await import("./kasane/scene")).scene,
    actionText: kasaneActionText,
    futureActionText: kasaneFutureActionText,
    ending: kasaneEnding,
    resultPicture: async () => (await import("./kasane/ResultPicture.svelte")).default,
    staging: kasaneStaging,
    standing: kasaneStanding,
    prop: KasaneStageProp,
    places: ({ column, yaku, count }) => [`column-${column}`, ...(yaku ? [`cell-${yaku}-${count}`] : [])],
    chapter: (view) => view.round,
  }),
  yurikure: typed<YurikureData, Data, YurikureParts>({
    board: YurikureBoard,
    load: () => import("./yurikure/Board.svelte"),
    picture: YurikurePicture,
    scene: async () => (await import("./yurikure/scene")).scene,
    actionText: yurikureActionText,
    futureActionText: yurikureFutureActionText,
    ending: yurikureEnding,
    resultPicture: async () => (await import("./yurikure/ResultPicture.svelte")).default,
    staging: yurikureStaging,
    prop: YurikureStageProp,
    places: ({ verb, girls }) => (girls.length ? girls.map((girl) => `girl-${girl}`) : [`action-${verb}`]),
    placesStrip: true,
    botPaceSeconds: 0.3,
    foldedLine: { key: "yurikure-passed", together: "web-yurikure-passed-together" },
    chapter: (view) => view.turn,
    predictAction: predictSheet,
    isCovered: () => cover.on,
    isSecretLine: isSecretLine,
  }),
  lily: typed<LilyData, LilyReference, LilyParts>({
    board: LilyBoard,
    load: () => import("./lily/Board.svelte"),
    picture: LilyPicture,
    scene: async () => (await import("./lily/scene")).scene,
    actionText: lilyActionText,
    futureActionText: lilyFutureActionText,
    ending: lilyEnding,
    resultPicture: async () => (await import("./lily/ResultPicture.svelte")).default,
    setupQuestions: ["lily-question-leader", "lily-question-partner"],
    needless: { premove: "needless", label: "web-lily-needless", about: "web-lily-needless-about" },
    staging: lilyStaging,
    standing: lilyStanding,
    places: lilyActionPlaces,
    placesStrip: true,
    prop: LilyStageProp,
    chapter: (view) => view.turn,
  }),
};

/** A game that this client has no board for: it is shown by its layout, or by the board of its package. */
const fromOutside = (game: string): Game => ({
  board: GenericBoard,
  load: () => import("./generic/Board.svelte"),
  picture: GenericPicture,
  actionText: (parts) => genericActionText(game, parts),
  futureActionText: (parts) => genericActionText(game, parts),
  staging: genericStaging(game),
  prop: GenericStageProp,
  seatCount: (view) => seatCount(layoutOf(game), view),
  standing: (view, seat) => {
    const score = zonesOf(layoutOf(game), view).find((zone) => zone.seat === seat && zone.field.kind === "score");
    return typeof score?.value === "number" ? { score: score.value, detail: "", further: "" } : null;
  },
  chapter: (view) => Number(view.round ?? view.turn ?? 0) || 0,
});
const outside = new Map<string, Game>();

/** Undefined only where no game is known yet. */
function gameOf(name: string): Game | undefined {
  if (!name || GAMES[name]) return GAMES[name];
  if (!outside.has(name)) outside.set(name, fromOutside(name));
  return outside.get(name);
}

export function boardOf(game: string): Component<BoardProps> | null {
  return gameOf(game)?.board ?? null;
}

/** Wait until the board of a game is shown whole at once, for pages that point at its parts. */
export async function loadBoard(game: string): Promise<void> {
  await gameOf(game)?.load?.();
}

export function stagingOf(game: string): Staging | null {
  return gameOf(game)?.staging ?? null;
}

export function endingOf(game: string): Ending<Data> | null {
  return gameOf(game)?.ending ?? null;
}

export function resultPictureOf(game: string): (() => Promise<Component<ResultPictureProps>>) | null {
  return gameOf(game)?.resultPicture ?? null;
}

/** Bots that search play better the longer they may take. */
const SEARCHING_BOTS = ["strong", "strongest"];

/** The terms of a table for one person and bots of this kind. */
export function termsAlone(game: string, bot: string): { bot: string; pace?: number } {
  const { botPaceSeconds: pace } = gameOf(game) ?? {};
  return pace && !SEARCHING_BOTS.includes(bot) ? { bot, pace } : { bot };
}

export function foldedLineOf(game: string): { key: string; together: string } | null {
  return gameOf(game)?.foldedLine ?? null;
}

export function needlessOf(game: string): NeedlessPremove | null {
  return gameOf(game)?.needless ?? null;
}

/** The answer to a question that the player has answered before the game; empty: they have not. */
export function setupAnswer(game: string, prompt: PromptSnapshot): string {
  return gameOf(game)?.setupQuestions?.includes(prompt.question) ? prompt.default : "";
}

export function placesStrip(game: string): boolean {
  return gameOf(game)?.placesStrip ?? false;
}

/** The standing of every seat, and who leads: nobody while all are equal. */
export function standingsOf(
  game: string,
  view: Data | null | undefined,
): { standing: Standing | null; leads: boolean }[] {
  const { standing, seatCount } = gameOf(game) ?? {};
  if (!view || !standing) return [];
  const seats = (view.seats ?? view.players) as unknown[] | undefined;
  const count = seatCount?.(view) ?? seats?.length ?? 0;
  const found = Array.from({ length: count }, (_, seat) => standing(view, seat));
  const isBehind = (one: Standing | null, other: Standing | null): boolean =>
    (one?.score ?? 0) < (other?.score ?? 0) ||
    (one?.score === other?.score && (one?.tieBreak ?? 0) < (other?.tieBreak ?? 0));
  return found.map((one) => ({
    standing: one,
    leads: one !== null && !found.some((other) => isBehind(one, other)) && found.some((other) => isBehind(other, one)),
  }));
}

export function propOf(game: string): Component<{ prop: StageProp; small?: boolean }> | null {
  return gameOf(game)?.prop ?? null;
}

export function pictureOf(game: string): Component | null {
  return gameOf(game)?.picture ?? null;
}

export function sceneOf(game: string): (() => Promise<Scene>) | null {
  return gameOf(game)?.scene ?? null;
}

export function actionText(game: string, parts: Data, view: Data, names: readonly string[], reference: Data): string {
  return gameOf(game)?.actionText(parts, view, names, reference) ?? "";
}

export function futureActionText(game: string, parts: Data, reference: Data): string {
  return gameOf(game)?.futureActionText(parts, reference) ?? "";
}

/** Where an action is made on the board; empty: the game does not say. */
export function actionPlaces(game: string, parts: Data, view: Data): string[] {
  return gameOf(game)?.places?.(parts, view) ?? [];
}

/** View and prompt after an own action; null: only the server knows. */
export function predictAction(game: string, view: Data, prompt: PromptSnapshot, action: string): Prediction | null {
  return gameOf(game)?.predictAction?.(view, prompt, action) ?? null;
}

export function chapterNumber(game: string, view: Data): number {
  return gameOf(game)?.chapter(view) ?? 0;
}

/** Whether actions must not be listed, because the list would show what the player has covered. */
export function isCovered(game: string): boolean {
  return gameOf(game)?.isCovered?.() ?? false;
}

export function isLineCovered(game: string, key: string): boolean {
  return isCovered(game) && (gameOf(game)?.isSecretLine?.(key) ?? false);
}
