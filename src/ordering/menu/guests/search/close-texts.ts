import { type Closeness, wordMatcher } from '#platform/text/rules/close-words.ts';
import { phoneticKey } from '#platform/text/rules/spelling.ts';

/** A word at its position in a text, or two words that may be typed as one. */
interface Piece {
  from: number;
  to: number;
  sound: string;
  /** The sound of the first of two words; null for a single word. */
  first: string | null;
}

type Judge = (sound: string) => Closeness;

/** A query that tolerates other spellings. */
export interface CloseQuery {
  judge: (texts: string[]) => Closeness;
  /** Cuts a text at the matching words: parts at odd positions match. */
  split: (text: string) => string[] | null;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A further word with fewer letters matches by its beginning. */
const LEAST_ALONE = 3;

/** Creates queries that share a cache of sounds, since a menu repeats its words. */
export function createCloseQueries(): (query: string) => CloseQuery {
  const sounds = new Map<string, string>();
  const known = new Map<string, Piece[]>();
  const soundOnce = (word: string) => remembered(sounds, word, phoneticKey);
  const piecesOf = (text: string) => remembered(known, text, (unknown) => cut(unknown, soundOnce));
  return (query) => {
    const words = [...query.matchAll(WORD)].map(([word]) => word);
    const judges = words.map((word, at) => once(at > 0 ? judgeFurther(word) : wordMatcher(word)));
    const joined = words.length > 1 ? [once(wordMatcher(words.join('')))] : [];
    return {
      judge(texts) {
        const pieces = texts.flatMap(piecesOf);
        return better(judgeAll(judges, pieces), judgeAll(joined, pieces));
      },
      split: (text) =>
        splitAt(
          text,
          piecesOf(text).filter((piece) => [...judges, ...joined].some((judge) => hears(judge, piece))),
        ),
    };
  };
}

function cut(text: string, sound: (word: string) => string): Piece[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], from: match.index }));
  return words.flatMap(({ word, from }, at): Piece[] => {
    const single = { from, to: from + word.length, sound: sound(word), first: null };
    const next = words[at + 1];
    if (!next) return [single];
    const to = next.from + next.word.length;
    return [single, { from, to, sound: sound(word + next.word), first: single.sound }];
  });
}

/** Judges a piece. Two words match together only if the first does not match alone. */
function hears(judge: Judge, { sound, first }: Piece): Closeness {
  return first !== null && judge(first) !== null ? null : judge(sound);
}

function better(one: Closeness, other: Closeness): Closeness {
  if (one === 'same' || other === 'same') return 'same';
  return one ?? other;
}

/** A short word after others matches by its beginning, since it may not be finished. */
function judgeFurther(word: string): Judge {
  if ([...word].length >= LEAST_ALONE) return wordMatcher(word);
  const begun = phoneticKey(word);
  return (sound) => (sound.startsWith(begun) ? 'same' : null);
}

function once(judge: Judge): Judge {
  const judged = new Map<string, Closeness>();
  return (sound) => remembered(judged, sound, judge);
}

function remembered<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make(key);
  known.set(key, made);
  return made;
}

/** Every typed word must match. */
function judgeAll(judges: Judge[], pieces: Piece[]): Closeness {
  if (judges.length === 0) return null;
  let all: Closeness = 'same';
  for (const judge of judges) {
    const best = pieces.reduce<Closeness>((found, piece) => better(found, hears(judge, piece)), null);
    if (best === null) return null;
    if (best === 'near') all = 'near';
  }
  return all;
}

function splitAt(text: string, pieces: Piece[]): string[] | null {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of pieces) {
    if (from < done) continue;
    parts.push(text.slice(done, from), text.slice(from, to));
    done = to;
  }
  return parts.length === 0 ? null : [...parts, text.slice(done)];
}
