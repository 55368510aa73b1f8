/** Limit of a store, and of one save. */
export const MOST_TABLES = 500;
export const LONGEST_IDEN = 20;
export const MOST_SEATS = 100;

export type RangeFault =
  | { kind: 'empty' }
  | { kind: 'tooMany' }
  | { kind: 'backwards' | 'mixed' | 'tooLong'; part: string };

export type TableRange = { idens: string[] } | { fault: RangeFault };

const BETWEEN = String.raw`\s*(?:\s(?:to|से)\s|\.{2,3}|…|[-–—])\s*`;
const NUMBERS = new RegExp(`^(.*?)(\\d{1,9})${BETWEEN}(.*?)(\\d{1,9})$`, 'iu');
const LETTERS = new RegExp(`^([A-Za-z])${BETWEEN}([A-Za-z])$`, 'iu');

/** Parses "1 to 24", "A1-A12, B1-B6", "101..118", "A-F" or single names, without duplicates. */
export function parseTableRange(text: string): TableRange {
  const parts = text.split(/[,;\n]/).map((part) => part.trim().replace(/\s+/g, ' '));
  const named = parts.filter((part) => part !== '');
  if (named.length === 0) return { fault: { kind: 'empty' } };
  const idens = new Set<string>();
  for (const part of named) {
    const made = expand(part);
    if ('fault' in made) return made;
    if (made.idens.some((iden) => iden.length > LONGEST_IDEN)) return { fault: { kind: 'tooLong', part } };
    for (const iden of made.idens) idens.add(iden);
    if (idens.size > MOST_TABLES) return { fault: { kind: 'tooMany' } };
  }
  return { idens: [...idens] };
}

function expand(part: string): TableRange {
  const [, first, last] = LETTERS.exec(part) ?? [];
  if (first && last) return expandLetters(part, first, last);
  const [, before = '', low, after = '', high] = NUMBERS.exec(part) ?? [];
  if (low === undefined || high === undefined) return { idens: [part] };
  if (after !== '' && after !== before) return { fault: { kind: 'mixed', part } };
  return count(
    part,
    Number(low),
    Number(high),
    (number) => before + String(number).padStart(low.length, '0'),
  );
}

function expandLetters(part: string, first: string, last: string): TableRange {
  const isSameCase = (first === first.toUpperCase()) === (last === last.toUpperCase());
  if (!isSameCase) return { fault: { kind: 'mixed', part } };
  return count(part, first.charCodeAt(0), last.charCodeAt(0), (code) => String.fromCharCode(code));
}

function count(part: string, low: number, high: number, nameOf: (number: number) => string): TableRange {
  if (high < low) return { fault: { kind: 'backwards', part } };
  if (high - low >= MOST_TABLES) return { fault: { kind: 'tooMany' } };
  return { idens: Array.from({ length: high - low + 1 }, (_, index) => nameOf(low + index)) };
}
