// The two transports of a table's messages: a WebSocket to the service, or a worker on this device.

import { isLocal } from "../local/local-id";

/** The part of a WebSocket that a connection uses. */
export interface Transport {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export function openTransport(table: string): Transport {
  if (isLocal(table)) return new LocalTransport();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // The service sends the connection to the process that has the table.
  return new WebSocket(`${scheme}://${location.host}/play?table=${encodeURIComponent(table)}`) as Transport;
}

/** A socket to the Python worker of this device. It opens at once; what is sent waits until Python has started. */
class LocalTransport implements Transport {
  readyState: number = WebSocket.CONNECTING;
  onopen: Transport["onopen"] = null;
  onmessage: Transport["onmessage"] = null;
  onclose: Transport["onclose"] = null;
  #close = (): void => undefined;
  #send = (_: string): void => undefined;

  constructor() {
    void this.#open();
  }

  async #open(): Promise<void> {
    const { localRuntime } = await import("../local/runtime.svelte");
    if (this.readyState === WebSocket.CLOSED) return;
    const socket = localRuntime.open({
      onMessage: (text) => this.onmessage?.({ data: text }),
      onClosed: (code) => {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.({ code });
      },
    });
    this.#send = (text) => localRuntime.send(socket, text);
    this.#close = () => localRuntime.close(socket);
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.#send(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#close();
  }
}
