import type { Locale } from '#domain/api/page.ts';
import type { Texts } from './en.ts';

/** A page loads one language: each is a file of its own. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  return locale === 'hi' ? (await import('./hi.ts')).hi : (await import('./en.ts')).en;
}
