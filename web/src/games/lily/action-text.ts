// Actions of Lily in words, with the terminal's menu texts.

import { words, type Facts } from "../../i18n/words.svelte";
import { Cards, phraseText } from "./cards";
import type { CharacterView, LilyData, LilyParts, LilyReference, SideView } from "./data-types";
import { BACK, type Area } from "./view";

/** Answers that pick something for a skill. */
const PICKS = ["take", "target", "reverse"];

/** Verbs whose text depends on the prompt. */
const DEPENDS = ["pass", "end", "counter", "yes", "no"];

export function actionText(
  parts: LilyParts,
  view: LilyData,
  names: readonly string[],
  reference: Partial<LilyReference>,
): string {
  return new ActionDescriber(view, new Cards(reference), names).menuText(parts);
}

/** An action in words without a view: who stands where, and what is asked, is not known. */
export function futureActionText(parts: LilyParts, reference: Partial<LilyReference>): string {
  const { verb, card, side, areas, number } = parts;
  const cards = new Cards(reference);
  const [area, to, second] = areas.map((one) => `@lily-area-${one}`);
  const facts = { name: cards.name(card), level: cards.get(card).level ?? 0, number, area, to, second };
  return words.text(["lily-later", verb, side, second && "wide"].filter(Boolean).join("-"), facts);
}

/** Describes actions for what the viewer sees now. */
export class ActionDescriber {
  readonly seat: number;

  constructor(
    readonly view: LilyData,
    readonly cards: Cards,
    readonly names: readonly string[],
    /** The key of what a player does who answers the skill's question; empty: no skill asks. */
    readonly verb = "",
  ) {
    this.seat = Math.max(view.viewer, 0);
  }

  menuText(act: LilyParts): string {
    return this.#verbText(act) || this.#text("menu", act);
  }

