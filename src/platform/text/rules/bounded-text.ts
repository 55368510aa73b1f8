/** How much room a text written by someone else gets. */
export interface TextBounds {
  characters: number;
  lines: number;
}

/**
 * Texts of guests and strangers pass through one of these before they are printed, mailed, pushed or sent.
 */
export const BOUNDS = {
  /** Guests and members of the staff. */
  name: { characters: 60, lines: 1 },
  store: { characters: 100, lines: 1 },
  /** "Table 12", or what a guest typed instead. */
  place: { characters: 40, lines: 1 },
  address: { characters: 500, lines: 6 },
  note: { characters: 400, lines: 8 },
  dish: { characters: 200, lines: 3 },
  reason: { characters: 200, lines: 2 },
  /** On a locked screen. */
  notice: { characters: 140, lines: 1 },
} as const satisfies Record<string, TextBounds>;

const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** Invisible characters: direction marks, zero-width spaces, tags. Joiners stay, since Hindi needs them. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
const SPACES = /[\p{Zs}\p{Cc}]+/gu;
/** More marks on one letter than any language writes. They would cover the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const JOINERS = /[\u200C\u200D]{2,}/g;

/**
 * Cuts a text to its bounds. Surplus lines are joined to the last one, so that words are kept while there is
 * room.
 */
export function boundText(text: string, { characters, lines }: TextBounds): string {
  const written = text
    .split(LINE_ENDS)
    .map((line) =>
      line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(PILED_MARKS, '$1').replace(JOINERS, '').trim(),
    )
    .filter((line) => line !== '');
  const kept = [...written.slice(0, lines - 1), written.slice(lines - 1).join(' ')].filter(Boolean);
  return cut(kept.join('\n'), characters);
}

function cut(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  return `${signs
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
