import { isLanguage, type Language } from '#platform/language/rules/languages.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import {
  chooseCopy,
  copyName,
  isCacheable,
  MOST_PAGES,
  MOST_PICTURES,
  type PageCopy,
  parsePage,
  surplus,
} from './page-copy.ts';

/** This build's texts in each language, filled in by the build. */
declare const BUILT_TEXTS: Record<Language, string[]>;

/** The number goes up when the form of entries changes; caches of other names are deleted. */
const PAGES = 'thali-pages-1';
const FILES = 'thali-files-1';
const PICTURES = 'thali-pictures-1';
/** What admitted tablets keep of the office. */
export const OFFICE = 'thali-office-1';
/** The slug of the empty page, which no store has. */
export const SHELL = '';
const SHELL_ADDRESS = '/orders';
export const PLAIN = { ignoreVary: true };

/** The pictures used since this worker started, the latest last. */
const usedPictures = new Set<string>();
/** When pages were cached since this worker started. */
const cachedAt = new Map<string, number>();
const JUST_MS = MINUTE;

const pathOf = ({ url }: { url: string }) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
export const namesIn = async (cache: Cache) => (await cache.keys()).map(pathOf);

/** Caches all files or fails: a page without one of its scripts is useless. A file may be named twice. */
export async function cacheFiles(files: string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const known = new Set(await namesIn(cache));
  await cache.addAll([...new Set(files)].filter((file) => !known.has(file)));
}

/** Deletes files that neither this build nor a cached page needs. */
export async function dropOldFiles(present: string[]): Promise<void> {
  for (const name of await caches.keys()) {
    if (![PAGES, FILES, PICTURES, OFFICE].includes(name)) await caches.delete(name);
  }
  const pages = await caches.open(PAGES);
  const needed = new Set(present);
  for (const name of await namesIn(pages)) {
    const html = (await (await pages.match(name, PLAIN))?.text()) ?? '';
    for (const file of filesOf(parsePage(html, 0))) needed.add(file);
  }
  const files = await caches.open(FILES);
  for (const name of await namesIn(files)) if (!needed.has(name)) await files.delete(name, PLAIN);
}

/** What a page needs, and the texts in its language of what opens from it. */
function filesOf(page: PageCopy | null): string[] {
  return page ? [...page.files, ...BUILT_TEXTS[page.language]] : [];
}

export async function cachePage(slug: string, answer: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  if (answer.status === 404) await dropPage(cache, slug);
  const page = isCacheable(answer) ? parsePage(await answer.text(), Date.now()) : null;
  if (!page) return;
  await cacheFiles(filesOf(page));
  const headers = headersOfCopy(answer);
  await cache.put(copyName(slug, page.language), new Response(page.html, { headers }));
  cachedAt.set(slug, Date.now());
  for (const name of surplus(await namesIn(cache), [], MOST_PAGES)) await cache.delete(name, PLAIN);
}

/** Without what is about the bytes that were sent. */
export function headersOfCopy(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) headers.delete(name);
  return headers;
}

export async function cacheShell(): Promise<void> {
  await cachePage(SHELL, await fetch(SHELL_ADDRESS, { headers: { accept: 'text/html' } }));
}

/** Whether the page was cached a moment ago, so that it need not be fetched again. */
export function wasJustCached(slug: string): boolean {
  return Date.now() - (cachedAt.get(slug) ?? 0) < JUST_MS;
}

async function dropPage(cache: Cache, slug: string): Promise<void> {
  for (const name of await namesIn(cache)) {
    if (name.startsWith(`/${slug}?`)) await cache.delete(name, PLAIN);
  }
}

export async function findPage(slug: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const name = chooseCopy(await namesIn(cache), slug, await chosenLanguage());
  return name === null ? undefined : cache.match(name, PLAIN);
}

/** The language of the cookie; null if the browser has no cookie store. */
async function chosenLanguage(): Promise<Language | null> {
  const cookies = (self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } })
    .cookieStore;
  const value = (await cookies?.get('lang'))?.value;
  return isLanguage(value) ? value : null;
}

export async function findFile(request: Request): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(request, PLAIN);
}

export async function cacheFile(request: Request, answer: Response): Promise<void> {
  await (await caches.open(FILES)).put(request, answer);
}

export async function findPicture(url: string): Promise<Response | undefined> {
  const name = pathOf({ url });
  usedPictures.delete(name);
  usedPictures.add(name);
  return (await caches.open(PICTURES)).match(name, PLAIN);
}

/** The same picture in any cached width. */
export async function findOtherWidth(url: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const [same = ''] = pathOf({ url }).split('-');
  const name = (await namesIn(cache)).find((candidate) => candidate.startsWith(`${same}-`));
  return name === undefined ? undefined : cache.match(name, PLAIN);
}

export async function cachePicture(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  await cache.put(pathOf({ url }), answer);
  for (const name of surplus(await namesIn(cache), usedPictures, MOST_PICTURES)) {
    await cache.delete(name, PLAIN);
  }
}
