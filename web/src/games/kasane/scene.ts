import type { Scene } from "../scene";
import RobeScene from "./RobeScene.svelte";
import { LAYERS } from "./view";

const REST_BEATS = 4;

export const scene: Scene = { drawing: RobeScene, beats: LAYERS + REST_BEATS, beatMs: 1100, stillBeat: LAYERS };
