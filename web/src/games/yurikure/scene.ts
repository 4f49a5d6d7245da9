import type { Scene } from "../scene";
import CircleScene from "./CircleScene.svelte";
import { SCENE_BEATS } from "./circle-beats";

export const scene: Scene = { drawing: CircleScene, beats: SCENE_BEATS.length, beatMs: 1500, stillBeat: 6 };
