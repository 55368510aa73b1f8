import type { Locale } from '#domain/api/page.ts';
import { writeEntry } from '../storage/vault.ts';

const COOKIE = 'lang';
const YEAR_S = 365 * 24 * 60 * 60;

/** The server writes pages in the language of the cookie, so that the page is read anew. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await keepLanguage(locale);
  location.reload();
}

export async function keepLanguage(locale: Locale): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from too many phones.
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await writeEntry('language', locale);
}

export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${COOKIE}=`));
}
