const TONES = 6;

/** The first letters of the first and the last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

/** Includes all signs of the letter, which are several characters in Devanagari. */
export function firstLetter(text: string): string {
  for (const { segment } of new Intl.Segmenter().segment(text.trim())) return segment.toLocaleUpperCase();
  return '';
}

/** Always the same for one name, so that people can be recognised by it. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}
