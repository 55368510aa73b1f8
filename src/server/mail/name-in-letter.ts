const MOST_LETTERS = 60;

/**
 * Names are what people have typed, and go to strangers: on one line, nothing that turns the reading round, short, and
 * no address of a page.
 */
export function nameInLetter(name: string): string {
  const plain = name
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, (mark) => (JOINERS.includes(mark) ? mark : ''))
    .replace(/:\/\/|www\./gi, ' ')
    .trim();
  return [...plain].slice(0, MOST_LETTERS).join('').trim();
}

/** Without these two, words of Hindi and other scripts of India can't be written. */
const JOINERS = ['\u200c', '\u200d'];
