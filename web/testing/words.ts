// The catalogues, as the service would send them.

import { vi } from "vitest";
import { words, type Language } from "../src/i18n/words.svelte";

const FILES = import.meta.glob<string>("../../src/madoi/words/*/*.ftl", { query: "?raw", import: "default" });

/** The service adds them from the games. */
const RULEBOOKS = "rulebook-kasane = KS\nrulebook-lily = LY\nrulebook-yurikure = YK";

/** All messages of a language, as text. */
export async function catalogueOf(language: Language): Promise<string> {
  const parts = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  return [...(await Promise.all(parts.sort().map((path) => FILES[path]!()))), RULEBOOKS].join("\n");
}

/** Load a language. */
export async function speak(language: Language): Promise<void> {
  const catalogue = await catalogueOf(language);
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(catalogue)));
  await words.setLanguage(language);
  asked.mockRestore();
}
