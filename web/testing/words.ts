// The catalogues, as the service would send them.

import { vi } from "vitest";
import { words, type Language } from "../src/i18n/words.svelte";

const FILES = import.meta.glob<string>("../../src/madoi/words/*/*.ftl", { query: "?raw", import: "default" });

/** Load a language. */
export async function speak(language: Language): Promise<void> {
  const parts = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  const catalogue = (await Promise.all(parts.sort().map((path) => FILES[path]!()))).join("\n");
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(catalogue)));
  await words.setLanguage(language);
  asked.mockRestore();
}
