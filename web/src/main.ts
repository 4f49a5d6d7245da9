import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { offline } from "./lib/offline.svelte";
import { words } from "./lib/words.svelte";

const AGAIN = 2000;

// Without words there is nothing to show; the server may just be starting.
for (let known = false; !known;) {
  try {
    await words.choose(words.preferred());
    known = true;
  } catch {
    await new Promise((go) => setTimeout(go, AGAIN));
  }
}
mount(App, { target: document.getElementById("app")! });
offline.start();
