// All interface texts, from the same Fluent catalogues as the terminal's (src/madoi/words).

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { address } from "../state/site";

export type Facts = Record<string, unknown>;

export const LANGUAGES = ["ja", "zh-Hant", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What some pages load besides the words of all pages; src/madoi/server/transport/static.py has the same list. */
export type WordsPart = "rules" | "match" | "daily" | "puzzles" | "ratings" | "evening";
const FALLBACK: Language = "en";
const STORAGE_KEY = "madoi-language";
const RULE = /^rule-([A-Z]+-(?:D?\d+))(?:-(\d+))?$/;
const RULEBOOK = /^rulebook-([a-z][a-z0-9]*)$/;
/** A key among the facts; what a person typed is in the fact `text`. */
const KEY = /^@[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
/** The reader's name in the middle of an English sentence, and as an owner: messages write "{ $seat }'s robe". */
const YOU_INSIDE = /(?<=[a-z,(] )You\b/gu;
const YOU_OWN = /\b([Yy]ou)'s\b/gu;
const BETWEEN_SCRIPTS = /(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[A-Za-z0-9])/gu;

/** A key without a sentence as readable words: `bids-prizes-left` gives "Prizes left". */
export function plainWords(key: string): string {
  const parts = key
    .replace(/-known$/, "")
    .replace(/-name$/, "")
    .split("-");
  const text = (parts.length > 1 ? parts.slice(1) : parts).join(" ").replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A fact that a sentence needs and did not get. */
const NOT_GIVEN = /\{\$[\w-]+\}/gu;

/** One of the files of `CATALOGUES` (src/madoi/server/transport/static.py). */
async function fetchResource(name: string): Promise<FluentResource> {
  const answer = await fetch(address(`/words/${name}.ftl`));
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return new FluentResource(await answer.text());
}

class Words {
  language = $state<Language>(FALLBACK);
  /** The ids of all rules, in the order of the rulebooks; the same in every language. */
  rules = $state.raw<readonly string[]>([]);
  /** The games that have a rulebook, and how the ids of its rules begin. */
  rulebooks = $state.raw<Readonly<Record<string, string>>>({});
  #bundle = $state.raw(new FluentBundle(FALLBACK));
  #resources = new Map<string, Promise<FluentResource>>();
  /** The parts that are loaded with every language, because a page has asked for them. */
  #parts: readonly WordsPart[] = [];

  /** The language chosen before, or the browser's. */
  preferredLanguage(): Language {
    const preferred = [localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages];
    for (const tag of preferred) {
      const start = tag.toLowerCase().split("-")[0];
      const found = LANGUAGES.find((language) => language.toLowerCase().split("-")[0] === start);
      if (found) return found;
    }
    return FALLBACK;
  }

  /** Load and use a language; the whole page changes with it. */
  async setLanguage(language: Language): Promise<void> {
    const bundle = await this.#load(language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  }

  /** The texts of another language beside the current one, for what is shown in several. */
  async beside(language: Language): Promise<Words> {
    const other = new Words();
    other.#bundle = await this.#load(language);
    other.language = language;
    return other;
  }

  /** Load the texts of a part too. */
  async loadPart(part: WordsPart): Promise<void> {
    if (this.#parts.includes(part)) return;
    await this.#resource(`${this.language}-${part}`);
    if (!this.#parts.includes(part)) this.#parts = [...this.#parts, part];
    const { language } = this;
    const bundle = await this.#load(language);
    if (this.language === language) this.#bundle = bundle;
  }

  async #load(language: Language): Promise<FluentBundle> {
    const parts = this.#parts;
    const names = [language, ...parts.map((part) => `${language}-${part}`)];
    const resources = await Promise.all(names.map((name) => this.#resource(name)));
    if (parts !== this.#parts) return this.#load(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    const ids = resources.flatMap(({ body }) => body.map(({ id }) => id));
    this.rules = ids.flatMap((id) => {
      const [, first, second] = RULE.exec(id) ?? [];
      return first ? [second ? `${first}.${second}` : first] : [];
    });
    this.rulebooks = Object.fromEntries(
      ids
        .flatMap((id) => RULEBOOK.exec(id)?.[1] ?? [])
        .map((game) => [game, bundle.formatPattern(bundle.getMessage(`rulebook-${game}`)!.value!)]),
    );
    return bundle;
  }

  #resource(name: string): Promise<FluentResource> {
    const found = this.#resources.get(name) ?? fetchResource(name);
    this.#resources.set(name, found);
    found.catch(() => this.#resources.delete(name)); // the next call tries again
    return found;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a message. `names` are the players', for facts that are seats. */
  text(key: string, facts: Facts = {}, names: readonly string[] = []): string {
    const message = this.#bundle.getMessage(key);
    const prepared: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      prepared[name.replaceAll("_", "-")] = this.#fact(name, fact, names);
    }
    if (!message?.value) return this.#withoutSentence(key, prepared);
    const text = this.#bundle.formatPattern(message.value, prepared, []).replace(NOT_GIVEN, "…");
    if (this.language === "zh-Hant") return text.replace(BETWEEN_SCRIPTS, " ");
    return this.language === "en" ? text.replace(YOU_INSIDE, "you").replace(YOU_OWN, "$1r") : text;
  }

  /** What is said where a catalogue has no sentence: who, what, and the facts by their names. A game from outside may
   * lack sentences. */
  #withoutSentence(key: string, facts: Record<string, FluentVariable>): string {
    const said = (fact: FluentVariable): string => String(fact instanceof FluentNumber ? fact.value : fact);
    const who = ["seat", "seats"].flatMap((name) => (name in facts ? [said(facts[name]!)] : []));
    const told = Object.entries(facts)
      .filter(([name]) => name !== "seat" && name !== "seats")
      .map(([name, fact]) => `${name.replaceAll("-", " ")} ${said(fact)}`);
    return [...who, plainWords(key), ...(told.length ? [told.join(", ")] : [])].join(": ");
  }

  /** The sentence of the first of these keys that has one; else the words of the last part. */
  textOr(keys: readonly string[], otherwise: string): string {
    const key = keys.find((one) => this.has(one));
    return key ? this.text(key) : otherwise;
  }

  /** What a game is called; one from outside need not have a short name for lists. */
  game(game: string): string {
    return this.textOr([`web-game-${game}`, `${game}-name`], plainWords(game));
  }

  /** What a game is about, in one sentence; empty where it does not say. */
  gameAbout(game: string): string {
    return this.textOr([`web-about-${game}`, `${game}-about`], "");
  }

  /** A refusal in one line, with its rule. */
  refusal(refusal: { code: string; rule: string; facts: Facts }, names: readonly string[] = []): string {
    const text = this.text(refusal.code, refusal.facts, names);
    return refusal.rule ? `${text} [${refusal.rule}]` : text;
  }

  /** Pick the current language from a text given in several. */
  localized(texts: Record<string, string>): string {
    return texts[this.language] ?? texts[FALLBACK] ?? Object.values(texts)[0] ?? "";
  }

  /** Whether there is a text for a rule, which may have to be loaded. */
  hasRule(id: string): boolean {
    if (this.rule(id) !== null) return true;
    return !this.#parts.includes("rules") && Object.values(this.rulebooks).some((start) => id.startsWith(`${start}-`));
  }

  rule(id: string): string | null {
    return this.ruleNote("rule", id);
  }

  ruleTitle(id: string): string {
    return this.ruleNote("rule-title", id) ?? id;
  }

  /** What the catalogue has for a rule beside its text: title, table, picture caption. */
  ruleNote(kind: string, rule: string): string | null {
    const key = `${kind}-${rule.toUpperCase().replaceAll(".", "-")}`;
    return this.has(key) ? this.text(key) : null;
  }

  joined(parts: string[]): string {
    return parts.join(this.text("list-separator").replaceAll("|", ""));
  }

  seat(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.text("seat-number", { number: seat + 1 });
  }

  #fact(name: string, fact: unknown, names: readonly string[]): FluentVariable {
    if (typeof fact === "string") {
      const isKey = fact.startsWith("@") && (this.has(fact.slice(1)) || (name !== "text" && KEY.test(fact)));
      return isKey ? this.text(fact.slice(1)) : fact;
    }
    if (Array.isArray(fact)) {
      if (name === "seats") return this.joined(fact.map((seat) => this.seat(seat as number, names)));
      if (name === "cards" && fact.every((card) => typeof card === "number")) {
        return fact.map((card) => (card === 0 ? "+1" : String(card))).join(".");
      }
      return this.joined(fact.map((part) => this.fact("", part, names)));
    }
    if (fact !== null && typeof fact === "object") {
      if ("key" in fact) {
        const { key, ...rest } = fact as { key: string } & Facts;
        return this.text(key, rest, names);
      }
      return this.localized(fact as Record<string, string>);
    }
    if (typeof fact === "number") {
      if (name === "seat" || name.endsWith("_seat")) return this.seat(fact, names);
      if (name === "card" && fact === 0) return "+1";
      return new FluentNumber(fact, { useGrouping: false });
    }
    return String(fact);
  }

  /** A single fact, as it would appear in a message. */
  fact(name: string, fact: unknown, names: readonly string[] = []): string {
    const prepared = this.#fact(name, fact, names);
    return typeof prepared === "string" ? prepared : String((prepared as FluentNumber).value ?? prepared);
  }
}

export type { Words };
export const words = new Words();
