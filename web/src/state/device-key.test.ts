import { beforeEach, expect, test } from "vitest";
import { deviceKey, knownDeviceKey } from "./device-key";
import { collectData, importData, transferChanges } from "./device-transfer";

beforeEach(() => localStorage.clear());

test("is made when it is first needed, and stays", () => {
  expect(knownDeviceKey()).toBe("");
  const key = deviceKey();
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(deviceKey()).toBe(key);
  expect(knownDeviceKey()).toBe(key);
});

test("differs from device to device", () => {
  const keys = new Set(
    Array.from({ length: 20 }, () => {
      localStorage.clear();
      return deviceKey();
    }),
  );
  expect(keys.size).toBe(20);
});

test("is made anew where something else is stored in its place", () => {
  localStorage.setItem("madoi-device-key", "short");
  expect(knownDeviceKey()).toBe("");
  expect(deviceKey()).toMatch(/^[\w-]{32}$/);
});

test("moves to a device that has none; one that has its own keeps it", () => {
  const key = deviceKey();
  const data = collectData();
  localStorage.clear();
  expect(transferChanges(data)).toEqual([{ key: "madoi-device-key", added: 1, known: 0 }]);
  importData(data);
  expect(deviceKey()).toBe(key);
  localStorage.clear();
  const own = deviceKey();
  importData(data);
  expect(deviceKey()).toBe(own);
});
