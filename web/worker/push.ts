// Web Push: shows a push as a notification, and opens its table on a tap.

export {}; // so that `self` has its own type here
declare const self: ServiceWorkerGlobalScope;

/** What the service sends, encrypted for this browser. */
interface Call {
  table: string;
  title: string;
  body: string;
}

const TABLE = /^[\w-]{1,64}$/;

self.addEventListener("push", (event) => {
  const { table, title, body } = event.data!.json() as Call;
  // A tag per table: a later notification replaces an earlier one.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: "/icon-192.png", data: { table } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data as Pick<Call, "table">;
  event.notification.close();
  if (TABLE.test(table)) event.waitUntil(lead(`/t/${table}`));
});

/** Focus the page of the table, or navigate any page there, or open a new one. */
async function lead(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  // A page that this worker does not control cannot be navigated.
  const page = there ?? (await pages[0]?.navigate(path).catch(() => null));
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
