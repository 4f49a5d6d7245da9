// A record packed into a link, behind the # that browsers do not send.

/** Longer links get cut off by programs that pass them on. */
export const MAX_LINK_CHARACTERS = 8000;
/** The service takes no longer record. */
const MAX_RECORD_BYTES = 400_000;

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > MAX_RECORD_BYTES) throw new RangeError("too long");
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Check digits are left out: they can be computed again and do not compress. */
export async function packRecord(record: string): Promise<string> {
  const short = record.replaceAll(/ ~[0-9a-f]+$/gm, "");
  const bytes = await pipe(new TextEncoder().encode(short), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Null: not a packed record. */
export async function unpackRecord(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(await pipe(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
