import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";

const SERVICE = "http://127.0.0.1:8800";

// The built client is part of the Python package; the build hook passes --outDir.
export default defineConfig({
  plugins: [svelte(), offline()],
  build: { outDir: "../src/madoi/web", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": SERVICE, "/words": SERVICE, "/play": { target: SERVICE, ws: true } } },
});
