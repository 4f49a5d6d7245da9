import { beforeEach, expect, it, vi } from "vitest";
import { RefusalError, SERVICE_UNREACHABLE } from "../../net/api";
import { knownDeviceKey } from "../../state/device-key";
import { claimGame, leaveRatings, ratedGame } from "./ratings-api";

const fetchJson = vi.hoisted(() => vi.fn());
vi.mock("../../net/api", async (load) => ({ ...(await load<object>()), fetchJson }));

beforeEach(() => {
  fetchJson.mockReset();
  localStorage.clear();
});

it("wants a game rated once, and again where the service was out of reach", async () => {
  fetchJson.mockRejectedValueOnce(new RefusalError(SERVICE_UNREACHABLE)).mockResolvedValue({ state: "open" });
  await claimGame("one", "secret");
  await claimGame("one", "secret");
  await claimGame("one", "secret");
  expect(fetchJson).toHaveBeenCalledTimes(2);
});

it("does not ask again where a game cannot be rated", async () => {
  fetchJson.mockRejectedValue(new RefusalError({ code: "rating-not-here", rule: "", facts: {} }));
  await claimGame("two", "secret");
  await claimGame("two", "secret");
  expect(fetchJson).toHaveBeenCalledTimes(1);
  expect(await ratedGame("two", "secret")).toBeNull();
});

it("leaves only where the service can know this device", async () => {
  await leaveRatings(true);
  expect(fetchJson).not.toHaveBeenCalled();
  fetchJson.mockResolvedValue({ state: "open" });
  await claimGame("three", "secret");
  await leaveRatings(false);
  expect(fetchJson).toHaveBeenLastCalledWith("/api/ratings/leave", { device: knownDeviceKey(), erase: false });
});
