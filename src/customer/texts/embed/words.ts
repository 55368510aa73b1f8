import type { Language } from '#domain/language/languages.ts';

/** What stands on a restaurant's own website. They are in one file: its script must not wait for another. */
export const WORDS: Record<Language, { menu: string; reserve: string; close: string }> = {
  en: { menu: 'Order online', reserve: 'Reserve a table', close: 'Close' },
  hi: { menu: 'ऑनलाइन ऑर्डर करें', reserve: 'टेबल बुक करें', close: 'बंद करें' },
  mr: { menu: 'ऑनलाइन ऑर्डर करा', reserve: 'टेबल बुक करा', close: 'बंद करा' },
};
