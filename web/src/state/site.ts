// Where the client lies: at the root of a service, or in a folder of a static site that `madoi site` wrote.

/** The built scripts are in `assets`, beside the page. */
export const BASE: string = import.meta.env?.PROD ? new URL("..", import.meta.url).pathname : "/";

/** Whether there is no service behind this page. What needs one is not shown. */
export const STATIC_SITE: boolean = globalThis.document?.querySelector("meta[name=madoi-site]") != null;

/** The address of a path of the client, of the service, or of a file beside the page. */
export const address = (path: string): string => BASE + path.slice(1);

/** The path of the client that an address leads to. */
export function pathOf(address: string): string {
  const path = `/${address.startsWith(BASE) ? address.slice(BASE.length) : address.slice(1)}`;
  return path.replace(/(?<=.)\/(index\.html)?(?=$|[?#])/, "");
}

/** Where the runtime of local tables lies. */
export const runtimeRoot = (): string => new URL(address("/runtime/"), location.href).href;
