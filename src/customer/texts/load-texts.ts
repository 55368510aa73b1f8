import type { Locale } from '#domain/api/page.ts';
import type { Texts } from './en.ts';

/** Loads the texts of one language. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  return locale === 'hi' ? (await import('./hi.ts')).hi : (await import('./en.ts')).en;
}
