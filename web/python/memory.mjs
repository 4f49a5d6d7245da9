// The memory of a Python that has started and imported everything, made by the build and restored by the worker: a
// start then runs no Python. Pyodide can restore all of its memory; this keeps only what differs from a fresh one, and
// also restores a memory that holds an extension module.

/** Where the build imports the extension module from. */
export const EXTENSION = "/extension/msgspec/_core.cpython-314-wasm32-emscripten.so";
const GRAIN = 16;
const PAGE = 4096;
/** Pieces with less between them are one: every piece costs eight bytes. */
const LEAST_GAP = 256;
/** Of the packed memory, in words: its size, the number of its pieces, where the extension's functions begin. */
const HEADER = 4;
/** Engines have a few functions more or less in the table before the extension's. */
const SPARE_FUNCTIONS = 64;

/** Where the memory in use ends. */
export const topOf = (module) => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];

/** Where Python keeps the function that calls others in this engine. */
const trampolineOf = (module) =>
  (module.__PyRuntime + module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2]) >>> 2;

/** The function that creates Pyodide's module, with the extension module in it: loaded before Python starts, so that it
 * lies at the same place in the memory and the function table of every start. `onLoaded` sees the memory before anything
 * has run. */
const withExtension = (createModule, extension, firstFunction, onLoaded) => (settings) => {
  settings.preRun.push(async (module) => {
    module.addRunDependency("extension");
    module.wasmTable.grow(firstFunction(module) - module.wasmTable.length);
    const flags = { loadAsync: true, nodelete: true };
    module.preloadedWasm[EXTENSION] = await module.loadWebAssemblyModule(extension, flags, EXTENSION, {});
    onLoaded(module);
    module.removeRunDependency("extension");
  });
  return createModule(settings);
};

/** Options for `loadPyodide` when its memory will be packed. */
export function packable(createModule, extension) {
  const start = {};
  const firstFunction = (module) => (start.function = module.wasmTable.length + SPARE_FUNCTIONS);
  const createPyodideModule = withExtension(createModule, extension, firstFunction, (module) => {
    start.memory = module.HEAPU8.slice();
  });
  return { start, options: { createPyodideModule, _makeSnapshot: true } };
}

/** What differs between the memory of this Python and the one before its start. */
export function pack(python, start) {
  const memory = python._module.HEAPU8;
  const pieces = [];
  let from = -1;
  for (let at = 0; at <= memory.length; at += GRAIN) {
    const differs = at < memory.length && !isSame(memory, start.memory, at);
    if (differs && from < 0) from = at;
    if (!differs && from >= 0) {
      const last = pieces.at(-1);
      if (last && from - last[0] - last[1] < LEAST_GAP) last[1] = at - last[0];
      else pieces.push([from, at - from]);
      from = -1;
    }
  }
  const state = new TextEncoder().encode(JSON.stringify(python._api.serializeHiwireState()).padEnd(GRAIN));
  const table = new Uint32Array([memory.length, pieces.length, start.function, 0, ...pieces.flat()]);
  const size = pieces.reduce((sum, [, length]) => sum + length, 0);
  const packed = new Uint8Array(table.byteLength + size + state.length);
  packed.set(new Uint8Array(table.buffer));
  let at = table.byteLength;
  for (const [offset, length] of pieces) {
    packed.set(memory.subarray(offset, offset + length), at);
    at += length;
  }
  packed.set(state, at);
  return packed;
}

function isSame(one, other, at) {
  for (let place = at; place < at + GRAIN; place++) if (one[place] !== (other[place] ?? 0)) return false;
  return true;
}

/** Options for `loadPyodide` that restore a packed memory. It is written piece by piece as it arrives: as a whole it
 * would stay in the memory of the browser, beside what was made from it. */
export function restored(createModule, extension, packed) {
  const createPyodideModule = async (settings) => {
    const parts = new Parts(packed);
    const [size, pieces, firstFunction] = new Uint32Array((await parts.take(HEADER * 4)).buffer);
    const table = new Uint32Array((await parts.take(pieces * 8)).buffer);
    let start;
    const createWithExtension = withExtension(
      createModule,
      extension,
      () => firstFunction,
      (module) => {
        start = usedPages(module);
      },
    );
    const module = await createWithExtension(settings);
    if (module.HEAPU8.length < size) module._malloc(size - topOf(module)); // it grows
    const trampoline = module.HEAPU32[trampolineOf(module)];
    // What has run until here differs from browser to browser.
    resetPages(module, start);
    for (let piece = 0; piece < table.length; piece += 2)
      await parts.copyTo(module.HEAPU8.subarray(table[piece], table[piece] + table[piece + 1]));
    module.HEAPU32[trampolineOf(module)] = trampoline;
    const state = JSON.parse(new TextDecoder().decode(await parts.rest()));
    // Pyodide calls this in place of starting Python.
    module.API.restoreSnapshot = () => state;
    return module;
  };
  return { createPyodideModule, _loadSnapshot: new Uint8Array() };
}

/** A stream of bytes, taken in parts of any length. */
class Parts {
  #reader;
  #chunk = new Uint8Array();

  constructor(stream) {
    this.#reader = stream.getReader();
  }

  async take(length) {
    const bytes = new Uint8Array(length);
    await this.copyTo(bytes);
    return bytes;
  }

  async copyTo(target) {
    for (let at = 0; at < target.length;) {
      if (!this.#chunk.length) this.#chunk = await this.#next();
      const part = this.#chunk.subarray(0, target.length - at);
      target.set(part, at);
      at += part.length;
      this.#chunk = this.#chunk.subarray(part.length);
    }
  }

  async #next() {
    const { done, value } = await this.#reader.read();
    if (done) throw new Error("the packed memory ends too early");
    return value;
  }

  /** All that follows. */
  async rest() {
    const chunks = [this.#chunk];
    for (let next = await this.#reader.read(); !next.done; next = await this.#reader.read()) chunks.push(next.value);
    return new Blob(chunks).arrayBuffer();
  }
}

/** The pages of the memory that are not empty, by number. A page that nobody has touched takes no room. */
function usedPages(module) {
  const pages = new Map();
  for (let page = 0; page * PAGE < topOf(module); page++)
    if (!isEmpty(module, page)) pages.set(page, module.HEAPU8.slice(page * PAGE, (page + 1) * PAGE));
  return pages;
}

function isEmpty({ HEAPU32 }, page) {
  const end = ((page + 1) * PAGE) / 4;
  for (let word = (page * PAGE) / 4; word < end; word++) if (HEAPU32[word] !== 0) return false;
  return true;
}

/** Bring the memory back to these pages. */
function resetPages(module, pages) {
  for (let page = 0; page * PAGE < topOf(module); page++) {
    const bytes = pages.get(page);
    if (bytes) module.HEAPU8.set(bytes, page * PAGE);
    else if (!isEmpty(module, page)) module.HEAPU8.fill(0, page * PAGE, (page + 1) * PAGE);
  }
}
