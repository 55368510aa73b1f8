import type { Language } from '#platform/language/rules/languages.ts';

/** What stands on a restaurant's own website. They are in one file: its script must not wait for another. */
export const WORDS: Record<Language, { menu: string; reserve: string; close: string; failed: string }> = {
  en: {
    menu: 'Order online',
    reserve: 'Reserve a table',
    close: 'Close',
    failed: 'This can’t be shown here. Open it in a new page.',
  },
  hi: {
    menu: 'ऑनलाइन ऑर्डर करें',
    reserve: 'टेबल बुक करें',
    close: 'बंद करें',
    failed: 'यह यहाँ नहीं खुल पाया। नए पेज पर खोलें।',
  },
  mr: {
    menu: 'ऑनलाइन ऑर्डर करा',
    reserve: 'टेबल बुक करा',
    close: 'बंद करा',
    failed: 'हे इथे उघडता आले नाही. नव्या पेजवर उघडा.',
  },
};