  /** The verb of the question with the name of what is picked. */
  #verbText(act: LilyParts): string {
    const key = `${this.verb}-do`;
    if (!this.verb || !PICKS.includes(act.verb) || !words.has(key)) return "";
    return words.text(key, {
      name: act.card ? this.cards.name(act.card) : this.nameAt(act.side === "own", act.areas[0]!),
    });
  }

  /** What it would do, with the rules. */
  explanation(act: LilyParts): string {
    return this.#text("explain", act);
  }

  #text(family: string, act: LilyParts): string {
    const variant = this.variant(act);
    const special = `lily-${family}-${act.verb}-${variant}`;
    const key = variant && words.has(special) ? special : `lily-${family}-${act.verb}`;
    return words.text(key, this.#facts(act), this.names);
  }

  /** The ending of the message id, where a verb has special texts. */
  variant(act: LilyParts): string {
    if (DEPENDS.includes(act.verb)) return this.view.choice?.kind ?? "";
    if (act.verb === "move") return this.characterAt(true, act.areas[1]) ? "swap" : "";
    if (act.verb === "to") return this.characterAt(true, act.areas[0]) ? "swap" : "";
    if (act.verb === "attack") return this.#attacked(act).length > 1 ? "several" : "";
    if (act.verb === "level") {
      const onto = this.characterAt(true, act.areas[0]);
      return onto?.leader && this.#level(act.card) > this.#level(onto.card) ? "leader" : "";
    }
    if (act.verb === "couple") {
      const top = this.#top;
      if (!top) return "up";
      const name = this.cards.get(top).name;
      const down = this.#own.coupling.some((one) => one.up && this.cards.get(one.card).name === name);
      return (down ? "down" : "up") + (this.#couplingSkills(top) ? "-skill" : "");
    }
    if (act.verb === "option") return this.#option(act.number) ? "" : "unknown";
    return "";
  }

  #facts(act: LilyParts): Facts {
    const [first, second] = act.areas;
    if (["deploy", "level", "place"].includes(act.verb)) return this.#ontoFacts(act.card, first!);
    if (act.card) return this.#cardFacts(act.verb, act.card);
    if (act.verb === "target") return this.#characterFacts(act.side === "own", first!);
    if (act.verb === "keep") return this.#characterFacts(true, first!);
    if (act.verb === "to") return { area: `@lily-area-${first}`, other: this.nameAt(true, first!) };
    if (act.verb === "move") {
      return { ...this.#characterFacts(true, first!), to: `@lily-area-${second}`, other: this.nameAt(true, second!) };
    }
    if (act.verb === "attack") {
      return { ...this.#characterFacts(true, first!), to: `@lily-area-${second}`, targets: this.#targets(act) };
    }
    if (act.verb === "skill") {
      const stands = this.characterAt(true, first);
      const skill = stands ? this.cards.skillText(stands.card, act.number) : "";
      return { ...this.#characterFacts(true, first!), number: act.number, skill };
    }
    if (act.verb === "first") return this.#waitingFacts(act.number);
    if (act.verb === "option") return { number: act.number, skill: this.#option(act.number) };
    if (act.verb === "couple") {
      const top = this.#top;
      if (!top) return { card: "–", name: "–", about: "–", brief: "–", skill: "", skills: "" };
      return { ...this.#card(top), skill: this.#couplingSkills(top), skills: this.#skills(top) };
    }
    return this.#plainFacts(act.verb);
  }

  #card(id: string): Facts {
    return {
      card: this.cards.phrase(id),
      name: this.cards.name(id),
      about: this.cards.about(id),
      brief: this.cards.brief(id),
    };
  }

  #cardFacts(verb: string, id: string): Facts {
    const facts = this.#card(id);
    const card = this.cards.get(id);
    if (["event", "potential", "leader", "partner"].includes(verb)) {
      facts["skill"] = this.#skills(id);
      facts["power"] = card.power ?? 0;
      facts["range"] = card.range ?? "";
      facts["copies"] = this.cards.inDeck(this.seat, card.name);
    }
    const battle = this.view.battle;
    if (verb === "critical" && battle) {
      // The power counts once more; additions stay (LY-8.9).
      const more = battle.critical ? 0 : battle.attack_parts.power * battle.attack_parts.times;
      facts["power"] = battle.attack + more;
    }
    return facts;
  }

  #ontoFacts(id: string, area: Area): Facts {
    const card = this.cards.get(id);
    const onto = this.characterAt(true, area);
    return {
      ...this.#card(id),
      area: `@lily-area-${area}`,
      level: card.level ?? 0,
      power: card.power ?? 0,
      before: onto ? this.#level(onto.card) : 0,
      played: this.view.played,
      most: this.#own.levels,
    };
  }

  /** Partner, support and running skill, for actions without a target. */
  #plainFacts(verb: string): Facts {
    const { partner } = this.#own;
    const support = this.view.battle?.supports[this.seat] ?? null;
    const running = this.view.skill;
    const [fighter, times] = this.view.choice?.kind === "counter" ? [support, 1] : [partner, 2];
    const facts: Facts = {
      name: fighter ? this.cards.name(fighter) : "–",
      partner: partner ? this.cards.phrase(partner) : words.text("lily-term-partner"),
      power: fighter ? times * (this.cards.get(fighter).power ?? 0) : 0,
      support: support ? this.cards.phrase(support) : words.text("lily-term-support"),
    };
    if (verb === "yes") facts["skill"] = (running && this.cards.skillText(running.card, running.skill)) || "–";
    return facts;
  }

  #skills(id: string): string {
    return this.cards.skillTexts(id).join(" ") || words.text("lily-board-no-skill");
  }

  /** The special skills a card has in the coupling area. */
  #couplingSkills(id: string): string {
    const types = this.cards.get(id).skill_types;
    return this.cards
      .skillTexts(id)
      .filter((_, place) => types[place] === "special")
      .join(" ");
  }

  #waitingFacts(number: number): Facts {
    const one = this.view.waiting[number - 1];
    if (!one) return { card: "–", name: "–", skill: "–", number };
    return { ...this.#card(one.card), skill: this.cards.skillText(one.card, one.skill), number };
  }

  /** The option of the running skill with this number; empty: unknown. */
  #option(number: number): string {
    const running = this.view.skill;
    const skill = running ? this.cards.get(running.card).skills[running.skill - 1] : undefined;
    const found = optionsIn(skill, number);
    return found.length === 1 ? phraseText(found[0]!) : "";
  }

  #targets(act: LilyParts): string[] {
    const attacked = this.#attacked(act);
    const targets = attacked.map((area) => {
      const stands = this.characterAt(false, area)!;
      const facts = { name: this.cards.name(stands.card), power: stands.power, leader: stands.leader ? "yes" : "no" };
      return words.text("lily-board-target", facts);
    });
    // A wide attack names a second area, which may be empty.
    const empty = act.areas.slice(2).filter((area) => !attacked.includes(area));
    targets.push(...empty.map((area) => words.text("lily-board-empty", { area: `@lily-area-${area}` })));
    return targets.length ? targets : [words.text("lily-board-nobody")];
  }

  /** The attacked areas that have a target, with the front areas a piercing attack passes. */
  #attacked(act: LilyParts): Area[] {
    const areas = act.areas.slice(1);
    if (this.characterAt(true, act.areas[0])?.granted.includes("piercing")) {
      const before = areas.filter((area) => (BACK as readonly Area[]).includes(area));
      areas.push(...before.map((area) => `${area[0]}f` as Area));
    }
    return [...new Set(areas)].filter((area) => {
      const stands = this.characterAt(false, area);
      return stands !== null && !stands.granted.includes("no-target");
    });
  }

  #characterFacts(mine: boolean, area: Area): Facts {
    return {
      name: this.nameAt(mine, area),
      area: `@lily-area-${area}`,
      power: this.characterAt(mine, area)?.power ?? 0,
      seat: mine ? this.seat : 1 - this.seat,
    };
  }

  characterAt(mine: boolean, area: Area | undefined): CharacterView | null {
    return area ? this.view.players[mine ? this.seat : 1 - this.seat]!.field[area] : null;
  }

  nameAt(mine: boolean, area: Area): string {
    const stands = this.characterAt(mine, area);
    return stands ? this.cards.name(stands.card) : words.text("lily-board-nobody");
  }

  #level(id: string): number {
    return this.cards.get(id).level ?? 0;
  }

  get #own(): SideView {
    return this.view.players[this.seat]!;
  }

  get #top(): string | null {
    return this.#own.deck_top[0] ?? null;
  }
}

/** The options with this number in a skill's phrase. */
function optionsIn(phrase: unknown, number: number): Facts[] {
  if (phrase === null || typeof phrase !== "object" || Array.isArray(phrase)) return [];
  const facts = phrase as Facts;
  if (facts["key"] === "lily-option" && facts["number"] === number) return [facts["what"] as Facts];
  return Object.values(facts).flatMap((part) => optionsIn(part, number));
}
