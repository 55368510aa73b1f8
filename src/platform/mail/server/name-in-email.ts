import { BOUNDS, boundText, type TextBounds } from '#platform/text/rules/bounded-text.ts';

/** Bounds a name or an address that someone has typed, and removes web addresses, because emails go to strangers. */
export function nameInEmail(name: string, most: TextBounds = BOUNDS.name): string {
  return boundText(name.replace(/:\/\/|www\./gi, ' '), most);
}
