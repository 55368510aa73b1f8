import type { Locale } from '#domain/api/page.ts';
import { writeEntry } from '../storage/vault.ts';
import { LANGUAGE_COOKIE } from './language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Sets the language. The page is reloaded, since the server renders it by the cookie. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await saveLanguage(locale);
  location.reload();
}

export async function saveLanguage(locale: Locale): Promise<void> {
  await writeCookie(locale);
  await writeEntry('language', locale);
}

/** Waits for the cookie where the browser allows it: an immediate reload may be sent without `document.cookie`. */
async function writeCookie(locale: Locale): Promise<void> {
  const expires = Date.now() + YEAR_S * 1000;
  if (window.cookieStore)
    return await window.cookieStore.set({
      name: LANGUAGE_COOKIE,
      value: locale,
      expires,
      path: '/',
      sameSite: 'lax',
    });
  // biome-ignore lint/suspicious/noDocumentCookie: some phones have no other way, nor has a page without https.
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
