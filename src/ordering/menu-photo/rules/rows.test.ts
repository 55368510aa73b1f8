import { expect, test } from 'vitest';
import { findRows } from './rows.ts';
import type { ReadWord } from './tesseract.ts';
import { columns, halves } from './testing/recorded.ts';

/** Words in short: "Dal@100" begins at 100. Letters are 10 wide and 20 high. */
const line = (text: string, top = 100): ReadWord[] =>
  text.split(' ').map((word) => {
    const [letters = '', left = ''] = word.split('@');
    const box = { left: Number(left), top, right: Number(left) + letters.length * 10, bottom: top + 20 };
    return { text: letters, confidence: 90, box };
  });

const short = (words: readonly ReadWord[], width = 1000) =>
  findRows(words, width).map(({ words: name, sizes, spots }) => {
    const texts = (list: readonly ReadWord[]) => list.map(({ text }) => text).join(' ');
    return [texts(name), texts(sizes), ...spots.map((spot) => texts(spot.words))].filter(Boolean).join(' | ');
  });

test('half and full stand in columns of their own, under their words', () => {
  expect(short(halves.words, halves.width)).toEqual([
    'Hotel Anand',
    'Breads | Half Full',
    'Lachha Paratha | 30/- | 55/-',
    'Garlic Naan | 225/- | 405/-',
    'Missi Roti | 105/- | 190/-',
    'Tandoori Roti | 19973 | 360/-',
    'South Indian | Half Full',
    'Masala Dosa | 450/-',
    'Idli Sambar | 330/- | 460/-',
    'Rava Onion Dosa | 215/- | 345/-',
    'Uttapam | 90/-',
    'Medu Vada | 1450/- | 2610/-',
  ]);
});

test('two columns of dishes are read one after the other, and prices at the right are no column', () => {
  const rows = short(columns.words, columns.width);
  expect(rows.filter((row) => /Starters|South/.test(row))).toEqual([
    'Starters स्टार्टर',
    'South Indian दक्षिण भारतीय',
  ]);
  expect(rows.indexOf('South Indian दक्षिण भारतीय')).toBeGreaterThan(
    rows.findIndex((row) => row.startsWith('Hara Bhara Kabab')),
  );
  expect(rows).toContain('Onion Pakora प्याज पकोड़ा | Rs. 210');
});

test.each([
  ['Dal@0 Makhani@40 260@600', 'Dal Makhani | 260'],
  ['Chicken@0 65@80 290@600', 'Chicken 65 | 290'],
  ['Chicken@0 65@80 -@110 290@130', 'Chicken 65 | - 290'],
  ['Dal@0 -@40 180@60 /@95 260@110', 'Dal | - 180 / 260'],
  ['Dal@0 180/260@600', 'Dal | 180/260'],
  ['Dal@0 ₹@580 260@600', 'Dal | ₹ 260'],
  ['Dal@0 रैं@570 260@605', 'Dal | रैं 260'],
  ['Dal@0 Rs.@560 180@600 Rs.@700 260@740', 'Dal | Rs. 180 | Rs. 260'],
  ['Samosa@0 (2@70 pcs)@100 40@600', 'Samosa (2 pcs) | 40'],
  ['Dal@0 120@500 180@600 240@700', 'Dal | 120 | 180 | 240'],
  ['Thali@0', 'Thali'],
])('%j is %j', (words, expected) => {
  expect(short(line(words))).toEqual([expected]);
});

test('lines that are as high as each other are one line', () => {
  expect(short([...line('Dal@0'), ...line('260@600', 104), ...line('Naan@0', 130)])).toEqual([
    'Dal | 260',
    'Naan',
  ]);
});
