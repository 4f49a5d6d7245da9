// Rules that find bugs. How code is laid out is Prettier's business.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // What svelte-check keeps, and what the service makes (python -m madoi.server.typescript).
  globalIgnores([".svelte-check", "src/net/protocol.ts"]),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable-loop": "error",
      // `_` is what a pattern or a callback leaves out.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Maps and sets here are filled where they are made, within a `$derived`, or hold what is not shown.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space at the end of a line.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // With types, promises that nobody waits for are found, and `any` that slips through. Not in components: there ESLint
    // takes the props of snippets for `any` where svelte-check knows better, and needs a minute for all of them.
    files: ["**/*.ts"],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
);
