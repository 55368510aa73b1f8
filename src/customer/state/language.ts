import type { Locale } from '#domain/api/page.ts';
import { writeEntry } from '../storage/vault.ts';

const COOKIE = 'lang';
const YEAR_S = 365 * 24 * 60 * 60;

/** The server writes pages in the language of the cookie, so that the page is read anew. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await saveLanguage(locale);
  location.reload();
}

export async function saveLanguage(locale: Locale): Promise<void> {
  await writeCookie(locale);
  await writeEntry('language', locale);
}

/** Browsers write the cookie of a document in their own time: a page that is read at once may go without it. */
async function writeCookie(locale: Locale): Promise<void> {
  const expires = Date.now() + YEAR_S * 1000;
  if (window.cookieStore)
    return await window.cookieStore.set({ name: COOKIE, value: locale, expires, path: '/', sameSite: 'lax' });
  // biome-ignore lint/suspicious/noDocumentCookie: some phones have no other way, nor has a page without https.
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${COOKIE}=`));
}
