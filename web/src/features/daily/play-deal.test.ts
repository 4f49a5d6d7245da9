import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, RefusalError, SERVICE_UNREACHABLE } from "../../net/api";
import { knownDeviceKey } from "../../state/device-key";
import { dailyResult, saveDailyResult } from "../../state/daily-results";
import { router } from "../../state/router.svelte";
import { saveFinishedGame, savePlayerName, seatSecret } from "../../state/storage";
import { collectResults, noteAttempt, playDeal, takeDeal } from "./play-deal";

const DAY = "2026-11-18";
const SCORE = { place: 1, margin: 4, points: 20 };

const go = vi.fn();

beforeEach(() => {
  localStorage.clear();
  savePlayerName("Mio");
  vi.spyOn(router, "go").mockImplementation(go);
});

const finish = (table: string) =>
  saveFinishedGame({
    table,
    game: "lily",
    at: 1,
    seat: 0,
    seats: [{ kind: "person", name: "Mio", bot: "" }],
    points: [1],
    winners: [0],
    paper: false,
    continued: false,
  });

test("at the service: the first visit makes a device key, and the seat is kept", async () => {
  const play = vi.spyOn(api, "playDeal").mockResolvedValue({ table: "t", secret: "s", counts: true });
  await playDeal(DAY, "lily");
  expect(play).toHaveBeenCalledWith(DAY, "lily", { key: knownDeviceKey(), name: "Mio", face: "" });
  expect(seatSecret("t")).toBe("s");
  play.mockResolvedValue({ table: "t", secret: "", counts: true });
  await playDeal(DAY, "lily");
  expect(seatSecret("t"), "what goes on keeps its seat").toBe("s");
  expect(go).toHaveBeenLastCalledWith("/t/t");
});

describe("taken along", () => {
  const local = vi.fn();
  beforeEach(async () => {
    vi.spyOn(api, "startLocal").mockResolvedValue(undefined);
    vi.spyOn(api, "takeDeal").mockResolvedValue({ seed: "00ff" });
    vi.spyOn(api, "playLocalDeal").mockImplementation(local.mockReset());
    local.mockResolvedValue({ table: "local-1", secret: "s", counts: true });
    await takeDeal(DAY, "lily");
  });

  test("it is played on this device with its seed, and goes on there", async () => {
    await playDeal(DAY, "lily");
    expect(local).toHaveBeenCalledWith(DAY, "lily", { name: "Mio", face: "", seed: "00ff", practice: false });
    await playDeal(DAY, "lily");
    expect(local).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenLastCalledWith("/t/local-1");
  });

  test("its result is sent when the connection is back, once", async () => {
    await playDeal(DAY, "lily");
    vi.spyOn(api, "localAttempt").mockResolvedValue(SCORE);
    vi.spyOn(api, "localLog").mockResolvedValue({ entries: [] });
    const send = vi.spyOn(api, "sendAttempt").mockRejectedValue(new RefusalError(SERVICE_UNREACHABLE));
    await collectResults();
    expect(send, "the game is not over").not.toHaveBeenCalled();
    finish("local-1");
    await expect(collectResults()).rejects.toThrow();
    expect(dailyResult(DAY, "lily")).toMatchObject({ score: SCORE, sent: false });
    send.mockResolvedValue({ name: "Mio", face: "", how: "device", begun: 0 });
    await collectResults();
    await collectResults();
    expect(send).toHaveBeenCalledTimes(2);
    expect(dailyResult(DAY, "lily")?.sent).toBe(true);
    await playDeal(DAY, "lily");
    expect(local, "a second game is practice").toHaveBeenLastCalledWith(
      DAY,
      "lily",
      expect.objectContaining({ practice: true }),
    );
    expect(dailyResult(DAY, "lily")?.table, "and changes nothing").toBe("local-1");
  });
});

test("the result at the service is kept for the streak", () => {
  noteAttempt(DAY, "kasane", null);
  noteAttempt(DAY, "kasane", { name: "Mio", face: "", how: "service", begun: 0 });
  expect(dailyResult(DAY, "kasane")).toBe(null);
  noteAttempt(DAY, "kasane", { name: "Mio", face: "", how: "service", begun: 0, score: SCORE });
  expect(dailyResult(DAY, "kasane")).toMatchObject({ where: "service", score: SCORE });
});

test("a game that has no result is not asked for again and again", async () => {
  saveDailyResult(DAY, "lily", { where: "site", score: SCORE, table: "local-1", seed: "", sent: false });
  finish("local-1");
  const ask = vi.spyOn(api, "localAttempt");
  await collectResults();
  expect(ask).not.toHaveBeenCalled();
});
