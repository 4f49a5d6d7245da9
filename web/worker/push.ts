// Being called when no page looks: a push becomes a notification, and a tap on one leads to its table.

export {}; // so that `self` is this file's own
declare const self: ServiceWorkerGlobalScope;

/** What the service sends, sealed for this browser (src/madoi/server/calling.py). */
interface Call {
  table: string;
  title: string;
  body: string;
}

const TABLE = /^[\w-]{1,64}$/;

self.addEventListener("push", (event) => {
  const { table, title, body } = event.data!.json() as Call;
  // Of two calls to one table only the later is of use: they have the same tag.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: "/icon-192.png", data: { table } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data as Pick<Call, "table">;
  event.notification.close();
  if (TABLE.test(table)) event.waitUntil(lead(`/t/${table}`));
});

/** To the page where the table is open; to any page of ours; to a new one. */
async function lead(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  // A page that this worker does not control cannot be led anywhere.
  const page = there ?? (await pages[0]?.navigate(path).catch(() => null));
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
