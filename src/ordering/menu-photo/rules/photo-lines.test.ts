import { describe, expect, test } from 'vitest';
import { parseLines } from '#ordering/menu-lines/rules/parse-lines.ts';
import { photoLines } from './photo-lines.ts';
import type { ReadPhoto } from './read-photo.ts';
import type { Readings } from './settle-price.ts';

type ReadRow = ReadPhoto['rows'][number];

const word = (text: string, confidence = 90, height = 20) => ({
  text,
  confidence,
  box: { left: 0, top: 0, right: text.length * 10, bottom: height },
});
const spot = (price: string, more: Partial<Readings> = {}) => ({
  box: { left: 500, top: 0, right: 540, bottom: 20 },
  readings: {
    page: price,
    alone: price,
    sign: price,
    behindFirst: price.slice(1),
    hasSignWord: false,
    letters: price.length,
    ...more,
  },
});
const row = (name: string, prices: string[], more: Partial<ReadRow> = {}): ReadRow => ({
  words: name === '' ? [] : name.split(' ').map((text) => word(text)),
  spots: prices.map((price) => spot(price)),
  gap: 20,
  sizes: [],
  box: { left: 0, top: 0, right: 540, bottom: 20 },
  right: 600,
  hasUnreadInk: { before: false, behind: false },
  ...more,
});
const heading = (name: string, more: Partial<ReadRow> = {}) =>
  row(name, [], { words: name.split(' ').map((text) => word(text, 90, 26)), ...more });
/** Sure dishes, so that the page is a good one. */
const usual = [
  row('Dal Tadka', ['180']),
  row('Aloo Gobi', ['150']),
  row('Rajma', ['120']),
  row('Kadhi', ['140']),
];

const short = (...rows: ReadRow[]) =>
  photoLines({ rows }).map(({ is, text, doubts }) =>
    [is === 'heading' ? '#' : '', text, ...doubts].join(' ').trim(),
  );
const last = (...rows: ReadRow[]) => short(...usual, ...rows).at(-1);

test('headings and dishes become lines that the preview understands alike', () => {
  const rows = [heading('MAINS'), ...usual, row('Paneer', ['180', '260']), row('Chicken 65', ['190'])];
  const lines = photoLines({ rows });
  expect(lines.flatMap(({ doubts }) => doubts)).toEqual([]);
  const read = parseLines(lines.map(({ text }) => text).join('\n'), true);
  expect(read.map((line) => line.is)).toEqual(['heading', ...Array.from({ length: 6 }, () => 'dish')]);
  expect(read.slice(-2)).toMatchObject([
    {
      label: 'Paneer',
      sizes: [
        { label: 'Half', price: 18_000 },
        { label: 'Full', price: 26_000 },
      ],
    },
    { label: 'Chicken 65', sizes: [{ price: 19_000 }], isDoubtful: false },
  ]);
});

test('sizes are called as the heading calls them, up to the next heading', () => {
  const rows = [
    heading('Pizza', { sizes: [word('Regular'), word('Large')] }),
    row('Farmhouse', ['199', '349']),
    heading('Mains'),
    row('Paneer', ['180', '260']),
  ];
  expect(short(...rows)).toEqual([
    '# Pizza',
    'Farmhouse: Regular 199, Large 349',
    '# Mains',
    'Paneer: 180/260',
  ]);
});

describe('is asked about:', () => {
  test.each<[string, ReadRow, string]>([
    [
      'a price that two readings differ on',
      row('Dum Aloo', [], { spots: [spot('170', { alone: '110' })] }),
      'Dum Aloo: 170 price',
    ],
    [
      'ink behind the name that was not read',
      row('Dum Aloo', ['170'], { hasUnreadInk: { before: false, behind: true } }),
      'Dum Aloo: 170 price',
    ],
    ['a figure in the name', row('Platter 24', ['170']), 'Platter 24: 170 price'],
    [
      'a figure close to the name, where prices are at the right',
      row('Chicken', ['65'], { gap: 0.5 }),
      'Chicken: 65 price',
    ],
    [
      'a name that was read badly',
      row('', ['170'], { words: [word('Dum'), word('AIOO', 30)] }),
      'Dum AIOO: 170 name',
    ],
    ['a name that is not there', row('', ['170']), ': 170 name'],
    [
      'ink before the name',
      row('neer', ['170'], { hasUnreadInk: { before: true, behind: false } }),
      'neer: 170 name',
    ],
    ['a word in another script than the page', row('Dum आलू', ['170']), 'Dum आलू: 170 name'],
    ['a price far above the others', row('Dum Aloo', ['1150']), 'Dum Aloo: 1150 unusual'],
    ['a price far below the others', row('Dum Aloo', ['15']), 'Dum Aloo: 15 unusual'],
    ['a price that is not round, where the others are', row('Dum Aloo', ['173']), 'Dum Aloo: 173 unusual'],
    [
      'a full portion that costs less than half',
      row('Dum Aloo', ['260', '180']),
      'Dum Aloo: 260/180 unusual',
    ],
    [
      'a full portion that costs four times as much',
      row('Dum Aloo', ['60', '240']),
      'Dum Aloo: 60/240 unusual',
    ],
    [
      'ink where a price should be',
      row('Dum Aloo', [], { hasUnreadInk: { before: false, behind: true } }),
      '# Dum Aloo noPrice',
    ],
  ])('%s', (_, doubtful, expected) => {
    expect(last(doubtful)).toBe(expected);
  });

  test('a line without a price that is not taller than dishes, before a dish', () => {
    expect(short(...usual, row('Dum Aloo', []), row('Naan', ['160']))).toContain('# Dum Aloo noPrice');
  });

  test('everything, where most lines are doubtful', () => {
    const doubtful = usual.map((one) => ({ ...one, hasUnreadInk: { before: false, behind: true } }));
    expect(short(...doubtful, row('Naan', ['160'])).every((line) => line.endsWith('price'))).toBe(true);
  });
});

test('a title, descriptions and specks are left out', () => {
  const small = row('in a gravy', [], { words: [word('in', 90, 14), word('gravy', 90, 14)] });
  const speck = row('', [], { words: [word('i', 20)] });
  expect(
    short(heading('Hotel Anand'), heading('Mains'), ...usual, small, speck, row('Naan', ['160'])),
  ).toEqual(['# Mains', 'Dal Tadka: 180', 'Aloo Gobi: 150', 'Rajma: 120', 'Kadhi: 140', 'Naan: 160']);
});

test('drops the dots to a price that were read as a word', () => {
  const [line] = photoLines({ rows: [row('Soda cesessaees', ['70']), ...usual] });
  expect(line).toMatchObject({ text: 'Soda: 70', doubts: [] });
});

test.each(['Prawn masala', 'Pineapple ananas', 'Sesame'])('keeps the words of %s', (name) => {
  const [line] = photoLines({ rows: [row(name, ['70']), ...usual] });
  expect(line?.text).toBe(`${name}: 70`);
});
