import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';

/** Bounds a name that someone has typed, and removes web addresses, because emails go to strangers. */
export function nameInEmail(name: string): string {
  return boundText(name.replace(/:\/\/|www\./gi, ' '), BOUNDS.name);
}
