const COMBINING = /[\u0300-\u036f]/g;
/** White space and signs of ASCII and of typography; never the vowel signs of Indian scripts. */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~\u2010-\u2027\u2030-\u205e]+/u;

/** "Café  Müller" and "cafe muller" are the same to somebody who searches. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(COMBINING, '').toLowerCase();
}

/** Each word once, in the order in which they first stand. */
export function searchWords(texts: string[]): string[] {
  const words = texts.flatMap((text) => plainText(text).split(BETWEEN_WORDS));
  return [...new Set(words)].filter((word) => word !== '');
}
