// Downloads the runtime with its progress, and keeps it on the device.

/** Written by web/python/compile.mjs: the folder of this version (empty: there is none), and its files with their sizes
 * in bytes. */
interface Manifest {
  version: string;
  sizes: Record<string, number>;
  /** A static site has its files compressed, since hosts may send them as they are: their names end with this there. */
  packed?: string;
}

/** The files of a runtime. */
export interface RuntimeFiles {
  folder: string;
  open: (name: string) => Promise<Response>;
  load: (script: string) => Promise<unknown>;
}

const CACHE = "madoi-runtime";
/** How long to wait for the manifest of a slow service when there is a runtime on the device. */
const PATIENCE_MS = 1500;
const BACKGROUND_TRIES = 10;
const BACKGROUND_PAUSE_MS = 60_000;

/** Browsers compile WebAssembly while it arrives only if it says what it is. */
const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

/** Browsers keep nothing for pages that came without encryption. */
const openCache = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(CACHE) : null);

/** The runtime, once all of it is on the device. Throws when there is none. */
export async function download(root: string, onProgress: (done: number) => void): Promise<RuntimeFiles> {
  const cache = await openCache();
  const address = `${root}manifest.json`;
  const known = await cache?.match(address);
  const found = await findManifest(known, address);
  const text = await found.clone().text();
  const manifest = JSON.parse(text) as Manifest;
  if (!manifest.version) throw new Error("the service has no runtime");
  const folder = `${root}${manifest.version}/`;
  const fetchFile = fileFetcher(folder, manifest.packed);
  if (text !== (await known?.clone().text())) {
    await fetchAll(manifest, cache, folder, fetchFile, onProgress);
    // Last: a download that is cut off leaves the runtime that was here before.
    await cache?.put(address, found).catch(() => undefined);
    await dropOthers(cache, folder, address);
  }
  onProgress(1);
  const open = async (name: string) => (await cache?.match(folder + name)) ?? fetchFile(name);
  // No host has a script of this name that is not compressed.
  const load = async (script: string) =>
    importScript(manifest.packed ? await blobOf(await open(script)) : folder + script);
  return { folder, open, load };
}

/** Again and again, if it fails: a service may still build its runtime, or many newcomers come from one address. */
export async function downloadInBackground(root: string): Promise<void> {
  for (let tries = 0; tries < BACKGROUND_TRIES; tries++) {
    if (tries) await new Promise((done) => setTimeout(done, BACKGROUND_PAUSE_MS));
    const isKept = await download(root, () => undefined).then(
      () => true,
      () => false,
    );
    if (isKept) return;
  }
}

async function fetchAll(
  { sizes }: Manifest,
  cache: Cache | null,
  folder: string,
  fetchFile: FetchFile,
  onProgress: (done: number) => void,
): Promise<void> {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  await Promise.all(
    Object.entries(sizes).map(async ([name, size]) => {
      if (await cache?.match(folder + name)) {
        loaded += size;
        return;
      }
      const answer = await fetchFile(name);
      const kept = cache?.put(folder + name, answer.clone()).catch(() => undefined);
      const reader = answer.body!.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        loaded += part.value.length;
        onProgress(loaded / total);
      }
      await kept;
    }),
  );
}

type FetchFile = (name: string) => Promise<Response>;

/** Fetches a file of this folder, and unpacks it. */
function fileFetcher(folder: string, packed = ""): FetchFile {
  const { fetch } = globalThis; // the worker gives Pyodide another one
  return async (name) => {
    const answer = await fetch(folder + name + packed);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    if (!packed) return answer;
    const type = TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";
    return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), {
      headers: { "content-type": type },
    });
  };
}

const blobOf = async (script: Response): Promise<string> => URL.createObjectURL(await script.blob());

const importScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** The manifest of the service; when that is out of reach or slow, the one on the device. */
async function findManifest(known: Response | undefined, address: string): Promise<Response> {
  try {
    const answer = await fetch(address, {
      cache: "no-cache",
      ...(known && { signal: AbortSignal.timeout(PATIENCE_MS) }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer;
  } catch (error) {
    if (!known) throw error;
    return known;
  }
}

/** Older versions make room. */
async function dropOthers(cache: Cache | null, ...kept: string[]): Promise<void> {
  for (const { url } of (await cache?.keys()) ?? [])
    if (!kept.some((address) => url.startsWith(address))) await cache?.delete(url);
}
