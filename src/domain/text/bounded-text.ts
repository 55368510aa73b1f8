/** How much room a text gets that somebody else wrote. */
export interface TextBounds {
  characters: number;
  lines: number;
}

/** Every text of a guest or a stranger goes through one of these before paper, letters, pushes, and messages. */
export const BOUNDS = {
  /** A person: a guest, a member of the staff. */
  name: { characters: 60, lines: 1 },
  store: { characters: 100, lines: 1 },
  /** "Table 12", or what a guest typed in its place. */
  place: { characters: 40, lines: 1 },
  address: { characters: 500, lines: 6 },
  note: { characters: 400, lines: 8 },
  /** What a guest asks for with one dish. */
  dish: { characters: 200, lines: 3 },
  reason: { characters: 200, lines: 2 },
} as const satisfies Record<string, TextBounds>;

const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** Invisible: marks that turn the direction of writing, zero-width spaces, tags. Joiners stay, Hindi needs them. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
const SPACES = /[\p{Zs}\p{Cc}]+/gu;
/** More marks on one letter than any language writes: they would run over the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const JOINERS = /[\u200C\u200D]{2,}/g;

/** Cut to its room. Lines too many go on in the last one, so that no word is lost while there is room for it. */
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
