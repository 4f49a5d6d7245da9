import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../../net/protocol";
import { mutedPeople } from "../../state/muted-names.svelte";
import { Chat } from "./chat.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  mutedPeople.set("Mio", false);
});
afterEach(() => vi.useRealTimers());

const OPENED: News = { number: 0, at: 0, what: "opened" };
const said = (number: number, seat: number, name: string, more: Partial<News> = {}): News => ({
  number,
  at: 0,
  what: "said",
  seat,
  name,
  why: "table",
  ...more,
});

function chatOf(viewer: number, ...first: News[]) {
  const table = $state({ news: first, viewer });
  const chat = new Chat(table);
  let heard = false;
  const stop = $effect.root(() => {
    $effect(() => {
      heard = chat.follow();
    });
  });
  flushSync();
  return {
    chat,
    stop,
    hear: (...more: News[]): boolean => {
      heard = false;
      table.news = [...table.news, ...more];
      flushSync();
      return heard;
    },
  };
}

test("what was said before is read, and what is new is a badge and a bubble", () => {
  const { chat, hear, stop } = chatOf(0, OPENED, said(1, 1, "Mio", { text: "old" }));
  expect(chat.unread).toBe(0);
  expect(chat.bubbles).toEqual({});
  expect(hear(said(2, 1, "Mio", { phrase: "nice" }))).toBe(true);
  expect(chat.unread).toBe(1);
  expect(chat.bubbles[1]?.phrase).toBe("nice");
  chat.open = true;
  flushSync();
  expect(chat.unread).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(chat.bubbles).toEqual({});
  stop();
});

test("one's own words make no noise, and a later bubble replaces an earlier one", () => {
  const { chat, hear, stop } = chatOf(0, OPENED);
  expect(hear(said(1, 0, "Rin", { text: "hello" }))).toBe(false);
  vi.advanceTimersByTime(3000);
  hear(said(2, 0, "Rin", { phrase: "wow" }));
  vi.advanceTimersByTime(3000);
  expect(chat.bubbles[0]?.phrase).toBe("wow");
  stop();
});

test("whoever is muted is not heard, and is again when the reader wants it", () => {
  const { chat, hear, stop } = chatOf(0, OPENED, said(1, 1, "Mio", { text: "before" }));
  mutedPeople.set("ＭＩＯ ", true);
  flushSync();
  expect(chat.lines).toEqual([]);
  expect(hear(said(2, 1, "Mio", { phrase: "love" }))).toBe(false);
  expect([chat.unread, Object.keys(chat.bubbles)]).toEqual([0, []]);
  expect(JSON.parse(localStorage.getItem("madoi-muted")!)).toEqual(["ＭＩＯ "]);
  mutedPeople.set("mio", false);
  flushSync();
  expect(chat.lines.map((line) => line.text)).toEqual(["before", ""]);
  expect(chat.bubbles).toEqual({});
  stop();
});

test("a rematch shows what was said before it, as read", () => {
  const earlier = [{ seat: 1, name: "Mio", text: "again?" }];
  const { chat, hear, stop } = chatOf(0, { ...OPENED, chat: earlier });
  expect(chat.lines.map((line) => [line.name, line.text, line.earlier])).toEqual([["Mio", "again?", true]]);
  expect(chat.unread).toBe(0);
  hear(said(1, 1, "Mio", { phrase: "hello" }));
  expect(chat.unread).toBe(1);
  stop();
});
