import type { loadPyodide } from "pyodide";

type PyodideConfig = NonNullable<Parameters<typeof loadPyodide>[0]>;
export type CreateModule = NonNullable<PyodideConfig["createPyodideModule"]>;

export function restored(
  createModule: CreateModule,
  extension: Uint8Array,
  packed: ReadableStream<Uint8Array>,
): PyodideConfig;
