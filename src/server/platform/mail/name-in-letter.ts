import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';

/** Bounds a name that someone has typed, and removes web addresses, because letters go to strangers. */
export function nameInLetter(name: string): string {
  return boundText(name.replace(/:\/\/|www\./gi, ' '), BOUNDS.name);
}
