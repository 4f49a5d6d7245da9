// Node script: makes the files that run Python in a browser, from Pyodide and wheels. Usage: compile.mjs OUT WHEEL…
//
// Python itself compiles everything to bytecode here, once: without it each start would compile its library anew, which
// takes six times as long. Pyodide's own library loses what no table needs.

import process from "node:process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

// Node would print the whole line, which is all of Pyodide.
process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-2000));
  process.exit(1);
});

const [out, ...wheels] = process.argv.slice(2);
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const ENCODINGS = ["__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8"];
/** Programs, servers, formats and tests of the standard library. */
const UNUSED =
  "_pyrepl concurrent/interpreters ctypes curses dbm email ensurepip html http idlelib lib2to3 multiprocessing " +
  "pydoc_data sqlite3 sysconfig test tkinter turtledemo unittest venv wsgiref xml xmlrpc zoneinfo " +
  "_pydecimal.py _pydatetime.py _pyio.py _pylong.py cProfile.py code.py doctest.py ftplib.py imaplib.py mailbox.py " +
  "nntplib.py optparse.py pdb.py pickletools.py plistlib.py poplib.py profile.py pstats.py pydoc.py smtplib.py " +
  "socketserver.py ssl.py tarfile.py tracemalloc.py turtle.py webbrowser.py";
const COMPRESSED = /\.(wasm|mjs|json)$/;

const read = (path) => new Uint8Array(readFileSync(path));
const python = await loadPyodide();
python.unpackArchive(read(join(pyodide, "python_stdlib.zip")), "zip", { extractDir: "/library" });
for (const wheel of wheels) {
  // An extension module cannot be loaded out of an archive.
  const place = basename(wheel).startsWith("msgspec") ? "/extension" : "/sources";
  python.unpackArchive(read(wheel), "zip", { extractDir: place });
}
python.globals.set("unused", UNUSED.split(" "));
python.globals.set("encodings", ENCODINGS);
python.runPython(`
import compileall, os, py_compile, shutil, zipfile

def compile_all(folder, optimize):
    """Bytecode in place of the sources, which needs no check at the start."""
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    assert compileall.compile_dir(folder, quiet=2, legacy=True, optimize=optimize, invalidation_mode=mode,
                                  stripdir=folder)

def pack(archive, *folders):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for folder in folders:
            found = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
            for path in found:
                if not path.endswith((".py", ".pyi", ".typed")) and ".dist-info" not in path:
                    # The same time for all: the archive depends on its contents only.
                    packed.writestr(zipfile.ZipInfo(os.path.relpath(path, folder)), open(path, "rb").read(),
                                    zipfile.ZIP_DEFLATED)

for name in unused:
    path = f"/library/{name}"
    shutil.rmtree(path) if os.path.isdir(path) else os.path.exists(path) and os.remove(path)
for name in os.listdir("/library/encodings"):
    if name.removesuffix(".py") not in list(encodings):
        os.remove(f"/library/encodings/{name}")
compile_all("/library", 2)
compile_all("/sources", 0)
compile_all("/extension", 0)
pack("/python.zip", "/library", "/sources")
pack("/extension.zip", "/extension")
`);
const lock = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
const files = {
  "pyodide.mjs": read(join(pyodide, "pyodide.mjs")),
  "pyodide.asm.mjs": read(join(pyodide, "pyodide.asm.mjs")),
  "pyodide.asm.wasm": read(join(pyodide, "pyodide.asm.wasm")),
  "pyodide-lock.json": new TextEncoder().encode(JSON.stringify({ ...lock, packages: {} })),
  "python_stdlib.zip": python.FS.readFile("/python.zip"),
  "extension.zip": python.FS.readFile("/extension.zip"),
};

const hash = createHash("sha256");
for (const [name, bytes] of Object.entries(files)) hash.update(name).update("\0").update(bytes);
const version = hash.digest("hex").slice(0, 16);
const folder = join(out, version);
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sizes = {};
let compressed = 0;
for (const [name, bytes] of Object.entries(files)) {
  const packed = COMPRESSED.test(name) ? gzipSync(bytes, { level: 9 }) : bytes;
  writeFileSync(join(folder, COMPRESSED.test(name) ? `${name}.gz` : name), packed);
  sizes[name] = bytes.length;
  compressed += packed.length;
}
writeFileSync(join(out, "manifest.json"), JSON.stringify({ version, sizes, compressed }));

// What was made must start, and know every game.
writeFileSync(join(folder, "pyodide.asm.wasm"), files["pyodide.asm.wasm"]);
writeFileSync(join(folder, "pyodide.asm.mjs"), files["pyodide.asm.mjs"]);
const made = await loadPyodide({
  indexURL: `${folder}/`,
  stdLibURL: join(folder, "python_stdlib.zip"),
  lockFileContents: JSON.stringify({ ...lock, packages: {} }),
});
rmSync(join(folder, "pyodide.asm.wasm"));
rmSync(join(folder, "pyodide.asm.mjs"));
made.FS.mkdirTree("/extension");
made.unpackArchive(files["extension.zip"], "zip", { extractDir: "/extension" });
made.runPython(`
import sys
sys.path.append("/extension")
import madoi.local.search, madoi.local.worker
from madoi.server.table.projection.games import build_offer
assert len(build_offer().games) == 3
`);
console.log(`${version}: ${compressed} bytes`);
