// The device key: a random secret by which a service knows this browser again, without an account. The service keeps only
// its hash. It is made when something first needs it, and moves to another device with everything else.

const DEVICE_KEY = "madoi-device-key";
const KEY_BYTES = 24;
const FORM = /^[\w-]{32}$/;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The key of this device; empty: nothing has needed one yet. */
export function knownDeviceKey(): string {
  const stored = localStorage.getItem(DEVICE_KEY) ?? "";
  return FORM.test(stored) ? stored : "";
}

/** The key of this device, made where there is none. */
export function deviceKey(): string {
  const known = knownDeviceKey();
  if (known) return known;
  localStorage.setItem(DEVICE_KEY, newKey());
  return knownDeviceKey();
}
