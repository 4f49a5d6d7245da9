// Node script: makes the files that run Python in a browser, from Pyodide and wheels.
// Usage: compile.mjs OUT BYTECODE WARMING WHEEL… (tools/runtime_bytecode.py and tools/runtime_warming.py)
//
// Python itself compiles everything to bytecode here, once, and then starts, imports it and opens a table of each game:
// browsers get the memory that this leaves, and an archive of what is not in it. Pyodide and its library lose what no
// table needs.

import process from "node:process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { withoutData, withUsedExports } from "./lean.mjs";
import { EXTENSION, pack, packable, restored, topOf } from "./memory.mjs";

// Node would print the whole line, which is all of Pyodide.
process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-2000));
  process.exit(1);
});

const [out, bytecode, warming, ...wheels] = process.argv.slice(2);
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const ENCODINGS = ["__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8"];
/** Programs, servers, formats and tests of the standard library. */
const UNUSED =
  "_pyrepl concurrent/interpreters ctypes curses dbm email ensurepip html http idlelib lib2to3 multiprocessing " +
  "pydoc_data sqlite3 sysconfig test tkinter turtledemo unittest venv wsgiref xml xmlrpc zoneinfo " +
  "_pydecimal.py _pydatetime.py _pyio.py _pylong.py argparse.py asyncio/proactor_events.py asyncio/windows_events.py " +
  "bdb.py cProfile.py calendar.py cmd.py code.py compileall.py concurrent/futures/process.py configparser.py csv.py " +
  "difflib.py doctest.py filecmp.py fileinput.py ftplib.py gettext.py imaplib.py ipaddress.py logging/config.py " +
  "logging/handlers.py mailbox.py mimetypes.py modulefinder.py nntplib.py ntpath.py optparse.py pdb.py pickletools.py " +
  "plistlib.py poplib.py pprint.py profile.py pstats.py pydoc.py pyodide/console.py runpy.py shlex.py smtplib.py " +
  "socketserver.py ssl.py stringprep.py symtable.py tarfile.py trace.py tracemalloc.py turtle.py urllib/request.py " +
  "wave.py webbrowser.py " +
  "_ast_unparse.py _sysconfigdata__emscripten_wasm32-emscripten.py _compat_pickle.py _markupbase.py _py_abc.py _ssl.py asyncio/__main__.py asyncio/tools.py asyncio/windows_utils.py " +
  "concurrent/futures/interpreter.py getopt.py getpass.py graphlib.py gzip.py json/tool.py netrc.py pathlib/types.py pickle.py " +
  "pkgutil.py pty.py py_compile.py pyclbr.py pyodide/_nodesock_transport.py quopri.py rlcompleter.py sched.py shelve.py " +
  "tabnanny.py timeit.py urllib/robotparser.py zipapp.py " +
  "_strptime.py antigravity.py colorsys.py concurrent/futures/thread.py json/__main__.py nturl2path.py pyodide/http queue.py " +
  "sre_compile.py sre_constants.py sre_parse.py this.py tty.py urllib zipfile/__main__.py";
const MEMORY = "memory.bin";
/** Of an entry in Python's lists of frozen modules: name, address, size, and whether it is a package. */
const FROZEN_WORDS = 4;

const read = (path) => new Uint8Array(readFileSync(path));
const text = (path) => readFileSync(path, "utf8");
const python = await loadPyodide();
python.unpackArchive(read(join(pyodide, "python_stdlib.zip")), "zip", { extractDir: "/library" });
for (const wheel of wheels) {
  // An extension module cannot be loaded out of an archive.
  const place = basename(wheel).startsWith("msgspec") ? "/extension" : "/sources";
  python.unpackArchive(read(wheel), "zip", { extractDir: place });
}
python.globals.set("unused", UNUSED.split(" "));
python.globals.set("encodings", ENCODINGS);
python.runPython(text(bytecode));
python.runPython(`
import os, re, shutil

for name in unused:
    path = f"/library/{name}"
    shutil.rmtree(path) if os.path.isdir(path) else os.path.exists(path) and os.remove(path)
for name in os.listdir("/library/encodings"):
    if name.removesuffix(".py") not in list(encodings):
        os.remove(f"/library/encodings/{name}")
compile_all("/library", 2, False)
compile_all("/sources", 0, True)
compile_all("/extension", 0, False)
pack("/python.zip", ["/library", "/sources"], [])
`);
const lock = JSON.parse(text(join(pyodide, "pyodide-lock.json")));
const extension = python.FS.readFile(EXTENSION);
const lockFileContents = JSON.stringify({ ...lock, packages: {} });
const lean = await withUsedExports(
  text(join(pyodide, "pyodide.asm.mjs")),
  read(join(pyodide, "pyodide.asm.wasm")),
  [extension],
  [text(join(pyodide, "pyodide.mjs")), text(join(import.meta.dirname, "memory.mjs"))],
);
const indexURL = mkdtempSync(join(tmpdir(), "madoi-"));
writeFileSync(join(indexURL, "pyodide.asm.mjs"), lean.script);
const { default: createModule } = await import(join(indexURL, "pyodide.asm.mjs"));

