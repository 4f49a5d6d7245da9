// The Python worker: loads Pyodide with our modules, and runs the tables of this device, or searches for their bots.

import type { PyodideInterface } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { restored, type CreateModule } from "../../python/memory.mjs";
import { download } from "./download";
import { appendEntry, readEntries } from "./log-store";
import type { FromWorker, Role, ToWorker } from "./messages";

const post = (message: FromWorker): void => (self as unknown as Worker).postMessage(message);

/** `madoi.local.worker.Worker`. */
interface Tables extends PyProxy {
  request: (path: string, body: string) => Promise<PyProxy>;
  receive: (socket: number, text: string) => Promise<void>;
  close: (socket: number) => void;
  pause: (paused: boolean) => void;
}

let role: Role = "tables";
let tables: Tables;
let search: PyCallable;
let started: Promise<number>;
let lastSearch = 0;
const searching = new Map<number, { resolve: (found: string) => void; reject: (error: Error) => void }>();

async function start(root: string): Promise<number> {
  const files = await download(root, (done) => post({ type: "progress", done }));
  const { folder, open } = files;
  const [{ loadPyodide }, { default: createModule }, extension, memory] = await Promise.all([
    files.load("pyodide.mjs") as Promise<typeof import("pyodide")>,
    files.load("pyodide.asm.mjs") as Promise<{ default: CreateModule }>,
    open("extension.so").then((file) => file.arrayBuffer()),
    open("memory.bin"),
  ]);
  // Pyodide fetches the rest itself, by address.
  const fetchOther = self.fetch.bind(self);
  self.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : new URL(asked).href;
    return address.startsWith(folder) ? open(address.slice(folder.length)) : fetchOther(asked, init);
  };
  const options = restored(createModule, new Uint8Array(extension), memory.body!);
  const python = await loadPyodide({ indexURL: folder, ...options });
  if (role === "search") {
    search = (python.pyimport("madoi.local.search") as unknown as { run: PyCallable }).run;
  } else {
    const module = python.pyimport("madoi.local.worker") as unknown as { Worker: PyCallable };
    tables = module.Worker(device(python)) as Tables;
  }
  return (python.pyimport("madoi.server.protocol") as unknown as { PROTOCOL: number }).PROTOCOL;
}

/** `madoi.local.device.Device`. */
function device(python: PyodideInterface) {
  return {
    append: (table: string, number: number, at: number, entry: string) => appendEntry({ table, number, at, entry }),
    entries: async (table: string, first: number) =>
      python.toPy((await readEntries(table, first)).map(({ at, entry }) => [at, entry])) as unknown,
    search: (task: string, job: string) =>
      new Promise<string>((resolve, reject) => {
        const id = ++lastSearch;
        searching.set(id, { resolve, reject });
        post({ type: "search", id, task, job });
      }),
    send: (socket: number, text: string) => post({ type: "message", socket, text }),
    close: (socket: number, code: number) => post({ type: "closed", socket, code }),
    changed: (table: string, state: string) => post({ type: "changed", table, state }),
  };
}

async function answer(id: number, path: string, body: string): Promise<void> {
  const found = await tables.request(path, body);
  const [status, text] = found.toJs() as [number, string];
  found.destroy();
  post({ type: "answer", id, status, body: text });
}

function find(id: number, task: string, job: string): void {
  try {
    post({ type: "found", id, result: search(task, job) as string });
  } catch (error) {
    console.error(error);
    post({ type: "found", id, result: null });
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    role = data.role;
    started = start(data.root);
    await started.then(
      (protocol) => post({ type: "ready", protocol }),
      (error: unknown) => post({ type: "failed", reason: String(error) }),
    );
    return;
  }
  await started;
  switch (data.type) {
    case "request":
      return answer(data.id, data.path, data.body);
    case "message":
      return tables.receive(data.socket, data.text);
    case "close":
      return tables.close(data.socket);
    case "pause":
      return tables.pause(data.paused);
    case "search":
      return find(data.id, data.task, data.job);
    case "found": {
      const waiting = searching.get(data.id);
      searching.delete(data.id);
      if (data.result === null) waiting?.reject(new Error("search"));
      else waiting?.resolve(data.result);
    }
  }
};
