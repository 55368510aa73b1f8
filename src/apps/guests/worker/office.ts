import { headersOfCopy, namesIn, OFFICE, PLAIN } from './caches.ts';
import { copyOffice, filesOfOffice, openOffice } from './office-copy.ts';

const PAGE = '/app';
const LIST = '/assets/office/kept-files.txt';
const POLICY = 'content-security-policy';
const NONCE_BYTES = 16;

/** Whether this browser keeps the office, as far as is known since the worker has begun. */
let isKept: boolean | null = null;
void caches.has(OFFICE).then((found) => {
  isKept ??= found;
});

/** In browsers that are no tablets the office's files must not take the way through the worker. */
export const mayBeKept = (): boolean => isKept !== false;

let last = Promise.resolve();

/** One after the other: what is forgotten while it is being fetched must not be kept after all. */
function inTurn(body: () => Promise<void>): Promise<void> {
  last = last.then(body, body);
  return last;
}

/** Keeps the office's page and files. A tablet asks for it each time that it opens, so that they are the newest. */
export const keepOffice = (): Promise<void> => inTurn(fetchOffice);

async function fetchOffice(): Promise<void> {
  const [page, list] = await Promise.all([fetch(PAGE, { headers: { accept: 'text/html' } }), fetch(LIST)]);
  if (!page.ok || !list.ok) return;
  const copy = copyOffice(await page.text(), page.headers.get(POLICY) ?? '');
  const files = (await list.text()).split('\n').filter(Boolean);
  // While a release replaces another, page and list may be of two builds.
  if (copy === null || !filesOfOffice(copy).every((file) => files.includes(file))) return;
  const cache = await caches.open(OFFICE);
  isKept = true;
  const known = await namesIn(cache);
  await cache.addAll(files.filter((file) => !known.includes(file)));
  const headers = headersOfCopy(page);
  headers.set(POLICY, copy.policy);
  // Written only when it has changed: a power cut during the write would leave no page at all.
  if (!(await isSame(cache, copy))) await cache.put(PAGE, new Response(copy.html, { headers }));
  for (const name of known) if (name !== PAGE && !files.includes(name)) await cache.delete(name, PLAIN);
}

async function isSame(cache: Cache, { html, policy }: { html: string; policy: string }): Promise<boolean> {
  const kept = await cache.match(PAGE, PLAIN);
  return kept?.headers.get(POLICY) === policy && (await kept.text()) === html;
}

export function forgetOffice(): Promise<void> {
  return inTurn(async () => {
    isKept = false;
    await caches.delete(OFFICE);
  });
}

export async function findOfficePage(): Promise<Response | undefined> {
  const kept = await find(PAGE);
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
  const page = openOffice({ html: await kept.text(), policy: headers.get(POLICY) ?? '' }, nonce);
  headers.set(POLICY, page.policy);
  return new Response(page.html, { headers });
}

export const findOfficeFile = (request: Request): Promise<Response | undefined> => find(request);

/** Other browsers than tablets have no such cache, and get none by looking. */
const find = (what: Request | string) => caches.match(what, { cacheName: OFFICE, ...PLAIN });
