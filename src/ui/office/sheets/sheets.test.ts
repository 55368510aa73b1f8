import { describe, expect, test } from 'vitest';
import { menuFile } from '#ordering/menu-editor/office/face/menu-file.ts';
import { COLUMNS } from '#ordering/menu-import/rules/columns.ts';
import { templateRows } from '#ordering/menu-import/rules/template.ts';
import { readSheet } from './read-sheet.ts';
import { fileCells, writeCsv, writeFile } from './write-file.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('files that are refused', () => {
  test.each<[string, Blob, string]>([
    ['an old Excel', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'oldExcel'],
    ['a picture that calls itself a table', bytes([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'unreadable'],
    ['nothing at all', new Blob([]), 'nothing'],
    ['blank lines', bytes(' \n\n'), 'nothing'],
    ['a web page that calls itself a table', bytes('<html><table></table></html>'), 'noTable'],
    ['a PDF', bytes('%PDF-1.7 menu'), 'noTable'],
    ['bytes that are no text', bytes([0x01, 0x00, 0x02, 0x00, 0x03]), 'noTable'],
    ['more than anybody has', new Blob([new Uint8Array(10_000_001)]), 'tooLarge'],
  ])('%s', async (_, file, fault) => {
    expect(await readSheet(file)).toEqual({ fault });
  });
});

describe('texts', () => {
  const rows = [
    ['Item', 'Price'],
    ['Crème, "brûlée"\nzwei', '1'],
  ];
  test.each<[string, Blob]>([
    ['with commas', bytes('Item,Price\r\n"Crème, ""brûlée""\nzwei",1')],
    ['with semicolons and a mark', bytes([0xef, 0xbb, 0xbf], 'Item;Price\n"Crème, ""brûlée""\nzwei";1')],
    [
      'with tabs, of the last century',
      bytes('Item\tPrice\n"Cr', [0xe8], 'me, ""br', [0xfb], 'l', [0xe9], 'e""\nzwei"\t1'),
    ],
  ])('%s', async (_, file) => {
    expect(await readSheet(file)).toEqual({ rows });
  });
});

test.each(['csv', 'xlsx'] as const)('a table written as %s is read back unchanged', async (format) => {
  const odd = ['Menu', 'C', " spaces ' ", '', '१', '', '', '0.5', 'a\nb', '0', '', "'=x", '', '0012'];
  const rows = [...templateRows(), COLUMNS.map((_column, index) => odd[index] ?? '')];
  expect(await readSheet(await writeFile(format, menuFile(rows)))).toEqual({ rows });
});

test('a whole menu of 3,000 dishes is written and read', async () => {
  const [head = [], , dosa = []] = templateRows();
  const rows = [head, ...Array.from({ length: 3000 }, (_, at) => dosa.with(2, `Dish ${at}`))];
  expect(await readSheet(await writeFile('xlsx', menuFile(rows)))).toEqual({ rows });
});

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98', "'+91 98"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['चाय', 'चाय'],
  [-2.5, '-2.5'],
])('the cell %j is written %j', async (cell, written) => {
  const file = new Uint8Array(await (await writeCsv([[cell]])).arrayBuffer());
  // The text of a blob would come without the mark.
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)).toBe(`\uFEFF${written}`);
});

test('a column without values is only on the screen', () => {
  const columns = [
    { label: 'Dish', value: ({ dish }: { dish: string }) => dish },
    { label: 'Share', cell: () => '50 %' },
    { label: 'Sold', value: () => 3 },
  ];
  expect(fileCells(columns, [{ dish: 'Dosa' }])).toEqual([
    ['Dish', 'Sold'],
    ['Dosa', 3],
  ]);
});
