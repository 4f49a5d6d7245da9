// How the results of each game are picked. A picker shows the choices it got, and knows no rules.

import type { Component } from "svelte";
import KasaneCards from "../../games/kasane/CardPicker.svelte";
import LilyCards from "../../games/lily/CardPicker.svelte";
import YurikureDie from "../../games/yurikure/DiePicker.svelte";
import YurikureGirls from "../../games/yurikure/GirlPicker.svelte";
import type { ChoiceNow, FallenNow } from "../../net/protocol";
import type { Facts } from "../../i18n/words.svelte";

export interface PickerProps {
  /** What is asked (a key), about whom. */
  asked: { what: string; facts: Facts };
  choices: readonly ChoiceNow[];
  /** The result that stands now, where one is changed. */
  chosen?: number | null;
  /** What fell before it in the same round, and what has been typed on and waits to be sent. */
  before?: readonly (FallenNow | ChoiceNow)[];
  names: readonly string[];
  reference: Record<string, unknown>;
  pick: (choice: ChoiceNow) => void;
}

const PICKERS: Record<string, Component<PickerProps>> = {
  "kasane-chance-card": KasaneCards,
  "lily-chance-card": LilyCards,
  "lily-chance-potential": LilyCards,
  "yurikure-chance-couple": YurikureGirls,
  "yurikure-chance-favor": YurikureGirls,
  "yurikure-chance-favor-girl": YurikureGirls,
  "yurikure-chance-order": YurikureGirls,
  "yurikure-chance-confession": YurikureDie,
  "yurikure-chance-couple-die": YurikureDie,
  "yurikure-chance-kiss": YurikureDie,
};

/** How results of this question are picked; null: by name. */
export const pickerOf = (what: string): Component<PickerProps> | null => PICKERS[what] ?? null;
