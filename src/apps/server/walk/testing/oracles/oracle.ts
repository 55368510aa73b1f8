import type { Seen } from '../seen.ts';

/** Two figures that should be one. */
export interface Fault {
  /** What it is about, such as a row or a bill. */
  at: string;
  should: string;
  is: string;
}

/** A sentence that holds after every evening, whatever its rows. */
export interface Oracle {
  says: string;
  faults(seen: Seen): Fault[];
}

/** A fault unless both are the same. */
export function same(at: string, should: unknown, is: unknown): Fault[] {
  return String(should) === String(is) ? [] : [{ at, should: String(should), is: String(is) }];
}
