// Vite plugin: builds the service worker (worker/sw.ts) and writes the list of all built files into it.

import type { Plugin } from "vite";

const WORKER = "sw.js";
/** Pictures for chat programs, which no page shows. */
const PREVIEW = /^preview-/;
/** Served by the service, from src/madoi/words. */
const WORDS = ["ja", "zh-Hant", "en"].flatMap((language) =>
  ["", "-rules", "-match", "-evening", "-daily", "-puzzles", "-ratings"].map((part) => `/words/${language}${part}.ftl`),
);

export function offline(): Plugin {
  let root = "";
  let unchanged = "";
  return {
    name: "madoi-offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      unchanged = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: `${root}/worker/sw.ts`, fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk" || worker.imports.length) this.error("the worker must be one file");
        const parts: (string | Uint8Array)[] = [worker.code];
        const files = ["/", ...WORDS];
        for (const [name, built] of Object.entries(bundle)) {
          if (name === WORKER) continue;
          parts.push(name, built.type === "chunk" ? built.code : built.source);
          if (name !== "index.html") files.push(`/${name}`);
        }
        for (const name of await this.fs.readdir(unchanged)) {
          if (PREVIEW.test(name)) continue;
          parts.push(name, await this.fs.readFile(`${unchanged}/${name}`));
          files.push(`/${name}`);
        }
        const shell = { version: await digest(parts), files: files.sort() };
        worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(shell));
      },
    },
  };
}

/** A short hash that identifies a version. */
async function digest(parts: (string | Uint8Array)[]): Promise<string> {
  const bytes = await new Blob(parts as BlobPart[]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
