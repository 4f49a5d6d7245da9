import type { Scene } from "../scene";
import DuelScene from "./DuelScene.svelte";
import { SCENE_BEATS } from "./duel-beats";

export const scene: Scene = { drawing: DuelScene, beats: SCENE_BEATS.length, beatMs: 1250, stillBeat: 7 };
