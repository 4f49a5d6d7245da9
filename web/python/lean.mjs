// Makes Pyodide smaller without a compiler. Its module exports all of Python for packages that may come, and its script
// names each export three times: what msgspec and the script ask for stays. A start is quicker for it, too.

const EXPORTS = 7;
const DATA = 11;
/** Of a data segment: it lies at a constant address of the only memory. */
const ACTIVE = 0;
const I32_CONST = 0x41;
const END = 0x0b;
const HEADER_BYTES = 8;

/** How the script names an export: in a list of variables, and where it gets it. */
const DECLARED = /\bvar (?:\w+,){1000,}\w+;/g;
const ASSIGNED = /\b_(\w+)=Module\["_\1"\]=wasmExports\["\1"\](?:\.value>>>0)?;/g;
const WORDS = /\w+/g;

/** Script and module with those exports alone that the script, these modules or these other scripts use. */
export async function withUsedExports(script, module, importing, scripts) {
  const used = new Set([script.replace(DECLARED, "").replace(ASSIGNED, ""), ...scripts].join(" ").match(WORDS));
  for (const one of importing)
    for (const { name } of WebAssembly.Module.imports(await WebAssembly.compile(one))) used.add(name);
  const isUsed = (name) => used.has(name) || used.has(`_${name}`);
  const isDeclared = (variable) => !variable.startsWith("_") || used.has(variable) || isUsed(variable.slice(1));
  const declared = (list) => `var ${list.slice("var ".length, -1).split(",").filter(isDeclared).join(",")};`;
  return {
    script: script.replace(DECLARED, declared).replace(ASSIGNED, (text, name) => (isUsed(name) ? text : "")),
    module: withExports(module, isUsed),
  };
}

/** The module without the exports whose name does not pass. */
function withExports(module, isWanted) {
  const reader = new Reader(sectionOf(module, EXPORTS).bytes);
  const kept = [];
  for (let left = reader.number(); left > 0; left--) {
    const from = reader.at;
    const name = reader.text();
    reader.at++; // its kind
    reader.number();
    if (isWanted(name)) kept.push(reader.bytes.subarray(from, reader.at));
  }
  const { from, end } = sectionOf(module, EXPORTS);
  const body = concat(leb(kept.length), ...kept);
  return concat(module.subarray(0, from), [EXPORTS], leb(body.length), body, module.subarray(end));
}

/** The module with zeros in these places of its memory, each an address and a length. */
export function withoutData(module, places) {
  const cleared = module.slice();
  const reader = new Reader(sectionOf(cleared, DATA).bytes);
  for (let left = reader.number(); left > 0; left--) {
    if (reader.number() !== ACTIVE || reader.bytes[reader.at++] !== I32_CONST)
      throw new Error("a segment without a place");
    const address = reader.number();
    if (reader.bytes[reader.at++] !== END) throw new Error("a segment without a place");
    const size = reader.number();
    const bytes = reader.bytes.subarray(reader.at, reader.at + size);
    for (const [from, length] of places) {
      const first = Math.max(0, from - address);
      if (first < Math.min(size, from + length - address)) bytes.fill(0, first, from + length - address);
    }
    reader.at += size;
  }
  return cleared;
}

/** A section: where it lies, and its contents. */
function sectionOf(module, wanted) {
  const reader = new Reader(module);
  reader.at = HEADER_BYTES;
  while (reader.at < module.length) {
    const from = reader.at;
    const id = module[reader.at++];
    const size = reader.number();
    const end = reader.at + size;
    if (id === wanted) return { from, end, bytes: module.subarray(reader.at, end) };
    reader.at = end;
  }
  throw new Error(`no section ${wanted}`);
}

class Reader {
  at = 0;

  constructor(bytes) {
    this.bytes = bytes;
  }

  /** A whole number in as many bytes as it needs. */
  number() {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at++];
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  }

  text() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }
}

function leb(number) {
  const bytes = [];
  for (let left = number; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  return [...bytes, Math.floor(number / 128 ** bytes.length)];
}

function concat(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
