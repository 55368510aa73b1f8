import type { Laid, Row } from './lay-out.ts';
import { isPlain } from './plain-text.ts';

/** The width of a printer's own characters: 12 dots. */
const CELL = 12;
const SIZES = {
  normal: { height: 32, baseline: 24, size: 22, narrow: 1 },
  tall: { height: 54, baseline: 42, size: 38, narrow: 0.72 },
  large: { height: 60, baseline: 46, size: 42, narrow: 1 },
};
const GAP_HEIGHT = 24;
const RULE_HEIGHT = 16;
const MOST_MODULE = 7;
/** Cheap printers can't buffer more, and pictures must be bounded. */
export const MOST_ROWS_DRAWN = 12;

export type Weight = 400 | 700;

/** A text from `x` on, on the baseline, made narrower by `squeeze`. */
export interface Ink {
  text: string;
  x: number;
  baseline: number;
  squeeze: number;
  size: number;
  weight: Weight;
}

/** A row as dots: what is drawn where, black on white or the other way round. */
export interface PlacedRow {
  height: number;
  isInverse: boolean;
  inks: Ink[];
  /** Black rectangles: a rule, or the squares of a code. */
  squares: { x: number; y: number; width: number; height: number }[];
}

export interface Pen {
  /** The width of a text in dots. */
  measure(text: string, size: number, weight: Weight): number;
  /** The squares of a QR code, row by row. */
  encode(text: string): boolean[][];
}

/** Whether the printer has the letters. Anything else is drawn. */
export const isWritten = (row: Laid | undefined) =>
  row?.kind === 'row' ? isPlain(row.left + row.right) : row?.kind !== 'qr';

/** Places a row on paper that is so many dots wide. Servers and browsers draw it with their own pens. */
export function placeRow(row: Laid, dots: number, pen: Pen): PlacedRow {
  if (row.kind === 'drawer') return { height: 0, isInverse: false, inks: [], squares: [] };
  if (row.kind === 'gap') return { height: GAP_HEIGHT, isInverse: false, inks: [], squares: [] };
  if (row.kind === 'rule')
    return { ...placeRow({ kind: 'gap' }, dots, pen), height: RULE_HEIGHT, squares: [ruleOf(dots)] };
  if (row.kind === 'qr') return placeCode(row.text, dots, pen);
  return placeText(row, dots, pen);
}

const ruleOf = (width: number) => ({ x: 0, y: 7, width, height: 2 });

function placeText(row: Row, dots: number, { measure }: Pen): PlacedRow {
  const { height, baseline, size, narrow } = SIZES[row.size ?? 'normal'];
  const weight = row.bold ? 700 : 400;
  const indent = (row.left.length - row.left.trimStart().length) * CELL;
  const measured = (text: string) => ({ text, width: text === '' ? 0 : measure(text, size, weight) });
  const [left, right] = [measured(row.left.trim()), measured(row.right.trim())];
  const between = left.text && right.text ? CELL : 0;
  const room = dots - indent - between;
  const squeeze = Math.min(narrow, room / Math.max(1, left.width + right.width));
  const start = row.centred ? Math.max(0, (dots - left.width * squeeze) / 2) : indent;
  const inks = [
    { text: left.text, x: start },
    { text: right.text, x: dots - right.width * squeeze },
  ].filter(({ text }) => text !== '');
  return {
    height,
    isInverse: row.inverse === true,
    inks: inks.map((ink) => ({ ...ink, baseline, squeeze, size, weight })),
    squares: [],
  };
}

function placeCode(text: string, dots: number, { encode }: Pen): PlacedRow {
  const code = encode(text);
  const module = Math.max(2, Math.min(MOST_MODULE, Math.floor(dots / code.length)));
  const left = Math.floor((dots - code.length * module) / 2);
  const squares = code.flatMap((line, row) =>
    line.flatMap((isDark, column) =>
      isDark ? [{ x: left + column * module, y: row * module, width: module, height: module }] : [],
    ),
  );
  return { height: code.length * module, isInverse: false, inks: [], squares };
}
