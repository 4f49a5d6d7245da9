// Small parts that several boards and the home page draw. Here they belong to the first script: otherwise they would be
// part of one board, and whoever draws them would load all of it.
import "./games/yurikure/Die.svelte";
import "./games/yurikure/Glyph.svelte";
import "./games/yurikure/Portrait.svelte";
import "./table/Prompt.svelte";
import "./table/SeatMark.svelte";
import "./ui/Reason.svelte";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/style.css";
import { offline } from "./net/offline.svelte";
import { words } from "./i18n/words.svelte";
import { watchErrors } from "./state/problem-report";

const RETRY_MS = 2000;

watchErrors();

// Without texts there is nothing to show; the server may still be starting.
for (let loaded = false; !loaded;) {
  try {
    await words.setLanguage(words.preferredLanguage());
    loaded = true;
  } catch {
    await new Promise((go) => setTimeout(go, RETRY_MS));
  }
}
mount(App, { target: document.getElementById("app")! });
offline.start();
