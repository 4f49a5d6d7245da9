import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { words } from "./lib/words.svelte";

await words.choose(words.preferred());
mount(App, { target: document.getElementById("app")! });
