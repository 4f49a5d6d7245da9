"""The client's own modules, asked without a browser: a script for Node gets data and gives data."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import madoi.words
from madoi.words import LANGUAGES
from support.programs import binaries

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 60

BUNDLED = """
import { json } from "node:stream/consumers";
import { rolldown } from "rolldown";
import { transformSync } from "rolldown/utils";

// Waits for all of it: to read a pipe at one go fails where nothing has come yet.
const { modules, given } = await json(process.stdin);
const start = `${process.cwd()}/start.ts`;
const wanted = {
  name: "wanted",
  resolveId: (id) => (id === start ? id : null),
  load: (id) => (id === start ? modules.map((one) => `export * from "./src/${one}";`).join("") : null),
  async transform(code, filename) {
    if (!filename.endsWith(".svelte.ts")) return null;
    const { compileModule } = await import("svelte/compiler"); // as much work to load as all the rest
    const plain = transformSync(filename, code, { target: "es2022" }).code;
    return { code: compileModule(plain, { filename, generate: "server" }).js.code, moduleType: "js" };
  },
};
const bundle = await rolldown({ input: start, platform: "node", plugins: [wanted] });
const { output } = await bundle.generate({ format: "esm", codeSplitting: false });

// What a page has, and Node has not.
globalThis.document = { documentElement: {}, querySelector: () => null };
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.addEventListener = () => undefined;
globalThis.navigator ??= { onLine: true };
const client = await import("data:text/javascript," + encodeURIComponent(output[0].code));
"""


def run_in_node(modules: list[str], script: str, given: object) -> Any:
    """What a script answers in JSON about what it finds as ``given``; it has all that these modules of web/src
    export as ``client``."""
    node = shutil.which("node", path=binaries())
    if node is None or not (WEB / "node_modules" / "rolldown").exists():
        pytest.fail("the client's parts are not there: run npm ci in web (python3 run.py test does it)")
    done = subprocess.run(
        [node, "--input-type=module", "-e", BUNDLED + script],
        input=json.dumps({"modules": modules, "given": given}),
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def catalogues() -> dict[str, str]:
    """All words, as the service gives them to the client."""
    folder = Path(madoi.words.__file__).parent
    return {
        language: "\n".join(file.read_text(encoding="utf-8") for file in (folder / language).glob("*.ftl"))
        for language in LANGUAGES
    }
