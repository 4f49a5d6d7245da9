"""What may follow a hint's choice: the client says it in the words of the terminal, whatever is done in whatever game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import madoi.words
from browser.client import asked
from madoi.games import NAMES, find
from madoi.terminal.boards import board_for
from madoi.words import LANGUAGES, words

SAY = """
import { rolldown } from "rolldown";
import { compileModule } from "svelte/compiler";
import ts from "typescript";

const { catalogues, games } = given;
const names = Object.keys(games);
const start = `${process.cwd()}/start.ts`;
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const client = {
  name: "client",
  resolveId: (id) => (id === start ? id : null),
  load: (id) => id !== start ? null :
    names.map((game) => `export { later as ${game} } from "./src/boards/${game}/choice";`).join("") +
    'export { words } from "./src/lib/words.svelte";',
  transform(code, filename) {
    if (!filename.endsWith(".svelte.ts")) return null;
    const plain = ts.transpileModule(code, { compilerOptions: options }).outputText;
    return { code: compileModule(plain, { filename, generate: "server" }).js.code, moduleType: "js" };
  },
};
const bundle = await rolldown({ input: start, platform: "node", plugins: [client] });
const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
const { words, ...later } = await import("data:text/javascript," + encodeURIComponent(output[0].code));

globalThis.document = { documentElement: {} };
globalThis.localStorage = { setItem() {} };
const said = {};
for (const [language, catalogue] of Object.entries(catalogues)) {
  globalThis.fetch = async () => new Response(catalogue);
  await words.choose(language);
  said[language] = names.map((game) => games[game].actions.map((action) => later[game](action, games[game].printed)));
}
console.log(JSON.stringify(said));
"""


def test_the_client_says_what_may_follow_as_the_terminal_does() -> None:
    games: dict[str, dict[str, Any]] = {}
    for name in NAMES:
        game = find(name)
        settings = game.settings({}, game.seat_counts[-1])
        actions = [action.text for action in game.vocabulary(settings)]
        games[name] = {"actions": actions, "printed": game.reference(settings)}
    folder = Path(madoi.words.__file__).parent
    catalogues = {
        language: "\n".join(file.read_text(encoding="utf-8") for file in (folder / language).glob("*.ftl"))
        for language in LANGUAGES
    }
    said = asked(SAY, {"catalogues": catalogues, "games": games})
    for language in LANGUAGES:
        for sentences, (name, known) in zip(said[language], games.items(), strict=True):
            board = board_for(name, words(language), [], known["printed"])
            assert sentences == [board.later(action) for action in known["actions"]]
