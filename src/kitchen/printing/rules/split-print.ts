import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { COLUMNS, layOut, type Paper } from './paper/lay-out.ts';
import { type PrintLine, text } from './paper/print-line.ts';
import { PRINT_WORDS } from './words.ts';

/** About a metre of paper: what the server can draw and a slow printer print before a request times out. */
export const MOST_ROWS_PER_PART = 200;

interface Whole {
  orderNo: number | null;
  paper: Paper;
  language: OfficeLanguage;
}

/** Splits a long print into numbered parts. A dish stays together with its options. */
export function splitPrint(lines: readonly PrintLine[], { orderNo, paper, language }: Whole): PrintLine[][] {
  const pieces = join(dishesIn(lines, COLUMNS[paper])).map((piece) => piece.lines);
  if (pieces.length < 2) return [[...lines]];
  const words = PRINT_WORDS[language];
  const name = orderNo === null ? '' : `${words.order} #${orderNo}: `;
  return pieces.map((piece, index) => [
    text(`${name}${words.part} ${index + 1}/${pieces.length}`, { centred: true, bold: true, inverse: true }),
    ...piece,
  ]);
}

interface Piece {
  lines: PrintLine[];
  rows: number;
}

/** Lines that belong to the line before begin with spaces. */
const isIndented = (line: PrintLine) => line.kind === 'text' && line.lead?.startsWith(' ') === true;

function dishesIn(lines: readonly PrintLine[], columns: number): Piece[] {
  const dishes: Piece[] = [];
  for (const line of lines) {
    const { length: rows } = layOut([line], columns);
    const last = dishes.at(-1);
    if (last && isIndented(line) && last.rows + rows <= MOST_ROWS_PER_PART)
      add(last, { lines: [line], rows });
    else dishes.push({ lines: [line], rows });
  }
  return dishes;
}

function join(dishes: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const dish of dishes) {
    const last = pieces.at(-1);
    if (last && last.rows + dish.rows <= MOST_ROWS_PER_PART) add(last, dish);
    else pieces.push({ lines: [...dish.lines], rows: dish.rows });
  }
  return pieces;
}

function add(piece: Piece, { lines, rows }: Piece): void {
  piece.lines.push(...lines);
  piece.rows += rows;
}
