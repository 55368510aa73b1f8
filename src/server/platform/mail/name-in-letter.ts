import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';

/** Names are what people have typed, and go to strangers: within their bounds, and no address of a page. */
export function nameInLetter(name: string): string {
  return boundText(name.replace(/:\/\/|www\./gi, ' '), BOUNDS.name);
}
