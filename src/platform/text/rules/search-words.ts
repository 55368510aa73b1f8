const COMBINING = /[\u0300-\u036f]/g;
/** White space and punctuation of ASCII and typography, but no vowel signs of Indian scripts. */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~\u2010-\u2027\u2030-\u205e]+/u;

/** Makes "Café Müller" and "cafe muller" equal for searching. */
export function searchableText(text: string): string {
  return text.normalize('NFKD').replace(COMBINING, '').toLowerCase();
}

export function searchWords(texts: string[]): string[] {
  const words = texts.flatMap((text) => searchableText(text).split(BETWEEN_WORDS));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Whether each word stands somewhere in these texts. */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const all = texts.map(searchableText).join(' ');
  return words.every((word) => all.includes(word));
}
