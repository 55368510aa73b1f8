import { expect, test } from 'vitest';
import { COLUMNS, layOut } from './paper/lay-out.ts';
import { type PrintLine, RULE, text } from './paper/print-line.ts';
import { MOST_ROWS_PER_PART, splitPrint } from './split-print.ts';

const WHOLE = { orderNo: 7, paper: 58, language: 'en' } as const;
const rowsOf = (lines: PrintLine[]) => layOut(lines, COLUMNS[58]).length;
const dish = (name: string, options: number): PrintLine[] => [
  text(name, { lead: '1 x ' }),
  ...Array.from({ length: options }, (_, at) => text(`Option ${at}`, { lead: '    + ' })),
];
const ticket = (dishes: number, options: number) => [
  RULE,
  ...Array.from({ length: dishes }, (_, at) => dish(`Dish ${at}`, options)).flat(),
  RULE,
];
const heads = (pieces: PrintLine[][]) => pieces.map(([head]) => head?.kind === 'text' && head.text);

test('keeps a ticket whole that is not long', () => {
  const lines = ticket(MOST_ROWS_PER_PART - 2, 0);
  expect(splitPrint(lines, WHOLE)).toEqual([lines]);
  expect(splitPrint([], WHOLE)).toEqual([[]]);
});

test('splits a long ticket into numbered parts that hold everything in order', () => {
  const lines = ticket(100, 4);
  const pieces = splitPrint(lines, WHOLE);
  expect(heads(pieces)).toEqual(['Order #7: part 1/3', 'Order #7: part 2/3', 'Order #7: part 3/3']);
  expect(pieces.flatMap(([, ...rest]) => rest)).toEqual(lines);
  for (const [, ...rest] of pieces) expect(rowsOf(rest)).toBeLessThanOrEqual(MOST_ROWS_PER_PART);
});

test('counts a long name as many rows as it takes', () => {
  const lines = Array.from({ length: 100 }, () => text('अतिरिक्त मक्खन '.repeat(10), { size: 'large' }));
  for (const [, ...rest] of splitPrint(lines, WHOLE))
    expect(rowsOf(rest)).toBeLessThanOrEqual(MOST_ROWS_PER_PART);
});

test('keeps a dish with its options while there is room for both', () => {
  const pieces = splitPrint(ticket(30, 60), { ...WHOLE, language: 'hi' });
  for (const [, first] of pieces)
    expect(first === RULE || (first?.kind === 'text' && first.lead)).not.toBe('    + ');
  expect(heads(pieces)[0]).toBe('ऑर्डर #7: भाग 1/10');
});

test('continues a dish in the next part when its options exceed one', () => {
  const lines = dish('Thali', 2 * MOST_ROWS_PER_PART);
  const pieces = splitPrint(lines, WHOLE);
  expect(pieces).toHaveLength(3);
  expect(pieces.flatMap(([, ...rest]) => rest)).toEqual(lines);
});
