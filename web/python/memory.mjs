// The memory of a Python that has started and imported everything, made by the build and restored by the worker: a
// start then runs no Python. Pyodide can restore all of its memory; this keeps only what differs from a fresh one, and
// also restores a memory that holds an extension module.

/** Where the build imports the extension module from. */
export const EXTENSION = "/extension/msgspec/_core.cpython-314-wasm32-emscripten.so";
const GRAIN = 16;
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
      pieces.push([from, at - from]);
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

/** Options for `loadPyodide` that restore a packed memory. */
export function restored(createModule, extension, packed) {
  const [size, pieces, firstFunction] = new Uint32Array(packed.buffer, packed.byteOffset, HEADER);
  let start;
  const createWithExtension = withExtension(
    createModule,
    extension,
    () => firstFunction,
    (module) => {
      start = module.HEAPU8.slice(0, topOf(module));
    },
  );
  const createPyodideModule = async (settings) => {
    const module = await createWithExtension(settings);
    // Pyodide calls this in place of starting Python. What has run until here differs from browser to browser.
    module.API.restoreSnapshot = () => {
      if (module.HEAPU8.length < size) module._malloc(size - topOf(module)); // it grows
      const trampoline = module.HEAPU32[trampolineOf(module)];
      module.HEAPU8.fill(0, start.length, topOf(module));
      module.HEAPU8.set(start);
      const state = unpack(packed, pieces, module.HEAPU8);
      module.HEAPU32[trampolineOf(module)] = trampoline;
      release(packed);
      release(start);
      return state;
    };
    return module;
  };
  return { createPyodideModule, _loadSnapshot: new Uint8Array() };
}

/** Give back what is used up, at once where the engine can: it would take megabytes until the next collection. */
function release(bytes) {
  bytes.buffer.transfer?.(0);
}

/** Write the pieces into the memory; returns what Pyodide knows about it. */
function unpack(packed, pieces, memory) {
  const table = new Uint32Array(packed.buffer, packed.byteOffset + HEADER * 4, pieces * 2);
  let at = HEADER * 4 + table.byteLength;
  for (let piece = 0; piece < table.length; piece += 2) {
    const length = table[piece + 1];
    memory.set(packed.subarray(at, at + length), table[piece]);
    at += length;
  }
  return JSON.parse(new TextDecoder().decode(packed.subarray(at)));
}
