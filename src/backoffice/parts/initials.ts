const TONES = 6;

/** The first letters of the first and the last word, as people of any script write them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

/** With all the signs that belong to it, which is more than one character in Devanagari. */
export function firstLetter(text: string): string {
  for (const { segment } of new Intl.Segmenter().segment(text.trim())) return segment.toLocaleUpperCase();
  return '';
}

/** Always the same for one name, so that people are known by it. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}
