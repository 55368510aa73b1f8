declare const self: ServiceWorkerGlobalScope;

/** As the server writes it. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
  icon: string;
}

/** A browser asks that something be shown for whatever is pushed. */
export async function showNotice(event: PushEvent): Promise<void> {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, url, tag, icon } = notice;
  await self.registration.showNotification(title, { body, tag, icon, data: url });
}

/** Leads to what it is about: in the tab that shows it already, or in a new one. */
export async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (!shown) await self.clients.openWindow(url.href);
  else await (await shown.focus()).navigate(url.href).catch(() => null);
}
