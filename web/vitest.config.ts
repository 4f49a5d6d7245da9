import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts, because builds do not install vitest.
export default defineConfig({
  plugins: [svelte()],
  // The catalogues are outside `web`.
  server: { fs: { allow: [".."] } },
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "https://madoi.example/" } },
    include: ["{src,worker,testing}/**/*.test.ts"],
    // One window per file would take three times as long.
    pool: "threads",
    isolate: false,
    setupFiles: "testing/reset.ts",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
