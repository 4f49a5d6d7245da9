import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableRequest } from "../../net/protocol";
import { savePlayerName } from "../../state/storage";
import { friendsCount, isSlow, openForFriends, openWithBots, usualCount } from "./quick-tables";

let sent: TableRequest[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as TableRequest);
    return Promise.resolve(Response.json({ table: "t1", seat: 0, secret: "s", invitations: [] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("four play where nobody says, and two where a friend is invited", () => {
  expect([usualCount([2, 3, 4]), usualCount([2]), usualCount([3, 4, 5])]).toEqual([4, 2, 4]);
  expect([friendsCount([2, 3, 4]), friendsCount([3, 4, 5])]).toEqual([2, 3]);
});

test("a table for friends has open seats, and a day for every move where that is wanted", async () => {
  savePlayerName("Mio");
  await openForFriends("yurikure", 3);
  await openForFriends("yurikure", 3, "daily");
  const [live, daily] = sent;
  expect(live!.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  expect(live!.seats[0]!.name).toBe("Mio");
  expect([isSlow(live!.terms?.clock), isSlow(daily!.terms?.clock)]).toEqual([false, true]);
  expect(location.pathname).toBe("/t/t1");
});

test("a table against bots asks for no name", async () => {
  await openWithBots("kasane", 4, "casual");
  expect(sent[0]!.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
});
