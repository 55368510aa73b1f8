import { printableText } from './plain-text.ts';
import type { PrintLine, TextLine } from './print-line.ts';

export const PAPERS = [58, 80] as const;
export type Paper = (typeof PAPERS)[number];

/** Characters per line; DOTS are pixels per line. */
export const COLUMNS: Record<Paper, number> = { 58: 32, 80: 48 };
export const DOTS: Record<Paper, number> = { 58: 384, 80: 576 };

/** A line on paper. `left` and `right` fit beside each other. */
export interface Row extends Pick<TextLine, 'centred' | 'bold' | 'inverse' | 'size'> {
  kind: 'row';
  left: string;
  right: string;
}

export type Laid = Row | Exclude<PrintLine, TextLine>;

export function layOut(lines: readonly PrintLine[], columns: number): Laid[] {
  return lines.flatMap((line): Laid[] => (line.kind === 'text' ? rowsOf(line, columns) : [line]));
}

const LEAST_ROOM = 8;

function rowsOf({ text, lead = '', right = '', ...look }: TextLine, columns: number): Row[] {
  const width = look.size === 'large' ? Math.floor(columns / 2) : columns;
  const [before, after] = [printableText(lead), printableText(right)];
  const row = (left: string, atRight = ''): Row => ({ ...look, kind: 'row', left, right: atRight });
  const indent = ' '.repeat(Math.min(widthOf(before), Math.floor(width / 3)));
  const beside = after === '' ? 0 : widthOf(after) + 1;
  const content = printableText(text).trim();
  if (look.inverse) return wrap(content, [width - 2]).map((part) => row(` ${part} `));
  const room = width - widthOf(before) - beside;
  // Too little room beside it: the right column gets lines of its own.
  if (after !== '' && room < Math.min(LEAST_ROOM, widthOf(content))) {
    return [
      ...wrap(content, [width - widthOf(before), width - indent.length]).map((part, index) =>
        row((index === 0 ? before : indent) + part),
      ),
      ...wrap(after, [width]).map((part) => row('', part)),
    ];
  }
  return wrap(content, [room, width - indent.length - beside]).map((part, index) =>
    index === 0 ? row(before + part, after) : row(indent + part),
  );
}

/**
 * Wraps words into lines, the first of width `first`, the others of width `rest`. Longer words are broken.
 */
function wrap(content: string, [first = 1, rest = first]: number[]): string[] {
  const lines: string[] = [];
  let line = '';
  const room = () => Math.max(1, lines.length === 0 ? first : rest);
  for (const word of content.split(/ +/)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= room()) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > room()) {
      const cut = firstPart(line, room());
      lines.push(cut);
      line = line.slice(cut.length);
    }
  }
  return [...lines, line];
}

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstPart(word: string, room: number): string {
  let taken = '';
  for (const { segment } of signs.segment(word)) {
    if (taken !== '' && widthOf(taken + segment) > room) break;
    taken += segment;
  }
  return taken;
}

/** Measures a text in printer columns: wide characters count twice. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of signs.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;

/** Pads a row to a string, for printers that draw their own characters. */
export function asCharacters({ left, right, centred, size }: Row, columns: number): string {
  const width = size === 'large' ? Math.floor(columns / 2) : columns;
  const free = Math.max(0, width - widthOf(left) - widthOf(right));
  if (centred && right === '') return ' '.repeat(Math.floor(free / 2)) + left;
  return right === '' ? left : left + ' '.repeat(free) + right;
}
