import { expect, test } from "vitest";
import { packRecord, unpackRecord } from "./record-link";

const RECORDS = import.meta.glob<string>("../../../../tests/golden/records/*.madoi", {
  query: "?raw",
  import: "default",
});
const plain = (record: string) => record.replaceAll(/ ~[0-9a-f]+$/gm, "");

test("every record goes into a link and comes out again, without its check digits", async () => {
  const records = await Promise.all(Object.values(RECORDS).map((load) => load()));
  expect(records.length).toBeGreaterThan(2);
  for (const record of records) {
    const text = await packRecord(record);
    expect(text, "nothing that an address would write otherwise").toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(record.length);
    expect(await unpackRecord(text)).toBe(plain(record));
  }
});

test("check digits are left out at the end of a line only", async () => {
  expect(await unpackRecord(await packRecord("a ~12ab\nb ~c d\nc ~0"))).toBe("a\nb ~c d\nc");
});

test("any text survives", async () => {
  const text = "円居 ✿ café\n".repeat(300);
  expect(await unpackRecord(await packRecord(text))).toBe(text);
});

test.each([
  ["cut off", (text: string) => text.slice(0, -10)],
  ["changed", (text: string) => `A${text}`],
  ["not of our making", () => "hello!"],
  ["no text inside", () => packedBytes([0xff, 0xfe, 0xff])],
])("a link that is %s holds nothing", async (_, broken) => {
  const text = await broken(await packRecord("madoi 1\n".repeat(50)));
  expect(await unpackRecord(text)).toBe(null);
});

test("a small link does not become an endless record", async () => {
  expect(await unpackRecord(await packRecord("a".repeat(400_000)))).toHaveLength(400_000);
  expect(await unpackRecord(await packedBytes(Array.from({ length: 400_001 }, () => 97)))).toBe(null);
});

/** Bytes in a link, as if they were a record. */
async function packedBytes(bytes: number[]): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const squeezed = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(squeezed, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
