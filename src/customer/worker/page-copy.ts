import { isLocale, type Locale } from '#domain/api/page.ts';

/** A store's page as it was sent, which says of itself that it is a copy. */
export interface PageCopy {
  html: string;
  locale: Locale;
  /** The scripts and styles without which it is dead. */
  files: string[];
}

const HTML = /<html lang="([a-z]{2})"(?: data-kept="\d+")?>/;
const OURS = 'id="boot"';
const PLACE = /<div id="root" data-place="([^"]*)">/;
const SHOWN = /(<p [^>]*data-shown-place="">)[^<]*/;
const FILES = /\/assets\/[\w./-]+\.(?:js|css)/g;

/** Null for what is no page of ours: a captive portal's, say. */
export function parsePage(html: string, now: number): PageCopy | null {
  const locale = HTML.exec(html)?.[1];
  if (!isLocale(locale) || !html.includes(OURS)) return null;
  // Only where files are named: a dish's description may name some too.
  const named = html.slice(0, html.indexOf('</head>'));
  return {
    html: withoutPlace(html).replace(HTML, `<html lang="${locale}" data-kept="${now}">`),
    locale,
    files: [...new Set(named.match(FILES) ?? [])],
  };
}

/** The copy is opened at other tables too. */
function withoutPlace(html: string): string {
  const [, place = ''] = PLACE.exec(html) ?? [];
  if (place === '') return html;
  return html
    .replace(PLACE, '<div id="root" data-place="">')
    .replace(SHOWN, '$1')
    .replaceAll(`&amp;${place}"`, '"')
    .replaceAll(`?${place}"`, '"');
}

/**
 * Where a copy lies. The menu and the table that a link names are not in it: the page takes both from its own address.
 * The language is, because the whole page is written in it.
 */
export function copyName(slug: string, locale: Locale): string {
  return `/${slug}?lang=${locale}`;
}

/** The copy in the wanted language, else the one that was kept last; null where there is none. */
export function chooseCopy(names: string[], slug: string, wanted: Locale | null): string | null {
  const copies = names.filter((name) => name.startsWith(`/${slug}?`));
  const right = wanted && copies.find((name) => name === copyName(slug, wanted));
  return right ?? copies.at(-1) ?? null;
}

/** Only what everybody may see, and what the server lets be kept at all. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPrivate = headers.get('cache-control')?.includes('no-store') ?? true;
  return status === 200 && type === 'basic' && !redirected && isPage && !isPrivate;
}

export const MOST_PAGES = 10;
export const MOST_PICTURES = 200;

/** Which entries are too many: `names` as they were put in, `used` as they were last asked for, oldest first. */
export function surplus(names: string[], used: Iterable<string>, most: number): string[] {
  const order = new Set(names);
  for (const name of used) {
    // Moved to the end, which is what goes last.
    if (order.delete(name)) order.add(name);
  }
  return [...order].slice(0, Math.max(0, order.size - most));
}
