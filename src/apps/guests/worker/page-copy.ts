import { isLanguage, type Language } from '#platform/language/rules/languages.ts';

/** The copy of a store's page, marked as one. */
export interface PageCopy {
  html: string;
  language: Language;
  /** The scripts and styles that it needs. */
  files: string[];
}

const HTML = /<html lang="([a-z]{2})"(?: data-kept="\d+")?>/;
const OURS = 'id="boot"';
const PLACE = /<div id="root" data-place="([^"]*)">/;
const SHOWN = /(<p [^>]*data-shown-place="">)[^<]*/;
/** Without the styles that the page has in itself, whose links are for no medium. */
const FILES = /\/assets\/[\w./-]+\.(?:js|css)(?!" media="not all")/g;

/** Makes a copy of a page; null if it is not ours, such as a captive portal's. */
export function parsePage(html: string, now: number): PageCopy | null {
  const language = HTML.exec(html)?.[1];
  if (!isLanguage(language) || !html.includes(OURS)) return null;
  // Only in the head: a description may contain such a path.
  const named = html.slice(0, html.indexOf('</head>'));
  return {
    html: withoutPlace(html).replace(HTML, `<html lang="${language}" data-kept="${now}">`),
    language,
    files: [...new Set(named.match(FILES) ?? [])],
  };
}

/** Removes the table, since the copy is opened at other tables too. */
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
 * The name of a copy in the cache. Menu and table are not part of it, since the page takes them from its own address;
 * the language is, because the whole page is written in it.
 */
export function copyName(slug: string, language: Language): string {
  return `/${slug}?lang=${language}`;
}

/** The name of the copy in the wanted language, else of the latest copy; null without one. */
export function chooseCopy(names: string[], slug: string, wanted: Language | null): string | null {
  const copies = names.filter((name) => name.startsWith(`/${slug}?`));
  const right = wanted && copies.find((name) => name === copyName(slug, wanted));
  return right ?? copies.at(-1) ?? null;
}

/** Whether an answer is a public page that the server allows to be stored. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPrivate = headers.get('cache-control')?.includes('no-store') ?? true;
  return status === 200 && type === 'basic' && !redirected && isPage && !isPrivate;
}

export const MOST_PAGES = 10;
export const MOST_PICTURES = 200;

/** The entries to delete, least recently used first. `names` are in order of insertion, `used` in order of use. */
export function surplus(names: string[], used: Iterable<string>, most: number): string[] {
  const order = new Set(names);
  for (const name of used) {
    // Moves the entry to the end.
    if (order.delete(name)) order.add(name);
  }
  return [...order].slice(0, Math.max(0, order.size - most));
}
