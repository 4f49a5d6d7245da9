import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: what only checks the client is not there when it is built.
export default defineConfig({
  plugins: [svelte()],
  // The words that the client speaks lie beside it.
  server: { fs: { allow: [".."] } },
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "https://madoi.example/" } },
    include: ["src/**/*.test.ts", "worker/**/*.test.ts"],
    // A window for each file would take two thirds of the time.
    pool: "threads",
    isolate: false,
    setupFiles: "testing/reset.ts",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
