// The picker components by kind of chance. A picker shows the choices it gets and knows no rules.

import type { Component } from "svelte";
import KasaneCards from "../../games/kasane/CardPicker.svelte";
import LilyCards from "../../games/lily/CardPicker.svelte";
import YurikureDie from "../../games/yurikure/DiePicker.svelte";
import YurikureGirls from "../../games/yurikure/GirlPicker.svelte";
import type { ChanceChoice, ChanceResult } from "../../net/protocol";
import type { Facts } from "../../i18n/words.svelte";

export interface PickerProps {
  /** The question: its kind, and whom it is about. */
  question: { what: string; facts: Facts };
  choices: readonly ChanceChoice[];
  /** The current result, when one is corrected. */
  chosen?: number | null;
  /** Earlier results of the same round, sent or not. */
  before?: readonly (ChanceResult | ChanceChoice)[];
  names: readonly string[];
  reference: Record<string, unknown>;
  pick: (choice: ChanceChoice) => void;
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

/** Null: results are picked by name. */
export const pickerOf = (what: string): Component<PickerProps> | null => PICKERS[what] ?? null;
