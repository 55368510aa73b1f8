import { phoneticKey } from './spelling.ts';

/** `same`: spelled differently, or the beginning of it. `near`: with a typo. Null: another word. */
export type Closeness = 'same' | 'near' | null;

/** A word with this many letters also matches those that begin with it. */
const LEAST_BEGUN = 4;
/**
 * The least length of a word in which one typo is forgiven, two typos, and one in an unfinished word. The first two
 * count letters, the last one sounds.
 */
const LEAST_FOR_ONE = 5;
const LEAST_FOR_TWO = 8;
const LEAST_FOR_BEGUN = 6;
/** In words of at most this many sounds another consonant makes another word: "salad" and "salan". */
const SHORT = 5;

/** Returns a function that judges how close a word, given by its sound, is to the typed one. */
export function wordMatcher(typed: string): (sound: string) => Closeness {
  const wanted = phoneticKey(typed);
  const letters = [...typed].length;
  const isNumber = /\d/.test(typed);
  const first = kindOf(wanted[0]);
  const typos =
    isNumber || letters < LEAST_FOR_ONE || wanted.length < 4 ? 0 : letters < LEAST_FOR_TWO ? 1 : 2;
  const forBegun = typos > 0 && wanted.length >= LEAST_FOR_BEGUN ? 1 : -1;
  return (sound) => {
    if (sound === wanted) return 'same';
    if (isNumber || kindOf(sound[0]) !== first) return null;
    if (letters >= LEAST_BEGUN && wanted.length >= LEAST_BEGUN && sound.startsWith(wanted)) return 'same';
    if (typos === 0 || sound.length < wanted.length - typos) return null;
    return isWithin(wanted, sound, typos, forBegun) ? 'near' : null;
  };
}

const VOWEL = /[aeiou\u0904-\u0914\u093e-\u094c\u0902]/;

/** A first consonant is seldom mistaken, a first vowel often is. */
function kindOf(letter = ''): string {
  return VOWEL.test(letter) ? 'a' : letter;
}

/**
 * Whether `wanted` becomes `sound`, or the beginning of it, by so many letters left out, added, swapped or
 * replaced. Rows of the table are as long as `wanted`; it stops where no row can succeed.
 */
function isWithin(wanted: string, sound: string, typos: number, forBegun: number): boolean {
  const longest = Math.min(sound.length, wanted.length + typos);
  let before: number[] = [];
  let last = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let row = 1; row <= longest; row++) {
    const current = nextRow(wanted, sound, row, last, before);
    if ((current[wanted.length] ?? Infinity) <= (row === sound.length ? typos : forBegun)) return true;
    if (Math.min(...current) > typos) return false;
    [before, last] = [last, current];
  }
  return false;
}

function nextRow(wanted: string, sound: string, row: number, last: number[], before: number[]): number[] {
  const heard = sound[row - 1] ?? '';
  const current = [row];
  for (let at = 1; at <= wanted.length; at++) {
    const typed = wanted[at - 1] ?? '';
    const isSwapped = at > 1 && typed === sound[row - 2] && heard === wanted[at - 2];
    current[at] = Math.min(
      (last[at] ?? 0) + 1,
      (current[at - 1] ?? 0) + 1,
      (last[at - 1] ?? 0) + replacementCost(typed, heard, wanted.length),
      isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
    );
  }
  return current;
}

function replacementCost(typed: string, heard: string, length: number): number {
  if (typed === heard) return 0;
  return length > SHORT || (VOWEL.test(typed) && VOWEL.test(heard)) ? 1 : 2;
}
