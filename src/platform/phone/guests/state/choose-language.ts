import type { Language } from '#platform/language/rules/languages.ts';
import { reload } from '../links/reload.ts';
import { writeEntry } from '../storage/vault.ts';
import { LANGUAGE_COOKIE } from './language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Sets the language. The page is reloaded, since the server renders it by the cookie, or in a frame by its address. */
export async function chooseLanguage(language: Language): Promise<void> {
  await saveLanguage(language);
  reload(language);
}

export async function saveLanguage(language: Language): Promise<void> {
  await writeCookie(language);
  await writeEntry('language', language);
}

/** Waits for the cookie where the browser allows it: an immediate reload may be sent without `document.cookie`. */
async function writeCookie(language: Language): Promise<void> {
  const expires = Date.now() + YEAR_S * 1000;
  const [name, value] = [LANGUAGE_COOKIE, language];
  if (window.cookieStore)
    // A frame of another website may have none.
    return await window.cookieStore.set({ name, value, expires, path: '/', sameSite: 'lax' }).catch(() => {});
  // biome-ignore lint/suspicious/noDocumentCookie: some phones have no other way, nor has a page without https.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
