import { searchableText, searchWords } from './search-words.ts';

export interface Findable {
  label: string;
  /** Other words that find it. */
  words: string;
  /** Texts that rank it first when typed in full, such as an order's number or a table. */
  exact?: readonly string[];
  /** A phone number, found by its last digits. */
  phone?: string;
}

const MOST = 30;
const FEWEST_DIGITS = 4;
const SPACES = /[\s+()-]/g;

/** Finds entries with every typed word, sorted by exact matches, then by labels that begin with the text. */
export function rank<T extends Findable>(all: readonly T[], text: string): T[] {
  const words = searchWords([text]);
  const typed = searchableText(text.trim());
  const found = all.filter((one) => hasWords(one, words) || hasPhone(one, typed) || isExactly(one, typed));
  const place = (one: T) => {
    if (isExactly(one, typed)) return 0;
    return searchableText(one.label).startsWith(typed) ? 1 : 2;
  };
  return found.toSorted((one, other) => place(one) - place(other)).slice(0, MOST);
}

/** Numbers match as a whole: "table 2" does not find table 12. */
function hasWords({ label, words: more }: Findable, words: readonly string[]): boolean {
  const names = searchableText(`${label} ${more}`);
  const whole = new Set(searchWords([names]));
  return words.every((word) => (/^\d+$/.test(word) ? whole.has(word) : names.includes(word)));
}

function hasPhone({ phone }: Findable, typed: string): boolean {
  const digits = typed.replace(SPACES, '').replace(/^0+/, '');
  return !!phone && /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS && phone.endsWith(digits);
}

function isExactly({ exact }: Findable, typed: string): boolean {
  return typed !== '' && (exact ?? []).some((one) => searchableText(one) === typed);
}