/** Start what was made: Pyodide reads its module and the archive of the library from files. */
function start(module, library, options) {
  const stdLibURL = join(indexURL, "python.zip");
  writeFileSync(join(indexURL, "pyodide.asm.wasm"), module);
  writeFileSync(stdLibURL, library);
  return loadPyodide({ indexURL, stdLibURL, lockFileContents, ...options });
}

const { start: fresh, options } = packable(createModule, extension);
const started = await start(lean.module, python.FS.readFile("/python.zip"), options);
const place = dirname(EXTENSION);
started.FS.mkdirTree(place);
for (const name of python.FS.readdir(place).filter((name) => /\.(pyc|so)$/.test(name)))
  started.FS.writeFile(join(place, name), python.FS.readFile(join(place, name)));
started.runPython(`
import sys
sys.path.append("/extension")
import madoi.local.search, madoi.local.worker
sys.path.remove("/extension")
`);
const names = started.toPy({});
started.runPython(text(warming), { globals: names });
names.destroy();
const modules = started.runPython("' '.join(sys.modules)").split(" ");
const imported = started.runPython(`
archive = next(path for path in sys.path if path.endswith(".zip"))
files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
" ".join(file.removeprefix(archive + "/") for file in files if file.startswith(archive))
`);
python.globals.set("imported", imported);
python.runPython(
  `
import _imp

left_out = {name for name in imported.split() if not re.fullmatch("madoi/.*__init__.pyc", name)}
left_out |= {f"{name.replace('.', '/')}.pyc" for name in _imp._frozen_module_names()}  # part of Python itself
pack("/rest.zip", ["/library", "/sources"], left_out)`,
);
const library = python.FS.readFile("/rest.zip");
started.FS.writeFile("/lib/python314.zip", library);
started.runPython(`
import gc
for finder in filter(None, sys.path_importer_cache.values()):
    finder.invalidate_caches()
del archive, files, finder, madoi
gc.collect()
sys._clear_internal_caches()
del gc, sys
`);
clearFree(started._module);
const memory = pack(started, fresh);

/** Zeros in place of what Python has freed: they take no room. */
function clearFree(module) {
  const top = topOf(module);
  const taken = [];
  for (let size = 1 << 20; size >= 8; size = size > 4096 ? size >> 1 : size - 8) {
    let at = module._malloc(size);
    for (; at + size <= top; at = module._malloc(size)) {
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
    module._free(at); // none of this size is left
  }
  taken.forEach((at) => module._free(at));
}

/** The bytecode in Python itself of modules that are imported already, as addresses and lengths. */
function frozen(module) {
  const found = [];
  for (const list of [module.__PyImport_FrozenBootstrap, module.__PyImport_FrozenStdlib])
    for (let at = module.HEAPU32[list >>> 2] >>> 2; module.HEAPU32[at]; at += FROZEN_WORDS) {
      const [name, address, size] = module.HEAPU32.subarray(at, at + FROZEN_WORDS);
      if (modules.includes(module.UTF8ToString(name))) found.push([address, size]);
    }
  return found;
}

const wasm = withoutData(lean.module, frozen(python._module));
const files = {
  "pyodide.mjs": read(join(pyodide, "pyodide.mjs")),
  "pyodide.asm.mjs": new TextEncoder().encode(lean.script),
  "pyodide.asm.wasm": wasm,
  "pyodide-lock.json": new TextEncoder().encode(lockFileContents),
  "python_stdlib.zip": library,
  "extension.so": extension,
  [MEMORY]: memory,
};

// Named by what the memory is made from: its own bytes differ from build to build.
const hash = createHash("sha256").update(python.FS.readFile("/python.zip"));
for (const path of [warming, ...["compile.mjs", "memory.mjs"].map((name) => join(import.meta.dirname, name))])
  hash.update(read(path));
for (const [name, bytes] of Object.entries(files)) if (name !== MEMORY) hash.update(name).update("\0").update(bytes);
const version = hash.digest("hex").slice(0, 16);
const folder = join(out, version);
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sizes = {};
let compressed = 0;
for (const [name, bytes] of Object.entries(files)) {
  sizes[name] = bytes.length;
  const best = name === MEMORY ? brotli(bytes, 6) : brotliOnce(bytes);
  writeFileSync(join(folder, `${name}.br`), best);
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  compressed += best.length;
}
writeFileSync(join(out, "manifest.json"), JSON.stringify({ version, sizes, compressed }));

function brotli(bytes, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(bytes, { params });
}

/** The best compression takes half a minute: kept for the next build. */
function brotliOnce(bytes) {
  const kept = join(dirname(wheels[0]), `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.br`);
  if (!existsSync(kept)) writeFileSync(kept, brotli(bytes, 11));
  return readFileSync(kept);
}

// What was made must start, and know every game.
const made = await start(wasm, library, restored(createModule, extension, new Response(memory).body));
made.runPython(`
import madoi.local.search, madoi.local.worker
from madoi.server.table.projection.games import build_offer
assert len(build_offer().games) == 3
`);
rmSync(indexURL, { recursive: true });
console.log(`${version}: ${compressed} bytes`);
