import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { packed } from "./packed.ts";

const SERVICE = "http://127.0.0.1:8800";

/** What is loaded together is one script and one style sheet, so that a first visit asks for few files. */
const GROUPS = [
  { name: "app", tags: ["$initial" as const], test: /[\\/](src|node_modules)[\\/]/ }, // not the service worker
  { name: "lily", test: /[\\/]games[\\/]lily[\\/](?!art[\\/]|scene\.|duel-beats|DuelScene)/ },
  { name: "yurikure", test: /[\\/]games[\\/]yurikure[\\/](?!scene\.|circle-beats|CircleScene)/ },
];

// The built client is part of the Python package; the build hook passes --outDir.
export default defineConfig({
  plugins: [svelte(), offline(), packed()],
  build: {
    outDir: "../src/madoi/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // The service allows WebAssembly for this file alone (transport/middleware.py).
  // Scripts and styles find each other wherever the client lies (`madoi site`); pages of the service have any depth.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/python-worker-[hash].js" } } },
  server: {
    proxy: { "/api": SERVICE, "/words": SERVICE, "/runtime": SERVICE, "/play": { target: SERVICE, ws: true } },
  },
});
