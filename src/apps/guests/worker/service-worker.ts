import {
  answerFile,
  answerOffice,
  answerOfficeFile,
  answerPage,
  answerPicture,
  answerShell,
  answerTable,
  fromNetwork,
  ignoreFailure,
} from './answers.ts';
import {
  cacheFiles,
  cachePage,
  cachePicture,
  cacheShell,
  dropOldFiles,
  findPicture,
  wasJustCached,
} from './caches.ts';
import { forgetOffice, keepOffice, mayBeKept } from './office.ts';
import { strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The slug of the store whose own host this is, filled in by the server. */
  home?: string;
};
/** The scripts and styles of this build, filled in by the build. */
declare const BUILT_FILES: string[];

/** The message of a page that was loaded before the worker. */
interface Seen {
  page: string;
  pictures: string[];
}

/** The message of an admitted tablet, and of one that is none any more. */
interface OfTablet {
  office: 'keep' | 'forget';
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles(BUILT_FILES).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await dropOldFiles(BUILT_FILES);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, self.home ?? null);
  switch (strategy.kind) {
    case 'page':
      return event.respondWith(answerPage(event, strategy.slug));
    case 'table':
      return event.respondWith(answerTable(event, strategy));
    case 'shell':
      return event.respondWith(answerShell(event));
    case 'network':
      return event.respondWith(fromNetwork(event));
    case 'file':
      return event.respondWith(answerFile(event));
    case 'picture':
      return event.respondWith(answerPicture(event));
    case 'office':
      return event.respondWith(answerOffice(event));
    case 'office file':
      return mayBeKept() ? event.respondWith(answerOfficeFile(event)) : undefined;
    default:
      return undefined;
  }
});

self.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data as Seen | OfTablet).catch(ignoreFailure));
});

function hear(told: Seen | OfTablet): Promise<void> {
  if (!('office' in told)) return cacheSeen(told);
  return told.office === 'keep' ? keepOffice() : forgetOffice();
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event));
});

async function cacheSeen({ page, pictures }: Seen): Promise<void> {
  const { origin } = self.location;
  const url = new URL(page, origin).href;
  const strategy = strategyFor({ method: 'GET', mode: 'navigate', url }, origin, self.home ?? null);
  if (strategy.kind === 'page' && !wasJustCached(strategy.slug)) {
    await cachePage(strategy.slug, await fetch(url, { headers: { accept: 'text/html' } }));
  }
  // By now the guest may have left the menu, and their table opens without a network too.
  await cacheShell();
  for (const picture of pictures) {
    const { kind } = strategyFor({ method: 'GET', mode: 'no-cors', url: picture }, origin, null);
    if (kind === 'picture' && !(await findPicture(picture))) {
      const answer = await fetch(picture);
      if (answer.ok) await cachePicture(picture, answer);
    }
  }
}

/** A push message of the server. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
  icon: string;
}

/** Shows a push message, as browsers require for every push. */
async function showNotice(event: PushEvent): Promise<void> {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, url, tag, icon } = notice;
  await self.registration.showNotification(title, { body, tag, icon, data: url });
}

/** Opens the page of a message, in the tab that shows it already or in a new one. */
async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (!shown) await self.clients.openWindow(url.href);
  else await (await shown.focus()).navigate(url.href).catch(() => null);
}
