// What a moving scene of a game is: a drawing of play for the home page and invitations, without words.

import type { Component } from "svelte";
import type { SceneTiming } from "../ui/scene-clock.svelte";

export interface Scene extends SceneTiming {
  /** Draws one beat; fills the width it is given, 4 by 3. */
  drawing: Component<{ beat: number }>;
}
